"""The common rules and EMA's under all invariants of the engine."""

from __future__ import annotations

from jantaku.ruleset import ruleset
from jantaku.testing.conformance import Conformance


class TestRiichiCommon(Conformance):
    """Four kans that end the hand before the replacement, debts cut at zero."""

    ruleset = ruleset("riichi-common")
    hands = 250
    vary = 0.3
    expect = frozenset(["drawn:four_kans", "added_kan", "transfer:noten"])


class TestRiichiCommonRed(Conformance):
    """Red fives."""

    ruleset = ruleset("riichi-common-red")
    hands = 80


class TestRiichiEma(Conformance):
    """Several rons, swap calling, nagashi, a minimum that rises."""

    ruleset = ruleset("riichi-ema")
    hands = 200
    expect = frozenset(["transfer:place_bonus"])
