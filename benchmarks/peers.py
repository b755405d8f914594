"""Jantaku beside other libraries: the same inputs, in one run, as one table of ratios.

python benchmarks/peers.py [--rounds N] [--only WORD] [--markdown]

The peers are installed in an environment of their own (.benchmarks/peers). Every round lets each
contender pass once over the same inputs, in turn, so that a machine that is busy for a while is so
for all; what a library remembers of earlier hands is cleared before each. Time is that of the
processor. Figures are medians; the first pass of all, which loads and works out what is needed,
stands in columns of its own. (What Jantaku keeps are vectors of parts of hands, as others load them
from tables: it fills its table as they are met.)

Inputs are random hands of a fixed seed, or, where the environment variable JANTAKU_BENCH names a
folder with hands.txt.gz and wins.json.gz, those.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".benchmarks" / "peers"
PEERS = ("riichienv==0.4.11", "mahjong==2.1.0", "jansou==0.14.0", "cmajiang==0.0.1")

OURS = "jantaku"
GOALS = {
    "shanten": (1.0, "riichienv"),
    "shanten, array": (2.0, "riichienv"),
    "ukeire": (5.0, "riichienv"),
    "scoring": (1.0, "riichienv"),
    "scoring, array": (3.0, "riichienv"),
    "hands played": (1.0, "riichienv"),
    "shanten, interpreted": (1.0, "jansou"),
    "scoring, interpreted": (1.0, "jansou"),
    "hands played, interpreted": (1.0, "jansou"),
}
"""The ratio that each job is to reach, and to whom."""


def python() -> Path:
    """The interpreter of the peers' environment, which is made and filled if need be."""
    scripts = FOLDER / ("Scripts" if os.name == "nt" else "bin")
    found = scripts / ("python.exe" if os.name == "nt" else "python")
    wanted = "\n".join((platform.python_version(), *PEERS))
    stamp = FOLDER / ".installed"
    if not (stamp.is_file() and stamp.read_text() == wanted):
        print(f"Installing the peers into {FOLDER.relative_to(ROOT)}", file=sys.stderr)
        venv.create(FOLDER, with_pip=True, clear=True)
        command = [str(found), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*command, *PEERS], check=True)
        stamp.write_text(wanted)
    return found


def run(form: str, rounds: int, only: str) -> dict[str, Any]:
    """All jobs in one process, with one form of the kernel: rates by job and contender."""
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT / "benchmarks"))),
        "JANTAKU_KERNEL": form,
    }
    command = [str(python()), "-m", "jobs.worker", "--rounds", str(rounds), "--only", only]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def import_times(rounds: int) -> dict[str, float]:
    """Milliseconds of processor time that imports add to a bare interpreter."""
    environment = os.environ | {
        "PYTHONPATH": str(ROOT / "src"),
        # As installed: with bytecode, whatever this machine says about writing it.
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(ROOT / ".benchmarks" / "bytecode"),
    }
    code = "import time; t = time.process_time(); {}; print(1000 * (time.process_time() - t))"
    asked = {
        "import jantaku": "import jantaku",
        "a riichi table": "import jantaku; jantaku.new_table('riichi')",
        "jantaku.Table and riichi, imports alone": (
            "import jantaku; jantaku.Table; import jantaku.rulesets.riichi.rules"
        ),
    }
    out = {}
    for name, statement in asked.items():
        taken = []
        # The first writes bytecode where there is none yet.
        for _ in range(rounds + 1):
            done = subprocess.run(
                [sys.executable, "-c", code.format(statement)],
                env=environment,
                capture_output=True,
                text=True,
                check=True,
            )
            taken.append(float(done.stdout))
        out[name] = sorted(taken[1:])[rounds // 2]
    return out


def table(rates: dict[str, dict[str, tuple[float, float]]], *, markdown: bool) -> str:
    """The ratios, a line a job and contender."""
    rows = [("job", "contender", "a second", "jantaku is", "mark", "first pass", "jantaku is")]
    for job, by in rates.items():
        ours = by.get(OURS)
        goal = GOALS.get(job.partition(" (")[0])
        for name, (rate, first) in by.items():
            ratio = at_first = ""
            if name != OURS and ours is not None:
                ratio, at_first = f"{ours[0] / rate:.2f} x", f"{ours[1] / first:.2f} x"
            mark = f">= {goal[0]} x" if goal and name == goal[1] else ""
            rows.append((job, name, f"{rate:,.0f}", ratio, mark, f"{first:,.0f}", at_first))
    if markdown:
        rows.insert(1, ("---",) * len(rows[0]))
        return "\n".join(f"| {' | '.join(row)} |" for row in rows)
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [f"{c:{'<' if i in (0, 1, 4) else '>'}{widths[i]}}" for i, c in enumerate(row)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="passes of each contender")
    parser.add_argument("--only", default="", help="only jobs with this word in their name")
    parser.add_argument("--markdown", action="store_true", help="as a Markdown table")
    arguments = parser.parse_args()
    rates: dict[str, dict[str, tuple[float, float]]] = {}
    for form in ("compiled", "interpreted"):
        found = run(form, arguments.rounds, arguments.only)
        rates.update(found["rates"])
        for line in found["notes"]:
            print(f"note ({form}): {line}", file=sys.stderr)
    print(f"Python {platform.python_version()}, {platform.machine()}, {', '.join(PEERS)}\n")
    print(table(rates, markdown=arguments.markdown))
    if not arguments.only or arguments.only in "import":
        print()
        for name, taken in import_times(arguments.rounds).items():
            print(f"{name}: {taken:.0f} ms")


if __name__ == "__main__":
    main()
