"""What a host arranges before a game and no ruleset decides: players, seats, where it begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from jantaku import events as ev
from jantaku.errors import ActionError
from jantaku.ruleset import HandPlan
from jantaku.seat import Player as Player


class Start(NamedTuple):
    """Where a game begins that does not begin at the beginning.

    Attributes:
        plan: the first hand.
        points: of each seat.
        pots: what lies in each pot.
    """

    plan: HandPlan
    points: tuple[int, ...]
    pots: tuple[tuple[str, int], ...] = ()

    def transfers(self) -> Iterator[ev.Transfer]:
        """What the house lends, as at an ordinary start."""
        for seat, amount in enumerate(self.points):
            if amount < 0:
                yield ev.transfer(seat, "house", -amount, "start")
            else:
                yield ev.transfer("house", seat, amount, "start")
        for name, amount in self.pots:
            yield ev.transfer("house", f"pot:{name}", amount, "start")


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What a host arranges and no ruleset decides.

    Attributes:
        players: who sits where, one a seat.
        dealer: the seat that deals first.
        start: a position to begin from instead of the ruleset's own first hand; `dealer` is then
            the plan's.
        hands: the game ends after so many hands; None: when the ruleset says so.
        confirm: whether every seat is asked to be ready before the next hand.
    """

    players: tuple[Player, ...]
    dealer: int = 0
    start: Start | None = None
    hands: int | None = None
    confirm: bool = False

    def check(self, seats: int) -> None:
        """Raise ActionError unless this fits a table of so many seats."""
        points = (len(self.start.points),) if self.start is not None else ()
        for given in (len(self.players), *points):
            if given != seats:
                raise ActionError(
                    "wrong_seats",
                    f"{given} players or points for {seats} seats",
                    players=given,
                    seats=seats,
                )
        ids = [player.id for player in self.players]
        if len(set(ids)) != len(ids):
            twice = next(id for id in ids if ids.count(id) > 1)
            raise ActionError("player_twice", f"{twice!r:.80} sits at two seats", player=twice[:80])
        dealer = self.dealer if self.start is None else self.start.plan.dealer
        if not 0 <= dealer < seats:
            raise ActionError(
                "no_such_seat",
                f"seat {dealer} cannot deal at a table of {seats}",
                seat=dealer,
                seats=seats,
            )


def computers(seats: int) -> tuple[Player, ...]:
    """`seats` players without a human among them, for simulations and tests."""
    return tuple(Player(f"bot{i}", f"Bot {i + 1}", True) for i in range(seats))
