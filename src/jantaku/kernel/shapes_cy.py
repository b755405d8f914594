# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, embedsignature=True, infer_types=False
"""Distances, waits and readings of hands, for any tile set.

This file is plain Python and, unchanged, the source of the compiled form; see `jantaku.kernel`.

The distance of a hand is found exactly. One part of it (a suit of nine kinds, or the seven honours)
is described by a *vector*: for ``m`` sets with and without a pair, the least number of tiles that
must be added to its counts so that the sets fit, no kind being used beyond its limit. The vectors
of two parts make that of both together by a min-plus product. Vectors are numbered, and both the
vector of a part and the product of two vectors are remembered, so that a hand asked for in play
costs a few look-ups.

A vector is two integers of six lanes of eight bits, lane ``m`` for ``m`` sets: without and with the
pair. Values are at most 63 (= impossible), so that sums stay below the top bit of a lane, which the
lane-wise minimum needs for itself. All parts of all shapes share one memory, filled when asked.
"""

from __future__ import annotations

import threading

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free, realloc

from jantaku.kernel.reading import Reading

IMPOSSIBLE = 99

MAX_SETS: cython.int = 5
LANES: cython.int = 6
INF: cython.int = 63
ONES: cython.ulonglong = 0x010101010101
GUARD: cython.ulonglong = 0x808080808080
FULL: cython.ulonglong = 0x3F3F3F3F3F3F
MASK: cython.ulonglong = 0xFFFFFFFFFFFF
EMPTY: cython.ulonglong = 0x3F3F3F3F3F00  # no sets, for nothing

# Width of a kind's count in the key of a part. Interpreted, a key is the bytes themselves.
WIDTH: cython.int = 3 if cython.compiled else 8
COUNT: cython.int = (1 << WIDTH) - 1

# Remembered are at most this many entries a part and products in all; then it starts afresh.
MOST: cython.longlong = 1 << 18
MOST_PRODUCTS: cython.longlong = 1 << 20

ORPHANS = bytes((0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33))


@cython.cfunc
@cython.inline
def _lower(x: cython.ulonglong, y: cython.ulonglong) -> cython.ulonglong:
    """The lane-wise minimum (lanes below 128)."""
    over: cython.ulonglong = ((x | GUARD) - y) & GUARD
    return x ^ ((x ^ y) & (over - (over >> 7)))


@cython.cfunc
@cython.inline
def _shifted(x: cython.ulonglong, sets: cython.int, cost: cython.int) -> cython.ulonglong:
    """The vector after that many more sets, for that many more tiles."""
    moved: cython.ulonglong = (x << (8 * sets)) & MASK
    return (moved | (FULL & ~(MASK << (8 * sets)))) + ONES * cost


@cython.cfunc
@cython.inline
def _product(x: cython.ulonglong, y: cython.ulonglong) -> cython.ulonglong:
    """The cheapest sharing of the sets between two parts."""
    result: cython.ulonglong = FULL
    sets: cython.int
    cost: cython.int
    for sets in range(LANES):
        cost = (x >> (8 * sets)) & 0x7F
        if cost < INF:
            result = _lower(result, _shifted(y, sets, cost))
    return result


