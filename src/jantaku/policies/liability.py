"""Who is liable for a limit pattern, because they fed its last set (rules: riichi, pao)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from jantaku.melds import Meld
from jantaku.tiles import DRAGONS, WINDS, Kind


class Liability(NamedTuple):
    """A pattern that somebody can be liable for.

    Attributes:
        row: id of its row.
        kinds: mask of the kinds whose triplets and kans make it.
        sets: how many of them make it certain.
    """

    row: str
    kinds: int
    sets: int

    def seat(self, melds: Sequence[Meld]) -> int:
        """Who fed the last of the sets, -1 where that was nobody.

        `melds` are in the order they came. A kan added to a pon keeps its place and the seat that
        fed the pon; a concealed kan as the last set, or a set still in the hand, leaves nobody
        liable.
        """
        made = [m for m in melds if not m.is_run and self._counts(m.kind)]
        return made[-1].source if len(made) == self.sets else -1

    def _counts(self, kind: Kind) -> bool:
        return self.kinds >> kind & 1 == 1


DRAGONS_AND_WINDS = (
    Liability("big_three_dragons", DRAGONS, 3),
    Liability("big_four_winds", WINDS, 4),
)
"""The two that nearly every table knows."""
