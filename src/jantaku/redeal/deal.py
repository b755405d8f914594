"""One way in which the tiles may lie that a seat has not seen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence

from jantaku import events as ev
from jantaku.redeal.growing import Growing
from jantaku.redeal.known import Known
from jantaku.redeal.misfit import Misfit
from jantaku.redeal.pool import Pool
from jantaku.state import TableState
from jantaku.tiles import HIDDEN, Face


class Deal:
    """One way in which the tiles may lie.

    Attributes:
        faces: the tile at each place that is settled.
        held: the places of the concealed tiles of each seat.
    """

    def __init__(self, known: Known, rng: random.Random) -> None:
        self.known, self.rules, self.rng = known, known.rules, rng
        self.faces: dict[int, Face] = {}
        self.held: list[list[int]] = [[] for _ in range(known.rules.seats)]
        self.just = -1
        """The place of the tile just drawn by the seat to move."""
        self._announced: list[int] = []
        for event, places in zip(known.told, known.places, strict=True):
            self._take(event, places)
        self.pool = Pool(self.rules, self.faces.values(), rng)

    def wall(self) -> tuple[Face, ...]:
        """The wall."""
        state, seats = self.known.state, range(self.rules.seats)
        others = [seat for seat in seats if seat != self.known.seat]
        for seat in sorted(others, key=lambda s: not declared(state, s)):
            self._fill(seat)
        rest = (p for p in range(self.rules.tiles.size) if p not in self.faces)
        self.faces.update(zip(rest, self.pool.rest(), strict=True))
        return tuple(self.faces[place] for place in range(self.rules.tiles.size))

    # --- what is known ---------

    def _take(self, event: ev.Event, places: tuple[int, ...]) -> None:
        if isinstance(event, ev.Deal):
            self.held[event.seat] += places
            self._settle(places, event.tiles)
        elif isinstance(event, ev.Draw):
            self.held[event.seat] += places
            self._settle(places, (event.tile,))
            self.just = places[0]
        elif isinstance(event, ev.Indicator):
            self._settle(places, (event.tile,))
        elif isinstance(event, ev.Discard):
            self._leave(event.seat, event.tile, just=event.drawn)
            self.just = -1
        elif isinstance(event, ev.Call):
            for at, tile in enumerate(event.meld.tiles):
                if at != event.meld.called:
                    self._leave(event.seat, tile, just=None)
            self.just = -1
        elif isinstance(event, ev.Kan | ev.SetAside):
            self._announce(event)
        elif isinstance(event, ev.Win):
            self._won(event)
        elif isinstance(event, ev.Show):
            self._show(event.seat, event.tiles)

    def _won(self, event: ev.Win) -> None:
        if event.how == "tsumo":
            self.faces[self.just] = event.tile
        elif event.how == "robbed" and self._announced:
            # The robbed tile is gone; the others go back to where they came from.
            self.held[event.source] += self._announced[1:]
            self._announced = []

    def _settle(self, places: Iterable[int], tiles: Iterable[Face]) -> None:
        for place, tile in zip(places, tiles, strict=True):
            if tile != HIDDEN:
                self.faces[place] = tile

    def _announce(self, event: ev.Kan | ev.SetAside) -> None:
        seat = event.seat
        tiles = event.tiles if isinstance(event, ev.Kan) else (event.tile,)
        # Who may keep no such tile, and who has declared, can only mean the one just drawn, unless
        # another is known to have been there all along.
        must = self.rules.aside.forced(tiles[0]) or bool(self.known.state.seats[seat].declared)
        drawn = must and self.just in self.held[seat] and self.just not in self.faces
        if drawn and not any(self.faces.get(place) == tiles[0] for place in self.held[seat]):
            self.faces[self.just] = tiles[0]
        self._announced = [self._leave(seat, tile, just=None) for tile in tiles]
        self.just = -1

    def _leave(self, seat: int, tile: Face, *, just: bool | None) -> int:
        """A tile leaves a hand: the one just drawn, another one, or (None) any. Its place."""
        held = self.held[seat]
        fits = [p for p in held if self.faces.get(p, tile) == tile]
        if just is not None:
            fits = [p for p in fits if (p == self.just) is just]
        # What is known to be this tile goes before what may be.
        fits = [p for p in fits if p in self.faces] or fits
        if not fits:
            raise Misfit(f"seat {seat} cannot hold what it showed")
        place = self.rng.choice(fits)
        held.remove(place)
        self.faces[place] = tile
        return place

    def _show(self, seat: int, tiles: Sequence[Face]) -> None:
        unsaid = Counter(tiles)
        unsaid.subtract(self.faces[p] for p in self.held[seat] if p in self.faces)
        places = [p for p in self.held[seat] if p not in self.faces]
        new = list(unsaid.elements())
        if len(new) != len(places) or min(unsaid.values(), default=0) < 0:
            raise Misfit(f"seat {seat} cannot hold what it showed")
        self._settle(places, new)

    # --- what is drawn anew ---------

    def _fill(self, seat: int) -> None:
        """Give a seat its unknown tiles."""
        state = self.known.state
        places = [p for p in self.held[seat] if p not in self.faces]
        waiting = [p for p in places if p != self.just]
        fixed = [self.faces[p] for p in self.held[seat] if p in self.faces]
        melds = len(state.seats[seat].melds)
        hand = Growing(self.rules, self.pool, fixed, melds, len(waiting), self.rng)
        if declared(state, seat):
            hand.ready(state.seats[seat].passed | state.seats[seat].river_kinds)
        else:
            hand.grow(state.seats[seat].turns)
        self.rng.shuffle(hand.tiles)
        self._settle(waiting, hand.tiles)
        if len(waiting) < len(places):
            self.faces[self.just] = self.pool.draw_any()


def declared(state: TableState, seat: int) -> bool:
    """Whether a declaration stands, or has just been made with a discard."""
    at = state.seats[seat]
    return bool(at.declared or (at.river and at.river[-1].mark))
