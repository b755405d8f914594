"""The builder of positions and its script: crafted walls deal what was asked, and every step of a
script can fail.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from jantaku.errors import TileError
from jantaku.ruleset import Rules, resolve, ruleset
from jantaku.table import Setup, Table, computers
from jantaku.testing.positions import Deal, Position, craft, load
from jantaku.testing.script import Missed, run
from jantaku.testing.walls import deal_map, replacement_places, rich_wall, walls
from jantaku.tiles import TEXT, count_faces, faces, text
from jantaku.wall import check_wall

pytestmark = pytest.mark.usefixtures("toys")

RIICHI = ruleset("riichi")
RULES = RIICHI.rules(resolve(RIICHI))


def hand_of(rules: Rules, wall: tuple[int, ...], seat: int, dealer: int) -> str:
    return "".join(sorted(TEXT[wall[place]] for place in deal_map(rules, dealer).hands[seat]))


@pytest.mark.parametrize("dealer", range(4))
def test_a_wall_deals_what_was_asked(dealer: int) -> None:
    hands = ("123456789m1234z", "123456789p1122z", "", "19m19p19s1234567z")
    deal = Deal(
        hands=hands,
        draws="5s ?? 6s",
        last="7z 9s",
        replacements="5z 6z",
        indicators="8s 7s",
        under="?? 1s",
        dealer=dealer,
    )
    wall = craft(RULES, deal, seed=3)
    check_wall(RULES.tiles, wall)
    for seat, hand in enumerate(hands):
        if hand:
            expected = "".join(sorted(TEXT[f] for f in faces(hand)))
            assert hand_of(RULES, wall, seat, dealer) == expected
    assert (TEXT[wall[52]], TEXT[wall[54]]) == ("5s", "6s")
    assert text(wall[120:122]) == "7z9s"
    assert [TEXT[wall[p]] for p in replacement_places(RULES)[:2]] == ["5z", "6z"]
    table = Table(RULES, Setup(players=computers(4), dealer=dealer), walls=lambda _: (wall, "n"))
    assert table.state.seats[dealer].drawn == faces("5s")[0]
    assert [TEXT[f] for f in table.state.indicators] == ["8s"]


def test_the_seed_fills_the_rest_up() -> None:
    deal = Deal(hands=("123456789m1234z",))
    assert craft(RULES, deal, seed=1) == craft(RULES, deal, seed=1)
    assert craft(RULES, deal, seed=1) != craft(RULES, deal, seed=2)


def test_draws_by_turn() -> None:
    deal = Deal(turns=("1z 2z", "", "3z", "4z"), dealer=2)
    wall = craft(RULES, deal)
    assert [TEXT[wall[place]] for place in (52, 53, 54, 58)] == ["3z", "4z", "1z", "2z"]


@pytest.mark.parametrize(
    "deal",
    [
        Deal(hands=("11111m",)),
        Deal(hands=("11m", "11m", "1m")),
        Deal(hands=("f1",)),
        Deal(hands=("0000m",)),
    ],
)
def test_tiles_that_the_set_has_not_got(deal: Deal) -> None:
    with pytest.raises(TileError):
        craft(RULES, deal)


@pytest.mark.parametrize(
    "deal",
    [
        Deal(hands=("123456789m12345z",)),
        Deal(draws="1m", turns=("2m",)),
        Deal(replacements="1m2m3m4m5m"),
        Deal(last="1m", draws="?" * 138 + "2m"),
    ],
)
def test_tiles_that_find_no_place(deal: Deal) -> None:
    with pytest.raises(ValueError, match=r"places|lies where"):
        craft(RULES, deal)


@pytest.mark.parametrize("name", ["riichi", "sixteen", "three-north"])
def test_the_map_of_the_deal_is_what_the_table_deals(name: str) -> None:
    plugin = ruleset(name)
    rules = plugin.rules(resolve(plugin))
    wall, _ = walls(rules, "map", rich=0.0)(0)
    for dealer in range(rules.seats):
        where = deal_map(rules, dealer)
        setup = Setup(players=computers(rules.seats), dealer=dealer)
        table = Table(rules, setup, walls=lambda _: (wall, "n"))
        dealt = {e.seat: e.tiles for e in table.log if e[0] == "deal"}  # type: ignore[union-attr]
        for seat in range(rules.seats):
            assert tuple(wall[place] for place in where.hands[seat]) == dealt[seat]
        assert where.first_draw == rules.seats * rules.hand_size


@pytest.mark.parametrize("name", ["riichi", "sixteen", "three-north"])
def test_rich_walls_hold_the_tiles_of_the_set(name: str) -> None:
    import random

    plugin = ruleset(name)
    rules = plugin.rules(resolve(plugin))
    for seed in range(200):
        wall = rich_wall(rules, random.Random(seed))
        assert bytes(count_faces(wall)) == rules.tiles.counts


# --- the script ---------

DEAL = Deal(
    hands=("19m19p19s123456z5m", "55m234p567p789s2z3z", "", "34m777z123p456s99s"),
    draws="2m",
    indicators="3z",
)


def table() -> Table:
    return Position(id="x", rule="test: script", deals=(DEAL,), steps="").table()


FAILING = [
    "dance",
    "0 discard:7z",
    "0 discard:1m extra",
    "0 tsumo",
    "1 pass",
    "? 0 discard:7z",
    "! 0 discard:1m",
    "only 0 abort:* = abort:nine_terminals abort:other",
    "only 0 abort:*",
    "asked 1",
    "marks 0 furiten",
    "declared 0 riichi",
    "indicators 4z",
    "under 4z",
    "live 70",
    "melds 0 [111m]",
    "waits 3 1m",
    "hand-of 0 123m",
    "wins 0",
    "how 0 ron",
    "rows 0 riichi",
    "value 0 han=1",
    "drawn four_winds",
    "ready 0",
    "delta 1 0 0 0",
    "points 1 2 3 4",
    "pot sticks 1",
    "moved win 0>1 5",
    "round 0 0 0 1",
    "over",
    "goes off",
    "places 0 1 2 3",
    "continue",
    "to live 99",
]


@pytest.mark.parametrize("step", FAILING)
def test_every_step_can_miss(step: str) -> None:
    with pytest.raises(Missed, match="step 1"):
        run(table(), step)


HOLDING = """
# a remark, and an empty line

