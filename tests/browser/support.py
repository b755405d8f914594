"""What the browser tests share: sizes of screens and a server that can be killed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

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


class Server:
    """`jantaku serve` in a process of its own, on one port and one database for its whole life."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "games.sqlite3"
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
                [sys.executable, "-c", program, str(self.port), str(self.database)],
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
            except urllib.error.HTTPError:
                break
            except OSError:
                time.sleep(0.05)
        pytest.fail(f"the server did not start:\n{self.log()}", pytrace=False)

    def log(self) -> str:
        """The end of what it wrote."""
        return self._log.read_text()[-4000:]

    def kill(self) -> None:
        """`kill -9`: no chance to write anything down."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None
