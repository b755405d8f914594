"""What is wrong with how a command was written is said in the language that it asks for."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from jantaku.cli import main
from jantaku.cli.app import app
from jantaku.cli.help_words import HELP
from jantaku.cli.usage import lacking, usage

WRONG = (
    (("score",), "引数「hand」がありません", "인수 ‘hand’이(가) 없습니다"),
    (("convert", "x"), "--to が必要です", "--to이(가) 필요합니다"),
    (
        ("scorex",),
        "「scorex」というコマンドはありません（候補：score）",
        "‘scorex’(이)라는 명령은 없습니다 (비슷한 것: score)",
    ),
    (
        ("serve", "--prot", "3"),
        "--prot というオプションはありません（候補：--host, --port）",
        "--prot(이)라는 옵션은 없습니다 (비슷한 것: --host, --port)",
    ),
    (("verify", "--qqq"), "--qqq というオプションはありません", "--qqq(이)라는 옵션은 없습니다"),
    (
        ("serve", "--port", "abc"),
        "--port の値が正しくありません：整数で指定してください",
        "--port의 값이 올바르지 않습니다: 정수로 지정해 주십시오",
    ),
    (
        ("simulate", "--hands", "0"),
        "--hands の値が正しくありません：1以上で指定してください",
        "--hands의 값이 올바르지 않습니다: 1 이상으로 지정해 주십시오",
    ),
    (
        ("rules", "riichi", "--lang", "de"),
        "--lang の値が正しくありません：ja, en, ko から選んでください",
        "--lang의 값이 올바르지 않습니다: ja, en, ko 중에서 골라 주십시오",
    ),
    (("serve", "--port"), "--port には値が必要です", "--port에는 값이 필요합니다"),
    (("serve", "--open=3"), "--open には値を付けられません", "--open에는 값을 붙일 수 없습니다"),
    (("replay", "a", "b"), "余分な引数があります：b", "필요 없는 인수가 있습니다: b"),
)


def said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str
) -> tuple[int, str]:
    monkeypatch.setattr(sys, "argv", ["jantaku", *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    return int(stopped.value.code or 0), capsys.readouterr().err


@pytest.mark.parametrize(("words", "ja", "ko"), WRONG)
def test_by_the_language_of_the_environment(
    words: tuple[str, ...],
    ja: str,
    ko: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for language, wanted in (("ja_JP.UTF-8", ja), ("ko_KR.UTF-8", ko)):
        monkeypatch.setenv("LANG", language)
        status, text = said(monkeypatch, capsys, *words)
        assert status == 2
        assert text.startswith(f"jantaku: {wanted}"), text
        # It says where to read on, and nothing is left in English.
        assert "--help" in text
        rest = text.removeprefix(f"jantaku: {wanted}")
        assert re.fullmatch(r"[（ (]+jantaku( \w+)? --help[^a-z]+\n", rest), rest
    monkeypatch.setenv("LANG", "C")
    status, text = said(monkeypatch, capsys, *words)
    assert status == 2
    assert text.isascii()


def test_the_command_lines_own_language_goes_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    _, text = said(monkeypatch, capsys, "score", "--lang", "ko", "--repeat", "many")
    assert "--repeat" in text
    assert "올바르지 않습니다" in text


def test_sentences_of_other_releases() -> None:
    """The framework has worded some of them otherwise."""
    ja = ("--lang", "ja")
    told = {
        "Invalid value for '--port': 'abc' is not a valid integer.": "整数で",
        "Invalid value for '--hands': 0 is not in the range x>=1.": "1以上で",
        "No such option: --prot Did you mean --port?": "（候補：--port）",
        "Got unexpected extra arguments (b c)": "：b c",
        "Missing argument 'HAND...'.": "引数「HAND...」",
    }
    for message, words in told.items():
        assert words in usage(message, "jantaku", ja)
    # What is not known is not lost.
    assert "（Something new）" in usage("Something new.", "jantaku", ja)
    assert "（too odd）" in usage("Invalid value for '--port': too odd", "jantaku", ja)


def test_errors_of_records_and_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    path = tmp_path / "game.jsonl"
    path.write_text("")
    assert said(monkeypatch, capsys, "replay", str(path)) == (1, "jantaku: 牌譜が空です。\n")
    path.write_text('{"format": "other"}\n')
    assert said(monkeypatch, capsys, "replay", str(path))[1] == (
        "jantaku: 雀卓の牌譜ではありません。\n"
    )
    status, text = said(monkeypatch, capsys, "simulate", "--player", "nobody")
    assert status == 2
    assert text.startswith("jantaku: 「nobody」というコンピューターはいません（選べるもの：")
    assert "efficiency" in text


def test_what_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ko_KR.UTF-8")
    assert lacking("typer") == "명령줄에는 typer이(가) 필요합니다: pip install 'jantaku[play]'"


# --- help ---

CJK = re.compile("[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]")


def helped(words: tuple[str, ...], **environment: str) -> str:
    """What a command prints, in a process of its own: help changes the framework's words."""
    done = subprocess.run(
        [sys.executable, "-c", "from jantaku.cli import main; main()", *words],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
        env={**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}
        | environment,
    )
    return done.stdout


def test_every_sentence_of_help_has_its_translation() -> None:
    group: Any = get_command(app)
    said = set()
    for one in (group, *group.commands.values()):
        said.add(" ".join(one.help.split()))
        for parameter in (*one.params, one.get_help_option(one.context_class(one))):
            said.add(" ".join(parameter.help.split()))
    assert set(HELP) == said
    for english, others in HELP.items():
        assert all(CJK.search(text) for text in others.values()), english


@pytest.mark.parametrize(("language", "usage"), [("ja", "使い方："), ("ko", "사용법: ")])
def test_help_is_in_the_language_of_the_environment(language: str, usage: str) -> None:
    for words in (("--help",), ("serve", "--help"), ("score", "--help")):
        told = helped(words, JANTAKU_LANG=language)
        assert f"{usage}jantaku" in told
        if words[0] == "score":
            assert told == helped((*words, "--lang", language))
        # Nothing is cut off for want of a space, and no sentence is left in English.
        assert "…" not in told.partition("(riichi)")[0]
        assert not re.search(r"\b(Usage|Options|Commands|Arguments|Show|default|required)\b", told)


def test_help_is_english_elsewhere() -> None:
    told = helped(("serve", "--help"))
    assert "--open" in told
    assert "--no-open" in told
    assert told.isascii() or not CJK.search(told)
