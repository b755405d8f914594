"""Run in the peers' environment: measure every job, print the rates as JSON."""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from jantaku.kernel import IMPLEMENTATION
from jobs import inputs, ours, theirs

Make = Callable[[], ours.Job]


def jobs() -> dict[str, dict[str, Make]]:
    """What is measured with this form of the kernel: how to get each job ready."""
    hands = inputs.hands()
    full = [h for h in hands if sum(h) == 14]
    wins = inputs.wins()
    if IMPLEMENTATION == "interpreted":
        return {
            "shanten, interpreted": {
                "jantaku": lambda: ours.shanten(hands[:3000]),
                "jansou": lambda: theirs.jansou_shanten(hands[:3000]),
            },
            "scoring, interpreted": {
                "jantaku": lambda: ours.scoring(wins[:600]),
                "jansou": lambda: theirs.jansou_scoring(wins[:600]),
            },
            "hands played, interpreted": {
                "jantaku": lambda: ours.play(2),
                "jansou": lambda: theirs.jansou_play(2),
            },
        }
    return {
        "shanten": {
            "jantaku": lambda: ours.shanten(hands),
            "riichienv": lambda: theirs.riichienv_shanten(hands),
            "cmajiang": lambda: theirs.cmajiang_shanten(hands),
            "jansou": lambda: theirs.jansou_shanten(hands[:3000]),
            "mahjong": lambda: theirs.mahjong_shanten(hands[:500]),
        },
        "shanten, array": {
            "jantaku": lambda: ours.shanten_array(hands),
            "riichienv": lambda: theirs.riichienv_shanten(hands),
        },
        "ukeire": {
            "jantaku": lambda: ours.ukeire(full[:1000]),
            "riichienv": lambda: theirs.riichienv_ukeire(full[:100]),
            "jansou": lambda: theirs.jansou_ukeire(full[:100]),
        },
        "ukeire, array": {
            "jantaku": lambda: ours.ukeire_array(full[:1000]),
            "riichienv": lambda: theirs.riichienv_ukeire(full[:100]),
        },
        "scoring": {
            "jantaku": lambda: ours.scoring(wins),
            "riichienv": lambda: theirs.riichienv_scoring(wins),
            "jansou": lambda: theirs.jansou_scoring(wins[:300]),
            "mahjong": lambda: theirs.mahjong_scoring(wins[:300]),
        },
        "scoring, array": {
            "jantaku": lambda: ours.scoring_array(wins),
            "riichienv": lambda: theirs.riichienv_scoring(wins),
        },
        "hands played": {
            "jantaku": lambda: ours.play(6),
            "riichienv": lambda: theirs.riichienv_play(6),
            "jansou": lambda: theirs.jansou_play(1),
        },
    }


def measure(
    job: str, makers: dict[str, Make], rounds: int, notes: list[str]
) -> dict[str, tuple[float, float]]:
    """Items a second of each contender: the median of so many passes in turn, and the first pass of
    all, when nothing had been loaded or worked out yet.

    Seconds are the processor's: what others do on the machine meanwhile takes it away for as long
    as whole passes of the quick jobs last.
    """
    ready: dict[str, ours.Job] = {}
    for name, make in makers.items():
        try:
            ready[name] = make()
        # A peer that does not run on this machine is left out, and said to be.
        except Exception as error:
            if name == "jantaku":
                raise
            notes.append(f"{job}: {name} left out: {error!r}")
    # The inputs of all contenders are no garbage to be looked through while one of them works.
    gc.collect()
    gc.freeze()
    taken: dict[str, list[float]] = {name: [] for name in ready}
    firsts: dict[str, float] = {}
    for _ in range(rounds + 1):
        for name, run in ready.items():
            theirs.clear_memos()
            start = time.process_time()
            done = run()
            spent = time.process_time() - start
            if name in firsts:
                taken[name].append(done / spent)
            else:
                firsts[name] = done / spent
    return {name: (statistics.median(rates), firsts[name]) for name, rates in taken.items()}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    notes: list[str] = []
    rates: dict[str, Any] = {}
    for job, makers in jobs().items():
        if arguments.only in job:
            print(f"{job} ...", file=sys.stderr, flush=True)
            rates[job] = measure(job, makers, arguments.rounds, notes)
    json.dump({"rates": rates, "notes": notes, "form": IMPLEMENTATION}, sys.stdout)


if __name__ == "__main__":
    main()
