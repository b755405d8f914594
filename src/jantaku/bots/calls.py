"""Whether to claim a discard."""

from __future__ import annotations

from typing import Final

from jantaku.actions import PASS, Action
from jantaku.bots.discard import best_discard
from jantaku.bots.lookahead import looked_into
from jantaku.bots.outlook import Outlook
from jantaku.bots.plans import ALL
from jantaku.bots.prospects import Prospect, standing
from jantaku.bots.scale import SURE
from jantaku.bots.value import is_closed
from jantaku.melds import Meld
from jantaku.tiles import KIND

MARGIN: Final = -0.005
"""Usual wins that opening a hand has to bring. It may seem to cost a trifle, since what a closed
hand can still hope for is guessed too kindly.
"""


GAIN: Final = 1.15
"""How many times as much a hand is worth after a call that brings it no nearer."""


def best_claim(outlook: Outlook, actions: tuple[Action, ...]) -> Action:
    """A call, or a pass. Wins are not looked at here."""
    view = outlook.view
    offer = view.offer
    calls = [a for a in actions if a.kind in ("chi", "pon", "open_kan")]
    if offer is None or not calls:
        return PASS
    kinds, hand = view.kinds, view.hand
    melds = tuple(view.melds(view.seat))
    now = standing(outlook, kinds, hand, melds)
    if now is None:
        return PASS
    closed = is_closed(melds)
    now = looked_into(outlook, bytearray(kinds), hand, melds, now, river=outlook.river)
    best, most = PASS, max(now.points, 0.0)
    if closed:
        most += MARGIN * outlook.scale.win
    for call in calls:
        left = bytearray(hand)
        rest = bytearray(kinds)
        for face in call.tiles:
            left[face] -= 1
            rest[KIND[face]] -= 1
        made = (*melds, view.rules.claims.meld(call, offer.tile, offer.seat))
        # Most calls bring nothing nearer, which is quickly seen.
        found = outlook.plans.fitting(rest, made, outlook.scale.honours, outlook.scale.extra)
        if min((d for d, _ in found), default=99) > now.distance:
            continue
        if call.kind == "open_kan":
            points = _open_kan(outlook, bytes(rest), bytes(left), made, closed, now.distance)
        else:
            points = _called(outlook, bytes(rest), bytes(left), made, now)
        if points > most:
            best, most = call, points
    return best


def _called(
    outlook: Outlook,
    kinds: bytes,
    hand: bytes,
    melds: tuple[Meld, ...],
    now: Prospect,
) -> float:
    """Points expected after the call and the best discard."""
    allowed = ALL & ~swapped(melds[-1])
    if not any(count and allowed >> kind & 1 for kind, count in enumerate(kinds)):
        return -1.0
    choice = best_discard(outlook, kinds, hand, melds, allowed=allowed)
    prospect = choice.prospect
    if prospect.distance > now.distance:
        return -1.0
    # A hand that comes no nearer has to gain by better outs, or by wins that are not refused.
    if prospect.distance == now.distance and prospect.outs <= now.outs:
        if now.worth.sure >= SURE or prospect.worth.sure <= now.worth.sure:
            return -1.0
        if choice.points < GAIN * now.points:
            return -1.0
    if not prospect.worth.any:
        return -1.0
    return choice.points


def swapped(meld: Meld) -> int:
    """Mask of the kinds whose discard would undo a call: the claimed one, and the one at the other
    end of a run. Many rulesets forbid it, and none rewards it.
    """
    called = KIND[meld.tiles[meld.called]]
    mask = 1 << called
    if meld.is_run:
        if called == meld.kind and called % 9 < 6:
            mask |= 1 << called + 3
        elif called == meld.kind + 2 and called % 9 > 2:
            mask |= 1 << called - 3
    return mask


def _open_kan(
    outlook: Outlook,
    kinds: bytes,
    hand: bytes,
    melds: tuple[Meld, ...],
    closed: bool,
    distance: int,
) -> float:
    """An open kan brings a tile and feeds everybody bonus tiles: only for a hand that is open and
    near already, and that nobody threatens.
    """
    if closed or distance > 1 or outlook.declared_threats:
        return -1.0
    after = standing(outlook, kinds, hand, melds)
    if after is None or after.distance > distance:
        return -1.0
    return after.points
