"""The discarder pays a claimed tile, everybody a self-draw; the dealer's wins and losses count one
more for every repeat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from jantaku import events as ev
from jantaku.state import TableState
from jantaku.tiles import listed
from jantaku.value import Value
from sixteen.score import EACH


class Waiting(Protocol):
    """Tells who is ready."""

    def waits(self, state: TableState, seat: int) -> int:
        """Mask of the kinds waited for."""


class TaiSettle:
    """The settle policy."""

    def __init__(self, win: Waiting) -> None:
        self.win = win

    def wins(self, state: TableState, winners: Sequence[tuple[int, Value]]) -> Iterator[ev.Event]:
        """See `ruleset.Settle`."""
        sources = {win.seat: win.source for win in state.wins}
        for seat, value in winners:
            yield ev.show(seat, tuple(listed(state.seats[seat].hand)))
            own = sources[seat] == seat
            for payer in range(state.count):
                if payer != seat and (own or payer == sources[seat]):
                    amount = value.numbers()["points"]
                    if state.dealer in (payer, seat):
                        amount += EACH * (1 + 2 * state.repeat)
                    yield ev.transfer(payer, seat, amount, "win")

    def drawn(self, state: TableState, reason: str) -> Iterator[ev.Event]:
        """See `ruleset.Settle`: nothing is paid; who waits is told, since the dealer may stay."""
        ready = tuple(s for s in range(state.count) if self.win.waits(state, s))
        yield ev.hand_drawn(reason, ready)
        for seat in ready:
            yield ev.show(seat, tuple(listed(state.seats[seat].hand)))
