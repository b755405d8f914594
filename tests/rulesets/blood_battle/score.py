"""Fan that double a point for each set of them."""

from __future__ import annotations

from typing import Final

from jantaku.kernel import Shapes
from jantaku.patterns import circumstances, composition, special, triplets
from jantaku.patterns.features import Features, features
from jantaku.patterns.rows import Hit, Patterns, Row
from jantaku.situation import Situation
from jantaku.value import Line, Refusal, Text


def _kans(f: Features, s: Situation) -> int:
    return f.kans.bit_count()


ROWS: Final[tuple[Row, ...]] = (
    Row("self_draw", circumstances.self_draw, 1, 1, "fan"),
    Row("robbed_kan", circumstances.robbed("added_kan"), 1, 1, "fan"),
    Row("kan", _kans, 1, 1, "fan"),
    Row("all_triplets", triplets.all_triplets, 1, 1, "fan"),
    Row("full_flush", composition.full_flush, 2, 2, "fan"),
    Row("seven_pairs", special.seven_pairs, -1, 2, "fan"),
)


class FanValue:
    """So many fan, so many points from each who pays."""

    def __init__(self, hits: list[Hit], most: int) -> None:
        self.hits = hits
        self.fan = min(sum(hit.amount for hit in hits), most)
        self.points = 1 << self.fan

    @property
    def rank(self) -> int:
        """See `value.Value`."""
        return self.fan

    def numbers(self) -> dict[str, int]:
        """See `value.Value`."""
        return {"fan": self.fan, "points": self.points}

    def title(self) -> Text:
        """See `value.Value`."""
        return Text("value.fan", {"fan": self.fan})

    def rows(self) -> tuple[Line, ...]:
        """See `value.Value`."""
        return tuple(Line(Text(f"pattern.{h.row.id}"), h.amount, "fan") for h in self.hits)

    def lines(self) -> tuple[Line, ...]:
        """See `value.Value`."""
        return ()


class FanScore:
    """Any complete hand wins; the best reading counts."""

    def __init__(self, shapes: Shapes, *, most: int) -> None:
        self.shapes = shapes
        self.most = most
        self.patterns = Patterns(ROWS)

    def value(self, situation: Situation) -> FanValue | Refusal:
        """See `ruleset.Score`."""
        s = situation
        readings = self.shapes.readings(s.kinds, len(s.melds))
        found = features(readings, s.kinds, s.melds, s.kind, claimed=not s.tsumo)
        values = [FanValue(self.patterns.find(f, s), self.most) for f in found]
        return max(values, key=lambda v: v.rank) if values else Refusal("no_shape")
