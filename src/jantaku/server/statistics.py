"""What a player's finished games come to: places, wins, and what was fed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from jantaku.errors import RecordError
from jantaku.record import parse_header
from jantaku.server.models import GameRow
from jantaku.server.store import IMPORTED, Store

_KEPT: Final = 4096
"""Counted games that stay in memory."""


@dataclass(slots=True)
class Tally:
    """Counts of one seat over some hands; points are in the ruleset's unit.

    Attributes:
        places: how often one came first, second, ...
        hands: played to their end.
        wins, fed: hands won, and hands in which one's own tile was won by somebody else; `won` and
            `lost` are the values of those hands, `lost` of all who won on the tile.
        declared, called: hands with a declaration that stood, and with a tile claimed for a set.
        drawn: hands without a winner.
    """

    games: int = 0
    hands: int = 0
    wins: int = 0
    fed: int = 0
    declared: int = 0
    called: int = 0
    drawn: int = 0
    won: int = 0
    lost: int = 0
    places: list[int] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Count `other` in."""
        for name in ("games", "hands", "wins", "fed", "declared", "called", "drawn", "won", "lost"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        while len(self.places) < len(other.places):
            self.places.append(0)
        for place, times in enumerate(other.places):
            self.places[place] += times

    def account(self) -> dict[str, Any]:
        """The JSON form."""
        return {
            "games": self.games,
            "places": self.places,
            "hands": self.hands,
            "wins": self.wins,
            "fed": self.fed,
            "declared": self.declared,
            "called": self.called,
            "drawn": self.drawn,
            "won": self.won,
            "lost": self.lost,
        }


_COUNTED: Final = tuple(
    f'{{"e":"{kind}"' for kind in ("win", "declare", "call", "hand_drawn", "hand_end", "game_end")
)


def count(lines: Iterable[str], seat: int) -> Tally:
    """The tally of `seat` over the event lines of one finished game."""
    tally = Tally(games=1)
    declared = called = fed = False
    for line in lines:
        # Of some thousand events a game has, few count; only those are read.
        if not line.startswith(_COUNTED):
            continue
        event = json.loads(line)
        kind = event["e"]
        if kind == "declare":
            declared |= event["seat"] == seat
        elif kind == "call":
            called |= event["seat"] == seat
        elif kind == "win":
            points = event["value"].get("numbers", {}).get("points", 0)
            if event["seat"] == seat:
                tally.wins += 1
                tally.won += points
            elif event["from"] == seat:
                # Several may win on one tile; it is one hand all the same.
                fed = True
                tally.lost += points
        elif kind == "hand_drawn":
            tally.drawn += 1
        elif kind == "hand_end":
            tally.hands += 1
            tally.declared += declared
            tally.called += called
            tally.fed += fed
            declared = called = fed = False
        else:
            places = event["places"]
            tally.places = [int(one == seat) for one in places]
    return tally


def _continued(row: GameRow) -> bool:
    """Whether the game plays on from a position of another: who knows its tiles did not earn it."""
    try:
        return parse_header(row.header).meta.get("continued_from") is not None
    except RecordError:
        return False


class Statistics:
    """Counts games, each once: what is over does not change."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counted: dict[str, Tally | None] = {}

    async def of(self, owner: str) -> list[dict[str, Any]]:
        """A player's tallies by ruleset, of the games that the list of games holds."""
        found: dict[str, Tally] = {}
        for row in await self._store.owned(owner):
            if not row.over or row.computers == IMPORTED:
                continue
            if row.id not in self._counted:
                tally = None
                if not _continued(row):
                    loaded = await self._store.load(row.id)
                    if loaded is None:
                        continue
                    tally = await asyncio.to_thread(count, loaded[1], row.seat)
                if len(self._counted) >= _KEPT:
                    self._counted.clear()
                self._counted[row.id] = tally
            tally = self._counted[row.id]
            if tally is not None:
                found.setdefault(row.ruleset, Tally()).add(tally)
        return [{"ruleset": id, **found[id].account()} for id in sorted(found)]
