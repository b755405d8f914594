"""The texts of the Hong Kong game in Korean."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # patterns
    "pattern.white_dragon": "역패 백",
    "pattern.green_dragon": "역패 발",
    "pattern.red_dragon": "역패 중",
    "pattern.seat_wind": "자풍패",
    "pattern.round_wind": "장풍패",
    "pattern.small_three_dragons": "소삼원",
    "pattern.common_hand": "핑후",
    "pattern.all_triplets": "또이또이",
    "pattern.seven_pairs": "치또이츠",
    "pattern.half_flush": "혼일색",
    "pattern.full_flush": "청일색",
    "pattern.no_flowers": "무화(꽃 없음)",
    "pattern.own_flower": "자기 꽃(꽃패)",
    "pattern.own_season": "자기 꽃(계절패)",
    "pattern.all_flowers": "꽃패 한 벌",
    "pattern.all_seasons": "계절패 한 벌",
    "pattern.seven_flowers": "꽃 일곱 장",
    "pattern.eight_flowers": "꽃 여덟 장",
    "pattern.self_draw": "쯔모",
    "pattern.last_tile": "해저 쯔모",
    "pattern.last_discard": "하저 론",
    "pattern.robbed_kan": "창깡",
    "pattern.replacement_win": "영상 쯔모",
    # limit patterns
    "pattern.thirteen_orphans": "십삼요(국사무쌍)",
    "pattern.heavenly_hand": "천화",
    "pattern.earthly_hand": "지화",
    "pattern.all_honours": "자일색",
    "pattern.all_terminals": "청노두",
    "pattern.four_kans": "스깡쯔",
    "pattern.big_three_dragons": "대삼원",
    "pattern.big_four_winds": "대사희",
    "pattern.small_four_winds": "소사희",
    "pattern.four_concealed_triplets": "스안커",
    "pattern.coloured_triplets": "삼원 배색",
    "pattern.kan_upon_kan": "깡 위의 깡",
    "pattern.nine_gates": "구련보등",
    # values and units
    "value.faan": "{faan}판 (기본점 {base})",
    "value.faan_limit": "{faan}판·상한 (기본점 {base})",
    "value.limit": "상한 역 (기본점 {base})",
    "unit.points": "{amount}점",
    "unit.faan": "{amount}판",
    "unit.flower": "{amount}판",
    "unit.limit": "상한",
    # from faan to what is paid
    "line.faan": "판수 합계",
    "line.limit": "상한 역의 기본점",
    "line.band": "{low}~{high}판의 기본점",
    "line.band_one": "{low}판의 기본점",
    "line.band_from": "{low}판 이상의 기본점(상한)",
    "line.each": "쯔모: 각자 기본점 {base}×{times} 지불",
    "line.feeder": "방총자가 기본점 {base}×{times} 지불",
    "line.bystander": "나머지 두 명이 각각 기본점 {base}×{times} 지불",
    "line.total": "화료자의 수입",
    # draws
    "draw.exhaustive": "황패유국",
    # why points move
    "transfer.start": "시작 점수",
    "transfer.win": "화료",
    "transfer.pao": "책임지불",
    "transfer.kan": "깡 수입",
    "transfer.draw": "유국 시 벌점",
    # why a hand does not win
    "refusal.no_shape": "화료 형태가 아닙니다.",
    "refusal.below_minimum": "{faan}판으로는 부족합니다(최소 {minimum}판).",
    # where the presets come from
    "preset.standard.note": (
        "온라인 대국 사이트의 문서에 따릅니다. 3판의 기본점, 지화의 조건, 소삼원과 꽃패 한 벌을 "
        "세는 법, 화료 방식의 판수를 합산하는지, 시작 점수와 대국 길이는 문서에 적혀 있지 않으며 "
        "옵션으로 바꿀 수 있습니다."
    ),
    "preset.half-spicy.note": (
        "홍콩에서 흔히 쓰는 점수표입니다. 문서에는 없고 공개된 해설에 따릅니다."
    ),
    # what a calculator leaves out
    "calculator.note": (
        "한 사람의 화료만 계산합니다. 깡 수입, 동시 화료, 유국 시 벌점, 경기 포인트는 포함하지 "
        "않습니다."
    ),
    "flag.set_aside_replacement": "꽃패의 보충패",
}
