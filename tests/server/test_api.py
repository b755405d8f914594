"""The HTTP interface, by the framework's own client."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from jantaku.guide.lesson import lesson_of
from jantaku.ruleset import describe, ruleset
from jantaku.server import computers
from jantaku.server.app import create_app
from jantaku.server.identity import COOKIE
from tests.server.support import PLAYER, STRANGER, by_chance

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    database = tmp_path_factory.mktemp("api") / "games.sqlite3"
    with TestClient(create_app(str(database), computers=by_chance)) as client:
        yield client


@pytest.fixture
def client(running: Client) -> Client:
    """A browser that was never here before."""
    running.cookies.clear()
    return running


def problem(answer: Any, status: int, code: str) -> dict[str, Any]:
    """The problem that an answer is."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    body: dict[str, Any] = answer.json()
    assert body["code"] == code
    assert body["status"] == status
    assert body["title"]
    assert body["detail"]
    assert body["type"] == f"urn:jantaku:problem:{code}"
    return body


def begin(client: Client, **request: Any) -> str:
    answer = client.post("/api/games", json={"ruleset": "riichi", **request})
    assert answer.status_code == 201, answer.text
    assert answer.json()["seat"] == 0
    id: str = answer.json()["id"]
    return id


def test_rulesets(client: Client) -> None:
    listed = client.get("/api/rulesets").json()
    ids = [one["id"] for one in listed]
    assert ids[0] == "riichi", "the lesson that most readers want comes first"
    taught = [one["id"] for one in listed if lesson_of(ruleset(one["id"])) is not None]
    assert len(taught) > 1
    assert ids[: len(taught)] == taught, "then what can be learned from nothing"
    rest = ids[len(taught) :]
    assert rest == sorted(rest)
    one = client.get("/api/rulesets/riichi").json()
    assert one == json.loads(json.dumps(describe(ruleset("riichi"))))
    assert one in listed


def test_unknown_ruleset(client: Client) -> None:
    body = problem(client.get("/api/rulesets/nonesuch"), 404, "unknown_ruleset")
    assert set(body["texts"]) == {"ja", "en", "ko"}
    assert body["params"] == {"ruleset": "nonesuch"}


def test_a_game_is_listed(client: Client) -> None:
    assert client.get("/api/games").json() == []
    first = begin(client, preset="east_south", options={"open_tanyao": False})
    second = begin(client, options={"start_points": 30000}, setup={"name": "Mika", "hands": 3})
    listed = client.get("/api/games").json()
    assert [g["id"] for g in listed] == [second, first], "newest first"
    game = listed[0]
    assert set(game) == {
        "id",
        "ruleset",
        "names",
        "options",
        "started",
        "updated",
        "over",
        "hand",
        "scores",
        "seat",
        "continued_from",
    }
    assert game["ruleset"] == "riichi"
    assert game["names"][0] == "Mika"
    assert len(set(game["names"])) == 4
    assert set(game["names"][1:]) <= set(computers.NAMES)
    assert game["scores"] == [30000] * 4
    assert game["hand"] == {"serial": 0, "round": 0, "number": 0, "repeat": 0}
    assert game["over"] is False
    assert datetime.fromisoformat(game["started"]).tzinfo is not None
    assert listed[1]["options"]["length"] == "east_south"
    assert listed[1]["options"]["open_tanyao"] is False
    assert listed[0]["options"]["open_tanyao"] is True


