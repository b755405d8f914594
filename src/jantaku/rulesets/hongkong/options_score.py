"""Options of the Hong Kong game: faan and payments (rules: hongkong)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Need, Option, choice, either, flag, integer
from jantaku.options import names as n
from jantaku.rulesets.hongkong.ladder import OWN_DEFAULTS, OWN_FAAN, own_option

PATTERNS: Final[tuple[Option, ...]] = (
    choice(
        "small_three_dragons",
        "whole",
        n("小三元の番数", "Small three dragons", "소삼원의 판수"),
        n(
            "小三元を、三元牌の刻子2組の番を含めて何番とするかを決めます。",
            "How much small three dragons are worth, and whether their two dragon sets still "
            "count beside them.",
            "소삼원을 삼원패 커쯔 두 개의 판수까지 합쳐 몇 판으로 할지 정합니다.",
        ),
        group="score",
        choices=either(
            ("whole", n("あわせて4番", "4 in all", "모두 합쳐 4판")),
            ("added", n("4番＋刻子2番（計6番）", "4, sets added (6)", "4판+커쯔 2판(총 6판)")),
            ("five", n("3番＋刻子2番（計5番）", "3, sets added (5)", "3판+커쯔 2판(총 5판)")),
        ),
    ),
    flag(
        "double_wind",
        True,
        n("連風牌は2番", "Double wind counts twice", "연풍패 2판"),
        n(
            "自風でも場風でもある風の刻子を2番とし、なしの場合は1番とします。",
            "A triplet of a wind that is both seat and round wind is worth two faan; "
            "otherwise one.",
            "자풍이면서 장풍인 바람패의 커쯔를 2판으로 하고, ‘없음’이면 1판으로 합니다.",
        ),
        group="score",
    ),
    flag(
        "seven_pairs_add",
        True,
        n("七対子と染め手を合計する", "Seven pairs and flushes add up", "치또이츠와 일색 합산"),
        n(
            "七対子の混一色を7番、清一色を10番とします。なしの場合は高いほうだけを数えます。",
            "Seven pairs in a half flush are seven faan, in a full flush ten; otherwise only the "
            "higher of the two counts.",
            "치또이츠인 혼일색을 7판, 청일색을 10판으로 합니다. ‘없음’이면 높은 쪽만 셉니다.",
        ),
        group="score",
    ),
    choice(
        "flower_set",
        "whole",
        n("花牌・季節牌一組", "Full set of flowers", "꽃패·계절패 한 벌"),
        n(
            "4枚そろえたときの2番に、その中の自分の花の1番を含めるかを決めます。",
            "Whether the two faan for all four include the one for one's own flower among them.",
            "네 장을 모았을 때의 2판에 그중 자기 꽃의 1판을 포함할지 정합니다.",
        ),
        group="score",
        choices=either(
            ("whole", n("含める（計2番）", "Included (2)", "포함(총 2판)")),
            ("added", n("別に加える（計3番）", "Added (3)", "따로 더함(총 3판)")),
        ),
    ),
    flag(
        "circumstances_add",
        True,
        n("あがり方の番を合計する", "Circumstances add up", "화료 방식의 판수 합산"),
        n(
            "ツモ、海底ツモ、嶺上ツモを合計します。なしの場合は最も珍しい1つだけを数えます。",
            "Self-draw, last tile and kan replacement add up; otherwise only the rarest of them "
            "counts.",
            "쯔모, 해저 쯔모, 영상 쯔모를 합산합니다. ‘없음’이면 가장 드문 하나만 셉니다.",
        ),
        group="score",
    ),
    flag(
        "kan_upon_kan",
        False,
        n("槓上槓", "Kan upon kan", "깡 위의 깡"),
        n(
            "続けて2回以上カンし、その補充牌でツモあがりすると上限役とします。",
            "A win on the replacement of the second kan in a row, or a later one, is the limit.",
            "연달아 두 번 이상 깡하고 그 보충패로 쯔모하면 상한 역으로 합니다.",
        ),
        group="score",
    ),
)


def _own(faan: int) -> Option:
    """The base points of so many faan on a ladder of one's own."""
    more = faan == OWN_FAAN[-1]
    return integer(
        own_option(faan),
        OWN_DEFAULTS[faan],
        n(
            f"独自の表：{faan}番{'以上' if more else ''}",
            f"Own ladder: {faan}{' or more' if more else ''} faan",
            f"자체 점수표: {faan}판{' 이상' if more else ''}",
        ),
        n(
            "点数表を「独自」にしたときの基本点です。",
            "Base points of these faan where the ladder is your own.",
            "점수표를 ‘자체’로 했을 때의 기본점입니다.",
        ),
        group="score",
        low=1,
        high=1000,
        needs=Need("ladder", ("own",)),
    )


