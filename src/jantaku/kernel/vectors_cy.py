# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, infer_types=False
"""What one part of a hand lacks: the vectors from which distances are added up.

This file is plain Python and, unchanged, the source of the compiled form; see `jantaku.kernel`.

A part is a suit of nine kinds in a row or the seven honours. Its *vector* says, for ``m`` sets
without and with a pair, the least number of tiles that must be added to its counts so that they
hold the sets, no kind being used beyond its limit. It is two integers of six lanes of eight bits,
lane ``m`` for ``m`` sets: bare, and with the pair. Values are at most 63, which means impossible,
so that sums stay below the top bit of a lane: the lane-wise minimum needs that bit.

The vector of two parts together is their min-plus product. Here both are worked out from nothing;
`shapes_cy` remembers them. Where the kernel runs interpreted, `wide` gives the same answers sooner,
and this is what it is tested against.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

LANES = cython.declare(cython.int, 6)
INF = cython.declare(cython.int, 63)
ONES = cython.declare(cython.ulonglong, 0x010101010101)
GUARD = cython.declare(cython.ulonglong, 0x808080808080)
FULL = cython.declare(cython.ulonglong, 0x3F3F3F3F3F3F)
MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFF)
EMPTY = cython.declare(cython.ulonglong, 0x3F3F3F3F3F00)  # no sets, for nothing

# At most so many states a limit, and limits, are remembered; then it starts afresh.
MOST = cython.declare(cython.int, 1 << 14)

_halves: dict = {}
_states: dict = {}


@cython.cfunc
@cython.inline
def _lower(x: cython.ulonglong, y: cython.ulonglong) -> cython.ulonglong:
    """The lane-wise minimum (lanes below 128)."""
    over: cython.ulonglong = ((x | GUARD) - y) & GUARD
    return x ^ ((x ^ y) & (over - (over >> 7)))


@cython.cfunc
@cython.inline
def _shifted(x: cython.ulonglong, sets: cython.int, cost: cython.int) -> cython.ulonglong:
    """The vector after that many more sets, for that many more tiles."""
    moved: cython.ulonglong = (x << (8 * sets)) & MASK
    return (moved | (FULL & ~(MASK << (8 * sets)))) + ONES * cost


@cython.cfunc
def _times(x: cython.ulonglong, y: cython.ulonglong) -> cython.ulonglong:
    """The cheapest sharing of the sets between two."""
    result: cython.ulonglong = FULL
    sets: cython.int
    cost: cython.int
    for sets in range(LANES):
        cost = (x >> (8 * sets)) & 0x7F
        if cost < INF:
            result = _lower(result, _shifted(y, sets, cost))
    return result


def product(
    bare: cython.ulonglong,
    paired: cython.ulonglong,
    other_bare: cython.ulonglong,
    other_paired: cython.ulonglong,
):
    """The vector ``(bare, paired)`` of two parts together, at most one pair between them."""
    with_pair: cython.ulonglong = _lower(_times(paired, other_bare), _times(bare, other_paired))
    return _times(bare, other_bare), with_pair


def vector(counts, limits):
    """The vector ``(bare, paired)`` of a part: nine counts in a row, or seven that make no runs.

    ``limits`` says how often each kind may be used. Raises ``ValueError`` for a count above 7.
    """
    if max(counts) > 7:
        raise ValueError(f"a kind is held {max(counts)} times; the kernel counts up to 7")
    if len(counts) == 7:
        return _apart(counts, limits)
    bare: cython.ulonglong = FULL
    paired: cython.ulonglong = FULL
    b: cython.ulonglong
    p: cython.ulonglong
    other_b: cython.ulonglong
    other_p: cython.ulonglong
    below = _half(counts[:5], limits[:5])
    above = _half(counts[5:], limits[5:])
    if cython.compiled:
        low: cython.p_ulonglong = _lanes(below)
        high: cython.p_ulonglong = _lanes(above)
    else:
        low = below
        high = above
    way: cython.int
    for way in range(0, 18, 2):
        b = low[way]
        p = low[way + 1]
        other_b = high[way]
        other_p = high[way + 1]
        if b == FULL and p == FULL:
            continue
        bare = _lower(bare, _times(b, other_b))
        paired = _lower(paired, _lower(_times(p, other_b), _times(b, other_p)))
    return bare, paired


def _apart(counts, limits):
    """The vector of kinds that make no runs."""
    bare: cython.ulonglong = EMPTY
    paired: cython.ulonglong = FULL
    b: cython.ulonglong
    p: cython.ulonglong
    count: cython.int
    limit: cython.int
    for count, limit in zip(counts, limits, strict=True):
        b = bare
        p = paired
        if limit >= 2:
            paired = _lower(paired, _shifted(b, 0, max(0, 2 - count)))
        if limit >= 3:
            bare = _lower(bare, _shifted(b, 1, max(0, 3 - count)))
            paired = _lower(paired, _shifted(p, 1, max(0, 3 - count)))
        if limit >= 5:
            paired = _lower(paired, _shifted(b, 1, max(0, 5 - count)))
    return bare, paired


def _half(counts, limits):
    """The vectors of the lower five or the upper four numbers, for each way to join them.

    Nine times bare and paired, as a tuple or, compiled, as the bytes of them. Way ``3 * a + b`` is:
    ``a`` runs start at number 4 and ``b`` at number 5. They are counted as sets below; what they
    use above is paid above.
    """
    memo = _halves.get(limits)
    if memo is None:
        if len(_halves) >= MOST:
            _halves.clear()
        memo = _halves[limits] = {}
    found = memo.get(counts)
    if found is None:
        if len(memo) >= MOST:
            memo.clear()
        found = _reached(counts, limits, len(counts) == 5)
        if len(counts) == 5:
            found = _pruned(found)
        memo[counts] = found
    return found


def _reached(counts, limits, upward: cython.bint):
    """The states after these kinds: from the lowest of the lower half, or from the highest down.

    Hands share many beginnings, so what is reached on the way is remembered as well.
    """
    key = (limits, upward)
    memo = _states.get(key)
    if memo is None:
        if len(_states) >= MOST:
            _states.clear()
        memo = _states[key] = {}
    found = memo.get(counts)
    if found is None:
        if len(memo) >= MOST:
            memo.clear()
        found = memo[counts] = _step(counts, limits, upward)
    return found


def _step(counts, limits, upward: cython.bint):
    """The states after the last of these kinds.

    The state between two kinds is the same ``3 * a + b`` as in `_half`: runs that started two kinds
    and one kind below. Three like runs are as good as three triplets, so two are enough to look at.
    """
    at: cython.int
    state: cython.int
    new: cython.int
    runs: cython.int
    most: cython.int
    source: cython.int
    into: cython.int
    size: cython.int = len(counts)
    count: cython.int
    limit: cython.int
    use: cython.int
    sets: cython.int
    cost: cython.int
    triplet: cython.int
    b: cython.ulonglong
    p: cython.ulonglong
    bare: cython.ulonglong
    paired: cython.ulonglong
    if size == 0:
        before = None
    elif upward:
        before = _reached(counts[:-1], limits[:-1], upward)
    else:
        before = _reached(counts[1:], limits[1:], upward)
    if cython.compiled:
        made = bytes(18 * 8)
        after: cython.p_ulonglong = _lanes(made)
        states: cython.p_ulonglong = cython.NULL if before is None else _lanes(before)
    else:
        after = [FULL] * 18
        states = before
    for state in range(18):
        after[state] = FULL
    if before is None:
        after[0] = EMPTY
    else:
        at = size - 1 if upward else 0
        # No run starts at the numbers 8 and 9, the first two from above.
        most = 3 if upward or size > 2 else 1
        count = counts[at]
        limit = limits[at]
        for state in range(9):
            for runs in range(most):
                new = state % 3 * 3 + runs
                source = state if upward else new
                into = new if upward else state
                b = states[2 * source]
                p = states[2 * source + 1]
                use = state // 3 + state % 3 + runs
                if use > limit or (b == FULL and p == FULL):
                    continue
                bare = after[2 * into]
                paired = after[2 * into + 1]
                for triplet in range(2):
                    sets = runs + triplet
                    if use <= limit:
                        cost = max(0, use - count)
                        bare = _lower(bare, _shifted(b, sets, cost))
                        paired = _lower(paired, _shifted(p, sets, cost))
                    if use + 2 <= limit:
                        paired = _lower(paired, _shifted(b, sets, max(0, use + 2 - count)))
                    use += 3
                after[2 * into] = bare
                after[2 * into + 1] = paired
    if cython.compiled:
        return made
    return tuple(after)


if cython.compiled:

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _lanes(half) -> cython.p_ulonglong:
        """Where the numbers of a half lie."""
        return cython.cast(
            cython.p_ulonglong, cython.cast(cython.p_uchar, cython.cast(bytes, half))
        )


def _pruned(states):
    """With what is no better than the same with fewer runs reaching up made impossible.

    The upper half never gains from carrying more of them.
    """
    state: cython.int
    less: cython.int
    x: cython.ulonglong
    over: cython.ulonglong
    side: cython.int
    if cython.compiled:
        made = bytes(bytearray(states))
        own: cython.p_ulonglong = _lanes(made)
    else:
        own = list(states)
    for state in range(8, 0, -1):
        for less in range(state):
            if less // 3 <= state // 3 and less % 3 <= state % 3:
                for side in range(2):
                    x = own[2 * state + side]
                    over = ((x | GUARD) - own[2 * less + side]) & GUARD
                    own[2 * state + side] = x | ((over - (over >> 7)) & FULL)
    return made if cython.compiled else tuple(own)
