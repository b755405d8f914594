"""The value of a hand counted in han and fu, or in limit patterns."""

from __future__ import annotations

from typing import Protocol

from jantaku.kernel import Reading
from jantaku.patterns.features import Features, features
from jantaku.patterns.rows import Hit, Patterns
from jantaku.policies.bonus import BonusTiles
from jantaku.policies.fu import FuPart, FuTable
from jantaku.policies.limits import LimitLadder
from jantaku.policies.payments import Shares
from jantaku.situation import Situation
from jantaku.tiles import KIND, SORT, Face
from jantaku.value import Line, Text

Numbers = tuple[int, ...]
"""What `kernel.Valuer.value` says of a win."""

(_, RANK, TABLE, _, HAN, FU, RAW_FU, BASE, STEP, TIMES, POINTS, DEALER, OTHER,
 FORM, PAIR, TRIPLETS, RUNS, WAIT) = range(18)  # fmt: skip


class Scoring(Protocol):
    """Where the rows and lines of a value come from: see `score_han_fu.HanFuScore`."""

    fu: FuTable
    bonus: BonusTiles
    limits: LimitLadder

    def table(self, number: int) -> tuple[str, Patterns]:
        """The unit and the rows of a table, 0 that of han."""


class HanFuValue:
    """The value of one reading; its rows and lines all belong to that reading and are worked out
    when they are asked for.

    Attributes:
        unit: what `hits` are counted in: `han`, or the unit of the limit patterns.
        han: patterns and bonus tiles together; 0 for limit patterns.
        fu, raw_fu: after and before rounding; 0 for limit patterns.
        times: how often the limit counts (several yakuman); 0 below and for a limit that han reach.
        limit: id of the limit, or empty.
        base: base points.
        points: what the winner gets of the others for the hand itself, without honba and pots.
        shares: the parts of `points` for an own draw, else None.
        rank: more points, then a limit pattern, then more han, then more raw fu.
    """

    __slots__ = ("_features", "_hits", "_numbers", "_scoring", "_situation")

    def __init__(
        self,
        scoring: Scoring,
        situation: Situation,
        numbers: Numbers,
        features: Features | None = None,
    ) -> None:
        self._scoring = scoring
        self._situation = situation
        self._numbers = numbers
        self._features = features
        self._hits: list[Hit] | None = None

    @property
    def rank(self) -> int:
        """See `value.Value`."""
        return self._numbers[RANK]

    @property
    def han(self) -> int:
        """See the class."""
        return self._numbers[HAN]

    @property
    def fu(self) -> int:
        """See the class."""
        return self._numbers[FU]

    @property
    def raw_fu(self) -> int:
        """See the class."""
        return self._numbers[RAW_FU]

    @property
    def base(self) -> int:
        """See the class."""
        return self._numbers[BASE]

    @property
    def times(self) -> int:
        """See the class."""
        return self._numbers[TIMES]

    @property
    def points(self) -> int:
        """See the class."""
        return self._numbers[POINTS]

    @property
    def shares(self) -> Shares | None:
        """See the class."""
        if self._situation.how != "tsumo":
            return None
        return Shares(self._numbers[DEALER], self._numbers[OTHER])

    @property
    def unit(self) -> str:
        """See the class."""
        return self._scoring.table(self._numbers[TABLE])[0]

    @property
    def limit(self) -> str:
        """See the class."""
        if self._numbers[TABLE]:
            return self.unit
        step = self._numbers[STEP]
        return "" if step < 0 else self._scoring.limits.steps[step].id

    @property
    def features(self) -> Features:
        """The reading."""
        found = self._features
        if found is None:
            s, numbers = self._situation, self._numbers
            reading = Reading(*numbers[FORM:WAIT])
            every = features((reading,), s.kinds, s.melds, s.kind, claimed=s.how != "tsumo")
            found = self._features = next(f for f in every if f.wait == numbers[WAIT])
        return found

    @property
    def hits(self) -> list[Hit]:
        """Patterns that count, in the order of the table."""
        if self._hits is None:
            patterns = self._scoring.table(self._numbers[TABLE])[1]
            self._hits = patterns.find(self.features, self._situation)
        return self._hits

    @property
    def bonus(self) -> list[tuple[str, int]]:
        """Name and number of each sort of bonus tile; empty where a limit pattern makes the
        value.
        """
        return [] if self._numbers[TABLE] else self._scoring.bonus.found(self._situation)

    def __repr__(self) -> str:
        return f"<HanFuValue {self.numbers()}>"

    def numbers(self) -> dict[str, int]:
        """`han fu base points`, how often the limit counts under the name of its unit, and for an
        own draw `from_other` and, unless the winner deals, `from_dealer`.
        """
        out = {"han": self.han, "fu": self.fu, "base": self.base, "points": self.points}
        if self.times:
            out[self.unit] = self.times
        shares = self.shares
        if shares is not None:
            if shares.dealer:
                out["from_dealer"] = shares.dealer
            out["from_other"] = shares.other
        return out

    def title(self) -> Text:
        """`value.han_fu`, a limit's name, or how many times it counts."""
        if not self.limit:
            return Text("value.han_fu", {"han": self.han, "fu": self.fu})
        if self.times > 1:
            return Text("value.limit_times", {"times": self.times, "limit": f"limit.{self.limit}"})
        if self.times:
            return Text(f"limit.{self.limit}")
        if self.han >= 5:
            return Text("value.han_limit", {"han": self.han, "limit": f"limit.{self.limit}"})
        return Text(
            "value.han_fu_limit",
            {"han": self.han, "fu": self.fu, "limit": f"limit.{self.limit}"},
        )

    def rows(self) -> tuple[Line, ...]:
        """Patterns in the order of the table, then bonus tiles."""
        return (
            *(Line(Text(f"pattern.{h.row.id}"), h.amount, self.unit) for h in self.hits),
            *(Line(Text(f"bonus.{name}"), n, self.unit) for name, n in self.bonus),
        )

    def lines(self) -> tuple[Line, ...]:
        """The fu count of this reading, rounding included: the amounts sum up to `fu`."""
        out = [
            Line(Text(part.key), part.amount, "fu", self._tiles(part.kind, part.size))
            for part in self._parts()
        ]
        if self.fu != self.raw_fu:
            out.append(Line(Text("fu.rounding"), self.fu - self.raw_fu, "fu"))
        return tuple(out)

    def _parts(self) -> list[FuPart]:
        if self._numbers[TABLE]:
            return []
        return self._scoring.fu.parts(self.features, self._situation)

    def _tiles(self, kind: int, size: int) -> tuple[Face, ...]:
        """The faces of the set or pair of that kind."""
        if kind < 0:
            return ()
        for meld in self._situation.melds:
            if not meld.is_run and meld.kind == kind:
                return meld.tiles
        hand = self._situation.hand
        held = [f for f in range(len(hand)) if hand[f] and KIND[f] == kind for _ in range(hand[f])]
        return tuple(sorted(held, key=SORT.__getitem__)[:size])
