"""The Korean game under all invariants of the engine."""

from __future__ import annotations

import pytest

from jantaku.ruleset import ruleset
from jantaku.testing.conformance import Conformance

pytestmark = pytest.mark.slow


class TestKorean(Conformance):
    """Flowers, a wall drawn from both ends to its end, bluffs, open hands, the pot."""

    ruleset = ruleset("korean")
    hands = 1000
    vary = 0.5
    expect = frozenset(
        [
            "pon",
            "added_kan",
            "concealed_kan",
            "set_aside",
            "declare:riichi",
            "declare:double_riichi",
            "declare:open_riichi",
            "declare:open_double_riichi",
            "drawn:four_riichi",
            "drawn:nine_terminals",
            "mark:temporary_furiten",
            "mark:riichi_furiten",
            "transfer:bluff",
            "transfer:pot",
            "transfer:pot_taken",
            "transfer:refund",
            "wins:2",
            "leave",
            "guest",
        ]
    )


class TestKoreanWithoutBluffs(Conformance):
    """Random players bluff so much that few hands are won; here they cannot."""

    ruleset = ruleset("korean")
    options = {"bluff_riichi": False}
    hands = 1000
    vary = 0.5
    seed = 2
    expect = frozenset(
        ["pon", "added_kan", "concealed_kan", "replacement:set_aside", "wins:2", "leave"]
    )
