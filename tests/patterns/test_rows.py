"""Tables of patterns: exclusion as data, open and closed values, counted rows."""

from __future__ import annotations

import pytest

from jantaku.kernel import Shapes
from jantaku.melds import Meld
from jantaku.patterns import circumstances as how
from jantaku.patterns import runs, triplets
from jantaku.patterns.features import Features, features
from jantaku.patterns.rows import Detector, Patterns, Row
from jantaku.situation import Situation
from jantaku.tiles import FACES, count_kinds, faces

SHAPES = Shapes(copies=bytes([4] * 34))


def situation(text: str, melds: tuple[Meld, ...] = (), **more: object) -> Situation:
    kinds = bytes(count_kinds(faces(text)))
    given: dict[str, object] = {"tile": faces(text)[-1], "how": "ron"} | more
    return Situation(hand=kinds + bytes(FACES - 34), kinds=kinds, melds=melds, **given)  # type: ignore[arg-type]


def first(s: Situation) -> Features:
    return features(
        SHAPES.readings(s.kinds, len(s.melds)), s.kinds, s.melds, s.kind, claimed=s.how != "tsumo"
    )[0]


def always(times: int) -> Detector:
    return lambda f, s: times


def amounts(table: Patterns, s: Situation) -> dict[str, int]:
    return {hit.row.id: hit.amount for hit in table.find(first(s), s)}


CLOSED = situation("234m567p345s678s33z")
OPENED = situation("567p345s678s33z", (Meld("chi", tuple(faces("234m")), 0, 0),))


def test_open_and_closed_values() -> None:
    table = Patterns(
        [
            Row("both", always(1), 1, 2),
            Row("closed_only", always(1), -1, 3),
            Row("open_only", always(1), 4, -1),
            Row("free", always(1), 0, 0),
            Row("never", always(0), 5, 5),
        ]
    )
    assert amounts(table, CLOSED) == {"both": 2, "closed_only": 3, "free": 0}
    assert amounts(table, OPENED) == {"both": 1, "open_only": 4, "free": 0}


def test_a_row_counts_as_often_as_it_occurs() -> None:
    table = Patterns([Row("dragons", triplets.dragon_triplets, 2, 2)])
    assert amounts(table, situation("234m678s555666z77z")) == {"dragons": 4}
    twins = Patterns([Row("twins", runs.twin_runs, -1, 1)])
    assert amounts(twins, situation("223344m667788p33z")) == {"twins": 2}
    assert amounts(twins, situation("222233334444m11z")) == {"twins": 2}


def test_exclusion_does_not_depend_on_the_order() -> None:
    rows = [
        Row("small", always(1), 1, 1),
        Row("middle", always(1), 2, 2, excludes=("small",)),
        Row("large", always(1), 3, 3, excludes=("middle",)),
        Row("other", always(1), 4, 4),
    ]
    for order in (rows, rows[::-1], rows[2:] + rows[:2]):
        # What an excluded row excludes stays excluded.
        assert amounts(Patterns(order), CLOSED) == {"large": 3, "other": 4}
    without = [row for row in rows if row.id != "large"]
    assert amounts(Patterns(without), CLOSED) == {"middle": 2, "other": 4}


def test_a_row_that_does_not_count_excludes_nothing() -> None:
    table = Patterns(
        [
            Row("small", always(1), 1, 1),
            Row("absent", always(0), 2, 2, excludes=("small",)),
            Row("closed_only", always(1), -1, 2, excludes=("small",)),
        ]
    )
    assert amounts(table, OPENED) == {"small": 1}
    assert amounts(table, CLOSED) == {"closed_only": 2}


def test_units() -> None:
    table = Patterns(
        [
            Row("plain", always(1), 1, 1),
            Row("limit", always(1), 1, 1, "limit", excludes=("plain",)),
        ]
    )
    assert amounts(table, CLOSED) == {"limit": 1}
    assert amounts(table.only("han"), CLOSED) == {"plain": 1}
    assert amounts(table.only("limit"), CLOSED) == {"limit": 1}


@pytest.mark.parametrize(
    "rows",
    [
        [Row("a", always(1), 1, 1), Row("a", always(1), 1, 1)],
        [Row("a", always(1), 1, 1, excludes=("b",))],
        [Row("a", always(1), 1, 1, excludes=("a",))],
        [
            Row("a", always(1), 1, 1, excludes=("b",)),
            Row("b", always(1), 1, 1, excludes=("a",)),
        ],
    ],
)
def test_impossible_tables(rows: list[Row]) -> None:
    with pytest.raises(ValueError):
        Patterns(rows)


@pytest.mark.parametrize(
    ("detect", "given", "expected"),
    [
        (how.self_draw, {"how": "tsumo"}, True),
        (how.self_draw, {"how": "ron"}, False),
        (how.declared("riichi"), {"declared": "riichi"}, True),
        (how.declared("riichi"), {"declared": "double_riichi"}, False),
        (how.prompt, {"prompt": True}, True),
        (how.replacement("kan"), {"how": "tsumo", "source": "kan"}, True),
        (how.replacement("kan"), {"how": "tsumo", "source": "set_aside"}, False),
        (how.replacement("kan", "set_aside"), {"how": "tsumo", "source": "set_aside"}, True),
        (how.robbed("added_kan"), {"how": "robbed", "robbed_from": "added_kan"}, True),
        (how.robbed("added_kan"), {"how": "robbed", "robbed_from": "set_aside"}, False),
        (how.last_live_draw, {"how": "tsumo", "last": True}, True),
        (how.last_live_draw, {"how": "tsumo", "last": True, "source": "kan"}, False),
        (how.last_draw, {"how": "tsumo", "last": True, "source": "kan"}, True),
        (how.last_draw, {"how": "ron", "last": True}, False),
        (how.last_discard, {"how": "ron", "last": True}, True),
        (how.last_discard, {"how": "robbed", "robbed_from": "added_kan", "last": True}, False),
        (how.heavenly, {"how": "tsumo", "first": True, "dealer": True}, True),
        (how.heavenly, {"how": "tsumo", "first": True}, False),
        (how.earthly, {"how": "tsumo", "first": True}, True),
        (how.earthly, {"how": "tsumo", "first": True, "dealer": True}, False),
        (how.hand_of_man, {"how": "ron", "first": True}, True),
        (how.hand_of_man, {"how": "tsumo", "first": True}, False),
        (how.any_win, {}, True),
    ],
)
def test_circumstances(detect: Detector, given: dict[str, object], expected: bool) -> None:
    s = situation("234m567p345s678s33z", **given)
    assert bool(detect(first(s), s)) is expected


def test_plain_runs_claimed() -> None:
    for given, expected in (({"how": "ron"}, True), ({"how": "tsumo"}, False)):
        s = situation("234m567p33z345s678s", **given)
        assert bool(runs.plain_runs_claimed(first(s), s)) is expected
