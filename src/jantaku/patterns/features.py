"""What one reading of a winning hand looks like, as a handful of integers.

A hand can be read in several ways, and the winning tile can lie in several places of one reading.
`features` gives one `Features` for each combination that a detector or a fu table could tell apart;
whoever scores takes the best of them.

Masks have bit `k` for kind `k` (34 bits). Runs are packed as in the kernel: the run that begins
with number `n` (1..7) of suit `s` (0..2) has a three-bit count at bit `3 * (7 * s + n - 1)`.
Everything covers the whole hand, melds included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jantaku.kernel.reading import SEVEN_PAIRS, STANDARD, Reading
from jantaku.tiles import KIND

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from jantaku.melds import Meld

TWO_SIDED, EDGE, MIDDLE, SINGLE, TWO_PAIR, OTHER = range(6)
"""Forms of wait: 45 for 3 and 6; 12 for 3; 24 for 3; one tile for the pair; two pairs for a
triplet; anything else.
"""

WAITS: Final = ("two_sided", "edge", "middle", "single", "two_pair", "other")
"""Names of the forms of wait, in the order of their numbers."""

SUIT: Final = 0x1FF
"""Nine kinds of a suit, shifted to the lowest bits."""

CHARACTERS, DOTS, BAMBOO, HONOUR_TILES = 1, 2, 4, 8
"""Bits of `Features.suits`."""

RUN_BITS: Final = sum(1 << 3 * i for i in range(21))
"""The lowest bit of every run count."""

RUN_SHIFT: Final[bytes] = bytes(
    255 if k >= 27 or k % 9 > 6 else 3 * (7 * (k // 9) + k % 9) for k in range(34)
)
"""Where the count of the run that begins with a kind lies; 255 where no run begins."""

RUN_KINDS: Final[tuple[int, ...]] = tuple(7 << 9 * (i // 7) + i % 7 for i in range(21))
"""Mask of the three kinds of each run."""

RUN_START: Final[bytes] = bytes(9 * (i // 7) + i % 7 for i in range(21))
"""The lowest kind of each run."""


class Features:
    """One reading with the winning tile in one place.

    Attributes:
        form: `STANDARD`, `SEVEN_PAIRS` or `THIRTEEN_ORPHANS` of the kernel.
        pair: kind of the pair; -1 for seven pairs; the doubled kind of thirteen orphans.
        pairs: mask of the pair, or of all pairs of seven pairs.
        fours: seven pairs only: mask of the kinds of which two pairs are held.
        runs: counts of the runs, packed.
        triplets: mask of the triplets, kans included.
        kans: mask of the kans.
        concealed: mask of the concealed triplets and kans; a triplet that a claimed tile completed
            is none.
        kinds: mask of all kinds in the hand.
        suits: `CHARACTERS | DOTS | BAMBOO | HONOUR_TILES`, as far as present.
        wait: form of wait that the winning tile ended.
        won: kind of the winning tile.
        closed: whether nothing was claimed before the winning tile.
    """

    __slots__ = (
        "closed",
        "concealed",
        "form",
        "fours",
        "kans",
        "kinds",
        "pair",
        "pairs",
        "runs",
        "suits",
        "triplets",
        "wait",
        "won",
    )

    def __init__(
        self,
        form: int,
        pair: int,
        pairs: int,
        fours: int,
        runs: int,
        triplets: int,
        kans: int,
        concealed: int,
        kinds: int,
        suits: int,
        wait: int,
        won: int,
        closed: bool,
    ) -> None:
        self.form = form
        self.pair = pair
        self.pairs = pairs
        self.fours = fours
        self.runs = runs
        self.triplets = triplets
        self.kans = kans
        self.concealed = concealed
        self.kinds = kinds
        self.suits = suits
        self.wait = wait
        self.won = won
        self.closed = closed

    def __repr__(self) -> str:
        return f"<Features {' '.join(f'{n}={getattr(self, n)}' for n in self.__slots__)}>"


def mask(counts: Iterable[int]) -> int:
    """Mask of the kinds of which `counts` (34 long) has any."""
    out = 0
    for k, n in enumerate(counts):
        if n:
            out |= 1 << k
    return out


def run_total(runs: int) -> int:
    """How many runs a packed count holds."""
    return (
        (runs & RUN_BITS).bit_count()
        + 2 * (runs >> 1 & RUN_BITS).bit_count()
        + 4 * (runs >> 2 & RUN_BITS).bit_count()
    )


def suits_of(kinds: int) -> int:
    """Which suits, and whether honours, a mask of kinds has."""
    return (
        (CHARACTERS if kinds & SUIT else 0)
        | (DOTS if kinds & SUIT << 9 else 0)
        | (BAMBOO if kinds & SUIT << 18 else 0)
        | (HONOUR_TILES if kinds >> 27 else 0)
    )


def features(
    readings: Iterable[Reading],
    kinds: Sequence[int],
    melds: Sequence[Meld],
    won: int,
    *,
    claimed: bool,
) -> list[Features]:
    """Every reading with the winning tile in every place that makes a difference.

    Args:
        readings: of the concealed tiles, winning tile included.
        kinds: the same tiles by kind, 34 counts.
        melds: sets on the table.
        won: kind of the winning tile, one of the concealed tiles.
        claimed: whether somebody else's tile was won, so that a triplet it completes is not
            concealed.
    """
    all_kinds = mask(kinds)
    runs = triplets = kans = concealed = 0
    closed = True
    for meld in melds:
        lowest = meld.kind
        if meld.is_run:
            runs += 1 << RUN_SHIFT[lowest]
            closed = False
        else:
            bit = 1 << lowest
            triplets |= bit
            if meld.is_kan:
                kans |= bit
            if meld.is_open:
                closed = False
            else:
                concealed |= bit
        for face in meld.tiles:
            all_kinds |= 1 << KIND[face]
    suits = suits_of(all_kinds)
    won_bit = 1 << won
    out: list[Features] = []
    for form, pair, own_triplets, own_runs in readings:
        if form != STANDARD:
            pairs = own_triplets if form == SEVEN_PAIRS else 1 << pair
            wait = SINGLE if form == SEVEN_PAIRS else OTHER
            out.append(
                Features(
                    form, pair, pairs, own_runs, 0, 0, 0, 0, all_kinds, suits, wait, won, closed
                )
            )
            continue
        every_run = own_runs + runs
        every_triplet = own_triplets | triplets
        hidden = own_triplets | concealed
        out.extend(
            Features(
                form,
                pair,
                1 << pair,
                0,
                every_run,
                every_triplet,
                kans,
                hidden & ~won_bit if claimed and wait == TWO_PAIR else hidden,
                all_kinds,
                suits,
                wait,
                won,
                closed,
            )
            for wait in _waits(pair, own_triplets, own_runs, won)
        )
    return out


def _waits(pair: int, triplets: int, runs: int, won: int) -> list[int]:
    """The forms of wait that the winning tile can have ended in a standard reading."""
    found: list[int] = []
    if won == pair:
        found.append(SINGLE)
    if triplets >> won & 1:
        found.append(TWO_PAIR)
    if runs and won < 27:
        number = won % 9
        at = 3 * (7 * (won // 9) + number)
        # As the highest tile of a run, then as its lowest, then as the one between.
        two_sided = edge = False
        if number >= 2 and runs >> at - 6 & 7:
            edge = number == 2
            two_sided = not edge
        if number <= 6 and runs >> at & 7:
            edge = edge or number == 6
            two_sided = two_sided or number < 6
        if two_sided:
            found.append(TWO_SIDED)
        if edge:
            found.append(EDGE)
        if 1 <= number <= 7 and runs >> at - 3 & 7:
            found.append(MIDDLE)
    return found
