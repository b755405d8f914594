"""What a player learns of a ruleset by asking its scorer about made-up hands."""

from __future__ import annotations

from functools import cache

import pytest

from jantaku.bots.danger import open_waits
from jantaku.bots.efficiency import EfficiencyPlayer
from jantaku.bots.outlook import Outlook
from jantaku.bots.plans import Plans
from jantaku.bots.scale import progress
from jantaku.melds import parse_meld
from jantaku.ruleset import Rules
from jantaku.tiles import KIND, count_kinds, face, faces
from jantaku.value import Refusal
from tests.bots.conftest import rules_of, script, turn_of
from tests.bots.test_families import dealt


@cache
def _rules(id: str) -> Rules:
    return rules_of(id)


@cache
def outlook(id: str) -> Outlook:
    """Of the dealer's first turn."""
    # Indicators, where there are any, point at no honour.
    indicators = "9m9p"[: 2 * _rules(id).layout.indicators]
    return EfficiencyPlayer(1).outlook(dealt(id, indicators=indicators).view(0))


@pytest.mark.parametrize(
    ("id", "share"), [("riichi", 1.0), ("hanma", 1.0), ("korean", 1.0), ("hongkong", 0.25)]
)
def test_feeding_costs_what_the_feeder_pays_more(id: str, share: float) -> None:
    """Two of the four base amounts come from the feeder, one from each other seat (rules:
    hongkong); elsewhere the feeder pays alone.
    """
    assert outlook(id).scale.fed == pytest.approx(share)


def test_runs_are_an_aim_where_other_hands_are_refused() -> None:
    assert [p.name for p in outlook("hongkong").scale.extra] == ["runs"]
    for id in ("riichi", "hanma"):
        assert outlook(id).scale.extra == (), f"{id}: a closed hand that declares is never refused"


def test_honours_are_worth_their_step_towards_a_minimum() -> None:
    """One faan of three, one han of two: refused by themselves, but not worth nothing (rules:
    hongkong, korean).
    """
    # East's own wind, which prevails in Hong Kong; the other winds are worth nothing to East.
    for id in ("hongkong", "korean"):
        east, south, west, north, *dragons = outlook(id).scale.honours[27:]
        assert east > 0, id
        assert south == west == north == 0, id
        assert min(dragons) > 0, id
    assert not any(outlook("hanma").scale.honours), "no triplet adds anything (rules: hanma)"


def test_progress_is_read_from_any_unit() -> None:
    assert progress(Refusal("below_minimum", {"faan": 2, "minimum": 4})) == 0.5
    assert progress(Refusal("below_minimum", {"base": 0, "minimum": 2})) == 0.0
    assert progress(Refusal("no_yaku")) == 0.0
    assert progress(Refusal("furiten", {"tiles": 3})) == 0.0


def test_the_plan_of_runs_knows_no_triplet() -> None:
    rules = _rules("hongkong")
    (runs,) = Plans(rules).extra

    def distance(text: str, melds: int = 0) -> int:
        return runs.distance(count_kinds(faces(text)), melds)

    assert distance("234m567m345p678s11z") == -1
    assert distance("112233m567p789s11z") == -1
    assert distance("111m234m567p789s1z") > 0
    assert distance("222m567p99s11z", 1) > 0
    chi, pon = parse_meld("[123m]"), parse_meld("[555z]")
    assert runs.fits([chi])
    assert not runs.fits([chi, pon])


def test_a_red_five_that_is_the_last_of_its_kind_counts_as_a_bonus() -> None:
    appraiser = outlook("hanma").appraiser
    assert appraiser.has_red(KIND[face("0m")])
    assert not appraiser.has_red(face("4m"))
    assert not outlook("hongkong").appraiser.has_red(4)


def test_open_waits_end_where_a_river_bars_them() -> None:
    at = dealt("korean", "123m567m111p78p99m", "258m147p258p1289m", draws="2z1z")
    assert open_waits(at.view(1), 0, 0) is None, "nothing lies open yet"
    script(at, ["0 discard:2z:drawn:open_riichi"])
    turn_of(at, 1)
    both = 1 << face("6p") | 1 << face("9p")
    view = at.view(1)
    assert open_waits(view, 0, 0) == both
    assert open_waits(view, 0, 1 << face("1z")) == both
    assert open_waits(view, 0, 1 << face("6p")) == 0


def test_the_layout_names_the_declarations_that_open_a_hand() -> None:
    """Players read it there; what the table does is said by the marks."""
    for id in ("riichi", "hanma", "korean", "hongkong"):
        rules = _rules(id)
        marks = rules.turn.declaration.marks  # type: ignore[attr-defined]  # of `Turn`
        assert rules.layout.opening == tuple(m.name for m in marks if m.opens), id
    assert _rules("korean").layout.opening == ("open_riichi",)
