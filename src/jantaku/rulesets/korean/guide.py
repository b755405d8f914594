"""The guide of the Korean game (rules: korean)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.guide.facts import FOUR_KANS, SEVERAL_WINS
from jantaku.guide.prose import Ask, Guide, Points, Say, Section, Show, Source, Steps, Worked
from jantaku.guide.shared import DEAD_WAITS
from jantaku.options import Names, Options, OptionValue
from jantaku.options import names as n
from jantaku.ruleset import Rules
from jantaku.rulesets.korean.guide_examples import CLOSED, EXAMPLES, OPENED, PAIRS
from jantaku.rulesets.korean.guide_patterns import MEANINGS
from jantaku.rulesets.korean.lesson import LESSON
from jantaku.rulesets.korean.options import OPTIONS

_SOME_CHIPS: Final = tuple(range(1, 21))
_SOME_PENALTY: Final = tuple(range(1, 101))
"""Values of `draw_chips` and of `bluff_penalty` under which anything is paid."""

_HAND: Final = Section("hand", (
    Say(n(
        "索子を使わない韓国の麻雀です。基本役{minimum}翻であがれ、基本役・付加役・あがりの加算を足した翻数だけチップをやりとりします。",
        "Korean mahjong without bamboo. {minimum} han of base yaku are needed to win, and base yaku, bonus yaku and an addition for winning are paid in chips.",
        "삭수를 쓰지 않는 한국 마작입니다. 기본역 {minimum}판이면 화료할 수 있고 기본역·부가역·화료 가산을 더한 판수만큼 칩을 주고받습니다.",
    )),
    Steps((
        Say(n("13枚ずつ配ります。花牌があれば脇に置き、山の後ろから補充します。", "Thirteen tiles are dealt to everybody; flowers are laid aside and replaced from the end of the wall.", "13장씩 나눕니다. 꽃패가 있으면 옆에 내놓고 패산 뒤에서 보충합니다.")),
        Say(n("1枚引いて1枚捨て、番は右どなりへ移ります。花牌を引いたら、すぐ脇に置いて補充します。", "A player draws and discards; then the turn passes to the right. A flower drawn is laid aside and replaced at once.", "한 장 뽑고 한 장 버리며 차례는 오른쪽으로 넘어갑니다. 꽃패를 뽑으면 바로 내놓고 보충합니다.")),
        Say(n("誰かがあがるか、山の最後の1枚まで引くと終わりです。", "The hand ends with a win or with the last tile of the wall.", "누군가 화료하거나 패산의 마지막 한 장까지 뽑으면 끝납니다.")),
        Say(n("あがった人が次の親になります。", "Whoever won deals next.", "화료한 사람이 다음 친이 됩니다."), when={"length": "session"}),
    )),
    Points((
        Say(n("流局のあとは、同じ人が続けて親です。", "After a draw the same player deals again.", "유국되면 같은 사람이 계속 친을 합니다."), when={"length": "session", "dealer_after_draw": "stays"}),
        Say(n("流局のあとは、親が右どなりの人に移ります。", "After a draw the deal passes to the right.", "유국되면 친이 오른쪽 사람에게 넘어갑니다."), when={"length": "session", "dealer_after_draw": "passes"}),
        Say(n("同じ牌で何人もあがったら、捨てた人から見て順番がいちばん早い人が次の親です。", "Of several winners on one tile the first in turn after the discarder deals next.", "같은 패로 여러 명이 화료하면 버린 사람부터 차례가 가장 빠른 사람이 다음 친이 됩니다."), when={"length": "session", "multiple_ron": "all", "dealer_of_several": "nearest"}),
        Say(n("同じ牌で何人もあがったら、親がその中にいれば親のまま、いなければ捨てた人から見て順番がいちばん早い人が次の親です。", "Of several winners on one tile the dealer deals again if among them, otherwise the first in turn after the discarder deals next.", "같은 패로 여러 명이 화료했을 때 친이 그중에 있으면 친이 그대로 계속하고, 없으면 버린 사람부터 차례가 가장 빠른 사람이 다음 친이 됩니다."), when={"length": "session", "multiple_ron": "all", "dealer_of_several": "dealer"}),
    )),
    Say(n("局数の決まりはなく、好きなだけ続けます。", "No number of hands is set.", "정해진 국 수 없이 원하는 만큼 이어 갑니다."), when={"length": "session"}),
    Say(n("{length}で、場風があり、親があがるか流局なら続けて親です。", "A game ({length}) with a round wind; the dealer stays after winning and after draws.", "{length}이며 장풍이 있고, 친이 화료하거나 유국되면 계속 친을 합니다."), when={"length": ("east", "east_south")}),
))  # fmt: skip

_TILES: Final = Section("tiles", (
    Say(n(
        "牌は{tiles}枚：萬子・筒子・字牌が4枚ずつと、季節の花牌が4枚です。索子はありません。",
        "There are {tiles} tiles: characters, dots and honours, four of each, and four seasons. There is no bamboo.",
        "패는 {tiles}장입니다. 만수·통수·자패가 네 장씩, 계절 꽃패가 네 장이고 삭수는 없습니다.",
    )),
    Show("f5f6f7f8", n("花牌：春・夏・秋・冬（東・南・西・北の花）", "Seasons: spring, summer, autumn, winter (East, South, West, North)", "꽃패: 봄·여름·가을·겨울(동·남·서·북의 꽃)")),
    Say(n("王牌もドラ表示牌もなく、山は最後の1枚まで引きます。", "There is no dead wall and no indicator: the wall is drawn to the last tile.", "왕패도 도라 표시패도 없고 패산은 마지막 한 장까지 뽑습니다."), when={"dead_wall": 0}),
    Say(n("王牌を{dead_wall}枚残します。ドラ表示牌はありません。", "{dead_wall} tiles are left as a dead wall; there is no indicator.", "왕패를 {dead_wall}장 남깁니다. 도라 표시패는 없습니다."), when={"dead_wall": tuple(range(2, 15, 2))}),
    Say(n("各色の5のうち1枚が赤く、付加役1翻になります。", "One five in each suit is red and adds one bonus han.", "만수와 통수의 5 가운데 한 장씩이 빨간 패이며, 부가역 1판이 됩니다."), when={"reds": "one_each"}),
))  # fmt: skip

_CLAIMS: Final = Section("claims", (
    Points((
        Say(n("チーはありません。", "There is no chi.", "치는 없습니다.")),
        Say(n("ポンは誰からでもできます。", "Pon takes anybody's discard.", "퐁은 누구에게서나 할 수 있습니다.")),
        Say(n("カンは暗槓と加槓だけで、捨て牌へのカン（大明槓）はできません。", "Kans are concealed or added; a discard cannot be claimed for one.", "깡은 안깡과 가깡뿐이고 버림패로 하는 깡(대명깡)은 할 수 없습니다.")),
        Say(n("補充牌は山の後ろから引きます。", "Replacements come from the end of the wall.", "보충패는 패산 뒤에서 뽑습니다.")),
        Say(n("カンは全員合わせて4回までです。", "All players together may make at most four kans in a hand.", "깡은 모두 합쳐 네 번까지입니다."), when={"most_kans": "four"}),
        Say(n("ポンした牌と同じ牌は、すぐには捨てられません。", "A tile of the kind just ponned may not be discarded at once.", "퐁한 패와 같은 패는 바로 버릴 수 없습니다."), when={"kuikae": "forbidden"}),
    )),
))  # fmt: skip

_WINNING: Final = Section("winning", (
    Say(n(
        "あがるには基本役が{minimum}翻以上必要です。付加役は縛りに数えません。鳴いていない手には「門前」の1翻、ツモならさらに1翻が付くので、門前のツモはそれだけであがれます。",
        "A win needs {minimum} han of base yaku; bonus yaku do not count towards them. A closed hand has one han and a closed self-draw one more, so that a closed self-draw always wins.",
        "화료하려면 기본역이 {minimum}판 이상 필요합니다. 부가역은 여기에 세지 않습니다. 울지 않은 손패에는 ‘멘젠’ 1판, 쯔모면 1판이 더 붙으므로 멘젠쯔모는 그것만으로 화료할 수 있습니다.",
    ), when={"count_menzen": True, "minimum": 2}),
    Say(n(
        "あがるには基本役が{minimum}翻以上必要です。付加役は縛りに数えません。",
        "A win needs {minimum} han of base yaku; bonus yaku do not count towards them.",
        "화료하려면 기본역이 {minimum}판 이상 필요합니다. 부가역은 여기에 세지 않습니다.",
    ), when={"minimum": 3}),
    Say(n(
        "あがるには基本役が{minimum}翻以上必要です。付加役は縛りに数えません。",
        "A win needs {minimum} han of base yaku; bonus yaku do not count towards them.",
        "화료하려면 기본역이 {minimum}판 이상 필요합니다. 부가역은 여기에 세지 않습니다.",
    ), when={"minimum": 2, "count_menzen": False}),
    Say(n(
        "フリテンは日本の麻雀と同じです。待ち牌を捨てているとロンできず、見逃すと次に捨てるまで、リーチ中なら局の終わりまでロンできません。",
        "Furiten works as in Japanese mahjong: a wait among one's own discards bars ron, and so does letting a win pass, until one's next discard or, in riichi, for the rest of the hand.",
        "후리텐은 일본 마작과 같습니다. 대기패를 버렸다면 론할 수 없고, 놓치면 다음에 버릴 때까지, 리치 중이면 국이 끝날 때까지 론할 수 없습니다.",
    )),
    Say(n("翻が足りなくてあがれなかった牌も、見逃したものとして扱います。", "A tile that one cannot win on for lack of han counts as having been let pass.", "판수가 모자라 화료하지 못한 패도 놓친 것과 같습니다."), when={"furiten_when_barred": True}),
    Say(n("同じ牌にロンした人は全員あがります。", "Everybody who claims ron on a tile wins.", "같은 패에 론한 사람은 모두 화료합니다."), when={"multiple_ron": "all", "abort_triple_ron": False}),
    Say(n("同じ牌に2人がロンしたら2人ともあがり、3人なら流局です。", "Two rons on one tile both win; three end the hand.", "같은 패에 두 명이 론하면 둘 다 화료하고, 세 명이면 유국입니다."), when={"multiple_ron": "all", "abort_triple_ron": True}),
    Say(n("複数の人がロンしたら、順番がいちばん早い1人だけがあがります。", "Of several rons the first in turn wins.", "여러 명이 론하면 차례가 가장 빠른 한 사람만 화료합니다."), when={"multiple_ron": "nearest"}),
))  # fmt: skip

_DECLARING: Final = Section("declaring", (
    Points((
        Say(n("門前で、山に4枚以上残っているときにリーチ（ウォッポ）できます。リーチ棒はありません。", "A closed hand may declare riichi with at least four tiles left in the wall. There is no stick.", "멘젠이고 패산에 네 장 이상 남아 있을 때 리치(엎어)할 수 있습니다. 리치봉은 없습니다.")),
        Say(n("テンパイしていなくてもリーチできます。4人全員がリーチしたときだけ手牌を確かめ、テンパイしていなかった人はほかの3人に{bluff_penalty}枚ずつ払います。", "One need not be tenpai. Only when all four are in riichi are hands checked, and a bluffer pays {bluff_penalty} to each of the others.", "텐파이가 아니어도 리치할 수 있습니다. 네 명 모두 리치했을 때만 손패를 확인하고, 텐파이가 아니었던 사람은 다른 세 명에게 칩을 {bluff_penalty}개씩 냅니다."), when={"bluff_riichi": True, "abort_four_riichi": True, "bluff_penalty": _SOME_PENALTY}),
        Say(n("テンパイしていなくてもリーチできます。罰はありません。", "One need not be tenpai. There is no penalty for a bluff.", "텐파이가 아니어도 리치할 수 있습니다. 벌칙은 없습니다."), when={"bluff_riichi": True, "abort_four_riichi": True, "bluff_penalty": 0}),
        Say(n("テンパイしていなくてもリーチできます。手牌を確かめることはなく、罰もありません。", "One need not be tenpai. Hands are never checked, and there is no penalty.", "텐파이가 아니어도 리치할 수 있습니다. 손패를 확인하는 일은 없고 벌칙도 없습니다."), when={"bluff_riichi": True, "abort_four_riichi": False}),
        Say(n("リーチできるのはテンパイした手だけです。", "Only a hand that is tenpai may declare.", "텐파이한 손패만 리치할 수 있습니다."), when={"bluff_riichi": False}),
        Say(n("オープンリーチ（ブロー）は手牌をすべて見せるリーチです。テンパイが必要です。", "Open riichi shows the whole hand; it must be tenpai.", "오픈 리치(불러)는 손패를 모두 보여 주는 리치입니다. 텐파이여야 할 수 있습니다.")),
        Say(n("第一打のリーチは基本役5翻で、縛りを満たします。", "Riichi with one's first discard is five base han, enough to win.", "첫 타패로 하는 리치는 기본역 5판이어서 그것만으로 최소 판수를 채웁니다.")),
    )),
))  # fmt: skip

_DRAWS: Final = Section("draws", (
    Say(n(
        "流局すると、テンパイかどうかにかかわらず全員が{draw_chips}枚を供託に出します。次に門前ツモであがった人がすべてもらいます。",
        "At every draw each player, tenpai or not, puts {draw_chips} chips into the pot. The next closed self-draw takes it.",
        "유국되면 텐파이 여부와 관계없이 모두가 칩을 {draw_chips}개씩 공탁에 냅니다. 다음에 멘젠쯔모로 화료한 사람이 모두 가져갑니다.",
    ), when={"draw_pot": "chips", "draw_chips": _SOME_CHIPS}),
    Say(n("流局しても、チップは動きません。", "Nothing is paid at draws.", "유국되어도 칩은 움직이지 않습니다."), when={"draw_pot": "chips", "draw_chips": 0}),
    Say(n("流局ではチップを出さず、続いた流局1回につき1翻が次のあがりに付きます。", "No chips are paid at draws; each one in a row adds a han to the next win.", "유국되어도 칩을 내지 않고, 이어진 유국의 횟수만큼 다음 화료에 판수가 붙습니다."), when={"draw_pot": "han"}),
    Say(n("次のときは途中で流局になります。", "A hand is called off when:", "다음의 경우에는 도중에 유국됩니다.")),
    Points((
        Say(n("最初のツモで幺九牌が9種以上あり、その人が流局を選ぶ", "a player's first draw makes nine or more kinds of terminals and honours, and they choose to", "첫 쯔모에서 요구패가 9종 이상이고 그 사람이 유국을 고를 때"), when={"abort_nine_terminals": True}),
        Say(n("最初の一巡に4人とも西を捨てる（ほかの風では流局しません）", "all four first discards are West; other winds do not count", "첫 순에 네 명 모두 서를 버릴 때(다른 풍패는 해당하지 않음)"), when={"abort_four_wests": True}),
        Say(n("4人全員がリーチする", "all four players are in riichi", "네 명 모두 리치할 때"), when={"abort_four_riichi": True}),
        Say(n("2人以上で合わせて4回カンする", "four kans are made by two players or more", "두 명 이상이 합쳐서 네 번 깡할 때"), when={"abort_four_kans": True}),
        Say(n("1枚に3人がロンする", "three players claim ron on one tile", "한 장에 세 명이 론할 때"), when={"abort_triple_ron": True}),
    )),
    Say(n("終わるときに残った供託は、全員に等しく返します。", "A pot left at the end is given back in equal shares.", "끝날 때 남은 공탁은 모두에게 똑같이 돌려줍니다."), when={"draw_pot": "chips", "draw_chips": _SOME_CHIPS}),
))  # fmt: skip

_SCORING: Final = Section("scoring", (
    Steps((
        Say(n("基本役の翻を足し、{minimum}翻以上あるか確かめます。", "Add up the base yaku; there must be at least {minimum}.", "기본역의 판수를 더해 {minimum}판 이상인지 확인합니다.")),
        Say(n("付加役の翻を足します。", "Add the bonus yaku.", "부가역의 판수를 더합니다.")),
        Say(n("あがりの加算（{win_addition}）を足した合計が、この手の翻数です。", "Add the addition for winning ({win_addition}): the total is what the hand is worth.", "화료 가산({win_addition})을 더한 합계가 이 손패의 판수입니다."), when={"win_addition": ("10_5", "5_2")}),
        Say(n("ツモなら{others}人から合計の枚数ずつ、ロンなら捨てた人から合計の2倍をもらいます。", "A self-draw takes the total from each of the other {others}, a ron twice the total from the discarder.", "쯔모면 {others}명에게서 합계만큼씩, 론이면 버린 사람에게서 합계의 두 배를 받습니다.")),
    )),
    Say(n("親と子の区別はありません。", "Being the dealer makes no difference.", "친이라고 점수가 달라지지는 않습니다.")),
    Worked(n("門前のロン。リーチ、懸賞牌、花牌2枚が付加役です。", "A closed ron; riichi, the prize tile and two flowers are bonus yaku", "멘젠 론. 리치와 현상패, 꽃패 두 장이 부가역입니다."), CLOSED, when={"flowers": "each"}),
    Worked(n("門前のロン。リーチ、懸賞牌、花牌2枚のうち自分の夏が付加役です。", "A closed ron; riichi, the prize tile and, of the two flowers, one's own (summer) are bonus yaku", "멘젠 론. 리치와 현상패, 그리고 꽃패 두 장 가운데 자신의 여름이 부가역입니다."), CLOSED, when={"flowers": "own_seat"}),
    Worked(n("鳴いた手のツモ", "A self-draw with an open hand", "후로한 손패의 쯔모"), OPENED),
    Worked(n("七対子のツモ", "Seven pairs by self-draw", "치또이츠 쯔모"), PAIRS),
))  # fmt: skip

_MISTAKES: Final = Section("mistakes", (
    Points((
        Say(n("付加役を縛りに数える。花牌や懸賞牌だけではあがれません。", "Counting bonus yaku towards the minimum. Flowers and prize tiles do not make a hand win.", "부가역을 최소 판수에 셉니다. 꽃패나 현상패만으로는 화료할 수 없습니다.")),
        Say(n("門前のリーチだけでロンできると思う。リーチは付加役なので、門前の1翻では足りません。", "Expecting riichi to allow a ron. It is a bonus; a closed hand alone has one base han.", "멘젠 리치만으로 론할 수 있다고 생각합니다. 리치는 부가역이므로 멘젠 1판으로는 모자랍니다."), when={"count_menzen": True}),
        Say(n("ツモの平和を数える。平和はロンだけです。", "Counting pinfu on a self-draw. It is for ron only.", "쯔모에도 핑후를 셉니다. 핑후는 론에만 붙습니다.")),
    )),
))  # fmt: skip

_QUESTIONS: Final = Section("questions", (
    Ask(
        n("懸賞牌とは何ですか？", "What are prize tiles?", "현상패가 무엇입니까?"),
        n("あがった手の中にある、和了牌と同じ牌です。鳴いた面子の中の牌も数え、和了牌自身を含めて1枚につき1翻です。", "Copies of the winning tile in the finished hand, in called sets too; one han each, the winning tile included.", "화료한 손패 안에 있는, 화료패와 같은 패입니다. 후로한 몸통 안의 패도 세며, 화료패 자체를 포함해 한 장마다 1판입니다."),
        when={"prize": "all"},
    ),
    Ask(
        n("懸賞牌とは何ですか？", "What are prize tiles?", "현상패가 무엇입니까?"),
        n("手の中（副露と暗槓を除く）にある、和了牌と同じ牌です。和了牌自身を含めて1枚につき1翻です。", "Copies of the winning tile among the concealed tiles, not in called sets or kans; one han each, the winning tile included.", "손안(후로와 안깡 제외)에 있는, 화료패와 같은 패입니다. 화료패 자체를 포함해 한 장마다 1판입니다."),
        when={"prize": "concealed"},
    ),
    Ask(
        n("国士無双はありますか？", "Are there thirteen orphans?", "국사무쌍이 있습니까?"),
        n("索子がないので作れません。", "Without bamboo they cannot be made.", "삭수가 없어 만들 수 없습니다."),
    ),
    Ask(
        n("テンパイしていないリーチは、ばれますか？", "Does a bluff riichi show?", "노텐 리치는 들통납니까?"),
        n("4人全員がリーチしたときだけです。それまでは、できるカンの表示からも分かりません。", "Only when all four are in riichi. Until then nothing tells, not even which kans are offered.", "네 명 모두 리치했을 때뿐입니다. 그전에는 깡을 할 수 있는지 없는지로도 드러나지 않습니다."),
        when={"bluff_riichi": True, "abort_four_riichi": True},
    ),
    Ask(
        n("テンパイしていないリーチは、ばれますか？", "Does a bluff riichi show?", "노텐 리치는 들통납니까?"),
        n("いいえ。手牌を確かめることはなく、できるカンの表示からも分かりません。", "No. Hands are never checked, and nothing tells, not even which kans are offered.", "아니요. 손패를 확인하는 일이 없고, 깡을 할 수 있는지 없는지로도 드러나지 않습니다."),
        when={"bluff_riichi": True, "abort_four_riichi": False},
    ),
    *DEAD_WAITS,
))  # fmt: skip


_WINNER_DEALS: Final = n(
    "点は子と同じ、あがった人が次の親",
    "no difference in points; whoever won deals next",
    "점수 차이 없음, 화료한 사람이 다음 친",
)

_STAYS: Final = n(
    "点は子と同じ、連荘は親のあがりか流局",
    "no difference in points; stays on after a win or a draw",
    "점수 차이 없음, 렌짱: 친의 화료 또는 유국",
)


def _facts(options: Options, rules: Rules) -> dict[str, Names]:
    minimum, chips = options.integer("minimum"), options.integer("draw_chips")
    choices = {o.id: {c.value: c.names for c in o.choices} for o in OPTIONS if o.kind == "choice"}
    return {
        "minimum": n(f"基本役{minimum}翻以上", f"{minimum} base han", f"기본역 {minimum}판 이상"),
        "several_wins": SEVERAL_WINS[options.text("multiple_ron")],
        "counting": n("翻の足し算", "han, added up", "판수 합산"),
        "payments": n("ロンは捨てた人が2倍、ツモは全員", "ron: the discarder, twice; self-draw: everybody", "론은 버린 사람이 두 배, 쯔모는 모두"),
        "dealer": _WINNER_DEALS if options.text("length") == "session" else _STAYS,
        "draw": choices["draw_pot"]["han"]
        if options.text("draw_pot") == "han"
        else n(f"全員が供託に{chips}枚", f"everybody puts {chips} into a pot", f"각자 공탁에 칩 {chips}개")
        if chips
        else n("やりとりなし", "nothing is paid", "주고받지 않음"),
        "four_kans": FOUR_KANS["discard" if options.flag("abort_four_kans") else ""],
        "length": choices["length"][options.text("length")],
        "start": n("0枚", "0 chips", "0개"),
    }  # fmt: skip  # long sentences


def _settled(options: Options, rules: Rules) -> Mapping[str, OptionValue | Names]:
    winners = {"next_dealer": "winner"} if options.text("length") == "session" else {}
    return {
        "players": rules.seats,
        "start_points": 0,
        **winners,
        "discard_pays": n("放銃者が2倍", "The discarder, double", "방총자가 두 배"),
        "last_draw_kan": False,
        "riichi_min_live": 4,
        "ippatsu": False,
        "riichi_needs_stick": False,
        "temporary_furiten": "own_discard",
        "orphans_rob_concealed_kan": False,
        "pao": False,
        "ura": False,
        "kan_indicators": False,
        "kan_ura": False,
        "kan_income": 0,
        "honba": 0,
        "nagashi": False,
        "abort_four_winds": False,
        "bust": "off",
        "extension": False,
        "uma": "none",
    }


GUIDE: Final = Guide(
    sections=(
        _HAND, _TILES, _CLAIMS, _WINNING, _DECLARING, _DRAWS, _SCORING, _MISTAKES, _QUESTIONS,
    ),
    meanings=MEANINGS,
    examples=EXAMPLES,
    besides={
        "small_three_dragons": n("三元牌の役を含む", "dragon sets included", "삼원패의 역 포함"),
    },
    otherwise={"minimum": 2},
    loads=(
        ("closed", n("門前のロン、リーチと花牌", "Closed ron, riichi and flowers", "멘젠 론, 리치와 꽃패"), CLOSED),
        ("opened", n("鳴いた手のツモ", "Open self-draw", "후로한 손패의 쯔모"), OPENED),
        ("pairs", n("七対子のツモ", "Seven pairs by self-draw", "치또이츠 쯔모"), PAIRS),
    ),
    facts=_facts,
    settled=_settled,
    sources=(
        Source(
            n("索子抜きの韓国麻雀のルール紹介", "Rules of Korean mahjong without bamboo", "삭수를 뺀 한국 마작 룰 소개"),
            n("韓国麻雀連盟の会員", "A member of the Korea Mahjong Federation", "한국마작연맹 회원"),
            "",
            n(
                "連盟の標準ルールではなく、ネットゲームに共通する部分と韓国の本をもとにしたものです。流局時の供託の枚数、ノーテンリーチの罰、親の決め方、複数のロン、見逃しの扱い、海底一筒の翻数は書かれていないか不明なので、こちらで決めてオプションにしました。文書の計算例は加算とロンの2倍を省いているため、本文の規則に従いました。",
                "These are not the federation's standard rules, but what online games have in common and a Korean book describes. Silent or unclear, and therefore our choice and an option: chips at a draw, the penalty for a bluff, who deals, several rons, passed wins, and what the last tile with the one of dots is worth. The document's worked hands leave out the addition and the doubling of a ron; the text of its rules is followed.",
                "연맹의 표준 룰이 아니라 인터넷 게임의 공통된 부분과 한국의 책을 바탕으로 한 것입니다. 유국 때 공탁의 개수, 노텐 리치의 벌칙, 친을 정하는 법, 동시 론, 놓친 패의 처리, 해저일통의 판수는 적혀 있지 않거나 분명하지 않아 직접 정하고 옵션으로 두었습니다. 문서의 계산 예는 가산과 론의 두 배를 생략했으므로 본문의 규칙을 따랐습니다.",
            ),
        ),
    ),
    against="riichi",
    lesson=LESSON,
)  # fmt: skip  # long sentences
