"""Ways to go on with a hand laid side by side: with a call and without it, with a kan.

What a way is worth is asked of the scorer about hands that it may lead to, so whatever a call costs
(a declaration, a pattern of closed hands, the minimum) or brings is the ruleset's own word.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from jantaku.actions import Action
from jantaku.analysis.reason import Reason
from jantaku.bots.calls import swapped
from jantaku.bots.completion import complete
from jantaku.bots.discard import best_discard, without
from jantaku.bots.efficiency import EfficiencyPlayer
from jantaku.bots.outlook import Outlook
from jantaku.bots.prospects import standing
from jantaku.bots.value import is_closed
from jantaku.melds import Meld, added_kan, concealed_kan
from jantaku.tiles import KIND, KINDS
from jantaku.value import Refusal
from jantaku.view import View

SAMPLES: Final = 16
"""Hands made up of each way."""

MOST: Final = 0.75
"""Share of a way's wins that have a pattern, from which on the way is said to have it."""

MORE: Final = 25
"""Percent more of one way's hands that are refused, from which on it is worth saying."""

NEVER: Final = 95
"""Percent of a way's hands that are refused, from which on it is said not to win at all."""

CHEAPER: Final = 0.8
"""Share of the points from which on a way is not called cheaper."""

NAMED: Final = 2
"""Patterns that are named, at most."""


class _Mine(threading.local):
    """A player for each thread: it remembers what it has measured of the rules it was asked about
    last, and must not be asked of others meanwhile.
    """

    def __init__(self) -> None:
        self.player = EfficiencyPlayer()


_mine = _Mine()


def outlook_of(view: View) -> Outlook:
    """What the seat of a view knows, by this thread's own player."""
    return _mine.player.outlook(view)


class Way(NamedTuple):
    """Where a hand stands and what it may become.

    Attributes:
        shanten: distance of the hand, after the best discard where it has a tile too many.
        left: unseen tiles that bring it nearer then.
        points: what its wins bring on average, the refused ones left out; 0 where there are none.
        refused: percent of the imagined hands that the scorer refuses however they win.
        often: keys of the patterns that most of its wins have, those that count most first.
        ever: keys of the patterns that any of its wins has.
    """

    shanten: int
    left: int
    points: int
    refused: int
    often: tuple[str, ...]
    ever: frozenset[str]


def passed(view: View, calls: Sequence[Action]) -> Iterator[Reason]:
    """Why none of some calls is made: what the best of them would have come to."""
    outlook = outlook_of(view)
    now = _standing(outlook)
    ways = [(_after(outlook, call), call) for call in calls]
    after, call = min(ways, key=lambda one: (one[0].shanten, -one[0].left))
    params: dict[str, int | str] = {"call": call.key, "before": now.shanten, "after": after.shanten}
    if after.shanten < now.shanten:
        yield Reason("pass.nearer", params)
    else:
        yield Reason("pass.farther" if after.shanten > now.shanten else "pass.same", params)
    yield from _lost(now, after)
    threat = next((one.seat for one in outlook.threats if one.declared), None)
    if threat is not None and now.shanten > 0:
        yield Reason("pass.threat", {"seat": threat})
    if after.shanten < now.shanten:
        yield Reason("pass.weighed", {})


def claimed(view: View, call: Action) -> Iterator[Reason]:
    """Why a call is made: what it comes to, beside the hand without it."""
    outlook = outlook_of(view)
    now, after = _standing(outlook), _after(outlook, call)
    params: dict[str, int | str] = {"before": now.shanten, "after": after.shanten}
    if after.shanten < now.shanten:
        yield Reason("call.nearer", params)
        yield Reason("call.left" if after.shanten else "call.waits", {"left": after.left})
    elif after.left == now.left:
        yield Reason("call.still", {"shanten": after.shanten, "left": after.left})
    else:
        yield Reason("call.same", {"shanten": after.shanten, "was": now.left, "left": after.left})
    if call.kind == "open_kan":
        yield Reason("kan.draws", {})
    for pattern in [p for p in after.often if p not in now.often][:NAMED]:
        yield Reason("call.pattern", {"pattern": pattern})
    if now.refused - after.refused >= MORE:
        yield Reason("call.mends", {"was": now.refused, "percent": after.refused})
    if after.points:
        yield Reason("call.points", {"points": after.points})
    yield from _lost(now, after)


def kan(view: View, action: Action, shanten: int) -> Iterator[Reason]:
    """Why a kan is announced in one's own turn. `shanten`: after the best discard instead."""
    left, rest = bytearray(view.hand), bytearray(view.kinds)
    for face in action.tiles:
        left[face] -= 1
        rest[KIND[face]] -= 1
    melds = tuple(view.melds(view.seat))
    kind = KIND[action.tiles[0]]
    if action.kind == "concealed_kan":
        melds = (*melds, concealed_kan(action.tiles))
    else:
        melds = tuple(
            added_kan(m, action.tiles[0]) if m.form == "pon" and m.kind == kind else m
            for m in melds
        )
    outlook = outlook_of(view)
    after = _way(outlook, bytes(rest), bytes(left), melds)
    if after.shanten > shanten:
        yield Reason("kan.farther", {"before": shanten, "after": after.shanten})
    else:
        yield Reason("kan.keeps", {"shanten": after.shanten})
    yield Reason("kan.draws", {})
    if after.points:
        yield Reason("call.points", {"points": after.points})


