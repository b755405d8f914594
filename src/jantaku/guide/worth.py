"""How the value of a pattern is worded."""

from __future__ import annotations

from jantaku.options import Names
from jantaku.ruleset import PatternRow, Ruleset
from jantaku.texts import LANGUAGES, Speaker


def worth(ruleset: Ruleset, row: PatternRow) -> Names:
    """What a row of a pattern table is worth, in each language."""
    return {language: _worth(Speaker(ruleset.texts, language), row) for language in LANGUAGES}


def amount(say: Speaker, n: int, unit: str) -> str:
    """So much of a unit; a limit by its name where it counts once."""
    if n == 1 and (limit := say.find(f"limit.{unit}")) is not None:
        return limit
    return say.amount(n, unit)


def _worth(say: Speaker, row: PatternRow) -> str:
    closed, opened = (amount(say, n, row.unit) if n >= 0 else "" for n in (row.closed, row.open))
    if row.open < 0:
        return say.key("worth.closed", {"closed": closed})
    if row.closed < 0:
        return say.key("worth.open", {"open": opened})
    if row.open == row.closed:
        return say.key("worth.both", {"closed": closed})
    return say.key("worth.differs", {"closed": closed, "open": opened})
