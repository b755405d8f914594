"""What is written on a tile, and how the tile is called when one speaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.texts import tile
from jantaku.tiles import KIND, KINDS, TEXT, Face

_NUMERALS: Final = "一二三四五六七八九"
_HONOURS: Final = "東南西北白發中"

_SUITED: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "ja": (
        ("イー", "リャン", "サン", "スー", "ウー", "ロー", "チー", "パー", "キュー"),
        ("ワン", "ピン", "ソー"),
    ),
    "ko": (("일", "이", "삼", "사", "오", "육", "칠", "팔", "구"), ("만", "통", "삭")),
}
"""Numbers and suits as players say them, where that is not what a tile is written as."""

_SPOKEN: Final[Mapping[str, tuple[str, ...]]] = {
    "ja": ("トン", "ナン", "シャー", "ペー", "ハク", "ハツ", "チュン"),
}
_VOICED: Final = {("ja", 20): "サンゾー"}
"""What is not simply the number and the suit."""

_RED: Final[Mapping[str, str]] = {"ja": "赤{name}", "ko": "빨간 {name}"}


def sign(face: Face) -> str:
    """The character that a tile is known by: a numeral or an honour's own, though a white dragon is
    often left blank. Empty where there is a picture: on dots, bamboo and flowers.
    """
    kind = KIND[face]
    if kind < len(_NUMERALS):
        return _NUMERALS[kind]
    return _HONOURS[kind - 27] if 27 <= kind < KINDS else ""


def spoken(face: Face, language: str) -> str:
    """A tile as players of the language say it."""
    kind = KIND[face]
    if kind < 27 and language in _SUITED:
        numbers, suits = _SUITED[language]
        said = _VOICED.get((language, kind)) or numbers[kind % 9] + suits[kind // 9]
        return _RED[language].format(name=said) if face != kind else said
    if 27 <= kind < KINDS and language in _SPOKEN:
        return _SPOKEN[language][kind - 27]
    return tile(face, language)


def signs(shown: list[Face], language: str) -> list[dict[str, str]]:
    """The tiles with their sign, the name that texts give them, and how that is said, in JSON."""
    return [
        {
            "tile": TEXT[face],
            "sign": sign(face),
            "name": tile(face, language),
            "said": spoken(face, language),
        }
        for face in shown
    ]
