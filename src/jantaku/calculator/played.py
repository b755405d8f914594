"""The words in which a win at the table is told to a calculator."""

from __future__ import annotations

from jantaku.calculator.words import WORDS
from jantaku.ruleset import Rules
from jantaku.situation import Situation, Told


def flags_at(rules: Rules, situation: Situation) -> tuple[str, ...]:
    """The flags that say of a typed hand what play said of this one: the declaration that stands,
    how the tile came, and what else `Told` tells. Of a ruleset's own words only those are used that
    tell what no general word does.
    """
    s = situation
    flags = [s.declared] if s.declared else []
    flags.append(_how(rules, s))
    flags += [name for name in ("prompt", "first", "last") if getattr(s, name)]
    return tuple(flags)


def _how(rules: Rules, s: Situation) -> str:
    if s.kan_run > 1:
        # The general word tells of one kan, and a run of more is never worth less than it.
        own = {told.kan_run: name for name, told in rules.layout.words.items() if told.kan_run}
        runs = [run for run in own if run <= s.kan_run]
        if runs:
            return own[max(runs)]
    for name, told in WORDS.items():
        if told.how == s.how and _tells(told, s):
            return name
    # A kan that only some hands can rob is announced as the others are.
    return "robbed"


def _tells(told: Told, s: Situation) -> bool:
    if s.how == "robbed":
        return told.robbed_from == s.robbed_from
    return (told.source or "live") == s.source
