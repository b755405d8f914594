"""Which format a file has, told by its first bytes, and the games in it."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from jantaku.formats import mjai, mjlog, tenhou_json
from jantaku.formats.game import FormatError, Game
from jantaku.formats.records import game_of
from jantaku.record import load

_HEAD: Final = 4096
_RECORD: Final = re.compile(rb'\{\s*"format"\s*:\s*"jantaku-record"')

MJLOG, TENHOU_JSON, MJAI, RECORD = "mjlog", "tenhou-json", "mjai", "record"


def format_of(path: Path) -> str:
    """`mjlog`, `tenhou-json`, `mjai` or `record`; FormatError for anything else."""
    with path.open("rb") as raw:
        packed = raw.read(2) == b"\x1f\x8b"
        raw.seek(0)
        head = (gzip.GzipFile(fileobj=raw) if packed else raw).read(_HEAD)
    start = head.removeprefix(b"\xef\xbb\xbf").lstrip()
    if start.startswith(b"<"):
        return MJLOG
    if start.startswith(b"{"):
        line = start.partition(b"\n")[0]
        # Our own exports carry the head of a record inside: it has to stand at the very beginning.
        if _RECORD.match(line):
            return RECORD
        if b'"type"' in line and (b'"start_game"' in line or b'"start_kyoku"' in line):
            return MJAI
        return TENHOU_JSON
    raise FormatError("unknown_format", "neither XML nor JSON")


def read_games(path: Path) -> Iterator[Game]:
    """The games in a file, one by one, so that any number of them takes the memory of one."""
    kind = format_of(path)
    if kind == MJLOG:
        yield mjlog.read_file(path)
    elif kind == TENHOU_JSON:
        yield from tenhou_json.read_file(path)
    elif kind == MJAI:
        yield from mjai.read_file(path)
    else:
        with path.open(encoding="utf-8") as stream:
            header, events = load(stream)
            yield game_of(header, events, path.name)
