"""Which games a request may look at, and the games themselves."""

from __future__ import annotations

import logging
from typing import Any, NamedTuple

from litestar import Request, Response

from jantaku.errors import JantakuError
from jantaku.events import Event
from jantaku.record import Header, load
from jantaku.ruleset import ruleset
from jantaku.server.errors import GameMissing
from jantaku.server.identity import player_of
from jantaku.server.models import GameRow
from jantaku.server.services import Services

logger = logging.getLogger(__name__)


class Found(NamedTuple):
    """A game with all its events, hidden ones included.

    Attributes:
        shared: whether somebody looks at it whose game it is not.
    """

    row: GameRow
    header: Header
    events: list[Event]
    shared: bool


async def owned(id: str, request: Request[Any, Any, Any], services: Services) -> GameRow:
    """The game, if it is this player's; somebody else's is as missing as none."""
    row = await services.store.find(id)
    if row is None or row.owner != player_of(request):
        raise GameMissing(id)
    return row


async def own_game(id: str, request: Request[Any, Any, Any], services: Services) -> Found:
    """One's own game with its events; GameMissing when it cannot be read either."""
    await owned(id, request, services)
    return await _load(id, services, shared=False)


async def shared_game(token: str, services: Services) -> Found:
    """The finished game that a token opens; GameMissing when it opens none (any more)."""
    id = await services.store.shared(token)
    if id is None:
        raise GameMissing("")
    return await _load(id, services, shared=True)


async def _load(id: str, services: Services, *, shared: bool) -> Found:
    found = await services.store.load(id)
    if found is None or (shared and not found[0].over):
        raise GameMissing("" if shared else id)
    row, lines = found
    try:
        header, events = load([row.header, *lines])
        ruleset(header.ruleset)
        return Found(row, header, list(events), shared)
    except JantakuError as e:
        logger.error("game %s cannot be read: %s", id, e)
        raise GameMissing("" if shared else id) from e


def json_answer(body: bytes) -> Response[Any]:
    """A response whose JSON is there already."""
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-cache"})
