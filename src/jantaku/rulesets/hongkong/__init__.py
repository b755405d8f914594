"""The Hong Kong game with flowers and a minimum of three faan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jantaku.options import names
from jantaku.ruleset import Plugin, Ruleset
from jantaku.rulesets.hongkong.options import OPTIONS
from jantaku.rulesets.hongkong.presets import PRESETS
from jantaku.rulesets.hongkong.rules import build
from jantaku.rulesets.hongkong.score import pattern_rows
from jantaku.rulesets.hongkong.texts import TEXTS

if TYPE_CHECKING:
    from jantaku.guide import Guide


def _guide() -> Guide:
    from jantaku.rulesets.hongkong.guide import GUIDE

    return GUIDE


RULESETS: Final[tuple[Ruleset, ...]] = (
    Plugin(
        id="hongkong",
        names=names("香港麻雀", "Hong Kong mahjong", "홍콩 마작"),
        summary=names(
            "花牌入りの144枚で打つ、三番縛りの広東式麻雀です。フリテンはありません。",
            "The Cantonese game with 144 tiles, flowers and a minimum of three faan; no furiten.",
            "꽃패를 넣은 144장으로 치는, 최소 3판의 광둥식 마작입니다. 후리텐이 없습니다.",
        ),
        options=OPTIONS,
        presets=PRESETS,
        texts=TEXTS,
        build=build,
        rows=pattern_rows,
        guided=_guide,
    ),
)
