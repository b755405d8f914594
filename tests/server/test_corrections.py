"""Readers' corrections: taken in within limits, cleaned, and shown to whoever runs the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

import jantaku
from jantaku.server import mailbox
from jantaku.server.database import database_url, migrate, open_engine
from jantaku.server.errors import TooMany
from jantaku.server.mailbox import Correction, Mailbox
from jantaku.server.models import CorrectionRow
from tests.server.support import STRANGER, Running

Json = dict[str, Any]

SAID: Json = {
    "page": "guide",
    "lang": "ko",
    "ruleset": "riichi",
    "preset": "tenhou",
    "options": {"open_tanyao": False},
    "section": "scoring",
    "passage": "30 fu",
    "what": "It should be 40 fu.\nSee the table.",
    "reply": "reader@example.org",
}


def rows(server: Running) -> list[CorrectionRow]:
    """All that the server has stored."""
    box: Mailbox = server.app.state.services.mailbox
    engine = open_engine(str(box._engine.url))

    async def read() -> list[CorrectionRow]:
        try:
            return await Mailbox(engine).listed(done=True)
        finally:
            await engine.dispose()

    return asyncio.run(read())


@pytest.fixture
def running(database: Path) -> Iterator[Running]:
    """A server to which nobody has sent anything yet."""
    with Running(database) as running:
        yield running


@pytest.fixture
def stranger(server: Running) -> Iterator[httpx.Client]:
    """Another browser at the same address."""
    with server.client() as client:
        client.cookies = httpx.Cookies({"jantaku_player": STRANGER})
        yield client


def test_a_correction_is_kept_with_what_it_concerns(server: Running, client: httpx.Client) -> None:
    before = datetime.now(UTC)
    answer = client.post("/api/corrections", json=SAID)
    assert answer.status_code == 201, answer.text
    (row,) = rows(server)
    assert answer.json() == {"id": row.id}
    assert before <= row.sent <= datetime.now(UTC)
    assert row.done is None
    stored = {name: getattr(row, name) for name in SAID if name != "lang"}
    assert stored == {name: value for name, value in SAID.items() if name != "lang"}
    assert (row.language, row.version) == ("ko", jantaku.__version__)


def test_only_what_is_wrong_must_be_said(server: Running, client: httpx.Client) -> None:
    answer = client.post(
        "/api/corrections", json={"page": "learn", "lang": "ja", "what": "  誤字です  "}
    )
    assert answer.status_code == 201
    (row,) = rows(server)
    assert (row.what, row.ruleset, row.options, row.reply) == ("誤字です", None, {}, "")


def test_control_characters_are_left_out(server: Running, client: httpx.Client) -> None:
    sent = SAID | {
        "what": "one\x1b[2J\r\ntwo \u202eeerht\x00\n\n",
        "passage": "a\tb\x07",
        "reply": "x\n@y\u2066",
    }
    assert client.post("/api/corrections", json=sent).status_code == 201
    (row,) = rows(server)
    assert (row.what, row.passage, row.reply) == ("one[2J\ntwo eerht", "a b", "x @y")


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"what": ""}, "bad_request"),
        ({"what": "\u202e \n\x00"}, "empty_correction"),
        ({"what": "x" * 2001}, "bad_request"),
        ({"passage": "x" * 1001}, "bad_request"),
        ({"reply": "x" * 201}, "bad_request"),
        ({"section": "x" * 65}, "bad_request"),
        ({"page": "table"}, "bad_request"),
        ({"lang": "de"}, "bad_request"),
        ({"more": 1}, "bad_request"),
        ({"ruleset": "no-such"}, "unknown_ruleset"),
        ({"preset": "no-such"}, "unknown_preset"),
        ({"options": {"no_such": True}}, "unknown_option"),
        ({"options": {"open_tanyao": "yes"}}, "option_wrong_type"),
        ({"ruleset": None}, "no_ruleset"),
    ],
)
def test_what_makes_no_sense_is_refused(
    server: Running, client: httpx.Client, changed: Json, code: str
) -> None:
    answer = client.post("/api/corrections", json=SAID | changed)
    assert answer.status_code == 400, answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert answer.json()["code"] == code
    assert rows(server) == []


def test_another_sites_page_may_not_send(server: Running, client: httpx.Client) -> None:
    answer = client.post(
        "/api/corrections", json=SAID, headers={"Origin": "https://elsewhere.example"}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert rows(server) == []


def test_a_browser_may_send_a_few_a_day(
    server: Running, client: httpx.Client, stranger: httpx.Client
) -> None:
    for _ in range(mailbox.A_PLAYER):
        assert client.post("/api/corrections", json=SAID).status_code == 201
    refused = client.post("/api/corrections", json=SAID)
    assert refused.status_code == 429
    assert refused.headers["content-type"].startswith("application/problem+json")
    problem = refused.json()
    assert problem["code"] == "too_many_corrections"
    assert problem["params"] == {"most": mailbox.A_PLAYER}
    assert set(problem["texts"]) == {"ja", "en", "ko"}
    assert len(rows(server)) == mailbox.A_PLAYER
    # Somebody else may.
    assert stranger.post("/api/corrections", json=SAID).status_code == 201


def test_without_a_cookie_it_is_the_address_that_counts(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mailbox, "AN_ADDRESS", 3)
    sent = [httpx.post(f"{server.url}/api/corrections", json=SAID).status_code for _ in range(5)]
    assert sent == [201, 201, 201, 429, 429]


WORD = Correction(page="guide", language="en", version="1", what="x")


def with_mailbox(path: Path, play: Callable[[Mailbox, list[float]], Any]) -> None:
    """Run a coroutine with a mailbox and its clock."""

    async def run() -> None:
        engine = open_engine(database_url(path))
        now = [0.0]
        try:
            await migrate(engine)
            await play(Mailbox(engine, lambda: now[0]), now)
        finally:
            await engine.dispose()

    asyncio.run(run())


def test_limits_end_after_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mailbox, "AN_ADDRESS", 2)

    async def play(box: Mailbox, now: list[float]) -> None:
        async def send(player: str, address: str) -> bool:
            try:
                await box.take(WORD, player=player, address=address)
            except TooMany:
                return False
            return True

        assert await send("a", "2001:db8::1")
        now[0] = 3600.0
        assert await send("b", "2001:db8::2")
        # One household's network, whoever of it.
        assert not await send("c", "2001:db8::3")
        assert await send("c", "2001:db8:0:1::3")
        now[0] = 24 * 3600.0
        assert await send("c", "2001:db8::3")
        assert not await send("d", "2001:db8::3")

    with_mailbox(tmp_path / "box.sqlite3", play)


def test_limits_in_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mailbox, "IN_ALL", 3)
    monkeypatch.setattr(mailbox, "KEPT", 5)

    async def play(box: Mailbox, now: list[float]) -> None:
        async def send(n: int) -> str:
            try:
                await box.take(WORD, player=f"p{n}", address=f"192.0.2.{n}")
            except TooMany as e:
                return e.code
            return ""

        async def a_day_later() -> None:
            async with box._writer.begin() as connection:
                await connection.execute(
                    update(CorrectionRow).values(sent=datetime.now(UTC) - timedelta(hours=25))
                )

        assert [await send(n) for n in range(4)] == ["", "", "", "too_many_corrections"]
        await a_day_later()
        assert [await send(n) for n in range(3)] == ["", "", "mailbox_full"]
        (first, *_) = await box.listed()
        assert await box.finish(first.id)
        assert await send(9) == ""

    with_mailbox(tmp_path / "box.sqlite3", play)


def test_what_is_done_is_listed_no_more(tmp_path: Path) -> None:
    async def play(box: Mailbox, now: list[float]) -> None:
        one = await box.take(WORD, player="a", address="")
        other = await box.take(WORD, player="a", address="")
        assert await box.finish(one)
        assert [row.id for row in await box.listed()] == [other]
        (first, second) = await box.listed(done=True)
        assert (first.done is None, second.done is None) == (False, True)
        # Once more changes nothing, and what is not there cannot be done.
        assert await box.finish(one)
        assert (await box.listed(done=True))[0].done == first.done
        assert not await box.finish(99)

    with_mailbox(tmp_path / "box.sqlite3", play)
