"""Scoring by rows that add up: sums by unit, the minimum, units that take the value whole, the best
reading.
"""

from __future__ import annotations

from typing import Any

import pytest

from jantaku.kernel import Shapes
from jantaku.patterns import circumstances, composition, runs, special, triplets
from jantaku.patterns.rows import Patterns, Row
from jantaku.policies.bonus import BonusTiles
from jantaku.policies.score_rows import Pay, RowScore, RowsValue, Sums
from jantaku.situation import Situation
from jantaku.tiles import count_faces, count_kinds, faces, tile_set
from jantaku.value import Line, Refusal, Text

TILES = tile_set()
SHAPES = Shapes(copies=TILES.copies, sets=4, pairs=2)

ROWS = (
    Row("self_draw", circumstances.self_draw, 1, 1, "extra"),
    Row("common_hand", runs.all_runs, 1, 1, "base"),
    Row("seven_pairs", special.seven_pairs, -1, 4, "base"),
    Row("all_triplets", triplets.all_triplets, 3, 3, "base"),
    Row("half_flush", composition.half_flush, 3, 3, "base"),
    Row("full_flush", composition.full_flush, 6, 6, "base", ("half_flush",)),
    Row("four_concealed_triplets", triplets.concealed_triplets(4), -1, 1, "limit"),
    Row("all_honours", composition.all_honours, 1, 1, "limit"),
)


class Doubling:
    """Two a unit from each for an own draw, one from everybody for a claimed tile; at most 20."""

    def pay(self, s: Situation, sums: Sums) -> Pay:
        much = 20 if "limit" in sums else min(20, 2 * sum(sums.values()))
        return Pay(each=much) if s.how == "tsumo" else Pay(feeder=much, bystander=much // 2)

    def numbers(self, s: Situation, sums: Sums) -> dict[str, int]:
        return {"much": 2 * sum(sums.values())}

    def title(self, s: Situation, sums: Sums) -> Text:
        return Text("value.much", {"sum": sum(sums.values())})

    def lines(self, s: Situation, sums: Sums) -> tuple[Line, ...]:
        return (Line(Text("line.much"), 2 * sum(sums.values()), "points"),)


def score(**changes: Any) -> RowScore:
    given: dict[str, Any] = {
        "shapes": SHAPES,
        "patterns": Patterns(ROWS),
        "worth": Doubling(),
        "seats": 4,
        "minimum": 3,
        "counted": ("base",),
        "whole": ("limit",),
    }
    return RowScore(**(given | changes))


def hand(text: str, how: str = "ron", **changes: Any) -> Situation:
    tiles = faces(text.replace(" ", ""))
    return Situation(
        hand=bytes(count_faces(tiles)),
        kinds=bytes(count_kinds(tiles)),
        tile=tiles[-1],
        how=how,  # type: ignore[arg-type]  # one of the three
        **changes,
    )


def won(s: Situation, **changes: Any) -> RowsValue:
    value = score(**changes).value(s)
    assert not isinstance(value, Refusal), value
    return value


def counted(value: RowsValue) -> dict[str, int]:
    return {line.text.key.partition(".")[2]: line.amount for line in value.rows()}


HALF_FLUSH = "123456789m1122z 1z"
COMMON = "123456m789p22s45s 3s"


def test_rows_add_up_by_unit() -> None:
    value = won(hand(HALF_FLUSH, "tsumo"))
    assert counted(value) == {"self_draw": 1, "half_flush": 3}
    assert value.sums == {"extra": 1, "base": 3}
    assert value.numbers() == {"extra": 1, "base": 3, "much": 8, "from_each": 8, "points": 24}
    assert value.title() == ("value.much", {"sum": 4})
    assert [line.amount for line in value.lines()] == [8]


def test_a_claimed_tile() -> None:
    value = won(hand(HALF_FLUSH))
    assert value.numbers() == {
        "base": 3, "much": 6, "from_feeder": 6, "from_bystander": 3, "points": 12,
    }  # fmt: skip


def test_the_minimum_is_held_against_what_counts() -> None:
    # Two in all, and one of what counts.
    assert score().value(hand(COMMON, "tsumo")) == Refusal(
        "below_minimum", {"base": 1, "minimum": 3}
    )
    assert counted(won(hand(COMMON, "tsumo"), minimum=2, counted=("base", "extra"))) == {
        "common_hand": 1, "self_draw": 1,
    }  # fmt: skip
    assert counted(won(hand(COMMON), minimum=0)) == {"common_hand": 1}


def test_no_row_is_enough_without_a_minimum() -> None:
    value = won(hand("123456m777p22s44s 4s"), minimum=0, counted=())
    assert (counted(value), value.points) == ({}, 0)
    with pytest.raises(ValueError, match="minimum"):
        score(minimum=1, counted=())


def test_an_incomplete_hand() -> None:
    assert score().value(hand("123456m777p22s44s 5s")) == Refusal("no_shape")


def test_exclusion() -> None:
    assert counted(won(hand("123456789m2233m 2m"))) == {"full_flush": 6}


def test_a_whole_unit_leaves_nothing_else() -> None:
    # The minimum does not matter to it, nor do bonus tiles or rows of other units.
    bonus = BonusTiles(TILES.successor)
    s = hand("222m333p444s11s99s 9s", "tsumo", indicators=tuple(faces("8s")))
    value = won(s, minimum=8, bonus=bonus)
    assert (counted(value), value.sums) == ({"four_concealed_triplets": 1}, {"limit": 1})
    assert value.points == 60


def test_several_rows_of_a_whole_unit_are_shown() -> None:
    value = won(hand("111222333z5566z 5z", "tsumo"))
    assert counted(value) == {"four_concealed_triplets": 1, "all_honours": 1}
    assert value.points == 60


def test_the_dearest_reading_counts() -> None:
    # Runs, or seven pairs.
    assert counted(won(hand("223344m556677p8s 8s"))) == {"seven_pairs": 4}


def test_of_readings_worth_the_same_the_whole_one_counts() -> None:
    # As runs a full flush of the same worth, and more of it.
    value = won(hand("111222333444m5m 5m", "tsumo"))
    assert counted(value) == {"four_concealed_triplets": 1}
    assert value.points == 60


def test_bonus_tiles_add_but_do_not_help() -> None:
    bonus = BonusTiles(TILES.successor)
    indicated = tuple(faces("9s"))
    s = hand("123456m78p111s22s 9p", indicators=indicated)
    assert isinstance(score(bonus=bonus, bonus_unit="base").value(s), Refusal)
    value = won(s, minimum=0, bonus=bonus, bonus_unit="extra")
    assert (counted(value), value.sums) == ({"dora": 3}, {"extra": 3})


def test_a_reading_alone() -> None:
    s = hand("223344m556677p8s 8s")
    policy = score(minimum=0)
    readings = SHAPES.readings(s.kinds, 0)
    found = [policy.alone(s, reading) for reading in readings]
    amounts = sorted(v.sums["base"] for v in found if isinstance(v, RowsValue))
    assert amounts == [1, 4]


@pytest.mark.parametrize(
    ("pay", "seats", "total"),
    [
        (Pay(each=5), 4, 15),
        (Pay(each=5, together=2), 4, 17),
        (Pay(feeder=6, bystander=3), 4, 12),
        (Pay(feeder=6, bystander=3), 3, 9),
        (Pay(each=5), 2, 5),
        (Pay(), 4, 0),
    ],
)
def test_what_a_winner_gets(pay: Pay, seats: int, total: int) -> None:
    assert pay.total(seats) == total
