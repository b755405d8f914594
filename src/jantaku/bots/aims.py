"""What a discard keeps in view, in figures: for somebody who asks why it was recommended."""

from __future__ import annotations

from typing import Final, NamedTuple

from jantaku.bots.discard import best_discard, without
from jantaku.bots.efficiency import EfficiencyPlayer
from jantaku.tiles import Kind
from jantaku.view import View

SAMPLES: Final = 16
"""Hands made up to say how many are refused."""


class Aims(NamedTuple):
    """Two ways compared: the one that a discard leads to, and the plain one after the discard that
    is the quickest.

    Attributes:
        points: what wins on the way of the discard bring on average, those that are refused left
            out; 0 where there are none.
        refused: percent of the plain hands behind the quickest discard that the scorer refuses; a
            hand that has to be drawn is half refused.
    """

    points: int
    refused: int


def aims(view: View, kind: Kind, quickest: Kind) -> Aims:
    """What `kind`, discarded now by `view.seat`, aims at, beside the `quickest` discard.

    The seat holds a tile too many, both kinds among its tiles.
    """
    outlook = EfficiencyPlayer().outlook(view)
    melds = tuple(view.melds(view.seat))
    chosen = best_discard(outlook, view.kinds, view.hand, melds, allowed=1 << kind)
    worth = chosen.prospect.worth
    ways = (worth.tsumo > 0) + (worth.ron > 0)
    points = (worth.tsumo + worth.ron) / ways if ways else 0.0
    if chosen.prospect.distance > 1 and worth.sure:
        # Here refused hands count as nothing among the others.
        points = (worth.tsumo + worth.ron) / (2 * worth.sure)
    rest = bytearray(view.kinds)
    rest[quickest] -= 1
    plain = outlook.appraiser.prospect(
        outlook.plans.plain,
        rest,
        without(view.hand, quickest),
        melds,
        unseen=outlook.unseen,
        order=outlook.order,
        luck=outlook.luck,
        samples=SAMPLES,
        ratio=outlook.scale.tsumo,
    )
    return Aims(round(points), round(100 * (1 - plain.sure)))
