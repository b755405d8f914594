# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, infer_types=False
"""Distances and waits of hands, for any tile set.

This file is plain Python and, unchanged, the source of the compiled form; see `jantaku.kernel`.

A hand has four parts: three suits and the honours. What each lacks is a vector (`vectors_cy`), and
what the hand lacks follows from the product of the four. Few vectors are ever met, some hundreds,
so they are numbered here, and both the number for the counts of a part and that of the product of
two vectors are remembered. A hand met in play then costs a few look-ups. All shapes of a process
share this memory, which starts empty.

The file is long because calls from one compiled module to another cannot be inlined: what every
question goes through is all here.
"""

from __future__ import annotations

import operator
import threading

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free, realloc

from jantaku.kernel.loader import COMPILED, INTERPRETED, load
from jantaku.kernel.reading import SEVEN_PAIRS, THIRTEEN_ORPHANS, Reading

_form = COMPILED if cython.compiled else INTERPRETED
if cython.compiled:
    _vectors = load(COMPILED, "vectors")
else:
    # The same numbers, in a way that costs the interpreter a tenth.
    from jantaku.kernel import wide as _vectors
_vector = _vectors.vector
_times = _vectors.product
_standard_readings = load(_form, "readings").standard_readings

IMPOSSIBLE = 99

MAX_SETS = cython.declare(cython.int, 5)
INF = cython.declare(cython.int, 63)  # as in the vectors
ONES = cython.declare(cython.ulonglong, 0x010101010101)
GUARD = cython.declare(cython.ulonglong, 0x808080808080)
FULL = cython.declare(cython.ulonglong, 0x3F3F3F3F3F3F)

# A part's key packs its counts. Three bits each; interpreted, it is quicker to take the bytes.
WIDTH = cython.declare(cython.int, 3 if cython.compiled else 8)

# Spreads keys over a hash table (2**64 divided by the golden ratio).
MIX = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)

# Counts remembered for a part; then it starts afresh. A suit of fourteen tiles has 405,350.
MOST = cython.declare(cython.ulonglong, 1 << 18)

ORPHANS = (0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33)
_pick_orphans = operator.itemgetter(*ORPHANS)

# The vectors by number; in the compiled form a square table of the numbers of their products (0:
# not known, otherwise one more than the number), in the interpreted one a dictionary.
_numbers: dict = {}
_lock = threading.Lock()
if cython.compiled:
    _bare = cython.declare(cython.p_ulonglong)
    _paired = cython.declare(cython.p_ulonglong)
    _products = cython.declare(cython.p_ushort)
else:
    _bare = []
    _paired = []
    _products = {}
_room = cython.declare(cython.int, 0)


@cython.cfunc
@cython.exceptval(-1)
def _number(bare: cython.ulonglong, paired: cython.ulonglong) -> cython.int:
    """The number of this vector, a new one if need be."""
    key = (bare, paired)
    with _lock:
        found = _numbers.get(key)
        if found is None:
            found = len(_numbers)
            _store(found, bare, paired)
            _numbers[key] = found
    return found


@cython.cfunc
def _store(number: cython.int, bare: cython.ulonglong, paired: cython.ulonglong):
    global _room, _bare, _paired, _products
    if cython.compiled:
        if number >= _room:
            room: cython.size_t = 2 * _room if _room else 256
            if room > 1 << 15:
                raise MemoryError("more vectors than any tile set should have")
            grown: cython.p_void = realloc(_bare, room * cython.sizeof(cython.ulonglong))
            if not grown:
                raise MemoryError
            _bare = cython.cast(cython.p_ulonglong, grown)
            grown = realloc(_paired, room * cython.sizeof(cython.ulonglong))
            if not grown:
                raise MemoryError
            _paired = cython.cast(cython.p_ulonglong, grown)
            # The table's rows become longer, so it starts afresh.
            grown = calloc(room * room, cython.sizeof(cython.ushort))
            if not grown:
                raise MemoryError
            free(_products)
            _products = cython.cast(cython.p_ushort, grown)
            _room = room
        _bare[number] = bare
        _paired[number] = paired
    else:
        _bare.append(bare)
        _paired.append(paired)


