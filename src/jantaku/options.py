"""Typed options of a ruleset: one definition from which the page's form, the command-line flags
and the checks come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from jantaku.errors import OptionError

OptionValue = bool | int | str
Names = Mapping[str, str]
"""One wording in `ja`, `en` and `ko`."""


def names(ja: str, en: str, ko: str) -> Names:
    """A wording in the three languages."""
    return {"ja": ja, "en": en, "ko": ko}


class OptionChoice(NamedTuple):
    """One value of a choice option."""

    value: str
    names: Names


class Concept(NamedTuple):
    """That an option answers the same question as one of another ruleset, in other terms.

    Attributes:
        id: of that option.
        means: which value of its own is which there; those that are none there are left out.
    """

    id: str
    means: Mapping[OptionValue, OptionValue] = {}


class Need(NamedTuple):
    """That an option means something only under some values of another.

    Attributes:
        option: id of the other.
        values: those of its values.
    """

    option: str
    values: tuple[OptionValue, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One option.

    Attributes:
        id: `snake_case`; also the command-line flag.
        kind: `flag` (bool), `int` or `choice` (str).
        default: the value when nothing is said.
        names, help: label and one-sentence explanation in three languages.
        group: heading it stands under (`game`, `tiles`, `play`, `win`, `score`, `draw`, `end`).
        low, high, step: bounds of an `int`.
        choices: values of a `choice`.
        concept: the option of other rulesets that it is compared with, where that has another id.
        needs: where it means nothing otherwise: a form leaves it out, its value is checked and
            kept all the same.
    """

    id: str
    kind: Literal["flag", "int", "choice"]
    default: OptionValue
    names: Names
    help: Names
    group: str
    low: int = 0
    high: int = 0
    step: int = 1
    choices: tuple[OptionChoice, ...] = ()
    concept: Concept | None = None
    needs: Need | None = None

    def check(self, value: object) -> OptionValue:
        """`value` itself if the option takes it; OptionError otherwise."""
        if self.kind == "flag" and isinstance(value, bool):
            return value
        if self.kind == "int" and isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high and (value - self.low) % self.step == 0:
                return value
            raise OptionError(
                "option_out_of_range",
                f"{self.id} takes {self.low} to {self.high} in steps of {self.step}, not {value}",
                option=self.id,
                value=value,
                low=self.low,
                high=self.high,
                step=self.step,
            )
        if self.kind == "choice" and isinstance(value, str):
            if any(c.value == value for c in self.choices):
                return value
            allowed = ", ".join(c.value for c in self.choices)
            raise OptionError(
                "option_unknown_value",
                f"{self.id} takes one of {allowed}, not {value!r}",
                option=self.id,
                value=value[:80],
                allowed=[c.value for c in self.choices],
            )
        wanted = {"flag": "true or false", "int": "a whole number", "choice": "a text"}[self.kind]
        raise OptionError(
            "option_wrong_type",
            f"{self.id} takes {wanted}, not {value!r:.80}",
            option=self.id,
            kind=self.kind,
        )

    def parse(self, text: str) -> OptionValue:
        """The value written as `text` on a command line; OptionError when it is none."""
        if self.kind == "flag":
            low = text.lower()
            if low in ("true", "yes", "on", "1"):
                return True
            if low in ("false", "no", "off", "0"):
                return False
            return self.check(text)
        if self.kind == "int":
            try:
                return self.check(int(text))
            except ValueError as e:
                if isinstance(e, OptionError):
                    raise
                return self.check(text)
        return self.check(text)

    def describe(self) -> dict[str, object]:
        """The JSON form for forms."""
        out: dict[str, object] = {
            "id": self.id,
            "kind": self.kind,
            "default": self.default,
            "group": self.group,
            "names": dict(self.names),
            "help": dict(self.help),
        }
        if self.kind == "int":
            out.update(min=self.low, max=self.high, step=self.step)
        if self.kind == "choice":
            out["choices"] = [{"value": c.value, "names": dict(c.names)} for c in self.choices]
        if self.needs is not None:
            out["needs"] = {"option": self.needs.option, "values": list(self.needs.values)}
        return out


def flag(
    id: str,
    default: bool,
    names: Names,
    help: Names,
    *,
    group: str,
    concept: Concept | None = None,
) -> Option:
    """An option that is on or off."""
    return Option(
        id=id,
        kind="flag",
        default=default,
        names=names,
        help=help,
        group=group,
        concept=concept,
    )


