# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, infer_types=False
"""What a win is worth, by tables of patterns that are given as data.

This file is plain Python and, unchanged, the source of the compiled form; see `jantaku.kernel`.

Each reading of a hand, with the winning tile in each place, becomes some words of bits (`words`);
a pattern is a few tests of bits of them. Nothing here knows what a pattern is called or how much it
counts. Patterns of table 0 add up, with fu, to base points; those of the other tables make the
whole value. The best reading is the one of the highest rank. See `policies.score_han_fu`, which
gives the data and turns the numbers into rows and lines when somebody asks for them.

The file is long because calls from one compiled module to another cannot be inlined.
"""

from __future__ import annotations

import threading

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free

from jantaku.kernel import words as _words

# Constants of `words`, where compiled code finds them without asking.
TRIPLETS = cython.declare(cython.int, _words.TRIPLETS)
KANS = cython.declare(cython.int, _words.KANS)
CONCEALED = cython.declare(cython.int, _words.CONCEALED)
PAIRS = cython.declare(cython.int, _words.PAIRS)
FOURS = cython.declare(cython.int, _words.FOURS)
RUNS = cython.declare(cython.int, _words.RUNS)
TWINS = cython.declare(cython.int, _words.TWINS)
SHAPE = cython.declare(cython.int, _words.SHAPE)
HOW = cython.declare(cython.int, _words.HOW)
RIVER = cython.declare(cython.int, _words.RIVER)
ASIDE = cython.declare(cython.int, _words.ASIDE)
WON = cython.declare(cython.int, _words.WON)
KINDS = cython.declare(cython.int, _words.KINDS)
WAIT = cython.declare(cython.int, _words.WAIT)
CLOSED = cython.declare(cython.ulonglong, _words.CLOSED)
ONE_SUIT = cython.declare(cython.ulonglong, _words.ONE_SUIT)
CHARACTERS = cython.declare(cython.ulonglong, _words.CHARACTERS)
DOTS = cython.declare(cython.ulonglong, _words.DOTS)
BAMBOO = cython.declare(cython.ulonglong, _words.BAMBOO)
HONOURS = cython.declare(cython.ulonglong, _words.HONOURS)
TRIPLE_RUN = cython.declare(cython.ulonglong, _words.TRIPLE_RUN)
STRAIGHT = cython.declare(cython.ulonglong, _words.STRAIGHT)
TRIPLE_TRIPLET = cython.declare(cython.ulonglong, _words.TRIPLE_TRIPLET)
SEAT_TRIPLET = cython.declare(cython.ulonglong, _words.SEAT_TRIPLET)
ROUND_TRIPLET = cython.declare(cython.ulonglong, _words.ROUND_TRIPLET)
SEAT_PAIR = cython.declare(cython.ulonglong, _words.SEAT_PAIR)
ROUND_PAIR = cython.declare(cython.ulonglong, _words.ROUND_PAIR)
GATES = cython.declare(cython.ulonglong, _words.GATES)
GATES_ANY = cython.declare(cython.ulonglong, _words.GATES_ANY)
WON_PAIR = cython.declare(cython.ulonglong, _words.WON_PAIR)
TSUMO = cython.declare(cython.ulonglong, _words.TSUMO)
RON = cython.declare(cython.ulonglong, _words.RON)
ROBBED = cython.declare(cython.ulonglong, _words.ROBBED)
LAST = cython.declare(cython.ulonglong, _words.LAST)
DEALER = cython.declare(cython.ulonglong, _words.DEALER)
PROMPT = cython.declare(cython.ulonglong, _words.PROMPT)
FIRST = cython.declare(cython.ulonglong, _words.FIRST)
FROM_DEALER = cython.declare(cython.ulonglong, _words.FROM_DEALER)
ROBBED_ASIDE = cython.declare(cython.ulonglong, _words.ROBBED_ASIDE)
DECLARED = cython.declare(cython.int, _words.DECLARED)
NONE = cython.declare(cython.int, _words.NONE)
SOME = cython.declare(cython.int, _words.SOME)
EVERY = cython.declare(cython.int, _words.EVERY)
EXACTLY = cython.declare(cython.int, _words.EXACTLY)
LEAST = cython.declare(cython.int, _words.LEAST)

