"""Reading the JSON of tenhou.net/6, as one object or one a line.

It has no wall, and neither when an indicator was turned nor when a declaration stood. Sites that
copy the format (Mahjong Soul's logs converted) are told apart by the name of the table.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TextIO

from jantaku.formats.extension import KEY, adopt
from jantaku.formats.game import Drawn, FormatError, Game, Hand, Won
from jantaku.formats.sanity import settle_length
from jantaku.formats.tenhou_numbers import row_of
from jantaku.formats.tenhou_order import Order, face_of
from jantaku.formats.tenhou_rules import by_title, goal_of
from jantaku.formats.tenhou_tables import NAMES, REASON_NAMES, STEP_NAMES
from jantaku.ruleset import HandPlan

_FIELDS: Final = 17
_ROW: Final = re.compile(r"(.+)\(((\d+)飜|役満)\)")
_VALUE: Final = re.compile(
    r"(?:(\d+)符)?(?:(\d+)飜)?(満貫|跳満|倍満|三倍満|数え役満|役満)?(\d+)(?:-(\d+))?点(∀?)"
)


def read_file(path: Path) -> Iterator[Game]:
    """The games in a file, one by one."""
    with path.open(encoding="utf-8-sig") as stream:
        yield from read(stream, path.name)


def read(stream: TextIO, name: str) -> Iterator[Game]:
    """The games in an open stream; `name` for messages.

    A stream with one object a line is read line by line; lines that tell single hands of one game
    are taken together.
    """
    pending: Game | None = None
    many = False
    for number, data in enumerate(_objects(stream), 1):
        game = read_game(data, name if number == 1 else f"{name}#{number}")
        many = True
        if pending is not None and _goes_on(pending, game):
            for hand in game.hands:
                hand.at = f"hand {len(pending.hands) + 1}"
                pending.hands.append(hand)
            continue
        if pending is not None:
            yield _finished(pending)
        pending = game
    if pending is not None:
        yield _finished(pending)
    if not many:
        raise FormatError("empty", "the file is empty")


def _objects(stream: TextIO) -> Iterator[Any]:
    first = stream.readline()
    while first and not first.strip():
        first = stream.readline()
    if not first:
        return
    try:
        data = json.loads(first)
    except json.JSONDecodeError:
        # Not one a line, then: the whole is one object.
        yield _parsed(first + stream.read())
        return
    yield data
    for line in stream:
        if line.strip():
            yield _parsed(line)


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as e:
        raise FormatError("not_json", f"no JSON: {e}") from e


def _goes_on(game: Game, other: Game) -> bool:
    """Whether another object tells the next hand of the same game."""
    return (
        game.final is None
        and other.final is None
        and game.players == other.players
        and game.meta.get("rule") == other.meta.get("rule")
        and game.meta.get("ref") == other.meta.get("ref")
        and len(other.hands) == 1
        and _place(game.hands[-1]) < _place(other.hands[0])
    )


def _place(hand: Hand) -> tuple[int, int, int]:
    return (hand.plan.round, hand.plan.number, hand.plan.repeat)


def _finished(game: Game) -> Game:
    settle_length(game, goal_of(game.ruleset))
    if not game.hands[-1].complete:
        game.cut = "the log ends in the middle of a hand"
    elif game.final is None:
        game.cut = "the log does not tell the end of the game"
    return game


def read_game(data: Any, name: str) -> Game:
    """The game of one JSON object; FormatError when it is none."""
    if not isinstance(data, Mapping) or not isinstance(data.get("log"), list) or not data["log"]:
        raise FormatError("not_tenhou_json", "an object with a list of hands as `log` was expected")
    rule = data.get("rule") or {}
    if not isinstance(rule, Mapping):
        raise FormatError("not_tenhou_json", "`rule` is not an object")
    reds = any(bool(rule.get(key)) for key in ("aka", "aka51", "aka52", "aka53"))
    played = by_title(str(rule.get("disp", "")), reds=reds)
    game = Game(
        name=name,
        ruleset=played.ruleset,
        preset=played.preset,
        options=dict(played.options),
        private=played.private,
        players=tuple(str(n) for n in (data.get("name") or ())[: played.seats]),
        meta={k: data[k] for k in ("title", "ref", "rule", "lobby", "dan", "rate") if k in data},
    )
    for index, hand in enumerate(data["log"]):
        try:
            game.hands.append(_hand(hand, played.seats, f"hand {index + 1}"))
        except FormatError as e:
            raise FormatError(e.code, f"hand {index + 1}: {e}") from e
        except (IndexError, KeyError, TypeError, ValueError) as e:
            raise FormatError("bad_hand", f"hand {index + 1} is not as it should be: {e}") from e
    final = data.get("sc")
    if isinstance(final, list) and len(final) >= 2 * played.seats:
        game.final = tuple(int(n) for n in final[: 2 * played.seats : 2])
    if KEY in data:
        adopt(game, data[KEY])
    start = game.hands[0]
    if start.plan.round == start.plan.number == start.plan.repeat == 0 and not start.sticks:
        game.meta["start"] = start.scores[0]
    return game


def _hand(data: Any, seats: int, at: str) -> Hand:
    if not isinstance(data, list) or len(data) < _FIELDS - 1:
        raise FormatError("bad_hand", f"{at} has not {_FIELDS} parts")
    number, repeat, sticks = (int(n) for n in data[0][:3])
    plan = HandPlan(number // 4, number % 4, number % 4, repeat)
    lists = [data[4 + 3 * s : 7 + 3 * s] for s in range(seats)]
    indicators = tuple(face_of(c) for c in data[2])
    if not indicators:
        raise FormatError("bad_hand", f"{at} has no dora indicator")
    hand = Hand(
        plan=plan,
        scores=tuple(int(n) for n in data[1][:seats]),
        sticks=1000 * sticks,
        dealt=tuple(tuple(face_of(c) for c in dealt) for dealt, _, _ in lists),
        indicator=indicators[0],
        indicators=indicators,
        under=tuple(face_of(c) for c in data[3]),
        at=at,
    )
    takes = [take for _, take, _ in lists]
    gives = [give for _, _, give in lists]
    hand.moves = Order(takes, gives, plan.dealer).moves()
    if len(data) >= _FIELDS and data[_FIELDS - 1]:
        _result(hand, data[_FIELDS - 1], seats)
    return hand


def _result(hand: Hand, data: list[Any], seats: int) -> None:
    if data[0] == "和了":
        for delta, detail in zip(data[1::2], data[2::2], strict=True):
            hand.wins.append(_won(hand, tuple(int(n) for n in delta[:seats]), detail, seats))
        return
    reason = REASON_NAMES.get(str(data[0]))
    if reason is None:
        raise FormatError("unknown_result", f"{data[0]!r:.40} is not a result")
    delta = tuple(int(n) for n in data[1][:seats]) if len(data) > 1 else (0,) * seats
    hand.drawn = Drawn(reason=reason, delta=delta)


def _won(hand: Hand, delta: tuple[int, ...], detail: list[Any], seats: int) -> Won:
    seat, source, liable = (int(n) for n in detail[:3])
    fu, points, step = _value(str(detail[3]), seats)
    rows: dict[str, int] = {}
    limit = False
    for text in detail[4:]:
        found = _ROW.fullmatch(str(text))
        number = NAMES.get(found.group(1)) if found else None
        name = None if number is None else row_of(number, seats)
        if found is None or name is None:
            raise FormatError("unknown_yaku", f"{text!r:.40} is not a yaku")
        # The hand of man is a limit where the log says so; elsewhere it is a han or a mangan.
        limit = limit or found.group(2) == "役満"
        rows[name] = rows.get(name, 0) + int(found.group(3) or 1)
    return Won(
        seat=seat,
        source=source,
        rows=rows,
        limit=limit,
        fu=fu,
        points=points,
        step=step,
        under=hand.under,
        liable=-1 if liable == seat else liable,
        delta=delta,
    )


def _value(text: str, seats: int) -> tuple[int | None, int, int | None]:
    """Fu where they are told, points in all, and the limit."""
    found = _VALUE.fullmatch(text)
    if found is None:
        raise FormatError("unknown_value", f"{text!r:.40} is not a value")
    fu, _, name, one, dealer, everybody = found.groups()
    points = int(one)
    if dealer:
        points = points * (seats - 2) + int(dealer)
    elif everybody:
        points *= seats - 1
    step = STEP_NAMES.get((name or "").removeprefix("数え"), 0)
    return int(fu) if fu else None, points, step
