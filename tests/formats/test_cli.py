"""`jantaku verify` and `jantaku convert` as a user types them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from jantaku import events as ev
from jantaku.formats.convert import convert_game
from jantaku.formats.records import game_of
from jantaku.record import Header

OwnGame = Callable[[str, str, int], tuple[Header, list[ev.Event]]]


def run(*words: str | Path, code: int = 0) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-c", "from jantaku.cli import main; main()", *map(str, words)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == code, (done.stdout, done.stderr)
    return done.stdout, done.stderr


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory, own_game: OwnGame) -> Path:
    folder = tmp_path_factory.mktemp("logs")
    for number, to in enumerate(("mjlog", "tenhou-json", "mjai", "record")):
        game = game_of(*own_game("riichi", "tenhou", number), "own")
        (folder / f"{number}-{to}").write_text("".join(convert_game(game, to)), encoding="utf-8")
    return folder


def test_verify(logs: Path, tmp_path: Path) -> None:
    out, _ = run("verify", logs)
    assert out.count("\n") == 1
    assert out.startswith("4 games, ")
    assert ": 0 mismatches; 0 games judged in part, 0 files not judged" in out


def test_verify_names_what_it_did_not_judge(logs: Path, tmp_path: Path) -> None:
    text = (logs / "0-mjlog").read_text()
    (tmp_path / "cut.mjlog").write_text(text[: len(text) // 2])
    (tmp_path / "notes.txt").write_text("no log")
    (tmp_path / "whole.mjlog").write_text(text)
    out, _ = run("verify", tmp_path)
    assert "cut.mjlog: judged in part: the file is cut" in out
    assert "notes.txt: not judged: unreadable: neither XML nor JSON" in out
    quiet, _ = run("verify", "--quiet", tmp_path)
    assert quiet == out.splitlines(keepends=True)[-1]


def test_verify_fails_on_a_mismatch(logs: Path, tmp_path: Path) -> None:
    text = (logs / "0-mjlog").read_text()
    at = text.index(' sc="', text.index("<AGARI")) + 5
    end = text.index(",", at)
    wrong = text[:at] + str(int(text[at:end]) + 1) + text[end:]
    (tmp_path / "wrong.mjlog").write_text(wrong)
    out, _ = run("verify", tmp_path, code=1)
    assert "points before the win" in out
    assert "recorded: (" in out
    assert ": 1 mismatches;" in out
    assert out.splitlines()[-1].startswith("1 games")


def test_verify_nothing(tmp_path: Path) -> None:
    out, _ = run("verify", tmp_path, code=1)
    assert out.startswith("0 games")
    out, _ = run("verify", tmp_path / "missing", code=1)
    assert "missing: not judged: unreadable" in out


@pytest.mark.parametrize("to", ["mjlog", "tenhou-json", "mjai", "record"])
def test_convert_to_standard_output_and_folder(logs: Path, tmp_path: Path, to: str) -> None:
    text, _ = run("convert", logs / "1-tenhou-json", "--to", to)
    assert text
    out, _ = run("convert", logs, "--to", to, "--out", tmp_path)
    assert out == "4 files converted, 0 not\n"
    assert len(list(tmp_path.iterdir())) == 4
    assert text in {p.read_text(encoding="utf-8") for p in tmp_path.iterdir()}
    again, _ = run("verify", tmp_path)
    assert "0 mismatches" in again


def test_convert_says_what_it_cannot(logs: Path, tmp_path: Path) -> None:
    _, error = run("convert", logs, "--to", "mjlog", code=1)
    assert "--out" in error
    _, error = run("convert", logs / "0-mjlog", "--to", "pgn", code=1)
    assert "record, mjlog, tenhou-json, mjai" in error
    (tmp_path / "notes.txt").write_text("no log")
    out, error = run("convert", tmp_path / "notes.txt", "--to", "mjai", "--out", tmp_path, code=1)
    assert "neither XML nor JSON" in error
    assert out == "0 files converted, 1 not\n"
    assert [p.name for p in tmp_path.iterdir()] == ["notes.txt"]
