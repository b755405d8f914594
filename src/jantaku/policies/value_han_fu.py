"""The value of a hand counted in han and fu, or in limit patterns."""

from __future__ import annotations

from jantaku.patterns.rows import Hit
from jantaku.policies.fu import FuPart
from jantaku.policies.payments import Payments, Shares
from jantaku.situation import Situation
from jantaku.tiles import KIND, SORT, Face
from jantaku.value import Line, Text


class HanFuValue:
    """The value of one reading; its lines all belong to that reading.

    Attributes:
        hits: patterns that count, in the order of the table.
        bonus: name and number of each sort of bonus tile; empty where a limit pattern makes the
            value.
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

    __slots__ = (
        "_parts",
        "_situation",
        "base",
        "bonus",
        "fu",
        "han",
        "hits",
        "limit",
        "points",
        "rank",
        "raw_fu",
        "shares",
        "times",
        "unit",
    )

    def __init__(
        self,
        *,
        situation: Situation,
        payments: Payments,
        hits: list[Hit],
        unit: str,
        base: int,
        limit: str,
        times: int = 0,
        bonus: list[tuple[str, int]] | None = None,
        han: int = 0,
        parts: list[FuPart] | None = None,
        raw_fu: int = 0,
        fu: int = 0,
    ) -> None:
        self.hits = hits
        self.bonus = bonus or []
        self.unit = unit
        self.han = han
        self.fu = fu
        self.raw_fu = raw_fu
        self.times = times
        self.limit = limit
        self.base = base
        self.shares: Shares | None
        if situation.how == "tsumo":
            self.shares = payments.tsumo(base, dealer=situation.dealer)
            self.points = payments.total(self.shares)
        else:
            self.shares = None
            self.points = payments.ron(base, dealer=situation.dealer)
        self.rank = ((self.points << 8 | times) << 8 | han) << 16 | raw_fu
        self._situation = situation
        self._parts = parts or []

    def __repr__(self) -> str:
        return f"<HanFuValue {self.numbers()}>"

    def numbers(self) -> dict[str, int]:
        """`han fu base points`, how often the limit counts under the name of its unit, and for an
        own draw `from_other` and, unless the winner deals, `from_dealer`.
        """
        out = {"han": self.han, "fu": self.fu, "base": self.base, "points": self.points}
        if self.times:
            out[self.unit] = self.times
        if self.shares is not None:
            if self.shares.dealer:
                out["from_dealer"] = self.shares.dealer
            out["from_other"] = self.shares.other
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
            for part in self._parts
        ]
        if self.fu != self.raw_fu:
            out.append(Line(Text("fu.rounding"), self.fu - self.raw_fu, "fu"))
        return tuple(out)

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
