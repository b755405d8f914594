"""The messages of one seat."""

from __future__ import annotations

import random
from typing import Any

import blood_battle
import pytest

from jantaku.codec import encode
from jantaku.ruleset import resolve, ruleset
from jantaku.stream import SeatStream
from jantaku.table import Player, Table
from jantaku.view import project


def play(seed: int) -> tuple[Table, list[SeatStream], list[list[dict[str, Any]]]]:
    """A game by chance, with the messages of every seat, told at random moments."""
    chance = random.Random(seed)
    rs = ruleset("riichi")
    rules = rs.rules(resolve(rs))
    table = Table(rules, secret=bytes([seed]) * 32)
    streams = [SeatStream(rules, seat) for seat in range(4)]
    told: list[list[dict[str, Any]]] = [[] for _ in streams]
    untold = table.drain()
    while True:
        pending = table.pending()
        if chance.random() < 0.5 or table.over:
            for stream, messages in zip(streams, told, strict=True):
                messages += stream.steps(untold, pending.get(stream.seat))
            untold = []
        if table.over:
            return table, streams, told
        seat, decision = chance.choice(list(pending.items()))
        table.choose(seat, chance.choice(decision.actions))
        untold += table.drain()


@pytest.mark.parametrize("seed", range(3))
def test_steps_tell_what_the_seat_may_see(seed: int) -> None:
    table, streams, told = play(seed)
    for stream, messages in zip(streams, told, strict=True):
        seen = [e for e in (project(e, stream.seat) for e in table.log) if e is not None]
        events = [e for message in messages for e in message["events"]]
        assert events == [encode(e) for e in seen]
        assert [message["n"] for message in messages] == list(range(1, len(messages) + 1))
        assert stream.n == len(messages)
        assert messages[-1]["view"] == stream.view()
        assert messages[-1]["view"]["phase"] == "over"
        # A stream that listened to nothing shows the same.
        quiet = SeatStream(table.rules, stream.seat)
        quiet.absorb(table.log)
        assert quiet.n == 0
        assert quiet.hello(None) == {**stream.hello(None), "n": 0}


def test_every_moment_is_a_step_of_its_own() -> None:
    _, _, told = play(1)
    for messages in told:
        for message in messages:
            kinds = [e["e"] for e in message["events"]]
            moments = [k for k in kinds if k in ("draw", "discard", "call", "kan", "set_aside")]
            assert len(moments) <= 1
            # The view is that after the last event.
            if "discard" in kinds:
                discard = next(e for e in message["events"] if e["e"] == "discard")
                river = message["view"]["seats"][discard["seat"]]["river"]
                assert river[-1]["tile"] == discard["tile"]
            # A result is shown before the next hand begins.
            if "hand_end" in kinds:
                assert message["view"]["result"] is not None
                assert "hand_start" not in kinds


def test_nothing_seen_nothing_told() -> None:
    rs = ruleset("riichi")
    table = Table(rs.rules(resolve(rs)))
    stream = SeatStream(table.rules, 2)
    messages = stream.steps(table.drain(), table.pending().get(2))
    assert [m["n"] for m in messages] == [1]
    assert messages[0]["decision"] is None
    assert stream.steps([], None) == []
    passes = [e for e in table.log if e[0] == "wall"]
    assert passes
    assert stream.steps(passes, None) == []
    assert stream.n == 1


def test_a_decision_comes_with_the_last_step_only() -> None:
    rs = ruleset("riichi")
    table = Table(rs.rules(resolve(rs)), secret=b"d" * 32)
    stream = SeatStream(table.rules, 0, n=7)
    untold = table.drain()
    while True:
        for seat, decision in table.pending().items():
            if seat == 0 and len(untold) > 20:
                messages = stream.steps(untold, decision)
                assert [m["decision"] is not None for m in messages] == [False] * (
                    len(messages) - 1
                ) + [True]
                assert messages[0]["n"] == 8
                last = messages[-1]["decision"]
                assert isinstance(last, dict)
                assert last["id"] == decision.id
                return
            table.choose(seat, decision.default)
            break
        untold += table.drain()


def test_comings_and_goings_are_told_apart_from_the_next_hand() -> None:
    plugin = blood_battle.RULESETS[0]
    rules = plugin.rules(resolve(plugin))
    table = Table(rules, secret=bytes(32))
    while table.view(0).phase != "between":
        seat, decision = min(table.pending().items())
        table.choose(seat, decision.default)
    stream = SeatStream(rules, 0)
    stream.absorb(table.drain())
    for seat in range(4):
        table.choose(seat, "leave" if seat == 2 else "stay")
    # Whether somebody else comes at once or later is told the same way.
    first: list[dict[str, Any]] = stream.steps(table.drain(), None)
    assert [[e["e"] for e in m["events"]] for m in first] == [["choice", "leave"]]
    assert first[0]["view"]["seats"][2]["name"] == ""
    table.sit(2, Player("carol", "Carol", False))
    told: list[dict[str, Any]] = stream.steps(table.drain(), None)
    coming, dealing = told[:2]
    assert [e["e"] for e in coming["events"]] == ["seat"]
    assert coming["view"]["phase"] == "between"
    assert coming["view"]["left"][0]["player"] == "bot2"
    assert dealing["events"][0]["e"] == "hand_start"
