"""Games over a real socket."""

from __future__ import annotations

import contextlib
import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from jantaku.record import load, replay
from tests.server.support import STRANGER, Page, Running, begin, chooser, default


def test_a_whole_game(server: Running, client: httpx.Client) -> None:
    game = begin(client, setup={"name": "  Mi \t ki "})
    with server.page(game) as page:
        hello = page.receive()
        assert hello["type"] == "hello"
        assert (hello["game"], hello["seat"], hello["n"]) == (game, 0, 0)
        assert hello["ruleset"]["id"] == "riichi"
        assert page.view["dealer"] == 0, "alone against computers one deals first"
        assert [seat["bot"] for seat in page.view["seats"]] == [False, True, True, True]
        assert page.view["seats"][0]["name"] == "Mi ki"
        assert page.decision is not None
        assert page.decision["kind"] == "turn"

        page.play(chooser(1), until=lambda p: False)
        assert page.view["phase"] == "over"
        assert page.view["final"]["places"]
        assert page.decision is None
        hands = page.view["hand"]["serial"] + 1
        assert hands >= 4
        kinds = {event["e"] for m in page.messages[1:] for event in m["events"]}
        assert "wall" not in kinds
        ends = [m for m in page.messages[1:] if m["view"]["phase"] == "between"]
        readies = [m["decision"]["kind"] for m in ends if m["decision"]]
        assert readies == ["between"] * (hands - 1), "ready once after each hand but the last"

        # What is over cannot be played on.
        page.send({"type": "act", "decision": 1, "action": "pass"})
        assert page.receive() == {
            "type": "error",
            "code": "game_over",
            "params": {},
            "decision": None,
        }

    [listed] = client.get("/api/games").json()
    assert listed["over"]
    assert listed["scores"] == [seat["score"] for seat in page.view["seats"]]

    answer = client.get(f"/api/games/{game}/record")
    assert answer.status_code == 200
    header, events = load(answer.text.splitlines())
    found = replay(header, events)
    assert found.complete
    assert found.hands == hands
    assert header.setup.players[0].name == "Mi ki"
    # What a seat saw of each hand is what the record holds.
    log = [json.loads(line) for line in answer.text.splitlines()[1:]]
    discards = [e for e in log if e["e"] == "discard"]
    seen = [e for m in page.messages[1:] if m["type"] == "step" for e in m["events"]]
    assert [e for e in seen if e["e"] == "discard"] == discards


