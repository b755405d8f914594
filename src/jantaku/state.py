"""The state of a table: the fold of its events, and of nothing else.

`fold.apply`, found here too, is the only way a state changes.
"""

from __future__ import annotations

from jantaku import events as ev
from jantaku.errors import RecordError
from jantaku.fold import apply as apply  # A state goes with what moves it: both are found here.
from jantaku.fold import apply_all as apply_all
from jantaku.seat import NO_TILE as NO_TILE
from jantaku.seat import Offer as Offer
from jantaku.seat import Player as Player
from jantaku.seat import RiverTile as RiverTile
from jantaku.seat import SeatState as SeatState
from jantaku.seat import copy_slots
from jantaku.tiles import Face


class TableState:
    """A table between two events.

    Attributes:
        phase: `idle` (before the first hand, in the deal, before a replacement is drawn: something
            follows by itself), `turn` (seat `turn` chooses), `claim` (the others may claim
            `offer`), `settling`, `between` (after a hand) or `over`.
        players: who sits where, None for an empty seat.
        gone: who got up and sits nowhere now, in that order; their points stay in `accounts`.
        accounts: points by player id, and of `pot:...` and `house`; their sum never changes.
        serial, round, number, dealer, repeat, commitment: of the hand, see `events.HandStart`.
        turn: seat to move, or whose tile is on offer.
        offer: the tile that may be claimed.
        source: how the seat to move came to its turn: `live`, `kan`, `set_aside`, `call`, or empty.
        live: draws left.
        drawn_live, drawn_tail: tiles taken from the two ends of the wall since the shuffle.
        wall, nonce: the whole wall where it is known (the table itself, or anybody after the hand),
            else empty.
        indicators, under: open dora indicators and opened ura indicators.
        kans: kans that stand or were called, by all seats.
        kan_run: kans that the seat to move has made one upon the other, with nothing between them
            but replacements.
        clock: discards, draws and calls so far; `broken` maps each breaking event (`chi`, `pon`,
            ..., `set_aside`) and the seat that made it to the clock when it last stood.
        ticks: events that everybody knows of; identifies a decision without telling of hidden
            passes.
        choices: answers given to the present offer or between hands, seat to action key.
        wins, drawn, ready, shown, transfers: the outcome of the hand so far.
        places: seats from first to last once the game is over; `ending` why it is, and `ended_by`
            the seats that brought it about.
    """

    __slots__ = (
        "accounts",
        "broken",
        "choices",
        "clock",
        "commitment",
        "dealer",
        "drawn",
        "drawn_live",
        "drawn_tail",
        "ended_by",
        "ending",
        "gone",
        "indicators",
        "kan_run",
        "kans",
        "live",
        "nonce",
        "number",
        "offer",
        "phase",
        "places",
        "players",
        "ready",
        "repeat",
        "round",
        "seats",
        "serial",
        "shown",
        "source",
        "ticks",
        "transfers",
        "turn",
        "under",
        "wall",
        "wins",
    )

    def __init__(self, seats: int) -> None:
        self.players: list[Player | None] = [None] * seats
        self.gone: list[Player] = []
        self.accounts: dict[str, int] = {"house": 0}
        self.serial = -1
        self.round = -1
        self.number = 0
        self.dealer = 0
        self.repeat = 0
        self.ticks = 0
        self.places: tuple[int, ...] = ()
        self.ending = ""
        self.ended_by: tuple[int, ...] = ()
        self.phase = "idle"
        self.clear()

    def clear(self) -> None:
        """Take everything off the table, as before a deal."""
        self.seats = [SeatState() for _ in self.players]
        self.turn = self.dealer
        self.offer: Offer | None = None
        self.source = ""
        self.live = 0
        self.drawn_live = 0
        self.drawn_tail = 0
        self.wall: tuple[Face, ...] = ()
        self.nonce = ""
        self.commitment = ""
        self.indicators: list[Face] = []
        self.under: list[Face] = []
        self.kans = 0
        self.kan_run = 0
        self.clock = 0
        self.broken: dict[tuple[str, int], int] = {}
        self.choices: dict[int, str] = {}
        self.wins: list[ev.Win] = []
        self.drawn = ""
        self.ready: tuple[int, ...] = ()
        self.shown: dict[int, tuple[Face, ...]] = {}
        self.transfers: list[ev.Transfer] = []

    # --- questions ---------

    @property
    def count(self) -> int:
        """How many seats the table has."""
        return len(self.seats)

    def after(self, seat: int) -> int:
        """The next seat in turn order that is still in the hand."""
        n = len(self.seats)
        nxt = (seat + 1) % n
        while self.seats[nxt].retired and nxt != seat:
            nxt = (nxt + 1) % n
        return nxt

    def distance(self, seat: int, other: int) -> int:
        """Steps in turn order from `seat` to `other`, 0 for itself."""
        return (other - seat) % len(self.seats)

    def wind(self, seat: int) -> int:
        """Seat wind, 0 East (the dealer) ... 3 North."""
        return (seat - self.dealer) % len(self.seats)

    def score(self, seat: int) -> int:
        """Points of whoever sits at `seat`."""
        player = self.players[seat]
        return 0 if player is None else self.accounts[player.id]

    def pot(self, name: str) -> int:
        """What lies in pot `name`."""
        return self.accounts.get(f"pot:{name}", 0)

    def account(self, account: ev.Account) -> str:
        """The key in `accounts` of a seat or a named account."""
        if isinstance(account, str):
            return account
        player = self.players[account]
        if player is None:
            raise RecordError("empty_seat", f"seat {account} is empty", seat=account)
        return player.id

    def last_broken(self, by: tuple[str, ...], *, but: int = -1) -> int:
        """The clock of the latest standing event among `by`, those of seat `but` left out; -1 if
        there was none.
        """
        if not self.broken:
            return -1
        return max(
            (at for (name, seat), at in self.broken.items() if seat != but and name in by),
            default=-1,
        )

    def copy(self) -> TableState:
        """An equal state that shares nothing that can change."""
        made = copy_slots(self)
        made.seats = [at.copy() for at in self.seats]
        return made

    def key(self) -> tuple[object, ...]:
        """Everything, for comparing two states."""
        return tuple(
            [s.key() for s in self.seats] if name == "seats" else getattr(self, name)
            for name in self.__slots__
        )
