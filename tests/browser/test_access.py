"""The table without a mouse, without sight, without motion."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.crafted import Crafted
from tests.browser.player import HAND, Player, asked, seen
from tests.browser.support import OpenTable
from tests.browser.test_declaring import korean
from tests.browser.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Page

LISTEN = """window.said = []; new MutationObserver((changes) => {
  for (const {addedNodes} of changes) for (const node of addedNodes)
    if (node.parentElement?.closest('[role=log]')) window.said.push(node.textContent);
}).observe(document, {childList: true, subtree: true});"""


def test_a_hand_at_a_server_is_told_as_it_happens(open_table: OpenTable) -> None:
    # `test_transcript` does this for every ruleset, without a server and without choosing.
    page = open_table(Crafted("riichi", hands=1, secret=bytes([1] * 32)), language="en")
    frames: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda text: frames.append(json.loads(text))),
    )
    page.add_init_script(LISTEN)
    page.reload()
    Player(page).play(lambda now: now["kind"] in ("local", "between", "final"))
    hello, *steps = [one for one in frames if one["type"] in ("hello", "step")]
    words = Words("en", hello["ruleset"])
    wanted = [words.greeting(hello), *(words.step(step) for step in steps)]
    assert len(steps) > 20
    # What the player does is not among what is told to it.
    said = [text for text in page.evaluate("window.said") if not text.endswith("the discard")]
    assert said == [" ".join(one) for one in wanted if one]
    # It can be read again.
    assert page.get_by_role("log").locator("p").last.inner_text() == said[-1]


FOCUS = """() => { const e = document.activeElement;
  return e.getAttribute('aria-label') || e.textContent.trim().slice(0, 30) || e.tagName; }"""


@pytest.mark.parametrize("ruleset", ["riichi", "hongkong"])
def test_the_focus_waits_where_something_is_to_be_done(open_table: OpenTable, ruleset: str) -> None:
    # The first hand is nearly over: the second is whole.
    table = Crafted(ruleset, hands=2, secret=bytes([4] * 32), steps="to live 24\nto 0")
    page = open_table(table, language="en")
    landmarks = page.get_by_role("region")
    names = {one.get_attribute("aria-label") for one in landmarks.all()}
    assert {"State of the hand", "What you can do", "Your hand"} <= names
    assert page.get_by_role("heading", level=1).inner_text() != "Jantaku", "which game it is"
    kinds: set[str] = set()
    for _ in range(400):
        now = asked(page)
        kinds.add(now["kind"])
        if now["kind"] == "final":
            break
        if now["kind"] == "turn" and "win" not in now["lit"]:
            # The last tile of the hand goes, and the focus with it.
            page.locator(".own .hand button.usable").last.focus()
            seen(page)
            page.keyboard.press("Enter")
        else:
            place = "win" if "win" in now["lit"] and now["kind"] != "between" else "pass"
            page.locator(f".place[data-place={place}] button").focus()
            seen(page)
            page.keyboard.press("Enter")
        later = asked(page, after=now["id"] or None)
        if later["kind"] != "final":
            where = page.evaluate(FOCUS)
            assert where != "BODY", now
            if later["kind"] in ("between", "local"):
                # The result takes it, to be read.
                inside = "document.activeElement.closest('.panel, .actions') !== null"
                assert page.evaluate(inside), where
            elif later["kind"] == "claim":
                assert where == "What you can do", later
            elif now["kind"] != "turn":
                assert where == "Your hand", later
    assert kinds >= {"turn", "claim", "between", "final"}


def test_a_hint_and_a_declaration_are_told(open_table: OpenTable) -> None:
    page = open_table(korean("to 0"), language="en")
    asked(page)
    log = page.get_by_role("log").locator("p").last
    page.keyboard.press("h")
    page.locator(".knowing .best").wait_for()
    assert log.inner_text().startswith("Best: ")
    seen(page)
    page.keyboard.press("l")
    page.locator(".own .hand button.marked").first.wait_for()
    assert log.inner_text() == "Riichi: choose the discard"


class Keyboard(Player):
    """Plays by keys alone."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.turns = 0
        self.used: set[str] = set()

    def key(self, name: str) -> None:
        self.used.add(name)
        seen(self.page)
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
    page = open_table(Crafted("riichi", hands=2, secret=bytes([5] * 32)), language="en")
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


@pytest.mark.parametrize(
    ("ruleset", "size"),
    [
        *(("riichi", "small"), ("hongkong", "landscape")),
        *(
            pytest.param(*both, marks=pytest.mark.soak)
            for both in (
                *(("riichi", "phone"), ("riichi", "landscape")),
                *(("hongkong", "small"), ("hongkong", "phone")),
            )
        ),
    ],
)
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


def test_the_keys_of_a_chosen_tile_pass_over_what_cannot_be_discarded(
    open_table: OpenTable,
) -> None:
    page = open_table(korean("to 0"), language="en")
    asked(page)
    seen(page)
    page.keyboard.press("o")
    usable = page.locator(".own .hand button.usable")
    usable.first.wait_for()
    tiles = page.evaluate(HAND)
    assert 0 < usable.count() < len(tiles)
    for _ in range(len(tiles)):
        page.keyboard.press("ArrowRight")
        assert page.locator(".own .hand button.chosen.usable").count() == 1
