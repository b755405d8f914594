"""The texts of the Hong Kong game in Japanese."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # patterns
    "pattern.white_dragon": "役牌 白",
    "pattern.green_dragon": "役牌 發",
    "pattern.red_dragon": "役牌 中",
    "pattern.seat_wind": "自風牌",
    "pattern.round_wind": "場風牌",
    "pattern.small_three_dragons": "小三元",
    "pattern.common_hand": "平和",
    "pattern.all_triplets": "対々和",
    "pattern.seven_pairs": "七対子",
    "pattern.half_flush": "混一色",
    "pattern.full_flush": "清一色",
    "pattern.no_flowers": "無花",
    "pattern.own_flower": "自分の花（花牌）",
    "pattern.own_season": "自分の花（季節牌）",
    "pattern.all_flowers": "花牌一組",
    "pattern.all_seasons": "季節牌一組",
    "pattern.seven_flowers": "七枚の花",
    "pattern.eight_flowers": "八枚の花",
    "pattern.self_draw": "ツモ",
    "pattern.last_tile": "海底ツモ",
    "pattern.last_discard": "河底ロン",
    "pattern.robbed_kan": "槍槓",
    "pattern.replacement_win": "嶺上ツモ",
    # limit patterns
    "pattern.thirteen_orphans": "十三幺（国士無双）",
    "pattern.heavenly_hand": "天和",
    "pattern.earthly_hand": "地和",
    "pattern.all_honours": "字一色",
    "pattern.all_terminals": "清老頭",
    "pattern.four_kans": "四槓子",
    "pattern.big_three_dragons": "大三元",
    "pattern.big_four_winds": "大四喜",
    "pattern.small_four_winds": "小四喜",
    "pattern.four_concealed_triplets": "四暗刻",
    "pattern.coloured_triplets": "三元配色",
    "pattern.kan_upon_kan": "槓上槓",
    "pattern.nine_gates": "九蓮宝燈",
    # values and units
    "value.faan": "{faan}番（基本点{base}）",
    "value.faan_limit": "{faan}番・上限（基本点{base}）",
    "value.limit": "上限役（基本点{base}）",
    "unit.points": "{amount}点",
    "unit.faan": "{amount}番",
    "unit.flower": "{amount}番",
    "unit.limit": "上限",
    # from faan to what is paid
    "line.faan": "番の合計",
    "line.limit": "上限役の基本点",
    "line.band": "{low}〜{high}番の基本点",
    "line.band_one": "{low}番の基本点",
    "line.band_from": "{low}番以上の基本点（上限）",
    "line.each": "ツモ：各家が基本点{base}×{times}を払う",
    "line.feeder": "放銃者が基本点{base}×{times}を払う",
    "line.bystander": "ほかの2人が基本点{base}×{times}ずつ払う",
    "line.total": "あがった人の収入",
    # draws
    "draw.exhaustive": "流局",
    # why points move
    "transfer.start": "持ち点",
    "transfer.win": "あがり",
    "transfer.pao": "責任払い",
    "transfer.kan": "カンの収入",
    "transfer.draw": "流局時の罰符",
    # why a hand does not win
    "refusal.no_shape": "あがりの形になっていません。",
    "refusal.below_minimum": "{faan}番では足りません（{minimum}番縛り）。",
    # where the presets come from
    "preset.standard.note": (
        "オンライン対局サイトの文書に基づきます。3番の基本点、地和の条件、小三元や花牌一組の数え"
        "方、あがり方の番の合計、持ち点、対局の長さは文書に書かれておらず、オプションで変えられ"
        "ます。"
    ),
    "preset.half-spicy.note": (
        "香港の卓でよく使われる点数表です。文書にはなく、公開されている解説に基づきます。"
    ),
    # what a calculator leaves out
    "calculator.note": (
        "1人のあがりだけを計算します。カンの収入、複数のあがり、流局の罰符、競技ポイントは含み"
        "ません。"
    ),
    "flag.set_aside_replacement": "花牌の補充牌",
}
