"""The policies behind riichi with the data that other rulesets of its family use."""

from __future__ import annotations

import pytest

from jantaku.calculator import parse_hand
from jantaku.kernel import Shapes
from jantaku.options import Options
from jantaku.patterns import circumstances as how
from jantaku.patterns import runs
from jantaku.patterns.rows import Patterns, Row
from jantaku.policies.bonus import BonusTiles
from jantaku.policies.fu import FuTable
from jantaku.policies.limits import ladder
from jantaku.policies.payments import Payments, Shares
from jantaku.policies.score_han_fu import HanFuScore
from jantaku.policies.settle_han_fu import HanFuSettle
from jantaku.policies.value_han_fu import HanFuValue
from jantaku.ruleset import resolve, ruleset
from jantaku.rulesets.riichi import table
from jantaku.situation import Situation
from jantaku.state import TableState
from jantaku.tiles import NORTH, count_faces, count_kinds, faces, tile_set
from jantaku.value import Refusal

FOUR = tile_set(reds=(1, 1, 1))
THREE = tile_set(without=range(1, 8))


def situation(text: str, **more: object) -> Situation:
    hand = parse_hand(text)
    given: dict[str, object] = {
        "hand": bytes(count_faces(hand.concealed)),
        "kinds": bytes(count_kinds(hand.concealed)),
        "melds": hand.melds,
        "tile": hand.tile,
        "how": "ron",
        "seat_wind": 1,
        "round_wind": 0,
    }
    return Situation(**(given | more))  # type: ignore[arg-type]


def score(**changed: object) -> HanFuScore:
    given: dict[str, object] = {
        "shapes": Shapes(copies=FOUR.copies, pairs=1, orphans=True),
        "patterns": Patterns(table.rows(Options(ruleset("riichi").options))),
        "fu": FuTable(),
        "limits": ladder(),
        "units": table.UNITS,
        "bonus": BonusTiles(FOUR.successor),
        "payments": Payments(),
    }
    return HanFuScore(**(given | changed))  # type: ignore[arg-type]


def value(policy: HanFuScore, s: Situation) -> HanFuValue:
    found = policy.value(s)
    assert isinstance(found, HanFuValue)
    return found


# --- the well-known payment table: fu -> ron of 1 to 4 han, for a dealer and for another ---

RON = {
    25: (None, (2400, 1600), (4800, 3200), (9600, 6400)),
    30: ((1500, 1000), (2900, 2000), (5800, 3900), (11600, 7700)),
    40: ((2000, 1300), (3900, 2600), (7700, 5200), (12000, 8000)),
    50: ((2400, 1600), (4800, 3200), (9600, 6400), (12000, 8000)),
    60: ((2900, 2000), (5800, 3900), (11600, 7700), (12000, 8000)),
    70: ((3400, 2300), (6800, 4500), (12000, 8000), (12000, 8000)),
    80: ((3900, 2600), (7700, 5200), (12000, 8000), (12000, 8000)),
    90: ((4400, 2900), (8700, 5800), (12000, 8000), (12000, 8000)),
    100: ((4800, 3200), (9600, 6400), (12000, 8000), (12000, 8000)),
    110: ((5300, 3600), (10600, 7100), (12000, 8000), (12000, 8000)),
}
TSUMO = {
    20: (None, (700, 400), (1300, 700), (2600, 1300)),
    25: (None, None, (1600, 800), (3200, 1600)),
    30: ((500, 300), (1000, 500), (2000, 1000), (3900, 2000)),
    40: ((700, 400), (1300, 700), (2600, 1300), (4000, 2000)),
    50: ((800, 400), (1600, 800), (3200, 1600), (4000, 2000)),
    60: ((1000, 500), (2000, 1000), (3900, 2000), (4000, 2000)),
    70: ((1200, 600), (2300, 1200), (4000, 2000), (4000, 2000)),
    80: ((1300, 700), (2600, 1300), (4000, 2000), (4000, 2000)),
    90: ((1500, 800), (2900, 1500), (4000, 2000), (4000, 2000)),
    100: ((1600, 800), (3200, 1600), (4000, 2000), (4000, 2000)),
    110: ((1800, 900), (3600, 1800), (4000, 2000), (4000, 2000)),
}
"""From the dealer and from each other, where another wins; a dealer gets the first from everybody.
"""


