"""A reader tells of a mistake, from each page that explains something."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.support import OpenPage, Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


def sent(server: Server) -> list[dict[str, Any]]:
    """What has arrived."""
    with sqlite3.connect(server.database) as connection:
        connection.row_factory = sqlite3.Row
        rows = [dict(row) for row in connection.execute("SELECT * FROM corrections ORDER BY id")]
    connection.close()
    return rows


def opener(page: Page) -> Any:
    found = page.locator(".correction button")
    found.wait_for()
    return found


def test_by_keyboard_from_a_guide(
    open_page: OpenPage, server: Server, axe: Callable[[Page], list[str]]
) -> None:
    page = open_page("/rules/riichi?preset=tenhou&open_tanyao=false", language="en")
    page.wait_for_selector("main #sources > h2")
    button = opener(page)
    assert button.inner_text() == "Send a correction"
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Report a mistake")
    dialog.wait_for()
    assert axe(page) == []
    send = dialog.get_by_role("button", name="Send")
    # Nothing can be sent that says nothing.
    assert send.is_disabled()
    dialog.get_by_label("Where (optional)").focus()
    page.keyboard.press("S")
    page.keyboard.press("Tab")
    page.keyboard.type("30 fu")
    page.keyboard.press("Tab")
    page.keyboard.type("It is 40.\nSee above.")
    page.keyboard.press("Tab")
    page.keyboard.type("me@example.org")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    dialog.get_by_role("status").wait_for()
    assert "Thank you" in dialog.inner_text()
    assert axe(page) == []
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert button.evaluate("(button) => button === document.activeElement")
    (row,) = sent(server)
    assert json.loads(row["options"]) == {"open_tanyao": False}
    assert {name: row[name] for name in ("page", "ruleset", "preset", "language")} == {
        "page": "guide",
        "ruleset": "riichi",
        "preset": "tenhou",
        "language": "en",
    }
    assert (row["section"], row["passage"]) == ("scoring", "30 fu")
    assert (row["what"], row["reply"]) == ("It is 40.\nSee above.", "me@example.org")


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_what_is_marked_is_quoted(open_page: OpenPage, server: Server, language: str) -> None:
    page = open_page("/learn", language=language, size="small")
    button = opener(page)
    tip = page.locator(".tips li").first
    words = tip.inner_text()
    tip.select_text()
    button.click()
    dialog = page.get_by_role("dialog")
    quoted, what = dialog.locator("textarea").all()
    assert quoted.input_value() == words.strip()
    what.fill("誤字" if language == "ja" else "오타")
    dialog.locator("form button").click()
    dialog.get_by_role("status").wait_for()
    (row,) = sent(server)
    assert (row["page"], row["language"], row["passage"]) == ("learn", language, words.strip())


def test_a_calculators_question_goes_along_and_refusals_are_worded(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page("/calculator/riichi?hand=234m567p345s11z66p6p", language="ja", refusals=True)
    button = opener(page)
    for n in range(6):
        button.click()
        dialog = page.get_by_role("dialog")
        quoted, what = dialog.locator("textarea").all()
        if n == 0:
            assert quoted.input_value() == "hand=234m56667p345s11z 6p"
        what.fill(f"点数が違います {n}")
        dialog.locator("form button").click()
        dialog.locator("[role=status], [role=alert]").wait_for()
        if n == 5:
            assert "24時間に5件まで" in dialog.get_by_role("alert").inner_text()
            # What was written is still there.
            assert what.input_value() == "点数が違います 5"
        page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
    assert len(sent(server)) == 5
