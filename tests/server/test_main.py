"""`serve`: port, database, browser."""

from __future__ import annotations

import errno
import signal
import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from jantaku.server import main
from jantaku.server.errors import ServerError
from tests.server.support import Process


@pytest.fixture
def busy() -> Iterator[int]:
    """A port at which somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield taken.getsockname()[1]


def test_a_busy_port_that_was_asked_for(busy: int, database: Path) -> None:
    with pytest.raises(ServerError) as refused:
        main.serve("127.0.0.1", busy, str(database))
    assert refused.value.code == "port_taken"
    assert str(busy) in str(refused.value)


@pytest.mark.parametrize("port", [-1, 65536, 99999])
def test_a_port_that_cannot_be(port: int, database: Path) -> None:
    with pytest.raises(ServerError) as refused:
        main.serve("127.0.0.1", port, str(database))
    assert refused.value.code == "no_such_port"


def test_the_next_free_port(busy: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "PORT", busy)
    with main._listen("127.0.0.1", None) as listener:
        assert busy < listener.getsockname()[1] < busy + 50


def test_no_free_port(monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(*_: object) -> socket.socket:
        raise OSError(errno.EADDRINUSE, "in use")

    monkeypatch.setattr(main, "_bind", taken)
    with pytest.raises(ServerError) as refused:
        main._listen("127.0.0.1", None)
    assert refused.value.code == "port_taken"


@pytest.mark.parametrize("host", ["192.0.2.1", "not a host"])
def test_an_address_that_is_not_here(host: str, database: Path) -> None:
    with pytest.raises(ServerError) as refused:
        main.serve(host, 0, str(database))
    assert refused.value.code == "address_unusable"


def test_an_unusable_database(tmp_path: Path) -> None:
    with pytest.raises(ServerError) as refused:
        main.serve("127.0.0.1", 0, str(tmp_path / "missing" / "games.sqlite3"))
    assert refused.value.code == "database_unusable"
    with pytest.raises(ServerError) as refused:
        main.serve("127.0.0.1", 0, str(tmp_path))
    assert refused.value.code == "database_unusable"


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::1", "[::1]")]
)
def test_what_to_type_into_a_browser(host: str, shown: str) -> None:
    try:
        listener = main._bind(host, 0)
    except OSError as e:
        pytest.skip(f"there is no {host} on this machine: {e}")
    with listener:
        port = listener.getsockname()[1]
        assert main._address(listener) == f"http://{shown}:{port}"


def test_the_browser_is_opened_when_it_answers(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[Any] = []

    def open_browser(address: str) -> None:
        seen.append((address, httpx.get(f"{address}/api/rulesets").status_code))
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(webbrowser, "open", open_browser)
    main.serve("127.0.0.1", 0, str(database), open_browser=True)
    [(address, status)] = seen
    assert status == 200
    assert capsys.readouterr().out == f"Jantaku is at {address} (Ctrl-C ends it)\n"


def test_the_log_is_short_and_has_no_secrets(database: Path, capfd: Any) -> None:
    with Process(database) as server:
        with server.client() as client:
            answer = client.post("/api/games", json={"ruleset": "riichi"})
            client.get("/api/nonesuch")
        with server.page(answer.json()["id"]).greeted() as page:
            page.send({"type": "nonsense"})
            page.receive()
        assert server.end(signal.SIGINT) == 0
    assert capfd.readouterr().err == ""
