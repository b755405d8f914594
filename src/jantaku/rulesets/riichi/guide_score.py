"""The guide of riichi: declaring, draws, scoring. Its relatives change blocks by id."""

from __future__ import annotations

from typing import Final

from jantaku.guide.prose import Grid, Points, Say, Section, Steps, Worked
from jantaku.options import names as n
from jantaku.rulesets.riichi.guide_examples import COUNTED, DEALT, REPEATED
from jantaku.rulesets.riichi.guide_limits import LIMITS

_GOALS: Final = tuple(range(100, 200_001, 100))
"""Values of `goal` under which there is one."""

DECLARING: Final = Section("declaring", (
    Say(n(
        "門前でテンパイしたら、捨て牌を横に向けてリーチを宣言できます。千点棒を1本出し、以後は手を変えられません。",
        "With a closed hand that is tenpai one may declare riichi with a discard, laid sideways. It costs a stick of 1,000 points, and the hand can no longer be changed.",
        "멘젠으로 텐파이하면 버림패를 옆으로 눕혀 리치를 선언할 수 있습니다. 천 점 봉을 하나 내고, 그 뒤로는 손패를 바꿀 수 없습니다.",
    )),
    Points((
        Say(n("宣言できるのは、山に{riichi_min_live}枚以上残っているときです。", "At least {riichi_min_live} tiles must be left to draw.", "패산에 {riichi_min_live}장 이상 남아 있어야 선언할 수 있습니다."), when={"riichi_min_live": tuple(range(1, 21))}),
        Say(n("持ち点が1,000点以上必要です。", "One needs at least 1,000 points.", "점수가 1,000점 이상 있어야 합니다."), when={"riichi_needs_stick": True}),
        Say(n("宣言牌でロンされると、リーチは成立せず、1,000点も出しません。", "If somebody wins on the declaring discard, the riichi does not stand and its 1,000 points are not paid.", "선언패로 론당하면 리치는 성립하지 않고 1,000점도 내지 않습니다.")),
        Say(n("リーチ後は、待ちの変わらない暗槓だけができます。", "In riichi only a concealed kan that leaves the waits as they are is possible.", "리치 후에는 대기가 바뀌지 않는 안깡만 할 수 있습니다."), when={"strict_riichi_kan": False}),
        Say(n("リーチ後は、待ちも面子の取り方も変わらない暗槓だけができます。", "In riichi only a concealed kan is possible that changes neither the waits nor any reading of the hand.", "리치 후에는 대기도 손패의 구성도 바뀌지 않는 안깡만 할 수 있습니다."), when={"strict_riichi_kan": True}),
        Say(n("次の自分の打牌までに、鳴きもカンも入らずにあがると一発で1翻増えます。", "A win before one's own next discard, with no call or kan in between, adds ippatsu, one han.", "자신의 다음 타패까지 아무도 울거나 깡하지 않은 채 화료하면 일발로 1판이 늘어납니다."), when={"ippatsu": True}, id="declaring.ippatsu"),
        Say(n("リーチしてあがると、ドラ表示牌の下の牌をめくり、裏ドラも数えます。", "A winner in riichi also counts the ura dora, shown by the tiles under the indicators.", "리치하고 화료하면 표시패 아래의 패를 공개해 뒷도라도 셉니다."), when={"ura": True}),
        Say(n("カンで増えた表示牌の下も裏ドラ表示牌です。", "Those under the indicators that kans have turned count, too.", "깡으로 늘어난 표시패 아래의 패도 뒷도라 표시패입니다."), when={"ura": True, "kan_indicators": True, "kan_ura": True}),
        Say(n("カンで増えた表示牌の下は、裏ドラ表示牌になりません。", "Those under the indicators that kans have turned do not count.", "깡으로 늘어난 표시패 아래의 패는 뒷도라 표시패가 되지 않습니다."), when={"ura": True, "kan_indicators": True, "kan_ura": False}),
    ), id="declaring.list"),
    Say(n(
        "リーチ棒は次にあがった人がもらいます。",
        "The sticks go to the next winner.",
        "리치봉은 다음에 화료한 사람이 가져갑니다.",
    )),
    Say(n(
        "複数の人があがったときは、各自のリーチ棒をまず本人に戻し、残りを捨てた人から見て順番がいちばん早い人がもらいます。",
        "When several win, each first gets back their own stick; the rest go to the first in turn after the discarder.",
        "여러 명이 화료하면 각자의 리치봉을 먼저 본인에게 돌려주고, 나머지는 버린 사람부터 차례가 가장 빠른 사람이 가져갑니다.",
    ), when={"own_sticks_back": True, "multiple_ron": ("two", "all")}),
    Say(n(
        "複数の人があがったときは、捨てた人から見て順番がいちばん早い人がすべてもらいます。",
        "When several win, all go to the first in turn after the discarder.",
        "여러 명이 화료하면 버린 사람부터 차례가 가장 빠른 사람이 모두 가져갑니다.",
    ), when={"own_sticks_back": False, "multiple_ron": ("two", "all")}),
))  # fmt: skip

