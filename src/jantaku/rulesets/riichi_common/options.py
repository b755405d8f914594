"""Options of the common rules and of EMA's: those of riichi with other defaults, and a few of
their own (rules: riichi-common).
"""

from __future__ import annotations

from typing import Final

from jantaku.options import Option, adapted, choice, either, flag, integer
from jantaku.options import names as n
from jantaku.rulesets.riichi.options import OPTIONS

NEVER_BELOW_ZERO: Final = flag(
    "never_below_zero",
    True,
    n("点数は0点未満にならない", "Nobody below zero", "점수는 0 미만이 되지 않음"),
    n(
        "支払いは持っている点数までで打ち切ります。",
        "A payment is cut at the points that the payer has left.",
        "지불은 가진 점수까지만 합니다.",
    ),
    group="score",
)

WAIT_FU: Final = choice(
    "wait_fu",
    "single",
    n("2符がつく待ち", "Wait worth two fu", "2부가 붙는 대기"),
    n(
        "辺張・嵌張のほかに2符がつく待ちを、単騎と双碰のどちらにするかを選びます。",
        "Which wait beside edge and middle is worth two fu: the single wait or the two-pair wait.",
        "변짱·간짱 외에 2부가 붙는 대기를 단기와 샤보 중 어느 쪽으로 할지 고릅니다.",
    ),
    group="score",
    choices=either(
        ("single", n("単騎", "Single wait", "단기")),
        ("two_pair", n("双碰（原文どおり）", "Two-pair wait (as written)", "샤보(원문대로)")),
    ),
)

STANDARD: Final[tuple[Option, ...]] = adapted(
    OPTIONS,
    defaults={
        "reds": "none",
        "yakuman_add": False,
        "abort_nine_terminals": False,
        "bust": "zero_or_less",
    },
    extra=(NEVER_BELOW_ZERO, WAIT_FU),
)
RED: Final[tuple[Option, ...]] = adapted(STANDARD, defaults={"reds": "two_dots"})

TWO_HAN_FROM: Final = integer(
    "two_han_from",
    5,
    n("二翻縛りになる本場", "Repeats for the two-han minimum", "최소 2판이 되는 본장"),
    n(
        "この本場数から、あがりに2翻以上の役が必要になります（0はなし）。",
        "From this many repeats on, a win needs two han of patterns (0: never).",
        "이 본장 수부터 화료에 2판 이상의 역이 필요합니다(0은 없음).",
    ),
    group="win",
    low=0,
    high=20,
)

EMA: Final[tuple[Option, ...]] = adapted(
    OPTIONS,
    without=("double_yakuman",),
    defaults={
        "length": "east_south",
        "start_points": 30_000,
        "kuikae": "allowed",
        "temporary_furiten": "own_draw",
        "open_tanyao": False,
        "multiple_ron": "all",
        "hand_of_man": "yakuman",
        "yakuman_add": False,
        "own_sticks_back": True,
        "nagashi": True,
        "bust": "off",
        "dealer_stops_on_top": False,
        "uma": "15_5",
    },
    extra=(TWO_HAN_FROM,),
)
