"""Whoever plays at the page: what the page asks, and answers by clicking."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.browser.support import OpenPage

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

ASKED = """() => {
  const table = document.querySelector('main.table');
  if (!table) return null;
  if (document.querySelector('.final')) return {kind: 'final', id: '', lit: []};
  const lit = [...document.querySelectorAll('.actions .place')]
    .filter((place) => place.querySelector('button')).map((place) => place.dataset.place);
  const id = table.dataset.decision ?? '';
  if (!id && !lit.length) return null;
  return {kind: table.dataset.asked ?? 'local', id, lit};
}"""

HAND = "() => [...document.querySelectorAll('.own .hand [data-tile]')].map((t) => t.dataset.tile)"

AT_REST = "() => document.getAnimations().length === 0"

LATER = """() => {
  window.ahead = (window.ahead ?? 0) + 1000;
  window.passing ??= performance.now.bind(performance);
  performance.now = () => passing() + ahead;
}"""


def seen(page: Page) -> None:
    """Let the page's clock run on until what it asks can have been seen, so that a key answers."""
    page.evaluate(LATER)


def asked(page: Page, *, after: str | None = None) -> dict[str, Any]:
    """What the player is asked now; with `after`, once it is no longer that decision."""
    handle = page.wait_for_function(
        f"(after) => {{ const now = ({ASKED})(); return now && now.id !== after ? now : null; }}",
        arg=after,
    )
    return handle.json_value()  # type: ignore[no-any-return]


def discard(page: Page, selector: str) -> None:
    """Click a tile of the hand; a second time where two taps discard."""
    tile = page.locator(selector).last
    label = "aria-label"
    before = tile.get_attribute(label)
    tile.click()
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        chosen = page.locator(".own .hand button.chosen")
        chosen.wait_for()
        assert chosen.get_attribute(label) != before, "the chosen tile says that it is chosen"
        chosen.click()


class Player:
    """Plays simply, by clicking: wins, declares, calls once, else throws the last tile away."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen: set[str] = set()
        self.hands = 0

    def press(self, place: str) -> None:
        self.page.locator(f".place[data-place={place}] button").click()

    def move(self, now: dict[str, Any]) -> None:
        """Answer one question."""
        page, lit = self.page, now["lit"]
        self.seen.update(lit)
        if now["kind"] in ("between", "local"):
            assert page.locator("section.result").is_visible()
            self.hands += 1
            self.press("pass")
        elif "win" in lit:
            self.press("win")
        elif now["kind"] == "claim":
            if "second" in lit and self.hands == 0 and "called" not in self.seen:
                self.seen.add("called")
                self.press("second")
                choices = page.locator(".chooser .tiles")
                if choices.count():
                    choices.first.click()
            else:
                self.press("pass")
        elif "declare" in lit:
            self.press("declare")
            discard(page, ".own .hand button.marked")
        else:
            discard(page, ".own .hand button.usable")

    def play(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Play until a question satisfies `until`, and return it unanswered."""
        now = asked(self.page)
        for _ in range(3000):
            if until(now):
                return now
            self.move(now)
            now = asked(self.page, after=now["id"] or None)
        raise AssertionError("the game does not end")


def card(page: Page, ruleset: str = "riichi") -> Locator:
    """A ruleset's card on the home page: its games end by themselves, which not all do."""
    return page.locator(".card", has=page.locator(f"a[href$='/new/{ruleset}']"))


def start(open_page: OpenPage, **options: Any) -> Page:
    page = open_page("/", **options)
    card(page).locator(".strong").click()
    page.wait_for_selector("main.table")
    return page


def picture(page: Page) -> dict[str, Any]:
    """What must be the same after an interruption."""
    now = asked(page)
    return {
        "id": now["id"],
        "kind": now["kind"],
        "lit": now["lit"],
        "hand": page.evaluate(HAND),
        "rivers": page.locator(".board .river [data-tile]").count(),
        "centre": page.locator(".centre").inner_text(),
    }
