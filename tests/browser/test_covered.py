"""Phones whose screen is partly covered: notch, rounded corners, home bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.crafted import Crafted
from tests.browser.support import SIZES, OpenPage, Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

COVERED = {"top": 0, "left": 59, "right": 59, "bottom": 21}
"""Pixels that an iPhone on its side covers at each edge."""

INSIDE = """([left, right, bottom, parts]) => [...document.querySelectorAll(parts)]
    .map((e) => e.getBoundingClientRect())
    .every((b) => !b.width || (b.left >= left && b.right <= right && b.bottom <= bottom))"""


def opened(open_page: OpenPage, server: Server, path: str) -> Page:
    """A page with a crafted game, on its side and partly covered."""
    Crafted("riichi", secret=bytes([4] * 32), steps="to live 40\nto 0").store(server.database)
    page = open_page("/settings", size="landscape")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": COVERED})
    page.goto(path)
    return page


@pytest.mark.parametrize(
    ("path", "parts"),
    [
        ("/play/crafted", ".own .hand button, .actions button, .bar button, .river .tile"),
        ("/replay/crafted", ".board .tile, .controls button"),
        ("/", "header *, .card *"),
    ],
)
def test_nothing_lies_under_what_covers_the_screen(
    open_page: OpenPage, server: Server, path: str, parts: str
) -> None:
    page = opened(open_page, server, path)
    page.locator(parts).first.wait_for()
    width, height = SIZES["landscape"]
    # A page is scrolled; a table has to fit.
    bottom = 10_000 if path == "/" else height - COVERED["bottom"]
    at = [COVERED["left"], width - COVERED["right"], bottom, parts]
    page.wait_for_function(INSIDE, arg=at, timeout=5000)
    if path == "/play/crafted":
        board = page.locator(".board").bounding_box()
        hand = page.locator(".own .hand").bounding_box()
        assert board is not None
        assert hand is not None
        assert board["y"] + board["height"] <= hand["y"]
