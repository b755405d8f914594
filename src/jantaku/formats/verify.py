"""Verifying logs of other sites: every game played again under its own rules and compared.

A report is one of three things: no difference, differences, or not judged with the reason. A log
that is cut or partly edited is judged as far as it goes, and the rest named. A log under rules of
its own is played as the site's usual rules with its own starting points: if that makes no
difference it counts as judged, otherwise nothing can be said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from jantaku.errors import JantakuError
from jantaku.formats.counts import Counts
from jantaku.formats.files import read_games
from jantaku.formats.game import Game
from jantaku.formats.play import Difference, play
from jantaku.options import OptionValue
from jantaku.ruleset import resolve, ruleset


@dataclass(slots=True, kw_only=True)
class Report(Counts):
    """What verifying one game found.

    Attributes:
        name: of the game; `path` of its file.
        differences: in order.
        unjudged: why some of it was not judged, or empty.
        judged: whether any of it was.
    """

    name: str
    path: Path
    differences: list[Difference] = field(default_factory=list)
    unjudged: str = ""
    judged: bool = True


@dataclass(slots=True, kw_only=True)
class Totals(Counts):
    """The sum of many reports; `partly` are games judged in part, `unjudged` those not at all."""

    games: int = 0
    mismatches: int = 0
    partly: int = 0
    unjudged: int = 0

    def add(self, report: Report) -> None:
        """Count one report."""
        self.count(report)
        self.games += report.judged
        self.mismatches += len(report.differences)
        self.partly += report.judged and bool(report.unjudged)
        self.unjudged += not report.judged

    def line(self) -> str:
        """The last line of a run."""
        return (
            f"{self.games} games, {self.hands} hands ({self.walls} walls from seeds), "
            f"{self.wins} wins, {self.draws} draws, {self.moves} moves: "
            f"{self.mismatches} mismatches; {self.partly} games judged in part, "
            f"{self.unjudged} files not judged"
        )


def verify_game(game: Game, path: Path, options: Mapping[str, OptionValue] | None = None) -> Report:
    """Play a game and compare; `options` go over those that the log tells."""
    rules = ruleset(game.ruleset)
    values: dict[str, OptionValue] = dict(game.options)
    if game.private and game.hands[0].plan[:2] == (0, 0) and not game.hands[0].plan.repeat:
        values["start_points"] = game.hands[0].scores[0]
    values.update(options or {})
    try:
        played = play(game, rules.rules(resolve(rules, values, preset=game.preset)))
    except JantakuError as e:
        return Report(name=game.name, path=path, unjudged=f"{e.code}: {e}", judged=False)
    if game.private and played.differences:
        first = played.differences[0]
        reason = f"{game.private}; differs at {first.where}: {first.what}"
        return Report(name=game.name, path=path, unjudged=reason, judged=False)
    report = Report(
        name=game.name,
        path=path,
        differences=played.differences,
        unjudged=played.unjudged,
        judged=played.moves > 0 or played.hands > 0,
    )
    report.count(played)
    return report


def verify_file(path: Path, options: Mapping[str, OptionValue] | None = None) -> Iterator[Report]:
    """A report for every game in a file; one that names the reason where there is none."""
    try:
        for game in read_games(path):
            yield verify_game(game, path, options)
    except JantakuError as e:
        yield Report(name=path.name, path=path, unjudged=f"unreadable: {e}", judged=False)
    except (OSError, UnicodeDecodeError) as e:
        yield Report(name=path.name, path=path, unjudged=f"unreadable: {e}", judged=False)


def files_of(paths: Iterable[Path]) -> Iterator[Path]:
    """The files named, and every file in the folders named, in order of name."""
    for path in paths:
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.is_file())
        else:
            yield path


def told(report: Report) -> Iterator[str]:
    """A report in lines; nothing for a game without differences that was judged in full."""
    for difference in report.differences:
        yield f"{report.name}: {difference.where}: {difference.what}"
        yield f"    recorded: {difference.recorded}"
        yield f"    engine:   {difference.engine}"
        for line in difference.position.splitlines():
            yield f"    {line}"
    if report.unjudged:
        how = "judged in part" if report.judged else "not judged"
        yield f"{report.name}: {how}: {report.unjudged}"
