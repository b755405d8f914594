"""Guides: what a ruleset is, explained in three languages from its own data and its own prose.

    guide("riichi", "ja", preset="tenhou", options={"open_tanyao": False})
    compare(side("riichi"), side("sanma"))

A ruleset that has a guide says so with a method `guide()` that returns a `Guide`; everything else
here is the same for all of them. Examples are data, scored when they are shown.
"""

from __future__ import annotations

from jantaku.guide.compare import Side, compare, side
from jantaku.guide.example import Example
from jantaku.guide.glossary import glossary
from jantaku.guide.lesson import Lesson, Puzzle, Step, lessons
from jantaku.guide.page import guide
from jantaku.guide.prose import (
    Ask,
    Guide,
    Guided,
    NoGuide,
    Points,
    Say,
    Section,
    Show,
    Source,
    Steps,
    Worked,
    changed,
    guide_of,
    names,
)
from jantaku.guide.sheet import sheet

__all__ = [
    "Ask",
    "Example",
    "Guide",
    "Guided",
    "Lesson",
    "NoGuide",
    "Points",
    "Puzzle",
    "Say",
    "Section",
    "Show",
    "Side",
    "Source",
    "Step",
    "Steps",
    "Worked",
    "changed",
    "compare",
    "glossary",
    "guide",
    "guide_of",
    "lessons",
    "names",
    "sheet",
    "side",
]