def _lost(now: Way, after: Way) -> Iterator[Reason]:
    """What a call costs."""
    for pattern in [p for p in now.often if p not in after.ever][:NAMED]:
        yield Reason("call.loses", {"pattern": pattern})
    if after.refused >= NEVER > now.refused:
        yield Reason("call.never", {})
    elif after.refused - now.refused >= MORE:
        yield Reason("call.refused", {"percent": after.refused})
    elif 0 < after.points < CHEAPER * now.points:
        yield Reason("call.cheaper", {"points": now.points, "less": after.points})


def _standing(outlook: Outlook) -> Way:
    view = outlook.view
    return _way(outlook, view.kinds, view.hand, tuple(view.melds(view.seat)))


def _after(outlook: Outlook, call: Action) -> Way:
    """The hand after a call, and after the discard that follows one."""
    view = outlook.view
    offer = view.offer
    assert offer is not None, "a call is of a tile on offer"
    left, rest = bytearray(view.hand), bytearray(view.kinds)
    for face in call.tiles:
        left[face] -= 1
        rest[KIND[face]] -= 1
    melds = (*view.melds(view.seat), view.rules.claims.meld(call, offer.tile, offer.seat))
    hand, kinds = bytes(left), bytes(rest)
    if melds[-1].is_kan:
        return _way(outlook, kinds, hand, melds)
    allowed = (1 << KINDS) - 1 & ~swapped(melds[-1])
    if not any(count and allowed >> kind & 1 for kind, count in enumerate(kinds)):
        allowed = (1 << KINDS) - 1
    chosen = best_discard(outlook, kinds, hand, melds, allowed=allowed).kind
    rest[chosen] -= 1
    way = _way(outlook, bytes(rest), without(hand, chosen), melds)
    # The nearest that it could be is what a reader compares, whatever the hand aims at.
    rest[chosen] += 1
    nearest = min(
        _distance(outlook, _minus(rest, kind), melds)
        for kind in range(KINDS)
        if rest[kind] and allowed >> kind & 1
    )
    return way._replace(shanten=nearest[0], left=-nearest[1])


def _minus(kinds: bytearray, kind: int) -> bytes:
    out = bytearray(kinds)
    out[kind] -= 1
    return bytes(out)


def _distance(outlook: Outlook, kinds: bytes, melds: tuple[Meld, ...]) -> tuple[int, int]:
    """Shanten, and the tiles that bring the hand nearer, negative: the best is the least."""
    shapes = outlook.view.rules.shapes
    held = bytearray(KINDS)
    for meld in melds:
        for tile in meld.tiles:
            held[KIND[tile]] += 1
    own = bytes(held) if melds else None
    distance = shapes.shanten(kinds, len(melds), own)
    return distance, -outlook.outs(shapes.accepts(kinds, len(melds), own))


def _way(outlook: Outlook, kinds: bytes, hand: bytes, melds: tuple[Meld, ...]) -> Way:
    """Of a hand that waits for its next tile (3k+1 tiles)."""
    shanten, left = _distance(outlook, kinds, melds)
    best = standing(outlook, kinds, hand, melds)
    plan = outlook.plans.plain if best is None else best.plan
    appraiser = outlook.appraiser
    declared = appraiser.mark if is_closed(melds) else ""
    size = 3 * (appraiser.sets - len(melds)) + 2
    made = wins = 0
    points = 0.0
    seen: Counter[str] = Counter()
    amounts: Counter[str] = Counter()
    for _ in range(SAMPLES):
        done = complete(
            plan,
            kinds,
            len(melds),
            size=size,
            unseen=outlook.unseen,
            order=outlook.order,
            luck=outlook.luck,
        )
        if done is None:
            continue
        made += 1
        for tsumo in (False, True):
            value = appraiser.value(
                done.kinds, hand, melds, done.won, tsumo=tsumo, declared=declared
            )
            if isinstance(value, Refusal):
                continue
            wins += 1
            points += value.numbers()["points"]
            for row in value.rows():
                if row.text.key.startswith("pattern."):
                    seen[row.text.key] += 1
                    amounts[row.text.key] += row.amount
            break
    often = sorted((key for key in seen if seen[key] >= MOST * wins), key=lambda k: -amounts[k])
    return Way(
        shanten,
        -left,
        round(points / wins) if wins else 0,
        round(100 * (made - wins) / made) if made else 0,
        tuple(often),
        frozenset(seen),
    )
