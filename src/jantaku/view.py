"""What one seat may see.

`project` masks an event for a seat; a client's state is the fold of its projected events. `View` is
the same knowledge as an accessor over any state, the table's own included, for players inside the
process: it shows what the seat may see and nothing else, and a test holds it equal to the folded
view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from jantaku import events as ev
from jantaku.events import SIGHT, Sight
from jantaku.melds import Meld
from jantaku.ruleset import Rules
from jantaku.situation import How, Situation
from jantaku.state import NO_TILE, Offer, RiverTile, TableState
from jantaku.tiles import HIDDEN, KIND, KINDS, Face
from jantaku.value import Refusal, Value

SPECTATOR = -1
"""The seat of somebody who sees no hand."""


def project(event: ev.Event, seat: int) -> ev.Event | None:
    """The event as `seat` may see it: itself, a copy with hidden tiles, or None where it must not
    even be known of.
    """
    kind = event[0]
    cls, sights = SIGHT[kind]
    if sights[0] is Sight.NOBODY or (sights[0] is Sight.OWNER and event[1] != seat):
        return None
    if kind in _HAS_OWNER_FIELDS and event[1] != seat:
        fields = [
            _mask(field) if sight is Sight.OWNER else field
            for field, sight in zip(event, sights, strict=True)
        ]
        return cls(*fields)  # type: ignore[return-value,arg-type]  # the class of the event itself
    return event


_HAS_OWNER_FIELDS = frozenset(
    kind for kind, (_, sights) in SIGHT.items() if Sight.OWNER in sights and sights[0] is Sight.ALL
)


def _mask(field: object) -> object:
    return (HIDDEN,) * len(field) if isinstance(field, tuple) else HIDDEN


class View:
    """The table as `seat` sees it.

    Args:
        rules: of the table.
        state: the table's state or a folded view of it; never modified.
        seat: whose eyes; `SPECTATOR` for none.
    """

    __slots__ = ("_rules", "_state", "seat")

    def __init__(self, rules: Rules, state: TableState, seat: int) -> None:
        self._rules = rules
        self._state = state
        self.seat = seat

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self._rules

    # --- one's own ---------

    @property
    def hand(self) -> bytes:
        """One's own concealed tiles by face (46), the drawn one among them."""
        return bytes(self._state.seats[self.seat].hand)

    @property
    def kinds(self) -> bytes:
        """One's own concealed tiles by kind (34), the drawn one among them."""
        return bytes(self._state.seats[self.seat].kinds)

    @property
    def drawn(self) -> Face | None:
        """The face one has just drawn."""
        drawn = self._state.seats[self.seat].drawn
        return None if drawn == NO_TILE else drawn

    @property
    def held(self) -> bytes | None:
        """Tiles in one's own melds by kind (34), None without melds; what the kernel calls
        `held`.
        """
        melds = self._state.seats[self.seat].melds
        if not melds:
            return None
        held = bytearray(KINDS)
        for meld in melds:
            for tile in meld.tiles:
                held[KIND[tile]] += 1
        return bytes(held)

    @property
    def waits(self) -> int:
        """Mask of the kinds that complete one's own hand without its drawn tile."""
        return self._rules.win.waits(self._state, self.seat)

    @property
    def marks(self) -> tuple[str, ...]:
        """Notes only this seat knows, furiten among them."""
        return marks(self._rules, self._state, self.seat)

    def value_with(
        self,
        tile: Face,
        *,
        tsumo: bool,
        discard: Face | None = None,
        declared: str | None = None,
    ) -> Value | Refusal:
        """What winning with `tile` some time later would be worth, for hints and computer players.

        Args:
            tile: the winning face, to come.
            tsumo: by one's own draw, or by an ordinary discard.
            discard: a face one discards first; needed while one holds a tile too many.
            declared: count as if this declaration stood; None: as it is.
        """
        later = self.later(tile, tsumo=tsumo, declared=declared)
        hand, kinds = bytearray(later.hand), bytearray(later.kinds)
        for face, step in ((discard, -1), (tile, 1)):
            if face is not None:
                hand[face] += step
                if KIND[face] < KINDS:
                    kinds[KIND[face]] += step
        later.hand, later.kinds = bytes(hand), bytes(kinds)
        return self._rules.score.value(later)

    def value_now(self) -> Value | Refusal:
        """What winning at this moment is worth: with the tile one has drawn, else with the one on
        offer. Refusal `no_tile` where there is neither. Tiles that are turned only for a winner
        are not known yet.
        """
        state, drawn, offer = self._state, self.drawn, self._state.offer
        if offer is not None and offer.seat != self.seat:
            how: How = "ron" if offer.origin == "discard" else "robbed"
            now = self._rules.win.situation(state, self.seat, offer.tile, how)
        elif drawn is not None:
            now = self._rules.win.situation(state, self.seat, drawn, "tsumo")
        else:
            return Refusal("no_tile")
        return self._rules.score.value(now)

    def later(self, tile: Face, *, tsumo: bool, declared: str | None = None) -> Situation:
        """The situation of an ordinary win with `tile` some time later.

        Hand, kinds and melds are those of now, without `tile`: a player who looks ahead puts in
        what it expects to hold. Arguments as for `value_with`.
        """
        now = self._rules.win.situation(self._state, self.seat, tile, "tsumo")
        return replace(
            now,
            how="tsumo" if tsumo else "ron",
            source="live",
            kan_run=0,
            last=False,
            prompt=False,
            first=False,
            declared=now.declared if declared is None else declared,
        )

    # --- everybody's ---------

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._state.count

    @property
    def players(self) -> tuple[str, ...]:
        """Names by seat, empty where nobody sits."""
        return tuple("" if p is None else p.name for p in self._state.players)

    def melds(self, seat: int) -> Sequence[Meld]:
        """Sets on the table of any seat."""
        return tuple(self._state.seats[seat].melds)

    def river(self, seat: int) -> Sequence[RiverTile]:
        """Discards of any seat."""
        return tuple(self._state.seats[seat].river)

    def aside(self, seat: int) -> Sequence[Face]:
        """Bonus tiles laid aside by any seat."""
        return tuple(self._state.seats[seat].aside)

    def declared(self, seat: int) -> str:
        """The declaration of any seat that stands."""
        return self._state.seats[seat].declared

    def retired(self, seat: int) -> bool:
        """Whether a seat is out for the rest of the hand."""
        return self._state.seats[seat].retired

    def shown(self, seat: int) -> bytes | None:
        """Concealed tiles of a seat whose hand lies open, by face (hidden ones at 45); None while
        it does not.
        """
        at = self._state.seats[seat]
        if seat == self.seat:
            return bytes(at.hand)
        if not at.open:
            return None
        counts = bytearray(at.hand)
        if at.drawn not in (NO_TILE, HIDDEN):
            counts[at.drawn] -= 1
            counts[HIDDEN] += 1
        return bytes(counts)

    def hand_size(self, seat: int) -> int:
        """How many concealed tiles a seat holds, the drawn one among them."""
        return sum(self._state.seats[seat].hand)

    def score(self, seat: int) -> int:
        """Points of a seat."""
        return self._state.score(seat)

    def wind(self, seat: int) -> int:
        """Seat wind, 0 East."""
        return self._state.wind(seat)

    def passed_since_declared(self, seat: int) -> int:
        """Mask of kinds that were discarded by anybody after `seat` declared and were not won:
        safe against it.
        """
        return self._state.seats[seat].passed

    @property
    def phase(self) -> str:
        """`turn`, `claim`, `between`, `over`, ..."""
        return self._state.phase

    @property
    def turn(self) -> int:
        """The seat to move, or whose tile is on offer."""
        return self._state.turn

    @property
    def offer(self) -> Offer | None:
        """The tile that may be claimed."""
        return self._state.offer

    @property
    def indicators(self) -> Sequence[Face]:
        """Open dora indicators."""
        return tuple(self._state.indicators)

    @property
    def live(self) -> int:
        """Draws left."""
        return self._state.live

    @property
    def dealer(self) -> int:
        """The seat that plays first."""
        return self._state.dealer

    @property
    def round(self) -> int:
        """Prevailing wind, -1 where there is none."""
        return self._state.round

    @property
    def number(self) -> int:
        """Position of the deal in the round, 0-based."""
        return self._state.number

    @property
    def repeat(self) -> int:
        """Honba."""
        return self._state.repeat

    def pot(self, name: str) -> int:
        """What lies in a pot."""
        return self._state.pot(name)

    def unseen(self) -> bytes:
        """How many tiles of each kind (34) this seat has not seen anywhere."""
        left = bytearray(self._rules.tiles.copies)
        state = self._state

        def see(tile: Face, times: int = 1) -> None:
            kind = KIND[tile]
            if kind < KINDS:
                left[kind] -= times

        for tile in (*state.indicators, *state.under):
            see(tile)
        for seat, at in enumerate(state.seats):
            for entry in at.river:
                if not entry.taken:
                    see(entry.tile)
            for meld in at.melds:
                for tile in meld.tiles:
                    see(tile)
            for tile in (*at.aside, *at.won):
                see(tile)
            shown = self.shown(seat)
            if shown is not None:
                for tile in range(HIDDEN):
                    if shown[tile]:
                        see(tile, shown[tile])
        offer = state.offer
        if offer is not None and offer.origin != "discard":
            for tile in offer.tiles:
                see(tile)
        return bytes(left)


def marks(rules: Rules, state: TableState, seat: int) -> tuple[str, ...]:
    """The private notes of a seat: what the state holds, and furiten by its own discards."""
    if seat < 0 or state.phase in ("idle", "over"):
        return ()
    found = set(state.seats[seat].marks)
    blocked = rules.furiten.blocks(state, seat)
    if blocked:
        found.add(blocked)
    return tuple(sorted(found))
