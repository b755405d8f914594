"""Every ruleset of the project, and three toys that prove the seams, under all invariants.

The counts of positions are regenerated with
`python -m jantaku.testing.perft tests/data/perft.json RULESET ... --path tests/rulesets`.
"""

from __future__ import annotations

from pathlib import Path

import blood_battle
import pytest
import sixteen
import three_north

from jantaku.ruleset import Ruleset, ruleset, rulesets
from jantaku.testing import perft
from jantaku.testing.conformance import Conformance, check

pytestmark = pytest.mark.slow

COUNTS = Path(__file__).parent.parent / "data" / "perft.json"


class TestBloodBattle(Conformance):
    """Play that goes on after a win, several winners, kans paid at once, players who leave."""

    ruleset = blood_battle.RULESETS[0]
    counts = COUNTS
    hands = 600
    vary = 0.2
    expect = frozenset(
        [
            "pon",
            "open_kan",
            "added_kan",
            "concealed_kan",
            "retire",
            "transfer:kan",
            "transfer:not_ready",
            "wins:2",
            "leave",
            "guest",
            "robbed:added_kan",
            "replacement:kan",
        ]
    )


class TestSixteen(Conformance):
    """Five sets, flowers, a wall drawn to its end from both ends."""

    ruleset = sixteen.RULESETS[0]
    counts = COUNTS
    hands = 600
    vary = 0.2
    expect = frozenset(
        [
            "chi",
            "pon",
            "open_kan",
            "added_kan",
            "concealed_kan",
            "replacement:set_aside",
            "replacement:kan",
        ]
    )


class TestThreeNorth(Conformance):
    """Three seats, fewer tiles, a bonus tile by choice that can be robbed."""

    ruleset = three_north.RULESETS[0]
    counts = COUNTS
    hands = 600
    vary = 0.2
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
            "mark:temporary_furiten",
            "mark:riichi_furiten",
            "drawn:nine_terminals",
            "drawn:four_kans",
            "transfer:noten",
            "transfer:honba",
        ]
    )


class TestRiichi(Conformance):
    """The plain rules."""

    ruleset = ruleset("riichi")
    counts = COUNTS
    hands = 2000
    expect = frozenset(
        [
            "chi",
            "pon",
            "open_kan",
            "added_kan",
            "concealed_kan",
            "robbed:added_kan",
            "replacement:kan",
            "under",
            "declare:riichi",
            "declare:double_riichi",
            "mark:temporary_furiten",
            "mark:riichi_furiten",
            "drawn:nine_terminals",
            "drawn:four_kans",
            "drawn:four_winds",
            "drawn:four_riichi",
            "transfer:noten",
            "transfer:honba",
            "transfer:leftover_sticks",
        ]
    )


class TestRiichiOptions(Conformance):
    """Options at random."""

    ruleset = ruleset("riichi")
    hands = 500
    seed = 2
    vary = 1.0
    expect = frozenset({"transfer:place_bonus"})


class TestRiichiSeveralRons(Conformance):
    """Two may win one tile, three end the hand; indicators of open kans turned late; nagashi."""

    ruleset = ruleset("riichi")
    options = {"multiple_ron": "two", "nagashi": True, "kan_indicator_timing": "open_late"}
    hands = 400
    seed = 3
    expect = frozenset({"wins:2", "drawn:triple_ron", "robbed:added_kan", "replacement:kan"})


OWN_CLASS = frozenset(
    {"riichi", *(toy.RULESETS[0].id for toy in (blood_battle, sixteen, three_north))}
)
OTHERS = [plugin for plugin in rulesets() if plugin.id not in OWN_CLASS]


@pytest.mark.parametrize("plugin", OTHERS, ids=lambda plugin: plugin.id)
def test_every_other_ruleset(plugin: Ruleset) -> None:
    """Whatever is installed passes; a ruleset's own tests say what must occur."""
    check(plugin, hands=250, seed=4, vary=0.3)


@pytest.mark.parametrize("plugin", OTHERS, ids=lambda plugin: plugin.id)
def test_counts_of_every_other_ruleset(plugin: Ruleset) -> None:
    perft.check(plugin, COUNTS)
