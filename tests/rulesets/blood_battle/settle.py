"""Everybody still in the hand pays a self-draw, the discarder a claimed tile; at the end those who
wait are paid by those who do not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from jantaku import events as ev
from jantaku.state import TableState
from jantaku.tiles import listed
from jantaku.value import Value


class Waiting(Protocol):
    """Tells who is ready."""

    def waits(self, state: TableState, seat: int) -> int:
        """Mask of the kinds waited for."""


def playing(state: TableState) -> list[int]:
    """Seats that are still in the hand."""
    return [seat for seat, at in enumerate(state.seats) if not at.retired]


class BattleSettle:
    """The settle policy."""

    def __init__(self, win: Waiting) -> None:
        self.win = win

    def wins(self, state: TableState, winners: Sequence[tuple[int, Value]]) -> Iterator[ev.Event]:
        """See `ruleset.Settle`."""
        sources = {win.seat: win.source for win in state.wins}
        payers = playing(state)
        for seat, value in winners:
            yield ev.show(seat, tuple(listed(state.seats[seat].hand)))
            points = value.numbers()["points"]
            if sources[seat] == seat:
                for payer in payers:
                    if payer != seat:
                        yield ev.transfer(payer, seat, points, "win")
            else:
                yield ev.transfer(sources[seat], seat, points, "win")

    def drawn(self, state: TableState, reason: str) -> Iterator[ev.Event]:
        """See `ruleset.Settle`."""
        left = playing(state)
        ready = tuple(seat for seat in left if self.win.waits(state, seat))
        yield ev.hand_drawn(reason, ready)
        for seat in ready:
            yield ev.show(seat, tuple(listed(state.seats[seat].hand)))
        for payer in left:
            if payer not in ready:
                for seat in ready:
                    yield ev.transfer(payer, seat, 1, "not_ready")
