"""A player that is quick, knows what its hand is worth, and folds when it does not pay.

Everything it knows of the rules it asks the ruleset: the shapes, the scorer (and with it the
minimum), the tiles, whether a river is safe. So it plays rulesets that it has never seen.
"""

from __future__ import annotations

from jantaku.actions import PASS, RON, TSUMO, Action
from jantaku.bots.calls import best_claim
from jantaku.bots.discard import best_discard, pick
from jantaku.bots.kans import best_kan
from jantaku.bots.luck import Luck
from jantaku.bots.outlook import Outlook
from jantaku.bots.plans import Plans
from jantaku.bots.scale import Scale, measure
from jantaku.bots.value import Appraiser
from jantaku.ruleset import Rules
from jantaku.table import Decision
from jantaku.tiles import KIND, KINDS
from jantaku.view import View


class EfficiencyPlayer:
    """Weighs the chance to win, the points, and the risk of every discard.

    What it chooses depends on the seed, the view and the decision alone.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._rules: Rules | None = None
        self._plans: Plans | None = None
        self._scales: dict[tuple[object, ...], Scale] = {}

    def choose(self, view: View, decision: Decision) -> Action:
        """See `Player`."""
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        for win in (TSUMO, RON):
            if win in actions:
                return win
        if decision.kind == "turn":
            return self._turn(view, decision)
        if decision.kind == "claim":
            return best_claim(self.outlook(view), actions) if _calls(actions) else PASS
        return next((a for a in actions if a.kind in ("ready", "stay")), decision.default)

    def _turn(self, view: View, decision: Decision) -> Action:
        actions = decision.actions
        for action in actions:
            if action.kind == "set_aside":
                return action
        for action in actions:
            if action.kind == "abort" and _hopeless(view):
                return action
        if view.declared(view.seat):
            # What is offered now leaves the wait as it is.
            return next((a for a in actions if a.kind == "concealed_kan"), decision.default)
        outlook = self.outlook(view)
        allowed = 0
        marks: dict[str, int] = {}
        for action in actions:
            if action.kind == "discard":
                kind = KIND[action.tiles[0]]
                if kind >= KINDS:
                    return action
                if action.mark:
                    marks[action.mark] = marks.get(action.mark, 0) | 1 << kind
                else:
                    allowed |= 1 << kind
        choice = best_discard(
            outlook,
            view.kinds,
            view.hand,
            tuple(view.melds(view.seat)),
            allowed=allowed,
            marks=tuple(marks.items()),
        )
        kan = best_kan(outlook, actions, choice.points, choice.prospect.distance)
        return kan if kan is not None else pick(actions, choice)

    def outlook(self, view: View) -> Outlook:
        """What the seat of the view knows now, and what things are worth to it."""
        if self._plans is None or self._rules is not view.rules:
            self._rules, self._plans = view.rules, Plans(view.rules)
            self._scales.clear()
        appraiser = Appraiser(view)
        key = (
            view.round,
            view.repeat,
            view.wind(view.seat),
            tuple(view.indicators),
            view.declared(view.seat),
        )
        scale = self._scales.get(key)
        if scale is None:
            if len(self._scales) >= 64:
                self._scales.clear()
            scale = self._scales[key] = measure(Appraiser(view, bare=True), self._plans)
        # The same numbers all through a hand: what is guessed from samples then errs the same way
        # at every turn, and the player does not change its mind without a reason.
        luck = Luck(self.seed, view.seat, view.round, view.number, view.repeat)
        return Outlook(view, self._plans, scale, appraiser, luck)


def _calls(actions: tuple[Action, ...]) -> bool:
    return any(a.kind in ("chi", "pon", "open_kan") for a in actions)


def _hopeless(view: View) -> bool:
    """Whether a first hand full of terminals and honours had better be thrown in."""
    shapes = view.rules.shapes
    return shapes.shanten(view.kinds) >= 3 and shapes.thirteen_orphans(view.kinds) >= 3
