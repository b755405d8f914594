"""Text at twice its size, on a phone: by the letters' size, or by magnifying all of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.stage import Variant, context, shown
from tests.browser.states import STATES
from tests.browser.support import SIZES, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LARGE = """addEventListener('DOMContentLoaded', () => {
  document.documentElement.style.fontSize = '200%'; })"""

# What cannot be reached or read: a page that scrolls sideways, what is beyond the screen's sides,
# words that a button cuts off, at the table also what lies above or below the screen.
LOST = """() => {
  const found = [];
  const table = document.querySelector('main.table') !== null;
  const wide = document.scrollingElement.scrollWidth;
  if (wide > innerWidth + 1) found.push(`the page is ${wide} wide`);
  const what = 'button, a, summary, input, select, h1, h2, h3, p, li, th, td';
  for (const e of document.querySelectorAll(what)) {
    const b = e.getBoundingClientRect();
    // What is only heard is not seen; what scrolls by itself is reached there.
    if (!b.width || e.closest('.hidden-text') || getComputedStyle(e).visibility === 'hidden')
      continue;
    let within = e.parentElement;
    while (within && !/auto|scroll/.test(getComputedStyle(within).overflowX))
      within = within.parentElement;
    const name = `${e.tagName.toLowerCase()} "${e.textContent.trim().slice(0, 30)}"`;
    if (!within && (b.left < -1 || b.right > innerWidth + 1))
      found.push(`beyond the side: ${name}`);
    if (table && !e.closest('.panel, dialog, .tour') && (b.top < -1 || b.bottom > innerHeight + 1))
      found.push(`beyond the screen: ${name}`);
    if (e.matches('button, a.button, .totals :is(th, td)') && e.scrollWidth > e.clientWidth + 1)
      found.push(`cut off: ${name}`);
  }
  return found;
}"""

PAGES = (
    *("home-with-games", "settings", "rules", "glossary", "history", "new-hongkong", "unknown"),
    *("guide-hanma", "compare-riichi-sanma", "learn-korean", "calculator-answer-riichi"),
)
TABLE = (
    *("first-turn-riichi", "claim-several-kinds", "declaring-korean", "hint-hongkong", "menu"),
    *("norths-sanma", "result-riichi-under-dora", "result-korean-draw", "leave-question"),
    *("final-left", "keys"),
)


@pytest.mark.parametrize(("language", "how"), [("en", "letters"), ("ja", "letters"), ("ko", "all")])
def test_nothing_is_lost_at_twice_the_size(
    browser: Browser, server: Server, language: str, how: str
) -> None:
    variant = Variant("phone", language)
    opened = context(browser, variant)
    found = []
    if how == "letters":
        opened.add_init_script(LARGE)
    # Magnified, a phone's screen holds a quarter of a table, which nobody plays on.
    names = (*PAGES, *TABLE) if how == "letters" else PAGES
    for state in STATES:
        if state.name in names:
            with shown(state, opened, server, variant) as (page, _):
                if how == "all":
                    width, height = SIZES["phone"]
                    page.set_viewport_size({"width": width // 2, "height": height // 2})
                    page.wait_for_timeout(50)
                found += [f"{state.name}: {text}" for text in page.evaluate(LOST)]
    opened.close()
    assert found == []
