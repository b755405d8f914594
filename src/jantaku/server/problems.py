"""Errors as problem+json (RFC 9457), with the code and the parameters that a page words."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from jantaku.errors import JantakuError
from jantaku.redeal import NoRedeal
from jantaku.server.errors import ForeignOrigin, GameMissing, Refused, TooMany, WrongMedia
from jantaku.texts import problem as worded

MEDIA_TYPE: Final = "application/problem+json"

logger = logging.getLogger(__name__)

_STATUS: tuple[tuple[type[JantakuError], HTTPStatus], ...] = (
    (GameMissing, HTTPStatus.NOT_FOUND),
    (Refused, HTTPStatus.CONFLICT),
    (NoRedeal, HTTPStatus.CONFLICT),
    (TooMany, HTTPStatus.TOO_MANY_REQUESTS),
    (ForeignOrigin, HTTPStatus.FORBIDDEN),
    (WrongMedia, HTTPStatus.UNSUPPORTED_MEDIA_TYPE),
    (JantakuError, HTTPStatus.BAD_REQUEST),
)

_CODES = {
    HTTPStatus.BAD_REQUEST: "bad_request",
    HTTPStatus.NOT_FOUND: "not_found",
    HTTPStatus.METHOD_NOT_ALLOWED: "method_not_allowed",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too_large",
}


class Problem(msgspec.Struct):
    """What went wrong: a stable code with the parameters that a page words it with, and English
    for everybody else. `texts` words it by language where it has a wording that pages share.
    """

    type: str
    title: str
    status: int
    detail: str
    code: str
    params: dict[str, Any]
    texts: dict[str, str] = msgspec.field(default_factory=dict)


def documented(**statuses: str) -> dict[int, ResponseSpec]:
    """The problems that a handler answers with, for the interface's description: what each status
    (`s404=...`) means.
    """
    return {
        int(status[1:]): ResponseSpec(
            Problem, generate_examples=False, description=meaning, media_type=MEDIA_TYPE
        )
        for status, meaning in statuses.items()
    }


def problem(
    status: HTTPStatus,
    code: str,
    detail: str,
    params: dict[str, object] | None = None,
    texts: dict[str, str] | None = None,
) -> Response[Problem]:
    """A response that says what is wrong."""
    return Response(
        Problem(
            type=f"urn:jantaku:problem:{code}",
            title=status.phrase,
            status=status.value,
            detail=detail,
            code=code,
            params=params or {},
            texts=texts or {},
        ),
        status_code=status,
        media_type=MEDIA_TYPE,
    )


def on_jantaku_error(_: Request[Any, Any, Any], error: JantakuError) -> Response[Problem]:
    """The project's own errors say all that is to say."""
    status = next(status for kind, status in _STATUS if isinstance(error, kind))
    return problem(status, error.code, str(error), dict(error.params), worded(error))


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: unknown routes, bodies that cannot be read."""
    status = HTTPStatus(error.status_code)
    detail = error.detail
    if isinstance(error.extra, list) and error.extra:
        # What exactly is wrong with the body.
        detail = "; ".join(_wrong(part) for part in error.extra if isinstance(part, dict))
    return problem(status, _CODES.get(status, "http_error"), detail or status.phrase)


def _wrong(part: Mapping[str, Any]) -> str:
    """What is wrong with one part of a request."""
    if part.get("message") == repr(part.get("key")):
        # The framework found no value and says nothing but the name of its own parameter.
        return "the body is empty or cannot be read as JSON"
    return ": ".join(str(part[key]) for key in ("key", "message") if part.get(key))


def on_deep_nesting(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """A body of brackets in brackets."""
    return problem(HTTPStatus.BAD_REQUEST, "bad_request", "the body is nested too deeply")


def on_failure(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of the server's own; the details go to its log and nowhere else."""
    logger.error("a request failed", exc_info=error)
    return problem(
        HTTPStatus.INTERNAL_SERVER_ERROR, "internal_error", "the server failed; its log says why"
    )


HANDLERS: dict[int | type[Exception], Any] = {
    JantakuError: on_jantaku_error,
    HTTPException: on_http_error,
    RecursionError: on_deep_nesting,
    Exception: on_failure,
}