DRAWS: Final = Section("draws", (
    Say(n(
        "山がなくなると流局です。{noten_words}",
        "The hand is a draw when the wall runs out. {noten_words}",
        "패산이 없어지면 유국입니다. {noten_words}",
    )),
    Say(n(
        "流局までの捨て牌がすべて幺九牌で、1枚も鳴かれていない人は、満貫のツモと同じ点数をもらいます（流し満貫）。",
        "Whoever discarded terminals and honours only, none of them called, is paid as for a mangan by self-draw (nagashi mangan).",
        "버림패가 모두 요구패이고 아무도 그것을 울지 않은 채 유국된 사람은 만관 쯔모와 같은 점수를 받습니다(유국만관).",
    ), when={"nagashi": True}),
    Say(n("次のときは途中で流局になります。", "A hand is called off when:", "다음의 경우에는 도중에 유국됩니다."), id="draws.aborts"),
    Points((
        Say(n("九種九牌：最初のツモで幺九牌が9種以上あり、その人が流局を選ぶ", "a player's first draw makes nine or more kinds of terminals and honours, and they choose to", "구종구패: 첫 쯔모에서 요구패가 9종 이상이고 그 사람이 유국을 고를 때"), when={"abort_nine_terminals": True}),
        Say(n("四風連打：最初の一巡に全員が同じ風牌を捨てる", "everybody's first discard is the same wind", "사풍연타: 첫 순에 모두가 같은 풍패를 버릴 때"), when={"abort_four_winds": True}, id="draws.winds"),
        Say(n("四開槓：2人以上で合わせて4回カンし、4回目のあとの打牌が通る", "four kans are made by two players or more and the discard after the last has passed", "사깡유국: 두 명 이상이 합쳐서 네 번 깡하고 그 뒤의 타패가 통과했을 때"), when={"abort_four_kans": True}, id="draws.kans"),
        Say(n("四家立直：4人全員がリーチする", "all four players are in riichi", "사가리치: 네 명 모두 리치할 때"), when={"abort_four_riichi": True}),
        Say(n("三家和：1枚に3人がロンする", "three players claim ron on one tile", "삼가화: 한 장에 세 명이 론할 때"), when={"multiple_ron": "two"}, id="draws.triple"),
    )),
    Say(n(
        "親があがるか、流局でテンパイしていれば親は続きます。連荘と流局では積み棒（本場）が1本増え、子があがると0に戻ります。",
        "The dealer stays on after winning, or when tenpai at a draw. Both that and any draw add one to the repeat counter; another player's win sets it back to 0.",
        "친이 화료하거나 유국 때 텐파이면 친을 이어 갑니다(렌짱). 렌짱이나 유국이면 본장이 하나 늘고, 친이 아닌 사람이 화료하면 0으로 돌아갑니다.",
    )),
    Say(n(
        "誰かの持ち点が0点を下回ると対局は終わりです（トビ）。",
        "The game is over as soon as somebody has less than 0 points.",
        "누군가의 점수가 0점 아래로 내려가면 대국은 끝납니다(토비).",
    ), when={"bust": "below_zero"}),
    Say(n(
        "誰かの持ち点が0点以下になると対局は終わりです（トビ）。",
        "The game is over as soon as somebody has 0 points or less.",
        "누군가의 점수가 0점 이하가 되면 대국은 끝납니다(토비).",
    ), when={"bust": "zero_or_less"}),
    Say(n(
        "最終局に親が1位であがれば、そこで終わります。",
        "A dealer who wins the last hand in first place ends the game.",
        "마지막 국에서 친이 1위로 화료하면 거기서 끝납니다.",
    ), when={"dealer_stops_on_top": True, "dealer_stops_on_tenpai": False}),
    Say(n(
        "最終局で親があがるか、テンパイで流局したとき、親が1位ならそこで終わります。",
        "A dealer who wins the last hand, or is tenpai when its wall runs out, ends the game if in first place.",
        "마지막 국에서 친이 화료하거나 텐파이로 유국되었을 때 친이 1위라면 거기서 끝납니다.",
    ), when={"dealer_stops_on_top": True, "dealer_stops_on_tenpai": True}),
    Say(n(
        "その場合も{goal}点以上が必要です。",
        "That also takes at least {goal} points.",
        "그러려면 {goal}점 이상도 필요합니다.",
    ), when={"dealer_stops_on_top": True, "goal": _GOALS}),
    Say(n(
        "最終局のあと誰も{goal}点に届かなければ、届く人が出るまで延長します。",
        "If nobody has {goal} points after the last hand, play goes on until somebody has.",
        "마지막 국 뒤에 아무도 {goal}점에 도달하지 못하면 도달하는 사람이 나올 때까지 연장합니다.",
    ), when={"extension": True, "goal": _GOALS}),
    Say(n(
        "対局が終わって場に残ったリーチ棒は、1位の人がもらいます。",
        "Sticks left on the table at the end go to first place.",
        "대국이 끝났을 때 남은 리치봉은 1위가 가져갑니다.",
    ), when={"leftover_sticks": "first"}),
    Say(n(
        "対局が終わって場に残ったリーチ棒は、誰ももらいません。",
        "Sticks left on the table at the end go to nobody.",
        "대국이 끝났을 때 남은 리치봉은 아무도 갖지 않습니다.",
    ), when={"leftover_sticks": "none"}),
    Say(n(
        "順位点（ウマ、千点単位）：{uma}。",
        "Added or taken by place at the end (uma, in thousands): {uma}.",
        "순위에 따라 더하고 빼는 점수(우마, 천 점 단위): {uma}.",
    )),
    Say(n(
        "順位は、残ったリーチ棒を加える前の持ち点で決めます。同点なら、最初の親（起家）から見て順番が早い人が上の順位です。",
        "Places go by points before left-over sticks are added. Of equal points the seat nearer the first dealer in turn order places higher.",
        "순위는 남은 리치봉을 더하기 전의 점수로 정합니다. 점수가 같으면 첫 친부터 차례가 빠른 사람의 순위가 더 높습니다.",
    )),
))  # fmt: skip

