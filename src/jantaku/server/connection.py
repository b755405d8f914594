"""One socket at a table: what is on its way to the page, and how often the page was wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Final

import msgspec

TAKEN_OVER: Final = 4000
TOO_MANY_FAULTS: Final = 4002
NO_SUCH_GAME: Final = 4004
TOO_BIG: Final = 1009
BROKEN: Final = 1011
TOO_SLOW: Final = 1013

_BACKLOG: Final = 512
"""Messages a page may be behind. After that it had better connect again."""

_FAULTS: Final = 20
_FORGIVEN_PER_SECOND: Final = 1.0

_encoder: Final = msgspec.json.Encoder()


class Allowance:
    """How many faults are still tolerated: so many at once, and one more a second."""

    __slots__ = ("_at", "_left")

    def __init__(self) -> None:
        self._left = float(_FAULTS)
        self._at = time.monotonic()

    def spend(self) -> bool:
        """Count one; whether it was still tolerable."""
        now = time.monotonic()
        self._left = min(_FAULTS, self._left + (now - self._at) * _FORGIVEN_PER_SECOND) - 1
        self._at = now
        return self._left >= 0


class Connection:
    """The server's end of one socket. The table writes here and never waits for the network.

    Args:
        seat: the seat it plays, absolute.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.allowance = Allowance()
        self._outgoing: asyncio.Queue[str | int | None] = asyncio.Queue()
        self._closed = False

    @property
    def closed(self) -> bool:
        """Whether nothing more will be sent."""
        return self._closed

    def send(self, message: object) -> None:
        """Send a message; dropped once the connection is closed."""
        if self._closed:
            return
        if self._outgoing.qsize() >= _BACKLOG:
            self.close(TOO_SLOW)
            return
        self._outgoing.put_nowait(_encoder.encode(message).decode())

    def error(
        self, code: str, decision: int | None, params: Mapping[str, object] | None = None
    ) -> None:
        """Refuse the last message; `decision` is the id still open."""
        shown = dict(params or {})
        self.send({"type": "error", "code": code, "params": shown, "decision": decision})

    def close(self, code: int | None) -> None:
        """Close with `code` after what was sent so far; None: the page has gone already."""
        if not self._closed:
            self._closed = True
            self._outgoing.put_nowait(code)

    async def outgoing(self) -> str | int | None:
        """The next message, or the code to close with, or None when the page has gone."""
        return await self._outgoing.get()
