"""The words that say how a hand was won, and what a set of them says together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from jantaku.errors import SituationError
from jantaku.ruleset import Rules
from jantaku.situation import Told

WORDS: Final[Mapping[str, Told]] = {
    "tsumo": Told(how="tsumo"),
    "ron": Told(how="ron"),
    "prompt": Told(prompt=True),
    "first": Told(first=True),
    "last": Told(last=True),
    "replacement": Told(how="tsumo", source="kan"),
    "robbed": Told(how="robbed", robbed_from="added_kan"),
    "set_aside_replacement": Told(how="tsumo", source="set_aside"),
    "set_aside_robbed": Told(how="robbed", robbed_from="set_aside"),
}
"""Every ruleset's flags; a ruleset's own words for them stand in its `Layout.words`."""


NOTE: Final = "calculator.note"
"""The key of a ruleset's text that says what its calculator leaves out; it may have none."""


def declarations_of(rules: Rules) -> tuple[str, ...]:
    """The names under which a declaration can stand."""
    return rules.layout.standing or rules.layout.declarations


def asked_of(rules: Rules) -> tuple[str, ...]:
    """The circumstances of a win that can matter under these rules, by the general words; what
    `Layout.asks` names beside those (the river) is no word.
    """
    layout = rules.layout
    asked = [name for name in layout.asks if name in WORDS]
    if layout.aside and "replacement" in asked:
        asked.append("set_aside_replacement")
    if layout.aside == "north":
        asked.append("set_aside_robbed")
    return tuple(asked)


def flags_of(rules: Rules) -> tuple[str, ...]:
    """Every flag that a calculator offers under these rules; it takes every word of `WORDS`, as
    what cannot matter does no harm.
    """
    how = ("tsumo", "ron", *asked_of(rules))
    return tuple(dict.fromkeys([*declarations_of(rules), *how, *rules.layout.words]))


def read_flags(flags: Iterable[str], rules: Rules) -> tuple[Told, str]:
    """What the flags say together, and the declaration; SituationError where they disagree."""
    said: dict[str, object] = {}
    by: dict[str, str] = {}
    declared = ""
    standing = declarations_of(rules)
    own = rules.layout.words
    for flag in flags:
        name = flag.strip().lower().replace("-", "_")
        if name in standing:
            if declared not in ("", name):
                raise _conflict(declared, name)
            declared = name
            continue
        told = own.get(name) or WORDS.get(name)
        if told is None:
            allowed = flags_of(rules)
            raise SituationError(
                "unknown_flag",
                f"{flag!r:.40} is not a flag; there are: {', '.join(allowed)}",
                flag=flag[:40],
                allowed=list(allowed),
            )
        for field, value in zip(Told._fields, told, strict=True):
            if value is None:
                continue
            if said.setdefault(field, value) != value:
                raise _conflict(by[field], name)
            by.setdefault(field, name)
    return Told(**said), declared  # type: ignore[arg-type]  # fields and values come from Told


def _conflict(one: str, other: str) -> SituationError:
    return SituationError(
        "conflicting_flags", f"{one} and {other} exclude each other", flags=[one, other]
    )


_WINDS: Final = {
    name: wind
    for wind, names in enumerate(
        (("e", "east", "1z", "東", "동"), ("s", "south", "2z", "南", "남"),
         ("w", "west", "3z", "西", "서"), ("n", "north", "4z", "北", "북"))
    )
    for name in names
}  # fmt: skip  # each wind a cell


def parse_wind(text: str) -> int:
    """The wind written `E`, `east`, `1z`, `東` or `동`: 0 East ... 3 North; else SituationError."""
    wind = _WINDS.get(text.strip().lower())
    if wind is None:
        raise SituationError("unknown_wind", f"{text!r:.40} is not a wind", wind=text[:40])
    return wind
