"""Games without the identities of those who played them, for everybody else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from jantaku.events import Event, Leave, Seat
from jantaku.record import Header


def unnamed(header: Header, events: Iterable[Event]) -> tuple[Header, list[Event]]:
    """The same game; who plays is `player0`, `player1`, ... in the order of sitting down. An
    identity is random, but it is nobody else's business who comes again. Names stay.
    """
    numbers: dict[str, str] = {}

    def number(id: str) -> str:
        return numbers.setdefault(id, f"player{len(numbers)}")

    setup = header.setup
    players = tuple(p._replace(id=number(p.id)) for p in setup.players)
    log = [
        e._replace(player=number(e.player)) if isinstance(e, Seat | Leave) else e for e in events
    ]
    return replace(header, setup=replace(setup, players=players)), log
