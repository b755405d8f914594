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
    names: Names = worded("韓国麻雀（二翻縛り）", "Korean two-han mahjong", "한국 마작(2판 제한)")
    summary: Names = worded(
        "索子なし、花牌あり。基本役が二翻なければあがれず、リーチははったりでもかけられる。",
        "No bamboo, four season tiles; two han of base yaku to win, and riichi may be a bluff.",
        "삭수 없이 꽃패 네 장. 기본역 2판이 있어야 화료하고, 텐파이가 아니어도 리치할 수 있음.",
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
