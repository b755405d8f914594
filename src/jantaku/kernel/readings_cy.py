# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, infer_types=False
"""All ways to read the concealed part of a complete hand.

This file is plain Python and, unchanged, the source of the compiled form; see `jantaku.kernel`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import free, realloc

from jantaku.kernel.reading import Reading

# As in `reading`, where compiled code finds them without asking.
STANDARD = cython.declare(cython.int, 0)
SEVEN_PAIRS = cython.declare(cython.int, 1)
THIRTEEN_ORPHANS = cython.declare(cython.int, 2)

ONE = cython.declare(cython.ulonglong, 1)
OUTSIDE = cython.declare(cython.ulonglong, 0x7F << 27 | 0x101 | 0x101 << 9 | 0x101 << 18)


@cython.final
@cython.cclass
class _Reader:
    """The readings found so far, of one hand after the other.

    ``pairs`` and ``orphans`` say which shapes there are beside sets and a pair, as of `Shapes`.
    """

    _pairs: cython.int
    _orphans: cython.bint
    _counts: cython.int[34]
    # Three words a reading: form and, eight bits higher, one more than the pair; triplets; runs.
    _found: cython.p_ulonglong
    _room: cython.Py_ssize_t
    used: cython.Py_ssize_t

    def __init__(self, pairs, orphans):
        self._pairs = pairs
        self._orphans = orphans
        self.used = 0
        if not cython.compiled:
            self._counts = [0] * 34
            self._found = []

    def __dealloc__(self):
        if cython.compiled:
            free(self._found)

    @cython.cfunc
    @cython.exceptval(-1)
    def hand(self, p: cython.p_uchar) -> cython.int:
        """Add the readings of one hand, which must be complete."""
        k: cython.int
        kinds: cython.ulonglong = 0
        fours: cython.ulonglong = 0
        doubled: cython.int = -1
        odd: cython.bint = False
        for k in range(34):
            self._counts[k] = p[k]
        self._standard()
        for k in range(34):
            if p[k]:
                kinds |= ONE << k
                odd = odd or p[k] & 1
                if p[k] == 2:
                    doubled = k
                elif p[k] == 4:
                    fours |= ONE << k
        # Being complete, a hand of pairs alone is sets and a pair or seven pairs, if not both.
        if self._pairs and not odd and (self._pairs == 2 or not fours) and _tiles(p) == 14:
            self._add(SEVEN_PAIRS, -1, kinds, fours)
        if self._orphans and kinds == OUTSIDE:
            self._add(THIRTEEN_ORPHANS, doubled, 0, 0)
        return 0

    @cython.cfunc
    @cython.exceptval(-1)
    def _standard(self) -> cython.int:
        """All readings as sets and a pair, by the kind of the pair."""
        k: cython.int
        part: cython.int
        number: cython.int
        with_pair: cython.int = -1
        triplets: cython.ulonglong = 0
        # The part that has two tiles over has the pair.
        for part in range(3):
            number = 0
            for k in range(9 * part, 9 * part + 9):
                number += self._counts[k]
            if number % 3 == 1 or (number % 3 == 2 and with_pair >= 0):
                return 0
            if number % 3 == 2:
                with_pair = part
        for k in range(27, 34):
            number = self._counts[k]
            if number % 3 == 2 and with_pair < 0:
                with_pair = k
                number -= 2
            if number == 3:
                triplets |= ONE << k
            elif number:
                return 0
        if with_pair < 0:
            return 0
        if with_pair >= 27:
            return self._split(0, with_pair, triplets, 0)
        for k in range(9 * with_pair, 9 * with_pair + 9):
            if self._counts[k] >= 2:
                self._counts[k] -= 2
                self._split(0, k, triplets, 0)
                self._counts[k] += 2
        return 0

    @cython.cfunc
    @cython.exceptval(-1)
    def _split(
        self,
        at: cython.int,
        pair: cython.int,
        triplets: cython.ulonglong,
        runs: cython.ulonglong,
    ) -> cython.int:
        """Part what is left of the suits, from kind ``at`` on, into triplets and runs.

        Whether a kind has a triplet settles how many runs start there, so none is found twice.
        """
        while at < 27 and not self._counts[at]:
            at += 1
        if at == 27:
            return self._add(STANDARD, pair, triplets, runs)
        count: cython.int = self._counts[at]
        triplet: cython.int
        new: cython.int
        more: cython.ulonglong
        for triplet in range(2 if count >= 3 else 1):
            new = count - 3 * triplet
            if new and (at % 9 > 6 or self._counts[at + 1] < new or self._counts[at + 2] < new):
                continue
            self._counts[at] = 0
            more = 0
            if new:
                self._counts[at + 1] -= new
                self._counts[at + 2] -= new
                more = new
                more <<= 3 * (7 * (at // 9) + at % 9)
            self._split(at + 1, pair, triplets | (ONE << at) if triplet else triplets, runs | more)
            self._counts[at] = count
            if new:
                self._counts[at + 1] += new
                self._counts[at + 2] += new
        return 0

    @cython.cfunc
    @cython.exceptval(-1)
    def _add(
        self,
        form: cython.int,
        pair: cython.int,
        triplets: cython.ulonglong,
        runs: cython.ulonglong,
    ) -> cython.int:
        if cython.compiled:
            if self.used == self._room:
                room: cython.Py_ssize_t = 2 * self._room if self._room else 8
                grown: cython.p_void = realloc(
                    self._found, 3 * room * cython.sizeof(cython.ulonglong)
                )
                if not grown:
                    raise MemoryError
                self._found = cython.cast(cython.p_ulonglong, grown)
                self._room = room
            self._found[3 * self.used] = form | (pair + 1) << 8
            self._found[3 * self.used + 1] = triplets
            self._found[3 * self.used + 2] = runs
        else:
            self._found += [form | (pair + 1) << 8, triplets, runs]
        self.used += 1
        return 0

    @cython.cfunc
    def tuples(self):
        """What was found, as `Reading`s."""
        i: cython.Py_ssize_t
        form: cython.int
        pair: cython.int
        result = []
        for i in range(self.used):
            form = self._found[3 * i] & 255
            pair = self._found[3 * i] >> 8
            result.append(Reading(form, pair - 1, self._found[3 * i + 1], self._found[3 * i + 2]))
        return tuple(result)

    @cython.cfunc
    def columns(self):
        """What was found, as the bytes of forms, pairs, triplets and runs."""
        i: cython.Py_ssize_t
        forms = bytearray(self.used)
        pairs = bytearray(self.used)
        triplets = bytearray(8 * self.used)
        runs = bytearray(8 * self.used)
        if cython.compiled:
            p: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytearray, forms))
            q: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytearray, pairs))
            t: cython.p_ulonglong = cython.cast(
                cython.p_ulonglong, cython.cast(cython.p_uchar, cython.cast(bytearray, triplets))
            )
            r: cython.p_ulonglong = cython.cast(
                cython.p_ulonglong, cython.cast(cython.p_uchar, cython.cast(bytearray, runs))
            )
        else:
            p, q = forms, pairs
            t, r = memoryview(triplets).cast("Q"), memoryview(runs).cast("Q")
        for i in range(self.used):
            p[i] = self._found[3 * i] & 255
            # A signed byte: -1 is 255.
            q[i] = ((self._found[3 * i] >> 8) - 1) & 255
            t[i] = self._found[3 * i + 1]
            r[i] = self._found[3 * i + 2]
        return forms, pairs, triplets, runs


@cython.cfunc
@cython.exceptval(check=False)
def _tiles(p: cython.p_uchar) -> cython.int:
    k: cython.int
    total: cython.int = 0
    for k in range(34):
        total += p[k]
    return total


def readings(counts, pairs, orphans):
    """The readings of a complete hand of 34 counts, as bytes or a bytearray."""
    counts = bytes(counts)
    reader: _Reader = _Reader(pairs, orphans)
    if cython.compiled:
        reader.hand(cython.cast(cython.p_uchar, cython.cast(bytes, counts)))
    else:
        reader.hand(counts)
    return reader.tuples()


def readings_many(hands, far, tiles: cython.int, pairs, orphans):
    """See `Shapes.readings_many`; ``far`` are distances as of `Shapes.shanten_many`, ``tiles`` is
    how many a complete hand has.
    """
    n: cython.Py_ssize_t = len(far)
    i: cython.Py_ssize_t
    reader: _Reader = _Reader(pairs, orphans)
    begin = bytearray(8 * (n + 1))
    if cython.compiled:
        p: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytes, hands))
        q: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytearray, far))
        b: cython.p_longlong = cython.cast(
            cython.p_longlong, cython.cast(cython.p_uchar, cython.cast(bytearray, begin))
        )
        for i in range(n):
            # A signed byte: -1 is complete.
            if q[i] == 255 and _tiles(p) == tiles:
                reader.hand(p)
            b[i + 1] = reader.used
            p += 34
    else:
        view = memoryview(begin).cast("q")
        for i in range(n):
            counts = hands[34 * i : 34 * i + 34]
            if far[i] == 255 and _tiles(counts) == tiles:
                reader.hand(counts)
            view[i + 1] = reader.used
    return (begin, *reader.columns())
