"""Command-line flags that follow from a ruleset's typed options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from jantaku.errors import OptionError
from jantaku.options import Option, OptionValue, unknown_option
from jantaku.ruleset import Ruleset

DEFAULT: Final = "riichi"
"""The ruleset that is meant where none is named."""


class Rest(NamedTuple):
    """What is left of a command line after options: their values, bare flags, and plain words."""

    options: dict[str, OptionValue]
    flags: tuple[str, ...]
    words: tuple[str, ...]


def read(ruleset: Ruleset, arguments: Sequence[str], *, flags: Sequence[str] = ()) -> Rest:
    """Sort arguments into option values (`--open-tanyao`, `--no-open-tanyao`, `--start-points
    30000`, `--reds=none`), the bare flags that a command knows, and words. A flag of the command's
    goes before an option of the same name; the option then takes `--name=true` or `--no-name`.

    OptionError for anything else that begins with a dash.
    """
    by_id = {option.id: option for option in ruleset.options}
    values: dict[str, OptionValue] = {}
    found: list[str] = []
    words: list[str] = []
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            words.append(word)
            continue
        name, equals, text = word[2:].partition("=")
        id = name.replace("-", "_")
        if id in flags and not equals:
            found.append(id)
        elif id in by_id and by_id[id].kind == "flag" and not equals:
            values[id] = True
        elif id in by_id:
            if not equals and by_id[id].kind != "flag":
                if not rest:
                    raise OptionError("option_needs_value", f"--{name} needs a value", option=id)
                text = rest.pop(0)
            values[id] = by_id[id].parse(text)
        elif id.startswith("no_") and id[3:] in by_id and by_id[id[3:]].kind == "flag":
            values[id[3:]] = False
        else:
            raise OptionError(
                "unknown_option",
                f"there is no --{name}; `jantaku rules {ruleset.id}` lists the options"
                + (f"; flags: {', '.join(flags)}" if flags else ""),
                option=id,
                near=unknown_option(id, ruleset.options).params["near"],
            )
    return Rest(values, tuple(found), tuple(words))


def options_of(
    ruleset: Ruleset,
    arguments: Sequence[str],
    pairs: Sequence[str] = (),
    *,
    flags: Sequence[str] = (),
) -> Rest:
    """The same, with further options written `id=value` (`--option id=value`); those win."""
    rest = read(ruleset, arguments, flags=flags)
    by_id = {option.id: option for option in ruleset.options}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        id = name.strip().replace("-", "_")
        if not equals:
            raise OptionError(
                "option_needs_value",
                f"--option takes id=value, not {pair!r:.60}",
                option=pair[:60],
            )
        if id not in by_id:
            raise unknown_option(id, ruleset.options)
        rest.options[id] = by_id[id].parse(text.strip())
    return rest


def spelled(option: Option) -> str:
    """How an option is written on a command line."""
    name = option.id.replace("_", "-")
    if option.kind == "flag":
        return f"--no-{name}" if option.default else f"--{name}"
    if option.kind == "int":
        return f"--{name} N"
    return f"--{name} {'|'.join(choice.value for choice in option.choices)}"


def allowed(option: Option) -> str:
    """What an option takes."""
    if option.kind == "flag":
        return "true, false"
    if option.kind == "int":
        return f"{option.low} … {option.high}" + (f" / {option.step}" if option.step != 1 else "")
    return ", ".join(choice.value for choice in option.choices)


def value_of(arguments: Sequence[str], *names: str) -> str:
    """What follows one of these options, or an empty text."""
    for i, word in enumerate(arguments):
        name, equals, text = word.partition("=")
        if name in names:
            if equals:
                return text
            return arguments[i + 1] if i + 1 < len(arguments) else ""
    return ""
