"""The tables of the database.

A game is its log: the header line of a record and its event lines, kept as text, so that the
record file is what is stored, byte for byte. The columns beside them serve the list of games.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, Dialect, ForeignKey, Index, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator


class Instant(TypeDecorator[datetime]):
    """A moment, in UTC whatever the database makes of zones (SQLite forgets them)."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """A moment without a zone is nobody's."""
        if value is not None and value.tzinfo is None:
            raise ValueError("a moment needs a zone")
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """With its zone again."""
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    """The models of the server."""


class GameRow(Base):
    """One game.

    Attributes:
        id: random; names the game in addresses.
        ruleset: its id; options and setup are in `header`.
        header: the header line of its record.
        secret: what all its walls come from; leaves the server never.
        owner: the player who began it.
        seat: where its owner sits.
        computers: which computer players sit at the other seats.
        started, updated: when.
        over: whether it has ended.
        length: how many events there are; a step is stored only onto the length it follows.
        share: the token with which anybody may look at it, once it is over; None: nobody may.
        summary: `names`, `hand` and `scores` for the list of games.
    """

    __tablename__ = "games"
    __table_args__ = (
        Index("ix_games_owner_updated", "owner", "updated"),
        Index("ix_games_share", "share", unique=True),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    ruleset: Mapped[str] = mapped_column(String(64))
    header: Mapped[str] = mapped_column(Text)
    secret: Mapped[bytes] = mapped_column(LargeBinary(32))
    owner: Mapped[str] = mapped_column(String(64))
    seat: Mapped[int]
    computers: Mapped[str] = mapped_column(String(64))
    started: Mapped[datetime] = mapped_column(Instant)
    updated: Mapped[datetime] = mapped_column(Instant)
    over: Mapped[bool]
    length: Mapped[int]
    share: Mapped[str | None] = mapped_column(String(64))
    summary: Mapped[dict[str, Any]] = mapped_column(JSON)


class EventRow(Base):
    """One event of a game. The key is what keeps two processes from forking a game."""

    __tablename__ = "events"
    # A game's events lie together and are read in order.
    __table_args__ = {"sqlite_with_rowid": False}

    game: Mapped[str] = mapped_column(
        String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    data: Mapped[str] = mapped_column(Text)


class CorrectionRow(Base):
    """A reader's word that something on a page is wrong, for whoever runs the server.

    Attributes:
        id: counts up.
        sent: when; `player`: whose browser, which limits how many.
        page: which page of those in `corrections.Page`.
        ruleset, preset, options: the rules it was shown for; no ruleset where it shows none.
        language: of the page.
        version: of Jantaku, that showed it.
        section: id of the section meant; may be empty.
        passage: quoted from the page; may be empty.
        what: what is wrong.
        reply: where to answer; may be empty.
        done: when it was dealt with.
    """

    __tablename__ = "corrections"
    __table_args__ = (
        Index("ix_corrections_sent", "sent"),
        Index("ix_corrections_done", "done"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    sent: Mapped[datetime] = mapped_column(Instant)
    player: Mapped[str] = mapped_column(String(64))
    page: Mapped[str] = mapped_column(String(16))
    ruleset: Mapped[str | None] = mapped_column(String(64))
    preset: Mapped[str | None] = mapped_column(String(64))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    language: Mapped[str] = mapped_column(String(2))
    version: Mapped[str] = mapped_column(String(32))
    section: Mapped[str] = mapped_column(String(64))
    passage: Mapped[str] = mapped_column(Text)
    what: Mapped[str] = mapped_column(Text)
    reply: Mapped[str] = mapped_column(String(200))
    done: Mapped[datetime | None] = mapped_column(Instant)
