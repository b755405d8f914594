"""What things are worth under the rules at hand: a usual win, a bonus tile, a triplet of honours.

Found by asking the scorer about made-up hands, since rulesets count in tens or in thousands and
disagree on what is valuable at all.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from jantaku.bots.completion import Completion, complete
from jantaku.bots.luck import Luck
from jantaku.bots.plans import Plan, Plans
from jantaku.bots.value import Appraiser
from jantaku.melds import Meld
from jantaku.tiles import FACES, KIND, KINDS
from jantaku.value import Refusal

SAMPLES: Final = 10
FILLERS: Final = 3
SURE: Final = 0.9
"""A plan of which no more is refused than that is not refused for what it is."""
SURER: Final = 0.1
"""How much more often a plan must win to be looked at for it."""
OPEN: Final = 0.65
"""What an open hand is worth, compared with a closed one that has declared."""


class Scale(NamedTuple):
    """Points of usual things.

    Attributes:
        win: a usual win of a closed hand, declared where there are declarations.
        dealer: how many times as much the dealer wins.
        bonus: one bonus tile more.
        tsumo: how many times as much an own draw brings as a claimed tile.
        honours: by kind (34), how much a triplet of it adds to an open hand, a step towards the
            minimum included.
        extra: of the plans' extra families those that win more often than plain hands.
        fed: what feeding a win costs beside what one pays anyway when somebody else feeds it, in
            shares of what the winner gets.
    """

    win: float
    dealer: float
    bonus: float
    tsumo: float
    honours: tuple[float, ...]
    extra: tuple[Plan, ...] = ()
    fed: float = 1.0


_NO_FACES: Final = bytes(FACES)


def measure(appraiser: Appraiser, plans: Plans) -> Scale:
    """The scale of a hand for the seat whose (bare) appraiser this is; the same as long as winds,
    repeats and indicators are.
    """
    luck = Luck(20, 6)
    rules = appraiser.rules
    hands: list[Completion] = []
    win = drawn = 0.0
    for plan in (plans.plain, *plans.narrow):
        for _ in range(SAMPLES):
            done = _made_up(plan, plans, luck, sets=rules.shapes.sets)
            if done is None:
                continue
            points = appraiser.points(
                done.kinds, _NO_FACES, (), done.won, tsumo=False, declared=appraiser.mark
            )
            if points:
                hands.append(done)
                win += points
                drawn += appraiser.points(
                    done.kinds, _NO_FACES, (), done.won, tsumo=True, declared=appraiser.mark
                )
        if len(hands) >= 4:
            break
    if not hands:
        return Scale(1.0, 1.0, 0.0, 1.0, (0.0,) * KINDS)
    ratio = drawn / win or 1.0
    win /= len(hands)
    dealer = sum(_as_dealer(appraiser, h, dealer=True) for h in hands) / max(
        1.0, sum(_as_dealer(appraiser, h, dealer=False) for h in hands)
    )
    return Scale(
        win,
        max(1.0, dealer),
        _bonus(appraiser, hands),
        ratio,
        _honours(appraiser, plans, luck, win),
        _surer(appraiser, plans, luck),
        sum(_fed(appraiser, h) for h in hands) / len(hands),
    )


def _surer(appraiser: Appraiser, plans: Plans, luck: Luck) -> tuple[Plan, ...]:
    """The extra plans whose wins are refused less often than those of plain hands."""
    usual = _sure(plans.plain, appraiser, plans, luck)
    if usual >= SURE:
        return ()
    return tuple(p for p in plans.extra if _sure(p, appraiser, plans, luck) > usual + SURER)


def _sure(plan: Plan, appraiser: Appraiser, plans: Plans, luck: Luck) -> float:
    """The share of a plan's closed hands that are not refused, by a claimed tile or drawn."""
    wins = asked = 0
    for _ in range(SAMPLES):
        done = _made_up(plan, plans, luck, sets=appraiser.sets)
        if done is not None:
            worth = appraiser.both(done.kinds, _NO_FACES, (), done.won, appraiser.mark)
            wins += (worth.tsumo > 0) + (worth.ron > 0)
            asked += 2
    return wins / asked if asked else 0.0


def _fed(appraiser: Appraiser, hand: Completion) -> float:
    """What the feeder pays more than a bystander, of all that is paid; a scorer that does not say
    who pays means the feeder alone.
    """
    value = appraiser.value(
        hand.kinds, _NO_FACES, (), hand.won, tsumo=False, declared=appraiser.mark
    )
    if isinstance(value, Refusal):
        return 1.0
    numbers = value.numbers()
    feeder, points = numbers.get("from_feeder", 0), numbers.get("points", 0)
    if not feeder or not points:
        return 1.0
    return (feeder - numbers.get("from_bystander", 0)) / points


