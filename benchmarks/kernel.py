"""Calls a second of each question to the kernel, in both forms, on random hands.

python benchmarks/kernel.py [--hands N] [--seconds S]
"""

from __future__ import annotations

import argparse
import random
import time
from functools import partial
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any

from jantaku.kernel import load
from jantaku.kernel.loader import FORMS

if TYPE_CHECKING:
    from collections.abc import Callable

FOUR = bytes([4] * 34)
SANMA = bytes([4] + [0] * 7 + [4] * 26)
GAMES: dict[str, dict[str, Any]] = {
    "four-player": {"copies": FOUR, "pairs": 1, "orphans": True},
    "sanma": {"copies": SANMA, "pairs": 1, "orphans": True},
    "sixteen tiles": {"copies": FOUR, "sets": 5},
}


def random_hands(generator: random.Random, copies: bytes, size: int, count: int) -> list[bytes]:
    """Hands dealt from the whole set: mostly three to five away."""
    wall = [kind for kind in range(34) for _ in range(copies[kind])]
    hands = []
    for _ in range(count):
        counts = bytearray(34)
        for kind in generator.sample(wall, size):
            counts[kind] += 1
        hands.append(bytes(counts))
    return hands


def near_hands(generator: random.Random, shapes: Any, size: int, count: int) -> list[bytes]:
    """Tenpai hands: random ones that keep exchanging tiles for accepted ones."""
    found: list[bytes] = []
    while len(found) < count:
        counts = bytearray(random_hands(generator, shapes.copies, size, 1)[0])
        while True:
            accepted = shapes.accepts(counts)
            if shapes.shanten(counts) == 0:
                found.append(bytes(counts))
                break
            kinds = [kind for kind in range(34) if accepted >> kind & 1]
            counts[generator.choice(kinds)] += 1
            # Of the discards that keep the hand nearest, any.
            options = shapes.discards(counts)
            least = min(shanten for _, shanten, _ in options)
            counts[generator.choice([k for k, shanten, _ in options if shanten == least])] -= 1
    return found


def rate(ask: Callable[[bytes], object], hands: list[bytes], seconds: float) -> float:
    """Calls a second once everything asked has been met, the best of three."""
    for counts in hands:
        ask(counts)
    best = 0.0
    for _ in range(3):
        batch, done, start = max(1, len(hands) // 4), 0, time.perf_counter()
        rest = cycle(hands)
        while (spent := time.perf_counter() - start) < seconds / 3:
            for counts in islice(rest, batch):
                ask(counts)
            done += batch
        best = max(best, done / spent)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=3000, help="how many hands go round")
    parser.add_argument("--seconds", type=float, default=0.6, help="time for each figure")
    arguments = parser.parse_args()
    for form in FORMS:
        try:
            Shapes = load(form).Shapes  # noqa: N806  # it is a class
        except ImportError as error:
            print(f"{form}: {error}")
            continue
        for name, game in GAMES.items():
            generator = random.Random(0)
            shapes = Shapes(**game)
            size = 3 * shapes.sets + 1
            hands = random_hands(generator, shapes.copies, size, arguments.hands)
            start = time.perf_counter()
            for counts in hands:
                shapes.shanten(counts)
            first = arguments.hands / (time.perf_counter() - start)
            drawn = random_hands(generator, shapes.copies, size + 1, arguments.hands // 10)
            near = near_hands(generator, shapes, size, arguments.hands // 30)
            figures = {
                "shanten": rate(shapes.shanten, hands, arguments.seconds),
                "waits, not tenpai": rate(shapes.waits, hands, arguments.seconds),
                "waits, tenpai": rate(shapes.waits, near, arguments.seconds),
                "accepts": rate(shapes.accepts, hands, arguments.seconds),
                "discards": rate(shapes.discards, drawn, arguments.seconds),
                "ukeire": rate(shapes.ukeire, drawn, arguments.seconds),
            }
            for question, ask, given in (
                ("shanten, array", shapes.shanten_many, hands),
                ("waits, array", shapes.masks_many, near),
                ("accepts, array", partial(shapes.masks_many, waits=False), hands),
                ("ukeire, array", shapes.ukeire_many, drawn),
                ("readings, array", shapes.readings_many, drawn),
            ):
                arrays = rate(ask, [b"".join(given)] * 4, arguments.seconds)
                figures[question] = len(given) * arrays
            # Later games find much of what they ask for remembered from the first.
            if name == next(iter(GAMES)):
                figures = {"shanten, first met": first} | figures
            for question, value in figures.items():
                print(f"{form:12} {name:14} {question:20} {value:12,.0f} /s", flush=True)


if __name__ == "__main__":
    main()
