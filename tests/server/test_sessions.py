"""Players who come and go between hands, at a table of somebody alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from jantaku.actions import LEAVE, READY, STAY
from jantaku.record import load, replay
from jantaku.server import computers, guests
from jantaku.table import Decision, Player
from tests.server.support import Page, Running, begin, default

pytestmark = pytest.mark.usefixtures("toys")

Json = dict[str, Any]

SESSION = "blood-battle"


@pytest.fixture
def play(client: httpx.Client, server: Running) -> Iterator[Callable[..., Page]]:
    """Begins a session and sits down."""
    pages = []

    def sit(**setup: object) -> Page:
        page = server.page(begin(client, ruleset=SESSION, setup=setup)).greeted()
        pages.append(page)
        return page

    yield sit
    for page in pages:
        page.__exit__()


def to_the_end_of_a_hand(page: Page) -> None:
    page.play(default, until=lambda p: p.asked["kind"] == "between")


def steps(page: Page, since: int) -> list[Json]:
    return [m for m in page.messages[since:] if m["type"] == "step"]


def test_stay_or_leave_is_asked_where_the_ruleset_asks(play: Callable[..., Page]) -> None:
    page = play(guests=0)
    to_the_end_of_a_hand(page)
    assert [a["key"] for a in page.asked["actions"]] == ["leave", "stay"]
    assert page.asked["default"] == "stay"
    names = [seat["name"] for seat in page.view["seats"]]
    for _ in range(3):
        page.answer(default)
        to_the_end_of_a_hand(page)
        assert page.view["left"] == []
        assert [seat["name"] for seat in page.view["seats"]] == names
    assert page.view["hand"]["serial"] == 3


def test_who_leaves_is_followed_by_somebody_new(play: Callable[..., Page]) -> None:
    page = play(guests=100)
    to_the_end_of_a_hand(page)
    before = page.view["seats"]
    since = len(page.messages)
    page.answer(lambda _: "stay")

    coming, dealing, *_ = steps(page, since)
    # Comings and goings are a step of their own, in which nothing else is told.
    kinds = [(e["e"], e["seat"]) for e in coming["events"]]
    assert kinds[:1] == [("choice", 0)]
    assert sorted(kinds[1:]) == sorted((kind, s) for kind in ("leave", "seat") for s in (1, 2, 3))
    assert coming["view"]["phase"] == "between"
    assert coming["decision"] is None
    assert dealing["events"][0]["e"] == "hand_start"

    view = coming["view"]
    assert view["left"] == [
        {
            "player": f"computer{seat}",
            "name": before[seat]["name"],
            "bot": True,
            "score": before[seat]["score"],
        }
        for seat in (1, 2, 3)
    ]
    gone = {e["player"] for e in coming["events"] if e["e"] == "leave"}
    assert gone == {one["player"] for one in view["left"]}
    came = {e["seat"]: e for e in coming["events"] if e["e"] == "seat"}
    for seat in (1, 2, 3):
        assert view["seats"][seat]["name"] == came[seat]["name"]
        assert view["seats"][seat]["score"] == 0
        assert came[seat]["player"] not in gone
    assert len({one["name"] for one in before} | {e["name"] for e in came.values()}) == 7
    assert view["seats"][0]["score"] == before[0]["score"]


def test_a_result_looked_at_again_is_of_those_who_played(
    play: Callable[..., Page], client: httpx.Client
) -> None:
    page = play(guests=100)
    to_the_end_of_a_hand(page)
    played = [(seat["name"], seat["score"]) for seat in page.view["seats"]]
    page.answer(lambda _: "stay")
    [game] = client.get("/api/games").json()
    assert game["hand"]["serial"] == 1
    path = f"/api/games/{game['id']}/replay"
    first, second = (client.get(f"{path}/{hand}").json()["steps"] for hand in (0, 1))
    assert [(seat["name"], seat["score"]) for seat in first[-1]["view"]["seats"]] == played
    assert first[-1]["view"]["left"] == []
    kinds = [event["e"] for event in second[0]["events"]]
    assert kinds[:6].count("leave") == kinds[:6].count("seat") == 3
    assert kinds[6] == "hand_start"
    assert len(second[0]["view"]["left"]) == 3
    names = [[seat["name"] for seat in hand["seats"]] for hand in client.get(path).json()["hands"]]
    assert names == [
        [name for name, _ in played],
        [seat["name"] for seat in page.view["seats"]],
    ]
    # One may play on where others have just sat down.
    answer = client.post(f"{path}/1/0/continue", json={})
    assert answer.status_code == 201, answer.text


def test_nobody_learns_before_who_will_leave(play: Callable[..., Page]) -> None:
    page = play(guests=100)
    to_the_end_of_a_hand(page)
    told = [e for m in steps(page, 0) for e in m["events"]]
    assert not [e for e in told if e["e"] == "leave"]
    assert {e["seat"] for e in told if e["e"] == "choice"} == {0}


def test_leaving_ends_the_game_with_everybody_ranked(
    play: Callable[..., Page], client: httpx.Client
) -> None:
    page = play(guests=60, name="Mika")
    for _ in range(6):
        to_the_end_of_a_hand(page)
        page.answer(default)
    to_the_end_of_a_hand(page)
    before = page.view
    assert len(before["left"]) > 2
    page.answer(lambda _: "leave")

    assert page.view["phase"] == "over"
    assert page.decision is None
    final = page.view["final"]
    players = final["players"]
    assert [p["place"] for p in players] == list(range(1, len(players) + 1))
    scores = [p["score"] for p in players]
    assert scores == sorted(scores, reverse=True)
    assert sum(scores) == 0, "whoever left takes nothing along"
    seated = {p["seat"]: p for p in players if p["seat"] is not None}
    assert {s: (p["name"], p["score"]) for s, p in seated.items()} == {
        s: (seat["name"], seat["score"]) for s, seat in enumerate(before["seats"])
    }
    assert seated[0]["name"] == "Mika"
    assert not seated[0]["bot"]
    away = [p for p in players if p["seat"] is None]
    assert sorted((p["player"], p["score"]) for p in away) == sorted(
        (p["player"], p["score"]) for p in before["left"]
    )
    assert [p["seat"] for p in final["places"]] == [
        p["seat"] for p in players if p in seated.values()
    ]

    [listed] = client.get("/api/games").json()
    assert listed["over"]
    assert listed["scores"][0] == seated[0]["score"]
    game = listed["id"]
    header, events = load(client.get(f"/api/games/{game}/record").text.splitlines())
    found = replay(header, events)
    assert found.complete
    # Looked at again, it shows the same.
    last = client.get(f"/api/games/{game}/replay/6").json()["steps"][-1]["view"]
    assert last["final"] == final
    assert last["left"] == before["left"]


def test_leave_answers_the_open_decision_only(play: Callable[..., Page]) -> None:
    page = play(guests=0)
    page.act("leave")
    assert page.receive()["code"] == "illegal_action"
    to_the_end_of_a_hand(page)
    page.act("leave", decision=page.asked["id"] - 1)
    assert page.receive()["code"] == "stale_decision"
    page.act("ready")
    assert page.receive()["code"] == "illegal_action"
    page.answer(default)
    assert page.view["hand"]["serial"] == 1


def test_where_nobody_may_leave_it_stays_ready(server: Running, client: httpx.Client) -> None:
    game = begin(client, setup={"guests": 100})
    with server.page(game).greeted() as page:
        to_the_end_of_a_hand(page)
        assert [a["key"] for a in page.asked["actions"]] == ["ready"]
        page.act("leave")
        assert page.receive()["code"] == "illegal_action"
        page.answer(default)
        assert page.view["left"] == []


def test_a_restart_changes_nothing_of_it(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    seen: list[Json] = []
    with Running(database) as server, server.client() as client:
        game = begin(client, ruleset=SESSION, setup={"guests": 50})
    for _ in range(4):
        # Each time the game is read anew, in a process that remembers nothing.
        with Running(database) as server, server.page(game).greeted() as page:
            if seen:
                assert page.view == seen[-1]
            to_the_end_of_a_hand(page)
            page.answer(default)
            seen.append(page.view)
    assert len(seen[-1]["left"]) > 1


DECISION = Decision(40, 2, "between", (LEAVE, STAY), STAY)


def test_how_often_computers_leave() -> None:
    def left(percent: int) -> int:
        return sum(
            guests.stays_or_leaves("game", DECISION._replace(id=id), percent) is LEAVE
            for id in range(1000)
        )

    assert left(0) == 0
    assert left(100) == 1000
    assert 60 < left(guests.USUAL) < 150
    again = [guests.stays_or_leaves("a", DECISION, 50) for _ in range(5)]
    assert len(set(again)) == 1
    others = {guests.stays_or_leaves(game, DECISION, 50) for game in "abcdefgh"}
    assert others == {LEAVE, STAY}


def test_who_is_only_asked_to_be_ready_is_ready() -> None:
    decision = Decision(40, 2, "between", (READY,), READY)
    assert guests.stays_or_leaves("game", decision, 100) is READY


def test_newcomers_are_strangers_as_long_as_there_are_names() -> None:
    people = [Player("me", "", False)]
    for _ in range(30):
        new = guests.newcomer("game", people)
        assert new == guests.newcomer("game", people)
        assert new.bot
        assert new.id not in {p.id for p in people}
        people.append(new)
    first = [p.name for p in people[1 : 1 + len(computers.NAMES)]]
    assert sorted(first) == sorted(computers.NAMES)
