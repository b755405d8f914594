"""Where a hand began, so that a new game may begin there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from jantaku import events as ev
from jantaku.ruleset import Rules
from jantaku.seams import Ending, HandPlan
from jantaku.setup import Start
from jantaku.state import TableState, apply


def start_of(rules: Rules, log: Sequence[ev.Event], at: int) -> Start:
    """The start of the hand whose `hand_start` is `log[at]`: its plan, points and pots."""
    event = log[at]
    assert isinstance(event, ev.HandStart)
    plan = HandPlan(event.round, event.number, event.dealer, event.repeat)
    return _start(_folded(rules, log[:at]), plan)


def start_after(rules: Rules, log: Sequence[ev.Event]) -> Start | None:
    """The start of the hand that follows a log which ends with a hand; None where none does."""
    state = _folded(rules, log)
    plan = rules.flow.next_hand(state)
    return None if isinstance(plan, Ending) else _start(state, plan)


def _folded(rules: Rules, log: Iterable[ev.Event]) -> TableState:
    state = TableState(rules.seats)
    for event in log:
        apply(state, event)
    return state


def _start(state: TableState, plan: HandPlan) -> Start:
    points = tuple(state.score(seat) for seat in range(state.count))
    pots = (
        (name.removeprefix("pot:"), amount)
        for name, amount in state.accounts.items()
        if name.startswith("pot:")
    )
    return Start(plan, points, tuple(pots))
