"""The options of riichi, their names and one sentence on each in three languages (rules: riichi)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Names, Option, OptionChoice, choice, flag, integer
from jantaku.options import names as n


def _either(*choices: tuple[str, Names]) -> tuple[OptionChoice, ...]:
    return tuple(OptionChoice(value, names) for value, names in choices)


_GAME: Final = (
    choice(
        "length",
        "east",
        n("対局の長さ", "Length", "대국 길이"),
        n(
            "東場だけの4局で終えるか、南場までの8局を打つかを選びます。",
            "Whether the game ends after the four East hands or goes on through South.",
            "동장 4국으로 끝낼지, 남장까지 8국을 둘지 정합니다.",
        ),
        group="game",
        choices=_either(
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

_TILES: Final = (
    choice(
        "reds",
        "one_each",
        n("赤ドラ", "Red fives", "적도라"),
        n(
            "5の牌のうち何枚を赤い牌にするかを決めます。赤い牌は1枚につき1翻です。",
            "How many of the fives are red; every red five in a winning hand is worth one han.",
            "5 중 몇 장을 붉은 패로 할지 정합니다. 붉은 패는 한 장마다 1판입니다.",
        ),
        group="tiles",
        choices=_either(
            ("none", n("なし", "None", "없음")),
            ("one_each", n("各色1枚（計3枚）", "One in each suit (3)", "각 색 1장(총 3장)")),
            (
                "two_dots",
                n(
                    "筒子のみ2枚（計4枚）",
                    "Two in dots, one in the others (4)",
                    "통수만 2장(총 4장)",
                ),
            ),
        ),
    ),
)

_PLAY: Final = (
    choice(
        "kuikae",
        "forbidden",
        n("喰い替え", "Swap calling", "쿠이카에(바꿔 울기)"),
        n(
            "鳴いた直後に、鳴いた牌と同じ牌や、同じ順子の反対側の牌を捨てられるかを決めます。",
            "Whether, right after a call, one may discard the tile just called or the tile that "
            "would have completed the run at its other end.",
            "운 직후에 운 패와 같은 패나, 그 슌쯔의 반대쪽 패를 버릴 수 있는지 정합니다.",
        ),
        group="play",
        choices=_either(
            ("forbidden", n("禁止", "Forbidden", "금지")),
            ("same_only", n("同じ牌のみ禁止", "Only the same tile forbidden", "같은 패만 금지")),
            ("allowed", n("あり", "Allowed", "허용")),
        ),
    ),
    integer(
        "riichi_min_live",
        4,
        n("リーチに必要な残り枚数", "Tiles left for riichi", "리치에 필요한 남은 패 수"),
        n(
            "リーチをかけるときに山に残っていなければならない枚数です。",
            "How many tiles must be left in the live wall for a riichi.",
            "리치를 걸 때 패산에 남아 있어야 하는 패의 수입니다.",
        ),
        group="play",
        low=0,
        high=20,
    ),
    flag(
        "strict_riichi_kan",
        False,
        n("リーチ後の暗槓を厳しく制限", "Strict kan in riichi", "리치 후 안깡 엄격 제한"),
        n(
            "待ちが変わらなくても、面子の構成が変わる暗槓を禁じます。",
            "Forbids a concealed kan in riichi that leaves the waits as they are "
            "but takes away one way of reading the hand.",
            "대기패가 그대로여도 손패의 구성이 바뀌는 안깡을 금지합니다.",
        ),
        group="play",
    ),
    flag(
        "count_dead_waits",
        False,
        n("自分で使い切った待ちもテンパイ", "Dead waits are tenpai", "자신이 다 쓴 대기도 텐파이"),
        n(
            "待ち牌の4枚すべてを自分で持っていても、テンパイと認めます。",
            "A hand still counts as tenpai when the player holds all four of the only tile "
            "it waits for.",
            "대기패 4장을 모두 자신이 가지고 있어도 텐파이로 인정합니다.",
        ),
        group="play",
    ),
    choice(
        "temporary_furiten",
        "own_discard",
        n("同巡フリテンの解消", "End of temporary furiten", "동순 후리텐 해제"),
        n(
            "あがりを見送ったあと、いつ再びロンできるようになるかを決めます。",
            "When a player who let a win pass may win on a discard again.",
            "화료를 놓친 뒤 언제 다시 론할 수 있는지 정합니다.",
        ),
        group="play",
        choices=_either(
            ("own_discard", n("自分の次の打牌", "After the own next discard", "자신의 다음 타패")),
            ("own_draw", n("自分の次のツモ", "At the own next draw", "자신의 다음 쯔모")),
        ),
    ),
    choice(
        "kan_indicator_timing",
        "at_once",
        n("カンドラをめくる時機", "Kan dora timing", "깡도라 공개 시점"),
        n(
            "明槓と加槓のカンドラをすぐにめくるか、次の打牌の直前まで待つかを決めます。暗槓ではすぐにめくります。",
            "Whether the indicator of an open or added kan is turned at once or just before the "
            "next discard; that of a concealed kan is always turned at once.",
            "대명깡과 가깡의 깡도라를 바로 공개할지, 다음 타패 직전까지 기다릴지 정합니다. 안깡은 바로 공개합니다.",
        ),
        group="play",
        choices=_either(
            ("at_once", n("すぐにめくる", "At once", "즉시 공개")),
            ("open_late", n("明槓は後めくり", "Open kans late", "명깡은 나중에 공개")),
        ),
    ),
)

_WIN: Final = (
    flag(
        "open_tanyao",
        True,
        n("喰いタン", "Open all simples", "쿠이탕(운 탕야오)"),
        n(
            "鳴いた手でも断么九を認めます。",
            "The pattern “all simples” also counts in an open hand.",
            "운 손에서도 탕야오를 인정합니다.",
        ),
        group="win",
    ),
    flag(
        "ippatsu",
        True,
        n("一発", "Ippatsu", "일발"),
        n(
            "リーチから次の自分の打牌までに、鳴きが入らずにあがると1翻を加えます。",
            "One han for winning before the next own discard after riichi, "
            "with no call in between.",
            "리치 후 자신의 다음 타패 전까지, 울음 없이 화료하면 1판을 더합니다.",
        ),
        group="win",
    ),
    choice(
        "multiple_ron",
        "nearest",
        n("複数のロン", "Several rons", "동시 론"),
        n(
            "1枚の捨て牌に複数の人がロンしたときの扱いを決めます。",
            "What happens when several players claim the same tile for a win.",
            "한 장의 버림패에 여러 사람이 론했을 때의 처리를 정합니다.",
        ),
        group="win",
        choices=_either(
            ("nearest", n("頭ハネ", "Only the nearest wins", "가장 가까운 사람만(머리튀기기)")),
            (
                "two",
                n(
                    "ダブロンあり・三家和は流局",
                    "Two win, three abort the hand",
                    "더블 론 인정, 삼가화는 유국",
                ),
            ),
            ("all", n("全員あがり", "Everybody wins", "모두 화료")),
        ),
    ),
    flag(
        "orphans_rob_concealed_kan",
        True,
        n("国士無双の暗槓ロン", "Orphans rob concealed kans", "국사무쌍의 안깡 론"),
        n(
            "国士無双に限り、暗槓された牌でもロンできます。",
            "Thirteen orphans may win on a tile of somebody's concealed kan.",
            "국사무쌍에 한해 안깡한 패로도 론할 수 있습니다.",
        ),
        group="win",
    ),
    flag(
        "pinfu_tsumo",
        True,
        n("ピンヅモ", "Pinfu by own draw", "핑후 쯔모"),
        n(
            "平和と門前清自摸和の複合を認めます（20符）。",
            "Pinfu also counts when the tile is drawn oneself; the hand then has 20 fu.",
            "핑후와 멘젠쯔모의 복합을 인정합니다(20부).",
        ),
        group="win",
    ),
    choice(
        "hand_of_man",
        "off",
        n("人和", "Hand of man", "인화"),
        n(
            "子が最初のツモより前に、鳴きのないままロンしたときの扱いです。",
            "What a non-dealer gets for a ron before the own first draw with no call made.",
            "자가 첫 쯔모 전에 울음 없이 론했을 때의 처리입니다.",
        ),
        group="win",
        choices=_either(
            ("off", n("なし", "Nothing", "없음")),
            ("mangan", n("満貫", "Mangan", "만관")),
            ("yakuman", n("役満", "Yakuman", "역만")),
        ),
    ),
    flag(
        "counted_yakuman",
        True,
        n("数え役満", "Counted yakuman", "헤아림 역만"),
        n(
            "13翻以上を役満として扱います。なしの場合は三倍満です。",
            "Thirteen han or more are a yakuman; otherwise they stay a sanbaiman.",
            "13판 이상을 역만으로 처리합니다. 없으면 삼배만입니다.",
        ),
        group="win",
    ),
    flag(
        "yakuman_add",
        True,
        n("役満の複合", "Yakuman add up", "역만 복합"),
        n(
            "複数の役満が同時に成立したとき、その数だけ点数を重ねます。",
            "Several yakuman in one hand are each paid.",
            "여러 역만이 동시에 성립하면 그 수만큼 점수를 더합니다.",
        ),
        group="win",
    ),
    flag(
        "double_yakuman",
        False,
        n("ダブル役満", "Double yakuman", "더블 역만"),
        n(
            "国士無双十三面待ち、四暗刻単騎、純正九蓮宝燈、大四喜を2倍の役満とします。",
            "Thirteen-wait orphans, single-wait four concealed triplets, pure nine gates and big "
            "four winds count as two yakuman.",
            "국사무쌍 13면 대기, 스안커 단기, 순정구련보등, 대사희를 두 배 역만으로 합니다.",
        ),
        group="win",
    ),
)

_SCORE: Final = (
    flag(
        "ura",
        True,
        n("裏ドラ", "Ura dora", "우라도라"),
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
        n("カン裏", "Kan ura", "깡우라"),
        n(
            "カンドラ表示牌の下の牌も裏ドラ表示牌にします。",
            "The tiles under the kan dora indicators count as ura indicators, too.",
            "깡도라 표시패 아래의 패도 우라도라 표시패로 합니다.",
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
        n("積み棒1本の点数", "Points a repeat", "본장 하나의 점수"),
        n(
            "1本場につきあがりに加わる点数の合計です。ツモでは各家が3分の1ずつ払います。",
            "What each repeat counter adds to a win; on an own draw each player pays a third.",
            "본장 하나마다 화료에 더해지는 점수의 합계입니다. 쯔모일 때는 각자 3분의 1씩 냅니다.",
        ),
        group="score",
        low=0,
        high=3000,
        step=300,
    ),
    flag(
        "own_sticks_back",
        False,
        n("自分のリーチ棒は本人に", "Own stick back first", "자신의 리치봉은 본인에게"),
        n(
            "複数の人があがったとき、各自のリーチ棒をまず本人に戻します。",
            "When several players win, each first gets back the own riichi stick.",
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
            "대삼원이나 대사희를 확정짓는 패를 울게 한 사람이 그 지불을 책임집니다.",
        ),
        group="score",
    ),
    choice(
        "pao_honba",
        "responsible",
        n("責任払いの積み棒", "Repeats under responsibility", "책임지불의 본장"),
        n(
            "責任払いの手がロンであがったとき、積み棒の分を誰が払うかを決めます。",
            "Who pays for the repeats when a hand under responsibility wins by ron.",
            "책임지불이 적용된 손이 론으로 화료했을 때 본장 점수를 누가 낼지 정합니다.",
        ),
        group="score",
        choices=_either(
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
        choices=_either(
            ("whole", n("全体", "The whole hand", "전체")),
            ("part", n("対象の役満のみ", "The fed yakuman alone", "해당 역만만")),
        ),
    ),
)

_DRAW: Final = (
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
            "捨て牌がすべて么九牌で一度も鳴かれずに流局すると、満貫のツモと同じ点数を得ます。",
            "A player whose discards are all terminals and honours, none of them called, is paid "
            "as for a mangan when the wall runs out.",
            "버림패가 모두 요구패이고 한 번도 울리지 않은 채 유국되면 만관 쯔모와 같은 점수를 받습니다.",
        ),
        group="draw",
    ),
    flag(
        "abort_nine_terminals",
        True,
        n("九種九牌", "Nine terminals and honours", "구종구패"),
        n(
            "第一ツモの時点で么九牌が9種類以上あれば、流局にできます。",
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

_END: Final = (
    choice(
        "bust",
        "below_zero",
        n("トビ", "Bust", "토비"),
        n(
            "持ち点がどこまで減ったら対局を終えるかを決めます。",
            "At how few points of a player the game ends early.",
            "점수가 얼마까지 줄면 대국을 끝낼지 정합니다.",
        ),
        group="end",
        choices=_either(
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
            "最終局で親があがるかテンパイし、1位ならそこで対局を終えます。",
            "In the last hand a dealer who wins or is tenpai ends the game when in first place.",
            "마지막 국에서 친이 화료하거나 텐파이이고 1위라면 대국을 끝냅니다.",
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
            "마지막 국이 끝나도 아무도 목표 점수에 이르지 못하면 다음 장으로 넘어가 이른 시점에 끝냅니다.",
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
        choices=_either(
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
            "Points added and taken at the end by place, in thousands.",
            "순위에 따라 마지막에 더하고 빼는 점수입니다(천 점 단위).",
        ),
        group="end",
        choices=_either(
            ("none", n("なし", "None", "없음")),
            ("10_5", n("10-5", "10 / 5", "10-5")),
            ("20_10", n("20-10", "20 / 10", "20-10")),
            ("30_10", n("30-10", "30 / 10", "30-10")),
        ),
    ),
)

OPTIONS: Final[tuple[Option, ...]] = (*_GAME, *_TILES, *_PLAY, *_WIN, *_SCORE, *_DRAW, *_END)
"""Every option, in the order forms show them."""
