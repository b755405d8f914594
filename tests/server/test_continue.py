"""Playing on from a step of a replay."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from jantaku.record import load, replay
from tests.server.support import STRANGER, Running, begin, chooser, default

Json = dict[str, Any]

RULESETS = ("riichi", "sanma", "sixteen", "blood-battle")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory, toys: None) -> Iterator[Running]:
    """A server whose computers know what they do: they declare, call and set aside."""
    from jantaku.server.computers import make

    with Running(tmp_path_factory.mktemp("continue") / "games.sqlite3", computers=make) as running:
        yield running


def over(server: Running, client: httpx.Client, id: str, seed: int = 1, hands: int = 2) -> str:
    game = begin(client, ruleset=id, setup={"hands": hands, "name": "Mika", "guests": 0})
    with server.page(game).greeted() as page:
        chance = chooser(seed)
        page.play(
            # Nobody leaves, and nobody calls a hand off before it has begun.
            lambda d: default(d) if d["kind"] == "between" or "abort" in str(d) else chance(d),
            until=lambda p: False,
        )
        assert page.view["phase"] == "over"
    return game


def steps(client: httpx.Client, game: str, hand: int) -> list[Json]:
    found: list[Json] = client.get(f"/api/games/{game}/replay/{hand}").json()["steps"]
    return found


def go_on(client: httpx.Client, game: str, hand: int, step: int, **body: int) -> httpx.Response:
    return client.post(f"/api/games/{game}/replay/{hand}/{step}/continue", json=body)


def in_play(step: Json) -> bool:
    return step["view"]["phase"] in ("turn", "claim", "deal") and not step["view"]["result"]


def seen_by(view: Json, seat: int) -> Json:
    """An open view as one seat would see it: what the replay of a game that is over shows of all
    hands, without the others'.
    """
    view = json.loads(json.dumps(view))
    for s, at in enumerate(view["seats"]):
        if s != seat:
            if not at["open"]:
                at["hand"] = ["??"] * len(at["hand"])
                at["drawn"] = at["drawn"] and "??"
            at["marks"] = []
        # Who plays is somebody else now.
        at["name"], at["bot"] = "", False
    view["commitment"], view["hand"]["serial"] = "", 0
    view["wall"] = view["nonce"] = None
    return view


@pytest.mark.parametrize("id", RULESETS)
def test_the_seat_sees_what_the_replay_showed_it(
    server: Running, client: httpx.Client, id: str
) -> None:
    game = over(server, client, id)
    chance = random.Random(id)
    compared = 0
    for hand in (0, 1):
        told = steps(client, game, hand)
        for number in sorted(chance.sample(range(len(told)), min(6, len(told)))):
            seat = chance.randrange(len(told[0]["view"]["seats"]))
            if not in_play(told[number]):
                continue
            made = go_on(client, game, hand, number, seat=seat)
            assert made.status_code == 201, made.text
            new = made.json()["id"]
            assert made.json()["seat"] == seat
            expected = seen_by(told[number]["view"], seat)
            # The new game runs on by itself; its own replay holds the step.
            again = steps(client, new, 0)
            assert len(again) > number
            found = seen_by(again[number]["view"], seat)
            if _chose(told, number, seat):
                # There one is asked again, so what followed the choice is not there yet.
                expected["seats"] = found["seats"] = []
            compared += 1
            assert found == expected
            with server.page(new).greeted() as page:
                assert page.messages[0]["seat"] == seat
                assert page.decision is not None or page.view["phase"] == "over"
    assert compared


def _chose(told: list[Json], number: int, seat: int) -> bool:
    """Whether the step tells of something that came after a choice of the seat: its riichi stands
    only after everybody has answered.
    """
    kinds = [e["e"] for e in told[number]["events"]]
    return "declare" in kinds and told[number]["events"][0]["seat"] != seat


@pytest.mark.parametrize("id", RULESETS)
def test_the_new_game_is_played_to_its_end_and_replays(
    server: Running, client: httpx.Client, id: str
) -> None:
    game = over(server, client, id)
    told = steps(client, game, 0)
    number = next(i for i in range(len(told) // 2, 0, -1) if in_play(told[i]))
    new = go_on(client, game, 0, number).json()["id"]
    with server.page(new).greeted() as page:
        hello = page.messages[0]
        origin = {"game": game, "hand": 0, "step": number, "seat": 0}
        assert hello["continued_from"] == origin
        page.play(default, until=lambda p: False)
        assert page.view["phase"] == "over"
        assert page.view["hand"]["serial"] == 1, "as many hands as were left"
    text = client.get(f"/api/games/{new}/record").text
    header, events = load(text.splitlines())
    assert replay(header, events).complete
    assert header.meta["continued_from"] == origin
    assert header.setup.start is not None
    listed = {g["id"]: g for g in client.get("/api/games").json()}
    assert listed[new]["continued_from"] == origin
    assert listed[game]["continued_from"] is None
    assert client.get(f"/api/games/{new}/replay").json()["continued_from"] == origin


def test_it_does_not_count(server: Running, client: httpx.Client) -> None:
    game = over(server, client, "riichi")
    [before] = client.get("/api/statistics").json()
    new = go_on(client, game, 1, 1).json()["id"]
    with server.page(new).greeted() as page:
        page.play(default, until=lambda p: False)
    assert client.get("/api/statistics").json() == [before]
    assert before["games"] == 1


def test_a_choice_can_be_made_otherwise(server: Running, client: httpx.Client) -> None:
    """The step at which one drew is gone on with at the very same choice, with the same tiles."""
    game = begin(client, setup={"hands": 1})
    with server.page(game).greeted() as page:
        asked = page.asked
        page.play(default, until=lambda p: p.view["live"] < 40)
        told = steps(client, game, 0)
        mine = [
            i for i, s in enumerate(told) if (s["events"][0]["e"], s["view"]["turn"]) == ("draw", 0)
        ]
        for number in mine[:4]:
            new = go_on(client, game, 0, number).json()["id"]
            with server.page(new).greeted() as other:
                assert other.asked["kind"] == "turn"
                assert seen_by(other.view, 0) == seen_by(told[number]["view"], 0)
                if number == mine[0]:
                    assert [a["key"] for a in other.asked["actions"]] == [
                        a["key"] for a in asked["actions"]
                    ]
                other.answer(chooser(number))


def test_a_passed_claim_can_be_made(server: Running, client: httpx.Client) -> None:
    game = begin(client, setup={"hands": 4})
    with server.page(game).greeted() as page:
        page.play(default, until=lambda p: p.asked["kind"] == "claim")
        offered = [a["key"] for a in page.asked["actions"]]
        view = page.view
        hand = view["hand"]["serial"]
        page.answer(lambda _: "pass")
        told = steps(client, game, hand)
        number = next(
            i
            for i, s in enumerate(told)
            if s["view"]["claim"] == view["claim"] and s["view"]["live"] == view["live"]
        )
        new = go_on(client, game, hand, number).json()["id"]
        with server.page(new).greeted() as other:
            assert other.asked["kind"] == "claim"
            assert [a["key"] for a in other.asked["actions"]] == offered
            assert seen_by(other.view, 0) == seen_by(view, 0)
            other.answer(lambda decision: decision["actions"][0]["key"])


def test_after_a_hand_the_next_one_begins(server: Running, client: httpx.Client) -> None:
    game = over(server, client, "riichi")
    first, second = steps(client, game, 0), steps(client, game, 1)
    made = go_on(client, game, 0, len(first) - 1, seat=2)
    assert made.status_code == 201, made.text
    with server.page(made.json()["id"]).greeted() as page:
        view, begun = page.view, second[0]["view"]
        for name in ("round", "number", "repeat"):
            assert view["hand"][name] == begun["hand"][name]
        assert view["dealer"] == begun["dealer"]
        told = steps(client, made.json()["id"], 0)[0]["view"]
        assert told["pots"] == begun["pots"]
        assert [s["score"] for s in told["seats"]] == [s["score"] for s in begun["seats"]]
    last = go_on(client, game, 1, len(second) - 1)
    assert (last.status_code, last.json()["code"]) == (409, "game_over")


def test_names_go_with_their_players(server: Running, client: httpx.Client) -> None:
    game = over(server, client, "riichi")
    before = [s["name"] for s in steps(client, game, 0)[0]["view"]["seats"]]
    assert before[0] == "Mika"
    new = go_on(client, game, 0, 1, seat=2).json()["id"]
    with server.page(new).greeted() as page:
        seats = page.view["seats"]
        assert [s["name"] for s in seats] == [before[2], before[1], "Mika", before[3]]
        assert [s["bot"] for s in seats] == [True, True, False, True]


def test_a_running_game_is_gone_on_with_in_ones_own_place(
    server: Running, client: httpx.Client
) -> None:
    game = begin(client)
    with server.page(game).greeted() as page:
        page.play(default, until=lambda p: p.view["live"] < 50)
        refused = go_on(client, game, 0, 1, seat=1)
        assert (refused.status_code, refused.json()["code"]) == (409, "game_running")
        assert go_on(client, game, 0, 1, seat=0).status_code == 201
        # The game itself has not moved.
        view, decision = page.view, page.decision
        page.send({"type": "sync"})
        page.receive()
        assert (page.view, page.decision) == (view, decision)


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("9/0", {}, 404, "no_such_hand"),
        ("0/9000", {}, 404, "no_such_step"),
        ("0/0", {"seat": 4}, 400, "no_such_seat"),
        ("0/0", {"seat": -1}, 400, "bad_request"),
        ("0/0", {"seat": "a"}, 400, "bad_request"),
        ("0/0", {"chair": 1}, 400, "bad_request"),
        ("0/0", [], 400, "bad_request"),
    ],
)
def test_what_is_refused(
    server: Running, client: httpx.Client, path: str, body: object, status: int, code: str
) -> None:
    game = begin(client)
    refused = client.post(f"/api/games/{game}/replay/{path}/continue", json=body)
    assert (refused.status_code, refused.json()["code"]) == (status, code)
    assert len(client.get("/api/games").json()) == 1


def test_no_body_is_needed(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    assert client.post(f"/api/games/{game}/replay/0/1/continue").status_code == 201


def test_a_strangers_game_is_missing(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    with server.client() as stranger:
        stranger.cookies = httpx.Cookies({"jantaku_player": STRANGER})
        assert go_on(stranger, game, 0, 0).status_code == 404


def test_it_takes_no_time_to_speak_of(server: Running, client: httpx.Client) -> None:
    game = over(server, client, "riichi")
    took = []
    told = steps(client, game, 0)
    for number in range(0, len(told), max(1, len(told) // 20)):
        begun = time.perf_counter()
        assert go_on(client, game, 0, number).status_code == 201
        took.append(time.perf_counter() - begun)
    took.sort()
    # Some tens of milliseconds; a busy machine is no failure.
    assert took[len(took) // 2] < 2