ONE = cython.declare(cython.ulonglong, 1)
BITS_1 = cython.declare(cython.ulonglong, 0x5555555555555555)
BITS_2 = cython.declare(cython.ulonglong, 0x3333333333333333)
BITS_4 = cython.declare(cython.ulonglong, 0x0F0F0F0F0F0F0F0F)
BYTES = cython.declare(cython.ulonglong, 0x0101010101010101)
SUIT = cython.declare(cython.ulonglong, 0x1FF)
RUN_BITS = cython.declare(cython.ulonglong, 0x1249249249249249)
FIRST_SUIT_RUNS = cython.declare(cython.ulonglong, 0x49249)
STRAIGHTS = cython.declare(cython.ulonglong, 1 | 1 << 21 | 1 << 42)
OUTSIDE = cython.declare(cython.ulonglong, 0x7F << 27 | 0x101 | 0x101 << 9 | 0x101 << 18)
ORPHANS = (0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33)

# Forms of reading and of wait, as in `reading` and `patterns.features`.
STANDARD_FORM = cython.declare(cython.int, 0)
PAIRS_FORM = cython.declare(cython.int, 1)
ORPHANS_FORM = cython.declare(cython.int, 2)
TWO_SIDED = cython.declare(cython.int, 0)
EDGE = cython.declare(cython.int, 1)
MIDDLE = cython.declare(cython.int, 2)
SINGLE = cython.declare(cython.int, 3)
TWO_PAIR = cython.declare(cython.int, 4)
OTHER = cython.declare(cython.int, 5)

# Forms of meld as they stand in a row.
_FORMS = cython.declare(
    dict, {"chi": 1, "pon": 2, "open_kan": 3, "added_kan": 4, "concealed_kan": 5}
)
_HOW = cython.declare(dict, {"tsumo": _words.TSUMO, "ron": _words.RON, "robbed": _words.ROBBED})
_SOURCE = cython.declare(
    dict,
    {"live": _words.FROM_LIVE, "kan": _words.FROM_KAN, "set_aside": _words.FROM_ASIDE},
)
_ROBBED = cython.declare(
    dict,
    {
        "added_kan": _words.ROBBED_ADDED,
        "concealed_kan": _words.ROBBED_CONCEALED,
        "set_aside": _words.ROBBED_ASIDE,
    },
)

# The face of each kind's red five, and what is no tile of a row.
RED = cython.declare(cython.int, 34)
BLANK = cython.declare(cython.int, 255)

# A row of an array: see `analysis`, which says what lies where.
ROW = cython.declare(cython.int, 96)
AT_TILE = cython.declare(cython.int, 46)
AT_HOW = cython.declare(cython.int, 47)
AT_SEAT = cython.declare(cython.int, 50)
AT_ROUND = cython.declare(cython.int, 51)
AT_DECLARED = cython.declare(cython.int, 52)
AT_MELDS = cython.declare(cython.int, 53)
AT_INDICATORS = cython.declare(cython.int, 68)
AT_UNDER = cython.declare(cython.int, 73)
AT_ASIDE = cython.declare(cython.int, 78)
AT_RIVER = cython.declare(cython.int, 86)
AT_REPEAT = cython.declare(cython.int, 94)

NO_SHAPE = cython.declare(cython.int, 0)
TOO_LITTLE = cython.declare(cython.int, 1)
WINS = cython.declare(cython.int, 2)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _ones(x: cython.ulonglong) -> cython.ulonglong:
    """How many bits are set."""
    if cython.compiled:
        x = x - ((x >> 1) & BITS_1)
        x = (x & BITS_2) + ((x >> 2) & BITS_2)
        x = (x + (x >> 4)) & BITS_4
        return (x * BYTES) >> 56
    return x.bit_count()


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _up(base: cython.longlong, factor: cython.longlong, unit: cython.longlong) -> cython.longlong:
    """Base points times a factor in units, rounded up; nothing here is negative."""
    return (base * factor + unit - 1) // unit


