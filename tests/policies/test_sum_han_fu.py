"""From han and fu to what is paid: every line's arithmetic, for every scored riichi hand."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from jantaku.calculator import Answer, calculate, said
from jantaku.ruleset import ruleset
from jantaku.value import Refusal

DATA = Path(__file__).parent.parent / "data" / "riichi_scores.jsonl"
SHARES = [
    choice.value
    for option in ruleset("sanma").options
    if option.id == "tsumo_share"
    for choice in option.choices
]
ROWS: list[dict[str, Any]] = [
    row
    for line in DATA.read_text("utf-8").splitlines()
    if "refusal" not in (row := json.loads(line))
]


def ask(row: dict[str, Any], id: str = "riichi", **more: Any) -> Answer:
    return calculate(
        id,
        row["hand"],
        flags=row.get("flags", "").split(),
        seat=row.get("seat", ""),
        round=row.get("round", "E"),
        indicators=row.get("dora", ""),
        under=row.get("ura", ""),
        options=row.get("options"),
        **more,
    )


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_each_line_follows_from_the_one_before(row: dict[str, Any]) -> None:
    answer = ask(row)
    assert not isinstance(answer.value, Refusal)
    base, *shares = answer.sums
    if base.text.key == "sum.base":
        assert base.amount == base.text.params["fu"] * 2 ** (int(base.text.params["han"]) + 2)
    else:
        assert base.amount in (2000, 3000, 4000, 6000) or base.amount % 8000 == 0
    amounts = []
    for line in shares:
        exact = base.amount * float(line.text.params["factor"])
        up = line.text.key.endswith("_up")
        assert 0 < line.amount - exact < 100 if up else line.amount == exact
        amounts.append(line.amount)
    paid = [t.amount for t in answer.transfers]
    if len(shares) == 1 and not answer.situation.tsumo:
        assert sum(paid) == row["points"] == amounts[0]
    else:
        assert sorted(set(paid)) == sorted(set(amounts))


def test_all_forms_occur() -> None:
    keys = {line.text.key.removesuffix("_up") for row in ROWS for line in ask(row).sums}
    assert keys == {
        "sum.base", "sum.limit", "sum.limit_times",
        "sum.ron", "sum.each", "sum.dealer", "sum.other",
    }  # fmt: skip  # one list


@pytest.mark.parametrize("id", ["riichi", "riichi-common", "riichi-ema", "sanma"])
@pytest.mark.parametrize("language", ["ja", "en", "ko"])
def test_it_is_worded(id: str, language: str) -> None:
    hands = (("234p567p345s6688s 8s", "riichi"), ("19m19p19s1234567z 1z", "tsumo"))
    for seat in "ES":
        for hand, flag in hands:
            answer = calculate(id, hand, flags=(flag,), seat=seat)
            words = said(answer, ruleset(id), language, seats=4 if id != "sanma" else 3)
            lines = words["lines"]
            assert isinstance(lines, list)
            for name, amount in lines[-len(answer.sums) :]:
                assert not re.search(r"[{}]|sum\.", name), name
                assert re.search(r"\d", amount)


@pytest.mark.parametrize("share", SHARES)
def test_what_a_missing_fourth_seat_would_pay(share: str) -> None:
    """Factors need not be whole (rules: sanma)."""
    for seat in "ES":
        answer = calculate(
            "sanma",
            "234p567p345s66s78s 9s",
            flags=("tsumo", "riichi"),
            seat=seat,
            options={"tsumo_share": share},
        )
        base, *shares = answer.sums
        for line in shares:
            exact = base.amount * float(line.text.params["factor"])
            assert 0 <= line.amount - exact < 100
        paid = {t.amount for t in answer.transfers}
        assert paid == {line.amount for line in shares}
