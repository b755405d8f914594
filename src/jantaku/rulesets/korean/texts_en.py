"""The texts of the Korean game in English."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # base yaku
    "pattern.closed_win": "Closed win (menzen)",
    "pattern.closed_tsumo": "Menzen tsumo",
    "pattern.pinfu": "Pinfu",
    "pattern.all_simples": "All simples (tanyao)",
    "pattern.white_dragon": "White dragon",
    "pattern.green_dragon": "Green dragon",
    "pattern.red_dragon": "Red dragon",
    "pattern.seat_wind": "Seat wind",
    "pattern.round_wind": "Round wind",
    "pattern.straight": "Straight (ittsu)",
    "pattern.half_flush": "Half flush (honitsu)",
    "pattern.all_triplets": "All triplets (toitoi)",
    "pattern.three_concealed_triplets": "Three concealed triplets (sanankou)",
    "pattern.seven_pairs": "Seven pairs (chiitoitsu)",
    "pattern.double_riichi": "Double riichi (bujibu eopeo)",
    "pattern.small_three_dragons": "Small three dragons (shousangen)",
    "pattern.full_flush": "Full flush (chinitsu)",
    "pattern.big_three_dragons": "Big three dragons (daisangen)",
    "pattern.four_concealed_triplets": "Four concealed triplets (suuankou)",
    "pattern.terminals_and_honours": "All terminals and honours (honroutou)",
    "pattern.small_four_winds": "Small four winds (shousuushii)",
    "pattern.all_honours": "All honours (tsuuiisou)",
    "pattern.big_four_winds": "Big four winds (daisuushii)",
    "pattern.heavenly_hand": "Heavenly hand (tenhou)",
    "pattern.earthly_hand": "Earthly hand (chiihou)",
    "pattern.hand_of_man": "Hand of man (renhou)",
    "pattern.nine_gates": "Nine gates (chuuren poutou)",
    # bonus yaku
    "pattern.riichi": "Riichi (eopeo)",
    "pattern.open_riichi": "Open riichi (bulleo)",
    "pattern.prize": "Prize tiles",
    "pattern.flower": "Flowers",
    "pattern.all_seasons": "All four flowers",
    "pattern.replacement_win": "Win after a kan (rinshan)",
    "pattern.five_dots_replacement": "Win after a kan with 5p",
    "pattern.robbed_kan": "Robbing a kan (chankan)",
    "pattern.last_tile": "Last tile (haitei)",
    "pattern.one_dot_last_tile": "Last tile with 1p",
    "pattern.last_discard": "Last discard (houtei)",
    "pattern.nine_dots_last_discard": "Last discard with 9p",
    "pattern.carried_draws": "Carried over from draws",
    "bonus.red": "Red fives",
    # values
    "value.total": "{total} han in all ({base} of base yaku)",
    "line.base": "Base yaku (minimum {minimum})",
    "line.bonus": "Bonus yaku",
    "line.addition_closed": "For winning with a closed hand",
    "line.addition_open": "For winning with an open hand",
    "line.total": "Total",
    "line.each": "{total} from each of {payers}",
    "line.feeder": "Twice {total} from the discarder",
    "unit.chips": "{amount} chips",
    "unit.han": "{amount} han",
    "unit.base": "{amount} base",
    "unit.bonus": "{amount} bonus",
    # what a seat or a pot is marked with
    "mark.riichi": "Riichi",
    "mark.double_riichi": "Double riichi",
    "mark.open_riichi": "Open riichi",
    "mark.open_double_riichi": "Open double riichi",
    "mark.furiten": "Furiten",
    "mark.temporary_furiten": "Temporary furiten",
    "mark.riichi_furiten": "Furiten in riichi",
    "pot.chips": "Pot",
    "declaration.riichi.risk": (
        "You are not tenpai. You may declare riichi all the same. But if all four declare and "
        "that ends the hand, the hands are checked, and whoever is not tenpai pays each of the "
        "others the table's penalty, if there is one."
    ),
    # draws
    "abort.nine_terminals": "Nine terminals",
    "draw.exhaustive": "Exhaustive draw",
    "draw.nine_terminals": "Nine terminals and honours",
    "draw.four_winds": "Four Wests",
    "draw.four_riichi": "Four riichi",
    "draw.four_kans": "Four kans",
    "draw.triple_ron": "Triple ron",
    # why points move
    "transfer.start": "Starting chips",
    "transfer.win": "Win",
    "transfer.bluff": "Penalty for a bluff riichi",
    "transfer.pot": "Into the pot for the draw",
    "transfer.pot_taken": "Takes the pot",
    "transfer.refund": "Share of the pot returned",
    # why a hand does not win
    "refusal.no_shape": "The hand is not complete.",
    "refusal.below_minimum": "{base} han of base yaku is less than the minimum of {minimum}.",
    "refusal.furiten": "Furiten: you have discarded a tile you wait for.",
    "refusal.temporary_furiten": "Temporary furiten: you let a winning tile pass.",
    "refusal.riichi_furiten": "Furiten: you let a winning tile pass in riichi.",
    # presets
    "preset.standard.note": (
        "As the game has been described; where the description is silent (5 chips into the "
        "pot at a draw, a penalty of 20 for a bluff and so on), the values are our own."
    ),
    "preset.east_south.note": (
        "Rounds with a round wind and repeating dealers, as the game is sometimes played."
    ),
    "preset.three_han.note": "The three-han minimum that some tables use.",
    "preset.small_addition.note": "Some tables add 5 han to a closed win and 2 to an open one.",
    "preset.bare_han.note": (
        "Neither the addition for winning nor the han for a closed hand counts: for "
        "practice in counting."
    ),
    "flag.set_aside_replacement": "Replacement for a flower",
}