def test_passes_of_others_are_not_told(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    with server.page(game).greeted() as page:
        page.play(chooser(5), until=lambda p: p.view["phase"] == "between")
        choices = [e for m in page.messages[1:] for e in m["events"] if e["e"] == "choice"]
        assert choices
        assert {e["seat"] for e in choices} == {0}
        drawn = [e for m in page.messages[1:] for e in m["events"] if e["e"] == "draw"]
        assert {e["tile"] for e in drawn if e["seat"] != 0} == {"??"}
        assert "??" not in {e["tile"] for e in drawn if e["seat"] == 0}


def test_a_step_ends_where_something_is_seen_to_happen(
    server: Running, client: httpx.Client
) -> None:
    game = begin(client)
    with server.page(game).greeted() as page:
        page.play(chooser(2), until=lambda p: p.view["hand"]["serial"] == 1)
        for message in page.messages[1:]:
            kinds = [e["e"] for e in message["events"]]
            moments = [k for k in kinds if k in ("draw", "discard", "call", "kan")]
            assert len(moments) <= 1, kinds
            if message["decision"] is None and message["view"]["phase"] != "between":
                assert moments, kinds


def test_reload_shows_the_same(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    choose = chooser(3)
    with server.page(game).greeted() as page:
        page.play(choose, until=lambda p: p.n > 60)
        before = page
    for _ in range(3):
        with server.page(game).greeted() as page:
            assert page.view == before.view
            assert page.decision == before.decision
            assert page.n == before.n
            page.answer(choose)
            before = page


def test_sync_greets_again(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    with server.page(game).greeted() as page:
        page.answer(default)
        view, decision, n = page.view, page.decision, page.n
        page.send({"type": "sync"})
        hello = page.receive()
        assert hello["type"] == "hello"
        assert (hello["view"], hello["decision"], hello["n"]) == (view, decision, n)
        # And the steps go on from there.
        page.answer(default)


def test_a_second_socket_takes_over(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    with server.page(game).greeted() as older, server.page(game).greeted() as newer:
        assert older.close_code() == 4000
        assert newer.view == older.view
        newer.answer(default)
        assert newer.decision is not None


def test_stale_and_illegal_actions(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    with server.page(game).greeted() as page:
        open_decision = page.asked["id"]

        page.act("ron")
        refused = page.receive()
        assert (refused["type"], refused["code"]) == ("error", "illegal_action")
        assert refused["params"] == {"action": "ron"}
        assert refused["decision"] == open_decision

        for key in ("", "discard:xx", "pass:1", "discard:5m:drawn:riichi:x", "雀" * 60):
            page.act(key)
            assert page.receive()["code"] == "illegal_action"

        for stale in (0, open_decision - 1, open_decision + 1, 2**53):
            page.act(default(page.asked), decision=stale)
            refused = page.receive()
            assert refused["code"] == "stale_decision"
            assert refused["decision"] == open_decision

        # Nothing has changed, and the right answer still counts.
        page.send({"type": "sync"})
        view = page.view
        assert page.receive()["view"] == view
        first = page.decision
        page.act(default(first))
        page.until_asked()

        # The same answer twice: the second is late.
        assert first is not None
        page.act(default(first), decision=first["id"])
        assert page.receive()["code"] == "stale_decision"


HOSTILE: list[tuple[str | bytes, str]] = [
    (b"\x00\x01", "binary"),
    (b'{"type":"sync"}', "binary"),
    ("", "not_json"),
    ("{", "not_json"),
    ('{"type":"sync"', "not_json"),
    ("\x00", "not_json"),
    ("nonsense", "not_json"),
    ("[" * 4000, "unknown_message"),
    ('{"a":' * 700, "not_json"),
    ("null", "unknown_message"),
    ("17", "unknown_message"),
    ("[]", "unknown_message"),
    ("{}", "unknown_message"),
    ('{"type":1}', "unknown_message"),
    ('{"type":"act"}', "unknown_message"),
    ('{"type":"die"}', "unknown_message"),
    ('{"type":"sync","more":1}', "unknown_message"),
    ('{"type":"act","decision":"1","action":"pass"}', "unknown_message"),
    ('{"type":"act","decision":1.5,"action":"pass"}', "unknown_message"),
    ('{"type":"act","decision":-1,"action":"pass"}', "unknown_message"),
    ('{"type":"act","decision":true,"action":"pass"}', "unknown_message"),
    ('{"type":"act","decision":1' + "0" * 400 + ',"action":"pass"}', "unknown_message"),
    ('{"type":"act","decision":1,"action":["pass"]}', "unknown_message"),
    ('{"type":"act","decision":1,"action":null}', "unknown_message"),
    ('{"type":"act","decision":1,"action":"' + "p" * 3000 + '"}', "unknown_message"),
]


@pytest.mark.parametrize("start", range(0, len(HOSTILE), 9))
def test_hostile_frames_change_nothing(server: Running, client: httpx.Client, start: int) -> None:
    game = begin(client)
    with server.page(game).greeted() as page:
        open_decision = page.asked["id"]
        for frame, reason in HOSTILE[start : start + 9]:
            page.socket.send(frame)
            assert page.receive() == {
                "type": "error",
                "code": "bad_message",
                "params": {"reason": reason},
                "decision": open_decision,
            }, frame
        page.answer(default)
        assert page.decision is not None


@pytest.mark.parametrize(
    "frame", ["x" * 4097, "x" * 100_000, "雀" * 1400, b"x" * 5000], ids=lambda f: f"{len(f)}"
)
def test_a_huge_frame_closes(server: Running, client: httpx.Client, frame: str | bytes) -> None:
    game = begin(client)
    with server.page(game).greeted() as page:
        page.socket.send(frame)
        assert page.close_code() == 1009
    with server.page(game).greeted() as again:
        assert again.view == page.view
        assert again.decision == page.decision


def test_a_flood_of_nonsense_closes(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    illegal = '{"type":"act","decision":1,"action":"x"}'
    for frame in ("nonsense", b"\xff", '{"type":"sync"}', illegal):
        with server.page(game).greeted() as page:
            # It may be closed before all is sent.
            with contextlib.suppress(ConnectionClosed):
                for _ in range(200):
                    page.socket.send(frame)
            assert page.close_code() == 4002
            assert len(page.messages) < 40, "what comes after is not answered"
    with server.page(game).greeted() as again:
        assert again.view["hand"]["serial"] == 0
        again.answer(default)


def test_quick_play_is_no_flood(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    with server.page(game).greeted() as page:
        page.play(default, until=lambda p: p.view["hand"]["serial"] == 2)
        assert len(page.messages) > 100


@pytest.mark.parametrize("player", [STRANGER, "", "no token"])
def test_somebody_elses_game(server: Running, client: httpx.Client, player: str) -> None:
    game = begin(client)
    with server.page(game, player) as page:
        assert page.close_code() == 4004
        assert page.messages == []


def test_no_such_game(server: Running) -> None:
    with server.page("nonesuch") as page:
        assert page.close_code() == 4004


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "http://127.0.0.1:1", "null", "https://127.0.0.1"]
)
def test_another_sites_page_cannot_play(server: Running, client: httpx.Client, origin: str) -> None:
    game = begin(client)
    with pytest.raises(InvalidStatus) as refused:
        server.page(game, origin=origin)
    assert refused.value.response.status_code == 403


def test_a_program_without_origin_can_play(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    with server.page(game, origin=None).greeted() as page:
        assert page.decision is not None


def test_giving_up_closes_the_table(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    with server.page(game).greeted() as page:
        assert client.delete(f"/api/games/{game}").status_code == 204
        assert page.close_code() == 4004
    with server.page(game) as page:
        assert page.close_code() == 4004
    assert client.get("/api/games").json() == []


def test_two_games_at_once(server: Running, client: httpx.Client) -> None:
    games = [begin(client), begin(client)]
    with server.page(games[0]).greeted() as one, server.page(games[1]).greeted() as other:
        assert one.view["commitment"] != other.view["commitment"]
        pages: list[Page] = [one, other]
        for i in range(12):
            page = pages[i % 2]
            page.answer(default)
    listed = client.get("/api/games").json()
    assert [g["id"] for g in listed] == [games[1], games[0]], "played last comes first"
    assert not any(g["over"] for g in listed)
