"""An example of each pattern of riichi and its relatives, and worked counts. Hands keep to tiles
that three-player riichi has, too, wherever that is possible.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.guide.example import Example
from jantaku.options import Names, names

_MIDDLE: Final = "345p678p234s99m68s 7s"
"""No pattern of its own."""


def _e(hand: str, *flags: str, seat: str = "") -> Example:
    return Example(hand=hand, flags=flags, seat=seat)


EXAMPLES: Final[Mapping[str, Example]] = {
    "riichi": _e(_MIDDLE, "riichi"),
    "double_riichi": _e(_MIDDLE, "double_riichi"),
    "ippatsu": _e(_MIDDLE, "riichi", "prompt"),
    "closed_tsumo": _e(_MIDDLE, "tsumo"),
    "pinfu": _e("345p678p234s99m67s 8s"),
    "all_simples": _e("345p678p567s22s68s 7s"),
    "twin_runs": _e("334455p678s99m12s 3s"),
    "white_dragon": _e("345p678p99m24s555z 3s"),
    "green_dragon": _e("345p678p99m24s666z 3s"),
    "red_dragon": _e("345p678p99m24s777z 3s"),
    "seat_wind": _e("345p678p99m24s222z 3s"),
    "round_wind": _e("345p678p99m24s111z 3s"),
    "replacement_win": _e("345p678p99m24s (7777s) 3s", "replacement"),
    "robbed_kan": _e(_MIDDLE, "robbed"),
    "last_tile": _e(_MIDDLE, "tsumo", "last"),
    "last_discard": _e(_MIDDLE, "last"),
    "mixed_triple_run": _e("234m234p24s678p55s 3s"),
    "straight": _e("12345679p345s99m 8p"),
    "outside_hand": _e("123p789p13s444z99m 2s"),
    "seven_pairs": _e("1199m2255p3388s4z 4z"),
    "triple_triplets": _e("111m111p11s678p99p 1s"),
    "three_concealed_triplets": _e("222p444p888s34s99m 5s"),
    "all_triplets": _e("222p99m88s [777p] [444s] 8s"),
    "three_kans": _e("35p99m (2222s) [8888p] [6666s] 4p"),
    "small_three_dragons": _e("345p24s55z666z777z 3s"),
    "terminals_and_honours": _e("111p999s99m11s [333z] 1s"),
    "half_flush": _e("123p567p99p24p333z 3p"),
    "pure_outside_hand": _e("123p789p13s999s99m 2s"),
    "two_twin_runs": _e("334455p667788s9m 9m"),
    "full_flush": _e("123p345p567p99p68p 7p"),
    "thirteen_orphans": _e("19m19p19s1234566z 7z"),
    "thirteen_orphans_any": _e("19m19p19s1234567z 1z"),
    "four_concealed_triplets": _e("222p444p888s99m33s 3s", "tsumo"),
    "four_concealed_triplets_single": _e("222p444p888s333s9m 9m"),
    "big_three_dragons": _e("34p99m555z666z777z 5p"),
    "small_four_winds": _e("34p111z222z333z44z 5p"),
    "big_four_winds": _e("99m111z222z333z44z 4z"),
    "all_honours": _e("111z222z555z66z77z 7z"),
    "all_terminals": _e("111p999p111s99m99s 9s"),
    "all_green": _e("223344s666s88s66z 6z"),
    "four_kans": _e("9m (2222p) [8888s] [6666s] (4444p) 9m"),
    "nine_gates": _e("1112344567899s 9s"),
    "nine_gates_any": _e("1112345678999s 4s"),
    "heavenly_hand": _e(_MIDDLE, "tsumo", "first", seat="E"),
    "earthly_hand": _e(_MIDDLE, "tsumo", "first", seat="S"),
    "hand_of_man": _e(_MIDDLE, "first", seat="S"),
}

COUNTED: Final = Example(hand="345p678p99m24s555z 3s", flags=("riichi",))
"""Fu item by item."""

DEALT: Final = Example(
    hand="345p067p345s67s99m 8s", flags=("riichi", "tsumo"), seat="E", indicators="7s", under="4s"
)
"""A dealer's own draw with dora, red five and ura indicator."""

REPEATED: Final = Example(
    hand="22p678p345s [777z] 67s 8s", repeat=2, pots={"sticks": 1000}, seat="S"
)
"""Repeats and a stick on the table."""

LOADS: Final[tuple[tuple[str, Names, Example], ...]] = (
    ("counted", names("リーチと役牌", "Riichi and a dragon", "리치와 역패"), COUNTED),
    (
        "dealt",
        names(
            "親のツモ、ドラと裏ドラ",
            "Dealer's self-draw with dora and ura",
            "친의 쯔모, 도라와 뒷도라",
        ),
        DEALT,
    ),
    ("repeated", names("積み棒と供託", "Repeats and a stick", "본장과 공탁"), REPEATED),
)
"""What a calculator offers before the patterns."""
