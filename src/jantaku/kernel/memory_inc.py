"""What has been worked out about parts of hands, remembered for all shapes of a process.

A hand has four parts: three suits and the honours. What each lacks is a vector (`vectors_cy`), and
what the hand lacks follows from the product of the four. Few vectors are ever met, some hundreds,
so they are numbered here, and both the number for the counts of a part and that of the product of
two vectors are remembered. A hand met in play then costs a few look-ups. The memory starts empty.
"""

from __future__ import annotations

import threading

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free, realloc

from jantaku.kernel.loader import COMPILED, load

if cython.compiled:
    _vectors = load(COMPILED, "vectors")
else:
    # The same numbers, in a way that costs the interpreter a tenth.
    from jantaku.kernel import wide as _vectors
_vector = _vectors.vector
_times = _vectors.product

INF = cython.declare(cython.int, 63)  # as in the vectors
FAR = cython.declare(cython.int, 99)  # the shanten of what is out of reach
ONES = cython.declare(cython.ulonglong, 0x010101010101)
GUARD = cython.declare(cython.ulonglong, 0x808080808080)
FULL = cython.declare(cython.ulonglong, 0x3F3F3F3F3F3F)

# A part's key packs its counts. Three bits each; interpreted, it is quicker to take the bytes.
WIDTH = cython.declare(cython.int, 3 if cython.compiled else 8)

# Spreads keys over a hash table (2**64 divided by the golden ratio).
MIX = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)

# Counts remembered for a part; then it starts afresh. A suit of fourteen tiles has 405,350.
MOST = cython.declare(cython.ulonglong, 1 << 18)

# The vectors by number; in the compiled form a square table of the numbers of their products (0:
# not known, otherwise one more than the number), in the interpreted one a dictionary.
_numbers: dict = {}
_lock = threading.Lock()
if cython.compiled:
    bare_of = cython.declare(cython.p_ulonglong)
    paired_of = cython.declare(cython.p_ulonglong)
    _products = cython.declare(cython.p_ushort)
else:
    bare_of = []
    paired_of = []
    _products = {}
_room = cython.declare(cython.int, 0)


@cython.cfunc
@cython.exceptval(-1)
def number_of(bare: cython.ulonglong, paired: cython.ulonglong) -> cython.int:
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
    global _room, bare_of, paired_of, _products
    if cython.compiled:
        if number >= _room:
            room: cython.size_t = 2 * _room if _room else 256
            if room > 1 << 15:
                raise MemoryError("more vectors than any tile set should have")
            grown: cython.p_void = realloc(bare_of, room * cython.sizeof(cython.ulonglong))
            if not grown:
                raise MemoryError
            bare_of = cython.cast(cython.p_ulonglong, grown)
            grown = realloc(paired_of, room * cython.sizeof(cython.ulonglong))
            if not grown:
                raise MemoryError
            paired_of = cython.cast(cython.p_ulonglong, grown)
            # The table's rows become longer, so it starts afresh.
            grown = calloc(room * room, cython.sizeof(cython.ushort))
            if not grown:
                raise MemoryError
            free(_products)
            _products = cython.cast(cython.p_ushort, grown)
            _room = room
        bare_of[number] = bare
        paired_of[number] = paired
    else:
        bare_of.append(bare)
        paired_of.append(paired)


@cython.cfunc
@cython.inline
@cython.exceptval(-1)
def product_of(a: cython.int, b: cython.int) -> cython.int:
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
    bare, paired = _times(bare_of[a], paired_of[a], bare_of[b], paired_of[b])
    number: cython.int = number_of(bare, paired)
    if cython.compiled:
        _products[a * _room + b] = number + 1
    else:
        _products[a << 16 | b] = number
    return number


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def nearest(a: cython.int, b: cython.int, sets: cython.int) -> cython.int:
    """Tiles to add so that two parts together hold that many sets and a pair."""
    if cython.compiled:
        best: cython.int = INF
        cost: cython.int
        m: cython.int
        bare_a: cython.ulonglong = bare_of[a]
        paired_a: cython.ulonglong = paired_of[a]
        bare_b: cython.ulonglong = bare_of[b]
        paired_b: cython.ulonglong = paired_of[b]
        for m in range(sets + 1):
            cost = (bare_a >> (8 * m) & 0x7F) + (paired_b >> (8 * (sets - m)) & 0x7F)
            best = min(best, cost)
            cost = (paired_a >> (8 * m) & 0x7F) + (bare_b >> (8 * (sets - m)) & 0x7F)
            best = min(best, cost)
        return best
    return paired_of[product_of(a, b)] >> (8 * sets) & 0x7F


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def mirrored(x: cython.ulonglong, sets: cython.int) -> cython.ulonglong:
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


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def below(
    number: cython.int, bare: cython.ulonglong, paired: cython.ulonglong, level: cython.int
) -> cython.bint:
    """Whether a part comes below that level beside another, of which both are `mirrored`.

    All ways to share the sets at once: a lane below the level leaves its guard bit unset.
    """
    limit: cython.ulonglong = ONES * level
    over: cython.ulonglong = ((bare_of[number] + paired) | GUARD) - limit
    over &= ((paired_of[number] + bare) | GUARD) - limit
    return over & GUARD != GUARD


@cython.final
@cython.cclass
class Part:
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
        number: cython.int = number_of(bare, paired)
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


def part_of(limits):
    """The part with these limits, shared by all shapes."""
    found = _parts.get(limits)
    if found is None:
        if len(_parts) >= 1 << 12:
            _parts.clear()
        found = _parts[limits] = Part(limits)
    return found
