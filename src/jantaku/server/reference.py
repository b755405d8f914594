"""What can be looked up and worked out without a game: guides, calculators, comparisons
(docs/protocol.md).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from functools import lru_cache
from http import HTTPStatus
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.spec import Example
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from jantaku.analysis.look import look
from jantaku.calculator import calculate, more
from jantaku.errors import OptionError, SituationError, UnknownRuleset
from jantaku.guide import NoGuide, compare, glossary, guide, lessons, sheet, side
from jantaku.guide.example import answered
from jantaku.guide.page import RESERVED
from jantaku.options import OptionValue, unknown_option
from jantaku.ruleset import Rules, Ruleset, resolve, ruleset
from jantaku.server.problems import documented, problem
from jantaku.server.reference_shapes import (
    Comparison,
    GlossaryPage,
    GuidePage,
    LessonPage,
    Look,
    ScoreAnswer,
    ScoreRequest,
    ShantenRequest,
    Sheet,
)
from jantaku.texts import problem as worded

Lang = Literal["ja", "en", "ko"]
Id = Annotated[str, PathParameter(max_length=64, examples=[Example(value="riichi")])]
Name = Annotated[str, QueryParameter(max_length=64)]

_WRONG: Final = "What is wrong with the question"
_MISSING: Final = "No such ruleset, or none with a guide"
_FOREIGN: Final = "Asked by another site's page"
_MEDIA: Final = "The body is not said to be JSON"
_LARGE: Final = "The body is too large"
_ASKED: Final = documented(s400=_WRONG, s403=_FOREIGN, s413=_LARGE, s415=_MEDIA)


# --- rules, kept for those who ask often ---

_KEPT: Final = 128
"""Sets of rules that are kept; a hand is scored much faster than rules are made."""

_Key = tuple[tuple[str, str, OptionValue], ...]
"""Option values with their types, since 1 equals true."""


def _key(options: Mapping[str, Any]) -> _Key | None:
    """The options as a key; None where a value is none that an option could have."""
    out = []
    for id, value in sorted(options.items()):
        if not isinstance(value, (bool, int, str)):
            return None
        out.append((id, type(value).__name__, value))
    return tuple(out)


@lru_cache(maxsize=_KEPT)
def _rules(id: str, preset: str | None, key: _Key) -> tuple[Ruleset, Rules]:
    found = ruleset(id)
    options = {option: value for option, _, value in key}
    return found, found.rules(resolve(found, options, preset=preset))


def _rules_of(id: str, preset: str | None, options: Mapping[str, Any]) -> tuple[Ruleset, Rules]:
    # A form without a preset may send an empty one.
    preset = preset or None
    key = _key(options)
    if key is None:
        # This says which option is wrong.
        resolve(ruleset(id), dict(options), preset=preset)
        raise AssertionError("an option took a value that is none")
    return _rules(id, preset, key)


def _options(found: Ruleset, query: Iterable[tuple[str, str]]) -> dict[str, OptionValue]:
    """Option values as a query has them; OptionError for what is none."""
    by_id = {option.id: option for option in found.options}
    out: dict[str, OptionValue] = {}
    for id, text in query:
        if id not in by_id:
            raise unknown_option(id, found.options)
        out[id] = by_id[id].parse(text[:200])
    return out


def _rest(request: Request[Any, Any, Any], known: Iterable[str]) -> list[tuple[str, str]]:
    """What a query says beside the parameters that are known."""
    kept = frozenset(known)
    return [(id, text) for id, text in request.query_params.multi_items() if id not in kept]


def _json(body: bytes) -> Response[Any]:
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-cache"})


# --- calculators ---


@post("/score", status_code=200, responses=_ASKED)
async def score_hand(data: JSONBody[ScoreRequest]) -> Response[ScoreAnswer]:
    """What a hand is worth, how that is derived, and who pays whom. A hand that does not win is
    no error: `refusal` says why.
    """
    found, rules = _rules_of(data.ruleset, data.preset, data.options)
    try:
        if data.more:
            # Some hundred hands are looked at; tables wait for the event loop.
            return _json(await asyncio.to_thread(_scored, data, found, rules))
        return _json(_scored(data, found, rules))
    except SituationError as e:
        # Worded with the ruleset's names of circumstances.
        told: Response[Any] = problem(
            HTTPStatus.BAD_REQUEST, e.code, str(e), dict(e.params), worded(e, found.texts)
        )
        return told


def _scored(data: ScoreRequest, found: Ruleset, rules: Rules) -> bytes:
    answer = calculate(
        rules,
        data.hand,
        win=data.win,
        flags=data.flags,
        seat=data.seat,
        round=data.round,
        indicators=data.indicators,
        under=data.under,
        aside=data.aside,
        river=data.river,
        repeat=data.repeat,
        pots=data.pots,
        discarder=data.discarder,
    )
    changes = more(rules, answer) if data.more else None
    return msgspec.json.encode(answered(answer, found, rules, language=data.lang, changes=changes))


@post("/shanten", status_code=200, responses=_ASKED)
async def look_at_hand(data: JSONBody[ShantenRequest]) -> Response[Look]:
    """How far a hand is from complete, what it waits for, and what each discard would leave."""
    _, rules = _rules_of(data.ruleset, data.preset, data.options)
    return _json(msgspec.json.encode(look(rules, data.hand, seen=data.seen).account()))


@get("/rulesets/{id:str}/calculator", responses=documented(s400=_WRONG, s404=_MISSING))
async def show_sheet(
    id: Id, request: Request[Any, Any, Any], preset: FromQuery[Name | None] = None
) -> Response[Sheet]:
    """What a ruleset's calculator asks for. Further parameters are option values."""
    try:
        found = ruleset(id)
    except UnknownRuleset as e:
        return _missing(e)
    options = _options(found, _rest(request, ("preset",)))
    return _json(msgspec.json.encode(sheet(found, preset=preset or None, options=options)))


