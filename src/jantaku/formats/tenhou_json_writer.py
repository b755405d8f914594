"""Writing the JSON of tenhou.net/6."""

from __future__ import annotations

from typing import Any, Final

from jantaku import events as ev
from jantaku.formats.extension import KEY, written
from jantaku.formats.game import FormatError, Game, Hand, Won
from jantaku.formats.tenhou_numbers import numbers_of
from jantaku.formats.tenhou_order import (
    AS_DRAWN,
    NOTHING,
    Entry,
    code_of,
    entry_of_call,
    entry_of_kan,
)
from jantaku.formats.tenhou_tables import NAMES, REASON_NAMES, STEP_NAMES
from jantaku.melds import Meld
from jantaku.tiles import KIND, sort_faces

_NAME: Final = {number: name for name, number in reversed(list(NAMES.items()))}
_REASON: Final = {reason: name for name, reason in reversed(list(REASON_NAMES.items()))}
_STEP: Final = {step: name for name, step in STEP_NAMES.items()}
_SEATS: Final = 4


def write_game(game: Game) -> dict[str, Any]:
    """The JSON object of a game; FormatError for what the format cannot carry."""
    out: dict[str, Any] = {
        "title": ["", ""],
        "name": [*game.players, *[""] * (_SEATS - len(game.players))],
        "rule": {"disp": _title(game), "aka": int(game.options.get("reds") != "none")},
        "log": [_hand(game, hand) for hand in game.hands],
    }
    if game.final is not None:
        out["sc"] = [n for points in _four(game.final) for n in (points, 0.0)]
    extension = written(game)
    if extension is not None:
        out[KEY] = extension
    return out


def _title(game: Game) -> str:
    three = "三" if len(game.hands[0].scores) == 3 else "般"
    length = "東" if game.options.get("length") == "east" else "南"
    tanyao = "" if game.options.get("open_tanyao") is False else "喰"
    return three + length + tanyao + ("" if game.options.get("reds") == "none" else "赤")


def _four(numbers: tuple[int, ...]) -> list[int]:
    return [*numbers, *[0] * (_SEATS - len(numbers))]


def _hand(game: Game, hand: Hand) -> list[Any]:
    seats = len(hand.scores)
    plan = hand.plan
    if plan.dealer != plan.number:
        raise FormatError("first_dealer", "this format has seat 0 deal first")
    takes: list[list[Entry]] = [[] for _ in range(_SEATS)]
    gives: list[list[Entry]] = [[] for _ in range(_SEATS)]
    pons: list[list[Meld]] = [[] for _ in range(seats)]
    for move in hand.moves:
        if isinstance(move, ev.Draw):
            takes[move.seat].append(code_of(move.tile))
        elif isinstance(move, ev.Discard):
            code = AS_DRAWN if move.drawn else code_of(move.tile)
            gives[move.seat].append(f"r{code}" if move.mark else code)
        elif isinstance(move, ev.Call):
            takes[move.seat].append(entry_of_call(move.meld, move.seat))
            if move.meld.is_kan:
                gives[move.seat].append(NOTHING)
            elif not move.meld.is_run:
                pons[move.seat].append(move.meld)
        elif isinstance(move, ev.Kan):
            kind = KIND[move.tiles[0]]
            pon = next((m for m in pons[move.seat] if m.kind == kind), None)
            added = pon if move.form == "added" else None
            gives[move.seat].append(entry_of_kan(move.tiles, added, move.seat))
        elif isinstance(move, ev.SetAside):
            gives[move.seat].append(f"f{code_of(move.tile)}")
    dealt = [[code_of(t) for t in sort_faces(tiles)] for tiles in hand.dealt]
    dealt += [[]] * (_SEATS - seats)
    out: list[Any] = [
        [4 * plan.round + plan.number, plan.repeat, hand.sticks // 1000],
        _four(hand.scores),
        [code_of(t) for t in hand.indicators],
        [code_of(t) for t in hand.under],
    ]
    for seat in range(_SEATS):
        out += [dealt[seat], takes[seat], gives[seat]]
    out.append(_result(hand))
    return out


def _result(hand: Hand) -> list[Any]:
    if hand.wins:
        out: list[Any] = ["和了"]
        for won in hand.wins:
            assert won.delta is not None
            liable = won.liable if won.liable is not None and won.liable >= 0 else won.seat
            rows = [_row(number, han, won.limit) for number, han in numbers_of(won, hand) if han]
            out += [
                _four(won.delta),
                [won.seat, won.source, liable, _value(won, hand), *rows],
            ]
        return out
    if hand.drawn is None:
        return []
    name = _REASON.get(hand.drawn.reason or "")
    if name is None:
        raise FormatError("no_such_draw", f"this format has no draw {hand.drawn.reason!r}")
    delta = hand.drawn.delta
    return [name, _four(delta)] if delta is not None and any(delta) else [name]


def _row(number: int, han: int, limit: bool) -> str:
    worth = "役満" if limit else f"{han}飜"
    return f"{_NAME[number]}({worth})"


def _value(won: Won, hand: Hand) -> str:
    """`30符4飜7700点`, `満貫2000-4000点`, `跳満6000点∀`."""
    assert won.rows is not None
    assert won.points is not None
    seats = len(hand.scores)
    if won.step:
        head = _STEP[won.step]
    else:
        head = f"{won.fu}符{sum(won.rows.values())}飜"
    if won.source != won.seat:
        return f"{head}{won.points}点"
    if won.shares is None:
        raise FormatError("no_shares", "who pays how much of an own draw is not told")
    dealer, other = won.shares
    if not dealer:
        return f"{head}{other}点∀"
    if dealer + (seats - 2) * other != won.points:
        raise FormatError("no_shares", "the shares of an own draw do not add up")
    return f"{head}{other}-{dealer}点"
