"""Games looked at again: the hands of a game, and the steps of one of them.

A step holds what happened and the view after it, in the vocabulary of the socket. Of a game that is
over all hands lie open, and the page shows as many of them as it is asked to; of one that still
runs a player sees what that seat saw.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any, Final

from jantaku.calculator.played import PlayedWins
from jantaku.codec import encode
from jantaku.errors import JantakuError
from jantaku.events import Event
from jantaku.ruleset import Rules
from jantaku.stream import SeatStream
from jantaku.view import project

Json = dict[str, Any]

_MOMENTS: Final = frozenset(("draw", "discard", "call", "kan", "set_aside", "win", "hand_drawn"))
"""Each of these begins a step; what follows from it belongs to the same one."""

_TURNING: Final = frozenset(("win", "discard"))
"""Indicators may be turned just before these."""

_CHANGING: Final = frozenset(("leave", "seat"))
"""Between two hands these belong to the one that comes: a result names those who played for it."""

_UNSHOWN: Final = frozenset(("wall", "choice", "mark", "open_wall"))
"""What no step tells: it is seen in the view, or would be of no use there."""


class NoSuchHand(JantakuError):
    """The game has no hand of that number."""


def hands(events: Iterable[Event]) -> list[Json]:
    """The hands of a game in order: which, who sat at each seat, and how each ended (so far as it
    has).
    """
    found: list[Json] = []
    seats: dict[int, Json] = {}
    for event in events:
        data = encode(event)
        kind = data["e"]
        if kind == "seat":
            seats[data["seat"]] = {"name": data["name"], "bot": data["bot"]}
        elif kind == "hand_start":
            place = {name: data[name] for name in ("serial", "round", "number", "repeat")}
            who = [seats[seat] for seat in sorted(seats)]
            found.append({**place, "seats": who, "winners": [], "draw": None, "over": False})
        elif not found:
            continue
        elif kind == "win":
            found[-1]["winners"].append(data["seat"])
        elif kind == "hand_drawn":
            found[-1]["draw"] = data["reason"]
        elif kind == "hand_end":
            found[-1]["over"] = True
    return found


def spans(events: Sequence[Event], hand: int) -> list[range]:
    """Which events of the log each step of a hand holds, hidden ones included; the same for every
    seat. What happens between two hands belongs to the last step of the former, but for players who
    leave and sit down: that begins the latter.

    NoSuchHand when there is no hand of that number (0 for the first).
    """
    starts = _starts(events)
    if not 0 <= hand < len(starts):
        raise NoSuchHand("no_such_hand", f"the game has no hand {hand}", hand=hand)
    end = starts[hand + 1] if hand + 1 < len(starts) else len(events)
    begins = [starts[hand]]
    for i in range(starts[hand], end):
        if events[i][0] in _MOMENTS:
            begins.append(i)
            # What is turned for a win or a discard comes with it, not with what was before.
            while events[i][0] in _TURNING and events[begins[-1] - 1][0] == "indicator":
                begins[-1] -= 1
    return [range(a, b) for a, b in itertools.pairwise((*begins, end))]


def _starts(events: Sequence[Event]) -> list[int]:
    """Where the hands begin."""
    found: list[int] = []
    changing = -1
    for i, event in enumerate(events):
        if event[0] == "hand_end":
            changing = -1
        elif event[0] in _CHANGING and found and changing < 0:
            changing = i
        elif event[0] == "hand_start":
            found.append(i if changing < 0 else changing)
    return found


def steps(
    rules: Rules,
    events: Sequence[Event],
    hand: int,
    *,
    seat: int | None,
    open_hands: bool = False,
) -> list[Json]:
    """The steps of one hand: what happened, the view after it, and `flags`, the words in which a
    calculator is told of each win so far, by the winner's seat.

    Args:
        rules: of the game.
        events: its whole log.
        hand: 0 for the first.
        seat: whose eyes; None: every hand lies open, of a game that is over.
        open_hands: whether a result shows that seat every hand.

    NoSuchHand when there is none of that number.
    """
    found: list[Json] = []
    whole = spans(events, hand)
    streams = {
        s: SeatStream(rules, s, open_hands=open_hands)
        for s in range(rules.seats)
        if seat in (None, s)
    }
    for stream in streams.values():
        stream.absorb(events[: whole[0].start])
    wins = PlayedWins(rules, events[: whole[0].start])
    for span in whole:
        told = events[span.start : span.stop]
        wins.absorb(told)
        for stream in streams.values():
            stream.absorb(told)
        seen = (
            event if seat is None else project(event, seat)
            for event in told
            if event[0] not in _UNSHOWN
        )
        shown = [encode(event) for event in seen if event is not None]
        found.append({"events": shown, "view": _view(streams, seat), "flags": dict(wins.flags)})
    return found


def _view(streams: dict[int, SeatStream], seat: int | None) -> Json:
    """What is seen now; with all hands open, each seat as it sees itself."""
    views: dict[int, Json] = {s: stream.view() for s, stream in streams.items()}
    if seat is not None:
        return views[seat]
    whole: Json = dict(views[0])
    whole["seats"] = [view["seats"][s] for s, view in views.items()]
    return whole