? 0 abort:nine_terminals discard:*   # a remark after a step
! 0 tsumo
only 0 abort:* = abort:nine_terminals
asked 0
marks 0
declared 0 -
indicators 3z
under
live 69
melds 0
waits 3 2m 5m
waits 0 -
wins -
drawn -
ready
delta 0 0 0 0
points 25000 25000 25000 25000
pot sticks 0
moved win 0>1 0
round 0 0 0 0
goes on
hand-of 0 1259m19p19s123456z
0 discard:5m
asked 1 3
3 ron
wins 3
how 3 ron
rows 3 red_dragon
value 3 han=1 fu=40
delta -1300 0 0 1300
moved win 0>3 1300
continue
round 0 1 1 0
to 3
to end
"""


def test_steps_that_hold() -> None:
    run(table(), HOLDING)


def test_a_claim_in_the_way_is_passed_but_no_turn_is_played() -> None:
    played = table()
    run(played, "0 discard:5m\n1 pon:5m5m\n1 discard:2z")
    assert [m.form for m in played.state.seats[1].melds] == ["pon"]
    with pytest.raises(Missed):
        run(table(), "1 tsumogiri")


def test_the_message_says_what_was_offered() -> None:
    with pytest.raises(Missed) as e:
        run(table(), "asked 0\n\n? 0 ron")
    assert "step 3, '? 0 ron'" in str(e.value)
    assert "abort:nine_terminals" in str(e.value)


def test_files(tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    file.write_text(
        """
[common]
options = { reds = "none" }
seed = 5

[[position]]
id = "one"
rule = "riichi: riichi"
why = "for a reason"
hands = ["123m"]
draws = "1z"
points = [1, 2, 3, 4]
steps = "asked 0"

[[position.next]]
hands = ["", "456m"]
dealer = 1

[[position]]
id = "two"
rule = "riichi: riichi"
ruleset = "three-north"
options = {}
length = 1
steps = "goes on"
""",
        encoding="utf-8",
    )
    one, two = load(file)
    assert one.deals == (Deal(hands=("123m",), draws="1z"), Deal(hands=("", "456m"), dealer=1))
    assert (one.options, one.seed, one.points) == ({"reds": "none"}, 5, (1, 2, 3, 4))
    assert (two.ruleset, two.hands, two.options) == ("three-north", 1, {})
    for position in (one, two):
        position.play()


def test_unknown_words_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('[[position]]\nid = "x"\nrule = "r: x"\nsteps = ""\nhnads = []\n')
    with pytest.raises(TypeError, match="hnads"):
        load(file)
