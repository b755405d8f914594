"""How hands and games go on (rules: hongkong, game)."""

from __future__ import annotations

from collections.abc import Generator

from jantaku import events as ev
from jantaku.policies.declaration import NoDeclaration
from jantaku.policies.round_flow import GameEndRules, RoundFlow
from jantaku.seams import Ending, HandPlan
from jantaku.state import TableState


class FaanFlow(RoundFlow):
    """Rounds in which the dealer stays after a win, and mostly after a draw; the last hand is the
    last whatever the points.

    Args:
        seats, start: see `RoundFlow`.
        rounds: how many prevailing winds; 0 for a single hand.
        stays_on_draw: whether the dealer deals again after a draw.
        kan_income: what each other seat pays for a kan, its feeder alone for an open one.
    """

    def __init__(
        self,
        *,
        seats: int,
        start: int,
        rounds: int,
        stays_on_draw: bool = True,
        kan_income: int = 0,
    ) -> None:
        super().__init__(
            seats=seats,
            start=start,
            end=GameEndRules(rounds=rounds, bust=None, stop_on_top=False),
            declaration=NoDeclaration(),
        )
        self.stays_on_draw = stays_on_draw
        self.kan_income = kan_income

    def stood(self, state: TableState) -> Generator[ev.Event, None, str]:
        """See `ruleset.Flow`: a kan that stands is paid at once; one that was robbed is not."""
        if self.kan_income:
            seat = state.turn
            form, _ = max(state.broken, key=state.broken.__getitem__)
            if form == "open_kan":
                feeder = state.seats[seat].melds[-1].source
                yield ev.transfer(feeder, seat, self.kan_income * (self.seats - 1), "kan")
            else:
                for step in range(1, self.seats):
                    yield ev.transfer((seat + step) % self.seats, seat, self.kan_income, "kan")
        return ""

    def _dealer_repeats(self, state: TableState) -> bool:
        if state.wins:
            return any(win.seat == state.dealer for win in state.wins)
        return self.stays_on_draw

    def next_hand(self, state: TableState) -> HandPlan | Ending:
        """See `ruleset.Flow`."""
        return super().next_hand(state) if self.end.rounds else Ending("last_hand")