BAD = [
    ({}, "bad_request", None),
    ([], "bad_request", None),
    ({"ruleset": 1}, "bad_request", None),
    ({"ruleset": "x" * 65}, "bad_request", None),
    ({"ruleset": "nonesuch"}, "unknown_ruleset", {"ruleset": "nonesuch"}),
    ({"ruleset": "riichi", "more": 1}, "bad_request", None),
    ({"ruleset": "riichi", "preset": "nonesuch"}, "unknown_preset", {"preset": "nonesuch"}),
    ({"ruleset": "riichi", "options": []}, "bad_request", None),
    (
        {"ruleset": "riichi", "options": {"nonesuch": 1}},
        "unknown_option",
        {"option": "nonesuch", "near": []},
    ),
    (
        {"ruleset": "riichi", "options": {"open_tanyo": True}},
        "unknown_option",
        {"option": "open_tanyo", "near": ["open_tanyao"]},
    ),
    ({"ruleset": "riichi", "options": {"open_tanyao": "yes"}}, "option_wrong_type", None),
    ({"ruleset": "riichi", "options": {"start_points": 1.5}}, "option_wrong_type", None),
    ({"ruleset": "riichi", "options": {"start_points": {}}}, "option_wrong_type", None),
    ({"ruleset": "riichi", "options": {"start_points": -100}}, "option_out_of_range", None),
    ({"ruleset": "riichi", "options": {"length": "long"}}, "option_unknown_value", None),
    ({"ruleset": "riichi", "setup": {"hands": 0}}, "bad_request", None),
    ({"ruleset": "riichi", "setup": {"hands": True}}, "bad_request", None),
    ({"ruleset": "riichi", "setup": {"name": "x" * 25}}, "bad_request", None),
    ({"ruleset": "riichi", "setup": {"dealer": 1}}, "bad_request", None),
    ({"ruleset": "riichi", "setup": {"computers": "nonesuch"}}, "unknown_player", None),
    # The player's name must not lead to the import of whatever it names.
    ({"ruleset": "riichi", "setup": {"computers": "os:abort"}}, "unknown_player", None),
]


@pytest.mark.parametrize(("request_body", "code", "params"), BAD)
def test_what_cannot_be_begun(
    client: Client, request_body: Any, code: str, params: dict[str, object] | None
) -> None:
    body = problem(client.post("/api/games", json=request_body), 400, code)
    if params is not None:
        assert body["params"] == params
    assert client.get("/api/games").json() == []


UNREADABLE = [b"", b"{", b"\xff\xfe", b"[" * 60_000, b'{"ruleset":"\\ud800"}']


@pytest.mark.parametrize("content", UNREADABLE, ids=range(len(UNREADABLE)))
def test_bodies_that_cannot_be_read(client: Client, content: bytes) -> None:
    answer = client.post(
        "/api/games", content=content, headers={"Content-Type": "application/json"}
    )
    problem(answer, 400, "bad_request")


def test_a_huge_body(client: Client) -> None:
    content = json.dumps({"ruleset": "riichi", "options": {"x": "y" * 70_000}})
    answer = client.post(
        "/api/games", content=content, headers={"Content-Type": "application/json"}
    )
    problem(answer, 413, "too_large")


def test_unknown_addresses(client: Client) -> None:
    problem(client.get("/api/nonesuch"), 404, "not_found")
    problem(client.get("/api"), 404, "not_found")
    problem(client.get("/nonesuch.js"), 404, "not_found")
    problem(client.put("/api/games"), 405, "method_not_allowed")


def test_a_strangers_game_is_missing(client: Client) -> None:
    client.cookies.set(COOKIE, PLAYER)
    game = begin(client)
    client.cookies.clear()
    client.cookies.set(COOKIE, STRANGER)
    assert client.get("/api/games").json() == []
    for id in (game, "nonesuch"):
        problem(client.get(f"/api/games/{id}/record"), 404, "not_found")
        problem(client.delete(f"/api/games/{id}"), 404, "not_found")
    client.cookies.clear()
    client.cookies.set(COOKIE, PLAYER)
    assert [g["id"] for g in client.get("/api/games").json()] == [game]


def test_a_running_game_shows_no_record(client: Client) -> None:
    game = begin(client)
    body = problem(client.get(f"/api/games/{game}/record"), 409, "game_running")
    assert body["params"] == {"game": game}


