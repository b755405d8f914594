"""Why something is recommended that is no plain discard: from the ruleset's own facts."""

from __future__ import annotations

import pytest

from jantaku import bots
from jantaku.actions import PASS, Action
from jantaku.analysis.advice import advise
from jantaku.analysis.reason import Reason
from jantaku.analysis.reasons import reasons
from jantaku.table import Decision, Table
from jantaku.testing.positions import Deal, Position
from jantaku.view import View
from tests.analysis.test_advice import played

CALLS = ("chi", "pon", "open_kan")


def why(view: View, decision: Decision, action: Action) -> tuple[Reason, ...]:
    return reasons(advise(view, decision), action, view, decision)


def said(table: Table, seat: int, key: str) -> dict[str, list[dict[str, int | str]]]:
    """What is said for an action that is offered to a seat, by the reasons' keys."""
    decision = table.pending()[seat]
    action = next(one for one in decision.actions if one.key == key)
    found: dict[str, list[dict[str, int | str]]] = {}
    for reason in why(table.view(seat), decision, action):
        found.setdefault(reason.key, []).append(reason.params)
    return found


def patterns(found: dict[str, list[dict[str, int | str]]], key: str) -> set[int | str]:
    return {params["pattern"] for params in found.get(key, [])}


@pytest.mark.parametrize("id", ["riichi", "sanma", "hanma", "korean", "hongkong"])
def test_something_is_said_for_every_recommendation(id: str) -> None:
    """And nothing of it depends on what the seat cannot see."""
    bot = bots.make("efficiency", 0)
    seen: set[str] = set()
    for table, decision, folded in played(id, "said", hands=2):
        if decision.kind == "between":
            continue
        view = table.view(decision.seat)
        action = bot.choose(view, decision)
        if action.kind == "discard":
            continue
        found = why(view, decision, action)
        assert found
        assert action.kind not in {reason.key for reason in found}, "a reason, no name of it"
        assert found == why(folded, decision, action)
        seen.add(action.kind)
    assert "pass" in seen


@pytest.mark.parametrize(("id", "seed"), [("riichi", "a"), ("riichi", "b"), ("hongkong", "a")])
def test_distances_are_those_of_the_table_after_the_call(id: str, seed: str) -> None:
    """What a call is said to lead to is what the table then offers."""
    expected: dict[int, tuple[int, int]] = {}
    compared = 0
    for table, decision, _ in played(id, seed, hands=3):
        view, seat = table.view(decision.seat), decision.seat
        if decision.kind == "turn" and seat in expected and view.drawn is None:
            told = advise(view, decision)
            best = min((one.shanten, -one.left) for one in told.options)
            assert (best[0], -best[1]) == expected.pop(seat)
            compared += 1
        expected.pop(seat, None)
        action = bots.make("efficiency", seat).choose(view, decision)
        if action.kind in ("chi", "pon"):
            shanten = advise(view, decision).shanten
            found = {reason.key: reason.params for reason in why(view, decision, action)}
            if "call.nearer" in found:
                assert found["call.nearer"]["before"] == shanten
                after = int(found["call.nearer"]["after"])
                assert after < shanten
                left = found.get("call.left") or found["call.waits"]
            else:
                left = found.get("call.same") or found["call.still"]
                after = int(left["shanten"])
                assert after == shanten
            expected[seat] = after, int(left["left"])
    assert compared > 1


# Three runs and a pair that wait; 3m from the seat before makes them tenpai, without any pattern.
PLAIN = "12m456p78s99s123p8m"


def offered(ruleset: str, hand: str, tile: str) -> Table:
    """Seat 1 is offered `tile`, which seat 0 has drawn and discarded."""
    deal = Deal(hands=("", hand), draws=tile)
    position = Position(id="o", rule="general: calls", ruleset=ruleset, deals=(deal,), steps="")
    table = position.table()
    table.choose(0, f"discard:{tile}:drawn")
    return table


def test_a_pass_says_what_the_call_would_lose() -> None:
    """Closed, the hand has riichi; open it has nothing, so nothing wins (rules: riichi)."""
    found = said(offered("riichi", PLAIN, "3m"), 1, PASS.key)
    (nearer,) = found["pass.nearer"]
    assert (nearer["call"], nearer["before"], nearer["after"]) == ("chi:1m2m", 1, 0)
    assert "pattern.riichi" in patterns(found, "call.loses")
    assert "call.never" in found
    assert "pass.weighed" in found


def test_where_nothing_is_declared_no_declaration_is_lost() -> None:
    """The same call in a game without riichi, for one that has a minimum (rules: hongkong)."""
    found = said(offered("hongkong", PLAIN, "3m"), 1, PASS.key)
    assert (found["pass.nearer"][0]["before"], found["pass.nearer"][0]["after"]) == (1, 0)
    assert "pattern.riichi" not in patterns(found, "call.loses")


