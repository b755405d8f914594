"""Options and texts of riichi: complete in three languages, and every key in use has a text."""

from __future__ import annotations

import re

import pytest

from jantaku.calculator import calculate
from jantaku.errors import OptionError
from jantaku.options import Option, OptionValue
from jantaku.policies.settle_han_fu import ABORT_OPENERS
from jantaku.ruleset import describe, resolve, ruleset
from jantaku.rulesets.riichi import table
from jantaku.rulesets.riichi.frame import riichi_frame
from jantaku.rulesets.riichi.options import OPTIONS
from jantaku.rulesets.riichi.rules import score_policy
from jantaku.rulesets.riichi.texts import TEXTS

LANGUAGES = ("ja", "en", "ko")
GROUPS = ("game", "tiles", "play", "win", "score", "draw", "end")
SCRIPTS = {"ja": re.compile("[぀-ヿ一-鿿]"), "ko": re.compile("[가-힣]")}
RIICHI = ruleset("riichi")


def values(option: Option) -> list[OptionValue]:
    """Every value of an option, or the bounds of a number."""
    if option.kind == "flag":
        return [True, False]
    if option.kind == "int":
        return [option.low, option.high]
    return [c.value for c in option.choices]


# --- options ---


@pytest.mark.parametrize("option", OPTIONS, ids=[o.id for o in OPTIONS])
def test_option_is_worded_in_three_languages(option: Option) -> None:
    wordings = [option.names, option.help, *(c.names for c in option.choices)]
    for wording in wordings:
        assert set(wording) == set(LANGUAGES)
        assert all(text == text.strip() != "" for text in wording.values())
    assert option.group in GROUPS
    assert option.help["ja"].endswith("。")
    assert option.help["en"].endswith(".")
    assert option.help["ko"].endswith(".")
    for language, script in SCRIPTS.items():
        assert script.search(option.names[language])
        assert script.search(option.help[language])
    # One sentence: an explanation, not a page.
    assert max(len(text) for text in option.help.values()) <= 160
    assert option.help["ja"].count("。") == 1
    assert not any(". " in option.help[language] for language in ("en", "ko"))


@pytest.mark.parametrize("option", OPTIONS, ids=[o.id for o in OPTIONS])
def test_every_value_builds_a_table(option: Option) -> None:
    assert option.check(option.default) == option.default
    for value in values(option):
        options = resolve(RIICHI, {option.id: value})
        rules = RIICHI.rules(options)
        assert rules.seats == 4
        assert RIICHI.patterns(options)


def test_options_are_found_once_and_in_groups() -> None:
    ids = [o.id for o in OPTIONS]
    assert len(set(ids)) == len(ids)
    groups = [o.group for o in OPTIONS]
    assert sorted(groups, key=GROUPS.index) == groups
    assert all(re.fullmatch("[a-z][a-z_]*", name) for name in ids)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"lenght": "east"}, "unknown_option"),
        ({"length": "west"}, "option_unknown_value"),
        ({"reds": 3}, "option_wrong_type"),
        ({"double_wind_fu": 3}, "option_out_of_range"),
        ({"honba": 100}, "option_out_of_range"),
        ({"start_points": -100}, "option_out_of_range"),
        ({"ura": 1}, "option_wrong_type"),
    ],
)
def test_wrong_options_are_refused(given: dict[str, object], code: str) -> None:
    with pytest.raises(OptionError) as caught:
        resolve(RIICHI, given)
    assert caught.value.code == code


def test_options_change_the_table_of_patterns() -> None:
    def row(name: str, **given: object) -> tuple[int, int, str] | None:
        rows = RIICHI.patterns(resolve(RIICHI, given))
        return next(((r.open, r.closed, r.unit) for r in rows if r.id == name), None)

    assert row("all_simples") == (1, 1, "han")
    assert row("all_simples", open_tanyao=False) == (-1, 1, "han")
    assert row("ippatsu", ippatsu=False) is None
    assert row("hand_of_man") is None
    assert row("hand_of_man", hand_of_man="mangan") == (-1, 1, "mangan")
    assert row("big_four_winds") == (1, 1, "yakuman")
    assert row("big_four_winds", double_yakuman=True) == (2, 2, "yakuman")
    assert row("nine_gates_any") is None
    assert row("nine_gates_any", double_yakuman=True) == (-1, 2, "yakuman")


# --- texts ---


