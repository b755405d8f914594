"""What an efficient player does in positions where people agree what to do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jantaku import bots
from jantaku.actions import Action
from jantaku.ruleset import Rules
from jantaku.table import Table
from jantaku.tiles import KIND, face
from tests.bots.conftest import Craft, rules_of, script, turn_of


def choice(table: Table, seat: int, *, seed: int = 1) -> Action:
    return bots.make("efficiency", seed).choose(table.view(seat), table.pending()[seat])


def test_the_least_useful_tile_goes_first(riichi: Rules, table: Craft) -> None:
    # The seat's own wind, which also prevails, may still become a valuable triplet.
    at = table(riichi, "234m56p34s88s25p1z3z", draws="9m", indicators="4z")
    assert choice(at, 0).tiles[0] == face("3z")


@pytest.mark.parametrize("seed", range(4))
def test_a_complete_wait_is_kept_and_declared(riichi: Rules, table: Craft, seed: int) -> None:
    at = table(riichi, "234m567p34888s99p", draws="2z", seed=seed)
    assert choice(at, 0, seed=seed).key == "discard:2z:drawn:riichi"


def test_two_sided_waits_are_preferred(riichi: Rules, table: Craft) -> None:
    # Without 5s the hand waits for 1s and 4s, without 2s for 4s alone.
    at = table(riichi, "123p456p789p99m25s", draws="3s", indicators="2z")
    assert choice(at, 0).tiles[0] == face("5s")


def test_red_fives_and_dora_are_kept(riichi: Rules, table: Craft) -> None:
    at = table(riichi, "234m567p0s5s99p23p1m", draws="5s", indicators="9m")
    # 1m is the dora, 0s a red five; among three fives the plain one goes before the red.
    assert choice(at, 0).tiles[0] != face("0s")


def _declared_right_after(
    table: Craft, rules: Rules, hand: str, *, draws: str, seed: int = 0
) -> Table:
    """Seat 0 declares with 9p at once; seat 1 holds `hand` and has to discard."""
    at = table(rules, "23m456p789s11222z", hand, draws=draws, seed=seed)
    script(at, ["0 discard:9p:drawn:riichi"])
    turn_of(at, 1)
    return at


@pytest.mark.parametrize("seed", range(4))
def test_a_hopeless_hand_folds_to_what_the_river_makes_safe(
    riichi: Rules, table: Craft, seed: int
) -> None:
    at = _declared_right_after(table, riichi, "2588m147p2588s9p9m", draws="9p6m", seed=seed)
    # Nothing else has been seen to pass.
    assert KIND[choice(at, 1).tiles[0]] == face("9p")


def test_without_furiten_a_river_is_not_taken_for_safe(riichi: Rules, table: Craft) -> None:
    from jantaku.bots.danger import safe_kinds
    from jantaku.policies.furiten import NoFuriten

    rules = replace(riichi, furiten=NoFuriten())
    at = _declared_right_after(table, rules, "2588m147p2588s9p9m", draws="9p6m")
    assert not safe_kinds(at.view(1), 0) >> face("9p") & 1


def test_a_good_hand_pushes(riichi: Rules, table: Craft) -> None:
    # Tenpai for three two-sided suits of red fives and dora: worth a risk.
    at = _declared_right_after(table, riichi, "340m340p3406s88p5z", draws="9p6z")
    chosen = choice(at, 1)
    assert chosen.tiles[0] in (face("5z"), face("6z"))


def test_a_valuable_triplet_is_called_where_the_hand_gains(riichi: Rules, table: Craft) -> None:
    at = table(riichi, "7z5m5p5s1234567m1s1p", "234m567p3577s9s77z", draws="9m")
    script(at, ["0 discard:7z"])
    assert choice(at, 1).key == "pon:7z7z"


def test_a_call_that_leaves_no_way_to_win_is_declined(riichi: Rules, table: Craft) -> None:
    # An open hand of runs with a terminal: no yaku to be had in one draw.
    at = table(riichi, "1m5m5p5s1234z1s1p3p6p8p", "23m789m123p99s46s1p", draws="9m")
    script(at, ["0 discard:1m"])
    assert choice(at, 1).key == "pass"


def test_a_hand_full_of_orphans_is_not_thrown_in(riichi: Rules, table: Craft) -> None:
    at = table(riichi, "19m19p19s123456z1m", draws="5m")
    assert any(a.kind == "abort" for a in at.pending()[0].actions)
    assert choice(at, 0).kind == "discard"
    assert choice(at, 0).tiles[0] == face("5m")


def test_a_worthless_first_hand_is_thrown_in(riichi: Rules, table: Craft) -> None:
    at = table(riichi, "19m19p19s123z258m4p", draws="7s")
    assert choice(at, 0).kind == "abort"


def test_a_concealed_kan_that_does_no_harm_is_made(riichi: Rules, table: Craft) -> None:
    at = table(riichi, "1111z234m567p23s8p", draws="8p")
    assert choice(at, 0).key == "concealed_kan:1z1z1z1z"


def test_a_concealed_kan_that_breaks_the_hand_is_not(riichi: Rules, table: Craft) -> None:
    at = table(riichi, "4444m56m23p789p88s", draws="1z")
    assert choice(at, 0).kind == "discard"


def test_three_faan_minimum_leads_to_hands_that_reach_it(riichi: Rules) -> None:
    """Under a minimum that plain hands do not reach, players go for what does."""
    from jantaku import events as ev
    from jantaku.policies.score_han_fu import HanFuScore
    from jantaku.rulesets.riichi import rules as riichi_rules
    from jantaku.table import Setup, computers

    made = HanFuScore

    def strict(**settings: object) -> HanFuScore:
        return made(**{**settings, "minimum": 2})  # type: ignore[arg-type]  # passed through

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(riichi_rules, "HanFuScore", strict)
        rules = rules_of("riichi")
    wins = 0
    for game in range(3):
        table = Table(rules, Setup(players=computers(4), hands=8), secret=bytes([game]) * 32)
        player = bots.make("efficiency", game)
        while not table.over:
            seat, decision = next(iter(table.pending().items()))
            table.choose(seat, player.choose(table.view(seat), decision))
        wins += sum(isinstance(e, ev.Win) for e in table.log)
    assert wins >= 6
