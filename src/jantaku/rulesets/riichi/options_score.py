"""Options of riichi: scoring and draws (rules: riichi)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Option, choice, either, flag, integer
from jantaku.options import names as n

SCORE: Final[tuple[Option, ...]] = (
    flag(
        "ura",
        True,
        n("裏ドラ", "Ura dora", "뒷도라"),
        n(
            "リーチしてあがると、ドラ表示牌の下の牌もドラ表示牌になります。",
            "A winner in riichi also counts the dora shown by the tiles under the indicators.",
            "리치 후 화료하면 도라 표시패 아래의 패도 도라 표시패가 됩니다.",
        ),
        group="score",
    ),
    flag(
        "kan_indicators",
        True,
        n("カンドラ", "Kan dora", "깡도라"),
        n(
            "カンのたびにドラ表示牌を1枚増やします。",
            "Every kan turns one more dora indicator.",
            "깡할 때마다 도라 표시패를 한 장 늘립니다.",
        ),
        group="score",
    ),
    flag(
        "kan_ura",
        True,
        n("カン裏", "Kan ura", "깡뒷도라"),
        n(
            "カンドラ表示牌の下の牌も裏ドラ表示牌にします。",
            "The tiles under the kan dora indicators count as ura indicators, too.",
            "깡도라 표시패 아래의 패도 뒷도라 표시패로 합니다.",
        ),
        group="score",
    ),
    integer(
        "double_wind_fu",
        4,
        n("連風牌の雀頭の符", "Fu of a double-wind pair", "연풍패 머리의 부수"),
        n(
            "場風と自風を兼ねる牌の雀頭に付く符です。",
            "Fu for a pair of the wind that is both seat wind and round wind.",
            "장풍이자 자풍인 패로 된 머리에 붙는 부수입니다.",
        ),
        group="score",
        low=2,
        high=4,
        step=2,
    ),
    flag(
        "round_up_mangan",
        False,
        n("切り上げ満貫", "Rounded-up mangan", "절상만관"),
        n(
            "4翻30符と3翻60符を満貫に切り上げます。",
            "Four han 30 fu and three han 60 fu count as mangan.",
            "4판 30부와 3판 60부를 만관으로 올립니다.",
        ),
        group="score",
    ),
    integer(
        "honba",
        300,
        n("積み棒1本の点数", "Points per repeat", "본장 하나의 점수"),
        n(
            "1本場につきあがりに加わる点数の合計で、ツモでは各家が3分の1ずつ払います。",
            "What each repeat counter adds to a win; on a self-draw each player pays a third.",
            "본장 하나마다 화료에 더해지는 점수의 합계로, 쯔모일 때는 각자 3분의 1씩 냅니다.",
        ),
        group="score",
        low=0,
        high=3000,
        step=300,
    ),
    flag(
        "own_sticks_back",
        False,
        n("自分のリーチ棒は本人に", "Own sticks returned first", "자신의 리치봉은 본인에게"),
        n(
            "複数の人があがったとき、各自のリーチ棒をまず本人に戻します。",
            "When several players win, each first gets their own riichi stick back.",
            "여러 사람이 화료하면 각자의 리치봉을 먼저 본인에게 돌려줍니다.",
        ),
        group="score",
    ),
    flag(
        "pao",
        True,
        n("責任払い（包）", "Responsibility (pao)", "책임지불(파오)"),
        n(
            "大三元・大四喜を確定させる牌を鳴かせた人が、その支払いの責任を負います。",
            "Whoever feeds the last set of big three dragons or big four winds is liable for it.",
            "대삼원이나 대사희를 확정 짓는 패를 내준 사람이 그 지불을 책임집니다.",
        ),
        group="score",
    ),
    choice(
        "pao_honba",
        "responsible",
        n("責任払いの積み棒", "Repeats under responsibility", "책임지불의 본장"),
        n(
            "責任払いのかかった手がロンであがったとき、積み棒の分を誰が払うかを決めます。",
            "Who pays for the repeats when a hand under responsibility wins by ron.",
            "책임지불이 적용된 손패가 론으로 화료했을 때 본장 점수를 누가 낼지 정합니다.",
        ),
        group="score",
        choices=either(
            ("responsible", n("責任者", "The responsible player", "책임자")),
            ("discarder", n("放銃者", "The discarder", "방총자")),
        ),
    ),
    choice(
        "pao_composite",
        "whole",
        n("責任払いの範囲", "Extent of responsibility", "책임지불의 범위"),
        n(
            "ほかの役満が複合したとき、責任者が全体を負うか、対象の役満だけを負うかを決めます。",
            "Whether the responsible player is liable for the whole hand when another yakuman "
            "joins in, or for the fed yakuman alone.",
            "다른 역만이 복합되었을 때 책임자가 전체를 책임질지, 해당 역만만 책임질지 정합니다.",
        ),
        group="score",
        choices=either(
            ("whole", n("全体", "The whole hand", "전체")),
            ("part", n("対象の役満のみ", "The fed yakuman alone", "해당 역만만")),
        ),
    ),
)

DRAW: Final[tuple[Option, ...]] = (
    integer(
        "noten_pool",
        3000,
        n("ノーテン罰符", "Noten payments", "노텐 벌점"),
        n(
            "流局時にノーテンの人がテンパイの人へ払う点数の合計です。",
            "What the players who are not tenpai pay in all to those who are when the wall "
            "runs out.",
            "유국 시 노텐인 사람이 텐파이인 사람에게 내는 점수의 합계입니다.",
        ),
        group="draw",
        low=0,
        high=30000,
        step=600,
    ),
    flag(
        "nagashi",
        False,
        n("流し満貫", "Nagashi mangan", "유국만관"),
        n(
            "捨て牌がすべて幺九牌で一度も鳴かれずに流局すると、満貫のツモと同じ点数を得ます。",
            "A player whose discards are all terminals and honours, none of them called, is paid "
            "as for a mangan when the wall runs out.",
            "버림패가 모두 요구패이고 아무도 그것을 울지 않은 채 유국되면 "
            "만관 쯔모와 같은 점수를 받습니다.",
        ),
        group="draw",
    ),
    flag(
        "abort_nine_terminals",
        True,
        n("九種九牌", "Nine terminals and honours", "구종구패"),
        n(
            "第一ツモの時点で幺九牌が9種類以上あれば、流局にできます。",
            "A player with nine kinds of terminals and honours at the first draw may abort "
            "the hand.",
            "첫 쯔모에서 요구패가 9종류 이상이면 유국시킬 수 있습니다.",
        ),
        group="draw",
    ),
    flag(
        "abort_four_winds",
        True,
        n("四風連打", "Four same winds", "사풍연타"),
        n(
            "第一打で4人が同じ風牌を捨てると流局になります。",
            "The hand is aborted when all four first discards are the same wind.",
            "첫 타패에서 네 사람이 같은 풍패를 버리면 유국이 됩니다.",
        ),
        group="draw",
    ),
    flag(
        "abort_four_kans",
        True,
        n("四開槓", "Four kans", "사깡유국"),
        n(
            "2人以上で合わせて4回カンすると流局になります。",
            "The hand is aborted when four kans have been made by more than one player.",
            "두 사람 이상이 합쳐서 네 번 깡하면 유국이 됩니다.",
        ),
        group="draw",
    ),
    flag(
        "abort_four_riichi",
        True,
        n("四家立直", "Four riichi", "사가리치"),
        n(
            "4人全員がリーチをかけると流局になります。",
            "The hand is aborted when all four players are in riichi.",
            "네 사람 모두 리치를 걸면 유국이 됩니다.",
        ),
        group="draw",
    ),
)
