"""Logs of other sites in and out of the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from jantaku.events import Event
from jantaku.formats.convert import convert_game
from jantaku.formats.records import game_of
from jantaku.record import Header, dump, header_of
from jantaku.ruleset import resolve, ruleset, rulesets
from jantaku.server.app import create_app
from jantaku.table import Setup, Table, computers
from tests.server.support import by_chance

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    database = tmp_path_factory.mktemp("foreign") / "games.sqlite3"
    with TestClient(create_app(str(database), computers=by_chance)) as client:
        yield client


@pytest.fixture(scope="module")
def logs() -> dict[str, str]:
    """One whole game in every format."""
    rules = ruleset("sanma")
    options = resolve(rules, preset="tenhou-sanma")
    built = rules.rules(options)
    setup = Setup(players=computers(built.seats))
    table = Table(built, setup, secret=bytes(32))
    while not table.over:
        seat, decision = next(iter(table.pending().items()))
        kinds = {a.kind: a for a in decision.actions}
        table.choose(seat, kinds.get("tsumo") or kinds.get("ron") or decision.default)
    game = game_of(header_of("sanma", options, setup), table.log, "own")
    return {
        to: "".join(convert_game(game, to)) for to in ("mjlog", "tenhou-json", "mjai", "record")
    }


def whole_game(id: str) -> tuple[Header, list[Event]]:
    """A game of two hands under the ruleset's usual rules."""
    found = ruleset(id)
    options = resolve(found)
    built = found.rules(options)
    setup = Setup(players=computers(built.seats), hands=2)
    table = Table(built, setup, secret=bytes(32))
    while not table.over:
        seat, decision = next(iter(table.pending().items()))
        kinds = {a.kind: a for a in decision.actions}
        table.choose(seat, kinds.get("tsumo") or kinds.get("ron") or decision.default)
    return header_of(id, options, setup), list(table.log)


def problem(answer: Any, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["code"] == code


@pytest.mark.parametrize("form", ["mjlog", "tenhou-json", "mjai", "record"])
def test_in_and_out(client: Client, logs: dict[str, str], form: str) -> None:
    answer = client.post("/api/imports", params={"name": "a.log"}, content=logs[form].encode())
    assert answer.status_code == 201, answer.text
    (id,) = answer.json()["games"]
    listed = next(g for g in client.get("/api/games").json() if g["id"] == id)
    assert (listed["ruleset"], listed["over"], len(listed["scores"])) == ("sanma", True, 3)
    shown = client.get(f"/api/games/{id}/replay").json()
    assert shown["over"]
    assert shown["exports"] == ["record", "mjlog", "tenhou-json", "mjai"]
    hand = client.get(f"/api/games/{id}/replay/0").json()
    assert all("??" not in s["hand"] for s in hand["steps"][5]["view"]["seats"])
    for to, text in logs.items():
        out = client.get(f"/api/games/{id}/export/{to}")
        assert out.status_code == 200, out.text
        assert "attachment" in out.headers["content-disposition"]
        if to == "tenhou-json":
            assert json.loads(out.text)["log"] == json.loads(text)["log"]
        again = client.post("/api/imports", content=out.content)
        assert again.status_code == 201


@pytest.mark.parametrize("id", [found.id for found in rulesets()])
def test_every_rulesets_record_comes_back(client: Client, id: str) -> None:
    header, log = whole_game(id)
    lines = "".join(dump(header, log))
    answer = client.post("/api/imports", params={"name": "a.jsonl"}, content=lines.encode())
    assert answer.status_code == 201, answer.text
    (game,) = answer.json()["games"]
    seen = client.get(f"/api/games/{game}/replay")
    assert seen.status_code == 200, seen.text
    again = client.get(f"/api/games/{game}/export/record").text.splitlines()
    events = [line for line in lines.splitlines()[1:] if '"e":"seat"' not in line]
    assert [line for line in again[1:] if '"e":"seat"' not in line] == events


def test_a_record_that_was_changed_or_cut_is_refused(client: Client) -> None:
    header, log = whole_game("hongkong")
    lines = list(dump(header, log))
    before = client.get("/api/games").json()
    last = max(i for i, line in enumerate(lines) if '"e":"choice"' in line)
    for end, code in ((last, "cut_within_step"), (len(lines) - 1, "cut_within_step")):
        problem(client.post("/api/imports", content="".join(lines[:end])), 400, code)
    at = next(i for i, line in enumerate(lines) if '"e":"transfer"' in line)
    event = json.loads(lines[at])
    event["amount"] += 1
    lines[at] = json.dumps(event) + "\n"
    problem(client.post("/api/imports", content="".join(lines)), 400, "differs")
    assert client.get("/api/games").json() == before


def test_several_games_in_a_file(client: Client, logs: dict[str, str]) -> None:
    answer = client.post("/api/imports", content=(logs["mjai"] * 3).encode())
    assert len(answer.json()["games"]) == 3
    problem(
        client.post("/api/imports", content=(logs["mjai"] * 21).encode()), 400, "too_many_games"
    )


def test_imported_games_do_not_count(client: Client, logs: dict[str, str]) -> None:
    client.post("/api/imports", content=logs["mjlog"].encode())
    assert client.get("/api/statistics").json() == []


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "unknown_format"),
        (b"hello", "unknown_format"),
        (b"<xml/>", "not_mjlog"),
        (b"{}", "not_tenhou_json"),
        (b'{"type":"start_game"}', "no_hands"),
        (b"{" * 50_000, "not_json"),
        (b"\xff\xfe", "unknown_format"),
    ],
)
def test_what_is_no_log(client: Client, content: bytes, code: str) -> None:
    before = client.get("/api/games").json()
    problem(client.post("/api/imports", content=content), 400, code)
    assert client.get("/api/games").json() == before


def test_a_log_that_does_not_play(client: Client, logs: dict[str, str]) -> None:
    text = logs["mjlog"]
    at = text.index(' sc="') + 5
    wrong = text[:at] + "9" + text[at:]
    problem(client.post("/api/imports", content=wrong.encode()), 400, "differs")


def test_too_much(client: Client) -> None:
    answer = client.post("/api/imports", content=b"x" * (5 * 1024 * 1024))
    assert answer.status_code == 413


def test_a_game_that_runs_is_not_exported(client: Client) -> None:
    id = client.post("/api/games", json={"ruleset": "sanma"}).json()["id"]
    problem(client.get(f"/api/games/{id}/export/mjlog"), 409, "game_running")
    assert client.get(f"/api/games/{id}/replay").json()["exports"] == []


def test_a_strangers_game_is_missing(client: Client, logs: dict[str, str], tmp_path: Path) -> None:
    (id,) = client.post("/api/imports", content=logs["mjlog"].encode()).json()["games"]
    problem(client.get(f"/api/games/{id}/export/pgn"), 400, "unknown_format")
    kept = dict(client.cookies)
    client.cookies.clear()
    problem(client.get(f"/api/games/{id}/export/mjlog"), 404, "not_found")
    client.cookies.update(kept)
