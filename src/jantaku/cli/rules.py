"""`jantaku rules`: which rulesets there are, and the options and pattern table of one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.table import Table as Grid

from jantaku.cli.choices import allowed, options_of, spelled
from jantaku.cli.output import console
from jantaku.cli.wording import Wording
from jantaku.errors import OptionError
from jantaku.guide import Side, compare, guide, side
from jantaku.guide.compare import differences
from jantaku.guide.markdown import as_markdown
from jantaku.options import Options
from jantaku.ruleset import Ruleset, describe, resolve, rulesets
from jantaku.ruleset import ruleset as find


def run(
    id: str | None,
    arguments: Sequence[str],
    *,
    preset: str | None,
    options: Sequence[str],
    against: str | None,
    as_guide: bool,
    as_json: bool,
    language: str,
) -> None:
    """Print the list, one ruleset, its guide, or what tells it from another; `arguments` and
    `options` are the first ruleset's option values.
    """
    if id is None and not options:
        _all(as_json=as_json, language=language)
        return
    if id is None or id.startswith("-"):
        word = (id or options[0]).strip("-").partition("=")[0]
        raise OptionError(
            "unknown_option",
            f"there is no --{word} without a ruleset before it: jantaku rules RULESET",
            option=word.replace("-", "_"),
            near=[],
        )
    found = find(id)
    rest = options_of(found, arguments, options)
    if rest.words:
        raise OptionError(
            "unknown_word", f"rules takes no word {rest.words[0]!r:.40}", word=rest.words[0][:40]
        )
    values = resolve(found, rest.options, preset=preset)
    if against is not None:
        other, _, others = against.partition("/")
        _against(
            side(found, preset=preset, options=rest.options),
            side(other, preset=others or None),
            as_json=as_json,
            say=Wording(found, language),
        )
        return
    if as_guide:
        page = guide(found, language, preset=preset, options=rest.options)
        print(json.dumps(page, ensure_ascii=False, indent=1) if as_json else as_markdown(page))
        return
    if as_json:
        told = {**describe(found, values), "values": dict(values)}
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return
    _one(found, Wording(found, language), values)


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
        grid.add_row(r.id, str(seats), say.labelled(say.names(r.names), say.names(r.summary)))
    console().print(grid)


def _one(found: Ruleset, say: Wording, values: Options) -> None:
    out = console()
    out.print(f"[bold]{say.names(found.names)}[/] ({found.id})", highlight=False)
    out.print(say.names(found.summary), highlight=False)
    grid = Grid(title=say.word("option"), title_justify="left")
    for heading in ("option", "default", "values", "meaning"):
        grid.add_column(say.word(heading), overflow="fold")
    for option in found.options:
        value = values[option.id]
        default = str(value).lower() if option.kind == "flag" else str(value)
        meaning = say.labelled(say.names(option.names), say.names(option.help))
        grid.add_row(spelled(option), default, allowed(option), meaning)
    out.print(grid)
    presets = ", ".join(f"{p.id} ({say.names(p.names)})" for p in found.presets)
    out.print(say.labelled(say.word("presets"), presets), highlight=False)
    grid = Grid(title=say.word("pattern"), title_justify="left")
    for heading in ("pattern", "closed", "open", "unit"):
        grid.add_column(say.word(heading), overflow="fold")
    for row in found.patterns(values):
        unit = say.key(f"unit.{row.unit}", {"amount": 1}).replace("1", "").strip()
        closed, opened = ("–" if n < 0 else str(n) for n in (row.closed, row.open))
        grid.add_row(say.key(f"pattern.{row.id}"), closed, opened, unit)
    out.print(grid)


def _against(a: Side, b: Side, *, as_json: bool, say: Wording) -> None:
    comparison = compare(a, b)
    if as_json:
        print(json.dumps(comparison, ensure_ascii=False, indent=1))
        return
    grid = Grid(caption=say.word("same"), caption_justify="left")
    heads = [say.names(s.ruleset.names) + (f" / {s.preset}" if s.preset else "") for s in (a, b)]
    for heading in (say.word("facts"), *heads):
        grid.add_column(heading, overflow="fold")
    found: Any = differences(comparison)
    for row in (*found["facts"], *found["options"]):
        grid.add_row(row["names"][say.language], *(_cell(row[s], say) for s in "ab"))
    for row in found["patterns"]:
        named = row["names"]["a"] or row["names"]["b"]
        grid.add_row(named[say.language], *(_cell(row[s], say) for s in "ab"))
    console().print(grid)


def _cell(value: Any, say: Wording) -> str:
    return "–" if value is None else str(value["text"][say.language])
