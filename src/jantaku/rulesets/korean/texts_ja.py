"""The texts of the Korean game in Japanese."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # base yaku
    "pattern.closed_win": "門前",
    "pattern.closed_tsumo": "門前清自摸和",
    "pattern.pinfu": "平和",
    "pattern.all_simples": "断幺九",
    "pattern.white_dragon": "役牌 白",
    "pattern.green_dragon": "役牌 發",
    "pattern.red_dragon": "役牌 中",
    "pattern.seat_wind": "自風牌",
    "pattern.round_wind": "場風牌",
    "pattern.straight": "一気通貫",
    "pattern.half_flush": "混一色",
    "pattern.all_triplets": "対々和",
    "pattern.three_concealed_triplets": "三暗刻",
    "pattern.seven_pairs": "七対子",
    "pattern.double_riichi": "不知不ウォッポ（ダブルリーチ）",
    "pattern.small_three_dragons": "小三元",
    "pattern.full_flush": "清一色",
    "pattern.big_three_dragons": "大三元",
    "pattern.four_concealed_triplets": "四暗刻",
    "pattern.terminals_and_honours": "混老頭",
    "pattern.small_four_winds": "小四喜",
    "pattern.all_honours": "字一色",
    "pattern.big_four_winds": "大四喜",
    "pattern.heavenly_hand": "天和",
    "pattern.earthly_hand": "地和",
    "pattern.hand_of_man": "人和",
    "pattern.nine_gates": "九蓮宝燈",
    # bonus yaku
    "pattern.riichi": "ウォッポ（リーチ）",
    "pattern.open_riichi": "ブロー（オープンリーチ）",
    "pattern.prize": "懸賞牌",
    "pattern.flower": "花牌",
    "pattern.all_seasons": "花満貫",
    "pattern.replacement_win": "嶺上開花",
    "pattern.five_dots_replacement": "五筒開花",
    "pattern.robbed_kan": "槍槓",
    "pattern.last_tile": "海底摸月",
    "pattern.one_dot_last_tile": "海底一筒摸月",
    "pattern.last_discard": "河底撈魚",
    "pattern.nine_dots_last_discard": "河底九筒",
    "pattern.carried_draws": "流局の持ち越し",
    "bonus.red": "赤ドラ",
    # values
    "value.total": "合計{total}翻（基本役{base}翻）",
    "line.base": "基本役（{minimum}翻縛り）",
    "line.bonus": "付加役",
    "line.addition_closed": "あがりの加算（門前）",
    "line.addition_open": "あがりの加算（副露）",
    "line.total": "合計",
    "line.each": "{payers}人から{total}枚ずつ",
    "line.feeder": "放銃者から{total}枚の2倍",
    "unit.chips": "{amount}枚",
    "unit.han": "{amount}翻",
    "unit.base": "基本{amount}翻",
    "unit.bonus": "付加{amount}翻",
    # what a seat or a pot is marked with
    "mark.riichi": "リーチ",
    "mark.double_riichi": "ダブルリーチ",
    "mark.open_riichi": "オープンリーチ",
    "mark.open_double_riichi": "オープンダブルリーチ",
    "mark.furiten": "フリテン",
    "mark.temporary_furiten": "同巡フリテン",
    "mark.riichi_furiten": "リーチ後のフリテン",
    "pot.chips": "供託",
    "declaration.riichi.risk": (
        "テンパイしていません。このままリーチすることもできますが、四人リーチで流局になる卓では"
        "そのとき手牌を確かめ、罰があれば、テンパイしていなかった人がほかの3人に払います。"
    ),
    # draws
    "abort.nine_terminals": "九種九牌",
    "draw.exhaustive": "流局",
    "draw.nine_terminals": "九種九牌",
    "draw.four_winds": "西風子連打",
    "draw.four_riichi": "四人リーチ",
    "draw.four_kans": "四槓散了",
    "draw.triple_ron": "三家和",
    # why points move
    "transfer.start": "開始時のチップ",
    "transfer.win": "あがり",
    "transfer.bluff": "ノーテンリーチの罰",
    "transfer.pot": "流局の供託",
    "transfer.pot_taken": "供託の総取り",
    "transfer.refund": "供託の返却",
    # why a hand does not win
    "refusal.no_shape": "あがりの形になっていません。",
    "refusal.below_minimum": "基本役が{base}翻では足りません（{minimum}翻縛り）。",
    "refusal.furiten": "フリテン：待ち牌を自分で捨てています。",
    "refusal.temporary_furiten": "同巡フリテン：和了牌を見逃しました。",
    "refusal.riichi_furiten": "フリテン：リーチ後に和了牌を見逃しました。",
    # presets
    "preset.standard.note": (
        "文書にある値はそのまま使い、文書にない値（流局時の供託5枚、ノーテンリーチの罰20枚など）"
        "は、このプログラムで定めました。"
    ),
    "preset.east_south.note": "場風と親の連荘がある、ときどき打たれる形です。",
    "preset.three_han.note": "ときどき採用される三翻縛りです。",
    "preset.small_addition.note": "あがりの加算を門前5翻・副露2翻とする卓もあります。",
    "preset.bare_han.note": (
        "あがりの加算と、門前・門前ツモの翻を数えない、計算練習向けの設定です。"
    ),
    "flag.set_aside_replacement": "花牌の補充牌",
}
