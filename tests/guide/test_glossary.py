"""The glossary: complete, and the same as its page."""

from __future__ import annotations

import json
import re
from pathlib import Path

from jantaku.guide import Guided, guide, lessons
from jantaku.guide.glossary import GROUPS, TERMS, as_markdown, glossary
from jantaku.ruleset import rulesets
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


SAID = (
    "受け入れ", "有効牌", "放銃", "筋", "壁", "ノーチャンス", "ワンチャンス", "副底",
    "現物", "テンパイ", "シャンテン", "待ち", "両面", "嵌張", "辺張", "双碰",
    "単騎", "見逃", "流局", "途中流局", "本場", "局", "起家", "ウマ",
    "トビ", "喰い替え", "フリテン", "連荘", "配牌", "理牌", "役牌", "連風牌",
    "点棒", "切り上げ満貫", "流し満貫", "ツモ損", "頭ハネ", "責任払い", "供託", "縛り",
    "副露", "嶺上", "槍槓", "裏ドラ", "赤ドラ", "河", "ノーテン", "一発", "暗刻", "明刻", "積み棒",
)  # fmt: skip  # a list of words
"""Terms of art in what the page, its guides, hints and lessons say."""

LOOKED_UP = ("一向聴", "聴牌", "形式聴牌", "オーラス", "オカ", "飛び", "半荘", "東風戦", "不聴")
"""What readers bring from elsewhere."""


def _everything_said() -> str:
    texts = Path(__file__).parents[2] / "web" / "src" / "texts"
    parts = [path.read_text(encoding="utf-8") for path in sorted(texts.glob("*ja.ts"))]
    parts += [json.dumps(lessons("ja"), ensure_ascii=False)]
    for of in rulesets():
        if isinstance(of, Guided):
            parts.append(json.dumps(guide(of, "ja"), ensure_ascii=False))
            parts += [option.help["ja"] + option.names["ja"] for option in of.options]
    return "\n".join(parts)


def test_what_is_said_can_be_looked_up() -> None:
    said = _everything_said()
    assert [word for word in SAID if word not in said] == [], "no longer said"
    found = "\n".join(f"{term.ja} {term.meaning['ja']}" for term in TERMS)
    assert [word for word in (*SAID, *LOOKED_UP) if word not in found] == []


def test_no_word_stands_for_two_things() -> None:
    for language in LANGUAGES:
        words = [getattr(term, language) for term in TERMS]
        assert len(set(words)) == len(words), language


def test_in_json() -> None:
    told = glossary()
    assert set(told) == {"groups", "terms"}
    terms = told["terms"]
    assert isinstance(terms, list)
    assert len(terms) == len(TERMS)


def test_the_page_is_written_from_it() -> None:
    assert PAGE.read_text(encoding="utf-8") == as_markdown()
