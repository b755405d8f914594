"""The fullest table there can be: every seat with four melds, and nothing lies over any of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.crafted import Crafted
from tests.browser.player import AT_REST, asked
from tests.browser.support import SIZES, OpenPage, Server

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

SCREENS = {**SIZES, "laptop": (1280, 720)}

# Every pair of tiles, of which one is in a meld, that share more than a sliver; tiles of a meld on
# which a tile was added lie on one another by design. Melds off the screen count too.
COVERED = """() => {
  const around = (e) => { const b = e.getBoundingClientRect();
    return {left: b.left, top: b.top, right: b.right, bottom: b.bottom}; };
  const bodies = (selector) => [...document.querySelectorAll(selector)].map((e) => ({
    what: e.closest('[aria-label]:not(.tile)')?.ariaLabel + ' ' + (e.dataset.tile ?? ''),
    meld: e.closest('.meld'), box: around(e.querySelector('.body') ?? e)}));
  const melds = bodies('main .meld [data-tile]');
  const rest = bodies('main .own .hand [data-tile], main .board .hand [data-tile],'
    + 'main .river [data-tile], main .aside [data-tile], main .centre, main .bar button,'
    + 'main .actions button, main .told > *');
  const found = [];
  melds.forEach((one, index) => {
    const a = one.box;
    if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
      found.push(`${one.what} leaves the screen`);
    for (const other of [...melds.slice(index + 1), ...rest]) {
      if (other.meld && other.meld === one.meld) continue;
      const b = other.box;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1)
        found.push(`${one.what} / ${other.what}: ${Math.round(wide)}x${Math.round(high)}`);
    }
  });
  return {melds: melds.length, found};
}"""


def meld(kind: str, tile: str, seat: int, seats: int, distance: int) -> dict[str, Any]:
    """A meld claimed from the seat `distance` after `seat`."""
    count = 3 if kind == "pon" else 4
    concealed = kind == "concealed_kan"
    return {
        "kind": kind,
        "tiles": [tile] * count,
        "called": None if concealed else 2,
        "from": None if concealed else (seat + distance) % seats,
        "added": 3 if kind == "added_kan" else None,
    }


def filled(view: dict[str, Any], kinds: tuple[str, ...], aside: int) -> None:
    """Give every seat four melds and a long river."""
    seats = len(view["seats"])
    suits = "psz"
    for seat, at in enumerate(view["seats"]):
        at["melds"] = [
            meld(kind, f"{index + 1}{suits[seat % 3]}", seat, seats, (1, seats - 1, 2)[index % 3])
            for index, kind in enumerate(kinds)
        ]
        at["hand"] = ["9m"] if at["hand"] and at["hand"][0] != "??" else ["??"]
        at["drawn"] = None
        at["aside"] = ["4z"] * aside
        at["river"] = [
            {"tile": "1m", "drawn": False, "mark": "riichi" if n == 14 else "", "taken": False}
            for n in range(22)
        ]


def fullest(page: Page, kinds: tuple[str, ...], aside: int) -> None:
    """From the next connection on, the server's views arrive with filled seats."""

    def wired(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if "view" in message:
                filled(message["view"], kinds, aside)
            socket.send(json.dumps(message))

        server.on_message(told)

    page.route_web_socket("**/api/**", wired)


KANS = ("added_kan", "open_kan", "concealed_kan", "added_kan")
TRIPLETS = ("pon", "added_kan", "open_kan", "pon")


@pytest.mark.parametrize("size", list(SIZES))
def test_nothing_lies_over_a_meld(open_page: OpenPage, server: Server, size: str) -> None:
    page = open_page("/settings", size=size, language="en")
    screens = ["desktop", "laptop"] if size == "desktop" else [size]
    for ruleset, aside in (("riichi", 0), ("sanma", 4), ("riichi", 8)):
        game = Crafted(ruleset, secret=bytes([9] * 32))
        address = game.store(server.database, game=f"{ruleset}-{aside}")
        for kinds in (KANS, TRIPLETS):
            fullest(page, kinds, aside)
            page.goto(address)
            asked(page)
            for screen in screens:
                width, height = SCREENS[screen]
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_function(f"() => innerWidth === {width}")
                page.evaluate(
                    "() => new Promise((done) => requestAnimationFrame("
                    "() => requestAnimationFrame(done)))"
                )
                page.wait_for_function(AT_REST)
                seen = page.evaluate(COVERED)
                seats = 3 if ruleset == "sanma" else 4
                tiles = seats * sum(3 if kind == "pon" else 4 for kind in kinds)
                assert seen["melds"] == tiles, (ruleset, aside)
                assert seen["found"] == [], (screen, ruleset, aside)
