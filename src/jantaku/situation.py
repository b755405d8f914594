"""The circumstances of one (possible) win: all that any ruleset's scorer may look at.

Made from a table by `at_table`, or by a calculator from what a person typed; the scorers cannot
tell which.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from jantaku.melds import Meld
from jantaku.state import TableState
from jantaku.tiles import KIND, KINDS, Face

How = Literal["tsumo", "ron", "robbed"]


@dataclass(slots=True, kw_only=True)
class Situation:
    """One winning tile for one hand.

    Attributes:
        hand: concealed faces by count (46), the winning tile included.
        kinds: concealed kinds by count (34), the winning tile included.
        melds: sets on the table.
        tile: the winning face.
        how: own draw, a discard, or an announced kan or bonus tile (`robbed`, then `robbed_from`
            says which origin).
        source: for an own draw `live`, `kan` or `set_aside`.
        kan_run: how many kans, one upon the other, ended in the one whose replacement won; 0 where
            none was replaced.
        last: no draw is left (last tile, last discard).
        from_dealer: whether the tile came from the seat that plays first.
        seat_wind: 0 East ... 3 North; `round_wind` likewise, -1 where none prevails.
        dealer: whether the winner plays first.
        declared: the declaration that stands, or empty.
        prompt: the win comes before the declarer's next discard with nothing breaking in between
            (ippatsu).
        first: the winner's own first draw, or for a claim: before it; nothing broke the first
            round.
        indicators, under: open and ura indicators. Ura indicators are given whoever wins; the
            ruleset decides.
        aside: bonus tiles laid aside by the winner.
        river: mask of the kinds the winner discarded, called-away ones included.
        repeat: how often the hand is repeated (honba).
    """

    hand: bytes
    kinds: bytes
    melds: tuple[Meld, ...] = ()
    tile: Face
    how: How
    robbed_from: str = ""
    source: str = "live"
    kan_run: int = 0
    last: bool = False
    seat_wind: int = 0
    round_wind: int = -1
    dealer: bool = False
    declared: str = ""
    prompt: bool = False
    first: bool = False
    from_dealer: bool = False
    indicators: tuple[Face, ...] = ()
    under: tuple[Face, ...] = ()
    aside: tuple[Face, ...] = ()
    river: int = 0
    repeat: int = 0

    @property
    def kind(self) -> int:
        """Kind of the winning tile."""
        return KIND[self.tile]

    @property
    def closed(self) -> bool:
        """Whether nothing was ever claimed."""
        return all(m.form == "concealed_kan" for m in self.melds)

    @property
    def tsumo(self) -> bool:
        """Whether the winner drew the tile."""
        return self.how == "tsumo"


class Told(NamedTuple):
    """What one word of a player says of a situation (`rinshan`: drawn to replace a kan); None where
    it says nothing. `from_dealer` is said of a tile that is claimed, and of no other.
    """

    how: How | None = None
    source: str | None = None
    kan_run: int | None = None
    robbed_from: str | None = None
    prompt: bool | None = None
    first: bool | None = None
    last: bool | None = None
    dealer: bool | None = None
    from_dealer: bool | None = None


@dataclass(slots=True, frozen=True, kw_only=True)
class Breakers:
    """Which events break what, by the names used in `TableState.broken`."""

    prompt: tuple[str, ...] = ("chi", "pon", "open_kan", "added_kan", "concealed_kan")
    first: tuple[str, ...] = ("chi", "pon", "open_kan", "added_kan", "concealed_kan")


def unbroken(state: TableState, seat: int, breakers: Breakers) -> bool:
    """Whether `seat` is in its own first turn, or before it, with nothing having broken the first
    round.

    On its own draw the seat has had one turn and no discard; for a claim it has had none.
    """
    at = state.seats[seat]
    return not at.river and at.turns <= 1 and state.last_broken(breakers.first) < 0


def at_table(
    state: TableState,
    seat: int,
    tile: Face,
    how: How,
    *,
    breakers: Breakers,
    under: tuple[Face, ...] = (),
) -> Situation:
    """The situation of `seat` winning with `tile` now.

    For an own draw the tile is in the hand already; for a claim it is the tile on offer and is
    added here. Only what the seat can see is used; `under` is passed by the table once the win
    stands.
    """
    at = state.seats[seat]
    hand, kinds = bytearray(at.hand), bytearray(at.kinds)
    if how != "tsumo":
        hand[tile] += 1
        if KIND[tile] < KINDS:
            kinds[KIND[tile]] += 1
    source = state.source if how == "tsumo" else "live"
    prompt = bool(at.declared) and state.last_broken(breakers.prompt) < at.declared_at
    if prompt:
        # The declaring discard stands at declared_at; a later own discard ends the chance.
        prompt = at.river[-1].mark != ""
    return Situation(
        hand=bytes(hand),
        kinds=bytes(kinds),
        melds=tuple(at.melds),
        tile=tile,
        how=how,
        robbed_from=state.offer.origin if how == "robbed" and state.offer else "",
        source=source,
        kan_run=state.kan_run if source == "kan" else 0,
        last=state.live == 0,
        seat_wind=state.wind(seat),
        round_wind=state.round,
        dealer=seat == state.dealer,
        declared=at.declared,
        prompt=prompt,
        first=unbroken(state, seat, breakers),
        from_dealer=how != "tsumo" and state.turn == state.dealer,
        indicators=tuple(state.indicators),
        under=under,
        aside=tuple(at.aside),
        river=at.river_kinds,
        repeat=state.repeat,
    )
