"""What one seat is told: its events, cut into the steps that a page shows one after the other.

Every host sends the same messages (docs/protocol.md), over a socket or from a worker inside the
page, so their making is here. A stream holds what its seat has seen, the fold of its projected
events, and nothing else: whatever a message holds, its seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from jantaku.codec import encode
from jantaku.events import Event
from jantaku.ruleset import Rules
from jantaku.snapshot import describe_decision, snapshot
from jantaku.state import TableState, apply
from jantaku.table import Decision
from jantaku.view import project

Json = dict[str, object]

_MOMENTS: Final = frozenset(("draw", "discard", "call", "kan", "set_aside"))
"""After these a step ends. The table stops after many of them, but where it stops depends on what
hidden hands could claim; what the seat itself sees happen does not.
"""


class SeatStream:
    """The messages of one seat.

    Args:
        rules: of the table.
        seat: whose eyes, absolute.
        n: number of the last message that the seat was sent.

    Attributes:
        n: counts this seat's messages only, so that it tells nothing of the others'.
    """

    __slots__ = ("_rules", "_state", "n", "seat")

    def __init__(self, rules: Rules, seat: int, *, n: int = 0) -> None:
        self._rules = rules
        self._state = TableState(rules.seats)
        self.seat = seat
        self.n = n

    def absorb(self, events: Iterable[Event]) -> None:
        """Take in what happened without telling: nobody listens, or a greeting will tell it all."""
        for event in events:
            seen = project(event, self.seat)
            if seen is not None:
                apply(self._state, seen)

    def steps(self, events: Iterable[Event], decision: Decision | None) -> list[Json]:
        """The messages that tell of `events`; none if the seat sees nothing of them.

        Args:
            events: what happened at the table since the last call, hidden things included.
            decision: what is asked of the seat now, which the last message says.
        """
        messages: list[Json] = []
        group: list[Json] = []
        full = False
        for event in events:
            seen = project(event, self.seat)
            if seen is None:
                continue
            kind = seen[0]
            # A private note belongs to what brought it. Where the next hand follows a result at
            # once, the result is still shown.
            if group and ((full and kind != "mark") or (kind == "hand_start" and _ended(group))):
                messages.append(self._step(group, None))
                group, full = [], False
            apply(self._state, seen)
            group.append(encode(seen))
            full = full or kind in _MOMENTS
        if group:
            messages.append(self._step(group, decision))
        return messages

    def hello(self, decision: Decision | None) -> Json:
        """The message that shows the present state; the host adds the game and its ruleset."""
        return {
            "type": "hello",
            "seat": self.seat,
            "n": self.n,
            "view": self.view(),
            "decision": describe_decision(decision),
        }

    def view(self) -> Json:
        """What the seat sees now."""
        return snapshot(self._rules, self._state, self.seat)

    def _step(self, group: list[Json], decision: Decision | None) -> Json:
        self.n += 1
        return {
            "type": "step",
            "n": self.n,
            "events": group,
            "view": self.view(),
            "decision": describe_decision(decision),
        }


def _ended(group: list[Json]) -> bool:
    return any(event["e"] == "hand_end" for event in group)
