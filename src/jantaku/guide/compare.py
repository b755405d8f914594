"""Two sets of rules side by side, what differs first: facts, patterns and options, no prose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from jantaku.guide.facts import FACTS, facts
from jantaku.guide.worth import worth
from jantaku.options import Names, Option, Options, OptionValue, names
from jantaku.ruleset import PatternRow, Ruleset, resolve, ruleset
from jantaku.texts import LANGUAGES


@dataclass(frozen=True, slots=True)
class Side:
    """One set of rules to be compared."""

    ruleset: Ruleset
    preset: str | None
    options: Options

    def account(self) -> dict[str, object]:
        """What it is, in JSON."""
        return {
            "ruleset": self.ruleset.id,
            "names": dict(self.ruleset.names),
            "preset": self.preset,
            "options": dict(self.options),
        }


def side(
    of: Ruleset | str, *, preset: str | None = None, options: Mapping[str, object] | None = None
) -> Side:
    """A set of rules; raises as `ruleset.resolve` does."""
    found = ruleset(of) if isinstance(of, str) else of
    return Side(found, preset, resolve(found, options, preset=preset))


def compare(a: Side, b: Side) -> dict[str, object]:
    """What is the same and what differs (docs/protocol.md). In each list what differs stands
    first; otherwise the order is that of the first side, then of the second.
    """
    return {
        "a": a.account(),
        "b": b.account(),
        "facts": _facts(a, b),
        "patterns": _patterns(a, b),
        "options": _options(a, b),
    }


def differences(comparison: dict[str, object]) -> dict[str, object]:
    """The same without what is equal."""
    out = dict(comparison)
    for part in ("facts", "patterns", "options"):
        rows = comparison[part]
        assert isinstance(rows, list)
        out[part] = [row for row in rows if not row["same"]]
    return out


def _sorted(rows: Iterable[dict[str, object]]) -> list[dict[str, object]]:
    return sorted(rows, key=lambda row: bool(row["same"]))


def _value(value: object, text: Names) -> dict[str, object]:
    return {"value": value, "text": dict(text)}


def _facts(a: Side, b: Side) -> list[dict[str, object]]:
    ours, theirs = (facts(s.ruleset, s.options) for s in (a, b))
    out: list[dict[str, object]] = []
    for id, heading in FACTS.items():
        one, other = ours.get(id), theirs.get(id)
        if one is None and other is None:
            continue
        out.append(
            {
                "id": id,
                "names": dict(heading),
                "a": None if one is None else _value(one.value, one.text),
                "b": None if other is None else _value(other.value, other.text),
                "same": one is not None and other is not None and one.value == other.value,
            }
        )
    return _sorted(out)


def _patterns(a: Side, b: Side) -> list[dict[str, object]]:
    ours, theirs = ({r.id: r for r in s.ruleset.patterns(s.options)} for s in (a, b))
    out: list[dict[str, object]] = []
    for id in dict.fromkeys([*ours, *theirs]):
        one, other = ours.get(id), theirs.get(id)
        out.append(
            {
                "id": id,
                "names": {
                    "a": None if one is None else pattern_names(a.ruleset, id),
                    "b": None if other is None else pattern_names(b.ruleset, id),
                },
                "a": None if one is None else _pattern(a.ruleset, one),
                "b": None if other is None else _pattern(b.ruleset, other),
                "same": one == other,
            }
        )
    return _sorted(out)


def pattern_names(ruleset: Ruleset, id: str) -> Names:
    """A pattern's name in each language."""
    return {lang: ruleset.texts.get(lang, {}).get(f"pattern.{id}", id) for lang in LANGUAGES}


def _pattern(ruleset: Ruleset, row: PatternRow) -> dict[str, object]:
    return {"open": row.open, "closed": row.closed, "unit": row.unit, "text": worth(ruleset, row)}


def _options(a: Side, b: Side) -> list[dict[str, object]]:
    ours, theirs = ({o.id: o for o in s.ruleset.options} for s in (a, b))
    out: list[dict[str, object]] = []
    for id in dict.fromkeys([*ours, *theirs]):
        one, other = ours.get(id), theirs.get(id)
        named = one or other
        assert named is not None
        left = None if one is None else _option(one, a.options[id])
        right = None if other is None else _option(other, b.options[id])
        out.append(
            {
                "id": id,
                "names": dict(named.names),
                "group": named.group,
                "a": left,
                "b": right,
                "same": left is not None and right is not None and left["value"] == right["value"],
            }
        )
    return _sorted(out)


def _option(option: Option, value: OptionValue) -> dict[str, object]:
    return _value(value, option_text(option, value))


_ON = names("あり", "On", "있음")
_OFF = names("なし", "Off", "없음")


def option_text(option: Option, value: OptionValue) -> Names:
    """How a value of an option is worded."""
    if option.kind == "flag":
        return _ON if value else _OFF
    if option.kind == "choice":
        return next(c.names for c in option.choices if c.value == value)
    return dict.fromkeys(LANGUAGES, f"{value:,}")
