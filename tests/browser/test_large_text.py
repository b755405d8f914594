"""Text at twice its size, on a phone: by the letters' size, or by magnifying all of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.stage import Stage, State, Variant, context, shown
from tests.browser.states import STATES
from tests.browser.support import SIZES, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

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


# Every other state in Japanese, the rest in English; in the long run, all of them in both.
EVEN, ODD, ALL = slice(0, None, 2), slice(1, None, 2), slice(None)


@pytest.mark.parametrize(
    ("language", "how", "part"),
    [
        pytest.param("en", "letters", EVEN, id="en-letters-even"),
        pytest.param("ja", "letters", ODD, id="ja-letters-odd"),
        pytest.param("ko", "all", ALL, id="ko-all"),
        pytest.param("en", "letters", ODD, id="en-letters-odd", marks=pytest.mark.soak),
        pytest.param("ja", "letters", EVEN, id="ja-letters-even", marks=pytest.mark.soak),
    ],
)
def test_nothing_is_lost_at_twice_the_size(
    browser: Browser, server: Server, language: str, how: str, part: slice
) -> None:
    variant = Variant("phone", language)
    opened = context(browser, variant)
    found = []
    if how == "letters":
        opened.add_init_script(LARGE)
    # Magnified, a phone's screen holds a quarter of a table, which nobody plays on.
    names = ((*PAGES, *TABLE) if how == "letters" else PAGES)[part]
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


SIZED = """size => addEventListener('DOMContentLoaded', () => {
  document.documentElement.style.fontSize = size; })"""

# What cannot be pressed, for it is covered or where nobody can scroll to; words that lie over a
# button or over somebody's melds; buttons that their words leave.
COVERED = """() => {
  const found = [];
  const name = (e) => e.matches('.meld, .board') ? e.className
    : `${e.tagName.toLowerCase()} "${e.textContent.trim().slice(0, 30)}"`;
  const shown = (e) => e.getBoundingClientRect().width > 0 && !e.closest('.hidden-text')
    && getComputedStyle(e).visibility !== 'hidden';
  // The part of an element that its scrolling ancestors leave to be seen.
  const seen = (e) => {
    let {left, right, top, bottom} = e.getBoundingClientRect();
    for (let p = e.parentElement; p; p = p.parentElement) {
      if (getComputedStyle(p).overflowY === 'visible') continue;
      const b = p.getBoundingClientRect();
      [left, right] = [Math.max(left, b.left), Math.min(right, b.right)];
      [top, bottom] = [Math.max(top, b.top), Math.min(bottom, b.bottom)];
    }
    return {left, right, top, bottom};
  };
  const controls = [...document.querySelectorAll('main :is(button, a, select, input)')]
    .filter((e) => shown(e));
  for (const words of document.querySelectorAll('.told, .told > *')) {
    // The first of them can be scrolled to, or is seen at once.
    if (/auto|scroll/.test(getComputedStyle(words).overflowY) && words.firstElementChild) {
      words.scrollTop = 0;
      const above = words.getBoundingClientRect().top - 1;
      if (words.firstElementChild.getBoundingClientRect().top < above)
        found.push(`begins above: ${name(words.firstElementChild)}`);
    }
    if (words.matches('.told') || !shown(words)) continue;
    const a = seen(words);
    const things = [...controls, ...document.querySelectorAll('main .meld')];
    // Advice is cut to the room that it has below the board.
    if (words.matches('.portrait .knowing')) things.push(document.querySelector('.board'));
    for (const e of things) {
      if (words.contains(e)) continue;
      const b = seen(e);
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        found.push(`${name(words)} lies over ${name(e)}`);
    }
  }
  for (const e of controls) {
    e.scrollIntoView({block: 'nearest'});
    const b = e.getBoundingClientRect();
    const [x, y] = [(b.left + b.right) / 2, (b.top + b.bottom) / 2];
    const top = document.elementFromPoint(x, y);
    if (b.left < -1 || b.right > innerWidth + 1 || b.top < -1 || b.bottom > innerHeight + 1)
      found.push(`beyond the screen: ${name(e)}`);
    else if (!top || !e.contains(top)) found.push(`covered: ${name(e)}`);
    if (e.matches('button, a') && e.scrollWidth > e.clientWidth + 1)
      found.push(`words leave: ${name(e)}`);
  }
  return found;
}"""


# Names of players on more lines than they have words.
BROKEN = """() => [...document.querySelectorAll('section.result th[scope=col]')].filter((e) => {
  const text = document.createRange();
  text.selectNodeContents(e.lastChild);
  const lines = new Set([...text.getClientRects()].map((b) => Math.round(b.top)));
  return lines.size > e.lastChild.data.trim().split(/\\s+/).length;
}).map((e) => e.textContent)"""


def far_claim() -> Crafted:
    """A claim to advise on at length, of a hand that is far from waiting."""
    hands = ("6m55m19p147s12z77z3p", "", "", "1m9m258p369s1234z6s")
    deal = Deal(hands=hands, draws="5m", dealer=3, indicators="1z")
    return Crafted(
        "riichi", deal, steps="3 discard:5m:drawn", plan=(0, 3, 3, 0), points=(25000,) * 4
    )


def far_hint(stage: Stage) -> Page:
    page = stage.table(far_claim())
    page.locator(".hint").click()
    page.locator(".knowing .best").wait_for()
    return page


FAR_HINT = State("hint-far-from-waiting", far_hint)
ROOMLESS = ("assist-with-dangers", "claim-several-kinds", "hint-on-a-claim", "replay-middle")


@pytest.mark.parametrize(
    ("size", "language", "letters"),
    [
        *(("landscape", "ja", "100%"), ("landscape", "en", "200%"), ("landscape", "ko", "175%")),
        *(("small", "ko", "100%"), ("small", "en", "200%")),
        pytest.param("landscape", "en", "100%", marks=pytest.mark.soak),
        pytest.param("desktop", "en", "200%", marks=pytest.mark.soak),
    ],
)
def test_no_words_cover_what_is_pressed(
    browser: Browser, server: Server, size: str, language: str, letters: str
) -> None:
    variant = Variant(size, language)
    opened = context(browser, variant)
    opened.add_init_script(f"({SIZED})('{letters}')")
    found = []
    for state in (*STATES, FAR_HINT):
        if state.name in (*ROOMLESS, FAR_HINT.name):
            with shown(state, opened, server, variant) as (page, _):
                found += [f"{state.name}: {text}" for text in page.evaluate(COVERED)]
    opened.close()
    assert found == []


def test_a_result_stays_off_the_controls_of_its_replay(browser: Browser, server: Server) -> None:
    variant = Variant("small", "en")
    opened = context(browser, variant)
    opened.add_init_script(LARGE)
    (state,) = (one for one in STATES if one.name == "replay-result")
    with shown(state, opened, server, variant) as (page, _):
        found = page.evaluate(COVERED)
        broken = page.evaluate(BROKEN)
        seen = page.locator("section.result .frame > .body").bounding_box()
    opened.close()
    assert broken == []
    assert seen is not None
    assert seen["height"] > 150, "a few lines at a time"
    assert [text for text in found if text.startswith(("covered", "words leave"))] == []
