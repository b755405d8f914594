"""How far a hand is from the complete shapes of a tile set, and what brings it nearer."""

from __future__ import annotations

import operator

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

from jantaku.kernel.counts_inc import key_of
from jantaku.kernel.memory_inc import (
    WIDTH,
    Part,
    bare_of,
    below,
    mirrored,
    nearest,
    paired_of,
    part_of,
    product_of,
)

ORPHANS = (0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33)
_pick_orphans = operator.itemgetter(*ORPHANS)


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
def pairs_short(worth: cython.int) -> cython.int:
    """Tiles to add for seven pairs, by the sum of `_worth`."""
    whole: cython.int = worth >> 8
    half: cython.int = worth & 255
    if whole >= 7:
        return 0
    if whole + half >= 7:
        return 7 - whole
    return 14 - 2 * whole - half


@cython.cclass
class Distance:
    """The part of `Shapes` that everything is asked of; hands are where `pointer_to` says.

    Distances are tiles to add; ``need`` is how many sets are to be had beside the pair.
    """

    own: bytes
    limit: cython.p_uchar
    mode: cython.int
    pairs_exist: cython.bint
    orphans_exist: cython.bint
    plain_orphans: cython.bint
    plain: cython.bint  # every kind that is there is there twice, and four times for mode 2
    present: object
    characters: Part
    dots: Part
    bamboo: Part
    honours: Part

    def __init__(self, own, pairs, orphans):
        self.own = own
        if cython.compiled:
            self.limit = cython.cast(cython.p_uchar, self.own)
        else:
            self.limit = own
        self.mode = pairs
        can = sum([c >= 2 for c in own]) + (sum([c >= 4 for c in own]) if pairs == 2 else 0)
        self.pairs_exist = bool(pairs) and can >= 7
        had = [own[kind] for kind in ORPHANS]
        self.orphans_exist = bool(orphans) and min(had) >= 1 and max(had) >= 2
        self.plain_orphans = min(had) >= 2
        self.plain = not any([0 < c < 2 * max(1, pairs) for c in own])
        self.present = int.from_bytes(bytes([255 if c else 0 for c in own]), "little")
        self.characters = part_of(own[:9])
        self.dots = part_of(own[9:18])
        self.bamboo = part_of(own[18:27])
        self.honours = part_of(own[27:])

    @cython.final
    @cython.cfunc
    @cython.inline
    @cython.exceptval(-1)
    def sets_short(self, p: cython.p_uchar, need: cython.int) -> cython.int:
        """Tiles to add for that many sets and a pair."""
        m: cython.int = self.characters.at(key_of(p, 0, 9))
        d: cython.int = self.dots.at(key_of(p, 9, 9))
        b: cython.int = self.bamboo.at(key_of(p, 18, 9))
        z: cython.int = self.honours.at(key_of(p, 27, 7))
        return nearest(product_of(m, d), product_of(b, z), need)

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def all_worth(self, p: cython.p_uchar) -> cython.int:
        """The sum of `_worth`."""
        k: cython.int
        total: cython.int = 0
        if not self.plain:
            for k in range(34):
                total += _worth(self.mode, p[k], self.limit[k])
            return total
        if cython.compiled:
            # Small numbers without branches, which compilers do many at a time.
            ones: cython.uchar = 0
            twos: cython.uchar = 0
            threes: cython.uchar = 0
            fours: cython.uchar = 0
            for k in range(34):
                there: cython.uchar = p[k] if self.limit[k] else 0
                ones += there == 1
                twos += there >= 2
                threes += there == 3
                fours += there >= 4
            if self.mode == 2:
                return 256 * (twos + fours) + ones + threes
            return 256 * twos + ones
        there = (int.from_bytes(p, "little") & self.present).to_bytes(34, "little")
        ones = there.count(1)
        more = 34 - there.count(0) - ones
        if self.mode == 2:
            threes = there.count(3)
            return 256 * (2 * more - there.count(2) - threes) + ones + threes
        return 256 * more + ones

    @cython.final
    @cython.cfunc
    @cython.exceptval(check=False)
    def orphans_short(self, p: cython.p_uchar) -> cython.int:
        """Tiles to add for thirteen orphans."""
        k: cython.int
        missing: cython.int = 0
        pairs: cython.int = 0
        if cython.compiled:
            for k in range(27, 34):
                missing += p[k] == 0
                pairs += (p[k] >= 2) & (self.limit[k] >= 2)
            for k in range(0, 27, 9):
                missing += (p[k] == 0) + (p[k + 8] == 0)
                pairs += (p[k] >= 2) & (self.limit[k] >= 2)
                pairs += (p[k + 8] >= 2) & (self.limit[k + 8] >= 2)
            return missing + (0 if pairs else 1)
        own = _pick_orphans(p)
        missing = own.count(0)
        if missing + own.count(1) == 13:
            return missing + 1
        if self.plain_orphans:
            return missing
        for count, limit in zip(own, _pick_orphans(self.limit), strict=True):
            if count >= 2 and limit >= 2:
                return missing
        return missing + 1

    @cython.final
    @cython.cfunc
    @cython.exceptval(-1)
    def least(self, p: cython.p_uchar, need: cython.int, melds: cython.int) -> cython.int:
        """Tiles to add for the nearest shape."""
        best: cython.int = self.sets_short(p, need)
        if melds == 0 and best:
            if self.pairs_exist:
                best = min(best, pairs_short(self.all_worth(p)))
            if self.orphans_exist and best:
                best = min(best, self.orphans_short(p))
        return best

    @cython.final
    @cython.cfunc
    def gains(
        self, p: cython.p_uchar, need: cython.int, melds: cython.int, level: cython.int
    ) -> cython.ulonglong:
        """The kinds that bring some shape below that many tiles to add."""
        km: cython.ulonglong = key_of(p, 0, 9)
        kp: cython.ulonglong = key_of(p, 9, 9)
        ks: cython.ulonglong = key_of(p, 18, 9)
        kz: cython.ulonglong = key_of(p, 27, 7)
        m: cython.int = self.characters.at(km)
        d: cython.int = self.dots.at(kp)
        s: cython.int = self.bamboo.at(ks)
        z: cython.int = self.honours.at(kz)
        md: cython.int = product_of(m, d)
        sz: cython.int = product_of(s, z)
        mask: cython.ulonglong = 0
        if nearest(md, sz, need) == level:
            mask = (
                self.part_gains(p, self.characters, 0, 9, km, product_of(d, sz), need, level)
                | self.part_gains(p, self.dots, 9, 9, kp, product_of(m, sz), need, level)
                | self.part_gains(p, self.bamboo, 18, 9, ks, product_of(md, z), need, level)
                | self.part_gains(p, self.honours, 27, 7, kz, product_of(md, s), need, level)
            )
        if melds == 0:
            mask |= self.other_gains(p, level)
        return mask

    @cython.final
    @cython.cfunc
    def part_gains(
        self,
        p: cython.p_uchar,
        part: Part,
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
        if cython.compiled:
            bare: cython.ulonglong = mirrored(bare_of[rest], need)
            paired: cython.ulonglong = mirrored(paired_of[rest], need)
            for kind in range(start, start + size):
                if p[kind] < self.limit[kind]:
                    after = part.at(key + (one << (WIDTH * (kind - start))))
                    if below(after, bare, paired, level):
                        mask |= one << kind
            return mask
        for kind in range(start, start + size):
            if p[kind] < self.limit[kind]:
                after = part.at(key + (one << (WIDTH * (kind - start))))
                if nearest(after, rest, need) < level:
                    mask |= one << kind
        return mask

    @cython.final
    @cython.cfunc
    def other_gains(self, p: cython.p_uchar, level: cython.int) -> cython.ulonglong:
        """The kinds that bring seven pairs or thirteen orphans below that level."""
        mask: cython.ulonglong = 0
        one: cython.ulonglong = 1
        worth: cython.int
        kind: cython.int
        count: cython.int
        limit: cython.int
        if self.pairs_exist:
            worth = self.all_worth(p)
            if pairs_short(worth) == level:
                for kind in range(34):
                    count = p[kind]
                    limit = self.limit[kind]
                    if count < limit and (
                        pairs_short(
                            worth
                            + _worth(self.mode, count + 1, limit)
                            - _worth(self.mode, count, limit)
                        )
                        < level
                    ):
                        mask |= one << kind
        if self.orphans_exist and self.orphans_short(p) == level:
            paired: cython.bint = False
            for kind in ORPHANS:
                if p[kind] >= 2 and self.limit[kind] >= 2:
                    paired = True
            for kind in ORPHANS:
                if not p[kind] or (p[kind] == 1 and not paired and self.limit[kind] >= 2):
                    mask |= one << kind
        return mask
