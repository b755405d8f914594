"""Looking one step ahead: what the tiles that help will leave the hand with."""

from __future__ import annotations

from typing import Final

from jantaku.bots.outlook import Outlook
from jantaku.bots.plans import Plan
from jantaku.bots.prospects import Prospect, rated
from jantaku.bots.ready import ready
from jantaku.bots.value import NOTHING, Worth, is_closed
from jantaku.melds import Meld

TRIED: Final = 3
"""Discards that make a hand tenpai: so many are tried where the best ones' wins are refused."""


def looked_into(
    outlook: Outlook,
    rest: bytearray,
    faces: bytes,
    melds: tuple[Meld, ...],
    prospect: Prospect,
    *,
    river: int,
) -> Prospect:
    """The same prospect, rated by what its next step leads to.

    Args:
        rest: concealed tiles by kind (34), 3k+1 of them; changed while it is looked at.
        faces: the same by face (46).
        river: mask of one's own discards, where they bar a claimed win.
    """
    plan, distance = prospect.plan, prospect.distance
    closed = is_closed(melds)
    if distance == 0:
        # Whatever the plan, the hand wins on everything that completes it.
        waits = outlook.view.rules.shapes.waits(rest, len(melds))
        found = ready(outlook, rest, faces, melds, waits, declared="", river=river)
        return prospect._replace(points=found.points, chance=found.chance, outs=found.outs)
    if distance > 2:
        return prospect
    worth = prospect.worth
    if distance == 2:
        outs = _next_outs(outlook, rest, len(melds), plan)
    else:
        outs, worth = _next_tenpai(outlook, rest, faces, melds, plan)
    chance, points = rated(
        outlook,
        plan,
        distance,
        prospect.outs,
        worth,
        open_hand=not closed,
        declared=closed and bool(outlook.appraiser.mark),
        later=outs,
    )
    return prospect._replace(worth=worth, chance=chance, points=points)


def _next_outs(outlook: Outlook, rest: bytearray, melds: int, plan: Plan) -> float:
    """Tiles that will help one step further on, on average over those that help now."""
    mask = plan.accepts(rest, melds)
    coming = found = 0
    while mask:
        low = mask & -mask
        mask ^= low
        kind = low.bit_length() - 1
        count = outlook.unseen[kind]
        if count:
            rest[kind] += 1
            after = plan.discards(rest, melds)
            rest[kind] -= 1
            nearest = min(d for _, d, _ in after)
            coming += count
            found += count * max(outlook.outs(helps) for _, d, helps in after if d == nearest)
    return found / coming if coming else 0.0


def _next_tenpai(
    outlook: Outlook, rest: bytearray, faces: bytes, melds: tuple[Meld, ...], plan: Plan
) -> tuple[float, Worth]:
    """Tiles that the hand will win on, on average over the tiles that make it tenpai, and for how
    much.
    """
    n = len(melds)
    appraiser = outlook.appraiser
    declared = appraiser.mark if is_closed(melds) else ""
    mask = plan.accepts(rest, n)
    coming = winning = tsumo = ron = 0.0
    while mask:
        low = mask & -mask
        mask ^= low
        kind = low.bit_length() - 1
        count = outlook.unseen[kind]
        if not count:
            continue
        coming += count
        rest[kind] += 1
        tenpai = []
        for out, distance, helps in plan.discards(rest, n):
            if distance == 0:
                # A wait that is barred is worth about a third: own draws are left.
                outs = outlook.outs(helps)
                if helps & outlook.river:
                    outs //= 3
                if outs:
                    tenpai.append((-outs, out, helps))
        tenpai.sort()
        most = (0, 0.0, 0.0)
        for _, gone, waits in tenpai[:TRIED]:
            rest[gone] -= 1
            found, whole = _waiting(outlook, rest, faces, melds, waits, kind, declared)
            rest[gone] += 1
            if found[1] + found[2] > most[1] + most[2]:
                most = found
            if whole:
                break
        winning += count * most[0]
        tsumo += count * most[1]
        ron += count * most[2]
        rest[kind] -= 1
    if not winning:
        return 0.0, NOTHING
    return winning / coming, Worth(tsumo / winning, ron / winning)


def _waiting(
    outlook: Outlook,
    rest: bytearray,
    faces: bytes,
    melds: tuple[Meld, ...],
    waits: int,
    came: int,
    declared: str,
) -> tuple[tuple[int, float, float], bool]:
    """Tiles that a tenpai hand wins on, and the points over all of them by own draw and by a
    claimed tile; and whether nothing of it is refused.

    Args:
        came: kind of the tile that is imagined to have come; one less of it is left.
    """
    winning, tsumo, ron, whole = 0, 0.0, 0.0, True
    while waits:
        low = waits & -waits
        waits ^= low
        won = low.bit_length() - 1
        left = outlook.unseen[won] - (won == came)
        if left <= 0:
            continue
        rest[won] += 1
        full = bytes(rest)
        rest[won] -= 1
        worth = outlook.appraiser.both(full, faces, melds, won, declared, ratio=outlook.scale.tsumo)
        whole = whole and worth.ron > 0
        if worth.any:
            winning += left
            tsumo += left * worth.tsumo
            ron += left * worth.ron
    return (winning, tsumo, ron), whole
