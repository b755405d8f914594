"""Two servers on one database play one game, not two."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

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
    """Every decision is answered at both servers at once, differently; one answer holds."""
    with pair[0].client() as client:
        game = begin(client, setup={"hands": 2})
    choosers = [chooser(31), chooser(32)]
    held = [0, 0]
    with pair[0].page(game).greeted() as one, pair[1].page(game).greeted() as other:
        pages = [one, other]
        while one.view["phase"] != "over":
            assert one.asked == other.asked
            assert one.view == other.view
            for page, choose in zip(pages, choosers, strict=True):
                page.act(choose(page.asked))
            for which, page in enumerate(pages):
                message = page.receive()
                if message["type"] == "error":
                    assert message["code"] == "stale_decision"
                    assert page.receive()["type"] == "hello"
                else:
                    held[which] += 1
                    if page.decision is None and page.view["phase"] != "over":
                        page.until_asked()
            pages.reverse()
            choosers.reverse()
            held.reverse()
    with pair[1].client() as client:
        lines = client.get(f"/api/games/{game}/record").text.splitlines()
    found = replay(*load(lines))
    assert found.complete
    assert found.hands == 2
    answers = [e for e in map(json.loads, lines[1:]) if e["e"] == "choice" and e["seat"] == 0]
    assert sum(held) == len(answers) > 20


def test_given_up_elsewhere(pair: tuple[Running, Running]) -> None:
    one, other = pair
    with one.client() as client, other.client() as second:
        game = begin(client)
        with one.page(game).greeted() as page:
            assert second.delete(f"/api/games/{game}").status_code == 204
            page.act(default(page.asked))
            assert page.close_code() == 4004
        assert client.get("/api/games").json() == []