def _made_up(
    plan: Plan, plans: Plans, luck: Luck, *, sets: int, melds: int = 0, kinds_left: int = -1
) -> Completion | None:
    """A complete hand of the plan out of random tiles."""
    copies = plans.rules.tiles.copies
    left = [c if plan.kinds & kinds_left >> k & 1 else 0 for k, c in enumerate(copies)]
    here = sum(1 << k for k in range(KINDS) if left[k])
    hand = bytearray(KINDS)
    for _ in range(3 * (sets - melds) - 2):
        kind = luck.weighted(here, left)
        if kind < 0:
            return None
        hand[kind] += 1
        left[kind] -= 1
    size = 3 * (sets - melds) + 2
    return complete(plan, hand, melds, size=size, unseen=left, order=_PLAIN, luck=luck)


_PLAIN: Final = tuple(reversed(range(KINDS)))


def _as_dealer(appraiser: Appraiser, hand: Completion, *, dealer: bool) -> float:
    return appraiser.points(
        hand.kinds,
        _NO_FACES,
        (),
        hand.won,
        tsumo=False,
        declared=appraiser.mark,
        dealer=dealer,
    )


def _bonus(appraiser: Appraiser, hands: list[Completion]) -> float:
    """What one more indicated tile adds."""
    rules = appraiser.rules
    if not rules.layout.indicators:
        return 0.0
    points_to = {rules.tiles.successor[k]: k for k in range(KINDS) if rules.tiles.copies[k]}
    shown = tuple(appraiser.view.indicators)
    added = tiles = 0.0
    for done in hands:
        kind = next((k for k in range(KINDS) if done.kinds[k] and k in points_to), -1)
        if kind < 0:
            continue
        more = (*shown, appraiser.face(points_to[kind]))
        plain, richer = (
            appraiser.points(
                done.kinds,
                _NO_FACES,
                (),
                done.won,
                tsumo=False,
                declared=appraiser.mark,
                indicators=indicators,
            )
            for indicators in (shown, more)
        )
        added += richer - plain
        tiles += done.kinds[kind]
    return max(0.0, added / tiles) if tiles else 0.0


def _merit(appraiser: Appraiser, done: Completion, meld: Meld, win: float) -> float:
    """The points of an open hand; where it falls short of the minimum, how far it has come."""
    value = appraiser.value(done.kinds, _NO_FACES, (meld,), done.won, tsumo=False, declared="")
    if not isinstance(value, Refusal):
        return float(value.numbers().get("points", 1))
    return win * progress(value)


def progress(refused: Refusal) -> float:
    """How much of the minimum a refused hand has; 0 where it was refused for something else."""
    minimum = refused.params.get("minimum", 0)
    if not isinstance(minimum, int) or minimum <= 0:
        return 0.0
    have = (n for name, n in refused.params.items() if name != "minimum" and isinstance(n, int))
    return min(1.0, max(have, default=0) / minimum)


def _honours(appraiser: Appraiser, plans: Plans, luck: Luck, win: float) -> tuple[float, ...]:
    """What a triplet of each honour adds, compared with the worthless ones."""
    rules = appraiser.rules
    fillers = [
        done
        for _ in range(FILLERS)
        if (
            done := _made_up(
                plans.plain, plans, luck, sets=rules.shapes.sets, melds=1, kinds_left=(1 << 27) - 1
            )
        )
    ]
    out = [0.0] * KINDS
    here = [k for k in range(27, KINDS) if rules.tiles.copies[k] >= 3]
    if not fillers or not here:
        return tuple(out)
    for kind in here:
        meld = Meld("pon", (appraiser.face(kind),) * 3, 0, appraiser.view.seat)
        out[kind] = sum(_merit(appraiser, done, meld, win) for done in fillers) / len(fillers)
    least = min(out[k] for k in here)
    for kind in here:
        out[kind] -= least
    return tuple(out)


def bonus_count(appraiser: Appraiser) -> list[int]:
    """How many open indicators point at each kind (34)."""
    successor = appraiser.rules.tiles.successor
    out = [0] * KINDS
    for face in appraiser.view.indicators:
        kind = KIND[face]
        if kind < KINDS:
            out[successor[kind]] += 1
    return out
