"""What our own exports carry beside the foreign format: the head of the record they come from.

Readers of other programs pass over it; ours take ruleset, options, players and setup from it, which
no foreign format can tell.
"""

from __future__ import annotations

import json
from typing import Any, Final

from jantaku.errors import JantakuError
from jantaku.formats.game import FormatError, Game
from jantaku.record import Header, dump_header, parse_header

KEY: Final = "jantaku"


def written(game: Game) -> dict[str, Any] | None:
    """The extension of a game, as JSON data; None for one that is no record of ours."""
    if game.header is None:
        return None
    data: dict[str, Any] = json.loads(dump_header(game.header))
    return data


def adopt(game: Game, data: object) -> None:
    """Let a game be what its extension says; FormatError when that is garbled."""
    try:
        header: Header = parse_header(json.dumps(data))
        header.rules()
    except JantakuError as e:
        raise FormatError("bad_extension", f"the extension {KEY!r} is garbled: {e}") from e
    game.header = header
    game.ruleset, game.preset = header.ruleset, None
    game.options = {k: v for k, v in header.options.items() if isinstance(v, bool | int | str)}
    game.private = ""
