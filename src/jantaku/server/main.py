"""Running the server: a port, a database, a browser."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from typing import Final

import uvicorn

from jantaku.server.app import create_app
from jantaku.server.database import database_url, migrate, open_engine
from jantaku.server.errors import ServerError
from jantaku.server.messages import MAX_FRAME

PORT: Final = 8000
_PORTS_TRIED: Final = 50
_GRACE_SECONDS: Final = 5


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = False,
) -> None:
    """Serve tables until Ctrl-C or a signal to end.

    Args:
        host: address to listen at; the default is reachable from this machine alone.
        port: None for 8000 or, if that is taken, the next free one.
        database: path or URL; None for `$JANTAKU_DATABASE` or a file in the user's data directory.
        open_browser: show the table in the user's browser.

    ServerError when the port or the database cannot be used.
    """
    logging.basicConfig(format="%(levelname)s: %(message)s", level=logging.INFO, stream=sys.stderr)
    for name in ("uvicorn", "alembic", "sqlalchemy"):
        logging.getLogger(name).setLevel(logging.WARNING)
    url = database_url(database)
    # Before anything listens: a database that cannot be used should be said in one line.
    asyncio.run(_prepare(url))
    listener = _listen(host, port)
    config = uvicorn.Config(
        create_app(url),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MAX_FRAME,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )
    server = _Server(config, _address(listener), open_browser=open_browser)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


class _Server(uvicorn.Server):
    """Says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, address: str, *, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Jantaku is at {self._address} (Ctrl-C ends it)", flush=True)
        if self._open_browser:
            # Some browsers keep the caller waiting until they are closed.
            threading.Thread(target=webbrowser.open, args=[self._address], daemon=True).start()


async def _prepare(url: str) -> None:
    engine = open_engine(url)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket at `port`, or at the first free one from 8000 on."""
    if port is not None and not 0 <= port <= 65535:
        raise ServerError(
            "no_such_port", f"there is no port {port}; they go from 0 to 65535", port=str(port)
        )
    wanted = range(PORT, PORT + _PORTS_TRIED) if port is None else (port,)
    for number in wanted:
        try:
            return _bind(host, number)
        except OSError as e:
            if e.errno != errno.EADDRINUSE:
                why = e.strerror or str(e)
                raise ServerError(
                    "address_unusable",
                    f"cannot listen on {host} port {number}: {why}",
                    host=host,
                    port=str(number),
                    why=why,
                ) from e
    taken = f"port {port} is" if port is not None else f"ports {wanted[0]} to {wanted[-1]} are"
    ports = str(port) if port is not None else f"{wanted[0]}-{wanted[-1]}"
    raise ServerError("port_taken", f"{taken} in use; choose another one with --port", ports=ports)


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    made = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            # Elsewhere the option would let two servers share a port.
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        # Binding alone does not show that somebody listens there already.
        made.listen(128)
    except BaseException:
        made.close()
        raise
    return made


def _address(listener: socket.socket) -> str:
    """What to type into a browser."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
