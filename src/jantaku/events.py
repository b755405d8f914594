"""Everything that happens at a table, as cheap immutable records.

An event is a NamedTuple whose first field is its kind, so that equal tuples of different kinds
never compare equal. Make one with the function of the same name in lower case (`discard(seat,
tile, drawn, mark)`), which fills the kind in.

`SIGHT` says for every field of every event who may see it; `jantaku.view.project` applies it and a
test checks that nothing is missing from it. Seats are absolute, tiles are faces, amounts are in
the ruleset's unit.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import partial
from typing import Any, Final, NamedTuple

from jantaku.melds import Meld
from jantaku.tiles import Face

Account = int | str
"""A seat, or the name of an account that is no seat: `pot:sticks`, `house`."""


class Sight(IntEnum):
    """Who sees a field."""

    ALL = 0
    OWNER = 1
    """The seat named in the event's `seat` field; others get hidden tiles."""
    NOBODY = 2
    """No seat before the end of the hand."""


class Seat(NamedTuple):
    """A player sits down (at the start, or where a seat was left)."""

    kind: str
    seat: int
    player: str
    name: str
    bot: bool


class Leave(NamedTuple):
    """The player of a seat leaves between hands; totals stay with the player."""

    kind: str
    seat: int
    player: str


class HandStart(NamedTuple):
    """A hand begins.

    Attributes:
        serial: hands begun before this one.
        round: prevailing wind, 0 East ... 3 North; -1 where there is none.
        number: hands of the round by position of the deal, 0-based (the 3 of East 4).
        dealer: seat that plays first.
        repeat: honba.
        live: draws there are after the deal.
        commitment: SHA-256 of nonce and wall, hex.
    """

    kind: str
    serial: int
    round: int
    number: int
    dealer: int
    repeat: int
    live: int
    commitment: str


class Wall(NamedTuple):
    """The shuffled wall of the hand, never sent; `OpenWall` brings it at the end."""

    kind: str
    tiles: tuple[Face, ...]
    nonce: str


class OpenWall(NamedTuple):
    """The wall is opened after the hand, so that everybody can check the commitment."""

    kind: str
    tiles: tuple[Face, ...]
    nonce: str


class Deal(NamedTuple):
    """A seat receives its starting tiles."""

    kind: str
    seat: int
    tiles: tuple[Face, ...]


class Indicator(NamedTuple):
    """A dora indicator is turned; `under` for one that lies under another (ura)."""

    kind: str
    tile: Face
    under: bool


class Draw(NamedTuple):
    """A seat draws. `source` is `live`, `kan` or `set_aside` (what the tile replaces); `left` the
    draws left after it.
    """

    kind: str
    seat: int
    tile: Face
    source: str
    left: int


class Discard(NamedTuple):
    """A seat discards; `drawn` when it is the tile just drawn; `mark` names a declaration made
    with it.
    """

    kind: str
    seat: int
    tile: Face
    drawn: bool
    mark: str


class Declare(NamedTuple):
    """A declaration stands, because its discard was not ronned."""

    kind: str
    seat: int
    mark: str


class Call(NamedTuple):
    """A seat claims the last discard."""

    kind: str
    seat: int
    meld: Meld


class Kan(NamedTuple):
    """A concealed or added kan is announced (`form`), with the tiles that leave the hand; it may
    be robbed.
    """

    kind: str
    seat: int
    form: str
    tiles: tuple[Face, ...]


class SetAside(NamedTuple):
    """A bonus tile is announced; where it can be robbed, others may answer before it stands."""

    kind: str
    seat: int
    tile: Face


class Stand(NamedTuple):
    """The announced kan or bonus tile was not robbed."""

    kind: str
    seat: int


class Mark(NamedTuple):
    """A private note about a seat that follows from what happened (temporary furiten, ...)."""

    kind: str
    seat: int
    name: str
    on: bool


class Choice(NamedTuple):
    """A seat chose; `late` when the host chose the default for it. The log holds passes too."""

    kind: str
    seat: int
    action: str
    late: bool


class Win(NamedTuple):
    """A seat wins.

    Attributes:
        source: seat the tile came from; the seat itself on its own draw.
        how: `tsumo`, `ron` or `robbed`.
        value: the account of the value, `Value.account()`: JSON data made of text keys and
            integers.
    """

    kind: str
    seat: int
    source: int
    tile: Face
    how: str
    value: object


class Show(NamedTuple):
    """A seat lays its concealed tiles open."""

    kind: str
    seat: int
    tiles: tuple[Face, ...]