def test_giving_up(client: Client) -> None:
    game = begin(client)
    answer = client.delete(f"/api/games/{game}")
    assert answer.status_code == 204
    assert answer.content == b""
    assert client.get("/api/games").json() == []
    problem(client.delete(f"/api/games/{game}"), 404, "not_found")


def test_a_finished_game_is_not_given_up(client: Client) -> None:
    game = begin(client, setup={"hands": 1})
    with client.websocket_connect(f"/api/games/{game}/socket") as socket:
        while True:
            message = socket.receive_json(timeout=20)
            if message["view"]["phase"] == "over":
                break
            decision = message["decision"]
            if decision:
                reply = {"type": "act", "decision": decision["id"], "action": decision["default"]}
                socket.send_json(reply)
    problem(client.delete(f"/api/games/{game}"), 409, "game_over")
    answer = client.get(f"/api/games/{game}/record")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert f"jantaku-{game}.jsonl" in answer.headers["content-disposition"]
    assert json.loads(answer.text.splitlines()[0])["meta"]["game"] == game


def test_the_cookie(client: Client) -> None:
    answer = client.get("/api/games")
    value = answer.headers["set-cookie"]
    assert value.startswith(f"{COOKIE}=")
    for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert part in value
    assert "Secure" not in value, "plain http has no secure cookies"
    token = client.cookies[COOKIE]
    assert len(token) == 43
    # It stays the same, and lives on.
    assert client.get("/api/games").headers["set-cookie"].startswith(f"{COOKIE}={token};")
    # Nobody learns it from what players are called.
    begin(client)
    assert token not in client.get("/api/games").text


@pytest.mark.parametrize("token", ["", "x", "x" * 44, "x" * 42 + "!"])
def test_a_cookie_of_another_form_is_replaced(client: Client, token: str) -> None:
    answer = client.get("/api/games", headers={"Cookie": f"{COOKIE}={token}"})
    assert answer.status_code == 200
    assert f"{COOKIE}={token};" not in answer.headers["set-cookie"]


