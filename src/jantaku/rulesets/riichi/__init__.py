"""Riichi for four players under the well-known rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from jantaku.options import Names, Option, Options, Preset
from jantaku.options import names as worded
from jantaku.ruleset import PatternRow, Rules, Ruleset
from jantaku.rulesets.riichi.frame import riichi_frame
from jantaku.rulesets.riichi.options import OPTIONS
from jantaku.rulesets.riichi.presets import PRESETS
from jantaku.rulesets.riichi.rules import build
from jantaku.rulesets.riichi.table import pattern_rows
from jantaku.rulesets.riichi.texts import TEXTS

if TYPE_CHECKING:
    from jantaku.guide import Guide


class Riichi:
    """The ruleset `riichi` (rules: riichi)."""

    id: str = "riichi"
    names: Names = worded("リーチ麻雀", "Riichi mahjong", "리치 마작")
    summary: Names = worded(
        "4人で打つ、いちばんよく知られたルールです。赤ドラがあり、ロンは頭ハネです。",
        "The well-known game for four, with red fives; one winner at a time.",
        "네 명이 치는 가장 널리 알려진 룰입니다. 적도라가 있고 더블 론은 없습니다.",
    )
    options: tuple[Option, ...] = OPTIONS
    presets: tuple[Preset, ...] = PRESETS
    texts: Mapping[str, Mapping[str, str]] = TEXTS

    def rules(self, options: Options) -> Rules:
        """See `Ruleset`."""
        return build(options, riichi_frame(options))

    def patterns(self, options: Options) -> tuple[PatternRow, ...]:
        """See `Ruleset`."""
        return pattern_rows(options)

    def guide(self) -> Guide:
        """See `jantaku.guide`."""
        # A table needs none of its words.
        from jantaku.rulesets.riichi.guide import GUIDE

        return GUIDE


RULESETS: Final[tuple[Ruleset, ...]] = (Riichi(),)
