"""The HTTP interface: rulesets, and a player's games (docs/protocol.md)."""

from __future__ import annotations

import logging
import secrets
from datetime import UTC, datetime
from functools import cache
from http import HTTPStatus
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import FromQuery, JSONBody, PathParameter

from jantaku.errors import RecordError, UnknownPlayer, UnknownRuleset
from jantaku.guide.lesson import Lesson, lesson_of, rank
from jantaku.record import dump_event, dump_header, header_of, parse_header
from jantaku.ruleset import Ruleset, describe, resolve, ruleset, rulesets
from jantaku.server.access import json_answer, owned
from jantaku.server.computers import DEFAULT, all_names, known, names
from jantaku.server.corrections import send_correction
from jantaku.server.errors import GameMissing, Refused
from jantaku.server.foreign import export_log, import_log
from jantaku.server.guests import USUAL
from jantaku.server.identity import cleaned, recognise
from jantaku.server.live import progress
from jantaku.server.models import GameRow
from jantaku.server.problems import documented, problem
from jantaku.server.reference import HANDLERS as REFERENCE
from jantaku.server.replays import REPLAYS
from jantaku.server.security import own_page_in_json
from jantaku.server.services import Services
from jantaku.server.store import NewGame
from jantaku.table import Player, Setup, Table
from jantaku.texts import problem as worded
from jantaku.wall import new_secret

logger = logging.getLogger(__name__)

HUMAN_SEAT: Final = 0
"""Alone against computers one is the first dealer, unless the ruleset draws lots (rules: riichi,
"First dealer"; hanma, session).
"""

RECORD_TYPE: Final = "application/x-ndjson"

_BRIEF: Final = ("id", "names", "summary", "seats", "hand_size")

MALFORMED: Final = "A malformed request"
FOREIGN: Final = "Asked by another site's page"
MISSING: Final = "No such game of this player's"

Id = Annotated[str, PathParameter(max_length=64, examples=[Example(value="riichi")])]


