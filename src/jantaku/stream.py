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
from jantaku.tiles import TEXT, listed
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
        open_hands: whether the result of a hand shows every hand, those too that nobody laid open:
            for somebody who plays alone and wants to know.

    Attributes:
        n: counts this seat's messages only, so that it tells nothing of the others'.
    """

    __slots__ = ("_rules", "_state", "_whole", "n", "seat")

    def __init__(self, rules: Rules, seat: int, *, n: int = 0, open_hands: bool = False) -> None:
        self._rules = rules
        self._state = TableState(rules.seats)
        # The table with everything hidden, of which only the hands are told, and only afterwards.
        self._whole = TableState(rules.seats) if open_hands else None
        self.seat = seat
        self.n = n

    def absorb(self, events: Iterable[Event]) -> None:
        """Take in what happened without telling: nobody listens, or a greeting will tell it all."""
        for event in events:
            self._watch(event)
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
                self._watch(event)
                continue
            kind = seen[0]
            # A private note belongs to what brought it. Where the next hand follows a result at
            # once, the result is still shown, and so is who has come and gone in between.
            if group and (
                (full and kind != "mark") or (kind == "hand_start" and self._apart(group))
            ):
                messages.append(self._step(group, None))
                group, full = [], False
            self._watch(event)
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
        view = snapshot(self._rules, self._state, self.seat)
        result = view["result"]
        if self._whole is not None and isinstance(result, dict):
            result["shown"] = [
                [TEXT[f] for f in listed(at.hand)] if shown is None else shown
                for shown, at in zip(result["shown"], self._whole.seats, strict=True)
            ]
        return view

    def _watch(self, event: Event) -> None:
        if self._whole is not None:
            apply(self._whole, event)

    def _step(self, group: list[Json], decision: Decision | None) -> Json:
        self.n += 1
        return {
            "type": "step",
            "n": self.n,
            "events": group,
            "view": self.view(),
            "decision": describe_decision(decision),
        }

    def _apart(self, group: list[Json]) -> bool:
        """Whether what has been told so far is not to be mixed with the hand that begins now."""
        coming = ("hand_end", "leave") if self._state.serial < 0 else ("hand_end", "leave", "seat")
        return any(event["e"] in coming for event in group)