@pytest.mark.parametrize("fu", RON)
def test_ron_table(fu: int) -> None:
    for han, cell in enumerate(RON[fu], 1):
        if cell is not None:
            base, _ = ladder().base(han, fu)
            assert Payments().ron(base, dealer=True) == cell[0]
            assert Payments().ron(base, dealer=False) == cell[1]


@pytest.mark.parametrize("fu", TSUMO)
def test_tsumo_table(fu: int) -> None:
    for han, cell in enumerate(TSUMO[fu], 1):
        if cell is not None:
            base, _ = ladder().base(han, fu)
            assert Payments().tsumo(base, dealer=False) == Shares(*cell)
            assert Payments().tsumo(base, dealer=True) == Shares(0, cell[0])
            assert Payments().total(Shares(*cell)) == cell[0] + 2 * cell[1]
            assert Payments().total(Shares(0, cell[0])) == 3 * cell[0]


@pytest.mark.parametrize(
    ("han", "points", "limit"),
    [
        (5, 8000, "mangan"),
        (6, 12000, "haneman"),
        (7, 12000, "haneman"),
        (8, 16000, "baiman"),
        (10, 16000, "baiman"),
        (11, 24000, "sanbaiman"),
        (12, 24000, "sanbaiman"),
        (13, 32000, "counted_yakuman"),
        (20, 32000, "counted_yakuman"),
    ],
)
def test_limits(han: int, points: int, limit: str) -> None:
    base, name = ladder().base(han, 30)
    assert (Payments().ron(base, dealer=False), name) == (points, limit)


def test_rounding_up() -> None:
    assert ladder(round_up=True).base(4, 30) == (2000, "mangan")
    assert ladder(round_up=True).base(3, 60) == (2000, "mangan")
    assert ladder(round_up=True).base(4, 25) == (1600, "")
    assert ladder().base(4, 30) == (1920, "")
    assert ladder(counted_yakuman=False).base(13, 30) == (6000, "sanbaiman")


# --- three seats (rules: sanma) ---


def test_three_seats_leave_the_missing_third_unpaid() -> None:
    pay = Payments(seats=3)
    assert pay.tsumo(2000, dealer=False) == Shares(4000, 2000)
    assert pay.total(pay.tsumo(2000, dealer=False)) == 6000
    assert pay.total(pay.tsumo(2000, dealer=True)) == 8000


def test_three_seats_share_the_missing_third() -> None:
    pay = Payments(seats=3, per=2, ron_dealer=12, ron_other=8, each=6, dealer=5, other=3)
    assert pay.ron(2000, dealer=False) == 8000
    assert pay.tsumo(2000, dealer=False) == Shares(5000, 3000)
    assert pay.total(pay.tsumo(2000, dealer=False)) == 8000
    assert pay.total(pay.tsumo(2000, dealer=True)) == 12000


def norths(**changed: object) -> HanFuScore:
    return score(
        shapes=Shapes(copies=THREE.copies, pairs=1, orphans=True),
        bonus=BonusTiles(THREE.successor, frozenset({"riichi"}), aside=True),
        payments=Payments(seats=3),
        **changed,
    )


def test_norths_set_aside() -> None:
    hand = "111m234567p67s99s 8s"
    plain = norths().value(situation(hand, declared="riichi"))
    assert isinstance(plain, HanFuValue)
    assert plain.bonus == []
    one = value(norths(), situation(hand, declared="riichi", aside=(NORTH,)))
    assert one.bonus == [("aside", 1)]
    # Under a West indicator a North set aside counts as dora too, and so does one in the hand.
    both = value(
        norths(),
        situation(hand, declared="riichi", aside=(NORTH, NORTH), indicators=tuple(faces("3z"))),
    )
    assert both.bonus == [("dora", 2), ("aside", 2)]
    # 1m and 9m are neighbours.
    ends = value(norths(), situation(hand, declared="riichi", indicators=tuple(faces("9m"))))
    assert ends.bonus == [("dora", 3)]


