"""A new game that plays on from a step of a replay."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from jantaku import events as ev
from jantaku.errors import ActionError
from jantaku.record import dump_event, dump_header
from jantaku.redeal import redeal, start_after, start_of
from jantaku.ruleset import Rules
from jantaku.server.access import Found
from jantaku.server.computers import DEFAULT, known, names
from jantaku.server.errors import Refused
from jantaku.server.live import progress
from jantaku.server.replay import NoSuchHand, spans
from jantaku.server.store import IMPORTED, NewGame, Progress
from jantaku.stream import SeatStream
from jantaku.table import Player, Setup, Table
from jantaku.view import project
from jantaku.wall import new_secret

_MOVES: Final = ("draw", "discard", "call", "kan", "set_aside", "hand_end")

_KEPT: Final = ("guests", "open_hands")
"""What was arranged for the other game and holds for this one."""

Begun = tuple[NewGame, list[str], Progress]


def continue_from(
    found: Found, hand: int, step: int, seat: int | None, owner: str, *, rng: random.Random
) -> Begun:
    """The game of `owner` that begins where a step of another one ends (docs/protocol.md, "Playing
    on").

    Args:
        found: the other game.
        hand, step: of its replay, 0-based.
        seat: whose place; None: that of whoever owns the other game.
        rng: draws the new tiles.

    NoSuchHand for a hand or a step that is not there; ActionError for a seat (`no_such_seat`);
    Refused for a place that may not be taken yet (`game_running`), or where no hand follows
    (`game_over`); NoRedeal where no tiles fit.
    """
    row, header, log, shared = found
    rules = header.rules()
    seat = row.seat if seat is None else seat
    if not 0 <= seat < rules.seats:
        raise ActionError("no_such_seat", f"there is no seat {seat}", seat=seat, seats=rules.seats)
    if not row.over and seat != row.seat:
        raise Refused("game_running", "while a game runs, only one's own place is open", seat=seat)
    steps = spans(log, hand)
    if not 0 <= step < len(steps):
        raise NoSuchHand("no_such_step", f"the hand has no step {step}", hand=hand, step=step)
    # Of several winners of one tile none has laid the hand open before the last.
    while _wins(log, steps, step) and _wins(log, steps, step + 1):
        step += 1
    ended = _end_of_hand(log, steps[step])
    begun = next(i for i in steps[0] if log[i][0] == "hand_start")
    left = _hands_left(header.setup, hand + bool(ended))
    if ended:
        start = start_after(rules, log[: ended + 1]) if left != 0 else None
        if start is None:
            raise Refused("game_over", "no hand follows this one", hand=hand)
    else:
        start = start_of(rules, log, begun)
    setup = Setup(
        players=_players(rules, found, ended + 1 if ended else steps[step].stop, seat, owner),
        dealer=start.plan.dealer,
        start=start,
        hands=left,
        confirm=True,
    )
    secret = new_secret()
    if ended:
        table = Table(rules, setup, secret=secret)
    else:
        seen = _seen(log, begun, steps[step], seat)
        table = redeal(rules, setup, seen, seat, secret=secret, rng=rng)
    id = secrets.token_urlsafe(9)
    origin = {"game": "" if shared else row.id, "hand": hand, "step": step, "seat": seat}
    meta: dict[str, object] = {"game": id, "started": datetime.now(UTC).isoformat()}
    meta |= {name: header.meta[name] for name in _KEPT if name in header.meta}
    meta["continued_from"] = origin
    new = replace(header, setup=setup, meta=meta)
    game = NewGame(
        id=id,
        ruleset=header.ruleset,
        header=dump_header(new),
        secret=secret,
        owner=owner,
        seat=seat,
        computers=row.computers if known(row.computers) else DEFAULT,
    )
    return game, [dump_event(e) for e in table.drain()], progress(table)


def _wins(log: Sequence[ev.Event], steps: Sequence[range], step: int) -> bool:
    """Whether a step tells of a win."""
    return step < len(steps) and any(log[i][0] == "win" for i in steps[step])


def _end_of_hand(log: Sequence[ev.Event], step: range) -> int:
    """Where the hand ends, if nothing but its settlement follows what a step tells of; else 0.
    Where play goes on after a win, something does.
    """
    settled = next((i for i in step if log[i][0] in ("win", "hand_drawn")), len(log))
    at = next((i for i in range(settled, len(log)) if log[i][0] in _MOVES), 0)
    return at if log[at][0] == "hand_end" else 0


def _hands_left(setup: Setup, played: int) -> int | None:
    return None if setup.hands is None else max(setup.hands - played, 0)


def _seen(log: Sequence[ev.Event], start: int, step: range, seat: int) -> list[ev.Event]:
    """What `seat` had seen of the hand at the end of a step, or where it had to choose in it."""
    cut = next(
        (i for i in step if log[i][0] == "choice" and log[i][1] == seat),
        step.stop,
    )
    seen = (project(event, seat) for event in log[start:cut])
    return [event for event in seen if event is not None]


def _players(rules: Rules, found: Found, at: int, seat: int, owner: str) -> tuple[Player, ...]:
    """Who sits where: everybody by the name they had after `at` events. Who takes another place
    than their own keeps their name, and whoever had that place takes theirs.
    """
    stream = SeatStream(rules, seat)
    stream.absorb(found.events[:at])
    called: list[str] = [one["name"] for one in stream.view()["seats"]]  # type: ignore[attr-defined]  # the JSON of a view
    row = found.row
    if found.shared or row.computers == IMPORTED:
        called[seat] = ""
    else:
        called[seat], called[row.seat] = called[row.seat], called[seat]
    spare = (name for name in names(rules.seats) if name not in called)
    return tuple(
        Player(owner, called[s], False)
        if s == seat
        else Player(f"computer{s}", called[s] or next(spare), True)
        for s in range(rules.seats)
    )
