"""Decisions where another family of mahjong asks for something else than the quickest shape."""

from __future__ import annotations

from functools import cache

import pytest

from jantaku import bots
from jantaku.actions import Action
from jantaku.ruleset import Rules
from jantaku.table import Setup, Table, computers
from jantaku.testing.positions import Deal, craft
from jantaku.tiles import KIND, face, faces
from jantaku.wall import nonce
from tests.bots.conftest import rules_of, script, turn_of

BURIED = {"hongkong": "f1f2f3f4f5f6f7f8", "korean": "f5f6f7f8"}
"""Bonus tiles lie where nobody draws them."""


@cache
def _rules(id: str) -> Rules:
    return rules_of(id)


def dealt(id: str, *hands: str, draws: str = "", indicators: str = "") -> Table:
    rules = _rules(id)
    deal = Deal(hands=hands, draws=draws, indicators=indicators, last=BURIED.get(id, ""))
    wall = craft(rules, deal)
    setup = Setup(players=computers(rules.seats))
    return Table(rules, setup, walls=lambda serial: (wall, nonce(b"families", serial)))


def choice(table: Table, seat: int, seed: int = 1) -> Action:
    return bots.make("efficiency", seed).choose(table.view(seat), table.pending()[seat])


SEEDS = pytest.mark.parametrize("seed", range(3))


@SEEDS
def test_a_tenpai_below_the_minimum_is_given_up_for_a_flush(seed: int) -> None:
    # Without 3s 4s nothing but one suit and honours is left; with them every win has two faan at
    # most: no flowers, and an own draw.
    at = dealt("hongkong", "222567899m34s44z", draws="1m")
    assert choice(at, 0, seed).tiles[0] in faces("34s")


@SEEDS
def test_runs_alone_are_a_way_to_the_minimum(seed: int) -> None:
    # A common hand, no flowers and an own draw are three faan; with the triplet it would be two.
    at = dealt("hongkong", "234m567m345p444s7s", draws="6s")
    assert choice(at, 0, seed).tiles[0] == face("4s")


@SEEDS
def test_a_call_that_makes_three_faan_unreachable_is_declined(seed: int) -> None:
    at = dealt("hongkong", "9m5p1s4z", "99m234p567p34s778s", draws="9m")
    script(at, ["0 discard:9m"])
    assert choice(at, 1, seed).key == "pass"


@SEEDS
def test_a_call_that_leads_to_a_flush_is_made(seed: int) -> None:
    at = dealt("hongkong", "9m5p1s4z", "99m234m56m33z14p78s", draws="1p")
    script(at, ["0 discard:9m"])
    assert choice(at, 1, seed).key == "pon:9m9m"


@SEEDS
def test_a_pon_that_leaves_less_than_two_han_is_declined(seed: int) -> None:
    at = dealt("korean", "9m5p4z", "99m234p567p34m778p", draws="1m")
    script(at, ["0 discard:9m"])
    assert choice(at, 1, seed).key == "pass"


@SEEDS
def test_two_valuable_triplets_are_worth_opening(seed: int) -> None:
    at = dealt("korean", "5z5p4z", "55z66z234m99m3457p", draws="1m")
    script(at, ["0 discard:5z"])
    assert choice(at, 1, seed).key == "pon:5z5z"


@SEEDS
def test_a_hand_that_can_be_fed_is_not_laid_open(seed: int) -> None:
    # All simples beside the closed hand: two han, by a claimed tile as well.
    at = dealt("korean", "234m567m34p678p55p", draws="1z")
    chosen = choice(at, 0, seed)
    assert chosen.tiles[0] == face("1z")
    assert chosen.mark in ("", "riichi")


@SEEDS
def test_a_hand_that_has_to_draw_anyway_is_laid_open(seed: int) -> None:
    # A closed hand and nothing else: it wins by an own draw only, so that nobody need be kept in
    # the dark.
    at = dealt("korean", "123m567m111p79p99m", draws="2z")
    assert choice(at, 0, seed).key == "discard:2z:drawn:open_riichi"


@SEEDS
def test_what_an_open_hand_waits_for_is_never_discarded(seed: int) -> None:
    hand = "258m147p258p1289m"
    at = dealt("korean", "123m567m111p78p99m", hand, draws="2z6p")
    script(at, ["0 discard:2z:drawn:open_riichi"])
    turn_of(at, 1)
    # 6p and 9p complete what everybody sees.
    chosen = choice(at, 1, seed)
    assert KIND[chosen.tiles[0]] not in (face("6p"), face("9p"))
    assert not chosen.mark


@SEEDS
def test_nobody_bluffs(seed: int) -> None:
    at = dealt("korean", "258m147p258p128m1z", draws="2z")
    assert any(a.mark == "riichi" for a in at.pending()[0].actions)
    assert not choice(at, 0, seed).mark


@SEEDS
def test_any_tenpai_declares_where_nothing_else_is_asked(seed: int) -> None:
    at = dealt("hanma", "123m789m123p78s99s", draws="2z", indicators="1z3z")
    assert choice(at, 0, seed).key == "discard:2z:drawn:riichi"


@SEEDS
def test_among_equal_discards_the_red_five_stays(seed: int) -> None:
    # Three tiles alone, each of which the same number of tiles would join.
    at = dealt("hanma", "111222333z99s4p0s", draws="6m", indicators="9m9p")
    assert choice(at, 0, seed).tiles[0] in (face("4p"), face("6m"))


@SEEDS
def test_any_shape_is_claimed_for(seed: int) -> None:
    at = dealt("hanma", "9m0p1s4z", "99m123m667p34s88s4z", draws="1p", indicators="1z3z")
    script(at, ["0 discard:9m"])
    assert choice(at, 1, seed).key == "pon:9m9m"
