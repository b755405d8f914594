"""When a seat may not win on somebody else's tile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from jantaku import events as ev
from jantaku.policies.robbing import Robbing
from jantaku.ruleset import Win
from jantaku.situation import How
from jantaku.state import TableState
from jantaku.tiles import KIND

RIVER = "furiten"
TEMPORARY = "temporary_furiten"
DECLARED = "riichi_furiten"


class NoFuriten:
    """Games without furiten."""

    river_safe = False

    def blocks(self, state: TableState, seat: int) -> str:
        """See `ruleset.Furiten`."""
        return ""

    def drew(self, state: TableState, seat: int) -> Iterator[ev.Event]:
        """See `ruleset.Furiten`."""
        return iter(())

    def discarded(self, state: TableState, seat: int) -> Iterator[ev.Event]:
        """See `ruleset.Furiten`."""
        return iter(())

    def passed(self, state: TableState) -> Iterator[ev.Event]:
        """See `ruleset.Furiten`."""
        return iter(())


class Furiten(NoFuriten):
    """Furiten by one's own discards, by a passed or barred win until the next discard, and after a
    declaration for good.

    It looks at the waits as they are now, over all shapes, and at every discard, called-away ones
    included (rules: riichi).

    Args:
        win: for the waits.
        robbing: which announced tiles could have been won.
        temporary_ends: what ends temporary furiten: one's own next `discard`, or already the next
            `draw` (they differ only after one's own call).
        barred: whether a tile that completes the hand is a passed win even where its value would
            have been refused (rules: korean, minimum).
        river: whether one's own discards bar a claim.
        lasting: whether a win passed after a declaration bars all further ones; otherwise it is a
            passed win like any other.
    """

    def __init__(
        self,
        win: Win,
        robbing: Robbing,
        *,
        temporary_ends: Literal["discard", "draw"] = "discard",
        barred: bool = True,
        river: bool = True,
        lasting: bool = True,
    ) -> None:
        self.win = win
        self.robbing = robbing
        self.temporary_ends = temporary_ends
        self.barred = barred
        self.river_safe = river
        self.lasting = lasting

    def blocks(self, state: TableState, seat: int) -> str:
        """See `ruleset.Furiten`. One's own discards are named first: they can be seen, and bar on
        when what came of a passed wait is over.
        """
        at = state.seats[seat]
        if self.river_safe and self.win.waits(state, seat) & at.river_kinds:
            return RIVER
        if DECLARED in at.marks:
            return DECLARED
        return TEMPORARY if TEMPORARY in at.marks else ""

    def drew(self, state: TableState, seat: int) -> Iterator[ev.Event]:
        """See `ruleset.Furiten`."""
        if self.temporary_ends == "draw" and TEMPORARY in state.seats[seat].marks:
            yield ev.mark(seat, TEMPORARY, False)

    def discarded(self, state: TableState, seat: int) -> Iterator[ev.Event]:
        """See `ruleset.Furiten`. A discard after a call is none that a draw came before."""
        if self.temporary_ends == "discard" and TEMPORARY in state.seats[seat].marks:
            yield ev.mark(seat, TEMPORARY, False)

    def passed(self, state: TableState) -> Iterator[ev.Event]:
        """Whoever could have won the tile (by shape, where `barred`) and did not, is furiten."""
        offer = state.offer
        if offer is None:
            return
        kind = KIND[offer.tile]
        for seat, at in enumerate(state.seats):
            if seat == offer.seat or at.retired:
                continue
            waits = at.waits
            if waits is None:
                waits = self.win.waits(state, seat)
            if (
                waits >> kind & 1
                and self.robbing.reaches(state, seat)
                and (self.barred or self._worth(state, seat))
            ):
                name = DECLARED if at.declared and self.lasting else TEMPORARY
                if name not in at.marks:
                    yield ev.mark(seat, name, True)

    def _worth(self, state: TableState, seat: int) -> bool:
        """Whether `seat` could have won the tile on offer as far as its value goes."""
        offer = state.offer
        assert offer is not None
        how: How = "ron" if offer.origin == "discard" else "robbed"
        return self.win.can(state, seat, offer.tile, how)
