"""What Jantaku costs before it does anything: import time and installed size.

python benchmarks/footprint.py [RUNS]

Each figure is the median over fresh interpreters, beside a bare interpreter in the same round.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "jantaku"
STATEMENTS = {
    "bare interpreter": "pass",
    "import jantaku": "import jantaku",
    "a riichi table": "import jantaku; jantaku.new_table('riichi')",
}


def seconds(statement: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return time.perf_counter() - start


def size(*, page: bool) -> int:
    """Bytes of the package as installed, byte code left out."""
    static = PACKAGE / "server" / "static"
    return sum(
        path.stat().st_size
        for path in PACKAGE.rglob("*")
        if path.is_file()
        and "__pycache__" not in path.parts
        and path.suffix != ".c"
        and (page or static not in path.parents)
    )


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    times: dict[str, list[float]] = {name: [] for name in STATEMENTS}
    for _ in range(runs):
        for name, statement in STATEMENTS.items():
            times[name].append(seconds(statement))
    bare = statistics.median(times["bare interpreter"])
    for name, found in times.items():
        median = statistics.median(found)
        extra = median - bare
        print(f"{name:20} {1000 * median:7.1f} ms   {1000 * extra:+7.1f} ms beside the bare one")
    print(f"{'installed':20} {size(page=False) / 1e6:7.2f} MB without the page")
    print(f"{'':20} {size(page=True) / 1e6:7.2f} MB with it")


if __name__ == "__main__":
    main()
