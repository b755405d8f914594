"""Putting the moves of Tenhou's JSON in order.

The JSON lists for every seat what it took and what it discarded, and leaves to the reader whose
turn it was: a call stands among the caller's takes and names the tile and the side it came from.
Where a discard could be the called one or an earlier twin of it, both are tried.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from jantaku import events as ev
from jantaku.formats.game import FormatError, Move
from jantaku.melds import Meld, claimed
from jantaku.tiles import RED_M, RED_P, RED_S, Face, sort_faces

AS_DRAWN: Final = 60
NOTHING: Final = 0
"""Among discards: the tile just drawn; nothing, because an open kan was made."""

_FACES: Final[dict[int, Face]] = {
    **{10 * (suit + 1) + n + 1: 9 * suit + n for suit in range(3) for n in range(9)},
    **{41 + n: 27 + n for n in range(7)},
    51: RED_M,
    52: RED_P,
    53: RED_S,
}
_CODES: Final[dict[Face, int]] = {f: c for c, f in _FACES.items()}
_LETTER: Final = re.compile("[a-z]")
_MOST_TRIES: Final = 10_000

Entry = int | str


def face_of(code: int | str) -> Face:
    """The face of a tile's number; FormatError for anything else."""
    try:
        return _FACES[int(code)]
    except (KeyError, ValueError, TypeError) as e:
        raise FormatError("no_such_tile", f"{code!r:.20} is not a tile") from e


def code_of(face: Face) -> int:
    """The number of a face; FormatError where the format has none (flowers)."""
    code = _CODES.get(face)
    if code is None:
        raise FormatError("no_such_tile", "this format has no flowers")
    return code


class Lettered(NamedTuple):
    """A call, kan or declaration: its letter, where that stands (in tiles), and the tiles."""

    letter: str
    at: int
    tiles: tuple[Face, ...]


