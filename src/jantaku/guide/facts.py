"""Facts about a set of rules at a glance, read from the rules; a ruleset adds what only it knows.

The ids are shared, so that the facts of two rulesets can be laid side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from jantaku.guide.prose import Guided
from jantaku.options import Names, Options, names
from jantaku.ruleset import Rules, Ruleset
from jantaku.texts import LANGUAGES, Speaker, tile
from jantaku.tiles import FLOWER, HIDDEN, KINDS, NORTH, RED_M, RED_S

FACTS: Final[Mapping[str, Names]] = {
    "seats": names("人数", "Players", "인원"),
    "tiles": names("牌の数", "Tiles", "패의 수"),
    "left_out": names("使わない牌", "Tiles left out", "쓰지 않는 패"),
    "reds": names("赤ドラ", "Red fives", "적도라"),
    "aside": names("脇に置く牌", "Tiles set aside", "빼 놓는 패"),
    "hand_size": names("手牌", "Tiles in a hand", "손패"),
    "dead_wall": names("王牌", "Dead wall", "왕패"),
    "draws": names("山からツモれる枚数", "Draws in a hand", "패산에서 쯔모할 수 있는 장수"),
    "indicators": names("はじめのドラ表示牌", "Indicators at the deal", "처음 도라 표시패"),
    "chi": names("チー", "Chi", "치"),
    "open_kan": names("大明槓", "Open kan", "대명깡"),
    "ippatsu": names("一発", "Ippatsu", "일발"),
    "declarations": names("宣言", "Declarations", "선언"),
    "rounds": names("場風", "Round wind", "장풍"),
    "furiten": names("フリテン", "Furiten", "후리텐"),
    "minimum": names("あがりの条件", "Needed to win", "화료 조건"),
    "several_wins": names("複数のロン", "Several rons", "동시 론"),
    "counting": names("点数の数え方", "How hands are counted", "점수 계산"),
    "payments": names("支払い", "Who pays", "지불"),
    "dealer": names("親", "Dealer", "친"),
    "draw": names("流局", "Drawn hands", "유국"),
    "four_kans": names("4回のカンによる流局", "Draw by four kans", "네 번의 깡에 의한 유국"),
    "length": names("対局の長さ", "Length", "대국 길이"),
    "start": names("持ち点", "Starting points", "시작 점수"),
}
"""Every fact and its heading, in the order they are shown."""

SEVERAL_WINS: Final[Mapping[str, Names]] = {
    "nearest": names("頭ハネ", "only the nearest wins", "아타마하네(가장 가까운 사람만)"),
    "two": names(
        "2人まで、3人なら流局", "two win, three end the hand", "두 명까지 화료, 세 명이면 유국"
    ),
    "all": names("全員あがり", "everybody wins", "모두 화료"),
}
"""One wording of what most rulesets have an option for, so that it can be compared."""

FOUR_KANS: Final[Mapping[str, Names]] = {
    "": names("なし", "none", "없음"),
    "discard": names(
        "次の打牌が通ったあと", "once the next discard has passed", "다음 타패가 통과한 뒤"
    ),
    "kan": names(
        "補充牌を引く前にすぐ", "at once, before the replacement", "보충패를 뽑기 전에 바로"
    ),
}
"""When four kans end a hand (`policies.aborts.FourKans.after`); empty: they do not."""

_YES: Final = names("あり", "Yes", "있음")
_NO: Final = names("なし", "No", "없음")
_NONE: Final = names("なし", "None", "없음")


class Fact(NamedTuple):
    """One fact: a value that can be compared, and how it is worded."""

    value: object
    text: Names


def facts(ruleset: Ruleset, options: Options, rules: Rules | None = None) -> dict[str, Fact]:
    """All facts that these rules have, by id, in the order of `FACTS`."""
    rules = rules or ruleset.rules(options)
    found = _of_rules(ruleset, rules)
    if isinstance(ruleset, Guided):
        own = ruleset.guide().facts(options, rules)
        strange = set(own) - set(FACTS)
        if strange:
            raise ValueError(f"no facts {', '.join(sorted(strange))}")
        found |= {id: Fact(text["en"], text) for id, text in own.items()}
    return {id: found[id] for id in FACTS if id in found}


def _of_rules(ruleset: Ruleset, rules: Rules) -> dict[str, Fact]:
    tiles, layout = rules.tiles, rules.layout
    reds = sum(tiles.counts[RED_M : RED_S + 1])
    flowers = sum(tiles.counts[FLOWER:HIDDEN])
    dead = rules.wall.dead
    live = tiles.size - dead - rules.seats * rules.hand_size
    missing = [k for k in range(KINDS) if not tiles.copies[k]]
    norths = tiles.copies[NORTH] if layout.aside == "north" else 0
    return {
        "seats": _count(rules.seats, "{n}人", "{n}", "{n}명"),
        "tiles": _count(tiles.size, "{n}枚", "{n}", "{n}장"),
        "left_out": Fact(missing, _missing(missing)),
        "reds": _count(reds, "{n}枚", "{n}", "{n}장"),
        "hand_size": _count(rules.hand_size, "{n}枚", "{n}", "{n}장"),
        "dead_wall": _count(dead, "{n}枚", "{n} tiles", "{n}장"),
        "draws": _count(live, "{n}枚", "{n}", "{n}장"),
        "indicators": _count(layout.indicators, "{n}枚", "{n}", "{n}장"),
        "chi": _flag(rules.claims.chi),
        "open_kan": _flag(rules.claims.open_kan),
        "rounds": _flag(layout.rounds),
        "furiten": _flag(rules.furiten.river_safe),
        "declarations": _declarations(ruleset, layout.declarations),
        "aside": _count(norths, "北 {n}枚", "norths ({n})", "북 {n}장")
        if norths
        else _count(flowers, "花牌 {n}枚", "flowers and seasons ({n})", "꽃패 {n}장"),
    }


def _count(n: int, ja: str, en: str, ko: str) -> Fact:
    if not n:
        return Fact(0, _NONE)
    return Fact(n, names(ja.format(n=n), en.format(n=n), ko.format(n=n)))


def _flag(on: bool) -> Fact:
    return Fact(on, _YES if on else _NO)


def _missing(kinds: list[int]) -> Names:
    """Runs of kinds that do not exist, `2m–8m`, a whole suit as one."""
    if not kinds:
        return _NONE
    ranges: list[tuple[int, int]] = []
    for kind in kinds:
        if ranges and kind == ranges[-1][1] + 1 and kind // 9 == ranges[-1][0] // 9:
            ranges[-1] = (ranges[-1][0], kind)
        else:
            ranges.append((kind, kind))
    suits = {
        0: names("萬子", "all characters", "만수 전부"),
        9: names("筒子", "all dots", "통수 전부"),
        18: names("索子", "all bamboo", "삭수 전부"),
    }
    out: dict[str, str] = {}
    for language in LANGUAGES:
        words = []
        for low, high in ranges:
            if high - low == 8 and low in suits:
                words.append(suits[low][language])
            elif low == high:
                words.append(tile(low, language))
            elif language == "en":
                words.append(f"{low % 9 + 1} to {tile(high, language)}")
            else:
                between = "〜" if language == "ja" else "~"
                words.append(f"{tile(low, language)}{between}{tile(high, language)}")
        out[language] = "、".join(words) if language == "ja" else ", ".join(words)
    return out


def _declarations(ruleset: Ruleset, marks: tuple[str, ...]) -> Fact:
    if not marks:
        return Fact([], _NONE)
    text = {}
    for language in LANGUAGES:
        say = Speaker(ruleset.texts, language)
        words = [say.key(f"mark.{mark}") for mark in marks]
        text[language] = "・".join(words) if language == "ja" else ", ".join(words)
    return Fact(list(marks), text)