LADDER: Final[tuple[Option, ...]] = (
    choice(
        "ladder",
        "bands",
        n("点数表", "Ladder", "점수표"),
        n(
            "番数から基本点を決める表です。半辣は5番から増え方が緩やかになり、全辣は1番ごとに倍になります。",
            "How faan become base points: in four bands; half-spicy rises more slowly from five "
            "faan on; full spicy doubles with every faan.",
            "판수로 기본점을 정하는 표입니다. 반랄은 5판부터 완만하게 오르고, "
            "전랄은 1판마다 두 배가 됩니다.",
        ),
        group="score",
        choices=either(
            ("bands", n("4・7・10番で倍", "Bands at 4, 7 and 10", "4·7·10판에서 두 배")),
            ("half_spicy", n("半辣", "Half-spicy", "반랄(半辣)")),
            ("full_spicy", n("全辣", "Full spicy", "전랄(全辣)")),
            ("own", n("独自", "Own", "자체")),
        ),
    ),
    integer(
        "limit_faan",
        10,
        n("上限の番数", "Limit", "상한 판수"),
        n(
            "この番数より上は点数が増えません。上限役の基本点もこの番数のものになります。",
            "More faan than this are worth no more, and limit patterns are worth as much as this.",
            "이 판수보다 많아도 점수가 늘지 않습니다. 상한 역의 기본점도 이 판수와 같습니다.",
        ),
        group="score",
        low=5,
        high=13,
    ),
    *(_own(faan) for faan in OWN_FAAN),
)

PAYMENT: Final[tuple[Option, ...]] = (
    choice(
        "discard_pays",
        "all",
        n("ロンの支払い", "Who pays for a discard", "론의 지불"),
        n(
            "捨て牌でのあがりを、3人で払うか、放銃者が1人で払うかを決めます。合計は変わりません。",
            "Whether all three pay for a win on a discard or the discarder alone; the sum is the "
            "same.",
            "버림패 화료를 세 명이 낼지 방총자 혼자 낼지 정합니다. 합계는 같습니다.",
        ),
        group="score",
        choices=either(
            (
                "all",
                n(
                    "放銃者が2倍、他家は1倍",
                    "Discarder double, others single",
                    "방총자 2배, 다른 사람 1배",
                ),
            ),
            ("discarder", n("放銃者のみ（4倍）", "Discarder alone (4×)", "방총자만(4배)")),
        ),
    ),
    flag(
        "pao",
        False,
        n("大三元・大四喜の責任払い", "Responsibility (pao)", "대삼원·대사희 책임지불"),
        n(
            "大三元か大四喜の最後の1組を鳴かせた人が、あがりの全額を1人で払います。",
            "Whoever fed the last set of big three dragons or big four winds pays for all.",
            "대삼원이나 대사희의 마지막 몸통이 되는 패를 내준 사람이 화료 점수를 혼자 모두 냅니다.",
        ),
        group="score",
    ),
    integer(
        "kan_income",
        0,
        n("カンの収入", "Income from kans", "깡 수입"),
        n(
            "カンが成立するたびにほかの3人がそれぞれ払う点数です。"
            "大明槓では鳴かせた人が3人分を払います。",
            "What each other player pays at once for a kan; for an open kan its feeder pays for "
            "all three.",
            "깡이 성립할 때마다 다른 세 명이 각각 내는 점수입니다. "
            "대명깡은 패를 내준 사람이 세 명분을 냅니다.",
        ),
        group="score",
        low=0,
        high=64,
    ),
)

SCORE: Final[tuple[Option, ...]] = (*PATTERNS, *LADDER, *PAYMENT)
