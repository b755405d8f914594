"""What the common rules and EMA's change in riichi (rules: riichi-common)."""

from __future__ import annotations

import pytest

from jantaku.calculator import Answer, calculate
from jantaku.policies.score_han_fu import HanFuScore
from jantaku.ruleset import resolve, ruleset
from jantaku.rulesets.riichi_common.frames import BREAKERS
from jantaku.seams import Ending, HandPlan
from jantaku.table import Table
from jantaku.value import Refusal


def rows(answer: Answer) -> dict[str, int]:
    assert not isinstance(answer.value, Refusal), answer.value
    return {line.text.key.split(".")[1]: line.amount for line in answer.value.rows()}


def fu(answer: Answer) -> dict[str, int]:
    assert not isinstance(answer.value, Refusal), answer.value
    return {line.text.key.removeprefix("fu."): line.amount for line in answer.value.lines()}


@pytest.mark.parametrize(
    ("id", "reds"),
    [
        ("riichi-common", [0, 0, 0]),
        ("riichi-common-red", [1, 2, 1]),
        ("riichi-ema", [1, 1, 1]),
    ],
)
def test_red_fives(id: str, reds: list[int]) -> None:
    tiles = ruleset(id).rules(resolve(ruleset(id))).tiles
    assert list(tiles.counts[34:37]) == reds
    assert tiles.size == 136


def test_all_simples_closed_is_worth_two() -> None:
    closed = calculate("riichi-common", "23488m345p34567s 2s", flags=["ron"])
    assert rows(closed)["all_simples"] == 2
    opened = calculate("riichi-common", "88m345p34567s [234m] 2s", flags=["ron"])
    assert rows(opened) == {"all_simples": 1}
    assert isinstance(calculate("riichi-ema", "88m345p34567s [234m] 2s").value, Refusal)
    assert rows(calculate("riichi-ema", "23488m345p34567s 2s"))["all_simples"] == 1


def test_small_three_dragons_hold_their_sets() -> None:
    found = rows(calculate("riichi-common", "234m678p77z [555z] [666z]", win="4m"))
    assert found == {"small_three_dragons": 4}
    assert rows(calculate("riichi-ema", "234m678p77z [555z] [666z]", win="4m")) == {
        "small_three_dragons": 2,
        "white_dragon": 1,
        "green_dragon": 1,
    }


@pytest.mark.parametrize(
    ("options", "single", "two_pair"),
    [({}, 2, 0), ({"wait_fu": "two_pair"}, 0, 2)],
)
def test_which_wait_has_fu(options: dict[str, object], single: int, two_pair: int) -> None:
    alone = calculate("riichi-common", "123456m789p111s2z 2z", flags=["riichi"], options=options)
    assert fu(alone).get("wait_single", 0) == single
    pairs = calculate("riichi-common", "123456m789p11s22z 2z", flags=["riichi"], options=options)
    assert fu(pairs).get("wait_two_pair", 0) == two_pair


def test_open_hand_without_fu() -> None:
    found = calculate("riichi-common", "88m345p34567s [234m] 2s", flags=["ron"])
    assert fu(found) == {"base": 20, "bare_open": 2, "rounding": 8}


def test_several_yakuman_are_one() -> None:
    common = calculate("riichi-common", "[111z] [222z] [333z] [444z] 5z 5z")
    assert not isinstance(common.value, Refusal)
    assert common.value.numbers()["yakuman"] == 1
    added = calculate(
        "riichi-common", "[111z] [222z] [333z] [444z] 5z 5z", options={"yakuman_add": True}
    )
    assert not isinstance(added.value, Refusal)
    assert added.value.numbers()["yakuman"] == 2
    ema = calculate("riichi-ema", "[111z] [222z] [333z] [444z] 5z 5z")
    assert not isinstance(ema.value, Refusal)
    # Big four winds are EMA's only double yakuman; others are not added.
    assert ema.value.numbers()["yakuman"] == 2


def test_an_added_kan_breaks_nothing() -> None:
    rules = ruleset("riichi-common").rules(resolve(ruleset("riichi-common")))
    assert rules.breakers is BREAKERS
    for what in (BREAKERS.prompt, BREAKERS.first):
        assert "added_kan" not in what
        assert {"chi", "pon", "open_kan", "concealed_kan"} <= set(what)


def test_two_han_from_the_fifth_repeat_on() -> None:
    alone = "123m999m345p1134s"
    refused = calculate("riichi-ema", f"{alone} 5s", flags=["riichi"], repeat=5)
    assert isinstance(refused.value, Refusal)
    assert (refused.value.reason, refused.value.params) == (
        "below_minimum",
        {"han": 1, "minimum": 2},
    )
    assert calculate("riichi-ema", f"{alone} 5s", flags=["riichi"], repeat=4).wins
    bonus = calculate("riichi-ema", f"{alone} 5s", flags=["riichi"], repeat=5, indicators="8m")
    assert isinstance(bonus.value, Refusal), "bonus tiles do not count towards a minimum"
    off = {"two_han_from": 0}
    assert calculate("riichi-ema", f"{alone} 5s", flags=["riichi"], repeat=9, options=off).wins


def test_the_game_ends_at_zero() -> None:
    rules = ruleset("riichi-common").rules(resolve(ruleset("riichi-common")))
    table = Table(rules, secret=bytes(32))
    state = table.state
    state.drawn, state.ready = "exhaustive", (0,)
    assert isinstance(rules.flow.next_hand(state), HandPlan)
    for points, over in ((100, False), (0, True)):
        state.accounts["bot2"] = points
        assert isinstance(rules.flow.next_hand(state), Ending) is over


@pytest.mark.parametrize("id", ["riichi-common", "riichi-common-red", "riichi-ema"])
def test_texts_are_there(id: str) -> None:
    found = ruleset(id)
    policy = found.rules(resolve(found)).score
    assert isinstance(policy, HanFuScore)
    for language in ("ja", "en", "ko"):
        texts = found.texts[language]
        for row in found.patterns(resolve(found)):
            assert texts[f"pattern.{row.id}"]
        assert texts["fu.wait_single"]
        note = f"preset.{found.presets[0].id}.note"
        assert len(texts[note]) > 40
    assert set(found.texts["ja"]) == set(found.texts["en"]) == set(found.texts["ko"])
