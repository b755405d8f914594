# cython: language_level=3, infer_types=False
"""All ways to read the concealed part of a complete hand as sets and a pair.

This file is plain Python and, unchanged, the source of the compiled form; see `jantaku.kernel`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

from jantaku.kernel.reading import STANDARD, Reading


def standard_readings(counts):
    """The standard readings of 34 counts which are sets and one pair, by the kind of the pair."""
    result = []
    for pair in range(34):
        if counts[pair] >= 2:
            rest = list(counts)
            rest[pair] -= 2
            _read(rest, pair, result)
    return result


def _read(counts, pair, result):
    """Add the readings with this pair; ``counts`` are the other tiles."""
    triplets = 0
    for kind in range(27, 34):
        if counts[kind] == 3:
            triplets |= 1 << kind
        elif counts[kind]:
            return
    ways = [(triplets, 0)]
    for start in (0, 9, 18):
        if any(counts[start : start + 9]):
            found = []
            if sum(counts[start : start + 9]) % 3 == 0:
                _split(counts, start, start, 0, 0, found)
            ways = [(t | more_t, r | more_r) for t, r in ways for more_t, more_r in found]
    for triplets, runs in ways:
        result.append(Reading(STANDARD, pair, triplets, runs))


def _split(counts, start: cython.int, at: cython.int, triplets, runs, found):
    """Add all ways to part a suit into triplets and runs, from kind ``at`` on.

    Whether a kind has a triplet settles how many runs start there, so none is found twice.
    """
    while at < start + 9 and not counts[at]:
        at += 1
    if at == start + 9:
        found.append((triplets, runs))
        return
    count: cython.int = counts[at]
    triplet: cython.int
    new: cython.int
    one: cython.ulonglong = 1
    more: cython.ulonglong
    for triplet in range(2 if count >= 3 else 1):
        new = count - 3 * triplet
        if new and (at > start + 6 or counts[at + 1] < new or counts[at + 2] < new):
            continue
        counts[at] = 0
        more = 0
        if new:
            counts[at + 1] -= new
            counts[at + 2] -= new
            more = new
            more <<= 3 * (7 * (start // 9) + at - start)
        _split(counts, start, at + 1, triplets | (triplet * (one << at)), runs | more, found)
        counts[at] = count
        if new:
            counts[at + 1] += new
            counts[at + 2] += new
