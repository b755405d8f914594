"""Base points from han and fu, with a ladder of limits (rules: riichi)."""

from __future__ import annotations

from typing import NamedTuple


class Limit(NamedTuple):
    """A step of the ladder: from `han` on, a hand has `base` points and the name `limit.<id>`."""

    id: str
    han: int
    base: int


class LimitLadder(NamedTuple):
    """Limits, dearest first; below them base points are fu times two to the power of han plus two.

    Attributes:
        steps: by descending han; the last one also caps what fu can make of fewer han.
        round_up: base points from which a hand counts as the last step (1920 rounds 4 han 30 fu and
            3 han 60 fu up; the cap itself means no rounding up).
    """

    steps: tuple[Limit, ...]
    round_up: int

    def base(self, han: int, fu: int) -> tuple[int, str]:
        """Base points and the name of the limit, empty below the limits."""
        for step in self.steps:
            if han >= step.han:
                return step.base, step.id
        lowest = self.steps[-1]
        base = fu << 2 + han
        if base >= self.round_up:
            return lowest.base, lowest.id
        return base, ""


def ladder(*, counted_yakuman: bool = True, round_up: bool = False) -> LimitLadder:
    """The usual ladder, with or without a yakuman by counting, with or without rounding up."""
    top = (Limit("counted_yakuman", 13, 8000),) if counted_yakuman else ()
    return LimitLadder(
        (
            *top,
            Limit("sanbaiman", 11, 6000),
            Limit("baiman", 8, 4000),
            Limit("haneman", 6, 3000),
            Limit("mangan", 5, 2000),
        ),
        1920 if round_up else 2000,
    )
