"""Whole games: legal under every ruleset, the same for the same seed, and nothing seen that may not
be.
"""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Iterator

import pytest

from jantaku import bots
from jantaku import events as ev
from jantaku.ruleset import Rules, Ruleset, resolve, rulesets
from jantaku.state import TableState, apply
from jantaku.table import Setup, Table, computers
from jantaku.view import View, project

TOYS = ("blood_battle", "sixteen", "three_north")


def _every() -> Iterator[Ruleset]:
    yield from rulesets()
    for name in TOYS:
        yield from importlib.import_module(name).RULESETS


def _rules(ruleset: Ruleset) -> Rules:
    return ruleset.rules(resolve(ruleset))


def _game(rules: Rules, name: str, *, seed: int, hands: int) -> Table:
    """A game of so many hands among players of that name; the table refuses what is illegal."""
    table = Table(
        rules,
        Setup(players=computers(rules.seats), hands=hands),
        secret=hashlib.sha256(str(seed).encode()).digest(),
    )
    player = bots.make(name, seed)
    while not table.over:
        for seat, decision in table.pending().items():
            table.choose(seat, player.choose(table.view(seat), decision))
            break
    return table


EVERY = [pytest.param(r, id=r.id) for r in _every()]


@pytest.mark.parametrize("ruleset", EVERY)
def test_random_players_play_every_ruleset(ruleset: Ruleset) -> None:
    table = _game(_rules(ruleset), "random", seed=1, hands=6)
    assert table.state.serial >= 1 or table.over


@pytest.mark.parametrize("ruleset", EVERY)
def test_efficient_players_play_every_ruleset_and_win(ruleset: Ruleset) -> None:
    rules = _rules(ruleset)
    wins = 0
    for seed in range(4):
        table = _game(rules, "efficiency", seed=seed, hands=2)
        wins += sum(isinstance(e, ev.Win) for e in table.log)
    assert wins


@pytest.mark.parametrize("name", ["random", "efficiency"])
def test_the_same_seed_plays_the_same_game(riichi: Rules, name: str) -> None:
    logs = [_game(riichi, name, seed=seed, hands=2).log for seed in (5, 5)]
    assert logs[0] == logs[1]


def test_another_seed_plays_another_game(riichi: Rules) -> None:
    secret = bytes(32)
    logs = []
    for seed in (1, 2):
        table = Table(riichi, Setup(players=computers(4), hands=1), secret=secret)
        player = bots.make("random", seed)
        while not table.over:
            seat, decision = next(iter(table.pending().items()))
            table.choose(seat, player.choose(table.view(seat), decision))
        logs.append(table.log)
    assert logs[0] != logs[1]


@pytest.mark.parametrize("id", ["riichi", "sanma", "sixteen"])
def test_a_choice_depends_on_what_the_seat_sees_and_on_nothing_else(id: str) -> None:
    """The view of the table, a view folded from what was sent to the seat, and a fresh player that
    was asked nothing before, all give the same choice.
    """
    rules = _rules(next(r for r in _every() if r.id == id))
    table = Table(rules, Setup(players=computers(rules.seats), hands=2), secret=b"fold" * 8)
    player = bots.make("efficiency", 3)
    folded = [TableState(rules.seats) for _ in range(rules.seats)]
    asked = 0
    while not table.over:
        for event in table.drain():
            for seat, state in enumerate(folded):
                seen = project(event, seat)
                if seen is not None:
                    apply(state, seen)
        seat, decision = next(iter(table.pending().items()))
        chosen = player.choose(table.view(seat), decision)
        asked += 1
        if asked % 4 == 0:
            other = bots.make("efficiency", 3)
            assert other.choose(View(rules, folded[seat], seat), decision) is chosen
        table.choose(seat, chosen)
    assert asked > 50


def test_efficient_players_beat_random_ones(riichi: Rules) -> None:
    wins = [0, 0]
    for game in range(3):
        table = Table(riichi, Setup(players=computers(4), hands=5), secret=bytes([game]) * 32)
        players = [bots.make("efficiency" if s == game else "random", s) for s in range(4)]
        while not table.over:
            seat, decision = next(iter(table.pending().items()))
            table.choose(seat, players[seat].choose(table.view(seat), decision))
        for e in table.log:
            if isinstance(e, ev.Win):
                wins[e.seat != game] += 1
    assert wins[0] >= 5
    assert wins[1] <= 1


@pytest.mark.parametrize("id", ["riichi", "sanma"])
def test_a_win_is_never_let_pass_and_a_bonus_tile_never_kept(id: str) -> None:
    rules = _rules(next(r for r in _every() if r.id == id))
    offered = {"tsumo": 0, "ron": 0, "set_aside": 0}
    for game in range(5):
        table = Table(
            rules, Setup(players=computers(rules.seats), hands=6), secret=bytes([90 + game]) * 32
        )
        players = [bots.make("efficiency", s) for s in range(rules.seats)]
        while not table.over:
            seat, decision = next(iter(table.pending().items()))
            chosen = players[seat].choose(table.view(seat), decision)
            kinds = [a.kind for a in decision.actions]
            for kind in ("tsumo", "ron", "set_aside"):
                if kind in kinds:
                    offered[kind] += 1
                    assert chosen.kind == kind
                    break
            table.choose(seat, chosen)
    assert offered["tsumo"]
    assert offered["ron"]
    assert offered["set_aside"] or id == "riichi"


def test_between_hands_computers_stay() -> None:
    rules = _rules(next(r for r in _every() if r.id == "blood-battle"))
    for name in ("random", "efficiency"):
        table = _game(rules, name, seed=2, hands=4)
        assert table.over
        assert not any(isinstance(e, ev.Leave) for e in table.log)
