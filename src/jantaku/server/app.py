"""The application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import jantaku
from jantaku.server import computers as players
from jantaku.server.api import api_router
from jantaku.server.database import database_url, migrate, open_engine
from jantaku.server.hub import IDLE_SECONDS, Hub
from jantaku.server.mailbox import Mailbox
from jantaku.server.pages import show_file, show_page
from jantaku.server.problems import HANDLERS
from jantaku.server.security import before_send
from jantaku.server.services import Services
from jantaku.server.site import FOLDER, Site
from jantaku.server.socket import game_socket
from jantaku.server.statistics import Statistics
from jantaku.server.store import Store

_MAX_BODY = 64 * 1024


def _services(state: State) -> Services:
    services: Services = state.services
    return services


def create_app(
    database: str | None = None,
    *,
    static: Path = FOLDER,
    computers: players.Maker = players.make,
    idle: float = IDLE_SECONDS,
) -> Litestar:
    """The server as an ASGI application, for any ASGI server.

    Frames of pages are refused from 4 KiB up; let the ASGI server do it earlier where it can.

    Args:
        database: path or URL; see `database.database_url`.
        static: folder of the built page.
        computers: makes the computer players.
        idle: seconds without a socket after which a game leaves the memory.

    ServerError when the database's address is no address; at start, when it cannot be used.
    """
    engine = open_engine(database_url(database))
    store = Store(engine)
    site = Site(static)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await migrate(engine)
        services = Services(
            store, Hub(store, computers, idle=idle), site, Statistics(store), Mailbox(engine)
        )
        app.state.services = services
        try:
            yield
        finally:
            await services.hub.close()
            await engine.dispose()

    return Litestar(
        route_handlers=[api_router(game_socket), show_page, show_file],
        dependencies={"services": Provide(_services, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={**HANDLERS},
        before_send=[before_send],
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=5,
            minimum_size=1024,
            # The page's files are compressed already, once.
            exclude_opt_key="compressed",
        ),
        openapi_config=OpenAPIConfig(
            title="Jantaku",
            version=str(jantaku.__version__),
            path="/schema",
            use_handler_docstrings=True,
            # The framework's other pages come from elsewhere; this one needs no network.
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=_MAX_BODY,
        logging_config=None,
    )
