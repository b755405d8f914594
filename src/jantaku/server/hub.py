"""The games in memory, each owned by one task."""

from __future__ import annotations

import asyncio
from typing import Final

from jantaku.server.actor import Stopped
from jantaku.server.computers import Maker
from jantaku.server.connection import Connection
from jantaku.server.live import LiveGame
from jantaku.server.store import Store

IDLE_SECONDS: Final = 120.0


class Hub:
    """Brings games into memory when somebody connects.

    Args:
        store: where games are kept.
        computers: makes computer players.
        idle: seconds without a socket after which a game leaves the memory.
    """

    def __init__(self, store: Store, computers: Maker, *, idle: float = IDLE_SECONDS) -> None:
        self._store = store
        self._computers = computers
        self._idle = idle
        self._games: dict[str, LiveGame] = {}
        self._closed = False

    def __len__(self) -> int:
        return len(self._games)

    async def attach(self, game: str, connection: Connection) -> LiveGame:
        """Sit `connection` down at a game. GameMissing when there is none; Stopped when the server
        shuts down.
        """
        while not self._closed:
            live = self._games.get(game)
            if live is None:
                live = self._games[game] = LiveGame(
                    game, self._store, self._computers, idle=self._idle, rested=self._forget
                )
            try:
                await live.attach(connection)
            except Stopped:
                # It was put to rest in the meantime; the next one reads it anew.
                self._forget(live)
                continue
            return live
        raise Stopped

    async def dismiss(self, game: str) -> None:
        """A game was removed: close its sockets and forget it."""
        live = self._games.pop(game, None)
        if live is not None:
            await live.stop()
            live.dismiss()

    async def close(self) -> None:
        """Stop all games after the jobs at hand; everything is stored already."""
        self._closed = True
        games, self._games = list(self._games.values()), {}
        await asyncio.gather(*(live.stop() for live in games))

    def _forget(self, live: LiveGame) -> None:
        if self._games.get(live.id) is live:
            del self._games[live.id]