def test_a_call_names_the_pattern_that_it_makes() -> None:
    """A triplet of white dragons is a yaku (rules: riichi)."""
    found = said(offered("riichi", "55z234m678p3467s1z", "5z"), 1, "pon:5z5z")
    assert patterns(found, "call.pattern") == {"pattern.white_dragon"}
    assert patterns(found, "call.loses") == {"pattern.riichi"}
    assert found["call.points"][0]["points"] >= 1000  # type: ignore[operator]  # points are numbers


def test_a_call_that_helps_nothing_is_said_to() -> None:
    found = said(offered("riichi", "234m567m345p678s9p", "7s"), 1, PASS.key)
    assert {"pass.same", "pass.farther"} & set(found)
    assert "pass.nearer" not in found
    assert "pass.weighed" not in found, "what brings nothing needs no weighing"


def test_what_is_not_declared_is_compared_with_what_would_be() -> None:
    """Pinfu wins as it is; riichi adds one han (rules: riichi)."""
    deal = Deal(hands=("234m678p678s22m56s",), draws="9p", indicators="1z")
    table = Position(id="d", rule="riichi: riichi", deals=(deal,), steps="").table()
    view, decision = table.view(0), table.pending()[0]
    found = said(table, 0, "discard:9p:drawn")
    (both,) = found["undeclared.wins"]
    option = advise(view, decision).option(17)
    assert option is not None
    best = [
        view.value_with(wait.kind, tsumo=False, discard=17, declared=mark)
        for wait in option.waits
        for mark in ("", "riichi")
    ]
    points = [value.numbers()["points"] for value in best]  # type: ignore[union-attr]  # they win
    assert both == {"mark": "riichi", "low": max(points[::2]), "high": max(points[1::2])}
    assert both["low"] < both["high"]  # type: ignore[operator]  # points are numbers
    assert found["undeclared.bound"] == [{"mark": "riichi"}]
    declared = said(table, 0, "discard:9p:drawn:riichi")
    assert not any(key.startswith("undeclared") for key in declared)


def test_a_declaration_that_adds_nothing_is_said_to() -> None:
    """A yakuman is worth the same with riichi (rules: riichi); two equal sums tell nothing."""
    deal = Deal(hands=("1112223334445z",), draws="9m", indicators="9p")
    table = Position(id="s", rule="riichi: limits", deals=(deal,), steps="").table()
    found = said(table, 0, "discard:9m:drawn")
    assert found["undeclared.same"] == [{"mark": "riichi"}]
    assert "undeclared.wins" not in found


def test_a_hand_that_needs_its_declaration_says_so() -> None:
    """No yaku without riichi: own draws win, claims do not (rules: riichi)."""
    deal = Deal(hands=("123m678p789s22z46s",), draws="9m", indicators="1z")
    table = Position(id="n", rule="riichi: minimum", deals=(deal,), steps="").table()
    found = said(table, 0, "discard:9m:drawn")
    assert "undeclared.wins" not in found
    assert found["undeclared.drawn"][0]["mark"] == "riichi"
    assert found["undeclared.few"] == [{"left": 4}]
    # With 3s (four) it waits for 2s and 5s, eight tiles, with 7s (three) for 5s and 8s, seven,
    # with 2z (two), a triplet then, for 6s and 9s beside 6789s, six.
    assert found["undeclared.better"] == [{"count": 9}]


def test_a_kan_says_that_the_hand_stays() -> None:
    deal = Deal(hands=("1111m345p678p99s1z",), draws="2z", indicators="9p")
    table = Position(id="k", rule="riichi: kans", deals=(deal,), steps="").table()
    found = said(table, 0, "concealed_kan:1m1m1m1m")
    assert found["kan.keeps"] == [{"shanten": 1}]
    assert "kan.draws" in found


@pytest.mark.parametrize(
    ("ruleset", "hand", "tile"),
    [("riichi", "234m678p678s22m56s", "7s"), ("hanma", "123m678p789s22z46s", "0s")],
)
def test_a_win_says_what_it_brings(ruleset: str, hand: str, tile: str) -> None:
    """What is told is what the table then says of the win."""
    deal = Deal(hands=(hand,), draws=tile, indicators="1z")
    position = Position(id="t", rule="general: wins", ruleset=ruleset, deals=(deal,), steps="")
    table = position.table()
    found = said(table, 0, "tsumo")
    table.choose(0, "tsumo")
    win = next(event for event in table.log if event[0] == "win")
    numbers = win.value["numbers"]  # type: ignore[union-attr,index]  # a win
    assert found["win"] == [{"low": numbers["points"]}]
