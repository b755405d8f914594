"""Distances against their definition: a search over complete shapes, and every shape there is."""

from __future__ import annotations

import functools
import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jantaku.kernel import IMPOSSIBLE

FOUR = bytes([4] * 34)
SANMA = bytes([4] + [0] * 7 + [4] * 26)
KOREAN = bytes([4] * 18 + [0] * 9 + [4] * 7)
# No game's, but the definition covers it: kinds that are there once, twice, five times.
RAGGED = bytes([1, 2, 3, 4, 5, 4, 3, 2, 1] + [2] * 9 + [3, 0, 4] * 3 + [1, 2, 3, 4, 5, 0, 4])

GAMES = {
    "four-player": {"copies": FOUR, "pairs": 1, "orphans": True},
    "four alike are two pairs": {"copies": FOUR, "pairs": 2, "orphans": True},
    "sanma": {"copies": SANMA, "pairs": 1, "orphans": True},
    "no bamboo": {"copies": KOREAN, "pairs": 2, "orphans": True},
    "sixteen tiles": {"copies": FOUR, "sets": 5},
    "ragged": {"copies": RAGGED, "pairs": 2, "orphans": True},
}

SETS = [(k, k, k) for k in range(34)] + [(k, k + 1, k + 2) for k in range(27) if k % 9 < 7]
ORPHANS = (0, 8, 9, 17, 18, 26, *range(27, 34))


def hand(text):
    """Counts of a hand in text: numbers before their suit."""
    counts, numbers = bytearray(34), []
    for character in text:
        if character.isdigit():
            numbers.append(int(character))
        elif character != " ":
            for number in numbers:
                counts["mpsz".index(character) * 9 + number - 1] += 1
            numbers = []
    return bytes(counts)


@functools.cache
def naive_standard(counts, limits, sets):
    """Tiles to add for sets and a pair: tries all shapes that cost 0, 1, 2, ... tiles."""
    # What a set costs alone it costs at least in company, so the search may stop at the first
    # that would be too dear if all the rest were like it.
    alone = sorted((sum(max(0, s.count(k) - counts[k]) for k in set(s)), s) for s in SETS)

    def search(first, left, spare):
        if not left:
            return True
        for index in range(first, len(alone)):
            least, chosen = alone[index]
            if least * left > spare:
                return False
            cost = 0
            for kind in chosen:
                used[kind] += 1
                cost += used[kind] > counts[kind]
            fits = cost <= spare and all(used[kind] <= limits[kind] for kind in chosen)
            found = fits and search(index, left - 1, spare - cost)
            for kind in chosen:
                used[kind] -= 1
            if found:
                return True
        return False

    for spare in range(max(0, 3 * sets + 2 - sum(counts)), 3 * sets + 3):
        for pair in range(34):
            cost = max(0, 2 - counts[pair])
            if limits[pair] >= 2 and cost <= spare:
                used = [0] * 34
                used[pair] = 2
                if search(0, sets, spare - cost):
                    return spare
    return IMPOSSIBLE + 1


def naive_pairs(counts, limits, mode):
    """Tiles to add for seven pairs, by giving each kind no, one or two pairs."""
    least = [0] + [IMPOSSIBLE + 1] * 7
    for count, limit in zip(counts, limits, strict=True):
        ways = [(1, 2)] if limit >= 2 else []
        ways += [(2, 4)] if limit >= 4 and mode == 2 else []
        before = list(least)
        for pairs, tiles in ways:
            for had in range(8 - pairs):
                cost = before[had] + max(0, tiles - count)
                least[had + pairs] = min(least[had + pairs], cost)
    return least[7] if mode else IMPOSSIBLE + 1


def naive_orphans(counts, limits):
    """Tiles to add for thirteen orphans, by trying each as the pair."""
    best = IMPOSSIBLE + 1
    if all(limits[kind] for kind in ORPHANS):
        for pair in ORPHANS:
            if limits[pair] >= 2:
                cost = sum(max(0, 1 + (kind == pair) - counts[kind]) for kind in ORPHANS)
                best = min(best, cost)
    return best


def naive_shanten(game, counts, melds=0, held=bytes(34)):
    limits = bytes(max(0, c - h) for c, h in zip(game["copies"], held, strict=True))
    best = naive_standard(counts, limits, game.get("sets", 4) - melds)
    if melds == 0:
        best = min(best, naive_pairs(counts, limits, game.get("pairs", 0)))
        if game.get("orphans"):
            best = min(best, naive_orphans(counts, limits))
    return min(best - 1, IMPOSSIBLE)


