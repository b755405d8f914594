"""Questions about many hands at once against the same about each, in both forms."""

from __future__ import annotations

import random
from array import array

import pytest

from jantaku.kernel import IMPOSSIBLE

GAMES = {
    "four": {"copies": bytes([4] * 34), "pairs": 1, "orphans": True},
    "four, two pairs alike": {"copies": bytes([4] * 34), "pairs": 2},
    "three": {"copies": bytes([4] + [0] * 7 + [4] * 26), "pairs": 1, "orphans": True},
    "five sets": {"copies": bytes([4] * 34), "sets": 5},
    "odd": {"copies": bytes([1, 2, 3, 4, 5, 4, 3, 2, 1] * 3 + [0, 1, 2, 3, 4, 5, 4])},
}


@pytest.fixture(params=GAMES)
def game(request, shapes_of):
    return shapes_of(**GAMES[request.param])


def dealt(shapes, melds, count, more=1):
    """Hands of every size and of few kinds, so that all distances are met, and complete ones."""
    luck = random.Random(melds)
    wall = [kind for kind in range(34) for _ in range(shapes.copies[kind])]
    size = 3 * (shapes.sets - melds) + more
    hands = []
    for _ in range(count):
        start = luck.randrange(len(wall) - 24)
        pool = wall if luck.random() < 0.3 else wall[start : start + 24]
        tiles = luck.sample(pool, size)
        hands.append(bytes(tiles.count(kind) for kind in range(34)))
    return hands


def improved(shapes, hand, melds):
    """The hand after draws that bring it nearer, and discards that do not harm."""
    counts = bytearray(hand)
    while mask := shapes.accepts(counts, melds):
        counts[mask.bit_length() - 1] += 1
        if sum(counts) % 3 == 2 and shapes.shanten(counts, melds) >= 0:
            options = shapes.discards(counts, melds)
            counts[min(options, key=lambda o: o[1])[0]] -= 1
    return bytes(counts)


@pytest.mark.parametrize("melds", [0, 1, 3])
def test_distances_and_masks(game, melds):
    hands = [*dealt(game, melds, 60), *dealt(game, melds, 20, more=2)]
    hands += [improved(game, hand, melds) for hand in hands[:20]]
    data = b"".join(hands)
    far = array("b", bytes(game.shanten_many(data, melds)))
    assert list(far) == [game.shanten(hand, melds) for hand in hands]
    assert -1 in far or IMPOSSIBLE in far
    for waits, ask in ((True, game.waits), (False, game.accepts)):
        masks = memoryview(game.masks_many(data, melds, waits)).cast("Q")
        assert list(masks) == [ask(hand, melds) for hand in hands]
        assert any(masks)


@pytest.mark.parametrize("melds", [0, 2])
def test_discards(game, melds):
    hands = dealt(game, melds, 30, more=2)
    luck = random.Random(1)
    seen = [
        bytes(luck.randint(0, max(0, most - n)) for n, most in zip(hand, game.copies, strict=True))
        for hand in hands
    ]
    for out in ([bytes(34)] * len(hands), seen, [seen[0]] * len(hands)):
        given = out[0] if out[0] == out[-1] else b"".join(out)
        parts = game.ukeire_many(b"".join(hands), melds, given)
        far, masks, left = (
            memoryview(part).cast(code) for part, code in zip(parts, "bQH", strict=True)
        )
        for i, hand in enumerate(hands):
            unseen = bytes(
                max(0, most - n - away)
                for n, most, away in zip(hand, game.copies, out[i], strict=True)
            )
            expected = {o[0]: o[1:] for o in game.ukeire(hand, melds, unseen)}
            assert expected
            for kind in range(34):
                at = 34 * i + kind
                found = (far[at], masks[at], left[at])
                assert found == expected.get(kind, (127, 0, 0)), (hand, kind)


@pytest.mark.parametrize("melds", [0, 1])
def test_readings(game, melds):
    hands = [improved(game, hand, melds) for hand in dealt(game, melds, 60)]
    hands += dealt(game, melds, 10, more=2)
    parts = game.readings_many(b"".join(hands), melds)
    begin, form, pair, triplets, runs = (
        memoryview(part).cast(code) for part, code in zip(parts, "qbbQQ", strict=True)
    )
    rows = list(zip(form, pair, triplets, runs, strict=True))
    assert (begin[0], begin[-1], len(begin)) == (0, len(rows), len(hands) + 1)
    assert rows
    for i, hand in enumerate(hands):
        assert rows[begin[i] : begin[i + 1]] == list(game.readings(hand, melds)), hand


def test_excess(shapes_of):
    shapes = shapes_of(**GAMES["odd"])
    fine = shapes.copies
    over = bytearray(fine)
    over[20] += 1
    assert shapes.excess(b"") == shapes.excess(fine) == shapes.excess(bytes(34), fine) == -1
    assert shapes.excess(fine + bytes(over)) == 34 + 20
    assert shapes.excess(bytes(34) + fine, bytes(7) + b"\1" + bytes(26)) == 34 + 7
    assert shapes.excess(fine + bytes(34), bytes(34) + bytes(over)) == 34 + 20
    assert shapes.excess(bytes([255]) + bytes(33), bytes([255]) + bytes(33)) == 0


@pytest.mark.parametrize("name", ["shanten_many", "masks_many", "ukeire_many", "readings_many"])
def test_bad_hands(shapes_of, name):
    ask = getattr(shapes_of(**GAMES["four"]), name)
    for size in (33, 35):
        with pytest.raises(ValueError, match="34"):
            ask(bytes(size))
    for odd in (bytearray(34), [0] * 34, memoryview(bytes(34))):
        with pytest.raises(TypeError):
            ask(odd)
    with pytest.raises(ValueError, match="8 times"):
        ask(bytes(34) + bytes([8]) + bytes(33))
    with pytest.raises(ValueError, match="melds"):
        ask(bytes(34), 5)


def test_bad_seen(shapes_of):
    shapes = shapes_of(**GAMES["four"])
    for ask in (
        lambda seen: shapes.ukeire_many(bytes(68), 0, seen),
        lambda seen: shapes.excess(bytes(68), seen),
    ):
        with pytest.raises(ValueError, match="34 counts"):
            ask(bytes(102))
        with pytest.raises(TypeError):
            ask(bytearray(34))
