"""What every ruleset's hosts say alike, in three languages: tiles, winds, circumstances of a win,
and what is wrong with a question. A ruleset's own words stand in the ruleset.
"""

from __future__ import annotations

from jantaku.texts.fill import LANGUAGES, Params, Speaker, fill, labelled
from jantaku.texts.problems import PROBLEMS, problem
from jantaku.texts.words import WORDS, tile, wind

__all__ = [
    "LANGUAGES",
    "PROBLEMS",
    "WORDS",
    "Params",
    "Speaker",
    "fill",
    "labelled",
    "problem",
    "tile",
    "wind",
]
