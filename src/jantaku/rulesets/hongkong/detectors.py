"""Patterns that only this game has (rules: hongkong, faan)."""

from __future__ import annotations

from typing import Final

from jantaku.kernel import STANDARD
from jantaku.kernel import words as w
from jantaku.patterns.clauses import Test, every, exactly, none
from jantaku.patterns.features import SUIT, Features
from jantaku.situation import Situation
from jantaku.tiles import FLOWER, GREEN, RED, WHITE

FLOWERS: Final = 0b1111 << FLOWER
SEASONS: Final = 0b1111 << FLOWER + 4
"""Masks of the faces f1 to f4 and f5 to f8."""

no_flowers: Final = Test("Nothing set aside.", none(w.ASIDE))

all_flowers: Final = Test("All four flowers.", every(w.ASIDE, FLOWERS))

all_seasons: Final = Test("All four seasons.", every(w.ASIDE, SEASONS))

four_concealed_triplets: Final = Test(
    "Four concealed triplets by one's own draw, whatever the wait.",
    every(w.HOW, w.TSUMO),
    exactly(4, w.CONCEALED),
)

dealers_discard: Final = Test(
    "Somebody else wins on the dealer's first discard, nothing broken.",
    every(w.HOW, w.RON | w.FIRST | w.FROM_DEALER),
)


def own_flower(f: Features, s: Situation) -> int:
    """The flower that belongs to one's own wind."""
    return FLOWER + s.seat_wind in s.aside


def own_season(f: Features, s: Situation) -> int:
    """The season that belongs to one's own wind."""
    return FLOWER + 4 + s.seat_wind in s.aside


def earthly_either(f: Features, s: Situation) -> int:
    """A non-dealer's own first draw, or the dealer's first discard."""
    return not s.dealer and s.first and (s.tsumo or (s.how == "ron" and s.from_dealer))


def round_wind_alone(f: Features, s: Situation) -> int:
    """A triplet of the prevailing wind, where it is not one's own wind as well."""
    wind = s.round_wind
    return wind != s.seat_wind and f.triplets >> 27 + wind & 1


def kan_upon_kan(f: Features, s: Situation) -> int:
    """Won on the replacement of a kan that was made of the replacement of another."""
    return s.kan_run >= 2


_COLOURS: Final = tuple(
    (SUIT << 9 * suit, 1 << dragon) for suit, dragon in enumerate((RED, WHITE, GREEN))
)
"""Characters with the red dragon, dots with the white, bamboo with the green."""


def coloured_triplets(f: Features, s: Situation) -> int:
    """Triplets and a pair of one suit and the dragon of its colour alone, both present."""
    if f.form != STANDARD or f.runs:
        return False
    return any(
        f.kinds & suit and f.kinds & dragon and not f.kinds & ~(suit | dragon)
        for suit, dragon in _COLOURS
    )
