"""A whole East round of Hong Kong by clicking: flowers, every hand at the end, three faan."""

from __future__ import annotations

import json

import pytest

from tests.browser.crafted import Crafted
from tests.browser.player import Player
from tests.browser.results import shown as hands_shown
from tests.browser.support import OpenTable


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.soak)])
def test_a_whole_east_round(open_table: OpenTable, size: str) -> None:
    table = Crafted("hongkong", options={"length": "east"}, secret=bytes([7] * 32))
    page = open_table(table, size=size)
    player = Player(page)
    flowers = shown = 0

    def over(now: dict[str, object]) -> bool:
        nonlocal flowers, shown
        flowers = max(flowers, page.locator("main.table .aside [data-tile^=f]").count())
        if now["kind"] in ("between", "local"):
            winners = page.locator("section.result article.win").count()
            # The winners' hands stand with their values, all others in a list of their own.
            assert hands_shown(page) + winners == 4
            shown += 1
        return now["kind"] == "final"

    player.play(over)
    assert flowers > 0
    assert shown >= 4
    with page.expect_download() as download:
        page.locator(".final a[download]").click()
    events = [json.loads(line) for line in download.value.path().read_text().splitlines()[1:]]
    hands = [event for event in events if event["e"] == "hand_start"]
    assert len(hands) == player.hands == shown
    assert [hand["number"] for hand in hands if not hand["repeat"]] == [0, 1, 2, 3]
    for event in events:
        if event["e"] == "win":
            numbers = event["value"]["numbers"]
            assert numbers.get("limit") or numbers["faan"] >= 3
