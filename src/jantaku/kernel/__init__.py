"""Distances, waits and readings of hands, for any tile set. Knows shapes, not rules.

Kinds are 0..33: characters 1-9 (0..8), dots (9..17), bamboo (18..26), then East South West North
White Green Red (27..33). A hand is 34 counts, as bytes or a bytearray. Nothing ever waits for a
copy of a kind that the tile set does not have: see `Shapes.shanten`.

There is one source, which runs compiled where it could be built and interpreted elsewhere;
`IMPLEMENTATION` says which. The environment variable ``JANTAKU_KERNEL`` (``compiled``,
``interpreted``, ``auto``) demands one: without the extension, ``compiled`` is an ``ImportError``.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from jantaku.kernel.loader import choose, load, restore
from jantaku.kernel.reading import SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS, Reading

#: ``"compiled"`` or ``"interpreted"``.
IMPLEMENTATION = choose(os.environ.get("JANTAKU_KERNEL", "auto"))

if TYPE_CHECKING:
    from jantaku.kernel.shapes_cy import IMPOSSIBLE, Shapes
    from jantaku.kernel.valuer_cy import Valuer, circumstances, reading_words
else:
    _module = load(IMPLEMENTATION)
    IMPOSSIBLE, Shapes = _module.IMPOSSIBLE, _module.Shapes
    _module = load(IMPLEMENTATION, "valuer")
    Valuer, circumstances = _module.Valuer, _module.circumstances
    reading_words = _module.reading_words

__all__ = [
    "IMPLEMENTATION",
    "IMPOSSIBLE",
    "SEVEN_PAIRS",
    "STANDARD",
    "THIRTEEN_ORPHANS",
    "Reading",
    "Shapes",
    "Valuer",
    "circumstances",
    "load",
    "reading_words",
    "restore",
]
