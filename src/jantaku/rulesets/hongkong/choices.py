"""A short way to write the values of a choice option."""

from __future__ import annotations

from jantaku.options import Names, OptionChoice


def either(*choices: tuple[str, Names]) -> tuple[OptionChoice, ...]:
    """The values of a choice with their names."""
    return tuple(OptionChoice(value, names) for value, names in choices)
