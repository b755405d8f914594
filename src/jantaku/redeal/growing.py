"""The unknown tiles of one hand, as they get better."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from jantaku.redeal.pool import Pool
from jantaku.ruleset import Rules
from jantaku.tiles import KIND, KINDS, Face

_READY_HANDS: Final = 40
_READY_DRAWS: Final = 300


class Growing:
    """So many unknown tiles beside those of a hand that are `fixed` and its `melds` sets.

    Attributes:
        tiles: the unknown ones.
    """

    def __init__(
        self,
        rules: Rules,
        pool: Pool,
        fixed: Sequence[Face],
        melds: int,
        count: int,
        rng: random.Random,
    ) -> None:
        self._pool, self._melds, self._rng = pool, melds, rng
        self._shapes = rules.shapes
        self.tiles = [pool.draw() for _ in range(count)]
        self._kinds = bytearray(KINDS)
        for tile in (*fixed, *self.tiles):
            self._kinds[KIND[tile]] += 1

    def _distance(self) -> int:
        return self._shapes.shanten(self._kinds, self._melds)

    def grow(self, turns: int) -> None:
        """So many draws, each for the discard that brings the hand forward most."""
        for _ in range(turns):
            self._turn()

    def ready(self, passed: int) -> None:
        """Grow until ready, for nothing of the mask `passed` if that can be found."""
        for _ in range(_READY_HANDS):
            for _ in range(_READY_DRAWS):
                if self._distance() <= 0:
                    break
                self._turn()
            waits = self._shapes.waits(self._kinds, self._melds)
            if waits and not waits & passed:
                return
            for _ in range(4 if self._pool and self.tiles else 0):
                self._swap(self._rng.randrange(len(self.tiles)), self._pool.draw())

    def _turn(self) -> None:
        if not self._pool:
            return
        new, rng, kinds = self._pool.draw(), self._rng, self._kinds
        kinds[KIND[new]] += 1
        best, found = 99, [-1]
        for at, tile in enumerate((*self.tiles, new)):
            kinds[KIND[tile]] -= 1
            distance = self._distance()
            kinds[KIND[tile]] += 1
            if distance < best:
                best, found = distance, []
            if distance == best:
                found.append(at)
        kinds[KIND[new]] -= 1
        at = rng.choice(found)
        if at < len(self.tiles):
            self._swap(at, new)
        else:
            self._pool.put_back(new)

    def _swap(self, at: int, new: Face) -> None:
        old = self.tiles[at]
        self.tiles[at] = new
        self._kinds[KIND[old]] -= 1
        self._kinds[KIND[new]] += 1
        self._pool.put_back(old)
