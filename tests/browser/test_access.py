"""The table without a mouse, without sight, without motion."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.crafted import NAMES, Crafted
from tests.browser.support import SIZES, OpenTable
from tests.browser.test_declaring import bluffing, korean
from tests.browser.test_page import AT_REST, HAND, Player, asked

if TYPE_CHECKING:
    from playwright.sync_api import Page

LISTEN = """() => { window.said = [];
  const live = document.querySelector('[aria-live]');
  new MutationObserver(() => window.said.push(live.textContent))
    .observe(live, {childList: true, characterData: true, subtree: true}); }"""

SUITS = {"m": "characters", "p": "dots", "s": "bamboo"}
HONOURS = ("East", "South", "West", "North", "White dragon", "Green dragon", "Red dragon")


def spoken(tile: str) -> str:
    """A tile as the page says it in English."""
    number, suit = tile[0], tile[1]
    if suit == "z":
        return HONOURS[int(number) - 1]
    name = f"{5 if number == '0' else number} of {SUITS[suit]}"
    return f"red {name}" if number == "0" else name


def heard(event: dict[str, Any]) -> str | None:
    """What somebody at seat 0 must hear of an event; None for nothing."""
    seat = event.get("seat")
    name = NAMES[seat - 1] if seat else "You"
    match event["e"]:
        case "draw" if seat == 0:
            return f"You draw {spoken(event['tile'])}."
        case "discard" if seat != 0:
            mark = f"{event['mark'].capitalize()}, " if event["mark"] else ""
            return f"{name}: {mark}{spoken(event['tile'])}."
        case "call":
            kind = {"chi": "Chi", "pon": "Pon", "open_kan": "Open kan"}[event["meld"]["kind"]]
            return f"{name}: {kind} "
        case "kan":
            return f"{name}: Kan."
        case "win":
            return "You win." if seat == 0 else f"{name} wins."
        case "hand_drawn":
            return "The hand is drawn."
    return None


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_announced_is_what_happened(open_table: OpenTable, seed: int) -> None:
    page = open_table(Crafted("riichi", hands=1, secret=bytes([seed] * 32)), language="en")
    asked(page)
    page.evaluate(LISTEN)
    Player(page).play(lambda now: now["kind"] in ("local", "between", "final"))
    said = " ".join(page.evaluate("window.said"))
    log = page.evaluate("fetch('/api/games/crafted/record').then((answer) => answer.text())")
    events = [json.loads(line) for line in log.splitlines()[1:]]
    # The deal and the first draw were there before anybody listened.
    first = next(i for i, event in enumerate(events) if event["e"] == "discard")
    wanted = [text for event in events[first:] if (text := heard(event)) is not None]
    assert len(wanted) > 20
    at = 0
    for text in wanted:
        found = said.find(text, at)
        assert found >= 0, (text, said[at : at + 300])
        at = found + len(text)
    # Nothing more was told of anybody's discards than there were.
    others = [text for text in wanted if text.endswith(".") and text.split(":")[0] in NAMES]
    assert sum(said.count(f"{name}: ") for name in NAMES) == len(
        [e for e in events[first:] if e["e"] in ("discard", "call", "kan") and e["seat"]]
    ), len(others)


class Keyboard(Player):
    """Plays by keys alone."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.turns = 0
        self.used: set[str] = set()

    def key(self, name: str) -> None:
        self.used.add(name)
        self.page.keyboard.press(name)

    def move(self, now: dict[str, Any]) -> None:
        lit = now["lit"]
        if now["kind"] in ("between", "local"):
            assert self.page.locator("section.result").is_visible()
            self.hands += 1
            self.key("Space")
        elif "win" in lit:
            self.key("r" if now["kind"] == "claim" else "t")
        elif now["kind"] == "claim":
            self._claim(lit)
        elif "declare" in lit:
            self.key("l")
            self.page.locator(".own .hand button.marked").first.wait_for()
            self.key("ArrowRight")
            self.key("Enter")
        else:
            self._discard(now)

    def _claim(self, lit: list[str]) -> None:
        if "second" in lit and "p" not in self.used:
            self.key("p")
            chooser = self.page.locator(".chooser button")
            if chooser.count():
                assert chooser.first.evaluate("(e) => e === document.activeElement")
                self.key("Enter")
        else:
            self.key("Space")

    def _discard(self, now: dict[str, Any]) -> None:
        self.turns += 1
        if self.turns % 3 == 1 and self.page.locator(".own .hand button.drawn.usable").count():
            self.key("d")
            return
        if self.turns % 3 == 2 and self.page.locator(".own .hand button.usable").first.is_visible():
            self.key("1")
            if (
                self.page.evaluate("document.querySelector('main.table').dataset.decision")
                != now["id"]
            ):
                return
            # After a call the first tile may be one that must not be thrown away.
        self.key("ArrowLeft")
        self.key("Enter")


def test_a_whole_game_by_keyboard(open_table: OpenTable) -> None:
    page = open_table(Crafted("riichi", secret=bytes([5] * 32)), language="en")
    # From here on nothing is touched but keys.
    page.evaluate(
        "() => { window.touched = 0;"
        " addEventListener('pointerdown', () => { window.touched += 1; }, true); }"
    )
    player = Keyboard(page)
    player.play(lambda now: now["kind"] == "final")
    assert page.locator(".final li").count() == 4
    log = page.evaluate("fetch('/api/games/crafted/record').then((answer) => answer.text())")
    assert player.hands == log.count('"e":"hand_end"') >= 2
    assert {"d", "1", "ArrowLeft", "Enter", "Space"} <= player.used
    assert page.evaluate("window.touched") == 0
    # The panel's buttons are reached by key as well.
    reached = []
    for _ in range(12):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement?.textContent.trim()"))
    assert "Home" in reached
    assert "Replay" in reached


