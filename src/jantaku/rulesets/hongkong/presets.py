"""Named sets of option values; where they come from stands in the texts `preset.<id>.note`."""

from __future__ import annotations

from typing import Final

from jantaku.options import Preset, names

PRESETS: Final[tuple[Preset, ...]] = (
    Preset("standard", names("標準", "Standard", "표준"), {}),
    Preset("east", names("東風戦", "East only", "동풍전"), {"length": "east"}),
    Preset(
        "half-spicy",
        names("半辣・放銃者払い", "Half-spicy, discarder pays", "반랄·방총자 지불"),
        {"ladder": "half_spicy", "discard_pays": "discarder"},
    ),
    Preset("chicken", names("縛りなし", "No minimum", "최소 판수 없음"), {"minimum": 0}),
)
"""All presets; the first is the plain ruleset."""
