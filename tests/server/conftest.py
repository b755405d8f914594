"""Servers for the tests."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.support import Running


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server") / "games.sqlite3") as running:
        yield running


@pytest.fixture
def server(running: Running) -> Running:
    """A server whose computers play any legal action, and at which the test is somebody new."""
    running.player = secrets.token_urlsafe(32)
    return running


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client