class TableSetup(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What one may arrange for a game and no ruleset decides.

    Attributes:
        name: one's own, as others see it; the page words an empty one.
        hands: the game ends after so many, if it has not ended before.
        computers: which computer player sits at the other seats.
        guests: per cent of the hands after which a computer gets up, where the ruleset lets it.
        open_hands: whether the result of a hand shows every hand.
    """

    name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    hands: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    computers: Annotated[str, msgspec.Meta(max_length=64)] = DEFAULT
    guests: Annotated[int, msgspec.Meta(ge=0, le=100)] = USUAL
    open_hands: bool = False


class GameRequest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A game to be begun: a ruleset, one of its presets, options over it."""

    ruleset: Annotated[str, msgspec.Meta(max_length=64)]
    preset: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    setup: TableSetup = msgspec.field(default_factory=TableSetup)


class GameCreated(msgspec.Struct):
    """A game that has begun, and one's own seat."""

    id: str
    seat: int


class HandPlace(msgspec.Struct, omit_defaults=True):
    """Which hand is played; fields as in a view. `serial` lacks where a game was stored without."""

    round: int
    number: int
    repeat: int
    serial: int | None = None


class Origin(msgspec.Struct):
    """The position of another game, whose hand this one plays on: its step, and whose place one
    took. The game is unnamed where it is somebody else's.
    """

    game: str
    hand: int
    step: int
    seat: int


class GameSummary(msgspec.Struct):
    """A game in the list of one's games."""

    id: str
    ruleset: str
    names: list[str]
    options: dict[str, Any]
    started: datetime
    updated: datetime
    over: bool
    hand: HandPlace | None
    scores: list[int]
    seat: int
    continued_from: Origin | None


def _lesson(one: Ruleset) -> Lesson | None:
    """The ruleset's lesson; none where it cannot be read."""
    try:
        return lesson_of(one)
    except Exception:
        logger.exception("the guide of ruleset %s cannot be read", one.id)
        return None


def _in_brief(one: Ruleset, whole: dict[str, Any]) -> dict[str, Any]:
    """What it takes to choose it; of a lesson, whose readers want it first; what declaring is
    called where one word says it.
    """
    lesson = _lesson(one)
    return {name: whole[name] for name in _BRIEF} | {
        "lesson": None if lesson is None else list(lesson.languages),
        "declaration": _declaration(whole),
    }


def _declaration(whole: dict[str, Any]) -> dict[str, str] | None:
    """The name of the one declaration there is."""
    marks = whole["table"]["declarations"]
    if len(marks) != 1:
        return None
    named = {lang: texts.get(f"mark.{marks[0]}") for lang, texts in whole["texts"].items()}
    return named if all(named.values()) else None


@cache
def _all_described(brief: bool) -> bytes:
    """They are many texts and never change while the server runs. Those that can be learned from
    nothing come first: who does not know what to choose takes the first.
    """
    described = []
    for one in sorted(rulesets(), key=lambda one: rank(_lesson(one))):
        try:
            whole = describe(one)
            described.append(_in_brief(one, whole) if brief else whole)
        except Exception:
            # Somebody else's ruleset may be broken; the others can be played all the same.
            logger.exception("ruleset %s cannot be described and is left out", one.id)
    return msgspec.json.encode(described)


@get("/rulesets", sync_to_thread=False, responses=documented(s400=MALFORMED))
def list_rulesets(brief: FromQuery[bool] = False) -> Response[list[dict[str, Any]]]:
    """Every installed ruleset; in brief, what it takes to choose one."""
    return json_answer(_all_described(brief))


@get(
    "/rulesets/{id:str}",
    sync_to_thread=False,
    responses=documented(s400=MALFORMED, s404="No such ruleset"),
)
def show_ruleset(id: Id) -> Response[dict[str, Any]]:
    """One ruleset."""
    try:
        found = ruleset(id)
    except UnknownRuleset as e:
        # Here it is the address that is wrong, not what was sent to it.
        answer: Response[Any] = problem(
            HTTPStatus.NOT_FOUND, e.code, str(e), dict(e.params), worded(e)
        )
        return answer
    return json_answer(msgspec.json.encode(describe(found)))


@get("/games")
async def list_games(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> list[GameSummary]:
    """One's own games, those played last first. One that cannot be read, since another version or
    somebody's hand wrote it, is left out and logged.
    """
    return [
        summary
        for row in await services.store.owned(recognise(request))
        if (summary := _summary(row)) is not None
    ]


class Tallies(msgspec.Struct):
    """What one's finished games of a ruleset come to; fields as in `statistics.Tally`."""

    ruleset: str
    games: int
    places: list[int]
    hands: int
    wins: int
    fed: int
    declared: int
    called: int
    drawn: int
    won: int
    lost: int


@get("/statistics")
async def show_statistics(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> list[Tallies]:
    """One's own finished games by ruleset: places, wins, what was fed, how one played."""
    found = await services.statistics.of(recognise(request))
    return msgspec.convert(found, list[Tallies])


@post(
    "/games",
    responses=documented(
        s400="What is wrong with the request", s403=FOREIGN, s415="The body is not JSON"
    ),
)
async def begin_game(
    data: JSONBody[GameRequest],
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
) -> GameCreated:
    """Begin a game against computers; an unknown option or value is a problem with its code."""
    rs = ruleset(data.ruleset)
    options = resolve(rs, data.options, preset=data.preset)
    if not known(data.setup.computers):
        raise UnknownPlayer(
            "unknown_player",
            f"there is no computer player {data.setup.computers!r:.80}",
            player=data.setup.computers,
            allowed=all_names(),
        )
    rules = rs.rules(options)
    owner = recognise(request)
    seats = range(rules.seats)
    others = iter(names(rules.seats - 1))
    name = cleaned(data.setup.name)
    setup = Setup(
        players=tuple(
            Player(owner, name, False)
            if seat == HUMAN_SEAT
            else Player(f"computer{seat}", next(others), True)
            for seat in seats
        ),
        dealer=secrets.randbelow(rules.seats) if rules.dealer_by_lot else HUMAN_SEAT,
        hands=data.setup.hands,
        confirm=True,
    )
    secret = new_secret()
    table = Table(rules, setup, secret=secret)
    id = secrets.token_urlsafe(9)
    header = header_of(
        rs.id,
        options,
        setup,
        game=id,
        started=datetime.now(UTC).isoformat(),
        guests=data.setup.guests,
        open_hands=data.setup.open_hands,
    )
    game = NewGame(
        id=id,
        ruleset=rs.id,
        header=dump_header(header),
        secret=secret,
        owner=owner,
        seat=HUMAN_SEAT,
        computers=data.setup.computers,
    )
    await services.store.begin(game, [dump_event(e) for e in table.drain()], progress(table))
    return GameCreated(id, HUMAN_SEAT)


@delete(
    "/games/{id:str}",
    responses=documented(s400=MALFORMED, s403=FOREIGN, s404=MISSING, s409="The game is over"),
)
async def give_up(
    id: Id, request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> None:
    """Give an unfinished game up; it is gone for good."""
    await owned(id, request, services)
    if not await services.store.remove(id):
        raise Refused("game_over", "the game is over; there is nothing to give up", game=id)
    await services.hub.dismiss(id)


@get(
    "/games/{id:str}/record",
    media_type=RECORD_TYPE,
    responses=documented(s400=MALFORMED, s404=MISSING, s409="The game is not over"),
)
async def show_record(
    id: Id, request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[bytes]:
    """The record of a finished game. One that runs is refused: its record holds hidden tiles."""
    row = await owned(id, request, services)
    if not row.over:
        raise Refused("game_running", "the record can be had when the game is over", game=id)
    found = await services.store.load(id)
    if found is None:
        raise GameMissing(id)
    row, lines = found
    return Response(
        "\n".join([row.header, *lines, ""]).encode(),
        media_type=RECORD_TYPE,
        headers={
            "Content-Disposition": f'attachment; filename="jantaku-{id}.jsonl"',
            "Cache-Control": "private, no-cache",
        },
    )


def _summary(row: GameRow) -> GameSummary | None:
    try:
        header = parse_header(row.header)
        return GameSummary(
            id=row.id,
            ruleset=row.ruleset,
            names=row.summary["names"],
            options=header.options,
            started=row.started,
            updated=row.updated,
            over=row.over,
            hand=None if row.summary["hand"] is None else HandPlace(**row.summary["hand"]),
            scores=row.summary["scores"],
            seat=row.seat,
            continued_from=msgspec.convert(header.meta.get("continued_from"), Origin | None),
        )
    except (RecordError, KeyError, TypeError, msgspec.ValidationError):
        logger.exception("game %s cannot be read and is left out of the list", row.id)
        return None


def api_router(socket: Any) -> Router:
    """All under `/api`; `socket` is the handler of a game's socket."""
    return Router(
        "/api",
        route_handlers=[
            list_rulesets,
            show_ruleset,
            list_games,
            begin_game,
            give_up,
            show_record,
            *REPLAYS,
            show_statistics,
            import_log,
            export_log,
            *REFERENCE,
            send_correction,
            socket,
        ],
        before_request=own_page_in_json,
    )
