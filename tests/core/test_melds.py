"""Sets on the table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jantaku.errors import TileError
from jantaku.melds import (
    Meld,
    added_kan,
    claimed,
    concealed_kan,
    describe,
    meld_text,
    parse_meld,
)
from jantaku.tiles import face, faces, text


def tiles(written: str) -> tuple[int, ...]:
    return tuple(faces(written))


def test_a_claimed_run_remembers_which_tile_and_from_whom() -> None:
    meld = claimed("chi", tiles("3m0m"), face("4m"), 3)
    assert text(meld.tiles) == "340m"
    assert (meld.called, meld.source, meld.added) == (1, 3, -1)
    assert (meld.kind, meld.is_run, meld.is_kan, meld.is_open) == (face("3m"), True, False, True)


def test_a_red_five_lies_before_its_twins() -> None:
    meld = claimed("pon", tiles("55p"), face("0p"), 1)
    assert text(meld.tiles) == "055p"
    assert meld.called == 0
    assert claimed("pon", tiles("0p5p"), face("5p"), 1).called == 1


@pytest.mark.parametrize(
    ("own", "tile", "added", "expected"),
    [
        ("55p", "5p", "0p", ("0555p", 1, 0)),
        ("0p5p", "5p", "5p", ("0555p", 1, 2)),
        ("55p", "0p", "5p", ("0555p", 0, 1)),
        ("77z", "7z", "7z", ("7777z", 0, 1)),
    ],
)
def test_an_added_kan_keeps_who_fed_the_pon(
    own: str, tile: str, added: str, expected: tuple[str, int, int]
) -> None:
    pon = claimed("pon", tiles(own), face(tile), 2)
    kan = added_kan(pon, face(added))
    assert (text(kan.tiles), kan.called, kan.added) == expected
    assert kan.source == 2
    assert kan.tiles[kan.called] == face(tile)
    assert kan.tiles[kan.added] == face(added)
    assert kan.called != kan.added
    assert kan.is_kan
    assert kan.is_open


def test_a_concealed_kan_opens_nothing() -> None:
    kan = concealed_kan(tiles("5550s"))
    assert text(kan.tiles) == "0555s"
    assert not kan.is_open
    assert kan.is_kan
    assert (kan.called, kan.source) == (-1, -1)


@pytest.mark.parametrize(
    ("word", "form", "spelled"),
    [
        ("[123m]", "chi", "[123m]"),
        ("[321m]", "chi", "[123m]"),
        ("[406p]", "chi", "[406p]"),
        ("[555z]", "pon", "[555z]"),
        ("[055s]", "pon", "[055s]"),
        ("[5555z]", "open_kan", "[5555z]"),
        ("[555+5z]", "added_kan", "[555+5z]"),
        ("(0555p)", "concealed_kan", "(0555p)"),
        ("chi 789s", "chi", "[789s]"),
        ("pon 111z", "pon", "[111z]"),
        ("kan 1111z", "open_kan", "[1111z]"),
        ("daiminkan 1111z", "open_kan", "[1111z]"),
        ("kakan 1111z", "added_kan", "[111+1z]"),
        ("ankan 1111z", "concealed_kan", "(1111z)"),
    ],
)
def test_reading_and_writing(word: str, form: str, spelled: str) -> None:
    meld = parse_meld(word)
    assert meld.form == form
    assert meld_text(meld) == spelled
    assert parse_meld(meld_text(meld)) == meld


@pytest.mark.parametrize(
    "word",
    [
        "", "123m", "[]", "()", "[12m]", "[124m]", "[891m]", "[9m1p2p]", "[123z]", "[567z]",
        "[11m]", "[1111m2m]", "(111m)", "(123m)", "[1+11m]", "[f1f1f1]", "[???]", "pon 123m",
        "chi 111m", "ankan 111m", "pon", "[1x]", "kan", "([123m])", "[112m]",
    ],
)  # fmt: skip
def test_what_is_no_set(word: str) -> None:
    with pytest.raises(TileError):
        parse_meld(word)


@given(st.text(max_size=10))
def test_any_word_is_a_set_or_refused(word: str) -> None:
    try:
        meld = parse_meld(word)
    except TileError:
        return
    assert 3 <= len(meld.tiles) <= 4


def test_json_form() -> None:
    meld = claimed("pon", tiles("55p"), face("0p"), 1)
    assert describe(added_kan(meld, face("5p"))) == {
        "kind": "added_kan",
        "tiles": ["0p", "5p", "5p", "5p"],
        "called": 0,
        "from": 1,
        "added": 1,
    }
    assert describe(concealed_kan(tiles("1111z")))["from"] is None
    assert describe(Meld("chi", tiles("123m")))["called"] is None
