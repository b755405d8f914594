"""What the server tells somebody who asks what to do."""

from __future__ import annotations

import asyncio

from jantaku.server.computers import DEFAULT, Computer, Maker
from jantaku.snapshot import Json
from jantaku.table import Table


class Adviser:
    """Answers for one game.

    Args:
        make: makes the computer player that is asked for a recommendation.
    """

    def __init__(self, make: Maker) -> None:
        self._make = make
        self._computer: Computer | None = None
        self._last: tuple[object, Json] | None = None

    async def advice(self, table: Table, seat: int, *, best: bool) -> Json:
        """The message for `seat` (docs/protocol.md). The table must not change meanwhile."""
        # However often a page asks, the work is done once.
        key = (len(table.log), seat, best)
        if self._last is not None and self._last[0] == key:
            return self._last[1]
        # Who only stores and lists games need not have this in memory.
        from jantaku.analysis.advice import advise
        from jantaku.analysis.reasons import reasons

        view, decision = table.view(seat), table.pending().get(seat)
        told = advise(view, decision)
        chosen: Json | None = None
        if best and decision is not None and decision.kind != "between":
            if self._computer is None:
                self._computer = Computer(DEFAULT, self._make(DEFAULT, 0))
            action = await self._computer.choose(view, decision)
            # Hands are imagined for it, which is not worth keeping everybody else waiting.
            found = await asyncio.to_thread(reasons, told, action, view, decision)
            chosen = {"action": action.key, "reasons": [reason.account() for reason in found]}
        message: Json = {
            "type": "advice",
            "decision": None if decision is None else decision.id,
            **told.account(view.rules.tiles),
            "best": chosen,
        }
        self._last = (key, message)
        return message
