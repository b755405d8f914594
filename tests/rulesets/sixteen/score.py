"""Tai, added up over a fixed base; the bare shape is enough to win."""

from __future__ import annotations

from typing import Final

from jantaku.kernel import Shapes
from jantaku.patterns import circumstances, composition, triplets
from jantaku.patterns.features import Features, features
from jantaku.patterns.rows import Hit, Patterns, Row
from jantaku.situation import Situation
from jantaku.tiles import FLOWER
from jantaku.value import Line, Refusal, Text

BASE: Final = 5
EACH: Final = 2


def _own_flowers(f: Features, s: Situation) -> int:
    return sum((tile - FLOWER) % 4 == s.seat_wind for tile in s.aside)


def _all_runs(f: Features, s: Situation) -> int:
    return not f.triplets


ROWS: Final[tuple[Row, ...]] = (
    Row("self_draw", circumstances.self_draw, 1, 1, "tai"),
    Row("closed", circumstances.any_win, -1, 1, "tai"),
    Row("own_flower", _own_flowers, 1, 1, "tai"),
    Row("dragons", triplets.dragon_triplets, 1, 1, "tai"),
    Row("seat_wind", triplets.seat_wind_triplet, 1, 1, "tai"),
    Row("round_wind", triplets.round_wind_triplet, 1, 1, "tai"),
    Row("after_kan", circumstances.replacement("kan"), 1, 1, "tai"),
    Row("after_flower", circumstances.replacement("set_aside"), 1, 1, "tai"),
    Row("robbed_kan", circumstances.robbed("added_kan"), 1, 1, "tai"),
    Row("all_runs", _all_runs, 2, 2, "tai"),
    Row("all_triplets", triplets.all_triplets, 4, 4, "tai"),
    Row("half_flush", composition.half_flush, 4, 4, "tai"),
    Row("full_flush", composition.full_flush, 8, 8, "tai"),
)


class TaiValue:
    """So many tai, and what each who pays owes for them."""

    def __init__(self, hits: list[Hit]) -> None:
        self.hits = hits
        self.tai = sum(hit.amount for hit in hits)

    @property
    def rank(self) -> int:
        """See `value.Value`."""
        return self.tai

    def numbers(self) -> dict[str, int]:
        """See `value.Value`."""
        return {"tai": self.tai, "points": BASE + EACH * self.tai}

    def title(self) -> Text:
        """See `value.Value`."""
        return Text("value.tai", {"tai": self.tai})

    def rows(self) -> tuple[Line, ...]:
        """See `value.Value`."""
        return tuple(Line(Text(f"pattern.{h.row.id}"), h.amount, "tai") for h in self.hits)

    def lines(self) -> tuple[Line, ...]:
        """See `value.Value`."""
        return (Line(Text("tai.base"), BASE, "points"), Line(Text("tai.each"), EACH, "points"))


class TaiScore:
    """The best reading counts."""

    def __init__(self, shapes: Shapes) -> None:
        self.shapes = shapes
        self.patterns = Patterns(ROWS)

    def value(self, situation: Situation) -> TaiValue | Refusal:
        """See `ruleset.Score`."""
        s = situation
        readings = self.shapes.readings(s.kinds, len(s.melds))
        found = features(readings, s.kinds, s.melds, s.kind, claimed=not s.tsumo)
        values = [TaiValue(self.patterns.find(f, s)) for f in found]
        return max(values, key=lambda v: v.rank) if values else Refusal("no_shape")
