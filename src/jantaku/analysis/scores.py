"""What one hand is worth."""

from __future__ import annotations

from jantaku.analysis.given import rules_of
from jantaku.calculator import calculate
from jantaku.policies.check_situation import check_situation
from jantaku.ruleset import Rules
from jantaku.situation import Situation
from jantaku.value import Refusal, Value

score = calculate
"""Score a typed hand and settle it: see `jantaku.calculator.calculate`."""


def value(
    situation: Situation, *, rules: str | Rules = "riichi", checked: bool = True
) -> Value | Refusal:
    """The value of one win, or why it is none.

    Args:
        situation: the hand and all circumstances, see `jantaku.situation.Situation`.
        rules: the id of a ruleset, with its default options, or rules.
        checked: whether circumstances that cannot occur together raise SituationError, and tiles
            that the set has not got TileError; this takes much longer than the value itself.

    Numbers are there at once; rows and lines are worked out when they are asked for.
    """
    table = rules_of(rules) if isinstance(rules, str) else rules
    if checked:
        check_situation(table, situation)
    return table.score.value(situation)
