"""Hanma scoring, hand by hand: hanma_scores.toml beside this file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from jantaku.calculator import Answer, calculate
from jantaku.value import Refusal

DATA = Path(__file__).with_name("hanma_scores.toml")
ROWS: list[dict[str, Any]] = tomllib.loads(DATA.read_text("utf-8"))["hand"]
CAP = 20


def ask(row: dict[str, Any]) -> Answer:
    return calculate(
        "hanma",
        row["hand"],
        flags=row.get("flags", "").split(),
        seat=row.get("seat", "S"),
        indicators=row.get("dora", ""),
        under=row.get("ura", ""),
        options=row.get("options"),
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
        assert answer.transfers == ()
        return
    assert not isinstance(value, Refusal), value
    assert {line.text.key.split(".")[1]: line.amount for line in value.rows()} == row["rows"]
    numbers = value.numbers()
    assert numbers["sum"] == row["sum"]
    seats = row.get("options", {}).get("players", 4)
    assert answer.delta(seats) == expected(row, answer, seats)
    assert numbers["points"] == answer.delta(seats)[answer.seat]
    lines = {line.text.key.split(".")[1]: line.amount for line in value.lines()}
    assert lines == arithmetic(row, answer, seats)
    assert {line.unit for line in value.lines()} == {"points"}


def expected(row: dict[str, Any], answer: Answer, seats: int) -> list[int]:
    """What each seat gains."""
    winner = answer.seat
    out = [0] * seats
    if not answer.situation.tsumo:
        out[row.get("discarder", (winner + 1) % seats)] = -row["pay"]
    else:
        once = row.get("once", 0)
        for step in range(1, seats):
            part = once // (seats - 1) + (step <= once % (seats - 1))
            out[(winner + step) % seats] = -row["pay"] - part
    assert min(out) >= -CAP
    out[winner] = -sum(out)
    return out


def arithmetic(row: dict[str, Any], answer: Answer, seats: int) -> dict[str, int]:
    """The lines that lead to what is paid."""
    total, tsumo = row["sum"], answer.situation.tsumo
    out: dict[str, int] = {}
    if "thirteen_orphans" in row["rows"]:
        out["flat"] = total
    else:
        base = 2 if tsumo else 6
        out["base_tsumo" if tsumo else "base_ron"] = base
        if total > base:
            out["added"], out["sum"] = total - base, total
        if total > CAP:
            out["cap"] = CAP
    if not tsumo:
        out["feeder_pays"] = row["pay"]
        return out
    out["each_pays" if seats > 2 else "opponent_pays"] = row["pay"]
    if "once" in row:
        out["paid_once"] = row["once"]
    out["winner_gets"] = row["pay"] * (seats - 1) + row.get("once", 0)
    return out
