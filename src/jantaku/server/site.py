"""The built page: files in memory, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from jantaku.server import routes
from jantaku.server.routes import Language, Routes

FOLDER: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"

_IMMUTABLE: Final = "public, max-age=31536000, immutable"
_FRESH: Final = "no-cache"
# Documents that are kept: one for each address, language and sort of query.
_KEPT: Final = 256
# Vite puts what it names by its content into this folder.
_HASHED: Final = "assets/"

# Not from the machine's own tables, which differ and may be wrong. The framework adds UTF-8.
_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_COMPRESSED: Final = frozenset((".png", ".jpg", ".webp", ".woff2", ".ogg", ".mp3"))

_MISSING: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Jantaku</title>
<h1>The page was not built</h1>
<p>The server runs, but there is no table to show: {reason}.</p>
<p>In a checkout, <code>python packaging/build_page.py</code> builds it (it needs Node 22.19 or
newer) and says what is in the way; then reload this page. A released wheel carries the page.</p>
<p>Programs can play without it: <a href="/schema">the interface</a>.</p>
</html>
"""


class File(NamedTuple):
    """A file as it is sent.

    Attributes:
        body: its bytes; `packed` the same by gzip where that is smaller, else None.
        type: media type.
        cache: how long it may be kept.
        etag: names this content, unpacked; `packed_etag` the packed one.
        vary: what of a request decides which file it gets.
    """

    body: bytes
    packed: bytes | None
    type: str
    cache: str
    etag: str
    packed_etag: str
    vary: str = "Accept-Encoding"


class Site:
    """The files of a folder.

    Args:
        folder: of the built page; it may be missing, or be built while the server runs.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._routes = Routes()
        self._documents: dict[tuple[str, Language], File] = {}
        self._stamp: int | None = None

    def file(self, path: str) -> File | None:
        """The file at `path` (without a slash in front). None when there is none."""
        self._refresh()
        return self._files.get(path)

    def document(self, path: str, language: Language, *, plain: bool) -> File | None:
        """The page as the answer to its address `path`, which says what that page will need.

        Args:
            language: in which the page will be shown.
            plain: the address has no query.

        None when there is no page, or when `path` has an ending, as only a file has.
        """
        self._refresh()
        index = self._files.get(INDEX)
        if index is None or "." in path.rpartition("/")[2]:
            return None
        links = self._routes.links(path, language, plain=plain)
        # Addresses that name nothing share one document, so nobody fills the memory with them.
        key = (links, language)
        found = self._documents.get(key)
        if found is None:
            if len(self._documents) >= _KEPT:
                self._documents.clear()
            found = self._documents[key] = _document(index, links, language)
        return found

    def missing(self) -> bytes | None:
        """The page that says that there is none, if there is none."""
        self._refresh()
        if INDEX in self._files:
            return None
        reason = "its folder is empty" if self._folder.is_dir() else "its folder does not exist"
        return _MISSING.format(reason=reason).encode()

    def _refresh(self) -> None:
        """Read the folder again when the page was built anew."""
        try:
            stamp: int | None = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            stamp = None
        if stamp == self._stamp:
            return
        self._files, self._documents = {}, {}
        if stamp is not None:
            for path in self._folder.rglob("*"):
                if path.is_file():
                    name = path.relative_to(self._folder).as_posix()
                    self._files[name] = _read(path, name)
        listed = self._files.pop(routes.NAME, None)
        self._routes = Routes(listed.body if listed is not None else b"")
        self._stamp = stamp


def _document(index: File, links: str, language: Language) -> File:
    text = index.body.decode()
    head, found, rest = text.partition("</head>")
    text = head + links + found + rest if found else text
    text = text.replace('<html lang="ja">', f'<html lang="{language}">', 1)
    return _file(
        text.encode(),
        type=index.type,
        cache=index.cache,
        vary="Accept-Encoding, Accept-Language, Cookie",
    )


def _file(
    body: bytes, *, type: str, cache: str, vary: str = "Accept-Encoding", pack: bool = True
) -> File:
    packed = gzip.compress(body, 9, mtime=0) if pack else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    digest = hashlib.sha256(body).hexdigest()[:32]
    return File(body, packed, type, cache, f'"{digest}"', f'"{digest}-gzip"', vary)


def _read(path: Path, name: str) -> File:
    ending = path.suffix.lower()
    guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return _file(
        path.read_bytes(),
        type=_TYPES.get(ending, guessed),
        cache=_IMMUTABLE if name.startswith(_HASHED) else _FRESH,
        pack=ending not in _COMPRESSED,
    )
