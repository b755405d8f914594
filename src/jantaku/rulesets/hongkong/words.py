"""The words of players for the circumstances of a win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.options import Options
from jantaku.situation import Told

_WORDS: Final[Mapping[str, Told]] = {
    "rinshan": Told(how="tsumo", source="kan"),
    "kan_upon_kan": Told(how="tsumo", source="kan", kan_run=2),
    "chankan": Told(how="robbed", robbed_from="added_kan"),
    "haitei": Told(how="tsumo", last=True),
    "houtei": Told(how="ron", last=True),
    "heavenly": Told(how="tsumo", first=True, dealer=True),
}

_EARTHLY: Final[Mapping[str, Told]] = {
    "own_draw": Told(how="tsumo", first=True, dealer=False),
    "dealers_discard": Told(how="ron", first=True, dealer=False, from_dealer=True),
    "both": Told(first=True, dealer=False, from_dealer=True),
}
"""What an earthly hand says by its readings; where it may be drawn or claimed, another word has to
say which.
"""


def words(options: Options) -> Mapping[str, Told]:
    """What a calculator takes beside the general words."""
    return {**_WORDS, "earthly": _EARTHLY[options.text("earthly_hand")]}