def used_keys() -> set[str]:
    """Every text key that a riichi table can send."""
    keys = {"value.han_fu", "value.han_limit", "value.han_fu_limit", "value.limit_times"}
    for given in ({}, {"double_yakuman": True, "hand_of_man": "mangan"}):
        options = resolve(RIICHI, given)
        rules = RIICHI.rules(options)
        for row in table.rows(options):
            keys |= {f"pattern.{row.id}", f"unit.{row.unit}"}
        score = score_policy(options, riichi_frame(options), rules.shapes)
        keys |= {f"limit.{step.id}" for step in score.limits.steps}
        keys |= {f"limit.{unit}" for unit in score.units}
        keys |= {f"pot.{pot}" for pot in rules.layout.pots}
        keys |= {f"mark.{m}" for m in (*rules.layout.declarations, *rules.layout.standing)}
        keys.add(f"unit.{rules.layout.unit}")
    keys |= {f"preset.{id}.note" for id in ("tenhou", "mleague", "mahjongsoul")}
    keys |= {f"bonus.{name}" for name in ("dora", "under", "red")}
    keys |= {f"draw.{reason}" for reason in ABORT_OPENERS}
    keys |= {f"draw.{r}" for r in ("exhaustive", "nagashi", "four_winds", "four_kans")}
    keys |= {f"mark.{m}" for m in ("furiten", "temporary_furiten", "riichi_furiten")}
    keys |= {f"refusal.{r}" for r in ("no_shape", "no_yaku", "below_minimum", "furiten")}
    keys |= {f"refusal.{r}" for r in ("temporary_furiten", "riichi_furiten")}
    keys |= {
        f"transfer.{reason}"
        for reason in (
            *("win", "pao", "honba", "sticks", "noten", "nagashi"),
            *("start", "stick", "leftover_sticks", "place_bonus"),
        )
    }
    keys |= {"abort.nine_terminals", "unit.fu", "fu.base", "fu.seven_pairs", "fu.rounding"}
    keys |= {"fu.tsumo", "fu.closed_ron", "fu.bare_open"}
    keys |= {
        f"fu.{state}_{form}{outside}"
        for state in ("open", "concealed")
        for form in ("triplet", "kan")
        for outside in ("", "_outside")
    }
    keys |= {f"fu.pair_{p}" for p in ("dragon", "seat_wind", "round_wind", "double_wind")}
    keys |= {f"fu.wait_{wait}" for wait in ("edge", "middle", "single")}
    keys |= {"sum.base", "sum.limit", "sum.limit_times"}
    keys |= {f"sum.{who}{up}" for who in ("ron", "each", "dealer", "other") for up in ("", "_up")}
    # Circumstances that riichi has words of its own for.
    keys |= {f"flag.{flag}" for flag in ("prompt", "first", "last", "replacement", "robbed")}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_text(language: str) -> None:
    assert used_keys() - set(TEXTS[language]) == set()


def test_languages_have_the_same_keys_and_places() -> None:
    place = re.compile(r"\{(\w+)\}")
    for key in TEXTS["en"]:
        places = {tuple(sorted(place.findall(TEXTS[language][key]))) for language in LANGUAGES}
        assert len(places) == 1, key
    assert len({frozenset(TEXTS[language]) for language in LANGUAGES}) == 1
    assert used_keys() == set(TEXTS["en"]), "a text that nothing uses"


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_texts_are_in_their_language(language: str) -> None:
    plain = {key for key, text in TEXTS[language].items() if not SCRIPTS[language].search(text)}
    # A title that only puts a number before another text has no words of its own.
    assert plain <= {"value.han_limit"} | {"value.limit_times"} | {"value.han_fu_limit"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_can_be_filled(language: str) -> None:
    texts = TEXTS[language]
    for hand, options in (
        ("234m567p345s67s33z 8s", {}),
        ("12356m99m678m [234m] 4m", {}),
        ("222m222p222s67s44z 8s", {}),
        ("5z [111z] [222z] [333z] [444z] 5z", {}),
    ):
        value = calculate("riichi", hand, options=options).value
        title = value.title()  # type: ignore[union-attr]
        params = {k: texts.get(str(v), str(v)) for k, v in title.params.items()}
        assert "{" not in texts[title.key].format(**params)


def test_description_is_complete() -> None:
    description = describe(RIICHI)
    assert {o["id"] for o in description["options"]} == {o.id for o in OPTIONS}  # type: ignore[union-attr,index]
    assert set(description["texts"]) == set(LANGUAGES)  # type: ignore[call-overload]
