"""A second table, made of events alone: what is true of every event is checked here."""

from __future__ import annotations

from collections import Counter
from copy import copy

from jantaku import events as ev
from jantaku.kernel import Reading, Shapes
from jantaku.ruleset import Rules, Score
from jantaku.situation import Situation
from jantaku.state import TableState, apply
from jantaku.testing.decompose import readings
from jantaku.testing.tiles_kept import Conservation
from jantaku.testing.violation import require
from jantaku.value import Refusal, Value, account
from jantaku.view import project


class Mirror:
    """Folds a table's events as they come, once in full and once for every seat.

    Attributes:
        full: the fold of everything.
        views: by seat, the fold of what that seat may see.
        seen: how often each sort of event occurred, see `note`.
        taken: how many events it has taken.
        most_events: events a hand may have before it counts as endless.
    """

    def __init__(self, rules: Rules, seen: Counter[str]) -> None:
        self.rules = rules
        self.full = TableState(rules.seats)
        self.views = [TableState(rules.seats) for _ in range(rules.seats)]
        self.seen = seen
        self.most_events = 40 * rules.tiles.size
        self.taken = 0
        self._in_hand = 0
        self._kept = Conservation(rules)
        self._before_wins: TableState | None = None
        self._winners = 0

    def take(self, event: ev.Event) -> None:
        """One more event."""
        if isinstance(event, ev.HandStart):
            self._in_hand = 0
        self._in_hand += 1
        self.taken += 1
        require(
            self._in_hand <= self.most_events,
            "5 every game ends",
            f"{self._in_hand} events in a hand",
        )
        if isinstance(event, ev.Win):
            if self._before_wins is None:
                self._before_wins = self.full.copy()
            self._winners += 1
            check_value(self.rules, self._before_wins, event)
        elif self._before_wins is not None:
            self.seen[f"wins:{self._winners}"] += 1
            self._before_wins, self._winners = None, 0
        self._note(event)
        apply(self.full, event)
        if isinstance(event, ev.Wall):
            self._kept.begin(event.tiles)
        self._kept.check(self.full)
        for seat, view in enumerate(self.views):
            mine = project(event, seat)
            if mine is not None:
                apply(view, mine)

    def _note(self, event: ev.Event) -> None:
        """Count what happened, under the names that `Conformance.expect` uses."""
        kind = event[0]
        self.seen[kind] += 1
        if isinstance(event, ev.Call):
            self.seen[event.meld.form] += 1
        elif isinstance(event, ev.Kan):
            self.seen[f"{event.form}_kan"] += 1
        elif isinstance(event, ev.Win):
            self.seen[event.how] += 1
            offer = self._before_wins.offer if self._before_wins else None
            if event.how == "robbed" and offer is not None:
                self.seen[f"robbed:{offer.origin}"] += 1
            elif event.how == "tsumo" and self.full.source != "live":
                self.seen[f"replacement:{self.full.source}"] += 1
        elif isinstance(event, ev.HandDrawn):
            self.seen[f"drawn:{event.reason}"] += 1
        elif isinstance(event, ev.Declare | ev.Discard) and event.mark:
            self.seen[f"{kind}:{event.mark}"] += 1
        elif isinstance(event, ev.Mark) and event.on:
            self.seen[f"mark:{event.name}"] += 1
        elif isinstance(event, ev.Transfer):
            self.seen[f"transfer:{event.reason}"] += 1
        elif isinstance(event, ev.Indicator) and event.under:
            self.seen["under"] += 1


def check_value(rules: Rules, before: TableState, win: ev.Win) -> None:
    """Invariant 9: the win is worth what the score policy says, and no reading is worth more."""
    situation = rules.win.situation(before, win.seat, win.tile, win.how)  # type: ignore[arg-type]  # a Win's `how` is one of the three
    value = rules.score.value(situation)
    if isinstance(value, Refusal):
        require(False, "9 the best reading", f"a win that is refused: {value}")
        return
    require(account(value) == win.value, "9 the best reading", "the win is not the score's value")
    own = readings(situation.kinds, len(situation.melds), rules.shapes)
    kernel = rules.shapes.readings(situation.kinds, len(situation.melds))
    require(
        len(own) == len(kernel) and set(own) == set(kernel),
        "9 the best reading",
        f"readings differ: {kernel} are {own}",
    )
    alone = [_alone(rules.score, situation, reading) for reading in kernel]
    # Some policies know wins that need no complete hand; they say what those are worth.
    shapeless = getattr(rules.score, "without_shape", None)
    every = [*alone, shapeless(situation)] if shapeless is not None else alone
    ranks = [v.rank for v in every if v is not None and not isinstance(v, Refusal)]
    require(
        None in alone or max(ranks, default=None) == value.rank,
        "9 the best reading",
        f"the readings alone are worth {ranks}, the hand {value.rank}",
    )


def _alone(score: Score, situation: Situation, reading: Reading) -> Value | Refusal | None:
    """What one reading alone is worth; None where a score policy gives no way to ask.

    It is asked for by a method `alone(situation, reading)` of the policy, if there is one; else, if
    the policy has `shapes`, by letting it know of this reading only.
    """
    asked = getattr(score, "alone", None)
    if asked is not None:
        found: Value | Refusal = asked(situation, reading)
        return found
    shapes = getattr(score, "shapes", None)
    if not isinstance(shapes, Shapes):
        return None
    only = copy(score)
    only.shapes = _OneReading(shapes, reading)  # type: ignore[attr-defined]  # seen above
    return only.value(situation)


class _OneReading:
    """Shapes that know of one reading only."""

    def __init__(self, shapes: Shapes, reading: object) -> None:
        self._shapes = shapes
        self._reading = reading

    def readings(self, counts: object, melds: int = 0) -> tuple[object, ...]:
        return (self._reading,)

    def __getattr__(self, name: str) -> object:
        return getattr(self._shapes, name)
