"""Reproducible chance that keeps no state between decisions."""

from __future__ import annotations

from collections.abc import Sequence

_WORD = (1 << 64) - 1


class Luck:
    """Numbers that follow from a few integers: a seed, a seat, the id of a decision.

    A player that draws its numbers so chooses the same after a restart in the middle of a hand, and
    whatever else it was asked in between. (SplitMix64, which `random.Random` would take fifty times
    as long to seed.)
    """

    __slots__ = ("_state",)

    def __init__(self, *keys: int) -> None:
        self._state = 0
        for key in keys:
            self._state = (self._state ^ key & _WORD) * 0x9E3779B97F4A7C15 & _WORD
            self._next()

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _WORD
        z = self._state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
        return z ^ z >> 31

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1; for bounds as small as here the bias is nil."""
        return self._next() % bound

    def weighted(self, mask: int, weights: Sequence[int]) -> int:
        """A position of `mask`, by weight; -1 when all of them weigh nothing."""
        places: list[int] = []
        total = 0
        while mask:
            low = mask & -mask
            mask ^= low
            place = low.bit_length() - 1
            if weights[place]:
                total += weights[place]
                places.append(place)
        if not places:
            return -1
        at = self._next() % total
        for place in places:
            at -= weights[place]
            if at < 0:
                return place
        return places[-1]
