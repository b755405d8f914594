"""Hong Kong scoring, hand by hand: hongkong_scores.toml beside this file says what a row means."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from jantaku.calculator import Answer, calculate
from jantaku.ruleset import resolve, ruleset
from jantaku.rulesets.hongkong.table import rows as table_rows
from jantaku.value import Refusal

FILE = Path(__file__).with_name("hongkong_scores.toml")
ROWS: list[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))["hand"]
SEATS = 4


def ask(row: dict[str, Any]) -> Answer:
    return calculate(
        "hongkong",
        row["hand"],
        flags=row.get("flags", "").split(),
        seat=row.get("seat", "S"),
        round=row.get("round", "E"),
        aside=row.get("aside", ""),
        options=row.get("options"),
        discarder=row.get("discarder"),
    )


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_hand(row: dict[str, Any]) -> None:
    answer = ask(row)
    value = answer.value
    if "refusal" in row:
        assert isinstance(value, Refusal)
        assert value.reason == row["refusal"]
        if "have" in row:
            assert value.params == {"faan": row["have"], "minimum": row.get("minimum", 3)}
        assert answer.transfers == ()
        return
    assert not isinstance(value, Refusal), value
    counted = {line.text.key.removeprefix("pattern."): line.amount for line in value.rows()}
    assert counted == row["rows"]
    numbers = value.numbers()
    assert numbers.get("faan") == row.get("faan")
    if "faan" in row:
        assert sum(counted.values()) == row["faan"]
    assert numbers["base"] == row["base"]
    _payments(answer, row["pays"])
    assert numbers["points"] == sum(t.amount for t in answer.transfers)
    if "points" in row:
        assert numbers["points"] == row["points"]


def _payments(answer: Answer, pays: list[int]) -> None:
    delta = answer.delta(SEATS)
    others = [-delta[seat] for seat in range(SEATS) if seat != answer.seat]
    assert sum(delta) == 0
    if len(pays) == 1:
        assert others == pays * 3
        return
    discarder, bystander = pays
    assert sorted(others) == sorted([discarder, bystander, bystander])
    biggest = max(range(SEATS), key=lambda seat: -delta[seat])
    assert answer.situation.from_dealer == (biggest == 0)


def test_ids_are_used_once_and_rules_are_cited() -> None:
    ids = [row["id"] for row in ROWS]
    assert len(ids) == len(set(ids)) >= 80
    assert all(": " in row["rule"] for row in ROWS)


def test_every_row_of_the_table_is_shown() -> None:
    found = ruleset("hongkong")
    wanted = {row.id for row in table_rows(resolve(found, {"kan_upon_kan": True}))}
    seen = {name for row in ROWS for name in row.get("rows", ())}
    assert seen == wanted
