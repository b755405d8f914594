"""Which announced tiles can be won by the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from jantaku.kernel import Shapes
from jantaku.state import SeatState, TableState
from jantaku.tiles import KIND, KINDS

Rob = Literal["any", "orphans", "no"]


class Robbing:
    """For each origin of an offer (`added_kan`, `concealed_kan`, `set_aside`): any hand, thirteen
    orphans only, or nobody.

    Args:
        shapes: the complete shapes, to recognise thirteen orphans.
        by_origin: the rule of each origin; `no` where it is not named.
        by_kind: rules of single kinds that go before it (a kan of norths in sanma).
    """

    def __init__(
        self,
        shapes: Shapes,
        by_origin: Mapping[str, Rob],
        *,
        by_kind: Mapping[tuple[str, int], Rob] | None = None,
    ) -> None:
        self.shapes = shapes
        self.by_origin = dict(by_origin)
        self.by_kind = dict(by_kind or {})

    def reaches(self, state: TableState, seat: int) -> bool:
        """Whether `seat`, whose waits include the tile on offer, could win it as far as its origin
        goes.
        """
        offer = state.offer
        if offer is None or offer.origin == "discard":
            return True
        kind = KIND[offer.tile]
        rule = self.by_kind.get((offer.origin, kind), self.by_origin.get(offer.origin, "no"))
        return rule == "any" or (rule == "orphans" and self._orphans(state.seats[seat], kind))

    def _orphans(self, at: SeatState, kind: int) -> bool:
        if at.melds or kind >= KINDS:
            return False
        kinds = bytearray(at.kinds)
        kinds[kind] += 1
        return self.shapes.thirteen_orphans(kinds) == -1
