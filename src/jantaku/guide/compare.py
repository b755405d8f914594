"""Two sets of rules side by side, what differs first: facts, patterns and options, no prose."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from jantaku.errors import OptionError
from jantaku.guide.facts import FACTS, facts
from jantaku.guide.prose import Guided, beside
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
        both = one is not None and other is not None
        notes = [_beside(s, id) if both else None for s in (a, b)]
        out.append(
            {
                "id": id,
                "names": {
                    "a": None if one is None else pattern_names(a.ruleset, id),
                    "b": None if other is None else pattern_names(b.ruleset, id),
                },
                "a": None if one is None else _pattern(a.ruleset, one, notes[0]),
                "b": None if other is None else _pattern(b.ruleset, other, notes[1]),
                "same": one == other and notes[0] == notes[1],
            }
        )
    return _sorted(out)


def pattern_names(ruleset: Ruleset, id: str) -> Names:
    """A pattern's name in each language."""
    return {lang: ruleset.texts.get(lang, {}).get(f"pattern.{id}", id) for lang in LANGUAGES}


def _beside(side: Side, pattern: str) -> Names | None:
    guided = side.ruleset if isinstance(side.ruleset, Guided) else None
    return None if guided is None else beside(guided.guide(), pattern, side.options)


def _pattern(ruleset: Ruleset, row: PatternRow, note: Names | None) -> dict[str, object]:
    text = worth(ruleset, row)
    if note is not None:
        text = {
            language: _BRACKETS[language].format(text[language], note[language])
            for language in LANGUAGES
        }
    return {"open": row.open, "closed": row.closed, "unit": row.unit, "text": text}


class _Answer(NamedTuple):
    """What one side says to the question of an option.

    Attributes:
        option: its own option; None where it has settled the question.
        value: the value, in the terms of the option that the question is named by if `shared`.
        text: how that is worded.
    """

    option: Option | None
    value: OptionValue
    text: Names
    shared: bool


def _options(a: Side, b: Side) -> list[dict[str, object]]:
    """Questions that at least one side has an option for. What the other has settled stands beside
    it; options of like meaning under other ids stand in one row (`options.Concept`).
    """
    ours, theirs = ({_question(o): o for o in s.ruleset.options} for s in (a, b))
    settled = [_settled(side) for side in (a, b)]
    out: list[dict[str, object]] = []
    for id in dict.fromkeys([*ours, *theirs]):
        both = (ours.get(id), theirs.get(id))
        named = next((o for o in both if o is not None and o.id == id), None)
        left, right = (
            _answer(option, side, other, named, known.get(id))
            for option, side, other, known in zip(both, (a, b), both[::-1], settled, strict=True)
        )
        asked = [option for option in both if option is not None]
        out.append(
            {
                "id": asked[0].id if len({option.id for option in asked}) == 1 else id,
                "names": _joined([option.names for option in asked]),
                "group": asked[0].group,
                "a": None if left is None else _value(left.value, left.text),
                "b": None if right is None else _value(right.value, right.text),
                "same": left is not None and right is not None and _agree(left, right),
            }
        )
    return _sorted(out)


def _question(option: Option) -> str:
    return option.id if option.concept is None else option.concept.id


def _settled(side: Side) -> Mapping[str, OptionValue | Names]:
    if not isinstance(side.ruleset, Guided):
        return {}
    return side.ruleset.guide().settled(side.options, side.ruleset.rules(side.options))


def _answer(
    option: Option | None,
    side: Side,
    other: Option | None,
    named: Option | None,
    settled: OptionValue | Names | None,
) -> _Answer | None:
    if option is None:
        return None if settled is None or other is None else _of_settled(other, settled)
    value = side.options[option.id]
    if option.concept is None or (other is not None and other.id == option.id):
        return _Answer(option, value, option_text(option, value), True)
    meant = option.concept.means.get(value)
    if meant is None:
        return _Answer(option, value, option_text(option, value), False)
    word = named if named is not None and _takes(named, meant) else None
    text = option_text(option, value) if word is None else option_text(word, meant)
    return _Answer(option, meant, text, True)


def _of_settled(other: Option, settled: OptionValue | Names) -> _Answer | None:
    """A settled question, worded as the side words it that has the option, or in its own words."""
    if isinstance(settled, Mapping):
        return _Answer(None, settled["en"], settled, False)
    if other.concept is None:
        if _takes(other, settled):
            return _Answer(None, settled, option_text(other, settled), True)
        if isinstance(settled, bool) or not isinstance(settled, int):
            return None
        return _Answer(None, settled, _counted(other, settled), False)
    own = next((own for own, there in other.concept.means.items() if there == settled), None)
    return None if own is None else _Answer(None, settled, option_text(other, own), True)


def _counted(other: Option, number: int) -> Names:
    """A number of what the other side's choices count, with their unit: 14 tiles beside 18 tiles.
    A bare number where they begin with no number, or count different things.
    """
    out: dict[str, str] = {}
    for language in LANGUAGES:
        units = {
            found[1] if (found := _COUNT.match(choice.names[language])) else ""
            for choice in other.choices
        }
        out[language] = f"{number:,}" + (units.pop() if len(units) == 1 else "")
    return out


def _takes(option: Option, value: OptionValue) -> bool:
    """Whether the value is one of the option's; a number that is settled need not be among those
    that a form offers.
    """
    if option.kind == "int":
        return isinstance(value, int) and not isinstance(value, bool)
    try:
        option.check(value)
    except OptionError:
        return False
    return True


def _agree(a: _Answer, b: _Answer) -> bool:
    if not (a.shared and b.shared):
        # A ruleset's own words may be those of the other's value.
        return (a.option is None or b.option is None) and dict(a.text) == dict(b.text)
    if a.value != b.value:
        return False
    numbers = a.option is not None and b.option is not None and a.option.id == b.option.id
    if numbers and a.option is not None and a.option.kind == "int" and b.option is not None:
        # Three of one thing are not three of another.
        return a.option.names == b.option.names
    return dict(a.text) == dict(b.text)


def _joined(found: Sequence[Names]) -> Names:
    """The names of one thing, all that differ."""
    return {
        language: " / ".join(dict.fromkeys(one[language] for one in found))
        for language in LANGUAGES
    }


_BRACKETS: Final = names("{}（{}）", "{} ({})", "{}({})")

_COUNT: Final = re.compile(r"\d[\d,]*( ?[^\W\d]+)")
"""A number and its unit: `18 tiles`, `18枚`."""

_ON = names("あり", "On", "있음")
_OFF = names("なし", "Off", "없음")


def option_text(option: Option, value: OptionValue) -> Names:
    """How a value of an option is worded."""
    if option.kind == "flag":
        return _ON if value else _OFF
    if option.kind == "choice":
        return next(c.names for c in option.choices if c.value == value)
    return dict.fromkeys(LANGUAGES, f"{value:,}")
