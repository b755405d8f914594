"""What goes wrong in the server besides bad moves."""

from __future__ import annotations

from jantaku.errors import JantakuError


class ServerError(JantakuError):
    """The server cannot start: the port is taken, the database cannot be used."""


class GameMissing(JantakuError):
    """There is no such game, or not for this player, or it can no longer be read here."""

    def __init__(self, game: str) -> None:
        super().__init__("not_found", f"there is no game {game!r:.40}", game=game[:40])

    def __reduce__(self) -> tuple[object, ...]:
        return (GameMissing, (self.params["game"],))


class Refused(JantakuError):
    """The request is well-formed, but the game's present state forbids it."""


class BadRequest(JantakuError):
    """The request is well-formed, but what it says makes no sense."""


class TooMany(JantakuError):
    """As many have come within a while as are taken."""


class ForeignOrigin(JantakuError):
    """The request comes from another site's page."""


class WrongMedia(JantakuError):
    """The body of the request is of a kind that is not understood here."""


class Conflict(Exception):
    """Somebody else has moved the game on: what was to be stored does not follow what is stored."""
