"""The numbers of hanma as data (rules: hanma)."""

from __future__ import annotations

from typing import Final

from jantaku.kernel import words as w
from jantaku.patterns import circumstances as how
from jantaku.patterns import special
from jantaku.patterns.clauses import Test, none
from jantaku.patterns.rows import Row
from jantaku.policies.declaration import DeclarationMark
from jantaku.ruleset import PatternRow
from jantaku.tiles import TileSet, tile_set
from jantaku.wall import WallPlan

NO: Final = -1
"""The value of a row that does not exist for an open hand."""

HAND: Final = 13
BLOCKS: Final = (4, 4, 4, 1)
KANS: Final = 4
"""By all players together in a hand."""

TILES: Final[TileSet] = tile_set(reds=(4, 4, 4))
"""All fives of all suits are red."""

RIICHI: Final = "riichi"

POINTS: Final = "points"
FLAT: Final = "flat"
"""Units: what adds up to the cap, and what is paid as it is with nothing added."""

CAP: Final = 20
"""What one seat pays at most."""

CHOMBO: Final = 20
"""What a riichi without tenpai pays to each other seat."""

RIICHI_BONUS: Final = 2

ROWS: Final[tuple[Row, ...]] = (
    Row("ron", Test("Won on somebody else's tile.", none(w.HOW, w.TSUMO)), 6, 6, POINTS),
    Row("tsumo", how.self_draw, 2, 2, POINTS),
    Row(RIICHI, how.declared(RIICHI), NO, RIICHI_BONUS, POINTS),
    Row("thirteen_orphans", special.thirteen_orphans, NO, 20, FLAT),
)
"""What counts beside bonus tiles, for each seat that pays. There are no yaku."""

PATTERNS: Final = tuple(PatternRow(r.id, r.open, r.closed, r.unit) for r in ROWS)

_WALL: Final = WallPlan(
    dead=8,
    indicators=(5, 7),
    under=(4, 6),
    opened=2,
    replacements=(1, 0, 3, 2),
    shrink=(("kan", 0),),
)


def wall(*, shrinks: bool) -> WallPlan:
    """Eight dead tiles: two indicators, two under them, four replacements. The live wall keeps its
    tiles, unless each kan takes its last one away (`shrinks`).
    """
    return _WALL._replace(shrink=(("kan", 1),)) if shrinks else _WALL


def mark(*, bluff: bool) -> DeclarationMark:
    """Riichi, which is the same in the first turn; with or without the right to bluff."""
    return DeclarationMark(RIICHI, RIICHI, needs_ready=not bluff)
