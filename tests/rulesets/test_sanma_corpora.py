"""Sanma against real wins and draws kept outside the project (JANTAKU_CORPORA)."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jantaku import events as ev
from jantaku.calculator import calculate
from jantaku.formats.tenhou_tables import ROWS
from jantaku.ruleset import Rules, resolve, ruleset
from jantaku.state import TableState, apply
from jantaku.value import Refusal

CORPORA = os.environ.get("JANTAKU_CORPORA")
pytestmark = pytest.mark.skipif(
    not CORPORA, reason="JANTAKU_CORPORA does not name the folder of the corpora"
)
BRACKETS = {"chi": "[{}]", "pon": "[{}]", "daiminkan": "[{}]", "ankan": "({})"}
SIDES = {1: "right", 2: "across", 3: "left"}


def lines(name: str) -> Iterator[dict[str, Any]]:
    path = Path(CORPORA or "") / "scoring" / name
    if not path.exists():
        pytest.skip(f"{name} is not among the corpora")
    with gzip.open(path, "rt") as file:
        for line in file:
            yield json.loads(line)


def rules(**options: object) -> Rules:
    sanma = ruleset("sanma")
    return sanma.rules(resolve(sanma, options, preset="tenhou-sanma"))


def melds(row: dict[str, Any]) -> str:
    out = []
    for meld in row["melds"]:
        tiles = "".join(meld["tiles"])
        if meld["kind"] == "kakan":
            tiles = "".join(meld["tiles"][:3]) + "+" + meld["tiles"][3]
        if meld["kind"] != "kita":
            out.append(BRACKETS.get(meld["kind"], "[{}]").format(tiles))
    return " ".join(out)


def flags(row: dict[str, Any]) -> list[str]:
    numbers = {number for number, _ in row["yaku"]} | set(row["yakuman"])
    out = ["tsumo" if row["who"] == row["fromWho"] else "ron"]
    names = {
        1: "riichi",
        21: "double_riichi",
        2: "ippatsu",
        3: "robbed",
        5: "haitei",
        6: "houtei",
        37: "tenhou",
        38: "chiihou",
    }
    out += [name for number, name in names.items() if number in numbers]
    if 3 in numbers:
        out.remove("ron")
    if 4 in numbers:
        kan = any("kan" in meld["kind"] for meld in row["melds"])
        what = "rinshan" if kan else "set_aside_replacement"
        out = [what if f == "tsumo" else f for f in out]
    return out


def test_every_win() -> None:
    table = {reds: rules(reds=reds) for reds in ("one_each", "none")}
    wrong, count = [], 0
    for row in lines("tenhou-wins_sanma.jsonl.gz"):
        count += 1
        answer = calculate(
            table["none" if row["go"] & 2 else "one_each"],
            f"{''.join(row['hand'])} {melds(row)}",
            win=row["win"],
            flags=flags(row),
            seat="ESW"[row["seat_wind"]],
            round="ESWN"[row["round_wind"]],
            indicators="".join(row["dora"]),
            under="".join(row["ura"] or ()),
            aside="4z" * row["kita"],
        )
        expected: dict[str, int] = {}
        for number, han in [*row["yaku"], *((n, 1) for n in row["yakuman"])]:
            expected[ROWS[number]] = expected.get(ROWS[number], 0) + han
        assert not isinstance(answer.value, Refusal), row
        found = {line.text.key.split(".")[1]: line.amount for line in answer.value.rows()}
        if "aside" in found:
            found["dora"] = found.get("dora", 0) + found.pop("aside")
        numbers = answer.value.numbers()
        right = (
            {k: v for k, v in expected.items() if v},
            row["points"],
            0 if row["yakuman"] else row["fu"],
        )
        if (found, numbers["points"], numbers["fu"]) != right:
            wrong.append((row["log"], row["round"], found, numbers, right))
    assert not wrong, wrong[:5]
    assert count == 743


def test_every_draw() -> None:
    """Payments, from who was shown to be ready; nagashi is told by its own type."""
    table = rules()
    count = 0
    for row in lines("tenhou-draws.jsonl.gz"):
        if not row["go"] & 16 or row["type"] != "exhaustive":
            continue
        count += 1
        state = TableState(3)
        for seat in range(3):
            apply(state, ev.seat(seat, f"p{seat}", "", True))
            apply(state, ev.transfer("house", seat, 100 * row["sc"][2 * seat], "start"))
        apply(state, ev.hand_start(0, 0, 0, row["oya"], 0, 0, ""))
        for seat in row["tenpai"]:
            state.seats[seat].waits = 1
        for event in table.settle.drawn(state, "exhaustive"):
            if isinstance(event, ev.Transfer):
                apply(state, event)
        after = [100 * (row["sc"][2 * s] + row["sc"][2 * s + 1]) for s in range(3)]
        assert [state.score(s) for s in range(3)] == after, row
    assert count == 99
