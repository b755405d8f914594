"""Games in the database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import UTC
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from jantaku.server.database import database_url, migrate, open_engine
from jantaku.server.errors import Conflict, ServerError
from jantaku.server.models import Base
from jantaku.server.store import NewGame, Progress, Store


def progress(*, over: bool = False) -> Progress:
    return Progress(over=over, names=["", "Ume"], hand=None, scores=[0, 0])


def game(id: str = "g1", owner: str = "me") -> NewGame:
    return NewGame(
        id=id, ruleset="r", header="{}", secret=b"s" * 32, owner=owner, seat=0, computers="c"
    )


def with_store(database: Path, job: Callable[[Store], Awaitable[None]]) -> None:
    """Do `job` with a store on an up-to-date database."""

    async def run() -> None:
        engine = open_engine(database_url(database))
        try:
            await migrate(engine)
            await job(Store(engine))
        finally:
            await engine.dispose()

    asyncio.run(run())


def test_what_is_stored_is_loaded(database: Path) -> None:
    async def job(store: Store) -> None:
        await store.begin(game(), ["a", "雀"], progress())
        await store.append("g1", 2, ["c"], progress(over=True))
        found = await store.load("g1")
        assert found is not None
        row, lines = found
        assert lines == ["a", "雀", "c"]
        assert (row.length, row.over, row.secret) == (3, True, b"s" * 32)
        assert row.started.tzinfo is UTC
        assert row.updated > row.started
        assert await store.length("g1") == 3
        assert await store.load("g2") is None
        assert await store.find("g2") is None
        assert await store.length("g2") is None

    with_store(database, job)


@pytest.mark.parametrize("length", [0, 1, 3, 10])
def test_a_step_that_does_not_follow_is_refused(database: Path, length: int) -> None:
    async def job(store: Store) -> None:
        await store.begin(game(), ["a", "b"], progress())
        with pytest.raises(Conflict):
            await store.append("g1", length, ["c", "d"], progress(over=True))
        found = await store.load("g1")
        assert found is not None
        assert found[1] == ["a", "b"], "nothing of a refused step stays"
        assert found[0].over is False
        with pytest.raises(Conflict):
            await store.append("gone", 2, ["c"], progress())

    with_store(database, job)


def test_of_two_steps_at_once_one_is_stored(database: Path) -> None:
    async def job(store: Store) -> None:
        await store.begin(game(), ["a"], progress())
        results = await asyncio.gather(
            *(store.append("g1", 1, [f"{i}", "x"], progress()) for i in range(8)),
            return_exceptions=True,
        )
        assert results.count(None) == 1
        assert sum(isinstance(r, Conflict) for r in results) == 7
        found = await store.load("g1")
        assert found is not None
        assert found[1] == ["a", str(results.index(None)), "x"]

    with_store(database, job)


def test_the_list_is_ones_own(database: Path) -> None:
    async def job(store: Store) -> None:
        await store.begin(game("g1"), ["a"], progress())
        await store.begin(game("g2", "you"), ["a"], progress())
        await store.begin(game("g3"), ["a"], progress())
        assert [row.id for row in await store.owned("me")] == ["g3", "g1"]
        await store.append("g1", 1, ["b"], progress())
        assert [row.id for row in await store.owned("me")] == ["g1", "g3"]
        assert await store.owned("nobody") == []

    with_store(database, job)


def test_removing(database: Path) -> None:
    async def job(store: Store) -> None:
        await store.begin(game("g1"), ["a"], progress())
        await store.begin(game("g2"), ["a"], progress(over=True))
        assert await store.remove("g1")
        assert not await store.remove("g1")
        assert not await store.remove("g2"), "what is over stays"
        assert await store.load("g1") is None
        with pytest.raises(Conflict):
            await store.append("g1", 1, ["b"], progress())

    with_store(database, job)
    with sqlite3.connect(database) as connection:
        left = connection.execute("SELECT game FROM events").fetchall()
    connection.close()
    assert left == [("g2",)]


def test_settings_of_sqlite(database: Path) -> None:
    async def run() -> None:
        engine = open_engine(database_url(database))
        async with engine.connect() as connection:
            values = {
                name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            }
        await engine.dispose()
        assert values == {"journal_mode": "wal", "synchronous": 1, "foreign_keys": 1}

    asyncio.run(run())


def test_migrations_make_what_the_models_say(database: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, Base.metadata))

    async def run() -> None:
        engine = open_engine(database_url(database))
        await migrate(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(run())


def test_several_servers_may_start_at_once(database: Path) -> None:
    async def run() -> None:
        engines: list[AsyncEngine] = [open_engine(database_url(database)) for _ in range(4)]
        await asyncio.gather(*(migrate(engine) for engine in engines))
        await Store(engines[0]).begin(game(), ["a"], progress())
        assert await Store(engines[3]).length("g1") == 1
        for engine in engines:
            await engine.dispose()

    asyncio.run(run())


def refuse(database: Path) -> ServerError:
    async def run() -> None:
        engine = open_engine(database_url(database))
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    with pytest.raises(ServerError) as refused:
        asyncio.run(run())
    return refused.value


def test_a_database_of_a_newer_version(database: Path) -> None:
    with_store(database, lambda store: asyncio.sleep(0))
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert refuse(database).code == "database_newer"


def test_what_is_no_database(database: Path) -> None:
    database.write_bytes(b"something else entirely" * 100)
    error = refuse(database)
    assert error.code == "database_unusable"
    assert str(database) in str(error)
    assert database.read_bytes().startswith(b"something else"), "and it is left alone"


def test_a_failing_migration_leaves_nothing(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a change of shape would be worse than none, also where the program is killed."""
    from alembic import op

    usual = op.create_index

    def fail(*_: object, **__: object) -> None:
        raise SQLAlchemyError("interrupted")

    monkeypatch.setattr(op, "create_index", fail)

    async def run() -> None:
        engine = open_engine(database_url(database))
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    with pytest.raises(SQLAlchemyError):
        asyncio.run(run())
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
    connection.close()
    monkeypatch.setattr(op, "create_index", usual)
    with_store(database, lambda store: asyncio.sleep(0))


