"""What callers may give: hands in several forms, and rules by id."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

from jantaku.errors import TileError
from jantaku.kernel import Shapes
from jantaku.ruleset import Rules, resolve, ruleset
from jantaku.tiles import KINDS, TEXT, Face, Kind, count_kinds, faces

Hand = str | bytes | bytearray | Iterable[Face]
"""A concealed part: text, 34 counts by kind, or faces."""

RulesLike = str | Rules | Shapes
"""The id of a ruleset, rules, or the complete shapes of a tile set."""

Buffer = Any
"""Whatever gives its bytes away through the buffer protocol."""


@lru_cache(maxsize=64)
def rules_of(id: str) -> Rules:
    """The rules of an installed ruleset with its default options. Raises UnknownRuleset."""
    found = ruleset(id)
    return found.rules(resolve(found))


def shapes_of(rules: RulesLike) -> Shapes:
    """The complete shapes, and with them the tiles there are. Raises UnknownRuleset."""
    if isinstance(rules, Shapes):
        return rules
    return (rules_of(rules) if isinstance(rules, str) else rules).shapes


def counts_of(hand: Hand, shapes: Shapes, *, checked: bool) -> bytes | bytearray:
    """A hand as 34 counts.

    Raises TileError for text that cannot be read, for tiles without a kind (flowers, hidden ones)
    and, if `checked`, for more of a kind than the tile set has.
    """
    if isinstance(hand, (bytes, bytearray)):
        counts = hand
        if len(counts) != KINDS:
            raise TileError(
                "wrong_counts", f"34 counts by kind, not {len(counts)}", counts=len(counts)
            )
    else:
        tiles = faces(hand) if isinstance(hand, str) else list(hand)
        counts = count_kinds(_known(tiles))
        if sum(counts) != len(tiles):
            raise TileError(
                "no_kind", "flowers and hidden tiles are no part of what makes a hand complete"
            )
    if checked:
        for kind, (count, copies) in enumerate(zip(counts, shapes.copies, strict=True)):
            if count > copies:
                raise too_many(kind, count, copies)
    return counts


def _known(tiles: list[Face]) -> list[Face]:
    for tile in tiles:
        if not 0 <= tile < len(TEXT):
            raise TileError("unknown_tile", f"{tile} is no face", tile=tile)
    return tiles


def too_many(kind: Kind, count: int, copies: int, **where: int) -> TileError:
    """The error for a kind that a hand, or all that is in sight, has too often."""
    of = "".join(f" in {name} {number}" for name, number in where.items())
    return TileError(
        "too_many_of_kind",
        f"{count} x {TEXT[kind]}{of}; the set has {copies}",
        tile=TEXT[kind],
        count=count,
        most=copies,
        **where,
    )


def buffer(given: Buffer, width: int, what: str) -> bytes:
    """The bytes of `given`, which must hold so many unsigned bytes an item.

    Raises TypeError for what has no buffer or another type of item, ValueError for another width.
    """
    view = memoryview(given)
    if view.itemsize != 1:
        raise TypeError(
            f"{what} are rows of {width} unsigned bytes; items of {view.itemsize} bytes were given"
        )
    if view.nbytes % width or (view.ndim > 1 and (view.shape or (width,))[-1] != width):
        raise ValueError(f"{what} are rows of {width} bytes; the shape is {view.shape}")
    return view.tobytes()


def answered(
    given: Buffer, answer: bytearray, code: Literal["b", "i", "q", "H", "Q"], width: int = 1
) -> Any:
    """The answer as NumPy array if `given` was one, otherwise as a memoryview; with rows of more
    than one item if `width` says so.

    Of no rows at all a memoryview is flat, since there is none of shape (0, width).
    """
    view: Any = memoryview(answer).cast(code)
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(given, numpy.ndarray):
        found = numpy.frombuffer(answer, dtype=code)
        return found.reshape(-1, width) if width > 1 else found
    if width > 1 and answer:
        view = memoryview(answer).cast(code, (len(view) // width, width))
    return view
