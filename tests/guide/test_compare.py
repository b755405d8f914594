"""Two sets of rules side by side."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import Any

import pytest

from jantaku.errors import OptionError, UnknownRuleset
from jantaku.guide import compare, side
from jantaku.guide.compare import Side
from jantaku.guide.prose import beside, guide_of
from jantaku.options import Option
from jantaku.patterns.clauses import Test
from jantaku.patterns.rows import Patterns
from jantaku.ruleset import resolve, rulesets
from jantaku.texts import LANGUAGES, problem

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


def test_rules_that_are_no_option_are_told() -> None:
    found = compare(side("riichi"), side("riichi-common"))
    told = rows(found, "facts")
    assert told["ippatsu"]["a"]["text"]["en"] == "lost with any call or kan"
    assert told["ippatsu"]["b"]["text"]["en"] == "lost with any call, or any kan but an added one"
    assert told["four_kans"]["a"]["text"]["en"] == "once the next discard has passed"
    assert told["four_kans"]["b"]["text"]["en"] == "at once, before the replacement"
    assert not told["ippatsu"]["same"]
    assert not told["four_kans"]["same"]
    dragons = rows(found, "patterns")["small_three_dragons"]
    assert [dragons[s]["text"]["en"] for s in "ab"] == [
        "2 han (dragon sets counted besides)",
        "4 han (dragon sets included)",
    ]
    without = side("riichi", options={"ippatsu": False, "abort_four_kans": False})
    told = rows(compare(without, side("hongkong")), "facts")
    assert told["ippatsu"]["a"]["text"]["en"] == "None"
    assert told["four_kans"]["same"]


@pytest.mark.parametrize("of", [r.id for r in rulesets()])
def test_what_counts_beside_a_pattern_is_as_its_row_says(of: str) -> None:
    found = side(of).ruleset
    chosen = [{o.id: choice.value} for o in found.options for choice in o.choices]
    for options in (resolve(found, values) for values in chosen):
        patterns = getattr(found.rules(options).score, "patterns", Patterns(()))
        for row in patterns.rows:
            if row.id == "small_three_dragons":
                said = beside(guide_of(found), row.id, options)
                assert said is not None
                assert ("included" in said["en"]) == ("red_dragon" in row.excludes)


def test_how_a_hand_was_won_is_told_of_both() -> None:
    found = rows(compare(side("riichi"), side("hongkong")), "patterns")
    for id in ("replacement_win", "last_tile", "last_discard", "robbed_kan"):
        assert (found[id]["a"]["unit"], found[id]["b"]["unit"]) == ("han", "faan")


def test_the_same_choice_has_the_same_value() -> None:
    options = rows(compare(side("korean"), side("hongkong")), "options")
    assert options["most_kans"]["same"]
    assert options["kuikae"]["same"]


def shown(a: str, b: str, id: str) -> tuple[str, str | None, str | None, bool]:
    """A question about options as it stands in a comparison, in English."""
    row = rows(compare(side(a), side(b)), "options")[id]
    left, right = (None if row[of] is None else row[of]["text"]["en"] for of in ("a", "b"))
    return row["names"]["en"], left, right, row["same"]


def test_options_of_like_meaning_stand_in_one_row() -> None:
    assert shown("riichi", "hongkong", "multiple_ron") == (
        "Several rons",
        "Only the nearest wins",
        "Only the nearest wins",
        True,
    )
    assert shown("riichi", "korean", "multiple_ron")[1:] == (
        "Only the nearest wins",
        "Everybody wins",
        False,
    )
    names = "Thirteen orphans rob concealed kans / Robbing a concealed kan"
    assert shown("riichi", "hongkong", "orphans_rob_concealed_kan") == (names, "On", "Off", False)
    assert shown("hongkong", "hanma", "orphans_rob_concealed_kan")[1:] == ("Off", "Off", True)
    assert shown("hanma", "korean", "bluff_riichi")[1:] == ("Off", "On", False)
    assert shown("korean", "hongkong", "dealer_after_draw")[1:] == ("Stays", "Stays", True)
    assert shown("korean", "hongkong", "noten_pool")[1:] == ("5", "0", False)
    # There is no row beside it for the other id.
    options = rows(compare(side("riichi"), side("hongkong")), "options")
    assert not {"rob_concealed_kan", "draw_payment", "winners"} & set(options)


def test_what_is_a_value_of_neither_is_not_the_same() -> None:
    any_hand = side("hongkong", options={"rob_concealed_kan": "any"})
    row = rows(compare(side("riichi"), any_hand), "options")["orphans_rob_concealed_kan"]
    assert (row["b"]["text"]["en"], row["same"]) == ("Any hand", False)
    orphans = side("hongkong", options={"rob_concealed_kan": "orphans"})
    row = rows(compare(side("riichi"), orphans), "options")["orphans_rob_concealed_kan"]
    assert (row["a"]["text"]["en"], row["b"]["text"]["en"], row["same"]) == ("On", "On", True)


def test_what_a_ruleset_has_settled_stands_beside_the_others_option() -> None:
    assert shown("hanma", "riichi", "noten_pool")[1:] == ("0", "3,000", False)
    assert shown("hanma", "korean", "abort_four_kans")[1:] == ("Off", "Off", True)
    assert shown("riichi", "korean", "bluff_riichi")[1:] == ("Off", "On", False)
    assert shown("riichi", "riichi-common", "never_below_zero")[1:] == ("Off", "On", False)
    assert shown("riichi", "riichi-common", "wait_fu")[1:] == ("Single wait", "Single wait", True)
    # In its own words, where it is no value of the other's; the same words are the same.
    assert shown("riichi", "hanma", "length")[2] == "As long as you like"
    assert shown("korean", "hanma", "length")[3]
    # A number has the unit of what stands beside it.
    dead = rows(compare(side("riichi"), side("sanma")), "options")["dead_wall"]
    assert dead["a"]["text"] == {"ja": "14枚", "en": "14 tiles", "ko": "14장"}
    assert dead["b"]["text"]["en"].startswith("18 tiles")
    assert shown("hanma", "hongkong", "passed_win_blocks")[1:] == ("Off", "Off", True)
    # Three faan are not three han.
    three = {"minimum": 3}
    row = rows(compare(side("hongkong", options=three), side("korean", options=three)), "options")
    assert not row["minimum"]["same"]


@pytest.mark.parametrize("of", [r.id for r in rulesets()])
def test_what_is_settled_answers_an_option_of_some_ruleset(of: str) -> None:
    known = defaultdict(list)
    for other in rulesets():
        for option in other.options:
            known[option.id].append(option)
    found = side(of).ruleset
    own = [o.id if o.concept is None else o.concept.id for o in found.options]
    assert len(own) == len(set(own)), "two options for one question"
    for option in found.options:
        if option.concept is not None:
            assert option.concept.id not in {o.id for o in found.options}
            for mine, theirs in option.concept.means.items():
                assert option.check(mine) == mine
                assert any(takes(there, theirs) for there in known[option.concept.id])
    for preset in found.presets:
        options = resolve(found, preset=preset.id)
        for id, value in guide_of(found).settled(options, found.rules(options)).items():
            assert id in known
            if isinstance(value, dict):
                assert set(value) == set(LANGUAGES)
            else:
                assert any(takes(option, value) for option in known[id]), id


def takes(option: Option, value: Any) -> bool:
    if option.kind == "int":
        return type(value) is int
    try:
        option.check(value)
    except OptionError:
        return False
    return True


def test_no_two_questions_have_one_name() -> None:
    """Or each stands as if the other side had no such rule."""
    questions: dict[str, set[str]] = defaultdict(set)
    for of in rulesets():
        for option in of.options:
            id = option.id if option.concept is None else option.concept.id
            for language in LANGUAGES:
                questions[f"{language}: {option.names[language]}"].add(id)
    assert not {name: ids for name, ids in questions.items() if len(ids) > 1}


def test_one_question_is_worded_once() -> None:
    """Shared options have one name wherever they stand, but for what the unit or the number of
    players makes of it.
    """
    names: dict[str, set[str]] = defaultdict(set)
    for of in rulesets():
        for option in of.options:
            names[option.id].add(option.names["en"])
    differing = {id for id, found in names.items() if len(found) > 1}
    assert differing == {"abort_four_winds", "minimum"}


def test_an_unknown_option_is_told_with_those_near_it() -> None:
    for given, near in (
        ("open_tanyo", ["open_tanyao"]),
        ("orphans_rob_concealed_kan", None),
        ("winners", []),
    ):
        of = "hongkong" if near is None else "riichi"
        with pytest.raises(OptionError) as refused:
            side(of, options={given: True})
        error = refused.value
        assert error.code == "unknown_option"
        found: Any = error.params["near"]
        if near is None:
            # Hong Kong answers that question under an id of its own.
            assert found[0] == "rob_concealed_kan"
        else:
            assert found == near
        said = problem(error)
        assert ("Did you mean" in said["en"]) == bool(found)
        assert all(one in said["ko"] for one in found)


def test_refusals() -> None:
    with pytest.raises(UnknownRuleset):
        side("nothing")
    with pytest.raises(OptionError):
        side("riichi", options={"nothing": True})
    assert isinstance(side("riichi"), Side)
