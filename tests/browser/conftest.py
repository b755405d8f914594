"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "jantaku" / "server" / "static"
REQUIRED = os.environ.get("JANTAKU_REQUIRE_BROWSER") == "1"

SIZES = {
    "phone": (390, 844),
    "small": (360, 640),
    "landscape": (844, 390),
    "desktop": (1440, 900),
}


def _missing(what: str) -> None:
    """Skip, or fail where the browser tests are required."""
    if REQUIRED:
        pytest.fail(f"JANTAKU_REQUIRE_BROWSER=1, but {what}", pytrace=False)
    pytest.skip(what)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


class Server:
    """`jantaku serve` in a process of its own, on one port and one database for its whole life."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._database = folder / "games.sqlite3"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        program = (
            "import sys; from jantaku.server.main import serve; "
            "serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], False)"
        )
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", program, str(self.port), str(self._database)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/api/rulesets", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        pytest.fail(f"the server did not start:\n{self._log.read_text()[-4000:]}", pytrace=False)

    def kill(self) -> None:
        """`kill -9`: no chance to write anything down."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A running server with an empty database."""
    if not (STATIC / "index.html").is_file():
        _missing("the page is not built (python packaging/build_page.py)")
    running = Server(tmp_path)
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium of the machine, headless."""
    names = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
    program = os.environ.get("JANTAKU_CHROMIUM") or next(filter(None, map(shutil.which, names)), "")
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


OpenPage = Callable[..., "Page"]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Open a page of the server: `open_page("/", size="phone", language="ja")`.

    The pace is instant unless said otherwise. An error in the page's console fails the test.
    """
    contexts = []
    errors: list[str] = []

    def opened(path: str = "/", *, size: str = "desktop", language: str = "ja", **settings: object) -> Page:
        width, height = SIZES[size]
        touch = size != "desktop"
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            base_url=server.url,
        )
        contexts.append(context)
        values = {"language": language, "pace": "instant", "volume": 0, **settings}
        # Only where nothing is kept yet, so that what a test changes outlives a reload.
        context.add_init_script(
            "if (!localStorage.getItem('jantaku.settings'))"
            f" localStorage.setItem('jantaku.settings', {json.dumps(json.dumps(values))})"
        )
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console",
            lambda message: (
                errors.append(message.text)
                # A lost server is what some tests are about, and the browser logs each attempt.
                if message.type == "error" and "ERR_CONNECTION" not in message.text
                else None
            ),
        )
        page.goto(path)
        return page

    yield opened
    for context in contexts:
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
        page.evaluate(source)
        found = page.evaluate("axe.run()")
        return [
            f"{fault['id']}: {node['html'][:160]}"
            for fault in found["violations"]
            for node in fault["nodes"]
        ]

    return check
