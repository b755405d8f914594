"""Tables that the tests of the core share."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
import three_north

from jantaku.options import Options
from jantaku.ruleset import Rules, Ruleset, resolve
from jantaku.table import Setup, Table, computers
from jantaku.testing.players import Biased
from jantaku.testing.walls import walls
from jantaku.view import View

PLUGIN = three_north.RULESETS[0]


@pytest.fixture(scope="session")
def plugin() -> Ruleset:
    """A small ruleset with declarations, kans, bonus tiles and pots; not installed."""
    return PLUGIN


@pytest.fixture(scope="session")
def options(plugin: Ruleset) -> Options:
    return resolve(plugin)


@pytest.fixture(scope="session")
def rules(plugin: Ruleset, options: Options) -> Rules:
    return plugin.rules(options)


Play = Callable[..., Table]


@pytest.fixture(scope="session")
def play(rules: Rules) -> Play:
    """Plays a game, as far as `until` says."""

    def played(
        seed: int = 1,
        *,
        hands: int | None = 2,
        confirm: bool = False,
        until: Callable[[Table], bool] = lambda table: False,
    ) -> Table:
        setup = Setup(players=computers(rules.seats), hands=hands, confirm=confirm)
        table = Table(rules, setup, walls=walls(rules, f"core/{seed}", rich=1.0))
        rng = random.Random(seed)
        players = [Biased(rng) for _ in range(rules.seats)]
        while not table.over and not until(table):
            seat, decision = min(table.pending().items())
            table.choose(seat, players[seat].choose(View(rules, table.state, seat), decision))
        return table

    return played
