"""Concealed and added kans on one's own turn."""

from __future__ import annotations

from typing import Literal

from jantaku.actions import Action, action
from jantaku.policies.win import ShapeWin, held_kinds
from jantaku.state import NO_TILE, SeatState, TableState
from jantaku.tiles import KIND, KINDS, RED_M, RED_S, Face, Kind
from jantaku.wall import WallPlan

FACES_OF: tuple[tuple[Face, ...], ...] = tuple(
    tuple(f for f in (*range(RED_M, RED_S + 1), kind) if KIND[f] == kind) for kind in range(KINDS)
)
"""The faces of each kind in hand order: the red five first."""

LockedKan = Literal["same_waits", "strict", "no"]


def faces_held(hand: bytes | bytearray, kind: Kind) -> tuple[Face, ...]:
    """The faces of `kind` in a hand counted by face, in hand order."""
    return tuple(f for f in FACES_OF[kind] for _ in range(hand[f]))


class Kans:
    """Kans of one's own.

    Args:
        win: for the waits before and after a kan.
        plan: of the wall; a kan needs a replacement tile.
        most: kans by all seats together in a hand; a further one is not offered.
        min_live: live tiles that must be left.
        locked: after a declaration: only the tile just drawn completing a concealed triplet, and
            the waits stay the same over all shapes; `strict`: in no reading may the triplet be
            anything else (rules: general, concealed kan in riichi).
        concealed, added: which exist.
    """

    def __init__(
        self,
        win: ShapeWin,
        plan: WallPlan,
        *,
        most: int = 4,
        min_live: int = 1,
        locked: LockedKan = "same_waits",
        concealed: bool = True,
        added: bool = True,
    ) -> None:
        self.win = win
        self.plan = plan
        self.most = most
        self.min_live = min_live
        self.locked = locked
        self.concealed = concealed
        self.added = added

    def room(self, state: TableState) -> bool:
        """Whether one more kan can be made by anybody."""
        return state.kans < self.most and self.plan.replacements_left(state) > 0

    def actions(self, state: TableState, seat: int) -> list[Action]:
        """The kans that `seat`, having drawn, may announce."""
        at = state.seats[seat]
        kinds = at.kinds
        # The rarest condition first: this is asked at every turn.
        if (
            (4 not in kinds and not (at.melds and self.added))
            or at.drawn == NO_TILE
            or state.live < self.min_live
            or not self.room(state)
        ):
            return []
        if at.declared:
            return self._while_locked(state, seat)
        out: list[Action] = []
        if self.concealed and 4 in kinds:
            out.extend(
                action("concealed_kan", faces_held(at.hand, kind))
                for kind in range(KINDS)
                if kinds[kind] == 4
            )
        if self.added:
            for meld in at.melds:
                if meld.form == "pon" and kinds[KIND[meld.tiles[0]]]:
                    out.append(action("added_kan", faces_held(at.hand, KIND[meld.tiles[0]])[:1]))
        return out

    def _while_locked(self, state: TableState, seat: int) -> list[Action]:
        at = state.seats[seat]
        kind = KIND[at.drawn]
        if not self.concealed or self.locked == "no" or kind >= KINDS or at.kinds[kind] != 4:
            return []
        before = self.win.waits(state, seat)
        rest = bytearray(at.kinds)
        rest[kind] = 0
        held = None if self.win.dead_waits else bytearray(held_kinds(at) or KINDS)
        if held is not None:
            held[kind] += 4
        after = self.win.shapes.waits(rest, len(at.melds) + 1, held)
        if before != after or (self.locked == "strict" and not self._always_set(at, kind, before)):
            return []
        return [action("concealed_kan", faces_held(at.hand, kind))]

    def _always_set(self, at: SeatState, kind: Kind, waits: int) -> bool:
        """Whether the three of `kind` are a triplet in every reading of every win."""
        kinds = bytearray(at.kinds)
        kinds[kind] -= 1
        for wait in range(KINDS):
            if waits >> wait & 1:
                kinds[wait] += 1
                for reading in self.win.shapes.readings(kinds, len(at.melds)):
                    if reading.form != 0 or not reading.triplets >> kind & 1:
                        return False
                kinds[wait] -= 1
        return True
