"""Settling by shares: who pays which part of a win, bluffs that come to light, whose hands are
opened.
"""

from __future__ import annotations

from typing import Any

import pytest

from jantaku import events as ev
from jantaku.kernel import Shapes
from jantaku.patterns.circumstances import any_win
from jantaku.patterns.rows import Patterns, Row
from jantaku.policies.ledger import Ledger, refunds
from jantaku.policies.score_rows import Pay, RowScore, RowsValue, Sums
from jantaku.policies.settle_shares import ShareSettle
from jantaku.situation import Situation
from jantaku.state import TableState, apply
from jantaku.tiles import count_faces, count_kinds, faces, tile_set
from jantaku.value import Line, Text

HAND = tuple(faces("123456789m1122z"))
SHAPES = Shapes(copies=tile_set().copies, sets=4, pairs=1)


class Paying:
    """A worth that is whatever the test says."""

    def __init__(self, pay: Pay) -> None:
        self._pay = pay

    def pay(self, s: Situation, sums: Sums) -> Pay:
        return self._pay

    def numbers(self, s: Situation, sums: Sums) -> dict[str, int]:
        return {}

    def title(self, s: Situation, sums: Sums) -> Text:
        return Text("value")

    def lines(self, s: Situation, sums: Sums) -> tuple[Line, ...]:
        return ()


def value(pay: Pay, seats: int = 4) -> RowsValue:
    score = RowScore(
        shapes=SHAPES,
        patterns=Patterns([Row("win", any_win, 1, 1, "points")]),
        worth=Paying(pay),
        seats=seats,
    )
    tiles = (*HAND, HAND[-1])
    found = score.value(
        Situation(
            hand=bytes(count_faces(tiles)), kinds=bytes(count_kinds(tiles)), tile=tiles[-1],
            how="tsumo",
        )
    )  # fmt: skip
    assert isinstance(found, RowsValue)
    return found


class Ready:
    """Tells who is tenpai."""

    def __init__(self, *seats: int) -> None:
        self.seats = seats

    def waits(self, state: TableState, seat: int) -> int:
        return int(seat in self.seats)


def table(declared: tuple[int, ...] = (), seats: int = 4) -> TableState:
    state = TableState(seats)
    for seat in range(seats):
        apply(state, ev.seat(seat, f"p{seat}", f"P{seat}", True))
    apply(state, ev.hand_start(0, -1, 0, 0, 0, 70, ""))
    for seat in range(seats):
        apply(state, ev.deal(seat, HAND))
    for seat in declared:
        apply(state, ev.declare(seat, "riichi"))
    return state


def settle(*ready: int, **changes: Any) -> ShareSettle:
    return ShareSettle(**{"win": Ready(*ready), **changes})


def wins(policy: ShareSettle, pays: dict[int, Pay], source: int, seats: int = 4) -> list[ev.Event]:
    state = table(seats=seats)
    for seat in pays:
        how = "tsumo" if seat == source else "ron"
        apply(state, ev.win(seat, source, 0, how, {}))
    events = []
    for event in policy.wins(state, [(seat, value(pay, seats)) for seat, pay in pays.items()]):
        apply(state, event)
        events.append(event)
    return events


def moves(events: list[ev.Event]) -> list[tuple[object, ...]]:
    return [(e.source, e.target, e.amount, e.reason) for e in events if isinstance(e, ev.Transfer)]


def shows(events: list[ev.Event]) -> list[int]:
    return [e.seat for e in events if isinstance(e, ev.Show)]


# --- wins ---------


def test_an_own_draw_is_paid_by_each_in_turn_order() -> None:
    events = wins(settle(), {1: Pay(each=7)}, 1)
    assert moves(events) == [(2, 1, 7, "win"), (3, 1, 7, "win"), (0, 1, 7, "win")]
    assert shows(events) == [1]


def test_what_is_paid_together_goes_by_the_nearest_first() -> None:
    events = wins(settle(), {1: Pay(each=1, together=2)}, 1)
    assert moves(events) == [(2, 1, 2, "win"), (3, 1, 2, "win"), (0, 1, 1, "win")]


def test_a_claimed_tile_is_paid_by_feeder_and_bystanders() -> None:
    assert moves(wins(settle(), {1: Pay(feeder=26)}, 3)) == [(3, 1, 26, "win")]
    events = wins(settle(), {1: Pay(feeder=16, bystander=8)}, 3)
    assert moves(events) == [(2, 1, 8, "win"), (3, 1, 16, "win"), (0, 1, 8, "win")]


def test_several_winners_are_paid_each_their_own() -> None:
    events = wins(settle(), {1: Pay(feeder=26), 2: Pay(feeder=30)}, 0)
    assert moves(events) == [(0, 1, 26, "win"), (0, 2, 30, "win")]
    assert shows(events) == [1, 2]


def test_fewer_seats() -> None:
    events = wins(settle(), {1: Pay(feeder=16, bystander=8)}, 0, seats=2)
    assert moves(events) == [(0, 1, 16, "win")]


