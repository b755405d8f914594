"""Sanma under all invariants of the engine."""

from __future__ import annotations

import pytest

from jantaku.ruleset import ruleset
from jantaku.testing.conformance import Conformance

pytestmark = pytest.mark.slow


class TestSanma(Conformance):
    """Norths set aside, robbed and replaced; three seats; debts cut at zero."""

    ruleset = ruleset("sanma")
    hands = 1000
    vary = 0.3
    expect = frozenset(
        [
            "pon",
            "open_kan",
            "added_kan",
            "concealed_kan",
            "robbed:set_aside",
            "replacement:set_aside",
            "under",
            "declare:riichi",
            "declare:double_riichi",
            "transfer:noten",
            "transfer:honba",
        ]
    )


class TestTenhouSanma(Conformance):
    """The wall that counts everything, late indicators, several rons."""

    ruleset = ruleset("sanma")
    options = dict(next(p.values for p in ruleset.presets if p.id == "tenhou-sanma"))
    hands = 250


class TestSanmaRed(Conformance):
    """Red fives."""

    ruleset = ruleset("sanma-red")
    hands = 100
