"""The JSON of a view and of a decision, as docs/protocol.md describes them."""

from __future__ import annotations

from collections.abc import Mapping

from jantaku import events as ev
from jantaku.actions import Action
from jantaku.melds import describe
from jantaku.ruleset import Rules
from jantaku.seat import Player
from jantaku.state import NO_TILE, TableState
from jantaku.table import Decision
from jantaku.tiles import HIDDEN, KINDS, TEXT, Face, listed
from jantaku.view import marks

Json = dict[str, object]


def snapshot(rules: Rules, state: TableState, seat: int) -> Json:
    """The view JSON of a folded view state (or, for a game that is over, of the table's own state)
    for `seat`.
    """
    wall_open = bool(state.wall) and state.phase in ("between", "over")
    offer = state.offer
    return {
        "phase": "deal" if state.phase == "idle" else state.phase,
        "hand": {
            "serial": state.serial,
            "round": state.round,
            "number": state.number,
            "repeat": state.repeat,
        },
        "dealer": state.dealer,
        "turn": state.turn,
        "live": state.live,
        "indicators": [TEXT[f] for f in state.indicators],
        "under": [TEXT[f] for f in state.under],
        "bonus": _worded({} if rules.bonus is None else rules.bonus.held(state.indicators)),
        "pots": {
            name.removeprefix("pot:"): amount
            for name, amount in state.accounts.items()
            if name.startswith("pot:")
        },
        "commitment": state.commitment,
        "wall": [TEXT[f] for f in state.wall] if wall_open else None,
        "nonce": state.nonce if wall_open else None,
        "left": [
            {"player": p.id, "name": p.name, "bot": p.bot, "score": state.accounts[p.id]}
            for p in state.gone
        ],
        "claim": None
        if offer is None or state.phase != "claim"
        else {
            "seat": offer.seat,
            "tile": TEXT[offer.tile],
            "from": offer.origin,
            "tiles": [TEXT[f] for f in offer.tiles],
        },
        "seats": [_seat(rules, state, s, seat) for s in range(state.count)],
        "result": _result(rules, state) if state.phase in ("between", "over") else None,
        "final": _final(state) if state.phase == "over" else None,
    }


def _seat(rules: Rules, state: TableState, seat: int, viewer: int) -> Json:
    at = state.seats[seat]
    player = state.players[seat]
    counts = bytearray(at.hand)
    visible = seat == viewer or at.open
    drawn = at.drawn if state.phase == "turn" and state.turn == seat else NO_TILE
    if not visible:
        total = sum(counts)
        counts = bytearray(len(counts))
        counts[HIDDEN] = total
        drawn = HIDDEN if drawn != NO_TILE else NO_TILE
    elif seat != viewer and at.drawn not in (NO_TILE, HIDDEN):
        # What a hand that lies open draws later stays hidden.
        counts[at.drawn] -= 1
        counts[HIDDEN] += 1
        drawn = HIDDEN if drawn != NO_TILE else NO_TILE
    if drawn != NO_TILE:
        counts[drawn] -= 1
    return {
        "name": "" if player is None else player.name,
        "bot": player is not None and player.bot,
        "wind": state.wind(seat),
        "score": state.score(seat),
        "hand": [TEXT[f] for f in listed(counts)],
        "drawn": None if drawn == NO_TILE else TEXT[drawn],
        "melds": [describe(m) for m in at.melds],
        "river": [
            {"tile": TEXT[r.tile], "drawn": r.drawn, "mark": r.mark, "taken": r.taken}
            for r in at.river
        ],
        "aside": [TEXT[f] for f in at.aside],
        "bonus": _aside_bonus(rules, state, seat),
        "declared": at.declared,
        "open": at.open,
        "retired": at.retired,
        "marks": list(marks(rules, state, seat)) if seat == viewer else [],
    }


def _worded(bonus: Mapping[Face, str]) -> Json:
    return {TEXT[face]: text for face, text in bonus.items()}


def _aside_bonus(rules: Rules, state: TableState, seat: int) -> Json:
    """Of what a seat has set aside, what counts for it."""
    laid = state.seats[seat].aside
    if rules.bonus is None or not laid:
        return {}
    counting = rules.bonus.aside(state.wind(seat))
    return _worded({face: counting[face] for face in laid if face in counting})


