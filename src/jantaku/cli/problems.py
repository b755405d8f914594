"""What is wrong with a command line, in the language that it asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jantaku.cli.choices import DEFAULT, value_of
from jantaku.cli.wording import default_language
from jantaku.errors import JantakuError, UnknownRuleset
from jantaku.ruleset import ruleset
from jantaku.texts import problem


def worded(error: JantakuError, arguments: Sequence[str]) -> str:
    """The error in the language of these arguments, with the names that their ruleset has for
    circumstances.

    English is the error's own message: it says how things are written on a command line. So is
    what has no wording.
    """
    language = value_of(arguments, "--lang") or default_language()
    if language == "en":
        return str(error)
    id = _ruleset(arguments)
    text = problem(error, _texts(id)).get(language)
    if text is None:
        return str(error)
    return f"{text} (jantaku rules {id})" if error.code == "unknown_option" else text


def _ruleset(arguments: Sequence[str]) -> str:
    """Which ruleset is asked for: `jantaku rules` takes it as a word, other commands as an
    option.
    """
    if arguments[:1] == ["rules"] and len(arguments) > 1 and not arguments[1].startswith("-"):
        return arguments[1]
    return value_of(arguments, "--ruleset", "-r") or DEFAULT


def _texts(id: str) -> Mapping[str, Mapping[str, str]] | None:
    try:
        return ruleset(id).texts
    except UnknownRuleset:
        return None
