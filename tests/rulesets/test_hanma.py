"""Hanma without a table: tiles, walls, titles, texts, options (rules: hanma). Scored hands stand in
hanma_scores.toml, what happens at a table among the positions.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator

import pytest

from jantaku.calculator import calculate
from jantaku.errors import JantakuError, OptionError, SituationError, TileError
from jantaku.kernel import Shapes
from jantaku.ruleset import Rules, describe, resolve, ruleset
from jantaku.snapshot import snapshot
from jantaku.table import Setup, Table, computers
from jantaku.testing.positions import Deal, Position
from jantaku.tiles import FACES, HIDDEN, KIND, KINDS, RED_M, RED_P, RED_S, TEXT
from jantaku.value import Refusal, Text, Value
from tests.rulesets.test_hanma_scores import ROWS, ask

HANMA = ruleset("hanma")
LANGUAGES = ("ja", "en", "ko")


def rules(preset: str | None = None, **options: object) -> Rules:
    return HANMA.rules(resolve(HANMA, options, preset=preset))


def value(hand: str, **asked: object) -> Value:
    found = calculate("hanma", hand, **asked).value  # type: ignore[arg-type]  # keywords of the call
    assert not isinstance(found, Refusal)
    return found


# --- tiles and walls ---------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_fives_are_red(players: int) -> None:
    tiles = rules(players=players).tiles
    assert tiles.size == 136
    assert set(tiles.copies) == {4}
    assert [tiles.counts[f] for f in (RED_M, RED_P, RED_S)] == [4, 4, 4]
    assert [tiles.counts[KIND[f]] for f in (RED_M, RED_P, RED_S)] == [0, 0, 0]
    assert not any(tiles.counts[KINDS + 3 : FACES])


@pytest.mark.parametrize(("players", "draws"), [(4, 76), (3, 89), (2, 102)])
def test_live_wall(players: int, draws: int) -> None:
    made = rules(players=players)
    plan = made.wall
    assert plan.dead == 8
    assert made.tiles.size - plan.dead - players * made.hand_size == draws
    # Two indicators, two under them, four replacements: eight different places.
    places = [*plan.indicators, *plan.under, *plan.replacements]
    assert sorted(places) == list(range(8))
    assert plan.opened == 2
    assert plan.shrinks("kan") == 0
    assert rules(players=players, kan_shrinks_wall=True).wall.shrinks("kan") == 1


def test_a_table_shows_two_indicators_and_no_stick() -> None:
    layout = rules().layout
    assert (layout.indicators, layout.indicator_slots, layout.pots) == (2, 2, ())
    assert layout.declarations == ("riichi",)
    assert not layout.rounds
    table = Table(rules(), Setup(players=computers(4)), secret=bytes(32))
    assert len(table.state.indicators) == 2
    assert table.state.under == []
    assert table.state.live == 75


def test_lots_are_drawn_for_the_first_hand() -> None:
    assert rules().dealer_by_lot
    riichi = ruleset("riichi")
    assert not riichi.rules(resolve(riichi)).dealer_by_lot


def test_shapes() -> None:
    assert rules().shapes == Shapes(copies=bytes([4] * KINDS), sets=4, pairs=2, orphans=True)


# --- what a calculator takes ---------


@pytest.mark.parametrize(
    ("hand", "asked", "error", "code"),
    [
        # Both spellings are one kind: five of it are too many.
        ("000m55m22p44p66p8p1z 1z", {}, TileError, "too_many_of_face"),
        ("12m678p789s22z234s 3m", {"indicators": "1z 1z 1z"}, SituationError,
         "too_many_indicators"),
        ("12m678p789s22z234s 3m", {"indicators": "2z 2z", "under": "2z"}, TileError,
         "too_many_of_face"),
        ("12m678p789s22z234s 3m", {"flags": ["double_riichi"]}, SituationError, "unknown_flag"),
        ("12m678p22z234s [999s] 3m", {"flags": ["riichi"]}, SituationError, "declared_open_hand"),
        ("12m678p789s22z234s 3m", {"aside": "4z"}, SituationError, "not_set_aside"),
        ("12m678p789s22z234s 3m", {"pots": {"sticks": 1000}}, SituationError, "no_such_pot"),
        ("12m678p789s22z234s 3m", {"seat": "N", "options": {"players": 3}}, SituationError,
         "no_such_seat"),
        ("12m678p789s22z234s 3m", {"options": {"players": 5}}, OptionError,
         "option_out_of_range"),
    ],
)  # fmt: skip  # each case in a row
def test_what_cannot_be(
    hand: str, asked: dict[str, object], error: type[JantakuError], code: str
) -> None:
    with pytest.raises(error) as e:
        calculate("hanma", hand, **asked)  # type: ignore[arg-type]  # keywords of the call
    assert e.value.code == code


def test_one_spelling_is_written() -> None:
    account = calculate("hanma", "45m123p789s22z [555p] 6m").account()
    assert account["hand"] == ["4m", "0m", "6m", "1p", "2p", "3p", "7s", "8s", "9s", "2z", "2z"]
    assert account["melds"] == ["[000p]"]


# --- values as they are shown ---------


@pytest.mark.parametrize(
    ("hand", "flags", "options", "title", "params"),
    [
        ("12m678p789s22z234s 3m", "riichi", {}, "value.points", {"points": 8}),
        ("12m678p789s22z234s 3m", "riichi tsumo", {}, "value.each", {"points": 4}),
        (
            "12m678p789s22z234s 3m",
            "riichi tsumo",
            {"riichi_tsumo_once": True},
            "value.each_and_once",
            {"points": 2, "once": 2},
        ),
        (
            "19m19p19s1234567z 1m",
            "",
            {},
            "value.flat",
            {"pattern": "pattern.thirteen_orphans", "points": 20},
        ),
        (
            "19m19p19s1234567z 1m",
            "tsumo",
            {},
            "value.flat_each",
            {"pattern": "pattern.thirteen_orphans", "points": 20},
        ),
    ],
)
def test_title(
    hand: str, flags: str, options: dict[str, object], title: str, params: dict[str, object]
) -> None:
    assert value(hand, flags=flags.split(), options=options).title() == Text(title, params)  # type: ignore[arg-type]  # ints and texts


def test_a_dearer_hand_ranks_higher() -> None:
    plain = value("12m678p789s22z234s 3m")
    riichi = value("12m678p789s22z234s 3m", flags=["riichi"])
    orphans = value("19m19p19s1234567z 1m")
    assert plain.rank < riichi.rank < orphans.rank


# --- texts, options, presets ---------


def keys_of(found: Value) -> Iterator[Text]:
    yield found.title()
    for line in (*found.rows(), *found.lines()):
        yield line.text
        yield Text(f"unit.{line.unit}", {"amount": line.amount})


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_value_says_is_worded(language: str) -> None:
    texts = HANMA.texts[language]
    said = set()
    for row in ROWS:
        found = ask(row).value
        if isinstance(found, Refusal):
            assert texts[f"refusal.{found.reason}"]
            continue
        for key, params in keys_of(found):
            places = {name for _, name, _, _ in string.Formatter().parse(texts[key]) if name}
            assert places == set(params), key
            assert all(p in texts for p in params.values() if isinstance(p, str))
            said.add(key)
    # ... and nothing is worded that is never said.
    assert {k for k in texts if re.match(r"(value|line|unit|bonus|pattern)\.", k)} == said


def test_texts_of_the_table_are_there() -> None:
    keys = {
        "mark.riichi", "mark.temporary_furiten", "refusal.temporary_furiten", "draw.exhaustive",
        "transfer.win", "transfer.bluff", "transfer.start", "declaration.riichi.risk",
        "refusal.no_shape", *(f"preset.{p.id}.note" for p in HANMA.presets),
        *(f"pattern.{row.id}" for row in HANMA.patterns(resolve(HANMA))),
    }  # fmt: skip
    for language in LANGUAGES:
        assert keys <= set(HANMA.texts[language])
        assert set(HANMA.texts[language]) == set(HANMA.texts["en"])
        assert all(HANMA.texts[language].values())


def test_pattern_table() -> None:
    rows = {r.id: (r.open, r.closed, r.unit) for r in HANMA.patterns(resolve(HANMA))}
    assert rows == {
        "ron": (6, 6, "points"),
        "tsumo": (2, 2, "points"),
        "riichi": (-1, 2, "points"),
        "thirteen_orphans": (-1, 20, "flat"),
    }


def test_options_are_off_where_the_source_is_silent_or_says_otherwise() -> None:
    assert dict(resolve(HANMA)) == {
        "players": 4,
        "next_dealer": "passes",
        "kan_shrinks_wall": False,
        "kuikae": "allowed",
        "last_draw_kan": True,
        "strict_riichi_kan": False,
        "bluff_riichi": False,
        "passed_win_blocks": False,
        "orphans_rob_concealed_kan": False,
        "count_dead_waits": False,
        "riichi_tsumo_once": False,
    }


def test_every_preset_and_number_of_players_deals() -> None:
    for preset in HANMA.presets:
        table = Table(rules(preset.id), secret=bytes(32))
        assert table.pending()
    for players in (2, 3, 4):
        table = Table(rules(players=players), secret=bytes(32))
        assert table.state.live == {4: 75, 3: 88, 2: 101}[players]
        dealt = [sum(at.hand) for at in table.state.seats]
        assert dealt == [14] + [13] * (players - 1)
        assert all(TEXT[f] != "5p" for at in table.state.seats for f in range(HIDDEN) if at.hand[f])
    assert describe(HANMA)["seats"] == 4


def test_what_a_declared_hand_waited_for_is_shown_by_tiles_that_exist() -> None:
    """At a draw the declared hands open; where all fives are red they wait for red ones."""
    deal = Deal(hands=("123m678p789s22z46s",), turns=("9m",))
    steps = "0 discard:9m:drawn:riichi\nto end\ndrawn exhaustive"
    table = Position(
        id="wait", rule="hanma: tiles", ruleset="hanma", deals=(deal,), steps=steps
    ).play()
    result = snapshot(table.rules, table.state, 0)["result"]
    assert isinstance(result, dict)
    assert result["draw"] == {
        "reason": "exhaustive",
        "ready": [0],
        "waits": [["0s"], None, None, None],
    }
