"""Advice over a real socket."""

from __future__ import annotations

import json
from typing import Any

import httpx

from tests.server.support import Page, Running, begin, chooser

Json = dict[str, Any]


def told(page: Page, *, best: bool = False) -> Json:
    """What the server answers to a request for advice."""
    page.send({"type": "advice", "best": best})
    message: Json = json.loads(page.socket.recv(20))
    assert message["type"] == "advice"
    return message


def test_the_first_turn_is_advised_on(server: Running, client: httpx.Client) -> None:
    with server.page(begin(client)).greeted() as page:
        answer = told(page)
        asked = page.asked
        assert answer["decision"] == asked["id"]
        assert answer["best"] is None
        offered = {a["tiles"][0].replace("0", "5") for a in asked["actions"] if a["tiles"]}
        assert {one["tile"] for one in answer["discards"]} == offered
        for one in answer["discards"]:
            assert one["left"] == sum(accepted["left"] for accepted in one["accepts"])
        assert answer["shanten"] == min(one["shanten"] for one in answer["discards"])

        best = told(page, best=True)
        assert best["discards"] == answer["discards"]
        assert best["best"]["action"] in [action["key"] for action in asked["actions"]]
        assert best["best"]["reasons"]
        # Asking changed nothing.
        page.act(best["best"]["action"])
        page.until_asked()


def test_it_may_be_asked_for_at_any_time_and_often(server: Running, client: httpx.Client) -> None:
    with server.page(begin(client)).greeted() as page:
        page.play(chooser(3), until=lambda p: p.view["phase"] == "between")
        answers = [told(page) for _ in range(40)]
        assert all(answer == answers[0] for answer in answers)
        assert answers[0]["discards"] == []
        assert answers[0]["decision"] == page.asked["id"]


def test_what_is_no_request_is_refused(server: Running, client: httpx.Client) -> None:
    with server.page(begin(client)).greeted() as page:
        for wrong in ({"type": "advice", "best": "yes"}, {"type": "advice", "seat": 1}):
            page.send(wrong)
            refused = page.receive()
            assert (refused["type"], refused["code"]) == ("error", "bad_message")
        assert told(page)["decision"] == page.asked["id"]
