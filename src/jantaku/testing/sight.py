"""Invariants 3 and 4: what a seat may do and see depends on what it can know, on nothing else."""

from __future__ import annotations

import inspect
import json
import random
import re
from collections.abc import Iterator, Sequence

from jantaku import events as ev
from jantaku.codec import encode
from jantaku.ruleset import Rules
from jantaku.snapshot import describe_decision, snapshot
from jantaku.state import TableState, apply
from jantaku.stream import SeatStream
from jantaku.table import Decision, Table
from jantaku.testing.hidden import permuted
from jantaku.testing.violation import require
from jantaku.tiles import KINDS
from jantaku.value import Refusal, Value
from jantaku.view import View, project

Json = dict[str, object]

PROPERTIES = tuple(
    name for name, member in vars(View).items() if isinstance(member, property) and name != "rules"
)
"""The properties of a view."""

BY_SEAT = tuple(
    name
    for name, member in vars(View).items()
    if inspect.isfunction(member)
    and not name.startswith("_")
    and list(inspect.signature(member).parameters) == ["self", "seat"]
)
"""The questions of a view about some seat."""

_COMMITMENT = re.compile(r'"commitment":"[0-9a-f]{64}"')

OTHERS = ("later", "pot", "unseen", "value_now", "value_with")
"""What else a view can be asked; a unit test holds these three lists to be all of it."""


def facts(view: View) -> Iterator[tuple[str, object]]:
    """Everything that a view answers, one by one."""
    for name in PROPERTIES:
        yield name, getattr(view, name)
    for name in BY_SEAT:
        for seat in range(view.seats):
            yield f"{name} of {seat}", getattr(view, name)(seat)
    yield "unseen", view.unseen()
    for pot in view.rules.layout.pots:
        yield f"pot {pot}", view.pot(pot)
    for tsumo in (False, True):
        yield "a later win", view.later(0, tsumo=tsumo)
    yield "value now", _worth(view.value_now())
    if sum(view.kinds) % 3 == 1:
        waits = view.waits
        for kind in range(KINDS):
            if waits >> kind & 1:
                tile = view.rules.tiles.face_of(kind)
                for tsumo in (False, True):
                    yield f"value with {kind}", _worth(view.value_with(tile, tsumo=tsumo))


def _worth(value: Value | Refusal) -> object:
    return value if isinstance(value, Refusal) else (value.rank, value.numbers())


def actions(rules: Rules, state: TableState, seat: int) -> list[str]:
    """Keys of what `seat` may do in `state`, by asking the policies directly."""
    if state.seats[seat].retired:
        return []
    if state.phase == "turn" and state.turn == seat:
        found = rules.turn.actions(state, seat)
    elif state.phase == "claim" and state.offer is not None and state.offer.seat != seat:
        found = rules.claims.actions(state, seat)
    elif state.phase == "between":
        found = list(rules.flow.between(state, seat))
    else:
        return []
    return [a.key for a in found]


def check_views(rules: Rules, table: Table, views: Sequence[TableState]) -> None:
    """Invariant 3, at a point where the table waits: for every seat the same from its own folded
    view as from the full state.
    """
    full = table.state
    for seat, view in enumerate(views):
        mine, all_knowing = actions(rules, view, seat), actions(rules, full, seat)
        require(
            mine == all_knowing,
            "3 legal actions from a view",
            f"seat {seat} may do {mine} by its view, {all_knowing} by the table",
        )
        if full.phase != "between" and seat not in full.choices:
            offered = table.pending().get(seat)
            keys = [a.key for a in offered.actions if a.key != "pass"] if offered else []
            require(
                keys == mine,
                "3 legal actions from a view",
                f"seat {seat} is offered {keys}, its view gives {mine}",
            )
        _same_facts(View(rules, view, seat), View(rules, full, seat), "3 the view of a seat")
        require(
            snapshot(rules, view, seat) == snapshot(rules, full, seat),
            "3 the view of a seat",
            f"the snapshot of seat {seat} tells more or less than its view knows",
        )


def _same_facts(own: View, other: View, invariant: str) -> None:
    for (name, mine), (_, theirs) in zip(facts(own), facts(other), strict=True):
        require(mine == theirs, invariant, f"{name} at seat {own.seat}: {mine} or {theirs}")


def check_secrets(rules: Rules, table: Table, seat: int, rng: random.Random) -> None:
    """Invariant 4, at a point where the table waits: with other tiles where `seat` cannot see them,
    it receives the same, in as many bytes, and is asked the same.
    """
    other = permuted(rules, table.log, seat, rng)
    if other is None:
        return
    decision = table.pending().get(seat)
    before = _received(rules, table.log, seat, decision)
    asked = _asked(rules, table, other, seat) if decision is not None else None
    after = _received(rules, other, seat, asked)
    for mine, theirs in zip(before, after, strict=True):
        require(
            len(mine) == len(theirs), "4 secrets", f"{len(mine)} and {len(theirs)} bytes: {mine}"
        )
    require(
        [_COMMITMENT.sub("", m) for m in before] == [_COMMITMENT.sub("", m) for m in after],
        "4 secrets",
        f"seat {seat} receives something else when hidden tiles change places",
    )
    full = TableState(rules.seats)
    for event in other:
        apply(full, event)
    _same_facts(View(rules, table.state, seat), View(rules, full, seat), "4 secrets")
    require(
        actions(rules, full, seat) == actions(rules, table.state, seat),
        "4 secrets",
        f"seat {seat} may do something else when hidden tiles change places",
    )


def _asked(rules: Rules, table: Table, other: list[ev.Event], seat: int) -> Decision | None:
    """The decision that the seat has in the other world, where others may have none."""
    # Answers to the present offer lie at the end; the others might not even be asked there.
    log = list(other)
    while isinstance(log[-1], ev.Choice) and log[-1].seat != seat:
        log.pop()
    return Table.resume(rules, table.setup, log).pending().get(seat)


def _received(
    rules: Rules, log: Sequence[ev.Event], seat: int, decision: Decision | None
) -> list[str]:
    """What the seat is sent in the present hand, as text: events, the last messages, snapshot,
    decision.
    """
    start = max(i for i, e in enumerate(log) if isinstance(e, ev.HandStart))
    recent = max(start, len(log) - 12)
    stream = SeatStream(rules, seat)
    stream.absorb(log[:recent])
    out = [_text(encode(e)) for e in (project(e, seat) for e in log[start:]) if e is not None]
    out += [_text(step) for step in stream.steps(log[recent:], decision)]
    out.append(_text(stream.view()))
    out.append(_text(describe_decision(decision)))
    return out


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
