"""The registry, and the description that hosts and the page work from."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest
import three_north

from jantaku import registry
from jantaku.errors import UnknownRuleset
from jantaku.ruleset import Ruleset, describe, resolve, ruleset, rulesets

PLUGIN = three_north.RULESETS[0]


def test_built_ins_are_found_by_their_folder() -> None:
    assert ruleset("riichi").id == "riichi"
    assert ruleset("riichi") is ruleset("riichi")
    found = rulesets()
    assert [r.id for r in found] == sorted(r.id for r in found)
    assert "riichi" in {r.id for r in found}


def test_an_unknown_one_says_what_there_is() -> None:
    with pytest.raises(UnknownRuleset) as e:
        ruleset("three-north-by-east")
    assert e.value.params["ruleset"] == "three-north-by-east"
    assert "riichi" in str(e.value)


@pytest.mark.usefixtures("toys")
def test_a_registered_one_is_found_like_a_built_in() -> None:
    assert ruleset("three-north") is PLUGIN
    assert PLUGIN in rulesets()


def test_entry_points_are_installed_rulesets(monkeypatch: pytest.MonkeyPatch) -> None:
    plugin = SimpleNamespace(id="from-elsewhere")
    point = SimpleNamespace(load=lambda: plugin)
    asked = []

    def entry_points(*, group: str) -> list[object]:
        asked.append(group)
        return [point]

    monkeypatch.setattr("importlib.metadata.entry_points", entry_points)
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    registry._load_all.cache_clear()
    try:
        assert ruleset("from-elsewhere") is plugin
        assert asked == ["jantaku.rulesets"]
    finally:
        registry._load_all.cache_clear()


@pytest.mark.parametrize("plugin", [PLUGIN, *rulesets()], ids=lambda plugin: plugin.id)
def test_descriptions(plugin: Ruleset) -> None:
    told = describe(plugin)
    assert set(told) >= {
        "id", "names", "summary", "seats", "hand_size", "table", "options", "presets", "patterns",
        "texts",
    }  # fmt: skip
    assert json.loads(json.dumps(told)) == told
    assert told["seats"] == plugin.rules(resolve(plugin)).seats
    assert set(told["names"]) == {"ja", "en", "ko"}  # type: ignore[call-overload]
    for option in told["options"]:  # type: ignore[attr-defined]
        assert set(option["names"]) == set(option["help"]) == {"ja", "en", "ko"}


@pytest.mark.parametrize("plugin", [PLUGIN, *rulesets()], ids=lambda plugin: plugin.id)
def test_presets_are_options_that_exist(plugin: Ruleset) -> None:
    assert plugin.presets
    for preset in plugin.presets:
        plugin.rules(resolve(plugin, preset=preset.id))
    with pytest.raises(UnknownRuleset):
        resolve(plugin, preset="no-such-preset")
