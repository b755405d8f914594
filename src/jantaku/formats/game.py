"""A game as a foreign log tells it: what every format is read into and written from.

A log of another site says what happened, not who let something pass, and not every format says the
same things: `Game.tells` names what can be compared. Moves are the public events of
`jantaku.events` in the order in which they happened; a draw's `left` is -1 and its `source` may be
empty where the format does not say.

Seats are absolute, as in the log; points are points, not hundreds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from jantaku import events as ev
from jantaku.errors import JantakuError
from jantaku.options import OptionValue
from jantaku.record import Header
from jantaku.ruleset import HandPlan
from jantaku.tiles import Face


class FormatError(JantakuError):
    """A log that is not of the format it should be, or that a format cannot carry."""


Move = ev.Draw | ev.Discard | ev.Call | ev.Kan | ev.SetAside | ev.Indicator | ev.Declare

DECLARE: Final = "declare"
INDICATOR: Final = "indicator"
"""What a format may tell of: when a declaration stood, when an indicator was turned."""


@dataclass(slots=True, kw_only=True)
class Won:
    """One win; None where the format does not say.

    Attributes:
        seat, source: who won, and who fed the tile (the winner on an own draw).
        tile: the winning face.
        rows: han, or number of limits, by row id (`dora`, `under`, `red`, `aside` among them).
        limit: whether `rows` count limits (yakuman).
        hand: concealed faces with the winning tile, in hand order.
        fu, points: as the log has them; points without repeats and sticks.
        shares: what the dealer (0 if that is the winner) and each other seat pay for an own draw.
        step: the limit reached, 0 none, 1 mangan ... 5 yakuman.
        indicators, under: as counted for this win.
        repeat, sticks: repeats paid and sticks taken with this win.
        liable: the seat that was liable, -1 for nobody, None where that is not told.
        before, delta: points of each seat before, and what the win changed.
    """

    seat: int
    source: int
    tile: Face | None = None
    rows: Mapping[str, int] | None = None
    limit: bool = False
    hand: tuple[Face, ...] | None = None
    fu: int | None = None
    points: int | None = None
    shares: tuple[int, int] | None = None
    step: int | None = None
    indicators: tuple[Face, ...] | None = None
    under: tuple[Face, ...] | None = None
    repeat: int | None = None
    sticks: int | None = None
    liable: int | None = -1
    before: tuple[int, ...] | None = None
    delta: tuple[int, ...] | None = None


@dataclass(slots=True, kw_only=True)
class Drawn:
    """A hand without a winner.

    Attributes:
        reason: as in `events.HandDrawn`; None where the format tells less than that.
        shown: concealed faces of the seats that opened their hand.
        before, delta: as in `Won`.
    """

    reason: str | None
    shown: Mapping[int, tuple[Face, ...]] | None = None
    before: tuple[int, ...] | None = None
    delta: tuple[int, ...] | None = None


@dataclass(slots=True, kw_only=True)
class Hand:
    """One hand.

    Attributes:
        plan: which hand it is.
        scores: points of each seat at its start; `sticks` lie on the table then.
        dealt: the tiles each seat began with, in any order.
        indicator: the first dora indicator.
        moves: what happened, in order.
        wins: winners nearest the discarder first; `drawn` otherwise; neither where the log is cut.
        wall: the whole wall in our order, where it is known; None otherwise.
        indicators, under: all dora and ura indicators the log tells of, in the order they lie.
        at: where the hand begins in its source, for messages.
    """

    plan: HandPlan
    scores: tuple[int, ...]
    sticks: int
    dealt: tuple[tuple[Face, ...], ...]
    indicator: Face
    moves: list[Move] = field(default_factory=list)
    wins: list[Won] = field(default_factory=list)
    drawn: Drawn | None = None
    wall: tuple[Face, ...] | None = None
    indicators: tuple[Face, ...] = ()
    under: tuple[Face, ...] = ()
    at: str = ""

    @property
    def complete(self) -> bool:
        """Whether the log tells how it ended."""
        return bool(self.wins) or self.drawn is not None


@dataclass(slots=True, kw_only=True)
class Game:
    """One game.

    Attributes:
        name: of the log, for messages.
        ruleset, preset, options: what it was played under, as ids and values of this project.
        tells: what the format tells beyond draws, discards, calls and results.
        players: names by seat.
        hands: in order.
        final: points of each seat at the end, left-over sticks given out; None for a game that the
            log does not see end.
        private: why the game's rules are not known, or empty.
        cut: what is missing of the log, or empty; `doubt` likewise what was edited.
        meta: what else the log says (lobby, dates, rates), for writing it again.
        header: of our own record, where the game comes from one.
    """

    name: str
    ruleset: str
    preset: str | None = None
    options: dict[str, OptionValue] = field(default_factory=dict)
    tells: frozenset[str] = frozenset()
    players: tuple[str, ...] = ()
    hands: list[Hand] = field(default_factory=list)
    final: tuple[int, ...] | None = None
    private: str = ""
    cut: str = ""
    doubt: str = ""
    meta: dict[str, object] = field(default_factory=dict)
    header: Header | None = None


def public(event: ev.Event, tells: frozenset[str]) -> tuple[object, ...] | None:
    """What of an event two logs of the same game share; None for an event that is not told.

    Declarations are compared by seat alone (a double riichi is told apart by nobody), and draws
    without the number of tiles left.
    """
    kind = event[0]
    if isinstance(event, ev.Draw):
        return (kind, event.seat, event.tile)
    if isinstance(event, ev.Discard | ev.Call | ev.Kan | ev.SetAside):
        return tuple(event)
    if isinstance(event, ev.Declare):
        return (kind, event.seat) if DECLARE in tells else None
    if isinstance(event, ev.Indicator):
        return (kind, event.tile) if INDICATOR in tells and not event.under else None
    return None


def tiles_told(hand: Hand) -> Iterator[Face]:
    """Every tile of a hand that its log tells of, each once: dealt, drawn, indicators."""
    for dealt in hand.dealt:
        yield from dealt
    for move in hand.moves:
        if isinstance(move, ev.Draw):
            yield move.tile
    yield from hand.indicators or (hand.indicator,)
    yield from hand.under
