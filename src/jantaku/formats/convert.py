"""One format into another. Everything goes through our own table: what does not play does not
convert.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from jantaku.formats import mjai_writer, mjlog_writer, tenhou_json_writer
from jantaku.formats.files import MJAI, MJLOG, RECORD, TENHOU_JSON, read_games
from jantaku.formats.game import FormatError, Game
from jantaku.formats.records import FAMILY, game_of, record_of
from jantaku.record import dump

FORMATS: Final = (RECORD, MJLOG, TENHOU_JSON, MJAI)
_TELLABLE: Final = ("tenhou", "tenhou-sanma")
"""Presets that all formats can tell."""

SUFFIXES: Final = {RECORD: ".jsonl", MJLOG: ".mjlog", TENHOU_JSON: ".json", MJAI: ".mjai.jsonl"}


def formats_of(ruleset: str) -> tuple[str, ...]:
    """The formats that can tell games of this ruleset (its id), our own record first.

    A single game may still hold what one of them has no word for; converting it then says so.
    """
    return FORMATS if ruleset in FAMILY else (RECORD,)


def convert_game(game: Game, to: str) -> Iterator[str]:
    """The text of a game in format `to`, piece by piece.

    FormatError for a format that is unknown or cannot carry the game, and for a game that does not
    play under its rules.
    """
    if to not in FORMATS:
        raise FormatError(
            "unknown_format", f"{to!r:.40} is none of {', '.join(FORMATS)}", allowed=list(FORMATS)
        )
    header, log = record_of(game)
    if to == RECORD:
        yield from dump(header, log)
        return
    whole = game_of(header, log, game.name)
    if game.header is None and game.preset in _TELLABLE:
        # What came from elsewhere goes elsewhere: no head of ours is put into it, unless its rules
        # could not be told otherwise.
        whole.header = None
        whole.preset = game.preset
    if to == MJLOG:
        yield from mjlog_writer.write_game(whole)
        yield "\n"
    elif to == TENHOU_JSON:
        yield json.dumps(
            tenhou_json_writer.write_game(whole), ensure_ascii=False, separators=(",", ":")
        )
        yield "\n"
    else:
        yield from mjai_writer.write_game(whole)


def convert_file(path: Path, to: str) -> Iterator[str]:
    """All games of a file in format `to`; FormatError where `to` holds one game a file and there
    are more.
    """
    for number, game in enumerate(read_games(path)):
        if number and to in (RECORD, MJLOG):
            raise FormatError("one_game", f"{to} holds one game a file")
        yield from convert_game(game, to)
