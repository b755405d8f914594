"""Options of riichi: length, points and tiles, and how a game ends (rules: riichi)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Option, choice, either, flag, integer
from jantaku.options import names as n

GAME: Final[tuple[Option, ...]] = (
    choice(
        "length",
        "east",
        n("対局の長さ", "Length", "대국 길이"),
        n(
            "東場だけの4局で終えるか、南場までの8局を打つかを選びます。",
            "Whether the game ends after the four East hands or goes on through South.",
            "동장 4국으로 끝낼지, 남장까지 8국을 칠지 정합니다.",
        ),
        group="game",
        choices=either(
            ("east", n("東風戦", "East only", "동풍전")),
            ("east_south", n("半荘戦", "East and South", "반장전")),
        ),
    ),
    integer(
        "start_points",
        25000,
        n("開始時の持ち点", "Starting points", "시작 점수"),
        n(
            "対局開始時に各家が持つ点数です。",
            "How many points each player has when the game begins.",
            "대국을 시작할 때 각자가 가지는 점수입니다.",
        ),
        group="game",
        low=1000,
        high=100000,
        step=100,
    ),
)

TILES: Final[tuple[Option, ...]] = (
    choice(
        "reds",
        "one_each",
        n("赤ドラ", "Red fives", "적도라"),
        n(
            "5の牌のうち何枚を赤い牌（1枚につき1翻）にするかを決めます。",
            "How many of the fives are red; every red five in a winning hand is worth one han.",
            "5 가운데 몇 장을 빨간 패(한 장마다 1판)로 할지 정합니다.",
        ),
        group="tiles",
        choices=either(
            ("none", n("なし", "None", "없음")),
            ("one_each", n("各色1枚（計3枚）", "One in each suit (3)", "종류별 1장(총 3장)")),
            (
                "two_dots",
                n(
                    "筒子2枚・ほか各1枚（計4枚）",
                    "Two in dots, one in the others (4)",
                    "통수 2장, 나머지 1장씩(총 4장)",
                ),
            ),
        ),
    ),
)

END: Final[tuple[Option, ...]] = (
    choice(
        "bust",
        "below_zero",
        n("トビ", "Bust", "토비"),
        n(
            "持ち点がどこまで減ったら対局を終えるかを決めます。",
            "How low a player's points must fall for the game to end early.",
            "점수가 얼마까지 줄면 대국을 끝낼지 정합니다.",
        ),
        group="end",
        choices=either(
            ("below_zero", n("0点未満で終了", "Below zero", "0점 미만이면 종료")),
            ("zero_or_less", n("0点以下で終了", "Zero or less", "0점 이하이면 종료")),
            ("off", n("なし", "Never", "없음")),
        ),
    ),
    flag(
        "dealer_stops_on_top",
        True,
        n("オーラスのあがりやめ", "Dealer stops on top", "오라스 화료 종료"),
        n(
            "最終局で親があがり、1位ならそこで対局を終えます。",
            "In the last hand a dealer who wins ends the game when in first place.",
            "마지막 국에서 친이 화료하고 1위라면 대국을 끝냅니다.",
        ),
        group="end",
    ),
    flag(
        "dealer_stops_on_tenpai",
        True,
        n("オーラスのテンパイやめ", "Dealer stops by tenpai", "오라스 텐파이 종료"),
        n(
            "オーラスのあがりやめを、流局時の親のテンパイにも認めます。",
            "Stopping on top is also possible by being tenpai at an exhaustive draw.",
            "오라스 화료 종료를 유국 시 친의 텐파이에도 인정합니다.",
        ),
        group="end",
    ),
    integer(
        "goal",
        0,
        n("目標点", "Goal", "목표 점수"),
        n(
            "1位がこの点数に届かないと、あがりやめができず、延長戦ありなら対局が続きます。",
            "First place needs this many points to stop as dealer and, with extension on, for "
            "the game to end.",
            "1위가 이 점수에 못 미치면 화료 종료를 할 수 없고, 연장전이 있으면 대국이 이어집니다.",
        ),
        group="end",
        low=0,
        high=200000,
        step=100,
    ),
    flag(
        "extension",
        False,
        n("延長戦", "Extension", "연장전"),
        n(
            "最終局を終えて誰も目標点に届かなければ、次の場に進み、届いた時点で終えます。",
            "If nobody has the goal after the last hand, another round is played until "
            "somebody has.",
            "마지막 국이 끝나도 아무도 목표 점수에 도달하지 못하면 다음 장으로 넘어가고, "
            "누군가 도달하면 그때 끝냅니다.",
        ),
        group="end",
    ),
    choice(
        "leftover_sticks",
        "first",
        n("残ったリーチ棒", "Left-over sticks", "남은 리치봉"),
        n(
            "対局終了時に場に残ったリーチ棒の扱いを決めます。",
            "What becomes of riichi sticks that are on the table when the game ends.",
            "대국이 끝났을 때 남은 리치봉의 처리를 정합니다.",
        ),
        group="end",
        choices=either(
            ("first", n("1位のもの", "To first place", "1위가 가져감")),
            ("none", n("誰も得ない", "To nobody", "아무도 갖지 않음")),
        ),
    ),
    choice(
        "uma",
        "none",
        n("ウマ", "Placement bonus (uma)", "우마"),
        n(
            "順位に応じて最後に加減する点数です（千点単位）。",
            "Points added or taken at the end by place, in thousands.",
            "순위에 따라 마지막에 더하고 빼는 점수입니다(천 점 단위).",
        ),
        group="end",
        choices=either(
            ("none", n("なし", "None", "없음")),
            ("10_5", n("10-5", "10 / 5", "10-5")),
            ("15_5", n("15-5", "15 / 5", "15-5")),
            ("20_10", n("20-10", "20 / 10", "20-10")),
            ("30_10", n("30-10", "30 / 10", "30-10")),
        ),
    ),
)
