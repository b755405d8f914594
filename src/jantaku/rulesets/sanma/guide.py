"""The guide of sanma: riichi's by way of the common rules, and what three players and norths bring
(rules: sanma).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from jantaku.guide.example import Example
from jantaku.guide.prose import Ask, Guide, Points, Say, Section, Show, Source, Worked, changed
from jantaku.options import Names, Options
from jantaku.options import names as n
from jantaku.ruleset import Rules
from jantaku.rulesets.riichi.guide import GUIDE as RIICHI
from jantaku.rulesets.riichi.guide import values as riichi_values
from jantaku.rulesets.riichi_common.guide import (
    AUTHOR,
    DRAGONS_INSIDE,
    IPPATSU,
    KANS,
    SMALL_DRAGONS,
    WAITS,
    ZERO,
)
from jantaku.rulesets.sanma.lesson import LESSON

_PAYERS: Final = {
    "lost": n(
        "親が2倍、子が1倍ずつ（親のあがりは2人とも2倍）を払い、いない北家の分は誰も払いません",
        "the dealer pays twice and the other player once, and a winning dealer is paid twice by both; nobody makes up for the missing North",
        "친이 기본점의 2배, 다른 한 명이 1배(친이 화료하면 둘 다 2배)를 내고, 없는 북가의 몫은 아무도 내지 않습니다",
    ),
    "split": n(
        "四人麻雀と同じ額に、いない北家の分を2人で半分ずつ足して払います",
        "both pay as at a table of four, and each adds half of the missing North's share",
        "4인 마작과 같은 액수에 없는 북가의 몫을 둘이 절반씩 더해 냅니다",
    ),
    "full": n(
        "2人合わせてロンと同じ点数になるように払います",
        "the two together pay what a ron would bring",
        "둘이 합쳐 론과 같은 점수가 되도록 냅니다",
    ),
}


def _values(options: Options, rules: Rules) -> dict[str, int | str | Names]:
    return {
        **riichi_values(options, rules),
        "payer_words": _PAYERS[options.text("tsumo_share")],
    }


_NORTHS: Final = Section("claims", (
    Say(n(
        "手の中の北は、自分のツモのあとに抜いて脇に置けます。代わりに補充牌を1枚引き、抜いた北は、あがったとき1枚につきドラ1枚と数えます。鳴いたことにはならず、続けて何枚でも抜けますが、山の最後のツモでは抜けません。リーチ後に抜けるのは、引いたばかりの北だけです。",
        "After a draw one may set a north aside and draw a replacement; for the winner each north set aside is a dora. It is not a call, and several norths may be set aside in a row, but not on the last tile of the wall. In riichi only the north just drawn can be set aside.",
        "쯔모한 뒤에 손안의 북을 옆으로 뺄 수 있습니다. 보충패를 한 장 뽑고, 뺀 북은 화료했을 때 한 장마다 도라 한 장이 됩니다. 울기로 치지 않으며 몇 장이든 이어서 뺄 수 있지만, 마지막 쯔모에서는 뺄 수 없습니다. 리치 후에는 방금 뽑은 북만 뺄 수 있습니다.",
    )),
    Say(n(
        "抜いた北はロンできます。槍槓の役は付かないので、ほかの役が必要です。ポンやカンはできません。",
        "A north being set aside can be won on. That does not count as robbing a kan, so another yaku is needed. It cannot be called for pon or kan.",
        "다른 사람이 빼는 북은 론할 수 있습니다. 창깡 역은 붙지 않으므로 다른 역이 필요합니다. 퐁이나 깡은 할 수 없습니다.",
    )),
    Say(n(
        "ロンした北もドラ1枚と数えます。",
        "The north that was won on is a dora, too.",
        "론한 북도 도라 한 장으로 셉니다.",
    ), when={"robbed_north_counts": True}),
    Say(n(
        "ロンした北はドラに数えません。",
        "The north that was won on is not a dora.",
        "론한 북은 도라로 세지 않습니다.",
    ), when={"robbed_north_counts": False}),
    Say(n(
        "北のカンは、暗槓も加槓も、国士無双だけがロンできます。",
        "A kan of norths, added or concealed, can be robbed by thirteen orphans only.",
        "북의 깡은 안깡이든 가깡이든 국사무쌍만 론할 수 있습니다.",
    )),
    Say(n(
        "北を抜くと、ほかの人の一発、ダブルリーチ、地和は消えます。自分の一発、天和、地和、九種九牌も消えますが、自分のダブルリーチはできます。",
        "A north set aside ends the others' ippatsu, double riichi and earthly hand, and one's own ippatsu, heavenly or earthly hand and nine terminals; one's own double riichi stays possible.",
        "북을 빼면 다른 사람의 일발, 더블 리치, 지화는 사라집니다. 자신의 일발, 천화, 지화, 구종구패도 사라지지만 자신의 더블 리치는 할 수 있습니다.",
    )),
))  # fmt: skip

_WALL: Final = Section("tiles", (
    Say(n(
        "王牌は{dead}枚で、ふだんは引きません。はじめにツモれるのは{draws}枚です。カンをすると1枚減りますが、北を抜いても減りません。",
        "The dead wall has {dead} tiles, which are not drawn in ordinary turns. At first there are {draws} draws; a kan takes one away, a north set aside does not.",
        "왕패는 {dead}장으로 보통은 뽑지 않습니다. 처음에 쯔모할 수 있는 것은 {draws}장입니다. 깡하면 한 장 줄지만 북을 빼도 줄지 않습니다.",
    ), when={"dead_wall": "eighteen"}),
    Say(n(
        "王牌は{dead}枚で、ふだんは引きません。ツモれるのは、カンや北抜きの補充牌を含めて{draws}枚です。",
        "The dead wall has {dead} tiles, which are not drawn in ordinary turns. There are {draws} draws, replacements for kans and norths included.",
        "왕패는 {dead}장으로 보통은 뽑지 않습니다. 쯔모할 수 있는 것은 깡과 북빼기의 보충패를 포함해 {draws}장입니다.",
    ), when={"dead_wall": "fourteen"}),
))  # fmt: skip

_IPPATSU: Final = n(
    "リーチのあと、次の自分の打牌までに、加槓以外の鳴きやカンも北抜きも入らずにあがります。",
    "Win after riichi before one's own next discard, with no call, kan or north set aside in between (an added kan does not matter).",
    "리치 후 자신의 다음 타패까지, 가깡 말고는 아무도 울거나 깡하거나 북을 빼지 않은 채 화료합니다.",
)

_ROBBED: Final = Example(
    hand="1199m2255p3388s4z 4z", flags=("riichi", "set_aside_robbed"), aside="4z"
)

GUIDE: Final[Guide] = changed(
    RIICHI,
    blocks={
        "tiles.set": Say(n(
            "牌は{tiles}枚。筒子と索子は1から9、萬子は1と9だけ、字牌は7種で、同じ牌が4枚ずつあります。",
            "There are {tiles} tiles: dots and bamboo from one to nine, only the one and nine of characters, and seven honours, four of each.",
            "패는 {tiles}장입니다. 통수와 삭수는 1~9, 만수는 1과 9뿐, 자패는 7종이며 같은 패가 네 장씩 있습니다.",
        )),
        "tiles.m": Show("19m", n("萬子は1と9だけ", "Characters: only these", "만수는 1과 9뿐")),
        "tiles.dead": None,
        "tiles.dora": Say(n(
            "ドラは表示牌の次の牌です。<3p>なら<4p>、<9p>なら<1p>、<1m>なら<9m>、<9m>なら<1m>。字牌は東→南→西→北→東、白→發→中→白と回ります。",
            "The dora is the tile after the indicator: <3p> points to <4p>, <9p> to <1p>, <1m> to <9m> and <9m> to <1m>; winds go East, South, West, North, East, dragons White, Green, Red, White.",
            "도라는 표시패의 다음 패입니다. <3p>이면 <4p>, <9p>이면 <1p>, <1m>이면 <9m>, <9m>이면 <1m>. 자패는 동→남→서→북→동, 백→발→중→백의 순서로 돕니다.",
        )),
        "claims.chi": Say(n("チーはありません。", "There is no chi.", "치는 없습니다.")),
        "claims.order": Say(n(
            "鳴いたら、牌を引かずに1枚捨てます。カンをしたときは補充牌を1枚引いてから捨てます。声が重なったら、ロンがポン・カンより先です。",
            "After a call one discards without drawing; after a kan one first draws a replacement. Ron goes before pon and kan.",
            "울면 패를 뽑지 않고 한 장 버립니다. 깡했을 때는 보충패를 한 장 뽑은 뒤에 버립니다. 여러 명이 원하면 론이 퐁·깡보다 우선합니다.",
        )),
        "claims.kuikae": Say(n(
            "ポンした牌と同じ牌は、その打牌では捨てられません。",
            "A tile of the kind just ponned may not be discarded at once.",
            "퐁한 패와 같은 패는 그 타패로는 버릴 수 없습니다.",
        ), when={"kuikae": ("forbidden", "same_only")}),
        "claims.kuikae_same": None,
        "winning.two": Say(n(
            "同じ牌に2人がロンしたら、2人ともあがります。",
            "Two rons on one tile both win.",
            "같은 패에 두 명이 론하면 둘 다 화료합니다.",
        ), when={"multiple_ron": "two"}),
        "declaring.ippatsu": IPPATSU,
        "draws.kans": KANS,
        "draws.winds": Say(n("三風連打：最初の一巡に3人が同じ風牌を捨てる", "everybody's first discard is the same wind", "삼풍연타: 첫 순에 세 사람이 같은 풍패를 버릴 때"), when={"abort_four_winds": True}),
        "draws.triple": None,
    },
    more=(
        _WALL,
        _NORTHS,
        ZERO,
        WAITS,
        Section("scoring", (
            Worked(
                n("抜かれた北でロン。ドラと数える北は、抜いておいた1枚とロンした1枚です。", "A ron on a north being set aside; norths count as dora", "다른 사람이 빼는 북으로 론. 미리 빼 둔 북과 론한 북이 모두 도라입니다."),
                _ROBBED,
                when={"robbed_north_counts": True},
            ),
        )),
        Section("mistakes", (
            Points((
                Say(n("抜いた北だけであがろうとする。北はドラで、役ではありません。", "Trying to win with norths alone. They are dora, not a yaku.", "뺀 북만으로 화료하려 합니다. 북은 도라이지 역이 아닙니다.")),
                Say(n("抜かれた北を見逃しても平気だと思う。見逃せばフリテンです。", "Thinking it harmless to let a north pass that one could have won on. It makes you furiten like any other tile.", "다른 사람이 빼는 북을 놓쳐도 괜찮다고 생각합니다. 놓치면 후리텐입니다.")),
            )),
        )),
        Section("questions", (
            Ask(
                n("北を抜いた補充牌であがったら？", "What if the replacement for a north wins?", "북을 뺀 보충패로 화료하면?"),
                n("嶺上開花が付きます。その役だけでもあがれます。", "That is a replacement win, which is enough as the only yaku.", "영상개화가 붙습니다. 그 역만으로도 화료할 수 있습니다."),
            ),
            Ask(
                n("西がドラ表示牌のとき、抜いた北は？", "What is a north worth when West is the indicator?", "서(西)가 도라 표시패일 때 뺀 북은?"),
                n("抜いた分とドラの分で、1枚につき2翻です。", "Two han each: one for being set aside, one as dora.", "뺀 것으로 1판, 도라로 1판, 한 장마다 2판입니다."),
            ),
            Ask(
                n("雀頭の北は平和になりますか？", "Can a pinfu have a pair of norths?", "머리가 북이면 핑후가 됩니까?"),
                n("はい。北家がいないので、北の雀頭に符は付きません。", "Yes. Nobody sits North, so a pair of norths has no fu.", "네. 북가가 없으므로 북 머리에는 부가 붙지 않습니다."),
            ),
        )),
    ),
    without=("mixed_triple_run",),
    meanings={
        "small_three_dragons": SMALL_DRAGONS,
        "ippatsu": _IPPATSU,
        "north_triplet": n("抜かずに手に残した北の刻子か槓子。誰にとっても役です。", "A triplet or kan of norths kept in the hand; a yaku for everybody.", "빼지 않고 손안에 남긴 북의 커쯔나 깡쯔. 누구에게나 역입니다."),
        "replacement_win": n("カンか抜いた北の補充牌でツモあがりします。", "Win on the replacement for a kan or for a north set aside.", "깡이나 뺀 북의 보충패로 쯔모 화료합니다."),
    },
    besides={"small_three_dragons": DRAGONS_INSIDE},
    examples={"north_triplet": Example(hand="345p678p99m24s444z 3s")},
    values=_values,
    sources=(
        Source(
            n("リーチ麻雀共通ルール（三人麻雀ルール）", "Common rules of riichi: three players (三人麻雀ルール)", "리치 마작 공통 룰(三人麻雀ルール)"),
            AUTHOR,
            "",
            n(
                "2〜8を使わない数牌が萬子であることと、1と9の萬子が互いのドラ表示になることは、文書の図が失われているため推定です。持ち点、延長、ツモ損、ノーテン罰符、積み棒は書かれていないので、こちらで決めてオプションにしました。",
                "The picture that names the suit without 2 to 8 is lost; that it is characters, and that its one and nine point to each other, is inferred. The document is silent on starting points, extension, the missing share of a self-draw, noten payments and repeats; what is played here is our choice, and an option.",
                "2~8을 쓰지 않는 종류가 만수라는 점과 1만과 9만이 서로의 도라 표시패가 된다는 점은 원문의 그림이 없어져 추정한 것입니다. 시작 점수, 연장전, 쯔모손, 노텐 벌점, 본장은 적혀 있지 않아 직접 정하고 옵션으로 두었습니다.",
            ),
        ),
    ),
    against="riichi",
    lesson=LESSON,
)  # fmt: skip  # long sentences

RED_GUIDE: Final = replace(GUIDE, lesson=None, taught_by="sanma")
"""The same game with red fives, which needs no lesson of its own."""
