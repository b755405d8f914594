"""`vectors_cy` for the interpreter: the same vectors, many lanes in one long integer.

What the compiled form does lane by lane costs the interpreter far more than the arithmetic itself.
Python's integers are as long as one likes, so all ways to join two halves of a suit, times all
numbers of sets that the lower one may have, are added and compared in a few operations. Nothing is
loaded from a table, and nothing is kept on disk: a suit that has not been met yet takes some
10 µs.

A *lane* is a byte of at most 63 (impossible), so that the sum of two leaves the top bit free; a
*slot* is the six lanes of a vector; see `vectors_cy` for both. Slots stand one after the other, the
first lowest.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

LANES: Final = 6
SLOT: Final = 8 * LANES
INF: Final = 63
EMPTY: Final = 0x3F3F3F3F3F00
ONES: Final = 0x010101010101
VECTOR: Final = (1 << SLOT) - 1

WAYS: Final = 9
"""How two halves may be joined: `3 * a + b`, as of `vectors_cy`."""
GROUPS: Final = 3
"""Without a pair; with the pair on one side; with it on the other."""

MOST: Final = 1 << 13
"""So much is remembered of a sort. Lower halves, the most, are 3,125 to a tile set; they have a
thousand bytes each.
"""


def _slots(count: int, vector: int) -> int:
    """The same vector so often."""
    return vector * (((1 << SLOT * count) - 1) // VECTOR)


_GUARDS: Final = tuple(_slots(n, 0x80 * ONES) for n in range(82))
_FULL: Final = tuple(_slots(n, INF * ONES) for n in range(82))
_LOWEST: Final = tuple(_slots(n, 0xFF) for n in range(28))


def _lower(x: int, y: int, slots: int) -> int:
    """The lane-wise minimum of so many slots (lanes below 128)."""
    guard = _GUARDS[slots]
    over = ((x | guard) - y) & guard
    return x ^ ((x ^ y) & (over - (over >> 7)))


def _folded(x: int, slots: int, at: int) -> int:
    """The minimum of the slots below `at` and of those from there on; `at` is at least half of
    them, and slots above stay as they are when there are fewer.
    """
    shift = SLOT * at
    return _lower(x & ((1 << shift) - 1), x >> shift, min(at, slots))


@cache  # There are some twenty.
def _masks(slots: int, sets: int) -> tuple[int, int]:
    """The lanes that more sets leave possible, and what stands in the others."""
    below = (1 << 8 * sets) - 1
    return _slots(slots, VECTOR & ~below), _slots(slots, INF * ONES & below)


def _moved(x: int, slots: int, sets: int) -> int:
    """Each slot after that many more sets."""
    keep, fill = _masks(slots, sets)
    return (x << 8 * sets) & keep | fill


def _left(x: int, slots: int) -> int:
    """One side of a product: for each number of sets, what it costs, in every lane."""
    lowest = _LOWEST[slots]
    return sum(((x >> 8 * s) & lowest) * ONES << SLOT * slots * s for s in range(LANES))


def _right(y: int, slots: int) -> int:
    """The other side: for each number of sets on the left, what can be added to them."""
    return sum(_moved(y, slots, s) << SLOT * slots * s for s in range(LANES))


def _shared(left: int, right: int, slots: int) -> int:
    """The products of the slots of both sides: the cheapest sharing of the sets between them."""
    x = left + right
    x = _folded(x, 3 * slots, 3 * slots)
    # Three are left, of which the middle one is looked at twice.
    x = _lower(x & ((1 << SLOT * 2 * slots) - 1), x >> SLOT * slots, 2 * slots)
    x = _folded(x, slots, slots)
    return _lower(x, _FULL[slots], slots)


@lru_cache(maxsize=MOST)
def _first(bare: int, paired: int) -> int:
    return _left(bare | paired << SLOT | bare << 2 * SLOT, GROUPS)


@lru_cache(maxsize=MOST)
def _second(bare: int, paired: int) -> int:
    return _right(bare | bare << SLOT | paired << 2 * SLOT, GROUPS)


def product(bare: int, paired: int, other_bare: int, other_paired: int) -> tuple[int, int]:
    """The vector of two parts together, see `vectors_cy.product`."""
    x = _shared(_first(bare, paired), _second(other_bare, other_paired), GROUPS)
    return x & VECTOR, _lower(x >> SLOT & VECTOR, x >> 2 * SLOT, 1)


def vector(counts: bytes, limits: bytes) -> tuple[int, int]:
    """The vector of a part, see `vectors_cy.vector`."""
    if max(counts) > 7:
        raise ValueError(f"a kind is held {max(counts)} times; the kernel counts up to 7")
    if len(counts) == 7:
        # Whichever of these kinds is which makes no difference.
        return _apart(*zip(*sorted(zip(counts, limits, strict=True)), strict=True))
    x = _shared(_lower_half(counts[:5], limits[:5]), _upper_half(counts[5:], limits[5:]), 27)
    # The first way of each group collects the other eight; what its neighbours do is no matter.
    x = _lower(x, x >> SLOT * 4, 27)
    x = _lower(x, x >> SLOT * 2, 27)
    x = _lower(x, x >> SLOT, 27)
    x = _lower(x, x >> SLOT, 27)
    return x & VECTOR, _lower(x >> SLOT * WAYS & VECTOR, x >> SLOT * 2 * WAYS & VECTOR, 1)


@lru_cache(maxsize=MOST)
def _apart(counts: tuple[int, ...], limits: tuple[int, ...]) -> tuple[int, int]:
    """The vector of kinds that make no runs."""
    bare, paired = EMPTY, INF * ONES
    for count, limit in zip(counts, limits, strict=True):
        own_bare, own_paired = EMPTY, INF * ONES
        if limit >= 2:
            own_paired = _with(own_paired, 0, max(0, 2 - count))
        if limit >= 3:
            own_bare = _with(own_bare, 1, max(0, 3 - count))
        if limit >= 5:
            own_paired = _with(own_paired, 1, max(0, 5 - count))
        bare, paired = product(bare, paired, own_bare, own_paired)
    return bare, paired


def _with(vector: int, sets: int, cost: int) -> int:
    """The vector, with that many sets at that cost."""
    return vector & ~(0xFF << 8 * sets) | cost << 8 * sets


@lru_cache(maxsize=MOST)
def _lower_half(counts: bytes, limits: bytes) -> int:
    """The left side of a product: the numbers 1 to 5, for each way to join them to the rest."""
    x = _upward(counts, limits)
    bare = x & ((1 << SLOT * WAYS) - 1)
    return _left(x | bare << SLOT * 2 * WAYS, WAYS * GROUPS)


@lru_cache(maxsize=MOST)
def _upper_half(counts: bytes, limits: bytes) -> int:
    """The right side: the numbers 6 to 9."""
    x = _downward(counts, limits)
    bare = x & ((1 << SLOT * WAYS) - 1)
    return _right(bare | x << SLOT * WAYS, WAYS * GROUPS)


# Where the states after a kind stand among those before it, by the number of runs that start there.
_FOLLOWS: Final = [
    [group + 3 * b + runs for group in (0, WAYS) for _ in range(3) for b in range(3)]
    for runs in range(3)
]
# The other way about: where they stand among the groups that `_stepped` leaves.
_STARTED: Final = [27 * runs + b for b in range(3) for runs in range(3)]
_STARTED_PAIRED: Final = [WAYS + at for at in _STARTED]

_START: Final = EMPTY | _slots(2 * WAYS - 1, INF * ONES) << SLOT


@lru_cache(maxsize=MOST)
def _upward(counts: bytes, limits: bytes) -> int:
    """The states after these kinds, from the lowest: nine slots without a pair, nine with it.

    Hands share many beginnings, so what is reached on the way is remembered as well. States are
    those of `vectors_cy`: `3 * a + b` for runs that started two kinds and one kind below.
    """
    if not counts:
        return _START
    before = _grouped(_upward(counts[:-1], limits[:-1]))
    x = _stepped((before, before, before), counts[-1], limits[-1], 3)
    # However many runs ended here: the least stands where none did.
    x = _lower(x, _lower(x >> SLOT * 3, x >> SLOT * 6, 81), 81)
    y = _lower(x, x >> SLOT * WAYS, 81)
    return _picked(x, 81, _STARTED) | _picked(y, 81, _STARTED_PAIRED) << SLOT * WAYS


@lru_cache(maxsize=MOST)
def _downward(counts: bytes, limits: bytes) -> int:
    """What these kinds cost, from the highest down, for each state before them."""
    if not counts:
        return _START
    after = _downward(counts[1:], limits[1:])
    before = [_grouped(_picked(after, 2 * WAYS, follows)) for follows in _FOLLOWS]
    # No run starts at the numbers 8 and 9, the first two from above.
    x = _stepped(before, counts[0], limits[0], 3 if len(counts) > 2 else 1)
    x = _lower(x, _lower(x >> SLOT * 27, x >> SLOT * 54, 27), 27)
    paired = _lower(x >> SLOT * WAYS, x >> SLOT * 2 * WAYS, WAYS)
    own = (1 << SLOT * WAYS) - 1
    return x & own | (paired & own) << SLOT * WAYS


def _grouped(states: int) -> int:
    """Of states the three groups: without a pair, with it, and those that are going to take it."""
    return states | (states & ((1 << SLOT * WAYS) - 1)) << SLOT * 2 * WAYS


def _stepped(before: Sequence[int], count: int, limit: int, most: int) -> int:
    """The groups of each number of runs that start at a kind, after what it is used for.

    `before` are the groups before it for each such number.
    """
    x = before[0] | _moved(before[1], 27, 1) << SLOT * 27 | _moved(before[2], 27, 2) << SLOT * 54
    costs, costs_with_triplet = _costs(count, limit, most)
    x = _lower(x + costs, _moved(x, 81, 1) + costs_with_triplet, 81)
    return _lower(x, _FULL[81], 81)


@lru_cache(maxsize=MOST)
def _costs(count: int, limit: int, most: int) -> tuple[int, int]:
    """What each use of a kind costs, in every lane; so with a triplet beside it."""
    sides = []
    for triplet in (0, 3):
        slots = []
        for runs in range(3):
            for pair in (0, 0, 2):
                for way in range(WAYS):
                    use = way // 3 + way % 3 + runs + triplet + pair
                    cost = max(0, use - count) if use <= limit and runs < most else INF
                    slots.append(bytes([cost] * LANES))
        sides.append(int.from_bytes(b"".join(slots), "little"))
    return sides[0], sides[1]


def _picked(x: int, slots: int, wanted: Sequence[int]) -> int:
    """The wanted of so many slots, in their order."""
    lanes = x.to_bytes(LANES * slots, "little")
    found = b"".join([lanes[LANES * at : LANES * at + LANES] for at in wanted])
    return int.from_bytes(found, "little")
