"""Two sets of rules side by side."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import Any

import pytest

from jantaku.errors import OptionError, UnknownRuleset
from jantaku.guide import compare, side
from jantaku.guide.compare import Side
from jantaku.patterns.clauses import Test
from jantaku.patterns.rows import Patterns
from jantaku.ruleset import resolve, rulesets
from jantaku.texts import LANGUAGES

PARTS = ("facts", "patterns", "options")


def rows(comparison: dict[str, Any], part: str) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in comparison[part]}


@pytest.mark.parametrize(("a", "b"), list(combinations([r.id for r in rulesets()], 2)))
def test_any_two(a: str, b: str) -> None:
    there, back = compare(side(a), side(b)), compare(side(b), side(a))
    for part in PARTS:
        found: Any = there[part]
        same = [row["same"] for row in found]
        assert same == sorted(same), "what differs stands first"
        mirrored = rows(back, part)
        assert set(mirrored) == {row["id"] for row in found}
        for row in found:
            assert row["a"] is not None or row["b"] is not None
            assert (row["a"], row["b"]) == (mirrored[row["id"]]["b"], mirrored[row["id"]]["a"])
            assert row["same"] == mirrored[row["id"]]["same"]
            for value in (row["a"], row["b"]):
                if value is not None:
                    assert all(value["text"][language].strip() for language in LANGUAGES)


@pytest.mark.parametrize("of", [r.id for r in rulesets()])
def test_the_same_twice_does_not_differ(of: str) -> None:
    comparison = compare(side(of), side(of))
    for part in PARTS:
        found: Any = comparison[part]
        assert all(row["same"] for row in found)


def test_four_players_and_three() -> None:
    found = compare(side("riichi"), side("sanma"))
    facts = rows(found, "facts")
    assert (facts["seats"]["a"]["value"], facts["seats"]["b"]["value"]) == (4, 3)
    assert facts["tiles"]["b"]["value"] == 108
    assert facts["chi"]["a"]["value"] is True
    assert facts["chi"]["b"]["value"] is False
    assert facts["left_out"]["b"]["text"]["en"] == "2 to 8 of characters"
    assert facts["furiten"]["same"]
    patterns = rows(found, "patterns")
    assert patterns["mixed_triple_run"]["b"] is None
    assert patterns["north_triplet"]["a"] is None
    assert patterns["small_three_dragons"]["same"] is False
    assert patterns["pinfu"]["same"]
    options = rows(found, "options")
    assert options["tsumo_share"]["a"] is None
    assert options["honba"]["a"]["value"] == 300


def test_a_preset_against_its_ruleset() -> None:
    found = compare(side("riichi"), side("riichi", preset="mleague"))
    differing = {id for id, row in rows(found, "options").items() if not row["same"]}
    assert differing == set(side("riichi", preset="mleague").ruleset.presets[-2].values)


def test_changed_options_against_their_preset() -> None:
    changed = side("riichi", preset="tenhou", options={"double_yakuman": True})
    found = compare(side("riichi", preset="tenhou"), changed)
    assert [id for id, row in rows(found, "options").items() if not row["same"]] == [
        "double_yakuman"
    ]
    patterns = rows(found, "patterns")
    assert patterns["nine_gates_any"]["a"] is None
    assert patterns["big_four_winds"]["b"]["closed"] == 2


def test_the_same_pattern_has_the_same_id_everywhere() -> None:
    """Or the comparison says of a pattern that both have that either has not got it."""
    found: dict[object, set[str]] = defaultdict(set)
    for of in rulesets():
        patterns = getattr(of.rules(resolve(of)).score, "patterns", Patterns(()))
        for row in patterns.rows:
            looks_for = row.detect.clauses if isinstance(row.detect, Test) else row.detect
            # Whether open hands have it is part of what it is: a closed self-draw is another thing.
            found[looks_for, row.open < 0].add(row.id)
    # What a self-draw begins at, and what is added for one: a base is no pattern.
    apart = {"tsumo", "self_draw"}
    assert not [ids for ids in found.values() if len(ids) > 1 and ids != apart]


def test_how_a_hand_was_won_is_told_of_both() -> None:
    found = rows(compare(side("riichi"), side("hongkong")), "patterns")
    for id in ("replacement_win", "last_tile", "last_discard", "robbed_kan"):
        assert (found[id]["a"]["unit"], found[id]["b"]["unit"]) == ("han", "faan")


def test_the_same_choice_has_the_same_value() -> None:
    options = rows(compare(side("korean"), side("hongkong")), "options")
    assert options["most_kans"]["same"]
    assert options["kuikae"]["same"]


def test_refusals() -> None:
    with pytest.raises(UnknownRuleset):
        side("nothing")
    with pytest.raises(OptionError):
        side("riichi", options={"nothing": True})
    assert isinstance(side("riichi"), Side)
