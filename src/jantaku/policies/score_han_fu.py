"""Scoring in han and fu: base points from both, with limits and limit patterns (rules: riichi).

Everything that houses and rulesets disagree on is data of the constructor.
"""

from __future__ import annotations

from collections.abc import Mapping

from jantaku.kernel import Shapes
from jantaku.patterns.features import Features, features
from jantaku.patterns.rows import Hit, Patterns
from jantaku.policies.bonus import BonusTiles
from jantaku.policies.fu import FuTable
from jantaku.policies.limits import LimitLadder
from jantaku.policies.payments import Payments
from jantaku.policies.value_han_fu import HanFuValue
from jantaku.situation import Situation
from jantaku.value import Refusal


class HanFuScore:
    """A score policy.

    Rows counted in `han` add up, and bonus tiles add to them. Rows in another unit are limit
    patterns: they make the whole value, nothing adds to them, and the dearest unit that a reading
    reaches stands against its count in han.

    Args:
        shapes: what a complete hand is.
        patterns: the rows.
        fu: the fu table.
        limits: the ladder from han and fu to base points.
        units: base points of one of each limit unit (`yakuman` 8000).
        add_up: whether several limit patterns of a unit add up; otherwise the dearest counts.
        bonus: the bonus tiles.
        minimum: han of patterns that a hand must have to win; bonus tiles do not count.
        payments: who pays how much.
    """

    def __init__(
        self,
        *,
        shapes: Shapes,
        patterns: Patterns,
        fu: FuTable,
        limits: LimitLadder,
        units: Mapping[str, int],
        bonus: BonusTiles,
        payments: Payments,
        add_up: bool = True,
        minimum: int = 1,
    ) -> None:
        strange = {row.unit for row in patterns.rows} - {"han", *units}
        if strange:
            raise ValueError(f"no base points for {', '.join(sorted(strange))}")
        self.shapes = shapes
        self.patterns = patterns
        self.fu = fu
        self.limits = limits
        self.units = dict(sorted(units.items(), key=lambda item: -item[1]))
        self.bonus = bonus
        self.payments = payments
        self.add_up = add_up
        self.minimum = minimum
        self._han = patterns.only("han")
        self._limit = {unit: patterns.only(unit) for unit in self.units}

    def value(self, situation: Situation) -> HanFuValue | Refusal:
        """The value of the best reading.

        Refusal `no_shape` for an incomplete hand; `no_yaku` without any pattern, `below_minimum`
        with fewer han than needed (parameters `han` and `minimum`).
        """
        s = situation
        readings = self.shapes.readings(s.kinds, len(s.melds))
        if not readings:
            return Refusal("no_shape")
        best: HanFuValue | None = None
        most = 0
        for f in features(readings, s.kinds, s.melds, s.kind, claimed=s.how != "tsumo"):
            found = self._limit_value(f, s)
            if found is None or found.base < self.limits.steps[0].base:
                hits = self._han.find(f, s)
                han = sum(hit.amount for hit in hits)
                most = max(most, han)
                if han and han >= self.minimum:
                    plain = self._han_value(f, s, hits, han)
                    if found is None or plain.rank > found.rank:
                        found = plain
            if found is not None and (best is None or found.rank > best.rank):
                best = found
        if best is None:
            if not most:
                return Refusal("no_yaku")
            return Refusal("below_minimum", {"han": most, "minimum": self.minimum})
        return best

    def _limit_value(self, f: Features, s: Situation) -> HanFuValue | None:
        """The value of the limit patterns of the dearest unit that has any."""
        for unit, base in self.units.items():
            hits = self._limit[unit].find(f, s)
            if hits:
                amounts = [hit.amount for hit in hits]
                times = sum(amounts) if self.add_up else max(amounts)
                return HanFuValue(
                    situation=s,
                    payments=self.payments,
                    hits=hits,
                    unit=unit,
                    base=base * times,
                    limit=unit,
                    times=times,
                )
        return None

    def _han_value(self, f: Features, s: Situation, hits: list[Hit], han: int) -> HanFuValue:
        bonus = self.bonus.found(s)
        han += sum(number for _, number in bonus)
        parts = self.fu.parts(f, s)
        raw = sum(part.amount for part in parts)
        fu = self.fu.rounded(raw, f)
        base, limit = self.limits.base(han, fu)
        return HanFuValue(
            situation=s,
            payments=self.payments,
            hits=hits,
            unit="han",
            base=base,
            limit=limit,
            bonus=bonus,
            han=han,
            parts=parts,
            raw_fu=raw,
            fu=fu,
        )
