"""Invariants 5 and 6: exactly what is offered can be done, and the order of answers is nothing."""

from __future__ import annotations

import itertools
import random

from jantaku import events as ev
from jantaku.actions import LEAVE, PASS, READY, RON, STAY, TSUMO, Action, action
from jantaku.errors import ActionError
from jantaku.policies.kans import FACES_OF
from jantaku.ruleset import Rules
from jantaku.table import Decision, Table
from jantaku.testing.violation import require
from jantaku.tiles import FACES, HIDDEN, KINDS, SORT


def alphabet(rules: Rules) -> list[Action]:
    """Every action that could ever be written down for a ruleset's tiles and marks."""
    faces = [f for f in range(FACES) if f != HIDDEN and rules.tiles.has(f)]
    out = [PASS, TSUMO, RON, READY, STAY, LEAVE]
    marks = ("", *(rules.layout.declarations or ("riichi",)))
    for face in faces:
        for mark in marks:
            out += [action("discard", (face,), drawn, mark) for drawn in (False, True)]
        out += [action("set_aside", (face,)), action("added_kan", (face,))]
    for a, b in itertools.combinations_with_replacement(sorted(faces, key=SORT.__getitem__), 2):
        out.append(action("chi", (a, b)))
    for kind in range(KINDS):
        held = [f for f in FACES_OF[kind] if rules.tiles.has(f)]
        for kan, size in (("pon", 2), ("open_kan", 3), ("concealed_kan", 4)):
            for tiles in itertools.combinations_with_replacement(held, size):
                out.append(action(kan, tiles))  # type: ignore[arg-type]  # the three are kinds
    aborts = {a.name for a in getattr(rules.turn, "aborts", ())} | {"nine_terminals"}
    out += [action("abort", (), False, name) for name in sorted(aborts)]
    return out


def check_offers(table: Table, letters: list[Action], rng: random.Random, tries: int = 12) -> None:
    """Invariant 5 for all decisions that are open now."""
    pending = table.pending()
    for seat, decision in pending.items():
        require(decision.actions, "5 offers", f"seat {seat} is offered nothing")
        keys = [a.key for a in decision.actions]
        require(len(set(keys)) == len(keys), "5 offers", f"twice the same: {keys}")
        require(decision.default in decision.actions, "5 offers", "the default is not offered")
        for offered in decision.actions:
            _accepted(table, seat, decision, offered)
        others = rng.sample(letters, min(tries, len(letters)))
        for other in others:
            if other not in decision.actions:
                refused(table, seat, other, "illegal_action")
        refused(table, seat, "discard:9x", "illegal_action")
        refused(table, seat, decision.default, "stale_decision", decision=decision.id - 1)
    for seat in range(-1, table.rules.seats + 1):
        if seat not in pending:
            refused(table, seat, rng.choice(letters), "not_your_turn")


def _accepted(table: Table, seat: int, decision: Decision, offered: Action) -> None:
    fork = table.copy()
    try:
        fork.choose(seat, offered.key, decision=decision.id)
    except ActionError as e:
        require(False, "5 offers", f"{offered.key} of seat {seat} is offered and refused: {e}")
    require(len(fork.log) > len(table.log), "5 offers", f"{offered.key} left no trace")


def refused(
    table: Table, seat: int, action: Action | str, code: str, *, decision: int | None = None
) -> None:
    """The action is refused with this code, and nothing at all has changed."""
    state, length, pending = table.state.key(), len(table.log), table.pending()
    try:
        table.choose(seat, action, decision=decision)
    except ActionError as e:
        require(e.code == code, "5 offers", f"{action} refused as {e.code}, not as {code}")
    else:
        require(False, "5 offers", f"{action} of seat {seat} was not offered but accepted")
    require(
        table.state.key() == state and len(table.log) == length and table.pending() == pending,
        "5 offers",
        f"refusing {action} changed the table",
    )


def check_orders(table: Table, rng: random.Random, tries: int = 3) -> None:
    """Invariant 6: several seats are asked at once; some sets of answers, in every order."""
    pending = table.pending()
    if len(pending) < 2 or table.state.choices:
        return
    every = [[(seat, a) for a in d.actions] for seat, d in pending.items()]
    for _ in range(tries):
        answers = [rng.choice(options) for options in every]
        found: object = None
        for order in itertools.permutations(answers):
            result = _played(table, order)
            require(
                found is None or result == found,
                "6 order of answers",
                f"{order} comes to something else",
            )
            found = result


def _played(table: Table, order: tuple[tuple[int, Action], ...]) -> object:
    """Everything that comes of answers in this order, but for the answers themselves."""
    fork = table.copy()
    fork.drain()
    before = {seat: d.id for seat, d in fork.pending().items()}
    for seat, chosen in order:
        now = fork.pending().get(seat)
        if now is None or now.id != before[seat]:
            break  # settled already, whatever this seat would have said
        fork.choose(seat, chosen)
    told = [e for e in fork.drain() if not isinstance(e, ev.Choice)]
    return fork.state.key(), told, fork.pending()
