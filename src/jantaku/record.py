"""Record files: one JSON header line, then one event a line; and replaying them.

The log is the truth: choices and walls are in it, so a replay needs no random numbers, and it can
    check the engine: the same
choices on the same walls must give the same events.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from jantaku import events as ev
from jantaku.codec import decode, encode
from jantaku.errors import JantakuError, RecordError
from jantaku.options import Options
from jantaku.ruleset import HandPlan, Rules, resolve, ruleset
from jantaku.seams import CLOSED, Ending
from jantaku.state import Player, TableState, apply
from jantaku.table import Setup, Start, Table
from jantaku.tiles import Face
from jantaku.wall import check_wall, commitment

FORMAT: Final = "jantaku-record"
SCHEMA: Final = 1

_REASON: Final = re.compile("[a-z_]{1,32}")


@dataclass(slots=True, kw_only=True)
class Header:
    """What a record says before its events.

    Attributes:
        ruleset: id; `options` are all option values.
        setup: players and what else the host arranged.
        schema: version of this format.
        meta: whatever the host adds (dates, identifiers); JSON values.
    """

    ruleset: str
    options: dict[str, object]
    setup: Setup
    schema: int = SCHEMA
    meta: dict[str, object] = field(default_factory=dict)

    def rules(self) -> Rules:
        """The rules the game was played under."""
        rs = ruleset(self.ruleset)
        return rs.rules(resolve(rs, self.options))


def dump_header(header: Header) -> str:
    """The header line, without a line break."""
    return _line(
        {
            "format": FORMAT,
            "schema": header.schema,
            "ruleset": header.ruleset,
            "options": header.options,
            "setup": _setup_data(header.setup),
            "meta": header.meta,
        }
    )


def _setup_data(setup: Setup) -> dict[str, object]:
    out: dict[str, object] = {
        "players": [{"id": p.id, "name": p.name, "bot": p.bot} for p in setup.players],
        "dealer": setup.dealer,
        "hands": setup.hands,
        "confirm": setup.confirm,
    }
    if setup.start is not None:
        out["start"] = {
            **setup.start.plan._asdict(),
            "points": list(setup.start.points),
            "pots": dict(setup.start.pots),
        }
    return out


def _parse_start(data: Any) -> Start | None:
    if data is None:
        return None
    plan = HandPlan(*(int(data[name]) for name in HandPlan._fields))
    pots = tuple((str(name), int(amount)) for name, amount in data["pots"].items())
    return Start(plan, tuple(int(points) for points in data["points"]), pots)


def dump_event(event: ev.Event) -> str:
    """An event's line, without a line break."""
    return _line(encode(event))


def dump(header: Header, events: Iterable[ev.Event]) -> Iterator[str]:
    """The lines of a record, each with its line break."""
    yield dump_header(header) + "\n"
    for event in events:
        yield dump_event(event) + "\n"


