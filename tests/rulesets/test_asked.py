"""Whom a table asks about a tile on offer: everybody who has an answer."""

from __future__ import annotations

import random

import pytest

from jantaku.ruleset import resolve, ruleset
from jantaku.table import Table


@pytest.mark.parametrize("id", ["riichi", "sanma"])
def test_all_who_have_an_answer_are_asked(id: str) -> None:
    found = ruleset(id)
    rules = found.rules(resolve(found))
    luck = random.Random(1)
    answers = asked_in_vain = 0
    for game in range(3):
        table = Table(rules, secret=game.to_bytes(32, "big"))
        while not table.over:
            state = table.state
            if state.phase == "claim" and state.offer is not None and not state.choices:
                n = state.count
                order = [(state.offer.seat + step) % n for step in range(1, n)]
                able = [seat for seat in order if rules.claims.actions(state, seat)]
                asked = rules.claims.asked(state)
                assert [seat for seat in asked if seat in able] == able
                assert list(table.pending()) == able
                answers += len(able)
                asked_in_vain += len(asked) - len(able)
            seat, decision = luck.choice(sorted(table.pending().items()))
            table.choose(seat, luck.choice(decision.actions))
    assert answers > 30
    # What is asked in vain is rare, or asking beforehand would gain nothing.
    assert asked_in_vain < answers