@cython.final
@cython.cclass
class _Memo:
    """A map from non-negative integers to non-negative integers; forgets all when it is full."""

    _entries: dict
    _most: cython.longlong
    _keys: cython.p_ulonglong
    _values: cython.p_int
    _mask: cython.longlong
    _used: cython.longlong

    def __init__(self, most: cython.longlong):
        self._most = most
        if cython.compiled:
            self._resize(64)
        else:
            self._entries = {}
            # The dictionary's own method spares a call.
            object.__setattr__(self, "get", self._entries.get)

    def __dealloc__(self):
        if cython.compiled:
            free(self._keys)
            free(self._values)

    @cython.cfunc
    def _resize(self, size: cython.longlong):
        if cython.compiled:
            keys: cython.p_ulonglong = self._keys
            values: cython.p_int = self._values
            old: cython.longlong = self._mask + 1 if keys else 0
            new_keys: cython.p_ulonglong = cython.cast(
                cython.p_ulonglong, calloc(size, cython.sizeof(cython.ulonglong))
            )
            new_values: cython.p_int = cython.cast(
                cython.p_int, calloc(size, cython.sizeof(cython.int))
            )
            if not new_keys or not new_values:
                free(new_keys)
                free(new_values)
                raise MemoryError
            self._keys = new_keys
            self._values = new_values
            self._mask = size - 1
            self._used = 0
            i: cython.longlong
            for i in range(old):
                if keys[i]:
                    self.put(keys[i] - 1, values[i])
            free(keys)
            free(values)

    @cython.cfunc
    @cython.inline
    def get(self, key: cython.ulonglong, default: cython.int) -> cython.int:
        if cython.compiled:
            at: cython.longlong = (key * 0x9E3779B97F4A7C15) >> 40
            key += 1  # 0 marks an empty place
            while True:
                at &= self._mask
                if self._keys[at] == key:
                    return self._values[at]
                if not self._keys[at]:
                    return default
                at += 1
        return self._entries.get(key, default)

    @cython.cfunc
    def put(self, key: cython.ulonglong, value: cython.int) -> cython.int:
        if cython.compiled:
            if self._used * 2 > self._mask:
                if self._used >= self._most:
                    free(self._keys)
                    free(self._values)
                    self._keys = cython.NULL
                    self._values = cython.NULL
                    self._resize(64)
                else:
                    self._resize((self._mask + 1) * 2)
            at: cython.longlong = (key * 0x9E3779B97F4A7C15) >> 40
            key += 1
            while True:
                at &= self._mask
                if self._keys[at] == key or not self._keys[at]:
                    break
                at += 1
            if not self._keys[at]:
                self._used += 1
            self._keys[at] = key
            self._values[at] = value
        else:
            if len(self._entries) >= self._most:
                self._entries.clear()
            self._entries[key] = value
        return value


@cython.final
@cython.cclass
class _Vectors:
    """The numbered vectors and their products."""

    _numbers: dict
    _bare: cython.p_ulonglong  # without the pair
    _paired: cython.p_ulonglong
    _size: cython.int
    _products: _Memo
    _lock: object

    def __init__(self):
        self._numbers = {}
        self._products = _Memo(MOST_PRODUCTS)
        self._lock = threading.Lock()
        if not cython.compiled:
            self._bare = []
            self._paired = []

    def __dealloc__(self):
        if cython.compiled:
            free(self._bare)
            free(self._paired)

    def number(self, bare: cython.ulonglong, paired: cython.ulonglong) -> cython.int:
        """The number of this vector, a new one if need be."""
        key = (bare, paired)
        with self._lock:
            found = self._numbers.get(key)
            if found is None:
                found = len(self._numbers)
                if cython.compiled:
                    self._store(found, bare, paired)
                else:
                    self._bare.append(bare)
                    self._paired.append(paired)
                self._numbers[key] = found
        return found

    @cython.cfunc
    def _store(self, at: cython.int, bare: cython.ulonglong, paired: cython.ulonglong):
        if cython.compiled:
            if at >= self._size:
                size: cython.int = self._size * 2 + 256
                bytes_: cython.size_t = size * cython.sizeof(cython.ulonglong)
                grown: cython.p_void = realloc(self._bare, bytes_)
                if not grown:
                    raise MemoryError
                self._bare = cython.cast(cython.p_ulonglong, grown)
                grown = realloc(self._paired, bytes_)
                if not grown:
                    raise MemoryError
                self._paired = cython.cast(cython.p_ulonglong, grown)
                self._size = size
            self._bare[at] = bare
            self._paired[at] = paired

    @cython.cfunc
    def product(self, a: cython.int, b: cython.int) -> cython.int:
        """The number of the vector of two parts together."""
        key: cython.ulonglong = a
        key = (key << 28) | b
        found: cython.int = self._products.get(key, -1)
        if found < 0:
            bare: cython.ulonglong = _product(self._bare[a], self._bare[b])
            paired: cython.ulonglong = _lower(
                _product(self._paired[a], self._bare[b]), _product(self._bare[a], self._paired[b])
            )
            found = self._products.put(key, self.number(bare, paired))
        return found

    @cython.cfunc
    @cython.inline
    def least(self, a: cython.int, b: cython.int, sets: cython.int) -> cython.int:
        """Tiles to add so that two parts together hold that many sets and the pair."""
        if cython.compiled:
            best: cython.int = INF
            cost: cython.int
            m: cython.int
            bare_a: cython.ulonglong = self._bare[a]
            bare_b: cython.ulonglong = self._bare[b]
            paired_a: cython.ulonglong = self._paired[a]
            paired_b: cython.ulonglong = self._paired[b]
            for m in range(sets + 1):
                cost = (bare_a >> (8 * m) & 0x7F) + (paired_b >> (8 * (sets - m)) & 0x7F)
                best = min(best, cost)
                cost = (paired_a >> (8 * m) & 0x7F) + (bare_b >> (8 * (sets - m)) & 0x7F)
                best = min(best, cost)
            return best
        return self._paired[self.product(a, b)] >> (8 * sets) & 0x7F


