"""Sessions: hands without rounds that are settled one by one, players who come and go, pots."""

from __future__ import annotations

from typing import Any

import pytest

from jantaku import events as ev
from jantaku.actions import LEAVE, STAY
from jantaku.policies.declaration import NoDeclaration
from jantaku.policies.session_flow import SessionFlow
from jantaku.ruleset import HandPlan, resolve, ruleset
from jantaku.state import TableState, apply
from jantaku.table import Player, Setup, Table, computers
from jantaku.view import View


def flow(**changes: Any) -> SessionFlow:
    return SessionFlow(**{"seats": 4, "declaration": NoDeclaration(), "deal": "passes", **changes})


def table_of(points: tuple[int, ...] = (0, 0, 0, 0), dealer: int = 0) -> TableState:
    state = TableState(len(points))
    for seat, amount in enumerate(points):
        apply(state, ev.seat(seat, f"p{seat}", f"P{seat}", True))
        apply(state, ev.transfer("house", seat, amount, "start"))
    apply(state, ev.hand_start(0, -1, 0, dealer, 0, 70, ""))
    return state


def won(state: TableState, *seats: int) -> TableState:
    for seat in seats:
        apply(state, ev.win(seat, (seat + 1) % state.count, 0, "ron", {}))
    return state


def test_starting_points_come_from_the_house() -> None:
    assert list(flow().begin(TableState(4))) == []
    lent = list(flow(start=100).begin(TableState(4)))
    assert lent == [ev.transfer("house", seat, 100, "start") for seat in range(4)]


def test_no_wind_prevails_and_nothing_repeats() -> None:
    assert flow().first_hand(2) == HandPlan(-1, 0, 2, 0)


@pytest.mark.parametrize(
    ("deal", "dealer", "winners", "expected"),
    [
        ("passes", 0, (), 1),
        ("passes", 3, (), 0),
        ("passes", 1, (1,), 2),
        ("passes", 1, (3,), 2),
        ("winner", 1, (), 1),
        ("winner", 1, (1,), 1),
        ("winner", 1, (3,), 3),
        # The nearest of several stands first.
        ("winner", 1, (2, 0), 2),
    ],
)
def test_who_plays_first_next(
    deal: str, dealer: int, winners: tuple[int, ...], expected: int
) -> None:
    state = won(table_of(dealer=dealer), *winners)
    assert flow(deal=deal).next_hand(state) == HandPlan(-1, 1, expected, 0)


def test_a_session_goes_on_whatever_the_points() -> None:
    assert isinstance(flow().next_hand(table_of((-1000, -5, 5, 1000))), HandPlan)


def test_everybody_is_asked_to_stay_or_leave() -> None:
    state = table_of()
    # The last one is what happens to a seat that does not answer.
    assert [flow().between(state, seat) for seat in range(4)] == [(LEAVE, STAY)] * 4
    assert flow(leave=False).between(state, 0) == ()


def test_places_and_what_lies_in_a_pot() -> None:
    state = table_of((5, 20, 5, -40))
    apply(state, ev.transfer(3, "pot:chips", 10, "chips"))
    session = flow(pots=("chips",))
    places = session.places(state)
    assert places == (1, 0, 2, 3)
    refunds = list(session.leftovers(state, places))
    # Ten for four: the odd two go to the first places.
    assert {(t.source, t.target): t.amount for t in refunds} == {
        ("pot:chips", 1): 3,
        ("pot:chips", 0): 3,
        ("pot:chips", 2): 2,
        ("pot:chips", 3): 2,
    }
    assert list(flow().leftovers(state, places)) == []


def play_out(table: Table) -> None:
    """Everybody does the plainest until the hand is over."""
    serial = table.state.serial
    while table.state.serial == serial and table.state.phase in ("turn", "claim"):
        seat, decision = min(table.pending().items())
        table.choose(seat, decision.default)


def session(**options: Any) -> Table:
    hanma = ruleset("hanma")
    rules = hanma.rules(resolve(hanma, options))
    return Table(rules, Setup(players=computers(rules.seats)), secret=bytes(32))


def test_a_player_leaves_and_somebody_else_sits_down() -> None:
    table = session()
    play_out(table)
    assert set(table.pending()) == {0, 1, 2, 3}
    for seat in (0, 1, 3):
        table.choose(seat, STAY)
    assert table.state.serial == 0
    table.choose(2, LEAVE)
    # The hand waits for somebody on the empty seat.
    assert table.state.players[2] is None
    assert table.pending() == {}
    assert table.state.serial == 0
    table.sit(2, Player("guest", "Guest", False))
    assert table.state.serial == 1
    assert table.state.score(2) == 0
    assert View(table.rules, table.state, 2).hand


def test_totals_belong_to_players() -> None:
    table = session()
    play_out(table)
    accounts = table.state.accounts
    accounts_before = dict(accounts)
    accounts["bot2"] -= 12
    accounts["bot0"] += 12
    for seat in (0, 1, 3):
        table.choose(seat, STAY)
    table.choose(2, LEAVE)
    table.sit(2, Player("guest", "Guest", False))
    assert [table.state.score(seat) for seat in range(4)] == [12, 0, 0, 0]
    assert accounts["bot2"] == -12
    play_out(table)
    # Who comes back finds the total of before.
    for seat in (0, 1, 3):
        table.choose(seat, STAY)
    table.choose(2, LEAVE)
    table.sit(2, Player("bot2", "Bot 3", True))
    assert table.state.score(2) == -12
    assert sum(accounts.values()) == sum(accounts_before.values())


def test_all_leave_and_the_host_ends_it() -> None:
    table = session()
    play_out(table)
    for seat in range(4):
        table.choose(seat, LEAVE)
    assert table.pending() == {}
    assert not table.over
    table.finish()
    assert table.over
    assert sorted(table.state.places) == [0, 1, 2, 3]


def test_a_limit_of_hands_ends_it() -> None:
    hanma = ruleset("hanma")
    table = Table(
        hanma.rules(resolve(hanma)), Setup(players=computers(4), hands=2), secret=bytes(32)
    )
    for _ in range(2):
        play_out(table)
        for seat in list(table.pending()):
            table.choose(seat, STAY)
    assert table.over
