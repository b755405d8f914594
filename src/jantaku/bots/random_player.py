"""A player that takes any legal action, each as likely as the others; it never leaves the table."""

from __future__ import annotations

from jantaku.actions import LEAVE, Action
from jantaku.bots.luck import Luck
from jantaku.table import Decision
from jantaku.view import View


class RandomPlayer:
    """Uniform over the legal actions; the seed decides which."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, decision: Decision) -> Action:
        """See `Player`."""
        actions = [a for a in decision.actions if a is not LEAVE] or decision.actions
        luck = Luck(self.seed, decision.id, decision.seat)
        return actions[luck.below(len(actions))]
