"""The computer players of a table: who they are and how they are asked."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from jantaku.actions import Action
from jantaku.table import Decision
from jantaku.view import View

if TYPE_CHECKING:
    from jantaku.bots import Player

logger = logging.getLogger(__name__)

NAMES: Final = (
    "Matsu",
    "Take",
    "Ume",
    "Kiku",
    "Ran",
    "Fuji",
    "Kaede",
    "Yanagi",
    "Tsubaki",
    "Ajisai",
    "Hagi",
    "Sumire",
)  # fmt: skip
"""Plants, readable in every language and nobody in particular."""

DEFAULT: Final = "efficiency"

_PATIENCE: Final = 0.03
"""Seconds that a choice may keep the event loop waiting before the next is made in a thread."""


Maker = Callable[[str, int], "Player"]
"""From a player's name and a seed to the player; UnknownPlayer when there is none of that name."""


def make(name: str, seed: int) -> Player:
    """An installed computer player by its registered name."""
    # Computer players pull in what a server that only stores and lists games never needs.
    from jantaku import bots

    return bots.make(name, seed)


def known(name: str) -> bool:
    """Whether `name` is registered. `jantaku.bots.make` would also import any class that is named
    to it, which no stranger should be able to ask for.
    """
    from jantaku import bots

    return name in bots.names()


def names(count: int) -> list[str]:
    """`count` different names, drawn by lot."""
    return secrets.SystemRandom().sample(NAMES, count)


def seed(secret: bytes, seat: int) -> int:
    """The seed of the computer at `seat`: the same after a restart, and no way back to `secret`."""
    digest = hashlib.sha256(b"computer" + secret + seat.to_bytes(2, "big")).digest()
    return int.from_bytes(digest[:8], "big")


class Computer:
    """One computer player at one seat.

    Args:
        player: what chooses.
    """

    __slots__ = ("_player", "_slow")

    def __init__(self, player: Player) -> None:
        self._player = player
        # The first choice finds nothing in memory yet.
        self._slow = True

    async def choose(self, view: View, decision: Decision) -> Action:
        """Its choice; the default when it fails, so that a game is never stuck with it.

        The table must not change meanwhile.
        """
        begun = time.perf_counter()
        try:
            # A choice takes a few milliseconds; only where it does not is a thread worth its price.
            if self._slow:
                chosen = await asyncio.to_thread(self._player.choose, view, decision)
            else:
                chosen = self._player.choose(view, decision)
        except Exception:
            logger.exception("a computer player failed")
            return decision.default
        self._slow = time.perf_counter() - begun > _PATIENCE
        if chosen not in decision.actions:
            logger.error("a computer player chose %r, which is not offered", chosen)
            return decision.default
        return chosen