@cython.final
@cython.cclass
class _Part:
    """One part of a tile set, nine kinds in a row or seven apart, and the vectors of its counts."""

    _limits: tuple
    _vectors: _Vectors
    _memo: _Memo
    _left: dict
    _right: dict

    def __init__(self, limits: tuple, vectors: _Vectors):
        self._limits = limits
        self._vectors = vectors
        self._memo = _Memo(MOST)
        self._left = {}
        self._right = {}

    @cython.cfunc
    @cython.inline
    def at(self, key: cython.ulonglong) -> cython.int:
        """The number of the vector of these counts."""
        found: cython.int = self._memo.get(key, -1)
        if found < 0:
            found = self._made(key)
        return found

    def _made(self, key):
        counts = tuple([key >> WIDTH * i & COUNT for i in range(len(self._limits))])
        if max(counts) > 7:
            raise ValueError(f"a kind is held {max(counts)} times; the kernel counts up to 7")
        bare: cython.ulonglong
        paired: cython.ulonglong
        if len(counts) == 9:
            bare = paired = FULL
            left = self._half(self._left, counts[:5], False)
            right = self._half(self._right, counts[5:], True)
            for (bare_l, paired_l), (bare_r, paired_r) in zip(left, right, strict=True):
                bare = _lower(bare, _product(bare_l, bare_r))
                paired = _lower(paired, _product(paired_l, bare_r))
                paired = _lower(paired, _product(bare_l, paired_r))
        else:
            bare, paired = self._apart(counts)
        return self._memo.put(key, self._vectors.number(bare, paired))

    def _apart(self, counts):
        """The vector of kinds which make no runs."""
        bare: cython.ulonglong = EMPTY
        paired: cython.ulonglong = FULL
        for count, limit in zip(counts, self._limits, strict=True):
            b: cython.ulonglong = bare
            p: cython.ulonglong = paired
            if limit >= 2:
                paired = _lower(paired, _shifted(b, 0, max(0, 2 - count)))
            if limit >= 3:
                bare = _lower(bare, _shifted(b, 1, max(0, 3 - count)))
                paired = _lower(paired, _shifted(p, 1, max(0, 3 - count)))
            if limit >= 5:
                paired = _lower(paired, _shifted(b, 1, max(0, 5 - count)))
        return bare, paired

    def _half(self, memo, counts, last):
        """Vectors of the lower five or the upper four numbers, one for each way to be joined.

        The way is ``3 * a + b``: ``a`` runs start at number 4 and ``b`` at number 5. They count
        with the lower numbers; what they use of the upper ones is paid there. Three like runs
        are as good as three triplets, so there is no need to look at more than two.
        """
        found = memo.get(counts)
        if found is None:
            if last:
                found = self._upper(counts)
            else:
                found = self._lower_half(counts)
            if len(memo) >= MOST:
                memo.clear()
            memo[counts] = found
        return found

    def _lower_half(self, counts):
        nothing = (FULL, FULL)
        states = [(EMPTY, FULL)] + [nothing] * 8
        for at in range(5):
            after = [nothing] * 9
            for state in range(9):
                if states[state] != nothing:
                    for runs in range(3):
                        new = state % 3 * 3 + runs
                        after[new] = self._step(
                            after[new],
                            states[state],
                            counts[at],
                            self._limits[at],
                            state // 3 + state % 3,
                            runs,
                        )
            states = after
        return states

    def _upper(self, counts):
        nothing = (FULL, FULL)
        states = [(EMPTY, FULL)] + [nothing] * 8
        for at in (3, 2, 1, 0):
            before = [nothing] * 9
            for state in range(9):
                for runs in range(3 if at < 2 else 1):
                    new = state % 3 * 3 + runs
                    if states[new] != nothing:
                        before[state] = self._step(
                            before[state],
                            states[new],
                            counts[at],
                            self._limits[5 + at],
                            state // 3 + state % 3,
                            runs,
                        )
            states = before
        return states

    def _step(
        self, into, start, count: cython.int, limit: cython.int, under: cython.int, runs: cython.int
    ):
        """Lower one state by what this kind can hold: runs passing, starting, a triplet, a pair."""
        bare: cython.ulonglong = into[0]
        paired: cython.ulonglong = into[1]
        b: cython.ulonglong = start[0]
        p: cython.ulonglong = start[1]
        triplet: cython.int
        use: cython.int
        for triplet in range(2):
            use = under + runs + 3 * triplet
            if use <= limit:
                bare = _lower(bare, _shifted(b, runs + triplet, max(0, use - count)))
                paired = _lower(paired, _shifted(p, runs + triplet, max(0, use - count)))
            use += 2
            if use <= limit:
                paired = _lower(paired, _shifted(b, runs + triplet, max(0, use - count)))
        return bare, paired


