"""The numbers that stand for melds in Tenhou's XML."""

from __future__ import annotations

from typing import NamedTuple

from jantaku.formats.shuffle import face_of
from jantaku.melds import Meld, added_kan, claimed, concealed_kan
from jantaku.tiles import Face

SET_ASIDE = "set_aside"


class Coded(NamedTuple):
    """A meld as the XML tells it.

    Attributes:
        form: of a `Meld`, or `set_aside` for a north.
        tiles: all its tile numbers.
        called: the tile that was claimed (of an added kan: for its pon); -1 where none was.
        added: the tile added to a pon, or set aside; -1 otherwise.
        steps: seats from the owner in turn order to whoever fed it; 0 for nobody.
    """

    form: str
    tiles: tuple[int, ...]
    called: int = -1
    added: int = -1
    steps: int = 0

    def meld(self, owner: int, *, reds: bool) -> Meld:
        """The meld on the table of seat `owner`; not for a tile set aside."""
        by_face = {i: face_of(i, reds=reds) for i in self.tiles}
        own = tuple(by_face[i] for i in self.tiles if i not in (self.called, self.added))
        source = (owner + self.steps) % 4
        if self.form == "concealed_kan":
            return concealed_kan(tuple(by_face.values()))
        called = by_face[self.called]
        if self.form == "added_kan":
            return added_kan(claimed("pon", own, called, source), by_face[self.added])
        return claimed(self.form, own, called, source)  # type: ignore[arg-type]  # chi, pon, open_kan

    def announced(self, *, reds: bool) -> tuple[Face, ...]:
        """The faces that leave the hand when a kan of one's own is announced, in number order."""
        out = self.tiles if self.form == "concealed_kan" else (self.added,)
        return tuple(face_of(i, reds=reds) for i in out)


def decode(m: int) -> Coded:
    """Read a meld's number."""
    steps = m & 3
    if m & 4:
        return _chi(m, steps)
    if m & 0x18:
        return _pon(m, steps)
    if m & 0x20:
        return Coded(SET_ASIDE, (m >> 8,), added=m >> 8)
    tile = m >> 8
    first = tile - tile % 4
    tiles = tuple(range(first, first + 4))
    if not steps:
        return Coded("concealed_kan", tiles)
    return Coded("open_kan", tiles, called=tile, steps=steps)


def _chi(m: int, steps: int) -> Coded:
    index, called = divmod(m >> 10, 3)
    first = 4 * (index // 7 * 9 + index % 7)
    tiles = tuple(first + 4 * i + (m >> 3 + 2 * i & 3) for i in range(3))
    return Coded("chi", tiles, called=tiles[called], steps=steps)


def _pon(m: int, steps: int) -> Coded:
    index, called = divmod(m >> 9, 3)
    left_out = 4 * index + (m >> 5 & 3)
    tiles = tuple(i for i in range(4 * index, 4 * index + 4) if i != left_out)
    if m & 8:
        return Coded("pon", tiles, called=tiles[called], steps=steps)
    return Coded("added_kan", (*tiles, left_out), tiles[called], left_out, steps)


def encode(coded: Coded) -> int:
    """The number of a meld."""
    form, tiles, steps = coded.form, coded.tiles, coded.steps
    if form == "chi":
        low = min(tiles)
        kind = low // 4
        first = 4 * kind
        ordered = sorted(tiles)
        m = (kind // 9 * 7 + kind % 9) * 3 + ordered.index(coded.called) << 10
        for i, tile in enumerate(ordered):
            m |= tile - first - 4 * i << 3 + 2 * i
        return m | 4 | steps
    if form in ("pon", "added_kan"):
        first = min(tiles) // 4 * 4
        left_out = coded.added if form == "added_kan" else 4 * first + 6 - sum(tiles)
        three = [i for i in range(first, first + 4) if i != left_out]
        m = (first // 4 * 3 + three.index(coded.called)) << 9 | left_out - first << 5
        return m | (8 if form == "pon" else 0x10) | steps
    if form == SET_ASIDE:
        return coded.added << 8 | 0x20
    return (coded.called if steps else tiles[0]) << 8 | steps
