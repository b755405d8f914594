"""What the browser tests share: sizes of screens and a server that can be killed."""

from __future__ import annotations

import functools
import os
import shutil
import socket
import sys
import time
import urllib.error
import urllib.request
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.forker import Forker

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "jantaku" / "server" / "static"

SIZES = {
    "phone": (390, 844),
    "small": (360, 640),
    "landscape": (844, 390),
    "desktop": (1440, 900),
}


def chromium() -> str:
    """The program of the machine's Chromium; empty where none is installed."""
    names = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
    return os.environ.get("JANTAKU_CHROMIUM") or next(filter(None, map(shutil.which, names)), "")


OpenPage = Callable[..., "Page"]
OpenTable = Callable[..., "Page"]


@functools.cache
def _forker() -> Forker:
    """The one of this process."""
    return Forker()


class Server:
    """`jantaku serve` in a process of its own, on one port and one database for its whole life."""

    def __init__(self, folder: Path) -> None:
        # Bound until the end, or else somebody else might get the port while the server is dead.
        reserved = socket.socket()
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        reserved.bind(("127.0.0.1", 0))
        self.port: int = reserved.getsockname()[1]
        if sys.platform == "linux":
            weakref.finalize(self, reserved.close)
        else:
            # Two sockets cannot be bound to one port there.
            reserved.close()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "games.sqlite3"
        self._log = folder / "server.log"
        self._process: int | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        self._process = _forker().start(self.port, self.database, self._log)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if not _forker().running(self._process):
                break
            try:
                with urllib.request.urlopen(f"{self.url}/api/rulesets", timeout=5):
                    return
            except urllib.error.HTTPError:
                break
            except OSError:
                time.sleep(0.02)
        pytest.fail(f"the server did not start:\n{self.log()}", pytrace=False)

    def log(self) -> str:
        """The end of what it wrote."""
        return self._log.read_text()[-4000:] if self._log.is_file() else ""

    def kill(self) -> None:
        """`kill -9`: no chance to write anything down."""
        if self._process is not None:
            _forker().end(self._process)
            self._process = None
