"""Every ruleset of the project, and three toys that prove the seams, under all invariants.

The counts of positions are regenerated with
`python -m jantaku.testing.perft tests/data/perft.json RULESET ... --path tests/rulesets`.
"""

from __future__ import annotations

from pathlib import Path

import blood_battle
import sixteen
import three_north

from jantaku.ruleset import ruleset
from jantaku.testing.conformance import Conformance

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
    """Options at random, several rons among them."""

    ruleset = ruleset("riichi")
    hands = 600
    seed = 2
    vary = 1.0
    expect = frozenset(["wins:2", "drawn:triple_ron", "transfer:place_bonus"])


class TestRiichiNagashi(Conformance):
    """Rules that random options seldom meet together."""

    ruleset = ruleset("riichi")
    options = {"nagashi": True, "multiple_ron": "all", "kan_indicator_timing": "open_late"}
    hands = 300
    seed = 3
    expect = frozenset(["wins:2", "open_kan", "added_kan"])
