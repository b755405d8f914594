"""What guides of several rulesets say alike."""

from __future__ import annotations

from typing import Final

from jantaku.guide.prose import Ask
from jantaku.options import names

_USED_UP: Final = names(
    "待ち牌4枚を自分で使い切っていますが、テンパイですか？",
    "I hold all four of the only tile I wait for. Am I tenpai?",
    "기다리는 패 네 장을 자신이 다 쓰고 있는데 텐파이입니까?",
)

DEAD_WAITS: Final[tuple[Ask, ...]] = (
    Ask(
        _USED_UP,
        names(
            "いいえ。存在しない5枚目を待つ形はテンパイに数えません。",
            "No. There is no fifth tile, so waiting for it does not count as tenpai.",
            "아닙니다. 존재하지 않는 다섯 번째 패를 기다리는 형태는 텐파이로 세지 않습니다.",
        ),
        when={"count_dead_waits": False},
    ),
    Ask(
        _USED_UP,
        names(
            "副露や暗槓の中にもあるなら、テンパイと認めます。4枚とも手の中にあれば認めません。",
            "Yes, if some of them lie in your open sets or kans. "
            "No, if all four are among your concealed tiles.",
            "후로나 안깡에도 들어 있으면 텐파이로 인정합니다. "
            "네 장 모두 손안에 있으면 인정하지 않습니다.",
        ),
        when={"count_dead_waits": True},
    ),
)
"""Rules: general, `count_dead_waits`."""

ABORTS: Final = (
    "abort_nine_terminals",
    "abort_four_winds",
    "abort_four_wests",
    "abort_four_riichi",
    "abort_four_kans",
    "abort_triple_ron",
)
"""Options for abortive draws, of which a ruleset may have settled that it knows none."""
