"""Games among computers, played by one process or several, in an order that does not depend on
how many.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Generator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

from jantaku import bots
from jantaku.cli.tally import GameFigures, figures
from jantaku.record import dump, header_of
from jantaku.ruleset import Rules, resolve
from jantaku.ruleset import ruleset as find
from jantaku.table import Setup, Table, computers

SESSION: Final = 64
"""Hands after which a game ends that no rule ends; games of rounds are shorter."""


class Match(NamedTuple):
    """What all games of a simulation have in common.

    Attributes:
        options: every option value of the ruleset.
        players: names for `bots.make`, one or several; they fill the seats in turn and move on by
            one seat with every game.
        save: folder for the records.
    """

    ruleset: str
    options: Mapping[str, object]
    seed: int
    players: tuple[str, ...]
    save: Path | None = None

    def digest(self, game: int) -> bytes:
        """256 bits that follow from the seed and the number of the game."""
        return hashlib.sha256(f"simulate {self.seed} {game}".encode()).digest()


@cache
def _rules(ruleset: str, options: tuple[tuple[str, object], ...]) -> Rules:
    found = find(ruleset)
    return found.rules(resolve(found, dict(options)))


def play(match: Match, number: int) -> GameFigures:
    """Play game number `number` to its end. PlayerFailed when a player does not do its part."""
    rules = _rules(match.ruleset, tuple(sorted(match.options.items())))
    digest = match.digest(number)
    names = [match.players[(s + number) % len(match.players)] for s in range(rules.seats)]
    seated = tuple(
        player._replace(name=f"{name} {seat + 1}")
        for seat, (player, name) in enumerate(zip(computers(rules.seats), names, strict=True))
    )
    setup = Setup(players=seated, hands=SESSION)
    table = Table(rules, setup, secret=digest)
    players = [
        bots.make(name, seed=int.from_bytes(digest[:4], "big") + seat)
        for seat, name in enumerate(names)
    ]
    while not table.over:
        seat, decision = next(iter(table.pending().items()))
        table.choose(seat, bots.ask(names[seat], players[seat], table.view(seat), decision))
    if match.save is not None:
        path = match.save / f"{match.ruleset}-{match.seed}-{number:06d}.jsonl"
        options = resolve(find(match.ruleset), match.options)
        header = header_of(match.ruleset, options, setup, game=number, seed=match.seed)
        path.write_text("".join(dump(header, table.log)), encoding="utf-8")
    return figures(table.log, names)


def games(match: Match, *, jobs: int) -> Generator[GameFigures, None, None]:
    """Games without end, in the order of their numbers."""
    if jobs == 1:
        for number in count():
            yield play(match, number)
    # A fresh interpreter: the parent has a thread that draws the progress bar, and a fork would
    # copy it in the middle of something.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        waiting: deque[Future[GameFigures]] = deque()
        for number in count():
            waiting.append(pool.submit(play, match, number))
            if len(waiting) >= 3 * jobs:
                yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
