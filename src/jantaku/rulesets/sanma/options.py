"""Options of sanma: those of the common rules, other defaults, and what three players and norths
bring (rules: sanma).
"""

from __future__ import annotations

from typing import Final

from jantaku.options import Option, adapted, choice, either, flag, integer
from jantaku.options import names as n
from jantaku.rulesets.riichi_common.options import STANDARD as COMMON

_REDS: Final = choice(
    "reds",
    "none",
    n("赤ドラ", "Red fives", "적도라"),
    n(
        "筒子と索子の5のうち何枚を赤い牌にするかを決めます。",
        "How many of the fives in dots and bamboo are red.",
        "통수와 삭수의 5 가운데 몇 장을 빨간 패로 할지 정합니다.",
    ),
    group="tiles",
    choices=either(
        ("none", n("なし", "None", "없음")),
        ("one_each", n("各色1枚（計2枚）", "One in each suit (2)", "종류별 1장(총 2장)")),
        (
            "two_dots",
            n("筒子2枚・索子1枚", "Two in dots, one in bamboo", "통수 2장·삭수 1장"),
        ),
    ),
)

_DEAD_WALL: Final = choice(
    "dead_wall",
    "eighteen",
    n("王牌", "Dead wall", "왕패"),
    n(
        "北を抜いたときの補充で、ツモれる枚数が減るかどうかを決めます。",
        "Whether the replacement for a north set aside shortens the live wall.",
        "북을 뺐을 때의 보충으로 남은 쯔모 수가 줄어드는지 정합니다.",
    ),
    group="tiles",
    choices=either(
        (
            "eighteen",
            n(
                "18枚、北抜きでは減らない",
                "18 tiles, not refilled after a north",
                "18장, 북빼기로 줄지 않음",
            ),
        ),
        (
            "fourteen",
            n(
                "14枚、北抜きでも減る",
                "14 tiles, refilled after a north",
                "14장, 북빼기로도 줄어듦",
            ),
        ),
    ),
)

_TSUMO: Final = choice(
    "tsumo_share",
    "lost",
    n("ツモあがりの北家の分", "North's share of a self-draw", "쯔모 화료의 북가 몫"),
    n(
        "ツモあがりで、いない北家が払うはずの点数を誰が負担するかを決めます。",
        "Who makes up for what the missing fourth player would pay for a self-draw.",
        "쯔모 화료에서 없는 북가가 낼 점수를 누가 부담할지 정합니다.",
    ),
    group="score",
    choices=either(
        ("lost", n("なし（ツモ損）", "Nobody", "없음(쯔모손)")),
        ("split", n("2人で折半", "Both, half each", "둘이 절반씩")),
        ("full", n("ロンと同じ合計", "Both, up to the ron value", "론과 같은 합계")),
    ),
)

_SAME_WINDS: Final = flag(
    "abort_four_winds",
    True,
    n("三風連打", "Three same winds", "삼풍연타"),
    n(
        "第一打で3人が同じ風牌を捨てると流局になります。",
        "The hand is aborted when all three first discards are the same wind.",
        "첫 타패에서 세 사람이 같은 풍패를 버리면 유국이 됩니다.",
    ),
    group="draw",
)

_NORTH_TRIPLET: Final = flag(
    "north_triplet",
    True,
    n("北の刻子は1翻", "North triplet worth one han", "북 커쯔 1판"),
    n(
        "北の刻子を誰にとっても1翻の役とします。",
        "A triplet of norths is worth one han to everybody.",
        "북 커쯔를 누구에게나 1판의 역으로 합니다.",
    ),
    group="win",
)

_ROBBED_NORTH: Final = flag(
    "robbed_north_counts",
    True,
    n("槍北の北もドラ", "Robbed north is a dora", "창북의 북도 도라"),
    n(
        "抜かれた北でロンしたとき、その北もドラ1枚と数えます。",
        "A north that is won on while being set aside counts as a dora, too.",
        "빼는 북으로 론했을 때 그 북도 도라 1장으로 셉니다.",
    ),
    group="score",
)

_PLAIN_SCORES: Final = flag(
    "plain_scores",
    False,
    n("断幺九1翻・小三元2翻", "All simples 1, small dragons 2", "탕야오 1판·소삼원 2판"),
    n(
        "門前の断幺九も1翻とし、小三元は2翻に三元牌の役を加えます。",
        "Closed all simples counts one han, and small three dragons two beside its sets.",
        "멘젠 탕야오를 1판, 소삼원을 2판(역패는 따로 더함)으로 셉니다.",
    ),
    group="win",
)

_UMA: Final = choice(
    "uma",
    "none",
    n("ウマ", "Placement bonus (uma)", "우마"),
    n(
        "順位に応じて最後に加減する点数です（千点単位）。",
        "Points that last place gives to first place at the end, in thousands.",
        "순위에 따라 마지막에 더하고 빼는 점수입니다(천 점 단위).",
    ),
    group="end",
    choices=either(
        ("none", n("なし", "None", "없음")),
        ("5_0", n("5-0", "5 / 0", "5-0")),
        ("15_0", n("15-0", "15 / 0", "15-0")),
        ("20_0", n("20-0", "20 / 0", "20-0")),
    ),
)

_HONBA: Final = integer(
    "honba",
    200,
    n("積み棒1本の点数", "Points per repeat", "본장 하나의 점수"),
    n(
        "1本場につきあがりに加わる点数の合計です。ツモでは各家が半分ずつ払います。",
        "What each repeat counter adds to a win; on a self-draw each player pays half.",
        "본장 하나마다 화료에 더해지는 점수의 합계입니다. 쯔모일 때는 각자 절반씩 냅니다.",
    ),
    group="score",
    low=0,
    high=3000,
    step=200,
)

_NOTEN: Final = integer(
    "noten_pool",
    2000,
    n("ノーテン罰符", "Noten payments", "노텐 벌점"),
    n(
        "流局時にノーテンの人がテンパイの人へ払う点数の合計です。",
        "What the players who are not tenpai pay in all to those who are when the wall runs out.",
        "유국 시 노텐인 사람이 텐파이인 사람에게 내는 점수의 합계입니다.",
    ),
    group="draw",
    low=0,
    high=20_000,
    step=200,
)

STANDARD: Final[tuple[Option, ...]] = adapted(
    COMMON,
    without=("abort_four_riichi",),
    defaults={"start_points": 35_000, "riichi_min_live": 3},
    extra=(
        _REDS,
        _DEAD_WALL,
        _TSUMO,
        _NORTH_TRIPLET,
        _ROBBED_NORTH,
        _PLAIN_SCORES,
        _UMA,
        _HONBA,
        _NOTEN,
        _SAME_WINDS,
    ),
)
RED: Final[tuple[Option, ...]] = adapted(STANDARD, defaults={"reds": "two_dots"})
