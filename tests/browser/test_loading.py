"""How a page comes: what the document names is what the page asks for, once; it is light; and what
is mounted a little at a time is all there for whoever searches, prints or follows a link.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tests.browser.support import STATIC, OpenPage

if TYPE_CHECKING:
    from playwright.sync_api import Page

WHOLE = ".sections[aria-busy=false], .calculator[aria-busy=false]"

# Bytes over the wire, with their headers, of documents, code, pictures and answers.
WEIGHT = """() => [...performance.getEntriesByType('navigation'),
  ...performance.getEntriesByType('resource')].reduce((sum, one) => sum + one.transferSize, 0)"""

LIMIT = 300_000
"""What a page may weigh until one plays."""


def address(url: str) -> str:
    parts = urlsplit(url)
    return parts.path + (f"?{parts.query}" if parts.query else "")


READY = {
    "/": ".card",
    "/new/riichi": ".option",
    "/history": "main p",
    "/settings": "main label",
    "/rules": "main li",
    "/rules/hanma": WHOLE,
    "/learn": ".puzzle",
    "/glossary": "main li",
    "/compare": "main select",
    "/calculator/korean": WHOLE,
}


def test_what_the_document_names_is_asked_once(open_page: OpenPage) -> None:
    # The language of the page is not that of the browser: the page's cookie says so.
    page = open_page("/settings", language="ko")
    page.wait_for_selector("main label")
    asked: Counter[str] = Counter()
    page.on("request", lambda request: asked.update([address(request.url)]))
    for path, ready in READY.items():
        asked.clear()
        document = page.goto(path)
        assert document is not None
        page.locator(ready).first.wait_for()
        named = re.findall(r'rel="(?:module)?preload"[^>]* href="([^"]*)"', document.text())
        assert any("/assets/" in one for one in named), path
        for one in named:
            assert asked[one.replace("&amp;", "&")] == 1, (path, one, asked)


def test_every_page_is_listed_with_files_that_exist() -> None:
    listed: list[dict[str, Any]] = json.loads((STATIC / "routes.json").read_text())
    assert len(listed) > 10
    for route in listed:
        assert route["scripts"], route["path"]
        for name in route["scripts"]:
            assert (STATIC / name).is_file(), name


def test_a_page_before_play_is_light(open_page: OpenPage) -> None:
    page = open_page("/", language="ja", size="phone")
    page.locator(".card").first.wait_for()
    page.wait_for_load_state("networkidle")
    home = page.evaluate(WEIGHT)
    page.locator(".card button").first.click()
    page.wait_for_selector("main.table .own .hand button")
    page.wait_for_load_state("networkidle")
    whole = page.evaluate(WEIGHT)
    print(f"\nhome {home / 1000:.0f} kB, with the table {whole / 1000:.0f} kB")
    assert 50_000 < home < whole < LIMIT


def test_a_guide_is_whole_for_who_searches_prints_or_jumps(open_page: OpenPage) -> None:
    page = open_page("/rules/riichi", language="en", size="phone")
    page.wait_for_selector(WHOLE)
    # Not scrolled to, and found all the same.
    assert page.evaluate("window.find('Sources', true, false, true)")
    text: str = page.evaluate("document.querySelector('main').textContent")
    assert "Thirteen orphans" in text
    undrawn = page.locator("figure .hand:not(:has([data-tile]))")
    assert undrawn.count() > 10, "hands are drawn when they come near"
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert undrawn.count() == 0, "and all of them on paper"


def test_a_link_into_the_middle_waits_for_nothing(open_page: OpenPage) -> None:
    page = open_page("/rules/riichi#pattern-pinfu", language="en", size="phone")
    page.wait_for_selector("#pattern-pinfu")
    page.wait_for_function(
        """() => Math.abs(document.querySelector('#pattern-pinfu')
          .getBoundingClientRect().top) < 60"""
    )


def test_nothing_jumps_while_a_page_is_mounted(open_page: OpenPage) -> None:
    for path in ("/rules/riichi", "/calculator/riichi", "/calculator/hongkong?hand=111222333m44z"):
        for size in ("phone", "desktop"):
            page = open_page("/settings", language="en", size=size)
            page.add_init_script(
                """window.jumps = 0;
                new PerformanceObserver((list) => {
                  for (const one of list.getEntries()) window.jumps += one.value;
                }).observe({type: 'layout-shift', buffered: true});"""
            )
            page.goto(path)
            page.wait_for_selector(WHOLE)
            page.wait_for_timeout(300)
            assert page.evaluate("window.jumps") < 0.05, (path, size)


def test_the_line_with_the_result_covers_no_tile_at_first(open_page: OpenPage) -> None:
    page = open_page("/calculator/riichi", language="en", size="phone")
    page.wait_for_selector(WHOLE)
    covered: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.calculator button, .calculator input')]
          .filter((one) => {
            const box = one.getBoundingClientRect();
            const bar = document.querySelector('.bar').getBoundingClientRect();
            return box.bottom > bar.top && box.top < bar.bottom;
          }).map((one) => one.outerHTML)"""
    )
    assert covered == []
    # What the keyboard reaches is never behind it.
    page.locator(".chips input").last.focus()
    page.locator(".picker button").first.focus()
    assert hidden(page) is False
    page.locator(".do button").first.focus()
    page.locator(".targets input, fieldset input").first.focus()
    assert hidden(page) is False


def hidden(page: Page) -> bool:
    """Whether the line with the result lies over what has the focus."""
    found: bool = page.evaluate(
        """() => {
          const box = document.activeElement.getBoundingClientRect();
          const bar = document.querySelector('.bar').getBoundingClientRect();
          return box.top < bar.bottom - 1 && box.bottom > bar.top + 1;
        }"""
    )
    return found
