"""The glossary: complete, and the same as its page."""

from __future__ import annotations

import re
from pathlib import Path

from jantaku.guide.glossary import GROUPS, TERMS, as_markdown, glossary
from jantaku.texts import LANGUAGES

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"


def test_every_term_is_whole() -> None:
    assert len({term.id for term in TERMS}) == len(TERMS)
    for term in TERMS:
        assert term.group in GROUPS
        assert all(term[:8]), term
        assert all(term.meaning[language].strip() for language in LANGUAGES)
        assert re.fullmatch("[\u3040-\u30ffー・（）]+", term.kana), term.kana
        assert re.fullmatch(r"[a-z ,()-]+", term.romaji), term.romaji
        assert re.search("[\uac00-\ud7a3]", term.ko), term.ko


def test_in_json() -> None:
    told = glossary()
    assert set(told) == {"groups", "terms"}
    terms = told["terms"]
    assert isinstance(terms, list)
    assert len(terms) == len(TERMS)


def test_the_page_is_written_from_it() -> None:
    assert PAGE.read_text(encoding="utf-8") == as_markdown()
