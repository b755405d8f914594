"""Payments of games whose values say what each seat pays: no repeats, no sticks, no tenpai payments
(rules: hanma, korean, hongkong).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from jantaku import events as ev
from jantaku.policies.ledger import Ledger, share
from jantaku.policies.score_rows import RowsValue
from jantaku.policies.settle_han_fu import Waiting
from jantaku.state import TableState
from jantaku.tiles import listed
from jantaku.value import Value

Shown = Literal["winners", "all"]


class ShareSettle:
    """A settle policy for `RowsValue`.

    Args:
        win: tells who is tenpai.
        shows: whose hands are opened after a win; `all`: everybody's, after a draw, too.
        bluff: what a seat that declared without being tenpai pays to each other seat when that
            comes to light; 0 where it costs nothing or cannot be.
        checks: reasons of a draw at which declared hands are opened and judged so.
        opens_ready: reasons of a draw at which every tenpai hand is opened.
    """

    def __init__(
        self,
        *,
        win: Waiting,
        shows: Shown = "winners",
        bluff: int = 0,
        checks: frozenset[str] = frozenset(),
        opens_ready: frozenset[str] = frozenset({"exhaustive"}),
    ) -> None:
        self.win = win
        self.shows = shows
        self.bluff = bluff
        self.checks = checks
        self.opens_ready = opens_ready

    def wins(self, state: TableState, winners: Sequence[tuple[int, Value]]) -> Iterator[ev.Event]:
        """See `ruleset.Settle`. Transfers: `win`."""
        ledger = Ledger(state)
        sources = {win.seat: win.source for win in state.wins}
        for seat, value in winners:
            if not isinstance(value, RowsValue):
                raise TypeError(f"ShareSettle cannot settle a {type(value).__name__}")
            for payer, amount, reason in self.bill(state, seat, value, sources[seat]):
                ledger.pay(payer, seat, amount, reason)
        self.after_wins(ledger, state, dict(winners), sources)
        seats = [seat for seat, _ in winners]
        if self.shows == "all":
            seats += [seat for seat in range(state.count) if seat not in seats]
        yield from _shown(state, seats)
        yield from ledger.transfers

    def bill(
        self, state: TableState, seat: int, value: RowsValue, source: int
    ) -> Iterator[tuple[int, int, str]]:
        """Who pays how much for the win of `seat` on a tile from seat `source` (itself for an own
        draw), and for what reason, in turn order from the winner.
        """
        pay = value.pay
        others = list(_others(state, seat))
        parts = share(pay.together, len(others), unit=1)
        for payer, part in zip(others, parts, strict=True):
            if source == seat:
                yield payer, pay.each + part, "win"
            else:
                yield payer, pay.feeder if payer == source else pay.bystander, "win"

    def after_wins(
        self,
        ledger: Ledger,
        state: TableState,
        values: Mapping[int, Value],
        sources: Mapping[int, int],
    ) -> None:
        """What else moves after wins: nothing here.

        Args:
            ledger: takes the payments.
            state: before any payment.
            values: by winner, nearest first.
            sources: by winner the seat its tile came from; its own for an own draw.
        """

    def drawn(self, state: TableState, reason: str) -> Iterator[ev.Event]:
        """See `ruleset.Settle`. Transfers: `bluff`."""
        ledger = Ledger(state)
        seats = [s for s, at in enumerate(state.seats) if not at.retired]
        waiting = [s for s in seats if self.win.waits(state, s)]
        judged = [s for s in seats if state.seats[s].declared] if reason in self.checks else []
        if self.bluff:
            for seat in judged:
                if seat not in waiting:
                    for other in _others(state, seat):
                        ledger.pay(seat, other, self.bluff, "bluff")
        self.after_draw(ledger, state, reason)
        tells = waiting if reason in self.opens_ready else []
        opened = [s for s in seats if self.shows == "all" or s in tells or s in judged]
        yield ev.hand_drawn(reason, tuple(s for s in opened if s in waiting))
        yield from _shown(state, opened)
        yield from ledger.transfers

    def after_draw(self, ledger: Ledger, state: TableState, reason: str) -> None:
        """What else moves after a draw: nothing here."""


def _others(state: TableState, seat: int) -> Iterator[int]:
    """The other seats in the hand, in turn order."""
    for step in range(1, state.count):
        other = (seat + step) % state.count
        if not state.seats[other].retired:
            yield other


def _shown(state: TableState, seats: Sequence[int]) -> Iterator[ev.Event]:
    """Opens hands. One that lay open already is shown again if it has changed: what it drew since
    was hidden.
    """
    for seat in seats:
        tiles = tuple(listed(state.seats[seat].hand))
        if state.shown.get(seat) != tiles:
            yield ev.show(seat, tiles)
