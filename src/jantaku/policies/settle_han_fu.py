"""Payments of games in han and fu: wins with repeats and sticks, liability, tenpai at draws (rules:
riichi).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, Protocol

from jantaku import events as ev
from jantaku.actions import RON
from jantaku.policies.ledger import Cap, Ledger, match, share
from jantaku.policies.liability import Liability
from jantaku.policies.payments import Payments
from jantaku.policies.value_han_fu import HanFuValue
from jantaku.state import TableState
from jantaku.tiles import OUTSIDE, listed
from jantaku.value import Value

Openers = Literal["turn", "declared", "claimants"]
"""Who opens the hand at an abort: the seat to move, all that declared, all that claimed the win."""

ABORT_OPENERS: Final[Mapping[str, Openers]] = {
    "nine_terminals": "turn",
    "four_riichi": "declared",
    "triple_ron": "claimants",
}
"""What aborts of riichi open."""


class Waiting(Protocol):
    """The part of a win policy that tells who is tenpai."""

    def waits(self, state: TableState, seat: int) -> int:
        """Mask of the kinds that complete the hand of `seat`."""


class HanFuSettle:
    """A settle policy for `HanFuValue`.

    Args:
        payments: who pays how much of base points.
        win: tells who is tenpai.
        honba: points that each seat adds for a repeat to an own draw; who feeds a win adds all of
            them.
        stick: points of a declaration's stick in the pot `sticks`.
        own_sticks_back: whether several winners first get their own sticks back; otherwise, and for
            the rest, the nearest winner takes the pot.
        liabilities: patterns that somebody can be liable for.
        liable_for: `whole`: whoever is liable is so for all limit patterns of the hand; `part`: for
            the fed ones only.
        liable_honba: whether whoever is liable also pays the repeats of a claimed tile; otherwise
            the discarder does.
        noten_pool: what all seats that are not tenpai pay together when the wall runs out.
        nagashi: base points for discards of terminals and honours alone, none of them called; 0: no
            such thing.
        opens: who opens hands at which abort.
        cap: what a seat pays of a debt where nobody may go below zero, see `Ledger`.
    """

    def __init__(
        self,
        *,
        payments: Payments,
        win: Waiting,
        honba: int = 100,
        stick: int = 1000,
        own_sticks_back: bool = False,
        liabilities: Sequence[Liability] = (),
        liable_for: Literal["whole", "part"] = "whole",
        liable_honba: bool = True,
        noten_pool: int = 3000,
        nagashi: int = 0,
        opens: Mapping[str, Openers] = ABORT_OPENERS,
        cap: Cap | None = None,
    ) -> None:
        self.payments = payments
        self.win = win
        self.honba = honba
        self.stick = stick
        self.own_sticks_back = own_sticks_back
        self.liabilities = tuple(liabilities)
        self.liable_for = liable_for
        self.liable_honba = liable_honba
        self.noten_pool = noten_pool
        self.nagashi = nagashi
        self.opens = dict(opens)
        self.cap = cap

    # --- wins ---

    def wins(self, state: TableState, winners: Sequence[tuple[int, Value]]) -> Iterator[ev.Event]:
        """See `ruleset.Settle`. Transfers: `win`, `pao`, `honba`, `sticks`."""
        ledger = Ledger(state, self.cap)
        sources = {win.seat: win.source for win in state.wins}
        honba = self.honba * state.repeat
        for seat, value in winners:
            if not isinstance(value, HanFuValue):
                raise TypeError(f"HanFuSettle cannot settle a {type(value).__name__}")
            if sources[seat] == seat:
                self._own_draw(ledger, state, seat, value, honba)
            else:
                self._claimed(ledger, state, seat, sources[seat], value, honba)
            honba = 0
        self._sticks(ledger, state, [seat for seat, _ in winners])
        for seat, _ in winners:
            if not state.seats[seat].open:
                yield ev.show(seat, tuple(listed(state.seats[seat].hand)))
        yield from ledger.transfers

    def _own_draw(
        self, ledger: Ledger, state: TableState, seat: int, value: HanFuValue, honba: int
    ) -> None:
        payments, dealer = self.payments, seat == state.dealer
        payers = [s for s in range(state.count) if s != seat and not state.seats[s].retired]
        liable, base = self._liable(state, seat, value)
        if value.base > base:
            shares = payments.tsumo(value.base - base, dealer=dealer)
            for payer in payers:
                amount = shares.dealer if payer == state.dealer else shares.other
                ledger.pay(payer, seat, amount, "win")
        if liable >= 0:
            total = payments.total(payments.tsumo(base, dealer=dealer))
            ledger.pay(liable, seat, total, "pao")
            ledger.pay(liable, seat, honba * len(payers), "honba")
        else:
            for payer in payers:
                ledger.pay(payer, seat, honba, "honba")

    def _claimed(
        self,
        ledger: Ledger,
        state: TableState,
        seat: int,
        discarder: int,
        value: HanFuValue,
        honba: int,
    ) -> None:
        payments, dealer = self.payments, seat == state.dealer
        liable, base = self._liable(state, seat, value)
        if liable == discarder:
            liable, base = -1, 0
        shared = payments.ron(base, dealer=dealer) if liable >= 0 else 0
        own = payments.ron(value.base - base, dealer=dealer) if value.base > base else 0
        ledger.pay(discarder, seat, own + shared - shared // 2, "win")
        if liable >= 0:
            ledger.pay(liable, seat, shared // 2, "pao")
        payer = liable if liable >= 0 and self.liable_honba else discarder
        ledger.pay(payer, seat, honba * (state.count - 1), "honba")

    def _liable(self, state: TableState, seat: int, value: HanFuValue) -> tuple[int, int]:
        """The seat that is liable and for how many base points; -1 and 0 where nobody is."""
        if value.times == 0:
            return -1, 0
        melds = state.seats[seat].melds
        amounts = {hit.row.id: hit.amount for hit in value.hits}
        for liability in self.liabilities:
            if liability.row in amounts:
                liable = liability.seat(melds)
                if liable >= 0:
                    times = value.times
                    if self.liable_for == "part":
                        times = min(amounts[liability.row], times)
                    return liable, value.base // value.times * times
        return -1, 0

    def _sticks(self, ledger: Ledger, state: TableState, winners: Sequence[int]) -> None:
        left = state.pot("sticks")
        if self.own_sticks_back and len(winners) > 1:
            for seat in winners:
                if state.seats[seat].declared and left >= self.stick:
                    ledger.give("sticks", seat, self.stick, "sticks")
                    left -= self.stick
        ledger.give("sticks", winners[0], left, "sticks")

    # --- draws ---

    def drawn(self, state: TableState, reason: str) -> Iterator[ev.Event]:
        """See `ruleset.Settle`. An exhaustive draw with nagashi has the reason `nagashi`;
        transfers: `noten`, `nagashi`.
        """
        ledger = Ledger(state, self.cap)
        if reason != "exhaustive":
            opened = self._openers(state, self.opens.get(reason))
            ready = () if self.opens.get(reason) == "turn" else opened
        else:
            ready = opened = tuple(
                seat
                for seat, at in enumerate(state.seats)
                if not at.retired and self.win.waits(state, seat)
            )
            lucky = self._nagashi(state) if self.nagashi else ()
            if lucky:
                reason = "nagashi"
                for seat in lucky:
                    self._pay_nagashi(ledger, state, seat)
            else:
                self._pay_noten(ledger, state, ready)
        yield ev.hand_drawn(reason, ready)
        for seat in opened:
            if not state.seats[seat].open:
                yield ev.show(seat, tuple(listed(state.seats[seat].hand)))
        yield from ledger.transfers

    @staticmethod
    def _openers(state: TableState, who: Openers | None) -> tuple[int, ...]:
        if who == "turn":
            return (state.turn,)
        if who == "declared":
            return tuple(s for s, at in enumerate(state.seats) if at.declared)
        if who == "claimants":
            return tuple(s for s in range(state.count) if state.choices.get(s) == RON.key)
        return ()

    @staticmethod
    def _nagashi(state: TableState) -> tuple[int, ...]:
        """Seats whose discards are all terminals and honours, none of them taken."""
        return tuple(
            seat
            for seat, at in enumerate(state.seats)
            if at.river
            and at.river_kinds & ~OUTSIDE == 0
            and not any(tile.taken for tile in at.river)
        )

    def _pay_nagashi(self, ledger: Ledger, state: TableState, seat: int) -> None:
        shares = self.payments.tsumo(self.nagashi, dealer=seat == state.dealer)
        for payer in range(state.count):
            if payer != seat and not state.seats[payer].retired:
                amount = shares.dealer if payer == state.dealer else shares.other
                ledger.pay(payer, seat, amount, "nagashi")

    def _pay_noten(self, ledger: Ledger, state: TableState, ready: Sequence[int]) -> None:
        order = [(state.dealer + step) % state.count for step in range(state.count)]
        order = [seat for seat in order if not state.seats[seat].retired]
        payers = [seat for seat in order if seat not in ready]
        takers = [seat for seat in order if seat in ready]
        if not payers or not takers or not self.noten_pool:
            return
        debts = list(zip(payers, share(self.noten_pool, len(payers)), strict=True))
        paid = [(seat, self._payable(state, seat, debt)) for seat, debt in debts]
        if paid != debts:
            # Somebody is short: what each pays is shared out evenly, the odd hundreds going to
            # whoever sits nearest at the payer's right (rules: riichi-common, points).
            for payer, amount in paid:
                nearest = sorted(takers, key=lambda seat: state.distance(payer, seat))
                for taker, part in zip(nearest, share(amount, len(nearest)), strict=True):
                    ledger.pay(payer, taker, part, "noten")
            return
        dues = zip(takers, share(self.noten_pool, len(takers)), strict=True)
        for payer, taker, amount in match(debts, list(dues)):
            ledger.pay(payer, taker, amount, "noten")

    def _payable(self, state: TableState, seat: int, debt: int) -> int:
        return debt if self.cap is None else self.cap(state.score(seat), debt)
