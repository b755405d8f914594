"""A server that is killed without warning goes on where it was."""

from __future__ import annotations

import signal
import sqlite3
import time
from pathlib import Path

import pytest

from jantaku.record import load, replay
from tests.server.support import Process, begin, chooser


def stored(database: Path, game: str) -> int:
    with sqlite3.connect(database) as connection:
        query = "SELECT count(*) FROM events WHERE game = ?"
        count: int = connection.execute(query, [game]).fetchone()[0]
    connection.close()
    return count


@pytest.mark.slow
def test_killed_in_mid_hand(database: Path) -> None:
    choose = chooser(11)
    with Process(database) as server:
        with server.client() as client:
            game = begin(client, setup={"computers": "random"})
        with server.page(game).greeted() as page:
            page.play(choose, until=lambda p: p.n > 90)
            before = page
        for _ in range(2):
            server.end(signal.SIGKILL)
            server.start()
            with server.page(game).greeted() as page:
                assert page.decision == before.decision, "the same decision, by the same id"
                assert page.view == before.view
                page.play(choose, until=lambda p: len(p.messages) > 70)
                before = page

        # Killed while it works on an answer: the answer is stored with all that came of it, or it
        # is asked for again.
        for wait in (0.001, 0.005):
            with server.page(game).greeted() as page:
                assert page.decision is not None
                length, asked = stored(database, game), page.asked["id"]
                page.act(choose(page.asked))
                time.sleep(wait)
                server.end(signal.SIGKILL)
            lost = stored(database, game) == length
            server.start()
            with server.page(game).greeted() as page:
                assert page.decision is not None
                assert (page.asked["id"] == asked) == lost

        with server.page(game).greeted() as page:
            page.play(choose, until=lambda p: False)
            assert page.view["phase"] == "over"
        with server.client() as client:
            [listed] = client.get("/api/games").json()
            assert listed["over"]
            found = replay(*load(client.get(f"/api/games/{game}/record").text.splitlines()))
            assert found.complete


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_ended_in_an_orderly_way(database: Path, how: signal.Signals) -> None:
    with Process(database) as server:
        with server.client() as client:
            game = begin(client, setup={"computers": "random"})
        with server.page(game).greeted() as page:
            view = page.view
            started = time.monotonic()
            status = server.end(how)
            assert status in (0, -how), status
            assert time.monotonic() - started < 4, "an open table must not keep the server"
            assert page.close_code() == 1012, "the page is told to come back"
        if how is signal.SIGINT:
            server.start()
            with server.page(game).greeted() as page:
                assert page.view == view
