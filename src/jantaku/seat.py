"""What lies at one seat: the hand, the melds, the river, and what was declared."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from jantaku.errors import RecordError
from jantaku.melds import Meld
from jantaku.tiles import FACES, HIDDEN, KIND, KINDS, TEXT, Face

NO_TILE = -1


class RiverTile(NamedTuple):
    """A discard where it lies.

    Attributes:
        tile: its face.
        drawn: discarded as drawn (tsumogiri).
        mark: the declaration made with it, or empty.
        taken: called away by somebody (a tile that was won stays where it lies).
    """

    tile: Face
    drawn: bool
    mark: str
    taken: bool


class Offer(NamedTuple):
    """A tile that the others may claim: from seat `seat`, of `origin` discard, added_kan,
    concealed_kan or set_aside.

    `tiles` are all the tiles that left the hand with it (four of a concealed kan, else one).
    """

    seat: int
    tile: Face
    origin: str
    tiles: tuple[Face, ...]


class Player(NamedTuple):
    """Who sits at a seat; points belong to `id`."""

    id: str
    name: str
    bot: bool


class SeatState:
    """What lies at one seat.

    Attributes:
        hand: concealed tiles by face (46), the drawn tile among them.
        kinds: the same by kind (34), flowers and hidden tiles left out.
        drawn: face just drawn, `NO_TILE` otherwise.
        melds, river, aside: on the table, in the order they came.
        river_kinds: mask of the kinds ever discarded, those called away included.
        declared: the declaration that stands (`riichi`, ...), or empty; `declared_at` the clock
            when its tile was discarded.
        passed: mask of the kinds that anybody discarded since `declared` stands: safe against this
            seat.
        open: the concealed tiles lie open.
        retired: out for the rest of the hand.
        marks: private notes (`temporary_furiten`, ...).
        turns: draws and calls this seat has had in the hand (its first own turn is 1).
        won: tiles taken from an announced kan or bonus tile that was robbed.
        waits: memo of the waits without the drawn tile, None when unknown; no part of the state
            proper.
    """

    __slots__ = (
        "aside",
        "declared",
        "declared_at",
        "drawn",
        "hand",
        "kinds",
        "marks",
        "melds",
        "open",
        "passed",
        "retired",
        "river",
        "river_kinds",
        "turns",
        "waits",
        "won",
    )

    def __init__(self) -> None:
        self.hand = bytearray(FACES)
        self.kinds = bytearray(KINDS)
        self.drawn: Face = NO_TILE
        self.melds: list[Meld] = []
        self.river: list[RiverTile] = []
        self.river_kinds = 0
        self.aside: list[Face] = []
        self.declared = ""
        self.declared_at = -1
        self.passed = 0
        self.open = False
        self.retired = False
        self.marks: set[str] = set()
        self.turns = 0
        self.won: list[Face] = []
        self.waits: int | None = None

    @property
    def closed(self) -> bool:
        """Whether no tile was ever claimed: concealed kans keep a hand closed."""
        # Asked at every turn: a generator would take twice the time.
        for meld in self.melds:  # noqa: SIM110  # see above
            if meld.form != "concealed_kan":
                return False
        return True

    def copy(self) -> SeatState:
        """An equal seat that shares nothing that can change."""
        return copy_slots(self)

    def key(self) -> tuple[object, ...]:
        """Everything but the memo, for comparing states."""
        return tuple(getattr(self, name) for name in self.__slots__ if name != "waits")

    def gain(self, tile: Face) -> None:
        """Put a tile into the hand."""
        self.hand[tile] += 1
        kind = KIND[tile]
        if kind < KINDS:
            self.kinds[kind] += 1

    def lose(self, tile: Face) -> None:
        """Take a tile out of the hand; one that is not seen there is taken from the hidden ones."""
        if self.hand[tile]:
            self.hand[tile] -= 1
            kind = KIND[tile]
            if kind < KINDS:
                self.kinds[kind] -= 1
        elif self.hand[HIDDEN]:
            self.hand[HIDDEN] -= 1
        else:
            raise RecordError(
                "tile_not_held", f"{TEXT[tile]} is not in the hand it leaves", tile=TEXT[tile]
            )


_T = TypeVar("_T")


def copy_slots(of: _T) -> _T:
    """A copy one level deep: every slot's own container, with the same things in it."""
    made = type(of).__new__(type(of))
    for name in type(of).__slots__:  # type: ignore[attr-defined]  # made for classes with slots
        value = getattr(of, name)
        if isinstance(value, (list, dict, set, bytearray)):
            value = value.copy()
        setattr(made, name, value)
    return made
