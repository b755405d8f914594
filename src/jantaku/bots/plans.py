"""What a hand may grow into: all complete shapes, or a family of them that is worth more.

Plans are shapes and never patterns: `one suit and honours` or `nothing but triplets` says where a
hand goes, and the ruleset's scorer is asked what arriving there would be worth. So a plan that a
ruleset pays nothing for, or does not let win, is simply never followed there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from jantaku.kernel import Shapes
from jantaku.melds import Meld
from jantaku.ruleset import Rules
from jantaku.tiles import HONOURS, KIND, KINDS, OUTSIDE

ALL: Final = (1 << KINDS) - 1

Counts = bytes | bytearray
Discards = list[tuple[int, int, int]]
"""For each kind that can go: the kind, the distance after it, the kinds that then help."""


class Plan(Protocol):
    """A family of complete shapes.

    Attributes:
        name: for people who read a log.
        kinds: mask of the kinds its shapes consist of.
        outs: tiles that usually help at distance 0, 1, 2, ...; what is behind the next step can
            only be guessed.
        speed: how much faster an open hand gets there by claiming, compared with draws alone.
        closed_only: whether a meld rules it out.
    """

    name: str
    kinds: int
    outs: Sequence[float]
    speed: float
    closed_only: bool

    def fits(self, melds: Sequence[Meld]) -> bool:
        """Whether the plan can still be reached with these melds."""

    def distance(self, kinds: Counts, melds: int) -> int:
        """Shanten: 0 tenpai, -1 complete, 99 out of reach. Any number of tiles has one."""

    def accepts(self, kinds: Counts, melds: int) -> int:
        """Mask of the kinds that bring the hand nearer."""

    def discards(self, kinds: Counts, melds: int) -> Discards:
        """Distance and helping kinds after each discard, by kind."""


class SetsPlan:
    """Sets and a pair out of some of the kinds.

    Args:
        most: copies of a kind that are used: with two there is no triplet.
    """

    closed_only = False

    def __init__(
        self,
        name: str,
        rules: Rules,
        kinds: int,
        *,
        outs: Sequence[float],
        speed: float,
        most: int = 4,
    ) -> None:
        copies = bytes(
            min(most, c) if kinds >> k & 1 else 0 for k, c in enumerate(rules.tiles.copies)
        )
        self.runs = most < 3
        self.name = name
        self.kinds = kinds
        self.outs = outs
        self.speed = speed
        self.shapes = Shapes(copies=copies, sets=rules.shapes.sets)
        self.distance = self.shapes.shanten
        self.accepts = self.shapes.accepts
        self.discards = self.shapes.discards

    def fits(self, melds: Sequence[Meld]) -> bool:
        """See `Plan`."""
        if self.runs and not all(meld.is_run for meld in melds):
            return False
        return all(self.kinds >> KIND[f] & 1 for meld in melds for f in meld.tiles)


class KeptPlan:
    """Sets and a pair, one of the sets a triplet of a kind that is held already.

    Args:
        kind: of the triplet.
    """

    closed_only = False

    def __init__(self, rules: Rules, kind: int, *, outs: Sequence[float], speed: float) -> None:
        copies = bytearray(rules.tiles.copies)
        copies[kind] = 0
        self.name = f"triplet {kind}"
        self.kind = kind
        self.kinds = ALL
        self.outs = outs
        self.speed = speed
        self.sets = rules.shapes.sets
        self.shapes = Shapes(copies=copies, sets=self.sets)

    def fits(self, melds: Sequence[Meld]) -> bool:
        """See `Plan`: a meld of the kind has done it, and needs no plan any more."""
        return len(melds) < self.sets and all(m.is_run or m.kind != self.kind for m in melds)

    def distance(self, kinds: Counts, melds: int) -> int:
        """See `Plan`."""
        missing = max(0, 3 - kinds[self.kind])
        return self.shapes.shanten(kinds, melds + 1) + missing

    def accepts(self, kinds: Counts, melds: int) -> int:
        """See `Plan`."""
        more = self.shapes.accepts(kinds, melds + 1)
        return more | 1 << self.kind if kinds[self.kind] < 3 else more

    def discards(self, kinds: Counts, melds: int) -> Discards:
        """See `Plan`."""
        missing = max(0, 3 - kinds[self.kind])
        own = 1 << self.kind if missing else 0
        return [
            (kind, distance + missing, mask | own)
            for kind, distance, mask in self.shapes.discards(kinds, melds + 1)
            if kind != self.kind
        ]


class AlikePlan:
    """Triplets and pairs alone: kinds differ only in how many of them are held.

    Args:
        sets: triplets beside the pair; 0 with `pairs` for a hand of pairs.
        pairs: how many pairs.
        twice: four alike are two pairs.
        copies: tiles of each kind in the set.
    """

    kinds = ALL

    def __init__(
        self,
        name: str,
        *,
        sets: int,
        pairs: int,
        twice: bool,
        copies: bytes,
        outs: Sequence[float],
        speed: float,
    ) -> None:
        self.name = name
        self.sets = sets
        self.pairs = pairs
        self.twice = twice
        self.copies = copies
        self.outs = outs
        self.speed = speed
        self.closed_only = sets == 0

    def fits(self, melds: Sequence[Meld]) -> bool:
        """See `Plan`."""
        return not any(m.is_run for m in melds) and not (self.closed_only and melds)

    def _tally(self, kinds: Counts) -> list[int]:
        """How many kinds are held 0, 1, 2, 3 and 4 times or more."""
        tally = [0, 0, 0, 0, 0]
        for count, most in zip(kinds, self.copies, strict=True):
            if most:
                tally[min(4, count)] += 1
        return tally

    def _missing(self, tally: Sequence[int], melds: int) -> int:
        none, one, two, three, four = tally
        if self.closed_only:
            whole = two + three + four + (four if self.twice else 0)
            half = one + (three if self.twice else 0)
            lack = self.pairs - whole
            return 0 if lack <= 0 else lack + max(0, lack - half)
        lack = self.sets - melds
        three += four
        whole = min(lack, three)
        lack -= whole
        three -= whole
        missing = 0
        for held, cost in ((two, 1), (one, 2), (none, 3)):
            used = min(lack, held)
            lack -= used
            missing += used * cost
            if cost == 1:
                two -= used
            elif cost == 2:
                one -= used
        return missing + (0 if three + two else 1 if one else 2)

    def distance(self, kinds: Counts, melds: int) -> int:
        """See `Plan`."""
        return self._missing(self._tally(kinds), melds) - 1

    def _helps(self, tally: list[int], melds: int) -> list[bool]:
        """Whether one more of a kind helps that is held 0, 1, 2, 3 or 4 times."""
        now = self._missing(tally, melds)
        out = []
        for held in range(4):
            helps = False
            if tally[held] and now > 0:
                tally[held] -= 1
                tally[held + 1] += 1
                helps = self._missing(tally, melds) < now
                tally[held] += 1
                tally[held + 1] -= 1
            out.append(helps)
        out.append(False)
        return out

    def _mask(self, kinds: Counts, helps: Sequence[bool]) -> int:
        mask = 0
        for kind, most in enumerate(self.copies):
            held = kinds[kind]
            if held < most and helps[min(4, held)]:
                mask |= 1 << kind
        return mask

    def accepts(self, kinds: Counts, melds: int) -> int:
        """See `Plan`."""
        return self._mask(kinds, self._helps(self._tally(kinds), melds))

    def discards(self, kinds: Counts, melds: int) -> Discards:
        """See `Plan`."""
        tally = self._tally(kinds)
        after: dict[int, tuple[int, list[bool], int]] = {}
        out: Discards = []
        for kind, held in enumerate(kinds):
            if not held:
                continue
            level = min(held, 4)
            if level not in after:
                tally[level] -= 1
                tally[level - 1] += 1
                helps = self._helps(tally, melds)
                after[level] = (self._missing(tally, melds) - 1, helps, self._mask(kinds, helps))
                tally[level] += 1
                tally[level - 1] -= 1
            distance, helps, mask = after[level]
            # Of this kind one less is held than the mask supposes.
            bit = 1 << kind
            out.append((kind, distance, mask | bit if helps[level - 1] else mask & ~bit))
        return out


class OrphansPlan:
    """One of each terminal and honour, and one of them twice."""

    name = "orphans"
    kinds = OUTSIDE
    outs: Sequence[float] = (4.0, 7.0, 10.0, 13.0, 16.0, 19.0, 22.0)
    speed = 1.0
    closed_only = True

    def __init__(self, shapes: Shapes) -> None:
        self.shapes = shapes

    def fits(self, melds: Sequence[Meld]) -> bool:
        """See `Plan`."""
        return not melds

    def distance(self, kinds: Counts, melds: int) -> int:
        """See `Plan`."""
        return self.shapes.thirteen_orphans(kinds)

    def accepts(self, kinds: Counts, melds: int) -> int:
        """See `Plan`."""
        paired = any(kinds[k] > 1 for k in _ORPHANS)
        return sum(1 << k for k in _ORPHANS if not kinds[k] or (kinds[k] == 1 and not paired))

    def discards(self, kinds: Counts, melds: int) -> Discards:
        """See `Plan`."""
        left = bytearray(kinds)
        out: Discards = []
        for kind in range(KINDS):
            if left[kind]:
                left[kind] -= 1
                out.append((kind, self.distance(left, 0), self.accepts(left, 0)))
                left[kind] += 1
        return out


_ORPHANS: Final = tuple(k for k in range(KINDS) if OUTSIDE >> k & 1)


class Plans:
    """All plans there are under some rules, made when first asked for.

    What no tile set or shape of the ruleset allows is not among them.

    Attributes:
        plain: all sets and pairs.
        narrow: those of one suit, and of triplets.
        extra: families that are worth following only where they win and plain hands do not.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        copies = rules.tiles.copies
        shapes = rules.shapes
        chi = rules.claims.chi
        here = sum(1 << k for k in range(KINDS) if copies[k])
        quick, slow = (1.15, 1.25) if chi else (1.1, 1.2)
        self.plain = SetsPlan("any", rules, here, outs=(6, 16, 28, 42, 54, 64, 72), speed=quick)
        self._static: list[Plan] = [self.plain]
        suits = [0x1FF << start for start in (0, 9, 18) if here >> start & 0x1FF]
        narrow = (5, 9, 12, 14, 16, 18, 20)
        if len(suits) > 1:
            for suit in suits:
                plan = SetsPlan(
                    f"suit {suit.bit_length() // 9}",
                    rules,
                    here & (suit | HONOURS),
                    outs=narrow,
                    speed=slow,
                )
                self._static.append(plan)
        triplets = AlikePlan(
            "triplets",
            sets=shapes.sets,
            pairs=1,
            twice=False,
            copies=copies,
            outs=(3.5, 7, 11, 16, 22, 28, 34),
            speed=1.5,
        )
        self.narrow: tuple[Plan, ...] = (*self._static[1:], triplets)
        inner = here & ~OUTSIDE
        if inner:
            self._static.append(
                SetsPlan("inner", rules, inner, outs=(6, 13, 20, 28, 36, 42, 48), speed=quick)
            )
        self._static.append(triplets)
        if shapes.pairs and shapes.sets == 4:
            self._static.append(
                AlikePlan(
                    "pairs",
                    sets=0,
                    pairs=7,
                    twice=shapes.pairs == 2,
                    copies=copies,
                    outs=(3, 8, 13, 18, 24, 30, 36),
                    speed=1.0,
                )
            )
        if shapes.orphans and shapes.sets == 4:
            self._static.append(OrphansPlan(shapes))
        runs = SetsPlan(
            "runs", rules, here, outs=(5.5, 14, 24, 36, 46, 56, 64), speed=quick, most=2
        )
        self.extra: tuple[Plan, ...] = (runs,)
        self._kept: dict[int, Plan] = {}

    def fitting(
        self,
        kinds: Counts,
        melds: Sequence[Meld],
        worth: Sequence[float],
        extra: Sequence[Plan] = (),
    ) -> list[tuple[int, Plan]]:
        """The plans that a hand beside these melds can still follow, with their distances.

        `worth` tells, by kind, whose triplets are worth keeping for themselves; `extra` which
        plans are looked at beside the usual ones.
        """
        n = len(melds)
        found = [(p.distance(kinds, n), p) for p in (*self._static, *extra) if p.fits(melds)]
        for kind in range(27, KINDS):
            if kinds[kind] >= 2 and worth[kind] > 0:
                plan = self._kept.get(kind)
                if plan is None:
                    plan = KeptPlan(
                        self.rules, kind, outs=(5, 12, 22, 34, 46, 56, 64), speed=self.plain.speed
                    )
                    self._kept[kind] = plan
                if plan.fits(melds):
                    found.append((plan.distance(kinds, n), plan))
        return found
