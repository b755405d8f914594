"""A calculator for any ruleset: from typed text to a value and who pays whom.

    answer = calculate("riichi", "234m567p789p1134s 2s", flags=["riichi", "tsumo"], indicators="1z")
    answer.value.numbers()["points"], answer.transfers

Nothing here knows a rule: `Rules` scores, settles and says which tiles, declarations and pots there
are.
"""

from __future__ import annotations

from jantaku.calculator.answer import Answer, Question
from jantaku.calculator.ask import calculate, rules_of
from jantaku.calculator.more import Change, more
from jantaku.calculator.notation import plain
from jantaku.calculator.said import said
from jantaku.calculator.typed import TypedHand, parse_hand, parse_tiles
from jantaku.calculator.words import NOTE, WORDS, asked_of, declarations_of, flags_of, parse_wind

__all__ = [
    "NOTE",
    "WORDS",
    "Answer",
    "Change",
    "Question",
    "TypedHand",
    "asked_of",
    "calculate",
    "declarations_of",
    "flags_of",
    "more",
    "parse_hand",
    "parse_tiles",
    "parse_wind",
    "plain",
    "rules_of",
    "said",
]
