"""The Korean two-han game without a table, and what nobody may see at one: tiles, options, texts,
bluffs and open hands (rules: korean). Scored hands stand in korean_scores.toml, what happens at a
table among the positions.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator

import pytest

from jantaku import events as ev
from jantaku.calculator import calculate, more
from jantaku.errors import JantakuError, OptionError, SituationError, TileError
from jantaku.kernel import Shapes
from jantaku.options import Option, OptionValue
from jantaku.ruleset import Rules, describe, resolve, ruleset
from jantaku.rulesets.korean.table import BASE, BONUS, rows
from jantaku.situation import Situation
from jantaku.snapshot import snapshot
from jantaku.table import Table
from jantaku.testing.positions import Deal, Position
from jantaku.tiles import FLOWER, TEXT, count_faces, count_kinds, faces, sort_faces
from jantaku.value import Refusal, Text, Value
from jantaku.view import View, project
from tests.rulesets.test_korean_scores import ROWS, ask

KOREAN = ruleset("korean")
LANGUAGES = ("ja", "en", "ko")
GROUPS = ("game", "tiles", "play", "win", "score", "draw")
SCRIPTS = {"ja": re.compile("[぀-ヿ一-鿿]"), "ko": re.compile("[가-힣]")}


def rules(preset: str | None = None, **options: object) -> Rules:
    return KOREAN.rules(resolve(KOREAN, options, preset=preset))


# --- tiles and the table ---------


def test_tiles() -> None:
    tiles = rules().tiles
    assert tiles.size == 104
    assert set(tiles.copies[:18]) == {4}
    assert set(tiles.copies[18:27]) == {0}
    assert set(tiles.copies[27:]) == {4}
    assert [f for f in range(FLOWER, FLOWER + 8) if tiles.counts[f]] == faces("f5f6f7f8")
    assert list(rules(reds="one_each").tiles.counts[34:37]) == [1, 1, 0]


def test_shapes_and_layout() -> None:
    made = rules()
    assert made.shapes == Shapes(copies=made.tiles.copies, sets=4, pairs=2, orphans=False)
    assert made.wall.dead == 0
    layout = made.layout
    assert (layout.aside, layout.pots, layout.unit) == ("flowers", ("chips",), "chips")
    assert (layout.indicators, layout.indicator_slots, layout.rounds) == (0, 0, False)
    assert layout.declarations == ("riichi", "open_riichi")
    assert rules("east_south").layout.rounds
    # Without chips at a draw there is no pot to show.
    assert rules(draw_pot="han").layout.pots == rules(draw_chips=0).layout.pots == ()


@pytest.mark.parametrize(
    ("hand", "asked", "error", "code"),
    [
        ("123m456p789s11z55z 5z", {}, TileError, "tile_not_in_set"),
        ("11112m345678p55z 1m", {}, TileError, "too_many_of_face"),
        ("23m567m345p678p99p 4m", {"aside": "f1"}, TileError, "tile_not_in_set"),
        ("23m567m345p678p99p 4m", {"aside": "f5f5"}, TileError, "too_many_of_face"),
        ("23m567m345p678p99p 4m", {"flags": ["ippatsu"]}, SituationError, "unknown_flag"),
        ("345p55z123m12m [777z] 3m", {"flags": ["riichi"]}, SituationError, "declared_open_hand"),
        ("23m567m345p678p99p 4m", {"indicators": "1m"}, SituationError, "too_many_indicators"),
        ("23m567m345p678p99p 4m", {"flags": ["robbed", "last"]}, SituationError, "robbed_last"),
        ("23m567m345p678p99p 4m", {"pots": {"sticks": 5}}, SituationError, "no_such_pot"),
        ("23m567m345p678p99p 4m", {"options": {"minimum": 1}}, OptionError,
         "option_out_of_range"),
        ("5m 11p", {}, SituationError, "wrong_tile_count"),
        ("23m567m345p678p99p 4m", {"flags": ["chankan", "tsumo"]}, SituationError,
         "conflicting_flags"),
        ("(1111m) 567m45p678p99p 3p", {"flags": ["rinshan", "ron"]}, SituationError,
         "conflicting_flags"),
        ("23m567m345p678p99p 4m", {"flags": ["haitei", "ron"]}, SituationError,
         "conflicting_flags"),
        ("23m567m345p678p99p 4m", {"flags": ["houtei", "tsumo"]}, SituationError,
         "conflicting_flags"),
        ("23m567m345p678p99p 4m", {"flags": ["rinshan"]}, SituationError,
         "replacement_without_kan"),
        ("23m567m345p678p99p 4m", {"flags": ["tenhou", "riichi"]}, SituationError,
         "first_after_discard"),
        ("345p55z123m12m [777z] 3m", {"flags": ["renhou"]}, SituationError, "first_with_melds"),
        # With a dead wall the last tile cannot be a replacement.
        ("(1111m) 567m45p678p99p 3p", {"flags": ["replacement", "last"],
         "options": {"dead_wall": 14}}, SituationError, "last_replacement"),
    ],
)  # fmt: skip  # each case in a row
def test_what_cannot_be(
    hand: str, asked: dict[str, object], error: type[JantakuError], code: str
) -> None:
    with pytest.raises(error) as e:
        calculate("korean", hand, **asked)  # type: ignore[arg-type]  # keywords of the call
    assert e.value.code == code


def test_a_dead_wall_changes_what_the_last_tile_is() -> None:
    found = calculate(
        "korean", "13m567m345p678p99p 2m", flags=["haitei"], options={"dead_wall": 14}
    )
    assert not isinstance(found.value, Refusal)
    assert "pattern.last_tile" in {line.text.key for line in found.value.rows()}


@pytest.mark.parametrize(
    ("river", "counts"), [("", True), ("9p7z", True), ("9m", False), ("5m9p", False)]
)
def test_nine_gates_ask_for_the_own_river(river: str, counts: bool) -> None:
    tiles = faces("11123455678999m")
    found = rules().score.value(
        Situation(
            hand=bytes(count_faces(tiles)),
            kinds=bytes(count_kinds(tiles)),
            tile=faces("5m")[0],
            how="tsumo",
            seat_wind=1,
            river=sum(1 << kind for kind in faces(river)),
        )
    )
    assert not isinstance(found, Refusal)
    # Refused, the hand keeps its other yaku.
    assert found.numbers()["base"] == (34 if counts else 10)


# --- rows ---------


@pytest.mark.parametrize(
    ("river", "flags", "gates"),
    [
        ("", ["tsumo"], True),
        ("7z 3m", ["tsumo"], True),
        ("7p", ["tsumo"], False),
        ("7z 9m 3p", ["tsumo"], False),
        ("7z", ["ron"], True),
    ],
)
def test_a_calculator_is_told_the_own_river(river: str, flags: list[str], gates: bool) -> None:
    found = calculate("korean", "1112345678999p 5p", flags=flags, river=river).value
    assert not isinstance(found, Refusal)
    assert ("pattern.nine_gates" in {line.text.key for line in found.rows()}) == gates


@pytest.mark.parametrize(
    ("river", "flags", "code"),
    [
        # It waits for every tile of dots.
        ("2p", ["ron"], "furiten_river"),
        ("55p5p", ["tsumo"], "too_many_of_face"),
        ("3s", ["tsumo"], "tile_not_in_set"),
        ("f5", ["tsumo"], "not_discarded"),
        ("??", ["tsumo"], "hidden_tile"),
        ("5", ["tsumo"], "digits_without_suit"),
        ("7z", ["tenhou"], "first_after_discard"),
    ],
)
def test_rivers_that_cannot_be(river: str, flags: list[str], code: str) -> None:
    with pytest.raises(JantakuError) as caught:
        calculate("korean", "1112345678999p 5p", flags=flags, river=river)
    assert caught.value.code == code


def test_what_would_make_it_more_minds_the_own_river() -> None:
    built = rules()
    hand = "222m567m345p678p5z 5z"
    white = faces("5z")[0]
    for river, offered in (("", True), ("5z", True), ("5z5z", False)):
        answer = calculate(built, hand, flags=["tsumo"], river=river)
        assert (white in {change.new for change in more(built, answer)}) == offered


def test_the_whole_table() -> None:
    table = {r.id: (r.open, r.closed, r.unit) for r in KOREAN.patterns(resolve(KOREAN))}
    one, closed = (1, 1, BASE), -1
    assert table == {
        "closed_win": (closed, 1, BASE), "closed_tsumo": (closed, 1, BASE),
        "pinfu": (closed, 1, BASE), "all_simples": one, "white_dragon": one,
        "green_dragon": one, "red_dragon": one, "seat_wind": one,
        "straight": (2, 2, BASE), "half_flush": (2, 2, BASE), "all_triplets": (2, 2, BASE),
        "three_concealed_triplets": (2, 2, BASE), "seven_pairs": (closed, 4, BASE),
        "double_riichi": (closed, 5, BASE), "small_three_dragons": (6, 6, BASE),
        "full_flush": (8, 8, BASE), "big_three_dragons": (8, 8, BASE),
        "four_concealed_triplets": (closed, 8, BASE), "terminals_and_honours": (8, 8, BASE),
        "small_four_winds": (8, 8, BASE), "all_honours": (12, 12, BASE),
        "big_four_winds": (12, 12, BASE), "heavenly_hand": (closed, 16, BASE),
        "earthly_hand": (closed, 16, BASE), "hand_of_man": (closed, 16, BASE),
        "nine_gates": (closed, 24, BASE),
        "riichi": (closed, 1, BONUS), "open_riichi": (closed, 2, BONUS), "prize": (1, 1, BONUS),
        "flower": (1, 1, BONUS), "all_seasons": (8, 8, BONUS), "replacement_win": (5, 5, BONUS),
        "five_dots_replacement": (8, 8, BONUS), "robbed_kan": (5, 5, BONUS),
        "last_tile": (5, 5, BONUS), "one_dot_last_tile": (8, 8, BONUS),
        "last_discard": (5, 5, BONUS),
    }  # fmt: skip  # as the rule page lists them


def test_options_change_the_table() -> None:
    def ids(**given: object) -> set[str]:
        return {row.id for row in rows(resolve(KOREAN, given))}

    plain = ids()
    assert ids(length="east_south") - plain == {"round_wind"}
    assert plain - ids(count_menzen=False) == {"closed_win", "closed_tsumo"}
    assert ids(last_nine_dots=True) - plain == {"nine_dots_last_discard"}
    assert ids(draw_pot="han") - plain == {"carried_draws"}


# --- options, presets, texts ---------


def values(option: Option) -> list[OptionValue]:
    if option.kind == "flag":
        return [True, False]
    if option.kind == "int":
        return [option.low, option.high]
    return [c.value for c in option.choices]


@pytest.mark.parametrize("option", KOREAN.options, ids=[o.id for o in KOREAN.options])
def test_option_is_worded_and_every_value_deals(option: Option) -> None:
    for wording in (option.names, option.help, *(c.names for c in option.choices)):
        assert set(wording) == set(LANGUAGES)
        assert all(text == text.strip() != "" for text in wording.values())
    assert option.help["ja"].endswith("。")
    assert option.help["ja"].count("。") == 1
    for language in ("en", "ko"):
        assert option.help[language].endswith(".")
        assert ". " not in option.help[language]
    for language, script in SCRIPTS.items():
        assert script.search(option.names[language])
        assert script.search(option.help[language])
    assert option.group in GROUPS
    for value in values(option):
        assert Table(rules(None, **{option.id: value}), secret=bytes(32)).pending()


def test_options_are_where_the_rules_are_silent_or_differ() -> None:
    assert dict(resolve(KOREAN)) == {
        "length": "session", "dealer_after_draw": "stays", "dealer_of_several": "nearest",
        "reds": "none", "dead_wall": 0, "bluff_riichi": True, "most_kans": "any",
        "kuikae": "allowed", "count_dead_waits": False, "furiten_when_barred": True,
        "minimum": 2, "multiple_ron": "all", "flower_replacement_win": False,
        "win_addition": "10_5", "count_menzen": True, "prize": "all", "flowers": "each",
        "special_tiles": "instead", "last_one_dot": 8, "last_nine_dots": False,
        "draw_chips": 5, "draw_pot": "chips", "bluff_penalty": 20, "abort_nine_terminals": True,
        "abort_four_wests": True, "abort_four_riichi": True, "abort_triple_ron": False,
        "abort_four_kans": False,
    }  # fmt: skip  # as they stand in the form
    groups = [option.group for option in KOREAN.options]
    assert sorted(groups, key=GROUPS.index) == groups


def test_presets_deal() -> None:
    assert KOREAN.presets[0].values == {}
    for preset in KOREAN.presets:
        assert Table(rules(preset.id), secret=bytes(32)).pending()
    assert describe(KOREAN)["seats"] == 4


def said(found: Value) -> Iterator[Text]:
    yield found.title()
    for line in (*found.rows(), *found.lines()):
        yield line.text
        yield Text(f"unit.{line.unit}", {"amount": line.amount})


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_value_says_is_worded(language: str) -> None:
    texts = KOREAN.texts[language]
    seen = set()
    for row in ROWS:
        found = ask(row).value
        if isinstance(found, Refusal):
            assert places(texts[f"refusal.{found.reason}"]) == set(found.params)
            continue
        for key, params in said(found):
            assert places(texts[key]) == set(params), key
            seen.add(key)
    # ... and nothing is worded that is never said.
    assert {k for k in texts if re.match(r"(value|line|unit|bonus|pattern)\.", k)} == seen


def test_other_texts_are_there_in_three_languages() -> None:
    standing = rules().layout.standing
    furiten = ("furiten", "temporary_furiten", "riichi_furiten")
    keys = {f"mark.{m}" for m in (*standing, *furiten)}
    keys |= {f"refusal.{r}" for r in (*furiten, "no_shape", "below_minimum")}
    keys |= {f"preset.{p.id}.note" for p in KOREAN.presets}
    keys |= {
        f"draw.{r}"
        for r in (
            "exhaustive", "nine_terminals", "four_winds", "four_riichi", "four_kans",
            "triple_ron",
        )
    }  # fmt: skip
    keys |= {f"transfer.{r}" for r in ("start", "win", "bluff", "pot", "pot_taken", "refund")}
    keys |= {"pot.chips", "abort.nine_terminals", "declaration.riichi.risk"}
    keys |= {"flag.set_aside_replacement"}
    spoken = re.compile(r"(value|line|unit|bonus|pattern)\.")
    for language in LANGUAGES:
        texts = KOREAN.texts[language]
        assert {k for k in texts if not spoken.match(k)} == keys
        assert set(texts) == set(KOREAN.texts["en"])
        assert {k: places(t) for k, t in texts.items()} == {
            k: places(t) for k, t in KOREAN.texts["en"].items()
        }
        if language in SCRIPTS:
            assert all(SCRIPTS[language].search(t) for t in texts.values())


# --- bluffs and open hands ---------

_OTHERS = ("1144m1144p2233z7p", "1166m1144p2233z8p", "8899m2255p44z38p1z")
_TURNS = ("7z5z6z", "3m3m6p", "8m8m3p", "5m9p3m")
_TENPAI = "555z23m567m678p99p"
_NOTEN = "555z259m3569p467z"


def played(hand: str, steps: str, turns: tuple[str, ...] = _TURNS, **options: object) -> Table:
    """Seat 0 holds `hand`; what the others hold and everybody draws is always the same."""
    deal = Deal(hands=(hand, *_OTHERS), turns=turns, replacements="1z f5 f6 f7 f8")
    return Position(
        id="played", rule="korean: draw", ruleset="korean", deals=(deal,), steps=steps,
        options=options,
    ).play()  # fmt: skip


def spelled(hand: str) -> list[str]:
    return [TEXT[face] for face in sort_faces(faces(hand))]


def seen(table: Table, seat: int) -> list[object]:
    """What a seat has been told, but for the commitment, which differs with the wall."""
    out: list[object] = []
    for event in table.log:
        told = project(event, seat)
        if isinstance(told, ev.HandStart):
            told = told._replace(commitment="")
        if told is not None:
            out.append(told)
    return out


def test_nothing_betrays_a_bluff() -> None:
    steps = """
    0 discard:7z:drawn:riichi
    to 0
    0 concealed_kan:5z5z5z5z
    0 discard:1z:drawn
    to 0
    0 tsumogiri
    to 3
    """
    honest, bluff = played(_TENPAI, steps), played(_NOTEN, steps)
    assert honest.rules.win.waits(honest.state, 0)
    assert not bluff.rules.win.waits(bluff.state, 0)
    for seat in (1, 2, 3, -1):
        assert seen(honest, seat) == seen(bluff, seat)
        if seat >= 0:
            told = snapshot(honest.rules, honest.state, seat)
            assert dict(told, commitment="") == dict(
                snapshot(bluff.rules, bluff.state, seat), commitment=""
            )
    # Whoever looked at the hand itself would see the difference.
    assert seen(honest, 0) != seen(bluff, 0)


def test_a_bluff_never_comes_to_light_at_an_ordinary_draw() -> None:
    table = played(_NOTEN, "0 discard:7z:drawn:riichi\nto end\ndrawn exhaustive")
    assert table.state.shown == {}
    assert table.state.ready == ()


def test_all_four_hands_are_shown_at_four_riichi() -> None:
    steps = "0 discard:7z:drawn:riichi\n" + "\n".join(
        f"{seat} discard:{tile}:drawn:riichi" for seat, tile in ((1, "3m"), (2, "8m"), (3, "5m"))
    )
    table = played(_TENPAI, f"{steps}\ndrawn four_riichi\nready 0\ndelta 55 15 15 -85"[:0] or steps)
    assert sorted(table.state.shown) == [0, 1, 2, 3]
    assert table.state.ready == (0, 1, 2)


def test_an_open_hand_is_seen_by_all_and_what_it_draws_is_not() -> None:
    steps = "0 discard:7z:drawn:open_riichi\nto 0"
    table = played(_TENPAI, steps, ("7z6m", *_TURNS[1:]))
    hand = bytes(count_faces(faces(_TENPAI)))
    for seat in (1, 2, 3, -1):
        shown = table.view(seat).shown(0)
        assert shown is not None
        assert shown[:-1] == hand[:-1]
        assert shown[-1] == 1  # the tile just drawn, hidden
        told = snapshot(table.rules, table.state, seat)["seats"][0]  # type: ignore[index]  # JSON
        assert told["open"]
        assert told["drawn"] == "??"
        assert told["hand"] == spelled(_TENPAI)
    assert View(table.rules, table.state, 1).declared(0) == "open_double_riichi"


def test_an_open_hand_that_wins_is_shown_whole() -> None:
    table = played(
        _TENPAI, "0 discard:7z:drawn:open_riichi\nto 0\n0 tsumo", ("7z4m", "3m", "8m", "5m")
    )
    result = snapshot(table.rules, table.state, 2)["result"]
    assert isinstance(result, dict)
    (win,) = result["wins"]
    assert win["tile"] == "4m"
    assert win["hand"] == spelled(_TENPAI)
