"""The Korean game without bamboo, in which a win needs two han of base yaku."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jantaku.options import names
from jantaku.ruleset import Plugin, Ruleset
from jantaku.rulesets.korean.options import OPTIONS
from jantaku.rulesets.korean.presets import PRESETS
from jantaku.rulesets.korean.rules import build
from jantaku.rulesets.korean.table import pattern_rows
from jantaku.rulesets.korean.texts import TEXTS

if TYPE_CHECKING:
    from jantaku.guide import Guide


def _guide() -> Guide:
    from jantaku.rulesets.korean.guide import GUIDE

    return GUIDE


RULESETS: Final[tuple[Ruleset, ...]] = (
    Plugin(
        id="korean",
        names=names("韓国麻雀（二翻縛り）", "Korean two-han mahjong", "한국 마작(최소 2판)"),
        summary=names(
            "索子を使わず、花牌が4枚入る韓国の麻雀です。基本役が2翻なければあがれず、リーチははったりでもかけられます。",
            "No bamboo, four season tiles; two han of base yaku to win, and riichi may be a bluff.",
            "삭수가 없고 꽃패가 있습니다. 기본역 2판이 있어야 화료하고, "
            "노텐 리치도 할 수 있습니다.",
        ),
        options=OPTIONS,
        presets=PRESETS,
        texts=TEXTS,
        build=build,
        rows=pattern_rows,
        guided=_guide,
    ),
)
