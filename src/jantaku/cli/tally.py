"""What happened in simulated hands, in figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from jantaku import events as ev


class HandFigures(NamedTuple):
    """One hand.

    Attributes:
        wins: for each winner (seat, seat the tile came from, points won from the others).
        reason: why it was drawn, empty after a win.
        declared: seats whose declaration stood; `opened`: seats that claimed a tile.
        gains: by seat, how its score changed.
        turns: discards.
    """

    wins: tuple[tuple[int, int, int], ...]
    reason: str
    declared: tuple[int, ...]
    opened: tuple[int, ...]
    gains: tuple[int, ...]
    turns: int


class GameFigures(NamedTuple):
    """One game.

    Attributes:
        players: name of the player at each seat.
        hands: in order.
        places: seats from first to last.
    """

    players: tuple[str, ...]
    hands: tuple[HandFigures, ...]
    places: tuple[int, ...]


def figures(log: Iterable[ev.Event], players: Sequence[str]) -> GameFigures:
    """The figures of each finished hand in a log."""
    out: list[HandFigures] = []
    places: tuple[int, ...] = ()
    seats = len(players)
    wins: list[ev.Win] = []
    won: Counter[int] = Counter()
    gains = [0] * seats
    declared: set[int] = set()
    opened: set[int] = set()
    reason, turns = "", 0
    for e in log:
        if isinstance(e, ev.HandStart):
            wins, won, gains, declared, opened = [], Counter(), [0] * seats, set(), set()
            reason, turns = "", 0
        elif isinstance(e, ev.Win):
            wins.append(e)
        elif isinstance(e, ev.Transfer):
            if isinstance(e.source, int):
                gains[e.source] -= e.amount
            if isinstance(e.target, int):
                gains[e.target] += e.amount
                if isinstance(e.source, int):
                    won[e.target] += e.amount
        elif isinstance(e, ev.Declare):
            declared.add(e.seat)
        elif isinstance(e, ev.Call):
            opened.add(e.seat)
        elif isinstance(e, ev.Discard):
            turns += 1
        elif isinstance(e, ev.HandDrawn):
            reason = e.reason
        elif isinstance(e, ev.HandEnd):
            out.append(
                HandFigures(
                    tuple((w.seat, w.source, won[w.seat]) for w in wins),
                    reason,
                    tuple(sorted(declared)),
                    tuple(sorted(opened)),
                    tuple(gains),
                    turns,
                )
            )
        elif isinstance(e, ev.GameEnd):
            places = e.places
    return GameFigures(tuple(players), tuple(out), places)


@dataclass(slots=True)
class PlayerTally:
    """The sum over the hands that players of one name played."""

    hands: int = 0
    won: int = 0
    fed: int = 0
    declared: int = 0
    opened: int = 0
    gained: int = 0
    score: int = 0
    places: int = 0
    games: int = 0

    def summary(self) -> dict[str, float]:
        """Figures by name; rates are shares of the hands played."""
        return {
            "hands": self.hands,
            "win_rate": _share(self.won, self.hands),
            "feed_rate": _share(self.fed, self.hands),
            "declare_rate": _share(self.declared, self.hands),
            "call_rate": _share(self.opened, self.hands),
            "average_win": round(self.gained / self.won, 1) if self.won else 0.0,
            "points_a_hand": round(self.score / self.hands, 1) if self.hands else 0.0,
            "average_place": round(self.places / self.games, 3) if self.games else 0.0,
        }


@dataclass(slots=True)
class Tally:
    """The sum over games, or over as many of their hands as were asked for."""

    hands: int = 0
    games: int = 0
    won: int = 0
    self_drawn: int = 0
    claimed: int = 0
    several: int = 0
    gained: int = 0
    turns: int = 0
    draws: Counter[str] = field(default_factory=Counter)
    players: dict[str, PlayerTally] = field(default_factory=dict)

    def add(self, game: GameFigures, *, most: int) -> None:
        """Count a game, or its first hands until there are `most` in all. Places count for whole
        games only.
        """
        room = most - self.hands
        by_seat = [self.players.setdefault(name, PlayerTally()) for name in game.players]
        for hand in game.hands[:room]:
            self._hand(hand, by_seat)
        if len(game.hands) <= room:
            self.games += 1
            for place, seat in enumerate(game.places, 1):
                by_seat[seat].places += place
                by_seat[seat].games += 1

    def _hand(self, hand: HandFigures, by_seat: Sequence[PlayerTally]) -> None:
        self.hands += 1
        self.turns += hand.turns
        for player, gain in zip(by_seat, hand.gains, strict=True):
            player.hands += 1
            player.score += gain
        for seat in hand.declared:
            by_seat[seat].declared += 1
        for seat in hand.opened:
            by_seat[seat].opened += 1
        if hand.wins:
            self.won += 1
            self.several += len(hand.wins) > 1
        else:
            self.draws[hand.reason] += 1
        for seat, source, points in hand.wins:
            self.gained += points
            by_seat[seat].won += 1
            by_seat[seat].gained += points
            if seat == source:
                self.self_drawn += 1
            else:
                self.claimed += 1
        for source in {source for seat, source, _ in hand.wins if seat != source}:
            by_seat[source].fed += 1

    def summary(self) -> dict[str, object]:
        """Figures by name; rates are shares of hands."""
        wins = self.self_drawn + self.claimed
        return {
            "hands": self.hands,
            "games": self.games,
            "hands_won": self.won,
            "win_rate": _share(self.won, self.hands),
            "wins_by_tsumo": self.self_drawn,
            "wins_by_ron": self.claimed,
            "hands_with_several_winners": self.several,
            "average_win": round(self.gained / wins, 1) if wins else 0.0,
            "discards_a_hand": round(self.turns / self.hands, 1) if self.hands else 0.0,
            "draw_rate": _share(sum(self.draws.values()), self.hands),
            "draws": dict(sorted(self.draws.items())),
            "players": {name: p.summary() for name, p in sorted(self.players.items())},
        }


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0
