"""Patterns that only this game has (rules: korean)."""

from __future__ import annotations

from typing import Final

from jantaku.kernel import words as w
from jantaku.patterns import special
from jantaku.patterns.clauses import Test, declaration, every, some, times
from jantaku.patterns.features import SUIT, Features
from jantaku.situation import Situation
from jantaku.tiles import FLOWER, KIND

RIICHI: Final = "riichi"
DOUBLE_RIICHI: Final = "double_riichi"
OPEN_RIICHI: Final = "open_riichi"
OPEN_DOUBLE_RIICHI: Final = "open_double_riichi"

SEASONS: Final = tuple(range(FLOWER + 4, FLOWER + 8))
"""Spring, summer, autumn, winter: East, South, West, North."""

_SEASONS: Final = sum(1 << face for face in SEASONS)

double_riichi: Final = Test(
    "Declared in the unbroken first turn, with the hand hidden or open.",
    some(w.HOW, declaration(DOUBLE_RIICHI) | declaration(OPEN_DOUBLE_RIICHI)),
)

open_riichi: Final = Test(
    "Declared with the hand laid open, in the first turn or later.",
    some(w.HOW, declaration(OPEN_RIICHI) | declaration(OPEN_DOUBLE_RIICHI)),
)

seasons: Final = Test("How many seasons are set aside.", times(w.ASIDE, _SEASONS))

all_seasons: Final = Test("All four seasons are set aside.", every(w.ASIDE, _SEASONS))


def own_season(f: Features, s: Situation) -> int:
    """The season of the winner's own seat is set aside."""
    return SEASONS[s.seat_wind] in s.aside


def nine_gates(f: Features, s: Situation) -> int:
    """Won while waiting for all nine, with no tile of the suit among one's own discards."""
    return bool(special.nine_gates_any(f, s)) and not s.river & SUIT << f.won // 9 * 9


def prize_tiles(f: Features, s: Situation) -> int:
    """Copies of the winning tile in the whole hand, itself and open sets included: 1 to 4."""
    kind = s.kind
    return s.kinds[kind] + sum(KIND[face] == kind for meld in s.melds for face in meld.tiles)


def concealed_prize_tiles(f: Features, s: Situation) -> int:
    """The same among the concealed tiles and the winning tile."""
    return s.kinds[s.kind]


def carried_draws(f: Features, s: Situation) -> int:
    """How many hands in a row were drawn before this one, where that is what repeats count."""
    return s.repeat
