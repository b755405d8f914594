"""Where tables go."""

from __future__ import annotations

from typing import Final

from rich.console import Console

WIDE: Final = 120
"""Columns of what is no terminal: a file or a pipe can hold longer lines than a narrow window."""


def console() -> Console:
    """Standard output for tables."""
    made = Console()
    return made if made.is_terminal else Console(width=WIDE)
