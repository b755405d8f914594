"""Bonus tiles that are set aside for a replacement: one mechanism for norths and flowers."""

from __future__ import annotations

from collections.abc import Iterable

from jantaku.actions import Action, action
from jantaku.state import NO_TILE, TableState
from jantaku.tiles import Face
from jantaku.wall import WallPlan


class NoAside:
    """No bonus tiles."""

    def forced(self, tile: Face) -> bool:
        """See `ruleset.Aside`."""
        return False

    def actions(self, state: TableState, seat: int) -> list[Action]:
        """What `seat`, having drawn, may set aside by choice."""
        return []


class ForcedAside(NoAside):
    """Tiles that are set aside as soon as they are drawn (flowers)."""

    def __init__(self, tiles: Iterable[Face]) -> None:
        self.tiles = frozenset(tiles)

    def forced(self, tile: Face) -> bool:
        """See `ruleset.Aside`."""
        return tile in self.tiles


class ChosenAside(NoAside):
    """Tiles that a seat may set aside after drawing from the wall (norths).

    Args:
        plan: of the wall; there must be a replacement.
        tiles: the faces.
        min_live: live tiles that must be left (rules: general; sanma: not on the last live tile).
    """

    def __init__(self, plan: WallPlan, tiles: Iterable[Face], *, min_live: int = 1) -> None:
        self.plan = plan
        self.tiles = tuple(tiles)
        self.min_live = min_live

    def actions(self, state: TableState, seat: int) -> list[Action]:
        """What `seat`, having drawn, may set aside by choice; after a declaration only the tile
        just drawn.
        """
        at = state.seats[seat]
        if (
            at.drawn == NO_TILE
            or state.live < self.min_live
            or not self.plan.replacements_left(state)
        ):
            return []
        return [
            action("set_aside", (tile,))
            for tile in self.tiles
            if at.hand[tile] and (not at.declared or at.drawn == tile)
        ]
