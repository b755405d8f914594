"""Events and who sees what of them."""

from __future__ import annotations

from typing import get_args

import pytest

from jantaku import events as ev
from jantaku.events import SIGHT, Sight

CLASSES = get_args(ev.Event)


def test_every_event_says_who_sees_every_field() -> None:
    assert {cls for cls, _ in SIGHT.values()} == set(CLASSES)
    for kind, (cls, sights) in SIGHT.items():
        assert len(sights) == len(cls._fields), kind
        assert cls._fields[0] == "kind"
        assert all(isinstance(s, Sight) for s in sights)


def test_every_class_of_the_module_is_an_event() -> None:
    named = {
        member
        for member in vars(ev).values()
        if isinstance(member, type)
        and issubclass(member, tuple)
        and member.__module__ == ev.__name__
    }
    assert named == set(CLASSES)


@pytest.mark.parametrize("kind", SIGHT)
def test_the_maker_fills_the_kind_in(kind: str) -> None:
    cls, _ = SIGHT[kind]
    made = getattr(ev, kind)(*range(len(cls._fields) - 1))
    assert type(made) is cls
    assert made[0] == kind


@pytest.mark.parametrize("kind", SIGHT)
def test_what_belongs_to_a_seat_names_it_first(kind: str) -> None:
    cls, sights = SIGHT[kind]
    if Sight.OWNER in sights:
        assert cls._fields[1] == "seat"


def test_what_nobody_sees_is_hidden_whole() -> None:
    for kind, (_, sights) in SIGHT.items():
        if sights[0] is not Sight.ALL:
            assert set(sights) == {sights[0]}, kind
        assert Sight.NOBODY not in sights or kind == "wall"


def test_hidden_information_is_what_it_should_be() -> None:
    """Written out by hand: a change here is a change of what players learn."""
    hidden = {
        kind: {f for f, s in zip(cls._fields, sights, strict=True) if s is not Sight.ALL}
        for kind, (cls, sights) in SIGHT.items()
    }
    assert {kind: fields for kind, fields in hidden.items() if fields} == {
        "wall": {"kind", "tiles", "nonce"},
        "deal": {"tiles"},
        "draw": {"tile"},
        "mark": {"kind", "seat", "name", "on"},
        "choice": {"kind", "seat", "action", "late"},
    }


def test_equal_fields_of_different_kinds_are_different_events() -> None:
    assert ev.stand(1) != ev.retire(1)
    assert ev.wall((1,), "n") != ev.open_wall((1,), "n")
