"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from jantaku.server.identity import COOKIE
from tests.browser.crafted import TOKEN, Crafted
from tests.browser.support import ROOT, SIZES, STATIC, OpenPage, OpenTable, Server, chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

# Every rule runs on everything; of what is in order nothing is kept or sent, which took longer than
# finding it.
AXE = """() => axe.run({resultTypes: ['violations']}).then(({violations}) => violations.flatMap(
  ({id, nodes}) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`)))"""

REQUIRED = os.environ.get("JANTAKU_REQUIRE_BROWSER") == "1"


def _missing(what: str) -> None:
    """Skip, or fail where the browser tests are required."""
    if REQUIRED:
        pytest.fail(f"JANTAKU_REQUIRE_BROWSER=1, but {what}", pytrace=False)
    pytest.skip(what)


# A long test that begins last keeps one process busy while the others have ended.
LONGEST = (
    *("test_axe_finds_nothing_in_any_sort_of_state", "test_a_whole_", "test_every_decision_has_"),
    *("test_every_guide_is_whole", "test_nothing_is_lost_at_", "test_the_focus_waits_"),
    *("test_a_hand_by_taps_and_by_typing_", "test_a_session_in_which_", "test_what_is_told_is_"),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ours = [at for at, item in enumerate(items) if Path(__file__).parent in item.path.parents]
    for at in ours:
        items[at].add_marker(pytest.mark.browser)
    # In the places of this folder's tests, and otherwise in the order in which they were.
    order = sorted((items[at] for at in ours), key=lambda item: not item.name.startswith(LONGEST))
    for at, item in zip(ours, order, strict=True):
        items[at] = item


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A running server with an empty database."""
    if not (STATIC / "index.html").is_file():
        _missing("the page is not built (python packaging/build_page.py)")
    running = Server(tmp_path)
    running.start()
    yield running
    running.kill()
    # Shown by pytest where the test failed.
    print(running.log())


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium of the machine, headless."""
    program = chromium()
    if not program:
        _missing("no Chromium is installed (Debian: apt-get install chromium)")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        _missing("Playwright is not installed (pip install playwright)")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=program,
            args=["--no-sandbox", "--disable-background-networking"],
        )
        yield running
        running.close()


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Open a page of the server: `open_page("/", size="phone", language="ja")`.

    The pace is instant unless said otherwise. With `refusals` the server may refuse what it is
    asked. An error in the page's console fails the test.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def opened(
        path: str = "/",
        *,
        size: str = "desktop",
        language: str = "ja",
        refusals: bool = False,
        **settings: object,
    ) -> Page:
        width, height = SIZES[size]
        touch = size != "desktop"
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            base_url=server.url,
        )
        contexts.append(context)
        # Known beforehand, so that a test can put a game of this player's into the database.
        context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": server.url}])
        values = {"language": language, "pace": "instant", "volume": 0, "toured": True}
        values |= settings
        # Only where nothing is kept yet, so that what a test changes outlives a reload.
        context.add_init_script(
            "if (!localStorage.getItem('jantaku.settings'))"
            f" localStorage.setItem('jantaku.settings', {json.dumps(json.dumps(values))})"
        )
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("requestfailed", lambda request: print("failed:", request.url, request.failure))
        page.on(
            "console",
            lambda message: (
                errors.append(message.text)
                # A lost server is what some tests are about, and the browser logs each attempt.
                # So is what the server refuses.
                if message.type == "error"
                and "ERR_CONNECTION" not in message.text
                and not (refusals and "Failed to load resource" in message.text)
                else None
            ),
        )
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        for page in context.pages:
            print(f"{page.url}: {page.locator('body').inner_text()[:400]!r}")
        context.close()
    assert errors == []


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    """What axe-core finds on a page: a list of faults, empty when there is none."""
    path = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not path.is_file():
        _missing("axe-core is not installed (npm ci in web/)")
    source = path.read_text()

    def check(page: Page) -> list[str]:
        if page.evaluate("window.axe === undefined"):
            page.evaluate(source)
        faults: list[str] = page.evaluate(AXE)
        return faults

    return check


@pytest.fixture
def open_table(open_page: OpenPage, server: Server) -> OpenTable:
    """Open a crafted game: `open_table(Crafted("riichi", Deal(...)), size="phone")`."""

    count = 0

    def opened(crafted: Crafted, **options: Any) -> Page:
        nonlocal count
        game = f"crafted{count or ''}"
        count += 1
        page = open_page(crafted.store(server.database, game=game), **options)
        page.wait_for_selector("main.table")
        return page

    return opened
