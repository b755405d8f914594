"""Asking a computer player that somebody else may have written."""

from __future__ import annotations

import traceback

from jantaku.actions import Action
from jantaku.bots.player import Player
from jantaku.errors import PlayerFailed
from jantaku.table import Decision
from jantaku.view import View


def ask(name: str, player: Player, view: View, decision: Decision) -> Action:
    """What `player` chooses, which goes by `name`.

    PlayerFailed when it raises anything instead (`player_failed`, with the place in its code), or
    chooses what is not offered (`player_illegal`).
    """
    try:
        chosen = player.choose(view, decision)
    except Exception as e:
        frames = traceback.extract_tb(e.__traceback__)
        # The first frame is this one: what is wrong is the player's, or below it.
        where = f" ({frames[-1].filename}, line {frames[-1].lineno})" if len(frames) > 1 else ""
        raise PlayerFailed(
            "player_failed",
            f"player {name:.80} failed: {type(e).__name__}: {e!s:.200}{where}",
            player=name[:80],
            error=type(e).__name__,
        ) from e
    if chosen not in decision.actions:
        raise PlayerFailed(
            "player_illegal",
            f"player {name:.80} chose {chosen!r:.80}, which is not offered",
            player=name[:80],
            action=f"{chosen!r:.80}",
        )
    return chosen
