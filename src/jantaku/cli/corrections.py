"""`jantaku corrections`: what readers of the pages have sent."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Final

from rich.text import Text

from jantaku.cli.output import console
from jantaku.errors import JantakuError
from jantaku.options import Names, names
from jantaku.ruleset import ruleset
from jantaku.server.database import database_url, migrate, open_engine
from jantaku.server.errors import Refused
from jantaku.server.mailbox import Mailbox
from jantaku.server.models import CorrectionRow
from jantaku.texts import labelled

_NONE: Final = names(
    "未対応の訂正はありません。", "No corrections are waiting.", "처리하지 않은 정정이 없습니다."
)
_DONE: Final = names(
    "{id}番を対応済みにしました。",
    "Correction {id} is marked as dealt with.",
    "{id}번을 처리한 것으로 표시했습니다.",
)
_FINISHED: Final = names("対応済み", "dealt with", "처리함")
_REPLY: Final = names("返信先", "reply to", "답장받을 곳")


def run(
    *, database: str | None, done: int | None, everything: bool, as_json: bool, language: str
) -> None:
    """List what has not been dealt with (or everything), or mark one as dealt with.

    Refused (`no_such_correction`) where there is none of that number; ServerError when the
    database cannot be used.
    """
    rows, finished = asyncio.run(_asked(database, done, everything))
    if done is not None:
        if not finished:
            raise Refused("no_such_correction", f"there is no correction {done}", id=str(done))
        print(_DONE[language].format(id=done))
        return
    if as_json:
        print(json.dumps([_account(row) for row in rows], ensure_ascii=False, indent=2))
        return
    if not rows:
        print(_NONE[language])
    out = console()
    for row in rows:
        out.print(_head(row, language), soft_wrap=True)
        if row.passage:
            out.print(Text("\n".join(f"  > {line}" for line in row.passage.splitlines())))
        out.print(Text("\n".join(f"  {line}" for line in row.what.splitlines())))
        if row.reply:
            out.print(Text(labelled(f"  {_REPLY[language]}", row.reply, language)), soft_wrap=True)


async def _asked(
    database: str | None, done: int | None, everything: bool
) -> tuple[list[CorrectionRow], bool]:
    url = database_url(database)
    engine = open_engine(url)
    place = engine.url.database
    try:
        if engine.dialect.name == "sqlite" and place and not Path(place).exists():
            # Reading should make no file: where there is none, nothing has come.
            return [], False
        await migrate(engine)
        mailbox = Mailbox(engine)
        if done is not None:
            return [], await mailbox.finish(done)
        return await mailbox.listed(done=everything), False
    finally:
        await engine.dispose()


def _head(row: CorrectionRow, language: str) -> Text:
    """Number, time and what it is about, in one line."""
    out = Text(str(row.id), style="bold")
    about = [row.sent.astimezone().strftime("%Y-%m-%d %H:%M"), row.page]
    if row.ruleset is not None:
        about.append(_rules(row, language))
    if row.section:
        about.append(f"#{row.section}")
    about += [row.language, f"Jantaku {row.version}"]
    if row.done is not None:
        about.append(_FINISHED[language])
    return out.append("  " + "  ".join(about), style="not bold")


def _rules(row: CorrectionRow, language: str) -> str:
    assert row.ruleset is not None
    try:
        shown: Names | None = ruleset(row.ruleset).names
    except JantakuError:
        # It may have come from a ruleset that is no longer installed.
        shown = None
    parts = [row.ruleset if shown is None else f"{shown[language]} ({row.ruleset})"]
    if row.preset is not None:
        parts.append(row.preset)
    parts += [f"{id}={json.dumps(value)}" for id, value in sorted(row.options.items())]
    return " ".join(parts)


def _account(row: CorrectionRow) -> dict[str, object]:
    return {
        "id": row.id,
        "sent": row.sent.isoformat(),
        "page": row.page,
        "ruleset": row.ruleset,
        "preset": row.preset,
        "options": row.options,
        "language": row.language,
        "version": row.version,
        "section": row.section,
        "passage": row.passage,
        "what": row.what,
        "reply": row.reply,
        "done": None if row.done is None else row.done.isoformat(),
    }
