"""Patterns of special shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jantaku.kernel.reading import SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS

if TYPE_CHECKING:
    from jantaku.patterns.features import Features
    from jantaku.situation import Situation

_GATES: Final = bytes((3, 1, 1, 1, 1, 1, 1, 1, 3))


def seven_pairs(f: Features, s: Situation) -> int:
    """Seven pairs."""
    return f.form == SEVEN_PAIRS


def thirteen_orphans(f: Features, s: Situation) -> int:
    """Every terminal and honour, one of them twice."""
    return f.form == THIRTEEN_ORPHANS


def thirteen_orphans_any(f: Features, s: Situation) -> int:
    """The same, won while waiting for all thirteen."""
    return f.form == THIRTEEN_ORPHANS and f.pair == f.won


def nine_gates(f: Features, s: Situation) -> int:
    """1112345678999 of one suit and one more of it, in a hand without melds."""
    return _gates(f, s) >= 0


def nine_gates_any(f: Features, s: Situation) -> int:
    """The same, won while waiting for all nine."""
    return _gates(f, s) == f.won


def _gates(f: Features, s: Situation) -> int:
    """The kind that nine gates hold beyond their thirteen tiles, or -1."""
    if f.form != STANDARD or s.melds or f.suits not in (1, 2, 4):
        return -1
    first = f.won - f.won % 9
    over = -1
    for i, least in enumerate(_GATES):
        more = s.kinds[first + i] - least
        if more < 0:
            return -1
        if more:
            over = first + i
    return over
