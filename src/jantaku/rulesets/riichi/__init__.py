"""Riichi for four players under the well-known rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jantaku.options import names
from jantaku.ruleset import Plugin, Ruleset
from jantaku.rulesets.riichi.frame import riichi_frame
from jantaku.rulesets.riichi.options import OPTIONS
from jantaku.rulesets.riichi.presets import PRESETS
from jantaku.rulesets.riichi.rules import build
from jantaku.rulesets.riichi.table import pattern_rows
from jantaku.rulesets.riichi.texts import TEXTS

if TYPE_CHECKING:
    from jantaku.guide import Guide


def _guide() -> Guide:
    from jantaku.rulesets.riichi.guide import GUIDE

    return GUIDE


RULESETS: Final[tuple[Ruleset, ...]] = (
    Plugin(
        id="riichi",
        names=names("リーチ麻雀", "Riichi mahjong", "리치 마작"),
        summary=names(
            "4人で打つ、いちばんよく知られたルールです。赤ドラがあり、ロンは頭ハネです。",
            "The well-known game for four, with red fives; one winner at a time.",
            "네 명이 치는 가장 널리 알려진 룰입니다. 적도라가 있고 더블 론은 없습니다.",
        ),
        options=OPTIONS,
        presets=PRESETS,
        texts=TEXTS,
        build=lambda options: build(options, riichi_frame(options)),
        rows=pattern_rows,
        guided=_guide,
    ),
)
