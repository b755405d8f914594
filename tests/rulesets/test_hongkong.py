"""Hong Kong without a position: ladders, shares, derivations, texts, options, hands shown (rules:
hongkong).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from string import Formatter

import pytest

from jantaku import bots, new_table
from jantaku.calculator import Answer, calculate
from jantaku.errors import OptionError, SituationError
from jantaku.options import Options
from jantaku.policies.score_rows import Pay
from jantaku.ruleset import Rules, resolve, ruleset
from jantaku.rulesets.hongkong.ladder import ladder
from jantaku.rulesets.hongkong.worth import FaanWorth
from jantaku.situation import Situation
from jantaku.value import Refusal, Value

HONGKONG = ruleset("hongkong")
LANGUAGES = ("ja", "en", "ko")
TRIPLETS = "222m333p5m [444s] [777s] 5m"


def options(**given: object) -> Options:
    return resolve(HONGKONG, given)


def rules(**given: object) -> Rules:
    return HONGKONG.rules(options(**given))


def value(answer: Answer) -> Value:
    assert not isinstance(answer.value, Refusal), answer.value
    return answer.value


def situation(how: str) -> Situation:
    return Situation(hand=b"", kinds=b"", tile=0, how=how)  # type: ignore[arg-type]  # one of the three


def base(faan: int, **given: object) -> int:
    return FaanWorth(ladder(options(**given))).base({"faan": faan})


# --- tiles ---------


def test_tiles_and_wall() -> None:
    table = rules()
    assert table.tiles.size == 144
    assert list(table.tiles.counts[37:45]) == [1] * 8
    assert not any(table.tiles.counts[34:37])
    assert (table.wall.dead, table.wall.replacements) == (0, ())
    assert table.layout.aside == "flowers"
    assert table.layout.declarations == ()


# --- ladders and shares (rules: hongkong, payment) ---------


def test_bands() -> None:
    assert [base(n) for n in range(3, 15)] == [8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 64, 64]
    assert [base(n) for n in range(3)] == [1, 2, 4]


@pytest.mark.parametrize(
    ("faan", "each", "feeder", "bystander"),
    [(3, 16, 16, 8), (4, 32, 32, 16), (6, 32, 32, 16), (7, 64, 64, 32), (9, 64, 64, 32),
     (10, 128, 128, 64)],
)  # fmt: skip
def test_shares(faan: int, each: int, feeder: int, bystander: int) -> None:
    worth = FaanWorth(ladder(options()))
    assert worth.pay(situation("tsumo"), {"faan": faan}) == Pay(each=each)
    ron = Pay(feeder=feeder, bystander=bystander)
    assert worth.pay(situation("ron"), {"faan": faan}) == ron
    assert worth.pay(situation("robbed"), {"faan": faan}) == ron
    alone = FaanWorth(ladder(options()), discard_pays="discarder")
    assert alone.pay(situation("ron"), {"faan": faan}) == Pay(feeder=feeder + 2 * bystander)
    assert alone.pay(situation("tsumo"), {"faan": faan}) == Pay(each=each)


def test_spicy_ladders() -> None:
    half = [base(n, ladder="half_spicy", limit_faan=13) for n in range(14)]
    assert half == [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384]
    full = [base(n, ladder="full_spicy", limit_faan=13) for n in range(14)]
    assert full == [1 << n for n in range(14)]


def test_where_a_ladder_ends() -> None:
    assert [base(n, ladder="full_spicy", limit_faan=8) for n in (7, 8, 9, 13)] == [
        128, 256, 256, 256,
    ]  # fmt: skip
    assert base(20, limit_faan=8) == 32
    assert base(13, limit_faan=13) == 64
    assert FaanWorth(ladder(options(limit_faan=8))).base({"limit": 1}) == 32


def test_own_ladder() -> None:
    own = {f"own_base_{n}": 10 * n + 1 for n in range(11)}
    assert [base(n, ladder="own", **own) for n in range(12)] == [*range(1, 102, 10), 101]
    # Without a change it is the bands.
    assert [base(n, ladder="own") for n in range(14)] == [base(n) for n in range(14)]


def test_worked_results() -> None:
    """The results of the document, seats seen from the winner."""
    drawn = calculate("hongkong", TRIPLETS, flags=["tsumo"], seat="E")
    assert drawn.delta(4) == [96, -32, -32, -32]
    fed = calculate("hongkong", TRIPLETS, seat="E", discarder=1)
    assert fed.delta(4) == [64, -32, -16, -16]
    limit = calculate("hongkong", "111222m333p444s5m 5m", flags=["tsumo"], seat="E")
    assert limit.delta(4) == [384, -128, -128, -128]


def test_one_tile_short_is_refused() -> None:
    with pytest.raises(SituationError, match="7 concealed tiles") as caught:
        calculate("hongkong", "222m333p5m [444s] [777s]", flags=["tsumo"], seat="E")
    assert caught.value.code == "no_winning_tile"
    assert caught.value.params["tiles"] == 7


@pytest.mark.parametrize(
    ("flags", "code"),
    [
        (["haitei", "ron"], "conflicting_flags"),
        (["houtei", "tsumo"], "conflicting_flags"),
        (["chankan", "tsumo"], "conflicting_flags"),
        (["rinshan"], "replacement_without_kan"),
        (["kan_upon_kan"], "replacement_without_kan"),
        (["heavenly", "last"], "first_and_last"),
        (["heavenly", "ron"], "conflicting_flags"),
        (["riichi"], "unknown_flag"),
    ],
)
def test_impossible(flags: list[str], code: str) -> None:
    with pytest.raises(SituationError) as caught:
        calculate("hongkong", "123456m789p22s11z 2s", flags=flags)
    assert caught.value.code == code


@pytest.mark.parametrize("seat", ["S", "W", "N"])
@pytest.mark.parametrize(
    ("reading", "flags", "drawn"),
    [
        ("own_draw", ["earthly"], True),
        ("own_draw", ["earthly", "tsumo"], True),
        ("dealers_discard", ["earthly"], False),
        ("dealers_discard", ["earthly", "ron"], False),
        ("both", ["earthly", "ron"], False),
        ("both", ["earthly", "tsumo"], True),
    ],
)
def test_an_earthly_hand_is_what_the_option_says(
    reading: str, flags: list[str], drawn: bool, seat: str
) -> None:
    answer = calculate(
        "hongkong",
        "123456m789p22s11z 2s",
        flags=flags,
        seat=seat,
        options={"earthly_hand": reading},
    )
    assert answer.situation.how == ("tsumo" if drawn else "ron")
    assert answer.situation.from_dealer == (not drawn)
    assert not isinstance(answer.value, Refusal)
    assert "pattern.earthly_hand" in {row.text.key for row in answer.value.rows()}


@pytest.mark.parametrize("seat", ["S", "W", "N"])
def test_a_claim_before_the_own_first_turn_is_of_the_dealers_tile(seat: str) -> None:
    options = {"earthly_hand": "dealers_discard"}
    hand = "123456m789p22s11z 2s"
    answer = calculate("hongkong", hand, flags=["first", "ron"], seat=seat, options=options)
    assert answer.account()["from"] == answer.source == 0
    assert answer.wins
    assert calculate("hongkong", hand, flags=["tsumo"], seat=seat).account()["from"] is None


def test_an_earthly_hand_comes_from_nobody_but_the_dealer() -> None:
    options = {"earthly_hand": "dealers_discard"}
    for flags, discarder, code in (
        (["earthly"], 3, "wrong_discarder"),
        (["earthly", "tsumo"], None, "conflicting_flags"),
    ):
        with pytest.raises(SituationError) as caught:
            calculate(
                "hongkong", "123456m789p22s11z 2s", flags=flags, discarder=discarder,
                options=options,
            )  # fmt: skip  # one call
        assert caught.value.code == code


# --- who is liable (silent, off) ---------


@pytest.mark.parametrize(
    ("flags", "pao", "delta"),
    [
        # The winner sits West; whoever fed the last dragon sits before: South.
        (["tsumo"], True, [0, -384, 384, 0]),
        (["tsumo"], False, [-128, -128, 384, -128]),
        (["ron"], True, [0, -256, 256, 0]),
        (["ron"], False, [-64, -64, 256, -128]),
    ],
)
def test_liability(flags: list[str], pao: bool, delta: list[int]) -> None:
    hand = "123m4p [555z]@right [666z]@across [777z]@left 4p"
    answer = calculate("hongkong", hand, flags=flags, seat="W", options={"pao": pao})
    assert answer.delta(4) == delta
    assert {t.reason for t in answer.transfers} == ({"pao"} if pao else {"win"})


def test_nobody_is_liable_for_a_concealed_last_set() -> None:
    hand = "123m4p [555z]@left [666z]@left (7777z) 4p"
    answer = calculate("hongkong", hand, seat="W", options={"pao": True})
    assert {t.reason for t in answer.transfers} == {"win"}


# --- the derivation ---------


def test_lines_of_a_self_draw() -> None:
    found = value(calculate("hongkong", TRIPLETS, flags=["tsumo"]))
    assert found.title() == ("value.faan", {"faan": 5, "base": 16})
    assert [(line.text.key, dict(line.text.params), line.amount) for line in found.lines()] == [
        ("line.faan", {}, 5),
        ("line.band", {"low": 4, "high": 6}, 16),
        ("line.each", {"base": 16, "times": 2}, 32),
        ("line.total", {}, 96),
    ]


def test_lines_of_a_discard() -> None:
    found = value(calculate("hongkong", "456789m1z [123m] [333z] 1z", aside="f1"))
    assert [(line.text.key, dict(line.text.params), line.amount) for line in found.lines()] == [
        ("line.faan", {}, 3),
        ("line.band_one", {"low": 3}, 8),
        ("line.feeder", {"base": 8, "times": 2}, 16),
        ("line.bystander", {"base": 8, "times": 1}, 8),
        ("line.total", {}, 32),
    ]


def test_lines_of_the_limit() -> None:
    by_faan = value(calculate("hongkong", "111333555m7m [999m] 7m"))
    assert by_faan.title() == ("value.faan_limit", {"faan": 10, "base": 64})
    assert [line.text.key for line in by_faan.lines()][1] == "line.band_from"
    pattern = value(calculate("hongkong", "123m4p [555z] [666z] [777z] 4p"))
    assert pattern.title() == ("value.limit", {"base": 64})
    assert [(line.text.key, line.amount) for line in pattern.lines()] == [
        ("line.limit", 64),
        ("line.feeder", 128),
        ("line.bystander", 64),
        ("line.total", 256),
    ]
    assert "faan" not in pattern.numbers()


# --- a table ---------


def test_all_four_hands_are_shown_after_a_draw() -> None:
    table = new_table("hongkong", secret=bytes(32), length="hand")
    while not table.over:
        seat, decision = min(table.pending().items())
        table.choose(seat, decision.default)
    assert table.state.drawn == "exhaustive"
    assert sorted(table.state.shown) == [0, 1, 2, 3]


def test_all_four_hands_are_shown_after_a_win() -> None:
    table = new_table("hongkong", secret=bytes(32), length="east", minimum=0)
    player = bots.make("efficiency", seed=1)
    while not table.state.wins:
        seat, decision = min(table.pending().items())
        table.choose(seat, player.choose(table.view(seat), decision))
    assert sorted(table.state.shown) == [0, 1, 2, 3]
    assert next(iter(table.state.shown)) == table.state.wins[0].seat


# --- options, presets, texts ---------


def test_presets() -> None:
    assert HONGKONG.presets[0].id == "standard"
    assert dict(HONGKONG.presets[0].values) == {}
    for preset in HONGKONG.presets:
        assert HONGKONG.rules(resolve(HONGKONG, preset=preset.id)).seats == 4
        assert set(preset.names) == set(LANGUAGES)


def test_options_are_worded_and_bounded() -> None:
    ids = [o.id for o in HONGKONG.options]
    assert len(ids) == len(set(ids))
    for option in HONGKONG.options:
        for words in (option.names, option.help, *(c.names for c in option.choices)):
            assert set(words) == set(LANGUAGES)
            assert all(words.values())
        assert all(words.rstrip()[-1] in "。." for words in option.help.values()), option.id
    for minimum in (-1, 9):
        with pytest.raises(OptionError):
            options(minimum=minimum)


def test_texts_are_the_same_in_three_languages() -> None:
    ja, en, ko = (HONGKONG.texts[language] for language in LANGUAGES)
    assert set(ja) == set(en) == set(ko)
    for key in en:
        assert places(ja[key]) == places(en[key]) == places(ko[key]), key
        assert not re.search("[가-힣]", ja[key] + en[key])
        assert not re.search("[ぁ-んァ-ヶ]", en[key] + ko[key])


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_every_key_has_a_text() -> None:
    texts = HONGKONG.texts["en"]
    for given in ({}, {"flower_win": "seven", "flowers_count": False, "kan_upon_kan": True}):
        for row in HONGKONG.patterns(options(**given)):
            assert f"pattern.{row.id}" in texts
            assert f"unit.{row.unit}" in texts
    answers = [
        calculate("hongkong", hand, flags=flags, options=given)
        for hand in (TRIPLETS, "111333555m7m [999m] 7m", "123m4p [555z] [666z] [777z] 4p")
        for flags in (["tsumo"], ["ron"])
        for given in ({}, {"pao": True, "flowers_count": False}, {"ladder": "full_spicy"})
    ]
    for answer in answers:
        keys = re.findall(r'"key": "([^"]+)"', json.dumps(answer.account()))
        assert keys
        assert set(keys) <= set(texts)
        found = value(answer)
        for line in (*found.rows(), *found.lines()):
            assert f"unit.{line.unit}" in texts
            assert places(texts[line.text.key]) <= set(line.text.params)
    for reason in ("win", "start", "pao", "kan", "draw"):
        assert f"transfer.{reason}" in texts
    assert "draw.exhaustive" in texts
    for preset in HONGKONG.presets:
        assert preset.id in ("east", "chicken") or f"preset.{preset.id}.note" in texts


def test_refusals_say_by_how_much() -> None:
    answer = calculate("hongkong", "123456m789p22s11z 2s")
    assert answer.value == Refusal("below_minimum", {"faan": 1, "minimum": 3})
    params: Mapping[str, object] = {"faan": 1, "minimum": 3}
    assert HONGKONG.texts["en"]["refusal.below_minimum"].format(**params) == (
        "1 faan is less than the minimum of 3."
    )