@cython.cfunc
@cython.inline
@cython.exceptval(-1)
def _product(a: cython.int, b: cython.int) -> cython.int:
    """The number of the vector of two parts together."""
    found: cython.int
    if cython.compiled:
        found = _products[a * _room + b]
        if found:
            return found - 1
        return _multiply(a, b)
    found = _products.get(a << 16 | b)
    return _multiply(a, b) if found is None else found


@cython.cfunc
@cython.exceptval(-1)
def _multiply(a: cython.int, b: cython.int) -> cython.int:
    bare, paired = _times(_bare[a], _paired[a], _bare[b], _paired[b])
    number: cython.int = _number(bare, paired)
    if cython.compiled:
        _products[a * _room + b] = number + 1
    else:
        _products[a << 16 | b] = number
    return number


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _nearest(a: cython.int, b: cython.int, sets: cython.int) -> cython.int:
    """Tiles to add so that two parts together hold that many sets and a pair."""
    if cython.compiled:
        best: cython.int = INF
        cost: cython.int
        m: cython.int
        bare_a: cython.ulonglong = _bare[a]
        paired_a: cython.ulonglong = _paired[a]
        bare_b: cython.ulonglong = _bare[b]
        paired_b: cython.ulonglong = _paired[b]
        for m in range(sets + 1):
            cost = (bare_a >> (8 * m) & 0x7F) + (paired_b >> (8 * (sets - m)) & 0x7F)
            best = min(best, cost)
            cost = (paired_a >> (8 * m) & 0x7F) + (bare_b >> (8 * (sets - m)) & 0x7F)
            best = min(best, cost)
        return best
    return _paired[_product(a, b)] >> (8 * sets) & 0x7F


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _mirrored(x: cython.ulonglong, sets: cython.int) -> cython.ulonglong:
    """The lanes 0 to ``sets`` of a vector in reverse order, the others impossible.

    Added to another vector, each lane is what one way to share that many sets costs.
    """
    result: cython.ulonglong = FULL
    lane: cython.ulonglong
    m: cython.int
    for m in range(sets + 1):
        lane = (x >> (8 * (sets - m))) & 0x7F
        result ^= (lane ^ 0x3F) << (8 * m)
    return result


@cython.final
@cython.cclass
class _Part:
    """One part of a tile set, and the numbers of the vectors of its counts."""

    _limits: bytes
    _numbers: dict
    _slots: cython.p_ulonglong  # a hash table: key + 1 above, 24 bits of number below; 0 is free
    _mask: cython.ulonglong
    _used: cython.ulonglong

    def __init__(self, limits):
        self._limits = limits
        if cython.compiled:
            self._resize(64)
        else:
            self._numbers = {}

    def __dealloc__(self):
        if cython.compiled:
            free(self._slots)

    @cython.cfunc
    @cython.inline
    @cython.exceptval(-1)
    def at(self, key: cython.ulonglong) -> cython.int:
        """The number of the vector of the counts with this key."""
        if cython.compiled:
            at: cython.ulonglong = (key * MIX) >> 40
            entry: cython.ulonglong
            while True:
                entry = self._slots[at & self._mask]
                if entry >> 24 == key + 1:
                    return entry & 0xFFFFFF
                if not entry:
                    return self._made(key)
                at += 1
        found = self._numbers.get(key)
        return self._made(key) if found is None else found

    @cython.cfunc
    @cython.exceptval(-1)
    def _made(self, key: cython.ulonglong) -> cython.int:
        limits = self._limits
        if cython.compiled:
            counts = bytes([key >> WIDTH * i & (1 << WIDTH) - 1 for i in range(len(limits))])
        else:
            counts = key.to_bytes(len(limits), "little")
        bare, paired = _vector(counts, limits)
        number: cython.int = _number(bare, paired)
        if cython.compiled:
            if self._used * 2 > self._mask:
                self._resize(64 if self._used >= MOST else 2 * (self._mask + 1))
            self._put((key + 1) << 24 | number)
        else:
            if len(self._numbers) >= MOST:
                self._numbers.clear()
            self._numbers[key] = number
        return number

    @cython.cfunc
    def _resize(self, size: cython.ulonglong):
        """A larger table, or an empty smallest one."""
        if cython.compiled:
            old: cython.p_ulonglong = self._slots
            slots: cython.ulonglong = self._mask + 1 if old else 0
            new: cython.p_void = calloc(size, cython.sizeof(cython.ulonglong))
            if not new:
                raise MemoryError
            self._slots = cython.cast(cython.p_ulonglong, new)
            self._mask = size - 1
            self._used = 0
            i: cython.ulonglong
            if size > slots:
                for i in range(slots):
                    if old[i]:
                        self._put(old[i])
            free(old)

    @cython.cfunc
    def _put(self, entry: cython.ulonglong):
        if cython.compiled:
            at: cython.ulonglong = (((entry >> 24) - 1) * MIX) >> 40
            while self._slots[at & self._mask]:
                at += 1
            self._slots[at & self._mask] = entry
            self._used += 1


