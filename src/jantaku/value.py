"""What a winning hand is worth, in a form that any ruleset can fill and any host can show.

Nothing here is a sentence: a `Text` is a key with parameters that hosts render from the ruleset's
    texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from jantaku.tiles import TEXT, Face


class Text(NamedTuple):
    """A text key and its parameters (integers, tile texts, or further keys)."""

    key: str
    params: Mapping[str, int | str] = {}

    def account(self) -> dict[str, object]:
        """The JSON form."""
        return {"key": self.key, "params": dict(self.params)}


class Line(NamedTuple):
    """One line of a derivation: what it is for, how much, of what unit (`han`, `fu`, `points`,
    `faan`), and which tiles.
    """

    text: Text
    amount: int
    unit: str
    tiles: tuple[Face, ...] = ()

    def account(self) -> dict[str, object]:
        """The JSON form."""
        out = self.text.account()
        out["amount"] = self.amount
        out["unit"] = self.unit
        if self.tiles:
            out["tiles"] = [TEXT[f] for f in self.tiles]
        return out


class Value(Protocol):
    """The value of a hand under one ruleset: integers now, lines when asked for.

    Attributes:
        rank: orders two values of the same ruleset; the better reading has the larger one.
    """

    @property
    def rank(self) -> int:
        """Larger is better for the winner."""

    def numbers(self) -> dict[str, int]:
        """The integers by name (`han`, `fu`, ...), whatever the ruleset counts in.

        `points`, what the winner gets of the others for the hand itself, is always among them.
        """

    def title(self) -> Text:
        """The value in one line: `4 han 30 fu`, `mangan`, ..."""

    def rows(self) -> tuple[Line, ...]:
        """Each pattern and bonus that counts, with its amount."""

    def lines(self) -> tuple[Line, ...]:
        """How the rest is derived: fu line by line, or the ruleset's own arithmetic."""


class Refusal(NamedTuple):
    """Why a hand does not win: `no_shape`, `no_yaku`, `below_minimum`, `furiten`, ..., with
    parameters.
    """

    reason: str
    params: Mapping[str, int | str] = {}


def account(value: Value) -> dict[str, object]:
    """The JSON form of a value, as records and views carry it."""
    return {
        "title": value.title().account(),
        "rows": [row.account() for row in value.rows()],
        "lines": [line.account() for line in value.lines()],
        "numbers": value.numbers(),
    }
