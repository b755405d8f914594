"""Why games end: every reason that shared flows give, and that each game gives one."""

from __future__ import annotations

from functools import cache

import pytest

from jantaku import bots
from jantaku import events as ev
from jantaku.codec import decode, encode
from jantaku.errors import RecordError
from jantaku.policies.declaration import NoDeclaration
from jantaku.policies.round_flow import GameEndRules, RoundFlow
from jantaku.record import dump_event, header_of, replay
from jantaku.ruleset import resolve, ruleset
from jantaku.seams import Ending, HandPlan
from jantaku.state import Player, TableState
from jantaku.table import Setup, Table

LAST = 3
"""Position of the last deal of one round for four."""


def ended(
    end: GameEndRules,
    scores: tuple[int, ...],
    *,
    position: int,
    won: int | None = None,
    ready: tuple[int, ...] = (),
) -> HandPlan | Ending:
    """What follows a hand that the seat of its position dealt, won by a seat or drawn."""
    state = TableState(4)
    for seat, score in enumerate(scores):
        state.players[seat] = Player(f"p{seat}", "", True)
        state.accounts[f"p{seat}"] = score
    state.round, state.number = divmod(position, 4)
    state.dealer = state.number
    if won is None:
        state.drawn, state.ready = "exhaustive", ready
    else:
        state.wins = [ev.win(won, won, 0, "tsumo", None)]
    flow = RoundFlow(seats=4, start=0, end=end, declaration=NoDeclaration())
    return flow.next_hand(state)


ONE = GameEndRules(goal=30, extension=4)
PLAIN = GameEndRules()


@pytest.mark.parametrize(
    ("end", "scores", "position", "won", "expected"),
    [
        (PLAIN, (9, -1, 9, 9), 0, 0, Ending("bust", (1,))),
        (PLAIN, (0, 9, 9, 9), 0, 1, None),
        (GameEndRules(bust=1), (0, 9, 0, 9), 0, 1, Ending("bust", (0, 2))),
        (PLAIN, (9, 8, 7, 6), LAST, 0, Ending("last_hand")),
        (PLAIN, (9, 8, 7, 6), LAST - 1, 0, None),
        (PLAIN, (6, 8, 7, 9), LAST, LAST, Ending("dealer_on_top", (LAST,))),
        (PLAIN, (9, 8, 7, 6), LAST, LAST, None),
        (ONE, (31, 8, 7, 6), LAST, 0, Ending("last_hand")),
        (ONE, (29, 8, 7, 6), LAST, 0, None),
        (ONE, (29, 31, 7, 6), LAST + 1, 1, Ending("goal", (1,))),
        (ONE, (29, 8, 7, 6), LAST + 4, 0, Ending("extension")),
    ],
)
def test_a_game_of_rounds_says_why_it_ends(
    end: GameEndRules,
    scores: tuple[int, ...],
    position: int,
    won: int,
    expected: Ending | None,
) -> None:
    """Rules: riichi, end."""
    found = ended(end, scores, position=position, won=won)
    if expected is None:
        assert isinstance(found, HandPlan)
    else:
        assert found == expected


def test_a_dealer_who_is_ready_ends_the_last_hand_where_that_is_allowed() -> None:
    scores = (6, 8, 7, 9)
    found = ended(PLAIN, scores, position=LAST, ready=(LAST,))
    assert found == Ending("dealer_on_top", (LAST,))
    plan = ended(GameEndRules(stop_on_tenpai=False), scores, position=LAST, ready=(LAST,))
    assert isinstance(plan, HandPlan)


def finished(id: str, *, hands: int | None, **options: object) -> Table:
    """A game of good players to its end."""
    found = ruleset(id)
    rules = found.rules(resolve(found, options))
    players = tuple(Player(str(s), str(s), True) for s in range(rules.seats))
    table = Table(rules, Setup(players=players, hands=hands), secret=bytes(32))
    bot = bots.make("efficiency", 0)
    while not table.over:
        seat, decision = next(iter(table.pending().items()))
        table.choose(seat, bot.choose(table.view(seat), decision), decision=decision.id)
    return table


@pytest.mark.parametrize(
    ("id", "options", "hands", "reason"),
    [
        ("hanma", {}, 1, "hand_limit"),
        ("korean", {}, 1, "hand_limit"),
        ("hongkong", {"length": "hand"}, None, "last_hand"),
    ],
)
def test_the_end_is_told_to_everybody_and_in_records(
    id: str, options: dict[str, object], hands: int | None, reason: str
) -> None:
    table = finished(id, hands=hands, **options)
    end = table.log[-1]
    assert isinstance(end, ev.GameEnd)
    assert (end.reason, table.state.ending) == (reason, reason)
    found = ruleset(id)
    header = header_of(id, resolve(found, options), table.setup)
    assert replay(header, table.log).complete
    # Old records say nothing of it: they replay, and are written as they were.
    old = {name: value for name, value in encode(end).items() if name not in ("reason", "by")}
    read = decode(old)
    assert encode(read) == old
    assert "reason" not in dump_event(read)
    assert replay(header, [*table.log[:-1], read]).complete


@cache
def left_by_one() -> Table:
    """A session that a player closes after its first hand."""
    found = ruleset("hanma")
    players = tuple(Player(str(s), str(s), True) for s in range(4))
    table = Table(found.rules(resolve(found)), Setup(players=players), secret=bytes(32))
    bot = bots.make("efficiency", 0)
    while table.state.phase != "between":
        seat, decision = next(iter(table.pending().items()))
        table.choose(seat, bot.choose(table.view(seat), decision), decision=decision.id)
    table.finish(Ending("left", (1,)))
    return table


def test_who_closes_a_session_is_kept() -> None:
    table = left_by_one()
    end = table.log[-1]
    assert end == ev.game_end(table.state.places, "left", (1,))
    header = header_of("hanma", resolve(ruleset("hanma")), table.setup)
    assert replay(header, table.log).complete


@pytest.mark.parametrize(
    ("reason", "by", "field"),
    [
        ("left", (9,), "by"),
        ("left", (-1,), "by"),
        ("left", (1, 1), "by"),
        ("x<b>y", (1,), "reason"),
        ("x" * 33, (), "reason"),
        ("", (1,), "reason"),
    ],
)
def test_an_end_that_no_host_would_write_is_refused(
    reason: str, by: tuple[int, ...], field: str
) -> None:
    """Nothing else in a record says how a host ended the game, so its form is all to go by."""
    table = left_by_one()
    end = table.log[-1]
    assert isinstance(end, ev.GameEnd)
    header = header_of("hanma", resolve(ruleset("hanma")), table.setup)
    forged = [*table.log[:-1], end._replace(reason=reason, by=by)]
    with pytest.raises(RecordError) as e:
        replay(header, forged)
    assert (e.value.code, e.value.params["field"]) == ("bad_field", field)
