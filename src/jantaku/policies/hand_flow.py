"""What flows of every kind of game share: how one hand of it goes on and ends."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from jantaku import events as ev
from jantaku.policies.aborts import AbortRule, abort
from jantaku.policies.declaration import NoDeclaration
from jantaku.state import TableState


class HandFlow:
    """A declaration stands once its discard has passed, aborts are asked for, the first win ends
    the hand.

    Args:
        seats: how many.
        start: points of each player at the start, lent by the house account.
        declaration: what stands after a discard.
        aborts: draws that end a hand early.
    """

    def __init__(
        self,
        *,
        seats: int,
        start: int,
        declaration: NoDeclaration,
        aborts: Sequence[AbortRule],
    ) -> None:
        self.seats = seats
        self.start = start
        self.declaration = declaration
        self.aborts = tuple(aborts)

    def passed(self, state: TableState) -> Generator[ev.Event, None, str]:
        """See `ruleset.Flow`."""
        yield from self.declaration.stand(state)
        return abort(self.aborts, state, "discard") if self.aborts else ""

    def stood(self, state: TableState) -> Generator[ev.Event, None, str]:
        """See `ruleset.Flow`."""
        yield from ()
        return abort(self.aborts, state, "kan") if self.aborts else ""

    def after_wins(
        self, state: TableState, winners: Sequence[int]
    ) -> Generator[ev.Event, None, int]:
        """See `ruleset.Flow`: a win ends the hand."""
        yield from ()
        return -1
