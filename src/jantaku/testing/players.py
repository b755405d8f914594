"""A player for tests: random, but fond of everything that is rare."""

from __future__ import annotations

import random

from jantaku.actions import Action
from jantaku.table import Decision
from jantaku.tiles import KIND, KINDS, WINDS, Face
from jantaku.view import View


class Biased:
    """Chooses at random with a temperament of its own: how often it calls, how well it discards.

    Wins, kans, declarations, bonus tiles and aborts are preferred, so that random games contain
    them; none is taken always, so that what follows from passing is seen, too.

    Args:
        rng: its source of chance.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.skill = rng.choice((0.0, 0.8, 1.0, 1.0))
        self.calls = rng.choice((0.05, 0.3, 0.9))
        self.kans = rng.choice((0.5, 1.0))
        self.declares = rng.choice((0.3, 1.0))
        self.wins = rng.choice((0.7, 0.97, 1.0))
        self.holds_kan = rng.random() < 0.5

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions."""
        rng = self.rng
        by_kind: dict[str, list[Action]] = {}
        for action in decision.actions:
            kind = "declare" if action.kind == "discard" and action.mark else action.kind
            by_kind.setdefault(kind, []).append(action)
        for kind, chance in (
            ("tsumo", self.wins),
            ("ron", self.wins),
            ("abort", 0.5),
            ("set_aside", 0.8),
            ("open_kan", self.kans * 0.8),
            ("added_kan", self.kans),
            ("concealed_kan", self.kans),
            ("declare", self.declares),
            ("pon", self.calls),
            ("chi", self.calls),
            ("leave", 0.05),
        ):
            if kind in by_kind and rng.random() < chance:
                return rng.choice(by_kind[kind])
        if decision.kind == "turn":
            return self._discard(view, by_kind.get("discard") or list(decision.actions))
        return decision.default

    def _discard(self, view: View, offered: list[Action]) -> Action:
        rng = self.rng
        wind = self._same_wind(view, offered)
        if wind is not None:
            return wind
        if rng.random() >= self.skill or not offered[0].tiles:
            return rng.choice(offered)
        kinds = view.kinds
        if sum(kinds) % 3 != 2:
            return rng.choice(offered)
        best: list[Kept] = []
        for kind, distance, _ in view.rules.shapes.discards(kinds, len(view.melds(view.seat))):
            # Three alike are kept by half of the players, for the kan they may become.
            cost = distance + (self.holds_kan and kinds[kind] == 3)
            best.append((cost, rng.random(), kind))
        ranked = [kind for _, _, kind in sorted(best)]
        for kind in ranked:
            found = [a for a in offered if KIND[a.tiles[0]] == kind]
            if found:
                return rng.choice(found)
        return rng.choice(offered)

    def _same_wind(self, view: View, offered: list[Action]) -> Action | None:
        """In the first round, often the wind that everybody has discarded."""
        if view.river(view.seat) or self.rng.random() < 0.2:
            return None
        thrown: set[Face] = {entry.tile for s in range(view.seats) for entry in view.river(s)}
        if len(thrown) > 1:
            return None
        winds = [a for a in offered if KIND[a.tiles[0]] < KINDS and WINDS >> a.tiles[0] & 1]
        same = [a for a in winds if not thrown or a.tiles[0] in thrown]
        return self.rng.choice(same) if same else None


Kept = tuple[float, float, int]
