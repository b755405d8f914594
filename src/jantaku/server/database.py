"""The database: where it lies, how it is opened, and its shape brought up to date."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import sys
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from jantaku.server.errors import ServerError

VARIABLE: Final = "JANTAKU_DATABASE"
MIGRATIONS: Final = Path(__file__).parent / "migrations"
_BUSY_SECONDS: Final = 15
_ATTEMPTS: Final = 5
_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def default_path() -> Path:
    """The file in the user's data directory."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "jantaku" / "jantaku.sqlite3"


def database_url(database: str | os.PathLike[str] | None = None) -> str:
    """The address of the database: of `database` (a path or a URL), else of the environment
    variable `JANTAKU_DATABASE`, else of the file in the user's data directory, whose folder is
    made. ServerError when it is no address.
    """
    given = os.fspath(database) if database else os.environ.get(VARIABLE)
    if not given:
        path = default_path()
        try:
            # The games of a running table are secrets to everybody else on the machine.
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as e:
            raise _unusable(str(path), e) from e
    elif "://" in given:
        return _with_driver(given)
    else:
        path = Path(given).expanduser()
        if not path.absolute().parent.is_dir():
            folder = path.absolute().parent
            raise ServerError("database_unusable", f"there is no folder {folder}", path=given)
    return f"{_DRIVERS['sqlite']}:///{path.absolute()}"


def _with_driver(given: str) -> str:
    try:
        url = make_url(given)
    except ArgumentError as e:
        raise ServerError(
            "database_unusable", "the database's address cannot be read", path=_kind(given)
        ) from e
    if url.drivername in _DRIVERS:
        url = url.set(drivername=_DRIVERS[url.drivername])
    return url.render_as_string(hide_password=False)


def _kind(url: str) -> str:
    """The beginning of an address, before any password."""
    return f"{url.partition(':')[0]}:"


def open_engine(url: str) -> AsyncEngine:
    """The engine for an address; nothing is connected yet. ServerError when its driver is not
    installed.
    """
    try:
        parsed = make_url(url)
        sqlite = parsed.get_backend_name() == "sqlite"
        arguments = {"timeout": _BUSY_SECONDS} if sqlite else {}
        engine = create_async_engine(
            parsed,
            connect_args=arguments,
            pool_pre_ping=not sqlite,
            # What is stored is secret, also in a log.
            hide_parameters=True,
        )
    except (SQLAlchemyError, ImportError) as e:
        raise ServerError(
            "database_unusable", f"no driver for that database: {e}", path=_kind(url)
        ) from e
    if sqlite:
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def writer(engine: AsyncEngine) -> AsyncEngine:
    """The engine for transactions that write. SQLite locks for them at once: a transaction that
    first reads could find its snapshot overtaken when it comes to write.
    """
    return engine.execution_options(jantaku_writes=True)


def _prepare_sqlite(connection: Any, record: object) -> None:
    # The driver must not begin transactions on its own: it would leave out those that change the
    # shape of the database.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("jantaku_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database's shape up to date. ServerError when it cannot be opened, is no database
    of Jantaku, or comes from a newer version.
    """
    if engine.dialect.name == "sqlite":
        _probe(_place(engine))
    for attempt in range(1, _ATTEMPTS + 1):
        try:
            async with writer(engine).begin() as connection:
                await connection.run_sync(_upgrade)
            return
        except CommandError as e:
            raise ServerError(
                "database_newer", "the database was written by a newer version of Jantaku"
            ) from e
        except (DBAPIError, OSError) as e:
            # Two processes may start at once; the slower one finds the work done.
            if attempt == _ATTEMPTS or not isinstance(e, DBAPIError):
                raise _unusable(_place(engine), e) from e
            await asyncio.sleep(0.1 * attempt)


def _place(engine: AsyncEngine) -> str:
    """Where the database is, in words that may be shown: no password."""
    url = engine.url
    return url.database or "" if url.get_backend_name() == "sqlite" else str(url)


def _probe(path: str) -> None:
    """Open the file once without the driver, whose thread survives a failure noisily."""
    try:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as e:
        raise _unusable(path, e) from e


def _unusable(where: str, error: Exception) -> ServerError:
    why = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return ServerError(
        "database_unusable", f"the database {where} cannot be used: {why}", path=where
    )


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    config = _config(connection)
    present = MigrationContext.configure(connection).get_current_revision()
    if present != ScriptDirectory.from_config(config).get_current_head():
        command.upgrade(config, "head")
