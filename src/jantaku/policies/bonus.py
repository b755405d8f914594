"""Bonus tiles: they add to a hand's value without making it win."""

from __future__ import annotations

from typing import NamedTuple

from jantaku.situation import Situation
from jantaku.tiles import KIND, KINDS, RED_M, RED_P, RED_S, Face

_REDS = (RED_M, RED_P, RED_S)


class BonusTiles(NamedTuple):
    """Which bonus tiles count one each (rules: riichi, dora).

    Attributes:
        successor: the kind that an indicator of each kind points to.
        under: declarations whose winners also count the indicators under the others.
        red: red faces count.
        aside: each tile set aside counts (rules: sanma, kita).
        robbed_aside: so does one that is robbed while being set aside.
    """

    successor: bytes
    under: frozenset[str] = frozenset()
    red: bool = True
    aside: bool = False
    robbed_aside: bool = True

    def found(self, s: Situation) -> list[tuple[str, int]]:
        """Name and number of each sort of bonus tile in the hand, those that occur."""
        out: list[tuple[str, int]] = []
        kinds = bytearray(s.kinds)
        reds = s.hand[RED_M] + s.hand[RED_P] + s.hand[RED_S]
        for meld in s.melds:
            for face in meld.tiles:
                kinds[KIND[face]] += 1
                reds += face in _REDS
        for face in s.aside:
            if KIND[face] < KINDS:
                kinds[KIND[face]] += 1
        dora = self._indicated(s.indicators, kinds)
        if dora:
            out.append(("dora", dora))
        if self.red and reds:
            out.append(("red", reds))
        if self.aside:
            aside = len(s.aside)
            if self.robbed_aside and s.how == "robbed" and s.robbed_from == "set_aside":
                aside += 1
            if aside:
                out.append(("aside", aside))
        if s.declared in self.under:
            ura = self._indicated(s.under, kinds)
            if ura:
                out.append(("under", ura))
        return out

    def _indicated(self, indicators: tuple[Face, ...], kinds: bytearray) -> int:
        return sum(kinds[self.successor[KIND[i]]] for i in indicators if KIND[i] < KINDS)
