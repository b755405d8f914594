"""The texts of hanma in Korean."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # what counts
    "pattern.ron": "론",
    "pattern.tsumo": "쯔모",
    "pattern.riichi": "엎어(리치)",
    "pattern.thirteen_orphans": "국사무쌍",
    "bonus.dora": "도라",
    "bonus.under": "뒷도라",
    "bonus.red": "적도라",
    # values
    "value.points": "{points}점",
    "value.each": "{points}점씩",
    "value.each_and_once": "{points}점씩 + {once}점",
    "value.flat": "{pattern} {points}점",
    "value.flat_each": "{pattern} {points}점씩",
    "line.base_ron": "기본 점수(론)",
    "line.base_tsumo": "기본 점수(쯔모, 1인당)",
    "line.added": "리치·도라 가산",
    "line.sum": "합계",
    "line.cap": "1인당 상한",
    "line.flat": "고정 점수(가산 없음)",
    "line.feeder_pays": "방총한 사람이 내는 점수",
    "line.each_pays": "1인당 내는 점수({payers}명)",
    "line.opponent_pays": "상대가 내는 점수",
    "line.paid_once": "리치 몫(합계 한 번)",
    "line.winner_gets": "화료한 사람이 받는 점수",
    "unit.points": "{amount}점",
    "unit.flat": "{amount}점 고정",
    # what a seat is marked with
    "mark.riichi": "리치",
    "mark.temporary_furiten": "화료 놓침",
    "declaration.riichi.risk": (
        "텐파이가 아닌 리치입니다. 아무도 화료하지 않고 유국되면 손패가 공개되고, "
        "촌보가 되어 다른 모든 사람에게 20점씩 냅니다. 누군가 화료하면 벌점은 없습니다."
    ),
    # draws
    "draw.exhaustive": "유국",
    # why points move
    "transfer.start": "시작 점수",
    "transfer.win": "화료",
    "transfer.bluff": "촌보(노텐 리치)",
    # why a hand does not win
    "refusal.no_shape": "화료 형태가 아닙니다.",
    "refusal.temporary_furiten": "화료패를 놓쳤으므로 다음 타패 전까지 론할 수 없습니다.",
    # presets
    "preset.standard.note": (
        "한마도가 채택한 파라다이스시티 방식에 따릅니다. 깡을 해도 패산이 줄지 않는 점, "
        "마지막 쯔모 뒤의 깡, 다음 국의 친은 자료에 적혀 있지 않습니다."
    ),
    "preset.three.note": "136장을 모두 사용하며, 패산에서 89장을 쯔모합니다.",
    "preset.two.note": "136장을 모두 사용하며, 패산에서 102장을 쯔모합니다.",
    "preset.bluff.note": "텐파이가 아니어도 리치할 수 있고, 유국 때 손패를 확인합니다.",
    "guide.patterns": "점수가 되는 것",
}
