"""What the tests of the server share: a server that listens, a page that plays."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import jantaku
from jantaku.actions import Action
from jantaku.server.app import create_app
from jantaku.server.identity import COOKIE
from jantaku.server.messages import MAX_FRAME
from jantaku.table import Decision
from jantaku.view import View

Json = dict[str, Any]

PLAYER = "p" * 43
STRANGER = "s" * 43
TIMEOUT = 20.0


class Silent:
    """A computer player whose choices depend on nothing: it passes, and discards what it drew."""

    def choose(self, view: View, decision: Decision) -> Action:
        return decision.default


class RandomPlayer:
    """Any legal action, the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, decision: Decision) -> Action:
        return self._random.choice(decision.actions)


def silent(name: str, seed: int) -> Silent:
    return Silent()


def by_chance(name: str, seed: int) -> RandomPlayer:
    return RandomPlayer(seed)


class Running:
    """The application on a real server, in a thread of its own."""

    def __init__(self, database: Path, **options: Any) -> None:
        # With its protocol named, or else every message would wait for the one before to arrive.
        self._listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._listener.bind(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.player = PLAYER
        self.app = create_app(str(database), **{"computers": by_chance, **options})
        self._server = uvicorn.Server(
            uvicorn.Config(
                self.app,
                log_config=None,
                ws_max_size=MAX_FRAME,
                timeout_graceful_shutdown=3,
                loop="asyncio",
            )
        )
        self._thread = threading.Thread(
            target=lambda: asyncio.run(self._server.serve(sockets=[self._listener]))
        )

    def __enter__(self) -> Running:
        self._thread.start()
        deadline = time.monotonic() + TIMEOUT
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline, "the server did not start in time"
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(TIMEOUT)
        assert not self._thread.is_alive(), "the server does not stop"

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, cookies={COOKIE: self.player}, timeout=TIMEOUT)

    def page(self, game: str, player: str | None = None, **options: Any) -> Page:
        """A page of `player`, else of this server's usual one."""
        return Page(self.port, game, self.player if player is None else player, **options)

    @property
    def live(self) -> int:
        """Games in memory."""
        return len(self.app.state.services.hub)


class Process:
    """`serve` in a process of its own, which can be killed without warning."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self) -> None:
        program = (
            "import sys; from jantaku.server.main import serve; "
            "serve('127.0.0.1', 0, sys.argv[1], False)"
        )
        source = str(Path(jantaku.__file__).parents[1])
        self._process = subprocess.Popen(
            [sys.executable, "-c", program, str(self.database)],
            env={**os.environ, "PYTHONPATH": source},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Jantaku is at http://127.0.0.1:"), line
        self.port = int(line.split("(")[0].rstrip().rpartition(":")[2])

    def end(self, how: signal.Signals) -> int:
        """End it; its exit status."""
        assert self._process is not None
        self._process.send_signal(how)
        status = self._process.wait(TIMEOUT)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return status

    def __enter__(self) -> Process:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.end(signal.SIGKILL)

    def client(self) -> httpx.Client:
        url = f"http://127.0.0.1:{self.port}"
        return httpx.Client(base_url=url, cookies={COOKIE: PLAYER}, timeout=TIMEOUT)

    def page(self, game: str) -> Page:
        return Page(self.port, game, PLAYER)


class Page:
    """A page as the protocol wants it: it follows steps and answers decisions.

    Attributes:
        view, decision, n: of the last message.
        messages: all received so far, the greeting included.
    """

    def __init__(self, port: int, game: str, player: str, *, origin: str | None = "same") -> None:
        headers = {"Cookie": f"{COOKIE}={player}"} if player else {}
        if origin == "same":
            origin = f"http://127.0.0.1:{port}"
        self._connecting = connect(
            f"ws://127.0.0.1:{port}/api/games/{game}/socket",
            additional_headers=headers,
            origin=origin,  # type: ignore[arg-type]  # the library has a type of its own for it
            open_timeout=TIMEOUT,
            # A page reads while it writes.
            max_queue=None,
        )
        self.socket: ClientConnection = self._connecting.__enter__()
        self.messages: list[Json] = []
        self.view: Json = {}
        self.decision: Json | None = None
        self.n = -1

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self._connecting.__exit__(None, None, None)

    def receive(self) -> Json:
        """The next message; it must follow the one before."""
        message: Json = json.loads(self.socket.recv(TIMEOUT))
        self.messages.append(message)
        if message["type"] == "step":
            assert message["n"] == self.n + 1
            assert message["events"]
        if message["type"] != "error":
            self.n, self.view, self.decision = message["n"], message["view"], message["decision"]
        return message

    def greeted(self) -> Page:
        """Take the greeting in."""
        assert self.receive()["type"] == "hello"
        return self

    def send(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    @property
    def asked(self) -> Json:
        """The decision, where there must be one."""
        assert self.decision is not None
        return self.decision

    def act(self, key: str, decision: int | None = None) -> None:
        id = self.asked["id"] if decision is None else decision
        self.send({"type": "act", "decision": id, "action": key})

    def answer(self, choose: Callable[[Json], str]) -> None:
        """Answer the decision, and follow until the next one."""
        self.act(choose(self.asked))
        self.until_asked()

    def until_asked(self) -> None:
        """Follow until there is something to choose, or the game is over."""
        while True:
            message = self.receive()
            assert message["type"] == "step", message
            if self.decision is not None or self.view["phase"] == "over":
                return

    def play(self, choose: Callable[[Json], str], *, until: Callable[[Page], bool]) -> None:
        """Answer decisions until `until` says so, which is asked before each answer."""
        while self.decision is not None and not until(self):
            self.answer(choose)

    def close_code(self) -> int | None:
        """The code with which the server closes, after whatever else it says."""
        try:
            while True:
                self.messages.append(json.loads(self.socket.recv(TIMEOUT)))
        except ConnectionClosed as e:
            return None if e.rcvd is None else e.rcvd.code


def chooser(seed: int) -> Callable[[Json], str]:
    """Any legal action by its key."""
    chance = random.Random(seed)

    def choose(decision: Json) -> str:
        key: str = chance.choice(decision["actions"])["key"]
        return key

    return choose


def default(decision: Json | None) -> str:
    """What the decision says is done when the time is up."""
    assert decision is not None
    key: str = decision["default"]
    return key


def begin(client: httpx.Client, **request: Any) -> str:
    """A new game's id."""
    answer = client.post("/api/games", json={"ruleset": "riichi", **request})
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["id"]
    return game
