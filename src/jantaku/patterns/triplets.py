"""Patterns made of triplets and kans; a kan counts as a triplet wherever a triplet is asked for."""

from __future__ import annotations

from typing import Final

from jantaku.kernel import words as w
from jantaku.patterns.clauses import Test, every, exactly, none, some, times
from jantaku.patterns.features import SINGLE
from jantaku.tiles import DRAGONS, WINDS


def triplet_of(kind: int) -> Test:
    """A detector of the triplet of one kind."""
    return Test("The triplet of one kind.", some(w.TRIPLETS, 1 << kind))


seat_wind_triplet: Final = Test(
    "A triplet of the winner's own wind.", every(w.SHAPE, w.SEAT_TRIPLET)
)

round_wind_triplet: Final = Test(
    "A triplet of the prevailing wind, where there is one.", every(w.SHAPE, w.ROUND_TRIPLET)
)

dragon_triplets: Final = Test("How many triplets of dragons.", times(w.TRIPLETS, DRAGONS))

all_triplets: Final = Test("Triplets and a pair.", every(w.SHAPE, w.STANDARD), none(w.RUNS))

triple_triplets: Final = Test(
    "The triplet of one number in all three suits.", every(w.SHAPE, w.TRIPLE_TRIPLET)
)


def concealed_triplets(count: int) -> Test:
    """A detector of exactly `count` concealed triplets."""
    return Test(f"Exactly {count} concealed triplets.", exactly(count, w.CONCEALED))


def concealed_triplets_single(count: int) -> Test:
    """The same, won by the second tile of the pair."""
    return Test(
        f"Exactly {count} concealed triplets, won by the second tile of the pair.",
        every(w.SHAPE, 1 << w.WAIT + SINGLE),
        exactly(count, w.CONCEALED),
    )


def kans(count: int) -> Test:
    """A detector of exactly `count` kans."""
    return Test(f"Exactly {count} kans.", exactly(count, w.KANS))


small_three_dragons: Final = Test(
    "Two triplets of dragons and a pair of the third.",
    some(w.PAIRS, DRAGONS),
    exactly(2, w.TRIPLETS, DRAGONS),
)

big_three_dragons: Final = Test("Triplets of all three dragons.", every(w.TRIPLETS, DRAGONS))

small_four_winds: Final = Test(
    "Three triplets of winds and a pair of the fourth.",
    some(w.PAIRS, WINDS),
    exactly(3, w.TRIPLETS, WINDS),
)

big_four_winds: Final = Test("Triplets of all four winds.", every(w.TRIPLETS, WINDS))
