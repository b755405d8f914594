"""Words of the command line in three languages, and texts of rulesets with their places filled."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from jantaku.options import Names
from jantaku.ruleset import Ruleset
from jantaku.texts import labelled
from jantaku.value import Line, Text

LANGUAGES: Final = ("ja", "en", "ko")

WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "ja": {
        "option": "オプション",
        "default": "既定",
        "values": "値",
        "meaning": "内容",
        "pattern": "役",
        "open": "副露",
        "closed": "門前",
        "unit": "単位",
        "ruleset": "ルール",
        "players": "人数",
        "presets": "プリセット",
        "hands": "局",
        "games": "対局",
        "hand": "局",
        "total": "合計",
        "pays": "{source} → {target}  {amount}（{reason}）",
        "no_win": "和了ではありません：{reason}",
        "seat": "{wind}家",
        "winds": "東南西北",
        "circumstances": "あがり方",
        "player": "プレイヤー",
        "hands_won": "和了のあった局",
        "win_rate": "和了率",
        "wins_by_tsumo": "ツモ和了",
        "wins_by_ron": "ロン和了",
        "hands_with_several_winners": "複数和了の局",
        "average_win": "平均打点",
        "discards_a_hand": "1局の打牌数",
        "draw_rate": "流局率",
        "feed_rate": "放銃率",
        "declare_rate": "宣言率",
        "call_rate": "副露率",
        "points_a_hand": "1局の収支",
        "average_place": "平均順位",
        "complete": "あがりの形です。",
        "ready": "テンパイ",
        "distance": "{shanten}シャンテン",
        "leaves": "打 {tile}：{shanten}シャンテン",
        "left": "残り{count}枚",
        "more": "こうなれば高くなる",
        "same": "同じところは省きました。",
        "facts": "違い",
        "speed": "毎秒{hands}局（{seconds}秒）",
    },
    "en": {
        "option": "option",
        "default": "default",
        "values": "values",
        "meaning": "meaning",
        "pattern": "pattern",
        "open": "open",
        "closed": "closed",
        "unit": "unit",
        "ruleset": "ruleset",
        "players": "players",
        "presets": "presets",
        "hands": "hands",
        "games": "games",
        "hand": "hand",
        "total": "total",
        "pays": "{source} → {target}  {amount} ({reason})",
        "no_win": "no win: {reason}",
        "seat": "{wind}",
        "winds": "ESWN",
        "circumstances": "how it was won",
        "player": "player",
        "hands_won": "hands won",
        "win_rate": "win rate",
        "wins_by_tsumo": "wins by tsumo",
        "wins_by_ron": "wins by ron",
        "hands_with_several_winners": "hands with several winners",
        "average_win": "average win",
        "discards_a_hand": "discards per hand",
        "draw_rate": "draw rate",
        "feed_rate": "deal-in rate",
        "declare_rate": "declaration rate",
        "call_rate": "call rate",
        "points_a_hand": "points per hand",
        "average_place": "average place",
        "complete": "complete",
        "ready": "tenpai",
        "distance": "{shanten} away from tenpai",
        "leaves": "discard {tile}: {shanten} away",
        "left": "{count} left",
        "more": "what would make it worth more",
        "same": "What is the same is left out.",
        "facts": "differs",
        "speed": "{hands} hands per second ({seconds} s)",
    },
    "ko": {
        "option": "옵션",
        "default": "기본값",
        "values": "값",
        "meaning": "내용",
        "pattern": "역",
        "open": "후로",
        "closed": "멘젠",
        "unit": "단위",
        "ruleset": "룰",
        "players": "인원",
        "presets": "프리셋",
        "hands": "국",
        "games": "대국",
        "hand": "국",
        "total": "합계",
        "pays": "{source} → {target}  {amount} ({reason})",
        "no_win": "화료가 아닙니다: {reason}",
        "seat": "{wind}가",
        "winds": "동남서북",
        "circumstances": "화료 방법",
        "player": "플레이어",
        "hands_won": "화료한 국",
        "win_rate": "화료율",
        "wins_by_tsumo": "쯔모 화료",
        "wins_by_ron": "론 화료",
        "hands_with_several_winners": "동시 화료한 국",
        "average_win": "평균 타점",
        "discards_a_hand": "국당 타패 수",
        "draw_rate": "유국률",
        "feed_rate": "방총률",
        "declare_rate": "선언율",
        "call_rate": "후로율",
        "points_a_hand": "국당 수지",
        "average_place": "평균 순위",
        "complete": "화료 형태입니다.",
        "ready": "텐파이",
        "distance": "{shanten}샹텐",
        "leaves": "{tile} 타패: {shanten}샹텐",
        "left": "남은 {count}장",
        "more": "더 높이려면",
        "same": "같은 점은 생략했습니다.",
        "facts": "차이",
        "speed": "초당 {hands}국 ({seconds}초)",
    },
}


def default_language() -> str:
    """The language of the environment, English where it is none of ours. `JANTAKU_LANG` goes before
    what the rest of the machine speaks.
    """
    for name in ("JANTAKU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


class Wording:
    """Everything the command line says about one ruleset in one language."""

    def __init__(self, ruleset: Ruleset | None, language: str) -> None:
        self.language = language
        self._texts = {} if ruleset is None else ruleset.texts.get(language, {})

    def word(self, key: str, **params: object) -> str:
        """A word of the command line's own."""
        return WORDS[self.language][key].format(**params)

    def labelled(self, name: str, value: str) -> str:
        """Something with its name before it."""
        return labelled(name, value, self.language)

    def names(self, names: Names) -> str:
        """A wording that comes in three languages."""
        return names[self.language]

    def key(self, key: str, params: Mapping[str, int | str] | None = None) -> str:
        """The ruleset's text of a key; the key itself where it has none."""
        template = self._texts.get(key)
        if template is None:
            return key
        filled = {
            name: self._texts.get(value, value) if isinstance(value, str) else f"{value:,}"
            for name, value in (params or {}).items()
        }
        return template.format(**filled)

    def text(self, text: Text) -> str:
        """A text with its places filled."""
        return self.key(text.key, text.params)

    def amount(self, line: Line) -> str:
        """The amount of a line with its unit."""
        return self.key(f"unit.{line.unit}", {"amount": line.amount})

    def seat(self, seat: int | str) -> str:
        """A seat numbered from the dealer, or an account's name."""
        if isinstance(seat, str):
            return self.key(seat.replace(":", "."))
        return self.word("seat", wind=self.word("winds")[seat])
