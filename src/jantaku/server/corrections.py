"""Corrections that readers of a page send to whoever runs the server (docs/protocol.md)."""

from __future__ import annotations

import logging
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

import jantaku
from jantaku.ruleset import resolve, ruleset
from jantaku.server.errors import BadRequest
from jantaku.server.identity import cleaned, recognise
from jantaku.server.mailbox import Correction
from jantaku.server.problems import documented
from jantaku.server.services import Services

logger = logging.getLogger(__name__)

Page = Literal["guide", "calculator", "learn"]

LONGEST: Final = 2000
"""Characters of what is wrong; of a quoted passage half as many."""

Short = Annotated[str, msgspec.Meta(max_length=64)]


class CorrectionRequest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something that is wrong on a page.

    Attributes:
        page: on which; `ruleset`, `preset` and `options`: what it was shown for.
        lang: in which language.
        what: what is wrong.
        section: id of the section, where the page has some.
        passage: what the page says, quoted.
        reply: where an answer may be sent.
    """

    page: Page
    lang: Literal["ja", "en", "ko"]
    what: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
    ruleset: Short | None = None
    preset: Short | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    section: Short = ""
    passage: Annotated[str, msgspec.Meta(max_length=LONGEST // 2)] = ""
    reply: Annotated[str, msgspec.Meta(max_length=200)] = ""


class CorrectionTaken(msgspec.Struct):
    """The number under which it was stored."""

    id: int


def lines(text: str) -> str:
    """A text of several lines, each cleaned as names are, blank ones at both ends left out."""
    return "\n".join(cleaned(line) for line in text.splitlines()).strip()


@post(
    "/corrections",
    responses=documented(
        s400="What is wrong with the request",
        s403="Asked by another site's page",
        s415="The body is not JSON",
        s429="As many were sent within a day as are taken",
    ),
)
async def send_correction(
    data: JSONBody[CorrectionRequest],
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
) -> CorrectionTaken:
    """Tell whoever runs this server that something on a page is wrong. It is stored and shown to
    them alone; a few a day are taken.
    """
    what = lines(data.what)
    if not what:
        raise BadRequest("empty_correction", "a correction says what is wrong")
    if data.ruleset is None and (data.preset is not None or data.options):
        raise BadRequest("no_ruleset", "a preset or options without a ruleset")
    if data.ruleset is not None:
        # So that nothing is stored which no page can have shown.
        resolve(ruleset(data.ruleset), data.options, preset=data.preset)
    correction = Correction(
        page=data.page,
        ruleset=data.ruleset,
        preset=data.preset,
        options=data.options,
        language=data.lang,
        version=str(jantaku.__version__)[:32],
        section=cleaned(data.section),
        passage=lines(data.passage),
        what=what,
        reply=cleaned(data.reply),
    )
    client = request.client
    id = await services.mailbox.take(
        correction, player=recognise(request), address=client.host if client else ""
    )
    logger.info("correction %d has come in; `jantaku corrections` shows it", id)
    return CorrectionTaken(id)
