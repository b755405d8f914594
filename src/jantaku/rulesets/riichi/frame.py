"""What the relatives of riichi change in it, as data.

`rules.build` composes the rules of a table from options and a frame; riichi itself is the frame of
`riichi_frame`. Relatives (riichi-common, sanma) document riichi as their base and bring frames of
their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from jantaku.options import Options
from jantaku.patterns.rows import Row
from jantaku.policies.fu import FuTable
from jantaku.policies.ledger import Cap
from jantaku.policies.payments import Payments
from jantaku.policies.robbing import Rob
from jantaku.rulesets.riichi import table
from jantaku.situation import Breakers
from jantaku.tiles import Face, TileSet, tile_set
from jantaku.wall import WallPlan

WALL: Final = WallPlan(
    dead=14,
    indicators=(5, 7, 9, 11, 13),
    under=(4, 6, 8, 10, 12),
    opened=1,
    replacements=(1, 0, 3, 2),
)
"""Fourteen dead tiles, refilled from the live wall by every kan; replacements lie at its end."""

REDS: Final = {"none": (0, 0, 0), "one_each": (1, 1, 1), "two_dots": (1, 2, 1)}
"""Red fives in characters, dots and bamboo."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """The data of one member of the family, under its options.

    Attributes:
        tiles: the set it plays with.
        rows: the pattern table.
        fu: the fu table.
        seats: how many play.
        wall: how the wall is used.
        breakers: what ends a first turn and a prompt win.
        chi: whether runs can be called.
        payments: who pays how much of base points.
        aside: bonus tiles that a seat may set aside by choice; each counts one.
        robbed_aside: so does one that is robbed instead.
        rob: who may rob an announced tile of an origin and kind, where that is special.
        four_kans: `discard` or `kan`: when four kans by several seats end the hand.
        cap: what a seat pays of a debt where nobody may go below zero.
        late_minimum: repeats from which on a hand needs more han of patterns, and how many.
    """

    tiles: TileSet
    rows: tuple[Row, ...]
    fu: FuTable
    seats: int = 4
    wall: WallPlan = WALL
    breakers: Breakers = field(default_factory=Breakers)
    chi: bool = True
    payments: Payments = table.PAYMENTS
    aside: tuple[Face, ...] = ()
    robbed_aside: bool = False
    rob: Mapping[tuple[str, int], Rob] = field(default_factory=dict)
    four_kans: str = "discard"
    cap: Cap | None = None
    late_minimum: tuple[int, int] | None = None


def riichi_frame(options: Options) -> Frame:
    """Riichi for four (rules: riichi)."""
    return Frame(
        tiles=tile_set(reds=REDS[options.text("reds")]),
        rows=table.rows(options),
        fu=table.fu_table(options),
    )
