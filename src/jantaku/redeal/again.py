"""Playing a hand again as one seat saw it played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from jantaku import events as ev
from jantaku.actions import PASS, RON, Action, action
from jantaku.redeal.misfit import Misfit
from jantaku.table import Decision, Table
from jantaku.tiles import Face, sort_faces
from jantaku.view import project

_ACTS: Final = ("discard", "kan", "set_aside", "win", "hand_drawn")
_ANSWERS: Final = ("call", "win", "draw", "discard", "stand", "hand_drawn")


def play_again(table: Table, told: Sequence[ev.Event], own: Mapping[int, str], seat: int) -> None:
    """Play the hand again until `seat` has been told all of `told`; Misfit, or ActionError, where
    that cannot be.
    """
    done = at = 0
    while True:
        for event in table.log[done:]:
            seen = project(event, seat)
            if seen is None or at >= len(told) or _before(seen, at):
                continue
            if seen != told[at]:
                raise Misfit(f"{seen} instead of {told[at]}")
            at += 1
        done = len(table.log)
        if at >= len(told):
            return
        pending = table.pending()
        if not pending:
            raise Misfit("the hand ends too early")
        for asked, decision in pending.items():
            if decision.kind == "turn":
                table.choose(asked, _turn(decision, told[at:]))
            elif decision.kind == "claim":
                key = own.get(at) if asked == seat else None
                table.choose(asked, _answer(decision, told[at:], key))
            else:
                raise Misfit("the hand ends too early")
            if table.state.phase != decision.kind or table.state.ticks != decision.id:
                break


def _before(event: ev.Event, at: int) -> bool:
    """Whether it is none of those that are compared: choices, and what comes before the deal."""
    kind = event[0]
    return kind == "choice" or (not at and kind in ("seat", "transfer", "hand_start"))


def _turn(decision: Decision, told: Sequence[ev.Event]) -> Action:
    """What a seat chose in its turn, from what was seen to follow."""
    event = next((e for e in told if e[0] in _ACTS), None)
    for offered in decision.actions:
        if isinstance(event, ev.Discard):
            fits = offered is action("discard", (event.tile,), event.drawn, event.mark)
        elif isinstance(event, ev.Kan):
            fits = offered.kind == f"{event.form}_kan" and _same(offered.tiles, event.tiles)
        elif isinstance(event, ev.SetAside):
            fits = offered.kind == "set_aside" and offered.tiles == (event.tile,)
        else:
            fits = isinstance(event, ev.Win) and offered.kind == "tsumo"
        if fits:
            return offered
    raise Misfit(f"seat {decision.seat} may not do what it did: {event}")


def _answer(decision: Decision, told: Sequence[ev.Event], own: str | None) -> Action:
    """What a seat answered to a tile on offer, as far as it showed."""
    mine = next((a for a in decision.actions if a.key == own), None)
    if mine is not None:
        return mine
    for event in told:
        if isinstance(event, ev.Call) and event.seat == decision.seat:
            meld = event.meld
            tiles = meld.tiles[: meld.called] + meld.tiles[meld.called + 1 :]
            for offered in decision.actions:
                if offered.kind == meld.form and _same(offered.tiles, tiles):
                    return offered
        elif isinstance(event, ev.Win) and event.how != "tsumo":
            if event.seat == decision.seat:
                return RON
            continue
        if event[0] in _ANSWERS:
            break
    return PASS


def _same(some: Sequence[Face], others: Sequence[Face]) -> bool:
    return sort_faces(some) == sort_faces(others)
