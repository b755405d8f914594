"""The texts of the Hong Kong game in English."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # patterns
    "pattern.white_dragon": "White dragon",
    "pattern.green_dragon": "Green dragon",
    "pattern.red_dragon": "Red dragon",
    "pattern.seat_wind": "Seat wind",
    "pattern.round_wind": "Round wind",
    "pattern.small_three_dragons": "Small three dragons",
    "pattern.common_hand": "Common hand",
    "pattern.all_triplets": "All triplets",
    "pattern.seven_pairs": "Seven pairs",
    "pattern.half_flush": "Half flush",
    "pattern.full_flush": "Full flush",
    "pattern.no_flowers": "No flowers",
    "pattern.own_flower": "Own flower",
    "pattern.own_season": "Own season",
    "pattern.all_flowers": "All four flowers",
    "pattern.all_seasons": "All four seasons",
    "pattern.seven_flowers": "Seven flowers",
    "pattern.eight_flowers": "Eight flowers",
    "pattern.self_draw": "Self-draw",
    "pattern.last_tile": "Last tile of the wall",
    "pattern.last_discard": "Last discard",
    "pattern.robbed_kan": "Robbing a kan",
    "pattern.replacement_win": "Win on a kan's replacement",
    # limit patterns
    "pattern.thirteen_orphans": "Thirteen orphans",
    "pattern.heavenly_hand": "Heavenly hand",
    "pattern.earthly_hand": "Earthly hand",
    "pattern.all_honours": "All honours",
    "pattern.all_terminals": "All terminals",
    "pattern.four_kans": "Four kans",
    "pattern.big_three_dragons": "Big three dragons",
    "pattern.big_four_winds": "Big four winds",
    "pattern.small_four_winds": "Small four winds",
    "pattern.four_concealed_triplets": "Four concealed triplets",
    "pattern.coloured_triplets": "Coloured triplets",
    "pattern.kan_upon_kan": "Kan upon kan",
    "pattern.nine_gates": "Nine gates",
    # values and units
    "value.faan": "{faan} faan (base {base})",
    "value.faan_limit": "{faan} faan, the limit (base {base})",
    "value.limit": "Limit (base {base})",
    "unit.points": "{amount} points",
    "unit.faan": "{amount} faan",
    "unit.flower": "{amount} faan",
    "unit.limit": "limit",
    # from faan to what is paid
    "line.faan": "Faan in all",
    "line.limit": "Base points of the limit",
    "line.band": "Base points for {low} to {high} faan",
    "line.band_one": "Base points for {low} faan",
    "line.band_from": "Base points for {low} faan and more (the limit)",
    "line.each": "Self-draw: each player pays {times} × {base}",
    "line.feeder": "The discarder pays {times} × {base}",
    "line.bystander": "The other two each pay {times} × {base}",
    "line.total": "The winner gets",
    # draws
    "draw.exhaustive": "Exhaustive draw",
    # why points move
    "transfer.start": "Starting points",
    "transfer.win": "Win",
    "transfer.pao": "Responsibility",
    "transfer.kan": "Kan",
    "transfer.draw": "Payment at the draw",
    # why a hand does not win
    "refusal.no_shape": "The hand is not complete.",
    "refusal.below_minimum": "{faan} faan is less than the minimum of {minimum}.",
    # where the presets come from
    "preset.standard.note": (
        "From the document of a site for online play. It is silent on the base points of "
        "three faan, the earthly hand, how small three dragons and sets of flowers are "
        "counted, whether circumstances add up, starting points and length; all of these are "
        "options."
    ),
    "preset.half-spicy.note": (
        "A ladder common at Hong Kong tables; not from the document but from published summaries."
    ),
    # what a calculator leaves out
    "calculator.note": (
        "One winner's hand only: no income from kans, no second winner, no payments at "
        "draws, no rating points."
    ),
    "flag.set_aside_replacement": "Replacement for a flower",
}
