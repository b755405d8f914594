"""The glossary: one word for each thing, in three languages, with readings and a sentence.

`docs/glossary.md` is written from the same terms by `as_markdown`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from jantaku.guide.glossary_game import GAME
from jantaku.guide.glossary_play import PLAY
from jantaku.guide.glossary_tiles import TILES
from jantaku.guide.glossary_value import VALUE
from jantaku.guide.glossary_waits import WAITS
from jantaku.options import Names, names

GROUPS: Final[Mapping[str, Names]] = {
    "tiles": names("牌と面子", "Tiles and sets", "패와 몸통"),
    "play": names("打ち方", "Play", "진행"),
    "waits": names("待ちと守り", "Waits and defence", "대기와 수비"),
    "game": names("対局の進み方", "From the first hand to the last", "대국의 진행"),
    "value": names("役と点数", "Patterns and points", "역과 점수"),
}


class Term(NamedTuple):
    """One thing and its words."""

    id: str
    group: str
    code: str
    ja: str
    kana: str
    romaji: str
    en: str
    ko: str
    meaning: Names


_GROUPED: Final = (
    ("tiles", TILES),
    ("play", PLAY),
    ("waits", WAITS),
    ("game", GAME),
    ("value", VALUE),
)


def _terms() -> tuple[Term, ...]:
    out = []
    for group, rows in _GROUPED:
        for id, code, ja, kana, romaji, en, ko, *meaning in rows:
            out.append(Term(id, group, code, ja, kana, romaji, en, ko, names(*meaning)))
    return tuple(out)


TERMS: Final = _terms()


def glossary() -> dict[str, object]:
    """Every term (docs/protocol.md)."""
    return {
        "groups": {id: dict(n) for id, n in GROUPS.items()},
        "terms": [{**term._asdict(), "meaning": dict(term.meaning)} for term in TERMS],
    }


def as_markdown() -> str:
    """The same as a page of the documentation."""
    out = [
        "# Glossary",
        "",
        "One word for each thing, in code and texts. The code uses the first column.",
        "Written by `python packaging/build_docs.py --glossary` from `jantaku.guide.glossary`.",
    ]
    for group, heading in GROUPS.items():
        out += [
            "",
            f"## {heading['en']}",
            "",
            "| code | 日本語 | English | 한국어 | |",
            "|---|---|---|---|---|",
        ]
        for t in TERMS:
            if t.group == group:
                reading = "" if t.kana == t.ja else f"（{t.kana}）"
                out.append(
                    f"| {t.code} | {t.ja}{reading} *{t.romaji}* | {t.en} | {t.ko} "
                    f"| {t.meaning['en']} |"
                )
    return "\n".join(out) + "\n"
