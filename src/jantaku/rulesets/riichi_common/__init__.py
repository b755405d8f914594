"""Riichi as a rule site plays it, with and without red fives, and the tournament rules of the
European Mahjong Association. Base: `jantaku.rulesets.riichi`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from jantaku.options import Names, Option, Options, Preset, names
from jantaku.ruleset import PatternRow, Plugin, Ruleset
from jantaku.rulesets.riichi.frame import Frame
from jantaku.rulesets.riichi.rules import build
from jantaku.rulesets.riichi_common.frames import common_frame, ema_frame
from jantaku.rulesets.riichi_common.options import EMA, RED, STANDARD
from jantaku.rulesets.riichi_common.texts import COMMON_TEXTS, EMA_TEXTS

if TYPE_CHECKING:
    from jantaku.guide import Guide

PRESETS: Final = (
    Preset("standard", names("標準", "Standard", "표준"), {}),
    Preset("east_south", names("半荘戦", "East–South", "반장전"), {"length": "east_south"}),
)
EMA_PRESETS: Final = (
    Preset("edition_2012", names("2012年版", "2012 edition", "2012년판"), {}),
    Preset("east", names("東風戦", "East only", "동풍전"), {"length": "east"}),
)


def relative(
    *,
    id: str,
    names: Names,
    summary: Names,
    options: tuple[Option, ...],
    presets: tuple[Preset, ...],
    texts: Mapping[str, Mapping[str, str]],
    frame: Callable[[Options], Frame],
    guided: Callable[[], Guide],
) -> Ruleset:
    """A ruleset that is riichi in another frame."""

    def rows(options: Options) -> tuple[PatternRow, ...]:
        return tuple(PatternRow(r.id, r.open, r.closed, r.unit) for r in frame(options).rows)

    return Plugin(
        id=id,
        names=names,
        summary=summary,
        options=options,
        presets=presets,
        texts=texts,
        build=lambda options: build(options, frame(options)),
        rows=rows,
        guided=guided,
    )


def _common_guide() -> Guide:
    from jantaku.rulesets.riichi_common.guide import COMMON

    return COMMON


def _ema_guide() -> Guide:
    from jantaku.rulesets.riichi_common.guide import EMA_GUIDE

    return EMA_GUIDE


RULESETS: Final[tuple[Ruleset, ...]] = (
    relative(
        id="riichi-common",
        names=names("リーチ麻雀（共通ルール）", "Riichi, common rules", "리치 마작(공통 룰)"),
        summary=names(
            "赤ドラはありません。点数は0点未満にならず、門前の断幺九は2翻です。",
            "No red fives; nobody drops below zero, and closed all simples is worth two han.",
            "적도라가 없습니다. 점수는 0 아래로 내려가지 않고 멘젠 탕야오는 2판입니다.",
        ),
        options=STANDARD,
        presets=PRESETS,
        texts=COMMON_TEXTS,
        frame=common_frame,
        guided=_common_guide,
    ),
    relative(
        id="riichi-common-red",
        names=names(
            "リーチ麻雀（共通ルール・赤あり）",
            "Riichi, common rules, red fives",
            "리치 마작(공통 룰·적도라)",
        ),
        summary=names(
            "赤五筒2枚、赤五萬と赤五索が1枚ずつ入る共通ルールです。",
            "The common rules with two red fives in dots and one in each other suit.",
            "빨간 5통 두 장, 빨간 5만과 5삭이 한 장씩 들어가는 공통 룰입니다.",
        ),
        options=RED,
        presets=PRESETS,
        texts=COMMON_TEXTS,
        frame=common_frame,
        guided=_common_guide,
    ),
    relative(
        id="riichi-ema",
        names=names("EMAリーチ", "EMA riichi", "EMA 리치"),
        summary=names(
            "欧州麻雀協会の大会ルール（2012年版）です。断幺九は門前でのみ認めます。",
            "Tournament rules of the European Mahjong Association, 2012 edition; all simples "
            "closed only.",
            "유럽마작협회의 대회 룰(2012년판)입니다. 탕야오는 멘젠에서만 인정합니다.",
        ),
        options=EMA,
        presets=EMA_PRESETS,
        texts=EMA_TEXTS,
        frame=ema_frame,
        guided=_ema_guide,
    ),
)