def _line(data: Mapping[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def header_of(rs: str, options: Options, setup: Setup, **meta: object) -> Header:
    """The header of a game."""
    return Header(ruleset=rs, options=dict(options), setup=setup, meta=meta)


def parse_header(line: str) -> Header:
    """Read a header line; RecordError when it is none, or of a schema this version does not
    know.
    """
    data = _object(line, 1)
    if data.get("format") != FORMAT:
        raise RecordError("not_a_record", "the first line is not the header of a Jantaku record")
    schema = data.get("schema")
    if type(schema) is not int or schema != SCHEMA:
        raise RecordError(
            "unknown_schema",
            f"schema {schema!r:.20}; this version reads {SCHEMA}",
            schema=str(schema),
        )
    try:
        setup = data["setup"]
        if not isinstance(data["options"], dict):
            raise TypeError("options")
        players = tuple(
            Player(str(p["id"]), str(p["name"]), p["bot"] is True) for p in setup["players"]
        )
        hands = setup["hands"]
        return Header(
            ruleset=str(data["ruleset"]),
            options=dict(data["options"]),
            setup=Setup(
                players=players,
                dealer=int(setup["dealer"]),
                start=_parse_start(setup.get("start")),
                hands=None if hands is None else int(hands),
                confirm=setup["confirm"] is True,
            ),
            meta=dict(data.get("meta", {})),
        )
    except (AttributeError, KeyError, TypeError, ValueError) as e:
        raise RecordError("bad_header", f"the header lacks or garbles {e}", line=1) from e


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as e:
        raise RecordError(
            "not_json", f"line {number} is not JSON: {getattr(e, 'msg', e)}", line=number
        ) from e
    if not isinstance(data, dict):
        raise RecordError("not_json", f"line {number} is not an object", line=number)
    return data


def load(lines: Iterable[str]) -> tuple[Header, Iterator[ev.Event]]:
    """The header and the events, read one by one. RecordErrors name the line."""
    numbered = ((n, text) for n, text in enumerate(lines, 1) if text.strip())
    first = next(numbered, None)
    if first is None:
        raise RecordError("empty_record", "the record is empty")
    header = parse_header(first[1])

    def events() -> Iterator[ev.Event]:
        for n, text in numbered:
            try:
                yield decode(_object(text, n))
            except RecordError as e:
                if "line" in e.params:
                    raise
                raise RecordError(e.code, f"line {n}: {e}", line=n, **e.params) from e

    return header, events()


class _RecordedWalls:
    """The walls of a record, by hand."""

    def __init__(self) -> None:
        self.walls: list[tuple[tuple[Face, ...], str]] = []

    def __call__(self, serial: int) -> tuple[tuple[Face, ...], str]:
        if serial >= len(self.walls):
            raise RecordError("no_wall", f"the record holds no wall for hand {serial + 1}")
        return self.walls[serial]


@dataclass(slots=True)
class Replay:
    """What replaying a record found: how many events and hands; the final state; whether the game
    was over.
    """

    header: Header
    state: TableState
    events: int
    hands: int
    complete: bool


def replay(header: Header, recorded: Iterable[ev.Event], *, rules: Rules | None = None) -> Replay:
    """Play the recorded choices again on the recorded walls and compare every event.

    `rules` stand in for those the header names, for a ruleset that is not installed.

    RecordError at the first event that differs, is illegal, or is missing; a record that stops
    early but is right as far as it goes is not an error (`complete` is False).
    """
    log = list(recorded)
    if rules is None:
        rules = header.rules()
    walls = _RecordedWalls()
    for at, event in enumerate(log):
        if isinstance(event, ev.GameEnd):
            _check_end(event, rules.seats, at)
        if isinstance(event, ev.Wall):
            check_wall(rules.tiles, event.tiles)
            walls.walls.append((event.tiles, event.nonce))
    hand = 0
    for event in log:
        if isinstance(event, ev.HandStart):
            if hand < len(walls.walls) and event.commitment != commitment(*walls.walls[hand]):
                raise RecordError(
                    "wrong_commitment",
                    f"the wall of hand {hand + 1} is not the committed one",
                    hand=hand,
                )
            hand += 1
    if not walls.walls:
        raise RecordError("no_wall", "the record holds no wall")
    state = TableState(rules.seats)
    table: Table | None = None
    try:
        table = Table(rules, header.setup, walls=walls)
        _replay_choices(table, log)
    except RecordError:
        raise
    except JantakuError as e:
        at = len(table.log) if table is not None else 0
        raise RecordError("illegal_in_record", f"event {at + 1}: {e}", event=at + 1) from e
    for event in log:
        apply(state, event)
    return Replay(header, state, len(log), len(walls.walls), state.phase == "over")


def _same(recorded: ev.Event, made: ev.Event) -> bool:
    """Old records do not say why a game ended."""
    if isinstance(recorded, ev.GameEnd) and isinstance(made, ev.GameEnd) and not recorded.reason:
        return recorded.places == made.places
    return recorded == made


def _check_end(event: ev.GameEnd, seats: int, at: int) -> None:
    """What nothing but the record knows of the end must at least be such as a host writes."""
    field, wrong = "reason", ""
    if event.reason and not _REASON.fullmatch(event.reason):
        wrong = f"the reason {event.reason!r:.40} is no short word"
    elif event.by and not event.reason:
        wrong = "seats brought it about, but no reason is given"
    elif any(not 0 <= seat < seats for seat in event.by):
        field = "by"
        wrong = f"by {list(event.by)!r:.40} names seats that are not at the table"
    elif len(set(event.by)) < len(event.by):
        field = "by"
        wrong = f"by {list(event.by)!r:.40} names a seat twice"
    if wrong:
        raise RecordError(
            "bad_field", f"event {at + 1}: game_end: {wrong}", event=at + 1, field=field
        )


def _ending(log: list[ev.Event], at: int) -> Ending:
    """Why a host ended the game: nothing but the record knows."""
    for event in log[at:]:
        if isinstance(event, ev.GameEnd) and event.reason:
            return Ending(event.reason, event.by)
    return CLOSED


def _replay_choices(table: Table, log: list[ev.Event]) -> None:
    at = 0
    while True:
        for made in table.drain():
            if at >= len(log):
                raise RecordError(
                    "cut_within_step", f"the record stops after event {at}, inside a step", event=at
                )
            if not _same(log[at], made):
                raise RecordError(
                    "differs",
                    f"event {at + 1} is {encode(log[at])}; the rules give {encode(made)}",
                    event=at + 1,
                )
            at += 1
        if at >= len(log):
            return
        nxt = log[at]
        if isinstance(nxt, ev.Seat):
            table.sit(nxt.seat, Player(nxt.player, nxt.name, nxt.bot))
        elif isinstance(nxt, ev.Choice):
            table.choose(nxt.seat, nxt.action, late=nxt.late)
        elif isinstance(nxt, ev.GameEnd | ev.Transfer) and table.state.phase == "between":
            table.finish(_ending(log, at))
        else:
            raise RecordError(
                "differs",
                f"event {at + 1} is {encode(nxt)} where a choice was awaited",
                event=at + 1,
            )
