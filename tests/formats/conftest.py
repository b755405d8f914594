"""Own games for the tests of foreign formats, and what two logs of the same game share."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from jantaku import events as ev
from jantaku.actions import Action
from jantaku.formats.records import FAMILY
from jantaku.record import Header, header_of
from jantaku.ruleset import resolve, ruleset
from jantaku.table import Setup, Table, computers
from jantaku.testing.walls import walls

Record = tuple[Header, list[ev.Event]]

PRESETS = tuple((id, preset.id) for id in FAMILY for preset in ruleset(id).presets)
"""Every preset of every ruleset whose games the formats can tell."""


def _pick(actions: tuple[Action, ...], rng: random.Random) -> Action:
    """Wins always; declarations, kans and norths often; the rest by chance."""
    for kind in ("tsumo", "ron"):
        found = [a for a in actions if a.kind == kind]
        if found:
            return found[0]
    rare = [
        a
        for a in actions
        if a.mark or a.kind in ("concealed_kan", "added_kan", "open_kan", "set_aside", "abort")
    ]
    if rare and rng.random() < 0.5:
        return rng.choice(rare)
    return actions[-1] if rng.random() < 0.6 else rng.choice(actions)


def own_game(id: str, preset: str, seed: int) -> Record:
    """A whole game by chance."""
    rules = ruleset(id)
    options = resolve(rules, preset=preset)
    built = rules.rules(options)
    rng = random.Random(f"{id}/{preset}/{seed}")
    setup = Setup(players=computers(built.seats))
    table = Table(built, setup, walls=walls(built, f"formats/{seed}"))
    while not table.over:
        seat, decision = next(iter(table.pending().items()))
        table.choose(seat, _pick(decision.actions, rng))
    return header_of(id, options, setup), table.log


def told(log: Iterable[ev.Event]) -> list[ev.Event]:
    """What foreign formats can carry: not who let something pass, nor the wall with what commits to
    it; nor the order in which a hand's tiles were dealt.
    """
    out: list[ev.Event] = []
    for e in log:
        if isinstance(e, ev.Choice | ev.Wall | ev.OpenWall):
            continue
        if isinstance(e, ev.HandStart):
            e = e._replace(commitment="")
        elif isinstance(e, ev.Deal):
            e = e._replace(tiles=tuple(sorted(e.tiles)))
        out.append(e)
    return out


@pytest.fixture(scope="session", name="own_game")
def own_game_fixture() -> Callable[[str, str, int], Record]:
    return own_game


@pytest.fixture(scope="session", name="told")
def told_fixture() -> Callable[[Iterable[ev.Event]], list[ev.Event]]:
    return told


@pytest.fixture(scope="session")
def corpora() -> Path:
    """The folder of real games, or the test is skipped."""
    folder = os.environ.get("JANTAKU_CORPORA")
    if not folder or not Path(folder).is_dir():
        pytest.skip("JANTAKU_CORPORA does not name the folder of the corpora")
    return Path(folder)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "preset" in metafunc.fixturenames:
        ids = [f"{id}-{preset}" for id, preset in PRESETS]
        metafunc.parametrize("preset", PRESETS, ids=ids)
