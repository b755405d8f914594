"""Payments that some tables add: liability for a fed limit hand, and draws that are paid (rules:
hongkong, silent options).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jantaku.policies.ledger import Ledger
from jantaku.policies.liability import Liability
from jantaku.policies.score_rows import RowsValue
from jantaku.policies.settle_han_fu import Waiting
from jantaku.policies.settle_shares import ShareSettle
from jantaku.state import TableState


class FaanSettle(ShareSettle):
    """All four hands are opened when a hand is over.

    Args:
        win: tells who is ready.
        liabilities: patterns whose last feeder pays for everybody, on whatever tile they win.
        draw_payment: what each seat that is not ready pays to each that is, when the wall is empty.
    """

    def __init__(
        self,
        *,
        win: Waiting,
        liabilities: Sequence[Liability] = (),
        draw_payment: int = 0,
    ) -> None:
        super().__init__(win=win, shows="all")
        self.liabilities = tuple(liabilities)
        self.draw_payment = draw_payment

    def bill(
        self, state: TableState, seat: int, value: RowsValue, source: int
    ) -> Iterator[tuple[int, int, str]]:
        """See `ShareSettle`. Also `pao`: the whole from the seat that is liable."""
        liable = self._liable(state, seat, value)
        if liable < 0:
            yield from super().bill(state, seat, value, source)
        else:
            yield liable, value.points, "pao"

    def _liable(self, state: TableState, seat: int, value: RowsValue) -> int:
        rows = {hit.row.id for hit in value.hits}
        for liability in self.liabilities:
            if liability.row in rows:
                liable = liability.seat(state.seats[seat].melds)
                if liable >= 0:
                    return liable
        return -1

    def after_draw(self, ledger: Ledger, state: TableState, reason: str) -> None:
        """See `ShareSettle`. Transfers: `draw`."""
        if not self.draw_payment:
            return
        seats = range(state.count)
        ready = [seat for seat in seats if self.win.waits(state, seat)]
        for payer in seats:
            if payer not in ready:
                for seat in ready:
                    ledger.pay(payer, seat, self.draw_payment, "draw")
