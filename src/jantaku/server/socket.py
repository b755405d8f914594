"""A game's socket: frames in, messages out."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from jantaku.server.actor import Stopped
from jantaku.server.connection import (
    BROKEN,
    NO_SUCH_GAME,
    TOO_BIG,
    TOO_MANY_FAULTS,
    Connection,
)
from jantaku.server.errors import GameMissing
from jantaku.server.identity import player_of
from jantaku.server.live import LiveGame
from jantaku.server.messages import MAX_FRAME, Act, Advise, BadMessage, parse
from jantaku.server.security import same_origin
from jantaku.server.services import Services

logger = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

_FAREWELL_SECONDS: Final = 1.0


@websocket("/games/{id:str}/socket", guards=[same_origin])
async def game_socket(
    socket: Socket, id: FromPath[str], services: NamedDependency[Services]
) -> None:
    """Play one's own game. Somebody else's is closed as one that does not exist."""
    # Only an accepted socket can be closed with a code that a page can read.
    await socket.accept()
    player = player_of(socket)
    row = None if player is None else await services.store.find(id)
    if row is None or row.owner != player:
        await socket.close(NO_SUCH_GAME)
        return
    connection = Connection(row.seat)
    try:
        game = await services.hub.attach(id, connection)
    except GameMissing:
        await socket.close(NO_SUCH_GAME)
        return
    except Stopped:
        await socket.close(BROKEN)
        return
    reader = asyncio.create_task(_read(socket, game, connection))
    try:
        await _write(socket, connection)
    finally:
        game.detach(connection)
        connection.close(None)
        # A page learns the code when its own farewell is read, and what it sent before that.
        await asyncio.wait([reader], timeout=_FAREWELL_SECONDS)
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)


async def _write(socket: Socket, connection: Connection) -> None:
    """Send what the table says until somebody closes."""
    while True:
        item = await connection.outgoing()
        try:
            if isinstance(item, str):
                await socket.send_text(item)
                continue
            if item is not None:
                await socket.close(item)
        except (WebSocketException, OSError):
            # The page has gone; the next connection starts with a greeting.
            pass
        return


async def _read(socket: Socket, game: LiveGame, connection: Connection) -> None:
    """Do what the page says, one frame after the other; however wrong, the game goes on."""
    while True:
        try:
            frame = await socket.receive()
        except (WebSocketException, OSError):
            connection.close(None)
            return
        if frame["type"] != "websocket.receive":
            connection.close(None)
            return
        if connection.closed:
            continue
        text = frame.get("text")
        try:
            accepted = await _frame(text, game, connection)
        except GameMissing:
            connection.close(NO_SUCH_GAME)
        except Stopped:
            connection.close(BROKEN)
        except Exception:
            # The writer would wait for ever for a reader that is no more.
            logger.exception("game %s: a frame could not be dealt with", game.id)
            connection.close(BROKEN)
        else:
            tolerable = accepted or connection.allowance.spend()
            if not tolerable:
                connection.close(TOO_MANY_FAULTS)


async def _frame(text: str | None, game: LiveGame, connection: Connection) -> bool:
    """Whether the frame did something that one need not count."""
    open_decision = game.open_decision(connection.seat)
    if text is None:
        connection.error("bad_message", open_decision, {"reason": "binary"})
        return False
    if len(text.encode(errors="surrogatepass")) > MAX_FRAME:
        connection.close(TOO_BIG)
        return False
    try:
        message = parse(text)
    except BadMessage as e:
        connection.error("bad_message", open_decision, {"reason": e.reason})
        return False
    if isinstance(message, Act):
        return await game.act(connection, message.decision, message.action)
    if isinstance(message, Advise):
        return await game.advise(connection, best=message.best)
    await game.sync(connection)
    # A greeting is long; a page that asks for many is as wrong as one that sends nonsense.
    return False
