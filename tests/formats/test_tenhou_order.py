"""Putting the moves of Tenhou's JSON in order."""

from __future__ import annotations

import pytest

from jantaku import events as ev
from jantaku.formats.game import FormatError
from jantaku.formats.tenhou_order import (
    Lettered,
    Order,
    call_of,
    entry_of_call,
    entry_of_kan,
    lettered,
)
from jantaku.melds import meld_text


@pytest.mark.parametrize(
    ("entry", "seat", "form", "text", "source"),
    [
        ("c292728", 2, "chi", "[789p]", 1),
        ("p434343", 0, "pon", "[333z]", 3),
        ("45p4545", 1, "pon", "[555z]", 3),
        ("4747p47", 3, "pon", "[777z]", 0),
        ("m47474747", 2, "open_kan", "[7777z]", 1),
        ("46m464646", 2, "open_kan", "[6666z]", 0),
        ("454545m45", 1, "open_kan", "[5555z]", 2),
        ("c363453", 1, "chi", "[406s]", 0),
    ],
)
def test_calls(entry: str, seat: int, form: str, text: str, source: int) -> None:
    meld = call_of(entry, seat)
    assert (meld.form, meld_text(meld), meld.source) == (form, text, source)
    assert call_of(entry_of_call(meld, seat), seat) == meld


@pytest.mark.parametrize(
    ("entry", "letter", "at", "tiles"),
    [
        ("r60", "r", 0, ()),
        ("r42", "r", 0, (28,)),
        ("19k191919", "k", 1, (8, 8, 8, 8)),
        ("4141k4141", "k", 2, (27, 27, 27, 27)),
        ("151515a51", "a", 3, (4, 4, 4, 34)),
        ("f44", "f", 0, (30,)),
    ],
)
def test_entries(entry: str, letter: str, at: int, tiles: tuple[int, ...]) -> None:
    assert lettered(entry) == Lettered(letter, at, tiles)


@pytest.mark.parametrize("entry", ["", "11", "r", "x", "p4343", "c1112", "k1", "c999999", "pp4343"])
def test_what_is_no_move(entry: str) -> None:
    with pytest.raises(FormatError):
        call_of(entry, 0)


def test_kans_of_ones_own() -> None:
    assert entry_of_kan((4, 4, 4, 34), None, 0) in ("151515a51", "515151a15", "151551a15")
    pon = call_of("4747p47", 3)
    assert entry_of_kan((33,), pon, 3) == "4747k4747"


def test_turns_go_round_and_calls_break_in() -> None:
    takes = [[11, 12], ["p191919", 15], [14], [13]]
    gives = [[19, 60], [16, 60], [60], [60]]
    moves = Order(takes, gives, 0).moves()
    assert [(m[0], m[1]) for m in moves] == [
        ("draw", 0),
        ("discard", 0),
        ("call", 1),
        ("discard", 1),
        ("draw", 2),
        ("discard", 2),
        ("draw", 3),
        ("discard", 3),
        ("draw", 0),
        ("discard", 0),
        ("draw", 1),
        ("discard", 1),
    ]


def test_the_second_of_two_equal_discards_is_called() -> None:
    """Seat 0 discards 2p, which seat 1 chis; fed by seat 1 it discards 2p again, which seat 3 pons.

    Whoever takes the first 2p for the one that seat 3 calls finds no order for the rest.
    """
    takes: list[list[int | str]] = [[11, "3232p32"], ["c222123"], [], ["2222p22"]]
    gives = [[22, 22], [32], [], [16]]
    moves = Order(takes, gives, 0).moves()
    called = [m for m in moves if isinstance(m, ev.Call)]
    assert [(m.seat, m.meld.source) for m in called] == [(1, 0), (0, 1), (3, 0)]


def test_an_open_kan_and_a_replacement() -> None:
    takes = [[11], ["m19191919", 15], [14], []]
    gives = [[19], [0, 60], [60], []]
    moves = Order(takes, gives, 0).moves()
    assert [m[0] for m in moves] == [
        "draw", "discard", "call", "draw", "discard", "draw", "discard",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("takes", "gives"),
    [
        # Seat 2 would have to draw twice.
        ([[11], [], [12, 13], []], [[60], [], [60, 60], []]),
        # A call of a tile that nobody discards.
        ([[11], ["p191919"], [], []], [[60], [12], [], []]),
        # A drawn tile is discarded after a call.
        ([[11], ["p191919"], [], []], [[19], [60], [], []]),
    ],
)
def test_moves_that_fit_in_no_order(
    takes: list[list[int | str]], gives: list[list[int | str]]
) -> None:
    with pytest.raises(FormatError):
        Order(takes, gives, 0).moves()
