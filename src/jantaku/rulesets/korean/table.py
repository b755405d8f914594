"""The yaku of the Korean game, as data that follows the options (rules: korean).

Base yaku count towards the minimum; bonus yaku are added once it is met.
"""

from __future__ import annotations

from typing import Final

from jantaku.kernel import words as w
from jantaku.options import Options
from jantaku.patterns import circumstances as how
from jantaku.patterns import composition, runs, special, triplets
from jantaku.patterns.clauses import Test, every
from jantaku.patterns.rows import Detector, Row
from jantaku.ruleset import PatternRow
from jantaku.rulesets.korean import detectors as own
from jantaku.tiles import GREEN, RED, WHITE, face

NO: Final = -1
"""The value of a row that does not exist for an open hand."""

BASE: Final = "base"
BONUS: Final = "bonus"

_DRAGONS: Final = ("white_dragon", "green_dragon", "red_dragon")
_WINDS: Final = ("seat_wind", "round_wind")

BASE_ROWS: Final[tuple[Row, ...]] = (
    Row("closed_win", how.any_win, NO, 1, BASE),
    Row("closed_tsumo", how.self_draw, NO, 1, BASE),
    Row("pinfu", runs.plain_runs_claimed, NO, 1, BASE),
    Row("all_simples", composition.all_simples, 1, 1, BASE),
    Row("white_dragon", triplets.triplet_of(WHITE), 1, 1, BASE),
    Row("green_dragon", triplets.triplet_of(GREEN), 1, 1, BASE),
    Row("red_dragon", triplets.triplet_of(RED), 1, 1, BASE),
    Row("seat_wind", triplets.seat_wind_triplet, 1, 1, BASE),
    Row("round_wind", triplets.round_wind_triplet, 1, 1, BASE),
    Row("straight", runs.straight, 2, 2, BASE),
    Row("half_flush", composition.half_flush, 2, 2, BASE),
    Row("all_triplets", triplets.all_triplets, 2, 2, BASE),
    Row("three_concealed_triplets", triplets.concealed_triplets(3), 2, 2, BASE),
    Row("seven_pairs", special.seven_pairs, NO, 4, BASE),
    Row("double_riichi", own.double_riichi, NO, 5, BASE),
    Row("small_three_dragons", triplets.small_three_dragons, 6, 6, BASE, _DRAGONS),
    Row("full_flush", composition.full_flush, 8, 8, BASE),
    Row("big_three_dragons", triplets.big_three_dragons, 8, 8, BASE, _DRAGONS),
    Row("four_concealed_triplets", triplets.concealed_triplets(4), NO, 8, BASE),
    Row("terminals_and_honours", composition.terminals_and_honours, 8, 8, BASE),
    Row("small_four_winds", triplets.small_four_winds, 8, 8, BASE, _WINDS),
    Row("all_honours", composition.all_honours, 12, 12, BASE),
    Row("big_four_winds", triplets.big_four_winds, 12, 12, BASE, _WINDS),
    Row("heavenly_hand", how.heavenly, NO, 16, BASE),
    Row("earthly_hand", how.earthly, NO, 16, BASE),
    Row("hand_of_man", how.hand_of_man, NO, 16, BASE),
    Row("nine_gates", own.nine_gates, NO, 24, BASE),
)
"""With every option at its default, but for the prevailing wind."""


def rows(options: Options) -> tuple[Row, ...]:
    """The pattern table under these options: base yaku, then bonus yaku."""
    left_out = set()
    if options.text("length") == "session":
        left_out.add("round_wind")
    if not options.flag("count_menzen"):
        left_out |= {"closed_win", "closed_tsumo"}
    base = [
        row._replace(excludes=tuple(id for id in row.excludes if id not in left_out))
        for row in BASE_ROWS
        if row.id not in left_out
    ]
    return (*base, *_bonus_rows(options))


def _bonus_rows(options: Options) -> list[Row]:
    sources = ("kan", "set_aside") if options.flag("flower_replacement_win") else ("kan",)
    after_kan = how.replacement(*sources)
    # With a dead wall a replacement does not come from where the last tile lies.
    last_draw = how.last_live_draw if options.integer("dead_wall") else how.last_draw
    instead = options.text("special_tiles") == "instead"
    prize = own.prize_tiles if options.text("prize") == "all" else own.concealed_prize_tiles
    season = own.seasons if options.text("flowers") == "each" else own.own_season

    def special_tile(id: str, plain: Test, tile: str, han: int, of: str) -> Row:
        return _bonus(id, _with_tile(plain, tile), han, (of,) if instead else ())

    out = [
        _bonus("riichi", how.declared(own.RIICHI), 1, closed=True),
        _bonus("open_riichi", own.open_riichi, 2, closed=True),
        _bonus("prize", prize, 1),
        _bonus("flower", season, 1),
        _bonus("all_seasons", own.all_seasons, 8, ("flower",)),
        _bonus("replacement_win", after_kan, 5),
        special_tile("five_dots_replacement", after_kan, "5p", 8, "replacement_win"),
        _bonus("robbed_kan", how.robbed("added_kan"), 5),
        _bonus("last_tile", last_draw, 5),
        special_tile(
            "one_dot_last_tile", last_draw, "1p", options.integer("last_one_dot"), "last_tile"
        ),
        _bonus("last_discard", how.last_discard, 5),
    ]
    if options.flag("last_nine_dots"):
        out.append(
            special_tile("nine_dots_last_discard", how.last_discard, "9p", 8, "last_discard")
        )
    if options.text("draw_pot") == "han":
        out.append(_bonus("carried_draws", own.carried_draws, 1))
    return out


def _bonus(
    id: str, detect: Detector, han: int, excludes: tuple[str, ...] = (), *, closed: bool = False
) -> Row:
    return Row(id, detect, NO if closed else han, han, BONUS, excludes)


def _with_tile(plain: Test, tile: str) -> Test:
    """The same, won with this very tile."""
    return Test(f"{plain.about} With {tile}.", *plain.clauses, every(w.WON, 1 << face(tile)))


def pattern_rows(options: Options) -> tuple[PatternRow, ...]:
    """The same table as guides and command line show it."""
    return tuple(PatternRow(r.id, r.open, r.closed, r.unit) for r in rows(options))