class Touch(Player):
    """Plays with a finger; a tile is touched twice."""

    def press(self, place: str) -> None:
        self.page.locator(f".place[data-place={place}] button").tap()

    def discard(self, selector: str) -> None:
        self.page.locator(selector).last.tap()
        chosen = self.page.locator(".own .hand button.chosen")
        chosen.wait_for()
        chosen.tap()

    def move(self, now: dict[str, Any]) -> None:
        lit = now["lit"]
        if now["kind"] == "turn" and "win" not in lit:
            if "declare" in lit:
                self.press("declare")
                self.discard(".own .hand button.marked")
            else:
                self.discard(".own .hand button.usable")
        elif now["kind"] == "claim" and "win" not in lit and "first" in lit and self.hands == 0:
            self.seen.add("called")
            self.press("first")
            choices = self.page.locator(".chooser .tiles")
            if choices.count():
                choices.first.tap()
        elif now["kind"] in ("between", "local"):
            self.hands += 1
            self.press("pass")
        else:
            self.press("win" if "win" in lit else "pass")


@pytest.mark.parametrize("size", ["small", "phone", "landscape"])
@pytest.mark.parametrize("ruleset", ["riichi", "hongkong"])
def test_a_whole_game_by_touch(open_table: OpenTable, ruleset: str, size: str) -> None:
    table = Crafted(ruleset, hands=2, secret=bytes([7] * 32))
    page = open_table(table, size=size)
    page.evaluate(
        "() => { window.other = 0; addEventListener('pointerdown',"
        " (event) => { window.other += event.pointerType !== 'touch'; }, true); }"
    )
    player = Touch(page)
    player.play(lambda now: now["kind"] == "final")
    assert player.hands == 2
    assert page.locator(".final li.own").count() == 1
    assert page.evaluate("window.other") == 0
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


MOVING = """() => [...document.querySelectorAll('*')].filter((e) => {
  const s = getComputedStyle(e);
  return s.animationDuration.split(', ').some((t) => parseFloat(t) > 0)
    || s.transitionDuration.split(', ').some((t) => parseFloat(t) > 0);
}).map((e) => e.outerHTML.slice(0, 100))"""


@pytest.mark.parametrize("how", ["setting", "device"])
def test_nothing_moves_where_motion_is_reduced(open_table: OpenTable, how: str) -> None:
    table = Crafted("riichi", hands=1, secret=bytes([3] * 32))
    page = open_table(table, motion="reduced" if how == "setting" else "auto")
    asked(page)
    if how == "device":
        assert page.evaluate(MOVING) != [], "else this would tell nothing"
        page.emulate_media(reduced_motion="reduce")
    page.evaluate(
        "() => { window.moved = 0;"
        " const look = () => { window.moved += document.getAnimations().length;"
        " requestAnimationFrame(look); }; look(); }"
    )
    assert page.evaluate(MOVING) == []
    Player(page).play(lambda now: now["kind"] in ("local", "between", "final"))
    assert page.evaluate(MOVING) == []
    assert page.evaluate("window.moved") == 0


def checked(page: Page, axe: Callable[[Page], list[str]], what: str) -> None:
    """Axe in both themes, at the smallest size and on a desktop."""
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        for size in ("small", "desktop"):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(AT_REST)
            assert axe(page) == [], (what, theme, size)


def test_axe_finds_nothing_in_dialogs_and_with_a_hint(
    open_table: OpenTable, axe: Callable[[Page], list[str]]
) -> None:
    page = open_table(bluffing(), language="en")
    asked(page)
    page.locator(".hint").click()
    page.locator(".knowing .best").wait_for()
    checked(page, axe, "hint")
    page.locator("[data-place=declare] button").click()
    page.locator(".own .hand button.bluff").first.wait_for()
    checked(page, axe, "declaring")
    page.locator(".own .hand button.marked.bluff").first.click()
    page.locator("dialog").wait_for()
    checked(page, axe, "bluff")
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("Escape")
    for name in ("Settings", "Keys"):
        page.locator(".bar button").first.click()
        page.locator("dialog").wait_for()
        checked(page, axe, "menu")
        page.locator("dialog").get_by_role("button", name=name, exact=True).click()
        page.locator("dialog form, dialog kbd").first.wait_for()
        checked(page, axe, name)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")


def test_axe_finds_nothing_at_an_open_hand_a_result_and_the_end(
    open_table: OpenTable, axe: Callable[[Page], list[str]]
) -> None:
    page = open_table(korean("1 discard:6z:drawn:open_riichi\nto 0"), language="en")
    asked(page)
    checked(page, axe, "open hand")
    table = Crafted("hongkong", hands=1, secret=bytes([7] * 32), steps="to end")
    page = open_table(table, language="en")
    page.locator("section.result").wait_for()
    checked(page, axe, "result")
    page.locator("[data-place=pass] button").click()
    page.locator(".final").wait_for()
    checked(page, axe, "final")


def test_the_keys_of_a_chosen_tile_pass_over_what_cannot_be_discarded(
    open_table: OpenTable,
) -> None:
    page = open_table(korean("to 0"), language="en")
    asked(page)
    page.keyboard.press("o")
    usable = page.locator(".own .hand button.usable")
    usable.first.wait_for()
    tiles = page.evaluate(HAND)
    assert 0 < usable.count() < len(tiles)
    for _ in range(len(tiles)):
        page.keyboard.press("ArrowRight")
        assert page.locator(".own .hand button.chosen.usable").count() == 1
