"""Waits, accepted kinds and discards against what distances say, one tile at a time."""

from __future__ import annotations

import random

import pytest

FOUR = bytes([4] * 34)
GAMES = {
    "four-player": {"copies": FOUR, "pairs": 1, "orphans": True},
    "four alike are two pairs": {"copies": FOUR, "pairs": 2, "orphans": True},
    "sanma": {"copies": bytes([4] + [0] * 7 + [4] * 26), "pairs": 1, "orphans": True},
    "no bamboo": {"copies": bytes([4] * 18 + [0] * 9 + [4] * 7), "pairs": 2},
    "sixteen tiles": {"copies": FOUR, "sets": 5},
    "two of each": {"copies": bytes([2] * 34), "pairs": 2, "orphans": True},
}


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


def kinds(text):
    """The mask of the kinds in a text."""
    return sum(1 << kind for kind, count in enumerate(hand(text)) if count)


def changed(counts, kind, by):
    after = bytearray(counts)
    after[kind] += by
    return bytes(after)


def nearer(shapes, counts, melds, held):
    """The kinds that lower the distance and of which not all copies are in sight."""
    now = shapes.shanten(counts, melds, held)
    out = held or bytes(34)
    return sum(
        1 << kind
        for kind in range(34)
        if counts[kind] + out[kind] < shapes.copies[kind]
        and shapes.shanten(changed(counts, kind, 1), melds, held) < now
    )


def near_hands(generator, shapes, count):
    """Hands of both sizes, from far off to tenpai and complete, with melds and without."""
    sets = [(k, k, k) for k in range(34)] + [(k, k + 1, k + 2) for k in range(27) if k % 9 < 7]
    while count:
        melds = generator.choice([0, 0, *range(1, shapes.sets + 1)])
        need = shapes.sets - melds
        style = generator.random()
        tiles = [kind for _ in range(generator.randint(0, need)) for kind in generator.choice(sets)]
        if style < 0.2 and melds == 0:
            tiles = [k for k in generator.sample(range(34), generator.randint(3, 7)) for _ in "12"]
        elif style < 0.3 and melds == 0:
            tiles = [k for k in (0, 8, 9, 17, 18, 26, *range(27, 34)) if generator.random() < 0.9]
        elif style < 0.6:
            tiles += [generator.randrange(34)] * 2
        size = 3 * need + generator.choice([1, 2])
        base, width = generator.choice([(0, 34), (0, 9), (5, 9), (9, 9), (24, 10)])
        while len(tiles) < size:
            tiles.append((base + generator.randrange(width)) % 34)
        generator.shuffle(tiles)
        counts, held = bytearray(34), bytearray(34)
        for kind in tiles[:size]:
            counts[kind] += 1
        for _ in range(melds):
            for kind in generator.choice(sets):
                held[kind] += 1
        if all(c + h <= have for c, h, have in zip(counts, held, shapes.copies, strict=True)):
            count -= 1
            yield bytes(counts), melds, bytes(held) if melds else None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_one_tile_at_a_time(shapes_of, game):
    shapes = shapes_of(**game)
    seen = set()
    for counts, melds, held in near_hands(random.Random(repr(game)), shapes, 250):
        shanten = shapes.shanten(counts, melds, held)
        expected = nearer(shapes, counts, melds, held)
        assert shapes.accepts(counts, melds, held) == expected, (counts, melds, held)
        if sum(counts) % 3 == 1:
            waits = expected if shanten == 0 else 0
            assert shapes.waits(counts, melds, held) == waits, (counts, melds, held)
            assert not shapes.complete(counts, melds)
            assert shapes.readings(counts, melds) == ()
        else:
            assert shapes.waits(counts, melds, held) == 0
            complete = shapes.shanten(counts, melds) == -1
            assert shapes.complete(counts, melds) is complete
            assert bool(shapes.readings(counts, melds)) is complete
        assert shapes.discards(counts, melds, held) == [
            (
                kind,
                shapes.shanten(changed(counts, kind, -1), melds, held),
                nearer(shapes, changed(counts, kind, -1), melds, held),
            )
            for kind in range(34)
            if counts[kind]
        ]
        # By default and when told: only what is unseen counts and is accepted.
        out = held or bytes(34)
        for own in (bytes(34), out):
            unseen = [max(0, shapes.copies[k] - counts[k] - own[k]) for k in range(34)]
            found = (
                shapes.ukeire(counts, melds, bytes(unseen))
                if any(own)
                else shapes.ukeire(counts, melds)
            )
            expected = []
            for kind, far, mask in shapes.discards(counts, melds):
                there = [k for k in range(34) if mask >> k & 1 and unseen[k]]
                left = sum(unseen[k] for k in there)
                expected.append((kind, far, sum(1 << k for k in there), left))
            assert found == expected
        seen.add(shanten)
    assert {-1, 0, 1, 2} <= seen


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_many_hands_at_once(shapes_of, game):
    shapes = shapes_of(**game)
    hands = [counts for counts, _, _ in near_hands(random.Random(7), shapes, 100)]
    data = b"".join(map(bytes, hands))
    for melds in (0, 1):
        asked = [shapes.shanten(counts, melds) for counts in hands]
        assert list(memoryview(shapes.shanten_many(data, melds)).cast("b")) == asked
        waits = memoryview(shapes.masks_many(data, melds)).cast("Q")
        assert list(waits) == [shapes.waits(counts, melds) for counts in hands]
        accepts = memoryview(shapes.masks_many(data, melds, False)).cast("Q")
        assert list(accepts) == [shapes.accepts(counts, melds) for counts in hands]


