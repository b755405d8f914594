"""Logs of other sites in and out: an imported game is a finished one, to be looked at again."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, RawBody

from jantaku.errors import RecordError
from jantaku.formats.convert import FORMATS, SUFFIXES, convert_game
from jantaku.formats.files import RECORD, format_of, read_games
from jantaku.formats.game import FormatError, Game
from jantaku.formats.records import game_of, record_of
from jantaku.record import Header, dump, dump_event, dump_header, load, replay
from jantaku.server.anonymous import unnamed
from jantaku.server.errors import GameMissing, Refused
from jantaku.server.identity import cleaned, player_of, recognise
from jantaku.server.problems import documented
from jantaku.server.services import Services
from jantaku.server.store import IMPORTED, NewGame, Progress

MOST_BYTES: Final = 4 * 1024 * 1024
MOST_GAMES: Final = 20


class Imported(msgspec.Struct):
    """Games that were taken in: their ids, in the order of the file."""

    games: list[str]


def _read(body: bytes, name: str) -> list[tuple[NewGame, list[str], Progress]]:
    """The games of a file, played through and ready to be stored."""
    # The formats read files piece by piece and tell them apart by their beginning.
    with tempfile.NamedTemporaryFile(suffix=".log") as file:
        file.write(body)
        file.flush()
        if format_of(Path(file.name)) == RECORD:
            return [_own(body, name)]
        games = list(itertools.islice(read_games(Path(file.name)), MOST_GAMES + 1))
    if len(games) > MOST_GAMES:
        raise FormatError(
            "too_many_games", f"a file of more than {MOST_GAMES} games", most=MOST_GAMES
        )
    return [_record(game, name) for game in games]


def _own(body: bytes, name: str) -> tuple[NewGame, list[str], Progress]:
    """A record, of any ruleset, checked by playing it again."""
    try:
        lines = body.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as e:
        raise RecordError("not_json", f"the record is not UTF-8: {e}", line=1) from e
    header, events = load(lines)
    log = list(events)
    found = replay(header, log)
    if not found.complete:
        raise RecordError("cut_within_step", "the record ends before the game does")
    # What else stands there is the other server's business.
    header.meta = {"imported": name}
    state = found.state
    progress = Progress(
        over=True,
        names=[p.name if p is not None else "" for p in state.players],
        hand={
            "serial": state.serial,
            "round": state.round,
            "number": state.number,
            "repeat": state.repeat,
        },
        scores=[state.score(seat) for seat in range(state.count)],
    )
    return _new(header), [dump_event(e) for e in log], progress


def _new(header: Header) -> NewGame:
    return NewGame(
        id=secrets.token_urlsafe(9),
        ruleset=header.ruleset,
        header=dump_header(header),
        secret=b"",
        owner="",
        seat=0,
        computers=IMPORTED,
    )


def _record(game: Game, name: str) -> tuple[NewGame, list[str], Progress]:
    header, log = record_of(game)
    header.meta = {**header.meta, "imported": name}
    last = game.hands[-1]
    plan = last.plan
    progress = Progress(
        over=True,
        names=[p.name for p in header.setup.players],
        hand={
            "serial": len(game.hands) - 1,
            "round": plan.round,
            "number": plan.number,
            "repeat": plan.repeat,
        },
        scores=list(game.final or last.scores),
    )
    return _new(header), [dump_event(e) for e in log], progress


@post(
    "/imports",
    request_max_body_size=MOST_BYTES,
    any_body=True,
    responses=documented(s400="The file is no log, or does not play under its rules"),
)
async def import_log(
    body: RawBody,
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    name: Annotated[str, QueryParameter(max_length=200)] = "",
) -> Imported:
    """Take the games of a log in: mjlog, tenhou.net/6 JSON, mjai or a record; as finished games."""
    found = await asyncio.to_thread(_read, body, cleaned(name))
    owner = recognise(request)
    ids = []
    for game, lines, progress in found:
        await services.store.begin(replace(game, owner=owner), lines, progress)
        ids.append(game.id)
    return Imported(ids)


@get(
    "/games/{id:str}/export/{form:str}",
    responses=documented(
        s400="No such format, or one that cannot carry the game",
        s404="No such game of this player's",
        s409="The game is not over",
    ),
)
async def export_log(
    id: Annotated[str, PathParameter(max_length=64)],
    form: Annotated[str, PathParameter(max_length=32)],
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """A finished game as `mjlog`, `tenhou-json`, `mjai` or `record`."""
    row = await services.store.find(id)
    if row is None or row.owner != player_of(request):
        raise GameMissing(id)
    if not row.over:
        raise Refused("game_running", "a game can be exported when it is over", game=id)
    if form not in FORMATS:
        raise FormatError(
            "unknown_format", f"{form!r:.40} is none of {', '.join(FORMATS)}", allowed=list(FORMATS)
        )
    loaded = await services.store.load(id)
    if loaded is None:
        raise GameMissing(id)
    row, lines = loaded

    def convert() -> bytes:
        header, log = unnamed(*load([row.header, *lines]))
        if form == RECORD:
            # Any game's record is what is kept of it; the other formats tell riichi games alone.
            return "".join(dump(header, log)).encode()
        return "".join(convert_game(game_of(header, log, id), form)).encode()

    return Response(
        await asyncio.to_thread(convert),
        media_type="application/octet-stream",
        headers={
            "Content-Disposition": f'attachment; filename="jantaku-{id}{SUFFIXES[form]}"',
            "Cache-Control": "private, no-cache",
        },
    )
