"""Wins as rows of bytes, see `analysis.score_row`."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

from jantaku.kernel.bits_inc import (
    ASIDE,
    BLANK,
    DEALER,
    DECLARED,
    FIRST,
    FROM_DEALER,
    LAST,
    ONE,
    PROMPT,
    RED,
    RIVER,
    ROBBED_ASIDE,
)
from jantaku.kernel.search_inc import Search

# A row of an array: see `analysis`, which says what lies where.
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


@cython.cclass
class Rows(Search):
    """Reads a row."""

    @cython.final
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
