"""Sessions: hands without rounds, settled one by one, until the players stop (rules: hanma,
korean).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from jantaku import events as ev
from jantaku.actions import LEAVE, STAY, Action
from jantaku.policies.aborts import AbortRule
from jantaku.policies.declaration import NoDeclaration
from jantaku.policies.hand_flow import HandFlow
from jantaku.policies.ledger import refunds
from jantaku.ruleset import HandPlan
from jantaku.state import TableState

NextDealer = Literal["passes", "winner"]
"""Who plays first in the next hand: the next seat after every result, or whoever won (the nearest
of several), the same again after a draw.
"""


class SessionFlow(HandFlow):
    """No prevailing wind, no repeats, no last hand: the host ends it, or a limit of hands does.

    Args:
        seats: how many.
        declaration: what stands after a discard.
        deal: who plays first in the next hand.
        start: points of each player at the start, lent by the house account.
        aborts: draws that end a hand early.
        leave: whether every seat is asked between hands to stay or leave.
        pots: pots whose content is refunded equally at the end.
    """

    def __init__(
        self,
        *,
        seats: int,
        declaration: NoDeclaration,
        deal: NextDealer,
        start: int = 0,
        aborts: Sequence[AbortRule] = (),
        leave: bool = True,
        pots: Sequence[str] = (),
    ) -> None:
        super().__init__(seats=seats, start=start, declaration=declaration, aborts=aborts)
        self.deal = deal
        self.leave = leave
        self.pots = tuple(pots)

    def begin(self, state: TableState) -> Iterator[ev.Event]:
        """See `ruleset.Flow`."""
        for seat in range(self.seats):
            if self.start:
                yield ev.transfer("house", seat, self.start, "start")

    def first_hand(self, dealer: int) -> HandPlan:
        """See `ruleset.Flow`."""
        return HandPlan(-1, 0, dealer, 0)

    def between(self, state: TableState, seat: int) -> tuple[Action, ...]:
        """See `ruleset.Flow`."""
        return (LEAVE, STAY) if self.leave else ()

    def next_hand(self, state: TableState) -> HandPlan:
        """See `ruleset.Flow`: there always is one; hands are numbered through."""
        dealer = state.dealer
        if self.deal == "passes":
            dealer = (dealer + 1) % self.seats
        elif state.wins:
            dealer = state.wins[0].seat
        return HandPlan(-1, state.number + 1, dealer, 0)

    def leftovers(self, state: TableState, places: Sequence[int]) -> Iterator[ev.Transfer]:
        """See `ruleset.Flow`: what lies in a pot goes back in equal parts, odd points to the first
        places.
        """
        yield from refunds(state, self.pots, places)

    def places(self, state: TableState) -> tuple[int, ...]:
        """See `ruleset.Flow`: by points; equal points share nothing, the lower seat comes first."""
        return tuple(sorted(range(self.seats), key=lambda s: (-state.score(s), s)))