_parts: dict = {}


def _part(limits):
    """The part with these limits, shared by all shapes."""
    found = _parts.get(limits)
    if found is None:
        if len(_parts) >= 1 << 12:
            _parts.clear()
        found = _parts[limits] = _Part(limits)
    return found


@cython.cfunc
def _converted(counts):
    """As bytes, from something else that holds counts."""
    if isinstance(counts, int):
        raise TypeError("counts must be 34 counts, not a number")
    return bytes(counts)


@cython.cfunc
@cython.inline
def _tiles(counts):
    """The counts as bytes or bytearray of 34."""
    if type(counts) is not bytes and type(counts) is not bytearray:
        counts = _converted(counts)
    if len(counts) != 34:
        raise ValueError(f"counts must have 34 entries, not {len(counts)}")
    return counts


@cython.cfunc
def _too_high(counts):
    raise ValueError(f"a kind is held {max(counts)} times; the kernel counts up to 7")


@cython.cfunc
@cython.inline
def _checked(counts):
    """Counts that no part is going to look at: `_pointer` checks those of the compiled form."""
    counts = _tiles(counts)
    if not cython.compiled and max(counts) > 7:
        _too_high(counts)
    return counts


@cython.cfunc
@cython.inline
@cython.exceptval(check=True)
def _pointer(counts) -> cython.p_uchar:
    """Where the counts lie, which must be bytes or a bytearray; none is above 7."""
    if cython.compiled:
        p: cython.p_uchar
        if type(counts) is bytes:
            p = cython.cast(cython.p_uchar, cython.cast(bytes, counts))
        else:
            p = cython.cast(cython.p_uchar, cython.cast(bytearray, counts))
        bits: cython.uchar = 0
        i: cython.int
        for i in range(34):
            bits |= p[i]
        if bits > 7:
            _too_high(counts)
        return p
    return counts


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
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
@cython.exceptval(check=False)
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
@cython.exceptval(check=False)
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
@cython.exceptval(-1)
def _hands_in(hands) -> cython.Py_ssize_t:
    """How many hands of 34 bytes there are."""
    if type(hands) is not bytes:
        raise TypeError("many hands come as bytes")
    if len(hands) % 34:
        raise ValueError(f"{len(hands)} bytes are no hands of 34 counts each")
    return len(hands) // 34


