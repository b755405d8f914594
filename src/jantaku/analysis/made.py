"""Which patterns of a win the player can still go for by choosing tiles.

Nothing here knows a pattern. One that every hand would have, whatever its tiles became, comes of
how it is won, of what is laid aside or of sets that stand: it is there or it is not, and is no aim.
"""

from __future__ import annotations

from typing import Final

from jantaku.bots.completion import complete
from jantaku.bots.outlook import Outlook
from jantaku.bots.plans import Plan
from jantaku.bots.value import is_closed
from jantaku.patterns.features import features
from jantaku.patterns.rows import Patterns, Row
from jantaku.situation import Situation
from jantaku.tiles import KINDS

SAMPLES: Final = 6
"""Hands made up of each way, to see what all have in common."""

SET: Final = 3
"""Tiles of a kind that are as good as a set."""


def table_of(outlook: Outlook) -> dict[str, Row]:
    """The rows of the pattern table in force, by text key; empty where the scorer keeps none."""
    table = _patterns(outlook)
    return {} if table is None else {f"pattern.{row.id}": row for row in table.rows}


def settled(outlook: Outlook, kinds: bytes, hand: bytes, ways: list[Plan]) -> frozenset[str]:
    """Keys of the patterns that are certain: all hands have them that keep the sets there are,
    however the rest turns out, and whether or not the scorer would let them win.

    Args:
        kinds: concealed tiles by kind (34); `hand` by face (46).
        ways: shapes that the rest may grow into, the more different the better.
    """
    table = _patterns(outlook)
    if table is None:
        return frozenset()
    appraiser = outlook.appraiser
    melds = tuple(outlook.view.melds(outlook.view.seat))
    declared = appraiser.mark if is_closed(melds) else ""
    kept = bytes(SET if count >= SET else 0 for count in kinds)
    size = 3 * (appraiser.sets - len(melds)) + 2
    common: dict[bool, set[str]] = {}
    for way in ways:
        for _ in range(SAMPLES):
            some, left = _filled(outlook, kept, size - 1)
            done = complete(
                way,
                some,
                len(melds),
                size=size,
                unseen=left,
                order=outlook.order,
                luck=outlook.luck,
            )
            if done is None or any(a < b for a, b in zip(done.kinds, kept, strict=True)):
                continue
            for tsumo in (False, True):
                situation = appraiser.situation(
                    done.kinds, hand, melds, done.won, tsumo=tsumo, declared=declared
                )
                found = _found(outlook, table, situation)
                if found is None:
                    continue
                common[tsumo] = common[tsumo] & found if tsumo in common else found
    return frozenset().union(*common.values())


def _filled(outlook: Outlook, kept: bytes, size: int) -> tuple[bytes, list[int]]:
    """A hand of so many tiles, drawn at random to those that are kept, and what is unseen then."""
    hand, left = bytearray(kept), list(outlook.unseen)
    for _ in range(size - sum(kept)):
        kind = outlook.luck.weighted((1 << KINDS) - 1, left)
        if kind < 0:
            break
        hand[kind] += 1
        left[kind] -= 1
    return bytes(hand), left


def _patterns(outlook: Outlook) -> Patterns | None:
    """A scorer need not work from a table."""
    table = getattr(outlook.view.rules.score, "patterns", None)
    return table if isinstance(table, Patterns) else None


def _found(outlook: Outlook, table: Patterns, s: Situation) -> set[str] | None:
    """The patterns of a complete hand, in any reading and whatever a minimum says; None where the
    hand is not complete.
    """
    readings = outlook.view.rules.shapes.readings(s.kinds, len(s.melds))
    if not readings:
        return None
    return {
        f"pattern.{hit.row.id}"
        for f in features(readings, s.kinds, s.melds, s.kind, claimed=s.how != "tsumo")
        for hit in table.find(f, s)
    }
