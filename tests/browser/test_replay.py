"""A finished game looked at again, as its player would."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.browser.support import SIZES, OpenPage
from tests.browser.test_page import AT_REST, Player

if TYPE_CHECKING:
    from playwright.sync_api import Page

STEP = "() => document.querySelector('.slide .number')?.textContent"
BACKS = "() => document.querySelectorAll('.board .layer .hand [data-tile=back]').length"


def finished(open_page: OpenPage, **options: object) -> Page:
    """The end of a game of one hand."""
    page = open_page("/", **options)
    page.wait_for_selector(".card")
    id = page.evaluate(
        """async () => {
          const body = JSON.stringify({ruleset: 'riichi', setup: {hands: 1}});
          const headers = {'Content-Type': 'application/json'};
          return (await (await fetch('/api/games', {method: 'POST', headers, body})).json()).id;
        }"""
    )
    page.goto(f"/play/{id}")
    page.wait_for_selector("main.table")
    Player(page).play(lambda now: now["kind"] == "final")
    return page


def test_a_replay_goes_forwards_and_backwards_and_covers_hands(
    open_page: OpenPage, axe: Callable[[Page], list[str]]
) -> None:
    page = finished(open_page, language="en")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("main.replay")
    count = int(page.evaluate(STEP).split()[-1])
    assert count > 20
    assert page.evaluate(STEP) == f"1 of {count}"
    assert page.evaluate(BACKS) == 0, "all hands lie open"

    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(f"() => ({STEP})() === '2 of {count}'")
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_function(f"() => ({BACKS})() >= 39")
    assert page.url.endswith("?hand=0&step=1&seat=1")

    # The link leads to the same position.
    page.goto(page.url)
    page.wait_for_function(f"() => ({STEP})() === '2 of {count}'")
    page.wait_for_function(f"() => ({BACKS})() >= 39")
    page.keyboard.press("r")
    page.locator("section.result").wait_for()
    page.get_by_role("button", name="Show the table").click()
    page.locator("section.result").wait_for(state="detached")
    page.get_by_role("button", name="To the last call").click()
    with page.expect_download() as download:
        page.locator("a[download]").click()
    assert len(download.value.path().read_text().splitlines()) > 20
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        for size in ("small", "desktop"):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(AT_REST)
            assert axe(page) == [], (theme, size)
            assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_a_running_game_shows_what_was_seen(open_page: OpenPage) -> None:
    page = open_page("/", language="en", size="small")
    page.locator(".card .strong").first.click()
    page.wait_for_selector("main.table")
    Player(page).play(lambda now: now["kind"] == "turn")
    page.locator(".bar button").first.click()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("main.replay")
    assert page.evaluate(BACKS) >= 39
    assert page.get_by_label("Seen by").count() == 0, "only one's own view"
    page.go_back()
    page.wait_for_selector("main.table")


def test_finished_games_are_counted_and_listed(
    open_page: OpenPage, axe: Callable[[Page], list[str]]
) -> None:
    page = finished(open_page, language="en", size="small")
    page.goto("/history")
    page.get_by_text("Games: 1, hands: 1").wait_for()
    assert page.locator("main section dl").first.locator("dt").count() == 4
    assert (
        sum(int(x) for x in page.locator("main section dl").first.locator("dd").all_inner_texts())
        == 1
    )
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        assert axe(page) == [], theme
    page.get_by_role("link", name="Replay of").click()
    page.wait_for_selector("main.replay")
