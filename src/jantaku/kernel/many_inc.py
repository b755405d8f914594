"""The questions to `Shapes` about many hands at once."""

from __future__ import annotations

import operator

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

from jantaku.kernel.counts_inc import hands_in, highest_bits, pointer_to, too_high, total_of
from jantaku.kernel.discards_inc import discards_of
from jantaku.kernel.distance_inc import Distance
from jantaku.kernel.memory_inc import FAR, INF

NOTHING = bytes(34)


@cython.cfunc
@cython.exceptval(-2)
def _step_of(seen, n: cython.Py_ssize_t) -> cython.Py_ssize_t:
    """How far it is from what is seen beside one hand to what is beside the next; -1 if nothing."""
    if type(seen) is not bytes:
        raise TypeError("what is seen comes as bytes")
    if not seen:
        return -1
    if len(seen) == 34:
        return 0
    if len(seen) != 34 * n:
        raise ValueError(f"34 counts are seen by all hands or by each of {n}, not {len(seen)}")
    return 34


@cython.cclass
class Many(Distance):
    """The part of `Shapes` that takes arrays.

    Hands are 34 bytes each, one after the other, as bytes; answers are in the machine's order.
    """

    _sets: cython.int

    @cython.final
    @cython.cfunc
    @cython.inline
    @cython.exceptval(-1)
    def _need(self, melds: cython.int) -> cython.int:
        if melds < 0 or melds > self._sets:
            raise ValueError(f"melds must be 0 to {self._sets}, not {melds}")
        return self._sets - melds

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def _unseen(
        self, p: cython.p_uchar, seen: cython.p_uchar, there: cython.p_uchar
    ) -> cython.void:
        """How many of each kind are neither in the hand nor otherwise in sight."""
        limit: cython.p_uchar = self.limit
        k: cython.int
        known: cython.int
        for k in range(34):
            known = p[k] + seen[k]
            there[k] = limit[k] - known if limit[k] > known else 0

    def excess(self, hands, seen=b""):
        """Where the first count stands that is higher than the tile set allows: 34 times the number
        of the hand plus the kind; -1 if none is.

        ``seen`` adds what is in sight elsewhere: nothing, 34 counts for all hands or for each.
        """
        n: cython.Py_ssize_t = hands_in(hands)
        each: cython.Py_ssize_t = _step_of(seen, n)
        i: cython.Py_ssize_t = 0
        k: cython.int
        if cython.compiled:
            limit: cython.p_uchar = self.limit
            p: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytes, hands))
            q: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytes, seen))
            over: cython.uchar
            while i < n:
                over = 0
                if each < 0:
                    for k in range(34):
                        over |= p[k] > limit[k]
                else:
                    for k in range(34):
                        over |= p[k] + q[k] > limit[k]
                    q += each
                if over:
                    break
                p += 34
                i += 1
            else:
                return -1
            hands = hands[34 * i : 34 * i + 34]
            seen = b"" if each < 0 else seen[each * i : each * i + 34]
            return 34 * i + self._excess(hands, seen)
        for i in range(n):
            out = b"" if each < 0 else seen[each * i : each * i + 34]
            k = self._excess(hands[34 * i : 34 * i + 34], out)
            if k >= 0:
                return 34 * i + k
        return -1

    def _excess(self, counts, seen):
        """The first kind of which one hand and what is seen hold too many; -1 if none is."""
        known = list(map(operator.add, counts, seen)) if seen else counts
        over = list(map(operator.gt, known, self.own))
        return over.index(True) if True in over else -1

    def shanten_many(self, hands, melds: cython.int = 0):
        """`shanten` of each: a bytearray of signed bytes."""
        need: cython.int = self._need(melds)
        n: cython.Py_ssize_t = hands_in(hands)
        out = bytearray(n)
        i: cython.Py_ssize_t
        best: cython.int
        if cython.compiled:
            p: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytes, hands))
            q: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytearray, out))
            for i in range(n):
                if highest_bits(p) > 7:
                    too_high(hands[34 * i : 34 * i + 34])
                best = self.least(p, need, melds)
                q[i] = best - 1 if best < INF else FAR
                p += 34
            return out
        for i in range(n):
            best = self.least(pointer_to(hands[34 * i : 34 * i + 34]), need, melds)
            out[i] = best - 1 & 255 if best < INF else FAR
        return out

    def masks_many(self, hands, melds: cython.int = 0, waits: cython.bint = True):
        """`waits`, or else `accepts`, of each: a bytearray of 64-bit masks."""
        need: cython.int = self._need(melds)
        n: cython.Py_ssize_t = hands_in(hands)
        out = bytearray(8 * n)
        i: cython.Py_ssize_t
        level: cython.int
        if cython.compiled:
            p: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytes, hands))
            q: cython.p_ulonglong = cython.cast(
                cython.p_ulonglong, cython.cast(cython.p_uchar, cython.cast(bytearray, out))
            )
            for i in range(n):
                if highest_bits(p) > 7:
                    too_high(hands[34 * i : 34 * i + 34])
                level = self.least(p, need, melds)
                if waits:
                    if level == 1 and total_of(p) == 3 * need + 1:
                        q[i] = self.gains(p, need, melds, 1)
                elif 0 < level < INF:
                    q[i] = self.gains(p, need, melds, level)
                p += 34
            return out
        view = memoryview(out).cast("Q")
        for i in range(n):
            counts = pointer_to(hands[34 * i : 34 * i + 34])
            level = self.least(counts, need, melds)
            if waits and (level != 1 or total_of(counts) != 3 * need + 1):
                continue
            if 0 < level < INF:
                view[i] = self.gains(counts, need, melds, level)
        return out

    def ukeire_many(self, hands, melds: cython.int = 0, seen=b""):
        """`ukeire` of each: three bytearrays with 34 items a hand, one for each kind discarded:
        shanten as signed bytes, accepted kinds as 64-bit masks, and how many tiles of these are
        left, 16 bits each. What is not held has 127, 0 and 0.

        ``seen`` is what is in sight beside the hand: nothing, 34 counts for all hands or for each.
        """
        need: cython.int = self._need(melds)
        n: cython.Py_ssize_t = hands_in(hands)
        each: cython.Py_ssize_t = _step_of(seen, n)
        out = (bytearray(34 * n), bytearray(8 * 34 * n), bytearray(2 * 34 * n))
        seen = seen or NOTHING
        i: cython.Py_ssize_t
        k: cython.int
        if cython.compiled:
            p: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytes, hands))
            q: cython.p_uchar = cython.cast(cython.p_uchar, cython.cast(bytes, seen))
            rooms = (bytearray(34), bytearray(34))
            hand: cython.p_uchar = pointer_to(rooms[0])
            there: cython.p_uchar = pointer_to(rooms[1])
            far: cython.p_schar = cython.cast(
                cython.p_schar, cython.cast(cython.p_uchar, cython.cast(bytearray, out[0]))
            )
            masks: cython.p_ulonglong = cython.cast(
                cython.p_ulonglong, cython.cast(cython.p_uchar, cython.cast(bytearray, out[1]))
            )
            left: cython.p_ushort = cython.cast(
                cython.p_ushort, cython.cast(cython.p_uchar, cython.cast(bytearray, out[2]))
            )
            for i in range(n):
                if highest_bits(p) > 7:
                    too_high(hands[34 * i : 34 * i + 34])
                for k in range(34):
                    hand[k] = p[k]
                self._unseen(p, q, there)
                discards_of(self, hand, need, melds, True, there, far, masks, left)
                p += 34
                far += 34
                masks += 34
                left += 34
                if each > 0:
                    q += each
            return out
        views = [memoryview(part).cast(code) for part, code in zip(out, "bQH", strict=True)]
        for i in range(n):
            hand = bytearray(hands[34 * i : 34 * i + 34])
            there = bytearray(34)
            self._unseen(hand, seen[each * i : each * i + 34] if each > 0 else seen, there)
            found = ([0] * 34, [0] * 34, [0] * 34)
            discards_of(self, pointer_to(hand), need, melds, True, there, *found)
            for view, part in zip(views, found, strict=True):
                for k in range(34):
                    view[34 * i + k] = part[k]
        return out
