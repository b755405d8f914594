"""Draws that end a hand early after a discard or kan, judged when nobody won the tile."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from jantaku.situation import Breakers
from jantaku.state import TableState
from jantaku.tiles import WINDS


class AbortRule(Protocol):
    """One kind of abortive draw.

    Attributes:
        name: the reason as it stands in the record.
        after: `discard`: judged when a discard has passed; `kan`: when a kan stands.
    """

    name: str
    after: str

    def holds(self, state: TableState) -> bool:
        """Whether the hand ends now."""


class FourWinds:
    """Every seat's first discard the same wind, nothing broken (rules: riichi, draw).

    Args:
        breakers: what breaks the first round.
        kinds: mask of the winds that count.
    """

    name = "four_winds"
    after = "discard"

    def __init__(self, breakers: Breakers, *, kinds: int = WINDS) -> None:
        self.breakers = breakers
        self.kinds = kinds

    def holds(self, state: TableState) -> bool:
        """See `AbortRule`."""
        at = state.seats[0]
        first = at.river_kinds
        return (
            len(at.river) == 1
            and first & self.kinds == first != 0
            and all(len(at.river) == 1 and at.river_kinds == first for at in state.seats)
            and state.last_broken(self.breakers.first) < 0
        )


class AllDeclared:
    """Every seat has declared, and the last one's discard passed (rules: riichi, four riichi)."""

    name = "four_riichi"
    after = "discard"

    def holds(self, state: TableState) -> bool:
        """See `AbortRule`."""
        return bool(state.seats[0].declared) and all(at.declared for at in state.seats)


class FourKans:
    """Four kans by more than one seat.

    Args:
        after: `discard`: when the discard after the fourth kan has passed; `kan`: at once when the
            fourth stands.
        count: how many kans.
    """

    name = "four_kans"

    def __init__(self, *, after: str = "discard", count: int = 4) -> None:
        self.after = after
        self.count = count

    def holds(self, state: TableState) -> bool:
        """See `AbortRule`."""
        if state.kans < self.count:
            return False
        return sum(1 for at in state.seats if any(m.is_kan for m in at.melds)) > 1


def abort(rules: Collection[AbortRule], state: TableState, after: str) -> str:
    """The name of the first rule that ends the hand after a `discard` or `kan`, or an empty
    text.
    """
    for rule in rules:
        if rule.after == after and rule.holds(state):
            return rule.name
    return ""
