"""Faces, their text, and tile sets."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jantaku import tiles
from jantaku.errors import TileError
from jantaku.tiles import (
    FACES,
    HIDDEN,
    KIND,
    KINDS,
    RED_M,
    RED_P,
    RED_S,
    TEXT,
    count_faces,
    count_kinds,
    face,
    faces,
    listed,
    sort_faces,
    spelled,
    text,
    tile_set,
)


def test_texts_are_two_characters_and_all_different() -> None:
    assert len(TEXT) == FACES == len(set(TEXT))
    assert {len(t) for t in TEXT} == {2}
    assert [face(t) for t in TEXT] == list(range(FACES))


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("", ""),
        ("1m", "1m"),
        ("123m40p55z", "1m 2m 3m 4p 0p 5z 5z"),
        (" 19m  1z f1f2 ", "1m 9m 1z f1 f2"),
        ("f3", "f3"),
        ("????", "?? ??"),
        ("0m0p0s", "0m 0p 0s"),
        ("1m1m1m", "1m 1m 1m"),
    ],
)
def test_reading_a_run_of_tiles(written: str, expected: str) -> None:
    assert [TEXT[f] for f in faces(written)] == expected.split()


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("123", "digits_without_suit"),
        ("m", "suit_without_digits"),
        ("12mp", "suit_without_digits"),
        ("8z", "unknown_tile"),
        ("0z", "unknown_tile"),
        ("9z1m", "unknown_tile"),
        ("f9", "unreadable_tiles"),
        ("f0", "unreadable_tiles"),
        ("f", "unreadable_tiles"),
        ("1f1", "unreadable_tiles"),
        ("1 2m", "unreadable_tiles"),
        ("1x", "unreadable_tiles"),
        ("٣m", "unreadable_tiles"),
        ("1m?", "unreadable_tiles"),
        ("🀀", "unreadable_tiles"),
    ],
)
def test_what_is_no_tile_is_refused_with_its_place(written: str, code: str) -> None:
    with pytest.raises(TileError) as e:
        faces(written)
    assert e.value.code == code
    assert repr(written) in str(e.value)


@pytest.mark.parametrize("written", ["", "1", "10m", "1M", "5mr", "m1", "??m"])
def test_no_single_tile(written: str) -> None:
    with pytest.raises(TileError) as e:
        face(written)
    assert e.value.code == "unknown_tile"


@given(st.lists(st.integers(0, FACES - 1), max_size=20))
def test_text_reads_back(hand: list[int]) -> None:
    assert faces(text(hand)) == hand
    assert faces(spelled(hand)) == hand
    assert len(spelled(hand)) == 2 * len(hand)


@given(st.text(max_size=12))
def test_any_text_is_read_or_refused(written: str) -> None:
    try:
        found = faces(written)
    except TileError:
        return
    assert all(0 <= f < FACES for f in found)


@given(st.lists(st.integers(0, FACES - 1), max_size=30))
def test_counts(hand: list[int]) -> None:
    by_face, by_kind = count_faces(hand), count_kinds(hand)
    assert len(by_face) == FACES
    assert len(by_kind) == KINDS
    assert sum(by_face) == len(hand)
    assert sum(by_kind) == sum(KIND[f] < KINDS for f in hand)
    assert listed(by_face) == sort_faces(hand)


def test_a_red_five_is_of_the_kind_of_the_plain_one() -> None:
    assert [KIND[f] for f in (RED_M, RED_P, RED_S)] == [face("5m"), face("5p"), face("5s")]
    assert KIND[HIDDEN] >= KINDS
    assert all(KIND[f] == f for f in range(KINDS))
    assert all(KIND[face(f"f{n}")] >= KINDS for n in range(1, 9))


def test_hand_order() -> None:
    assert text(sort_faces(faces("7z1z9s1s0s5s5p0p1p9m5m0m1mf2f1"))) == "10" + "59m105p1059s17zf1f2"


def test_masks() -> None:
    assert [TEXT[k] for k in range(KINDS) if tiles.OUTSIDE >> k & 1] == (
        ["1m", "9m", "1p", "9p", "1s", "9s", "1z", "2z", "3z", "4z", "5z", "6z", "7z"]
    )
    assert tiles.WINDS | tiles.DRAGONS == tiles.HONOURS
    assert tiles.TERMINALS & tiles.HONOURS == 0


@pytest.mark.parametrize(
    "pointed",
    "1m2m 9m1m 9p1p 9s1s 1z2z 4z1z 5z6z 6z7z 7z5z 0p6p 0s6s".split(" "),  # noqa: SIM905  # pairs read better
)
def test_what_an_indicator_points_to(pointed: str) -> None:
    assert tile_set().successor[KIND[face(pointed[:2])]] == face(pointed[2:])


def test_indicators_skip_kinds_that_do_not_exist() -> None:
    three = tile_set(without=range(1, 8))
    assert three.successor[face("1m")] == face("9m")
    assert three.successor[face("9m")] == face("1m")
    assert three.successor[face("1p")] == face("2p")
    no_suits = tile_set(without=range(27))
    assert no_suits.successor[face("4z")] == face("1z")


@pytest.mark.parametrize(
    ("made", "size"),
    [
        (tile_set(), 136),
        (tile_set(reds=(1, 1, 1)), 136),
        (tile_set(reds=(4, 4, 4)), 136),
        (tile_set(without=range(1, 8)), 108),
        (tile_set(flowers=range(37, 45)), 144),
        (tile_set(without=range(18, 27), flowers=range(41, 45)), 104),
    ],
)
def test_sets_have_the_tiles_they_say(made: tiles.TileSet, size: int) -> None:
    assert made.size == size == len(made.faces())
    assert bytes(count_faces(made.faces())) == made.counts
    assert bytes(count_kinds(made.faces())) == made.copies
    made.check(made.faces(), "wall")


def test_the_colour_of_a_five() -> None:
    mixed, red, plain = tile_set(reds=(1, 0, 4)), tile_set(reds=(4, 4, 4)), tile_set()
    assert mixed.counts[RED_M] == 1
    assert mixed.counts[face("5m")] == 3
    assert not mixed.has(RED_P)
    assert not mixed.has(face("5s"))
    assert red.adopt(face("5p")) == RED_P
    assert red.adopt(RED_P) == RED_P
    assert plain.adopt(RED_P) == face("5p")
    assert mixed.adopt(RED_M) == RED_M
    assert plain.adopt(face("f1")) == face("f1")
    assert [red.face_of(k) for k in (4, 5)] == [RED_M, 5]


@pytest.mark.parametrize("reds", [(5, 0, 0), (-1, 0, 0)])
def test_too_many_reds(reds: tuple[int, int, int]) -> None:
    with pytest.raises(TileError) as e:
        tile_set(reds=reds)
    assert e.value.code == "too_many_reds"


def test_no_red_fives_of_a_suit_that_is_out() -> None:
    with pytest.raises(TileError):
        tile_set(without=range(9), reds=(1, 0, 0))


@pytest.mark.parametrize(
    ("hand", "code", "tile"),
    [
        ("11111z", "too_many_of_face", "1z"),
        ("00m", "too_many_of_face", "0m"),
        ("05555m", "too_many_of_face", "5m"),
        ("f1", "tile_not_in_set", "f1"),
    ],
)
def test_more_than_there_are(hand: str, code: str, tile: str) -> None:
    with pytest.raises(TileError) as e:
        tile_set(reds=(1, 1, 1)).check(faces(hand))
    assert e.value.code == code
    assert e.value.params["tile"] == tile


def test_kinds_are_counted_over_both_colours() -> None:
    two_red = tile_set(reds=(2, 0, 0))._replace(counts=tile_set(reds=(3, 0, 0)).counts)
    odd = two_red._replace(counts=bytes(4 if f == 4 else c for f, c in enumerate(two_red.counts)))
    with pytest.raises(TileError) as e:
        odd.check(faces("005555m"))
    assert e.value.code == "too_many_of_kind"


def test_hidden_tiles_are_no_tiles_of_the_set() -> None:
    tile_set().check([HIDDEN] * 13)


def test_a_tile_that_does_not_exist_in_this_set() -> None:
    with pytest.raises(TileError) as e:
        tile_set(without=range(1, 8)).check(faces("5m"))
    assert e.value.code == "tile_not_in_set"


def test_errors_survive_being_pickled() -> None:
    with pytest.raises(TileError) as e:
        face("9z")
    again = pickle.loads(pickle.dumps(e.value))
    assert (type(again), again.code, str(again), again.params) == (
        TileError,
        e.value.code,
        str(e.value),
        e.value.params,
    )