def _win(rules: Rules, state: TableState, win: ev.Win) -> Json:
    at = state.seats[win.seat]
    tiles = list(state.shown.get(win.seat, ()))
    # A drawn winning tile was opened with the hand; it is told apart, as a claimed one is.
    if win.how == "tsumo" and win.tile in tiles:
        tiles.remove(win.tile)
    return {
        "seat": win.seat,
        "from": None if win.how == "tsumo" else win.source,
        "tile": TEXT[win.tile],
        "how": win.how,
        "hand": [TEXT[f] for f in tiles],
        "melds": [describe(m) for m in at.melds],
        "aside": [TEXT[f] for f in at.aside],
        "bonus": _worded(
            {}
            if rules.bonus is None
            else rules.bonus.held(state.indicators, state.under, at.declared)
        ),
        "value": _value(rules, state, win),
    }


def _value(rules: Rules, state: TableState, win: ev.Win) -> object:
    """The value as the record has it, and how its numbers become what is paid."""
    told = win.value
    numbers = told.get("numbers") if isinstance(told, dict) else None
    if not isinstance(told, dict) or not isinstance(numbers, dict):
        return told
    lines = rules.sums(numbers, tsumo=win.how == "tsumo", dealer=win.seat == state.dealer)
    return {**told, "sum": [line.account() for line in lines]}


def _draw(rules: Rules, state: TableState) -> Json:
    """How the hand was drawn: who was ready, and for which tiles as far as the hand lies open."""
    waits: list[list[str] | None] = []
    for seat in range(state.count):
        if seat in state.ready and seat in state.shown:
            mask = rules.win.waits(state, seat)
            face_of = rules.tiles.face_of
            waits.append([TEXT[face_of(kind)] for kind in range(KINDS) if mask >> kind & 1])
        else:
            waits.append(None)
    return {"reason": state.drawn, "ready": list(state.ready), "waits": waits}


def _result(rules: Rules, state: TableState) -> Json:
    delta = [0] * state.count
    for move in state.transfers:
        if isinstance(move.source, int):
            delta[move.source] -= move.amount
        if isinstance(move.target, int):
            delta[move.target] += move.amount
    return {
        "wins": [_win(rules, state, w) for w in state.wins],
        "draw": _draw(rules, state) if state.drawn else None,
        "shown": [
            [TEXT[f] for f in state.shown[s]] if s in state.shown else None
            for s in range(state.count)
        ],
        "transfers": [
            {"from": t.source, "to": t.target, "amount": t.amount, "reason": t.reason}
            for t in state.transfers
        ],
        "delta": delta,
        "scores": [state.score(s) for s in range(state.count)],
    }


def _final(state: TableState) -> Json:
    return {
        "reason": state.ending,
        "by": list(state.ended_by),
        "places": [
            {"seat": seat, "place": place, "score": state.score(seat)}
            for place, seat in enumerate(state.places, 1)
        ],
        "players": [
            {
                "player": player.id,
                "name": player.name,
                "bot": player.bot,
                "seat": seat,
                "place": place,
                "score": state.accounts[player.id],
            }
            for place, (player, seat) in enumerate(_ranking(state), 1)
        ],
    }


def _ranking(state: TableState) -> list[tuple[Player, int | None]]:
    """Everybody who ever sat at the table, first to last, with the seat of who still does: those by
    their places, the others among them by points, behind equal ones.
    """
    ranked: list[tuple[Player, int | None]] = []
    for seat in state.places:
        player = state.players[seat]
        if player is not None:
            ranked.append((player, seat))
    for player in state.gone:
        score = state.accounts[player.id]
        ahead = (i for i, (other, _) in enumerate(ranked) if state.accounts[other.id] < score)
        ranked.insert(next(ahead, len(ranked)), (player, None))
    return ranked


def describe_action(action: Action) -> Json:
    """The JSON of an action."""
    return {
        "key": action.key,
        "kind": action.kind,
        "tiles": [TEXT[f] for f in action.tiles],
        "drawn": action.drawn,
        "mark": action.mark,
    }


def describe_decision(decision: Decision | None) -> Json | None:
    """The JSON of a decision."""
    if decision is None:
        return None
    return {
        "id": decision.id,
        "kind": decision.kind,
        "default": decision.default.key,
        "actions": [describe_action(a) for a in decision.actions],
    }
