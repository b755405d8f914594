"""What each event does to the state of a table.

`apply` is the only way a state changes. It knows how tiles and points move and nothing of legality,
so a client's view is the same fold over the events projected for that client, where unseen tiles
are `tiles.HIDDEN`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from jantaku import events as ev
from jantaku.errors import RecordError
from jantaku.melds import added_kan, concealed_kan
from jantaku.seat import NO_TILE, Offer, Player, RiverTile
from jantaku.tiles import FACES, HIDDEN, KIND, KINDS

if TYPE_CHECKING:
    from jantaku.state import TableState

# Makes a named tuple without the detour by way of its class, which takes twice the time.
_new: Callable[..., Any] = tuple.__new__


def apply(state: TableState, event: ev.Event) -> None:
    """Move `state` on by one event. Raises RecordError when the event cannot happen to the tiles
    that are there.
    """
    _APPLY[event[0]](state, event)
    if event[0] not in _SILENT:
        state.ticks += 1


def apply_all(state: TableState, steps: Iterable[ev.Event], log: list[ev.Event]) -> None:
    """`apply` each event before its successor is computed, and add it to `log`."""
    handlers, silent = _APPLY, _SILENT
    for event in steps:
        kind = event[0]
        handlers[kind](state, event)
        if kind not in silent:
            state.ticks += 1
        log.append(event)


_SILENT = frozenset(("choice", "mark", "wall"))


def _seat(state: TableState, e: ev.Seat) -> None:
    state.players[e.seat] = Player(e.player, e.name, e.bot)
    state.accounts.setdefault(e.player, 0)
    state.gone = [player for player in state.gone if player.id != e.player]


def _leave(state: TableState, e: ev.Leave) -> None:
    player = state.players[e.seat]
    if player is not None:
        state.gone.append(player)
    state.players[e.seat] = None
    state.choices.pop(e.seat, None)


def _hand_start(state: TableState, e: ev.HandStart) -> None:
    state.serial, state.round, state.number = e.serial, e.round, e.number
    state.dealer, state.repeat = e.dealer, e.repeat
    state.clear()
    state.live = e.live
    state.commitment = e.commitment
    state.phase = "idle"


def _wall(state: TableState, e: ev.Wall | ev.OpenWall) -> None:
    state.wall, state.nonce = e.tiles, e.nonce


def _deal(state: TableState, e: ev.Deal) -> None:
    at = state.seats[e.seat]
    for tile in e.tiles:
        at.gain(tile)
    at.waits = None
    state.drawn_live += len(e.tiles)


def _indicator(state: TableState, e: ev.Indicator) -> None:
    (state.under if e.under else state.indicators).append(e.tile)


def _draw(state: TableState, e: ev.Draw) -> None:
    _, seat, tile, source, left = e
    at = state.seats[seat]
    if at.drawn != NO_TILE:
        at.waits = None
    for other in state.seats:
        # A seat ends its draw without a discard while flowers are replaced at the deal, and where
        # play goes on after its win. The tile is then one of its hand.
        if other.drawn != NO_TILE and other is not at:
            other.drawn = NO_TILE
            other.waits = None
    at.hand[tile] += 1
    kind = KIND[tile]
    if kind < KINDS:
        at.kinds[kind] += 1
    at.drawn = tile
    if source == "live":
        state.drawn_live += 1
        state.kan_run = 0
        at.turns += 1
    else:
        state.drawn_tail += 1
    state.live = left
    state.turn = seat
    state.source = source
    state.offer = None
    state.clock += 1
    state.phase = "turn"
    if state.choices:
        state.choices = {}


def _discard(state: TableState, e: ev.Discard) -> None:
    _, seat, tile, drawn, mark = e
    at = state.seats[seat]
    # In an open hand a hidden drawn tile may have a visible twin: a tsumogiri is the hidden one.
    at.lose(HIDDEN if drawn and at.drawn == HIDDEN else tile)
    if not drawn:
        at.waits = None
    at.drawn = NO_TILE
    at.river.append(_new(RiverTile, (tile, drawn, mark, False)))
    bit = 1 << KIND[tile]
    at.river_kinds |= bit
    for other in state.seats:
        if other.declared:
            other.passed |= bit
    state.offer = _new(Offer, (seat, tile, "discard", (tile,)))
    state.turn = seat
    state.clock += 1
    state.phase = "claim"
    if state.choices:
        state.choices = {}


def _declare(state: TableState, e: ev.Declare) -> None:
    at = state.seats[e.seat]
    at.declared = e.mark
    at.declared_at = state.clock


def _call(state: TableState, e: ev.Call) -> None:
    meld = e.meld
    at = state.seats[e.seat]
    for i, tile in enumerate(meld.tiles):
        if i != meld.called:
            at.lose(tile)
    at.waits = None
    at.melds.append(meld)
    river = state.seats[meld.source].river
    river[-1] = river[-1]._replace(taken=True)
    state.offer = None
    state.turn = e.seat
    state.source = "call"
    at.turns += 1
    state.clock += 1
    state.broken[meld.form, e.seat] = state.clock
    state.kan_run = 0
    if meld.is_kan:
        state.kans += 1
        state.kan_run = 1
    state.phase = "idle" if meld.is_kan else "turn"
    state.choices = {}


def _kan(state: TableState, e: ev.Kan) -> None:
    at = state.seats[e.seat]
    for tile in e.tiles:
        at.lose(tile)
    at.waits = None
    at.drawn = NO_TILE
    state.offer = Offer(
        e.seat, e.tiles[0], "concealed_kan" if e.form == "concealed" else "added_kan", e.tiles
    )
    state.phase = "claim"
    state.choices = {}


def _set_aside(state: TableState, e: ev.SetAside) -> None:
    at = state.seats[e.seat]
    at.lose(e.tile)
    at.waits = None
    at.drawn = NO_TILE
    state.offer = Offer(e.seat, e.tile, "set_aside", (e.tile,))
    state.phase = "claim"
    state.choices = {}


def _stand(state: TableState, e: ev.Stand) -> None:
    offer = state.offer
    if offer is None or offer.seat != e.seat or offer.origin == "discard":
        raise RecordError("nothing_announced", f"seat {e.seat} announced nothing", seat=e.seat)
    at = state.seats[e.seat]
    if offer.origin == "set_aside":
        at.aside.append(offer.tile)
    elif offer.origin == "concealed_kan":
        at.melds.append(concealed_kan(offer.tiles))
        state.kans += 1
        state.kan_run += 1
    else:
        kind = KIND[offer.tile]
        for i, meld in enumerate(at.melds):
            if meld.form == "pon" and KIND[meld.tiles[0]] == kind:
                at.melds[i] = added_kan(meld, offer.tile)
                break
        else:
            raise RecordError("no_pon", f"seat {e.seat} has no pon of that kind", seat=e.seat)
        state.kans += 1
        state.kan_run += 1
    at.waits = None
    state.clock += 1
    state.broken[offer.origin, e.seat] = state.clock
    state.offer = None
    state.turn = e.seat
    state.phase = "idle"
    state.choices = {}


def _mark(state: TableState, e: ev.Mark) -> None:
    marks = state.seats[e.seat].marks
    if e.on:
        marks.add(e.name)
    else:
        marks.discard(e.name)


def _choice(state: TableState, e: ev.Choice) -> None:
    state.choices[e.seat] = e.action


def _win(state: TableState, e: ev.Win) -> None:
    state.wins.append(e)
    offer = state.offer
    if e.how == "robbed" and offer is not None:
        # The robbed tile goes to the first winner; what else was announced goes back to the hand it
        # came from.
        state.seats[e.seat].won.append(offer.tile)
        for tile in offer.tiles[1:]:
            state.seats[e.source].gain(tile)
        state.seats[e.source].waits = None
        state.offer = None
    state.phase = "settling"


def _show(state: TableState, e: ev.Show) -> None:
    at = state.seats[e.seat]
    state.shown[e.seat] = e.tiles
    at.open = True
    # The tile just drawn, if any, lies open with the others and is told from them no more.
    at.drawn = NO_TILE
    at.waits = None
    if at.hand[HIDDEN]:
        at.hand = bytearray(FACES)
        at.kinds = bytearray(KINDS)
        for tile in e.tiles:
            at.gain(tile)


def _retire(state: TableState, e: ev.Retire) -> None:
    state.seats[e.seat].retired = True


def _hand_drawn(state: TableState, e: ev.HandDrawn) -> None:
    state.drawn, state.ready = e.reason, e.ready
    state.phase = "settling"


def _transfer(state: TableState, e: ev.Transfer) -> None:
    source, target = state.account(e.source), state.account(e.target)
    state.accounts[source] = state.accounts.get(source, 0) - e.amount
    state.accounts[target] = state.accounts.get(target, 0) + e.amount
    state.transfers.append(e)


def _hand_end(state: TableState, e: ev.HandEnd) -> None:
    state.phase = "between"
    state.offer = None
    state.choices = {}


def _game_end(state: TableState, e: ev.GameEnd) -> None:
    state.phase = "over"
    state.places = e.places
    state.ending = e.reason
    state.ended_by = e.by


_APPLY: dict[str, Callable[[TableState, Any], None]] = {
    "seat": _seat,
    "leave": _leave,
    "hand_start": _hand_start,
    "wall": _wall,
    "open_wall": _wall,
    "deal": _deal,
    "indicator": _indicator,
    "draw": _draw,
    "discard": _discard,
    "declare": _declare,
    "call": _call,
    "kan": _kan,
    "set_aside": _set_aside,
    "stand": _stand,
    "mark": _mark,
    "choice": _choice,
    "win": _win,
    "show": _show,
    "retire": _retire,
    "hand_drawn": _hand_drawn,
    "transfer": _transfer,
    "hand_end": _hand_end,
    "game_end": _game_end,
}
