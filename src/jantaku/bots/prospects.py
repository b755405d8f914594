"""What a hand is worth holding: how likely it wins by which plan, and for how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from jantaku.bots.chance import win_chance
from jantaku.bots.outlook import Outlook
from jantaku.bots.plans import Counts, Plan
from jantaku.bots.scale import SURE
from jantaku.bots.value import NOTHING, Worth, is_closed
from jantaku.melds import Meld

SLACK: Final = 1
"""An open hand looks at plans that are so much farther away than the nearest one that wins."""

UNSURE: Final = 0.5
"""A plan of which more is refused leaves room for plans that are farther away yet."""

SAMPLES: Final = 4
"""Hands that are made up to see what a plan is worth; as many again where some are refused."""

DETOUR: Final = 0.8
"""What a special plan's points count, where a closed hand wins by the plain one as well: their
samples are few.
"""

DRIFT: Final = 0.35
"""How far a poor hand is expected to recover: tiles that bring it no nearer still improve it."""

FAR: Final = 6
"""Distances beyond are all the same."""


class Prospect(NamedTuple):
    """One way to go on with a hand.

    Attributes:
        plan: where to.
        distance: shanten on that way.
        outs: unseen tiles that help now.
        chance: of winning.
        worth: of the wins.
        points: expected, with the relief of nobody else winning.
        back: steps away from where the plan's best discard leads.
    """

    plan: Plan
    distance: int
    outs: int
    chance: float
    worth: Worth
    points: float
    back: int = 0


def rated(
    outlook: Outlook,
    plan: Plan,
    distance: int,
    outs: float,
    worth: Worth,
    *,
    open_hand: bool,
    declared: bool,
    barred: bool = False,
    later: float | None = None,
) -> tuple[float, float]:
    """Chance to win and points expected.

    Args:
        outs: tiles that bring the hand nearer now, or win it at distance 0.
        barred: furiten: only own draws win.
        later: outs of the next distance, where they are known better than by the plan.
    """
    if not worth.any or distance > FAR:
        return 0.0, 0.0
    total = outlook.total
    guess = plan.outs
    speed = plan.speed if open_hand else 1.0
    last = outs if distance == 0 else guess[0] if distance > 1 or later is None else later
    draw = last / total if worth.tsumo > 0 else 0.0
    claim = (
        last * outlook.claimed(declared=declared) / total if worth.ron > 0 and not barred else 0.0
    )
    rates = [min(0.9, draw + claim)]
    if distance and outs < guess[distance]:
        outs += DRIFT * (guess[distance] - outs)
    for d in range(1, distance + 1):
        some = outs if d == distance else later if later and d == distance - 1 else guess[d]
        rates.append(min(0.9, some * speed / total))
    chance = win_chance(rates, outlook.turns, outlook.hazard)
    if not rates[0]:
        return 0.0, 0.0
    mean = (draw * worth.tsumo + claim * worth.ron) / (draw + claim)
    return chance, chance * (mean + outlook.relief * worth.sure)


class Valued(NamedTuple):
    """A plan that the hand can follow, and what its wins are worth."""

    distance: int
    plan: Plan
    worth: Worth


def valued_plans(
    outlook: Outlook,
    kinds: Counts,
    hand: Counts,
    melds: tuple[Meld, ...],
    *,
    samples: int = SAMPLES,
) -> list[Valued]:
    """The plans that are near enough, the nearest first, with what the scorer says of each.

    Where the nearest ones do not win at all (the minimum is out of reach), farther ones are
    looked at.
    """
    found = outlook.plans.fitting(kinds, melds, outlook.scale.honours, outlook.scale.extra)
    found.sort(key=lambda f: f[0])
    out: list[Valued] = []
    limit = FAR
    slack = 0 if is_closed(melds) else SLACK
    for distance, plan in found:
        if distance > limit:
            break
        worth = _prospect(outlook, plan, kinds, hand, melds, samples)
        if 0 < worth.sure < 1:
            again = _prospect(outlook, plan, kinds, hand, melds, samples)
            worth = Worth(*((a + b) / 2 for a, b in zip(worth, again, strict=True)))
        if worth.any:
            out.append(Valued(distance, plan, worth))
            # A plan whose wins are mostly refused does not settle where to look.
            if worth.ron + worth.tsumo > outlook.scale.win * 0.25:
                more = (worth.sure < SURE) + (worth.sure < UNSURE)
                limit = min(limit, distance + slack + more)
    if not out:
        out = [Valued(distance, plan, NOTHING) for distance, plan in found[:1]]
    return out


def _prospect(
    outlook: Outlook, plan: Plan, kinds: Counts, hand: Counts, melds: tuple[Meld, ...], samples: int
) -> Worth:
    return outlook.appraiser.prospect(
        plan,
        kinds,
        hand,
        melds,
        unseen=outlook.unseen,
        order=outlook.order,
        luck=outlook.luck,
        samples=samples,
        ratio=outlook.scale.tsumo,
    )


def standing(
    outlook: Outlook, kinds: Counts, hand: Counts, melds: tuple[Meld, ...]
) -> Prospect | None:
    """The best prospect of a hand that waits for its next tile (3k+1 tiles)."""
    best: Prospect | None = None
    closed = is_closed(melds)
    for distance, plan, worth in valued_plans(outlook, kinds, hand, melds):
        mask = plan.accepts(kinds, len(melds))
        outs = outlook.outs(mask)
        chance, points = rated(
            outlook,
            plan,
            distance,
            outs,
            worth,
            open_hand=not closed,
            declared=closed and bool(outlook.appraiser.mark),
            barred=distance == 0 and bool(mask & outlook.river),
        )
        if best is None or points > best.points:
            best = Prospect(plan, distance, outs, chance, worth, points)
    return best


def after_discards(
    outlook: Outlook,
    kinds: Counts,
    hand: Counts,
    melds: tuple[Meld, ...],
    plans: Sequence[Valued],
) -> dict[int, Prospect]:
    """The best prospect for each kind that may be discarded from a hand with a tile too many."""
    out: dict[int, Prospect] = {}
    n = len(melds)
    closed = is_closed(melds)
    declared = closed and bool(outlook.appraiser.mark)
    settled = closed and any(plan is outlook.plans.plain for _, plan, _ in plans)
    for _, plan, worth in plans:
        found = [(k, d, mask, outlook.outs(mask)) for k, d, mask in plan.discards(kinds, n)]
        nearest = min(d for _, d, _, _ in found)
        trust = 1.0 if plan is outlook.plans.plain or not settled else DETOUR
        for kind, distance, mask, outs in found:
            chance, points = rated(
                outlook,
                plan,
                distance,
                outs,
                worth,
                open_hand=not closed,
                declared=declared,
                barred=distance == 0 and bool(mask & (outlook.river | 1 << kind)),
            )
            points *= trust
            old = out.get(kind)
            if old is None or (points, -distance, outs) > (old.points, -old.distance, old.outs):
                out[kind] = Prospect(
                    plan, distance, outs, chance, worth, points, distance - nearest
                )
    return out
