"""A game in play: the one task that owns its table.

Every change is stored before anybody is told of it. What is in memory is only ever a copy of what
is stored: when storing fails, or another process has moved the game on, the copy is thrown away
and read anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from jantaku.actions import LEAVE, Action
from jantaku.errors import ActionError, JantakuError
from jantaku.events import Event
from jantaku.record import dump_event, load
from jantaku.ruleset import describe, resolve, ruleset
from jantaku.seams import Ending
from jantaku.server.actor import Actor
from jantaku.server.adviser import Adviser
from jantaku.server.computers import Computer, Maker, seed
from jantaku.server.connection import BROKEN, NO_SUCH_GAME, TAKEN_OVER, Connection
from jantaku.server.errors import Conflict, GameMissing
from jantaku.server.guests import USUAL, newcomer, stays_or_leaves
from jantaku.server.store import Progress, Store
from jantaku.stream import SeatStream
from jantaku.table import Decision, Table

logger = logging.getLogger(__name__)

_ATTEMPTS: Final = 5


class LiveGame(Actor):
    """One game, from the moment somebody connects until nobody has for a while.

    Args:
        id: of the game.
        store: where it is kept.
        computers: makes its computer players.
        idle: seconds without a socket after which it leaves the memory.
        rested: called when it does.
    """

    def __init__(
        self,
        id: str,
        store: Store,
        computers: Maker,
        *,
        idle: float,
        rested: Callable[[LiveGame], None],
    ) -> None:
        super().__init__(idle=idle)
        self.id = id
        self._store = store
        self._make = computers
        self._rested = rested
        self._table: Table | None = None
        self._description: msgspec.Raw | None = None
        self._computers: dict[int, Computer] = {}
        self._streams: dict[int, SeatStream] = {}
        self._connections: dict[int, Connection] = {}
        self._adviser: Adviser | None = None
        self._guests = USUAL
        self._origin: object = None
        self._untold: list[Event] = []
        # What is in memory was read anew: steps would not tell how one came there.
        self._fresh = False

    # --- what sockets ask for ---------

    async def attach(self, connection: Connection) -> None:
        """`connection` plays its seat from now on and is greeted; an older one is closed.

        GameMissing when there is no such game (any more), or none that this program can read.
        """
        await self.do(partial(self._attach, connection))

    def detach(self, connection: Connection) -> None:
        """The socket has gone."""
        if self._connections.get(connection.seat) is connection:
            del self._connections[connection.seat]

    async def act(self, connection: Connection, decision: int, action: str) -> bool:
        """Choose for the seat of `connection`; whether the page did nothing wrong. Answers go to
        the connection.
        """
        return await self.do(
            partial(self._guarded, partial(self._act, connection, decision, action))
        )

    async def advise(self, connection: Connection, *, best: bool) -> bool:
        """Tell the seat of `connection` what it would like to know; with `best`, also what a
        computer player would do in its place. Whether that was nothing wrong to ask.
        """
        return await self.do(partial(self._guarded, partial(self._advise, connection, best)))

    async def sync(self, connection: Connection) -> None:
        """Greet again."""
        await self.do(partial(self._guarded, partial(self._sync, connection)))

    def open_decision(self, seat: int) -> int | None:
        """The id of the decision that `seat` is asked for, if any."""
        decision = self._decision(seat)
        return None if decision is None else decision.id

    def dismiss(self) -> None:
        """Tell everybody that the game is gone."""
        for connection in self._connections.values():
            connection.close(NO_SUCH_GAME)
        self._connections.clear()

    # --- jobs ---------

    async def _attach(self, connection: Connection) -> None:
        older = self._connections.get(connection.seat)
        if older is not None:
            older.close(TAKEN_OVER)
        self._connections[connection.seat] = connection
        try:
            await self._guarded(partial(self._sync, connection))
        except GameMissing:
            self.dismiss()
            raise

    async def _sync(self, connection: Connection) -> bool:
        table = self._table
        if table is not None and await self._store.length(self.id) != len(table.log):
            self._table = None
        await self._ready()
        told = self._fresh
        self._tell()
        if not told:
            self._greet(connection)
        return True

    async def _act(self, connection: Connection, decision: int, action: str) -> bool:
        seat = connection.seat
        if self._connections.get(seat) is not connection:
            return False
        table = await self._ready()
        if self._fresh:
            self._tell()
        if table.over:
            connection.error("game_over", None)
            return False
        try:
            if self._closes(seat, action, decision):
                table.finish(Ending("left", (seat,)))
            else:
                table.choose(seat, action, decision=decision)
        except ActionError as e:
            code = "illegal_action" if e.code == "illegal_action" else "stale_decision"
            connection.error(code, self.open_decision(seat), e.params)
            return False
        try:
            await self._advance()
        except Conflict:
            # Another process was asked meanwhile. What it stored holds.
            self._table = None
            await self._ready()
            connection.error("stale_decision", self.open_decision(seat), {"decision": decision})
            self._tell()
            return True
        self._tell()
        return True

    def _closes(self, seat: int, action: str, decision: int) -> bool:
        """Whether this answer is that of the last person at the table, who leaves it."""
        asked = self._decision(seat)
        return (
            action == LEAVE.key
            and asked is not None
            and asked.id == decision
            and LEAVE in asked.actions
            and len(self._streams) == 1
        )

    async def _advise(self, connection: Connection, best: bool) -> bool:
        seat = connection.seat
        table = await self._ready()
        if self._fresh:
            self._tell()
        if self._adviser is None:
            connection.error("no_advice", self.open_decision(seat))
            return False
        told = await self._adviser.advice(table, seat, best=best)
        connection.send(told)
        return True

    async def _guarded(self, job: Callable[[], Any]) -> bool:
        """Do `job`; when it fails, forget what is in memory and let the pages connect again."""
        try:
            return bool(await job())
        except GameMissing:
            raise
        except Exception:
            logger.exception("game %s: starting over from what is stored", self.id)
            self._table = None
            for connection in self._connections.values():
                connection.close(BROKEN)
            self._connections.clear()
            return False

    # --- the table ---------

    async def _ready(self) -> Table:
        """The table, with nothing left for computers to do."""
        for _ in range(_ATTEMPTS):
            try:
                table = self._table if self._table is not None else await self._load()
                await self._advance()
                return table
            except Conflict:
                self._table = None
        raise Conflict(self.id)

    async def _load(self) -> Table:
        found = await self._store.load(self.id)
        if found is None:
            raise GameMissing(self.id)
        row, lines = found
        try:
            header, events = load([row.header, *lines])
            rules = header.rules()
            table = Table.resume(rules, header.setup, events, secret=row.secret)
            rs = ruleset(header.ruleset)
            description = describe(rs, resolve(rs, header.options))
            players = header.setup.players
            meta = header.meta
            guests = meta.get("guests")
            self._guests = guests if isinstance(guests, int) else USUAL
            self._origin = meta.get("continued_from")
            self._computers = {
                seat: Computer(row.computers, self._make(row.computers, seed(row.secret, seat)))
                for seat, player in enumerate(players)
                if player.bot
            }
        except JantakuError as e:
            # Its ruleset or a player may have been uninstalled.
            logger.error("game %s cannot be read: %s", self.id, e)
            raise GameMissing(self.id) from e
        numbers = {seat: stream.n for seat, stream in self._streams.items()}
        people = [seat for seat, player in enumerate(players) if not player.bot]
        alone = len(people) == 1
        open_hands = alone and meta.get("open_hands") is True
        self._streams = {
            seat: SeatStream(rules, seat, n=numbers.get(seat, 0), open_hands=open_hands)
            for seat in people
        }
        for stream in self._streams.values():
            stream.absorb(table.log)
        # Among several people it would be help from outside.
        self._adviser = Adviser(self._make) if alone else None
        self._description = msgspec.Raw(msgspec.json.encode(description))
        self._untold = []
        self._fresh = True
        self._table = table
        return table

    async def _advance(self) -> None:
        """Let the computers choose until only people are waited for, and store all that happened.

        One transaction for an answer and what comes of it: if it is lost, the page, which has not
        heard of it, is asked again.
        """
        table = self._table
        assert table is not None
        while True:
            self._seat_newcomers(table)
            asked = [d for seat, d in table.pending().items() if seat in self._computers]
            if not asked:
                break
            for decision in asked:
                seat = decision.seat
                # An answer before this one may have settled the matter.
                if self._decision(seat) == decision:
                    action = await self._answer(table, decision)
                    table.choose(seat, action, decision=decision.id)
                    # Other tables wait for the event loop.
                    await asyncio.sleep(0)
        events = table.drain()
        if events:
            lines = [dump_event(e) for e in events]
            length = len(table.log) - len(events)
            await self._store.append(self.id, length, lines, progress(table))
            self._untold += events

    async def _answer(self, table: Table, decision: Decision) -> Action:
        """What a computer chooses."""
        if decision.kind == "between":
            # Whether to go on is no matter of skill.
            return stays_or_leaves(self.id, decision, self._guests)
        return await self._computers[decision.seat].choose(table.view(decision.seat), decision)

    def _seat_newcomers(self, table: Table) -> None:
        """Somebody sits down wherever a computer has left."""
        for seat, player in enumerate(table.players):
            if player is None:
                people = [p for p in table.players if p is not None]
                table.sit(seat, newcomer(self.id, [*people, *table.gone]))

    def _decision(self, seat: int) -> Decision | None:
        return None if self._table is None else self._table.pending().get(seat)

    # --- what pages are told ---------

    def _tell(self) -> None:
        """Send everybody what is stored and not yet told."""
        events, self._untold = self._untold, []
        fresh, self._fresh = self._fresh, False
        for seat, stream in self._streams.items():
            connection = self._connections.get(seat)
            if connection is None or fresh:
                stream.absorb(events)
                if connection is not None:
                    self._greet(connection)
            else:
                for message in stream.steps(events, self._decision(seat)):
                    connection.send(message)

    def _greet(self, connection: Connection) -> None:
        stream = self._streams[connection.seat]
        hello = stream.hello(self._decision(connection.seat))
        connection.send(
            {
                **hello,
                "game": self.id,
                "ruleset": self._description,
                "continued_from": self._origin,
            }
        )

    def _may_rest(self) -> bool:
        if self._connections:
            return False
        self._rested(self)
        return True


def progress(table: Table) -> Progress:
    """How far a game has come."""
    view = table.view(0)
    seats = range(view.seats)
    started = view.phase != "idle"
    hand = {
        "serial": table.state.serial,
        "round": view.round,
        "number": view.number,
        "repeat": view.repeat,
    }
    return Progress(
        over=table.over,
        names=list(view.players),
        hand=hand if started else None,
        scores=[view.score(seat) for seat in seats],
    )