@cython.cfunc
@cython.exceptval(0)
def _circumstances(s, declarations: dict) -> cython.ulonglong:
    """The flags of a situation; always some."""
    how: cython.ulonglong = _HOW[s.how]
    mark: cython.int
    if how == TSUMO:
        how |= _SOURCE[s.source]
    elif how == ROBBED:
        how |= _ROBBED[s.robbed_from]
    if s.last:
        how |= LAST
    if s.dealer:
        how |= DEALER
    if s.prompt:
        how |= PROMPT
    if s.first:
        how |= FIRST
    if s.from_dealer:
        how |= FROM_DEALER
    declared = s.declared
    if declared:
        mark = declarations.get(declared, -1)
        if mark >= 0:
            how |= ONE << (DECLARED + mark)
    return how


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _shape(
    form: cython.int,
    pair: cython.int,
    runs: cython.ulonglong,
    triplets: cython.ulonglong,
    wait: cython.int,
    won: cython.int,
    seat: cython.int,
    round: cython.int,
) -> cython.ulonglong:
    """The flags of a reading that follow from its sets; runs are packed counts."""
    shape: cython.ulonglong = (ONE << form) | (ONE << (WAIT + wait))
    here: cython.ulonglong = (runs | (runs >> 1) | (runs >> 2)) & RUN_BITS
    if here & (here >> 21) & (here >> 42) & FIRST_SUIT_RUNS:
        shape |= TRIPLE_RUN
    if here & (here >> 9) & (here >> 18) & STRAIGHTS:
        shape |= STRAIGHT
    if triplets & (triplets >> 9) & (triplets >> 18) & SUIT:
        shape |= TRIPLE_TRIPLET
    if (triplets >> (27 + seat)) & 1:
        shape |= SEAT_TRIPLET
    if pair == 27 + seat:
        shape |= SEAT_PAIR
    if round >= 0:
        if (triplets >> (27 + round)) & 1:
            shape |= ROUND_TRIPLET
        if pair == 27 + round:
            shape |= ROUND_PAIR
    if pair == won:
        shape |= WON_PAIR
    return shape


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _twins(runs: cython.ulonglong) -> cython.ulonglong:
    """Packed counts of runs as the word of those that occur twice, and four times."""
    return (((runs >> 1) | (runs >> 2)) & RUN_BITS) | (((runs >> 2) & RUN_BITS) << 1)


def circumstances(s, declarations):
    """The word `HOW` of a situation; ``declarations`` are the numbers of declarations by name."""
    return _circumstances(s, declarations)


def reading_words(form, pair, runs, triplets, wait, won, seat, round):
    """The words `RUNS` and `TWINS`, and of `SHAPE` what follows from sets and winds."""
    return (
        (runs | runs >> 1 | runs >> 2) & RUN_BITS,
        _twins(runs),
        _shape(form, pair, runs, triplets, wait, won, seat, round),
    )


