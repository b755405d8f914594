"""Hong Kong under all invariants of the engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from jantaku.ruleset import ruleset
from jantaku.testing.conformance import Conformance

pytestmark = pytest.mark.slow

COUNTS = Path(__file__).parent.parent / "data" / "perft.json"


class TestHongKong(Conformance):
    """Flowers, three faan, no furiten, a wall drawn to its end; half of the games under options at
    random.
    """

    ruleset = ruleset("hongkong")
    counts = COUNTS
    hands = 1200
    vary = 0.5
    sample = 0.01
    expect = frozenset(
        [
            "chi",
            "pon",
            "open_kan",
            "added_kan",
            "concealed_kan",
            "robbed:added_kan",
            "replacement:kan",
            "replacement:set_aside",
            "transfer:kan",
            "transfer:draw",
        ]
    )


class TestHongKongWithoutMinimum(Conformance):
    """Single hands that any shape wins: many more wins."""

    ruleset = ruleset("hongkong")
    options = {"minimum": 0, "length": "hand"}
    hands = 600
    seed = 2
    vary = 0.5
    sample = 0.01
    expect = frozenset({"added_kan", "concealed_kan", "replacement:set_aside"})


class TestHongKongByFlowers(Conformance):
    """Wins without a shape, kans robbed by anybody, everybody wins, a fourth kan the last."""

    ruleset = ruleset("hongkong")
    options = {
        "flower_win": "seven",
        "rob_concealed_kan": "any",
        "multiple_ron": "all",
        "most_kans": "four",
        "minimum": 1,
        "length": "hand",
        "pao": True,
    }
    hands = 400
    seed = 3
    sample = 0.01
    expect = frozenset({"wins:2", "robbed:concealed_kan"})
