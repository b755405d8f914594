"""Every hand opened after it, for somebody who plays alone and asks for it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.support import Page, Running, begin, chooser

Json = dict[str, Any]


def told(page: Page) -> list[Json]:
    return [m for m in page.messages if m["type"] in ("hello", "step")]


@pytest.mark.parametrize("open_hands", [True, False])
def test_hands_are_opened_afterwards_and_never_before(
    server: Running, client: httpx.Client, open_hands: bool
) -> None:
    game = begin(client, setup={"hands": 3, "open_hands": open_hands})
    with server.page(game).greeted() as page:
        page.play(chooser(6), until=lambda p: False)
    results = 0
    closed = 0
    for message in told(page):
        view = message["view"]
        if view["phase"] not in ("between", "over"):
            assert view["result"] is None
            for seat, at in enumerate(view["seats"]):
                assert seat == 0 or at["open"] or set(at["hand"]) <= {"??"}
            continue
        results += 1
        shown = view["result"]["shown"]
        closed += shown.count(None)
        if open_hands:
            for seat, hand in enumerate(shown):
                assert "??" not in hand
                melds = len(view["seats"][seat]["melds"])
                assert len(hand) + 3 * melds in (13, 14)
            wall = sorted(tile for tile in view["wall"])
            for hand in shown:
                assert all(hand.count(tile) <= wall.count(tile) for tile in hand)
    assert results >= 3
    assert (closed == 0) is open_hands
    # No event tells them, and no event of the record either.
    events = [e for m in told(page) for e in m.get("events", [])]
    lines = client.get(f"/api/games/{game}/record").text
    assert lines.count('{"e":"show"') == sum(e["e"] == "show" for e in events)


def test_they_are_the_hands_that_were_held(server: Running, client: httpx.Client) -> None:
    game = begin(client, setup={"hands": 1, "open_hands": True})
    with server.page(game).greeted() as page:
        page.play(chooser(7), until=lambda p: False)
    shown = page.view["result"]["shown"]
    last = client.get(f"/api/games/{game}/replay/0").json()["steps"][-1]["view"]["seats"]
    for seat, at in enumerate(last):
        held = [*at["hand"], *([at["drawn"]] if at["drawn"] else [])]
        assert sorted(shown[seat]) == sorted(held)


def test_a_reload_shows_them_too(server: Running, client: httpx.Client) -> None:
    game = begin(client, setup={"open_hands": True})
    with server.page(game).greeted() as page:
        page.play(chooser(8), until=lambda p: p.view["phase"] == "between")
        view = page.view
    with server.page(game).greeted() as page:
        assert page.view == view
    steps = client.get(f"/api/games/{game}/replay/0").json()["steps"]
    assert steps[-1]["view"]["result"] == view["result"]
    for step in steps[:-1]:
        for seat, at in enumerate(step["view"]["seats"]):
            assert seat == 0 or at["open"] or set(at["hand"]) <= {"??"}
