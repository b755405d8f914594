"""The texts of the Korean game in Korean."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # base yaku
    "pattern.closed_win": "멘젠",
    "pattern.closed_tsumo": "멘젠쯔모",
    "pattern.pinfu": "핑후",
    "pattern.all_simples": "탕야오",
    "pattern.white_dragon": "역패 백",
    "pattern.green_dragon": "역패 발",
    "pattern.red_dragon": "역패 중",
    "pattern.seat_wind": "자풍패",
    "pattern.round_wind": "장풍패",
    "pattern.straight": "일기통관",
    "pattern.half_flush": "혼일색",
    "pattern.all_triplets": "또이또이",
    "pattern.three_concealed_triplets": "산안커",
    "pattern.seven_pairs": "칠대작(치또이츠)",
    "pattern.double_riichi": "부지부엎어(더블 리치)",
    "pattern.small_three_dragons": "소삼원",
    "pattern.full_flush": "청일색",
    "pattern.big_three_dragons": "대삼원",
    "pattern.four_concealed_triplets": "스안커",
    "pattern.terminals_and_honours": "혼노두",
    "pattern.small_four_winds": "소사희",
    "pattern.all_honours": "자일색",
    "pattern.big_four_winds": "대사희",
    "pattern.heavenly_hand": "천화",
    "pattern.earthly_hand": "지화",
    "pattern.hand_of_man": "인화",
    "pattern.nine_gates": "구련보등",
    # bonus yaku
    "pattern.riichi": "엎어(리치)",
    "pattern.open_riichi": "불러(오픈 리치)",
    "pattern.prize": "현상패",
    "pattern.flower": "꽃패",
    "pattern.all_seasons": "꽃만관",
    "pattern.replacement_win": "영상개화",
    "pattern.five_dots_replacement": "오통개화",
    "pattern.robbed_kan": "창깡",
    "pattern.last_tile": "해저로월",
    "pattern.one_dot_last_tile": "해저일통",
    "pattern.last_discard": "하저로어",
    "pattern.nine_dots_last_discard": "하저구통",
    "pattern.carried_draws": "유국 이월",
    "bonus.red": "적도라",
    # values
    "value.total": "합계 {total}판(기본역 {base}판)",
    "line.base": "기본역(최소 {minimum}판)",
    "line.bonus": "부가역",
    "line.addition_closed": "멘젠 화료 가산",
    "line.addition_open": "후로 화료 가산",
    "line.total": "합계",
    "line.each": "{payers}명이 칩 {total}개씩",
    "line.feeder": "방총자가 칩 {total}개의 2배",
    "unit.chips": "칩 {amount}개",
    "unit.han": "{amount}판",
    "unit.base": "기본 {amount}판",
    "unit.bonus": "부가 {amount}판",
    # what a seat or a pot is marked with
    "mark.riichi": "리치",
    "mark.double_riichi": "더블 리치",
    "mark.open_riichi": "오픈 리치",
    "mark.open_double_riichi": "오픈 더블 리치",
    "mark.furiten": "후리텐",
    "mark.temporary_furiten": "동순 후리텐",
    "mark.riichi_furiten": "리치 후 후리텐",
    "pot.chips": "공탁",
    "declaration.riichi.risk": (
        "텐파이가 아닙니다. 이대로 리치할 수도 있지만, 사가리치로 유국되는 룰에서는 그때 손패를 "
        "확인하며, 벌칙이 있으면 텐파이가 아닌 사람이 다른 세 명에게 각각 냅니다."
    ),
    # draws
    "abort.nine_terminals": "구종구패",
    "draw.exhaustive": "황패유국",
    "draw.nine_terminals": "구종구패",
    "draw.four_winds": "서풍연타",
    "draw.four_riichi": "사가리치",
    "draw.four_kans": "사깡유국",
    "draw.triple_ron": "삼가화",
    # why points move
    "transfer.start": "시작 칩",
    "transfer.win": "화료",
    "transfer.bluff": "노텐 리치 벌칙",
    "transfer.pot": "유국 공탁",
    "transfer.pot_taken": "공탁 획득",
    "transfer.refund": "공탁 반환",
    # why a hand does not win
    "refusal.no_shape": "화료 형태가 아닙니다.",
    "refusal.below_minimum": "기본역 {base}판으로는 부족합니다(최소 {minimum}판).",
    "refusal.furiten": "후리텐: 대기패를 스스로 버렸습니다.",
    "refusal.temporary_furiten": "동순 후리텐: 화료패를 놓쳤습니다.",
    "refusal.riichi_furiten": "후리텐: 리치 후에 화료패를 놓쳤습니다.",
    # presets
    "preset.standard.note": (
        "문서에 설명된 값은 그대로 따르고, 설명이 없는 값(유국 공탁 5개, 노텐 리치 벌칙 20개 "
        "등)은 이 프로그램에서 정한 것입니다."
    ),
    "preset.east_south.note": "장풍과 친의 렌짱이 있는 방식으로, 가끔 이렇게도 칩니다.",
    "preset.three_han.note": "가끔 쓰이는, 기본역 3판이 있어야 화료하는 방식입니다.",
    "preset.small_addition.note": "화료 가산을 멘젠 5판·후로 2판으로 하는 곳도 있습니다.",
    "preset.bare_han.note": "화료 가산과 멘젠·멘젠쯔모의 판수를 세지 않는, 계산 연습용 설정입니다.",
    "flag.set_aside_replacement": "꽃패의 보충패",
}