@cython.final
@cython.cclass
class Valuer:
    """The numbers of a win under tables of patterns, fu, limits and payments.

    All arguments are plain data, see `policies.score_han_fu.HanFuScore`:

    ``copies``, ``sets``, ``pairs``, ``orphans``: the complete shapes, as of `Shapes`.
    ``tables``: of each unit its base points and rows, dearest unit first, after the table of han,
    whose base points mean nothing. A row is ``(open, closed, drops, clauses)``: what it is worth,
    -1 where it does not exist so; the mask of the rows of its table that do not count beside it;
    its clauses ``(word, relation, mask, number)``. At most 64 rows a table.
    ``add_up``, ``minimum``, ``late_minimum``: as of `HanFuScore`.
    ``fu``: the fields of a `FuTable` in order. ``steps``: han and base of each step of the ladder;
    ``round_up``. ``payments``: the fields of `Payments` in order.
    ``kind_of``: the kind of each face. ``successor``: what an indicator of each kind points to.
    ``declarations``: the number of each declaration's flag by name; ``under``: a mask of them,
    whose winners count what lies under the indicators. ``red``, ``aside``, ``robbed_aside``:
    which bonus tiles count, as of `BonusTiles`.

    One instance may be used by several threads.
    """

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
    _lock: object
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
        self._lock = threading.Lock()
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

    # --- questions ---------

    def value(self, s):
        """The numbers of the best reading of a `Situation`.

        ``(status, han)`` for a refusal: status 0 without a shape; 1 with less than the minimum, and
        the most han of patterns that any reading has. Otherwise ``(2, rank, table, hits, han, fu,
        raw fu, base, step of the ladder or -1, times, points, from the dealer, from the others,
        form, pair, triplets, runs, wait)``; triplets and runs are those of the concealed part, as
        in a `Reading`; what an own draw brings is 0 for a claimed tile.
        """
        # The compiled form is one step for everybody else: whatever could run other code, such as
        # asking the situation, comes before or after.
        if cython.compiled:
            return self._value(s)
        with self._lock:
            return self._value(s)

    @cython.cfunc
    def _value(self, s):
        kinds = s.kinds
        if len(kinds) != 34:
            raise ValueError(f"counts must have 34 entries, not {len(kinds)}")
        if type(kinds) is not bytes:
            kinds = bytes(kinds)
        hand = s.hand
        melds = s.melds
        how: cython.ulonglong = _circumstances(s, self._declarations)
        tile: cython.int = s.tile
        seat: cython.int = s.seat_wind
        round: cython.int = s.round_wind
        river: cython.ulonglong = s.river
        repeat: cython.int = s.repeat
        indicators = s.indicators
        under = s.under
        aside = s.aside
        reds: cython.int = 0
        if self._count_red:
            reds = hand[34] + hand[35] + hand[36]
        return self._worked(
            kinds, melds, how, tile, seat, round, repeat, river, indicators, under, aside, reds
        )

    @cython.cfunc
    def _worked(
        self,
        kinds,
        melds,
        how: cython.ulonglong,
        tile: cython.int,
        seat: cython.int,
        round: cython.int,
        repeat: cython.int,
        river: cython.ulonglong,
        indicators,
        under,
        aside,
        reds: cython.int,
    ):
        k: cython.int
        face: cython.int
        count: cython.int
        low: cython.int
        code: cython.int
        aside_mask: cython.ulonglong = 0
        aside_count: cython.int = 0
        self._begin_win(how, tile, seat, round, repeat)
        if cython.compiled:
            p: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytes, kinds))
            for k in range(34):
                self._hold(k, p[k])
        else:
            for k, count in enumerate(kinds):
                if count:
                    self._hold(k, count)
        for meld in melds:
            low = 99
            for face in meld[1]:
                if 34 <= face < 37:
                    reds += 1
                k = self._kind_of[face]
                low = min(low, k)
                self._all[k] += 1
                self._meld_kinds |= ONE << k
            code = _FORMS[meld[0]]
            self._lay(code, low)
        for face in aside:
            k = self._kind_of[face]
            if k < 34:
                self._all[k] += 1
            aside_mask |= ONE << face
            aside_count += 1
        self._w[RIVER] = river
        self._w[ASIDE] = aside_mask
        if self._count_red:
            self._bonus += reds
        if self._count_aside:
            self._bonus += aside_count
        if self._count_robbed and how & ROBBED_ASIDE:
            self._bonus += 1
        for face in indicators:
            self._bonus += self._pointed(face)
        if how & self._under:
            for face in under:
                self._bonus += self._pointed(face)
        self._search()
        if self._status == NO_SHAPE:
            return (0, 0)
        if self._status == TOO_LITTLE:
            return (1, self._most)
        return (
            2,
            self._rank,
            self._best_table,
            self._best_hits,
            self._best_han,
            self._best_fu,
            self._best_raw,
            self._best_base,
            self._best_limit,
            self._best_times,
            self._best_points,
            self._best_dealer,
            self._best_other,
            self._best_form,
            self._best_pair,
            self._best_triplets,
            self._best_runs,
            self._best_wait,
        )

    def values(self, rows, marks):
        """The numbers of many wins: rows of 96 bytes one after the other, see `analysis.rows`.

        ``marks`` are the numbers of the declarations that a row names by their place, from 1.

        Returns a bytearray of eight 32-bit integers a row, in the machine's order: status, points,
        han, fu, base, times, from the dealer, from the others; the status as of `value`. ValueError
        for a row that cannot be a win at all (an unknown code).
        """
        if len(rows) % 96:
            raise ValueError("rows have 96 bytes each")
        if cython.compiled:
            return self._values(rows, marks)
        with self._lock:
            return self._values(rows, marks)

    @cython.cfunc
    def _values(self, rows, marks):
        k: cython.int
        self._mark_count = min(48, len(marks))
        for k in range(self._mark_count):
            self._marks[k] = marks[k]
        n: cython.Py_ssize_t = len(rows) // 96
        i: cython.Py_ssize_t
        if cython.compiled:
            out = bytearray(32 * n)
            p: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytes, rows))
            q: cython.p_int = cython.cast(
                cython.p_int, cython.cast(cython.p_uchar, cython.cast(bytearray, out))
            )
            for i in range(n):
                if self._row(p + 96 * i) < 0:
                    raise ValueError(f"row {i} has a code that nothing stands for")
                q[8 * i] = self._status
                if self._status == WINS:
                    q[8 * i + 1] = self._best_points
                    q[8 * i + 2] = self._best_han
                    q[8 * i + 3] = self._best_fu
                    q[8 * i + 4] = self._best_base
                    q[8 * i + 5] = self._best_times
                    q[8 * i + 6] = self._best_dealer
                    q[8 * i + 7] = self._best_other
            return out
        found = []
        for i in range(n):
            if self._row(rows[96 * i : 96 * i + 96]) < 0:
                raise ValueError(f"row {i} has a code that nothing stands for")
            found.append(self._status)
            if self._status == WINS:
                found += [self._best_points, self._best_han, self._best_fu, self._best_base]
                found += [self._best_times, self._best_dealer, self._best_other]
            else:
                found += [0] * 7
        return bytearray(memoryview(_int_array(found)).cast("B"))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _row(self, p: cython.p_uchar) -> cython.int:
        """Look at the win of one row; -1 when it makes no sense."""
        how: cython.ulonglong
        code: cython.int = p[AT_HOW]
        origin: cython.int = p[AT_HOW + 1]
        more: cython.int = p[AT_HOW + 2]
        declared: cython.int = p[AT_DECLARED]
        k: cython.int
        i: cython.int
        j: cython.int
        face: cython.int
        reds: cython.int = 0
        low: cython.int
        size: cython.int
        aside_mask: cython.ulonglong = 0
        aside_count: cython.int = 0
        river: cython.ulonglong = 0
        byte: cython.ulonglong
        seat: cython.int = p[AT_SEAT]
        round: cython.int = p[AT_ROUND]
        if code > 2 or origin > 2 or p[AT_TILE] > 36 or declared > self._mark_count:
            return -1
        if seat > 3 or (round > 3 and round != BLANK):
            return -1
        how = ONE << code
        if code == 0:
            how |= ONE << (3 + origin)
        elif code == 2:
            how |= ONE << (6 + origin)
        # last, prompt, first and from the dealer are bits 0 to 3.
        if more & 1:
            how |= LAST
        if more & 2:
            how |= PROMPT
        if more & 4:
            how |= FIRST
        if more & 8:
            how |= FROM_DEALER
        if seat == 0:
            how |= DEALER
        if declared:
            how |= ONE << (DECLARED + self._marks[declared - 1])
        self._begin_win(how, p[AT_TILE], seat, -1 if round == BLANK else round, p[AT_REPEAT])
        for face in range(37):
            if p[face]:
                if p[face] > 7:
                    return -1
                self._hold(self._kind_of[face], p[face])
                if face >= RED:
                    reds += p[face]
        for i in range(5):
            j = AT_MELDS + 3 * i
            code = p[j]
            if code == 0:
                break
            low = p[j + 1]
            if code > 5 or low > 33 or (code == 1 and (low > 26 or low % 9 > 6)):
                return -1
            size = 4 if code > 2 else 3
            for k in range(size):
                face = low + k if code == 1 else low
                self._all[face] += 1
                self._meld_kinds |= ONE << face
            reds += p[j + 2]
            self._lay(code, low)
        for i in range(8):
            face = p[AT_ASIDE + i]
            if face == BLANK:
                break
            if face > 44:
                return -1
            k = self._kind_of[face]
            if k < 34:
                self._all[k] += 1
            aside_mask |= ONE << face
            aside_count += 1
        for i in range(8):
            byte = p[AT_RIVER + i]
            river |= byte << (8 * i)
        self._w[RIVER] = river
        self._w[ASIDE] = aside_mask
        if self._count_red:
            self._bonus += reds
        if self._count_aside:
            self._bonus += aside_count
        if self._count_robbed and how & ROBBED_ASIDE:
            self._bonus += 1
        for i in range(5):
            face = p[AT_INDICATORS + i]
            if face == BLANK:
                break
            if face > 44:
                return -1
            self._bonus += self._pointed(face)
        if how & self._under:
            for i in range(5):
                face = p[AT_UNDER + i]
                if face == BLANK:
                    break
                if face > 44:
                    return -1
                self._bonus += self._pointed(face)
        self._search()
        return 0

    # --- a win ---------

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

    @cython.cfunc
    @cython.exceptval(check=False)
    def _pointed(self, face: cython.int) -> cython.longlong:
        """How many tiles of the hand an indicator points to."""
        k: cython.int = self._kind_of[face]
        return self._all[self._successor[k]] if k < 34 else 0

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

    # --- a reading ---------

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
        w[TWINS] = _twins(runs)
        w[SHAPE] = self._flags | _shape(
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

    @cython.cfunc
    @cython.exceptval(check=False)
    def _points(self, base: cython.longlong) -> cython.longlong:
        """What the winner gets of the others."""
        pay: cython.p_longlong = self._pay
        unit: cython.longlong = pay[6] * pay[7]
        dealer: cython.bint = self._how & DEALER != 0
        if not self._how & TSUMO:
            return _up(base, pay[1] if dealer else pay[2], unit) * pay[7]
        if dealer:
            return (pay[0] - 1) * _up(base, pay[3], unit) * pay[7]
        from_dealer: cython.longlong = _up(base, pay[4], unit)
        others: cython.longlong = pay[0] - (2 if from_dealer else 1)
        return (from_dealer + others * _up(base, pay[5], unit)) * pay[7]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _shares(self, base: cython.longlong) -> cython.void:
        """What an own draw brings of each."""
        pay: cython.p_longlong = self._pay
        unit: cython.longlong = pay[6] * pay[7]
        if self._how & DEALER:
            self._best_other = _up(base, pay[3], unit) * pay[7]
        else:
            self._best_dealer = _up(base, pay[4], unit) * pay[7]
            self._best_other = _up(base, pay[5], unit) * pay[7]

    # Fu in order: base, tsumo, closed_ron, triplet, kan, pair_dragon, pair_seat, pair_round,
    # pair_double, waits (6), bare_tsumo, bare_open, seven_pairs, step.

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
                    if _ones(x) != code[4 * c + 3]:
                        times = 0
                elif relation == LEAST:
                    if _ones(x) < code[4 * c + 3]:
                        times = 0
                else:
                    times *= _ones(x)
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


def _int_array(numbers):
    from array import array

    return array("i", numbers)


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