def dealt(generator, copies, size, kinds, melds=0):
    """A hand of that size out of some kinds of the set, and tiles for its melds."""
    there = [kind for kind in range(34) if copies[kind]]
    chosen = generator.sample(there, min(kinds, len(there)))
    wall = [kind for kind in chosen for _ in range(copies[kind])]
    generator.shuffle(wall)
    counts, held = bytearray(34), bytearray(34)
    for kind in wall[:size]:
        counts[kind] += 1
    for kind in wall[size : size + 3 * melds]:
        held[kind] += 1
    return bytes(counts), bytes(held)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_random_hands(shapes_of, game):
    generator = random.Random(repr(game))
    shapes = shapes_of(**game)
    for _ in range(400):
        melds = generator.choice([0, 0, 0, *range(1, shapes.sets + 1)])
        size = 3 * (shapes.sets - melds) + generator.choice([1, 2])
        counts, held = dealt(generator, shapes.copies, size, generator.randint(5, 34), melds)
        held_or_none = held if melds else None
        expected = naive_shanten(game, counts, melds, held)
        assert shapes.shanten(counts, melds, held_or_none) == expected, (counts, melds, held)
        # What is not out of reach is there for the melds to be ignored, too.
        assert shapes.shanten(counts, melds) == naive_shanten(game, counts, melds)


@st.composite
def hands(draw):
    name = draw(st.sampled_from(sorted(GAMES)))
    copies = GAMES[name]["copies"]
    melds = draw(st.integers(0, GAMES[name].get("sets", 4)))
    need = GAMES[name].get("sets", 4) - melds
    # Any number of tiles, but the search takes too long for many sets out of few.
    size = draw(st.integers(max(0, 3 * need - 5), 3 * need + 4))
    base = draw(st.integers(0, 33))
    tiles = draw(st.lists(st.integers(0, draw(st.integers(0, 33))), min_size=size, max_size=size))
    counts, held = bytearray(34), bytearray(34)
    for tile in tiles:
        kind = (base + tile) % 34
        counts[kind] = min(counts[kind] + 1, copies[kind])
    for tile in draw(st.lists(st.integers(0, 33), max_size=3 * melds)):
        held[tile] = min(held[tile] + 1, copies[tile] - counts[tile])
    return GAMES[name], bytes(counts), melds, bytes(held)


@settings(max_examples=300, deadline=None)
@given(hands())
def test_any_size_with_tiles_out_of_reach(shapes_of, dealt_hand):
    game, counts, melds, held = dealt_hand
    shapes = shapes_of(**game)
    assert shapes.shanten(counts, melds, held) == naive_shanten(game, counts, melds, held)


def all_targets(kinds, limits, sets):
    """All complete shapes out of these kinds, as counts."""
    possible = [chosen for chosen in SETS if set(chosen) <= set(kinds)]
    targets = set()
    for combination in itertools.combinations_with_replacement(possible, sets):
        for pair in kinds:
            tiles = [pair, pair, *itertools.chain(*combination)]
            counts = tuple(tiles.count(kind) for kind in kinds)
            if all(c <= limits[k] for c, k in zip(counts, kinds, strict=True)):
                targets.add(counts)
    return targets


@pytest.mark.parametrize(
    ("kinds", "copies", "sets", "most"),
    [
        (range(9), 4, 1, 5),
        (range(9), 4, 2, 3),
        (range(9, 18), 2, 2, 4),
        (range(2, 7), 3, 3, 5),
        ((0, 1, 2, 27, 28), 4, 2, 6),
        ((6, 7, 8, 9, 10, 11), 3, 2, 5),
        ((0, 8, 18, 33), 5, 3, 6),
        (range(4), 4, 5, 6),
    ],
)
def test_all_hands_of_small_sets(shapes_of, kinds, copies, sets, most):
    limits = bytearray(34)
    for kind in kinds:
        limits[kind] = copies
    targets = all_targets(kinds, limits, sets)
    shapes = shapes_of(copies=limits, sets=sets)
    for size in range(most + 1):
        for tiles in itertools.combinations_with_replacement(kinds, size):
            counts = [tiles.count(kind) for kind in kinds]
            if max(counts, default=0) > copies:
                continue
            expected = min(
                (
                    sum(max(0, t - c) for t, c in zip(target, counts, strict=True))
                    for target in targets
                ),
                default=IMPOSSIBLE + 1,
            )
            full = bytearray(34)
            for tile in tiles:
                full[tile] += 1
            assert shapes.standard(full) == expected - 1, tiles


