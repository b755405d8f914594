"""Help in the reader's language; of the commands that take a ruleset's options it goes on with
those of the ruleset that was named.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text
from typer import rich_utils
from typer.core import TyperCommand

from jantaku.calculator import NOTE
from jantaku.cli.choices import DEFAULT, allowed, spelled, value_of
from jantaku.cli.help_words import FRAME, HELP, USAGE
from jantaku.cli.output import console
from jantaku.cli.wording import Wording, default_language
from jantaku.errors import JantakuError
from jantaku.ruleset import ruleset as find

_ARGUMENTS: Final = "jantaku.arguments"


def _fold() -> None:
    """Let help break its lines anywhere: Japanese has no spaces to break them at, and what does not
    fit would be cut off.
    """
    usual = getattr(rich_utils, "_make_rich_text", None)
    if usual is None:
        return

    def folding(**given: Any) -> Any:
        made = usual(**given)
        if isinstance(made, Text):
            made.overflow = "fold"
        return made

    setattr(rich_utils, "_make_rich_text", folding)  # noqa: B010  # the framework's own


def translate(group: Any, language: str) -> None:
    """Put what the commands of a group say of themselves into a language, in place.

    The framework takes help from declarations and draws frames with words of its own module; what
    another release of it calls otherwise stays English.
    """
    if language not in FRAME:
        return
    _fold()
    for name, words in FRAME[language].items():
        if hasattr(rich_utils, name):
            setattr(rich_utils, name, words)
    for one in (group, *group.commands.values()):
        one.help = _said(one.help, language)
        for parameter in (*one.params, one.get_help_option(one.context_class(one))):
            if getattr(parameter, "help", None):
                parameter.help = _said(parameter.help, language)
        one.get_usage = _usage_of(one.get_usage, language)


def _said(words: str | None, language: str) -> str | None:
    known = HELP.get(" ".join((words or "").split()))
    return words if known is None else known[language]


def _usage_of(usual: Callable[[Any], str], language: str) -> Callable[[Any], str]:
    def usage(ctx: Any) -> str:
        text = usual(ctx)
        for english, words in USAGE[language]:
            text = text.replace(english, words)
        return text

    return usage


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
