"""Games looked at again: the hands of a game, and the steps of one of them.

A step holds what happened and the view after it, in the vocabulary of the socket. Of a game that is
over all hands lie open, and the page shows as many of them as it is asked to; of one that still
runs a player sees what that seat saw.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from jantaku.codec import encode
from jantaku.errors import JantakuError
from jantaku.events import Event
from jantaku.ruleset import Rules
from jantaku.stream import SeatStream
from jantaku.view import project

Json = dict[str, Any]

_MOMENTS: Final = frozenset(("draw", "discard", "call", "kan", "set_aside", "win", "hand_drawn"))
"""Each of these begins a step; what follows from it belongs to the same one."""

_UNSHOWN: Final = frozenset(("wall", "choice", "mark", "open_wall"))
"""What no step tells: it is seen in the view, or would be of no use there."""


class NoSuchHand(JantakuError):
    """The game has no hand of that number."""


def hands(events: Iterable[Event]) -> list[Json]:
    """The hands of a game in order: which, and how each ended (so far as it has)."""
    found: list[Json] = []
    for event in events:
        data = encode(event)
        kind = data["e"]
        if kind == "hand_start":
            place = {name: data[name] for name in ("round", "number", "repeat")}
            found.append({**place, "winners": [], "draw": None, "over": False})
        elif not found:
            continue
        elif kind == "win":
            found[-1]["winners"].append(data["seat"])
        elif kind == "hand_drawn":
            found[-1]["draw"] = data["reason"]
        elif kind == "hand_end":
            found[-1]["over"] = True
    return found


def steps(rules: Rules, events: Iterable[Event], hand: int, *, seat: int | None) -> list[Json]:
    """The steps of one hand.

    Args:
        rules: of the game.
        events: its whole log.
        hand: 0 for the first.
        seat: whose eyes; None: every hand lies open, of a game that is over.

    NoSuchHand when there is none of that number.
    """
    streams = {s: SeatStream(rules, s) for s in range(rules.seats) if seat in (None, s)}
    found: list[Json] = []
    group: list[Json] = []
    at = -1

    for event in events:
        kind = event[0]
        begins = kind == "hand_start"
        if at == hand and group and (kind in _MOMENTS or begins):
            found.append({"events": group, "view": _view(streams, seat)})
            group = []
        at += begins
        if at > hand:
            break
        for stream in streams.values():
            stream.absorb((event,))
        if at == hand and kind not in _UNSHOWN:
            seen = event if seat is None else project(event, seat)
            if seen is not None:
                group.append(encode(seen))
    if at < hand or hand < 0:
        raise NoSuchHand("no_such_hand", f"the game has no hand {hand}", hand=hand)
    if group:
        found.append({"events": group, "view": _view(streams, seat)})
    return found


def _view(streams: dict[int, SeatStream], seat: int | None) -> Json:
    """What is seen now; with all hands open, each seat as it sees itself."""
    views: dict[int, Json] = {s: stream.view() for s, stream in streams.items()}
    if seat is not None:
        return views[seat]
    whole: Json = dict(views[0])
    whole["seats"] = [view["seats"][s] for s, view in views.items()]
    return whole
