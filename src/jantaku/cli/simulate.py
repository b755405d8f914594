"""`jantaku simulate`: computers play; the same seed gives the same figures whatever the number of
processes.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import cast

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from jantaku import bots
from jantaku.cli.choices import options_of
from jantaku.cli.games import Match, games
from jantaku.cli.output import console
from jantaku.cli.tally import Tally
from jantaku.cli.wording import Wording
from jantaku.errors import OptionError
from jantaku.ruleset import resolve
from jantaku.ruleset import ruleset as find


def run(
    ruleset: str,
    arguments: Sequence[str],
    *,
    preset: str | None,
    options: Sequence[str],
    hands: int,
    seed: int,
    jobs: int,
    players: Sequence[str],
    save: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Play until there are `hands` hands and print the summary; the speed goes to standard
    error.
    """
    found = find(ruleset)
    rest = options_of(found, arguments, options)
    if rest.words:
        raise OptionError(
            "unknown_word",
            f"simulate takes no word {rest.words[0]!r:.40}",
            word=rest.words[0][:40],
        )
    resolved = resolve(found, rest.options, preset=preset)
    # A player's own module may lie where the command is run.
    if "" not in sys.path:
        sys.path.insert(0, "")
    for player in players:
        bots.make(player)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    match = Match(found.id, dict(resolved), seed, tuple(players), save)
    tally = Tally()
    began = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    shown = Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True)
    with shown as progress, closing(games(match, jobs=jobs)) as played:
        bar = progress.add_task(found.id, total=hands)
        for game in played:
            tally.add(game, most=hands)
            progress.update(bar, completed=tally.hands)
            if tally.hands >= hands:
                break
    spent = time.perf_counter() - began
    say = Wording(found, language)
    _print(tally, say, as_json=as_json)
    speed = say.word("speed", hands=f"{tally.hands / spent:,.1f}", seconds=f"{spent:,.1f}")
    print(speed, file=sys.stderr)


def _print(tally: Tally, say: Wording, *, as_json: bool) -> None:
    summary = tally.summary()
    if as_json:
        print(json.dumps(summary, ensure_ascii=False, indent=1))
        return
    out = console()
    grid = Grid(box=None, show_header=False, pad_edge=False)
    grid.add_column()
    grid.add_column(justify="right")
    for name, value in summary.items():
        if name == "draws":
            for reason, number in cast("Mapping[str, int]", value).items():
                grid.add_row(f"  {say.key(f'draw.{reason}')}", f"{number:,}")
        elif name != "players":
            grid.add_row(say.word(name), figure(name, value))
    out.print(grid)
    out.print()
    out.print(_players(cast("Mapping[str, Mapping[str, float]]", summary["players"]), say))


def _players(players: Mapping[str, Mapping[str, float]], say: Wording) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(say.word("player"), no_wrap=True)
    columns = list(next(iter(players.values()), {}))
    for column in columns:
        grid.add_column(say.word(column), justify="right")
    for name, values in players.items():
        grid.add_row(name, *(figure(column, values[column]) for column in columns))
    return grid


def figure(name: str, value: object) -> str:
    """A figure as people read it: rates in per cent, large numbers grouped."""
    if name.endswith("_rate") and isinstance(value, float):
        return f"{100 * value:.1f} %"
    return f"{value:,}"
