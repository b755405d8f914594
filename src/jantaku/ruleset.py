"""What a ruleset is: the plug-in with its names, typed options, presets and texts.

`Ruleset.rules(options)` builds the `Rules` of one table: plain data plus policy objects. The core
asks policies and never a ruleset's name. What policies answer stands in `jantaku.seams`, how
rulesets are found in `jantaku.registry`; what makers of rulesets need of both is found here too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from jantaku.errors import UnknownRuleset
from jantaku.options import Names, Option, Options, OptionValue, Preset
from jantaku.registry import register, ruleset, rulesets
from jantaku.rules import Layout, Rules
from jantaku.seams import (
    Arithmetic,
    Aside,
    Claims,
    Flow,
    Furiten,
    HandPlan,
    Indicators,
    Opening,
    Outcome,
    Score,
    Settle,
    Turn,
    Win,
)


class PatternRow(NamedTuple):
    """A row of a ruleset's pattern table as guides and command line show it; -1 where the pattern
    does not exist so.
    """

    id: str
    open: int
    closed: int
    unit: str


class Ruleset(Protocol):
    """The plug-in: one folder under `jantaku.rulesets`, or an entry point of group
    `jantaku.rulesets`.
    """

    @property
    def id(self) -> str:
        """Stable identifier, `kebab-case`."""

    @property
    def names(self) -> Names:
        """Its name in three languages."""

    @property
    def summary(self) -> Names:
        """One sentence in three languages."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Its options."""

    @property
    def presets(self) -> tuple[Preset, ...]:
        """Named sets of values; the first is the plain ruleset."""

    @property
    def texts(self) -> Mapping[str, Mapping[str, str]]:
        """Texts by language and key."""

    def rules(self, options: Options) -> Rules:
        """The rules under these options."""

    def patterns(self, options: Options) -> tuple[PatternRow, ...]:
        """The pattern table under these options."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Plugin:
    """A `Ruleset` put together from the parts that lie in a folder: what nearly every one is.

    Attributes:
        build: the rules under given options.
        rows: the pattern table under given options.
        guided: its guide, a `jantaku.guide.Guide`, of which this layer knows nothing; loaded when
            it is asked for, since a table needs none of its words.
    """

    id: str
    names: Names
    summary: Names
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    texts: Mapping[str, Mapping[str, str]]
    build: Callable[[Options], Rules]
    rows: Callable[[Options], tuple[PatternRow, ...]]
    guided: Callable[[], Any]

    def rules(self, options: Options) -> Rules:
        """See `Ruleset`."""
        return self.build(options)

    def patterns(self, options: Options) -> tuple[PatternRow, ...]:
        """See `Ruleset`."""
        return self.rows(options)

    def guide(self) -> Any:
        """See `jantaku.guide`."""
        return self.guided()


def resolve(
    ruleset: Ruleset, values: Mapping[str, object] | None = None, *, preset: str | None = None
) -> Options:
    """Option values: the defaults, then the preset's, then `values`. OptionError names what is
    wrong.
    """
    merged: dict[str, object] = {}
    if preset is not None:
        found = next((p for p in ruleset.presets if p.id == preset), None)
        if found is None:
            raise UnknownRuleset(
                "unknown_preset",
                f"{ruleset.id} has no preset {preset!r:.80}; there are: "
                + ", ".join(p.id for p in ruleset.presets),
                preset=preset[:80],
            )
        merged.update(found.values)
    merged.update(values or {})
    return Options(ruleset.options, merged)


def describe(ruleset: Ruleset, options: Options | None = None) -> dict[str, object]:
    """The JSON description that hosts and the page work from (docs/protocol.md)."""
    options = options if options is not None else resolve(ruleset)
    rules = ruleset.rules(options)
    layout = rules.layout
    return {
        "id": ruleset.id,
        "names": dict(ruleset.names),
        "summary": dict(ruleset.summary),
        "seats": rules.seats,
        "hand_size": rules.hand_size,
        "table": {
            "aside": layout.aside,
            "pots": list(layout.pots),
            "indicators": layout.indicators,
            "indicator_slots": layout.indicator_slots,
            "rounds": layout.rounds,
            "unit": layout.unit,
            "declarations": list(layout.declarations),
        },
        "options": [o.describe() for o in ruleset.options],
        "presets": [
            {"id": p.id, "names": dict(p.names), "values": dict(p.values)} for p in ruleset.presets
        ],
        "patterns": [row._asdict() for row in ruleset.patterns(options)],
        "texts": {lang: dict(texts) for lang, texts in ruleset.texts.items()},
    }


__all__ = [
    "Arithmetic",
    "Aside",
    "Claims",
    "Flow",
    "Furiten",
    "HandPlan",
    "Indicators",
    "Layout",
    "Opening",
    "Option",
    "OptionValue",
    "Options",
    "Outcome",
    "PatternRow",
    "Plugin",
    "Preset",
    "Rules",
    "Ruleset",
    "Score",
    "Settle",
    "Turn",
    "Win",
    "describe",
    "register",
    "resolve",
    "ruleset",
    "rulesets",
]
