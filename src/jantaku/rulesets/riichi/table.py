"""The scoring tables of riichi, as data that follows the options (rules: riichi)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Options
from jantaku.patterns import circumstances as how
from jantaku.patterns import composition, runs, special, triplets
from jantaku.patterns.rows import Row
from jantaku.policies.fu import FuTable
from jantaku.policies.payments import Payments
from jantaku.ruleset import PatternRow
from jantaku.tiles import GREEN, RED, WHITE

NO: Final = -1
"""The value of a row that does not exist for an open (or a closed) hand."""

RIICHI: Final = "riichi"
DOUBLE_RIICHI: Final = "double_riichi"
DECLARATIONS: Final = (RIICHI, DOUBLE_RIICHI)
"""What `SeatState.declared` can be."""

HAN: Final[tuple[Row, ...]] = (
    Row(RIICHI, how.declared(RIICHI), NO, 1),
    Row(DOUBLE_RIICHI, how.declared(DOUBLE_RIICHI), NO, 2),
    Row("ippatsu", how.prompt, NO, 1),
    Row("closed_tsumo", how.self_draw, NO, 1),
    Row("pinfu", runs.plain_runs, NO, 1),
    Row("all_simples", composition.all_simples, 1, 1),
    Row("twin_runs", runs.one_twin_run, NO, 1),
    Row("white_dragon", triplets.triplet_of(WHITE), 1, 1),
    Row("green_dragon", triplets.triplet_of(GREEN), 1, 1),
    Row("red_dragon", triplets.triplet_of(RED), 1, 1),
    Row("seat_wind", triplets.seat_wind_triplet, 1, 1),
    Row("round_wind", triplets.round_wind_triplet, 1, 1),
    Row("replacement_win", how.replacement("kan", "set_aside"), 1, 1),
    Row("robbed_kan", how.robbed("added_kan", "concealed_kan"), 1, 1),
    Row("last_tile", how.last_live_draw, 1, 1),
    Row("last_discard", how.last_discard, 1, 1),
    Row("mixed_triple_run", runs.mixed_triple_run, 1, 2),
    Row("straight", runs.straight, 1, 2),
    Row("outside_hand", composition.outside_hand, 1, 2),
    Row("seven_pairs", special.seven_pairs, NO, 2),
    Row("triple_triplets", triplets.triple_triplets, 2, 2),
    Row("three_concealed_triplets", triplets.concealed_triplets(3), 2, 2),
    Row("all_triplets", triplets.all_triplets, 2, 2),
    Row("three_kans", triplets.kans(3), 2, 2),
    Row("small_three_dragons", triplets.small_three_dragons, 2, 2),
    Row("terminals_and_honours", composition.terminals_and_honours, 2, 2),
    Row("half_flush", composition.half_flush, 2, 3),
    Row("pure_outside_hand", composition.pure_outside_hand, 2, 3, excludes=("outside_hand",)),
    Row("two_twin_runs", runs.two_twin_runs, NO, 3, excludes=("twin_runs",)),
    Row("full_flush", composition.full_flush, 5, 6),
)
"""The rows counted in han, with every option at its default."""

YAKUMAN: Final[tuple[Row, ...]] = (
    Row("thirteen_orphans", special.thirteen_orphans, NO, 1, "yakuman"),
    Row("four_concealed_triplets", triplets.concealed_triplets(4), NO, 1, "yakuman"),
    Row("big_three_dragons", triplets.big_three_dragons, 1, 1, "yakuman"),
    Row("small_four_winds", triplets.small_four_winds, 1, 1, "yakuman"),
    Row("big_four_winds", triplets.big_four_winds, 1, 1, "yakuman"),
    Row("all_honours", composition.all_honours, 1, 1, "yakuman"),
    Row("all_terminals", composition.all_terminals, 1, 1, "yakuman"),
    Row("all_green", composition.all_green, 1, 1, "yakuman"),
    Row("four_kans", triplets.kans(4), 1, 1, "yakuman"),
    Row("nine_gates", special.nine_gates, NO, 1, "yakuman"),
    Row("heavenly_hand", how.heavenly, NO, 1, "yakuman"),
    Row("earthly_hand", how.earthly, NO, 1, "yakuman"),
)
"""The limit patterns, none of them double."""

DOUBLES: Final[tuple[Row, ...]] = (
    Row(
        "thirteen_orphans_any",
        special.thirteen_orphans_any,
        NO,
        2,
        "yakuman",
        ("thirteen_orphans",),
    ),
    Row(
        "four_concealed_triplets_single",
        triplets.concealed_triplets_single(4),
        NO,
        2,
        "yakuman",
        ("four_concealed_triplets",),
    ),
    Row("nine_gates_any", special.nine_gates_any, NO, 2, "yakuman", ("nine_gates",)),
)
"""Rows that double yakuman add; big four winds are double then, too."""

UNITS: Final = {"yakuman": 8000, "mangan": 2000}
"""Base points of one of each limit unit."""

PAYMENTS: Final = Payments()
STICK: Final = 1000


def rows(options: Options) -> tuple[Row, ...]:
    """The pattern table under these options."""
    out: list[Row] = []
    for row in HAN:
        if row.id == "ippatsu" and not options.flag("ippatsu"):
            continue
        if row.id == "all_simples" and not options.flag("open_tanyao"):
            row = row._replace(open=NO)
        if row.id == "pinfu" and not options.flag("pinfu_tsumo"):
            row = row._replace(detect=runs.plain_runs_claimed)
        out.append(row)
    double = options.get("double_yakuman") is True
    for row in YAKUMAN:
        if row.id == "big_four_winds" and double:
            row = row._replace(open=2, closed=2)
        out.append(row)
    if double:
        out.extend(DOUBLES)
    if options.text("hand_of_man") != "off":
        out.append(Row("hand_of_man", how.hand_of_man, NO, 1, options.text("hand_of_man")))
    return tuple(out)


def pattern_rows(options: Options) -> tuple[PatternRow, ...]:
    """The same table as guides and command line show it."""
    return tuple(PatternRow(r.id, r.open, r.closed, r.unit) for r in rows(options))


def fu_table(options: Options) -> FuTable:
    """The fu table under these options."""
    return FuTable(
        pair_double=options.integer("double_wind_fu"), bare_tsumo=not options.flag("pinfu_tsumo")
    )
