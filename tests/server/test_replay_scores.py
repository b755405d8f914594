"""A win of a replay, asked of the calculator as the page asks it, is worth what it was worth."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from jantaku.calculator import calculate
from jantaku.ruleset import Ruleset, resolve, rulesets
from jantaku.server import replay
from jantaku.table import Player, Setup, Table, computers
from jantaku.testing.players import Biased
from jantaku.testing.walls import walls
from jantaku.value import Refusal, account
from jantaku.view import View

Json = dict[str, Any]

GAMES = 8


def finished(one: Ruleset, seed: int) -> Table:
    """A short game of players who like to call and to declare, with walls rich in kans."""
    rules = one.rules(resolve(one))
    table = Table(
        rules,
        Setup(players=computers(rules.seats), hands=3),
        walls=walls(rules, f"scores {seed}", rich=seed % 3 / 2),
    )
    players = [Biased(random.Random(f"{seed}/{seat}")) for seat in range(rules.seats)]
    while not table.over:
        pending = table.pending()
        if not pending:
            empty = next(s for s, player in enumerate(table.state.players) if player is None)
            table.sit(empty, Player(f"guest{table.state.serial}", "Guest", True))
            continue
        seat = next(iter(pending))
        action = players[seat].choose(View(rules, table.state, seat), pending[seat])
        table.choose(seat, action, decision=pending[seat].id)
    return table


def typed(meld: Json, seat: int, seats: int) -> str:
    steps = 0 if meld["from"] is None else (meld["from"] - seat) % seats
    tiles = "".join(meld["tiles"])
    side = (
        ""
        if meld["kind"] == "chi" or not steps
        else ("right", "across", "left")[2 if steps == seats - 1 else steps - 1]
    )
    if meld["kind"] == "concealed_kan":
        return f"({tiles})"
    if meld["kind"] == "added_kan":
        tiles = "".join(meld["tiles"][:3]) + "+" + meld["tiles"][3]
    return f"[{tiles}]" + (f"@{side}" if side else "")


def question(view: Json, win: Json, flags: list[str]) -> Json:
    at, seats = view["seats"][win["seat"]], len(view["seats"])
    melds = [typed(meld, win["seat"], seats) for meld in win["melds"]]
    source = win["from"]
    return {
        "hand": " ".join(["".join(win["hand"]), *melds, win["tile"]]).strip(),
        "flags": flags,
        "seat": "ESWN"[at["wind"]],
        "round": "E" if view["hand"]["round"] < 0 else "ESWN"[view["hand"]["round"] % 4],
        "indicators": "".join(view["indicators"]),
        "under": "".join(view["under"]),
        "aside": "".join(at["aside"]),
        "river": "".join(one["tile"] for one in at["river"]),
        "repeat": view["hand"]["repeat"],
        "discarder": None if source is None else (source - view["dealer"]) % seats,
    }


@pytest.mark.parametrize("one", rulesets(), ids=lambda one: one.id)
def test_every_win_is_worth_the_same_in_the_calculator(one: Ruleset) -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        table = finished(one, seed)
        for hand in range(len(replay.hands(table.log))):
            for step in replay.steps(table.rules, table.log, hand, seat=None):
                view = step["view"]
                if not view["result"] or "win" not in [e["e"] for e in step["events"]]:
                    continue
                for win in view["result"]["wins"]:
                    flags = step["flags"][str(win["seat"])]
                    asked = question(view, win, flags)
                    answer = calculate(table.rules, **asked)
                    assert not isinstance(answer.value, Refusal), (seed, asked, answer.value)
                    told = {k: v for k, v in win["value"].items() if k != "sum"}
                    assert account(answer.value) == told, (seed, asked)
                    seen.update(flags)
    assert seen["tsumo"]
    assert seen["ron"]
    if "prompt" in table.rules.layout.asks:
        assert seen["prompt"]
