"""What everybody can see of how dangerous a discard is: safe tiles, suji, walls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from jantaku.bots.danger import hits, open_waits, readiness, safe_kinds
from jantaku.tiles import KINDS, Kind
from jantaku.view import View

THREAT: Final = 0.45
"""A seat that is tenpai with this chance, by what is seen of it, is worth marking tiles for."""


class Danger(NamedTuple):
    """How dangerous a discard is to one seat.

    Attributes:
        seat: who may win on it.
        sign: `safe` (it cannot or would not win on it), `suji` (no two-sided wait, by its
            discards), `wall` (no two-sided wait, since all copies of a tile in it are seen), `thin`
            (but one copy is left for it), `honour` (only pairs wait for it), or `open`.
        risk: chance that it wins on it, as far as is known.
    """

    seat: int
    sign: str
    risk: float

    @property
    def percent(self) -> int:
        """The risk in whole percent."""
        return round(self.risk * 100)

    def account(self) -> dict[str, object]:
        """The JSON form."""
        return {"seat": self.seat, "sign": self.sign, "percent": self.percent}


def dangers(view: View, unseen: Sequence[int]) -> dict[Kind, tuple[Danger, ...]]:
    """By kind, the danger of discarding it to every seat that threatens; empty when none does."""
    out: dict[Kind, tuple[Danger, ...]] = {}
    rules = view.rules
    for seat in range(view.seats):
        if seat == view.seat or view.retired(seat):
            continue
        ready = readiness(view, seat)
        if ready < THREAT:
            continue
        safe = safe_kinds(view, seat)
        waits = open_waits(view, seat, safe)
        if waits is not None:
            # What completes a hand that lies open is no guess.
            for kind in range(KINDS):
                hit = bool(waits >> kind & 1)
                danger = Danger(seat, "open" if hit else "safe", ready * hit)
                out[kind] = (*out.get(kind, ()), danger)
            continue
        barred = safe if rules.furiten.river_safe else 0
        chances = hits(
            list(unseen), safe, river=barred, melds=view.melds(seat), sets=rules.shapes.sets
        )
        for kind in range(KINDS):
            risk = 0.0 if safe >> kind & 1 else ready * chances[kind]
            danger = Danger(seat, sign(kind, safe, barred, unseen), risk)
            out[kind] = (*out.get(kind, ()), danger)
    return out


def sign(kind: Kind, safe: int, barred: int, unseen: Sequence[int]) -> str:
    """The sign of a kind against a seat.

    Args:
        safe: mask of the kinds that the seat cannot or would not win on.
        barred: mask of the kinds whose being part of a wait bars the whole wait.
        unseen: tiles of each kind that the seat may hold.
    """
    if safe >> kind & 1:
        return "safe"
    if kind >= 27:
        return "honour"
    place = kind % 9
    # A two-sided wait for it: two neighbours on one side, with its other end beyond them.
    sides = [(step, kind + 3 * step) for step in (1, -1) if 0 <= place + 3 * step <= 8]
    if all(barred >> end & 1 for _, end in sides):
        return "suji"
    copies = [
        min(unseen[kind + step], unseen[kind + 2 * step])
        for step, end in sides
        if not barred >> end & 1
    ]
    most = max(copies)
    return "wall" if most == 0 else "thin" if most == 1 else "open"
