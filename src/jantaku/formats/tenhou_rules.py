"""What a Tenhou log says about its rules, as a ruleset, a preset and options of this project."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from jantaku.options import OptionValue
from jantaku.ruleset import resolve
from jantaku.ruleset import ruleset as find

NO_REDS, NO_OPEN_TANYAO, EAST_SOUTH, SANMA = 2, 4, 8, 16
_KNOWN: Final = 0xFF
"""Bits of a game's type; 1 marks a game between people, 32, 64 and 128 its table and speed."""


@cache
def seats_of(ruleset: str) -> int:
    """How many play a ruleset; it is asked, its name says nothing."""
    found = find(ruleset)
    return found.rules(resolve(found)).seats


def goal_of(ruleset: str) -> int:
    """Points that somebody must have for a game of the site to end, by the number of players."""
    return 40_000 if seats_of(ruleset) == 3 else 30_000


class Played(NamedTuple):
    """Ruleset, preset and options; `private` says why the rules are not known, else empty."""

    ruleset: str
    preset: str
    options: dict[str, OptionValue]
    private: str = ""

    @property
    def seats(self) -> int:
        """How many play."""
        return seats_of(self.ruleset)

    @property
    def goal(self) -> int:
        """Points that somebody must have for a game to end."""
        return goal_of(self.ruleset)

    @property
    def reds(self) -> bool:
        """Whether three fives are red."""
        return self.options["reds"] != "none"


def by_type(go: int, *, rule: str = "") -> Played:
    """The rules of a game of type `go`; `rule` is what a private lobby added to them."""
    options: dict[str, OptionValue] = {
        "reds": "none" if go & NO_REDS else "one_each",
        "open_tanyao": not go & NO_OPEN_TANYAO,
        "length": "east_south" if go & EAST_SOUTH else "east",
    }
    private = ""
    if go & ~_KNOWN or rule:
        private = f"rules of a private lobby (type {go}{', ' + rule if rule else ''})"
    if go & SANMA:
        return Played("sanma", "tenhou-sanma", options, private)
    return Played("riichi", "tenhou", options, private)


def type_of(ruleset: str, options: dict[str, OptionValue]) -> int:
    """The type of a game under these options, for writing."""
    go = 1
    if options.get("reds") == "none":
        go |= NO_REDS
    if options.get("open_tanyao") is False:
        go |= NO_OPEN_TANYAO
    if options.get("length") == "east_south":
        go |= EAST_SOUTH
    if seats_of(ruleset) == 3:
        go |= SANMA
    return go


def by_title(title: str, *, reds: bool) -> Played:
    """The rules of a game whose table is named `title`, as the JSON has it (`鳳南喰赤`)."""
    options: dict[str, OptionValue] = {
        "reds": "one_each" if reds else "none",
        "open_tanyao": "喰" in title,
        "length": "east" if "東" in title else "east_south",
    }
    soul = "の間" in title
    private = ""
    if "大会" in title or "友人" in title:
        soul = True
        private = f"a contest's own rules ({title})"
    if "三" in title:
        return Played("sanma", "mahjongsoul" if soul else "tenhou-sanma", options, private)
    return Played("riichi", "mahjongsoul" if soul else "tenhou", options, private)
