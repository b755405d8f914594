"""The table's verbs: what is refused, what follows, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import blood_battle
import pytest

from jantaku import events as ev
from jantaku.actions import PASS, action
from jantaku.errors import ActionError, RecordError
from jantaku.ruleset import HandPlan, Rules, resolve
from jantaku.state import Player
from jantaku.table import Setup, Start, Table, committed_walls, computers, new_table

Play = Callable[..., Table]
SECRET = bytes(32)


def fresh(rules: Rules, **setup: object) -> Table:
    players = computers(rules.seats)
    return Table(rules, Setup(players=players, **setup), secret=SECRET)  # type: ignore[arg-type]


def untouched(table: Table) -> tuple[object, ...]:
    return table.state.key(), list(table.log), table.pending()


@pytest.mark.parametrize(
    ("seat", "chosen", "decision", "code"),
    [
        (0, "discard:9x", None, "illegal_action"),
        (0, "", None, "illegal_action"),
        (0, "pass", None, "illegal_action"),
        (0, PASS, None, "illegal_action"),
        (0, action("discard", (44,)), None, "illegal_action"),
        (0, "tsumo", None, "illegal_action"),
        (0, "x" * 100_000, None, "illegal_action"),
        (1, "pass", None, "not_your_turn"),
        (-1, "pass", None, "not_your_turn"),
        (3, "pass", None, "not_your_turn"),
        (0, None, 0, "stale_decision"),
        (0, None, 10_000, "stale_decision"),
        (0, None, -1, "stale_decision"),
    ],
)
def test_refusals_change_nothing(
    rules: Rules, seat: int, chosen: object, decision: int | None, code: str
) -> None:
    table = fresh(rules)
    before = untouched(table)
    offered = table.pending()[0].default if chosen is None else chosen
    with pytest.raises(ActionError) as e:
        table.choose(seat, offered, decision=decision)  # type: ignore[arg-type]
    assert e.value.code == code
    assert len(str(e.value)) < 300
    assert untouched(table) == before


def test_an_answer_is_taken_once(rules: Rules, play: Play) -> None:
    for seed in range(60):
        table = play(seed, until=lambda t: len(t.pending()) > 1)
        if not table.over:
            break
    (first, decision), *_ = table.pending().items()
    table.choose(first, PASS, decision=decision.id)
    before = untouched(table)
    with pytest.raises(ActionError) as e:
        table.choose(first, PASS, decision=decision.id)
    assert e.value.code == "not_your_turn"
    assert untouched(table) == before


def test_decisions_of_one_offer_have_one_id_and_it_moves_on(rules: Rules, play: Play) -> None:
    table = fresh(rules)
    ids = []
    for _ in range(30):
        pending = table.pending()
        assert len({d.id for d in pending.values()}) == 1
        ids.append(next(iter(pending.values())).id)
        seat, decision = min(pending.items())
        table.choose(seat, decision.default)
    assert ids == sorted(ids)
    assert len(set(ids)) > 20


def test_the_default_is_the_plainest(rules: Rules) -> None:
    table = fresh(rules)
    for _ in range(60):
        for decision in table.pending().values():
            if decision.kind == "turn":
                assert decision.default.key.startswith("discard:")
                assert decision.default.mark == ""
                if table.state.seats[decision.seat].drawn >= 0:
                    assert decision.default.drawn
            else:
                assert decision.default is PASS
        seat, decision = min(table.pending().items())
        table.choose(seat, decision.default, late=True)
    assert all(e.late for e in table.log if isinstance(e, ev.Choice))


def test_drain_gives_every_event_once(rules: Rules) -> None:
    table = fresh(rules)
    told = list(table.drain())
    assert table.drain() == []
    while not table.over and len(told) < 100:
        seat, decision = min(table.pending().items())
        table.choose(seat, decision.default)
        told += table.drain()
    assert told == table.log[: len(told)]


def test_the_same_secret_deals_the_same(rules: Rules) -> None:
    one, two = fresh(rules), fresh(rules)
    assert one.log == two.log
    other = Table(rules, one.setup, secret=bytes(31) + b"\x01")
    assert other.log != one.log
    assert Table(rules).log != Table(rules).log, "without a secret, chance decides"


def test_the_wall_is_committed_and_opened(rules: Rules, play: Play) -> None:
    table = play(4, hands=1)
    start = next(e for e in table.log if isinstance(e, ev.HandStart))
    wall = next(e for e in table.log if isinstance(e, ev.Wall))
    opened = next(e for e in table.log if isinstance(e, ev.OpenWall))
    assert opened[1:] == wall[1:]
    from jantaku.wall import commitment

    assert commitment(opened.tiles, opened.nonce) == start.commitment


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup(players=computers(4)), "wrong_seats"),
        (Setup(players=()), "wrong_seats"),
        (Setup(players=computers(3), dealer=3), "no_such_seat"),
        (Setup(players=computers(3), dealer=-1), "no_such_seat"),
        (Setup(players=(*computers(2), computers(1)[0])), "player_twice"),
        (Setup(players=computers(3), start=Start(HandPlan(0, 0, 0, 0), (1, 2))), "wrong_seats"),
        (Setup(players=computers(3), start=Start(HandPlan(0, 0, 5, 0), (1, 2, 3))), "no_such_seat"),
    ],
)
def test_setups_that_fit_no_table(rules: Rules, setup: Setup, code: str) -> None:
    with pytest.raises(ActionError) as e:
        Table(rules, setup)
    assert e.value.code == code


def test_a_game_may_begin_in_the_middle(rules: Rules) -> None:
    start = Start(HandPlan(0, 2, 2, 1), (10_000, 20_000, 74_000), (("sticks", 1000),))
    table = fresh(rules, start=start)
    state = table.state
    assert (state.number, state.dealer, state.repeat, state.turn) == (2, 2, 1, 2)
    assert [state.score(s) for s in range(3)] == [10_000, 20_000, 74_000]
    assert state.pot("sticks") == 1000
    assert sum(state.accounts.values()) == 0


def test_a_number_of_hands_ends_the_game(rules: Rules, play: Play) -> None:
    table = play(5, hands=1)
    assert table.over
    assert table.pending() == {}
    assert sum(isinstance(e, ev.HandStart) for e in table.log) == 1
    with pytest.raises(ActionError) as e:
        table.choose(0, PASS)
    assert e.value.code == "not_your_turn"


def test_seats_are_asked_between_hands_where_that_is_arranged(rules: Rules, play: Play) -> None:
    table = play(6, hands=2, confirm=True, until=lambda t: t.state.phase == "between")
    assert {d.kind for d in table.pending().values()} == {"between"}
    assert [a.key for a in table.pending()[0].actions] == ["ready"]
    for seat in (2, 0):
        table.choose(seat, "ready")
        assert table.state.phase == "between"
    assert set(table.pending()) == {1}
    table.choose(1, "ready")
    assert table.state.phase == "turn"


def test_a_host_may_end_a_game_between_hands(rules: Rules, play: Play) -> None:
    table = play(6, hands=None, confirm=True, until=lambda t: t.state.phase == "between")
    table.finish()
    assert table.over
    assert table.log[-1][0] == "game_end"
    assert sum(table.state.accounts.values()) == 0


def test_no_game_ends_in_the_middle_of_a_hand(rules: Rules) -> None:
    table = fresh(rules)
    before = untouched(table)
    with pytest.raises(ActionError) as e:
        table.finish()
    assert e.value.code == "hand_running"
    assert untouched(table) == before


@pytest.fixture
def session() -> Table:
    """Blood battle between two hands, where players may leave."""
    plugin = blood_battle.RULESETS[0]
    table = Table(plugin.rules(resolve(plugin)), secret=SECRET)
    while table.state.phase != "between":
        seat, decision = min(table.pending().items())
        table.choose(seat, decision.default)
    return table


def leave(table: Table, *leaving: int) -> None:
    for seat in range(4):
        table.choose(seat, "leave" if seat in leaving else "stay")


def test_the_next_hand_waits_until_no_seat_is_empty(session: Table) -> None:
    leave(session, 1, 3)
    assert session.pending() == {}
    assert not session.over
    session.sit(3, Player("carol", "Carol", False))
    assert session.pending() == {}
    session.sit(1, Player("bot3", "Back again", True))
    assert session.state.phase == "turn"
    assert session.state.serial == 1


def test_who_sits_and_who_has_gone(session: Table) -> None:
    leave(session, 1)
    assert [p and p.id for p in session.players] == ["bot0", None, "bot2", "bot3"]
    assert [p.id for p in session.gone] == ["bot1"]
    carol = Player("carol", "Carol", False)
    session.sit(1, carol)
    assert session.players[1] == carol
    assert [p.id for p in session.gone] == ["bot1"]


def test_a_waiting_table_resumes(session: Table) -> None:
    leave(session, 1, 3)
    for guest in ("carol", "dave"):
        again = Table.resume(session.rules, session.setup, session.log, secret=SECRET)
        assert again.pending() == session.pending() == {}
        seat = 1 if session.state.players[1] is None else 3
        for table in (session, again):
            table.sit(seat, Player(guest, guest, False))
        assert again.log == session.log
        assert again.pending() == session.pending()


@pytest.mark.parametrize(
    ("seat", "player", "code"),
    [
        (0, "carol", "seat_taken"),
        (4, "carol", "no_such_seat"),
        (-1, "carol", "no_such_seat"),
        (1, "bot0", "player_twice"),
    ],
)
def test_seats_that_cannot_be_taken(session: Table, seat: int, player: str, code: str) -> None:
    leave(session, 1)
    before = untouched(session)
    with pytest.raises(ActionError) as e:
        session.sit(seat, Player(player, player, False))
    assert e.value.code == code
    assert untouched(session) == before


def test_totals_go_with_the_player(session: Table) -> None:
    state = session.state
    had = state.score(1)
    leave(session, 1)
    session.sit(1, Player("carol", "Carol", False))
    assert state.score(1) == 0
    assert state.accounts["bot1"] == had


@pytest.mark.parametrize(
    "log",
    [
        [],
        [ev.seat(0, "a", "A", True)],
        [ev.seat(9, "a", "A", True)],
        [ev.draw(0, 5, "live", 60)],
        [ev.draw(7, 5, "live", 60)],
        [ev.stand(0)],
        [ev.transfer(0, 1, 5, "x")],
        [ev.discard(0, 5, False, "")],
        [ev.call(0, None)],  # type: ignore[arg-type]
        [ev.choice(0, "gibberish", False), ev.draw(0, 5, "live", 3)],
    ],
)
def test_logs_that_are_none(rules: Rules, log: list[ev.Event]) -> None:
    with pytest.raises(RecordError):
        Table.resume(rules, Setup(players=computers(3)), log)


def test_a_copy_goes_its_own_way(rules: Rules, play: Play) -> None:
    table = play(7, until=lambda t: len(t.log) > 80)
    before = untouched(table)
    twin = table.copy()
    assert untouched(twin) == before
    while not twin.over:
        seat, decision = min(twin.pending().items())
        twin.choose(seat, decision.default)
    assert untouched(table) == before
    assert table.drain() == table.log


def test_walls_may_come_from_elsewhere(rules: Rules) -> None:
    source = committed_walls(rules, SECRET)
    assert Table(rules, walls=source).log == Table(rules, secret=SECRET).log


def test_a_table_by_name() -> None:
    table = new_table("riichi", secret=SECRET, start_points=30_000)
    assert [table.state.score(s) for s in range(4)] == [30_000] * 4
    assert table.pending()
