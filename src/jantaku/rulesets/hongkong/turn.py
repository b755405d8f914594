"""What the seat to move may do where flowers can win (rules: hongkong, silent options)."""

from __future__ import annotations

from jantaku.actions import TSUMO, Action
from jantaku.policies.aside import NoAside
from jantaku.policies.declaration import NoDeclaration
from jantaku.policies.kans import Kans
from jantaku.policies.kuikae import Kuikae
from jantaku.policies.turn import Turn
from jantaku.policies.win import ShapeWin
from jantaku.rulesets.hongkong.score import FaanScore
from jantaku.state import NO_TILE, TableState


class FlowerTurn(Turn):
    """A turn on which flowers alone may win, having drawn.

    Args:
        win, kans, aside, kuikae: see `Turn`.
        score: says what flowers alone are worth.
    """

    def __init__(
        self, win: ShapeWin, score: FaanScore, *, kans: Kans, aside: NoAside, kuikae: Kuikae
    ) -> None:
        super().__init__(win, kans=kans, aside=aside, declaration=NoDeclaration(), kuikae=kuikae)
        self.score = score

    def actions(self, state: TableState, seat: int) -> list[Action]:
        """See `ruleset.Turn`."""
        out = super().actions(state, seat)
        at = state.seats[seat]
        if at.drawn != NO_TILE and len(at.aside) in self.score.by_flowers and TSUMO not in out:
            situation = self.win.situation(state, seat, at.drawn, "tsumo")
            if self.score.without_shape(situation) is not None:
                out.insert(0, TSUMO)
        return out