def lettered(entry: str) -> Lettered:
    """Read such an entry; FormatError when it is none."""
    found = _LETTER.search(entry)
    digits = entry if found is None else entry[: found.start()] + entry[found.end() :]
    if found is None or len(digits) % 2 or not digits.isdecimal():
        raise FormatError("bad_entry", f"{entry!r:.40} is not a move")
    pairs = [digits[i : i + 2] for i in range(0, len(digits), 2)]
    letter = found.group()
    if letter == "r" and pairs == ["60"]:
        return Lettered("r", 0, ())
    return Lettered(letter, found.start() // 2, tuple(face_of(p) for p in pairs))


def call_of(entry: str, seat: int) -> Meld:
    """The meld of a call among the takes of `seat`."""
    letter, at, tiles = lettered(entry)
    form = {"c": "chi", "p": "pon", "m": "open_kan"}.get(letter)
    size = 4 if form == "open_kan" else 3
    if form is None or len(tiles) != size or at >= size:
        raise FormatError("bad_entry", f"{entry!r:.40} is not a call")
    # The letter stands before the called tile: first for the seat to the left, then across, and
    # last for the seat to the right.
    steps = 3 if at == 0 else 2 if at == 1 else 1
    own = tuple(t for i, t in enumerate(tiles) if i != at)
    return claimed(form, own, tiles[at], (seat + steps) % 4)  # type: ignore[arg-type]  # chi, pon, open_kan


class _Cursor:
    """How far the lists have been read, and what that gave."""

    __slots__ = ("drawn", "gives", "moves", "takes")

    def __init__(self, seats: int) -> None:
        self.takes = [0] * seats
        self.gives = [0] * seats
        self.moves: list[Move] = []
        self.drawn: Face = -1

    def copy(self) -> _Cursor:
        new = _Cursor(len(self.takes))
        new.takes[:], new.gives[:] = self.takes, self.gives
        new.moves = self.moves.copy()
        new.drawn = self.drawn
        return new


class Order:
    """The moves of one hand, put in order.

    Args:
        takes, gives: the lists of each seat.
        dealer: who begins.
    """

    def __init__(
        self, takes: Sequence[Sequence[Entry]], gives: Sequence[Sequence[Entry]], dealer: int
    ) -> None:
        self.takes = takes
        self.gives = gives
        self.dealer = dealer
        self.seats = len(takes)
        self.tries = 0

    def moves(self) -> list[Move]:
        """All moves; FormatError when there is no order in which they fit."""
        found = self._run(_Cursor(self.seats), self.dealer, False)
        if found is None:
            raise FormatError("no_order", "the moves fit in no order")
        return found

    def _run(self, at: _Cursor, seat: int, owes: bool) -> list[Move] | None:
        """Go on from where `seat` takes a tile, or `owes` a discard after a call."""
        self.tries += 1
        if self.tries > _MOST_TRIES:
            raise FormatError("no_order", "the moves fit in too many orders")
        while True:
            if not owes:
                if not self._draw(at, seat):
                    return at.moves if self._done(at) else None
                if self._done(at):
                    return at.moves
            owes = False
            again = self._give(at, seat)
            if again is None:
                return at.moves if self._done(at) else None
            if again:
                continue
            last = at.moves[-1]
            assert isinstance(last, ev.Discard)
            for caller, meld in self._callers(at, last):
                after = at.copy()
                after.takes[caller] += 1
                after.moves.append(ev.call(caller, meld))
                after.drawn = -1
                found = self._run(after, caller, True)
                if found is not None:
                    return found
            seat = (seat + 1) % self.seats

    def _done(self, at: _Cursor) -> bool:
        return all(n == len(self.takes[s]) for s, n in enumerate(at.takes)) and all(
            n == len(self.gives[s]) for s, n in enumerate(at.gives)
        )

    def _draw(self, at: _Cursor, seat: int) -> bool:
        n = at.takes[seat]
        if n >= len(self.takes[seat]) or isinstance(self.takes[seat][n], str):
            return False
        at.drawn = face_of(self.takes[seat][n])
        at.takes[seat] += 1
        at.moves.append(ev.draw(seat, at.drawn, "", -1))
        return True

    def _give(self, at: _Cursor, seat: int) -> bool | None:
        """The next entry among the discards of `seat`: True when it takes a tile again, False
        after a discard, None when there is none.
        """
        n = at.gives[seat]
        if n >= len(self.gives[seat]):
            return None
        entry = self.gives[seat][n]
        at.gives[seat] += 1
        if entry == NOTHING:
            return True
        mark = ""
        if isinstance(entry, str):
            letter, place, tiles = lettered(entry)
            if letter == "r":
                mark = "riichi"
                entry = code_of(tiles[0]) if tiles else AS_DRAWN
            else:
                at.moves.append(_own(seat, letter, place, tiles))
                at.drawn = -1
                return True
        drawn = entry == AS_DRAWN
        if drawn and at.drawn < 0:
            raise FormatError("bad_entry", f"seat {seat} discards a drawn tile it has not got")
        tile = at.drawn if drawn else face_of(entry)
        at.moves.append(ev.discard(seat, tile, drawn, mark))
        at.drawn = -1
        return False

    def _callers(self, at: _Cursor, last: ev.Discard) -> list[tuple[int, Meld]]:
        """Who may be calling the last discard, pon and kan first."""
        out = []
        for caller in range(self.seats):
            n = at.takes[caller]
            if caller == last.seat or n >= len(self.takes[caller]):
                continue
            entry = self.takes[caller][n]
            if isinstance(entry, str):
                meld = call_of(entry, caller)
                if meld.source == last.seat and meld.tiles[meld.called] == last.tile:
                    out.append((caller, meld))
        return sorted(out, key=lambda c: c[1].is_run)


def _own(seat: int, letter: str, at: int, tiles: tuple[Face, ...]) -> Move:
    """A kan of one's own or a north set aside."""
    if letter == "a" and len(tiles) == 4:
        return ev.kan(seat, "concealed", tuple(sort_faces(tiles)))
    if letter == "k" and len(tiles) == 4 and at < 4:
        return ev.kan(seat, "added", (tiles[at],))
    if letter == "f" and len(tiles) == 1:
        return ev.set_aside(seat, tiles[0])
    raise FormatError("bad_entry", f"{letter!r} with {len(tiles)} tiles is not a move")


def entry_of_call(meld: Meld, seat: int) -> str:
    """The entry among the takes of `seat` for its call."""
    steps = (meld.source - seat) % 4
    own = [code_of(t) for i, t in enumerate(meld.tiles) if i != meld.called]
    letter = {"chi": "c", "pon": "p", "open_kan": "m"}[meld.form]
    return _with_letter(own, letter, code_of(meld.tiles[meld.called]), steps, len(meld.tiles))


def entry_of_kan(tiles: Sequence[Face], pon: Meld | None, seat: int) -> str:
    """The entry among the discards of `seat` for a kan of its own; `pon` is what it is added to."""
    if pon is None:
        codes = [code_of(t) for t in sort_faces(tiles)]
        return "".join(map(str, codes[1:])) + "a" + str(codes[0])
    three = [code_of(t) for t in pon.tiles]
    steps = (pon.source - seat) % 4
    return _with_letter(three, "k", code_of(tiles[0]), steps, 3)


def _with_letter(own: list[int], letter: str, tile: int, steps: int, size: int) -> str:
    at = 0 if steps == 3 else 1 if steps == 2 else size - 1
    words = [str(c) for c in own]
    words.insert(at, f"{letter}{tile}")
    return "".join(words)
