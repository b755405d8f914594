"""Names and numbers that Tenhou's formats use, and what they are here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

DORA, UNDER, RED = 52, 53, 54
"""Numbers of bonus tiles; in games for three, norths set aside are counted among the dora."""

ROWS: Final[Mapping[int, str]] = {
    0: "closed_tsumo",
    1: "riichi",
    2: "ippatsu",
    3: "robbed_kan",
    4: "replacement_win",
    5: "last_tile",
    6: "last_discard",
    7: "pinfu",
    8: "all_simples",
    9: "twin_runs",
    10: "seat_wind",
    11: "seat_wind",
    12: "seat_wind",
    13: "seat_wind",
    14: "round_wind",
    15: "round_wind",
    16: "round_wind",
    17: "round_wind",
    18: "white_dragon",
    19: "green_dragon",
    20: "red_dragon",
    21: "double_riichi",
    22: "seven_pairs",
    23: "outside_hand",
    24: "straight",
    25: "mixed_triple_run",
    26: "triple_triplets",
    27: "three_kans",
    28: "all_triplets",
    29: "three_concealed_triplets",
    30: "small_three_dragons",
    31: "terminals_and_honours",
    32: "two_twin_runs",
    33: "pure_outside_hand",
    34: "half_flush",
    35: "full_flush",
    36: "hand_of_man",
    37: "heavenly_hand",
    38: "earthly_hand",
    39: "big_three_dragons",
    40: "four_concealed_triplets",
    41: "four_concealed_triplets",
    42: "all_honours",
    43: "all_green",
    44: "all_terminals",
    45: "nine_gates",
    46: "nine_gates",
    47: "thirteen_orphans",
    48: "thirteen_orphans",
    49: "big_four_winds",
    50: "small_four_winds",
    51: "four_kans",
    DORA: "dora",
    UNDER: "under",
    RED: "red",
}
"""Row id of each of Tenhou's numbers. Waits that other houses count double (41, 46, 48) are
displayed there, not paid."""

FIRST_LIMIT: Final = 36
"""From this number to 51 rows are limits (36, the hand of man, is none on Tenhou)."""

NAMES: Final[Mapping[str, int]] = {
    name: number
    for number, names in enumerate(
        (
            "門前清自摸和|ツモ",
            "立直|リーチ",
            "一発",
            "槍槓",
            "嶺上開花",
            "海底摸月",
            "河底撈魚",
            "平和",
            "断幺九|断么九",
            "一盃口",
            "自風 東",
            "自風 南",
            "自風 西",
            "自風 北",
            "場風 東",
            "場風 南",
            "場風 西",
            "場風 北",
            "役牌 白",
            "役牌 發|役牌 発",
            "役牌 中",
            "両立直|ダブル立直",
            "七対子",
            "混全帯幺九|混全帯么九",
            "一気通貫",
            "三色同順",
            "三色同刻",
            "三槓子",
            "対々和",
            "三暗刻",
            "小三元",
            "混老頭",
            "二盃口",
            "純全帯幺九|純全帯么九",
            "混一色",
            "清一色",
            "人和",
            "天和",
            "地和",
            "大三元",
            "四暗刻",
            "四暗刻単騎",
            "字一色",
            "緑一色",
            "清老頭",
            "九蓮宝燈",
            "純正九蓮宝燈",
            "国士無双",
            "国士無双１３面",
            "大四喜",
            "小四喜",
            "四槓子",
            "ドラ",
            "裏ドラ",
            "赤ドラ",
        )
    )
    for name in names.split("|")
}
"""Tenhou's number of each Japanese name, other spellings of the same too."""

STEPS: Final = ("", "mangan", "haneman", "baiman", "sanbaiman", "yakuman")
"""Ids of the limits by Tenhou's number; a counted yakuman is number 5, too."""

STEP_NAMES: Final[Mapping[str, int]] = {"満貫": 1, "跳満": 2, "倍満": 3, "三倍満": 4, "役満": 5}

REASONS: Final[Mapping[str, str]] = {
    "": "exhaustive",
    "nm": "nagashi",
    "yao9": "nine_terminals",
    "reach4": "four_riichi",
    "kaze4": "four_winds",
    "kan4": "four_kans",
    "ron3": "triple_ron",
}
"""Reasons of draws by the `type` of the XML."""

REASON_NAMES: Final[Mapping[str, str]] = {
    "流局": "exhaustive",
    "全員聴牌": "exhaustive",
    "全員不聴": "exhaustive",
    "流し満貫": "nagashi",
    "九種九牌": "nine_terminals",
    "四家立直": "four_riichi",
    "四風連打": "four_winds",
    "四槓散了": "four_kans",
    "四開槓": "four_kans",
    "三家和": "triple_ron",
    "三家和了": "triple_ron",
}
"""The same by the names of the JSON."""
