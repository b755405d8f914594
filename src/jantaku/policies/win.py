"""Whether a hand wins: a complete shape that the score policy does not refuse."""

from __future__ import annotations

from jantaku.kernel import Shapes
from jantaku.ruleset import Score
from jantaku.situation import Breakers, How, Situation, at_table
from jantaku.state import NO_TILE, SeatState, TableState
from jantaku.tiles import KIND, KINDS, Face
from jantaku.value import Refusal


def held_kinds(at: SeatState) -> bytes | None:
    """Tiles in a seat's melds by kind, None without melds."""
    if not at.melds:
        return None
    held = bytearray(KINDS)
    for meld in at.melds:
        for tile in meld.tiles:
            held[KIND[tile]] += 1
    return bytes(held)


class ShapeWin:
    """A win is a shape of the kernel's with a value.

    Args:
        shapes: the complete shapes.
        score: values and minimum.
        breakers: what ends a first turn and a prompt win.
        dead_waits: whether a wait counts although one holds all its tiles, some in one's own sets
            (rules: general, `count_dead_waits`).
    """

    def __init__(
        self, shapes: Shapes, score: Score, breakers: Breakers, *, dead_waits: bool = False
    ) -> None:
        self.shapes = shapes
        self.score = score
        self.breakers = breakers
        self.dead_waits = dead_waits

    def waits(self, state: TableState, seat: int) -> int:
        """Mask of the kinds that complete the seat's hand without its drawn tile; 0 with a tile
        too many after a call.
        """
        at = state.seats[seat]
        found = at.waits
        if found is None:
            kinds = at.kinds
            drawn = at.drawn
            if drawn != NO_TILE and KIND[drawn] < KINDS:
                kinds = bytearray(kinds)
                kinds[KIND[drawn]] -= 1
            if sum(kinds) % 3 == 1:
                found = self.of(kinds, at)
            else:
                found = 0
            at.waits = found
        return found

    def of(self, kinds: bytes | bytearray, at: SeatState, melds: int | None = None) -> int:
        """Waits of `kinds` beside the melds of a seat (or beside `melds` of them)."""
        held = None if self.dead_waits else held_kinds(at)
        return self.shapes.waits(kinds, len(at.melds) if melds is None else melds, held)

    def can(self, state: TableState, seat: int, tile: Face, how: How) -> bool:
        """Whether `seat` may win with `tile` now, as far as shape, value and minimum go."""
        if not self.waits(state, seat) >> KIND[tile] & 1:
            return False
        value = self.score.value(self.situation(state, seat, tile, how))
        return not isinstance(value, Refusal)

    def situation(self, state: TableState, seat: int, tile: Face, how: How) -> Situation:
        """The situation of that win."""
        return at_table(state, seat, tile, how, breakers=self.breakers, under=tuple(state.under))
