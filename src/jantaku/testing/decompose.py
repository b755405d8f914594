"""All readings of a complete hand by trying everything: an oracle for the kernel's readings, slow
and plain.
"""

from __future__ import annotations

from collections.abc import Sequence

from jantaku.kernel import SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS, Reading, Shapes
from jantaku.tiles import KINDS, OUTSIDE


def readings(counts: Sequence[int], melds: int, shapes: Shapes) -> list[Reading]:
    """Every reading of `counts` (34, the winning tile included) beside `melds` sets."""
    out: list[Reading] = []
    sets = shapes.sets - melds
    left = list(counts)
    if sum(left) == 3 * sets + 2:
        for pair in range(KINDS):
            if left[pair] >= 2:
                left[pair] -= 2
                _sets(left, 0, 0, 0, pair, out)
                left[pair] += 2
    if melds == 0 and sum(left) == 14:
        out += _pairs(left, shapes)
        out += _orphans(left, shapes)
    # A triplet and a run that begin alike are found in both orders.
    return list(dict.fromkeys(out))


def _sets(
    left: list[int], kind: int, triplets: int, runs: int, pair: int, out: list[Reading]
) -> None:
    while kind < KINDS and not left[kind]:
        kind += 1
    if kind == KINDS:
        out.append(Reading(STANDARD, pair, triplets, runs))
        return
    if left[kind] >= 3:
        left[kind] -= 3
        _sets(left, kind, triplets | 1 << kind, runs, pair, out)
        left[kind] += 3
    if kind < 27 and kind % 9 < 7 and left[kind + 1] and left[kind + 2]:
        for step in range(3):
            left[kind + step] -= 1
        _sets(left, kind, triplets, runs + (1 << 3 * (7 * (kind // 9) + kind % 9)), pair, out)
        for step in range(3):
            left[kind + step] += 1


def _pairs(left: list[int], shapes: Shapes) -> list[Reading]:
    """Seven pairs: `shapes.pairs` is 0 without, 1 for seven different ones, 2 where four alike are
    two pairs.
    """
    if not shapes.pairs or any(n % 2 for n in left) or (shapes.pairs == 1 and 4 in left):
        return []
    held = sum(1 << k for k in range(KINDS) if left[k])
    fours = sum(1 << k for k in range(KINDS) if left[k] == 4)
    return [Reading(SEVEN_PAIRS, -1, held, fours)]


def _orphans(left: list[int], shapes: Shapes) -> list[Reading]:
    if not shapes.orphans or any(bool(left[k]) != bool(OUTSIDE >> k & 1) for k in range(KINDS)):
        return []
    pair = next(k for k in range(KINDS) if left[k] == 2)
    return [Reading(THIRTEEN_ORPHANS, pair, 0, 0)]
