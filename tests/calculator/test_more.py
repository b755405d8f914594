"""What would make a hand worth more."""

from __future__ import annotations

import pytest

from jantaku.calculator import Change, calculate, more, rules_of
from jantaku.tiles import TEXT
from jantaku.value import Refusal


def changes(id: str, hand: str, **question: object) -> list[Change]:
    rules = rules_of(id)
    answer = calculate(rules, hand, **question)  # type: ignore[arg-type]
    found = more(rules, answer)
    now = 0 if isinstance(answer.value, Refusal) else answer.value.numbers()["points"]
    for change in found:
        # Asked again, each is worth what it says.
        again = calculate(rules, **change.question._asdict())
        assert again.wins
        assert not isinstance(again.value, Refusal)
        assert again.value.numbers()["points"] == change.points
        assert change.points - now == change.gain > 0
    return found


def test_a_hand_without_yaku_wins_with_riichi_or_by_its_own_draw() -> None:
    found = changes("riichi", "234m567p345s68s33z 7s")
    flags = {c.flag for c in found if c.change == "flag"}
    assert {"riichi", "double_riichi", "tsumo", "robbed", "last"} <= flags
    # Nothing but a declaration makes a prompt win possible.
    assert "prompt" not in flags


def test_what_is_likely_comes_first() -> None:
    found = changes("riichi", "234m567p345s68s33z 7s")
    flags = [c.flag for c in found if c.change == "flag"]
    assert flags[:2] == ["riichi", "tsumo"]
    assert flags.index("last") < flags.index("robbed")
    # Nobody who thinks about a hand can still have its first turn.
    assert "first" not in flags[:3]
    korean = changes("korean", "111222333p77p55z 5z", flags=["ron"])
    assert [c.flag for c in korean if c.change == "flag"][:2] == ["riichi", "tsumo"]


def test_the_smaller_change_of_tiles_comes_first() -> None:
    found = changes("riichi", "234m567p345s67s33z 8s", flags=["riichi"])
    tiles = [c for c in found if c.change == "tile"]
    red = [TEXT[c.new][0] == "0" for c in tiles]
    assert red == sorted(red, reverse=True)
    assert any(red)
    others = [c.points for c, twin in zip(tiles, red, strict=True) if not twin]
    assert others == sorted(others)


def test_a_tile_makes_it_more() -> None:
    found = changes("riichi", "234m567p345s67s33z 8s", flags=["riichi"])
    tiles = {(TEXT[c.old], TEXT[c.new]) for c in found if c.change == "tile"}
    assert ("5p", "0p") in tiles
    assert all(c.flag == "" for c in found if c.change == "tile")


def test_nothing_is_changed_into_a_tile_that_is_used_up() -> None:
    found = changes("riichi", "234m567p345s67s33z 8s", flags=["riichi"], indicators="0p")
    assert ("5p", "0p") not in {(TEXT[c.old], TEXT[c.new]) for c in found if c.change == "tile"}


def test_an_open_hand_is_not_told_to_declare() -> None:
    found = changes("riichi", "567p345s67s33z [234m] 8s")
    assert not {"riichi", "double_riichi"} & {c.flag for c in found}


@pytest.mark.parametrize("id", ["riichi", "sanma", "riichi-common"])
def test_a_yakuman_has_little_above_it(id: str) -> None:
    assert len(changes(id, "19m19p19s1234567z 1z", flags=["tsumo"])) <= 12
