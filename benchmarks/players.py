"""How long computer players think, and how they fare.

python benchmarks/players.py [--hands N] [--ruleset ID ...]

Times are of the processor, so that a machine that is busy with other things does not count. What
whole hands of random play cost beside other libraries is in benchmarks/peers.py.
"""

from __future__ import annotations

import argparse
import hashlib
import statistics
import time
from collections.abc import Sequence

from jantaku import bots
from jantaku import events as ev
from jantaku.kernel import IMPLEMENTATION
from jantaku.ruleset import Rules, resolve, ruleset
from jantaku.table import Setup, Table, computers


def play(
    rules: Rules, names: Sequence[str], hands: int, seed: int
) -> tuple[dict[str, list[float]], Table]:
    """Seconds of every decision by name of player, and the table after so many hands."""
    times: dict[str, list[float]] = {name: [] for name in names}
    players = [bots.make(name, seat) for seat, name in enumerate(names)]
    secret = hashlib.sha256(f"players {seed}".encode()).digest()
    # A game of rounds may end sooner than asked for; the figures say how many hands there were.
    table = Table(rules, Setup(players=computers(rules.seats), hands=hands), secret=secret)
    while not table.over:
        seat, decision = next(iter(table.pending().items()))
        view = table.view(seat)
        start = time.process_time()
        action = players[seat].choose(view, decision)
        times[names[seat]].append(time.process_time() - start)
        table.choose(seat, action)
    return times, table


def show(id: str, hands: int) -> None:
    found = ruleset(id)
    # A long game, where there is a choice, so that one table suffices.
    options = {o.id: "east_south" for o in found.options if o.id == "length"}
    rules = found.rules(resolve(found, options))
    for rivals in ("efficiency", "random"):
        names = ["efficiency", *[rivals] * (rules.seats - 1)]
        spent: dict[str, list[float]] = {}
        wins = played = own = 0
        began = time.process_time()
        while played < hands:
            times, table = play(rules, names, hands - played, played)
            for name, seconds in times.items():
                spent.setdefault(name, []).extend(seconds)
            played += table.state.serial + 1
            won = [e.seat for e in table.log if isinstance(e, ev.Win)]
            wins += len(won)
            own += sum(seat == 0 for seat in won)
        speed = played / (time.process_time() - began)
        share = f"{100 * own / max(1, wins):.0f} % of {wins} wins"
        title = f"{id}, 1 efficiency and {rules.seats - 1} {rivals}"
        print(f"{title}: {played} hands, {speed:.0f} a second; the first seat has {share}")
        for name, seconds in sorted(spent.items()):
            ordered = sorted(1000 * s for s in seconds)
            print(
                f"  {name:12s} {len(ordered):7d} decisions, ms: mean {statistics.mean(ordered):.3f}"
                f"  median {statistics.median(ordered):.3f}"
                f"  99 % {ordered[int(0.99 * len(ordered))]:.2f}  worst {ordered[-1]:.2f}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=60)
    parser.add_argument(
        "--ruleset", nargs="+", default=["riichi", "sanma", "hanma", "korean", "hongkong"]
    )
    given = parser.parse_args()
    print(f"kernel: {IMPLEMENTATION}")
    for id in given.ruleset:
        show(id, given.hands)


if __name__ == "__main__":
    main()
