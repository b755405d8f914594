"""A part of why something is recommended."""

from __future__ import annotations

from typing import NamedTuple

Json = dict[str, object]


class Reason(NamedTuple):
    """A key with parameters, worded by hosts.

    Parameters by name: `low` and `high` are points that the scorer names, `points` and `less`
    estimated ones; `before`, `after` and `shanten` distances; `tile` a tile, `call` an action's
    key, `mark` a declaration, `pattern` a key of the ruleset's texts, `amount` what that counts in
    `unit`, `seat` a seat; all others are plain numbers.
    """

    key: str
    params: dict[str, int | str]

    def account(self) -> Json:
        """The JSON form."""
        return {"key": self.key, "params": self.params}
