"""Questions about one hand and about arrays of hands."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from jantaku import analysis
from jantaku.analysis.given import shapes_of
from jantaku.errors import TileError, UnknownRuleset
from jantaku.kernel import Reading, Shapes
from jantaku.tiles import count_kinds, faces

TENPAI = "123m456p789s1122z"


def test_a_hand_in_every_form() -> None:
    tiles = faces(TENPAI)
    for hand in (TENPAI, tiles, tuple(tiles), count_kinds(tiles), bytes(count_kinds(tiles))):
        assert analysis.shanten(hand) == 0
        assert analysis.waits(hand) == analysis.accepts(hand) == [27, 28]
    assert analysis.shanten("123m406p789s1122z") == 0  # a red five is a five


def test_melds_and_held_tiles() -> None:
    assert analysis.waits("45z", melds=4) == [] == analysis.waits("44z", melds=4)
    assert analysis.waits("4z", melds=4) == [30]
    assert analysis.waits("4z", melds=4, held="444z111z555z777z") == []
    assert analysis.shanten("45z", melds=4) == 0
    with pytest.raises(ValueError, match="melds"):
        analysis.shanten("4z", melds=5)


def test_readings() -> None:
    found = analysis.readings("111222333m99p123s")
    assert [(r.pair, r.triplets.bit_count()) for r in found] == [(17, 0), (17, 3)]
    assert analysis.readings(TENPAI) == ()


def test_rules_matter() -> None:
    hand = "1111m111122233z"
    assert analysis.shanten(hand) == 1
    assert analysis.shanten(hand, rules="sanma") == 2
    shapes = Shapes(copies=bytes([4] * 34), sets=4)
    assert analysis.shanten("1122334455667m", rules=shapes) == 0
    assert shapes_of(shapes) is shapes
    with pytest.raises(UnknownRuleset):
        analysis.shanten(TENPAI, rules="no_such")


def test_ukeire_orders_and_counts() -> None:
    options = analysis.ukeire("123m456p789s11228z".replace("8z", "7z"))
    assert options[0].text == "7z"
    assert options[0].shanten == 0
    assert options[0].accepts == (27, 28)
    assert options[0].left == 4
    assert [(o.shanten, -o.left, o.kind) for o in options] == sorted(
        (o.shanten, -o.left, o.kind) for o in options
    )
    (best, *_) = analysis.ukeire("123m456p789s11227z", seen="11z2z")
    assert (best.accepts, best.left) == ((28,), 1)
    with pytest.raises(TileError, match="in sight"):
        analysis.ukeire("123m456p789s11227z", seen="111z")
    assert analysis.ukeire("123m456p789s11227z", seen="111z", checked=False)


def test_bad_hands() -> None:
    for hand, code in (
        ("11111m", "too_many_of_kind"),
        ("123x", "unreadable_tiles"),
        ("f1123m", "no_kind"),
        (bytes(33), "wrong_counts"),
        ([99], "unknown_tile"),
    ):
        with pytest.raises(TileError) as raised:
            analysis.shanten(hand)
        assert raised.value.code == code
    assert analysis.shanten("11111m", checked=False) == analysis.shanten("1111m")


def hands(count: int) -> list[bytes]:
    luck = random.Random(5)
    wall = [kind for kind in range(34) for _ in range(4)]
    return [bytes(count_kinds(luck.sample(wall, luck.choice((13, 14))))) for _ in range(count)]


def test_arrays_answer_as_single_hands_do() -> None:
    given = [*hands(200), bytes(count_kinds(faces(TENPAI)))]
    data = b"".join(given)
    for form in (data, bytearray(data), memoryview(data).cast("B", (len(given), 34))):
        assert list(analysis.shanten_array(form)) == [analysis.shanten(h) for h in given]
    masks = [sum(1 << k for k in analysis.waits(h)) for h in given]
    assert any(masks)
    assert list(analysis.waits_array(data)) == masks
    accepted = [sum(1 << k for k in analysis.accepts(h)) for h in given]
    assert list(analysis.accepts_array(data)) == accepted
    assert list(analysis.shanten_array(b"")) == []


def complete(count: int) -> list[bytes]:
    """Hands of fourteen tiles, mostly complete: of few kinds, so that many have several readings,
    or of pairs.
    """
    luck = random.Random(6)
    made: list[bytes] = []
    while len(made) < count:
        counts = [0] * 34
        counts[luck.randrange(12)] += 2
        for _ in range(4):
            low = luck.randrange(7)
            for i in (0, 1, 2) if luck.random() < 0.7 else (0, 0, 0):
                counts[low + i] += 1
        if luck.random() < 0.2:
            counts = [2 * (k in luck.sample(range(7), 7)) for k in range(34)]
        if max(counts) <= 4:
            made.append(bytes(counts))
    return made


def test_ukeire_of_arrays() -> None:
    given = [h for h in hands(80) if sum(h) == 14]
    luck = random.Random(8)
    seen = [bytes(luck.choice((0, 0, 1)) if n < 4 else 0 for n in h) for h in given]
    for out in (None, seen):
        found = analysis.ukeire_array(b"".join(given), seen=None if out is None else b"".join(out))
        assert found.shanten.shape == found.accepts.shape == found.left.shape == (len(given), 34)
        for i, hand in enumerate(given):
            away = [] if out is None else [k for k in range(34) for _ in range(out[i][k])]
            expected = {o.kind: o for o in analysis.ukeire(hand, seen=away)}
            assert len(expected) > 5
            for kind in range(34):
                at = (i, kind)
                if kind not in expected:
                    assert (found.shanten[at], found.accepts[at], found.left[at]) == (127, 0, 0)
                    continue
                one = expected[kind]
                assert found.shanten[at] == one.shanten
                assert found.accepts[at] == sum(1 << k for k in one.accepts)
                assert found.left[at] == one.left
    # What is seen once is seen by all.
    once = analysis.ukeire_array(given[0] * 2, seen=seen[0], checked=False)
    each = analysis.ukeire_array(given[0] * 2, seen=seen[0] * 2, checked=False)
    assert once.left.tolist() == each.left.tolist()
    assert len(analysis.ukeire_array(b"").left) == 0


def test_readings_of_arrays() -> None:
    given = [*complete(150), *hands(20)]
    found = analysis.readings_array(b"".join(given))
    rows = [
        Reading(*row)
        for row in zip(found.form, found.pair, found.triplets, found.runs, strict=True)
    ]
    assert found.begin[0] == 0
    assert len(found.begin) == len(given) + 1
    assert found.begin[len(given)] == len(rows)
    most = 0
    for i, hand in enumerate(given):
        own = rows[found.begin[i] : found.begin[i + 1]]
        assert tuple(own) == analysis.readings(hand)
        most = max(most, len(own))
    assert most >= 3
    assert {r.form for r in rows} == {0, 1}
    melds = analysis.readings_array(count_kinds(faces("11z")), melds=4)
    assert (list(melds.begin), list(melds.pair)) == ([0, 1], [27])
    assert list(analysis.readings_array(b"").begin) == [0]


@pytest.mark.parametrize(
    "ask",
    [
        analysis.shanten_array,
        analysis.waits_array,
        analysis.accepts_array,
        analysis.ukeire_array,
        analysis.readings_array,
    ],
)
def test_arrays_are_checked_unless_told_not_to(ask: Callable[..., Any]) -> None:
    hand = count_kinds(faces("123m456p789s11222z"))
    five = bytes(31) + bytes([5, 0, 0])
    with pytest.raises(TileError, match="5 x 5z in row 1") as raised:
        ask(hand + five)
    assert raised.value.params == {"tile": "5z", "count": 5, "most": 4, "row": 1}
    ask(hand + five, checked=False)
    with pytest.raises(TileError):
        ask(count_kinds(faces("2m")), rules="sanma")
    with pytest.raises(ValueError, match="9 times"):
        ask(hand + bytes(31) + bytes([9, 0, 0]), checked=False)
    with pytest.raises(ValueError, match="melds"):
        ask(hand, melds=5)


def test_bad_seen() -> None:
    hand = bytes(count_kinds(faces("123m456p789s11222z")))
    east = bytes(27) + bytes([3]) + bytes(6)
    with pytest.raises(TileError, match="5 x 1z in row 0"):
        analysis.ukeire_array(hand, seen=east)
    with pytest.raises(TileError, match="5 x 1z in row 1"):
        analysis.ukeire_array(hand * 2, seen=bytes(34) + east)
    assert analysis.ukeire_array(hand, seen=east, checked=False).left[0, 27] >= 0
    for odd in (b"", bytes(35), bytes(34 * 3)):
        with pytest.raises(ValueError):
            analysis.ukeire_array(hand * 2, seen=odd)


def test_bad_arrays() -> None:
    with pytest.raises(ValueError, match="34"):
        analysis.shanten_array(bytes(33))
    with pytest.raises(ValueError, match="shape"):
        analysis.shanten_array(memoryview(bytes(68)).cast("B", (34, 2)))
    with pytest.raises(TypeError, match="unsigned bytes"):
        analysis.shanten_array(memoryview(bytes(34 * 8)).cast("q"))
    with pytest.raises(TypeError):
        analysis.shanten_array([0] * 34)
    with pytest.raises(TileError, match="9 x 1m in row 1"):
        analysis.shanten_array(bytes(34) + bytes([9]) + bytes(33))
    with pytest.raises(ValueError, match="9 times"):
        analysis.shanten_array(bytes(34) + bytes([9]) + bytes(33), checked=False)


def test_numpy_is_used_where_it_is_given() -> None:
    numpy = pytest.importorskip("numpy")
    given = hands(20)
    array = numpy.frombuffer(b"".join(given), dtype=numpy.uint8).reshape(20, 34)
    found = analysis.shanten_array(array)
    assert isinstance(found, numpy.ndarray)
    assert found.dtype == numpy.int8
    assert found.tolist() == [analysis.shanten(h) for h in given]
    # A slice that does not lie in one piece.
    assert analysis.shanten_array(array[::2]).tolist() == found[::2].tolist()
    with pytest.raises(TypeError):
        analysis.shanten_array(array.astype(numpy.int64))
    options = analysis.ukeire_array(array, seen=numpy.zeros(34, dtype=numpy.uint8))
    types = [(part.dtype, part.shape) for part in options]
    assert types == [("int8", (20, 34)), ("uint64", (20, 34)), ("uint16", (20, 34))]
    assert options.left.tolist() == analysis.ukeire_array(array.tobytes()).left.tolist()
    found = analysis.readings_array(array)
    assert [part.dtype for part in found] == ["int64", "int8", "int8", "uint64", "uint64"]
    assert analysis.ukeire_array(array[:0]).shanten.shape == (0, 34)
