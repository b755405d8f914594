"""What the table tells beside the game: bonus tiles, the rest of a hint, its rules, its end; and
what the first page tells of trials from replays.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.player import asked
from tests.browser.states_turn import dangerous
from tests.browser.support import OpenPage, OpenTable, Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

MARKED = """() => [...document.querySelectorAll('[data-counts]')]
  .map((e) => e.closest('[data-tile]').dataset.tile)"""


def test_dora_are_marked_and_named_until_somebody_wants_no_marks(open_table: OpenTable) -> None:
    """The indicator points at its successor, the red one too; itself it is none (rules: riichi)."""
    hands = ("550p66p123m789s11z", "", "", "")
    deal = Deal(hands=hands, draws="2z", indicators="4p")
    page = open_table(Crafted("riichi", deal), language="en")
    asked(page)
    assert sorted(page.evaluate(MARKED)) == ["0p", "5p", "5p"]
    button = page.locator(".own .hand button", has=page.locator("[data-tile='5p']")).first
    assert button.get_attribute("aria-label") == "Discard 5 of dots, Dora"
    plain = page.locator(".own .hand button", has=page.locator("[data-tile='6p']")).first
    assert "Dora" not in (plain.get_attribute("aria-label") or "")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Marks on dora").get_by_role("radio", name="Off").check()
    assert page.evaluate(MARKED) == []
    assert button.get_attribute("aria-label") == "Discard 5 of dots"


def test_own_flowers_are_marked_and_others_are_not(open_table: OpenTable) -> None:
    """East has the first flower and the fifth (rules: hongkong, flowers)."""
    hands = ("f1f2123m456m789s11z", "", "", "f4f3123p456p789s33z")
    deal = Deal(hands=hands, draws="9p", replacements="6z7z6z7zf5f6f7f8")
    page = open_table(Crafted("hongkong", deal), language="en")
    asked(page)
    assert sorted(page.evaluate(MARKED)) == ["f1", "f4"]
    mine = page.get_by_role("group", name="Tiles you set aside")
    assert mine.get_by_role("img", name="Own flower").count() == 1


def test_the_rest_of_a_hint_opens_by_keys(open_table: OpenTable) -> None:
    hands = ("222567899m34s44z", "", "", "")
    deal = Deal(hands=hands, draws="1m", last="f1f2f3f4f5f6f7f8")
    page = open_table(Crafted("hongkong", deal), size="small", language="en")
    before = asked(page)
    page.keyboard.press("h")
    best = page.locator(".knowing button.best")
    best.wait_for()
    folded = best.inner_text()
    assert "toward" not in folded
    assert best.get_attribute("aria-expanded") == "false"
    best.focus()
    page.keyboard.press("Enter")
    assert best.get_attribute("aria-expanded") == "true"
    assert "toward Half flush (3 faan)" in best.inner_text()
    page.keyboard.press("Space")
    assert best.inner_text() == folded
    assert asked(page)["id"] == before["id"], "nothing was discarded"


def test_a_badge_on_a_discard_is_explained_and_words_are_a_tap_away(open_table: OpenTable) -> None:
    page = open_table(dangerous(), size="phone", language="en", assist=True)
    asked(page)
    noted = page.locator(".own .hand button:has(.note.open)").first
    noted.wait_for()
    assert page.locator(".knowing .danger").count() == 0
    noted.tap()
    told = page.locator(".knowing .danger")
    told.wait_for()
    assert re.fullmatch(r"risk: \w+ may win on it \(\d+%\)", told.inner_text())
    # Pressed although it is grey, the hint says why it is.
    hint = page.get_by_role("button", name="Hint", exact=True)
    assert hint.get_attribute("aria-disabled") == "true"
    hint.tap(force=True)
    page.locator(".told .notice", has_text="Assist is on").wait_for()
    page.get_by_role("button", name="Menu").tap()
    menu = page.locator("dialog[open] .menu")
    assert menu.get_by_role("link", name="Glossary").get_attribute("target") == "_blank"
    assert menu.get_by_text("ron is still asked").is_visible()
    assert menu.get_by_role("button", name="Keys").count() == 0, "fingers only"


def test_all_rules_of_a_table_are_told_those_that_differ_first(open_table: OpenTable) -> None:
    crafted = Crafted("hongkong", options={"minimum": 1})
    page = open_table(crafted, language="en")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules of this table").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("dt").first.wait_for()
    assert dialog.locator("dt").count() == len(crafted.options)
    changed = dialog.locator("dl").first
    assert changed.locator("dd").count() == 1
    assert "usually 3" in changed.inner_text()
    link = dialog.get_by_role("link", name="Guide to these rules")
    assert "minimum=1" in (link.get_attribute("href") or "")


def trials(server: Server, number: int) -> None:
    for count in range(number):
        origin = {"game": "", "hand": 0, "step": count, "seat": 0}
        Crafted("riichi", continued_from=origin).store(server.database, game=f"trial{count}")


def test_trials_from_replays_keep_to_themselves(open_page: OpenPage, server: Server) -> None:
    Crafted("sanma").store(server.database, game="mine")
    trials(server, 5)
    page = open_page("/", language="en")
    own = page.get_by_role("region", name="Continue")
    assert own.get_by_role("listitem").count() == 1
    apart = page.get_by_role("region", name="Played on from replays")
    assert apart.get_by_role("listitem").count() == 3
    apart.get_by_role("button", name="Show all 5").click()
    assert apart.get_by_role("listitem").count() == 5
    focused = page.evaluate("() => document.activeElement.closest('li')?.innerText ?? ''")
    assert focused == apart.get_by_role("listitem").nth(3).inner_text()


def finished(page: Page) -> str:
    """The way from a hand's result to the end, and what is said there."""
    page.locator("[data-act='pass'], .actions button").last.click()
    page.locator(".final").wait_for()
    return page.locator(".final .why").inner_text()


def test_the_end_says_why(open_table: OpenTable) -> None:
    deal = Deal(hands=("123m678p789s22z46s",), draws="0s", indicators="1z")
    page = open_table(Crafted("hanma", deal, steps="0 tsumo", hands=1), language="en")
    page.locator("section.result").wait_for()
    assert finished(page) == "The agreed number of hands has been played."
