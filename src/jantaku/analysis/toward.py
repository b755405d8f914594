"""Where a hand must go to be allowed to win: the patterns that its wins would be made of.

Nothing here knows a pattern. Hands that the tiles may become are shown to the scorer, and what it
counts in those that it does not refuse is what there is to aim at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from jantaku.analysis.made import settled, table_of
from jantaku.analysis.reason import Reason
from jantaku.bots.completion import complete
from jantaku.bots.discard import without
from jantaku.bots.outlook import Outlook
from jantaku.bots.plans import Plan
from jantaku.bots.value import is_closed
from jantaku.patterns.rows import Row
from jantaku.tiles import Kind
from jantaku.value import Refusal

SAMPLES: Final = 24
"""Hands made up of each way."""

LIKELY: Final = 0.5
"""Share of a way's wins that have a pattern, from which on the hand is heading for it."""

NAMED: Final = 3
"""Patterns that are named, at most."""

WAYS: Final = 4
"""Ways that are looked at, at most, until one of them wins."""


class Wins(NamedTuple):
    """What the scorer counts in the wins of a way: how many there are, and by pattern in how many.

    Attributes:
        refused: unit of the minimum that refused a hand, empty where it has no unit; None where
            nothing was refused.
    """

    number: int
    seen: Counter[str]
    refused: str | None

    def named(self, aims: dict[str, Row], *, closed: bool) -> list[Reason]:
        """The aims that most wins have, with what the table gives, those that count most first;
        where a unit is asked for and any of them is of it, no others.
        """
        often = {
            key: aims[key].closed if closed else aims[key].open
            for key, times in self.seen.items()
            if key in aims and times >= LIKELY * self.number
        }
        fitting = [key for key in often if aims[key].unit == self.refused] or list(often)
        fitting.sort(key=lambda key: (-often[key], key))
        return [
            Reason("toward", {"pattern": key, "amount": often[key], "unit": aims[key].unit})
            for key in fitting[:NAMED]
        ]


def toward(outlook: Outlook, discard: Kind, plan: Plan) -> Iterator[Reason]:
    """The patterns that the hand heads for after a discard, and what each of them gives: such as
    its tiles may still make. Nothing where no hand that was thought of fell short.

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
    short = _wins(outlook, outlook.plans.plain, kinds, hand).refused
    aims: dict[str, Row] | None = None
    for way in ways[:WAYS]:
        wins = _wins(outlook, way, kinds, hand)
        short = short or wins.refused
        if not wins.number:
            continue
        if short is None:
            return
        if aims is None:
            certain = settled(outlook, kinds, hand, ways)
            aims = {key: row for key, row in table_of(outlook).items() if key not in certain}
        yield from wins._replace(refused=short).named(aims, closed=is_closed(melds))
        return


def _wins(outlook: Outlook, plan: Plan, kinds: bytes, hand: bytes) -> Wins:
    """The wins of a way."""
    view, appraiser = outlook.view, outlook.appraiser
    melds = tuple(view.melds(view.seat))
    declared = appraiser.mark if is_closed(melds) else ""
    number = 0
    refused: str | None = None
    seen: Counter[str] = Counter()
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
                unit = next((name for name in value.params if name != "minimum"), "")
                refused = refused or unit
                continue
            number += 1
            seen.update({row.text.key for row in value.rows()})
            break
    return Wins(number, seen, refused)
