"""The pattern table, as data that follows the options (rules: hongkong, faan)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Options
from jantaku.patterns import circumstances as how
from jantaku.patterns import composition, runs, special, triplets
from jantaku.patterns.rows import Detector, Row
from jantaku.rulesets.hongkong import detectors
from jantaku.tiles import GREEN, RED, WHITE

NO: Final = -1
"""The value of a row that does not exist for an open hand."""

FAAN: Final = "faan"
FLOWER: Final = "flower"
"""Faan of flowers where these do not count towards the minimum."""
LIMIT: Final = "limit"

DRAGON_SETS: Final = ("white_dragon", "green_dragon", "red_dragon")

HAND: Final[tuple[Row, ...]] = (
    Row("white_dragon", triplets.triplet_of(WHITE), 1, 1, FAAN),
    Row("green_dragon", triplets.triplet_of(GREEN), 1, 1, FAAN),
    Row("red_dragon", triplets.triplet_of(RED), 1, 1, FAAN),
    Row("seat_wind", triplets.seat_wind_triplet, 1, 1, FAAN),
    Row("round_wind", triplets.round_wind_triplet, 1, 1, FAAN),
    Row("small_three_dragons", triplets.small_three_dragons, 4, 4, FAAN, DRAGON_SETS),
    Row("common_hand", runs.all_runs, 1, 1, FAAN),
    Row("all_triplets", triplets.all_triplets, 3, 3, FAAN),
    Row("seven_pairs", special.seven_pairs, NO, 4, FAAN),
    Row("half_flush", composition.half_flush, 3, 3, FAAN),
    Row("full_flush", composition.full_flush, 6, 6, FAAN, ("half_flush",)),
)
"""What the tiles of the hand make."""

BONUS: Final[tuple[Row, ...]] = (
    Row("no_flowers", detectors.no_flowers, 1, 1, FAAN),
    Row("own_flower", detectors.own_flower, 1, 1, FAAN),
    Row("own_season", detectors.own_season, 1, 1, FAAN),
    Row("all_flowers", detectors.all_flowers, 2, 2, FAAN, ("own_flower",)),
    Row("all_seasons", detectors.all_seasons, 2, 2, FAAN, ("own_season",)),
)
"""What the tiles set aside make."""

CIRCUMSTANCES: Final[tuple[Row, ...]] = (
    Row("self_draw", how.self_draw, 1, 1, FAAN),
    Row("last_tile", how.last_draw, 1, 1, FAAN),
    Row("last_discard", how.last_discard, 1, 1, FAAN),
    Row("robbed_kan", how.robbed("added_kan", "concealed_kan"), 1, 1, FAAN),
    Row("replacement_win", how.replacement("kan"), 1, 1, FAAN),
)
"""How the hand was won."""

LIMITS: Final[tuple[Row, ...]] = (
    Row("thirteen_orphans", special.thirteen_orphans, NO, 1, LIMIT),
    Row("heavenly_hand", how.heavenly, NO, 1, LIMIT),
    Row("earthly_hand", how.earthly, NO, 1, LIMIT),
    Row("all_honours", composition.all_honours, 1, 1, LIMIT),
    Row("all_terminals", composition.all_terminals, 1, 1, LIMIT),
    Row("four_kans", triplets.kans(4), 1, 1, LIMIT),
    Row("big_three_dragons", triplets.big_three_dragons, 1, 1, LIMIT),
    Row("big_four_winds", triplets.big_four_winds, 1, 1, LIMIT),
    Row("small_four_winds", triplets.small_four_winds, 1, 1, LIMIT),
    Row("four_concealed_triplets", detectors.four_concealed_triplets, NO, 1, LIMIT),
    Row("coloured_triplets", detectors.coloured_triplets, 1, 1, LIMIT),
    Row("nine_gates", special.nine_gates, NO, 1, LIMIT),
)
"""Patterns that take the value of the hand whole."""

EARTHLY: Final[dict[str, Detector]] = {
    "own_draw": how.earthly,
    "dealers_discard": detectors.dealers_discard,
    "both": detectors.earthly_either,
}
"""The readings of the earthly hand."""

SMALL_DRAGONS: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "whole": (4, DRAGON_SETS),
    "added": (4, ()),
    "five": (3, ()),
}
"""What small three dragons are worth, and which rows they take the place of."""


def rows(options: Options) -> tuple[Row, ...]:
    """The pattern table under these options."""
    out: list[Row] = []
    for row in HAND:
        if row.id == "small_three_dragons":
            worth, sets = SMALL_DRAGONS[options.text("small_three_dragons")]
            row = row._replace(open=worth, closed=worth, excludes=sets)
        elif row.id == "round_wind" and not options.flag("double_wind"):
            row = row._replace(detect=detectors.round_wind_alone)
        elif row.id in _DEARER and not options.flag("seven_pairs_add"):
            row = row._replace(excludes=_DEARER[row.id])
        out.append(row)
    for row in BONUS:
        if options.text("flower_set") == "added":
            row = row._replace(excludes=())
        if not options.flag("flowers_count"):
            row = row._replace(unit=FLOWER)
        out.append(row)
    for row in CIRCUMSTANCES:
        if not options.flag("circumstances_add"):
            row = row._replace(excludes=_INSTEAD.get(row.id, ()))
        out.append(row)
    for row in LIMITS:
        if row.id == "earthly_hand":
            row = row._replace(detect=EARTHLY[options.text("earthly_hand")])
        out.append(row)
    if options.flag("kan_upon_kan"):
        out.append(Row("kan_upon_kan", detectors.kan_upon_kan, 1, 1, LIMIT))
    return tuple(out)


_DEARER: Final[dict[str, tuple[str, ...]]] = {
    "seven_pairs": ("half_flush",),
    "full_flush": ("half_flush", "seven_pairs"),
}
"""What stands where seven pairs and flushes do not add up."""

_INSTEAD: Final[dict[str, tuple[str, ...]]] = {
    "last_tile": ("self_draw",),
    "replacement_win": ("self_draw", "last_tile"),
}
"""Which circumstances a rarer one takes the place of, where they do not add up."""
