"""`jantaku rules`: which rulesets there are, and the options and pattern table of one."""

from __future__ import annotations

import json

from rich.table import Table as Grid

from jantaku.cli.choices import allowed, spelled
from jantaku.cli.output import console
from jantaku.cli.wording import Wording
from jantaku.ruleset import Ruleset, describe, resolve, rulesets
from jantaku.ruleset import ruleset as find


def run(id: str | None, *, as_json: bool, language: str) -> None:
    """Print the list, or one ruleset."""
    if id is None:
        _all(as_json=as_json, language=language)
        return
    found = find(id)
    if as_json:
        print(json.dumps(describe(found), ensure_ascii=False, indent=1))
        return
    _one(found, Wording(found, language))


def _all(*, as_json: bool, language: str) -> None:
    every = rulesets()
    if as_json:
        print(json.dumps([describe(r) for r in every], ensure_ascii=False, indent=1))
        return
    say = Wording(None, language)
    grid = Grid(box=None)
    for heading in ("ruleset", "players", "meaning"):
        grid.add_column(say.word(heading), overflow="fold")
    for r in every:
        seats = r.rules(resolve(r)).seats
        grid.add_row(r.id, str(seats), f"{say.names(r.names)}: {say.names(r.summary)}")
    console().print(grid)


def _one(found: Ruleset, say: Wording) -> None:
    out = console()
    out.print(f"[bold]{say.names(found.names)}[/] ({found.id})", highlight=False)
    out.print(say.names(found.summary), highlight=False)
    grid = Grid(title=say.word("option"), title_justify="left")
    for heading in ("option", "default", "values", "meaning"):
        grid.add_column(say.word(heading), overflow="fold")
    for option in found.options:
        default = str(option.default).lower() if option.kind == "flag" else str(option.default)
        meaning = f"{say.names(option.names)}: {say.names(option.help)}"
        grid.add_row(spelled(option), default, allowed(option), meaning)
    out.print(grid)
    presets = ", ".join(f"{p.id} ({say.names(p.names)})" for p in found.presets)
    out.print(f"{say.word('presets')}: {presets}", highlight=False)
    grid = Grid(title=say.word("pattern"), title_justify="left")
    for heading in ("pattern", "closed", "open", "unit"):
        grid.add_column(say.word(heading), overflow="fold")
    for row in found.patterns(resolve(found)):
        unit = say.key(f"unit.{row.unit}", {"amount": 1}).replace("1", "").strip()
        closed, opened = ("–" if n < 0 else str(n) for n in (row.closed, row.open))
        grid.add_row(say.key(f"pattern.{row.id}"), closed, opened, unit)
    out.print(grid)
