"""Whether to announce a kan on one's own turn."""

from __future__ import annotations

from typing import Final

from jantaku.actions import Action
from jantaku.bots.outlook import Outlook
from jantaku.bots.prospects import standing
from jantaku.melds import Meld, added_kan, concealed_kan
from jantaku.tiles import KIND

LEAST: Final = 0.92
"""Share of its points that a hand must keep: the replacement tile makes up for the rest."""


def best_kan(
    outlook: Outlook, actions: tuple[Action, ...], points: float, distance: int
) -> Action | None:
    """A kan that does the hand no harm, or None.

    Args:
        points: expected with the best discard instead.
        distance: shanten after that discard.
    """
    view = outlook.view
    for action in actions:
        if action.kind not in ("concealed_kan", "added_kan"):
            continue
        if outlook.declared_threats and distance > 0:
            continue
        left, rest = bytearray(view.hand), bytearray(view.kinds)
        for face in action.tiles:
            left[face] -= 1
            rest[KIND[face]] -= 1
        after = standing(outlook, bytes(rest), bytes(left), _melds_after(outlook, action))
        if after is not None and after.distance <= distance and after.points >= LEAST * points:
            return action
    return None


def _melds_after(outlook: Outlook, action: Action) -> tuple[Meld, ...]:
    melds = tuple(outlook.view.melds(outlook.view.seat))
    if action.kind == "concealed_kan":
        return (*melds, concealed_kan(action.tiles))
    kind = KIND[action.tiles[0]]
    return tuple(
        added_kan(m, action.tiles[0]) if m.form == "pon" and m.kind == kind else m for m in melds
    )
