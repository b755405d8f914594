"""Walls: where each tile of the shuffled deck lies, the committed shuffle, and drawing.

A wall is a tuple of faces. The deal and live draws take it from the front; the dead wall, if any,
lies at its end, and all its places are counted from the end (0 = the very last tile), so that one
table of numbers fits any number of tiles.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from jantaku import events as ev
from jantaku.errors import RecordError
from jantaku.state import TableState
from jantaku.tiles import TEXT, Face, TileSet, count_faces


class WallPlan(NamedTuple):
    """How a ruleset uses its wall.

    Attributes:
        dead: tiles at the end that are no live draws when the hand begins.
        indicators: places of the dora indicators from the end, in the order they are turned.
        under: places of the ura indicators from the end, in the same order.
        opened: indicators turned at the deal.
        replacements: places of the replacement tiles from the end, in the order they are drawn;
            empty: the last tile that is left, again and again.
        shrink: for each source of replacement (`kan`, `set_aside`) by how many draws it shortens
            the live wall.
    """

    dead: int = 0
    indicators: tuple[int, ...] = ()
    under: tuple[int, ...] = ()
    opened: int = 0
    replacements: tuple[int, ...] = ()
    shrink: tuple[tuple[str, int], ...] = (("kan", 1), ("set_aside", 1))

    def shrinks(self, source: str) -> int:
        """By how many draws a replacement of this source shortens the live wall."""
        return dict(self.shrink).get(source, 1)

    def at_end(self, wall: Sequence[Face], place: int) -> Face:
        """The tile at `place` from the end."""
        return wall[len(wall) - 1 - place]

    def replacements_left(self, state: TableState) -> int:
        """Replacement tiles that can still be drawn."""
        if self.replacements:
            return len(self.replacements) - state.drawn_tail
        return state.live

    def next_live(self, state: TableState) -> Face:
        """The next tile of the live wall."""
        return state.wall[state.drawn_live]

    def next_replacement(self, state: TableState) -> Face:
        """The next replacement tile."""
        place = self.replacements[state.drawn_tail] if self.replacements else state.drawn_tail
        return self.at_end(state.wall, place)

    def draw(self, state: TableState, seat: int, source: str = "live") -> ev.Draw:
        """The event by which `seat` draws from the live wall, or a replacement for `source`."""
        if source == "live":
            return ev.draw(seat, state.wall[state.drawn_live], "live", state.live - 1)
        left = state.live - self.shrinks(source)
        return ev.draw(seat, self.next_replacement(state), source, left)

    def indicator(self, state: TableState, nth: int, *, under: bool = False) -> ev.Indicator:
        """The event that turns the `nth` indicator (0-based), or the one under it."""
        places = self.under if under else self.indicators
        return ev.indicator(self.at_end(state.wall, places[nth]), under)


_EIGHT = struct.Struct(">8I")


def new_secret() -> bytes:
    """256 random bits from which all walls of a game are made; keep them until the game is over."""
    return secrets.token_bytes(32)


def _stream(secret: bytes, hand: int) -> Iterator[int]:
    """32-bit integers from SHA-256(secret, hand, counter)."""
    base = hashlib.sha256(secret + hand.to_bytes(4, "big"))
    counter = 0
    while True:
        block = base.copy()
        block.update(counter.to_bytes(4, "big"))
        digest = block.digest()
        yield from _EIGHT.unpack(digest)
        counter += 1


def shuffle(tiles: TileSet, secret: bytes, hand: int) -> tuple[Face, ...]:
    """The wall of hand number `hand`: Fisher-Yates over SHA-256(secret, hand, counter), without
    modulo bias.
    """
    deck = tiles.faces()
    draw = _stream(secret, hand).__next__
    for i in range(len(deck) - 1, 0, -1):
        bound = i + 1
        limit = (1 << 32) - (1 << 32) % bound
        r = draw()
        while r >= limit:
            r = draw()
        j = r % bound
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)


def nonce(secret: bytes, hand: int) -> str:
    """The nonce of a hand's commitment, hex; as secret as the secret until the wall is opened."""
    return hashlib.sha256(b"nonce" + secret + hand.to_bytes(4, "big")).hexdigest()


def commitment(wall: Sequence[Face], nonce: str) -> str:
    """SHA-256 of the nonce and the wall's text, hex; sent before the deal."""
    return hashlib.sha256((nonce + "".join(TEXT[f] for f in wall)).encode()).hexdigest()


def check_wall(tiles: TileSet, wall: Sequence[Face]) -> None:
    """Raise RecordError unless `wall` holds exactly the tiles of the set."""
    if bytes(count_faces(wall)) != tiles.counts:
        raise RecordError("wrong_wall", "the wall does not hold the ruleset's tiles")
