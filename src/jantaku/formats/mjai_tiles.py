"""Tiles in mjai's notation: `5mr`, winds `E S W N`, dragons `P F C`."""

from __future__ import annotations

from typing import Final

from jantaku.formats.game import FormatError
from jantaku.tiles import HIDDEN, RED_M, RED_P, RED_S, TEXT, Face

_TEXT: Final[dict[Face, str]] = {
    **{f: TEXT[f] for f in range(27)},
    **dict(zip(range(27, 34), "ESWNPFC", strict=True)),
    RED_M: "5mr",
    RED_P: "5pr",
    RED_S: "5sr",
    HIDDEN: "?",
}
_FACE: Final = {text: face for face, text in _TEXT.items()}


def text_of(face: Face) -> str:
    """The notation of a face; FormatError where there is none (flowers)."""
    text = _TEXT.get(face)
    if text is None:
        raise FormatError("no_such_tile", "mjai has no flowers")
    return text


def face_of(text: object) -> Face:
    """The face of a notation; FormatError for anything else, a hidden tile too."""
    face = _FACE.get(text) if isinstance(text, str) else None
    if face is None or face == HIDDEN:
        raise FormatError("no_such_tile", f"{text!r:.20} is not a tile that can be played again")
    return face
