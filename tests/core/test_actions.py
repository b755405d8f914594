"""Actions: interned, with stable keys."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jantaku import actions
from jantaku.actions import PASS, action, parse_action
from jantaku.errors import ActionError
from jantaku.tiles import faces

KEYS = [
    "discard:5m",
    "discard:5m:drawn",
    "discard:0m:riichi",
    "discard:5m:drawn:riichi",
    "discard:7z:open_riichi",
    "chi:3m0m",
    "pon:0p5p",
    "open_kan:0p5p5p",
    "concealed_kan:1z1z1z1z",
    "added_kan:5m",
    "set_aside:4z",
    "set_aside:f1",
    "tsumo",
    "ron",
    "abort:nine_terminals",
    "pass",
    "ready",
    "stay",
    "leave",
]


@pytest.mark.parametrize("key", KEYS)
def test_a_key_names_one_action(key: str) -> None:
    found = parse_action(key)
    assert found.key == key
    assert parse_action(key) is found
    assert action(found.kind, found.tiles, found.drawn, found.mark) is found
    assert pickle.loads(pickle.dumps(found)) is found
    assert repr(found) == f"<{key}>"


@pytest.mark.parametrize(
    "key",
    [
        "", "discard", "discard:", "discard:5", "discard:5m5m", "discard:5m:Drawn!", "discard:9z",
        "discard:5m:riichi:drawn", "discard:5m:drawn:riichi:more", "chi:3m", "chi:0m3m",
        "chi:3m4m:drawn", "pon:5p5p5p", "tsumo:5m", "ron:", "pass:", "abort", "abort:", "abort:a:b",
        "abort:9", "concealed_kan:1z1z1z", "kan:1z1z1z1z", "added_kan:5m:drawn", "DISCARD:5m",
        "discard:5m\n", " pass", "ready:1", "set_aside:f9",
    ],
)  # fmt: skip
def test_what_is_no_action(key: str) -> None:
    with pytest.raises(ActionError) as e:
        parse_action(key)
    assert e.value.code == "unknown_action"


@given(st.text(max_size=20))
def test_any_text_is_an_action_or_refused(key: str) -> None:
    try:
        assert parse_action(key).key == key
    except ActionError:
        return


def test_equal_parts_are_the_same_object() -> None:
    assert action("pass") is PASS
    one, two = action("discard", (4,)), action("discard", (4,), True)
    assert one is not two
    assert action("discard", (4,)) is one
    assert action("chi", tuple(faces("3m0m"))).key == "chi:3m0m"


def test_refused_keys_leave_nothing_behind() -> None:
    before = len(actions._by_key), len(actions._interned)
    for i in range(50):
        with pytest.raises(ActionError):
            parse_action(f"discard:{i}")
    assert (len(actions._by_key), len(actions._interned)) == before
