"""How much was judged, of one game or of many."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, kw_only=True)
class Counts:
    """Numbers that add up.

    Attributes:
        hands, wins, draws: how many were judged to their end.
        moves: recorded moves judged.
        walls: hands whose wall came from a seed.
    """

    hands: int = 0
    wins: int = 0
    draws: int = 0
    moves: int = 0
    walls: int = 0

    def count(self, other: Counts) -> None:
        """Add what another has counted."""
        self.hands += other.hands
        self.wins += other.wins
        self.draws += other.draws
        self.moves += other.moves
        self.walls += other.walls
