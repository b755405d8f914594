"""Colons: full-width in Japanese prose, half-width with a space after it in English and Korean."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

import pytest

from jantaku.cli.wording import WORDS as CLI_WORDS
from jantaku.guide import Guided, glossary, guide, lessons
from jantaku.guide.markdown import as_markdown
from jantaku.ruleset import rulesets
from jantaku.texts import LANGUAGES, PROBLEMS, WORDS, labelled

WRONG: Mapping[str, re.Pattern[str]] = {
    # Half-width between digits is a time or a port, before a slash an address.
    "ja": re.compile(r"(?<!http)(?<!https):(?!\d)|：\s"),
    "en": re.compile(r"：|:(?![\s\d/]|$)"),
    "ko": re.compile(r"：|:(?![\s\d/]|$)"),
}


def _strings(value: object) -> Iterator[str]:
    """Texts in what is sent as JSON, but no names of fields, addresses or requests."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, one in value.items():
            if key not in ("request", "correction", "site", "to", "from"):
                yield from _strings(one)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from _strings(one)


def _said(language: str) -> Iterator[str]:
    yield from CLI_WORDS[language].values()
    for table in (WORDS, PROBLEMS):
        yield from (names[language] for names in table.values())
    for of in rulesets():
        yield from of.texts[language].values()
        yield of.summary[language]
        for option in of.options:
            yield from (option.names[language], option.help[language])
            yield from (choice.names[language] for choice in option.choices)
        if isinstance(of, Guided):
            yield from _own(guide(of, language), language)
    yield from _strings(lessons(language))
    for term in glossary()["terms"]:  # type: ignore[attr-defined]  # JSON
        yield from (term[language], term["meaning"][language])


def _own(page: object, language: str) -> Iterator[str]:
    """Of comparisons only what is in the language itself."""
    if isinstance(page, Mapping) and set(LANGUAGES) <= set(page):
        yield from _strings(page[language])
    elif isinstance(page, Mapping):
        for key, one in page.items():
            if key not in ("request", "correction", "site", "answer", "value"):
                yield from _own(one, language)
    elif isinstance(page, (list, tuple)):
        for one in page:
            yield from _own(one, language)
    elif isinstance(page, str):
        yield page


@pytest.mark.parametrize("language", LANGUAGES)
def test_colons_are_those_of_the_language(language: str) -> None:
    said = set(_said(language))
    assert len(said) > 1000
    assert [text for text in said if WRONG[language].search(text)] == []


def test_what_is_put_together_has_them_too() -> None:
    for language, sign in (("ja", "："), ("en", ": "), ("ko", ": ")):
        assert labelled("a", "b", language) == f"a{sign}b"
        page = guide("riichi", language)
        items = [
            json.dumps(block, ensure_ascii=False)
            for section in page["sections"]  # type: ignore[attr-defined]  # JSON
            if section["id"] == "presets"
            for block in section["blocks"]
        ]
        assert sign in items[0]
        tables = [line for line in as_markdown(page).splitlines() if line.startswith("|")]
        assert any(f"`{sign}" in line for line in tables), "an example with its title"
