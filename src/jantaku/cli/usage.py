"""What is wrong with how a command was written, in the language that it asks for.

The framework words its errors in English and its classes move between releases, while the
sentences hardly change: they are recognised, and one that is not is shown as it is, in brackets.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from jantaku.cli.choices import value_of
from jantaku.cli.wording import LANGUAGES, default_language
from jantaku.options import Names, names

_SENTENCES: Final[tuple[tuple[re.Pattern[str], Names], ...]] = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (
            r"Missing argument '(?P<name>.+?)'",
            names("引数「{name}」がありません", "", "인수 ‘{name}’이(가) 없습니다"),
        ),
        (
            r"Missing option '(?P<name>.+?)'",
            names("{name} が必要です", "", "{name}이(가) 필요합니다"),
        ),
        (
            r"No such option: (?P<name>\S+?)\.?(?:$|\s)",
            names("{name} というオプションはありません", "", "{name}(이)라는 옵션은 없습니다"),
        ),
        (
            r"No such command '(?P<name>.+?)'",
            names("「{name}」というコマンドはありません", "", "‘{name}’(이)라는 명령은 없습니다"),
        ),
        (
            r"Option '?(?P<name>\S+?)'? requires an argument",
            names("{name} には値が必要です", "", "{name}에는 값이 필요합니다"),
        ),
        (
            r"Option '?(?P<name>\S+?)'? does not take a value",
            names("{name} には値を付けられません", "", "{name}에는 값을 붙일 수 없습니다"),
        ),
        (
            r"Got unexpected extra argument(?:s|\(s\))? \((?P<name>.+)\)",
            names("余分な引数があります：{name}", "", "필요 없는 인수가 있습니다: {name}"),
        ),
        (
            r"Invalid value for '?(?P<name>[^':]+)'?[^:]*: (?P<why>.+)",
            names("{name} の値が正しくありません{why}", "", "{name}의 값이 올바르지 않습니다{why}"),
        ),
    )
)
"""By what the framework says, in the order they are tried; English stays the framework's own."""

_REASONS: Final[tuple[tuple[re.Pattern[str], Names], ...]] = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (
            r"valid int",
            names("：整数で指定してください", "", ": 정수로 지정해 주십시오"),
        ),
        (
            r"greater than or equal to (?P<low>-?\d+)|range x>=(?P<low2>-?\d+)",
            names("：{low}以上で指定してください", "", ": {low} 이상으로 지정해 주십시오"),
        ),
        (
            r"is none of (?P<allowed>.+?)\.?$",
            names("：{allowed} から選んでください", "", ": {allowed} 중에서 골라 주십시오"),
        ),
    )
)
"""Why a value is none; anything else is added as it is."""

_MEANT: Final = re.compile(r"(?:Did you mean|Possible options?:) (?:one of: )?(?P<names>.+?)[?)]*$")

_PERHAPS: Final = names("（候補：{names}）", "", " (비슷한 것: {names})")

_OTHER: Final = names(
    "コマンドの書き方が正しくありません（{message}）",
    "",
    "명령의 사용법이 올바르지 않습니다({message})",
)

_SEE: Final = names(
    "（{command} --help をご覧ください）",
    " (see: {command} --help)",
    " ({command} --help를 참고해 주십시오)",
)

_NEEDS: Final = names(
    "コマンドラインには {name} が必要です：pip install 'jantaku[play]'",
    "the command line needs {name}: pip install 'jantaku[play]'",
    "명령줄에는 {name}이(가) 필요합니다: pip install 'jantaku[play]'",
)


def asked_language(arguments: Sequence[str]) -> str:
    """The language that a command line asks for; the environment's where it names none of ours."""
    asked = value_of(arguments, "--lang")
    return asked if asked in LANGUAGES else default_language()


def lacking(module: str) -> str:
    """That a package is not installed, in the language of the environment."""
    return _NEEDS[default_language()].format(name=module)


def usage(message: str, command: str, arguments: Sequence[str]) -> str:
    """The framework's `message` about `command`, in the language that the arguments ask for."""
    language = asked_language(arguments)
    plain = " ".join(message.split())
    said = plain.rstrip(".") if language == "en" else _worded(plain, language)
    return said + _SEE[language].format(command=command)


def _worded(message: str, language: str) -> str:
    for pattern, words in _SENTENCES:
        found = pattern.match(message)
        if found is None:
            continue
        parts = found.groupdict()
        if "why" in parts:
            parts["why"] = _why(parts["why"], language)
        meant = _MEANT.search(message, found.end("name"))
        perhaps = (
            _PERHAPS[language].format(names=meant["names"].replace("'", ""))
            if meant is not None
            else ""
        )
        return words[language].format(**parts) + perhaps
    return _OTHER[language].format(message=message.rstrip("."))


def _why(reason: str, language: str) -> str:
    for pattern, words in _REASONS:
        found = pattern.search(reason)
        if found is not None:
            parts = found.groupdict()
            parts["low"] = parts.get("low") or parts.get("low2")
            return words[language].format(**parts)
    left, right = ("（", "）") if language == "ja" else (" (", ")")
    return f"{left}{reason.rstrip('.')}{right}"
