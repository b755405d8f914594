"""Computers that come and go: who gets up after a hand, and who sits down instead.

Both follow from the game's id and what everybody at the table knows, so a game that is read anew
decides the same, and nothing hidden shows in it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from jantaku.actions import LEAVE, Action
from jantaku.server.computers import NAMES
from jantaku.table import Decision, Player

USUAL: Final = 10
"""Per cent of the hands after which a computer gets up, where nobody says otherwise."""


def stays_or_leaves(game: str, decision: Decision, percent: int) -> Action:
    """What a computer answers between two hands: it leaves after `percent` of a hundred hands
    where it may, and else does what is done when the time is up.
    """
    if LEAVE in decision.actions and _lot(game, decision.id, decision.seat, 100) < percent:
        return LEAVE
    return decision.default


def newcomer(game: str, people: Sequence[Player]) -> Player:
    """A computer that has never sat at the table, whose `people` (those who left among them) are
    told from it by name as long as there are names.
    """
    ids = {player.id for player in people}
    number = len(ids)
    while f"computer{number}" in ids:
        number += 1
    used = [player.name for player in people]
    fewest = min(used.count(name) for name in NAMES)
    free = [name for name in NAMES if used.count(name) == fewest]
    return Player(f"computer{number}", free[_lot(game, number, 0, len(free))], True)


def _lot(game: str, first: int, second: int, sides: int) -> int:
    """A number below `sides`."""
    digest = hashlib.sha256(f"guest {game} {first} {second}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % sides
