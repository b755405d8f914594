"""Named sets of option values for hanma; what they are stands in the texts `preset.<id>.note`."""

from __future__ import annotations

from typing import Final

from jantaku.options import Preset, names

PRESETS: Final[tuple[Preset, ...]] = (
    Preset("standard", names("標準", "Standard", "표준"), {}),
    Preset("three", names("3人打ち", "Three players", "3인"), {"players": 3}),
    Preset("two", names("2人打ち", "Two players", "2인"), {"players": 2}),
    Preset(
        "bluff",
        names("ノーテンリーチあり", "Riichi without tenpai", "노텐 리치 허용"),
        {"bluff_riichi": True},
    ),
)
"""All presets; the first is the plain ruleset."""