def test_many_hands_that_are_none(shapes_of):
    shapes = shapes_of(copies=FOUR)
    assert shapes.shanten_many(b"") == b""
    with pytest.raises(TypeError):
        shapes.shanten_many(bytearray(34))
    for ask in (shapes.shanten_many, shapes.masks_many):
        with pytest.raises(ValueError, match="33 bytes"):
            ask(bytes(33))
        with pytest.raises(ValueError, match="8 times"):
            ask(bytes(34) + bytes([8]) + bytes(33))
        with pytest.raises(ValueError, match="melds"):
            ask(bytes(34), 5)


@pytest.mark.parametrize(
    ("text", "melds", "held", "waits"),
    [
        ("1112345678999m", 0, "", "123456789m"),
        ("19m19p19s1234567z", 0, "", "19m19p19s1234567z"),
        ("119m19p19s123456z", 0, "", "7z"),
        ("1122m3344p5566s7z", 0, "", "7z"),
        ("23m", 3, "", ""),
        ("2344m", 3, "", "14m"),
        ("2344m", 3, "1111m", "4m"),
        ("2344m", 3, "111m4m", "14m"),
        ("2344m", 3, "111m44m", "1m"),
        # The only wait is a fifth tile, so there is none and the hand is not tenpai.
        ("123456789m1111z", 0, "", ""),
        ("1112223334444z", 0, "", ""),
        ("45z", 4, "444111555777z", ""),
        ("5z", 4, "555z", ""),
        ("5z", 4, "", "5z"),
        # Three of a kind in hand still wait for the fourth.
        ("111m2z", 3, "", "2z"),
        ("1113m", 3, "", "23m"),
        ("1112m", 3, "", "23m"),
    ],
)
def test_waits(shapes_of, text, melds, held, waits):
    shapes = shapes_of(copies=FOUR, pairs=1, orphans=True)
    assert shapes.waits(hand(text), melds, hand(held) if held else None) == kinds(waits)
    # A complete hand, or one with a tile too many, has no waits.
    assert shapes.waits(changed(hand(text), 33, 1), melds) == 0


def test_four_alike_wait(shapes_of):
    """rules: hanma, `111m22p44p66p88p11z` waits on 1m too, as seven pairs with four alike."""
    counts = hand("111m22p44p66p88p11z")
    assert sum(counts) == 13
    twice = shapes_of(copies=FOUR, pairs=2)
    assert twice.waits(counts) == kinds("1m")
    once = shapes_of(copies=FOUR, pairs=1)
    assert once.waits(counts) == 0
    assert once.shanten(counts) == 1


def test_melds_alone_leave_a_pair(shapes_of):
    shapes = shapes_of(copies=FOUR)
    assert shapes.complete(hand("77z"), 4)
    assert not shapes.complete(hand("777z"), 4)
    assert not shapes.complete(hand("777z77z"), 4)
    assert shapes.discards(hand("67z"), 4) == [(32, 0, kinds("7z")), (33, 0, kinds("6z"))]


def test_nothing_is_kept_from_a_bytearray(shapes_of):
    shapes = shapes_of(copies=FOUR)
    counts = bytearray(hand("123m55z"))
    assert shapes.complete(counts, 3)
    shapes.discards(counts, 3)
    assert counts == hand("123m55z")
    counts[31] -= 1
    counts[32] += 1
    assert not shapes.complete(counts, 3)
