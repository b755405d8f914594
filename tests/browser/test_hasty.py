"""Presses that were not meant: twice, held down, too early, begun before the question came."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocketRoute

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.player import Player, asked, seen
from tests.browser.states_claims import several_chi
from tests.browser.support import OpenPage, OpenTable

HAND = "147m258p369s1234z"

SEEN = 800
"""Milliseconds after which a question can have been seen."""

DOUBLE = 100
"""Milliseconds between the two presses of a hurried hand."""


NOTE_LOSS = """() => {
  window.lost = false;
  const look = () => { window.lost ||= document.querySelector('.connection') !== null; };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
}"""


def thrown(page: Page) -> int:
    """How many tiles one has discarded."""
    page.wait_for_timeout(SEEN)
    return page.locator(".board .layer").first.locator(".river [data-tile]").count()


@pytest.fixture
def table(open_table: OpenTable) -> Page:
    """A turn of one's own, with computers that claim nothing and a question soon after."""
    deal = Deal(hands=(HAND,), turns=("5z", "6z", "7z"), indicators="9m")
    page = open_table(Crafted("riichi", deal), taps="one", language="en", noCalls=True)
    asked(page)
    page.wait_for_timeout(SEEN)
    return page


def last_tile(page: Page) -> tuple[float, float]:
    box = page.locator(".own .hand button").last.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_double_click_discards_one_tile(table: Page) -> None:
    table.mouse.dblclick(*last_tile(table), delay=DOUBLE)
    assert thrown(table) == 1
    table.mouse.click(*last_tile(table))
    assert thrown(table) == 2, "one more click, one more tile"


@pytest.mark.parametrize("key", ["d", "Enter"])
def test_a_key_pressed_twice_is_one_answer(table: Page, key: str) -> None:
    table.locator(".own .hand button").first.focus()
    # Both presses fall within a moment of the second question's, however slow the machine is.
    table.evaluate("performance.now = (now => () => now)(performance.now())")
    before = asked(table)
    table.keyboard.press(key)
    asked(table, after=before["id"])
    table.keyboard.press(key)
    assert thrown(table) == 1
    seen(table)
    table.keyboard.press(key)
    assert thrown(table) == 2, "one more press, one more tile"


def test_escape_puts_a_dragged_tile_back(table: Page) -> None:
    x, y = last_tile(table)
    for escaped in (True, False):
        table.mouse.move(x, y)
        table.mouse.down()
        table.mouse.move(x, y - 300, steps=4)
        table.locator(".own .hand .dragging").wait_for()
        if escaped:
            table.keyboard.press("Escape")
            table.locator(".own .hand .dragging").wait_for(state="detached")
        table.mouse.up()
        assert thrown(table) == (0 if escaped else 1)


def test_the_window_says_which_table_it_is_and_that_it_waits(table: Page) -> None:
    assert table.title() == "East 1 · Riichi mahjong · Jantaku"
    table.evaluate("dispatchEvent(new FocusEvent('blur'))")
    table.wait_for_function("document.title === 'Your move · East 1 · Riichi mahjong · Jantaku'")
    table.evaluate("dispatchEvent(new FocusEvent('focus'))")
    table.wait_for_function("document.title === 'East 1 · Riichi mahjong · Jantaku'")


@pytest.mark.parametrize("key", ["d", "1"])
def test_a_key_that_is_held_discards_one_tile(table: Page, key: str) -> None:
    for _ in range(12):
        # Pressed again without having been let go: the browser's own repeat.
        table.keyboard.down(key)
        table.wait_for_timeout(DOUBLE)
    table.keyboard.up(key)
    assert thrown(table) == 1


def test_a_drag_does_not_outlive_its_question(table: Page) -> None:
    x, y = last_tile(table)
    table.mouse.move(x, y)
    table.mouse.down()
    table.mouse.move(x, y - 300, steps=4)
    table.keyboard.press("d")
    assert thrown(table) == 1
    table.mouse.up()
    assert thrown(table) == 1


def test_a_double_tap_does_not_give_a_game_up(open_page: OpenPage, open_table: OpenTable) -> None:
    page = open_table(Crafted("riichi", Deal(hands=(HAND,))), language="en")
    asked(page)
    page.goto("/")
    button = page.locator(".games .do button")
    button.wait_for()
    box = button.bounding_box()
    assert box is not None
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, delay=DOUBLE)
    page.wait_for_timeout(SEEN)
    assert button.inner_text() == "Really give up?"
    button.click()
    button.wait_for(state="detached")


