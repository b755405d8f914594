"""Riichi for three with norths set aside, with and without red fives. Base:
`jantaku.rulesets.riichi`, by way of `jantaku.rulesets.riichi_common`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jantaku.options import Preset, names
from jantaku.ruleset import Ruleset
from jantaku.rulesets.riichi_common import relative
from jantaku.rulesets.sanma.frame import sanma_frame
from jantaku.rulesets.sanma.options import RED, STANDARD
from jantaku.rulesets.sanma.texts import TEXTS

if TYPE_CHECKING:
    from jantaku.guide import Guide

TENHOU: Final = Preset(
    "tenhou-sanma",
    names("天鳳三麻", "Tenhou sanma", "천봉 삼마"),
    {
        "length": "east_south",
        "reds": "one_each",
        "dead_wall": "fourteen",
        "north_triplet": False,
        "robbed_north_counts": False,
        "plain_scores": True,
        "kan_indicator_timing": "open_late",
        "multiple_ron": "two",
        "yakuman_add": True,
        "never_below_zero": False,
        "bust": "below_zero",
        "goal": 40_000,
        "extension": True,
        "nagashi": True,
        "abort_nine_terminals": True,
        "abort_four_winds": False,
    },
)

PRESETS: Final = (
    Preset("standard", names("標準", "Standard", "표준"), {}),
    Preset("east_south", names("半荘戦", "East–South", "반장전"), {"length": "east_south"}),
    TENHOU,
    Preset(
        "mahjongsoul",
        names("雀魂 三人麻雀", "Mahjong Soul, three players", "작혼 3인전"),
        {
            **TENHOU.values,
            "multiple_ron": "all",
            "double_yakuman": True,
            "pao_composite": "part",
        },
    ),
)


def _guide() -> Guide:
    from jantaku.rulesets.sanma.guide import GUIDE

    return GUIDE


def _red_guide() -> Guide:
    from jantaku.rulesets.sanma.guide import RED_GUIDE

    return RED_GUIDE


RULESETS: Final[tuple[Ruleset, ...]] = (
    relative(
        id="sanma",
        names=names("三人麻雀", "Three-player riichi", "3인 마작"),
        summary=names(
            "3人で打つ北抜きありのリーチ麻雀です。萬子の2〜8は使いません。",
            "Riichi for three; norths are set aside as dora, and 2 to 8 of characters are left "
            "out.",
            "셋이서 치는 북빼기 리치 마작입니다. 만수 2~8은 쓰지 않습니다.",
        ),
        options=STANDARD,
        presets=PRESETS,
        texts=TEXTS,
        frame=sanma_frame,
        guided=_guide,
    ),
    relative(
        id="sanma-red",
        names=names("三人麻雀（赤あり）", "Three-player riichi, red fives", "3인 마작(적도라)"),
        summary=names(
            "赤五筒2枚と赤五索1枚が入る三人麻雀です。",
            "Three-player riichi with two red fives in dots and one in bamboo.",
            "빨간 5통 두 장과 빨간 5삭 한 장이 들어가는 3인 마작입니다.",
        ),
        options=RED,
        presets=PRESETS,
        texts=TEXTS,
        frame=sanma_frame,
        guided=_red_guide,
    ),
)
