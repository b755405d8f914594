"""Patterns about which kinds a hand is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jantaku.kernel.reading import STANDARD, THIRTEEN_ORPHANS
from jantaku.patterns.features import BAMBOO, CHARACTERS, DOTS, HONOUR_TILES, RUN_BITS
from jantaku.tiles import HONOURS, OUTSIDE, TERMINALS

if TYPE_CHECKING:
    from jantaku.patterns.features import Features
    from jantaku.situation import Situation

_END_RUNS: Final = 7 * sum(1 << 3 * i for i in range(21) if i % 7 in (0, 6))
"""Counts of the runs 123 and 789."""

_INNER_RUNS: Final = 7 * RUN_BITS & ~_END_RUNS
_ONE_SUIT: Final = frozenset((CHARACTERS, DOTS, BAMBOO))
_GREEN: Final = sum(1 << k for k in (19, 20, 21, 23, 25, 32))


def all_simples(f: Features, s: Situation) -> int:
    """Neither terminals nor honours."""
    return f.kinds & OUTSIDE == 0


def half_flush(f: Features, s: Situation) -> int:
    """One suit and honours, both present."""
    return f.suits & HONOUR_TILES != 0 and f.suits & ~HONOUR_TILES in _ONE_SUIT


def full_flush(f: Features, s: Situation) -> int:
    """One suit and nothing else."""
    return f.suits in _ONE_SUIT


def outside_hand(f: Features, s: Situation) -> int:
    """A terminal or honour in every set and in the pair, and at least one run."""
    return (
        f.form == STANDARD
        and f.runs != 0
        and f.runs & _INNER_RUNS == 0
        and (f.triplets | f.pairs) & ~OUTSIDE == 0
    )


def pure_outside_hand(f: Features, s: Situation) -> int:
    """A terminal in every set and in the pair, and at least one run."""
    return f.kinds & HONOURS == 0 and outside_hand(f, s)


def terminals_and_honours(f: Features, s: Situation) -> int:
    """Terminals and honours alone, both present, as sets and a pair or as pairs."""
    return (
        f.kinds & ~OUTSIDE == 0
        and f.kinds & TERMINALS != 0
        and f.kinds & HONOURS != 0
        and f.form != THIRTEEN_ORPHANS
    )


def all_terminals(f: Features, s: Situation) -> int:
    """Terminals alone."""
    return f.kinds & ~TERMINALS == 0


def all_honours(f: Features, s: Situation) -> int:
    """Honours alone."""
    return f.kinds & ~HONOURS == 0


def all_green(f: Features, s: Situation) -> int:
    """Nothing but 2, 3, 4, 6, 8 of bamboo and green dragons."""
    return f.kinds & ~_GREEN == 0
