"""Named sets of option values for riichi; where they come from stands in the texts
`preset.<id>.note`.
"""

from __future__ import annotations

from typing import Final

from jantaku.options import Preset, names

STANDARD: Final = Preset("standard", names("標準", "Standard", "표준"), {})

TENHOU: Final = Preset(
    "tenhou",
    names("天鳳", "Tenhou", "천봉"),
    {
        "length": "east_south",
        "kan_indicator_timing": "open_late",
        "multiple_ron": "two",
        "nagashi": True,
        "goal": 30_000,
        "extension": True,
    },
)

MLEAGUE: Final = Preset(
    "mleague",
    names("Mリーグ", "M.League", "M리그"),
    {
        "length": "east_south",
        "riichi_min_live": 0,
        "riichi_needs_stick": False,
        "orphans_rob_concealed_kan": False,
        "counted_yakuman": False,
        "round_up_mangan": True,
        "abort_nine_terminals": False,
        "abort_four_winds": False,
        "abort_four_kans": False,
        "abort_four_riichi": False,
        "bust": "off",
        "dealer_stops_on_top": False,
        "uma": "30_10",
    },
)

MAHJONGSOUL: Final = Preset(
    "mahjongsoul",
    names("雀魂", "Mahjong Soul", "작혼"),
    {
        "length": "east_south",
        "kan_indicator_timing": "open_late",
        "multiple_ron": "all",
        "double_yakuman": True,
        "pao_composite": "part",
        "nagashi": True,
        "goal": 30_000,
        "extension": True,
    },
)

PRESETS: Final[tuple[Preset, ...]] = (
    STANDARD,
    Preset("east_south", names("半荘戦", "East–South", "반장전"), {"length": "east_south"}),
    Preset("no_reds", names("赤なし", "No red fives", "적도라 없음"), {"reds": "none"}),
    TENHOU,
    TENHOU._replace(
        id="tenhou-east",
        names=names("天鳳 東風戦", "Tenhou, East only", "천봉 동풍전"),
        values={**TENHOU.values, "length": "east"},
    ),
    TENHOU._replace(
        id="tenhou-no-reds",
        names=names("天鳳 赤なし", "Tenhou, no red fives", "천봉 적도라 없음"),
        values={**TENHOU.values, "reds": "none"},
    ),
    TENHOU._replace(
        id="tenhou-closed",
        names=names(
            "天鳳 喰いタンなし・赤なし",
            "Tenhou, no red fives, closed all simples",
            "천봉 쿠이탕 없음·적도라 없음",
        ),
        values={**TENHOU.values, "reds": "none", "open_tanyao": False},
    ),
    MLEAGUE,
    MAHJONGSOUL,
)
"""All presets; the first is the plain ruleset."""
