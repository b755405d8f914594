"""Faan, and the win by flowers alone that some tables have (rules: hongkong, silent options)."""

from __future__ import annotations

from typing import Final

from jantaku.kernel import Shapes
from jantaku.options import Options
from jantaku.patterns.circumstances import any_win
from jantaku.patterns.rows import Hit, Patterns, Row
from jantaku.policies.score_rows import RowScore, RowsValue
from jantaku.ruleset import PatternRow
from jantaku.rulesets.hongkong.table import FAAN, LIMIT, rows
from jantaku.rulesets.hongkong.worth import SEATS, FaanWorth
from jantaku.situation import Situation
from jantaku.value import Refusal

SEVEN_FLOWERS: Final = Row("seven_flowers", any_win, 3, 3, FAAN)
EIGHT_FLOWERS: Final = Row("eight_flowers", any_win, 1, 1, LIMIT)

BY_FLOWERS: Final[dict[str, dict[int, Row]]] = {
    "off": {},
    "eight": {8: EIGHT_FLOWERS},
    "seven": {7: SEVEN_FLOWERS, 8: EIGHT_FLOWERS},
}
"""What so many flowers are worth by themselves, on one's own turn and whatever the hand."""


def pattern_rows(options: Options) -> tuple[PatternRow, ...]:
    """The pattern table as guides and command line show it."""
    every = (*rows(options), *BY_FLOWERS[options.text("flower_win")].values())
    return tuple(PatternRow(r.id, r.open, r.closed, r.unit) for r in every)


class FaanScore(RowScore):
    """Sums of faan with a minimum.

    Args:
        shapes, patterns, worth, minimum: see `RowScore`.
        counted: units that count towards the minimum.
        by_flowers: rows that win alone, by the number of flowers set aside.
    """

    def __init__(
        self,
        *,
        shapes: Shapes,
        patterns: Patterns,
        worth: FaanWorth,
        minimum: int,
        counted: tuple[str, ...],
        by_flowers: dict[int, Row],
    ) -> None:
        super().__init__(
            shapes=shapes,
            patterns=patterns,
            worth=worth,
            seats=SEATS,
            minimum=minimum,
            counted=counted,
            whole=(LIMIT,),
        )
        self.by_flowers = by_flowers

    def value(self, situation: Situation) -> RowsValue | Refusal:
        """See `RowScore`; flowers alone count where they are worth more."""
        found = super().value(situation)
        flowers = self.without_shape(situation) if self.by_flowers else None
        if flowers is not None and (isinstance(found, Refusal) or flowers.rank > found.rank):
            return flowers
        return found

    def without_shape(self, situation: Situation) -> RowsValue | None:
        """What the flowers set aside are worth by themselves; None where they do not win."""
        row = self.by_flowers.get(len(situation.aside))
        if row is None or situation.how != "tsumo":
            return None
        if row.unit not in self.whole and row.closed < self.minimum:
            return None
        return RowsValue(self, situation, [Hit(row, row.closed)], [], {row.unit: row.closed})
