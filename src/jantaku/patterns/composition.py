"""Patterns about which kinds a hand is made of."""

from __future__ import annotations

from typing import Final

from jantaku.kernel import words as w
from jantaku.patterns.clauses import Test, every, none, some
from jantaku.patterns.features import RUN_BITS
from jantaku.tiles import HONOURS, OUTSIDE, TERMINALS

_INNER_RUNS: Final = RUN_BITS & ~sum(1 << 3 * i for i in range(21) if i % 7 in (0, 6))
"""All runs but 123 and 789."""

_ALL: Final = (1 << 34) - 1
_GREEN: Final = sum(1 << k for k in (19, 20, 21, 23, 25, 32))

all_simples: Final = Test("Neither terminals nor honours.", none(w.KINDS, OUTSIDE))

half_flush: Final = Test(
    "One suit and honours, both present.", every(w.SHAPE, w.ONE_SUIT | w.HONOURS)
)

full_flush: Final = Test(
    "One suit and nothing else.", every(w.SHAPE, w.ONE_SUIT), none(w.SHAPE, w.HONOURS)
)

_OUTSIDE: Final = (
    every(w.SHAPE, w.STANDARD),
    none(w.RUNS, _INNER_RUNS),
    some(w.RUNS),
    none(w.TRIPLETS, _ALL & ~OUTSIDE),
    none(w.PAIRS, _ALL & ~OUTSIDE),
)

outside_hand: Final = Test(
    "A terminal or honour in every set and in the pair, and at least one run.", *_OUTSIDE
)

pure_outside_hand: Final = Test(
    "A terminal in every set and in the pair, and at least one run.",
    none(w.SHAPE, w.HONOURS),
    *_OUTSIDE,
)

terminals_and_honours: Final = Test(
    "Terminals and honours alone, both present, as sets and a pair or as pairs.",
    none(w.KINDS, _ALL & ~OUTSIDE),
    some(w.KINDS, TERMINALS),
    some(w.KINDS, HONOURS),
    none(w.SHAPE, w.THIRTEEN_ORPHANS),
)

all_terminals: Final = Test("Terminals alone.", none(w.KINDS, _ALL & ~TERMINALS))

all_honours: Final = Test("Honours alone.", none(w.KINDS, _ALL & ~HONOURS))

all_green: Final = Test(
    "Nothing but 2, 3, 4, 6, 8 of bamboo and green dragons.", none(w.KINDS, _ALL & ~_GREEN)
)
