"""What a seat knows at a decision, worked out once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from jantaku.bots.chance import CLAIMED, CLAIMED_DECLARED
from jantaku.bots.danger import Threat, hits, open_waits, readiness, safe_kinds
from jantaku.bots.luck import Luck
from jantaku.bots.plans import Plans
from jantaku.bots.scale import OPEN, Scale, bonus_count
from jantaku.bots.value import REDS, Appraiser
from jantaku.tiles import HONOURS, KIND, KINDS, OUTSIDE
from jantaku.view import View

RELIEF: Final = 0.2
"""What a win is worth beside its points, in usual wins: nobody else wins this hand."""

FED: Final = 0.7
"""What feeding a declared hand costs, in usual wins, compared with folding: who folds pays a part
of many wins as well.
"""

HAZARD: Final = 0.015
"""Chance that somebody of whom nothing is seen ends the hand in the first go-round."""
LATER: Final = 0.004
"""How much it grows with every go-round; what counts is the middle of those that are left."""
HAZARD_READY: Final = 0.06
"""The same for a seat that is tenpai."""


class Outlook:
    """One seat's situation.

    Attributes:
        view: of the seat.
        plans: of the rules.
        appraiser: asks the scorer.
        scale: what things are worth.
        luck: of this decision.
        unseen: tiles of each kind (34) that have not been seen; `total` of them.
        turns: own draws that are left.
        others: seats that are still in the hand beside this one.
        river: mask of one's own discards that bar a win, 0 where they do not.
        threats: the other seats, as far as they may be tenpai.
        hazard: chance a go-round that another seat ends the hand.
        bonus: indicators pointing at each kind.
        order: all kinds, the least wanted first.
        relief: points of a win beside its value.
    """

    def __init__(self, view: View, plans: Plans, scale: Scale, appraiser: Appraiser, luck: Luck):
        seat = view.seat
        self.view = view
        self.plans = plans
        self.appraiser = appraiser
        self.scale = scale
        self.luck = luck
        self.unseen = list(view.unseen())
        self.total = max(1, sum(self.unseen))
        others = [s for s in range(view.seats) if s != seat and not view.retired(s)]
        self.others = len(others)
        self.turns = view.live // (self.others + 1)
        self.river = 0
        if view.rules.furiten.river_safe:
            for entry in view.river(seat):
                self.river |= 1 << KIND[entry.tile]
        self.bonus = bonus_count(appraiser)
        self.relief = RELIEF * scale.win
        self.threats = [t for s in others if (t := self._threat(s)) is not None]
        self.hazard = min(
            0.5,
            HAZARD
            + LATER * (len(view.river(seat)) + self.turns / 2)
            + sum(HAZARD_READY * t.ready for t in self.threats if t.ready > 0.2),
        )
        self.declared_threats = sum(1 for t in self.threats if t.declared)
        # The more of one's draws are pushed past a tenpai seat, the more is paid on average.
        self.push_cost = sum(self._mean_risk(t) for t in self.threats)
        worth = scale.honours
        self.order = sorted(
            range(KINDS),
            key=lambda k: (
                self.bonus[k] + (appraiser.face(k) in REDS),
                worth[k] > 0,
                not HONOURS >> k & 1,
                not OUTSIDE >> k & 1,
                k,
            ),
        )

    def _threat(self, seat: int) -> Threat | None:
        view = self.view
        ready = readiness(view, seat)
        if ready < 0.04:
            return None
        safe = safe_kinds(view, seat)
        melds = view.melds(seat)
        sets = view.rules.shapes.sets
        declared = bool(view.declared(seat))
        waits = open_waits(view, seat, safe)
        if waits is not None:
            # What completes a hand that lies open is no guess.
            chances = [float(waits >> k & 1) for k in range(KINDS)]
        else:
            barred = safe if view.rules.furiten.river_safe else 0
            chances = hits(self.unseen, safe, river=barred, melds=melds, sets=sets)
        loss = self.scale.win * FED * self.scale.fed
        if not declared:
            loss *= OPEN
            seen = sum(self.bonus[KIND[f]] + (f in REDS) for m in melds for f in m.tiles)
            loss += self.scale.bonus * (seen + len(view.aside(seat)))
        if seat == view.dealer:
            loss *= self.scale.dealer
        return Threat(seat, ready, chances, loss, declared)

    def _mean_risk(self, threat: Threat) -> float:
        hit = sum(u * h for u, h in zip(self.unseen, threat.hits, strict=True)) / self.total
        return threat.ready * hit * threat.loss

    def risk(self, kind: int) -> float:
        """Points that discarding this kind loses on average."""
        return sum(t.ready * t.hits[kind] * t.loss for t in self.threats)

    def outs(self, mask: int) -> int:
        """Unseen tiles of the kinds of a mask."""
        unseen: Sequence[int] = self.unseen
        found = 0
        while mask:
            low = mask & -mask
            found += unseen[low.bit_length() - 1]
            mask ^= low
        return found

    def claimed(self, *, declared: bool) -> float:
        """Tiles that the others let one claim in a go-round, as a number of draws."""
        return self.others * (CLAIMED_DECLARED if declared else CLAIMED)
