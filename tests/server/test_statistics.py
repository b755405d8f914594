"""What finished games come to."""

from __future__ import annotations

import json

import httpx

from jantaku.server.statistics import Tally, count
from tests.server.support import Running, begin, chooser


def line(kind: str, **fields: object) -> str:
    return json.dumps({"e": kind, **fields}, separators=(",", ":"))


def win(seat: int, source: int, points: int) -> str:
    return line("win", seat=seat, **{"from": source}, value={"numbers": {"points": points}})


LOG = [
    line("call", seat=1),
    line("declare", seat=0, mark="riichi"),
    win(0, 2, 3900),
    line("hand_end", serial=0),
    line("call", seat=0),
    line("call", seat=0),
    win(3, 0, 8000),
    line("hand_end", serial=1),
    win(2, 2, 1000),
    line("hand_end", serial=2),
    line("hand_drawn", reason="exhaustive"),
    line("hand_end", serial=3),
    line("game_end", places=[3, 0, 2, 1]),
]


def test_a_game_is_counted() -> None:
    own = count(LOG, 0)
    assert own == Tally(
        games=1,
        hands=4,
        wins=1,
        fed=1,
        declared=1,
        called=1,
        drawn=1,
        won=3900,
        lost=8000,
        places=[0, 1, 0, 0],
    )
    other = count(LOG, 2)
    assert (other.wins, other.fed, other.won, other.lost) == (1, 1, 1000, 3900)
    own.add(other)
    assert (own.games, own.hands, own.places) == (2, 8, [0, 1, 1, 0])


def test_a_tile_that_several_win_on_is_fed_once() -> None:
    """Hands are counted, points are all that was paid."""
    several = [win(seat, 0, 1000 * seat) for seat in (1, 2, 3)]
    tally = count([*several, line("hand_end", serial=0), win(1, 0, 500), line("hand_end")], 0)
    assert (tally.hands, tally.fed, tally.lost) == (2, 2, 6500)


def test_statistics_of_a_player(server: Running, client: httpx.Client) -> None:
    assert client.get("/api/statistics").json() == []
    wins = 0
    for seed in range(2):
        with server.page(begin(client, setup={"hands": 2})).greeted() as page:
            page.play(chooser(seed), until=lambda p: False)
        told = [e for m in page.messages[1:] for e in m["events"]]
        wins += sum(e["e"] == "win" and e["seat"] == 0 for e in told)
    begin(client)
    [found] = client.get("/api/statistics").json()
    assert found["ruleset"] == "riichi"
    assert (found["games"], found["hands"], sum(found["places"])) == (2, 4, 2)
    assert found["wins"] == wins
    assert client.get("/api/statistics").json() == [found]
