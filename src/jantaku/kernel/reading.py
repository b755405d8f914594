"""One way to read a complete hand."""

from __future__ import annotations

from typing import NamedTuple

STANDARD = 0
SEVEN_PAIRS = 1
THIRTEEN_ORPHANS = 2


class Reading(NamedTuple):
    """One way to read the concealed part of a complete hand, the winning tile included.

    Masks are 34 bits, bit ``k`` for kind ``k``.

    ``form`` is ``STANDARD`` (0), ``SEVEN_PAIRS`` (1) or ``THIRTEEN_ORPHANS`` (2).
    ``pair`` is the kind of the pair; -1 for seven pairs, the doubled kind for thirteen orphans.
    ``triplets`` is the mask of the concealed triplets; for seven pairs that of the paired kinds.
    ``runs`` counts the runs by their lowest tile, three bits each: the run starting at number ``n``
    (1..7) of suit ``s`` (0..2) lies at bit ``3 * (7 * s + n - 1)``. For seven pairs it is instead
    the mask of the kinds held four times, each of which counts as two pairs.
    """

    form: int
    pair: int
    triplets: int
    runs: int
