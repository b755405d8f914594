"""What one reading of a win is worth, and the best one so far."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

from jantaku.kernel.bits_inc import (
    CLOSED,
    CONCEALED,
    DEALER,
    EVERY,
    EXACTLY,
    FOURS,
    LEAST,
    NO_SHAPE,
    NONE,
    ONE,
    OTHER,
    OUTSIDE,
    PAIRS,
    PAIRS_FORM,
    RUN_BITS,
    RUNS,
    SHAPE,
    SOME,
    TOO_LITTLE,
    TRIPLETS,
    TSUMO,
    TWINS,
    WINS,
    ones_in,
    rounded_up,
    shape_of,
    twins_of,
)
from jantaku.kernel.win_inc import Win


@cython.cclass
class Worth(Win):
    """Rows that count, fu, base points and payments."""

    # What a search of a table found.
    _hits: cython.ulonglong
    _sum: cython.longlong
    _largest: cython.longlong
    # The best reading so far.
    _status: cython.int
    _most: cython.longlong
    _rank: cython.longlong
    _best_table: cython.int
    _best_hits: cython.ulonglong
    _best_han: cython.longlong
    _best_fu: cython.longlong
    _best_raw: cython.longlong
    _best_base: cython.longlong
    _best_limit: cython.int
    _best_times: cython.longlong
    _best_points: cython.longlong
    _best_dealer: cython.longlong
    _best_other: cython.longlong
    _best_form: cython.int
    _best_pair: cython.int
    _best_triplets: cython.ulonglong
    _best_runs: cython.ulonglong
    _best_wait: cython.int

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _find(self, table: cython.int, closed: cython.bint) -> cython.void:
        """The rows of one table that count: which, their sum, the largest."""
        w: cython.p_ulonglong = self._w
        rows: cython.p_longlong = self._rows
        code: cython.p_ulonglong = self._clauses
        first: cython.int = self._begin[table]
        end: cython.int = self._begin[table + 1]
        row: cython.int
        c: cython.int
        amount: cython.longlong
        times: cython.longlong
        relation: cython.int
        x: cython.ulonglong
        hits: cython.ulonglong = 0
        dropped: cython.ulonglong = 0
        total: cython.longlong = 0
        largest: cython.longlong = 0
        for row in range(first, end):
            amount = rows[4 * row + 1] if closed else rows[4 * row]
            if amount < 0:
                continue
            times = 1
            for c in range(rows[4 * row + 2], rows[4 * row + 3]):
                x = w[code[4 * c]] & code[4 * c + 2]
                relation = code[4 * c + 1]
                if relation == NONE:
                    if x:
                        times = 0
                elif relation == SOME:
                    if not x:
                        times = 0
                elif relation == EVERY:
                    if x != code[4 * c + 2]:
                        times = 0
                elif relation == EXACTLY:
                    if ones_in(x) != code[4 * c + 3]:
                        times = 0
                elif relation == LEAST:
                    if ones_in(x) < code[4 * c + 3]:
                        times = 0
                else:
                    times *= ones_in(x)
                if not times:
                    break
            if times:
                hits |= ONE << (row - first)
                dropped |= self._drops[row]
                self._amounts[row - first] = amount * times
        if hits:
            hits &= ~dropped
            for row in range(end - first):
                if (hits >> row) & 1:
                    total += self._amounts[row]
                    largest = max(largest, self._amounts[row])
        self._hits = hits
        self._sum = total
        self._largest = largest

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _weigh(
        self,
        form: cython.int,
        pair: cython.int,
        pairs: cython.ulonglong,
        fours: cython.ulonglong,
        runs: cython.ulonglong,
        triplets: cython.ulonglong,
        concealed: cython.ulonglong,
        wait: cython.int,
        own_triplets: cython.ulonglong,
        own_runs: cython.ulonglong,
    ) -> cython.void:
        """The value of one reading with the winning tile in one place; keep it if it is better."""
        w: cython.p_ulonglong = self._w
        closed: cython.bint = self._flags & CLOSED != 0
        table: cython.int
        base: cython.longlong
        rank: cython.longlong
        found_table: cython.int = -1
        found_rank: cython.longlong = -1
        found_hits: cython.ulonglong = 0
        found_base: cython.longlong = 0
        found_times: cython.longlong = 0
        han: cython.longlong
        raw: cython.longlong
        fu: cython.longlong
        i: cython.int
        step: cython.int
        w[TRIPLETS] = triplets
        w[CONCEALED] = concealed
        w[PAIRS] = pairs
        w[FOURS] = fours
        w[RUNS] = (runs | (runs >> 1) | (runs >> 2)) & RUN_BITS
        w[TWINS] = twins_of(runs)
        w[SHAPE] = self._flags | shape_of(
            form, pair, runs, triplets, wait, self._won, self._seat, self._round
        )
        for table in range(1, self._tables):
            self._find(table, closed)
            if self._hits:
                found_times = self._sum if self._add_up else self._largest
                found_base = self._bases[table] * found_times
                found_table = table
                found_hits = self._hits
                break
        if found_table >= 0:
            found_rank = ((self._points(found_base) << 8) | found_times) << 24
        if found_table < 0 or found_base < self._steps[1]:
            self._find(0, closed)
            han = self._sum
            self._most = max(self._most, han)
            if han and han >= self._needed:
                han += self._bonus
                raw = self._raw_fu(form, pair, triplets, concealed, wait, closed)
                fu = raw
                if form != PAIRS_FORM:
                    fu = (raw + self._fu[18] - 1) // self._fu[18] * self._fu[18]
                step = -1
                base = 0
                for i in range(self._step_count):
                    if han >= self._steps[2 * i]:
                        base = self._steps[2 * i + 1]
                        step = i
                        break
                if step < 0:
                    base = fu << (2 + han)
                    if base >= self._round_up:
                        step = self._step_count - 1
                        base = self._steps[2 * step + 1]
                rank = (((self._points(base) << 16) | han) << 16) | raw
                if rank > found_rank and rank > self._rank:
                    self._keep(
                        rank, 0, self._hits, han, fu, raw, base, step, 0,
                        form, pair, own_triplets, own_runs, wait,
                    )  # fmt: skip
                    return
                if rank > found_rank:
                    return
        if found_table >= 0 and found_rank > self._rank:
            self._keep(
                found_rank, found_table, found_hits, 0, 0, 0, found_base, -1, found_times,
                form, pair, own_triplets, own_runs, wait,
            )  # fmt: skip
        elif self._status == NO_SHAPE:
            self._status = TOO_LITTLE

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _keep(
        self,
        rank: cython.longlong,
        table: cython.int,
        hits: cython.ulonglong,
        han: cython.longlong,
        fu: cython.longlong,
        raw: cython.longlong,
        base: cython.longlong,
        limit: cython.int,
        times: cython.longlong,
        form: cython.int,
        pair: cython.int,
        triplets: cython.ulonglong,
        runs: cython.ulonglong,
        wait: cython.int,
    ) -> cython.void:
        """This is the best so far."""
        self._status = WINS
        self._rank = rank
        self._best_table = table
        self._best_hits = hits
        self._best_han = han
        self._best_fu = fu
        self._best_raw = raw
        self._best_base = base
        self._best_limit = limit
        self._best_times = times
        self._best_points = self._points(base)
        self._best_dealer = 0
        self._best_other = 0
        if self._how & TSUMO:
            self._shares(base)
        self._best_form = form
        self._best_pair = pair
        self._best_triplets = triplets
        self._best_runs = runs
        self._best_wait = wait

    # Payments in order: seats, ron_dealer, ron_other, each, dealer, other, per, unit.
    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _points(self, base: cython.longlong) -> cython.longlong:
        """What the winner gets of the others."""
        pay: cython.p_longlong = self._pay
        unit: cython.longlong = pay[6] * pay[7]
        dealer: cython.bint = self._how & DEALER != 0
        if not self._how & TSUMO:
            return rounded_up(base, pay[1] if dealer else pay[2], unit) * pay[7]
        if dealer:
            return (pay[0] - 1) * rounded_up(base, pay[3], unit) * pay[7]
        from_dealer: cython.longlong = rounded_up(base, pay[4], unit)
        others: cython.longlong = pay[0] - (2 if from_dealer else 1)
        return (from_dealer + others * rounded_up(base, pay[5], unit)) * pay[7]

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _shares(self, base: cython.longlong) -> cython.void:
        """What an own draw brings of each."""
        pay: cython.p_longlong = self._pay
        unit: cython.longlong = pay[6] * pay[7]
        if self._how & DEALER:
            self._best_other = rounded_up(base, pay[3], unit) * pay[7]
        else:
            self._best_dealer = rounded_up(base, pay[4], unit) * pay[7]
            self._best_other = rounded_up(base, pay[5], unit) * pay[7]

    # Fu in order: base, tsumo, closed_ron, triplet, kan, pair_dragon, pair_seat, pair_round,
    # pair_double, waits (6), bare_tsumo, bare_open, seven_pairs, step.
    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _raw_fu(
        self,
        form: cython.int,
        pair: cython.int,
        triplets: cython.ulonglong,
        concealed: cython.ulonglong,
        wait: cython.int,
        closed: cython.bint,
    ) -> cython.longlong:
        """Fu before rounding."""
        fu: cython.p_longlong = self._fu
        parts: cython.longlong = 0
        k: cython.int
        seat: cython.bint
        prevailing: cython.bint
        left: cython.ulonglong = triplets
        one: cython.longlong
        if form == PAIRS_FORM:
            return fu[17]
        k = 0
        while left:
            if left & 1:
                one = fu[4] if (self._meld_kans >> k) & 1 else fu[3]
                if (concealed >> k) & 1:
                    one *= 2
                if (OUTSIDE >> k) & 1:
                    one *= 2
                parts += one
            left >>= 1
            k += 1
        if pair >= 31:
            parts += fu[5]
        elif pair >= 27:
            seat = pair == 27 + self._seat
            prevailing = self._round >= 0 and pair == 27 + self._round
            if seat and prevailing:
                parts += fu[8]
            elif seat:
                parts += fu[6]
            elif prevailing:
                parts += fu[7]
        if wait != OTHER:
            parts += fu[9 + wait]
        if self._how & TSUMO:
            if fu[15] or parts or not closed:
                return fu[0] + parts + fu[1]
        elif closed:
            return fu[0] + parts + fu[2]
        elif not parts:
            return fu[0] + fu[16]
        return fu[0] + parts
