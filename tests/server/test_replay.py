"""Games looked at again."""

from __future__ import annotations

from collections import Counter
from typing import Any

import httpx
import pytest

from jantaku.record import load
from jantaku.server import replay
from tests.server.support import STRANGER, Running, begin, chooser

Json = dict[str, Any]


def game_over(server: Running, client: httpx.Client) -> tuple[str, list[Json]]:
    """A finished game, and what its player was told."""
    game = begin(client, setup={"hands": 3})
    with server.page(game).greeted() as page:
        page.play(chooser(4), until=lambda p: False)
        assert page.view["phase"] == "over"
        return game, page.messages


def test_a_finished_game_lies_open(server: Running, client: httpx.Client) -> None:
    game, messages = game_over(server, client)
    index = client.get(f"/api/games/{game}/replay").json()
    assert (index["game"], index["seat"], index["over"]) == (game, 0, True)
    assert index["ruleset"]["id"] == "riichi"
    assert len(index["hands"]) == 3
    assert all(hand["over"] and (hand["winners"] or hand["draw"]) for hand in index["hands"])

    told = [e for m in messages[1:] for e in m["events"] if e["e"] in ("discard", "call", "win")]
    shown = []
    for number in range(3):
        answer = client.get(f"/api/games/{game}/replay/{number}").json()
        steps = answer["steps"]
        assert answer["hand"] == number
        assert steps[0]["events"][0]["e"] == "hand_start"
        for step in steps:
            view = step["view"]
            assert "??" not in str([seat["hand"] for seat in view["seats"]])
            assert len(step["events"]) >= 1
            moved = [e for e in step["events"] if e["e"] in ("draw", "discard", "call", "win")]
            assert len(moved) <= 1, "one thing a step"
            # No tile comes twice as often as it exists.
            tiles = Counter(
                tile.replace("0", "5")
                for seat in view["seats"]
                for tile in [
                    *seat["hand"],
                    *([seat["drawn"]] if seat["drawn"] else []),
                    *(r["tile"] for r in seat["river"] if not r["taken"]),
                    *(t for meld in seat["melds"] for t in meld["tiles"]),
                ]
            )
            assert max(tiles.values()) <= 4
        shown += [e for s in steps for e in s["events"] if e["e"] in ("discard", "call", "win")]
    assert shown == told
    assert steps[-1]["view"] == {**messages[-1]["view"], "seats": steps[-1]["view"]["seats"]}
    assert steps[-1]["view"]["final"]["places"]


def test_a_running_game_shows_what_one_saw(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    with server.page(game).greeted() as page:
        page.play(chooser(2), until=lambda p: p.view["live"] < 50)
        steps = client.get(f"/api/games/{game}/replay/0").json()["steps"]
        assert steps[-1]["view"] == page.view
        for step in steps:
            for seat in step["view"]["seats"][1:]:
                assert set(seat["hand"]) <= {"??"}
                assert seat["drawn"] in (None, "??")
            for event in step["events"]:
                assert event["e"] not in ("wall", "choice")
                if event["e"] in ("draw", "deal") and event["seat"] != 0:
                    assert "??" in str(event)
        assert not client.get(f"/api/games/{game}/replay").json()["hands"][0]["over"]


@pytest.mark.parametrize("hand", ["3", "9999"])
def test_a_hand_that_is_not_there(server: Running, client: httpx.Client, hand: str) -> None:
    game = begin(client)
    answer = client.get(f"/api/games/{game}/replay/{hand}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "no_such_hand"
    assert client.get(f"/api/games/{game}/replay/x").status_code in (400, 404)


def test_a_strangers_game_is_missing(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    with server.client() as stranger:
        stranger.cookies = httpx.Cookies({"jantaku_player": STRANGER})
        for path in (f"/api/games/{game}/replay", f"/api/games/{game}/replay/0"):
            assert stranger.get(path).status_code == 404


def test_hands_of_a_log(server: Running, client: httpx.Client) -> None:
    game, _ = game_over(server, client)
    text = client.get(f"/api/games/{game}/record").text
    header, events = load(text.splitlines())
    log = list(events)
    assert replay.hands(log) == client.get(f"/api/games/{game}/replay").json()["hands"]
    with pytest.raises(replay.NoSuchHand):
        replay.steps(header.rules(), log, -1, seat=None)
