"""Typed options."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jantaku.errors import OptionError, UnknownRuleset
from jantaku.options import Need, OptionChoice, Options, Preset, choice, flag, integer, names
from jantaku.ruleset import resolve, ruleset

N = names("一", "one", "하나")
FLAG = flag("red", True, N, N, group="tiles")
INT = integer("points", 300, N, N, group="score", low=100, high=900, step=100)
CHOICE = choice(
    "length",
    "east",
    N,
    N,
    group="game",
    choices=(OptionChoice("east", N), OptionChoice("south", N)),
)
SPEC = (FLAG, INT, CHOICE)


def test_defaults_and_given_values() -> None:
    assert dict(Options(SPEC)) == {"red": True, "points": 300, "length": "east"}
    made = Options(SPEC, {"points": 900, "length": "south", "red": False})
    assert (made.flag("red"), made.integer("points"), made.text("length")) == (False, 900, "south")
    assert len(made) == 3
    assert made["points"] == 900


def test_equal_values_are_equal_options() -> None:
    assert Options(SPEC, {"points": 900}) == Options(SPEC, {"points": 900})
    assert hash(Options(SPEC, {"points": 900})) == hash(Options(SPEC, {"points": 900}))
    assert Options(SPEC) != Options(SPEC, {"points": 900})


@pytest.mark.parametrize(
    ("given_values", "code", "option"),
    [
        ({"colour": 1}, "unknown_option", "colour"),
        ({"red": 1}, "option_wrong_type", "red"),
        ({"red": "true"}, "option_wrong_type", "red"),
        ({"red": None}, "option_wrong_type", "red"),
        ({"points": True}, "option_wrong_type", "points"),
        ({"points": "300"}, "option_wrong_type", "points"),
        ({"points": 300.0}, "option_wrong_type", "points"),
        ({"points": 0}, "option_out_of_range", "points"),
        ({"points": 1000}, "option_out_of_range", "points"),
        ({"points": 150}, "option_out_of_range", "points"),
        ({"points": 10**100}, "option_out_of_range", "points"),
        ({"length": "west"}, "option_unknown_value", "length"),
        ({"length": ""}, "option_unknown_value", "length"),
        ({"length": 3}, "option_wrong_type", "length"),
        ({"length": ["east"]}, "option_wrong_type", "length"),
    ],
)
def test_refusals_say_which_option_and_why(
    given_values: dict[str, object], code: str, option: str
) -> None:
    with pytest.raises(OptionError) as e:
        Options(SPEC, given_values)
    assert e.value.code == code
    assert e.value.params["option"] == option
    assert option in str(e.value)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FLAG, "on", True), (FLAG, "No", False), (FLAG, "1", True), (FLAG, "FALSE", False),
        (INT, "400", 400), (INT, " 400 ", 400), (CHOICE, "south", "south"),
    ],
)  # fmt: skip
def test_values_from_a_command_line(option: object, text: str, value: object) -> None:
    assert option.parse(text) == value  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("option", "text"),
    [(FLAG, "maybe"), (FLAG, ""), (INT, "many"), (INT, "1e2"), (INT, "150"), (CHOICE, "West")],
)
def test_texts_that_are_no_value(option: object, text: str) -> None:
    with pytest.raises(OptionError):
        option.parse(text)  # type: ignore[attr-defined]


@given(st.text(max_size=8))
def test_any_text_is_a_value_or_refused(text: str) -> None:
    for option in SPEC:
        try:
            assert option.check(option.parse(text)) is not None
        except OptionError:
            continue


def test_description_for_forms() -> None:
    assert INT.describe()["min"] == 100
    assert INT.describe()["step"] == 100
    assert [c["value"] for c in CHOICE.describe()["choices"]] == ["east", "south"]  # type: ignore[attr-defined]
    assert "needs" not in INT.describe()
    dependent = replace(INT, needs=Need("length", ("east",)))
    assert dependent.describe()["needs"] == {"option": "length", "values": ["east"]}
    assert FLAG.describe() == {
        "id": "red", "kind": "flag", "default": True, "group": "tiles",
        "names": dict(N), "help": dict(N),
    }  # fmt: skip


def test_presets_lie_between_defaults_and_given_values() -> None:
    class Plugin:
        id = "plugin"
        options = SPEC
        presets = (Preset("plain", N, {}), Preset("rich", N, {"points": 900, "red": False}))

    plugin = Plugin()
    made = resolve(plugin, {"red": True}, preset="rich")  # type: ignore[arg-type]
    assert dict(made) == {"red": True, "points": 900, "length": "east"}
    with pytest.raises(UnknownRuleset) as e:
        resolve(plugin, preset="poor")  # type: ignore[arg-type]
    assert e.value.code == "unknown_preset"


def test_unknown_rulesets() -> None:
    with pytest.raises(UnknownRuleset) as e:
        ruleset("no-such-thing")
    assert e.value.code == "unknown_ruleset"
    assert "riichi" in str(e.value)
    with pytest.raises(UnknownRuleset):
        ruleset("")
