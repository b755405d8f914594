"""The options of riichi, with names and a sentence on each in three languages (rules: riichi)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Option
from jantaku.rulesets.riichi.options_game import END, GAME, TILES
from jantaku.rulesets.riichi.options_play import PLAY, WIN
from jantaku.rulesets.riichi.options_score import DRAW, SCORE

OPTIONS: Final[tuple[Option, ...]] = (*GAME, *TILES, *PLAY, *WIN, *SCORE, *DRAW, *END)
"""Every option, in the order forms show them."""
