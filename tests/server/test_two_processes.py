"""Two servers on one database play one game, not two."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from threading import Barrier, Thread

import pytest

from jantaku.record import load, replay
from tests.server.support import Running, begin, chooser, default


@pytest.fixture
def pair(database: Path) -> Iterator[tuple[Running, Running]]:
    with Running(database) as one, Running(database) as other:
        yield one, other


def test_each_sees_what_the_other_stored(pair: tuple[Running, Running]) -> None:
    one, other = pair
    choose = chooser(21)
    with one.client() as client:
        game = begin(client)
    # Both keep the game in memory all the time.
    before = None
    for i in range(10):
        server = pair[i % 2]
        with server.page(game).greeted() as page:
            if before is not None:
                assert page.decision == before.decision
                assert page.view == before.view
            for _ in range(3):
                assert page.decision is not None
                page.answer(choose)
            before = page
    assert one.live == other.live == 1


def test_an_overtaken_answer_is_refused(pair: tuple[Running, Running]) -> None:
    one, other = pair
    with one.client() as client:
        game = begin(client)
    with one.page(game).greeted() as late, other.page(game).greeted() as early:
        assert late.decision == early.decision
        early.answer(default)
        late.act(default(late.asked))
        refused = late.receive()
        assert refused["code"] == "stale_decision"
        assert refused["decision"] == early.asked["id"]
        hello = late.receive()
        assert hello["type"] == "hello"
        assert hello["view"] == early.view
        assert hello["decision"] == early.decision
        # The late one has caught up; now the other one is behind.
        late.answer(default)
        early.act(default(early.asked))
        assert early.receive()["code"] == "stale_decision"
        assert early.receive()["view"] == late.view


def test_a_whole_game_fought_over(pair: tuple[Running, Running]) -> None:
    with pair[0].client() as client:
        game = begin(client, setup={"hands": 2})
    barrier = Barrier(2)
    accepted = [0, 0]
    failures: list[BaseException] = []

    def play(which: int) -> None:
        choose = chooser(which)
        try:
            with pair[which].page(game).greeted() as page:
                barrier.wait()
                while page.view["phase"] != "over":
                    if page.decision is None:
                        message = page.receive()
                        # The other may have ended the game meanwhile.
                        assert message["type"] in ("step", "hello"), message
                        continue
                    page.act(choose(page.asked))
                    page.decision = None
                    message = page.receive()
                    if message["type"] == "step":
                        accepted[which] += 1
                        # Whoever is ahead stays ahead unless it pauses.
                        time.sleep(0.01)
                    elif message["type"] == "error":
                        assert message["code"] in ("stale_decision", "game_over"), message
                        if message["code"] == "game_over":
                            page.send({"type": "sync"})
                    # What follows a refusal is a greeting.
        except BaseException as e:
            failures.append(e)

    threads = [Thread(target=play, args=[i]) for i in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not failures, failures
    assert min(accepted) > 0, "both got a word in"
    with pair[1].client() as client:
        lines = client.get(f"/api/games/{game}/record").text.splitlines()
    found = replay(*load(lines))
    assert found.complete
    assert found.hands == 2


def test_given_up_elsewhere(pair: tuple[Running, Running]) -> None:
    one, other = pair
    with one.client() as client, other.client() as second:
        game = begin(client)
        with one.page(game).greeted() as page:
            assert second.delete(f"/api/games/{game}").status_code == 204
            page.act(default(page.asked))
            assert page.close_code() == 4004
        assert client.get("/api/games").json() == []
