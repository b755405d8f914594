"""The frame of sanma: three seats, 108 tiles, norths set aside (rules: sanma)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Options
from jantaku.patterns.rows import Row
from jantaku.patterns.triplets import triplet_of
from jantaku.policies.payments import Payments
from jantaku.rulesets.riichi import table
from jantaku.rulesets.riichi.frame import Frame
from jantaku.rulesets.riichi_common.frames import (
    BREAKERS,
    cap_of,
    common_fu,
    common_rows,
)
from jantaku.situation import Breakers
from jantaku.tiles import NORTH, tile_set
from jantaku.wall import WallPlan

SEATS: Final = 3
WITHOUT: Final = tuple(range(1, 8))
"""2m to 8m are left out; 1m and 9m point to each other as indicators."""

REDS: Final = {"none": (0, 0, 0), "one_each": (0, 1, 1), "two_dots": (0, 2, 1)}

_INDICATORS: Final = (9, 11, 13, 15, 17)
_UNDER: Final = (8, 10, 12, 14, 16)
_REPLACEMENTS: Final = (1, 0, 3, 2, 5, 4, 7, 6)

WALLS: Final = {
    # Eighteen dead tiles; a kan's replacement shortens the live wall, a north's does not.
    "eighteen": WallPlan(
        dead=18,
        indicators=_INDICATORS,
        under=_UNDER,
        opened=1,
        replacements=_REPLACEMENTS,
        shrink=(("kan", 1), ("set_aside", 0)),
    ),
    # 55 draws in all, replacements included.
    "fourteen": WallPlan(
        dead=14,
        indicators=_INDICATORS,
        under=_UNDER,
        opened=1,
        replacements=_REPLACEMENTS,
    ),
}

PAYMENTS: Final = {
    "lost": Payments(seats=3),
    "split": Payments(seats=3, per=2, ron_dealer=12, ron_other=8, each=6, dealer=5, other=3),
    "full": Payments(seats=3, per=3, ron_dealer=18, ron_other=12, each=9, dealer=8, other=4),
}
"""Who makes up for the missing fourth player's share of an own draw: nobody; both, half each; both,
two to one where one deals, so that the winner has what a ron would bring.
"""

FIRST: Final = Breakers(
    prompt=(*BREAKERS.prompt, "set_aside"), first=(*BREAKERS.first, "set_aside")
)
"""A north set aside breaks the others' first turn and ippatsu, and one's own ippatsu."""


def rows(options: Options) -> tuple[Row, ...]:
    """The common rules' table without the mixed triple run, with a triplet of norths."""
    plain = options.flag("plain_scores")
    out = []
    for row in table.rows(options) if plain else common_rows(options):
        if row.id == "mixed_triple_run":
            continue
        out.append(row)
        if row.id == "round_wind" and options.flag("north_triplet"):
            out.append(Row("north_triplet", triplet_of(NORTH), 1, 1))
    return tuple(out)


def sanma_frame(options: Options) -> Frame:
    """The frame under these options."""
    return Frame(
        tiles=tile_set(without=WITHOUT, reds=REDS[options.text("reds")]),
        rows=rows(options),
        fu=common_fu(options),
        seats=SEATS,
        wall=WALLS[options.text("dead_wall")],
        breakers=FIRST,
        chi=False,
        payments=PAYMENTS[options.text("tsumo_share")],
        aside=(NORTH,),
        robbed_aside=options.flag("robbed_north_counts"),
        rob={("added_kan", NORTH): "orphans", ("concealed_kan", NORTH): "orphans"},
        four_kans="kan",
        cap=cap_of(options),
    )
