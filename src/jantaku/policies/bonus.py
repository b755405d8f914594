"""Bonus tiles: they add to a hand's value without making it win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


class BonusMarks(NamedTuple):
    """Which tiles a table points out: what `BonusTiles` counts, and tiles set aside for which rows
    of a pattern table count (rules: riichi, dora; sanma, kita; hongkong and korean, flowers).

    Attributes:
        tiles: what counts wherever it is held, if anything does.
        faces: there are in the set, by count (46): what does not exist is not pointed out.
        laid: of faces set aside, the seat wind they count for (-1: every one), and the text of what
            counts.
    """

    tiles: BonusTiles | None
    faces: bytes
    laid: Mapping[Face, tuple[int, str]] = {}

    def held(
        self, indicators: Sequence[Face], under: Sequence[Face] = (), declared: str = ""
    ) -> dict[Face, str]:
        """See `seams.Bonus`."""
        out: dict[Face, str] = {}
        if self.tiles is None:
            return out
        shown = [("bonus.dora", indicators)]
        if declared in self.tiles.under:
            shown.append(("bonus.under", under))
        for text, lying in shown:
            kinds = {self.tiles.successor[KIND[i]] for i in lying if KIND[i] < KINDS}
            for face, count in enumerate(self.faces):
                if count and KIND[face] in kinds:
                    out.setdefault(face, text)
        if self.tiles.red:
            for red in _REDS:
                if self.faces[red]:
                    out.setdefault(red, "bonus.red")
        return out

    def aside(self, wind: int) -> dict[Face, str]:
        """See `seams.Bonus`."""
        return {face: text for face, (of, text) in self.laid.items() if of in (-1, wind)}
