"""Which of the four tiles of a face lies where: our records count faces, the XML numbers tiles."""

from __future__ import annotations

from collections.abc import Sequence

from jantaku import events as ev
from jantaku.formats import mjlog_melds
from jantaku.formats.game import FormatError, Hand
from jantaku.formats.mjlog_melds import Coded
from jantaku.formats.shuffle import face_of, ids_of
from jantaku.melds import Meld
from jantaku.tiles import KIND, TEXT, Face
from jantaku.wall import WallPlan

_BLOCKS = (4, 4, 4, 1)


class Tiles:
    """The numbers of one hand's tiles, followed through its moves.

    Args:
        hand: with its wall.
        plan: how the wall is used.
        wall: the same wall as tile numbers, where it is known; given out in order otherwise.
        reds: whether three fives are red.
    """

    def __init__(
        self, hand: Hand, plan: WallPlan, *, reds: bool, wall: Sequence[int] | None = None
    ) -> None:
        if hand.wall is None:
            raise FormatError("no_wall", f"{hand.at} has no wall")
        self.plan = plan
        self.reds = reds
        self.wall = list(wall) if wall is not None else _numbered(hand.wall, reds=reds)
        self.held: list[list[int]] = [[] for _ in hand.dealt]
        self.melds: list[list[Coded]] = [[] for _ in hand.dealt]
        self.live = 0
        self.tail = 0
        self.drawn = -1
        self.last = -1
        seats = len(hand.dealt)
        for block in _BLOCKS:
            for step in range(seats):
                seat = (hand.plan.dealer + step) % seats
                self.held[seat] += self.wall[self.live : self.live + block]
                self.live += block

    def indicator(self, nth: int, *, under: bool = False) -> int:
        """The number of an indicator."""
        places = self.plan.under if under else self.plan.indicators
        return self.plan.at_end(self.wall, places[nth])

    def draw(self, move: ev.Draw) -> int:
        """The number drawn."""
        if move.source == "live":
            tile = self.wall[self.live]
            self.live += 1
        else:
            tile = self.plan.at_end(self.wall, self.plan.replacements[self.tail])
            self.tail += 1
        self.held[move.seat].append(tile)
        self.drawn = tile
        return tile

    def discard(self, move: ev.Discard) -> int:
        """The number discarded."""
        tile = self.drawn if move.drawn else self._take(move.seat, move.tile, but=self.drawn)
        if move.drawn:
            self.held[move.seat].remove(tile)
        self.drawn = -1
        self.last = tile
        return tile

    def _take(self, seat: int, face: Face, *, but: int = -1) -> int:
        """Take a tile of this face out of a hand."""
        held = self.held[seat]
        for tile in sorted(held):
            if tile != but and face_of(tile, reds=self.reds) == face:
                held.remove(tile)
                return tile
        raise FormatError("tile_not_held", f"seat {seat} does not hold {TEXT[face]}")

    def call(self, seat: int, meld: Meld) -> int:
        """The number of a call."""
        own = [self._take(seat, t) for i, t in enumerate(meld.tiles) if i != meld.called]
        steps = (meld.source - seat) % 4
        tiles = tuple(sorted((*own, self.last)))
        return self._keep(seat, Coded(meld.form, tiles, called=self.last, steps=steps))

    def kan(self, move: ev.Kan) -> int:
        """The number of a kan of one's own."""
        taken = [self._take(move.seat, t) for t in move.tiles]
        self.drawn = -1
        self.last = taken[0]
        if move.form == "concealed":
            return self._keep(move.seat, Coded("concealed_kan", tuple(sorted(taken))))
        kind = KIND[move.tiles[0]]
        at, pon = next(
            (i, m)
            for i, m in enumerate(self.melds[move.seat])
            if m.form == "pon" and m.tiles[0] // 4 == kind
        )
        made = Coded("added_kan", (*pon.tiles, taken[0]), pon.called, taken[0], pon.steps)
        self.melds[move.seat][at] = made
        return mjlog_melds.encode(made)

    def set_aside(self, move: ev.SetAside) -> int:
        """The number of a north set aside."""
        tile = self._take(move.seat, move.tile)
        self.drawn = -1
        self.last = tile
        return self._keep(move.seat, Coded(mjlog_melds.SET_ASIDE, (tile,), added=tile))

    def _keep(self, seat: int, coded: Coded) -> int:
        self.melds[seat].append(coded)
        return mjlog_melds.encode(coded)


def _numbered(wall: Sequence[Face], *, reds: bool) -> list[int]:
    """Tile numbers for a wall of faces, each face's numbers in order."""
    left = {face: ids_of(face, reds=reds) for face in set(wall)}
    try:
        return [left[face].pop(0) for face in wall]
    except IndexError as e:
        raise FormatError("no_such_tiles", "this format has one red five a suit, or none") from e
