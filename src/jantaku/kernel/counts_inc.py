"""Counts of tiles as the kernel is given them: checked, summed up, packed into keys."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython


@cython.cfunc
def _converted(counts):
    """As bytes, from something else that holds counts."""
    if isinstance(counts, int):
        raise TypeError("counts must be 34 counts, not a number")
    return bytes(counts)


@cython.cfunc
@cython.inline
def tiles_of(counts):
    """The counts as bytes or bytearray of 34."""
    if type(counts) is not bytes and type(counts) is not bytearray:
        counts = _converted(counts)
    if len(counts) != 34:
        raise ValueError(f"counts must have 34 entries, not {len(counts)}")
    return counts


@cython.cfunc
def too_high(counts):
    raise ValueError(f"a kind is held {max(counts)} times; the kernel counts up to 7")


@cython.cfunc
@cython.inline
def checked_tiles(counts):
    """Counts that no part is going to look at: `pointer_to` checks those of the compiled form."""
    counts = tiles_of(counts)
    if not cython.compiled and max(counts) > 7:
        too_high(counts)
    return counts


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def highest_bits(p: cython.p_uchar) -> cython.int:
    """All bits of 34 counts: above 7 if one of them is."""
    bits: cython.uchar = 0
    i: cython.int
    for i in range(34):
        bits |= p[i]
    return bits


@cython.cfunc
@cython.inline
@cython.exceptval(check=True)
def pointer_to(counts) -> cython.p_uchar:
    """Where the counts lie, which must be bytes or a bytearray; none is above 7."""
    if cython.compiled:
        p: cython.p_uchar
        if type(counts) is bytes:
            p = cython.cast(cython.p_uchar, cython.cast(bytes, counts))
        else:
            p = cython.cast(cython.p_uchar, cython.cast(bytearray, counts))
        if highest_bits(p) > 7:
            too_high(counts)
        return p
    return counts


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def key_of(p: cython.p_uchar, start: cython.int, size: cython.int) -> cython.ulonglong:
    """The key of a part's counts."""
    if cython.compiled:
        key: cython.ulonglong = 0
        i: cython.int
        for i in range(size):
            key |= cython.cast(cython.ulonglong, p[start + i]) << (3 * i)
        return key
    return int.from_bytes(p[start : start + size], "little")


@cython.cfunc
@cython.exceptval(-1)
def hands_in(hands) -> cython.Py_ssize_t:
    """How many hands of 34 bytes there are."""
    if type(hands) is not bytes:
        raise TypeError("many hands come as bytes")
    if len(hands) % 34:
        raise ValueError(f"{len(hands)} bytes are no hands of 34 counts each")
    return len(hands) // 34


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def total_of(p: cython.p_uchar) -> cython.int:
    if cython.compiled:
        total: cython.int = 0
        i: cython.int
        for i in range(34):
            total += p[i]
        return total
    return sum(p)
