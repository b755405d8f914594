"""Every error that Jantaku raises on bad input.

An error has a stable `code` and `params` (so that a host can word it in the player's language) and
an English message for a log. Whoever raises one has changed nothing: input is checked before state
moves.
"""

from __future__ import annotations

from collections.abc import Mapping


class JantakuError(ValueError):
    """Base of all errors caused by input.

    Attributes:
        code: stable identifier, `snake_case`, safe to show and to translate.
        params: what the message is about (tile texts, option ids, counts): JSON values only.
    """

    def __init__(self, code: str, message: str, **params: object) -> None:
        super().__init__(message)
        self.code = code
        self.params: Mapping[str, object] = params

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.args[0], dict(self.params)))


def _rebuild(
    cls: type[JantakuError], code: str, message: str, params: dict[str, object]
) -> JantakuError:
    return cls(code, message, **params)


class TileError(JantakuError):
    """A tile, hand or meld text that cannot be read, or that no tile set allows."""


class SituationError(JantakuError):
    """Circumstances of a win that cannot occur together (ippatsu without riichi, ...)."""


class OptionError(JantakuError):
    """An unknown option, or a value that the option does not take."""


class UnknownRuleset(JantakuError):
    """No ruleset of that id is installed."""


class UnknownPlayer(JantakuError):
    """No computer player of that name is installed, or what the name leads to is none."""


class PlayerFailed(JantakuError):
    """A computer player raised something of its own, or chose what was not offered."""


class ActionError(JantakuError):
    """An action that its seat may not take now; the table is unchanged."""


class RecordError(JantakuError):
    """A record that is cut, edited or not a record at all."""
