"""The Korean game without bamboo, in which a win needs two han of base yaku."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from jantaku.options import Names, Option, Options, Preset
from jantaku.options import names as worded
from jantaku.ruleset import PatternRow, Rules, Ruleset
from jantaku.rulesets.korean.options import OPTIONS
from jantaku.rulesets.korean.presets import PRESETS
from jantaku.rulesets.korean.rules import build
from jantaku.rulesets.korean.table import pattern_rows
from jantaku.rulesets.korean.texts import TEXTS

if TYPE_CHECKING:
    from jantaku.guide import Guide


class Korean:
    """The ruleset `korean` (rules: korean)."""

    id: str = "korean"
    names: Names = worded("韓国麻雀（二翻縛り）", "Korean two-han mahjong", "한국 마작(최소 2판)")
    summary: Names = worded(
        "索子を使わず、花牌が4枚入る韓国の麻雀です。基本役が2翻なければあがれず、リーチははったりでもかけられます。",
        "No bamboo, four season tiles; two han of base yaku to win, and riichi may be a bluff.",
        "삭수가 없고 꽃패가 있습니다. 기본역 2판이 있어야 화료하고, 노텐 리치도 할 수 있습니다.",
    )
    options: tuple[Option, ...] = OPTIONS
    presets: tuple[Preset, ...] = PRESETS
    texts: Mapping[str, Mapping[str, str]] = TEXTS

    def rules(self, options: Options) -> Rules:
        """See `Ruleset`."""
        return build(options)

    def patterns(self, options: Options) -> tuple[PatternRow, ...]:
        """See `Ruleset`."""
        return pattern_rows(options)

    def guide(self) -> Guide:
        """See `jantaku.guide`."""
        # A table needs none of its words.
        from jantaku.rulesets.korean.guide import GUIDE

        return GUIDE


RULESETS: Final[tuple[Ruleset, ...]] = (Korean(),)
