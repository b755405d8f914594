"""Who a browser is: a random cookie, no account.

The cookie is what proves it; the player's id, which others may see, is its digest and proves
nothing.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import HTTPResponseStartEvent, Scope

COOKIE: Final = "jantaku_player"
# The longest that browsers keep one.
_MAX_AGE: Final = 400 * 24 * 3600
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_UNSEEN: Final = ("Cc", "Cs", "Zl", "Zp")
# They change the direction of writing, of all that follows too.
_TURNING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
_ISSUED: Final = "jantaku_issued_cookie"


def player_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The id of the player whose cookie the connection brings; None without a proper one."""
    token = connection.cookies.get(COOKIE, "")
    return _id(token) if _TOKEN.fullmatch(token) else None


def recognise(request: Request[Any, Any, Any]) -> str:
    """The id of the player; a new one, whose cookie goes out with the response, if need be."""
    token = request.cookies.get(COOKIE, "")
    if not _TOKEN.fullmatch(token):
        token = secrets.token_urlsafe(32)
    # Sent each time, so that it lives as long as it is used.
    request.scope["state"][_ISSUED] = token
    return _id(token)


def cleaned(name: str) -> str:
    """A name as it may be shown to others: one line, without what cannot be seen but turns the text
    round it, or ends it.
    """
    kept = "".join(
        c
        for c in " ".join(name.split())
        if unicodedata.category(c) not in _UNSEEN and c not in _TURNING
    )
    return " ".join(kept.split())


def set_cookie(message: HTTPResponseStartEvent, scope: Scope) -> None:
    """Put the cookie that `recognise` issued on a response."""
    token = scope["state"].get(_ISSUED)
    if token is not None:
        secure = "; Secure" if scope["scheme"] == "https" else ""
        MutableScopeHeaders(message).add(
            "Set-Cookie",
            f"{COOKIE}={token}; Path=/; Max-Age={_MAX_AGE}; HttpOnly; SameSite=Lax{secure}",
        )


def _id(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()[:32]
