"""What keeps other sites' pages away from the table."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.types import Message, Scope

from jantaku.server.errors import ForeignOrigin, WrongMedia
from jantaku.server.identity import set_cookie

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""On every response."""

_ENCODED: Final = tuple((name.lower().encode(), value.encode()) for name, value in HEADERS.items())

_JSON: Final = "application/json"

_SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))


async def own_page_in_json(request: Request[Any, Any, Any]) -> None:
    """Hook before each HTTP request: `same_origin` and `json_only`. A hook, since the framework
    copies the handler for each guard of each request, which takes as long as scoring half a hand.
    """
    handler = request.route_handler
    await same_origin(request, handler)
    await json_only(request, handler)


async def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard: a page of another site may read nothing and do nothing here. A coroutine, though it
    waits for nothing: the framework would hand a plain function to a thread.

    A browser sends its cookie with any socket that any page opens, and says whose page it is in
    `Origin`. Programs that are no browsers send none, and no cookie of somebody else either.
    ForeignOrigin when it is another than the host that was asked.
    """
    if connection.scope.get("method", "") in _SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is not None and _site(origin) != _host(connection):
        raise ForeignOrigin("foreign_origin", "this may only be asked from the table's own page")


async def json_only(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """Guard: a body is JSON and says so, but for handlers with `any_body` among their options.

    WrongMedia otherwise.
    """
    if connection.scope.get("method", "") in _SAFE or handler.opt.get("any_body"):
        return
    headers = connection.headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    if kind != _JSON and (kind or not empty):
        raise WrongMedia(
            "unsupported_media_type", f"a body is {_JSON} here, not {kind[:80]!r}", allowed=_JSON
        )


def _site(origin: str) -> str | None:
    """The host that an `Origin` names, None where it is no address."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _host(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.headers.get("host", "").lower()


async def before_send(message: Message, scope: Scope) -> None:
    """Hook: headers that every response has."""
    if message["type"] == "http.response.start":
        headers = message["headers"]
        there = {name.lower() for name, _ in headers}
        # As bytes, since every answer has them.
        message["headers"] = [*headers, *(h for h in _ENCODED if h[0] not in there)]
        set_cookie(message, scope)
