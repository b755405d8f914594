"""Games in the database: begun, gone on with, listed, given up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import delete, desc, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from jantaku.server.database import writer
from jantaku.server.errors import Conflict
from jantaku.server.models import EventRow, GameRow

LISTED = 200
"""Games in a list, at most."""

IMPORTED = "imported"
"""Stands as `computers` of a game that was not played here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far a game has come, for the list of games.

    Attributes:
        over: whether it has ended.
        names: players by seat.
        hand: `serial` (hands before it), `round`, `number` and `repeat`; None before the first
            hand.
        scores: by seat, in the ruleset's unit.
    """

    over: bool
    names: list[str]
    hand: dict[str, int] | None
    scores: list[int]

    def summary(self) -> dict[str, Any]:
        """What is stored of it beside `over`."""
        return {"names": self.names, "hand": self.hand, "scores": self.scores}


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """What is stored of a game when it begins; fields as in `models.GameRow`."""

    id: str
    ruleset: str
    header: str
    secret: bytes
    owner: str
    seat: int
    computers: str


class Store:
    """Games in one database.

    Args:
        engine: of a database whose shape is up to date.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = writer(engine)

    async def begin(self, game: NewGame, lines: Sequence[str], progress: Progress) -> None:
        """Store a new game with its first events."""
        now = datetime.now(UTC)
        async with self._writer.begin() as connection:
            await connection.execute(
                insert(GameRow).values(
                    id=game.id,
                    ruleset=game.ruleset,
                    header=game.header,
                    secret=game.secret,
                    owner=game.owner,
                    seat=game.seat,
                    computers=game.computers,
                    started=now,
                    updated=now,
                    over=progress.over,
                    length=len(lines),
                    summary=progress.summary(),
                )
            )
            await connection.execute(insert(EventRow), _rows(game.id, 0, lines))

    async def append(
        self, game: str, length: int, lines: Sequence[str], progress: Progress
    ) -> None:
        """Store one step of a game that has `length` events, in one transaction.

        Conflict, with nothing stored, when the game has another length by now or is gone.
        """
        async with self._writer.begin() as connection:
            try:
                await connection.execute(insert(EventRow), _rows(game, length, lines))
            except IntegrityError as e:
                raise Conflict(game) from e
            done = await connection.execute(
                update(GameRow)
                .where(GameRow.id == game, GameRow.length == length)
                .values(
                    updated=datetime.now(UTC),
                    over=progress.over,
                    length=length + len(lines),
                    summary=progress.summary(),
                )
            )
            if done.rowcount != 1:
                raise Conflict(game)

    async def load(self, game: str) -> tuple[GameRow, list[str]] | None:
        """A game and its event lines in order; None when there is none."""
        async with AsyncSession(self._engine) as session:
            row = await session.get(GameRow, game)
            if row is None:
                return None
            # A step may be stored between the two queries; what counts is the length just read.
            lines = await session.scalars(
                select(EventRow.data)
                .where(EventRow.game == game, EventRow.seq < row.length)
                .order_by(EventRow.seq)
            )
            return row, list(lines)

    async def find(self, game: str) -> GameRow | None:
        """A game without its events."""
        async with AsyncSession(self._engine) as session:
            return await session.get(GameRow, game)

    async def length(self, game: str) -> int | None:
        """How many events a game has; None when there is no such game."""
        async with self._engine.connect() as connection:
            found: int | None = await connection.scalar(
                select(GameRow.length).where(GameRow.id == game)
            )
            return found

    async def shared(self, token: str) -> str | None:
        """The game that a token opens; None when it opens none."""
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(
                select(GameRow.id).where(GameRow.share == token)
            )
            return found

    async def share(self, game: str, token: str | None) -> str | None:
        """Let `token` open a finished game, unless another does already; None: no token opens it
        any more. The token that does now.
        """
        async with self._writer.begin() as connection:
            change = update(GameRow).where(GameRow.id == game, GameRow.over.is_(True))
            if token is not None:
                change = change.where(GameRow.share.is_(None))
            await connection.execute(change.values(share=token))
            found: str | None = await connection.scalar(
                select(GameRow.share).where(GameRow.id == game)
            )
            return found

    async def owned(self, owner: str) -> list[GameRow]:
        """The games of a player, those played last first."""
        async with AsyncSession(self._engine) as session:
            return list(
                await session.scalars(
                    select(GameRow)
                    .where(GameRow.owner == owner)
                    .order_by(desc(GameRow.updated), GameRow.id)
                    .limit(LISTED)
                )
            )

    async def remove(self, game: str) -> bool:
        """Remove an unfinished game with its events; whether there was one."""
        async with self._writer.begin() as connection:
            done = await connection.execute(
                delete(GameRow).where(GameRow.id == game, GameRow.over.is_(False))
            )
            return done.rowcount == 1


def _rows(game: str, start: int, lines: Sequence[str]) -> list[dict[str, object]]:
    return [{"game": game, "seq": seq, "data": data} for seq, data in enumerate(lines, start)]
