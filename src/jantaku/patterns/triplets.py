"""Patterns made of triplets and kans; a kan counts as a triplet wherever a triplet is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jantaku.kernel.reading import STANDARD
from jantaku.patterns.features import SINGLE, SUIT
from jantaku.tiles import DRAGONS, WINDS

if TYPE_CHECKING:
    from jantaku.patterns.features import Features
    from jantaku.patterns.rows import Detector
    from jantaku.situation import Situation


def triplet_of(kind: int) -> Detector:
    """A detector of the triplet of one kind."""
    bit = 1 << kind

    def detect(f: Features, s: Situation) -> int:
        return f.triplets & bit != 0

    return detect


def seat_wind_triplet(f: Features, s: Situation) -> int:
    """A triplet of the winner's own wind."""
    return f.triplets >> 27 + s.seat_wind & 1


def round_wind_triplet(f: Features, s: Situation) -> int:
    """A triplet of the prevailing wind, where there is one."""
    return f.triplets >> 27 + s.round_wind & 1 if s.round_wind >= 0 else 0


def dragon_triplets(f: Features, s: Situation) -> int:
    """How many triplets of dragons."""
    return (f.triplets & DRAGONS).bit_count()


def all_triplets(f: Features, s: Situation) -> int:
    """Triplets and a pair."""
    return f.form == STANDARD and f.runs == 0


def triple_triplets(f: Features, s: Situation) -> int:
    """The triplet of one number in all three suits."""
    t = f.triplets
    return t & t >> 9 & t >> 18 & SUIT != 0


def concealed_triplets(count: int) -> Detector:
    """A detector of exactly `count` concealed triplets."""

    def detect(f: Features, s: Situation) -> int:
        return f.concealed.bit_count() == count

    return detect


def concealed_triplets_single(count: int) -> Detector:
    """The same, won by the second tile of the pair."""

    def detect(f: Features, s: Situation) -> int:
        return f.wait == SINGLE and f.concealed.bit_count() == count

    return detect


def kans(count: int) -> Detector:
    """A detector of exactly `count` kans."""

    def detect(f: Features, s: Situation) -> int:
        return f.kans.bit_count() == count

    return detect


def small_three_dragons(f: Features, s: Situation) -> int:
    """Two triplets of dragons and a pair of the third."""
    return (f.triplets & DRAGONS).bit_count() == 2 and f.pair >= 31


def big_three_dragons(f: Features, s: Situation) -> int:
    """Triplets of all three dragons."""
    return f.triplets & DRAGONS == DRAGONS


def small_four_winds(f: Features, s: Situation) -> int:
    """Three triplets of winds and a pair of the fourth."""
    return (f.triplets & WINDS).bit_count() == 3 and 27 <= f.pair <= 30


def big_four_winds(f: Features, s: Situation) -> int:
    """Triplets of all four winds."""
    return f.triplets & WINDS == WINDS
