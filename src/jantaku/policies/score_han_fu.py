"""Scoring in han and fu: base points from both, with limits and limit patterns (rules: riichi).

Everything that houses and rulesets disagree on is data of the constructor.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jantaku.kernel import Reading, Shapes, Valuer
from jantaku.patterns.clauses import declaration, declarations
from jantaku.patterns.features import Features, features
from jantaku.patterns.rows import Patterns
from jantaku.policies.bonus import BonusTiles
from jantaku.policies.fu import FuTable
from jantaku.policies.limits import LimitLadder
from jantaku.policies.payments import Payments, Shares
from jantaku.policies.value_han_fu import HanFuValue
from jantaku.situation import Situation
from jantaku.tiles import KIND
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
        late_minimum: repeats from which on another minimum holds, and that minimum.
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
        late_minimum: tuple[int, int] | None = None,
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
        self.late_minimum = late_minimum
        self._tables = [("han", patterns.only("han"))]
        self._tables += [(unit, patterns.only(unit)) for unit in self.units]
        self._valuer = self._compiled()

    def table(self, number: int) -> tuple[str, Patterns]:
        """The unit and the rows of a table: 0 is that of han, then the dearest limit unit."""
        return self._tables[number]

    @property
    def valuer(self) -> Valuer | None:
        """What works the numbers out, for those who have many wins; None where a pattern, or
        something else, is a function of the ruleset's own.
        """
        return self._valuer

    def _compiled(self) -> Valuer | None:
        """All of this as data."""
        plain = (
            (self.fu, FuTable),
            (self.limits, LimitLadder),
            (self.bonus, BonusTiles),
            (self.payments, Payments),
        )
        if any(type(part) is not kind for part, kind in plain):
            return None
        tables = []
        for unit, patterns in self._tables:
            rows = patterns.as_data()
            if rows is None:
                return None
            tables.append((self.units.get(unit, 0), rows))
        shapes, bonus = self.shapes, self.bonus
        return Valuer(
            copies=shapes.copies,
            sets=shapes.sets,
            pairs=shapes.pairs,
            orphans=shapes.orphans,
            tables=tables,
            add_up=self.add_up,
            minimum=self.minimum,
            late_minimum=self.late_minimum,
            fu=self.fu,
            steps=[(step.han, step.base) for step in self.limits.steps],
            round_up=self.limits.round_up,
            payments=self.payments,
            kind_of=KIND,
            successor=bonus.successor,
            declarations=declarations(),
            under=sum(declaration(name) for name in bonus.under),
            red=bonus.red,
            aside=bonus.aside,
            robbed_aside=bonus.robbed_aside,
        )

    def value(self, situation: Situation) -> HanFuValue | Refusal:
        """The value of the best reading.

        Refusal `no_shape` for an incomplete hand; `no_yaku` without any pattern, `below_minimum`
        with fewer han than needed (parameters `han` and `minimum`).
        """
        if self._valuer is None:
            readings = self.shapes.readings(situation.kinds, len(situation.melds))
            return self._value(situation, readings)
        numbers = self._valuer.value(situation)
        if numbers[0] == 2:
            return HanFuValue(self, situation, numbers)
        return self._refusal(situation, *numbers)

    def alone(self, situation: Situation, reading: Reading) -> HanFuValue | Refusal:
        """The value if the hand could be read in this way only, by the patterns as functions: what
        tests hold `value` against.
        """
        return self._value(situation, (reading,))

    def needed(self, situation: Situation) -> int:
        """The minimum that holds now."""
        late = self.late_minimum
        return late[1] if late is not None and situation.repeat >= late[0] else self.minimum

    def _refusal(self, s: Situation, status: int, most: int) -> Refusal:
        if not status:
            return Refusal("no_shape")
        if not most:
            return Refusal("no_yaku")
        return Refusal("below_minimum", {"han": most, "minimum": self.needed(s)})

    # --- the same for patterns that are functions ---------

    def _value(self, s: Situation, readings: Sequence[Reading]) -> HanFuValue | Refusal:
        if not readings:
            return self._refusal(s, 0, 0)
        minimum = self.needed(s)
        best: HanFuValue | None = None
        most = 0
        for f in features(readings, s.kinds, s.melds, s.kind, claimed=s.how != "tsumo"):
            found = self._limit_value(f, s)
            if found is None or found.base < self.limits.steps[0].base:
                hits = self._tables[0][1].find(f, s)
                han = sum(hit.amount for hit in hits)
                most = max(most, han)
                if han and han >= minimum:
                    plain = self._han_value(f, s, han)
                    if found is None or plain.rank > found.rank:
                        found = plain
            if found is not None and (best is None or found.rank > best.rank):
                best = found
        return self._refusal(s, 1, most) if best is None else best

    def _limit_value(self, f: Features, s: Situation) -> HanFuValue | None:
        """The value of the limit patterns of the dearest unit that has any."""
        for number, (unit, patterns) in enumerate(self._tables):
            hits = patterns.find(f, s) if number else ()
            if hits:
                amounts = [hit.amount for hit in hits]
                times = sum(amounts) if self.add_up else max(amounts)
                return self._made(f, s, number, base=self.units[unit] * times, times=times)
        return None

    def _han_value(self, f: Features, s: Situation, han: int) -> HanFuValue:
        han += sum(number for _, number in self.bonus.found(s))
        raw = sum(part.amount for part in self.fu.parts(f, s))
        fu = self.fu.rounded(raw, f)
        base, limit = self.limits.base(han, fu)
        step = next((i for i, step in enumerate(self.limits.steps) if step.id == limit), -1)
        return self._made(f, s, 0, base=base, step=step, han=han, fu=fu, raw=raw)

    def _made(
        self,
        f: Features,
        s: Situation,
        table: int,
        *,
        base: int,
        step: int = -1,
        times: int = 0,
        han: int = 0,
        fu: int = 0,
        raw: int = 0,
    ) -> HanFuValue:
        shares = Shares(0, 0)
        if s.how == "tsumo":
            shares = self.payments.tsumo(base, dealer=s.dealer)
            points = self.payments.total(shares)
        else:
            points = self.payments.ron(base, dealer=s.dealer)
        rank = ((points << 8 | times) << 8 | han) << 16 | raw
        numbers = (2, rank, table, 0, han, fu, raw, base, step, times, points, *shares)
        return HanFuValue(self, s, numbers, f)
