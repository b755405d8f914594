"""Record files: written, read, replayed, and every way to damage one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jantaku import events as ev
from jantaku.errors import JantakuError, OptionError, RecordError, UnknownRuleset
from jantaku.options import Options
from jantaku.record import SCHEMA, Header, dump, dump_header, header_of, load, parse_header, replay
from jantaku.ruleset import HandPlan, Rules, Ruleset
from jantaku.table import Setup, Start, Table, computers

RECORDS = sorted((Path(__file__).parent.parent / "data" / "records").glob("schema-*.jsonl"))

pytestmark = pytest.mark.usefixtures("toys")

Play = Callable[..., Table]


@pytest.fixture(scope="module")
def game(play: Play) -> Table:
    """A finished game with a kan, a declaration and a win."""
    for seed in range(1, 200):
        table = play(seed)
        kinds = {e[0] for e in table.log}
        if {"kan", "declare", "win", "call", "set_aside"} <= kinds:
            return table
    raise AssertionError("no such game among 200")


@pytest.fixture(scope="module")
def header(plugin: Ruleset, options: Options, game: Table) -> Header:
    return header_of(plugin.id, options, game.setup, started="2026-01-01T00:00:00Z")


@pytest.fixture(scope="module")
def lines(header: Header, game: Table) -> list[str]:
    return list(dump(header, game.log))


def test_round_trip(lines: list[str], header: Header, game: Table) -> None:
    read, events = load(lines)
    log = list(events)
    assert read == header
    assert log == game.log
    assert list(dump(read, log)) == lines
    assert all(line.endswith("\n") and line.count("\n") == 1 for line in lines)


def test_a_finished_game_replays(lines: list[str], game: Table) -> None:
    header, events = load(lines)
    found = replay(header, events)
    assert found.complete
    assert found.events == len(game.log)
    assert found.hands == 2
    assert found.state.key() == game.state.key()


def test_blank_lines_are_nothing(lines: list[str], game: Table) -> None:
    _, events = load(["\n", lines[0], "  \n", *lines[1:], "\n"])
    assert list(events) == game.log


def stops(game: Table, rules: Rules) -> set[int]:
    """How many events there are at each point where the table waits."""
    table = Table(rules, game.setup, walls=game._walls)
    out = {len(table.log)}
    for event in game.log:
        if isinstance(event, ev.Choice):
            table.choose(event.seat, event.action, late=event.late)
            out.add(len(table.log))
    return out


def test_a_record_may_stop_where_the_table_waits_and_nowhere_else(
    lines: list[str], game: Table, rules: Rules
) -> None:
    where = stops(game, rules)
    for length in range(0, len(game.log), 3):
        header, events = load(lines[: length + 1])
        log = list(events)
        if length in where:
            found = replay(header, log)
            assert not found.complete or length == len(game.log)
            assert Table.resume(rules, header.setup, log, walls=game._walls).log == log
        else:
            with pytest.raises(RecordError):
                replay(header, log)


def test_a_table_resumes_only_where_it_waited(game: Table, rules: Rules) -> None:
    """The state alone shows it at nearly every point; a discard's private notes are the exception,
    which replaying finds.
    """
    where = stops(game, rules)
    accepted = 0
    for length in range(1, len(game.log)):
        log = game.log[:length]
        if length in where:
            Table.resume(rules, game.setup, log, walls=game._walls)
            continue
        try:
            Table.resume(rules, game.setup, log, walls=game._walls)
        except RecordError:
            continue
        else:
            assert isinstance(game.log[length], ev.Mark), game.log[length - 1 : length + 1]
            accepted += 1
    assert accepted < 10


@pytest.mark.parametrize("place", ["first", "middle", "last"])
def test_a_cut_line(lines: list[str], place: str) -> None:
    at = {"first": 0, "middle": len(lines) // 2, "last": len(lines) - 1}[place]
    damaged = [*lines[:at], lines[at][: len(lines[at]) // 2]]
    with pytest.raises(RecordError) as e:
        list(load(damaged)[1])
    assert e.value.code == "not_json"
    assert e.value.params["line"] == at + 1


def edited(game: Table, kind: str, **change: object) -> list[ev.Event]:
    """The log with the last event of a kind changed for which that is a change."""
    log = list(game.log)
    for at in reversed(range(len(log))):
        if log[at][0] == kind and log[at]._replace(**change) != log[at]:  # type: ignore[arg-type]
            log[at] = log[at]._replace(**change)  # type: ignore[arg-type]
            return log
    raise AssertionError(f"no {kind} to change")


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("transfer", {"amount": 12_345}),
        ("transfer", {"reason": "gift"}),
        ("win", {"tile": 33}),
        ("win", {"value": {"points": 1}}),
        ("discard", {"tile": 33}),
        ("discard", {"drawn": True}),
        ("draw", {"tile": 33}),
        ("draw", {"left": 99}),
        ("deal", {"tiles": (0,) * 13}),
        ("indicator", {"tile": 33}),
        ("declare", {"mark": "open_riichi"}),
        ("hand_start", {"commitment": "00" * 32}),
        ("hand_start", {"repeat": 5}),
        ("hand_start", {"live": 5}),
        ("game_end", {"places": (0, 0, 0)}),
        ("seat", {"player": "somebody"}),
        ("choice", {"late": True}),
    ],
)
def test_an_edited_event(header: Header, game: Table, kind: str, change: dict[str, object]) -> None:
    log = edited(game, kind, **change)
    if kind == "choice":
        replay(header, log)  # whether a clock ran out is a fact of the host, no rule can check it
        return
    with pytest.raises(RecordError) as e:
        replay(header, log)
    assert e.value.code in ("differs", "wrong_commitment", "illegal_in_record", "cut_within_step")


@pytest.mark.parametrize("action", ["tsumo", "discard:9z", "", "pass", "discard:5m:riichi"])
def test_an_edited_choice(header: Header, game: Table, action: str) -> None:
    at = next(i for i, e in enumerate(game.log) if isinstance(e, ev.Choice))
    log = list(game.log)
    log[at] = ev.choice(log[at][1], action, False)
    with pytest.raises(RecordError) as e:
        replay(header, log)
    assert e.value.code in ("illegal_in_record", "differs")


def test_a_choice_of_another_seat(header: Header, game: Table) -> None:
    at = next(i for i, e in enumerate(game.log) if isinstance(e, ev.Choice))
    log = list(game.log)
    for seat in (-1, 7, (log[at][1] + 1) % 3):
        log[at] = log[at]._replace(seat=seat)  # type: ignore[arg-type]
        with pytest.raises(RecordError):
            replay(header, log)


def test_two_events_in_another_order(header: Header, game: Table) -> None:
    for at in range(1, len(game.log), 7):
        one, two = game.log[at - 1], game.log[at]
        if one == two or (isinstance(one, ev.Choice) and isinstance(two, ev.Choice)):
            continue
        log = list(game.log)
        log[at - 1], log[at] = two, one
        with pytest.raises(RecordError):
            replay(header, log)


def test_an_event_left_out_or_doubled(header: Header, game: Table) -> None:
    for at in range(0, len(game.log) - 1, 7):
        with pytest.raises(RecordError):
            replay(header, game.log[:at] + game.log[at + 1 :])
        with pytest.raises(RecordError):
            replay(header, [*game.log[: at + 1], *game.log[at:]])


def test_a_ruleset_that_is_not_installed(
    header: Header, game: Table, rules: Rules, options: Options
) -> None:
    elsewhere = Header(ruleset="elsewhere", options=dict(options), setup=header.setup)
    with pytest.raises(UnknownRuleset):
        replay(elsewhere, game.log)
    assert replay(elsewhere, game.log, rules=rules).complete


def test_more_after_the_end(header: Header, game: Table) -> None:
    for more in (ev.choice(0, "pass", False), game.log[-1], game.log[10], ev.stand(0)):
        with pytest.raises(RecordError):
            replay(header, [*game.log, more])


def test_another_wall(header: Header, game: Table) -> None:
    at = next(i for i, e in enumerate(game.log) if isinstance(e, ev.Wall))
    wall = game.log[at]
    assert isinstance(wall, ev.Wall)
    swap = next(i for i in range(1, 40) if wall.tiles[i] != wall.tiles[0])
    tiles = list(wall.tiles)
    tiles[0], tiles[swap] = tiles[swap], tiles[0]
    log = list(game.log)
    log[at] = wall._replace(tiles=tuple(tiles))
    with pytest.raises(RecordError) as e:
        replay(header, log)
    assert e.value.code == "wrong_commitment"
    log[at] = wall._replace(tiles=(*wall.tiles[1:], (wall.tiles[0] + 1) % 27))
    with pytest.raises(RecordError) as e:
        replay(header, log)
    assert e.value.code == "wrong_wall"
    with pytest.raises(RecordError) as e:
        replay(header, [x for x in game.log if not isinstance(x, ev.Wall)])
    assert e.value.code == "no_wall"


def test_nothing_at_all(header: Header) -> None:
    with pytest.raises(RecordError) as e:
        load([])
    assert e.value.code == "empty_record"
    with pytest.raises(RecordError) as e:
        load(["\n", "  "])
    assert e.value.code == "empty_record"
    with pytest.raises(RecordError):
        replay(header, [])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "other"}, "not_a_record"),
        ({"format": None}, "not_a_record"),
        ({"schema": 0}, "unknown_schema"),
        ({"schema": 99}, "unknown_schema"),
        ({"schema": "1"}, "unknown_schema"),
        ({"schema": True}, "unknown_schema"),
        ({"options": []}, "bad_header"),
        ({"setup": None}, "bad_header"),
        ({"setup": {}}, "bad_header"),
        ({"setup": []}, "bad_header"),
        ({"options": 5}, "bad_header"),
        ({"options": None}, "bad_header"),
        ({"meta": 5}, "bad_header"),
    ],
)
def test_headers_that_are_none(lines: list[str], change: dict[str, object], code: str) -> None:
    data = {**json.loads(lines[0]), **change}
    with pytest.raises(RecordError) as e:
        parse_header(json.dumps(data))
    assert e.value.code == code


@pytest.mark.parametrize(
    "line", ["", "x", "[]", "1", "null", '"a"', "{", "[" * 100_000, "1" * 5000]
)
def test_lines_that_are_no_header(line: str) -> None:
    with pytest.raises(RecordError):
        parse_header(line)


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"dealer": 3}, "no_such_seat"),
        ({"dealer": -1}, "no_such_seat"),
        ({"players": []}, "wrong_seats"),
        ({"start": {"round": 0, "number": 0, "dealer": 9, "repeat": 0,
                    "points": [1, 2, 3], "pots": {}}}, "no_such_seat"),
        ({"start": {"round": 0, "number": 0, "dealer": 0, "repeat": 0,
                    "points": [1, 2], "pots": {}}}, "wrong_seats"),
    ],
)  # fmt: skip
def test_setups_that_fit_no_table(
    lines: list[str], game: Table, setup: dict[str, object], code: str
) -> None:
    data = json.loads(lines[0])
    data["setup"].update(setup)
    header = parse_header(json.dumps(data))
    with pytest.raises(RecordError) as e:
        replay(header, game.log)
    assert e.value.code == "illegal_in_record"
    assert e.value.__cause__ is not None
    assert e.value.__cause__.code == code  # type: ignore[attr-defined]


def test_unknown_rulesets_and_options(lines: list[str], game: Table) -> None:
    data = json.loads(lines[0])
    with pytest.raises(UnknownRuleset):
        replay(parse_header(json.dumps({**data, "ruleset": "none"})), game.log)
    with pytest.raises(OptionError):
        replay(parse_header(json.dumps({**data, "options": {"none": 1}})), game.log)


def test_a_header_carries_a_start(plugin: Ruleset, options: Options, rules: Rules) -> None:
    start = Start(HandPlan(1, 2, 2, 3), (30_000, -500, 1_000), (("sticks", 2000),))
    setup = Setup(players=computers(3), start=start, hands=1)
    header = header_of(plugin.id, options, setup)
    assert parse_header(dump_header(header)) == header
    table = Table(rules, setup)
    found = replay(header, table.log)
    assert [found.state.score(s) for s in range(3)] == [30_000, -500, 1_000]
    assert found.state.pot("sticks") == 2000
    assert sum(found.state.accounts.values()) == 0
    assert (found.state.round, found.state.number, found.state.dealer, found.state.repeat) == (
        1, 2, 2, 3,
    )  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_damage_anywhere_is_an_error_that_says_so(lines: list[str], data: st.DataObject) -> None:
    """One character of one line changed: refused with a typed error, or no change of the game."""
    at = data.draw(st.integers(0, len(lines) - 1))
    line = lines[at]
    place = data.draw(st.integers(0, len(line) - 2))
    other = data.draw(st.sampled_from('0123456789mpsz?{}[]",:'))
    damaged = [*lines[:at], line[:place] + other + line[place + 1 :], *lines[at + 1 :]]
    try:
        header, events = load(damaged)
        replay(header, list(events))
    except JantakuError:
        return


def test_there_are_records_of_every_schema() -> None:
    assert {int(file.stem.split("-")[1]) for file in RECORDS} == set(range(1, SCHEMA + 1))


@pytest.mark.parametrize("file", RECORDS, ids=lambda f: f.stem)
def test_records_of_every_schema_keep_replaying(file: Path) -> None:
    """Invariant 10: these files never change; whatever the engine becomes, it reads them."""
    with file.open(encoding="utf-8") as lines:
        header, events = load(lines)
        found = replay(header, events)
    assert found.complete
    assert header.schema == int(file.stem.split("-")[1])
