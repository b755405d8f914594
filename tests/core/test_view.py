"""What a seat sees: projected events and the accessor."""

from __future__ import annotations

import inspect
from collections.abc import Callable

import pytest

from jantaku import events as ev
from jantaku.events import SIGHT, Sight
from jantaku.melds import claimed
from jantaku.ruleset import Rules
from jantaku.state import TableState, apply
from jantaku.table import Table
from jantaku.testing import sight
from jantaku.tiles import HIDDEN, count_kinds, face, faces
from jantaku.value import Refusal
from jantaku.view import SPECTATOR, View, project

SAMPLES: dict[str, ev.Event] = {
    "seat": ev.seat(1, "id", "name", True),
    "leave": ev.leave(1, "id"),
    "hand_start": ev.hand_start(1, 0, 0, 1, 0, 70, "ab"),
    "wall": ev.wall((1, 2), "n"),
    "open_wall": ev.open_wall((1, 2), "n"),
    "deal": ev.deal(1, (1, 2, 3)),
    "indicator": ev.indicator(1, False),
    "draw": ev.draw(1, 5, "live", 60),
    "discard": ev.discard(1, 5, True, ""),
    "declare": ev.declare(1, "riichi"),
    "call": ev.call(1, claimed("pon", (5, 5), 5, 2)),
    "kan": ev.kan(1, "concealed", (5, 5, 5, 5)),
    "set_aside": ev.set_aside(1, 30),
    "stand": ev.stand(1),
    "mark": ev.mark(1, "temporary_furiten", True),
    "choice": ev.choice(1, "pass", False),
    "win": ev.win(1, 2, 5, "ron", {}),
    "show": ev.show(1, (5, 5)),
    "retire": ev.retire(1),
    "hand_drawn": ev.hand_drawn("exhaustive", (1,)),
    "transfer": ev.transfer(1, 2, 100, "win"),
    "hand_end": ev.hand_end(1),
    "game_end": ev.game_end((1, 0, 2)),
}
PRIVATE = {"mark", "choice"}
MASKED = {"deal": ev.deal(1, (HIDDEN,) * 3), "draw": ev.draw(1, HIDDEN, "live", 60)}


def test_there_is_a_sample_of_every_event() -> None:
    assert set(SAMPLES) == set(SIGHT)


@pytest.mark.parametrize("kind", SAMPLES)
def test_the_owner_sees_all_of_it(kind: str) -> None:
    expected = None if kind == "wall" else SAMPLES[kind]
    assert project(SAMPLES[kind], 1) == expected


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
@pytest.mark.parametrize("kind", SAMPLES)
def test_others_see_what_is_public(kind: str, seat: int) -> None:
    event = SAMPLES[kind]
    hidden = kind == "wall" or kind in PRIVATE
    found = project(event, seat)
    assert found == (None if hidden else MASKED.get(kind, event))
    assert found is None or type(found) is type(event)


@pytest.mark.parametrize("kind", SAMPLES)
def test_projecting_agrees_with_the_table_of_sight(kind: str) -> None:
    event, (_, sights) = SAMPLES[kind], SIGHT[kind]
    seen = project(event, 0)
    if sights[0] is not Sight.ALL:
        assert seen is None
        return
    assert seen is not None
    for field, shown, who in zip(event, seen, sights, strict=True):
        assert (field == shown) is (who is Sight.ALL)


def test_projecting_twice_changes_nothing_more() -> None:
    for event in SAMPLES.values():
        for seat in (0, 1, SPECTATOR):
            once = project(event, seat)
            assert once is None or project(once, seat) == once


def test_every_question_is_compared_by_the_suite() -> None:
    """A new question of a view must be one that the suite knows how to ask."""
    public = {name for name in vars(View) if not name.startswith("_")}
    asked = {*sight.PROPERTIES, *sight.BY_SEAT, *sight.OTHERS}
    assert public - asked == {"rules", "seat"}


def folded(table: Table, seat: int) -> TableState:
    state = TableState(table.rules.seats)
    for event in table.log:
        seen = project(event, seat)
        if seen is not None:
            apply(state, seen)
    return state


@pytest.mark.parametrize("seed", range(6))
def test_the_accessor_is_the_folded_view(
    rules: Rules, play: Callable[..., Table], seed: int
) -> None:
    table = play(seed, until=lambda t: len(t.log) > 40 + 60 * seed)
    for seat in range(3):
        full, own = View(rules, table.state, seat), View(rules, folded(table, seat), seat)
        assert list(sight.facts(full)) == list(sight.facts(own))


def test_a_spectator_sees_no_hand(rules: Rules, play: Callable[..., Table]) -> None:
    table = play(2, until=lambda t: len(t.log) > 60)
    state = folded(table, SPECTATOR)
    for at in state.seats:
        assert sum(at.hand) == at.hand[HIDDEN] > 0


def test_what_is_unseen(rules: Rules) -> None:
    state = TableState(3)
    for seat in range(3):
        apply(state, ev.seat(seat, f"p{seat}", "", True))
    apply(state, ev.hand_start(0, 0, 0, 0, 0, 50, "c"))
    apply(state, ev.deal(0, tuple(faces("19m123p0p55s4z"))))
    apply(state, ev.deal(1, tuple(faces("777z1s"))))
    apply(state, ev.deal(2, tuple(faces("777s"))))
    apply(state, ev.indicator(face("9m"), False))
    apply(state, ev.draw(0, face("7z"), "live", 49))
    apply(state, ev.discard(0, face("7z"), True, ""))
    apply(state, ev.call(1, claimed("pon", (33, 33), 33, 0)))
    apply(state, ev.discard(1, face("1s"), False, ""))
    seen = count_kinds(faces("19m123p0p55s4z") + faces("9m") + faces("777z") + faces("1s"))
    unseen = View(rules, state, 0).unseen()
    assert [a - b for a, b in zip(rules.tiles.copies, unseen, strict=True)] == list(seen)


def test_what_a_win_would_be_worth(rules: Rules) -> None:
    state = TableState(3)
    apply(state, ev.hand_start(0, 0, 0, 0, 0, 50, "c"))
    apply(state, ev.deal(1, tuple(faces("123456p99p789s23s"))))
    view = View(rules, state, 1)
    assert view.waits == sum(1 << face(t) for t in ("1s", "4s"))
    by_ron = view.value_with(face("4s"), tsumo=False)
    declared = view.value_with(face("4s"), tsumo=True, declared="riichi")
    assert not isinstance(by_ron, Refusal)
    assert not isinstance(declared, Refusal)
    assert by_ron.numbers()["han"] == 1, "pinfu"
    assert declared.numbers()["han"] == 3, "riichi and the own draw beside"
    assert isinstance(view.value_with(face("9m"), tsumo=True), Refusal)
    apply(state, ev.draw(1, face("9m"), "live", 49))
    after = view.value_with(face("4s"), tsumo=False, discard=face("9m"))
    assert not isinstance(after, Refusal)
    assert after.numbers() == by_ron.numbers()


def test_views_take_no_arguments_that_the_suite_does_not_know() -> None:
    for name in sight.BY_SEAT:
        assert list(inspect.signature(getattr(View, name)).parameters) == ["self", "seat"]
