"""Options of the Korean game: winning, scoring and draws (rules: korean)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Concept, Option, OptionChoice, choice, flag, integer
from jantaku.options import names as n
from jantaku.policies.choices import multiple_ron

WIN: Final[tuple[Option, ...]] = (
    integer(
        "minimum",
        2,
        n("必要な基本役の翻数", "Base han needed to win", "화료에 필요한 기본역 판수"),
        n(
            "あがるために必要な基本役の翻数で、付加役は数えません。",
            "How many han of base yaku a win needs; bonus yaku do not count towards it.",
            "화료하는 데 필요한 기본역의 판수로, 부가역은 세지 않습니다.",
        ),
        group="win",
        low=2,
        high=3,
    ),
    multiple_ron("all"),
    flag(
        "flower_replacement_win",
        False,
        n("花牌の補充牌でも嶺上開花", "Flower replacement wins", "꽃패 보충도 영상개화"),
        n(
            "花牌の代わりに引いた牌であがったときも、嶺上開花や五筒開花と認めます。",
            "Winning on the tile drawn for a flower counts like winning on a kan's replacement.",
            "꽃패 대신 뽑은 패로 화료했을 때도 영상개화나 오통개화로 인정합니다.",
        ),
        group="win",
    ),
)

SCORE: Final[tuple[Option, ...]] = (
    choice(
        "win_addition",
        "10_5",
        n("あがりの加算", "Addition for a win", "화료 가산"),
        n(
            "あがったときに役とは別に加える翻数を、門前と副露に分けて決めます。",
            "Han added to every win beside its yaku, for closed and for open hands.",
            "화료할 때 역과 별도로 더하는 판수를 멘젠과 후로로 나누어 정합니다.",
        ),
        group="score",
        choices=(
            OptionChoice("10_5", n("門前10・副露5", "10 closed, 5 open", "멘젠 10·후로 5")),
            OptionChoice("5_2", n("門前5・副露2", "5 closed, 2 open", "멘젠 5·후로 2")),
            OptionChoice("0_0", n("なし", "None", "없음")),
        ),
    ),
    flag(
        "count_menzen",
        True,
        n("門前と門前ツモの翻", "Han for a closed hand", "멘젠과 멘젠쯔모의 판수"),
        n(
            "門前のあがりに1翻、門前のツモあがりにさらに1翻を付けます。",
            "A closed win is worth one base han, and one more by self-draw.",
            "멘젠 화료에 1판, 멘젠쯔모에는 1판을 더 붙입니다.",
        ),
        group="score",
    ),
    choice(
        "prize",
        "all",
        n("懸賞牌", "Prize tiles", "현상패"),
        n(
            "和了牌と同じ牌を懸賞牌として数えるとき、副露した牌も含めるかを決めます。",
            "Which copies of the winning tile are worth a han each.",
            "화료패와 같은 패를 현상패로 셀 때 후로한 패도 포함할지 정합니다.",
        ),
        group="score",
        choices=(
            OptionChoice("all", n("副露も含めて", "Open sets too", "후로 포함")),
            OptionChoice("concealed", n("手の内だけ", "Concealed ones only", "손안의 패만")),
        ),
    ),
    choice(
        "flowers",
        "each",
        n("花牌", "Flowers", "꽃패"),
        n(
            "花牌をどれでも1翻にするか、自風に当たる花牌だけを1翻にするかを決めます。",
            "Whether every flower is worth a han or only that of one's own seat.",
            "꽃패를 모두 1판으로 할지, 자풍에 해당하는 꽃패만 1판으로 할지 정합니다.",
        ),
        group="score",
        choices=(
            OptionChoice("each", n("すべて", "Every flower", "모두")),
            OptionChoice("own_seat", n("自風の花牌だけ", "One's own only", "자풍의 꽃패만")),
        ),
    ),
    choice(
        "special_tiles",
        "instead",
        n("五筒開花などの扱い", "Special winning tiles", "오통개화 등의 처리"),
        n(
            "五筒開花や海底一筒の翻を、嶺上開花や海底摸月の代わりにするか、それに加えるかを"
            "決めます。",
            "Whether the han for winning a kan's replacement with 5p, or the last tile with 1p, "
            "replace the ordinary ones or are added to them.",
            "오통개화나 해저일통의 판수를 영상개화나 해저로월 대신 셀지, 거기에 더할지 정합니다.",
        ),
        group="score",
        choices=(
            OptionChoice("instead", n("代わりに", "Instead", "대신")),
            OptionChoice("added", n("加える", "Added", "더하기")),
        ),
    ),
    integer(
        "last_one_dot",
        8,
        n("海底一筒の翻数", "Last tile 1p", "해저일통의 판수"),
        n(
            "最後の牌の一筒をツモってあがったときの付加役の翻数です。",
            "Bonus han for drawing the very last tile and winning with 1p.",
            "마지막 패인 1통을 뽑아 화료했을 때의 부가역 판수입니다.",
        ),
        group="score",
        low=5,
        high=16,
    ),
    flag(
        "last_nine_dots",
        False,
        n("河底九筒", "Last discard 9p", "하저구통"),
        n(
            "最後の打牌の九筒でロンすると、付加役8翻になります。",
            "Winning on the last discard with 9p is worth eight bonus han.",
            "마지막 타패인 9통으로 론하면 부가역 8판이 됩니다.",
        ),
        group="score",
    ),
)

DRAW: Final[tuple[Option, ...]] = (
    integer(
        "draw_chips",
        5,
        n("流局時の供託", "Chips at a draw", "유국 시 공탁"),
        n(
            "流局のたびに全員が1人ずつ場に出すチップの枚数です。",
            "How many chips each player puts into the pot whenever a hand is drawn.",
            "유국될 때마다 각자가 공탁에 내는 칩의 수입니다.",
        ),
        group="draw",
        low=0,
        high=20,
        concept=Concept("noten_pool", {0: 0}),
    ),
    choice(
        "draw_pot",
        "chips",
        n("供託の行方", "What becomes of draws", "공탁의 처리"),
        n(
            "供託を次に門前ツモであがった人のものにするか、チップの代わりに流局1回につき1翻を"
            "次のあがりに加えるかを決めます。",
            "Whether the next closed self-draw takes the pot, or no chips are paid and every draw "
            "adds one han to the next win.",
            "공탁을 다음에 멘젠쯔모로 화료한 사람이 가질지, 칩 대신 유국 한 번마다 1판을 다음 "
            "화료에 더할지 정합니다.",
        ),
        group="draw",
        choices=(
            OptionChoice(
                "chips", n("門前ツモで総取り", "To a closed self-draw", "멘젠쯔모가 차지")
            ),
            OptionChoice(
                "han", n("次のあがりの翻に加算", "Han on the next win", "다음 화료에 가산")
            ),
        ),
    ),
    integer(
        "bluff_penalty",
        20,
        n("ノーテンリーチの罰", "Bluff penalty", "노텐 리치 벌칙"),
        n(
            "四人リーチでテンパイしていなかった人が、ほかの3人のそれぞれに払うチップの枚数です。",
            "Chips that a player who declared without being tenpai pays to each of the others "
            "when all four have declared.",
            "사가리치에서 텐파이가 아니었던 사람이 다른 세 명에게 각각 내는 칩의 수입니다.",
        ),
        group="draw",
        low=0,
        high=100,
    ),
    flag(
        "abort_nine_terminals",
        True,
        n("九種九牌", "Nine terminals and honours", "구종구패"),
        n(
            "最初のツモで幺九牌が9種類以上あれば、流局にできます。",
            "A player with nine or more kinds of terminals and honours at the first draw may end "
            "the hand.",
            "첫 쯔모에서 요구패가 9종 이상이면 유국을 선언할 수 있습니다.",
        ),
        group="draw",
    ),
    flag(
        "abort_four_wests",
        True,
        n("西風子連打", "Four Wests", "서풍연타"),
        n(
            "第一打が4人とも西なら流局になります。",
            "The hand ends when all four first discards are West.",
            "첫 타패가 모두 서이면 유국됩니다.",
        ),
        group="draw",
    ),
    flag(
        "abort_four_riichi",
        True,
        n("四人リーチ", "Four riichi", "사가리치"),
        n(
            "4人全員がリーチすると流局になり、手牌を確かめます。",
            "The hand ends when all four players have declared, and the hands are checked.",
            "네 명이 모두 리치하면 유국이 되고 손패를 확인합니다.",
        ),
        group="draw",
    ),
    flag(
        "abort_triple_ron",
        False,
        n("三家和", "Triple ron", "삼가화"),
        n(
            "3人が同じ牌にロンすると流局になります。",
            "The hand ends when three players claim the same tile to win.",
            "세 명이 같은 패에 론하면 유국됩니다.",
        ),
        group="draw",
    ),
    flag(
        "abort_four_kans",
        False,
        n("四槓散了", "Four kans", "사깡유국"),
        n(
            "2人以上で合わせて4回カンし、4回目のあとの打牌が通ると流局になります。",
            "The hand ends when two or more players have made four kans and the discard after "
            "the fourth has passed.",
            "두 명 이상이 합쳐서 깡을 네 번 하고 그 뒤의 타패가 통과되면 유국됩니다.",
        ),
        group="draw",
    ),
)
