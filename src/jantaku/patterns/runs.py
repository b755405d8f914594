"""Patterns made of runs."""

from __future__ import annotations

from typing import Final

from jantaku.kernel import words as w
from jantaku.patterns.clauses import Test, at_least, every, none, times
from jantaku.patterns.features import TWO_SIDED
from jantaku.tiles import DRAGONS

all_runs: Final = Test(
    "Runs and a pair, whatever the pair and the wait.",
    every(w.SHAPE, w.STANDARD),
    none(w.TRIPLETS),
)

_PLAIN: Final = (
    every(w.SHAPE, w.STANDARD | 1 << w.WAIT + TWO_SIDED),
    none(w.TRIPLETS),
    none(w.PAIRS, DRAGONS),
    none(w.SHAPE, w.SEAT_PAIR | w.ROUND_PAIR),
)

plain_runs: Final = Test(
    "Runs, a pair that is worth nothing, and a two-sided wait (rules: riichi, pinfu).", *_PLAIN
)

plain_runs_claimed: Final = Test(
    "The same, but only on somebody else's tile (rules: korean, pinfu).",
    none(w.HOW, w.TSUMO),
    *_PLAIN,
)

twin_runs: Final = Test(
    "How many pairs of equal runs there are; four equal runs are two pairs.", times(w.TWINS)
)

one_twin_run: Final = Test("At least one pair of equal runs.", at_least(1, w.TWINS))

two_twin_runs: Final = Test("Two pairs of equal runs.", at_least(2, w.TWINS))

mixed_triple_run: Final = Test("The same run in all three suits.", every(w.SHAPE, w.TRIPLE_RUN))

straight: Final = Test("123, 456 and 789 of one suit.", every(w.SHAPE, w.STRAIGHT))