def test_habits_outlast_a_reload_but_not_the_game(open_table: OpenTable) -> None:
    deal = Deal(hands=(HAND,))
    page = open_table(Crafted("riichi", deal), language="en")
    pressed = page.locator(".toggles button[aria-pressed=true]")
    asked(page)
    page.get_by_role("button", name="No calls").first.click()
    before = pressed.count()
    page.reload()
    asked(page)
    assert pressed.count() == before
    other = open_table(Crafted("riichi", deal), language="en")
    asked(other)
    assert other.locator(".toggles button[aria-pressed=true]").count() == before - 1


def test_a_double_click_makes_one_new_game(open_table: OpenTable) -> None:
    page = open_table(Crafted("riichi", Deal(hands=(HAND,)), hands=1), language="en")
    Player(page).play(lambda now: now["kind"] == "final")
    games = "fetch('/api/games').then((answer) => answer.json()).then((all) => all.length)"
    before = page.evaluate(games)
    again = page.locator(".final .main").bounding_box()
    assert again is not None
    page.mouse.dblclick(again["x"] + again["width"] / 2, again["y"] + again["height"] / 2)
    page.locator(".final").wait_for(state="detached")
    page.wait_for_timeout(SEEN)
    assert page.evaluate(games) == before + 1


@pytest.mark.parametrize("size", ["small", "landscape", "desktop"])
def test_where_another_window_took_the_seat_there_is_a_way_home(
    open_table: OpenTable, size: str
) -> None:
    page = open_table(Crafted("riichi", Deal(hands=(HAND,))), size=size, language="en")
    asked(page)
    other = page.context.new_page()
    other.goto(page.url)
    lost = page.locator(".connection")
    lost.get_by_role("button", name="Continue here").wait_for()
    box = lost.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.evaluate("innerWidth")
    lost.get_by_role("link", name="Home").click()
    page.locator(".cards").wait_for()


def test_the_key_of_the_drawn_tile_says_why_there_is_none(open_table: OpenTable) -> None:
    page = open_table(several_chi(), language="en")
    now = asked(page)
    seen(page)
    page.keyboard.press("d")
    said = page.locator(".prompt.notice")
    said.wait_for()
    assert said.inner_text() == "You cannot discard now."
    page.locator(".place[data-place=second] button").click()
    asked(page, after=now["id"])
    seen(page)
    page.keyboard.press("d")
    page.locator(".prompt.notice", has_text="You have not drawn a tile").wait_for()


def test_a_window_that_is_come_back_to_keeps_the_choice_that_was_begun(
    open_table: OpenTable,
) -> None:
    page = open_table(several_chi(), language="en")
    asked(page)
    page.locator(".place[data-place=first] button").click()
    page.locator(".chooser .tiles").first.wait_for()
    told = page.locator("[role=log] p").count()
    # The table is asked how it stands, and greets.
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function(
        "(told) => document.querySelectorAll('[role=log] p').length > told", arg=told
    )
    assert page.locator(".chooser .tiles").count() > 1


def test_a_dead_connection_is_told_and_the_tile_can_be_thrown_again(open_table: OpenTable) -> None:
    frozen = {"now": False}

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        frozen["now"] = False
        socket.on_message(lambda message: None if frozen["now"] else server.send(message))
        server.on_message(lambda message: None if frozen["now"] else socket.send(message))

    page = open_table(Crafted("riichi", Deal(hands=(HAND,))), language="en")
    page.route_web_socket("**/socket", through)
    page.reload()
    asked(page)
    page.wait_for_timeout(SEEN)
    page.evaluate(NOTE_LOSS)
    frozen["now"] = True
    page.keyboard.press("d")
    page.wait_for_function("() => lost && !document.querySelector('.connection')", timeout=14_000)
    asked(page)
    assert thrown(page) == 0
    page.keyboard.press("d")
    assert thrown(page) == 1


def test_a_switch_that_was_clicked_does_not_take_the_next_press(table: Page) -> None:
    switch = table.get_by_role("button", name="Auto win")
    switch.click()
    table.keyboard.press(" ")
    assert switch.get_attribute("aria-pressed") == "true", "space is for what the table asks"
    switch.focus()
    table.keyboard.press(" ")
    assert switch.get_attribute("aria-pressed") == "false", "who went there by key switches"


def test_a_kept_tile_stands_last_in_an_unsorted_hand(open_table: OpenTable) -> None:
    deal = Deal(hands=(HAND,), turns=("1m", "6z", "7z"), indicators="9m")
    page = open_table(Crafted("riichi", deal), taps="one", language="en", noCalls=True, sort=False)
    before = asked(page)
    page.wait_for_timeout(SEEN)
    page.keyboard.press("2")
    asked(page, after=before["id"])
    tiles = page.locator(".own .hand button:not(.drawn) [data-tile]")
    held = tiles.evaluate_all("all => all.map(one => one.dataset.tile)")
    assert (held[:2], held[-1]) == (["1m", "7m"], "1m")
