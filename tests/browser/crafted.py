"""Tables that do not depend on chance: crafted walls, choices already made, put into the server's
database as a game of the browser's player.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from jantaku.record import dump_event, dump_header, header_of
from jantaku.ruleset import HandPlan, resolve, ruleset
from jantaku.server.database import database_url, open_engine
from jantaku.server.identity import _id as player_id
from jantaku.server.live import progress
from jantaku.server.store import NewGame, Store
from jantaku.table import Player, Setup, Start, Table, WallSource, committed_walls
from jantaku.testing.positions import Deal, craft
from jantaku.testing.script import run
from jantaku.wall import nonce

TOKEN = "browser".ljust(43, "0")
"""The cookie that every browser of these tests carries."""

OWNER = player_id(TOKEN)

NAMES = ("Aoi", "Botan", "Chika")


class Crafted:
    """A game to be stored.

    Args:
        id: of the ruleset; `options` over its defaults.
        deals: the hands in order; those after them come from `secret`.
        steps: what is played before the browser sees the table, see `testing.script`.
        plan: which hand is the first, as `(round, number, dealer, repeat)`.
        points: by seat at the start, with a plan.
        hands: the game ends after so many.
        secret: where walls and the computers' whims come from.
        meta: what the server notes beside the game: `guests`, `open_hands`.
    """

    def __init__(
        self,
        id: str,
        *deals: Deal,
        steps: str = "",
        options: Mapping[str, object] | None = None,
        preset: str | None = None,
        plan: tuple[int, int, int, int] | None = None,
        points: Sequence[int] = (),
        hands: int | None = None,
        secret: bytes = bytes(32),
        **meta: object,
    ) -> None:
        plugin = ruleset(id)
        self.ruleset = id
        self.options = resolve(plugin, options or {}, preset=preset)
        self.secret = secret
        self.meta = meta
        rules = plugin.rules(self.options)
        self.setup = Setup(
            players=tuple(
                Player(f"computer{seat}", NAMES[seat - 1], True)
                if seat
                else Player(OWNER, "", False)
                for seat in range(rules.seats)
            ),
            dealer=deals[0].dealer if deals else 0,
            start=None if plan is None else Start(HandPlan(*plan), tuple(points)),
            hands=hands,
            confirm=True,
        )
        later = committed_walls(rules, secret)

        def walls(serial: int) -> Any:
            if serial >= len(deals):
                return later(serial)
            return craft(rules, deals[serial], seed=serial), nonce(secret, serial)

        source: WallSource = walls
        self.table = Table(rules, self.setup, walls=source)
        run(self.table, steps)

    def store(self, database: Path, *, game: str = "crafted") -> str:
        """Put it into the database of a server; its address."""
        header = header_of(self.ruleset, self.options, self.setup, game=game, **self.meta)
        row = NewGame(
            id=game,
            ruleset=self.ruleset,
            header=dump_header(header),
            secret=self.secret,
            owner=OWNER,
            seat=0,
            computers="efficiency",
        )
        lines = [dump_event(event) for event in self.table.drain()]

        async def begin() -> None:
            engine = open_engine(database_url(str(database)))
            try:
                await Store(engine).begin(row, lines, progress(self.table))
            finally:
                await engine.dispose()

        # Playwright keeps an event loop of its own in the tests' thread.
        thread = threading.Thread(target=lambda: asyncio.run(begin()))
        thread.start()
        thread.join()
        return f"/play/{game}"
