"""The options of the Hong Kong game (rules: hongkong)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Option
from jantaku.rulesets.hongkong.options_play import DRAW, GAME, PLAY, WIN
from jantaku.rulesets.hongkong.options_score import SCORE

OPTIONS: Final[tuple[Option, ...]] = (*GAME, *PLAY, *WIN, *SCORE, *DRAW)
"""Every option, in the order forms show them."""
