"""Sanma without a table: rows, payments, presets, texts (rules: sanma). What happens at a table
stands among the positions.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from jantaku import events as ev
from jantaku.calculator import Answer, calculate
from jantaku.errors import SituationError, TileError
from jantaku.ruleset import Rules, resolve, ruleset
from jantaku.state import TableState, apply
from jantaku.table import Table
from jantaku.tiles import NORTH, WEST, faces
from jantaku.value import Refusal


def rules(id: str = "sanma", preset: str | None = None, **options: object) -> Rules:
    return ruleset(id).rules(resolve(ruleset(id), options, preset=preset))


def rows(answer: Answer) -> dict[str, int]:
    assert not isinstance(answer.value, Refusal), answer.value
    return {line.text.key.split(".")[1]: line.amount for line in answer.value.rows()}


@pytest.mark.parametrize(
    ("id", "reds", "size"), [("sanma", [0, 0, 0], 108), ("sanma-red", [0, 2, 1], 108)]
)
def test_tiles(id: str, reds: list[int], size: int) -> None:
    tiles = rules(id).tiles
    assert tiles.size == size
    assert list(tiles.counts[34:37]) == reds
    assert list(tiles.copies[:9]) == [4, 0, 0, 0, 0, 0, 0, 0, 4]
    assert set(tiles.copies[9:]) == {4}
    with pytest.raises(TileError):
        calculate("sanma", "123m456p789p11s99s 9s")


def test_one_and_nine_of_characters_point_to_each_other() -> None:
    successor = rules().tiles.successor
    assert (successor[0], successor[8]) == (8, 0)
    assert successor[WEST] == NORTH
    hand = "111m999m123p55s78s 9s"
    assert rows(calculate("sanma", hand, flags=["riichi"], indicators="9m"))["dora"] == 3
    assert rows(calculate("sanma", hand, flags=["riichi"], indicators="1m"))["dora"] == 3


def test_norths() -> None:
    triplet = calculate("sanma", "123456p78s99s444z 9s")
    assert rows(triplet) == {"north_triplet": 1}
    assert isinstance(
        calculate("sanma", "123456p78s99s444z 9s", preset="tenhou-sanma").value, Refusal
    )
    # A pair of norths is worth nothing: plain runs, no fu.
    pair = calculate("sanma", "123456p123s78s44z 9s", flags=["tsumo"])
    assert rows(pair) == {"closed_tsumo": 1, "pinfu": 1}
    # Norths in the hand are no dora by themselves, but under a West indicator.
    west = calculate("sanma", "123456p78s99s444z 9s", indicators="3z")
    assert rows(west) == {"north_triplet": 1, "dora": 3}
    # Laid aside they are one each, and two under a West indicator.
    aside = calculate("sanma", "123456p123s78s99s 9s", flags=["riichi"], aside="44z")
    assert rows(aside)["aside"] == 2
    both = calculate(
        "sanma", "123456p123s78s99s 9s", flags=["riichi"], aside="44z", indicators="3z"
    )
    assert rows(both)["aside"] == 2
    assert rows(both)["dora"] == 2


def test_what_the_source_gives_as_an_example() -> None:
    # Riichi, seven pairs and the robbed north are 4 han 25 fu.
    found = calculate(
        "sanma", "1133557799p11s4z 4z", flags=["riichi", "set_aside_robbed"], seat="S"
    )
    assert rows(found) == {"riichi": 1, "seven_pairs": 2, "aside": 1}
    assert not isinstance(found.value, Refusal)
    assert found.value.numbers()["points"] == 6400


def test_the_tile_drawn_for_a_north_is_a_replacement() -> None:
    hand = "123456p123s78s99s 9s"
    found = calculate("sanma", hand, flags=["set_aside_replacement"], aside="4z")
    assert rows(found) == {"closed_tsumo": 1, "pinfu": 1, "replacement_win": 1, "aside": 1}
    with pytest.raises(SituationError):
        calculate("sanma", hand, flags=["set_aside_replacement"])


def test_rows_that_sanma_has_not() -> None:
    for id in ("sanma", "sanma-red"):
        ids = {row.id for row in ruleset(id).patterns(resolve(ruleset(id)))}
        assert "mixed_triple_run" not in ids
        assert {"triple_triplets", "north_triplet", "replacement_win"} <= ids
    # Triple triplets remain possible, with ones and nines.
    found = calculate("sanma", "111m111p111s22p34s 5s", flags=["ron"])
    assert rows(found) == {"triple_triplets": 2, "three_concealed_triplets": 2}


@pytest.mark.parametrize(
    ("share", "dealer", "other"),
    [
        # A non-dealer's mangan, then a dealer's: what each payer pays.
        ("lost", (4000, 2000), 4000),
        ("split", (5000, 3000), 6000),
        ("full", (5400, 2700), 6000),
    ],
)
def test_who_pays_the_missing_share(share: str, dealer: tuple[int, int], other: int) -> None:
    hand = "22345567p88p [111p] 2p"
    options = {"tsumo_share": share}
    south = calculate("sanma", hand, flags=["tsumo"], seat="S", options=options)
    assert south.delta(3) == [-dealer[0], sum(dealer), -dealer[1]]
    east = calculate("sanma", hand, flags=["tsumo"], seat="E", options=options)
    assert east.delta(3) == [2 * other, -other, -other]
    ron = calculate("sanma", hand, flags=["ron"], seat="S", options=options)
    assert ron.delta(3) == [0, 8000, -8000]


def test_honba() -> None:
    # A dealer's 3 han 40 fu and one honba are 7,900 by ron; 100 each by an own draw.
    found = calculate(
        "sanma",
        "555z123789p78s22s 9s",
        flags=["riichi"],
        seat="E",
        indicators="6s",
        repeat=1,
    )
    assert rows(found) == {"riichi": 1, "white_dragon": 1, "dora": 1}
    assert found.delta(3) == [7900, -7900, 0]
    drawn = calculate("sanma", "123456p123s78s99s 9s", flags=["tsumo"], seat="S", repeat=2)
    assert sorted(t.amount for t in drawn.transfers if t.reason == "honba") == [200, 200]


@pytest.mark.parametrize(
    ("ready", "delta"),
    [
        ((), [0, 0, 0]),
        ((1,), [-1000, 2000, -1000]),
        ((0, 2), [1000, -2000, 1000]),
        ((0, 1, 2), [0, 0, 0]),
    ],
)
def test_noten_payments(ready: tuple[int, ...], delta: list[int]) -> None:
    table = rules()
    state = TableState(3)
    for seat in range(3):
        apply(state, ev.seat(seat, f"p{seat}", "", True))
        apply(state, ev.transfer("house", seat, 35000, "start"))
    apply(state, ev.hand_start(0, 0, 0, 0, 0, 0, ""))
    for seat in range(3):
        tiles = "123456p123s78s99s" if seat in ready else "1m9m1p4p7p1s4s7s12345z"
        apply(state, ev.deal(seat, tuple(faces(tiles))))
    for event in table.settle.drawn(state, "exhaustive"):
        apply(state, event)
    assert [state.score(s) - 35000 for s in range(3)] == delta


def test_winds_and_rounds() -> None:
    table = Table(rules(length="east_south"), secret=bytes(32))
    assert [table.state.wind(s) for s in range(3)] == [0, 1, 2]
    seen = []
    while not table.over:
        state = table.state
        seen.append((state.round, state.number))
        serial = state.serial
        while not table.over and table.state.serial == serial:
            for seat, decision in table.pending().items():
                table.choose(seat, decision.default)
                break
    assert seen[0] == (0, 0)
    assert all(number < 3 for _, number in seen)
    for before, after in pairwise(seen):
        assert after in (before, (before[0] + (before[1] == 2), (before[1] + 1) % 3))


def test_presets_name_what_they_are() -> None:
    found = ruleset("sanma")
    for preset in found.presets:
        table = found.rules(resolve(found, preset=preset.id))
        assert table.seats == 3
    tenhou = rules(preset="tenhou-sanma")
    assert (tenhou.wall.dead, tenhou.wall.shrinks("set_aside")) == (14, 1)
    assert (rules().wall.dead, rules().wall.shrinks("set_aside")) == (18, 0)


@pytest.mark.parametrize("id", ["sanma", "sanma-red"])
def test_texts_are_there(id: str) -> None:
    found = ruleset(id)
    for language in ("ja", "en", "ko"):
        texts = found.texts[language]
        for row in found.patterns(resolve(found)):
            assert texts[f"pattern.{row.id}"]
        assert texts["bonus.aside"]
        assert texts["preset.tenhou-sanma.note"]
    assert set(found.texts["ja"]) == set(found.texts["en"]) == set(found.texts["ko"])
    ids = [o.id for o in found.options]
    assert len(ids) == len(set(ids))
    assert "abort_four_riichi" not in ids
