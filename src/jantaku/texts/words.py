"""Tiles, winds, circumstances and the other words that no ruleset owns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.tiles import FLOWER, KIND, KINDS, Face

_WINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "ja": ("東", "南", "西", "北"),
    "en": ("East", "South", "West", "North"),
    "ko": ("동", "남", "서", "북"),
}
_DRAGONS: Final[Mapping[str, tuple[str, ...]]] = {
    "ja": ("白", "發", "中"),
    "en": ("white dragon", "green dragon", "red dragon"),
    "ko": ("백", "발", "중"),
}
_SUITED: Final[Mapping[str, tuple[str, ...]]] = {
    "ja": ("{n}萬", "{n}筒", "{n}索"),
    "en": ("{n} of characters", "{n} of dots", "{n} of bamboo"),
    "ko": ("{n}만", "{n}통", "{n}삭"),
}
_NUMBERS: Final[Mapping[str, str]] = {"ja": "一二三四五六七八九"}
_RED: Final[Mapping[str, str]] = {"ja": "赤{tile}", "en": "red {tile}", "ko": "빨간 {tile}"}
_FLOWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "ja": ("梅", "蘭", "菊", "竹", "春", "夏", "秋", "冬"),
    "en": ("plum", "orchid", "chrysanthemum", "bamboo plant",
           "spring", "summer", "autumn", "winter"),
    "ko": ("매화", "난초", "국화", "대나무", "봄", "여름", "가을", "겨울"),
}  # fmt: skip  # a language a row


def wind(wind: int, language: str) -> str:
    """The name of a wind, 0 East ... 3 North."""
    return _WINDS[language][wind]


def tile(face: Face, language: str) -> str:
    """The name of a face as it is read aloud."""
    kind = KIND[face]
    if kind >= KINDS:
        return _FLOWERS[language][face - FLOWER]
    if kind >= 27:
        return (*_WINDS[language], *_DRAGONS[language])[kind - 27]
    number = kind % 9
    n = _NUMBERS[language][number] if language in _NUMBERS else str(number + 1)
    plain = _SUITED[language][kind // 9].format(n=n)
    return plain if face == kind else _RED[language].format(tile=plain)


def _n(ja: str, en: str, ko: str) -> Mapping[str, str]:
    return {"ja": ja, "en": en, "ko": ko}


WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    # circumstances of a win; a ruleset may have words of its own under the same keys
    "flag.tsumo": _n("ツモ", "Self-draw (tsumo)", "쯔모"),
    "flag.ron": _n("ロン", "Ron", "론"),
    "flag.prompt": _n("宣言直後の一巡", "Right after declaring", "선언 직후의 한 순"),
    "flag.first": _n(
        "最初のツモ、またはその前", "First turn, nothing called", "첫 쯔모 또는 그 전"
    ),
    "flag.last": _n("最後の牌", "Last tile", "마지막 패"),
    "flag.replacement": _n("カンの補充牌", "Replacement after a kan", "깡의 보충패"),
    "flag.robbed": _n("加槓された牌", "Robbing an added kan", "가깡한 패"),
    "flag.set_aside_replacement": _n(
        "抜いた牌の補充牌", "Replacement for a tile set aside", "뺀 패의 보충패"
    ),
    "flag.set_aside_robbed": _n("抜かれた牌", "Robbing a tile set aside", "빼는 패"),
    # seats and accounts
    "word.seat": _n("{wind}家", "{wind}", "{wind}가"),
    "house": _n("場", "The house", "탁자"),
    # what patterns are worth
    "worth.both": _n("{closed}", "{closed}", "{closed}"),
    "worth.closed": _n("門前のみ {closed}", "closed only, {closed}", "멘젠 한정 {closed}"),
    "worth.differs": _n(
        "門前 {closed}・鳴いて {open}", "closed {closed}, open {open}", "멘젠 {closed}·후로 {open}"
    ),
    "worth.open": _n("鳴いた手のみ {open}", "open only, {open}", "후로 한정 {open}"),
    # what would make it more
    "more.flag": _n(
        "「{flag}」なら {title}（+{gain}）",
        "With “{flag}”: {title} (+{gain})",
        "‘{flag}’이면 {title} (+{gain})",
    ),
    "more.tile": _n(
        "{old}が{new}なら {title}（+{gain}）",
        "{new} for {old}: {title} (+{gain})",
        "{old} 대신 {new}이면 {title} (+{gain})",
    ),
}
