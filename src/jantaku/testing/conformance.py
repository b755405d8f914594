"""The conformance suite: random games of a ruleset under every invariant of the engine.

1 tiles and points are kept after every event · 2 a state is the fold of its log, a record reads
back byte by byte, a table resumes from any point · 3 legal actions and views depend on what the
seat can see · 4 hidden tiles change nothing that a seat receives · 5 every offered action is
accepted, any other refused without a trace, every game ends · 6 the order of simultaneous answers
does not matter · 9 the best reading is scored.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from jantaku.options import Options, OptionValue
from jantaku.record import dump, header_of, load, replay
from jantaku.ruleset import Rules, Ruleset, resolve
from jantaku.table import Player, Setup, Table, computers
from jantaku.testing import forks, perft, sight
from jantaku.testing.mirror import Mirror
from jantaku.testing.players import Biased
from jantaku.testing.violation import Violation, require
from jantaku.testing.walls import walls
from jantaku.view import View

_RARE = frozenset(
    ("ron", "tsumo", "abort", "open_kan", "concealed_kan", "added_kan", "set_aside", "leave")
)
"""Actions at which the checks are made more often."""

MOST_HANDS = 100
"""A game that is still going on after so many hands is left: some rules let the dealer stay as long
as hands are drawn, and some end a game only when its players stop.
"""


@dataclass(slots=True)
class Report:
    """What a run has seen.

    Attributes:
        seen: how often each sort of event occurred (`pon`, `ron`, `drawn:exhaustive`,
            `robbed:added_kan`, `wins:2`, ...).
        checked: at how many points each sampled invariant was tried.
        seconds: how long it took.
    """

    ruleset: str
    games: int = 0
    hands: int = 0
    events: int = 0
    decisions: int = 0
    seconds: float = 0.0
    seen: Counter[str] = field(default_factory=Counter)
    checked: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        what = "  ".join(f"{name} {n}" for name, n in sorted(self.seen.items()))
        tried = "  ".join(f"{name} {n}" for name, n in sorted(self.checked.items()))
        return (
            f"{self.ruleset}: {self.games} games, {self.hands} hands, {self.events} events, "
            f"{self.decisions} decisions in {self.seconds:.1f} s\n"
            f"  checked: {tried}\n  seen: {what}"
        )


def check(
    ruleset: Ruleset,
    options: Mapping[str, object] | None = None,
    *,
    hands: int = 2000,
    games: int = 0,
    seed: int = 1,
    sample: float = 0.02,
    vary: float = 0.0,
    expect: Collection[str] = (),
) -> Report:
    """Play random games and check every invariant; Violation says what does not hold and where.

    Args:
        ruleset: the plug-in; it need not be installed.
        options: option values over the defaults.
        hands: at least so many hands are played; `games`: at least so many games.
        seed: the run is the same for the same seed.
        sample: at which part of the decisions the expensive checks are made; where something rare
            is offered, five times as often.
        vary: which part of the games is played with options chosen at random over `options`.
        expect: names of `Report.seen` that must occur, so that nothing is tested by never
            happening; in a run of a hundred hands or more also what happens in every game.
    """
    given = dict(options or {})
    resolved = resolve(ruleset, given)
    report = Report(ruleset.id)
    began = time.perf_counter()
    while report.hands < hands or report.games < games:
        name = f"{seed}/{report.games}"
        rng = random.Random(f"{name}/options")
        varied = resolve(ruleset, random_options(ruleset, rng) | given)
        _Game(ruleset, varied if rng.random() < vary else resolved, report, name, sample).play()
        report.games += 1
    report.seconds = time.perf_counter() - began
    always = _expected(ruleset.rules(resolved)) if report.hands >= 100 else set()
    missing = sorted(name for name in {*expect, *always} if not report.seen[name])
    require(not missing, "the run tests something", f"never seen: {', '.join(missing)}\n{report}")
    left, ended = report.seen["game:left"], report.seen["game:ended"]
    require(
        left <= ended,
        "5 every game ends",
        f"{left} did not within {MOST_HANDS} hands, {ended} did",
    )
    return report


def random_options(ruleset: Ruleset, rng: random.Random) -> dict[str, OptionValue]:
    """A value for about a third of the options, bounds included."""
    out: dict[str, OptionValue] = {}
    for option in ruleset.options:
        if rng.random() < 0.35:
            if option.kind == "flag":
                out[option.id] = rng.random() < 0.5
            elif option.kind == "choice":
                out[option.id] = rng.choice(option.choices).value
            else:
                steps = (option.high - option.low) // option.step
                value = option.low + option.step * rng.randint(0, steps)
                out[option.id] = rng.choice((option.low, option.high, value))
    return out


def _expected(rules: Rules) -> set[str]:
    """What must occur in any game of these rules, going by what they declare."""
    out = {"tsumo", "ron", "discard", "drawn:exhaustive"}
    for name in ("chi", "pon"):
        if getattr(rules.claims, name, False):
            out.add(name)
    if getattr(rules.claims, "kans", None) is not None:
        out.add("open_kan")
    out |= {f"discard:{mark}" for mark in rules.layout.declarations}
    if rules.layout.aside:
        out |= {"set_aside", "stand"}
    return out


class _Game:
    """One game, watched."""

    def __init__(
        self, ruleset: Ruleset, options: Options, report: Report, seed: str, sample: float
    ) -> None:
        self.ruleset = ruleset
        self.options = options
        self.report = report
        self.seed = seed
        self.sample = sample
        self.rng = rng = random.Random(seed)
        self.rules = rules = ruleset.rules(options)
        self.setup = Setup(
            players=computers(rules.seats),
            dealer=rng.randrange(rules.seats),
            hands=rng.choice((None, None, 1, 3)),
            confirm=rng.random() < 0.3,
        )
        self.walls = walls(rules, seed, rich=rng.choice((0.0, 0.5, 1.0)))
        self.players = [Biased(random.Random(f"{seed}/{s}")) for s in range(rules.seats)]
        self.mirror = Mirror(rules, report.seen)
        self.letters = forks.alphabet(rules)
        self.guests = 0

    def play(self) -> None:
        """Play it to the end; a Violation says how to see it again."""
        table = Table(self.rules, self.setup, walls=self.walls)
        try:
            self._drain(table)
            while not table.over and table.state.serial < MOST_HANDS:
                self._step(table)
            if not table.over:
                self.report.seen["game:left"] += 1
            else:
                require(table.state.phase == "over" and table.state.places, "5 every game ends")
                if self.setup.hands is None:
                    self.report.seen["game:ended"] += 1
                self._record(table)
        except Exception as e:
            defaults = {o.id: o.default for o in self.ruleset.options}
            changed = {k: v for k, v in self.options.items() if v != defaults[k]}
            last = "\n    ".join(map(str, table.log[: self.mirror.taken][-6:]))
            raise Violation(
                f"{e}\n  {self.ruleset.id} {changed or ''}, game {self.seed}, hand "
                f"{table.state.serial + 1}, {self.mirror.taken} events looked at; the last ones:\n"
                f"    {last}"
            ) from e
        self.report.hands += table.state.serial + 1
        self.report.events += len(table.log)

    def _drain(self, table: Table) -> None:
        for event in table.drain():
            self.mirror.take(event)
        require(
            self.mirror.full.key() == table.state.key(),
            "2 the state is the fold of the log",
        )

    def _step(self, table: Table) -> None:
        rng = self.rng
        pending = table.pending()
        if not pending:
            self._seat_guests(table)
        else:
            rare = any(a.kind in _RARE for d in pending.values() for a in d.actions)
            if rng.random() < self.sample * (5 if rare else 1):
                self._look_closely(table)
            elif len(pending) > 1 and rng.random() < 0.3 + self.sample:
                self._orders(table)
            if table.state.phase == "between" and table.state.serial >= 8 and rng.random() < 0.2:
                # Sessions have no end of their own: whoever hosts them stops between two hands.
                table.finish()
            else:
                seat = rng.choice(list(pending))
                view = View(self.rules, table.state, seat)
                chosen = self.players[seat].choose(view, pending[seat])
                table.choose(seat, chosen, decision=pending[seat].id, late=rng.random() < 0.05)
                self.report.decisions += 1
        self._drain(table)

    def _seat_guests(self, table: Table) -> None:
        """Seats that were left are taken by somebody else."""
        empty = [seat for seat, player in enumerate(table.state.players) if player is None]
        require(empty, "5 every game ends", "nobody is asked and no seat is empty")
        if self.rng.random() < 0.2:
            self._resume(table)
        self.guests += 1
        name = f"guest{self.guests}"
        table.sit(self.rng.choice(empty), Player(name, name.title(), False))
        self.report.seen["guest"] += 1

    def _look_closely(self, table: Table) -> None:
        checked, rng = self.report.checked, self.rng
        checked["3"] += 1
        sight.check_views(self.rules, table, self.mirror.views)
        checked["5"] += 1
        forks.check_offers(table, self.letters, rng)
        self._orders(table)
        if rng.random() < 0.3:
            checked["2"] += 1
            self._resume(table)
        if rng.random() < 0.2:
            checked["4"] += 1
            seat = rng.choice((rng.randrange(self.rules.seats), *table.pending()))
            sight.check_secrets(self.rules, table, seat, rng)

    def _orders(self, table: Table) -> None:
        if len(table.pending()) > 1 and not table.state.choices:
            self.report.checked["6"] += 1
            forks.check_orders(table, self.rng)

    def _resume(self, table: Table) -> None:
        again = Table.resume(self.rules, self.setup, table.log, walls=self.walls)
        require(again.state.key() == table.state.key(), "2 resumed", "the state differs")
        require(
            again.pending() == table.pending(),
            "2 resumed",
            f"asks {again.pending()}, not {table.pending()}",
        )

    def _record(self, table: Table) -> None:
        """The record of the finished game reads back, byte by byte, and replays."""
        if self.rng.random() >= max(0.25, self.sample):
            return
        self.report.checked["record"] += 1
        header = header_of(self.ruleset.id, self.options, self.setup)
        lines = list(dump(header, table.log))
        read, events = load(lines)
        log = list(events)
        require(log == table.log, "2 the record reads back", "events differ")
        require(list(dump(read, log)) == lines, "2 the record reads back", "bytes differ")
        result = replay(read, log, rules=self.rules)
        require(result.complete, "2 the record replays", "it is not complete")
        require(result.state.key() == table.state.key(), "2 the record replays", "state")


class Conformance:
    """The suite as a test class: subclass it with a name that begins with `Test`.

    Attributes:
        ruleset: the plug-in.
        options: option values over the defaults.
        hands, games, seed, sample, vary, expect: see `check`.
        counts: the file with the ruleset's counts of positions, see `jantaku.testing.perft`; None
            where they are not kept.
    """

    ruleset: ClassVar[Ruleset]
    options: ClassVar[Mapping[str, object]] = {}
    counts: ClassVar[Path | None] = None
    hands: ClassVar[int] = 2000
    games: ClassVar[int] = 0
    seed: ClassVar[int] = 1
    sample: ClassVar[float] = 0.02
    vary: ClassVar[float] = 0.0
    expect: ClassVar[Collection[str]] = frozenset()

    def test_random_games(self) -> None:
        """All invariants over random games."""
        report = check(
            self.ruleset,
            self.options,
            hands=self.hands,
            games=self.games,
            seed=self.seed,
            sample=self.sample,
            vary=self.vary,
            expect=self.expect,
        )
        print(report)  # shown by pytest -s and on failure

    def test_counts_of_positions(self) -> None:
        """Legal lines a few plies from fixed walls are as many as they were."""
        if self.counts is not None:
            perft.check(self.ruleset, self.counts)
