"""How a hand is dealt."""

from __future__ import annotations

from collections.abc import Iterator

from jantaku import events as ev
from jantaku.ruleset import Aside
from jantaku.state import TableState
from jantaku.wall import WallPlan


class Deal:
    """Tiles in blocks from the front of the wall, dealer first; then indicators; then forced bonus
    tiles are replaced.

    Args:
        plan: of the wall.
        blocks: how many tiles a seat takes each time round; their sum is the hand.
        aside: which bonus tiles are replaced at the deal: the dealer first, then each in turn, each
            until none is left (rules: general, flowers).
    """

    def __init__(self, plan: WallPlan, *, blocks: tuple[int, ...], aside: Aside) -> None:
        self.plan = plan
        self.blocks = blocks
        self.aside = aside

    def deal(self, state: TableState) -> Iterator[ev.Event]:
        """See `ruleset.Opening`."""
        n = state.count
        hands: list[list[int]] = [[] for _ in range(n)]
        at = 0
        for block in self.blocks:
            for step in range(n):
                hands[(state.dealer + step) % n].extend(state.wall[at : at + block])
                at += block
        for step in range(n):
            seat = (state.dealer + step) % n
            yield ev.deal(seat, tuple(hands[seat]))
        for nth in range(self.plan.opened):
            yield self.plan.indicator(state, nth)
        for step in range(n):
            yield from self._replace((state.dealer + step) % n, state)

    def _replace(self, seat: int, state: TableState) -> Iterator[ev.Event]:
        hand = state.seats[seat].hand
        while True:
            tile = next((f for f in range(len(hand)) if hand[f] and self.aside.forced(f)), None)
            if tile is None:
                return
            yield ev.set_aside(seat, tile)
            yield ev.stand(seat)
            yield self.plan.draw(state, seat, "set_aside")