def test_everybody_may_have_to_show() -> None:
    assert shows(wins(settle(shows="all"), {2: Pay(feeder=1)}, 0)) == [2, 0, 1, 3]


def test_who_is_out_of_the_hand_pays_nothing() -> None:
    state = table()
    apply(state, ev.retire(3))
    apply(state, ev.win(1, 1, 0, "tsumo", {}))
    events = list(settle().wins(state, [(1, value(Pay(each=7)))]))
    assert moves(events) == [(2, 1, 7, "win"), (0, 1, 7, "win")]


def test_another_sort_of_value_is_refused() -> None:
    class Other:
        rank = 1

    with pytest.raises(TypeError, match="Other"):
        list(settle().wins(table(), [(1, Other())]))  # type: ignore[list-item]  # refused


def test_an_open_hand_is_shown_again_if_it_has_changed() -> None:
    state = table()
    apply(state, ev.show(1, HAND))
    apply(state, ev.win(1, 0, 0, "ron", {}))
    assert shows(list(settle().wins(state, [(1, value(Pay(feeder=1)))]))) == []
    state = table()
    apply(state, ev.show(1, HAND))
    apply(state, ev.draw(1, 5, "live", 10))
    apply(state, ev.win(1, 1, 5, "tsumo", {}))
    shown = [e for e in settle().wins(state, [(1, value(Pay(each=1)))]) if e[0] == "show"]
    assert [len(e.tiles) for e in shown] == [14]  # type: ignore[union-attr]  # they are shows


# --- draws ---------


def drawn(policy: ShareSettle, reason: str, declared: tuple[int, ...] = ()) -> list[ev.Event]:
    return list(policy.drawn(table(declared), reason))


def test_tenpai_hands_are_opened_where_the_rules_say_so() -> None:
    events = drawn(settle(1, 3), "exhaustive")
    assert events[0] == ev.hand_drawn("exhaustive", (1, 3))
    assert shows(events) == [1, 3]
    assert moves(events) == []
    events = drawn(settle(1, 3), "four_winds")
    assert events == [ev.hand_drawn("four_winds", ())]
    events = drawn(settle(1, 3, opens_ready=frozenset()), "exhaustive")
    assert events == [ev.hand_drawn("exhaustive", ())]


def test_bluffs_are_judged_at_certain_draws_only() -> None:
    policy = settle(0, 1, bluff=20, checks=frozenset({"four_riichi"}), opens_ready=frozenset[str]())
    assert drawn(policy, "exhaustive", (1, 2)) == [ev.hand_drawn("exhaustive", ())]
    events = drawn(policy, "four_riichi", (1, 2))
    # Seat 0 is tenpai without having declared: nobody looks at its hand.
    assert events[0] == ev.hand_drawn("four_riichi", (1,))
    assert shows(events) == [1, 2]
    assert moves(events) == [(2, 3, 20, "bluff"), (2, 0, 20, "bluff"), (2, 1, 20, "bluff")]


def test_a_bluff_may_cost_nothing() -> None:
    policy = settle(checks=frozenset({"four_riichi"}))
    events = drawn(policy, "four_riichi", (2,))
    assert shows(events) == [2]
    assert moves(events) == []


def test_all_show_after_a_draw_too() -> None:
    events = drawn(settle(2, shows="all"), "exhaustive")
    assert events[0] == ev.hand_drawn("exhaustive", (2,))
    assert shows(events) == [0, 1, 2, 3]


# --- pots ---------


def test_a_ledger_fills_and_empties_pots() -> None:
    state = table()
    ledger = Ledger(state)
    ledger.lay(2, "chips", 5, "pot")
    ledger.lay(3, "chips", 0, "pot")
    ledger.give("chips", 1, 5, "pot_taken")
    assert ledger.transfers == [
        ev.transfer(2, "pot:chips", 5, "pot"),
        ev.transfer("pot:chips", 1, 5, "pot_taken"),
    ]


def test_refunds_are_equal_and_odd_points_go_to_the_first_places() -> None:
    state = table()
    assert list(refunds(state, ("chips",), (0, 1, 2, 3))) == []
    apply(state, ev.transfer("house", "pot:chips", 6, "start"))
    back = [(t.target, t.amount) for t in refunds(state, ("chips",), (3, 1, 0, 2))]
    assert back == [(3, 2), (1, 2), (0, 1), (2, 1)]
    apply(state, ev.leave(1, state.players[1].id))  # type: ignore[union-attr]  # somebody sits there
    back = [(t.target, t.amount) for t in refunds(state, ("chips",), (3, 1, 0, 2))]
    assert back == [(3, 2), (0, 2), (2, 2)]
    for seat in (0, 2, 3):
        apply(state, ev.leave(seat, state.players[seat].id))  # type: ignore[union-attr]  # likewise
    assert list(refunds(state, ("chips",), (3, 1, 0, 2))) == []
