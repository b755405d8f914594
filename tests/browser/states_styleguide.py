"""The styleguide: every part in its states. No build has it, so a development server shows it."""

from __future__ import annotations

import atexit
import os
import signal
import socket
import subprocess
import time
import urllib.request
from functools import cache
from typing import TYPE_CHECKING

from tests.browser.stage import Stage, States
from tests.browser.support import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

STATES = States()
WAIT = 60
"""Seconds within which the development server must answer."""


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)


@cache
def development() -> str:
    """Where the development server is; it is started once and ends with this process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    web = ROOT / "web"
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    process = subprocess.Popen(
        ["node", str(vite), "--host", "127.0.0.1", "--port", str(port), "--strictPort"],
        cwd=web,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        # A group of its own: `node` may be a wrapper whose child is the one that serves.
        start_new_session=True,
    )
    atexit.register(_end, process)
    url = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + WAIT
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{url}/styleguide/", timeout=5):
                return url
        except OSError:
            time.sleep(0.2)
    raise RuntimeError("the development server of the page did not start")


@STATES.state("styleguide", whole=True)
def _styleguide(stage: Stage) -> Page:
    page = stage.open(f"{development()}/styleguide/?language={stage.variant.language}")
    page.locator("h2").last.wait_for(timeout=60_000)
    return page
