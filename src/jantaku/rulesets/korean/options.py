"""The options of the Korean game, with names and a sentence on each in three languages (rules:
korean).
"""

from __future__ import annotations

from typing import Final

from jantaku.options import Option
from jantaku.rulesets.korean.options_game import GAME, PLAY, TILES
from jantaku.rulesets.korean.options_score import DRAW, SCORE, WIN

OPTIONS: Final[tuple[Option, ...]] = (*GAME, *TILES, *PLAY, *WIN, *SCORE, *DRAW)
"""Every option, in the order forms show them."""