_vectors: _Vectors = _Vectors()
_parts: dict = {}


def _part(limits):
    """The part with these limits, shared by all shapes."""
    found = _parts.get(limits)
    if found is None:
        if len(_parts) >= 1 << 12:
            _parts.clear()
        found = _parts[limits] = _Part(tuple(limits), _vectors)
    return found


def _tiles(counts):
    """The counts as bytes or bytearray of 34."""
    if type(counts) is not bytes and type(counts) is not bytearray:
        if isinstance(counts, int):
            raise TypeError("counts must be 34 counts, not a number")
        counts = bytes(counts)
    if len(counts) != 34:
        raise ValueError(f"counts must have 34 entries, not {len(counts)}")
    return counts


@cython.cfunc
@cython.inline
@cython.exceptval(check=True)
def _pointer(counts) -> cython.p_uchar:
    """Where the counts lie; checked, since a key has three bits for each."""
    if cython.compiled:
        if type(counts) is not bytes and type(counts) is not bytearray:
            raise TypeError("not bytes")
        p: cython.p_uchar
        if type(counts) is bytes:
            p = cython.cast(cython.p_uchar, cython.cast(bytes, counts))
        else:
            p = cython.cast(cython.p_uchar, cython.cast(bytearray, counts))
        any_: cython.uchar = 0
        i: cython.int
        for i in range(34):
            any_ |= p[i]
        if any_ > 7:
            raise ValueError(f"a kind is held {max(counts)} times; the kernel counts up to 7")
        return p
    return counts


@cython.cfunc
@cython.inline
def _key(p: cython.p_uchar, start: cython.int, size: cython.int) -> cython.ulonglong:
    """The key of a part's counts."""
    if cython.compiled:
        key: cython.ulonglong = 0
        i: cython.int
        for i in range(size):
            key |= cython.cast(cython.ulonglong, p[start + i]) << (3 * i)
        return key
    return int.from_bytes(p[start : start + size], "little")


@cython.cfunc
@cython.inline
def _worth(mode: cython.int, count: cython.int, limit: cython.int) -> cython.int:
    """Pairs that a kind has, times 256, plus pairs that one tile makes."""
    result: cython.int = 0
    if limit >= 2 and count:
        result = 256 if count >= 2 else 1
        if mode == 2 and limit >= 4 and count >= 3:
            result += 256 if count >= 4 else 1
    return result


@cython.cfunc
@cython.inline
def _pairs_short(worth: cython.int) -> cython.int:
    """Tiles to add for seven pairs, by the sum of `_worth`."""
    whole: cython.int = worth >> 8
    half: cython.int = worth & 255
    if whole >= 7:
        return 0
    if whole + half >= 7:
        return 7 - whole
    return 14 - 2 * whole - half


@cython.cfunc
@cython.inline
def _total(p: cython.p_uchar) -> cython.int:
    if cython.compiled:
        total: cython.int = 0
        i: cython.int
        for i in range(34):
            total += p[i]
        return total
    return sum(p)