# fmt: off
CASES = [
    # The fifth tile of a kind does not exist, so nothing may wait for it (rules: general).
    ("1111m111122233z", "four-player", 0, "", 1),
    ("1111m111122233z", "sanma", 0, "", 2),
    ("1112223334444z", "four-player", 0, "", 1),
    ("123456789m1111z", "four-player", 0, "", 1),
    ("5566m233799p4444z", "four-player", 0, "", 1),
    ("344569m5p12479s5z", "four-player", 0, "", 3),
    ("111124m1111z", "four-player", 1, "", 1),
    # With a set on the table neither pairs nor orphans are a way to win.
    ("19m19p19s12345z", "four-player", 1, "", 6),
    ("45z", "four-player", 4, "444111555777z", 1),
    ("45z", "four-player", 4, "", 0),
    ("5z", "four-player", 4, "444z", 0),
    ("5z", "four-player", 4, "555z", 1),
    # Four alike as two pairs, or not.
    ("111122335577m9p", "four-player", 0, "", 1),
    ("1111m2233p5577s1z", "four alike are two pairs", 0, "", 0),
    ("1111m2233p5577s1z", "four-player", 0, "", 2),
    ("11112222333344m", "four alike are two pairs", 0, "", -1),
    # Thirteen orphans, waiting on one kind or on all thirteen.
    ("19m19p19s1234567z", "four-player", 0, "", 0),
    ("19m19p1234567z", "no bamboo", 0, "", 6),
    ("119m19p19s1234567z", "four-player", 0, "", -1),
    ("19m19p19s1234567z", "sanma", 0, "", 0),
    # Any number of tiles: those missing, less one.
    ("", "four-player", 0, "", 13),
    ("", "sixteen tiles", 0, "", 16),
    ("11z", "four-player", 4, "", -1),
    ("", "four-player", 4, "", 1),
    ("123456789m12345p", "four-player", 0, "", 0),
    ("123456789m123p44z123s55z", "sixteen tiles", 0, "", -1),
]
# fmt: on


@pytest.mark.parametrize(("text", "game", "melds", "held", "expected"), CASES)
def test_cases(shapes_of, text, game, melds, held, expected):
    shapes = shapes_of(**GAMES[game])
    held_counts = hand(held) if held else None
    assert shapes.shanten(hand(text), melds, held_counts) == expected


def test_single_shapes(shapes_of):
    shapes = shapes_of(copies=FOUR, pairs=1, orphans=True)
    counts = hand("1199m1199p1199s1z")
    assert shapes.seven_pairs(counts) == 0
    assert shapes.thirteen_orphans(counts) == naive_orphans(counts, FOUR) - 1 == 5
    assert shapes.standard(counts) == naive_standard(counts, FOUR, 4) - 1
    plain = shapes_of(copies=FOUR)
    assert plain.seven_pairs(counts) == plain.thirteen_orphans(counts) == IMPOSSIBLE
    assert plain.shanten(counts) == plain.standard(counts)
    # Without bamboo there are no thirteen orphans, whatever is asked for.
    assert shapes_of(copies=KOREAN, orphans=True).thirteen_orphans(counts) == IMPOSSIBLE
    # Six kinds make no seven pairs.
    six = bytes([4] * 6 + [0] * 28)
    assert shapes_of(copies=six, pairs=1).seven_pairs(hand("112233m")) == IMPOSSIBLE
    assert shapes_of(copies=six, pairs=2).seven_pairs(hand("112233m")) == 7


def test_no_shape_within_reach(shapes_of):
    shapes = shapes_of(copies=bytes([4] * 3 + [0] * 31))
    assert shapes.shanten(hand("111m")) == IMPOSSIBLE
    assert shapes.accepts(hand("111m")) == shapes.waits(hand("1m")) == 0
    assert shapes.discards(hand("1m")) == [(0, IMPOSSIBLE, 0)]
