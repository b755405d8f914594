"""What the sheet with a hand's result says, read as a player reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page


def changes(page: Page) -> list[str]:
    """What the hand brought each seat, as it is written."""
    return page.locator("section.result .totals .change td").all_inner_texts()


def scores(page: Page) -> list[str]:
    """What each seat has now, as it is written."""
    return page.locator("section.result .totals .score td").all_inner_texts()


def opened(page: Page) -> list[str]:
    """The lines of the seats that more than their points is said of: name, and tenpai or not."""
    return page.locator("section.result .hands li p").all_inner_texts()


def shown(page: Page) -> int:
    """How many hands besides the winners' lie open."""
    return page.locator("section.result .hands li.shown").count()


def patterns(page: Page) -> list[str]:
    """The patterns that count, each with its amount."""
    texts = page.locator("section.result ul.rows li").all_inner_texts()
    return [" ".join(text.split()) for text in texts]