def test_the_cookie_is_secure_where_the_connection_is(database: Path) -> None:
    with TestClient(create_app(str(database)), base_url="https://table.example") as client:
        assert "Secure" in client.get("/api/games").headers["set-cookie"]


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://testserver.local:81", "http://[::1"]
)
def test_other_sites_may_change_nothing(client: Client, origin: str) -> None:
    game = begin(client)
    headers = {"Origin": origin}
    problem(
        client.post("/api/games", json={"ruleset": "riichi"}, headers=headers),
        403,
        "foreign_origin",
    )
    problem(client.delete(f"/api/games/{game}", headers=headers), 403, "foreign_origin")
    assert len(client.get("/api/games").json()) == 1
    own = {"Origin": "http://testserver.local"}
    assert client.delete(f"/api/games/{game}", headers=own).status_code == 204


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nonesuch", "/schema", "/api/rulesets"])
def test_headers_of_every_answer(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "access-control-allow-origin" not in headers


def test_long_answers_are_compressed(client: Client) -> None:
    answer = client.get("/api/rulesets", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


def test_the_schema_describes_the_interface(client: Client) -> None:
    schema = client.get("/schema").json()
    assert client.get("/schema/openapi.json").json() == schema
    assert set(schema["paths"]) == {
        "/api/corrections",
        "/api/rulesets",
        "/api/rulesets/{id}",
        "/api/games",
        "/api/games/{id}",
        "/api/games/{id}/record",
        "/api/games/{id}/replay",
        "/api/games/{id}/replay/{hand}",
        "/api/games/{id}/replay/{hand}/{step}/continue",
        "/api/games/{id}/share",
        "/api/shared/{token}/replay",
        "/api/shared/{token}/replay/{hand}",
        "/api/shared/{token}/replay/{hand}/{step}/continue",
        "/api/statistics",
        "/api/imports",
        "/api/games/{id}/export/{form}",
        "/api/rulesets/{id}/calculator",
        "/api/rulesets/{id}/guide",
        "/api/score",
        "/api/shanten",
        "/api/compare",
        "/api/learn",
        "/api/glossary",
    }
    assert set(schema["paths"]["/api/games"]) == {"get", "post"}


def test_a_fault_of_the_server_is_told_without_details(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app(str(database))

    async def fail(owner: str) -> None:
        raise RuntimeError("the secret reason")

    with TestClient(app, raise_server_exceptions=False) as client:
        monkeypatch.setattr(app.state.services.store, "owned", fail)
        body = problem(client.get("/api/games"), 500, "internal_error")
    assert "secret" not in str(body)
    assert "the secret reason" in caplog.text


def test_rulesets_in_brief(client: TestClient[Litestar]) -> None:
    whole = client.get("/api/rulesets").json()
    brief = client.get("/api/rulesets", params={"brief": "true"}).json()
    names = {"id", "names", "summary", "seats", "hand_size"}
    lessons = {one["id"]: one.pop("lesson") for one in brief}
    declared = {one["id"]: one.pop("declaration") for one in brief}
    assert declared["riichi"] == {"ja": "リーチ", "en": "Riichi", "ko": "리치"}
    assert declared["hongkong"] is None, "nothing is declared"
    assert declared["korean"] is None, "two things are"
    assert brief == [{name: one[name] for name in names} for one in whole]
    for id, languages in lessons.items():
        lesson = lesson_of(ruleset(id))
        assert languages == (None if lesson is None else list(lesson.languages))
    assert client.get("/api/rulesets", params={"brief": "perhaps"}).status_code == 400


def test_one_unreadable_game_hides_no_other(database: Path) -> None:
    with TestClient(create_app(str(database), computers=by_chance)) as client:
        spoilt, kept = begin(client), begin(client)
        with closing(sqlite3.connect(database)) as raw, raw:
            raw.execute(
                "UPDATE games SET header = replace(header, '\"schema\":1', '\"schema\":99') "
                "WHERE id = ?",
                (spoilt,),
            )
        assert [game["id"] for game in client.get("/api/games").json()] == [kept]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Mi \t ki ", "Mi ki"),
        ("Mi\x00ki", "Miki"),
        ("a\x07\x1b[31mb\x7f", "a[31mb"),
        ("\u202egnp.exe", "gnp.exe"),
        ("a\u2028b", "a b"),
        ("\u2066\u200f \x00", ""),
        ("雀士 김", "雀士 김"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
    ],
)
def test_names_are_one_line_that_can_be_read(client: Client, given: str, shown: str) -> None:
    game = begin(client, setup={"name": given})
    [listed] = client.get("/api/games").json()
    assert (listed["id"], listed["names"][0]) == (game, shown)


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "x"],
)
def test_a_body_that_is_not_json(client: Client, kind: str) -> None:
    body = json.dumps({"ruleset": "riichi"})
    refused = client.post("/api/games", content=body, headers={"Content-Type": kind})
    assert refused.status_code == 415
    assert refused.headers["Content-Type"] == "application/problem+json"
    assert refused.json()["code"] == "unsupported_media_type"
    assert client.get("/api/games").json() == []
    for right in ("application/json", "application/json; charset=utf-8", "APPLICATION/JSON"):
        made = client.post("/api/games", content=body, headers={"Content-Type": right})
        assert made.status_code == 201


def test_where_no_body_is_needed_none_need_be_named(client: Client) -> None:
    game = begin(client)
    assert client.post(f"/api/games/{game}/share").status_code == 409
    assert client.delete(f"/api/games/{game}").status_code == 204


@pytest.mark.parametrize(
    "setup",
    [{"guests": -1}, {"guests": 101}, {"guests": "often"}, {"open_hands": "yes"}, {"guests": 0.5}],
)
def test_setups_that_make_no_sense(client: Client, setup: object) -> None:
    refused = client.post("/api/games", json={"ruleset": "riichi", "setup": setup})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_request")
