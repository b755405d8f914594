"""Logs verified a second on one thread, and what memory that takes as their number grows.

python benchmarks/verify.py FOLDER [COUNT]

The logs of FOLDER are verified again and again until COUNT of them are done (default: each once).
"""

from __future__ import annotations

import itertools
import resource
import sys
import time
from pathlib import Path

from jantaku.formats.verify import Totals, files_of, verify_file


def resident() -> float:
    """Megabytes resident now (where the system tells), else the most there ever were."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * resource.getpagesize() / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3


def main() -> None:
    files = list(files_of([Path(sys.argv[1])]))
    count = int(sys.argv[2]) if len(sys.argv) > 2 else len(files)
    totals = Totals()
    step = max(1, count // 10)
    start = time.perf_counter()
    for number, path in enumerate(itertools.islice(itertools.cycle(files), count), 1):
        for report in verify_file(path):
            totals.add(report)
        if number % step == 0:
            seconds = time.perf_counter() - start
            rate = number / seconds
            print(f"{number:6} files {rate:7.1f}/s {resident():7.1f} MB resident", flush=True)
    seconds = time.perf_counter() - start
    print(totals.line())
    print(
        f"{totals.games / seconds:.1f} games, {totals.hands / seconds:.0f} hands, "
        f"{totals.moves / seconds:,.0f} moves a second"
    )


if __name__ == "__main__":
    main()
