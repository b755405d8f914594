"""What the seat to move may do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import itemgetter
from typing import Final, Protocol

from jantaku.actions import TSUMO, Action, action
from jantaku.policies.aside import NoAside
from jantaku.policies.declaration import NoDeclaration
from jantaku.policies.kans import Kans
from jantaku.policies.kuikae import Kuikae
from jantaku.ruleset import Win
from jantaku.situation import Breakers, unbroken
from jantaku.state import NO_TILE, TableState
from jantaku.tiles import FACES, KIND, KINDS, OUTSIDE, RED_M, RED_P, RED_S, SORT, Face


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
        if at.turns != 1 or at.river or not unbroken(state, seat, self.breakers):
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
            waits = at.waits
            if (waits is None or waits >> KIND[drawn] & 1) and self.win.can(
                state, seat, drawn, "tsumo"
            ):
                out.append(TSUMO)
            out += self.kans.actions(state, seat)
            out += self.aside.actions(state, seat)
            for abort in self.aborts:
                if abort.offered(state, seat):
                    out.append(action("abort", (), False, abort.name))
            if at.declared:
                out.append(_DRAWN_OF[drawn])
                return out
            for mark, face in self.declaration.discards(state, seat):
                out += self._discards(at.hand, face, drawn, mark)
        elif state.source == "call":
            forbidden = self.kuikae.forbidden(at.melds[-1])
        hand = at.hand
        if hand[RED_M] or hand[RED_P] or hand[RED_S]:
            discards = list(compress(_DISCARDS, _in_order(hand)))
        else:
            discards = list(compress(_DISCARD_OF, hand))
        if forbidden:
            discards = [a for a in discards if not forbidden >> KIND[a.tiles[0]] & 1]
        if drawn != NO_TILE:
            if hand[drawn] == 1:
                discards.remove(_DISCARD_OF[drawn])
            discards.append(_DRAWN_OF[drawn])
        return out + discards if out else discards

    @staticmethod
    def _discards(hand: bytes | bytearray, face: Face, drawn: Face, mark: str) -> list[Action]:
        out = []
        if face != drawn or hand[face] > 1:
            out.append(action("discard", (face,), False, mark))
        if face == drawn:
            out.append(action("discard", (face,), True, mark))
        return out


_IN_ORDER: Final[tuple[Face, ...]] = tuple(sorted(range(FACES), key=SORT.__getitem__))
# Offered at every turn, so made once: by face, which is hand order but for red fives, and in it.
_DISCARD_OF: Final = tuple(action("discard", (face,)) for face in range(FACES))
_DRAWN_OF: Final = tuple(action("discard", (face,), True) for face in range(FACES))
_DISCARDS: Final = tuple(_DISCARD_OF[face] for face in _IN_ORDER)
_in_order: Final = itemgetter(*_IN_ORDER)
