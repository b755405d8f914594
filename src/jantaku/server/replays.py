"""Replays over HTTP: one's own games, and those that somebody shares; playing on from them."""

from __future__ import annotations

import asyncio
import random
import secrets
from http import HTTPStatus
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from jantaku.formats.convert import formats_of
from jantaku.ruleset import describe, resolve, ruleset
from jantaku.server import replay
from jantaku.server.access import Found, json_answer, own_game, owned, shared_game
from jantaku.server.anonymous import unnamed
from jantaku.server.continuation import continue_from
from jantaku.server.errors import Refused
from jantaku.server.identity import recognise
from jantaku.server.problems import documented, problem
from jantaku.server.services import Services

MALFORMED: Final = "A malformed request"
FOREIGN: Final = "Asked by another site's page"
MISSING: Final = "No such game of this player's"
MISSING_HAND: Final = "No such game, hand or step"
NOT_JSON: Final = "The body is not JSON"
CANNOT: Final = "The position cannot be played on"

Id = Annotated[str, PathParameter(max_length=64)]
Number = Annotated[int, PathParameter(ge=0, le=9999)]


class Continuation(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Whose place one takes; one's own (in a shared game, that of whoever shares it) when left
    out.
    """

    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None


class Continued(msgspec.Struct):
    """A game that has begun, and one's own seat."""

    id: str
    seat: int


class Shared(msgspec.Struct):
    """What opens a game for everybody who knows it, and the address of the page."""

    token: str
    path: str


@get("/games/{id:str}/replay", responses=documented(s400=MALFORMED, s404=MISSING))
async def show_replay(
    id: Id, request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[dict[str, Any]]:
    """A game to be looked at again: its ruleset, its players, its hands."""
    return _index(await own_game(id, request, services))


@get("/shared/{token:str}/replay", responses=documented(s400=MALFORMED, s404=MISSING))
async def show_shared_replay(
    token: Id, services: NamedDependency[Services]
) -> Response[dict[str, Any]]:
    """Somebody's finished game to be looked at."""
    return _index(await shared_game(token, services))


def _index(found: Found) -> Response[dict[str, Any]]:
    row, header = found.row, found.header
    rs = ruleset(header.ruleset)
    whole = {
        "game": "" if found.shared else row.id,
        "seat": row.seat,
        "over": row.over,
        "ruleset": describe(rs, resolve(rs, header.options)),
        "options": header.options,
        "continued_from": None if found.shared else header.meta.get("continued_from"),
        "shared": None if found.shared else row.share,
        # A shared game is not theirs to take away who watch it; one that runs cannot be told.
        "exports": [] if found.shared or not row.over else list(formats_of(header.ruleset)),
        "hands": replay.hands(found.events),
    }
    return json_answer(msgspec.json.encode(whole))


@get(
    "/games/{id:str}/replay/{hand:int}",
    responses=documented(s400=MALFORMED, s404=MISSING_HAND),
)
async def show_hand(
    id: Id, hand: Number, request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[dict[str, Any]]:
    """The steps of one hand. While the game runs, they hold what one has seen oneself."""
    return await _hand(await own_game(id, request, services), hand)


@get(
    "/shared/{token:str}/replay/{hand:int}",
    responses=documented(s400=MALFORMED, s404=MISSING_HAND),
)
async def show_shared_hand(
    token: Id, hand: Number, services: NamedDependency[Services]
) -> Response[dict[str, Any]]:
    """The steps of one hand of somebody's finished game."""
    return await _hand(await shared_game(token, services), hand)


async def _hand(found: Found, hand: int) -> Response[dict[str, Any]]:
    row, header = found.row, found.header

    def whole() -> bytes:
        log = unnamed(header, found.events)[1] if found.shared else found.events
        steps = replay.steps(
            header.rules(),
            log,
            hand,
            seat=None if row.over else row.seat,
            open_hands=header.meta.get("open_hands") is True,
        )
        return msgspec.json.encode({"hand": hand, "steps": steps})

    try:
        # Some thousand events are folded; other tables wait for the event loop.
        return json_answer(await asyncio.to_thread(whole))
    except replay.NoSuchHand as e:
        return _not_there(e)


def _not_there(error: replay.NoSuchHand) -> Response[Any]:
    """Here it is the address that is wrong, not what was sent to it."""
    return problem(HTTPStatus.NOT_FOUND, error.code, str(error), dict(error.params))


@post(
    "/games/{id:str}/replay/{hand:int}/{step:int}/continue",
    responses=documented(
        s400=MALFORMED, s403=FOREIGN, s404=MISSING_HAND, s409=CANNOT, s415=NOT_JSON
    ),
)
async def continue_game(
    id: Id,
    hand: Number,
    step: Number,
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    data: JSONBody[Continuation | None] = None,
) -> Response[Continued]:
    """Play on from a step of one's own game; what one could not know there is drawn anew."""
    found = await own_game(id, request, services)
    return await _continue(found, hand, step, data, request, services)


@post(
    "/shared/{token:str}/replay/{hand:int}/{step:int}/continue",
    responses=documented(
        s400=MALFORMED, s403=FOREIGN, s404=MISSING_HAND, s409=CANNOT, s415=NOT_JSON
    ),
)
async def continue_shared(
    token: Id,
    hand: Number,
    step: Number,
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    data: JSONBody[Continuation | None] = None,
) -> Response[Continued]:
    """Play on from a step of somebody's finished game; the new game is one's own."""
    found = await shared_game(token, services)
    return await _continue(found, hand, step, data, request, services)


async def _continue(
    found: Found,
    hand: int,
    step: int,
    data: Continuation | None,
    request: Request[Any, Any, Any],
    services: Services,
) -> Response[Any]:
    seat = None if data is None else data.seat
    owner = recognise(request)
    chance = random.SystemRandom()
    try:
        game, lines, progress = await asyncio.to_thread(
            continue_from, found, hand, step, seat, owner, rng=chance
        )
    except replay.NoSuchHand as e:
        return _not_there(e)
    await services.store.begin(game, lines, progress)
    return Response(Continued(game.id, game.seat), status_code=HTTPStatus.CREATED)


@post(
    "/games/{id:str}/share",
    status_code=HTTPStatus.OK,
    responses=documented(s400=MALFORMED, s403=FOREIGN, s404=MISSING, s409="The game is not over"),
)
async def share_game(
    id: Id, request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Shared:
    """Let everybody who knows a link look at one's finished game; asked again, by the same link."""
    row = await owned(id, request, services)
    token = await services.store.share(id, secrets.token_urlsafe(18)) if row.over else None
    if token is None:
        raise Refused("game_running", "a game can be shared when it is over", game=id)
    return Shared(token, f"/shared/{token}")


@delete(
    "/games/{id:str}/share",
    responses=documented(s400=MALFORMED, s403=FOREIGN, s404=MISSING),
)
async def unshare_game(
    id: Id, request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> None:
    """Take the link back; it opens nothing any more."""
    await owned(id, request, services)
    await services.store.share(id, None)


REPLAYS: Final = (
    show_replay,
    show_hand,
    continue_game,
    share_game,
    unshare_game,
    show_shared_replay,
    show_shared_hand,
    continue_shared,
)
