"""Where a hand must go to be allowed to win: the patterns that its wins would be made of.

Nothing here knows a pattern. Hands that the tiles may become are shown to the scorer, and what it
counts in those that it does not refuse is what there is to aim at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from jantaku.analysis.reason import Reason
from jantaku.bots.completion import complete
from jantaku.bots.discard import without
from jantaku.bots.outlook import Outlook
from jantaku.bots.plans import Plan
from jantaku.bots.value import is_closed
from jantaku.tiles import Kind
from jantaku.value import Line, Refusal

SAMPLES: Final = 24
"""Hands made up of each way."""

LIKELY: Final = 0.5
"""Share of a way's wins that have a pattern, from which on the hand is heading for it."""

NAMED: Final = 3
"""Patterns that are named, at most."""

WAYS: Final = 4
"""Ways that are looked at, at most, until one of them wins."""


class Wins(NamedTuple):
    """What the scorer counts in the wins of a way: how many there are, and by pattern how often and
    how much in all, with its unit.
    """

    number: int
    seen: Counter[str]
    amounts: Counter[str]
    units: dict[str, str]

    def named(self, counted: str) -> list[str]:
        """The patterns that most wins have, those that count most first; where a unit is asked for
        and any of them is of it, no others.
        """
        often = [key for key, times in self.seen.items() if times >= LIKELY * self.number]
        fitting = [key for key in often if self.units[key] == counted] or often
        fitting.sort(key=lambda key: (-self.amounts[key], key))
        return fitting[:NAMED]

    def reason(self, key: str) -> Reason:
        """A pattern, and what one win counts for it, as a rule."""
        amount = round(self.amounts[key] / self.seen[key])
        return Reason("toward", {"pattern": key, "amount": amount, "unit": self.units[key]})


def toward(outlook: Outlook, discard: Kind, plan: Plan) -> Iterator[Reason]:
    """The patterns that the hand heads for after a discard, and what each of them gives.

    Args:
        outlook: of a seat that holds a tile too many.
        plan: where the discard leads; where nothing on this way wins, the nearest other one of
            which something does is taken.
    """
    view = outlook.view
    rest = bytearray(view.kinds)
    rest[discard] -= 1
    kinds, hand = bytes(rest), without(view.hand, discard)
    melds = tuple(view.melds(view.seat))
    others = outlook.plans.fitting(kinds, melds, outlook.scale.honours, outlook.scale.extra)
    others.sort(key=lambda one: one[0])
    ways = [plan, *(other for _, other in others if other is not plan)]
    for way in ways[:WAYS]:
        wins, counted = _wins(outlook, way, kinds, hand)
        names = wins.named(counted)
        if names:
            yield from map(wins.reason, names)
            return


def _wins(outlook: Outlook, plan: Plan, kinds: bytes, hand: bytes) -> tuple[Wins, str]:
    """The wins of a way, and the unit of the minimum that refused others; empty if none was."""
    view, appraiser = outlook.view, outlook.appraiser
    melds = tuple(view.melds(view.seat))
    declared = appraiser.mark if is_closed(melds) else ""
    number, counted = 0, ""
    seen: Counter[str] = Counter()
    amounts: Counter[str] = Counter()
    units: dict[str, str] = {}
    for _ in range(SAMPLES):
        done = complete(
            plan,
            kinds,
            len(melds),
            size=3 * (appraiser.sets - len(melds)) + 2,
            unseen=outlook.unseen,
            order=outlook.order,
            luck=outlook.luck,
        )
        if done is None:
            continue
        for tsumo in (False, True):
            value = appraiser.value(
                done.kinds, hand, melds, done.won, tsumo=tsumo, declared=declared
            )
            if isinstance(value, Refusal):
                counted = next((name for name in value.params if name != "minimum"), counted)
                continue
            number += 1
            for row in _patterns(value.rows()):
                seen[row.text.key] += 1
                amounts[row.text.key] += row.amount
                units[row.text.key] = row.unit
            break
    return Wins(number, seen, amounts, units), counted


def _patterns(rows: tuple[Line, ...]) -> Iterator[Line]:
    """Bonus tiles are no aim: they come or they do not."""
    return (row for row in rows if row.text.key.startswith("pattern."))
