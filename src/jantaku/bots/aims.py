"""What a discard keeps in view, in figures: for somebody who asks why it was recommended."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from jantaku.bots.discard import Choice, weighed, without
from jantaku.bots.outlook import Outlook
from jantaku.bots.plans import Plan
from jantaku.tiles import Kind

SAMPLES: Final = 16
"""Hands made up to say how many are refused."""


class Aims(NamedTuple):
    """Two ways compared: the one that a discard leads to, and the plain one after the discard that
    is the quickest.

    Attributes:
        plan: where the discard leads.
        points: what wins on the way of the discard bring on average, those that are refused left
            out; 0 where there are none.
        refused: percent of the plain hands behind the quickest discard that the scorer refuses; a
            hand that has to be drawn is half refused.
        decided: what the discard has over the quickest one: `safer`, `worth` (its wins bring more,
            or are not refused), `likelier` (it wins more often in the end), `kept` (what the other
            tile is good for by itself) or `even` (it is no worse, and none of these can be
            claimed); empty where it is worse, or is the quickest.
    """

    plan: Plan
    points: int
    refused: int
    decided: str


def aims(
    outlook: Outlook,
    kind: Kind,
    quickest: Kind,
    *,
    allowed: int,
    mark: str = "",
    safer: bool = True,
) -> Aims:
    """What `kind`, discarded now, aims at, beside the `quickest` discard.

    The seat of the outlook holds a tile too many, both kinds among its tiles.

    Args:
        allowed: mask of the kinds that may be discarded, which are weighed against each other.
        mark: the declaration that `kind` is discarded with.
        safer: whether what is shown of the dangers lets it be called the safer one. The player
            also counts risks too small to show, of which nobody should be told.
    """
    view = outlook.view
    melds = tuple(view.melds(view.seat))
    marks = ((mark, 1 << kind | 1 << quickest),) if mark else ()
    found = weighed(outlook, view.kinds, view.hand, melds, allowed=allowed, marks=marks)
    chosen = next(one for one in found if one.kind == kind and one.mark == mark)
    other = max((one for one in found if one.kind == quickest), key=lambda one: one.points)
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
    return Aims(
        chosen.prospect.plan,
        round(points),
        round(100 * (1 - plain.sure)),
        _decided(chosen, other, safer=safer) if kind != quickest else "",
    )


def _decided(chosen: Choice, other: Choice, *, safer: bool) -> str:
    """The greatest of the differences that speak for what was chosen, if it can be claimed."""
    if math.isclose(chosen.points, other.points, rel_tol=1e-6):
        return "even"
    if chosen.points < other.points:
        return ""
    if chosen.mark or other.mark:
        # Of a declaration nothing but the sum is known.
        return "even"
    ours, theirs = chosen.prospect, other.prospect
    gain = chosen.gain - other.gain
    # Expected points are a chance times what a win brings: which of the two made the difference?
    dearer = ours.points * theirs.chance**2 >= theirs.points * ours.chance**2
    causes = [
        (gain, "worth" if dearer else "likelier"),
        (other.kept - chosen.kept, "kept"),
    ]
    if safer:
        causes.append((other.risk - chosen.risk, "safer"))
    most, cause = max(causes)
    return cause if most > 0 else "even"
