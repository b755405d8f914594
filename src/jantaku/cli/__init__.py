"""The command line: `jantaku serve`, `score`, `simulate`, `replay`, `rules`, ..."""

from __future__ import annotations

import os
import sys

from jantaku.errors import JantakuError, OptionError, UnknownPlayer, UnknownRuleset


def main() -> None:
    """Run the command line; bad input is one line on standard error, never a traceback."""
    try:
        from jantaku.cli.app import app
    except ModuleNotFoundError as e:
        print(
            f"jantaku: the command line needs {e.name}: pip install 'jantaku[play]'",
            file=sys.stderr,
        )
        sys.exit(1)
    try:
        app()
    except JantakuError as e:
        print(f"jantaku: {e}", file=sys.stderr)
        sys.exit(2 if isinstance(e, OptionError | UnknownPlayer | UnknownRuleset) else 1)
    except BrokenPipeError:
        # Whoever read the output has seen enough; without this the interpreter would complain when
        # it flushes on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as e:
        print(f"jantaku: {e}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
