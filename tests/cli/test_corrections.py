"""`jantaku corrections`."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from jantaku.cli import main
from jantaku.server.database import database_url, migrate, open_engine
from jantaku.server.mailbox import Correction, Mailbox


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """One that holds two corrections."""
    path = tmp_path / "games.sqlite3"

    async def fill() -> None:
        engine = open_engine(database_url(path))
        await migrate(engine)
        box = Mailbox(engine)
        first = Correction(
            page="guide",
            language="ko",
            version="0.1",
            ruleset="hanma",
            options={"players": 3},
            section="scoring",
            passage="a [red]passage[/red]",
            what="one\ntwo",
            reply="me@example.org",
        )
        await box.take(first, player="a", address="")
        second = Correction(page="learn", language="ja", version="0.1", what="誤字")
        await box.take(second, player="a", address="")
        await engine.dispose()

    asyncio.run(fill())
    return path


def call(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str
) -> tuple[int, str, str]:
    monkeypatch.setattr("sys.argv", ["jantaku", "corrections", *arguments])
    with pytest.raises(SystemExit) as stopped:
        main()
    out = capsys.readouterr()
    return int(stopped.value.code or 0), out.out, out.err


def test_they_are_listed_and_dealt_with(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ("--database", str(database), "--lang", "en")
    status, text, _ = call(monkeypatch, capsys, *given)
    assert status == 0
    # What readers wrote is not markup.
    assert "  > a [red]passage[/red]\n  one\n  two\n  reply to: me@example.org\n" in text
    assert "(hanma) players=3  #scoring  ko  Jantaku 0.1" in text
    assert "誤字" in text
    status, text, _ = call(monkeypatch, capsys, *given, "--done", "1")
    assert (status, text) == (0, "Correction 1 is marked as dealt with.\n")
    status, text, _ = call(monkeypatch, capsys, *given, "--json")
    (left,) = json.loads(text)
    assert (left["id"], left["what"], left["done"]) == (2, "誤字", None)
    status, text, _ = call(monkeypatch, capsys, *given, "--all")
    assert "dealt with" in text.splitlines()[0]
    status, text, error = call(monkeypatch, capsys, *given, "--done", "3")
    assert (status, text, error) == (1, "", "jantaku: there is no correction 3\n")


def test_where_nothing_has_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "none.sqlite3"
    status, text, _ = call(monkeypatch, capsys, "--database", str(path), "--lang", "ko")
    assert (status, text) == (0, "처리하지 않은 정정이 없습니다.\n")
    assert not path.exists()
    status, _, error = call(
        monkeypatch, capsys, "--database", str(path), "--done", "1", "--lang", "ja"
    )
    assert (status, error) == (1, "jantaku: 1番の訂正はありません。\n")


def test_a_database_that_cannot_be_used_is_told_in_the_language_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "missing" / "x")
    for database in (path, "nosuch://me:secret@host/games"):
        for language, says in (("ja", "を使えません"), ("ko", "사용할 수 없습니다")):
            given = ("--database", database, "--lang", language)
            status, text, error = call(monkeypatch, capsys, *given)
            assert (status, text) == (1, "")
            assert says in error
            assert "there is" not in error
            assert "driver" not in error
            assert "secret" not in error
            assert (path in error) == (database == path)
