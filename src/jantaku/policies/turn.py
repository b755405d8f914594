"""What the seat to move may do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from jantaku.actions import TSUMO, Action, action
from jantaku.policies.aside import NoAside
from jantaku.policies.declaration import NoDeclaration
from jantaku.policies.kans import Kans
from jantaku.policies.kuikae import Kuikae
from jantaku.ruleset import Win
from jantaku.situation import Breakers, unbroken
from jantaku.state import NO_TILE, TableState
from jantaku.tiles import KIND, KINDS, OUTSIDE, SORT, Face


class Abort(Protocol):
    """A way to end the hand on one's own turn."""

    name: str

    def offered(self, state: TableState, seat: int) -> bool:
        """Whether `seat`, having drawn, may call it."""


class NineTerminals:
    """Nine or more different terminals and honours on an unbroken first draw (rules: riichi,
    draw).
    """

    name = "nine_terminals"

    def __init__(self, breakers: Breakers, *, least: int = 9) -> None:
        self.breakers = breakers
        self.least = least

    def offered(self, state: TableState, seat: int) -> bool:
        """See `Abort`."""
        at = state.seats[seat]
        if at.turns != 1 or not unbroken(state, seat, self.breakers):
            return False
        kinds = at.kinds
        return sum(1 for k in range(KINDS) if kinds[k] and OUTSIDE >> k & 1) >= self.least


class Turn:
    """The actions of the seat to move: win, kans, bonus tiles, aborts, declarations, discards.

    The plainest discard (the drawn tile, if any) comes last: it is the default of a seat that does
    not answer.
    """

    def __init__(
        self,
        win: Win,
        *,
        kans: Kans,
        aside: NoAside,
        declaration: NoDeclaration,
        kuikae: Kuikae,
        aborts: Sequence[Abort] = (),
    ) -> None:
        self.win = win
        self.kans = kans
        self.aside = aside
        self.declaration = declaration
        self.kuikae = kuikae
        self.aborts = tuple(aborts)

    def actions(self, state: TableState, seat: int) -> list[Action]:
        """See `ruleset.Turn`."""
        at = state.seats[seat]
        drawn = at.drawn
        out: list[Action] = []
        forbidden = 0
        if drawn != NO_TILE:
            if self.win.can(state, seat, drawn, "tsumo"):
                out.append(TSUMO)
            out += self.kans.actions(state, seat)
            out += self.aside.actions(state, seat)
            for abort in self.aborts:
                if abort.offered(state, seat):
                    out.append(action("abort", (), False, abort.name))
            if at.declared:
                out.append(action("discard", (drawn,), True))
                return out
            for mark, face in self.declaration.discards(state, seat):
                out += self._discards(at.hand, face, drawn, mark)
        elif state.source == "call":
            forbidden = self.kuikae.forbidden(at.melds[-1])
        hand = at.hand
        for face in _IN_ORDER:
            if hand[face] and not forbidden >> KIND[face] & 1 and (face != drawn or hand[face] > 1):
                out.append(action("discard", (face,)))
        if drawn != NO_TILE:
            out.append(action("discard", (drawn,), True))
        return out

    @staticmethod
    def _discards(hand: bytes | bytearray, face: Face, drawn: Face, mark: str) -> list[Action]:
        out = []
        if face != drawn or hand[face] > 1:
            out.append(action("discard", (face,), False, mark))
        if face == drawn:
            out.append(action("discard", (face,), True, mark))
        return out


_IN_ORDER: tuple[Face, ...] = tuple(sorted(range(len(SORT)), key=SORT.__getitem__))
