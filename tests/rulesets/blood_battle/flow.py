"""Winners retire; kans are paid at once; hands go on until the players stop."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from blood_battle.settle import playing
from jantaku import events as ev
from jantaku.actions import LEAVE, STAY, Action
from jantaku.ruleset import HandPlan
from jantaku.state import TableState


class BattleFlow:
    """The flow policy."""

    def begin(self, state: TableState) -> Iterator[ev.Event]:
        """See `ruleset.Flow`: everybody starts at nothing."""
        return iter(())

    def first_hand(self, dealer: int) -> HandPlan:
        """See `ruleset.Flow`."""
        return HandPlan(-1, 0, dealer, 0)

    def passed(self, state: TableState) -> Generator[ev.Event, None, str]:
        """See `ruleset.Flow`."""
        yield from ()
        return ""

    def stood(self, state: TableState) -> Generator[ev.Event, None, str]:
        """See `ruleset.Flow`: the kan that has just stood is paid, an open one by its feeder."""
        form, seat = max(state.broken, key=state.broken.__getitem__)
        if form == "open_kan":
            yield ev.transfer(state.seats[seat].melds[-1].source, seat, 2, "kan")
        else:
            for payer in playing(state):
                if payer != seat:
                    yield ev.transfer(payer, seat, 2 if form == "concealed_kan" else 1, "kan")
        return ""

    def after_wins(
        self, state: TableState, winners: Sequence[int]
    ) -> Generator[ev.Event, None, int]:
        """See `ruleset.Flow`."""
        for seat in winners:
            yield ev.retire(seat)
        return state.after(winners[-1]) if len(playing(state)) > 1 else -1

    def next_hand(self, state: TableState) -> HandPlan:
        """See `ruleset.Flow`: who won first deals next."""
        dealer = state.wins[0].seat if state.wins else state.dealer
        return HandPlan(-1, 0, dealer, 0)

    def between(self, state: TableState, seat: int) -> tuple[Action, ...]:
        """See `ruleset.Flow`."""
        return (LEAVE, STAY)

    def leftovers(self, state: TableState, places: Sequence[int]) -> Iterator[ev.Transfer]:
        """See `ruleset.Flow`."""
        return iter(())

    def places(self, state: TableState) -> tuple[int, ...]:
        """See `ruleset.Flow`."""
        return tuple(sorted(range(state.count), key=lambda s: (-state.score(s), s)))
