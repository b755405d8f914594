"""What a computer player is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from jantaku.actions import Action
from jantaku.table import Decision
from jantaku.view import View


class Player(Protocol):
    """Chooses among the actions of a decision.

    One object may serve several seats and tables at once: what it may know is in the view.
    """

    def choose(self, view: View, decision: Decision) -> Action:
        """One of `decision.actions`, chosen by what `view.seat` can see."""


PlayerFactory = Callable[[int], Player]
"""From a seed to a player: the same seed plays the same way."""
