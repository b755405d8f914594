"""Riichi scoring, hand by hand: tests/data/riichi_scores.jsonl.

A row holds a hand and its circumstances as `jantaku.calculator.calculate` takes them, the rule it
shows, and either the refusal or the patterns, han, fu, points and, for an own draw, what the dealer
(0: the winner deals) and each other seat pay.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from jantaku.calculator import Answer, calculate
from jantaku.ruleset import resolve, ruleset
from jantaku.rulesets.riichi.table import rows as table_rows
from jantaku.value import Refusal

DATA = Path(__file__).parent.parent / "data" / "riichi_scores.jsonl"
ROWS: list[dict[str, Any]] = [json.loads(line) for line in DATA.read_text("utf-8").splitlines()]


def ask(row: dict[str, Any]) -> Answer:
    return calculate(
        "riichi",
        row["hand"],
        flags=row.get("flags", "").split(),
        seat=row.get("seat", ""),
        round=row.get("round", "E"),
        indicators=row.get("dora", ""),
        under=row.get("ura", ""),
        options=row.get("options"),
    )


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_hand(row: dict[str, Any]) -> None:
    answer = ask(row)
    value = answer.value
    if "refusal" in row:
        assert isinstance(value, Refusal)
        assert value.reason == row["refusal"]
        assert answer.transfers == ()
        return
    assert not isinstance(value, Refusal)
    counted = {line.text.key.split(".")[1]: line.amount for line in value.rows()}
    numbers = value.numbers()
    assert counted == row["rows"]
    assert (numbers["han"], numbers["fu"]) == (row.get("han", 0), row.get("fu", 0))
    assert numbers["points"] == row["points"]
    assert sum(t.amount for t in answer.transfers) == row["points"]
    if "tsumo" in answer.situation.how:
        assert [numbers.get("from_dealer", 0), numbers["from_other"]] == row["pays"]
        paid = {t.source: t.amount for t in answer.transfers}
        assert len(paid) == 3
        for seat, amount in paid.items():
            assert amount == row["pays"][0 if seat == 0 else 1]
    # The lines belong to the reading that was scored, and to nothing else.
    lines = Counter[str]()
    for line in value.lines():
        lines[line.text.key] += line.amount
    assert sum(lines.values()) == numbers["fu"]
    if "fulines" in row:
        assert lines == row["fulines"]


def test_every_pattern_is_shown_open_and_closed() -> None:
    riichi = ruleset("riichi")
    wanted = {
        (row.id, is_open)
        for options in ({}, {"double_yakuman": True, "hand_of_man": "yakuman"})
        for row in table_rows(resolve(riichi, options))
        for is_open in (True, False)
        if (row.open if is_open else row.closed) >= 0
    }
    seen = {
        (name, not answer.situation.closed)
        for row in ROWS
        if "rows" in row
        for answer in [ask(row)]
        for name in row["rows"]
    }
    assert wanted - seen == set()


def test_lines_name_their_tiles() -> None:
    value = calculate("riichi", "05p34067m [777p] [055s] 8m").value
    assert not isinstance(value, Refusal)
    account = [line.account() for line in value.lines()]
    tiles = [line["tiles"] for line in account if "tiles" in line]
    assert tiles == [["7p", "7p", "7p"], ["0s", "5s", "5s"]]


@pytest.mark.parametrize(
    ("hand", "flags", "title", "params"),
    [
        ("234m567p345s67s33z 8s", "", "value.han_fu", {"han": 1, "fu": 30}),
        (
            "222m222p222s67s44z 8s",
            "",
            "value.han_fu_limit",
            {"han": 4, "fu": 50, "limit": "limit.mangan"},
        ),
        ("234678m99m12356m 4m", "", "value.han_limit", {"han": 7, "limit": "limit.haneman"}),
        ("19m19p19s1234566z 7z", "", "limit.yakuman", {}),
        (
            "5z [111z] [222z] [333z] [444z] 5z",
            "",
            "value.limit_times",
            {"times": 2, "limit": "limit.yakuman"},
        ),
    ],
)
def test_title(hand: str, flags: str, title: str, params: dict[str, object]) -> None:
    value = calculate("riichi", hand, flags=flags.split()).value
    assert not isinstance(value, Refusal)
    assert value.title() == (title, params)
