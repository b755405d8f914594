"""Vectors by wide integers, for the interpreter, against those lane by lane, in both forms."""

from __future__ import annotations

import random

import pytest

from jantaku.kernel import wide
from jantaku.kernel.loader import load


@pytest.fixture(scope="module")
def vectors(form):
    return load(form, "vectors")


def a_part(luck, size, limits=None):
    counts = bytes(luck.choice((0, 0, 0, 1, 1, 2, 3, 4, luck.randrange(8))) for _ in range(size))
    if limits is None:
        limits = bytes(luck.choice((0, 1, 2, 3, 4, 4, 5)) for _ in range(size))
    return counts, limits


@pytest.mark.parametrize("size", [7, 9])
def test_vectors(vectors, size):
    luck = random.Random(size)
    met = set()
    for i in range(1500):
        counts, limits = a_part(luck, size, bytes([4] * size) if i % 2 else None)
        found = wide.vector(counts, limits)
        assert found == tuple(vectors.vector(counts, limits)), (counts, limits)
        met.add(found)
    assert len(met) > 100


def test_products(vectors):
    luck = random.Random(2)
    for _ in range(500):
        one, two = (wide.vector(*a_part(luck, luck.choice((7, 9)))) for _ in range(2))
        assert wide.product(*one, *two) == tuple(vectors.product(*one, *two)), (one, two)


def test_nothing_that_exists_is_out_of_reach():
    """Where no tile exists, not a single set does; an empty suit needs every tile of its sets."""
    assert wide.vector(bytes(9), bytes(9)) == (wide.EMPTY, wide.INF * wide.ONES)
    bare, paired = wide.vector(bytes(9), bytes([4] * 9))
    assert [bare >> 8 * m & 255 for m in range(6)] == [0, 3, 6, 9, 12, 15]
    assert [paired >> 8 * m & 255 for m in range(6)] == [2, 5, 8, 11, 14, 17]


@pytest.mark.parametrize("size", [7, 9])
def test_too_many(vectors, size):
    for vector in (wide.vector, vectors.vector):
        with pytest.raises(ValueError, match="8 times"):
            vector(bytes([8] + [0] * (size - 1)), bytes([4] * size))
