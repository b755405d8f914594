"""What happened in simulated hands, in figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from jantaku import events as ev


class HandFigures(NamedTuple):
    """One hand.

    Attributes:
        wins: for each winner (seat, seat the tile came from, points won from the others).
        reason: why it was drawn, empty after a win.
        declared: seats whose declaration stood; `opened`: seats that claimed a tile.
        seats: how many played.
        turns: discards.
    """

    wins: tuple[tuple[int, int, int], ...]
    reason: str
    declared: tuple[int, ...]
    opened: tuple[int, ...]
    seats: int
    turns: int


def figures(log: Iterable[ev.Event], seats: int) -> list[HandFigures]:
    """The figures of each finished hand in a log."""
    out: list[HandFigures] = []
    wins: list[ev.Win] = []
    gains: Counter[int] = Counter()
    declared: set[int] = set()
    opened: set[int] = set()
    reason, turns = "", 0
    for e in log:
        if isinstance(e, ev.HandStart):
            wins, gains, declared, opened, reason, turns = [], Counter(), set(), set(), "", 0
        elif isinstance(e, ev.Win):
            wins.append(e)
        elif isinstance(e, ev.Transfer):
            if isinstance(e.source, int) and isinstance(e.target, int):
                gains[e.target] += e.amount
        elif isinstance(e, ev.Declare):
            declared.add(e.seat)
        elif isinstance(e, ev.Call):
            opened.add(e.seat)
        elif isinstance(e, ev.Discard):
            turns += 1
        elif isinstance(e, ev.HandDrawn):
            reason = e.reason
        elif isinstance(e, ev.HandEnd):
            won = tuple((w.seat, w.source, gains[w.seat]) for w in wins)
            out.append(
                HandFigures(
                    won, reason, tuple(sorted(declared)), tuple(sorted(opened)), seats, turns
                )
            )
    return out


@dataclass(slots=True)
class Tally:
    """The sum over hands."""

    hands: int = 0
    won: int = 0
    self_drawn: int = 0
    claimed: int = 0
    several: int = 0
    gained: int = 0
    turns: int = 0
    seat_hands: int = 0
    declared: int = 0
    opened: int = 0
    draws: Counter[str] = field(default_factory=Counter)

    def add(self, hand: HandFigures) -> None:
        """Count one hand."""
        self.hands += 1
        self.turns += hand.turns
        self.seat_hands += hand.seats
        self.declared += len(hand.declared)
        self.opened += len(hand.opened)
        if hand.wins:
            self.won += 1
            self.several += len(hand.wins) > 1
        else:
            self.draws[hand.reason] += 1
        for seat, source, points in hand.wins:
            self.gained += points
            if seat == source:
                self.self_drawn += 1
            else:
                self.claimed += 1

    def summary(self) -> dict[str, object]:
        """Figures by name; rates are shares of hands, of hands a seat played, or of wins."""
        wins = self.self_drawn + self.claimed
        return {
            "hands": self.hands,
            "hands_won": self.won,
            "win_rate": _share(self.won, self.hands),
            "wins_by_tsumo": self.self_drawn,
            "wins_by_ron": self.claimed,
            "hands_with_several_winners": self.several,
            "average_win": round(self.gained / wins, 1) if wins else 0.0,
            "discards_a_hand": round(self.turns / self.hands, 1) if self.hands else 0.0,
            "seat_win_rate": _share(wins, self.seat_hands),
            "seat_feed_rate": _share(self.claimed, self.seat_hands),
            "seat_declare_rate": _share(self.declared, self.seat_hands),
            "seat_call_rate": _share(self.opened, self.seat_hands),
            "draw_rate": _share(sum(self.draws.values()), self.hands),
            "draws": dict(sorted(self.draws.items())),
        }


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0
