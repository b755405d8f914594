"""Named sets of option values for the Korean game (rules: korean)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Preset, names

PRESETS: Final[tuple[Preset, ...]] = (
    Preset("standard", names("標準", "Standard", "표준"), {}),
    Preset("east_south", names("半荘戦", "East–South game", "반장전"), {"length": "east_south"}),
    Preset("three_han", names("三翻縛り", "Three-han minimum", "최소 3판"), {"minimum": 3}),
    Preset(
        "small_addition",
        names("加算 5・2", "Addition of 5 and 2", "가산 5·2"),
        {"win_addition": "5_2"},
    ),
    Preset(
        "bare_han",
        names("翻だけで計算", "Han alone", "판수만 계산"),
        {"win_addition": "0_0", "count_menzen": False},
    ),
)
"""All presets; the first is the plain ruleset."""
