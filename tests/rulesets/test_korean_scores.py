"""Scoring of the Korean two-han game, hand by hand: korean_scores.toml beside this file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from jantaku.calculator import Answer, calculate
from jantaku.ruleset import resolve, ruleset
from jantaku.rulesets.korean.table import rows as table_rows
from jantaku.value import Refusal

DATA = Path(__file__).with_name("korean_scores.toml")
ROWS: list[dict[str, Any]] = tomllib.loads(DATA.read_text("utf-8"))["hand"]


def ask(row: dict[str, Any]) -> Answer:
    return calculate(
        "korean",
        row["hand"],
        flags=row.get("flags", "").split(),
        seat=row.get("seat", ""),
        round=row.get("round", "E"),
        aside=row.get("aside", ""),
        options=row.get("options"),
        preset=row.get("preset"),
        repeat=row.get("repeat", 0),
        pots=row.get("pots"),
        discarder=row.get("discarder"),
    )


def test_rows_are_there() -> None:
    ids = [row["id"] for row in ROWS]
    assert len(ids) == len(set(ids)) >= 60
    assert all(": " in row["rule"] for row in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_hand(row: dict[str, Any]) -> None:
    answer = ask(row)
    value = answer.value
    if "refusal" in row:
        assert isinstance(value, Refusal)
        assert value.reason == row["refusal"]
        if "base_han" in row:
            minimum = row.get("options", {}).get("minimum", 2)
            assert value.params == {"base": row["base_han"], "minimum": minimum}
        assert answer.transfers == ()
        return
    assert not isinstance(value, Refusal), value
    for unit in ("base", "bonus"):
        counted = {line.text.key: line.amount for line in value.rows() if line.unit == unit}
        assert counted == {_key(name): amount for name, amount in row[unit].items()}
    base, bonus, add = sum(row["base"].values()), sum(row["bonus"].values()), row["add"]
    total = base + bonus + add
    tsumo = answer.situation.tsumo
    points = total * (3 if tsumo else 2)
    numbers = value.numbers()
    assert numbers == {
        "base": base,
        "bonus": bonus,
        "addition": add,
        "total": total,
        "from_each" if tsumo else "from_feeder": total if tsumo else points,
        "points": points,
    }
    assert answer.delta(4) == _delta(row, answer, total)
    assert [line.amount for line in value.lines()] == [
        base,
        *([bonus] if bonus else []),
        *([add] if add else []),
        total,
        points,
    ]
    assert value.title() == ("value.total", {"total": total, "base": base})


def _key(name: str) -> str:
    return f"bonus.{name}" if name == "red" else f"pattern.{name}"


def _delta(row: dict[str, Any], answer: Answer, total: int) -> list[int]:
    """What each seat gains: each pays the total, or the discarder twice as much; and the pot."""
    winner = answer.seat
    out = [0] * 4
    if answer.situation.tsumo:
        out = [-total] * 4
        out[winner] = 3 * total
    else:
        out[row.get("discarder", (winner + 1) % 4)] = -2 * total
        out[winner] = 2 * total
    out[winner] += row.get("pot_taken", 0)
    return out


def test_every_yaku_is_shown_open_and_closed() -> None:
    korean = ruleset("korean")
    wanted = {
        (row.id, is_open)
        for given in ({}, {"length": "east_south", "last_nine_dots": True, "draw_pot": "han"})
        for row in table_rows(resolve(korean, given))
        for is_open in (True, False)
        if row.unit == "base" and (row.open if is_open else row.closed) >= 0
    }
    wanted |= {
        (row.id, False)
        for given in ({}, {"last_nine_dots": True, "draw_pot": "han"})
        for row in table_rows(resolve(korean, given))
        if row.unit == "bonus"
    }
    seen = {
        (name, not answer.situation.closed)
        for row in ROWS
        if "base" in row
        for answer in [ask(row)]
        for name in (*row["base"], *row["bonus"])
    }
    assert wanted - seen == set()


def test_payments_are_told_as_they_are_made() -> None:
    tsumo = calculate("korean", "13m567m345p678p99p 2m", flags=["tsumo"], pots={"chips": 40})
    assert [(t.source, t.target, t.amount, t.reason) for t in tsumo.transfers] == [
        (2, 1, 13, "win"),
        (3, 1, 13, "win"),
        (0, 1, 13, "win"),
        ("pot:chips", 1, 40, "pot_taken"),
    ]
