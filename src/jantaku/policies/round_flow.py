"""Games of rounds: the deal passes round the table, dealers repeat, the game ends after the last
round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jantaku import events as ev
from jantaku.actions import Action
from jantaku.policies.aborts import AbortRule
from jantaku.policies.declaration import NoDeclaration
from jantaku.policies.hand_flow import HandFlow
from jantaku.seams import Ending, HandPlan
from jantaku.state import TableState


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEndRules:
    """When a game of rounds ends, as data.

    Attributes:
        rounds: prevailing winds that are played; the last hand is the last deal of the last of
            them.
        bust: points below which the game ends (0: below zero; 1: at zero); None: never.
        stop_on_top: in the last hand a dealer who repeats by a win ends the game if in first
            place; `stop_on_tenpai`: by tenpai at an exhaustive draw, too.
        goal: points somebody must have for the game to end after the last hand, see `extension`.
        extension: hands (deals) played at most beyond the last while nobody has reached the goal.
        place_bonus: points that move from the lower half of the places to the upper at the end,
            first place first, zero-sum.
        sticks_to_first: sticks left over go to first place; else they stay in the pot.
    """

    rounds: int = 1
    bust: int | None = 0
    stop_on_top: bool = True
    stop_on_tenpai: bool = True
    goal: int = 0
    extension: int = 0
    place_bonus: tuple[int, ...] = ()
    sticks_to_first: bool = True


class RoundFlow(HandFlow):
    """East, South, ... rounds (rules: riichi, end).

    Args:
        seats: how many.
        start: points of each player at the start, lent by the house account.
        end: when the game ends.
        declaration: what stands after a discard.
        aborts: draws that end a hand early.
        exhaustive: the reason of an ordinary exhaustive draw; after any other draw the dealer
            stays.
    """

    def __init__(
        self,
        *,
        seats: int,
        start: int,
        end: GameEndRules,
        declaration: NoDeclaration,
        aborts: Sequence[AbortRule] = (),
        exhaustive: frozenset[str] = frozenset({"exhaustive", "nagashi"}),
    ) -> None:
        super().__init__(seats=seats, start=start, declaration=declaration, aborts=aborts)
        self.end = end
        self.exhaustive = exhaustive

    # --- within a hand ---------

    def begin(self, state: TableState) -> Iterator[ev.Event]:
        """See `ruleset.Flow`."""
        for seat in range(self.seats):
            yield ev.transfer("house", seat, self.start, "start")

    def first_hand(self, dealer: int) -> HandPlan:
        """See `ruleset.Flow`."""
        return HandPlan(0, 0, dealer, 0)

    def between(self, state: TableState, seat: int) -> tuple[Action, ...]:
        """See `ruleset.Flow`: nothing is asked."""
        return ()

    # --- between hands ---------

    def _dealer_repeats(self, state: TableState) -> bool:
        if state.wins:
            return any(w.seat == state.dealer for w in state.wins)
        if state.drawn in self.exhaustive:
            return state.dealer in state.ready
        return True

    def next_hand(self, state: TableState) -> HandPlan | Ending:
        """See `ruleset.Flow`."""
        stays = self._dealer_repeats(state)
        ending = self._ending(state, stays=stays)
        if ending is not None:
            return ending
        position = state.round * self.seats + state.number
        repeat = 0 if state.wins and not stays else state.repeat + 1
        if stays:
            return HandPlan(state.round, state.number, state.dealer, repeat)
        position += 1
        return HandPlan(
            position // self.seats,
            position % self.seats,
            (state.dealer + 1) % self.seats,
            repeat,
        )

    def _ending(self, state: TableState, *, stays: bool) -> Ending | None:
        """Why the game is over; `stays` says that the dealer would deal again."""
        end = self.end
        if end.bust is not None:
            broke = tuple(s for s in range(self.seats) if state.score(s) < end.bust)
            if broke:
                return Ending("bust", broke)
        position = state.round * self.seats + state.number
        last = end.rounds * self.seats - 1
        if position < last:
            return None
        reached = tuple(s for s in range(self.seats) if state.score(s) >= end.goal)
        if stays:
            earned = bool(state.wins) or (end.stop_on_tenpai and state.drawn in self.exhaustive)
            on_top = earned and reached and self.places(state)[0] == state.dealer
            return Ending("dealer_on_top", (state.dealer,)) if end.stop_on_top and on_top else None
        if position == last and (reached or not end.extension):
            return Ending("last_hand")
        if reached:
            return Ending("goal", reached)
        return Ending("extension") if position >= last + end.extension else None

    def places(self, state: TableState) -> tuple[int, ...]:
        """See `ruleset.Flow`: by points; equal points: the seat nearer the first dealer in turn
        order.
        """
        first = (state.dealer - state.number) % self.seats
        return tuple(
            sorted(
                range(self.seats),
                key=lambda s: (-state.score(s), state.distance(first, s)),
            )
        )

    def leftovers(self, state: TableState, places: Sequence[int]) -> Iterator[ev.Transfer]:
        """See `ruleset.Flow`."""
        sticks = state.pot("sticks")
        if sticks and self.end.sticks_to_first:
            yield ev.transfer("pot:sticks", places[0], sticks, "leftover_sticks")
        for rank, amount in enumerate(self.end.place_bonus):
            yield ev.transfer(places[-1 - rank], places[rank], amount, "place_bonus")
