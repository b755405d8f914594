"""Wins from play, typed into the calculator: none is refused, each has the same value."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from jantaku.actions import Action
from jantaku.calculator import calculate
from jantaku.melds import meld_text
from jantaku.ruleset import Rules, resolve, ruleset
from jantaku.situation import Situation
from jantaku.table import Decision, Table
from jantaku.tiles import KIND, TEXT, listed, text
from jantaku.value import Refusal, Value, account

WINDS = "ESWN"


def choose(table: Table, decision: Decision, luck: random.Random) -> Action:
    """Win, declare, call now and then, and discard towards a complete hand."""
    actions = decision.actions
    for kinds in (("tsumo", "ron"), ("concealed_kan", "added_kan")):
        for action in actions:
            if action.kind in kinds:
                return action
    riichi = [a for a in actions if a.mark == "riichi"]
    if riichi:
        return luck.choice(riichi)
    if decision.kind == "claim":
        calls = [a for a in actions if a.kind in ("chi", "pon", "open_kan")]
        return luck.choice(calls) if calls and luck.random() < 0.25 else decision.default
    at = table.state.seats[decision.seat]
    ways = table.rules.shapes.discards(at.kinds, len(at.melds))
    best = {kind: (far, -accepted.bit_count()) for kind, far, accepted in ways}
    discards = [a for a in actions if a.kind == "discard"]
    return min(discards, key=lambda a: best[KIND[a.tiles[0]]])


def again(rules: Rules, s: Situation) -> dict[str, object]:
    """The account of the same win, typed in."""
    flags = [s.declared] if s.declared else []
    flags += [name for name in ("prompt", "first", "last") if getattr(s, name)]
    if s.source == "kan":
        flags.append("replacement")
    flags.append(s.how)
    found = calculate(
        rules,
        " ".join([text(listed(s.hand)), *map(meld_text, s.melds)]),
        win=TEXT[s.tile],
        flags=flags,
        seat=WINDS[s.seat_wind],
        round=WINDS[s.round_wind],
        indicators=text(s.indicators),
        under=text(s.under),
    ).value
    assert not isinstance(found, Refusal)
    return account(found)


@pytest.mark.parametrize("seed", range(12))
def test_play_and_calculator_agree(seed: int) -> None:
    luck = random.Random(seed)
    riichi = ruleset("riichi")
    rules = riichi.rules(
        resolve(
            riichi,
            {
                "multiple_ron": luck.choice(["nearest", "two", "all"]),
                "kan_indicator_timing": luck.choice(["at_once", "open_late"]),
                "double_wind_fu": luck.choice([2, 4]),
                "hand_of_man": luck.choice(["off", "mangan", "yakuman"]),
            },
        )
    )
    seen: list[tuple[Situation, Value]] = []
    value = rules.score.value

    def spy(s: Situation) -> Value | Refusal:
        found = value(s)
        if not isinstance(found, Refusal):
            seen.append((s, found))
        return found

    rules.score.value = spy  # type: ignore[method-assign]
    games = 4
    for game in range(games):
        table = Table(rules, secret=bytes([seed, game] * 16))
        while not table.over:
            decision = next(iter(table.pending().values()))
            table.choose(decision.seat, choose(table, decision, luck))
        assert sum(table.state.accounts.values()) == 0
    rules.score.value = value  # type: ignore[method-assign]
    assert len(seen) > games
    for s, found in seen:
        assert again(rules, s) == account(found)
    names = Counter(line.text.key for _, v in seen for line in v.rows())
    assert names["pattern.riichi"]
