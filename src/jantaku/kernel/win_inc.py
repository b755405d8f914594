"""One win, and the tables by which it is valued."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free

from jantaku.kernel.bits_inc import (
    CLOSED,
    ONE,
)

if cython.compiled:

    @cython.cfunc
    @cython.exceptval(check=True)
    def _longs(numbers: list) -> cython.p_longlong:
        """The same numbers where C finds them."""
        i: cython.Py_ssize_t
        made: cython.p_longlong = cython.cast(
            cython.p_longlong, calloc(len(numbers) + 1, cython.sizeof(cython.longlong))
        )
        if not made:
            raise MemoryError
        for i in range(len(numbers)):
            made[i] = numbers[i]
        return made

    @cython.cfunc
    @cython.exceptval(check=True)
    def _ulongs(numbers: list) -> cython.p_ulonglong:
        i: cython.Py_ssize_t
        made: cython.p_ulonglong = cython.cast(
            cython.p_ulonglong, calloc(len(numbers) + 1, cython.sizeof(cython.ulonglong))
        )
        if not made:
            raise MemoryError
        for i in range(len(numbers)):
            made[i] = numbers[i]
        return made


@cython.cclass
class Win:
    """The win that is being looked at, and the data of a `Valuer`, which is made of this."""

    _sets: cython.int
    _pairs_mode: cython.int
    _orphans: cython.bint
    _add_up: cython.bint
    _minimum: cython.int
    _late: cython.bint
    _late_from: cython.int
    _late_minimum: cython.int
    _count_red: cython.bint
    _count_aside: cython.bint
    _count_robbed: cython.bint
    _under: cython.ulonglong
    _declarations: dict
    # Data that stays.
    _copies: cython.p_longlong
    _bases: cython.p_longlong
    _begin: cython.p_longlong  # the first row of each table, and the end
    _tables: cython.int
    _rows: cython.p_longlong  # open, closed, first clause, end of clauses
    _drops: cython.p_ulonglong
    _clauses: cython.p_ulonglong
    _fu: cython.p_longlong
    _steps: cython.p_longlong
    _step_count: cython.int
    _round_up: cython.longlong
    _pay: cython.p_longlong
    _kind_of: cython.p_longlong
    _successor: cython.p_longlong
    _marks: cython.p_longlong
    _mark_count: cython.int
    # The win that is being looked at.
    _counts: cython.p_longlong
    _all: cython.p_longlong
    _w: cython.p_ulonglong
    _amounts: cython.p_longlong
    _melds: cython.int
    _total: cython.int
    _won: cython.int
    _seat: cython.int
    _round: cython.int
    _how: cython.ulonglong
    _meld_runs: cython.ulonglong
    _meld_triplets: cython.ulonglong
    _meld_concealed: cython.ulonglong
    _meld_kans: cython.ulonglong
    _meld_kinds: cython.ulonglong
    _flags: cython.ulonglong
    _held: cython.ulonglong  # kinds of the concealed tiles
    _bonus: cython.longlong
    _needed: cython.int

    def __init__(
        self,
        *,
        copies,
        sets,
        pairs,
        orphans,
        tables,
        add_up,
        minimum,
        late_minimum,
        fu,
        steps,
        round_up,
        payments,
        kind_of,
        successor,
        declarations,
        under,
        red,
        aside,
        robbed_aside,
    ):
        self._sets = sets
        self._pairs_mode = pairs
        self._orphans = orphans
        self._add_up = add_up
        self._minimum = minimum
        self._late = late_minimum is not None
        self._late_from, self._late_minimum = late_minimum or (0, 0)
        self._count_red = red
        self._count_aside = aside
        self._count_robbed = aside and robbed_aside
        self._under = under
        self._declarations = declarations
        rows = []
        drops = []
        clauses = []
        begin = [0]
        for _, table in tables:
            if len(table) > 64:
                raise ValueError("a table has at most 64 rows")
            for open, closed, dropped, tests in table:
                rows += [open, closed, len(clauses) // 4, len(clauses) // 4 + len(tests)]
                drops.append(dropped)
                for test in tests:
                    clauses += test
            begin.append(len(drops))
        fu = [n for part in fu for n in (part if isinstance(part, tuple) else (part,))]
        steps = [n for step in steps for n in step]
        self._tables = len(tables)
        self._step_count = len(steps) // 2
        self._round_up = round_up
        self._mark_count = 0
        bases = [base for base, _ in tables]
        if cython.compiled:
            self._copies = _longs(list(copies))
            self._bases = _longs(bases)
            self._begin = _longs(begin)
            self._rows = _longs(rows)
            self._drops = _ulongs(drops)
            self._clauses = _ulongs(clauses)
            self._fu = _longs([int(n) for n in fu])
            self._steps = _longs(steps)
            self._pay = _longs(list(payments))
            self._kind_of = _longs(list(kind_of))
            self._successor = _longs(list(successor))
            self._marks = _longs([0] * 48)
            self._counts = _longs([0] * 34)
            self._all = _longs([0] * 34)
            self._amounts = _longs([0] * 64)
            self._w = _ulongs([0] * 16)
        else:
            self._copies = copies
            self._bases = bases
            self._begin = begin
            self._rows = rows
            self._drops = drops
            self._clauses = clauses
            self._fu = fu
            self._steps = steps
            self._pay = payments
            self._kind_of = kind_of
            self._successor = successor
            self._marks = [0] * 48
            self._counts = [0] * 34
            self._all = [0] * 34
            self._amounts = [0] * 64
            self._w = [0] * 16

    def __dealloc__(self):
        if cython.compiled:
            free(self._copies)
            free(self._bases)
            free(self._begin)
            free(self._rows)
            free(self._drops)
            free(self._clauses)
            free(self._fu)
            free(self._steps)
            free(self._pay)
            free(self._kind_of)
            free(self._successor)
            free(self._marks)
            free(self._counts)
            free(self._all)
            free(self._amounts)
            free(self._w)

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _begin_win(
        self,
        how: cython.ulonglong,
        tile: cython.int,
        seat: cython.int,
        round: cython.int,
        repeat: cython.int,
    ) -> cython.void:
        k: cython.int
        for k in range(34):
            self._counts[k] = 0
            self._all[k] = 0
        self._needed = self._minimum
        if self._late and repeat >= self._late_from:
            self._needed = self._late_minimum
        self._how = how
        self._won = self._kind_of[tile]
        self._seat = seat
        self._round = round
        self._melds = 0
        self._total = 0
        self._held = 0
        self._meld_runs = 0
        self._meld_triplets = 0
        self._meld_concealed = 0
        self._meld_kans = 0
        self._meld_kinds = 0
        self._flags = CLOSED
        self._bonus = 0

    @cython.final
    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _hold(self, k: cython.int, count: cython.int) -> cython.void:
        """So many concealed tiles of a kind."""
        if count:
            self._counts[k] += count
            self._all[k] += count
            self._total += count
            self._held |= ONE << k

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _lay(self, code: cython.int, low: cython.int) -> cython.void:
        """A meld."""
        bit: cython.ulonglong = ONE << low
        self._melds += 1
        if code == 1:
            self._meld_runs += ONE << (3 * (7 * (low // 9) + low % 9))
            self._flags &= ~CLOSED
            return
        self._meld_triplets |= bit
        if code > 2:
            self._meld_kans |= bit
        if code == 5:
            self._meld_concealed |= bit
        else:
            self._flags &= ~CLOSED

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _pointed(self, face: cython.int) -> cython.longlong:
        """How many tiles of the hand an indicator points to."""
        k: cython.int = self._kind_of[face]
        return self._all[self._successor[k]] if k < 34 else 0

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _gates(self) -> cython.int:
        """The kind that the hand holds beyond 1112345678999 of its suit, or -1."""
        start: cython.int = self._won - self._won % 9
        i: cython.int
        more: cython.longlong
        over: cython.int = -1
        for i in range(9):
            more = self._counts[start + i] - (3 if i == 0 or i == 8 else 1)
            if more < 0:
                return -1
            if more:
                over = start + i
        return over
