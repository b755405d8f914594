"""Tenpai hands: which of their waits win, for how much, and whether declaring pays."""

from __future__ import annotations

from typing import Final, NamedTuple

from jantaku.bots.chance import win_chance
from jantaku.bots.outlook import Outlook
from jantaku.bots.plans import Counts
from jantaku.melds import Meld

FEAR: Final = 0.8
"""How much of the usual hazard is left when the others defend against one's declaration."""

SEEN: Final = 0.05
"""Tiles that the others let a hand claim that lies open, as a number of draws in a go-round."""

PUSHES: Final = 5
"""Go-rounds that a tenpai hand is pushed, at most, on average."""


class Ready(NamedTuple):
    """A tenpai hand's prospect.

    Attributes:
        chance: of winning.
        points: expected of winning, with the relief of nobody else winning.
        cost: points that going on costs on average, beside the discard of now.
        outs: unseen tiles that win one way or another.
    """

    chance: float
    points: float
    cost: float
    outs: int


def ready(
    outlook: Outlook,
    kinds: Counts,
    hand: Counts,
    melds: tuple[Meld, ...],
    waits: int,
    *,
    declared: str,
    river: int,
) -> Ready:
    """The prospect of waiting for the kinds of a mask.

    Args:
        kinds: concealed tiles by kind (34), 3k+1 of them.
        hand: own concealed faces (46), for their red ones.
        declared: the declaration that stands, or would.
        river: mask of one's own discards, where they bar a claimed win.
    """
    draws = claims = 0
    drawn = taken = 0.0
    barred = bool(waits & river)
    full = bytearray(kinds)
    mask = waits
    while mask:
        low = mask & -mask
        mask ^= low
        kind = low.bit_length() - 1
        count = outlook.unseen[kind]
        if not count:
            continue
        full[kind] += 1
        worth = outlook.appraiser.both(bytes(full), hand, melds, kind, declared)
        full[kind] -= 1
        if worth.tsumo > 0:
            draws += count
            drawn += count * worth.tsumo
        if worth.ron > 0 and not barred:
            claims += count
            taken += count * worth.ron
    total = outlook.total
    opens = declared in outlook.view.rules.layout.opening
    # Nobody feeds a hand that everybody sees, but who cannot help it.
    reach = SEEN if opens else outlook.claimed(declared=bool(declared))
    rate = (draws + claims * reach) / total
    turns = outlook.turns
    cost = outlook.push_cost * min(turns, PUSHES) * (0.9 if declared else 0.4)
    if not rate:
        return Ready(0.0, 0.0, cost, 0)
    hazard = outlook.hazard * (FEAR if declared and not opens else 1.0)
    chance = win_chance((min(0.9, rate),), turns, hazard)
    mean = (drawn + taken * reach) / (draws + claims * reach)
    return Ready(chance, chance * (mean + outlook.relief), cost, max(draws, claims))
