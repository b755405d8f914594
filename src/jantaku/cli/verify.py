"""`jantaku verify`: play logs of other sites again and compare."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from jantaku.formats.verify import Totals, files_of, told, verify_file


def run(paths: Sequence[Path], *, quiet: bool) -> None:
    """Verify the files and every file in the folders; the last line sums up.

    Exit status 1 on any mismatch, and when nothing at all was judged.
    """
    files = list(files_of(paths))
    totals = Totals()
    with Progress(
        TextColumn("verify"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        task = progress.add_task("verify", total=len(files))
        for path in files:
            for report in verify_file(path):
                totals.add(report)
                if report.differences or not quiet:
                    for line in told(report):
                        print(line)
            progress.advance(task)
    print(totals.line())
    if totals.mismatches or not totals.games:
        sys.exit(1)
