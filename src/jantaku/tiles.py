"""Tile faces, their text, and tile sets.

A *face* is what is printed on a tile, as a small int; two tiles with the same face are
indistinguishable, so the engine counts faces and never numbers copies. A *kind* (0..33) is a face
without its colour: a red five has the kind of the plain five.

    0..8 1m..9m   9..17 1p..9p   18..26 1s..9s   27..33 1z..7z (East South West North White Green
    Red) 34..36 0m 0p 0s (red fives)   37..44 f1..f8 (flowers, then seasons)   45 ?? (hidden)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from jantaku.errors import TileError

Face = int
Kind = int

KINDS = 34
FACES = 46
RED_M, RED_P, RED_S = 34, 35, 36
FLOWER = 37
HIDDEN = 45

EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(27, 34)

TEXT: tuple[str, ...] = (
    *(f"{n}{suit}" for suit in "mps" for n in range(1, 10)),
    *(f"{n}z" for n in range(1, 8)),
    "0m",
    "0p",
    "0s",
    *(f"f{n}" for n in range(1, 9)),
    "??",
)
"""The text of each face, always two characters."""

_FACE: dict[str, Face] = {text: face for face, text in enumerate(TEXT)}

KIND: bytes = bytes(
    4 if face == RED_M else 13 if face == RED_P else 22 if face == RED_S else face
    for face in range(FACES)
)
"""Kind of each face. Flowers and the hidden face have no kind below 34 and map to themselves."""

TERMINALS: int = sum(1 << k for k in (0, 8, 9, 17, 18, 26))
HONOURS: int = sum(1 << k for k in range(27, 34))
WINDS: int = sum(1 << k for k in range(27, 31))
DRAGONS: int = sum(1 << k for k in range(31, 34))
OUTSIDE: int = TERMINALS | HONOURS
"""Bit masks over kinds."""

SUCCESSOR: bytes = bytes(
    [k - 8 if k % 9 == 8 else k + 1 for k in range(27)] + [28, 29, 30, 27, 32, 33, 31]
)
"""The kind that an indicator of each kind points to, where all kinds exist (rules: riichi,
dora).
"""


def face(text: str) -> Face:
    """The face written `text` (`5m`, `0p`, `7z`, `f3`); TileError otherwise."""
    found = _FACE.get(text)
    if found is None:
        raise TileError("unknown_tile", f"{text!r} is not a tile", tile=text)
    return found


def faces(text: str) -> list[Face]:
    """The faces of a run of text such as `123m40p55z f1f2`, in the order written.

    Digits wait for their suit letter; a flower is `f` and a digit. Spaces separate nothing. Raises
    TileError, naming the place, on anything else.
    """
    out: list[Face] = []
    digits: list[int] = []
    i = 0
    while i < len(text):
        c = text[i]
        if c in "0123456789" and c.isascii():
            digits.append(i)
        elif c in "mpsz":
            if not digits:
                raise TileError(
                    "suit_without_digits",
                    f"{c!r} at {i + 1} of {text!r} has no digits before it",
                    text=text,
                    at=i + 1,
                )
            for d in digits:
                found = _FACE.get(text[d] + c)
                if found is None:
                    raise TileError(
                        "unknown_tile",
                        f"{text[d] + c!r} in {text!r} is not a tile",
                        tile=text[d] + c,
                        text=text,
                        at=d + 1,
                    )
                out.append(found)
            digits.clear()
        elif c == "f" and not digits and text[i : i + 2] in _FACE:
            out.append(_FACE[text[i : i + 2]])
            i += 1
        elif c == "?" and not digits and text[i : i + 2] == "??":
            out.append(HIDDEN)
            i += 1
        elif c.isspace() and not digits:
            pass
        else:
            raise TileError(
                "unreadable_tiles",
                f"{c!r} at {i + 1} of {text!r} cannot be read as tiles",
                text=text,
                at=i + 1,
            )
        i += 1
    if digits:
        raise TileError(
            "digits_without_suit",
            f"{text!r} ends in digits without a suit letter (m, p, s or z)",
            text=text,
            at=digits[0] + 1,
        )
    return out


_ORDER = sorted(range(FACES), key=lambda f: (KIND[f], f < KINDS))
SORT: bytes = bytes(_ORDER.index(f) for f in range(FACES))
"""Sort key of each face: suits, winds, dragons; a red five before its plain twins."""


def sort_faces(tiles: Iterable[Face]) -> list[Face]:
    """The same faces in hand order."""
    return sorted(tiles, key=SORT.__getitem__)


def text(tiles: Iterable[Face]) -> str:
    """Compact text of faces in the order given: `123m0p55z`, `f1f2`, `????`."""
    out: list[str] = []
    suit = ""
    for f in tiles:
        t = TEXT[f]
        if t[1] in "mpsz":
            if suit and suit != t[1]:
                out.append(suit)
            out.append(t[0])
            suit = t[1]
        else:
            out.append(suit + t)
            suit = ""
    return "".join(out) + suit


def spelled(tiles: Iterable[Face]) -> str:
    """Text of faces, two characters each and nothing shared: `1m2m3m0p`; used in action keys."""
    return "".join([TEXT[f] for f in tiles])


def count_faces(tiles: Iterable[Face]) -> bytearray:
    """Counts by face, 46 long."""
    counts = bytearray(FACES)
    for f in tiles:
        counts[f] += 1
    return counts


def count_kinds(tiles: Iterable[Face]) -> bytearray:
    """Counts by kind, 34 long; flowers and hidden tiles are left out."""
    counts = bytearray(KINDS)
    for f in tiles:
        k = KIND[f]
        if k < KINDS:
            counts[k] += 1
    return counts


def listed(counts: Sequence[int]) -> list[Face]:
    """The faces of a count by face, in hand order."""
    return [f for f in _ORDER if counts[f] for _ in range(counts[f])]


class TileSet(NamedTuple):
    """Which tiles a ruleset plays with.

    Attributes:
        counts: tiles of each face, 46 long.
        copies: tiles of each kind, 34 long (what the kernel calls `copies`).
        successor: the kind an indicator of each kind points to, 34 long; it skips kinds that do not
            exist, so that in a set without 2m to 8m a 1m points to 9m.
    """

    counts: bytes
    copies: bytes
    successor: bytes

    @property
    def size(self) -> int:
        """How many tiles there are."""
        return sum(self.counts)

    def faces(self) -> list[Face]:
        """All tiles in face order, the deck before it is shuffled."""
        return [f for f in range(FACES) for _ in range(self.counts[f])]

    def has(self, face: Face) -> bool:
        """Whether any tile of this face exists."""
        return self.counts[face] > 0

    def face_of(self, kind: Kind) -> Face:
        """A face of this kind that exists here: the plain one, or the red one where all are red."""
        if self.counts[kind]:
            return kind
        return next(
            (f for f in range(RED_M, RED_S + 1) if KIND[f] == kind and self.counts[f]), kind
        )

    def adopt(self, face: Face) -> Face:
        """The face a reader means: a five in the only colour that exists here, whichever was
        written (rules: general, both spellings are read and one is written).
        """
        return face if self.counts[face] or KIND[face] >= KINDS else self.face_of(KIND[face])

    def check(self, tiles: Iterable[Face], what: str = "hand") -> None:
        """Raise TileError if `tiles` hold a face that does not exist here, or more of a face or
        kind than there are.
        """
        tiles = list(tiles)
        by_face = count_faces(tiles)
        by_kind = count_kinds(tiles)
        for f in range(FACES):
            if f != HIDDEN and by_face[f] > self.counts[f]:
                k = KIND[f]
                missing = (k < KINDS and not self.copies[k]) or (k >= KINDS and not self.counts[f])
                if missing:
                    raise TileError(
                        "tile_not_in_set",
                        f"{TEXT[f]} does not exist in this tile set",
                        tile=TEXT[f],
                        where=what,
                    )
                raise TileError(
                    "too_many_of_face",
                    f"{by_face[f]} x {TEXT[f]} in the {what}; the set has {self.counts[f]}",
                    tile=TEXT[f],
                    count=by_face[f],
                    most=self.counts[f],
                    where=what,
                )
        for k in range(KINDS):
            if by_kind[k] > self.copies[k]:
                raise TileError(
                    "too_many_of_kind",
                    f"{by_kind[k]} x {TEXT[k]} in the {what}; the set has {self.copies[k]}",
                    tile=TEXT[k],
                    count=by_kind[k],
                    most=self.copies[k],
                    where=what,
                )


def tile_set(
    *,
    without: Iterable[Kind] = (),
    reds: Sequence[int] = (0, 0, 0),
    flowers: Iterable[Face] = (),
    copies: int = 4,
) -> TileSet:
    """Build a tile set.

    Args:
        without: kinds that are left out of the 34.
        reds: how many of the fives in characters, dots and bamboo are red.
        flowers: flower faces (37..44), one tile each.
        copies: tiles of each kind.
    """
    left_out = frozenset(without)
    kinds = bytes(0 if k in left_out else copies for k in range(KINDS))
    counts = bytearray(FACES)
    counts[:KINDS] = kinds
    for red, amount in zip((RED_M, RED_P, RED_S), reds, strict=True):
        if not 0 <= amount <= kinds[KIND[red]]:
            raise TileError(
                "too_many_reds", f"{amount} red fives of {kinds[KIND[red]]}", tile=TEXT[red]
            )
        counts[red] = amount
        counts[KIND[red]] -= amount
    for f in flowers:
        counts[f] = 1
    successor = bytearray(SUCCESSOR)
    for k in range(KINDS):
        nxt = SUCCESSOR[k]
        while kinds[nxt] == 0 and nxt != k:
            nxt = SUCCESSOR[nxt]
        successor[k] = nxt
    return TileSet(bytes(counts), kinds, bytes(successor))