SCORING: Final = Section("scoring", (
    Steps((
        Say(n("役とドラの翻を足します。", "Add up the han of yaku and dora.", "역과 도라의 판수를 더합니다.")),
        Say(n("符を数えます。合計は10の位に切り上げます（七対子は25符のまま）。", "Count fu and round up to tens (seven pairs stay at 25).", "부를 셉니다. 합계는 10 단위로 올립니다(치또이츠는 25부 그대로).")),
        Say(n("基本点は「符 × 2の（翻＋2）乗」です。2,000点を超える手と5翻以上の手は、満貫以上の決まった点数になります。", "Base points are fu × 2 to the power of han + 2. Anything above 2,000, and any hand of five han or more, has a limit's fixed value.", "기본점은 ‘부 × 2의 (판+2)제곱’입니다. 2,000점을 넘거나 5판 이상인 손패는 만관부터 정해진 점수가 됩니다.")),
        Say(n("ロンは捨てた人が基本点の4倍（親のあがりは6倍）を払います。ツモは{payer_words}。100点未満は切り上げます。", "For a ron the discarder pays four times the base points, six times to the dealer. For a self-draw {payer_words}. Payments are rounded up to hundreds.", "론은 버린 사람이 기본점의 4배(친이 화료하면 6배)를 냅니다. 쯔모는 {payer_words}. 100점 미만은 올립니다.")),
        Say(n("{honba_words}", "{honba_words}", "{honba_words}"), id="scoring.honba"),
    )),
    Grid(
        (n("符", "Fu", "부"), n("点", "Amount", "점수")),
        (
            (n("副底（どの手にも）", "Every hand", "기본부(모든 손패)"), n("{fu_base}", "{fu_base}", "{fu_base}")),
            (n("門前のロン", "Ron with a closed hand", "멘젠 론"), n("{fu_closed_ron}", "{fu_closed_ron}", "{fu_closed_ron}")),
            (n("ツモ（平和を除く）", "Self-draw, except for pinfu", "쯔모(핑후 제외)"), n("{fu_tsumo}", "{fu_tsumo}", "{fu_tsumo}")),
            (n("鳴いた手でほかに符がない", "Open hand with no other fu", "후로했고 다른 부가 없을 때"), n("{fu_bare_open}", "{fu_bare_open}", "{fu_bare_open}")),
            (n("刻子：明刻・暗刻（幺九牌は2倍）", "Triplet, open and concealed (terminals and honours: double)", "커쯔: 밍커·안커(요구패는 2배)"), n("{fu_triplet}・{fu_concealed}", "{fu_triplet} / {fu_concealed}", "{fu_triplet}·{fu_concealed}")),
            (n("槓子：明槓・暗槓（幺九牌は2倍）", "Kan, open and concealed (terminals and honours: double)", "깡쯔: 밍깡·안깡(요구패는 2배)"), n("{fu_kan}・{fu_concealed_kan}", "{fu_kan} / {fu_concealed_kan}", "{fu_kan}·{fu_concealed_kan}")),
            (n("雀頭：三元牌・自風・場風（連風牌）", "Pair of dragons, seat or round wind (both at once)", "머리: 삼원패·자풍·장풍(연풍패)"), n("{fu_pair}（{double_wind_fu}）", "{fu_pair} ({double_wind_fu})", "{fu_pair}({double_wind_fu})")),
            (n("待ち：{fu_waits}", "Wait: {fu_waits}", "대기: {fu_waits}"), n("{fu_wait}", "{fu_wait}", "{fu_wait}")),
        ),
        id="scoring.fu",
    ),
    LIMITS,
    Say(n(
        "4翻30符と3翻60符は満貫に切り上げます。",
        "Four han 30 fu and three han 60 fu are rounded up to mangan.",
        "4판 30부와 3판 60부는 만관으로 올립니다.",
    ), when={"round_up_mangan": True}),
    Say(n(
        "複数の役満が同時にできると、その数だけ点数が重なります。",
        "Several yakuman in one hand are each paid.",
        "여러 역만이 동시에 성립하면 그 수만큼 점수를 더합니다.",
    ), when={"yakuman_add": True}),
    Say(n(
        "役満がいくつ重なっても、1つ分の点数です。",
        "However many yakuman a hand has, only one is paid.",
        "역만이 몇 개 겹쳐도 점수는 역만 하나와 같습니다.",
    ), when={"yakuman_add": False}, id="scoring.one_yakuman"),
    Say(n(
        "大三元・大四喜の最後の1組を鳴かせた人は、ツモなら全額、ほかの人のロンなら半額を払います（責任払い）。",
        "Whoever fed the last set of big three dragons or big four winds pays all of a self-draw and half of a ron from somebody else (responsibility).",
        "대삼원·대사희의 마지막 몸통이 되는 패를 내준 사람은 쯔모면 전액, 다른 사람의 론이면 절반을 냅니다(책임지불).",
    ), when={"pao": True}),
    Say(n(
        "責任払いの手がロンであがったとき、積み棒の分は責任者が払います。",
        "For the repeats of a ron under responsibility the responsible player pays.",
        "책임지불이 적용된 손패가 론으로 화료하면 본장 점수는 책임자가 냅니다.",
    ), when={"pao": True, "pao_honba": "responsible"}),
    Say(n(
        "責任払いの手がロンであがったとき、積み棒の分は捨てた人が払います。",
        "For the repeats of a ron under responsibility the discarder pays.",
        "책임지불이 적용된 손패가 론으로 화료하면 본장 점수는 버린 사람이 냅니다.",
    ), when={"pao": True, "pao_honba": "discarder"}),
    Say(n(
        "ほかの役満が重なれば、責任者は全体の責任を負います。",
        "Where another yakuman joins in, the responsible player is liable for the whole hand.",
        "다른 역만이 겹치면 책임자는 전체를 책임집니다.",
    ), when={"pao": True, "yakuman_add": True, "pao_composite": "whole"}),
    Say(n(
        "ほかの役満が重なっても、責任者が負うのは対象の役満の分だけです。",
        "Where another yakuman joins in, the responsible player is liable for the fed one alone.",
        "다른 역만이 겹쳐도 책임자는 해당 역만만 책임집니다.",
    ), when={"pao": True, "yakuman_add": True, "pao_composite": "part"}),
    Worked(n("符を1つずつ数えるリーチのロン", "A ron in riichi, fu counted one by one", "부를 하나씩 세어 보는 리치 론"), COUNTED),
    Worked(n("親のツモ。ドラ・赤ドラ・裏ドラを含みます。", "A dealer's self-draw with dora, red five and ura dora", "친의 쯔모. 도라·적도라·뒷도라를 포함합니다."), DEALT, when={"reds": ("one_each", "two_dots"), "ura": True}, id="scoring.dealt"),
    Worked(n("2本場で、場にリーチ棒が1本あるときのロン", "A ron with two repeats and a riichi stick on the table", "2본장에서 탁자에 리치봉이 하나 있을 때의 론"), REPEATED, id="scoring.repeated"),
))  # fmt: skip