@cython.cfunc
@cython.exceptval(check=False)
def _gains_of(
    more: cython.p_int,
    start: cython.int,
    size: cython.int,
    rest: cython.int,
    need: cython.int,
    level: cython.int,
) -> cython.ulonglong:
    """The kinds of one part, with one more of which it comes below that level."""
    mask: cython.ulonglong = 0
    one: cython.ulonglong = 1
    kind: cython.int
    if cython.compiled:
        # All ways to share the sets at once: a lane below the level leaves its guard bit unset.
        bare: cython.ulonglong = _mirrored(_bare[rest], need)
        paired: cython.ulonglong = _mirrored(_paired[rest], need)
        limit: cython.ulonglong = ONES * level
        over: cython.ulonglong
        for kind in range(start, start + size):
            if more[kind] >= 0:
                over = ((_bare[more[kind]] + paired) | GUARD) - limit
                over &= ((_paired[more[kind]] + bare) | GUARD) - limit
                if over & GUARD != GUARD:
                    mask |= one << kind
        return mask
    for kind in range(start, start + size):
        if more[kind] >= 0 and _nearest(more[kind], rest, need) < level:
            mask |= one << kind
    return mask


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
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
    _plain_orphans: cython.bint
    _plain: cython.bint  # every kind that is there is there twice, and four times for mode 2
    _present: object
    _m: _Part
    _p: _Part
    _s: _Part
    _z: _Part
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
        self._plain_orphans = min(had) >= 2
        self._plain = not any([0 < c < 2 * max(1, pairs) for c in own])
        self._present = int.from_bytes(bytes([255 if c else 0 for c in own]), "little")
        self._m = _part(own[:9])
        self._p = _part(own[9:18])
        self._s = _part(own[18:27])
        self._z = _part(own[27:])
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
        key = held if type(held) is bytes else bytes(_tiles(held))
        found = self._bounded.get(key)
        if found is None:
            _tiles(key)
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
    @cython.exceptval(-1)
    def _standard(self, p: cython.p_uchar, need: cython.int) -> cython.int:
        """Tiles to add for that many sets and a pair."""
        a: cython.int = _product(self._m.at(_key(p, 0, 9)), self._p.at(_key(p, 9, 9)))
        b: cython.int = _product(self._s.at(_key(p, 18, 9)), self._z.at(_key(p, 27, 7)))
        return _nearest(a, b, need)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _all_worth(self, p: cython.p_uchar) -> cython.int:
        """The sum of `_worth`."""
        k: cython.int
        total: cython.int = 0
        if not self._plain:
            for k in range(34):
                total += _worth(self._pairs, p[k], self._limit[k])
            return total
        if cython.compiled:
            # Small numbers without branches, which compilers do many at a time.
            ones: cython.uchar = 0
            twos: cython.uchar = 0
            threes: cython.uchar = 0
            fours: cython.uchar = 0
            for k in range(34):
                there: cython.uchar = p[k] if self._limit[k] else 0
                ones += there == 1
                twos += there >= 2
                threes += there == 3
                fours += there >= 4
            if self._pairs == 2:
                return 256 * (twos + fours) + ones + threes
            return 256 * twos + ones
        there = (int.from_bytes(p, "little") & self._present).to_bytes(34, "little")
        ones = there.count(1)
        more = 34 - there.count(0) - ones
        if self._pairs == 2:
            threes = there.count(3)
            return 256 * (2 * more - there.count(2) - threes) + ones + threes
        return 256 * more + ones

    @cython.cfunc
    @cython.exceptval(check=False)
    def _orphans_short(self, p: cython.p_uchar) -> cython.int:
        """Tiles to add for thirteen orphans."""
        k: cython.int
        missing: cython.int = 0
        pairs: cython.int = 0
        if cython.compiled:
            for k in range(27, 34):
                missing += p[k] == 0
                pairs += (p[k] >= 2) & (self._limit[k] >= 2)
            for k in range(0, 27, 9):
                missing += (p[k] == 0) + (p[k + 8] == 0)
                pairs += (p[k] >= 2) & (self._limit[k] >= 2)
                pairs += (p[k + 8] >= 2) & (self._limit[k + 8] >= 2)
            return missing + (0 if pairs else 1)
        own = _pick_orphans(p)
        missing = own.count(0)
        if missing + own.count(1) == 13:
            return missing + 1
        if self._plain_orphans:
            return missing
        for count, limit in zip(own, _pick_orphans(self._limit), strict=True):
            if count >= 2 and limit >= 2:
                return missing
        return missing + 1

    @cython.cfunc
    @cython.exceptval(-1)
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
        ``copies`` less what is ``held``. Any number of tiles has an answer by that definition, not
        only the 3k+1 and 3k+2 of play.

        So a hand that could only be completed by a fifth like tile is not tenpai (rules: general):
        ``123456789m1111z`` is 1 away where there are four of each, and ``1111m111122233z`` is 1
        away in a four-player set but 2 in a three-player one, which has no 23m. Whether a copy in
        one's own melds counts as out of reach is the caller's choice: ``45z`` beside the melds
        ``444z 111z 555z 777z`` is 1 with these ``held`` and 0 without.

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
        counts = _checked(counts)
        p: cython.p_uchar = _pointer(counts)
        return _pairs_short(self._all_worth(p)) - 1 if self._pairs_exist else IMPOSSIBLE

    def thirteen_orphans(self, counts):
        """`shanten` of thirteen orphans alone; 99 where they are no shape."""
        counts = _checked(counts)
        p: cython.p_uchar = _pointer(counts)
        return self._orphans_short(p) - 1 if self._orphans_exist else IMPOSSIBLE

    def complete(self, counts, melds: cython.int = 0):
        """Whether the tiles, the winning one included, are exactly a complete shape."""
        counts = _checked(counts)
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
        km: cython.ulonglong = _key(p, 0, 9)
        kp: cython.ulonglong = _key(p, 9, 9)
        ks: cython.ulonglong = _key(p, 18, 9)
        kz: cython.ulonglong = _key(p, 27, 7)
        m: cython.int = self._m.at(km)
        d: cython.int = self._p.at(kp)
        s: cython.int = self._s.at(ks)
        z: cython.int = self._z.at(kz)
        md: cython.int = _product(m, d)
        sz: cython.int = _product(s, z)
        mask: cython.ulonglong = 0
        if _nearest(md, sz, need) == level:
            mask = (
                self._part_gains(p, self._m, 0, 9, km, _product(d, sz), need, level)
                | self._part_gains(p, self._p, 9, 9, kp, _product(m, sz), need, level)
                | self._part_gains(p, self._s, 18, 9, ks, _product(md, z), need, level)
                | self._part_gains(p, self._z, 27, 7, kz, _product(md, s), need, level)
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
                if _nearest(after, rest, need) < level:
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
        return self._discards(counts, melds, None)

    def ukeire(self, counts, melds: cython.int = 0, unseen=None):
        """For each kind of the hand, in order: ``(kind, shanten, accepts, left)`` after discarding
        it, where ``left`` counts the tiles of the accepted kinds that are ``unseen``.

        ``unseen`` are 34 counts of what may still be drawn; left out, all copies that are not in
        the hand are. A kind of which nothing is unseen is not accepted.
        """
        counts = _tiles(counts)
        if unseen is None:
            unseen = bytearray(34)
            p: cython.p_uchar = _pointer(counts)
            k: cython.int
            for k in range(34):
                if self._limit[k] > p[k]:
                    unseen[k] = self._limit[k] - p[k]
        unseen = bytes(_tiles(unseen))
        return self._discards(counts, melds, unseen)

    @cython.cfunc
    def _discards(self, counts, melds: cython.int, unseen):
        """`discards`, and `ukeire` where it is told what is unseen."""
        hand = bytearray(_tiles(counts))
        p: cython.p_uchar = _pointer(hand)
        need: cython.int = self._need(melds)
        one: cython.ulonglong = 1
        parts = (self._m, self._p, self._s, self._z)
        keys = (_key(p, 0, 9), _key(p, 9, 9), _key(p, 18, 9), _key(p, 27, 7))
        ids = (self._m.at(keys[0]), self._p.at(keys[1]), self._s.at(keys[2]), self._z.at(keys[3]))
        result = []
        x: cython.int
        y: cython.int
        a: cython.int
        b: cython.int
        c: cython.int
        ab: cython.int
        ac: cython.int
        bc: cython.int
        ab_after: cython.int
        ac_after: cython.int
        bc_after: cython.int
        first: cython.int
        second: cython.int
        third: cython.int
        kind: cython.int
        size: cython.int
        best: cython.int
        level: cython.int
        after: cython.int
        rest: cython.int
        left: cython.int
        mask: cython.ulonglong
        key: cython.ulonglong
        part: _Part
        # The vector of each part with one more tile of a kind; -1 where there is no more.
        if cython.compiled:
            room = bytearray(34 * cython.sizeof(cython.int))
            more: cython.p_int = cython.cast(
                cython.p_int, cython.cast(cython.p_uchar, cython.cast(bytearray, room))
            )
            there: cython.p_uchar = cython.NULL
            if unseen is not None:
                there = cython.cast(cython.p_uchar, cython.cast(bytes, unseen))
        else:
            more = [0] * 34
            there = unseen
        for x in range(4):
            part = parts[x]
            size = 7 if x == 3 else 9
            key = keys[x]
            for kind in range(9 * x, 9 * x + size):
                more[kind] = -1
                if p[kind] < self._limit[kind]:
                    more[kind] = part.at(key + (one << (WIDTH * (kind - 9 * x))))
        for x in range(4):
            part = parts[x]
            size = 7 if x == 3 else 9
            # The other parts, and two by two; the one left out takes the drawn tile.
            first = 1 if x == 0 else 0
            second = 2 if x <= 1 else 1
            third = 3 if x <= 2 else 2
            a = ids[first]
            b = ids[second]
            c = ids[third]
            bc = _product(b, c)
            ac = _product(a, c)
            ab = _product(a, b)
            rest = _product(a, bc)
            for kind in range(9 * x, 9 * x + size):
                if not p[kind]:
                    continue
                p[kind] -= 1
                key = keys[x]
                key -= one << (WIDTH * (kind - 9 * x))
                after = part.at(key)
                level = best = _nearest(after, rest, need)
                if melds == 0:
                    if self._pairs_exist:
                        best = min(best, _pairs_short(self._all_worth(p)))
                    if self._orphans_exist:
                        best = min(best, self._orphans_short(p))
                mask = 0
                if 0 < best < INF:
                    if level == best:
                        mask = self._part_gains(p, part, 9 * x, size, key, rest, need, level)
                        bc_after = _product(after, bc)
                        ac_after = _product(after, ac)
                        ab_after = _product(after, ab)
                        mask |= _gains_of(more, 9 * first, 9, bc_after, need, level)
                        mask |= _gains_of(more, 9 * second, 9, ac_after, need, level)
                        mask |= _gains_of(
                            more, 9 * third, 7 if third == 3 else 9, ab_after, need, level
                        )
                    if melds == 0:
                        mask |= self._other_gains(p, best)
                p[kind] += 1
                best = best - 1 if best < INF else IMPOSSIBLE
                if unseen is None:
                    result.append((kind, best, mask))
                    continue
                left = 0
                for y in range(34):
                    if mask & (one << y):
                        if there[y]:
                            left += there[y]
                        else:
                            mask ^= one << y
                result.append((kind, best, mask, left))
        return result

    def shanten_many(self, hands, melds: cython.int = 0):
        """`shanten` of many hands: 34 bytes each, one after the other, as bytes.

        Returns a bytearray with a signed byte for each hand.
        """
        need: cython.int = self._need(melds)
        n: cython.Py_ssize_t = _hands_in(hands)
        out = bytearray(n)
        i: cython.Py_ssize_t
        k: cython.int
        best: cython.int
        if cython.compiled:
            p: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytes, hands))
            q: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytearray, out))
            bits: cython.uchar
            for i in range(n):
                bits = 0
                for k in range(34):
                    bits |= p[k]
                if bits > 7:
                    _too_high(hands[34 * i : 34 * i + 34])
                best = self._least(p, need, melds)
                q[i] = best - 1 if best < INF else IMPOSSIBLE
                p += 34
            return out
        for i in range(n):
            out[i] = self.shanten(hands[34 * i : 34 * i + 34], melds) & 255
        return out

    def masks_many(self, hands, melds: cython.int = 0, waits: cython.bint = True):
        """`waits`, or else `accepts`, of many hands: 34 bytes each, one after the other, as bytes.

        Returns a bytearray with eight bytes for each hand, in the machine's order.
        """
        n: cython.Py_ssize_t = _hands_in(hands)
        out = bytearray(8 * n)
        i: cython.Py_ssize_t
        view = memoryview(out).cast("Q")
        ask = self.waits if waits else self.accepts
        for i in range(n):
            view[i] = ask(hands[34 * i : 34 * i + 34], melds)
        return out

    def readings(self, counts, melds: cython.int = 0):
        """All readings of a complete concealed part, the winning tile included; () if incomplete.

        Standard ones come first, by the kind of their pair. Returns `Reading`s, none twice.
        """
        counts = _tiles(counts)
        if not self.complete(counts, melds):
            return ()
        p: cython.p_uchar = _pointer(counts)
        result = []
        if self._standard(p, self._need(melds)) == 0:
            result = _standard_readings(counts)
        if melds == 0 and self._pairs_exist and _pairs_short(self._all_worth(p)) == 0:
            ones = [1 << kind for kind in range(34)]
            twos = sum([one for one, count in zip(ones, counts, strict=True) if count])
            fours = sum([one for one, count in zip(ones, counts, strict=True) if count == 4])
            result.append(Reading(SEVEN_PAIRS, -1, twos, fours))
        if melds == 0 and self._orphans_exist and self._orphans_short(p) == 0:
            result.append(Reading(THIRTEEN_ORPHANS, counts.index(2), 0, 0))
        return tuple(result)
