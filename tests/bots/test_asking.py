"""Asking a player that somebody else may have written."""

from __future__ import annotations

import pickle

import pytest

from jantaku import bots, new_table
from jantaku.actions import RON, Action
from jantaku.errors import PlayerFailed
from jantaku.table import Decision
from jantaku.view import View


class Failing:
    def choose(self, view: View, decision: Decision) -> Action:
        raise ZeroDivisionError("nothing left")


class Cheating:
    def choose(self, view: View, decision: Decision) -> Action:
        return RON


class Idle:
    def choose(self, view: View, decision: Decision) -> Action:
        return None  # type: ignore[return-value]  # a fault


class Default:
    def choose(self, view: View, decision: Decision) -> Action:
        return decision.default


def ask(player: bots.Player) -> Action:
    table = new_table("riichi")
    seat, decision = next(iter(table.pending().items()))
    return bots.ask("mine:Player", player, table.view(seat), decision)


def test_what_it_chooses_is_its_answer() -> None:
    assert ask(Default()).kind == "discard"


def test_who_failed_and_where_is_said() -> None:
    with pytest.raises(PlayerFailed) as e:
        ask(Failing())
    assert e.value.code == "player_failed"
    assert e.value.params == {"player": "mine:Player", "error": "ZeroDivisionError"}
    line = Failing.choose.__code__.co_firstlineno + 1
    assert str(e.value) == (
        f"player mine:Player failed: ZeroDivisionError: nothing left ({__file__}, line {line})"
    )
    again = pickle.loads(pickle.dumps(e.value))
    assert (str(again), again.params) == (str(e.value), e.value.params)


@pytest.mark.parametrize(("player", "chosen"), [(Cheating(), "<ron>"), (Idle(), "None")])
def test_what_is_not_offered_is_named(player: bots.Player, chosen: str) -> None:
    with pytest.raises(PlayerFailed) as e:
        ask(player)
    assert e.value.code == "player_illegal"
    assert str(e.value) == f"player mine:Player chose {chosen}, which is not offered"
