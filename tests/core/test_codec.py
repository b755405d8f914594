"""Events as JSON and back."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jantaku import events as ev
from jantaku.codec import decode, encode
from jantaku.errors import RecordError
from jantaku.events import SIGHT
from jantaku.melds import added_kan, claimed, concealed_kan
from jantaku.tiles import HIDDEN, face, faces

PON = claimed("pon", tuple(faces("55p")), face("0p"), 1)

EVENTS = [
    ev.seat(0, "id", "名前", True),
    ev.leave(3, "id"),
    ev.hand_start(2, -1, 0, 3, 1, 69, "ab" * 32),
    ev.wall(tuple(faces("1m0p7zf8")), "00"),
    ev.open_wall((), ""),
    ev.deal(1, tuple(faces("123m????"))),
    ev.indicator(face("3p"), True),
    ev.draw(2, HIDDEN, "kan", 12),
    ev.discard(2, face("0s"), True, "riichi"),
    ev.declare(2, "double_riichi"),
    ev.call(0, PON),
    ev.call(0, added_kan(PON, face("5p"))),
    ev.call(0, concealed_kan(tuple(faces("1111z")))),
    ev.kan(1, "concealed", tuple(faces("1111z"))),
    ev.set_aside(1, face("f3")),
    ev.stand(1),
    ev.mark(1, "temporary_furiten", False),
    ev.choice(1, "discard:5m", True),
    ev.win(1, 2, face("5m"), "ron", {"title": {"key": "x", "params": {"n": 1}}, "rows": []}),
    ev.show(1, tuple(faces("11z"))),
    ev.retire(1),
    ev.hand_drawn("exhaustive", (0, 2)),
    ev.transfer("pot:sticks", 1, 1000, "sticks"),
    ev.transfer(1, "house", -5, "fee"),
    ev.hand_end(7),
    ev.game_end((3, 1, 0, 2)),
]


def test_the_samples_are_of_every_kind() -> None:
    assert {e[0] for e in EVENTS} == set(SIGHT)


@pytest.mark.parametrize("event", EVENTS, ids=lambda e: e[0])
def test_round_trip(event: ev.Event) -> None:
    data = encode(event)
    line = json.dumps(data)
    again = decode(json.loads(line))
    assert again == event
    assert type(again) is type(event)
    assert json.dumps(encode(again)) == line


def test_the_words_of_the_protocol() -> None:
    assert encode(ev.discard(2, face("0s"), True, "riichi")) == {
        "e": "discard", "seat": 2, "tile": "0s", "drawn": True, "mark": "riichi",
    }  # fmt: skip
    assert encode(ev.transfer("pot:sticks", 1, 1000, "sticks")) == {
        "e": "transfer", "from": "pot:sticks", "to": 1, "amount": 1000, "reason": "sticks",
    }  # fmt: skip
    assert encode(ev.win(1, 2, face("5m"), "ron", None))["from"] == 2
    assert encode(ev.deal(1, tuple(faces("1m??"))))["tiles"] == "1m??"
    assert encode(ev.call(0, PON))["meld"] == {
        "kind": "pon", "tiles": ["0p", "5p", "5p"], "called": 0, "from": 1, "added": None,
    }  # fmt: skip


@pytest.mark.parametrize("event", EVENTS, ids=lambda e: e[0])
def test_every_field_is_needed_and_none_more(event: ev.Event) -> None:
    data = encode(event)
    for name in data:
        less = {k: v for k, v in data.items() if k != name}
        with pytest.raises(RecordError) as e:
            decode(less)
        assert e.value.code == ("unknown_event" if name == "e" else "missing_field")
        if name != "e":
            assert e.value.params["field"] == name
            assert name in str(e.value)
    with pytest.raises(RecordError) as e:
        decode({**data, "extra": 1})
    assert e.value.code == "bad_field"
    assert "extra" in str(e.value)


@pytest.mark.parametrize("event", EVENTS, ids=lambda e: e[0])
def test_a_field_of_another_type_is_named(event: ev.Event) -> None:
    data = encode(event)
    for name, value in data.items():
        if name in ("e", "value"):
            continue
        for wrong in (None, 1.5, [1.5], {"a": 1}, True, "8z", -1):
            if type(wrong) is type(value) and name != "tile":
                continue
            if name in ("from", "to") and isinstance(wrong, str | int):
                continue
            if isinstance(wrong, bool) and isinstance(value, bool):
                continue
            with pytest.raises(RecordError) as e:
                decode({**data, name: wrong})
            assert e.value.params["field"] == name
            assert name in str(e.value)


@pytest.mark.parametrize("data", [None, 1, "x", [], True, {}, {"e": None}, {"e": ["discard"]}])
def test_what_is_no_event(data: object) -> None:
    with pytest.raises(RecordError):
        decode(data)


@pytest.mark.parametrize("tiles", ["1", "1m2", "8z", "1m 2m", "m1"])
def test_tiles_that_cannot_be_read(tiles: str) -> None:
    with pytest.raises(RecordError) as e:
        decode({"e": "deal", "seat": 0, "tiles": tiles})
    assert e.value.params["field"] == "tiles"


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "set"}, {"kind": None}, {"tiles": "555p"}, {"tiles": ["5p", "5p"]},
        {"tiles": ["5p"] * 5}, {"tiles": ["5p", "5p", 5]}, {"called": 3}, {"called": -1},
        {"called": "0"}, {"called": True}, {"from": -2}, {"added": 9}, {"more": 1},
    ],
)  # fmt: skip
def test_melds_that_cannot_be_read(change: Mapping[str, object]) -> None:
    data = encode(ev.call(0, PON))
    with pytest.raises(RecordError) as e:
        decode({**data, "meld": {**data["meld"], **change}})
    assert e.value.params["field"] == "meld"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@given(st.sampled_from(EVENTS), st.data())
def test_damaged_events_are_refused_or_read(event: ev.Event, data: st.DataObject) -> None:
    fields = dict(encode(event))
    name = data.draw(st.sampled_from(list(fields)))
    fields[name] = data.draw(json_values)
    try:
        decode(fields)
    except RecordError:
        return
