"""How likely a hand still wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CLAIMED: Final = 0.45
"""How often another seat's discard is what one's outs say, compared with a draw: people hold back
what looks dangerous.
"""

CLAIMED_DECLARED: Final = 0.34
"""The same against a seat that has declared."""


def win_chance(rates: Sequence[float], turns: int, hazard: float) -> float:
    """The chance that a hand wins within so many go-rounds.

    Args:
        rates: at place `d` the chance that a hand at distance `d` gets one nearer in a go-round, at
            place 0 that it wins; the hand now is at the last place.
        turns: go-rounds left.
        hazard: chance that somebody else ends the hand in a go-round.
    """
    at = [0.0] * len(rates)
    at[-1] = 1.0
    alive = 1.0
    won = 0.0
    keep = 1.0 - hazard
    for _ in range(turns):
        move = at[0] * rates[0]
        won += alive * move
        at[0] -= move
        for d in range(1, len(rates)):
            move = at[d] * rates[d]
            at[d] -= move
            at[d - 1] += move
        alive *= keep
    return won
