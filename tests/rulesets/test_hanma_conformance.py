"""Hanma under all invariants of the engine."""

from __future__ import annotations

import pytest

from jantaku.ruleset import ruleset
from jantaku.testing.conformance import Conformance

pytestmark = pytest.mark.slow


class TestHanma(Conformance):
    """Sessions whose players come and go, kans beside an unshrinking wall, robbed kans, bluffs."""

    ruleset = ruleset("hanma")
    hands = 2000
    vary = 0.5
    expect = frozenset(
        [
            "pon",
            "open_kan",
            "added_kan",
            "concealed_kan",
            "replacement:kan",
            "robbed:added_kan",
            "under",
            "declare:riichi",
            "drawn:exhaustive",
            "transfer:win",
            "transfer:bluff",
            "leave",
            "guest",
        ]
    )