def test_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: Path) -> None:
    monkeypatch.delenv("JANTAKU_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    usual = tmp_path / "data" / "jantaku" / "jantaku.sqlite3"
    assert database_url() == f"sqlite+aiosqlite:///{usual}"
    assert usual.parent.stat().st_mode & 0o077 == 0, "nobody else's business"

    monkeypatch.setenv("JANTAKU_DATABASE", str(database))
    assert database_url() == f"sqlite+aiosqlite:///{database}"
    assert database_url(tmp_path / "x.db") == f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    monkeypatch.chdir(tmp_path)
    assert database_url("x.db") == f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"

    assert database_url("postgresql://me:pass@host/games") == (
        "postgresql+asyncpg://me:pass@host/games"
    )
    assert database_url("sqlite:///x.db") == "sqlite+aiosqlite:///x.db"
    with pytest.raises(ServerError) as refused:
        database_url(tmp_path / "missing" / "x.db")
    assert refused.value.code == "database_unusable"
    with pytest.raises(ServerError):
        database_url("://")
    with pytest.raises(ServerError):
        open_engine("nonesuch+driver://host/x")


def test_a_path_with_odd_characters(tmp_path: Path) -> None:
    database = tmp_path / "my games 100% 雀.sqlite3"
    with_store(database, lambda store: store.begin(game(), ["a"], progress()))
    assert database.is_file()


def test_games_of_the_first_shape_keep_their_events(database: Path) -> None:
    """The column that came later is added without making the table anew: that would drop them."""

    async def run() -> None:
        engine = open_engine(database_url(database))
        await migrate(engine)
        await Store(engine).begin(game(), ["a", "b"], progress(over=True))
        await engine.dispose()
        with sqlite3.connect(database) as connection:
            connection.execute("DROP TABLE corrections")
            connection.execute("DROP INDEX ix_games_share")
            connection.execute("ALTER TABLE games DROP COLUMN share")
            connection.execute("UPDATE alembic_version SET version_num = '0001'")
        connection.close()
        engine = open_engine(database_url(database))
        await migrate(engine)
        found = await Store(engine).load("g1")
        assert found is not None
        assert found[1] == ["a", "b"]
        assert found[0].share is None
        assert await Store(engine).share("g1", "token") == "token"
        await engine.dispose()

    asyncio.run(run())


def test_only_a_finished_game_is_shared(database: Path) -> None:
    async def job(store: Store) -> None:
        await store.begin(game("g1"), ["a"], progress())
        await store.begin(game("g2"), ["a"], progress(over=True))
        assert await store.share("g1", "one") is None
        assert await store.share("g2", "two") == "two"
        assert await store.share("g2", "three") == "two"
        assert await store.shared("two") == "g2"
        assert await store.shared("three") is None
        assert await store.share("g2", None) is None
        assert await store.shared("two") is None

    with_store(database, job)
