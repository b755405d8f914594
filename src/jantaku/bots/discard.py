"""Which tile to discard, and whether to declare with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from jantaku.actions import Action
from jantaku.bots.lookahead import looked_into
from jantaku.bots.outlook import Outlook
from jantaku.bots.prospects import Prospect, after_discards, valued_plans
from jantaku.bots.ready import ready
from jantaku.bots.value import REDS
from jantaku.melds import Meld
from jantaku.tiles import KIND, KINDS

LOOKED_AT: Final = 5
"""Discards that are looked at more closely."""

NEXT: Final = 0.98
"""Most that another one is worth, of the best of them."""

BACK: Final = 0.25
"""Most that a step back is worth, of the best discard."""

DEAD: Final = 0.3
"""A way ahead that is worth less of what was guessed is none: its wins are refused, or gone."""

PUSH: Final = 0.25
"""Share of the coming risks that a hand takes before it gives up."""


class Choice(NamedTuple):
    """A discard (by kind) with a declaration, and the points it is expected to bring.

    Attributes:
        points: `gain` without `risk` and `kept`; of a declaration everything is in here.
        gain: points expected of going on with the hand, coming risks taken off.
        risk: points that discarding this tile loses on average.
        kept: what the tile is worth beside its use for the nearest plan.
    """

    kind: int
    mark: str
    points: float
    prospect: Prospect
    gain: float = 0.0
    risk: float = 0.0
    kept: float = 0.0


def best_discard(
    outlook: Outlook,
    kinds: bytes,
    hand: bytes,
    melds: tuple[Meld, ...],
    *,
    allowed: int,
    marks: Sequence[tuple[str, int]] = (),
) -> Choice:
    """The best discard of a hand with a tile too many; see `weighed`."""
    chosen = weighed(outlook, kinds, hand, melds, allowed=allowed, marks=marks)
    order = outlook.order
    return max(chosen, key=lambda c: (c.points, -c.prospect.distance, -order.index(c.kind)))


def weighed(
    outlook: Outlook,
    kinds: bytes,
    hand: bytes,
    melds: tuple[Meld, ...],
    *,
    allowed: int,
    marks: Sequence[tuple[str, int]] = (),
) -> list[Choice]:
    """Every discard of a hand with a tile too many, each against all others.

    Args:
        kinds: concealed tiles by kind (34); `hand` by face (46).
        melds: sets on the table.
        allowed: mask of the kinds that may be discarded.
        marks: each declaration that can be made, with the mask of the kinds it is made with.
    """
    plans = valued_plans(outlook, kinds, hand, melds)
    prospects = {
        kind: p
        for kind, p in after_discards(outlook, kinds, hand, melds, plans).items()
        if allowed >> kind & 1
    }
    for kind in range(KINDS):
        # Flowers aside, every kind that may go has a prospect; a plan need not name them all.
        if allowed >> kind & 1 and kinds[kind] and kind not in prospects:
            prospects[kind] = Prospect(plans[0].plan, 99, 0, 0.0, plans[0].worth, 0.0)
    _look_closer(outlook, kinds, hand, melds, prospects)
    chosen: list[Choice] = []
    for kind, prospect in prospects.items():
        # The farther a hand is away, the more tiles have to be pushed before it wins.
        cost = outlook.push_cost * min(outlook.turns, 3 + 2 * max(prospect.distance, 0)) * PUSH
        # A hand that cannot pay for all coming risks is still worth something: the next tile may be
        # a good one, or safe.
        gain = prospect.points**2 / (prospect.points + cost) if prospect.points > 0 else 0.0
        risk, kept = outlook.risk(kind), _kept(outlook, kinds, hand, kind, prospect)
        chosen.append(Choice(kind, "", gain - (risk + kept), prospect, gain, risk, kept))
        chosen.extend(_declared(outlook, kinds, hand, melds, kind, prospect, marks))
    return chosen


def _look_closer(
    outlook: Outlook,
    kinds: bytes,
    hand: bytes,
    melds: tuple[Meld, ...],
    prospects: dict[int, Prospect],
) -> None:
    """Rate the best discards again with the hand after them in view, and do not let a step back
    look better than the way ahead: what lies behind the next step is guessed for both, and guesses
    are kinder to who is farther away.
    """
    ahead = [k for k, p in prospects.items() if not p.back]
    ahead.sort(key=lambda k: _rank(outlook, k, prospects[k]), reverse=True)
    guessed = max((prospects[k].points for k in ahead), default=0.0)
    for i, kind in enumerate(ahead):
        if i < LOOKED_AT or prospects[kind].distance == 0:
            rest = bytearray(kinds)
            rest[kind] -= 1
            prospects[kind] = looked_into(
                outlook,
                rest,
                without(hand, kind),
                melds,
                prospects[kind],
                river=outlook.river | 1 << kind,
            )
    most = max((prospects[k].points for k in ahead[:LOOKED_AT]), default=0.0)
    for kind in ahead[LOOKED_AT:]:
        # What was not looked into must not win by being guessed at.
        if prospects[kind].distance:
            prospects[kind] = prospects[kind]._replace(
                points=min(prospects[kind].points, NEXT * most)
            )
    if most < DEAD * guessed:
        return
    for kind, prospect in prospects.items():
        if prospect.back:
            prospects[kind] = prospect._replace(points=min(prospect.points, BACK * most))


def _rank(outlook: Outlook, kind: int, prospect: Prospect) -> tuple[float, int, int, int]:
    return (
        prospect.points - outlook.risk(kind),
        -prospect.distance,
        prospect.outs,
        -outlook.order.index(kind),
    )


def _kept(outlook: Outlook, kinds: bytes, hand: bytes, kind: int, prospect: Prospect) -> float:
    """What a tile is worth beside its use for the nearest plan: a bonus tile, the beginning of a
    valuable triplet. It fades as the hand draws near, when looking ahead tells more.
    """
    far = 1.0 if prospect.distance >= 2 else 0.4
    held = kinds[kind]
    value = (outlook.bonus[kind] + _red(outlook, hand, kind)) * outlook.scale.bonus * 0.12
    honour = outlook.scale.honours[kind]
    if honour > 0:
        left = outlook.unseen[kind]
        value += honour * (0.12 if held == 2 and left else 0.012 * left if held == 1 else 0.0)
    return value * far * min(1.0, outlook.turns / 8)


def _red(outlook: Outlook, hand: bytes, kind: int) -> bool:
    """Whether the face that would go is a red one, the last plain one being gone."""
    return not hand[kind] and outlook.appraiser.has_red(kind)


def _declared(
    outlook: Outlook,
    kinds: bytes,
    hand: bytes,
    melds: tuple[Meld, ...],
    kind: int,
    prospect: Prospect,
    marks: Sequence[tuple[str, int]],
) -> list[Choice]:
    """The same discard with each declaration that can be made with it."""
    out = []
    for mark, mask in marks:
        if not mask >> kind & 1 or prospect.distance != 0:
            continue
        rest = bytearray(kinds)
        rest[kind] -= 1
        waits = outlook.view.rules.shapes.waits(rest, len(melds))
        found = ready(
            outlook,
            rest,
            without(hand, kind),
            melds,
            waits,
            declared=mark,
            river=outlook.river | 1 << kind,
        )
        points = found.points - found.cost - outlook.risk(kind)
        out.append(
            Choice(kind, mark, points, prospect._replace(chance=found.chance, outs=found.outs))
        )
    return out


def without(hand: bytes, kind: int) -> bytes:
    """The faces of a hand after a discard of this kind: a plain tile goes before its red twin."""
    left = bytearray(hand)
    for face in (kind, *(r for r in REDS if KIND[r] == kind)):
        if left[face]:
            left[face] -= 1
            break
    return bytes(left)


def pick(actions: Sequence[Action], choice: Choice) -> Action:
    """The action of a choice: a plain tile before its red twin, the tile just drawn before the same
    tile out of the hand.
    """
    fitting = [
        a
        for a in actions
        if a.kind == "discard" and a.mark == choice.mark and KIND[a.tiles[0]] == choice.kind
    ]
    return min(fitting, key=lambda a: (a.tiles[0] in REDS, not a.drawn))
