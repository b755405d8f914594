"""The long runs of `make soak`: thousands of games of every ruleset under every invariant.

Nothing is sampled away from the cheap checks (tiles, points, folding, ends of games); the
expensive ones are made at a part of all decisions over thousands of games, and at every decision of
a hundred. The environment variable JANTAKU_SOAK_GAMES asks for another number of games.
"""

from __future__ import annotations

import os

import blood_battle
import pytest
import sixteen
import three_north

from jantaku.ruleset import Ruleset, rulesets
from jantaku.testing.conformance import check

TOYS = (*blood_battle.RULESETS, *sixteen.RULESETS, *three_north.RULESETS)
PLUGINS = [*rulesets(), *TOYS]

GAMES = int(os.environ.get("JANTAKU_SOAK_GAMES", "2000"))
"""Games of each ruleset; fewer for a first look."""

EVERYWHERE = frozenset({"pon", "concealed_kan", "added_kan", "robbed:added_kan", "replacement:kan"})


@pytest.mark.soak
@pytest.mark.parametrize("plugin", PLUGINS, ids=lambda plugin: plugin.id)
def test_thousands_of_games(plugin: Ruleset, capsys: pytest.CaptureFixture[str]) -> None:
    """Half of the games under options at random."""
    expect = EVERYWHERE if GAMES >= 2000 else frozenset[str]()
    report = check(plugin, hands=0, games=GAMES, seed=1000, sample=0.02, vary=0.5, expect=expect)
    with capsys.disabled():
        print(f"\n{report}")


@pytest.mark.soak
@pytest.mark.parametrize("plugin", PLUGINS, ids=lambda plugin: plugin.id)
def test_every_check_at_every_decision(plugin: Ruleset, capsys: pytest.CaptureFixture[str]) -> None:
    report = check(plugin, hands=0, games=max(1, GAMES // 20), seed=2000, sample=1.0, vary=0.5)
    with capsys.disabled():
        print(f"\n{report}")
