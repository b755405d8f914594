"""A finished game looked at again, as its player would."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.browser.crafted import Crafted
from tests.browser.player import AT_REST, HAND, Player, asked
from tests.browser.support import SIZES, OpenPage, OpenTable

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
    page.keyboard.press("Space")
    page.wait_for_function(f"() => ({STEP})() === '4 of {count}'")
    page.keyboard.press("Space")
    for _ in range(2):
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
    # Beyond the last result: how the game ended.
    page.keyboard.press("End")
    page.locator("section.final").wait_for()
    assert page.evaluate(STEP) == f"{count} of {count}"
    assert page.locator("section.final li").count() == 4
    assert page.locator("section.final .why").inner_text(), "why it ended"
    assert page.locator("section.final .button").count() == 0
    page.wait_for_function(AT_REST)
    assert axe(page) == []
    page.keyboard.press("ArrowLeft")
    page.locator("section.final").wait_for(state="detached")
    page.get_by_role("button", name="To the previous call").click()
    with page.expect_download() as download:
        page.get_by_label("Export").select_option("record")
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
    page.get_by_role("link", name="Back to table").click()
    page.wait_for_selector("main.table")


def test_what_moves_through_a_hand_stays_where_it_is(open_table: OpenTable) -> None:
    table = Crafted("riichi", secret=bytes([3] * 32), hands=1, steps="to end")
    page = open_table(table, language="en", size="small")
    page.goto("/replay/crafted?hand=0&step=0")
    page.wait_for_selector("main.replay")
    forward = page.get_by_role("button", name="One step forward")
    box = forward.bounding_box()
    page.keyboard.press("r")
    page.locator("section.result").wait_for()
    assert forward.bounding_box() == box
    page.get_by_role("button", name="Show the table").click()
    page.get_by_role("button", name="Show the result").wait_for()
    assert forward.bounding_box() == box


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


def test_one_can_play_on_from_a_position(
    open_page: OpenPage, axe: Callable[[Page], list[str]]
) -> None:
    page = finished(open_page, language="en", size="small")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("main.replay")
    game = page.url.split("/")[-1].split("?")[0]
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => ({STEP})().startsWith('7 of')")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.locator("dialog")
    assert "drawn anew" in dialog.inner_text(), "what is not as it was is said beforehand"
    assert dialog.locator("input[type=radio]").count() == 4
    page.wait_for_function(AT_REST)
    assert axe(page) == []
    # The dialog takes the keys.
    page.keyboard.press("ArrowRight")
    assert page.evaluate(STEP).startswith("7 of")
    dialog.get_by_role("radio", name="You").check()
    hand = page.evaluate(
        "async (game) => (await (await fetch(`/api/games/${game}/replay/0`)).json())"
        ".steps[6].view.seats[0].hand",
        game,
    )
    dialog.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/play/*")
    page.wait_for_selector("main.table")
    assert game not in page.url, "it is a new game"
    asked(page)
    seen = page.evaluate(HAND)
    # One tile may have been drawn or discarded since: nothing else has changed.
    assert len(set(hand) - set(seen)) <= 1
    page.goto("/history")
    page.get_by_text("Games: 1, hands: 1").wait_for()


def test_a_replay_is_shared_and_taken_back(open_page: OpenPage) -> None:
    page = finished(open_page, language="en")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("main.replay")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Make a link").click()
    field = page.locator("dialog input")
    field.wait_for()
    link = field.input_value()
    assert "/shared/" in link
    assert link.endswith("?hand=0&step=1")

    other = open_page("/settings", language="en", size="small", refusals=True)
    other.context.clear_cookies()
    other.goto(page.url)
    other.locator("[role=status]", has_text="no such game").wait_for()
    other.goto(link)
    other.wait_for_selector("main.replay")
    other.wait_for_function(f"() => ({STEP})().startsWith('2 of')")
    assert other.evaluate(BACKS) == 0
    assert other.get_by_label("Export").count() == 0, "the record is its owner's"
    other.get_by_role("button", name="Play on from here").click()
    other.locator("dialog .strong").click()
    other.wait_for_selector("main.table")

    page.get_by_role("button", name="Stop sharing").click()
    page.get_by_text("No longer shared.").wait_for()
    other.goto(link)
    other.locator("[role=status]", has_text="no such").wait_for()
