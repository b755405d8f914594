"""Games in memory: put to rest, fed by faulty players, started over when storing fails."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from jantaku.actions import RON, Action
from jantaku.server.actor import Actor, Stopped
from jantaku.server.connection import Connection
from jantaku.server.store import Store
from jantaku.table import Decision
from jantaku.view import View
from tests.server.support import Running, begin, chooser, default


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_an_idle_game_leaves_the_memory(database: Path) -> None:
    with Running(database, idle=0.05) as server, server.client() as client:
        game = begin(client)
        for _ in range(3):
            with server.page(game).greeted() as page:
                page.answer(default)
                view = page.view
                # Longer than it may be idle: somebody looks on.
                time.sleep(0.2)
                assert server.live == 1
            until(lambda: server.live == 0)
            with server.page(game).greeted() as page:
                assert page.view == view


def test_connecting_while_it_goes_to_rest(database: Path) -> None:
    with Running(database, idle=0.001) as server, server.client() as client:
        game = begin(client)
        for i in range(40):
            with server.page(game).greeted() as page:
                assert page.decision is not None
            time.sleep(i * 0.0002)


def test_the_table_stays_when_a_page_goes(server: Running, client: httpx.Client) -> None:
    game = begin(client)
    page = server.page(game).greeted()
    page.act(default(page.asked))
    # Gone without a farewell, with an answer on its way.
    page.socket.socket.close()
    with server.page(game).greeted() as again:
        assert again.decision is not None


class Faulty:
    """A computer player that does everything wrong in turn."""

    def __init__(self) -> None:
        self.calls = 0

    def choose(self, view: View, decision: Decision) -> Action:
        self.calls += 1
        if self.calls % 3 == 0:
            raise RuntimeError("a fault of the player")
        if self.calls % 3 == 1:
            return RON
        return None  # type: ignore[return-value]  # a fault, too


def test_faulty_computers_do_not_stop_a_game(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    players: list[Faulty] = []

    def make(name: str, seed: int) -> Faulty:
        players.append(Faulty())
        return players[-1]

    with Running(database, computers=make) as server, server.client() as client:
        game = begin(client, setup={"hands": 1})
        with server.page(game).greeted() as page:
            page.play(default, until=lambda p: False)
            assert page.view["phase"] == "over"
    assert all(player.calls > 5 for player in players)
    assert "player efficiency failed: RuntimeError: a fault of the player (" in caplog.text
    assert f"{__file__}, line " in caplog.text
    assert "Traceback" not in caplog.text
    assert "which is not offered" in caplog.text


class Slow:
    """A computer player that thinks for long."""

    def choose(self, view: View, decision: Decision) -> Action:
        time.sleep(0.06)
        return decision.default


def test_slow_computers_hold_up_their_own_table_only(database: Path) -> None:
    with (
        Running(database, computers=lambda name, seed: Slow()) as server,
        server.client() as client,
    ):
        game = begin(client)
        with server.page(game).greeted() as page:
            page.answer(default)
            waits = []
            page.act(default(page.asked))
            for _ in range(6):
                began = time.monotonic()
                client.get("/api/games")
                waits.append(time.monotonic() - began)
            page.until_asked()
    assert sorted(waits)[2] < 0.05, waits


def test_when_storing_fails_nothing_is_told(
    server: Running, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begin(client)
    with server.page(game).greeted() as page:
        page.play(chooser(1), until=lambda p: p.n > 40)
        view, decision, told = page.view, page.decision, len(page.messages)
        usual = Store.append

        async def full(*_: object) -> None:
            raise OperationalError("INSERT", {}, Exception("disk is full"))

        monkeypatch.setattr(Store, "append", full)
        page.act(default(decision))
        assert page.close_code() == 1011, "come again later"
        assert len(page.messages) == told
    monkeypatch.setattr(Store, "append", usual)
    with server.page(game).greeted() as page:
        assert page.view == view
        assert page.decision == decision
        page.answer(default)


def test_a_game_that_cannot_be_read(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Running(database) as server, server.client() as client:
        game = begin(client)
        with sqlite3.connect(database) as connection:
            change = """UPDATE games SET header = replace(header, '"riichi"', '"gone"')"""
            connection.execute(change)
        connection.close()
        with server.page(game) as page:
            assert page.close_code() == 4004
        assert "cannot be read" in caplog.text
        # The list shows it all the same, so that it can be given up.
        assert [g["id"] for g in client.get("/api/games").json()] == [game]
        assert client.delete(f"/api/games/{game}").status_code == 204


def test_a_page_that_does_not_read_is_let_go() -> None:
    async def run() -> None:
        connection = Connection(0)
        for i in range(2000):
            connection.send({"i": i})
        assert connection.closed
        items = []
        while isinstance(item := await connection.outgoing(), str):
            items.append(json.loads(item)["i"])
        assert item == 1013
        assert items == list(range(len(items)))
        assert len(items) < 2000

    asyncio.run(run())


def with_actor(job: Callable[[Actor], Awaitable[Any]]) -> None:
    async def run() -> None:
        actor = Actor(idle=60)
        try:
            await job(actor)
        finally:
            await actor.stop()

    asyncio.run(run())


def test_an_actor_does_one_job_at_a_time() -> None:
    running = 0
    order: list[int] = []

    async def work(i: int) -> int:
        nonlocal running
        running += 1
        assert running == 1
        await asyncio.sleep(0.001)
        running -= 1
        order.append(i)
        return i * i

    async def job(actor: Actor) -> None:
        results = await asyncio.gather(*(actor.do(partial(work, i)) for i in range(10)))
        assert results == [i * i for i in range(10)]
        assert order == list(range(10))

    with_actor(job)


def test_an_actor_survives_a_failing_job() -> None:
    async def fail() -> None:
        raise ValueError("no")

    async def fine() -> str:
        return "yes"

    async def job(actor: Actor) -> None:
        with pytest.raises(ValueError, match="no"):
            await actor.do(fail)
        assert await actor.do(fine) == "yes"

    with_actor(job)


def test_a_job_is_done_even_if_nobody_waits() -> None:
    done: list[str] = []

    async def work() -> None:
        await asyncio.sleep(0.01)
        done.append("work")

    async def job(actor: Actor) -> None:
        asking = asyncio.create_task(actor.do(work))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await actor.do(lambda: asyncio.sleep(0))
        assert done == ["work"]

    with_actor(job)


def test_a_stopped_actor_says_so() -> None:
    async def job(actor: Actor) -> None:
        left = [asyncio.create_task(actor.do(lambda: asyncio.sleep(0.01))) for _ in range(3)]
        await asyncio.sleep(0.001)
        await actor.stop()
        results = await asyncio.gather(*left, return_exceptions=True)
        assert results[0] is None, "the job at hand is finished"
        assert all(isinstance(r, Stopped) for r in results[1:])
        with pytest.raises(Stopped):
            await actor.do(lambda: asyncio.sleep(0))

    with_actor(job)
