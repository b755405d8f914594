# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, infer_types=False
"""Distances and waits of hands, for any tile set.

This file is plain Python and, with the files `*_inc` that it imports, the source of the compiled
form; see `jantaku.kernel`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

from jantaku.kernel.counts_inc import checked_tiles, pointer_to, tiles_of, total_of
from jantaku.kernel.discards_inc import NOT_HELD, discards_of
from jantaku.kernel.distance_inc import pairs_short
from jantaku.kernel.loader import COMPILED, INTERPRETED, load
from jantaku.kernel.many_inc import NOTHING, Many
from jantaku.kernel.memory_inc import FAR, INF

_readings = load(COMPILED if cython.compiled else INTERPRETED, "readings")

#: The distance of what cannot be reached.
IMPOSSIBLE = FAR
MAX_SETS = 5


@cython.final
@cython.cclass
class Shapes(Many):
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

    _orphans: cython.bint
    _bounded: dict

    def __init__(self, *, copies, sets=4, pairs=0, orphans=False):
        own = bytes(tiles_of(copies))
        if max(own) > 5:
            raise ValueError(f"a set may have up to five copies of a kind, not {max(copies)}")
        if not 1 <= sets <= MAX_SETS:
            raise ValueError(f"sets must be 1 to {MAX_SETS}, not {sets}")
        if pairs not in (0, 1, 2):
            raise ValueError(f"pairs must be 0, 1 or 2, not {pairs!r}")
        if sets != 4 and (pairs or orphans):
            raise ValueError("seven pairs and thirteen orphans are shapes of fourteen tiles")
        super().__init__(own, pairs, orphans)
        self._sets = sets
        self._orphans = orphans
        self._bounded = {}

    @property
    def copies(self):
        """How many of each kind the tile set has."""
        return self.own

    @property
    def sets(self):
        """How many sets a hand has beside the pair."""
        return self._sets

    @property
    def pairs(self):
        """0 no seven pairs, 1 of seven different kinds, 2 with four alike as two pairs."""
        return self.mode

    @property
    def orphans(self):
        """Whether thirteen orphans is a shape."""
        return bool(self._orphans)

    def _value(self):
        return (self.own, self._sets, self.mode, bool(self._orphans))

    def __eq__(self, other):
        if type(other) is not Shapes:
            return NotImplemented
        return self._value() == other._value()

    def __hash__(self):
        return hash(self._value())

    def __repr__(self):
        return (
            f"Shapes(copies={self.own!r}, sets={self._sets}, pairs={self.mode},"
            f" orphans={bool(self._orphans)})"
        )

    def __reduce__(self):
        # By way of the package, so that both forms read what either has written.
        from jantaku.kernel import restore

        return restore, self._value()

    def _within(self, held):
        """The shapes that are left when these tiles are out of reach."""
        key = held if type(held) is bytes else bytes(tiles_of(held))
        found = self._bounded.get(key)
        if found is None:
            tiles_of(key)
            left = bytes([max(0, c - h) for c, h in zip(self.own, key, strict=True)])
            found = Shapes(
                copies=left, sets=self._sets, pairs=self.mode, orphans=bool(self._orphans)
            )
            if len(self._bounded) >= 1 << 10:
                self._bounded.clear()
            self._bounded[key] = found
        return found

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
        counts = tiles_of(counts)
        best: cython.int = self.least(pointer_to(counts), self._need(melds), melds)
        return best - 1 if best < INF else FAR

    def standard(self, counts, melds: cython.int = 0, held=None):
        """`shanten` of sets and a pair alone."""
        if held is not None:
            return self._within(held).standard(counts, melds)
        counts = tiles_of(counts)
        best: cython.int = self.sets_short(pointer_to(counts), self._need(melds))
        return best - 1 if best < INF else FAR

    def seven_pairs(self, counts):
        """`shanten` of seven pairs alone; 99 where they are no shape."""
        counts = checked_tiles(counts)
        p: cython.p_uchar = pointer_to(counts)
        return pairs_short(self.all_worth(p)) - 1 if self.pairs_exist else FAR

    def thirteen_orphans(self, counts):
        """`shanten` of thirteen orphans alone; 99 where they are no shape."""
        counts = checked_tiles(counts)
        p: cython.p_uchar = pointer_to(counts)
        return self.orphans_short(p) - 1 if self.orphans_exist else FAR

    def complete(self, counts, melds: cython.int = 0):
        """Whether the tiles, the winning one included, are exactly a complete shape."""
        counts = checked_tiles(counts)
        p: cython.p_uchar = pointer_to(counts)
        need: cython.int = self._need(melds)
        return total_of(p) == 3 * need + 2 and self.least(p, need, melds) == 0

    def waits(self, counts, melds: cython.int = 0, held=None):
        """The kinds that complete the hand, as a mask of 34 bits; 0 when it is not tenpai.

        Only 3k+1 tiles have waits. A kind of which the hand and ``held`` have every copy is none.
        """
        if held is not None:
            return self._within(held).waits(counts, melds)
        counts = tiles_of(counts)
        p: cython.p_uchar = pointer_to(counts)
        need: cython.int = self._need(melds)
        if self.least(p, need, melds) != 1 or total_of(p) != 3 * need + 1:
            return 0
        return self.gains(p, need, melds, 1)

    def accepts(self, counts, melds: cython.int = 0, held=None):
        """The kinds that bring the hand nearer, as a mask of 34 bits.

        Those of which the hand and ``held`` have every copy are left out. For a tenpai hand they
        are its `waits`.
        """
        if held is not None:
            return self._within(held).accepts(counts, melds)
        counts = tiles_of(counts)
        p: cython.p_uchar = pointer_to(counts)
        need: cython.int = self._need(melds)
        level: cython.int = self.least(p, need, melds)
        if level == 0 or level >= INF:
            return 0
        return self.gains(p, need, melds, level)

    def discards(self, counts, melds: cython.int = 0, held=None):
        """For each kind of the hand, in order: ``(kind, shanten, accepts)`` after discarding it.

        Meant for 3k+2 tiles; ``shanten`` and ``accepts`` are as of the methods of those names for
        the hand without that tile.
        """
        if held is not None:
            return self._within(held).discards(counts, melds)
        return self._discards(tiles_of(counts), melds, None)

    def ukeire(self, counts, melds: cython.int = 0, unseen=None):
        """For each kind of the hand, in order: ``(kind, shanten, accepts, left)`` after discarding
        it, where ``left`` counts the tiles of the accepted kinds that are ``unseen``.

        ``unseen`` are 34 counts of what may still be drawn; left out, all copies that are not in
        the hand are. A kind of which nothing is unseen is not accepted.
        """
        counts = tiles_of(counts)
        if unseen is None:
            there = bytearray(34)
            self._unseen(pointer_to(counts), pointer_to(NOTHING), pointer_to(there))
            unseen = bytes(there)
        return self._discards(counts, melds, bytes(tiles_of(unseen)))

    @cython.cfunc
    def _discards(self, counts, melds: cython.int, unseen):
        """`discards`, and `ukeire` where it is told what is unseen."""
        counting: cython.bint = unseen is not None
        hand = bytearray(counts)
        p: cython.p_uchar = pointer_to(hand)
        need: cython.int = self._need(melds)
        kind: cython.int
        result = []
        if cython.compiled:
            far: cython.schar[34]
            masks: cython.ulonglong[34]
            left: cython.ushort[34]
            there: cython.p_uchar = p
            if counting:
                there = cython.cast(cython.p_uchar, cython.cast(bytes, unseen))
        else:
            far, masks, left, there = [0] * 34, [0] * 34, [0] * 34, unseen
        discards_of(self, p, need, melds, counting, there, far, masks, left)
        for kind in range(34):
            if far[kind] == NOT_HELD:
                continue
            if counting:
                result.append((kind, far[kind], masks[kind], left[kind]))
            else:
                result.append((kind, far[kind], masks[kind]))
        return result

    def readings(self, counts, melds: cython.int = 0):
        """All readings of a complete concealed part, the winning tile included; () if incomplete.

        Standard ones come first, by the kind of their pair. Returns `Reading`s, none twice.
        """
        counts = tiles_of(counts)
        if not self.complete(counts, melds):
            return ()
        return _readings.readings(counts, self._pairs_mode(), self.orphans_exist)

    def _pairs_mode(self):
        """``pairs``, or 0 where the set has not got enough of them."""
        return self.mode if self.pairs_exist else 0

    def readings_many(self, hands, melds: cython.int = 0):
        """`readings` of each, in the same order: where those of each hand begin, and the end, as
        64-bit integers; then for every reading form and pair as signed bytes, triplets and runs as
        64-bit masks. Five bytearrays.
        """
        return _readings.readings_many(
            hands,
            self.shanten_many(hands, melds),
            3 * self._need(melds) + 2,
            self._pairs_mode(),
            self.orphans_exist,
        )
