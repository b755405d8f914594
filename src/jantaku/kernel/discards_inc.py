"""What every discard of a hand leaves."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

from jantaku.kernel.counts_inc import key_of
from jantaku.kernel.distance_inc import Distance, pairs_short
from jantaku.kernel.memory_inc import (
    FAR,
    INF,
    WIDTH,
    Part,
    bare_of,
    below,
    mirrored,
    nearest,
    paired_of,
    product_of,
)

NOT_HELD = cython.declare(cython.int, 127)


@cython.cfunc
@cython.exceptval(check=False)
def _gains(
    more: cython.p_int,
    start: cython.int,
    size: cython.int,
    rest: cython.int,
    need: cython.int,
    level: cython.int,
) -> cython.ulonglong:
    """The kinds of one part, with one more of which it comes below that level."""
    mask: cython.ulonglong = 0
    one: cython.ulonglong = 1
    kind: cython.int
    if cython.compiled:
        bare: cython.ulonglong = mirrored(bare_of[rest], need)
        paired: cython.ulonglong = mirrored(paired_of[rest], need)
        for kind in range(start, start + size):
            if more[kind] >= 0 and below(more[kind], bare, paired, level):
                mask |= one << kind
        return mask
    for kind in range(start, start + size):
        if more[kind] >= 0 and nearest(more[kind], rest, need) < level:
            mask |= one << kind
    return mask


@cython.cfunc
@cython.exceptval(-1)
def discards_of(
    d: Distance,
    p: cython.p_uchar,
    need: cython.int,
    melds: cython.int,
    counting: cython.bint,
    there: cython.p_uchar,
    far: cython.p_schar,
    masks: cython.p_ulonglong,
    left: cython.p_ushort,
) -> cython.int:
    """For each of the 34 kinds: shanten, accepted kinds and how many of them there are, after
    discarding it; `NOT_HELD`, 0 and 0 for what is not held.

    ``p`` is changed meanwhile. Who is not ``counting`` need not say what is ``there``; whoever is
    does not get told of kinds of which nothing is.
    """
    one: cython.ulonglong = 1
    x: cython.int
    y: cython.int
    a: cython.int
    b: cython.int
    c: cython.int
    ab: cython.int
    ac: cython.int
    bc: cython.int
    ab_after: cython.int
    ac_after: cython.int
    bc_after: cython.int
    first: cython.int
    second: cython.int
    third: cython.int
    kind: cython.int
    size: cython.int
    best: cython.int
    level: cython.int
    after: cython.int
    rest: cython.int
    number: cython.int
    mask: cython.ulonglong
    key: cython.ulonglong
    part: Part
    parts = (d.characters, d.dots, d.bamboo, d.honours)
    # The vector of each part with one more tile of a kind; -1 where there is no more.
    if cython.compiled:
        more: cython.int[34]
        ids: cython.int[4]
        keys: cython.ulonglong[4]
    else:
        more, ids, keys = [0] * 34, [0] * 4, [0] * 4
    for x in range(4):
        part = parts[x]
        size = 7 if x == 3 else 9
        key = keys[x] = key_of(p, 9 * x, size)
        ids[x] = part.at(key)
        for kind in range(9 * x, 9 * x + size):
            more[kind] = -1
            if p[kind] < d.limit[kind]:
                more[kind] = part.at(key + (one << (WIDTH * (kind - 9 * x))))
    for x in range(4):
        part = parts[x]
        size = 7 if x == 3 else 9
        # The other parts, and two by two; the one left out takes the drawn tile.
        first = 1 if x == 0 else 0
        second = 2 if x <= 1 else 1
        third = 3 if x <= 2 else 2
        a = ids[first]
        b = ids[second]
        c = ids[third]
        bc = product_of(b, c)
        ac = product_of(a, c)
        ab = product_of(a, b)
        rest = product_of(a, bc)
        for kind in range(9 * x, 9 * x + size):
            if not p[kind]:
                far[kind] = NOT_HELD
                masks[kind] = 0
                if counting:
                    left[kind] = 0
                continue
            p[kind] -= 1
            key = keys[x]
            key -= one << (WIDTH * (kind - 9 * x))
            after = part.at(key)
            level = best = nearest(after, rest, need)
            if melds == 0:
                if d.pairs_exist:
                    best = min(best, pairs_short(d.all_worth(p)))
                if d.orphans_exist:
                    best = min(best, d.orphans_short(p))
            mask = 0
            if 0 < best < INF:
                if level == best:
                    mask = d.part_gains(p, part, 9 * x, size, key, rest, need, level)
                    bc_after = product_of(after, bc)
                    ac_after = product_of(after, ac)
                    ab_after = product_of(after, ab)
                    mask |= _gains(more, 9 * first, 9, bc_after, need, level)
                    mask |= _gains(more, 9 * second, 9, ac_after, need, level)
                    mask |= _gains(more, 9 * third, 7 if third == 3 else 9, ab_after, need, level)
                if melds == 0:
                    mask |= d.other_gains(p, best)
            p[kind] += 1
            far[kind] = best - 1 if best < INF else FAR
            if counting:
                number = 0
                for y in range(34):
                    if mask & (one << y):
                        if there[y]:
                            number += there[y]
                        else:
                            mask ^= one << y
                left[kind] = number
            masks[kind] = mask
    return 0
