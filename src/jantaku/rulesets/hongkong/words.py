"""The words of players for the circumstances of a win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.situation import Told

WORDS: Final[Mapping[str, Told]] = {
    "rinshan": Told(how="tsumo", source="kan"),
    "kan_upon_kan": Told(how="tsumo", source="kan", kan_run=2),
    "chankan": Told(how="robbed", robbed_from="added_kan"),
    "haitei": Told(how="tsumo", last=True),
    "houtei": Told(how="ron", last=True),
    "heavenly": Told(how="tsumo", first=True, dealer=True),
    "earthly": Told(first=True, dealer=False),
}
"""What a calculator takes beside the general words. An earthly hand is drawn or claimed, as the
table has it.
"""
