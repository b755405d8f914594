"""Coming and going: a session of hanma goes on as long as its player stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.crafted import NAMES, Crafted
from tests.browser.player import Player, asked, seen
from tests.browser.results import scores
from tests.browser.support import OpenTable

if TYPE_CHECKING:
    from playwright.sync_api import Page


def names(page: Page) -> list[str]:
    """Who sits at the table, the own seat first."""
    labels = "(all) => all.map((e) => e.ariaLabel.split(', ')[1])"
    return page.locator(".centre [role=group].seat").evaluate_all(labels)  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    "size", ["small", "landscape", pytest.param("desktop", marks=pytest.mark.soak)]
)
def test_a_session_in_which_everybody_else_leaves(open_table: OpenTable, size: str) -> None:
    # The first hand is nearly over: the second is whole.
    table = Crafted("hanma", guests=100, secret=bytes([2] * 32), steps="to live 12\nto 0")
    page = open_table(table, language="en", size=size)
    asked(page)
    assert names(page) == ["You", *NAMES]
    player = Player(page)
    now = player.play(lambda now: now["kind"] == "between")
    assert now["lit"] == ["win", "pass"]
    left = dict(zip(NAMES, scores(page)[1:], strict=True))

    page.get_by_role("button", name="Stay").click()
    asked(page, after=now["id"])
    news = page.locator(".news")
    news.wait_for()
    for name, score in left.items():
        signed = score if score.startswith("−") or score == "0" else f"+{score}"
        assert f"{name} leaves with {signed}." in news.inner_text()
    assert news.inner_text().count("sits down.") == 3
    others = names(page)[1:]
    assert not set(others) & set(NAMES)
    assert "Hand 2" in page.locator(".centre").inner_text()

    now = player.play(lambda now: now["kind"] == "between")
    seen(page)
    page.keyboard.press("x")
    dialog = page.locator("dialog")
    dialog.wait_for()
    page.keyboard.press("Enter")
    dialog.wait_for(state="detached")
    assert asked(page)["id"] == now["id"], "Enter keeps one's seat"
    page.get_by_role("button", name="Leave").click()
    dialog.get_by_role("button", name="Leave").click()
    # What the hand came to has been seen: the end follows at once.
    page.locator(".final").wait_for()
    assert page.locator("section.result").count() == 0
    final = page.locator(".final li")
    assert final.count() == 7, "everybody who ever sat here"
    text = page.locator(".final").inner_text()
    for name, score in left.items():
        row = final.filter(has_text=name)
        assert "(left)" in row.inner_text()
        assert score.lstrip("−") in row.inner_text()
    assert all(name in text for name in others)
    # All of it is in sight, and the way on.
    again = page.get_by_role("button", name="Play again")
    for one in (final.first, final.last, again):
        assert one.evaluate(
            """(e) => {
              const {left, right, top, bottom} = e.getBoundingClientRect();
              const sheet = e.closest('.sheet').getBoundingClientRect();
              const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              return top >= sheet.top && bottom <= sheet.bottom && (e === at || e.contains(at));
            }"""
        )
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
