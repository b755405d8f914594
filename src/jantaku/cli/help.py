"""Help of the commands that take a ruleset's options: it lists those of the ruleset that was
named.
"""

from __future__ import annotations

from typing import Any, Final

from rich.table import Table as Grid
from typer.core import TyperCommand

from jantaku.calculator import NOTE
from jantaku.cli.choices import DEFAULT, allowed, spelled, value_of
from jantaku.cli.output import console
from jantaku.cli.wording import Wording, default_language
from jantaku.errors import JantakuError
from jantaku.ruleset import ruleset as find

_ARGUMENTS: Final = "jantaku.arguments"


class RulesetCommand(TyperCommand):
    """A command with `--ruleset`, whose `--help` goes on with that ruleset's options."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Keep the arguments: `--help` is dealt with before any other is."""
        ctx.meta[_ARGUMENTS] = list(args)
        parsed: list[str] = super().parse_args(ctx, args)
        return parsed

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The ordinary help, then the options of the ruleset."""
        super().format_help(ctx, formatter)
        arguments = ctx.meta.get(_ARGUMENTS, ())
        _print_options(
            value_of(arguments, "--ruleset", "-r") or DEFAULT,
            value_of(arguments, "--lang") or default_language(),
            circumstances=self.name == "score",
        )


def _print_options(id: str, language: str, *, circumstances: bool) -> None:
    out = console()
    try:
        found = find(id)
        say = Wording(found, language)
        if circumstances:
            from jantaku.cli.score import flags_of

            flags = flags_of(found)
            words = " ".join(f"--{flag.replace('_', '-')}" for flag in flags)
            out.print(f" {say.labelled(say.word('circumstances'), words)}\n", highlight=False)
            note = say.key(NOTE)
            if note != NOTE:
                out.print(f" {note}\n", highlight=False)
        else:
            flags = ()
        grid = Grid(box=None, show_header=False, pad_edge=True)
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        for option in found.options:
            # A circumstance goes before an option of the same name.
            name = f"--option {option.id}=…" if option.id in flags else spelled(option)
            limits = f" ({allowed(option)})" if option.kind == "int" else ""
            grid.add_row(name, say.names(option.names) + limits)
        out.print(f" {say.labelled(f'{say.names(found.names)} ({found.id})', '')}", highlight=False)
        out.print(grid)
    except (JantakuError, KeyError) as e:
        out.print(f" {e}", highlight=False)
