"""Texts with tiles in them, as pieces that a page can show."""

from __future__ import annotations

import re
from typing import Final

from jantaku.tiles import TEXT, faces

Rich = list[object]
"""Texts, and `{"tiles": [tile]}`."""

_TILES: Final = re.compile(r"<([0-9a-z ]+)>")


def rich(text: str) -> Rich:
    """The pieces of a text; TileError for tiles that cannot be read."""
    out: Rich = []
    for i, piece in enumerate(_TILES.split(text)):
        if i % 2:
            out.append({"tiles": [TEXT[f] for f in faces(piece)]})
        elif piece:
            out.append(piece)
    return out


def flat(pieces: Rich) -> str:
    """The same as plain text, tiles in their notation."""
    return "".join(
        piece if isinstance(piece, str) else "".join(piece["tiles"])  # type: ignore[index]
        for piece in pieces
    )