# --- guides ---


@get("/rulesets/{id:str}/guide", responses=documented(s400=_WRONG, s404=_MISSING))
async def show_guide(
    id: Id,
    request: Request[Any, Any, Any],
    lang: FromQuery[Lang] = "en",
    preset: FromQuery[Name | None] = None,
    against: FromQuery[Name | None] = None,
) -> Response[GuidePage]:
    """A ruleset's guide in one language. Further parameters are option values."""
    try:
        found = ruleset(id)
    except UnknownRuleset as e:
        return _missing(e)
    options = _options(found, _rest(request, RESERVED))
    key = _key(options)
    assert key is not None
    try:
        body = await asyncio.to_thread(_guide, id, lang, preset or None, against, key)
    except NoGuide as e:
        return _missing(e)
    return _json(body)


@lru_cache(maxsize=32)
def _guide(id: str, lang: str, preset: str | None, against: str | None, key: _Key) -> bytes:
    options = {option: value for option, _, value in key}
    return msgspec.json.encode(guide(id, lang, preset=preset, options=options, against=against))


def _missing(error: UnknownRuleset | NoGuide) -> Response[Any]:
    """Here it is the address that is wrong, not what was sent to it."""
    return problem(HTTPStatus.NOT_FOUND, error.code, str(error), dict(error.params))


@get("/learn", responses=documented(s400=_WRONG))
async def show_lessons(lang: FromQuery[Lang] = "en") -> Response[LessonPage]:
    """The beginners' pages."""
    return _json(await asyncio.to_thread(_lessons, lang))


@lru_cache(maxsize=3)
def _lessons(lang: str) -> bytes:
    return msgspec.json.encode({"lessons": lessons(lang)})


@get("/glossary", sync_to_thread=False)
def show_glossary() -> Response[GlossaryPage]:
    """Every term in three languages with readings."""
    return _json(_glossary())


@lru_cache(maxsize=1)
def _glossary() -> bytes:
    return msgspec.json.encode(glossary())


# --- comparisons ---


@get("/compare", responses=documented(s400=_WRONG))
async def compare_rules(
    request: Request[Any, Any, Any],
    a: Annotated[str, QueryParameter(max_length=64, examples=[Example(value="riichi")])],
    b: Annotated[str, QueryParameter(max_length=64, examples=[Example(value="sanma")])],
    a_preset: Annotated[str | None, QueryParameter(name="a.preset", max_length=64)] = None,
    b_preset: Annotated[str | None, QueryParameter(name="b.preset", max_length=64)] = None,
) -> Response[Comparison]:
    """Two sets of rules side by side, what differs first. `a.OPTION` and `b.OPTION` are option
    values.
    """
    options: dict[str, list[tuple[str, str]]] = {"a": [], "b": []}
    for id, text in _rest(request, ("a", "b", "a.preset", "b.preset")):
        which, _, option = id.partition(".")
        if which not in options or not option:
            raise OptionError(
                "unknown_option", f"{id!r:.80} is neither a.OPTION nor b.OPTION", option=id[:80]
            )
        options[which].append((option, text))
    one, other = ruleset(a), ruleset(b)
    return _json(
        await asyncio.to_thread(
            _compared,
            side(one, preset=a_preset or None, options=_options(one, options["a"])),
            side(other, preset=b_preset or None, options=_options(other, options["b"])),
        )
    )


def _compared(one: Any, other: Any) -> bytes:
    return msgspec.json.encode(compare(one, other))


HANDLERS: Final = (
    score_hand,
    look_at_hand,
    show_sheet,
    show_guide,
    show_lessons,
    show_glossary,
    compare_rules,
)
"""All of them, for the router."""