def integer(
    id: str,
    default: int,
    names: Names,
    help: Names,
    *,
    group: str,
    low: int,
    high: int,
    step: int = 1,
    concept: Concept | None = None,
    needs: Need | None = None,
) -> Option:
    """An option that is a whole number from `low` to `high` in steps of `step`."""
    return Option(
        id=id,
        kind="int",
        default=default,
        names=names,
        help=help,
        group=group,
        low=low,
        high=high,
        step=step,
        concept=concept,
        needs=needs,
    )


def choice(
    id: str,
    default: str,
    names: Names,
    help: Names,
    *,
    group: str,
    choices: Iterable[OptionChoice],
    concept: Concept | None = None,
) -> Option:
    """An option that is one of several named values."""
    return Option(
        id=id,
        kind="choice",
        default=default,
        names=names,
        help=help,
        group=group,
        choices=tuple(choices),
        concept=concept,
    )


def either(*choices: tuple[str, Names]) -> tuple[OptionChoice, ...]:
    """The values of a choice with their names."""
    return tuple(OptionChoice(value, names) for value, names in choices)


def adapted(
    base: Iterable[Option],
    *,
    without: Iterable[str] = (),
    defaults: Mapping[str, OptionValue] | None = None,
    extra: Iterable[Option] = (),
) -> tuple[Option, ...]:
    """The options of a ruleset that has another as its base.

    Args:
        base: the other's options.
        without: ids that do not exist here.
        defaults: other defaults by id.
        extra: options of its own; one with an id of the base stands in its place, another after
            the last option of its group.

    OptionError for a default that the option does not take or an id that is unknown.
    """
    changed = dict(defaults or {})
    left_out = set(without)
    out = {o.id: o for o in base if o.id not in left_out}
    own = {o.id: o for o in extra}
    for id in out:
        if id in own:
            out[id] = own.pop(id)
    for id, value in changed.items():
        if id not in out:
            raise unknown_option(id, out.values())
        out[id] = replace(out[id], default=out[id].check(value))
    ordered = list(out.values())
    for option in own.values():
        places = [i for i, o in enumerate(ordered) if o.group == option.group]
        ordered.insert(places[-1] + 1 if places else len(ordered), option)
    return tuple(ordered)


def unknown_option(id: str, known: Iterable[Option]) -> OptionError:
    """The error for an option that is none of those known: it names those that may be meant, by
    their spelling or since their id in other rulesets is the one given.
    """
    # Only needed here, and not small.
    from difflib import get_close_matches

    options = list(known)
    asked = str(id)[:80]
    same = [o.id for o in options if o.concept is not None and o.concept.id == asked]
    near = [*same, *get_close_matches(asked, [o.id for o in options if o.id not in same])]
    meant = f"near: {', '.join(near)}" if near else f"there are: {', '.join(o.id for o in options)}"
    return OptionError(
        "unknown_option", f"there is no option {asked!r}; {meant}", option=asked, near=near
    )


class Options(Mapping[str, OptionValue]):
    """A full set of option values, every one checked; immutable and hashable."""

    __slots__ = ("_values",)

    def __init__(self, spec: Iterable[Option], given: Mapping[str, object] | None = None) -> None:
        """Take `given` over the defaults of `spec`; OptionError on an unknown option or a value it
        does not take.
        """
        by_id = {o.id: o for o in spec}
        values: dict[str, OptionValue] = {o.id: o.default for o in by_id.values()}
        for id, value in (given or {}).items():
            if id not in by_id:
                raise unknown_option(id, by_id.values())
            values[id] = by_id[id].check(value)
        self._values = values

    def __getitem__(self, id: str) -> OptionValue:
        return self._values[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(tuple(sorted(self._values.items())))

    def flag(self, id: str) -> bool:
        """The value of a flag."""
        value = self._values[id]
        assert isinstance(value, bool), id
        return value

    def integer(self, id: str) -> int:
        """The value of an integer option."""
        value = self._values[id]
        assert isinstance(value, int), id
        return value

    def text(self, id: str) -> str:
        """The value of a choice."""
        value = self._values[id]
        assert isinstance(value, str), id
        return value


class Preset(NamedTuple):
    """A named set of option values."""

    id: str
    names: Names
    values: Mapping[str, OptionValue]
