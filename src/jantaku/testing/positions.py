"""Table positions: a crafted wall, a script of choices, and what must be true along the way.

Positions are data. A file is TOML with a table `position` for each::

    [[position]]
    id = "kan-of-the-drawn-tile"
    rule = "riichi: riichi"
    hands = ["1112m...", "", "", ""]     # by seat; what is missing is filled up
    draws = "2m ?? 5s"                    # live draws in order
    steps = '''
    0 discard:9s:riichi
    to 0
    ! 0 concealed_kan:*
    '''

See `Deal` for what can be crafted, `Position` for what surrounds it and `script` for the steps.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from jantaku.ruleset import HandPlan, Rules, resolve, ruleset
from jantaku.table import Setup, Start, Table, WallSource, computers
from jantaku.testing.script import run
from jantaku.testing.walls import deal_map, replacement_places
from jantaku.tiles import HIDDEN, Face, faces
from jantaku.wall import nonce


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """The tiles of one hand, as texts; `??` and what is left out may be any tile.

    Attributes:
        hands: starting tiles by seat.
        draws: live draws in the order they come; spaces are nothing.
        turns: instead, by seat, what it draws on its turns as long as nobody calls or makes a kan.
        last: the last live draws.
        replacements: replacement tiles in the order they are drawn.
        indicators, under: dora and ura indicators in the order they are turned.
        dealer: the seat that deals this hand.
    """

    hands: tuple[str, ...] = ()
    draws: str = ""
    turns: tuple[str, ...] = ()
    last: str = ""
    replacements: str = ""
    indicators: str = ""
    under: str = ""
    dealer: int = 0


def craft(rules: Rules, deal: Deal, *, seed: int = 0) -> tuple[Face, ...]:
    """A wall that deals this; the rest is filled up with what is left of the set, by chance that
    `seed` decides.

    Raises TileError if more tiles are asked for than there are, ValueError if they find no place.
    """
    size, plan = rules.tiles.size, rules.wall
    where = deal_map(rules, deal.dealer)
    wall: dict[int, Face] = {}

    def lay(places: Sequence[int], text: str, what: str) -> None:
        tiles = faces(text)
        if len(tiles) > len(places):
            raise ValueError(f"{len(tiles)} tiles for {len(places)} places: {what} {text}")
        for place, tile in zip(places, tiles, strict=False):
            if tile != HIDDEN:
                if place in wall:
                    raise ValueError(f"{what} {text} lies where something lies already")
                wall[place] = tile

    for places, hand in zip(where.hands, deal.hands, strict=False):
        lay(places, hand, "hand")
    end = size - plan.dead
    lay(range(where.first_draw, end), deal.draws, "draws")
    for seat, text in enumerate(deal.turns):
        first = where.first_draw + (seat - deal.dealer) % rules.seats
        lay(range(first, end, rules.seats), text, "turns")
    lay(range(end - len(faces(deal.last)), end), deal.last, "last draws")
    lay(replacement_places(rules), deal.replacements, "replacements")
    lay([size - 1 - place for place in plan.indicators], deal.indicators, "indicators")
    lay([size - 1 - place for place in plan.under], deal.under, "ura indicators")
    rules.tiles.check(wall.values(), "position")
    left = rules.tiles.faces()
    for tile in wall.values():
        left.remove(tile)
    random.Random(seed).shuffle(left)
    return tuple(wall[place] if place in wall else left.pop() for place in range(size))


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A table to be played by a script.

    Attributes:
        id: names it in test reports.
        rule: the rule it is about.
        deals: the hands, in the order they are played.
        steps: see `script.run`.
        ruleset: id; `options` over its defaults.
        round, number, repeat: of the first hand.
        points: by seat at the start; empty: as the ruleset says.
        sticks: points in the pot `sticks` at the start.
        hands: the game ends after so many; None: when the ruleset says so.
        seed: fills up what is not crafted.
    """

    id: str
    rule: str
    deals: tuple[Deal, ...]
    steps: str
    ruleset: str = "riichi"
    options: Mapping[str, object] = field(default_factory=dict)
    round: int = 0
    number: int = 0
    repeat: int = 0
    points: tuple[int, ...] = ()
    sticks: int = 0
    hands: int | None = None
    seed: int = 0

    def table(self) -> Table:
        """The table at its first decision."""
        plugin = ruleset(self.ruleset)
        rules = plugin.rules(resolve(plugin, self.options))
        dealer = self.deals[0].dealer
        start = None
        if self.points or self.round or self.number or self.repeat or self.sticks:
            points = self.points or self._usual(rules)
            plan = HandPlan(self.round, self.number, dealer, self.repeat)
            start = Start(plan, points, (("sticks", self.sticks),) if self.sticks else ())
        setup = Setup(
            players=computers(rules.seats),
            dealer=dealer,
            start=start,
            hands=self.hands,
            confirm=True,
        )
        return Table(rules, setup, walls=self._walls(rules))

    def _usual(self, rules: Rules) -> tuple[int, ...]:
        """Points at an ordinary start."""
        state = Table(rules, secret=bytes(32)).state
        return tuple(state.score(seat) for seat in range(rules.seats))

    def _walls(self, rules: Rules) -> WallSource:
        def source(serial: int) -> tuple[tuple[Face, ...], str]:
            deal = self.deals[serial] if serial < len(self.deals) else Deal()
            return craft(rules, deal, seed=self.seed + serial), nonce(bytes(32), serial)

        return source

    def play(self) -> Table:
        """Play the script; `script.Missed` where something is not as it says."""
        table = self.table()
        run(table, self.steps)
        return table


_DEAL = ("hands", "draws", "turns", "last", "replacements", "indicators", "under", "dealer")


def load(file: Path) -> list[Position]:
    """The positions of a TOML file. A hand after the first stands in a table `next` of its own."""
    with file.open("rb") as opened:
        data = tomllib.load(opened)
    common = data.get("common", {})
    return [_position({**common, **row}) for row in data["position"]]


def _deal(data: Mapping[str, Any]) -> Deal:
    values = {name: data[name] for name in _DEAL if name in data}
    for name in ("hands", "turns"):
        if name in values:
            values[name] = tuple(values[name])
    return Deal(**values)


def _position(data: Mapping[str, Any]) -> Position:
    first = {name: data[name] for name in _DEAL if name in data}
    rest: Iterable[Mapping[str, Any]] = data.get("next", ())
    other = {name: v for name, v in data.items() if name not in (*_DEAL, "next", "why", "length")}
    if "points" in other:
        other["points"] = tuple(other["points"])
    if "length" in data:
        other["hands"] = data["length"]
    return Position(deals=(_deal(first), *map(_deal, rest)), **other)
