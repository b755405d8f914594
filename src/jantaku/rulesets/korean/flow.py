"""How hands follow each other: whoever won deals, or an East-South game (rules: korean, deal)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from jantaku import events as ev
from jantaku.policies.aborts import AbortRule
from jantaku.policies.declaration import NoDeclaration
from jantaku.policies.ledger import refunds
from jantaku.policies.round_flow import GameEndRules, RoundFlow
from jantaku.policies.session_flow import SessionFlow
from jantaku.rulesets.korean.settle import POT
from jantaku.seams import Ending, HandPlan
from jantaku.state import TableState


def draws_so_far(state: TableState) -> int:
    """Hands drawn since the last win, the one just ended among them, where repeats count those."""
    return 0 if state.wins else state.repeat + 1


class WinnersSession(SessionFlow):
    """Hands until the players stop; whoever won deals the next.

    Args:
        seats: how many.
        declaration: what stands after a discard.
        aborts: draws that end a hand early.
        after_draw: who deals after a draw.
        several: who deals after several wins by one tile: the winner nearest to the discarder, or
            the dealer if among the winners, otherwise the nearest.
        count_draws: whether the repeats of a hand are the draws before it.
    """

    def __init__(
        self,
        *,
        seats: int,
        declaration: NoDeclaration,
        aborts: Sequence[AbortRule],
        after_draw: Literal["stays", "passes"],
        several: Literal["nearest", "dealer"],
        count_draws: bool,
    ) -> None:
        super().__init__(
            seats=seats, declaration=declaration, deal="winner", aborts=aborts, pots=(POT,)
        )
        self.after_draw = after_draw
        self.several = several
        self.count_draws = count_draws

    def next_hand(self, state: TableState) -> HandPlan:
        """See `ruleset.Flow`: there always is one."""
        dealer = state.dealer
        if not state.wins:
            if self.after_draw == "passes":
                dealer = (dealer + 1) % self.seats
        elif self.several == "nearest" or all(win.seat != dealer for win in state.wins):
            dealer = state.wins[0].seat
        return HandPlan(-1, 0, dealer, draws_so_far(state) if self.count_draws else 0)


class Rounds(RoundFlow):
    """Rounds with a prevailing wind; the dealer repeats after winning and after any draw.

    Args:
        seats: how many.
        rounds: how many.
        declaration: what stands after a discard.
        aborts: draws that end a hand early.
        count_draws: whether the repeats of a hand are the draws before it; otherwise they count how
            often the dealer has repeated.
    """

    def __init__(
        self,
        *,
        seats: int,
        rounds: int,
        declaration: NoDeclaration,
        aborts: Sequence[AbortRule],
        count_draws: bool,
    ) -> None:
        end = GameEndRules(rounds=rounds, bust=None, stop_on_top=False, sticks_to_first=False)
        super().__init__(
            seats=seats,
            start=0,
            end=end,
            declaration=declaration,
            aborts=aborts,
            # Whoever is tenpai does not matter: after every draw the dealer stays.
            exhaustive=frozenset(),
        )
        self.count_draws = count_draws

    def begin(self, state: TableState) -> Iterator[ev.Event]:
        """See `ruleset.Flow`: everybody has nothing."""
        return iter(())

    def next_hand(self, state: TableState) -> HandPlan | Ending:
        """See `ruleset.Flow`."""
        plan = super().next_hand(state)
        if isinstance(plan, HandPlan) and self.count_draws:
            return plan._replace(repeat=draws_so_far(state))
        return plan

    def leftovers(self, state: TableState, places: Sequence[int]) -> Iterator[ev.Transfer]:
        """See `ruleset.Flow`: what lies in the pot goes back in equal parts."""
        yield from refunds(state, (POT,), places)
