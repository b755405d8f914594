"""Invariant 7: how many states there are a few plies from fixed walls, as data that is checked in.

A ply is one choice of the lowest seat that is asked. The first of ten walls is counted from its
first decision, the others from ever later points of a game that a fixed player plays. A change of
a legality rule shows here as a changed number; regenerate the numbers, and explain the change,
with::

    python -m jantaku.testing.perft FILE RULESET [RULESET ...] [--path FOLDER]
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from jantaku.ruleset import Rules, Ruleset, register, resolve, ruleset
from jantaku.table import Setup, Table, computers
from jantaku.testing.players import Biased
from jantaku.testing.violation import require
from jantaku.testing.walls import walls
from jantaku.view import View

WALLS = 10
PLIES = 3


def leaves(table: Table, plies: int) -> int:
    """How many different lines of `plies` choices there are; a line may end with the game."""
    pending = table.pending()
    if not plies or not pending:
        return 1
    seat = min(pending)
    if plies == 1:
        return len(pending[seat].actions)
    count = 0
    for action in pending[seat].actions:
        fork = table.copy()
        fork.choose(seat, action)
        count += leaves(fork, plies - 1)
    return count


def start(rules: Rules, number: int) -> Table:
    """The table at the starting point of one of the ten walls: so many tenths into its hand."""
    setup = Setup(players=computers(rules.seats), dealer=number % rules.seats, hands=1)
    rich = 1.0 if number % 2 else 0.0
    table = Table(rules, setup, walls=walls(rules, f"perft/{number}", rich=rich))
    player = Biased(random.Random(number))
    passed = []
    while table.pending():
        passed.append(table.copy())
        seat, decision = min(table.pending().items())
        table.choose(seat, player.choose(View(rules, table.state, seat), decision))
    return passed[len(passed) * number // WALLS]


def counts(plugin: Ruleset) -> list[list[int]]:
    """For each wall the numbers of states after one, two and three plies."""
    rules = plugin.rules(resolve(plugin))
    out = []
    for number in range(WALLS):
        table = start(rules, number)
        out.append([leaves(table, plies) for plies in range(1, PLIES + 1)])
    return out


def check(plugin: Ruleset, file: Path) -> None:
    """Violation unless the counts of `plugin` are those in `file`."""
    known = json.loads(file.read_text(encoding="utf-8"))
    require(plugin.id in known, "7 counts", f"{file} has no counts of {plugin.id}")
    found = counts(plugin)
    for number, (now, before) in enumerate(zip(found, known[plugin.id], strict=True)):
        require(
            now == before,
            "7 counts",
            f"{plugin.id}, wall {number}: {now} states after 1 to {PLIES} plies, not {before}",
        )


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the counts of rulesets into a file, those of others in it left alone."""
    parser = argparse.ArgumentParser(prog="python -m jantaku.testing.perft", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("rulesets", nargs="+", help="ids of installed rulesets")
    parser.add_argument("--path", type=Path, help="a folder of plug-ins that are not installed")
    given = parser.parse_args(arguments)
    if given.path is not None:
        sys.path.insert(0, str(given.path))
        for folder in sorted(given.path.iterdir()):
            if (folder / "__init__.py").exists():
                for plugin in importlib.import_module(folder.name).RULESETS:
                    register(plugin)
    known = json.loads(given.file.read_text(encoding="utf-8")) if given.file.exists() else {}
    for name in given.rulesets:
        known[name] = counts(ruleset(name))
    rows = ",\n".join(
        f"  {json.dumps(name)}: [\n"
        + ",\n".join(f"    {json.dumps(wall)}" for wall in walls_of)
        + "\n  ]"
        for name, walls_of in sorted(known.items())
    )
    given.file.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
