"""Computer players. They see a `View`, and ask the ruleset through it, never by its name."""

from __future__ import annotations

from jantaku.bots.asking import ask
from jantaku.bots.player import Player
from jantaku.bots.registry import make, names, register

__all__ = ["Player", "ask", "make", "names", "register"]
