"""The tiles that one seat has not seen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from jantaku.redeal.misfit import Misfit
from jantaku.ruleset import Rules
from jantaku.tiles import Face


class Pool:
    """Tiles to be drawn by lot.

    Args:
        seen: tiles of the set that are not among them.

    Misfit when more of a face were seen than there are.
    """

    def __init__(self, rules: Rules, seen: Iterable[Face], rng: random.Random) -> None:
        left = Counter(rules.tiles.faces())
        left.subtract(seen)
        if min(left.values()) < 0:
            raise Misfit("a tile was seen more often than there is")
        # Those that no hand keeps are told apart, as none is ever drawn into a hand.
        self._kept = [face for face in left.elements() if not rules.aside.forced(face)]
        self._others = [face for face in left.elements() if rules.aside.forced(face)]
        self._rng = rng

    def __bool__(self) -> bool:
        """Whether there is a tile left that a hand may keep."""
        return bool(self._kept)

    def draw(self) -> Face:
        """A tile that a hand may keep."""
        tiles = self._kept
        if not tiles:
            raise Misfit("no tile is left that a hand may keep")
        return self._pick(tiles)

    def draw_any(self) -> Face:
        """A tile of which nobody has seen yet whether its hand keeps it."""
        at = self._rng.randrange(len(self._kept) + len(self._others))
        return self._pick(self._kept if at < len(self._kept) else self._others)

    def _pick(self, tiles: list[Face]) -> Face:
        at = self._rng.randrange(len(tiles))
        tiles[at], tiles[-1] = tiles[-1], tiles[at]
        return tiles.pop()

    def put_back(self, tile: Face) -> None:
        """It may be drawn again."""
        self._kept.append(tile)

    def rest(self) -> list[Face]:
        """All that are left, in any order."""
        tiles = self._kept + self._others
        self._rng.shuffle(tiles)
        return tiles
