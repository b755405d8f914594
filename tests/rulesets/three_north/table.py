"""What counts, as data: a short table of patterns and limits."""

from __future__ import annotations

from typing import Final

from jantaku.patterns import circumstances, composition, runs, special, triplets
from jantaku.patterns.rows import Patterns, Row
from jantaku.policies.limits import ladder
from jantaku.tiles import GREEN, NORTH, RED, WHITE

HAN: Final[tuple[Row, ...]] = (
    Row("riichi", circumstances.declared("riichi"), -1, 1),
    Row("double_riichi", circumstances.declared("double_riichi"), -1, 2),
    Row("ippatsu", circumstances.prompt, -1, 1),
    Row("closed_tsumo", circumstances.self_draw, -1, 1),
    Row("pinfu", runs.plain_runs, -1, 1),
    Row("all_simples", composition.all_simples, 1, 2),
    Row("white_dragon", triplets.triplet_of(WHITE), 1, 1),
    Row("green_dragon", triplets.triplet_of(GREEN), 1, 1),
    Row("red_dragon", triplets.triplet_of(RED), 1, 1),
    Row("north", triplets.triplet_of(NORTH), 1, 1),
    Row("seat_wind", triplets.seat_wind_triplet, 1, 1),
    Row("round_wind", triplets.round_wind_triplet, 1, 1),
    Row("replacement_win", circumstances.replacement("kan", "set_aside"), 1, 1),
    Row("robbed_kan", circumstances.robbed("added_kan", "concealed_kan"), 1, 1),
    Row("last_tile", circumstances.last_live_draw, 1, 1),
    Row("last_discard", circumstances.last_discard, 1, 1),
    Row("straight", runs.straight, 1, 2),
    Row("seven_pairs", special.seven_pairs, -1, 2),
    Row("all_triplets", triplets.all_triplets, 2, 2),
    Row("half_flush", composition.half_flush, 2, 3),
    Row("full_flush", composition.full_flush, 5, 6),
    Row("thirteen_orphans", special.thirteen_orphans, -1, 1, "yakuman"),
)

ROWS: Final = Patterns(HAN)
UNITS: Final = {"yakuman": 8000}
LIMITS: Final = ladder()
