"""The computer players of a table: who they are and how they are asked."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from jantaku.actions import Action
from jantaku.errors import PlayerFailed
from jantaku.table import Decision
from jantaku.view import View

if TYPE_CHECKING:
    from jantaku.bots import Player

logger = logging.getLogger(__name__)

NAMES: Final = (
    "Matsu",
    "Sakura",
    "Ume",
    "Kiku",
    "Momo",
    "Fuji",
    "Kaede",
    "Yanagi",
    "Tsubaki",
    "Ajisai",
    "Hagi",
    "Sumire",
)  # fmt: skip
"""Plants, readable in every language and nobody in particular; none that reads as an English verb,
as bamboo (take) and orchid (ran) do."""

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


def all_names() -> list[str]:
    """The computer players that one may ask for."""
    from jantaku import bots

    return list(bots.names())


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
        name: what it goes by.
        player: what chooses.
    """

    __slots__ = ("_name", "_player", "_slow")

    def __init__(self, name: str, player: Player) -> None:
        self._name = name
        self._player = player
        # The first choice finds nothing in memory yet.
        self._slow = True

    async def choose(self, view: View, decision: Decision) -> Action:
        """Its choice; the default when it fails, so that a game is never stuck with it.

        The table must not change meanwhile.
        """
        from jantaku.bots import ask

        begun = time.perf_counter()
        job = partial(ask, self._name, self._player, view, decision)
        try:
            # A choice takes a few milliseconds; only where it does not is a thread worth its price.
            chosen = await asyncio.to_thread(job) if self._slow else job()
        except PlayerFailed as e:
            logger.error("%s; the default is chosen for it", e)
            return decision.default
        self._slow = time.perf_counter() - begun > _PATIENCE
        return chosen
