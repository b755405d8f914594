"""Readers' corrections in the database: taken in within limits, listed, dealt with."""

from __future__ import annotations

import ipaddress
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from jantaku.server.database import writer
from jantaku.server.errors import TooMany
from jantaku.server.models import CorrectionRow

DAY: Final = timedelta(hours=24)
A_PLAYER: Final = 5
"""Taken from one browser a day."""

AN_ADDRESS: Final = 20
"""Taken from one address a day: a club's players share one."""

IN_ALL: Final = 200
"""Taken a day, whoever sends them."""

KEPT: Final = 5000
"""Not dealt with; more are not taken until somebody reads them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """A correction as it comes; fields as in `models.CorrectionRow`, cleaned."""

    page: str
    language: str
    version: str
    what: str
    ruleset: str | None = None
    preset: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    section: str = ""
    passage: str = ""
    reply: str = ""


class Mailbox:
    """The corrections of one database.

    Addresses are counted in memory and kept nowhere; a restart forgets them.

    Args:
        engine: of a database whose shape is up to date.
        clock: seconds that only go forward.
    """

    def __init__(self, engine: AsyncEngine, clock: Callable[[], float] = time.monotonic) -> None:
        self._engine = engine
        self._writer = writer(engine)
        self._clock = clock
        self._by_address: dict[str, deque[float]] = {}

    async def take(self, correction: Correction, *, player: str, address: str) -> int:
        """Store a correction and give its number; TooMany, with nothing stored, beyond a limit."""
        times = self._recent(_network(address))
        if len(times) >= AN_ADDRESS:
            raise _too_many(AN_ADDRESS)
        now = datetime.now(UTC)
        row = CorrectionRow
        async with self._writer.begin() as connection:
            since = select(func.count()).where(row.sent > now - DAY)
            if (await connection.scalar(since.where(row.player == player)) or 0) >= A_PLAYER:
                raise _too_many(A_PLAYER)
            if (await connection.scalar(since) or 0) >= IN_ALL:
                raise _too_many(IN_ALL)
            waiting = select(func.count()).where(row.done.is_(None))
            if (await connection.scalar(waiting) or 0) >= KEPT:
                raise TooMany(
                    "mailbox_full",
                    f"{KEPT} corrections are waiting to be read; no more can be taken",
                    most=KEPT,
                )
            stored = await connection.execute(
                insert(row).values(
                    sent=now,
                    player=player,
                    page=correction.page,
                    ruleset=correction.ruleset,
                    preset=correction.preset,
                    options=correction.options,
                    language=correction.language,
                    version=correction.version,
                    section=correction.section,
                    passage=correction.passage,
                    what=correction.what,
                    reply=correction.reply,
                )
            )
            assert stored.inserted_primary_key is not None
            id: int = stored.inserted_primary_key[0]
        times.append(self._clock())
        return id

    def _recent(self, network: str) -> deque[float]:
        """When corrections came from there within a day; those that none came from are forgotten,
        so that no more are kept than came in a day.
        """
        limit = self._clock() - DAY.total_seconds()
        for times in self._by_address.values():
            while times and times[0] <= limit:
                times.popleft()
        self._by_address = {name: times for name, times in self._by_address.items() if times}
        return self._by_address.setdefault(network, deque())

    async def listed(self, *, done: bool = False) -> list[CorrectionRow]:
        """Those not dealt with, the oldest first; with `done` all of them."""
        wanted = select(CorrectionRow).order_by(CorrectionRow.id)
        if not done:
            wanted = wanted.where(CorrectionRow.done.is_(None))
        async with AsyncSession(self._engine) as session:
            return list(await session.scalars(wanted))

    async def finish(self, id: int) -> bool:
        """Mark one as dealt with; whether there is such a one."""
        async with self._writer.begin() as connection:
            found = await connection.execute(
                update(CorrectionRow)
                .where(CorrectionRow.id == id)
                .values(done=func.coalesce(CorrectionRow.done, datetime.now(UTC)))
            )
            return found.rowcount == 1


def _too_many(most: int) -> TooMany:
    return TooMany(
        "too_many_corrections",
        f"no more than {most} corrections are taken within 24 hours; try again tomorrow",
        most=most,
    )


def _network(address: str) -> str:
    """The address, or what of it one household has: of the sixth version a network of 64 bits."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 6:
        return str(ipaddress.ip_network((int(found), 64), strict=False))
    return str(found)
