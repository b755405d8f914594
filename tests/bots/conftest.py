"""Rules and views for the tests of computer players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from jantaku.ruleset import Rules, resolve, ruleset
from jantaku.table import Setup, Table, computers
from jantaku.testing.positions import Deal, craft
from jantaku.wall import nonce

Craft = Callable[..., Table]


def rules_of(id: str, **options: object) -> Rules:
    found = ruleset(id)
    return found.rules(resolve(found, options))


@pytest.fixture(scope="session")
def riichi() -> Rules:
    return rules_of("riichi")


@pytest.fixture
def table() -> Craft:
    """A table whose first hand is dealt as told."""

    def made(
        rules: Rules, *hands: str, draws: str = "", indicators: str = "", seed: int = 0
    ) -> Table:
        deal = Deal(hands=hands, draws=draws, indicators=indicators)
        wall = craft(rules, deal, seed=seed)
        setup = Setup(players=computers(rules.seats))
        return Table(rules, setup, walls=lambda serial: (wall, nonce(b"test", serial)))

    return made


def script(table: Table, steps: Sequence[str]) -> None:
    """Choices as `seat key`; whoever is asked meanwhile takes the default."""
    for step in steps:
        seat, key = step.split()
        while int(seat) not in table.pending():
            other, decision = next(iter(table.pending().items()))
            table.choose(other, decision.default)
        table.choose(int(seat), key)


def turn_of(table: Table, seat: int) -> None:
    """Let everybody take the default until `seat` has to discard."""
    while True:
        pending = table.pending()
        decision = pending.get(seat)
        if decision is not None and decision.kind == "turn":
            return
        other, asked = next(iter(pending.items()))
        table.choose(other, asked.default)
