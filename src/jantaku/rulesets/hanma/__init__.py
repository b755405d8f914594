"""Paradise City Korean mahjong (韓麻): no yaku, no furiten, red fives, hands settled one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from jantaku.options import Names, Option, Options, Preset
from jantaku.options import names as worded
from jantaku.ruleset import PatternRow, Rules, Ruleset
from jantaku.rulesets.hanma.options import OPTIONS
from jantaku.rulesets.hanma.presets import PRESETS
from jantaku.rulesets.hanma.rules import build
from jantaku.rulesets.hanma.table import PATTERNS
from jantaku.rulesets.hanma.texts import TEXTS

if TYPE_CHECKING:
    from jantaku.guide import Guide


class Hanma:
    """The ruleset `hanma` (rules: hanma)."""

    id: str = "hanma"
    names: Names = worded(
        "韓麻（パラダイスシティ）", "Hanma (Paradise City)", "한마(파라다이스시티)"
    )
    summary: Names = worded(
        "役もフリテンもなく、形ができればあがれる韓国の麻雀です。5はすべて赤ドラで、1局ごとに精算します。",
        "Korean mahjong without yaku or furiten: any complete hand wins. All fives are red, and "
        "every hand is settled by itself.",
        "역도 후리텐도 없이 형태만 완성하면 화료하는 한국 마작입니다. "
        "5는 모두 적도라이고 한 국마다 정산합니다.",
    )
    options: tuple[Option, ...] = OPTIONS
    presets: tuple[Preset, ...] = PRESETS
    texts: Mapping[str, Mapping[str, str]] = TEXTS

    def rules(self, options: Options) -> Rules:
        """See `Ruleset`."""
        return build(options)

    def patterns(self, options: Options) -> tuple[PatternRow, ...]:
        """See `Ruleset`."""
        return PATTERNS

    def guide(self) -> Guide:
        """See `jantaku.guide`."""
        # A table needs none of its words.
        from jantaku.rulesets.hanma.guide import GUIDE

        return GUIDE


RULESETS: Final[tuple[Ruleset, ...]] = (Hanma(),)
