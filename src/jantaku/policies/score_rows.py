"""Scoring by adding up rows of a pattern table, with a minimum, and a policy that turns the sums
into payments (rules: hanma, korean, hongkong).

No fu, no base points: how much a sum is worth, and who pays which part of it, is the business of a
`Worth`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from jantaku.kernel import Reading, Shapes
from jantaku.patterns.features import features
from jantaku.patterns.rows import Hit, Patterns
from jantaku.policies.bonus import BonusTiles
from jantaku.situation import Situation
from jantaku.value import Line, Refusal, Text

Sums = Mapping[str, int]
"""Amounts by unit, units that do not occur left out."""


class Pay(NamedTuple):
    """Who pays how much for a win.

    Attributes:
        each: an own draw: what each other seat pays; 0 for a claimed tile.
        feeder: a claimed tile: what the seat pays that it came from; 0 for an own draw.
        bystander: a claimed tile: what each of the rest pays.
        together: an own draw: what the others pay once in all, beside `each`; in equal parts, odd
            points from the nearest in turn order.
    """

    each: int = 0
    feeder: int = 0
    bystander: int = 0
    together: int = 0

    def total(self, seats: int) -> int:
        """What the winner gets at a table of so many seats."""
        claimed = self.feeder + self.bystander * (seats - 2)
        return self.each * (seats - 1) + self.together + claimed


class Worth(Protocol):
    """What sums of rows are worth. Pure: the same situation and sums have the same worth."""

    def pay(self, s: Situation, sums: Sums) -> Pay:
        """Who pays how much."""

    def numbers(self, s: Situation, sums: Sums) -> dict[str, int]:
        """The ruleset's own integers by name, beside the sums and `points`."""

    def title(self, s: Situation, sums: Sums) -> Text:
        """The value in one line."""

    def lines(self, s: Situation, sums: Sums) -> tuple[Line, ...]:
        """The arithmetic from the sums to what is paid."""


class RowsValue:
    """The value of one reading.

    Attributes:
        hits: the rows that count, in the order of the table.
        bonus: name and number of each sort of bonus tile.
        sums: amounts by unit.
        pay: who pays how much.
        points: what the winner gets of the others for the hand itself, without pots.
        rank: more points, then rows that make the value alone, then more in all.
    """

    __slots__ = ("_score", "_situation", "bonus", "hits", "pay", "points", "rank", "sums")

    def __init__(
        self,
        score: RowScore,
        situation: Situation,
        hits: list[Hit],
        bonus: list[tuple[str, int]],
        sums: Sums,
    ) -> None:
        self._score = score
        self._situation = situation
        self.hits = hits
        self.bonus = bonus
        self.sums = sums
        self.pay = score.worth.pay(situation, sums)
        self.points = self.pay.total(score.seats)
        whole = any(hit.row.unit in score.whole for hit in hits)
        self.rank = (self.points << 1 | whole) << 16 | sum(sums.values())

    def __repr__(self) -> str:
        return f"<RowsValue {self.numbers()}>"

    def numbers(self) -> dict[str, int]:
        """The sums by unit, the worth's own numbers, `from_each` and `from_all` or `from_feeder`
        and `from_bystander`, as far as they are not 0, and `points`.
        """
        out = dict(self.sums)
        out.update(self._score.worth.numbers(self._situation, self.sums))
        pay = self.pay
        if pay.each:
            out["from_each"] = pay.each
        if pay.together:
            out["from_all"] = pay.together
        if pay.feeder:
            out["from_feeder"] = pay.feeder
        if pay.bystander:
            out["from_bystander"] = pay.bystander
        out["points"] = self.points
        return out

    def title(self) -> Text:
        """See `Worth.title`."""
        return self._score.worth.title(self._situation, self.sums)

    def rows(self) -> tuple[Line, ...]:
        """Patterns in the order of the table, then bonus tiles."""
        unit = self._score.bonus_unit
        return (
            *(Line(Text(f"pattern.{h.row.id}"), h.amount, h.row.unit) for h in self.hits),
            *(Line(Text(f"bonus.{name}"), number, unit) for name, number in self.bonus),
        )

    def lines(self) -> tuple[Line, ...]:
        """See `Worth.lines`."""
        return self._score.worth.lines(self._situation, self.sums)


class RowScore:
    """A score policy: every reading's rows add up by unit; the dearest reading counts.

    Args:
        shapes: what a complete hand is.
        patterns: the rows; a row may exclude rows of any unit.
        worth: what sums are worth.
        seats: at the table.
        minimum: what a hand needs to win.
        counted: units whose sum is held against the minimum.
        whole: units that make the value alone: where a row of one of them occurs, rows of other
            units and bonus tiles do not count (limit patterns), and no minimum is asked.
        bonus: bonus tiles that add to a hand, if any; `bonus_unit` is what they count in.

    ValueError for a minimum of nothing that counts.
    """

    def __init__(
        self,
        *,
        shapes: Shapes,
        patterns: Patterns,
        worth: Worth,
        seats: int,
        minimum: int = 0,
        counted: Collection[str] = (),
        whole: Collection[str] = (),
        bonus: BonusTiles | None = None,
        bonus_unit: str = "points",
    ) -> None:
        if minimum > 0 and not counted:
            raise ValueError("a minimum needs units that count towards it")
        self.shapes = shapes
        self.patterns = patterns
        self.worth = worth
        self.seats = seats
        self.minimum = minimum
        self.counted = tuple(counted)
        self.whole = frozenset(whole)
        self.bonus = bonus
        self.bonus_unit = bonus_unit

    def value(self, situation: Situation) -> RowsValue | Refusal:
        """The value of the best reading.

        Refusal `no_shape` for an incomplete hand; `below_minimum` with too little of what the
        minimum counts (parameters: the first counted unit with what the best reading has, and
        `minimum`).
        """
        readings = self.shapes.readings(situation.kinds, len(situation.melds))
        return self._best(situation, readings)

    def alone(self, situation: Situation, reading: Reading) -> RowsValue | Refusal:
        """The value if the hand could be read in this way only: what tests hold `value` against."""
        return self._best(situation, (reading,))

    def _best(self, s: Situation, readings: Sequence[Reading]) -> RowsValue | Refusal:
        if not readings:
            return Refusal("no_shape")
        best: RowsValue | None = None
        most = 0
        bonus = self.bonus.found(s) if self.bonus is not None else []
        for f in features(readings, s.kinds, s.melds, s.kind, claimed=s.how != "tsumo"):
            hits = self.patterns.find(f, s)
            alone = [hit for hit in hits if hit.row.unit in self.whole] if self.whole else []
            if alone:
                found = RowsValue(self, s, alone, [], _sums(alone))
            else:
                sums = _sums(hits)
                have = sum(sums.get(unit, 0) for unit in self.counted)
                most = max(most, have)
                if have < self.minimum:
                    continue
                for _, number in bonus:
                    sums[self.bonus_unit] = sums.get(self.bonus_unit, 0) + number
                found = RowsValue(self, s, hits, bonus, sums)
            if best is None or found.rank > best.rank:
                best = found
        if best is None:
            return Refusal("below_minimum", {self.counted[0]: most, "minimum": self.minimum})
        return best


def _sums(hits: Sequence[Hit]) -> dict[str, int]:
    out: dict[str, int] = {}
    for hit in hits:
        out[hit.row.unit] = out.get(hit.row.unit, 0) + hit.amount
    return out
