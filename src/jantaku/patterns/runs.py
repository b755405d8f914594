"""Patterns made of runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jantaku.kernel.reading import STANDARD
from jantaku.patterns.features import RUN_BITS, TWO_SIDED
from jantaku.tiles import DRAGONS

if TYPE_CHECKING:
    from jantaku.patterns.features import Features
    from jantaku.situation import Situation

_ONE_SUIT: Final = RUN_BITS & (1 << 21) - 1
_STRAIGHTS: Final = tuple((1 | 1 << 9 | 1 << 18) << 21 * s for s in range(3))


def _present(runs: int) -> int:
    """One bit for every run that occurs, where its count begins."""
    return (runs | runs >> 1 | runs >> 2) & RUN_BITS


def all_runs(f: Features, s: Situation) -> int:
    """Runs and a pair, whatever the pair and the wait."""
    return f.form == STANDARD and f.triplets == 0


def plain_runs(f: Features, s: Situation) -> int:
    """Runs, a pair that is worth nothing, and a two-sided wait (rules: riichi, pinfu)."""
    return (
        f.triplets == 0
        and f.wait == TWO_SIDED
        and not DRAGONS >> f.pair & 1
        and f.pair != 27 + s.seat_wind
        and (s.round_wind < 0 or f.pair != 27 + s.round_wind)
    )


def plain_runs_claimed(f: Features, s: Situation) -> int:
    """The same, but only on somebody else's tile (rules: korean, pinfu)."""
    return s.how != "tsumo" and plain_runs(f, s)


def twin_runs(f: Features, s: Situation) -> int:
    """How many pairs of equal runs there are; four equal runs are two pairs."""
    twice = (f.runs >> 1 | f.runs >> 2) & RUN_BITS
    return twice.bit_count() + (f.runs >> 2 & RUN_BITS).bit_count() if twice else 0


def one_twin_run(f: Features, s: Situation) -> int:
    """At least one pair of equal runs."""
    return twin_runs(f, s) >= 1


def two_twin_runs(f: Features, s: Situation) -> int:
    """Two pairs of equal runs."""
    return twin_runs(f, s) >= 2


def mixed_triple_run(f: Features, s: Situation) -> int:
    """The same run in all three suits."""
    there = _present(f.runs)
    return there & there >> 21 & there >> 42 & _ONE_SUIT != 0


def straight(f: Features, s: Situation) -> int:
    """123, 456 and 789 of one suit."""
    there = _present(f.runs)
    return any(there & line == line for line in _STRAIGHTS)
