"""Texts of the common rules and of EMA's: those of riichi, and what differs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.rulesets.riichi import texts_en, texts_ja, texts_ko

_OWN: Final[Mapping[str, Mapping[str, str]]] = {
    "ja": {
        "fu.wait_two_pair": "双碰待ち",
        "preset.standard.note": (
            "規則サイトの文書に基づきます。待ちの符は表に「双碰待ち」とありますが、一般の表は"
            "どれも単騎待ちなので、単騎を2符とし、原文どおりの読みはオプションにしました。"
            "点数が足りないときの支払い、複数のロン、喰い替えは文書に書かれていません。"
        ),
    },
    "en": {
        "fu.wait_two_pair": "Two-pair wait",
        "preset.standard.note": (
            "From a rule site's document. Its table gives fu to the two-pair wait where every "
            "published table has the single wait; the single wait counts here, and the reading "
            "as written is an option. The document is silent on payments by a player who runs "
            "short, on several rons and on swap calling."
        ),
    },
    "ko": {
        "fu.wait_two_pair": "샤보 대기",
        "preset.standard.note": (
            "마작 룰 사이트의 문서에 따릅니다. 대기 부수 표에는 ‘샤보 대기’로 적혀 있지만 일반적인 "
            "표는 모두 단기 대기이므로 단기를 2부로 하고, 원문대로의 해석은 옵션으로 두었습니다. "
            "점수가 모자랄 때의 지불, 동시 론, 쿠이카에는 문서에 적혀 있지 않습니다."
        ),
    },
}

_EMA: Final[Mapping[str, Mapping[str, str]]] = {
    "ja": {
        "preset.edition_2012.note": (
            "断幺九を門前に限る最後の版である2012年版に基づきます。流し満貫をあがりとして扱うこと、"
            "他家の鳴きで同巡フリテンが解けることは再現していません。"
            "順位点、残ったリーチ棒、責任払いの積み棒の扱いは確認できていません。"
        ),
    },
    "en": {
        "preset.edition_2012.note": (
            "Follows the 2012 edition, the last in which all simples is closed only. Not modelled: "
            "nagashi mangan as a win (with repeats and sticks), and temporary furiten ending with "
            "anybody's call. Not confirmed: placement bonus, left-over sticks, and who pays "
            "repeats under responsibility."
        ),
    },
    "ko": {
        "preset.edition_2012.note": (
            "탕야오를 멘젠으로 한정한 마지막 판인 2012년판에 따릅니다. 유국만관을 화료로 처리하는 "
            "것과 다른 사람이 울면 동순 후리텐이 풀리는 것은 재현하지 않았습니다. 순위점, 남은 "
            "리치봉, 책임지불의 본장 처리는 확인하지 못했습니다."
        ),
    },
}

_BASE: Final = {"ja": texts_ja.TEXTS, "en": texts_en.TEXTS, "ko": texts_ko.TEXTS}

COMMON_TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    language: {**texts, **_OWN[language]} for language, texts in _BASE.items()
}
EMA_TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    language: {**texts, **_EMA[language]} for language, texts in _BASE.items()
}
