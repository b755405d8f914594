"""The JSON of a view and of a decision, as docs/protocol.md describes it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from jantaku import events as ev
from jantaku.ruleset import Rules
from jantaku.snapshot import describe_decision, snapshot
from jantaku.state import TableState, apply
from jantaku.stream import SeatStream
from jantaku.table import Table
from jantaku.testing.positions import Deal, Position
from jantaku.tiles import KIND, KINDS, TEXT
from jantaku.view import SPECTATOR, project

Play = Callable[..., Table]

VIEW = {
    "phase", "hand", "dealer", "turn", "live", "indicators", "under", "bonus", "pots", "commitment",
    "wall", "nonce", "left", "claim", "seats", "result", "final",
}  # fmt: skip
SEAT = {
    "name", "bot", "wind", "score", "hand", "drawn", "melds", "river", "aside", "bonus", "declared",
    "open", "retired", "marks",
}  # fmt: skip


def folded(table: Table, seat: int) -> TableState:
    state = TableState(table.rules.seats)
    for event in table.log:
        seen = project(event, seat)
        if seen is not None:
            apply(state, seen)
    return state


def test_the_fields_of_the_protocol(rules: Rules, play: Play) -> None:
    table = play(3, until=lambda t: len(t.log) > 80)
    view = snapshot(rules, folded(table, 0), 0)
    assert set(view) == VIEW
    for seat in view["seats"]:  # type: ignore[attr-defined]
        assert set(seat) >= SEAT
    json.dumps(view)


@pytest.mark.parametrize("length", [20, 60, 100, 140])
def test_of_others_only_backs_are_seen(rules: Rules, play: Play, length: int) -> None:
    table = play(
        3, hands=None, until=lambda t: len(t.log) > length and t.state.phase in ("turn", "claim")
    )
    for seat in (0, 1, 2, SPECTATOR):
        view = snapshot(rules, folded(table, seat), seat)
        assert view["wall"] is None
        assert view["nonce"] is None
        for other, shown in enumerate(view["seats"]):  # type: ignore[arg-type,var-annotated]
            own = other == seat
            assert ("??" not in shown["hand"]) is (own or not shown["hand"])
            assert own or set(shown["hand"]) <= {"??"}
            assert own or shown["drawn"] in (None, "??")
            assert own or shown["marks"] == []
            held = len(shown["hand"]) + (shown["drawn"] is not None)
            assert held + 3 * len(shown["melds"]) in (13, 14)


def test_after_the_hand_everything_about_it_is_told(rules: Rules, play: Play) -> None:
    table = play(3, confirm=True, until=lambda t: t.state.phase == "between")
    view = snapshot(rules, folded(table, 1), 1)
    assert len(view["wall"]) == rules.tiles.size  # type: ignore[arg-type]
    result = view["result"]
    assert isinstance(result, dict)
    assert sum(result["delta"]) == -sum(
        t["amount"] if isinstance(t["to"], str) else -t["amount"]
        for t in result["transfers"]
        if isinstance(t["to"], str) != isinstance(t["from"], str)
    )
    assert result["scores"] == [table.state.score(s) for s in range(3)]
    assert view["final"] is None


def test_the_end_of_the_game(rules: Rules, play: Play) -> None:
    table = play(3)
    view = snapshot(rules, folded(table, 1), 1)
    assert view["phase"] == "over"
    places = view["final"]["places"]  # type: ignore[index]  # JSON
    assert [p["place"] for p in places] == [1, 2, 3]
    assert [p["score"] for p in places] == sorted((p["score"] for p in places), reverse=True)


def test_everybody_who_ever_sat_down_is_ranked(rules: Rules, play: Play) -> None:
    table = play(3, confirm=True, until=lambda t: t.state.phase == "between")
    state = folded(table, 0)
    had = [state.score(seat) for seat in range(3)]
    name = state.players[1].name  # type: ignore[union-attr]  # somebody sits there
    for event in (
        ev.leave(1, "bot1"),
        ev.seat(1, "new", "New", False),
        ev.transfer("house", 1, had[1], "win"),
        ev.leave(2, "bot2"),
        ev.seat(2, "poor", "Poor", True),
        ev.transfer(2, "house", 1, "win"),
    ):
        apply(state, event)
    view = snapshot(rules, state, 0)
    assert view["final"] is None
    assert view["left"] == [
        {"player": "bot1", "name": name, "bot": True, "score": had[1]},
        {"player": "bot2", "name": "Bot 3", "bot": True, "score": had[2]},
    ]
    apply(state, ev.game_end(tuple(sorted(range(3), key=lambda s: -state.score(s)))))
    final = snapshot(rules, state, 0)["final"]
    players = final["players"]  # type: ignore[index]  # JSON
    assert {(p["player"], p["seat"], p["score"]) for p in players} == {
        ("bot0", 0, had[0]),
        ("new", 1, had[1]),
        ("bot1", None, had[1]),
        ("poor", 2, -1),
        ("bot2", None, had[2]),
    }
    assert [p["place"] for p in players] == [1, 2, 3, 4, 5]
    assert [p["score"] for p in players] == sorted((p["score"] for p in players), reverse=True)
    # Of equal points those are ahead who are still there.
    order = [p["player"] for p in players]
    assert order.index("new") < order.index("bot1")


def test_a_decision_as_json(rules: Rules, play: Play) -> None:
    assert describe_decision(None) is None
    table = play(3, until=lambda t: len(t.log) > 30)
    (_, decision), *_ = table.pending().items()
    told = describe_decision(decision)
    assert told is not None
    assert told["id"] == decision.id
    assert told["default"] == decision.default.key
    assert [a["key"] for a in told["actions"]] == [a.key for a in decision.actions]  # type: ignore[attr-defined]
    assert set(told["actions"][0]) == {"key", "kind", "tiles", "drawn", "mark"}  # type: ignore[index]  # JSON


def test_a_stream_counts_its_own_messages_only(rules: Rules, play: Play) -> None:
    table = play(3)
    for seat in range(3):
        stream = SeatStream(rules, seat)
        messages = stream.steps(table.log, None)
        assert [m["n"] for m in messages] == list(range(1, len(messages) + 1))
        told = [e for m in messages for e in m["events"]]  # type: ignore[attr-defined]
        assert len(told) == sum(project(e, seat) is not None for e in table.log)
        assert messages[-1]["view"] == stream.view() == snapshot(rules, folded(table, seat), seat)


def test_a_stream_in_parts_tells_the_same(rules: Rules, play: Play) -> None:
    """Wherever the table stops, the seat is told the same steps."""
    table = play(5)
    whole = SeatStream(rules, 1).steps(table.log, None)
    parts, stream, at = [], SeatStream(rules, 1), 0
    cut = [i + 1 for i, e in enumerate(table.log) if e[0] in ("draw", "discard", "hand_end")]
    for end in [*cut, len(table.log)]:
        parts += stream.steps(table.log[at:end], None)
        at = end
    told = [e for m in parts for e in m["events"]]  # type: ignore[attr-defined]
    assert told == [e for m in whole for e in m["events"]]  # type: ignore[attr-defined]
    assert parts[-1]["view"] == whole[-1]["view"]


def test_a_draw_tells_what_opened_hands_waited_for(rules: Rules, play: Play) -> None:
    found = 0
    for seed in range(30):
        table = play(
            seed, confirm=True, until=lambda t: t.state.phase == "between" and bool(t.state.ready)
        )
        state = table.state
        if state.phase != "between":
            continue
        found += 1
        for viewer in (0, 1, 2, SPECTATOR):
            view = snapshot(rules, folded(table, viewer), viewer)
            told = view["result"]["draw"]  # type: ignore[index]  # JSON
            assert told["ready"] == list(state.ready)
            for seat, waits in enumerate(told["waits"]):
                if seat not in state.ready:
                    assert waits is None
                    continue
                at = state.seats[seat]
                completing = []
                for kind in range(KINDS):
                    counts = bytearray(KINDS)
                    for tile in (*state.shown[seat], kind):
                        counts[KIND[tile]] += 1
                    if rules.shapes.shanten(counts, len(at.melds)) < 0:
                        completing.append(TEXT[kind])
                assert waits == completing != []
    assert found


def test_what_is_announced_lies_on_offer_until_it_stands() -> None:
    """A kan that may be robbed is no meld yet, and in no hand any more (general)."""
    deal = Deal(hands=("1111m234567p123s",), draws="9s")
    table = Position(id="k", rule="riichi: kans", deals=(deal,), steps="").table()
    table.choose(0, "concealed_kan:1m1m1m1m")
    rules, state, seen = table.rules, TableState(4), []
    for event in table.log:
        masked = project(event, 2)
        if masked is not None:
            apply(state, masked)
        if event[0] in ("kan", "stand"):
            view = snapshot(rules, state, 2)
            seat = view["seats"][0]  # type: ignore[index]  # JSON
            held = len(seat["hand"]) + (seat["drawn"] is not None)
            seen.append((view["claim"], held, [meld["kind"] for meld in seat["melds"]]))
    offer = {"seat": 0, "tile": "1m", "from": "concealed_kan", "tiles": ["1m"] * 4}
    assert seen == [(offer, 10, []), (None, 10, ["concealed_kan"])]
