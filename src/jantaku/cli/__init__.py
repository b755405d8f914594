"""The command line: `jantaku serve`, `score`, `simulate`, `replay`, `rules`, ..."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from jantaku.errors import JantakuError, OptionError, UnknownPlayer, UnknownRuleset

_USAGE = (OptionError, UnknownPlayer, UnknownRuleset)
"""What is wrong with the command line itself (exit status 2), not with what it names (1)."""


def main() -> None:
    """Run the command line; bad input is one line on standard error, never a traceback."""
    try:
        from jantaku.cli.app import command
    except ModuleNotFoundError as e:
        from jantaku.cli.usage import lacking

        _stop(lacking(str(e.name)), 1)
    try:
        # Otherwise the framework would word its own errors, in frames of many lines.
        status = command(sys.argv[1:])(prog_name="jantaku", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has seen enough; without this the interpreter would complain when
        # it flushes on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except JantakuError as e:
        from jantaku.cli.problems import worded

        _stop(worded(e, sys.argv[1:]), 2 if isinstance(e, _USAGE) else 1)
    except OSError as e:
        _stop(f"{e.filename}: {e.strerror}" if e.filename and e.strerror else str(e), 1)
    except (KeyboardInterrupt, EOFError):
        sys.exit(130)
    except Exception as e:
        _usage(e)
        raise
    sys.exit(status if isinstance(status, int) else 0)


def _usage(error: Exception) -> None:
    """Stop if the error is one of the framework's about how a command was written."""
    # Its classes have moved between releases of Typer, what they offer has not.
    wording = getattr(error, "format_message", None)
    status = getattr(error, "exit_code", None)
    if wording is None or status is None:
        if type(error).__name__ == "Abort":
            sys.exit(130)
        return
    context = getattr(error, "ctx", None)
    if type(error).__name__ == "NoArgsIsHelpError":
        print(wording())
        sys.exit(status)
    from jantaku.cli.usage import usage

    command = context.command_path if context is not None else "jantaku"
    _stop(usage(str(wording()), command, sys.argv[1:]), status)


def _stop(message: str, status: int) -> NoReturn:
    print(f"jantaku: {message}", file=sys.stderr)
    sys.exit(status)
