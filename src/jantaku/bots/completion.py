"""Completing a hand in imagination, to ask what it would be worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from jantaku.bots.luck import Luck
from jantaku.bots.plans import Counts, Plan
from jantaku.tiles import KINDS


class Completion(NamedTuple):
    """A complete hand: concealed kinds by count (34) with the winning one, and its kind."""

    kinds: bytes
    won: int


def complete(
    plan: Plan,
    kinds: Counts,
    melds: int,
    *,
    size: int,
    unseen: Sequence[int],
    order: Sequence[int],
    luck: Luck,
) -> Completion | None:
    """A hand of the plan that these tiles may become, or None where the tiles for it are gone.

    The tiles that are missing are drawn by how many of them are unseen; of what is then left over,
    the kinds that come first in `order` go first.

    Args:
        kinds: concealed tiles (34), any number.
        melds: sets on the table.
        size: concealed tiles of a complete hand.
        unseen: tiles of each kind (34) that may still come.
        order: all kinds, the least wanted first.
    """
    hand, left = bytearray(kinds), list(unseen)
    distance = plan.distance(hand, melds)
    if distance > 8:
        return None
    won = -1
    while distance >= 0:
        won = luck.weighted(plan.accepts(hand, melds), left)
        if won < 0:
            return None
        hand[won] += 1
        left[won] -= 1
        distance -= 1
    over = sum(hand) - size
    if over > 0:
        wanted = plan.kinds
        for kind in range(KINDS):
            if hand[kind] and not wanted >> kind & 1:
                over -= hand[kind]
                hand[kind] = 0
        for kind in order:
            while over and hand[kind]:
                hand[kind] -= 1
                if plan.distance(hand, melds) > -1:
                    hand[kind] += 1
                    break
                over -= 1
            if not over:
                break
    if over:
        return None
    if won < 0:
        won = next(k for k in reversed(order) if hand[k])
    return Completion(bytes(hand), won)
