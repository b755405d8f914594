"""Processes of `jantaku serve` for the browser tests, forked from one that has everything imported.

Starting Python and importing the server takes longer than many a test; a fork of a process that has
done both is a real process all the same: with a database, a port and memory of its own, and it can
be killed without warning. Run as a program it takes one JSON list a line:

    ["start", port, database, log]    answers with the process's number
    ["end", number]                   kills it; answers with its exit status once it is gone
    ["status", number]                answers with its exit status, null while it runs

At the end of its input, however its caller ended, it kills what still runs and ends.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parents[2]


class Forker:
    """Starts and ends servers. One for a whole run of tests is enough."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve())],
            # Modules come from this checkout, also where another one is installed.
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            # Ctrl-C is for the tests alone.
            start_new_session=True,
        )

    def _ask(self, *request: object) -> int | None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "the process that forks servers has ended"
        told: int | None = json.loads(answer)
        return told

    def start(self, port: int, database: Path, log: Path) -> int:
        """The number of a new process, which may not be listening yet."""
        number = self._ask("start", port, str(database), str(log))
        assert number is not None
        return number

    def running(self, number: int) -> bool:
        """Whether it has not ended by itself."""
        return self._ask("status", number) is None

    def end(self, number: int) -> None:
        """`kill -9`; it is gone afterwards."""
        self._ask("end", number)


def _serve(port: int, database: str, log: str) -> NoReturn:
    """What a fork does."""
    from jantaku.server.main import serve

    status = 1
    try:
        writes = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for descriptor, source in ((0, nothing), (1, writes), (2, writes)):
            os.dup2(source, descriptor)
        serve("127.0.0.1", port, database, False)
        status = 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def _warm() -> None:
    """Import whatever a server needs, also what it imports when it starts and answers at first."""
    import uvicorn

    from jantaku.ruleset import rulesets
    from jantaku.server.app import create_app
    from jantaku.server.database import database_url

    rulesets()
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(database_url(str(Path(folder, "games.sqlite3"))))
        config = uvicorn.Config(app, log_config=None)
        config.load()
        config.get_loop_factory()

        async def begin() -> None:
            async with app.lifespan():
                pass

        asyncio.run(begin())
    # What is there now stays as it is in every fork, and need not be copied to be looked through.
    gc.collect()
    gc.freeze()


def main() -> None:
    _warm()
    known: dict[int, int | None] = {}
    try:
        for line in sys.stdin:
            print(json.dumps(_answer(known, *json.loads(line))), flush=True)
    finally:
        for number, status in known.items():
            if status is None:
                os.kill(number, signal.SIGKILL)


def _answer(known: dict[int, int | None], kind: str, *rest: Any) -> int | None:
    """Do what was asked; `known` holds the exit status of each process so far."""
    if kind == "start":
        number = os.fork()
        if not number:
            _serve(*rest)
        known[number] = None
        return number
    number = rest[0]
    if known[number] is None:
        if kind == "end":
            os.kill(number, signal.SIGKILL)
        gone, status = os.waitpid(number, 0 if kind == "end" else os.WNOHANG)
        known[number] = os.waitstatus_to_exitcode(status) if gone else None
    return known[number]


if __name__ == "__main__":
    main()
