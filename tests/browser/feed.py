"""Whole games told to the page by a socket of the test's own.

The real page, its session and its table run; only the server is left out. So a hand takes a second
instead of ten, and any position of `tests/positions` can be looked at from seat 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from jantaku import events as ev
from jantaku.actions import LEAVE
from jantaku.bots import make
from jantaku.codec import encode
from jantaku.ruleset import Ruleset, describe, resolve
from jantaku.stream import SeatStream
from jantaku.table import Player, Setup, Table
from jantaku.testing.positions import Position
from jantaku.view import project

if TYPE_CHECKING:
    from playwright.sync_api import Page

Json = dict[str, Any]
NAMES = ("Aoi", "Botan", "Chika")
SHOWN = 1_000_000
"""Decisions from here on ask nothing: one ends each game, and is shown when all else was."""

_SOCKET = """() => { window.games = {}; window.said = []; window.WebSocket = class {
  static CONNECTING = 0; static OPEN = 1; static CLOSING = 2; static CLOSED = 3;
  readyState = 0;
  constructor(url) {
    this.left = window.games[decodeURIComponent(url.split('/').at(-2))].slice();
    this.asked = null;
    setTimeout(() => { this.readyState = 1; this.onopen?.({}); this.run(); });
  }
  send(text) { if (JSON.parse(text).type === 'act') this.asked = null; }
  close() { this.readyState = 3; clearTimeout(this.timer); }
  run() {
    const shown = document.querySelector('main.table')?.dataset.decision;
    if (this.asked !== null && shown === String(this.asked)) this.asked = null;
    while (this.asked === null && this.left.length) {
      const message = this.left.shift();
      this.asked = message.decision?.id ?? null;
      this.onmessage?.({data: JSON.stringify(message)});
    }
    if (this.left.length || this.asked !== null) this.timer = setTimeout(() => this.run(), 1);
  }
};
new MutationObserver((changes) => {
  for (const {addedNodes} of changes) for (const node of addedNodes)
    if (node.parentElement?.closest('[role=log]')) window.said.push(node.textContent);
}).observe(document.documentElement, {childList: true, subtree: true}); }"""


@dataclass
class Game:
    """What seat 0 is told of a game, as the server tells it: a greeting and the steps after it.

    Attributes:
        events: those after the greeting, as seat 0 may see them.
        over: whether the game is.
    """

    name: str
    hello: Json
    steps: list[Json] = field(default_factory=list)
    events: list[Json] = field(default_factory=list)
    over: bool = False

    @property
    def messages(self) -> list[Json]:
        """All that the socket says; the last holds nothing, so that one can see it come."""
        last = self.steps[-1] if self.steps else self.hello
        end = {"type": "step", "n": last["n"] + 1, "events": [], "view": last["view"]}
        return [self.hello, *self.steps, {**end, "decision": None}]


def told(name: str, plugin: Ruleset, table: Table, choices: Iterator[Callable[[], object]]) -> Game:
    """Seat 0's part of a game that `choices` plays on, one call after the other."""
    stream = SeatStream(table.rules, 0)
    stream.absorb(table.drain())
    hello = stream.hello(table.pending().get(0))
    game = Game(name, {**hello, "game": name, "ruleset": describe(plugin), "continued_from": None})
    untold: list[ev.Event] = []

    def tell() -> None:
        # Where the server would stop: somebody at seat 0 is waited for, or nobody ever again.
        game.steps += stream.steps(untold, table.pending().get(0))
        seen = (project(event, 0) for event in untold)
        game.events += [encode(event) for event in seen if event is not None]
        untold.clear()

    for choose in choices:
        choose()
        untold += table.drain()
        if 0 in table.pending() or table.over:
            tell()
    tell()
    game.over = table.over
    return game


def position(plugin: Ruleset, it: Position) -> Game:
    """A position of the data files, played as its script says."""
    again = it.table()
    # Its first drawn tile and all before stand when the page opens.
    asks = (event for event in it.play().log if event[0] == "choice")

    def choices() -> Iterator[Callable[[], object]]:
        for event in asks:
            assert isinstance(event, ev.Choice)
            yield partial(again.choose, event.seat, event.action)

    return told(it.id, plugin, again, choices())


def ordinary(plugin: Ruleset, *, hands: int, secret: bytes = bytes(32)) -> Game:
    """Some hands of computers. Where players may leave, somebody does after the first, another
    sits down, and seat 0 closes the table at the end.
    """
    rules = plugin.rules(resolve(plugin))
    names = ("", *NAMES)
    players = tuple(Player(f"player{s}", names[s], s > 0) for s in range(rules.seats))
    table = Table(rules, Setup(players=players, hands=hands, confirm=True), secret=secret)
    bots = [make("efficiency", seed=seat) for seat in range(rules.seats)]
    ended = 0

    def choices() -> Iterator[Callable[[], object]]:
        nonlocal ended
        while not table.over:
            empty = [s for s, player in enumerate(table.players) if player is None]
            if empty:
                yield partial(table.sit, empty[0], Player("guest", "Daria", True))
                continue
            seat, decision = max(table.pending().items())
            if decision.kind == "between":
                ended += seat == rules.seats - 1
                leaves = LEAVE in decision.actions
                if leaves and ended >= hands:
                    yield table.finish
                    continue
                action = LEAVE if leaves and seat == 1 and ended == 1 else decision.default
            else:
                action = bots[seat].choose(table.view(seat), decision)
            yield partial(table.choose, seat, action)

    return told("ordinary", plugin, table, choices())


class Listener:
    """A page whose sockets are the test's; it remembers what the page tells in words."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._games = 0
        page.evaluate(_SOCKET)

    def hear(self, game: Game) -> list[str]:
        """What the page says while the game is told to it, a text for each thing it adds."""
        *messages, last = game.messages
        self._tell(game.name, messages, last)
        said: list[str] = self.page.evaluate("window.said")
        return said

    def greet(self, hello: Json) -> None:
        """Let the page show this greeting and nothing more."""
        self._tell(str(hello["game"]), [], hello)

    def _tell(self, name: str, messages: list[Json], last: Json) -> None:
        """All of `messages`, then `last`, whose decision becomes one that was never there."""
        self._games += 1
        none = {"kind": "between", "default": "ready", "actions": []}
        end = {**(last["decision"] or none), "id": SHOWN + self._games}
        self.page.evaluate(
            "([name, messages]) => { window.games[name] = messages; window.said = [];"
            " history.pushState(null, '', `/play/${name}`);"
            " dispatchEvent(new PopStateEvent('popstate')); }",
            [f"{name}-{self._games}", [*messages, {**last, "decision": end}]],
        )
        self.page.wait_for_function(
            "(id) => document.querySelector('main.table')?.dataset.decision === id",
            arg=str(end["id"]),
            timeout=60_000,
        )