@cython.final
@cython.cclass
class Shapes:
    """The complete shapes of a tile set.

    ``copies``: 34 counts (0..5), how many of each kind the set has; 0 where there is none.
    ``sets``: how many sets a hand has beside the pair (1..5; 5 in sixteen-tile games).
    ``pairs``: 0 no seven pairs, 1 seven different kinds, 2 four alike count as two pairs.
    ``orphans``: whether thirteen orphans is a shape (as far as the set has its kinds).
    Seven pairs and thirteen orphans need ``sets`` = 4.

    Kinds are 0..33: characters 1-9, dots 1-9, bamboo 1-9, East South West North White Green Red.
    A hand is ``counts``: bytes or a bytearray of 34 counts, each up to 7 (anything else that
    ``bytes()`` takes is converted first, which is slower). It holds the concealed tiles;
    ``melds`` is the number of sets beside them, ``held`` optionally the 34 counts of the tiles in
    one's own melds, or otherwise out of reach, which are then no longer there to be drawn.

    Instances are immutable, equal and hashable by value, and safe to share between threads. What
    has been worked out is remembered for all instances of a process.
    """

    _copies: bytes
    _limit: cython.p_uchar
    _sets: cython.int
    _pairs: cython.int
    _orphans: cython.bint
    _pairs_exist: cython.bint
    _orphans_exist: cython.bint
    _plain: cython.bint  # every kind that is there is there twice, and four times for mode 2
    _present: object
    _m: _Part
    _p: _Part
    _s: _Part
    _z: _Part
    _vectors: _Vectors
    _bounded: dict

    def __init__(self, *, copies, sets=4, pairs=0, orphans=False):
        self._copies = bytes(_tiles(copies))
        if max(self._copies) > 5:
            raise ValueError(f"a set may have up to five copies of a kind, not {max(copies)}")
        if not 1 <= sets <= MAX_SETS:
            raise ValueError(f"sets must be 1 to {MAX_SETS}, not {sets}")
        if pairs not in (0, 1, 2):
            raise ValueError(f"pairs must be 0, 1 or 2, not {pairs!r}")
        if sets != 4 and (pairs or orphans):
            raise ValueError("seven pairs and thirteen orphans are shapes of fourteen tiles")
        self._sets = sets
        self._pairs = pairs
        self._orphans = orphans
        own = self._copies
        if cython.compiled:
            self._limit = cython.cast(cython.p_uchar, self._copies)
        else:
            self._limit = own
        can = sum([c >= 2 for c in own]) + (sum([c >= 4 for c in own]) if pairs == 2 else 0)
        self._pairs_exist = bool(pairs) and can >= 7
        had = [own[kind] for kind in ORPHANS]
        self._orphans_exist = bool(orphans) and min(had) >= 1 and max(had) >= 2
        self._plain = not any([0 < c < 2 * max(1, pairs) for c in own])
        self._present = int.from_bytes(bytes([255 if c else 0 for c in own]), "little")
        self._m = _part(own[:9])
        self._p = _part(own[9:18])
        self._s = _part(own[18:27])
        self._z = _part(own[27:])
        self._vectors = _vectors
        self._bounded = {}

    @property
    def copies(self):
        """How many of each kind the tile set has."""
        return self._copies

    @property
    def sets(self):
        """How many sets a hand has beside the pair."""
        return self._sets

    @property
    def pairs(self):
        """0 no seven pairs, 1 of seven different kinds, 2 with four alike as two pairs."""
        return self._pairs

    @property
    def orphans(self):
        """Whether thirteen orphans is a shape."""
        return bool(self._orphans)

    def _value(self):
        return (self._copies, self._sets, self._pairs, bool(self._orphans))

    def __eq__(self, other):
        if type(other) is not Shapes:
            return NotImplemented
        return self._value() == other._value()

    def __hash__(self):
        return hash(self._value())

    def __repr__(self):
        return (
            f"Shapes(copies={self._copies!r}, sets={self._sets}, pairs={self._pairs},"
            f" orphans={bool(self._orphans)})"
        )

    def __reduce__(self):
        # By way of the package, so that both forms read what either has written.
        from jantaku.kernel import restore

        return restore, self._value()

    def _within(self, held):
        """The shapes that are left when these tiles are out of reach."""
        key = bytes(_tiles(held))
        found = self._bounded.get(key)
        if found is None:
            left = bytes([max(0, c - h) for c, h in zip(self._copies, key, strict=True)])
            found = Shapes(
                copies=left, sets=self._sets, pairs=self._pairs, orphans=bool(self._orphans)
            )
            if len(self._bounded) >= 1 << 10:
                self._bounded.clear()
            self._bounded[key] = found
        return found

    @cython.cfunc
    @cython.inline
    @cython.exceptval(-1)
    def _need(self, melds: cython.int) -> cython.int:
        if melds < 0 or melds > self._sets:
            raise ValueError(f"melds must be 0 to {self._sets}, not {melds}")
        return self._sets - melds

    @cython.cfunc
    @cython.inline
    def _standard(self, p: cython.p_uchar, need: cython.int) -> cython.int:
        """Tiles to add for that many sets and a pair."""
        vectors: _Vectors = self._vectors
        a: cython.int = vectors.product(self._m.at(_key(p, 0, 9)), self._p.at(_key(p, 9, 9)))
        b: cython.int = vectors.product(self._s.at(_key(p, 18, 9)), self._z.at(_key(p, 27, 7)))
        return vectors.least(a, b, need)

    @cython.cfunc
    def _all_worth(self, p: cython.p_uchar) -> cython.int:
        """The sum of `_worth`."""
        if cython.compiled or not self._plain:
            k: cython.int
            total: cython.int = 0
            for k in range(34):
                total += _worth(self._pairs, p[k], self._limit[k])
            return total
        there = (int.from_bytes(p, "little") & self._present).to_bytes(34, "little")
        ones = there.count(1)
        more = 34 - there.count(0) - ones
        if self._pairs == 2:
            threes = there.count(3)
            return 256 * (2 * more - there.count(2) - threes) + ones + threes
        return 256 * more + ones

    @cython.cfunc
    def _orphans_short(self, p: cython.p_uchar) -> cython.int:
        """Tiles to add for thirteen orphans."""
        missing: cython.int = 0
        pair: cython.int = 1
        kind: cython.int
        for kind in ORPHANS:
            if not p[kind]:
                missing += 1
            elif p[kind] >= 2 and self._limit[kind] >= 2:
                pair = 0
        return missing + pair

    @cython.cfunc
    def _least(self, p: cython.p_uchar, need: cython.int, melds: cython.int) -> cython.int:
        """Tiles to add for the nearest shape."""
        best: cython.int = self._standard(p, need)
        if melds == 0 and best:
            if self._pairs_exist:
                best = min(best, _pairs_short(self._all_worth(p)))
            if self._orphans_exist and best:
                best = min(best, self._orphans_short(p))
        return best

    def shanten(self, counts, melds: cython.int = 0, held=None):
        """How many tiles a hand is away from tenpai: 0 tenpai, -1 complete, 99 out of reach.

        One less than the smallest number of tiles that must be added, others being discarded as
        needed, for the hand to contain a complete shape in which no kind is used beyond its
        ``copies`` less what is ``held``. It depends on the tile set: four like tiles cannot wait
        for a fifth. Any number of tiles has an answer by that definition, not only the 3k+1 and
        3k+2 of play.

        Seven pairs and thirteen orphans count when ``melds`` is 0. Raises ``ValueError`` for
        counts of the wrong length or too high and for an impossible number of melds.
        """
        if held is not None:
            return self._within(held).shanten(counts, melds)
        counts = _tiles(counts)
        best: cython.int = self._least(_pointer(counts), self._need(melds), melds)
        return best - 1 if best < INF else IMPOSSIBLE

    def standard(self, counts, melds: cython.int = 0, held=None):
        """`shanten` of sets and a pair alone."""
        if held is not None:
            return self._within(held).standard(counts, melds)
        counts = _tiles(counts)
        best: cython.int = self._standard(_pointer(counts), self._need(melds))
        return best - 1 if best < INF else IMPOSSIBLE

    def seven_pairs(self, counts):
        """`shanten` of seven pairs alone; 99 where they are no shape."""
        counts = _tiles(counts)
        if not self._pairs_exist:
            return IMPOSSIBLE
        return _pairs_short(self._all_worth(_pointer(counts))) - 1

    def thirteen_orphans(self, counts):
        """`shanten` of thirteen orphans alone; 99 where they are no shape."""
        counts = _tiles(counts)
        if not self._orphans_exist:
            return IMPOSSIBLE
        return self._orphans_short(_pointer(counts)) - 1

    def complete(self, counts, melds: cython.int = 0):
        """Whether the tiles, the winning one included, are exactly a complete shape."""
        counts = _tiles(counts)
        p: cython.p_uchar = _pointer(counts)
        need: cython.int = self._need(melds)
        return _total(p) == 3 * need + 2 and self._least(p, need, melds) == 0

    def waits(self, counts, melds: cython.int = 0, held=None):
        """The kinds that complete the hand, as a mask of 34 bits; 0 when it is not tenpai.

        Only 3k+1 tiles have waits. A kind of which the hand and ``held`` have every copy is none.
        """
        if held is not None:
            return self._within(held).waits(counts, melds)
        counts = _tiles(counts)
        p: cython.p_uchar = _pointer(counts)
        need: cython.int = self._need(melds)
        if self._least(p, need, melds) != 1 or _total(p) != 3 * need + 1:
            return 0
        return self._gains(p, need, melds, 1)

    def accepts(self, counts, melds: cython.int = 0, held=None):
        """The kinds that bring the hand nearer, as a mask of 34 bits.

        Those of which the hand and ``held`` have every copy are left out. For a tenpai hand they
        are its `waits`.
        """
        if held is not None:
            return self._within(held).accepts(counts, melds)
        counts = _tiles(counts)
        p: cython.p_uchar = _pointer(counts)
        need: cython.int = self._need(melds)
        level: cython.int = self._least(p, need, melds)
        if level == 0 or level >= INF:
            return 0
        return self._gains(p, need, melds, level)

    @cython.cfunc
    def _gains(
        self, p: cython.p_uchar, need: cython.int, melds: cython.int, level: cython.int
    ) -> cython.ulonglong:
        """The kinds that bring some shape below that many tiles to add."""
        v: _Vectors = self._vectors
        km: cython.ulonglong = _key(p, 0, 9)
        kp: cython.ulonglong = _key(p, 9, 9)
        ks: cython.ulonglong = _key(p, 18, 9)
        kz: cython.ulonglong = _key(p, 27, 7)
        m: cython.int = self._m.at(km)
        d: cython.int = self._p.at(kp)
        s: cython.int = self._s.at(ks)
        z: cython.int = self._z.at(kz)
        md: cython.int = v.product(m, d)
        sz: cython.int = v.product(s, z)
        mask: cython.ulonglong = 0
        if v.least(md, sz, need) == level:
            mask = (
                self._part_gains(p, self._m, 0, 9, km, v.product(d, sz), need, level)
                | self._part_gains(p, self._p, 9, 9, kp, v.product(m, sz), need, level)
                | self._part_gains(p, self._s, 18, 9, ks, v.product(md, z), need, level)
                | self._part_gains(p, self._z, 27, 7, kz, v.product(md, s), need, level)
            )
        if melds == 0:
            mask |= self._other_gains(p, level)
        return mask

    @cython.cfunc
    def _part_gains(
        self,
        p: cython.p_uchar,
        part: _Part,
        start: cython.int,
        size: cython.int,
        key: cython.ulonglong,
        rest: cython.int,
        need: cython.int,
        level: cython.int,
    ) -> cython.ulonglong:
        """Those of one part that bring sets and pair below that level; rest: the other parts."""
        mask: cython.ulonglong = 0
        one: cython.ulonglong = 1
        kind: cython.int
        after: cython.int
        for kind in range(start, start + size):
            if p[kind] < self._limit[kind]:
                after = part.at(key + (one << (WIDTH * (kind - start))))
                if self._vectors.least(after, rest, need) < level:
                    mask |= one << kind
        return mask

    @cython.cfunc
    def _other_gains(self, p: cython.p_uchar, level: cython.int) -> cython.ulonglong:
        """The kinds that bring seven pairs or thirteen orphans below that level."""
        mask: cython.ulonglong = 0
        one: cython.ulonglong = 1
        worth: cython.int
        kind: cython.int
        count: cython.int
        limit: cython.int
        if self._pairs_exist:
            worth = self._all_worth(p)
            if _pairs_short(worth) == level:
                for kind in range(34):
                    count = p[kind]
                    limit = self._limit[kind]
                    if count < limit and (
                        _pairs_short(
                            worth
                            + _worth(self._pairs, count + 1, limit)
                            - _worth(self._pairs, count, limit)
                        )
                        < level
                    ):
                        mask |= one << kind
        if self._orphans_exist and self._orphans_short(p) == level:
            paired: cython.bint = False
            for kind in ORPHANS:
                if p[kind] >= 2 and self._limit[kind] >= 2:
                    paired = True
            for kind in ORPHANS:
                if not p[kind] or (p[kind] == 1 and not paired and self._limit[kind] >= 2):
                    mask |= one << kind
        return mask

    def discards(self, counts, melds: cython.int = 0, held=None):
        """For each kind of the hand, in order: ``(kind, shanten, accepts)`` after discarding it.

        Meant for 3k+2 tiles; ``shanten`` and ``accepts`` are as of the methods of those names for
        the hand without that tile.
        """
        if held is not None:
            return self._within(held).discards(counts, melds)
        hand = bytearray(_tiles(counts))
        p: cython.p_uchar = _pointer(hand)
        need: cython.int = self._need(melds)
        v: _Vectors = self._vectors
        one: cython.ulonglong = 1
        parts = (self._m, self._p, self._s, self._z)
        keys = (_key(p, 0, 9), _key(p, 9, 9), _key(p, 18, 9), _key(p, 27, 7))
        ids = (self._m.at(keys[0]), self._p.at(keys[1]), self._s.at(keys[2]), self._z.at(keys[3]))
        result = []
        x: cython.int
        y: cython.int
        kind: cython.int
        size: cython.int
        best: cython.int
        level: cython.int
        after: cython.int
        rest: cython.int
        mask: cython.ulonglong
        key: cython.ulonglong
        part: _Part
        for x in range(4):
            part = parts[x]
            size = 7 if x == 3 else 9
            others = [y for y in range(4) if y != x]
            a, b, c = [ids[y] for y in others]
            # The other parts two by two; the one left out takes the drawn tile.
            bc = v.product(b, c)
            twos = (bc, v.product(a, c), v.product(a, b))
            rest = v.product(a, bc)
            for kind in range(9 * x, 9 * x + size):
                if not p[kind]:
                    continue
                p[kind] -= 1
                key = keys[x]
                key -= one << (WIDTH * (kind - 9 * x))
                after = part.at(key)
                level = best = v.least(after, rest, need)
                if melds == 0:
                    if self._pairs_exist:
                        best = min(best, _pairs_short(self._all_worth(p)))
                    if self._orphans_exist:
                        best = min(best, self._orphans_short(p))
                mask = 0
                if 0 < best < INF:
                    if level == best:
                        mask = self._part_gains(p, part, 9 * x, size, key, rest, need, level)
                        for y in range(3):
                            other = others[y]
                            mask |= self._part_gains(
                                p,
                                parts[other],
                                9 * other,
                                7 if other == 3 else 9,
                                keys[other],
                                v.product(after, twos[y]),
                                need,
                                level,
                            )
                    if melds == 0:
                        mask |= self._other_gains(p, best)
                p[kind] += 1
                result.append((kind, best - 1 if best < INF else IMPOSSIBLE, mask))
        return result

    def readings(self, counts, melds: cython.int = 0):
        """All readings of a complete concealed part, the winning tile included; () if incomplete.

        Standard ones come first, by the kind of their pair. Returns `Reading`s, none twice.
        """
        counts = _tiles(counts)
        if not self.complete(counts, melds):
            return ()
        p: cython.p_uchar = _pointer(counts)
        need: cython.int = self._need(melds)
        result = []
        if self._standard(p, need) == 0:
            for pair in range(34):
                if counts[pair] >= 2:
                    self._read(list(counts), pair, result)
        if melds == 0 and self._pairs_exist and _pairs_short(self._all_worth(p)) == 0:
            twos = sum([1 << kind for kind in range(34) if counts[kind]])
            fours = sum([1 << kind for kind in range(34) if counts[kind] == 4])
            result.append(Reading(1, -1, twos, fours))
        if melds == 0 and self._orphans_exist and self._orphans_short(p) == 0:
            result.append(Reading(2, counts.index(2), 0, 0))
        return tuple(result)

    def _read(self, counts, pair, result):
        """Add the standard readings with this pair."""
        counts[pair] -= 2
        triplets = 0
        for kind in range(27, 34):
            if counts[kind] == 3:
                triplets |= 1 << kind
            elif counts[kind]:
                return
        ways = [(triplets, 0)]
        for start in (0, 9, 18):
            found = []
            if sum(counts[start : start + 9]) % 3 == 0:
                _split(counts, start, start, 0, 0, found)
            ways = [(t | more_t, r | more_r) for t, r in ways for more_t, more_r in found]
        for triplets, runs in ways:
            result.append(Reading(0, pair, triplets, runs))


def _split(counts, start: cython.int, at: cython.int, triplets, runs, found):
    """Add all ways to part a suit into triplets and runs, from this kind on."""
    while at < start + 9 and not counts[at]:
        at += 1
    if at == start + 9:
        found.append((triplets, runs))
        return
    count: cython.int = counts[at]
    triplet: cython.int
    new: cython.longlong
    for triplet in range(2 if count >= 3 else 1):
        new = count - 3 * triplet
        if new and (at > start + 6 or counts[at + 1] < new or counts[at + 2] < new):
            continue
        counts[at] = 0
        if new:
            counts[at + 1] -= new
            counts[at + 2] -= new
        _split(
            counts,
            start,
            at + 1,
            triplets | (1 << at if triplet else 0),
            runs | (new << (3 * (7 * (start // 9) + at - start)) if new else 0),
            found,
        )
        counts[at] = count
        if new:
            counts[at + 1] += new
            counts[at + 2] += new
