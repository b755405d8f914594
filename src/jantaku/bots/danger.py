"""How likely a discard feeds another seat's win, by counting the shapes that could wait for it.

Every pair of unseen tiles that would wait for a kind is counted, two-sided waits in full and others
less, since people prefer the former. Of itself it follows that what lies in a river is safe (where
the ruleset makes it so), that suji are safer than middle tiles, that tiles behind a wall of four
seen ones are safer still, and that an honour grows safer with every one seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from jantaku.melds import Meld
from jantaku.tiles import HIDDEN, HONOURS, KIND, KINDS, OUTSIDE
from jantaku.view import View

TWO_SIDED: Final = 1.0
NARROW: Final = 0.38
"""Edge and middle waits."""
PAIRED: Final = 1.1
"""Each pair of a two-pair wait."""
SINGLE: Final = 0.5
"""A single tile waiting for its pair."""

WAITS: Final = 1.75
"""Kinds that a tenpai hand waits for, on average."""


MOST: Final = 0.25
"""No tile is more dangerous than that, even when few are left that could be."""


class Threat(NamedTuple):
    """Another seat's danger.

    Attributes:
        ready: chance that it is tenpai.
        hits: by kind, the chance that its wait includes it, given that it is.
        loss: points that feeding it costs.
        declared: whether it has declared.
    """

    seat: int
    ready: float
    hits: Sequence[float]
    loss: float
    declared: bool

    def risk(self, kind: int) -> float:
        """Points that discarding this kind loses on average."""
        return self.ready * self.hits[kind] * self.loss


def safe_kinds(view: View, seat: int) -> int:
    """Mask of the kinds that `seat` cannot or would not win on any more."""
    safe = view.passed_since_declared(seat)
    if view.rules.furiten.river_safe:
        for entry in view.river(seat):
            safe |= 1 << KIND[entry.tile]
    return safe


def open_waits(view: View, seat: int, safe: int) -> int | None:
    """Mask of the kinds that a hand wins on that lies open; None while any of it is hidden.

    Whether the scorer would refuse such a win is not asked: it depends on what only the table
    knows.

    Args:
        safe: see `safe_kinds`. A wait among them bars the others too, where rivers do.
    """
    shown = view.shown(seat)
    if shown is None or shown[HIDDEN]:
        return None
    kinds = bytearray(KINDS)
    for face in range(HIDDEN):
        if KIND[face] < KINDS:
            kinds[KIND[face]] += shown[face]
    waits = view.rules.shapes.waits(kinds, len(view.melds(seat)))
    return 0 if view.rules.furiten.river_safe and waits & safe else waits & ~safe


def readiness(view: View, seat: int) -> float:
    """The chance that a seat is tenpai, from what everybody sees of it."""
    if view.declared(seat):
        return 1.0
    shown = view.shown(seat)
    melds = sum(1 for m in view.melds(seat) if m.is_open)
    if shown is None or melds:
        missing = view.rules.shapes.sets - melds
        go_rounds = len(view.river(seat)) / 18
        if missing <= 0:
            return 1.0
        base, slope = _READY[min(missing, 4)]
        return max(0.0, min(0.95, base + slope * go_rounds))
    return 0.5


_READY: Final = {1: (0.3, 0.6), 2: (0.0, 0.65), 3: (-0.05, 0.4), 4: (-0.05, 0.2)}
"""By sets still missing: chance at the first discard, and how much it grows to the last."""


def hits(
    unseen: Sequence[int], safe: int, *, river: int, melds: Sequence[Meld], sets: int
) -> list[float]:
    """For each kind the chance that a tenpai seat waits for it.

    Args:
        unseen: tiles of each kind that this seat may hold.
        safe: mask of the kinds that it cannot win on.
        river: mask of the kinds whose being part of a wait bars the whole wait (furiten); 0 where
            there is no such rule.
        melds: its sets on the table.
        sets: sets of a complete hand.
    """
    weights = [0.0] * KINDS
    if len(melds) >= sets:
        # Nothing but the pair is missing.
        for kind in range(KINDS):
            if not safe >> kind & 1:
                weights[kind] = float(unseen[kind])
        return _scaled(weights, 1.0)
    for kind in range(KINDS):
        have = unseen[kind]
        if have and not safe >> kind & 1:
            weight = SINGLE * have + PAIRED * have * (have - 1) / 2
            weights[kind] = weight * 1.3 if OUTSIDE >> kind & 1 else weight
    for a, b, low, high in _PARTS:
        pairs = unseen[a] * unseen[b]
        if not pairs:
            continue
        if low >= 0 and high >= 0:
            if (river >> low | river >> high) & 1:
                continue
            weight = TWO_SIDED * pairs
        else:
            weight = NARROW * pairs
        for kind in (low, high):
            if kind >= 0 and not safe >> kind & 1:
                weights[kind] += weight
    _lean(weights, melds)
    return _scaled(weights, WAITS)


def _lean(weights: list[float], melds: Sequence[Meld]) -> None:
    """Two melds of one suit and none of another point at that suit."""
    opened = [m for m in melds if m.is_open]
    suits = {m.kind // 9 for m in opened if m.kind < 27}
    if len(opened) >= 2 and len(suits) == 1:
        suit = 0x1FF << 9 * suits.pop() | HONOURS
        for kind in range(KINDS):
            weights[kind] *= 1.6 if suit >> kind & 1 else 0.6


def _scaled(weights: list[float], waits: float) -> list[float]:
    total = sum(weights)
    if not total:
        return weights
    factor = waits / total
    return [min(MOST, w * factor) for w in weights]


def _parts() -> tuple[tuple[int, int, int, int], ...]:
    """Two kinds that wait for a run, and the kinds below and above that they wait for (-1: none;
    a middle wait has only a low one).
    """
    out = []
    for suit in (0, 9, 18):
        for n in range(8):
            low = suit + n - 1 if n > 0 else -1
            high = suit + n + 2 if n < 7 else -1
            out.append((suit + n, suit + n + 1, low, high))
        out.extend((suit + n, suit + n + 2, suit + n + 1, -1) for n in range(7))
    return tuple(out)


_PARTS: Final = _parts()
