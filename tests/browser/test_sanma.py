"""Three players in the browser: a whole game with norths set aside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.support import OpenPage
from tests.browser.test_page import Player

if TYPE_CHECKING:
    from playwright.sync_api import Page


class WithNorths(Player):
    """Sets norths aside whenever the button is there."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.norths = 0

    def move(self, now: dict[str, Any]) -> None:
        if now["kind"] == "turn" and "win" not in now["lit"]:
            button = self.page.locator(".actions button", has_text="抜く")
            if button.count():
                self.norths += 1
                button.click()
                return
        super().move(now)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_whole_game_of_sanma(open_page: OpenPage, size: str) -> None:
    page = open_page("/", size=size)
    # The page's own card, without a look at the options.
    card = page.locator(".card", has=page.get_by_role("heading", name="三人麻雀", exact=True))
    card.locator(".strong").click()
    page.wait_for_selector("main.table")
    player = WithNorths(page)
    aside = 0

    def over(now: dict[str, Any]) -> bool:
        nonlocal aside
        aside = max(aside, page.locator(".aside [data-tile]").count())
        return bool(now["kind"] == "final")

    player.play(over)
    places = page.locator(".final")
    places.wait_for()
    assert player.hands >= 1
    if player.norths:
        assert aside > 0, "norths set aside are shown"
    assert page.locator(".final li").count() == 3
