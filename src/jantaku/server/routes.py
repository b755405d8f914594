"""What the document of each page of the table names, so that a browser fetches it at once.

The build writes it down (`routes.json`, see `web/src/pages/routes.ts`): a page's address, the files
that its code is made of, and what it asks the server for first. Without that a browser learns of
each only from the one before.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final, Literal
from urllib.parse import quote

import msgspec

Language = Literal["ja", "en", "ko"]
LANGUAGES: Final[tuple[Language, ...]] = ("ja", "en", "ko")
NAME: Final = "routes.json"

_PLACE: Final = re.compile(r"\{(\w+)\}")
# What ids of rulesets and games are made of; anything else is no address of a page that exists.
_ID: Final = "[A-Za-z0-9_-]{1,64}"


class _Route(msgspec.Struct, frozen=True):
    """One address. `first` is asked in any case, `plain` where the address has no query."""

    path: str
    scripts: list[str]
    first: list[str]
    plain: list[str]


class Routes:
    """The addresses of one build.

    Args:
        text: what the build wrote; empty where it wrote nothing. A page works without, only later.
    """

    def __init__(self, text: bytes = b"") -> None:
        try:
            routes = msgspec.json.decode(text, type=list[_Route]) if text else []
        except msgspec.MsgspecError:
            routes = []
        self._routes = [(_pattern(route.path), route) for route in routes]

    def links(self, path: str, language: Language, *, plain: bool) -> str:
        """The links for the head of the document at `path` (with or without slashes at its ends).

        Args:
            language: in which the page will ask.
            plain: the address has no query.

        Returns:
            HTML; empty for an address that is none of the page's.
        """
        for pattern, route in self._routes:
            found = pattern.fullmatch(path.strip("/"))
            if found is not None:
                values = {**found.groupdict(), "lang": language}
                asked = [*route.first, *(route.plain if plain else ())]
                return "".join(
                    (
                        *(f'<link rel="modulepreload" crossorigin{_to(f)}>' for f in route.scripts),
                        # Without `crossorigin` it would not be what `fetch` then asks for.
                        *(
                            f'<link rel="preload" as="fetch" crossorigin{_to(_filled(a, values))}>'
                            for a in asked
                        ),
                    )
                )
        return ""


def preferred(cookie: str, accepted: str) -> Language:
    """The language in which a page will ask: what its cookie says, else the first of those that the
    browser would accept (`Accept-Language`), else Japanese; the page itself chooses alike.
    """
    for language in LANGUAGES:
        if cookie == language:
            return language
    for tag in sorted(accepted.split(",")[:32], key=_weight, reverse=True):
        for language in LANGUAGES:
            if tag.strip()[:2].lower() == language:
                return language
    return "ja"


def _weight(tag: str) -> float:
    found = re.search(r";\s*q=([01](?:\.\d{0,3})?)\s*$", tag)
    return float(found[1]) if found else 1.0


def _pattern(path: str) -> re.Pattern[str]:
    parts = [
        f"(?P<{place[1]}>{_ID})" if (place := _PLACE.fullmatch(part)) else re.escape(part)
        for part in path.strip("/").split("/")
    ]
    return re.compile("/".join(parts))


def _filled(template: str, values: dict[str, str | None]) -> str:
    return _PLACE.sub(lambda place: quote(values.get(place[1]) or "", safe=""), template)


def _to(address: str) -> str:
    """The attribute that leads there."""
    return f' href="/{escape(address.removeprefix("/"))}"'
