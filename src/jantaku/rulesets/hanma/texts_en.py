"""The texts of hanma in English."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # what counts
    "pattern.ron": "Ron",
    "pattern.tsumo": "Tsumo",
    "pattern.riichi": "Riichi",
    "pattern.thirteen_orphans": "Thirteen orphans",
    "bonus.dora": "Dora",
    "bonus.under": "Ura dora",
    "bonus.red": "Red fives",
    # values
    "value.points": "{points} points",
    "value.each": "{points} points each",
    "value.each_and_once": "{points} points each + {once}",
    "value.flat": "{pattern}: {points} points",
    "value.flat_each": "{pattern}: {points} points each",
    "line.base_ron": "Base (ron)",
    "line.base_tsumo": "Base (tsumo, each payer)",
    "line.added": "Added by riichi and dora",
    "line.sum": "Sum",
    "line.cap": "Capped for each payer",
    "line.flat": "Fixed, nothing added",
    "line.feeder_pays": "The discarder pays",
    "line.each_pays": "Each of {payers} pays",
    "line.opponent_pays": "The opponent pays",
    "line.paid_once": "Riichi, paid once in all",
    "line.winner_gets": "The winner gets",
    "unit.points": "{amount} pt",
    "unit.flat": "{amount} pt flat",
    # what a seat is marked with
    "mark.riichi": "Riichi",
    "mark.temporary_furiten": "Let a win pass",
    "declaration.riichi.risk": (
        "You are not tenpai. If the wall runs out with nobody winning, your hand is "
        "opened and you pay 20 points to every other player. If anybody wins, nothing happens."
    ),
    # draws
    "draw.exhaustive": "Exhaustive draw",
    # why points move
    "transfer.start": "Starting points",
    "transfer.win": "Win",
    "transfer.bluff": "Chombo (riichi without tenpai)",
    # why a hand does not win
    "refusal.no_shape": "The hand is not complete.",
    "refusal.temporary_furiten": (
        "You let a winning tile pass, so you cannot ron before your next discard."
    ),
    # presets
    "preset.standard.note": (
        "The Paradise City game as the site Hanmado plays it. That kans leave the live wall as "
        "it is, that a kan is possible after the last draw, and who plays first next is not "
        "written there."
    ),
    "preset.three.note": "All 136 tiles; 89 draws.",
    "preset.two.note": "All 136 tiles; 102 draws.",
    "preset.bluff.note": (
        "Riichi may be declared without tenpai; hands are checked when the wall runs out."
    ),
    "guide.patterns": "What counts",
}
