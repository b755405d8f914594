"""An example of each yaku of the Korean game, and worked counts (rules: korean)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.guide.example import Example

_STRAIGHT: Final = "123456789m88p13p 2p"
"""Two base han by itself, so that whatever else counts is allowed to."""

_FIRST: Final = "123m456m234p99p68p 7p"


def _e(hand: str, *flags: str, seat: str = "", aside: str = "", repeat: int = 0) -> Example:
    return Example(hand=hand, flags=flags, seat=seat, aside=aside, repeat=repeat)


EXAMPLES: Final[Mapping[str, Example | tuple[Example, ...]]] = {
    "closed_win": _e(_STRAIGHT),
    "closed_tsumo": _e(_STRAIGHT, "tsumo"),
    "pinfu": _e("123456789m22p34p 5p"),
    "all_simples": _e("234m567m345p66p67p 8p"),
    "white_dragon": _e("123p456p99p24p555z 3p"),
    "green_dragon": _e("123p456p99p24p666z 3p"),
    "red_dragon": _e("123p456p99p24p777z 3p"),
    "seat_wind": _e("123p456p99p24p222z 3p"),
    "round_wind": _e("123p456p99p24p111z 3p"),
    "straight": _e(_STRAIGHT),
    "half_flush": _e("123p456p99p24p333z 3p"),
    "all_triplets": _e("222m77p99p [444p] [888m] 9p"),
    "three_concealed_triplets": _e("222m444p999p67m11m 8m"),
    "seven_pairs": _e("1199m2255p3388p4z 4z"),
    "double_riichi": _e(_STRAIGHT, "double_riichi"),
    "small_three_dragons": _e("123p24p55z666z777z 3p"),
    "full_flush": _e("123p345p567p99p68p 7p"),
    "big_three_dragons": _e("34p99p555z666z777z 5p"),
    "four_concealed_triplets": _e("222m444p888p99m33p 3p", "tsumo"),
    "terminals_and_honours": _e("111p999m99p11m [333z] 1m"),
    "small_four_winds": _e("34p111z222z333z44z 5p"),
    "all_honours": _e("111z222z555z66z77z 7z"),
    "big_four_winds": _e("99p111z222z333z44z 4z"),
    "heavenly_hand": _e(_FIRST, "tsumo", "first", seat="E"),
    "earthly_hand": _e(_FIRST, "tsumo", "first", seat="S"),
    "hand_of_man": _e(_FIRST, "first", seat="S"),
    "nine_gates": _e("1112345678999p 4p"),
    "riichi": _e(_STRAIGHT, "riichi"),
    "open_riichi": _e(_STRAIGHT, "open_riichi"),
    "prize": _e("222m77p99p [444p] [888m] 9p"),
    "flower": _e(_STRAIGHT, aside="f6"),
    "all_seasons": _e(_STRAIGHT, aside="f5f6f7f8"),
    "replacement_win": _e("123456789m2p (4444p) 2p", "replacement"),
    "five_dots_replacement": _e("123456789m5p (4444p) 5p", "replacement"),
    "robbed_kan": _e(_STRAIGHT, "robbed"),
    "last_tile": _e(_STRAIGHT, "tsumo", "last"),
    "one_dot_last_tile": _e("123456789m88p23p 1p", "tsumo", "last"),
    "last_discard": _e(_STRAIGHT, "last"),
    "nine_dots_last_discard": _e("123456789m22p78p 9p", "last"),
    "carried_draws": _e(_STRAIGHT, repeat=2),
}

CLOSED: Final = Example(hand=_STRAIGHT, flags=("riichi",), aside="f6f7")
"""A closed ron: base, bonus and the addition."""

OPENED: Final = Example(hand="123p99p24p [555z] [666p] 3p", flags=("tsumo",))
"""An open self-draw."""

PAIRS: Final = Example(hand="1199m2255p3388p4z 4z", flags=("tsumo",))
"""Seven pairs by self-draw."""
