"""The page as a player uses it: real clicks, real keys, a server that dies in the middle."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.player import AT_REST, HAND, Player, asked, card, picture, seen, start
from tests.browser.support import SIZES, STATIC, OpenPage, Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.soak)])
def test_a_whole_game_with_a_reload_and_a_killed_server(
    open_page: OpenPage, server: Server, size: str
) -> None:
    page = start(open_page, size=size)
    player = Player(page)
    turns = 0

    def third_turn(now: dict[str, Any]) -> bool:
        nonlocal turns
        turns += now["kind"] == "turn"
        return turns == 3 and bool(now["kind"] == "turn")

    player.play(third_turn)
    before = picture(page)
    page.reload()
    assert picture(page) == before

    server.kill()
    page.locator(".connection").wait_for()
    assert page.locator(".own .hand button.usable").count() == 0, "nothing can be done meanwhile"
    server.start()
    page.locator(".connection").wait_for(state="detached")
    assert picture(page) == before

    player.play(lambda now: now["kind"] == "final")
    places = page.locator(".final li")
    assert places.count() == 4
    assert page.locator(".final li.own").count() == 1
    with page.expect_download() as download:
        page.locator(".final a[download]").click()
    lines = download.value.path().read_text().splitlines()
    events = [json.loads(line) for line in lines[1:]]
    assert player.hands == sum(event["e"] == "hand_end" for event in events)
    scores = [0] * 4
    for event in events:
        if event["e"] == "transfer":
            for side, sign in (("from", -1), ("to", 1)):
                if isinstance(event[side], int):
                    scores[event[side]] += sign * event["amount"]
    # Only somebody below zero ends an East-only game before its fourth hand.
    assert player.hands >= 4 or min(scores) < 0
    # It is no longer among the games to go on with.
    page.locator(".final .buttons .button").nth(1).click()
    page.wait_for_selector(".card")
    assert page.locator("#continue").count() == 0
    assert page.locator("#finished").count() == 1


def test_home_lists_the_unfinished_game_and_resumes_it(open_page: OpenPage) -> None:
    page = start(open_page, size="small", language="en")
    Player(page).play(lambda now: now["kind"] == "turn")
    before = picture(page)
    page.goto("/")
    page.get_by_role("link", name="Resume").click()
    page.wait_for_selector("main.table")
    assert picture(page) == before
    page.goto("/")
    give_up = page.locator(".games .plain")
    give_up.click()
    assert page.locator("#continue").count() == 1, "asked before it is done"
    give_up.click()
    page.locator("#continue").wait_for(state="detached")


def test_a_second_window_takes_the_seat_over_and_gives_it_back(open_page: OpenPage) -> None:
    first = start(open_page)
    before = picture(first)
    second = first.context.new_page()
    second.goto(first.url)
    assert picture(second) == before
    back = first.locator(".connection button")
    back.wait_for()
    back.click()
    first.locator(".connection").wait_for(state="detached")
    assert picture(first) == before
    second.locator(".connection button").wait_for()


def test_a_hand_by_keyboard(open_page: OpenPage) -> None:
    page = start(open_page)
    now = asked(page)
    used: set[str] = set()
    turns = 0
    for _ in range(800):
        if now["kind"] in ("between", "local"):
            assert page.locator("section.result").is_visible()
            if {"d", "1", "arrows"} <= used:
                break
            # A hand may be over after a turn or two: the next one goes on by keyboard as well.
            seen(page)
            page.keyboard.press("Space")
            now = asked(page, after=now["id"])
            continue
        lit = now["lit"]
        if "win" in lit:
            key = "r" if now["kind"] == "claim" else "t"
        elif now["kind"] == "claim":
            key = " "
        else:
            key = ("d", "1", "arrows")[turns % 3]
            turns += 1
        used.add(key)
        seen(page)
        if key == "arrows":
            for one in ("ArrowLeft", "ArrowLeft", "Enter"):
                page.keyboard.press(one)
        else:
            page.keyboard.press("Space" if key == " " else key)
            if key == "d" and asked(page)["id"] == now["id"]:
                # No tile was drawn after a call; the last one held does as well.
                page.keyboard.press("ArrowLeft")
                page.keyboard.press("Enter")
        now = asked(page, after=now["id"])
    assert page.locator("section.result").is_visible()
    assert {"d", "1", "arrows"} <= used
    seen(page)
    page.keyboard.press("Space")
    page.locator("section.result").wait_for(state="detached")
    page.keyboard.press("?")
    page.locator("dialog kbd").first.wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_a_discard_out_of_turn_changes_nothing_and_says_why(open_page: OpenPage) -> None:
    page = start(open_page, language="en")
    Player(page).play(lambda now: now["kind"] == "claim")
    before = picture(page)
    # The tile says that it is disabled; somebody may click it all the same.
    page.locator(".own .hand button").first.click(force=True)
    assert page.locator(".prompt").inner_text() == "You cannot discard now."
    page.keyboard.press("d")
    page.keyboard.press("l")
    assert picture(page) == before


def test_buttons_stand_in_the_same_places_in_every_language(open_page: OpenPage) -> None:
    page = start(open_page, size="phone")
    Player(page).play(lambda now: now["kind"] == "claim")
    boxes = {}
    for language in ("ja", "en", "ko"):
        page.evaluate(
            "(language) => localStorage.setItem('jantaku.settings',"
            " JSON.stringify({...JSON.parse(localStorage.getItem('jantaku.settings')), language}))",
            language,
        )
        page.reload()
        asked(page)
        assert page.evaluate("document.documentElement.lang") == language
        page.wait_for_function(AT_REST)
        boxes[language] = page.evaluate(
            "() => [...document.querySelectorAll('.actions .place, .actions .place button')]"
            ".map((e) => { const b = e.getBoundingClientRect();"
            " return [b.x, b.y, b.width, b.height].map(Math.round); })"
        )
        for box in page.locator(".actions .place button").all():
            size = box.bounding_box()
            assert size is not None
            assert size["width"] >= 44
            assert size["height"] >= 44
    assert boxes["ja"] == boxes["en"] == boxes["ko"]


@pytest.mark.parametrize("size", list(SIZES))
def test_the_table_stands_on_one_screen(open_page: OpenPage, size: str) -> None:
    page = start(open_page, size=size, language="en")
    asked(page)
    outside = page.evaluate(
        """() => [...document.querySelectorAll(
          '.own button, .actions .place, .centre, .board [data-tile], .bar button')].filter((e) => {
            const b = e.getBoundingClientRect();
            return b.width && (b.left < -1 || b.top < -1
              || b.right > innerWidth + 1 || b.bottom > innerHeight + 1);
          }).map((e) => e.outerHTML.slice(0, 120))"""
    )
    assert outside == []
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    hidden = page.evaluate(
        """() => [...document.querySelectorAll('.own .hand button')].filter((e) => {
            const b = e.getBoundingClientRect();
            const [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
            return !e.contains(document.elementFromPoint(x, y));
          }).length"""
    )
    assert hidden == 0, "nothing lies over the hand"


def test_axe_finds_nothing(open_page: OpenPage, axe: Callable[[Page], list[str]]) -> None:
    page = open_page("/", language="en")

    def check(*sizes: str) -> None:
        for theme in ("light", "dark"):
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            for size in sizes:
                width, height = SIZES[size]
                page.set_viewport_size({"width": width, "height": height})
                # What was just laid down has come to rest.
                page.wait_for_function(AT_REST)
                assert axe(page) == [], (theme, size)

    page.wait_for_selector(".card")
    check("small")
    page.goto("/settings")
    page.wait_for_selector("form")
    check("small")
    page.goto("/")
    card(page).locator("a[href$='/new/riichi']").click()
    page.wait_for_selector("form .option")
    check("small")
    page.locator(".strong").click()
    page.wait_for_selector("main.table")
    asked(page)
    check("small", "desktop")
    Player(page).play(lambda now: now["kind"] == "between")
    check("small", "desktop")


def test_options_are_remembered_and_played_with(open_page: OpenPage) -> None:
    page = open_page("/", language="en")
    card(page).locator("a[href$='/new/riichi']").click()
    number = page.locator("input[type=number]").first
    number.wait_for()
    low = int(number.get_attribute("min") or 0)
    step = int(number.get_attribute("step") or 1)
    number.fill(str(low + 10 * step))
    number.blur()
    page.goto("/")
    assert "1 changed" in card(page).locator(".facts").inner_text()
    card(page).locator(".strong").click()
    page.wait_for_selector("main.table")
    asked(page)
    assert f"{low + 10 * step:,}" in page.locator(".centre").inner_text()


def test_what_happens_is_announced(open_page: OpenPage) -> None:
    page = start(open_page, language="en")
    asked(page)
    page.evaluate(
        """() => { window.said = [];
          const live = document.querySelector('[aria-live]');
          new MutationObserver(() => window.said.push(live.textContent))
            .observe(live, {childList: true, characterData: true, subtree: true}); }"""
    )
    player = Player(page)
    now = asked(page)
    player.move(now)
    asked(page, after=now["id"])
    said = " ".join(page.evaluate("window.said"))
    assert "Your turn." in said or "You can:" in said
    assert ": " in said, "the others' discards are told by name"


def test_the_page_weighs_little() -> None:
    if not STATIC.is_dir():
        pytest.skip("the page is not built")
    files = [p for p in STATIC.rglob("*") if p.suffix in {".html", ".js", ".css", ".svg"}]
    assert sum(len(gzip.compress(p.read_bytes())) for p in files) <= 300 * 1024


def test_a_hint_names_a_discard_and_its_reasons(open_page: OpenPage) -> None:
    page = start(open_page, language="en")
    asked(page)
    assert page.locator(".own .hand .best").count() == 0, "nothing is told unasked"
    page.locator(".hint").click()
    best = page.locator(".own .hand button.best")
    best.wait_for()
    key = best.get_attribute("data-key") or ""
    text = page.locator(".knowing .best").inner_text()
    assert text.startswith("Best: discard ")
    assert "from tenpai" in text or "waits for" in text
    # Asking once is asking once.
    now = asked(page)
    page.locator(f"[data-key='{key}']").click()
    asked(page, after=now["id"])
    assert page.locator(".knowing .best").count() == 0
    # The switch asks at every turn.
    page.get_by_role("button", name="Assist").click()
    page.locator(".knowing .best").wait_for()


def test_a_history_without_games_leads_to_one(open_page: OpenPage) -> None:
    page = open_page("/history", language="en")
    page.get_by_role("link", name="New game").click()
    page.get_by_role("heading", name="New game").wait_for()


def test_a_tile_is_dragged_onto_the_table(open_page: OpenPage) -> None:
    page = start(open_page, language="en", taps="two")
    now = asked(page)
    tile = page.locator(".own .hand button.usable").first
    box = tile.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = page.evaluate(HAND)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y - 10, steps=3)
    page.mouse.up()
    assert asked(page)["id"] == now["id"], "a nudge is no discard"
    assert page.evaluate(HAND) == before
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y - 160, steps=5)
    page.mouse.up()
    asked(page, after=now["id"])
    assert page.locator(".board .river [data-tile]").count() >= 1


def test_the_tour_is_shown_once_and_can_be_skipped(
    open_page: OpenPage, axe: Callable[[Page], list[str]]
) -> None:
    page = start(open_page, size="small", language="en", toured=False)
    tour = page.locator(".tour")
    tour.wait_for()
    assert tour.locator(".number").inner_text() == "1 of 5"
    page.keyboard.press("d")
    assert page.locator(".board .river [data-tile]").count() == 0, "the tour takes the keys"
    page.wait_for_function(AT_REST)
    assert axe(page) == []
    for step in range(2, 6):
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(text) => document.querySelector('.tour .number').textContent === text",
            arg=f"{step} of 5",
        )
        page.wait_for_function("() => document.querySelector('.tour .ring') !== null")
        inside = page.locator(".tour .card").bounding_box()
        assert inside is not None
        assert inside["y"] >= 0
        assert inside["y"] + inside["height"] <= SIZES["small"][1]
    page.keyboard.press("Enter")
    tour.wait_for(state="detached")
    page.reload()
    asked(page)
    assert tour.count() == 0
    page.locator(".bar button").first.click()
    page.get_by_role("button", name="Tour of the table").click()
    tour.get_by_role("button", name="Skip").click()
    tour.wait_for(state="detached")
