"""Questions about one hand and about arrays of hands."""

from __future__ import annotations

import random

import pytest

from jantaku import analysis
from jantaku.analysis.given import shapes_of
from jantaku.errors import TileError, UnknownRuleset
from jantaku.kernel import Shapes
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


def test_bad_arrays() -> None:
    with pytest.raises(ValueError, match="34"):
        analysis.shanten_array(bytes(33))
    with pytest.raises(ValueError, match="shape"):
        analysis.shanten_array(memoryview(bytes(68)).cast("B", (34, 2)))
    with pytest.raises(TypeError, match="unsigned bytes"):
        analysis.shanten_array(memoryview(bytes(34 * 8)).cast("q"))
    with pytest.raises(TypeError):
        analysis.shanten_array([0] * 34)
    with pytest.raises(ValueError, match="9 times"):
        analysis.shanten_array(bytes(34) + bytes([9]) + bytes(33))


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
