"""Paradise City Korean mahjong (韓麻): no yaku, no furiten, red fives, hands settled one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jantaku.options import names
from jantaku.ruleset import Plugin, Ruleset
from jantaku.rulesets.hanma.options import OPTIONS
from jantaku.rulesets.hanma.presets import PRESETS
from jantaku.rulesets.hanma.rules import build
from jantaku.rulesets.hanma.table import PATTERNS
from jantaku.rulesets.hanma.texts import TEXTS

if TYPE_CHECKING:
    from jantaku.guide import Guide


def _guide() -> Guide:
    from jantaku.rulesets.hanma.guide import GUIDE

    return GUIDE


RULESETS: Final[tuple[Ruleset, ...]] = (
    Plugin(
        id="hanma",
        names=names("韓麻（パラダイスシティ）", "Hanma (Paradise City)", "한마(파라다이스시티)"),
        summary=names(
            "役もフリテンもなく、形ができればあがれる韓国の麻雀です。5はすべて赤ドラで、1局ごとに精算します。",
            "Korean mahjong without yaku or furiten: any complete hand wins. All fives are red, "
            "and every hand is settled by itself.",
            "역도 후리텐도 없이 형태만 완성하면 화료하는 한국 마작입니다. "
            "5는 모두 적도라이고 한 국마다 정산합니다.",
        ),
        options=OPTIONS,
        presets=PRESETS,
        texts=TEXTS,
        build=build,
        rows=lambda options: PATTERNS,
        guided=_guide,
    ),
)
