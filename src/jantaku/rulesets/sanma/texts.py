"""Texts of sanma: those of the common rules, and what norths and three players bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.rulesets.riichi_common.texts import COMMON_TEXTS

_OWN: Final[Mapping[str, Mapping[str, str]]] = {
    "ja": {
        "pattern.north_triplet": "北",
        "bonus.aside": "抜きドラ（北）",
        "draw.four_winds": "三風連打",
        "flag.set_aside_replacement": "抜いた北の補充牌",
        "flag.set_aside_robbed": "抜かれた北（槍北）",
        "preset.standard.note": (
            "規則サイトの文書に基づきます。2〜8のない数牌が萬子であること、1と9の萬子が互いの"
            "ドラ表示になることは推定です。持ち点、延長、ツモ損、罰符は文書に書かれていません。"
        ),
        "preset.tenhou-sanma.note": (
            "実際の対局記録と照合した値です。同じ風牌の連打による途中流局は記録に現れないため、"
            "ないものとしています。"
        ),
        "preset.mahjongsoul.note": (
            "公開されている解説に基づく値で、対局記録とは照合していません。王牌の扱いは天鳳と同じと"
            "仮定しています。"
        ),
    },
    "en": {
        "pattern.north_triplet": "North triplet",
        # After a north, too.
        "pattern.replacement_win": "Win on a replacement (rinshan)",
        "bonus.aside": "Norths set aside",
        "draw.four_winds": "Three same winds",
        "flag.set_aside_replacement": "Replacement for a north",
        "flag.set_aside_robbed": "Robbing a north",
        "preset.standard.note": (
            "From a rule site's document. That the suit without 2 to 8 is characters, and that 1 "
            "and 9 of it point to each other as indicators, is inferred. The document is silent "
            "on starting points, extension, who pays the missing share, and noten payments."
        ),
        "preset.tenhou-sanma.note": (
            "Checked against real games. None of them shows what becomes of three same winds; "
            "they are taken not to end the hand."
        ),
        "preset.mahjongsoul.note": (
            "From published summaries, not checked against games; the dead wall is assumed to "
            "work as on Tenhou."
        ),
    },
    "ko": {
        "pattern.north_triplet": "북",
        "bonus.aside": "북빼기 도라",
        "draw.four_winds": "삼풍연타",
        "flag.set_aside_replacement": "뺀 북의 보충패",
        "flag.set_aside_robbed": "빼는 북(창북)",
        "preset.standard.note": (
            "마작 룰 사이트의 문서에 따릅니다. 2~8이 없는 것이 만수라는 점과 1만과 9만이 서로의 "
            "도라 표시패가 된다는 점은 추정입니다. 시작 점수, 연장전, 쯔모손, 노텐 벌점은 문서에 "
            "적혀 있지 않습니다."
        ),
        "preset.tenhou-sanma.note": (
            "실제 대국 기록과 대조한 값입니다. 삼풍연타는 기록에 나타나지 않아 "
            "없는 것으로 했습니다."
        ),
        "preset.mahjongsoul.note": (
            "공개된 해설에 따른 값으로, 대국 기록과는 대조하지 않았습니다. 왕패는 천봉과 같다고 "
            "가정했습니다."
        ),
    },
}

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    language: {**texts, **_OWN[language]} for language, texts in COMMON_TEXTS.items()
}
