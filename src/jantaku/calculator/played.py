"""The words in which a win at the table is told to a calculator."""

from __future__ import annotations

from collections.abc import Iterable

from jantaku.calculator.words import WORDS
from jantaku.events import Event, Win
from jantaku.ruleset import Rules
from jantaku.situation import Situation, Told
from jantaku.state import TableState, apply


class PlayedWins:
    """How each win of a hand came about, which the table after it no longer tells.

    Attributes:
        flags: the words of a calculator for it, by seat.

    Args:
        rules: of the game.
        before: the events before the hand.
    """

    def __init__(self, rules: Rules, before: Iterable[Event]) -> None:
        self._rules = rules
        self._state = TableState(rules.seats)
        # Winners of one tile win at once: the second is looked at as the table was for the first.
        self._at_once: TableState | None = None
        self.flags: dict[str, list[str]] = {}
        for event in before:
            apply(self._state, event)

    def absorb(self, events: Iterable[Event]) -> None:
        """What happened next in the hand."""
        for event in events:
            if isinstance(event, Win):
                self._at_once = self._at_once or self._state.copy()
                situation = self._rules.win.situation(
                    self._at_once,
                    event.seat,
                    event.tile,
                    event.how,  # type: ignore[arg-type]  # a Win's `how` is one of the three
                )
                self.flags[str(event.seat)] = list(flags_at(self._rules, situation))
            else:
                self._at_once = None
            apply(self._state, event)


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
