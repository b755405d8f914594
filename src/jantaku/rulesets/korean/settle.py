"""Who pays whom: wins by shares, and the pot that every draw fills (rules: korean, draw)."""

from __future__ import annotations

from collections.abc import Mapping

from jantaku.policies.ledger import Ledger
from jantaku.policies.settle_han_fu import Waiting
from jantaku.policies.settle_shares import ShareSettle
from jantaku.state import TableState
from jantaku.value import Value

POT = "chips"


class PotSettle(ShareSettle):
    """Shares; everybody puts chips into a pot at every draw, and the first own draw of a closed
    hand that wins afterwards takes it.

    Hands are looked at only when all have declared, and nobody but a winner shows one otherwise.

    Args:
        win: tells who is tenpai.
        chips: what each seat puts into the pot at a draw.
        bluff: what a seat that declared without being tenpai pays to each other seat when all have
            declared, before the pot is paid.
    """

    def __init__(self, *, win: Waiting, chips: int, bluff: int) -> None:
        super().__init__(
            win=win, bluff=bluff, checks=frozenset({"four_riichi"}), opens_ready=frozenset()
        )
        self.chips = chips

    def after_wins(
        self,
        ledger: Ledger,
        state: TableState,
        values: Mapping[int, Value],
        sources: Mapping[int, int],
    ) -> None:
        """See `ShareSettle`. Transfer: `pot_taken`."""
        for seat in values:
            if sources[seat] == seat and state.seats[seat].closed:
                ledger.give(POT, seat, state.pot(POT), "pot_taken")

    def after_draw(self, ledger: Ledger, state: TableState, reason: str) -> None:
        """See `ShareSettle`. Transfers: `pot`."""
        for seat in range(state.count):
            ledger.lay(seat, POT, self.chips, "pot")
