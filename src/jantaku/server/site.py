"""The built page: files in memory, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"

_IMMUTABLE: Final = "public, max-age=31536000, immutable"
_FRESH: Final = "no-cache"
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
        etag: names this content.
    """

    body: bytes
    packed: bytes | None
    type: str
    cache: str
    etag: str


class Site:
    """The files of a folder.

    Args:
        folder: of the built page; it may be missing, or be built while the server runs.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._stamp: int | None = None

    def find(self, path: str) -> File | None:
        """The file at `path` (without a slash in front). None when there is none; a page's own
        address, without an ending, is the page.
        """
        self._refresh()
        found = self._files.get(path)
        if found is None and "." not in path.rpartition("/")[2]:
            found = self._files.get(INDEX)
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
        self._files = {}
        if stamp is not None:
            for path in self._folder.rglob("*"):
                if path.is_file():
                    name = path.relative_to(self._folder).as_posix()
                    self._files[name] = _read(path, name)
        self._stamp = stamp


def _read(path: Path, name: str) -> File:
    body = path.read_bytes()
    ending = path.suffix.lower()
    packed = None if ending in _COMPRESSED else gzip.compress(body, 9, mtime=0)
    if packed is not None and len(packed) >= len(body):
        packed = None
    guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(
        body,
        packed,
        _TYPES.get(ending, guessed),
        _IMMUTABLE if name.startswith(_HASHED) else _FRESH,
        f'"{hashlib.sha256(body).hexdigest()[:32]}"',
    )
