"""Routes of the page and its files."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from jantaku.server.identity import recognise
from jantaku.server.routes import preferred
from jantaku.server.services import Services
from jantaku.server.site import Site

# Addresses under these are no pages of the table's.
_OTHERS: Final = ("api", "schema")
LANGUAGE_COOKIE: Final = "jantaku_language"
"""What the page was set to: it is told so that the document can name what will be asked."""

_READING: Final = [HttpMethod.GET, HttpMethod.HEAD]


# `compressed`: the server's compression must not compress a second time what lies here compressed.
@route("/", http_method=_READING, include_in_schema=False, sync_to_thread=False, compressed=True)
def show_page(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[Any]:
    """The page."""
    return _answer(request, services.site, "")


@route(
    "/{path:path}",
    http_method=_READING,
    include_in_schema=False,
    sync_to_thread=False,
    compressed=True,
)
def show_file(
    request: Request[Any, Any, Any], services: NamedDependency[Services], path: FromPath[str]
) -> Response[Any]:
    """A file of the built page, or the page itself for any address without an ending."""
    path = path.strip("/")
    if path.split("/")[0] in _OTHERS:
        raise NotFoundException(f"there is nothing at /{path:.80}")
    return _answer(request, services.site, path)


def _answer(request: Request[Any, Any, Any], site: Site, path: str) -> Response[Any]:
    missing = site.missing()
    if missing is not None:
        return Response(
            missing,
            status_code=HTTPStatus.SERVICE_UNAVAILABLE,
            media_type=MediaType.HTML,
            headers={"Cache-Control": "no-store"},
        )
    found = site.file(path)
    if found is None:
        language = preferred(
            request.cookies.get(LANGUAGE_COOKIE, ""), request.headers.get("accept-language", "")
        )
        found = site.document(path, language, plain=not request.url.query)
    if found is None:
        raise NotFoundException(f"there is nothing at /{path:.80}")
    if found.type.startswith("text/html"):
        # Before the page asks for anything, so that its first two questions get no two names.
        recognise(request)
    body, etag = found.body, found.etag
    headers = {"Cache-Control": found.cache, "Vary": found.vary}
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, etag = found.packed, found.packed_etag
        headers["Content-Encoding"] = "gzip"
    headers["ETag"] = etag
    if etag in request.headers.get("if-none-match", ""):
        headers.pop("Content-Encoding", None)
        return Response(None, status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(body, media_type=found.type, headers=headers)
