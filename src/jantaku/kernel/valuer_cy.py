# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, infer_types=False
"""What a win is worth, by tables of patterns that are given as data.

This file is plain Python and, with the files `*_inc` that it imports, the source of the compiled
form; see `jantaku.kernel`.

Each reading of a hand, with the winning tile in each place, becomes some words of bits (`words`);
a pattern is a few tests of bits of them. Nothing here knows what a pattern is called or how much it
counts. Patterns of table 0 add up, with fu, to base points; those of the other tables make the
whole value. The best reading is the one of the highest rank. See `policies.score_han_fu`, which
gives the data and turns the numbers into rows and lines when somebody asks for them.
"""

from __future__ import annotations

import threading
from array import array

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

from jantaku.kernel import words as _words
from jantaku.kernel.bits_inc import (
    ASIDE,
    DEALER,
    DECLARED,
    FIRST,
    FROM_DEALER,
    LAST,
    NO_SHAPE,
    ONE,
    PROMPT,
    RIVER,
    ROBBED,
    ROBBED_ASIDE,
    RUN_BITS,
    TOO_LITTLE,
    TSUMO,
    WINS,
    shape_of,
    twins_of,
)
from jantaku.kernel.rows_inc import Rows

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


def circumstances(s, declarations):
    """The word `HOW` of a situation; ``declarations`` are the numbers of declarations by name."""
    return _circumstances(s, declarations)


def reading_words(form, pair, runs, triplets, wait, won, seat, round):
    """The words `RUNS` and `TWINS`, and of `SHAPE` what follows from sets and winds."""
    return (
        (runs | runs >> 1 | runs >> 2) & RUN_BITS,
        twins_of(runs),
        shape_of(form, pair, runs, triplets, wait, won, seat, round),
    )


@cython.final
@cython.cclass
class Valuer(Rows):
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

    _lock: object

    def __init__(self, **data):
        super().__init__(**data)
        self._lock = threading.Lock()

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
        """The numbers of many wins: rows of 96 bytes one after the other, see `analysis.score_row`.

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
        return bytearray(memoryview(array("i", found)).cast("B"))