def test_robbing_a_north() -> None:
    # Riichi, seven pairs and the robbed North: 4 han 25 fu, and no robbed-kan yaku.
    hand = situation(
        "11m99m22p55p77s99s4z 4z", declared="riichi", how="robbed", robbed_from="set_aside"
    )
    won = value(norths(), hand)
    assert {hit.row.id: hit.amount for hit in won.hits} == {"riichi": 1, "seven_pairs": 2}
    assert (won.han, won.fu, won.points) == (4, 25, 6400)
    west = situation(
        "11m99m22p55p77s99s4z 4z",
        declared="riichi",
        how="robbed",
        robbed_from="set_aside",
        indicators=tuple(faces("3z")),
    )
    # Both Norths of the pair are dora then, and the robbed one counts once more.
    assert value(norths(), west).bonus == [("dora", 2), ("aside", 1)]


# --- data of other rulesets ---


def test_wait_fu_are_data() -> None:
    # riichi-common: a source that writes the two-pair wait where all others have the single one.
    literal = FuTable(waits=(0, 2, 2, 0, 2, 0))
    two_pair = situation("234m567p345s33z88s 8s", declared="riichi")
    single = situation("234m567p345s678s3z 3z", declared="riichi")
    assert [value(score(), s).raw_fu for s in (two_pair, single)] == [32, 32]
    assert [value(score(fu=literal), s).raw_fu for s in (two_pair, single)] == [34, 30]
    assert "fu.wait_two_pair" in [
        line.text.key for line in value(score(fu=literal), two_pair).lines()
    ]


def test_minimum_counts_patterns_and_no_bonus_tiles() -> None:
    hand = situation("234m567p345s67s33z 8s", indicators=tuple(faces("1m")))
    two = score(minimum=2)
    assert two.value(hand) == Refusal("below_minimum", {"han": 1, "minimum": 2})
    assert value(two, situation("234m567p345s67s33z 8s", declared="riichi")).han == 2
    assert two.value(situation("234m567p345s68s33z 7s")) == Refusal("no_yaku")
    assert two.value(situation("234m567p345s68s33z 1s")) == Refusal("no_shape")


def test_a_unit_without_base_points_is_refused() -> None:
    with pytest.raises(ValueError, match="faan"):
        score(patterns=Patterns([Row("any", how.any_win, 1, 1, "faan")]))


def test_the_best_reading_is_scored() -> None:
    # By the numbers alone seven pairs (2 han, 25 fu) lose to two twin runs; without their row they
    # win.
    hand = situation("223344m66778p33z 8p")
    assert value(score(), hand).points == 7700
    fewer = [r for r in table.rows(resolve(ruleset("riichi"))) if "twin" not in r.id]
    rest = value(score(patterns=Patterns(fewer)), hand)
    assert {hit.row.id for hit in rest.hits} == {"seven_pairs"}


def test_equal_points_prefer_more_han_then_more_fu() -> None:
    rows = Patterns([Row("any", how.any_win, 1, 1), Row("all_runs", runs.all_runs, 0, 0)])
    # 111s 234s 567s 77s and 11s 123s 456s 777s are worth the same; the first has more raw
    # fu.
    won = value(score(patterns=rows), situation("234m1112356777s 4s", how="tsumo"))
    assert (won.fu, won.raw_fu) == (30, 30)


def test_settle_wants_its_own_value() -> None:
    class Other:
        rank = 0

    state = TableState(4)
    policy = HanFuSettle(payments=Payments(), win=object())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="Other"):
        list(policy.wins(state, [(0, Other())]))  # type: ignore[list-item]