class Retire(NamedTuple):
    """A seat is out for the rest of the hand while the others play on."""

    kind: str
    seat: int


class HandDrawn(NamedTuple):
    """The hand ends without a (further) winner; `ready` are the seats shown to be tenpai, where
    hands are opened.
    """

    kind: str
    reason: str
    ready: tuple[int, ...]


class Transfer(NamedTuple):
    """Points move. Nothing else changes a score."""

    kind: str
    source: Account
    target: Account
    amount: int
    reason: str


class HandEnd(NamedTuple):
    """Everything about the hand is settled."""

    kind: str
    serial: int


class GameEnd(NamedTuple):
    """The game is over.

    Attributes:
        places: seats from first to last.
        reason: why, in a word (`seams.Ending`, or the host's); empty in old records.
        by: the seats that brought it about, where it was not time alone.
    """

    kind: str
    places: tuple[int, ...]
    reason: str = ""
    by: tuple[int, ...] = ()


Event = (
    Seat
    | Leave
    | HandStart
    | Wall
    | OpenWall
    | Deal
    | Indicator
    | Draw
    | Discard
    | Declare
    | Call
    | Kan
    | SetAside
    | Stand
    | Mark
    | Choice
    | Win
    | Show
    | Retire
    | HandDrawn
    | Transfer
    | HandEnd
    | GameEnd
)

seat = partial(Seat, "seat")
leave = partial(Leave, "leave")
hand_start = partial(HandStart, "hand_start")
wall = partial(Wall, "wall")
open_wall = partial(OpenWall, "open_wall")
deal = partial(Deal, "deal")
indicator = partial(Indicator, "indicator")
declare = partial(Declare, "declare")
call = partial(Call, "call")
kan = partial(Kan, "kan")
set_aside = partial(SetAside, "set_aside")
stand = partial(Stand, "stand")
mark = partial(Mark, "mark")
win = partial(Win, "win")
show = partial(Show, "show")
retire = partial(Retire, "retire")
hand_drawn = partial(HandDrawn, "hand_drawn")
transfer = partial(Transfer, "transfer")
hand_end = partial(HandEnd, "hand_end")
game_end = partial(GameEnd, "game_end")


# The three that most events are, made without the detour by way of their class: half the time.
_new: Callable[..., Any] = tuple.__new__


def draw(seat: int, tile: Face, source: str, left: int) -> Draw:
    """A `Draw`."""
    made: Draw = _new(Draw, ("draw", seat, tile, source, left))
    return made


def discard(seat: int, tile: Face, drawn: bool, mark: str) -> Discard:
    """A `Discard`."""
    made: Discard = _new(Discard, ("discard", seat, tile, drawn, mark))
    return made


def choice(seat: int, action: str, late: bool) -> Choice:
    """A `Choice`."""
    made: Choice = _new(Choice, ("choice", seat, action, late))
    return made


_A, _O, _N = Sight.ALL, Sight.OWNER, Sight.NOBODY

SIGHT: Final[dict[str, tuple[type[tuple[object, ...]], tuple[Sight, ...]]]] = {
    "seat": (Seat, (_A, _A, _A, _A, _A)),
    "leave": (Leave, (_A, _A, _A)),
    "hand_start": (HandStart, (_A, _A, _A, _A, _A, _A, _A, _A)),
    "wall": (Wall, (_N, _N, _N)),
    "open_wall": (OpenWall, (_A, _A, _A)),
    "deal": (Deal, (_A, _A, _O)),
    "indicator": (Indicator, (_A, _A, _A)),
    "draw": (Draw, (_A, _A, _O, _A, _A)),
    "discard": (Discard, (_A, _A, _A, _A, _A)),
    "declare": (Declare, (_A, _A, _A)),
    "call": (Call, (_A, _A, _A)),
    "kan": (Kan, (_A, _A, _A, _A)),
    "set_aside": (SetAside, (_A, _A, _A)),
    "stand": (Stand, (_A, _A)),
    "mark": (Mark, (_O, _O, _O, _O)),
    "choice": (Choice, (_O, _O, _O, _O)),
    "win": (Win, (_A, _A, _A, _A, _A, _A)),
    "show": (Show, (_A, _A, _A)),
    "retire": (Retire, (_A, _A)),
    "hand_drawn": (HandDrawn, (_A, _A, _A)),
    "transfer": (Transfer, (_A, _A, _A, _A, _A)),
    "hand_end": (HandEnd, (_A, _A)),
    "game_end": (GameEnd, (_A, _A, _A, _A)),
}
"""For each kind of event its class and who sees each field. An event whose kind itself is not for
ALL exists only for those.
"""
