"""Readings against an enumeration of sets, and against hands put together from known sets."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from jantaku.kernel import SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS, Reading

FOUR = bytes([4] * 34)
TRIPLETS = [(k, k, k) for k in range(34)]
RUNS = [(k, k + 1, k + 2) for k in range(27) if k % 9 < 7]


def encoded(pair, sets):
    """The standard reading of a pair and these sets."""
    triplets = sum(1 << chosen[0] for chosen in sets if chosen[0] == chosen[1])
    runs = 0
    for start, count in Counter(chosen[0] for chosen in sets if chosen[0] != chosen[1]).items():
        suit, number = divmod(start, 9)
        runs |= count << 3 * (7 * suit + number)
    return Reading(STANDARD, pair, triplets, runs)


def enumerated(counts, need):
    """All standard readings: any sets, in any combination, that use every tile."""
    found = set()
    possible = [
        chosen
        for chosen in TRIPLETS + RUNS
        if all(counts[kind] >= chosen.count(kind) for kind in chosen)
    ]
    for combination in itertools.combinations_with_replacement(possible, need):
        rest = list(counts)
        for kind in itertools.chain(*combination):
            rest[kind] -= 1
        if min(rest) >= 0 and sorted(rest)[-2:] == [0, 2]:
            found.add(encoded(rest.index(2), combination))
    return found


def put_together(generator, need, kinds):
    """A complete standard hand out of some kinds, with its sets."""
    possible = [chosen for chosen in TRIPLETS + RUNS if set(chosen) <= set(kinds)]
    while True:
        sets = tuple(generator.choice(possible) for _ in range(need))
        pair = generator.choice(kinds)
        counts = Counter([pair, pair, *itertools.chain(*sets)])
        if max(counts.values()) <= 4:
            return bytes(counts[kind] for kind in range(34)), pair, sets


@pytest.mark.parametrize("need", [1, 2, 3, 4, 5])
def test_put_together(shapes_of, need):
    shapes = shapes_of(copies=FOUR, sets=max(need, 4))
    generator = random.Random(need)
    most = 0
    for _ in range(60):
        kinds = generator.choice([range(7), range(9), range(18, 27), range(34), (*range(5), 30)])
        counts, pair, sets = put_together(generator, need, kinds)
        readings = shapes.readings(counts, shapes.sets - need)
        assert encoded(pair, sets) in readings
        assert len(readings) == len(set(readings))
        assert set(readings) == enumerated(counts, need)
        most = max(most, len(readings))
    assert most >= min(need, 3)


def test_all_of_one_suit(shapes_of):
    """Every five and eight tiles of seven numbers, complete or not."""
    shapes = shapes_of(copies=FOUR)
    possible = [chosen for chosen in TRIPLETS + RUNS if set(chosen) <= set(range(9, 16))]
    for need in (1, 2):
        complete = {
            tuple(sorted([pair, pair, *itertools.chain(*sets)]))
            for sets in itertools.combinations_with_replacement(possible, need)
            for pair in range(9, 16)
        }
        for tiles in itertools.combinations_with_replacement(range(9, 16), 3 * need + 2):
            counts = bytes(tiles.count(kind) for kind in range(34))
            if max(counts) <= 4:
                readings = shapes.readings(counts, 4 - need)
                assert bool(readings) is shapes.complete(counts, 4 - need) is (tiles in complete)
                assert set(readings) == enumerated(counts, need)


def hand(text):
    counts, numbers = bytearray(34), []
    for character in text:
        if character.isdigit():
            numbers.append(int(character))
        elif character != " ":
            for number in numbers:
                counts["mpsz".index(character) * 9 + number - 1] += 1
            numbers = []
    return bytes(counts)


def test_two_twin_runs_are_seven_pairs_too(shapes_of):
    shapes = shapes_of(copies=FOUR, pairs=1, orphans=True)
    readings = shapes.readings(hand("112233m445566p77z"))
    assert readings == (
        encoded(33, [(0, 1, 2)] * 2 + [(12, 13, 14)] * 2),
        Reading(SEVEN_PAIRS, -1, 0b111 | 0b111 << 12 | 1 << 33, 0),
    )


def test_many_readings(shapes_of):
    # Three triplets or three runs, and the pair at three places: 11 122 233 334 44...
    shapes = shapes_of(copies=FOUR, pairs=1)
    readings = shapes.readings(hand("11122233344455m"))
    assert {reading.pair for reading in readings} >= {4}
    assert set(readings) == enumerated(hand("11122233344455m"), 4)
    assert len(readings) == 4


def test_four_alike(shapes_of):
    counts = hand("1111m2233p5577s11z")
    assert shapes_of(copies=FOUR, pairs=1).readings(counts) == ()
    mask = sum(1 << kind for kind in range(34) if counts[kind])
    assert shapes_of(copies=FOUR, pairs=2).readings(counts) == (
        Reading(SEVEN_PAIRS, -1, mask, 1 << 0),
    )
    honours = hand("1111z77z22m33m44m55m")
    assert shapes_of(copies=FOUR, pairs=2).readings(honours) == (
        Reading(SEVEN_PAIRS, -1, 0b11110 | 1 << 27 | 1 << 33, 1 << 27),
    )


@pytest.mark.parametrize("doubled", [0, 8, 26, 27, 33])
def test_thirteen_orphans(shapes_of, doubled):
    counts = bytearray(hand("19m19p19s1234567z"))
    counts[doubled] += 1
    orphans = shapes_of(copies=FOUR, pairs=1, orphans=True)
    assert orphans.readings(counts) == (Reading(THIRTEEN_ORPHANS, doubled, 0, 0),)
    assert shapes_of(copies=FOUR, pairs=1).readings(counts) == ()


def test_melds_leave_only_the_standard_shape(shapes_of):
    shapes = shapes_of(copies=FOUR, pairs=2, orphans=True)
    assert shapes.readings(hand("112233m44z"), 2) == (encoded(30, [(0, 1, 2)] * 2),)
    assert shapes.readings(hand("44z"), 4) == (encoded(30, []),)
    assert shapes.readings(hand("123m55z"), 4) == ()
    assert shapes.readings(hand("123m5z"), 3) == ()
    assert shapes.readings(hand("11223344556677m"), 1) == ()


def test_five_like_runs(shapes_of):
    """With five copies the packed count reaches its highest."""
    shapes = shapes_of(copies=bytes([5] * 34), sets=5)
    counts = bytes([0] * 24 + [5, 5, 5, 2] + [0] * 6)
    assert encoded(27, [(24, 25, 26)] * 5) in shapes.readings(counts)
    assert set(shapes.readings(counts)) == enumerated(counts, 5)
