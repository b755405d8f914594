"""All readings of a win, with the winning tile in every place."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

from jantaku.kernel.bits_inc import (
    BAMBOO,
    CHARACTERS,
    DOTS,
    EDGE,
    GATES,
    GATES_ANY,
    HONOURS,
    HOW,
    KANS,
    KINDS,
    MIDDLE,
    NO_SHAPE,
    ONE,
    ONE_SUIT,
    ORPHANS,
    ORPHANS_FORM,
    OTHER,
    OUTSIDE,
    PAIRS_FORM,
    SINGLE,
    STANDARD_FORM,
    SUIT,
    TSUMO,
    TWO_PAIR,
    TWO_SIDED,
    WON,
)
from jantaku.kernel.worth_inc import Worth


@cython.cclass
class Search(Worth):
    """Takes a win apart."""

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _search(self) -> cython.void:
        """Find the best reading."""
        k: cython.int
        kinds: cython.ulonglong = self._held | self._meld_kinds
        suits: cython.int = 0
        flags: cython.ulonglong = self._flags
        twos: cython.int = 0
        fours: cython.int = 0
        two_mask: cython.ulonglong = 0
        four_mask: cython.ulonglong = 0
        over: cython.int
        self._status = NO_SHAPE
        self._most = 0
        self._rank = -1
        if self._melds > self._sets or self._total != 3 * (self._sets - self._melds) + 2:
            return
        for k in range(34):
            if self._counts[k] > self._copies[k]:
                return
        if kinds & SUIT:
            flags |= CHARACTERS
            suits += 1
        if kinds & (SUIT << 9):
            flags |= DOTS
            suits += 1
        if kinds & (SUIT << 18):
            flags |= BAMBOO
            suits += 1
        if suits == 1:
            flags |= ONE_SUIT
        if kinds >> 27:
            flags |= HONOURS
        if suits == 1 and self._melds == 0 and not kinds >> 27 and self._won < 27:
            over = self._gates()
            if over >= 0:
                flags |= GATES
                if over == self._won:
                    flags |= GATES_ANY
        self._flags = flags
        self._w[KINDS] = kinds
        self._w[HOW] = self._how
        self._w[WON] = ONE << self._won
        self._w[KANS] = self._meld_kans
        self._standard()
        if self._melds or self._total != 14:
            return
        if self._pairs_mode:
            for k in range(34):
                if self._counts[k] == 2:
                    twos += 1
                    two_mask |= ONE << k
                elif self._counts[k] == 4:
                    fours += 1
                    two_mask |= ONE << k
                    four_mask |= ONE << k
            if twos + 2 * fours == 7 and (self._pairs_mode == 2 or not fours):
                self._weigh(
                    PAIRS_FORM, -1, two_mask, four_mask, 0, 0, 0, SINGLE, two_mask, four_mask
                )
        if self._orphans and kinds == OUTSIDE:
            for k in ORPHANS:
                if self._counts[k] == 2:
                    self._weigh(ORPHANS_FORM, k, ONE << k, 0, 0, 0, 0, OTHER, 0, 0)

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _standard(self) -> cython.void:
        """All standard readings, by the kind of their pair."""
        k: cython.int
        part: cython.int
        number: cython.longlong
        with_pair: cython.int = -1
        triplets: cython.ulonglong = 0
        one: cython.ulonglong
        # The part that has two tiles over has the pair.
        for part in range(3):
            number = 0
            for k in range(9 * part, 9 * part + 9):
                number += self._counts[k]
            if number % 3 == 1 or (number % 3 == 2 and with_pair >= 0):
                return
            if number % 3 == 2:
                with_pair = part
        for k in range(27, 34):
            if self._counts[k] == 2:
                if with_pair >= 0:
                    return
                with_pair = k
            elif self._counts[k] == 3:
                one = ONE << k
                triplets |= one
            elif self._counts[k] == 5 and with_pair < 0:
                one = ONE << k
                triplets |= one
                with_pair = k
            elif self._counts[k]:
                return
        if with_pair < 0:
            return
        if with_pair >= 27:
            self._split(0, with_pair, triplets, 0)
            return
        for k in range(9 * with_pair, 9 * with_pair + 9):
            if self._counts[k] >= 2:
                self._counts[k] -= 2
                self._split(0, k, triplets, 0)
                self._counts[k] += 2

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _split(
        self,
        at: cython.int,
        pair: cython.int,
        triplets: cython.ulonglong,
        runs: cython.ulonglong,
    ) -> cython.void:
        """Part what is left of the suits, from kind ``at`` on, into triplets and runs.

        Whether a kind has a triplet settles how many runs start there, so none is found twice.
        """
        while at < 27 and not self._counts[at]:
            at += 1
        if at == 27:
            self._waits(pair, triplets, runs)
            return
        count: cython.longlong = self._counts[at]
        new: cython.longlong
        triplet: cython.int
        one: cython.ulonglong
        for triplet in range(2 if count >= 3 else 1):
            new = count - 3 * triplet
            if new and (at % 9 > 6 or self._counts[at + 1] < new or self._counts[at + 2] < new):
                continue
            self._counts[at] = 0
            one = 0
            if new:
                self._counts[at + 1] -= new
                self._counts[at + 2] -= new
                one = new
                one <<= 3 * (7 * (at // 9) + at % 9)
            self._split(at + 1, pair, triplets | (ONE << at) if triplet else triplets, runs | one)
            self._counts[at] = count
            if new:
                self._counts[at + 1] += new
                self._counts[at + 2] += new

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _waits(
        self, pair: cython.int, triplets: cython.ulonglong, runs: cython.ulonglong
    ) -> cython.void:
        """One standard reading with the winning tile in every place."""
        won: cython.int = self._won
        every_run: cython.ulonglong = runs + self._meld_runs
        every_triplet: cython.ulonglong = triplets | self._meld_triplets
        hidden: cython.ulonglong = triplets | self._meld_concealed
        pairs: cython.ulonglong = ONE << pair
        bit: cython.ulonglong = ONE << won
        number: cython.int
        at: cython.int
        two_sided: cython.bint = False
        edge: cython.bint = False
        middle: cython.bint = False
        if won == pair:
            self._weigh(
                STANDARD_FORM, pair, pairs, 0, every_run, every_triplet, hidden, SINGLE,
                triplets, runs,
            )  # fmt: skip
        if triplets & bit:
            self._weigh(
                STANDARD_FORM, pair, pairs, 0, every_run, every_triplet,
                hidden if self._how & TSUMO else hidden & ~bit, TWO_PAIR, triplets, runs,
            )  # fmt: skip
        if runs == 0 or won >= 27:
            return
        number = won % 9
        at = 3 * (7 * (won // 9) + number)
        # As the highest tile of a run, then as its lowest, then as the one between.
        if number >= 2 and (runs >> (at - 6)) & 7:
            edge = number == 2
            two_sided = not edge
        if number <= 6 and (runs >> at) & 7:
            edge = edge or number == 6
            two_sided = two_sided or number < 6
        if 1 <= number <= 7 and (runs >> (at - 3)) & 7:
            middle = True
        if two_sided:
            self._weigh(
                STANDARD_FORM, pair, pairs, 0, every_run, every_triplet, hidden, TWO_SIDED,
                triplets, runs,
            )  # fmt: skip
        if edge:
            self._weigh(
                STANDARD_FORM, pair, pairs, 0, every_run, every_triplet, hidden, EDGE,
                triplets, runs,
            )  # fmt: skip
        if middle:
            self._weigh(
                STANDARD_FORM, pair, pairs, 0, every_run, every_triplet, hidden, MIDDLE,
                triplets, runs,
            )  # fmt: skip
