"""`jantaku simulate`: computers play; the same seed gives the same figures whatever the number of
processes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from jantaku import bots
from jantaku.cli.choices import read
from jantaku.cli.tally import HandFigures, Tally, figures
from jantaku.cli.wording import Wording
from jantaku.errors import OptionError
from jantaku.record import dump, header_of
from jantaku.ruleset import resolve
from jantaku.ruleset import ruleset as find
from jantaku.table import Setup, Table, computers


class _Task(NamedTuple):
    """What every game of a simulation has in common."""

    ruleset: str
    options: Mapping[str, object]
    seed: int
    player: str
    save: Path | None


def _secret(seed: int, game: int) -> bytes:
    return hashlib.sha256(f"simulate {seed} {game}".encode()).digest()


def play(task: _Task, game: int) -> list[HandFigures]:
    """Play game number `game` to its end."""
    found = find(task.ruleset)
    options = resolve(found, task.options)
    rules = found.rules(options)
    setup = Setup(players=computers(rules.seats))
    table = Table(rules, setup, secret=_secret(task.seed, game))
    players = [
        bots.make(task.player, seed=int.from_bytes(_secret(task.seed, game)[:4], "big") + seat)
        for seat in range(rules.seats)
    ]
    while not table.over:
        pending = table.pending()
        if not pending:
            break
        seat, decision = next(iter(pending.items()))
        table.choose(seat, players[seat].choose(table.view(seat), decision))
    if task.save is not None:
        path = task.save / f"{task.ruleset}-{task.seed}-{game:06d}.jsonl"
        header = header_of(task.ruleset, options, setup, game=game, seed=task.seed)
        path.write_text("".join(dump(header, table.log)), encoding="utf-8")
    return figures(table.log, rules.seats)


def run(
    ruleset: str,
    arguments: Sequence[str],
    *,
    preset: str | None,
    hands: int,
    seed: int,
    jobs: int,
    player: str,
    save: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Play until there are `hands` hands and print the summary."""
    found = find(ruleset)
    rest = read(found, arguments)
    if rest.words:
        raise OptionError("unknown_word", f"simulate takes no word {rest.words[0]!r:.40}")
    options = resolve(found, rest.options, preset=preset)
    bots.make(player)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    task = _Task(ruleset, dict(options), seed, player, save)
    tally = Tally()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        bar = progress.add_task(ruleset, total=hands)
        for game in _games(task, jobs):
            for hand in game[: hands - tally.hands]:
                tally.add(hand)
            progress.update(bar, completed=tally.hands)
            if tally.hands >= hands:
                break
    _print(tally, Wording(found, language), as_json=as_json)


def _games(task: _Task, jobs: int) -> Iterator[list[HandFigures]]:
    """Games in order of their number, played by `jobs` processes."""
    if jobs == 1:
        for game in count():
            yield play(task, game)
    with ProcessPoolExecutor(jobs) as pool:
        batch = 4 * jobs
        for first in count(0, batch):
            yield from pool.map(partial(play, task), range(first, first + batch))


def _print(tally: Tally, say: Wording, *, as_json: bool) -> None:
    summary = tally.summary()
    if as_json:
        print(json.dumps(summary, ensure_ascii=False, indent=1))
        return
    grid = Grid(box=None, show_header=False)
    for name, value in summary.items():
        if isinstance(value, dict):
            for reason, number in value.items():
                grid.add_row(f"  {say.key(f'draw.{reason}')}", str(number))
        elif isinstance(value, float) and name.endswith("_rate"):
            grid.add_row(name.replace("_", " "), f"{100 * value:.2f} %")
        else:
            grid.add_row(name.replace("_", " "), f"{value:,}")
    Console().print(grid)
