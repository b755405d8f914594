"""The guide of the Hong Kong game (rules: hongkong)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.guide.example import Example
from jantaku.guide.facts import FOUR_KANS, SEVERAL_WINS
from jantaku.guide.prose import Ask, Guide, Points, Say, Section, Show, Source, Steps, Worked
from jantaku.guide.shared import ABORTS
from jantaku.options import Names, Options, OptionValue
from jantaku.options import names as n
from jantaku.ruleset import Rules
from jantaku.rulesets.hongkong.guide_ladder import PAID, ladder_words
from jantaku.rulesets.hongkong.guide_patterns import EXAMPLES, MEANINGS
from jantaku.rulesets.hongkong.lesson import LESSON
from jantaku.rulesets.hongkong.options import OPTIONS

_DRAWN: Final = Example(hand="222m333p5m [777s] [999p] 5m", flags=("tsumo",), seat="E")
_CLAIMED: Final = Example(hand="222m333p5m [777s] [999p] 5m", seat="E", discarder=1)
_LIMIT: Final = Example(hand="111m222m333p55m44s 4s", flags=("tsumo",), seat="E")
_FLOWERS: Final = Example(hand="123p456p99p79p333z 8p", seat="S", aside="f2f6")

_SOME_FAAN: Final = tuple(range(1, 9))
"""Values of `minimum` under which anything is needed beside the shape."""

_HAND: Final = Section("hand", (
    Say(n(
        "花牌を入れた{tiles}枚で打つ広東式の麻雀です。あがりには{minimum}番以上が必要で、フリテンやリーチはありません。",
        "The Cantonese game with {tiles} tiles, flowers included. A win needs {minimum} faan; there is no riichi and no furiten.",
        "꽃패를 넣은 {tiles}장으로 치는 광둥식 마작입니다. 화료하려면 {minimum}판 이상이 필요하고 후리텐이나 리치는 없습니다.",
    ), when={"minimum": _SOME_FAAN}),
    Say(n(
        "花牌を入れた{tiles}枚で打つ広東式の麻雀です。形さえできればあがれ、フリテンやリーチはありません。",
        "The Cantonese game with {tiles} tiles, flowers included. Any complete hand wins; there is no riichi and no furiten.",
        "꽃패를 넣은 {tiles}장으로 치는 광둥식 마작입니다. 형태만 완성되면 화료할 수 있고 후리텐이나 리치는 없습니다.",
    ), when={"minimum": 0}),
    Steps((
        Say(n("13枚ずつ配ります。親から順に、花牌を脇に置いて山の後ろから補充します。", "Thirteen tiles are dealt to everybody. The dealer first, then each player in turn, lays flowers aside and replaces them from the end of the wall.", "13장씩 나눕니다. 친부터 차례로 꽃패를 내놓고 패산 뒤에서 보충합니다.")),
        Say(n("1枚引いて1枚捨て、番は右どなりへ移ります。花牌を引いたら、すぐ脇に置いて補充します。", "A player draws and discards; then the turn passes to the right. A flower drawn is laid aside and replaced at once.", "한 장 뽑고 한 장 버리며 차례는 오른쪽으로 넘어갑니다. 꽃패를 뽑으면 바로 내놓고 보충합니다.")),
        Say(n("捨て牌は、鳴いて面子にしたり、あがったりできます。", "A discard may be claimed for a set, or won on.", "버림패는 울어서 몸통을 만들거나 화료할 수 있습니다.")),
        Say(n("誰かがあがるか、山の最後の1枚まで引くと終わりです。", "The hand ends with a win or with the last tile of the wall.", "누군가 화료하거나 패산의 마지막 한 장까지 뽑으면 끝납니다.")),
    )),
    Say(n("対局は{length}です。", "A game: {length}.", "대국 길이: {length}.")),
))  # fmt: skip

_TILES: Final = Section("tiles", (
    Say(n(
        "牌は{tiles}枚：数牌3種類と字牌が4枚ずつ、花牌4枚と季節牌4枚です。赤ドラも王牌もありません。",
        "There are {tiles} tiles: three suits and honours, four of each, and four flowers and four seasons. No fives are red, and there is no dead wall.",
        "패는 {tiles}장입니다. 수패 세 종류와 자패가 네 장씩, 꽃패 네 장과 계절패 네 장입니다. 적도라도 왕패도 없습니다.",
    )),
    Show("f1f2f3f4", n("梅・蘭・菊・竹（東・南・西・北の花）", "Plum, orchid, chrysanthemum, bamboo (East, South, West, North)", "매화·난초·국화·대나무(동·남·서·북의 꽃)")),
    Show("f5f6f7f8", n("春・夏・秋・冬（東・南・西・北の季節）", "Spring, summer, autumn, winter (East, South, West, North)", "봄·여름·가을·겨울(동·남·서·북의 계절)")),
    Say(n("花牌は手の形に入りません。", "Flowers are never part of the hand.", "꽃패는 손패의 형태에 들어가지 않습니다.")),
))  # fmt: skip

_CLAIMS: Final = Section("claims", (
    Points((
        Say(n("チー：左どなりの人の捨て牌で順子を作ります。", "Chi: the left neighbour's discard makes a run.", "치: 왼쪽 사람의 버림패로 슌쯔를 만듭니다.")),
        Say(n("ポンと大明槓：誰の捨て牌でもできます。", "Pon and open kan: anybody's discard.", "퐁과 대명깡: 누구의 버림패든 할 수 있습니다.")),
        Say(n("暗槓と加槓：自分の番にできます。補充牌は山の後ろから引きます。", "Concealed and added kan on one's own turn; the replacement comes from the end of the wall.", "안깡과 가깡: 자기 차례에 할 수 있습니다. 보충패는 패산 뒤에서 뽑습니다.")),
        Say(n("カンは全員合わせて4回までです。", "All players together may make at most four kans in a hand.", "깡은 모두 합쳐 네 번까지입니다."), when={"most_kans": "four"}),
        Say(n("鳴いた牌と同じ牌は、すぐには捨てられません。", "The tile just called may not be discarded at once.", "운 패와 같은 패는 바로 버릴 수 없습니다."), when={"kuikae": ("same_only", "forbidden")}),
        Say(n("チーした順子の反対側の牌も捨てられません。", "Nor the one that would fit at the other end of the run.", "치한 슌쯔의 반대쪽 패도 버릴 수 없습니다."), when={"kuikae": "forbidden"}),
    )),
    Say(n(
        "声が重なったら、あがり、ポン・カン、チーの順です。見送っても、次の機会にはまたあがれます。",
        "Among several claims a win goes first, then pon and kan, then chi. “Pass” declines this one chance only.",
        "여러 명이 원하면 화료, 퐁·깡, 치 순으로 우선합니다. 넘겨도 다음 기회에는 다시 화료할 수 있습니다.",
    )),
))  # fmt: skip

_WINNING: Final = Section("winning", (
    Say(n(
        "面子4つと雀頭、七対子、十三幺のどれかができ、{minimum}番以上あればあがれます。",
        "Four sets and a pair, seven pairs or thirteen orphans win if they are worth {minimum} faan.",
        "몸통 네 개와 머리, 치또이츠, 십삼요 가운데 하나가 완성되고 {minimum}판 이상이면 화료할 수 있습니다.",
    ), when={"minimum": _SOME_FAAN}),
    Say(n(
        "面子4つと雀頭、七対子、十三幺のどれかができれば、1番もなくてもあがれます。",
        "Four sets and a pair, seven pairs or thirteen orphans win, worth a faan or not.",
        "몸통 네 개와 머리, 치또이츠, 십삼요 가운데 하나가 완성되면 한 판도 없어도 화료할 수 있습니다.",
    ), when={"minimum": 0}),
    Show("123m456m789p222s11z", n("形はできていますが、平和でもなく役もないので、このままでは足りません。", "Complete, but neither a common hand nor any other pattern: as it stands it is not worth enough.", "형태는 완성되었지만 핑후도 아니고 역도 없어 이대로는 모자랍니다."), when={"minimum": (3, 4, 5, 6, 7, 8)}),
    Say(n("花牌の番も、必要な番数に数えます。", "Faan of flowers count towards the minimum.", "꽃패의 판수도 필요한 판수에 넣어 셉니다."), when={"flowers_count": True, "minimum": _SOME_FAAN}),
    Say(n("花牌の番は、必要な番数に数えません。", "Faan of flowers do not count towards the minimum.", "꽃패의 판수는 필요한 판수에 넣지 않습니다."), when={"flowers_count": False, "minimum": _SOME_FAAN}),
    Say(n("フリテンはありません。自分が捨てた牌でもあがれます。", "There is no furiten: one may win on a tile one has discarded.", "후리텐은 없습니다. 자신이 버린 패로도 화료할 수 있습니다.")),
    Say(n("加槓された牌でもあがれますが、暗槓された牌ではあがれません。", "A tile added to a triplet can be won on, a tile of a concealed kan cannot.", "가깡한 패로는 화료할 수 있지만 안깡한 패로는 화료할 수 없습니다."), when={"rob_concealed_kan": "no"}),
    Say(n("加槓された牌でもあがれます。暗槓された牌であがれるのは十三幺だけです。", "A tile added to a triplet can be won on; a tile of a concealed kan by thirteen orphans only.", "가깡한 패로도 화료할 수 있습니다. 안깡한 패로 화료할 수 있는 것은 십삼요뿐입니다."), when={"rob_concealed_kan": "orphans"}),
    Say(n("加槓された牌でも、暗槓された牌でもあがれます。", "A tile added to a triplet, or of a concealed kan, can be won on.", "가깡한 패로도 안깡한 패로도 화료할 수 있습니다."), when={"rob_concealed_kan": "any"}),
    Say(n("同じ牌で複数の人があがれるときは、順番がいちばん早い1人だけがあがります。", "Of several winners on one tile the first in turn wins.", "같은 패로 여러 명이 화료할 수 있으면 차례가 가장 빠른 한 사람만 화료합니다."), when={"multiple_ron": "nearest"}),
    Say(n("同じ牌であがれる人は全員あがります。", "Everybody who can win on a tile wins.", "같은 패로 화료할 수 있는 사람은 모두 화료합니다."), when={"multiple_ron": "all"}),
))  # fmt: skip

_DRAWS: Final = Section("draws", (
    Say(n("山がなくなると流局で、点数は動きません。", "When the wall runs out the hand is drawn and nothing is paid.", "패산이 없어지면 유국이고 점수는 움직이지 않습니다."), when={"draw_payment": 0}),
    Say(n("流局では、テンパイしていない人がテンパイの人それぞれに{draw_payment}点を払います。", "When the wall runs out, each player who is not ready pays {draw_payment} to each who is.", "유국되면 텐파이가 아닌 사람이 텐파이인 사람 각각에게 {draw_payment}점을 냅니다."), when={"draw_payment": tuple(range(1, 65))}),
    Say(n("親があがるか流局なら、続けて同じ人が親です。", "The dealer stays after winning and after a draw.", "친이 화료하거나 유국되면 같은 사람이 계속 친을 합니다."), when={"dealer_after_draw": "stays"}),
    Say(n("親があがったときだけ、続けて同じ人が親です。", "The dealer stays only after winning.", "친이 화료했을 때만 같은 사람이 계속 친을 합니다."), when={"dealer_after_draw": "passes"}),
    Say(n("カンが成立すると、ほかの3人から{kan_income}点ずつもらいます。大明槓では、鳴かせた人が3人分を払います。", "A kan brings {kan_income} from each other player; for an open kan its feeder pays for all three.", "깡이 성립하면 다른 세 명에게서 {kan_income}점씩 받습니다. 대명깡은 패를 내준 사람이 세 명분을 냅니다."), when={"kan_income": tuple(range(1, 65))}),
))  # fmt: skip

_SCORING: Final = Section("scoring", (
    Steps((
        Say(n("番を足します。上限役があれば、それだけで決まります。", "Add up the faan. A limit pattern is the value by itself.", "판수를 더합니다. 상한 역이 있으면 그것만으로 정해집니다.")),
        Say(n("点数表で基本点を決めます：{ladder_words}。", "The ladder gives the base points: {ladder_words}.", "점수표로 기본점을 정합니다: {ladder_words}.")),
        Say(n("ツモなら、3人がそれぞれ基本点の2倍を払います。", "On a self-draw each of the three pays twice the base points.", "쯔모면 세 명이 각각 기본점의 두 배를 냅니다.")),
        Say(n("捨て牌なら、捨てた人が2倍、ほかの2人が1倍ずつ払います。", "On a discard the discarder pays twice the base points, the other two once.", "버림패로 화료하면 버린 사람이 기본점의 2배, 다른 두 명이 1배씩 냅니다."), when={"discard_pays": "all"}),
        Say(n("捨て牌なら、捨てた人が1人で4倍を払います。", "On a discard the discarder alone pays four times the base points.", "버림패로 화료하면 버린 사람이 혼자 기본점의 네 배를 냅니다."), when={"discard_pays": "discarder"}),
    )),
    PAID,
    Points((
        Say(n("清一色は混一色を含みます。", "Full flush includes half flush.", "청일색은 혼일색을 포함합니다.")),
        Say(n("小三元はその2組の三元牌を含みます。", "Small three dragons includes its two dragon sets.", "소삼원은 삼원패 커쯔 두 개를 포함합니다."), when={"small_three_dragons": "whole"}),
        Say(n("花牌一組・季節牌一組は、その中の自分の花を含みます。", "All four flowers, and all four seasons, already include one's own.", "꽃패 한 벌과 계절패 한 벌은 그 안의 자기 꽃을 포함합니다."), when={"flower_set": "whole"}),
        Say(n("七対子と混一色・清一色は、高いほうだけを数えます。", "Of seven pairs and a flush only the higher counts.", "치또이츠와 혼일색·청일색은 높은 쪽만 셉니다."), when={"seven_pairs_add": False}),
        Say(n("場風でも自風でもある風は1番だけです。", "A wind that is both seat and round wind counts once.", "장풍이자 자풍인 바람은 1판만 셉니다."), when={"double_wind": False}),
        Say(n("ツモ、海底ツモ、嶺上ツモは、いちばん珍しい1つだけを数えます。嶺上ツモ、海底ツモ、ツモの順です。", "Of self-draw, last tile and kan's replacement only the rarest counts: the replacement before the last tile, and that before a self-draw.", "쯔모, 해저 쯔모, 영상 쯔모는 가장 드문 하나만 셉니다. 영상 쯔모, 해저 쯔모, 쯔모 순입니다."), when={"circumstances_add": False}),
        Say(n("ほかは足し合わせます。", "Everything else adds up.", "그 밖에는 모두 더합니다.")),
    )),
    Say(n("大三元・大四喜の最後の1組を鳴かせた人は、全額を1人で払います。", "Whoever fed the last set of big three dragons or big four winds pays for all.", "대삼원·대사희의 마지막 몸통이 되는 패를 내준 사람은 혼자 모두 냅니다."), when={"pao": True}),
    Say(n("親の割増しはありません。", "There is no bonus for the dealer.", "친이라고 더 받지는 않습니다.")),
    Worked(n("対々和のツモ", "All triplets by self-draw", "또이또이 쯔모"), _DRAWN, when={"minimum": (0, 1, 2, 3)}),
    Worked(n("同じ手を右どなりの人の捨て牌で", "The same hand on the right neighbour's discard", "같은 손패를 오른쪽 사람의 버림패로 화료"), _CLAIMED, when={"minimum": (0, 1, 2, 3)}),
    Worked(n("四暗刻のツモは上限です。", "Four concealed triplets by self-draw: the limit", "스안커 쯔모는 상한입니다."), _LIMIT),
    Worked(n("自分の花牌と季節牌を持つ混一色", "Half flush with one's own flower and season", "자기 꽃패와 계절패가 있는 혼일색"), _FLOWERS, when={"minimum": (0, 1, 2, 3)}),
))  # fmt: skip

_MISTAKES: Final = Section("mistakes", (
    Points((
        Say(n("早く鳴いて番が足りなくなる。{minimum}番の見通しを立ててから鳴きます。", "Calling early and falling short. See where {minimum} faan will come from before the first call.", "일찍 울어서 판수가 모자랍니다. {minimum}판을 어떻게 만들지 정한 뒤에 울어야 합니다."), when={"minimum": _SOME_FAAN}),
        Say(n("平和に両面待ちが必要だと思う。順子4つと雀頭なら、待ちは問いません。", "Thinking a common hand needs a two-sided wait. Four runs and a pair are enough.", "핑후에 양면 대기가 필요하다고 생각합니다. 슌쯔 네 개와 머리면 대기는 상관없습니다.")),
        Say(n("ロンの四暗刻を上限と思う。ツモに限ります。", "Counting four triplets completed by a discard as four concealed triplets. Only a self-draw makes the limit.", "론으로 완성한 스안커를 상한이라고 생각합니다. 쯔모에 한합니다.")),
        Say(n("相手の捨てた牌なら当たらないと思う。フリテンがないので、現物でも安全ではありません。", "Trusting a player's own discards. Without furiten nothing is safe.", "상대가 버린 패라면 안전하다고 생각합니다. 후리텐이 없으므로 그 패로도 화료할 수 있습니다.")),
    )),
))  # fmt: skip

_QUESTIONS: Final = Section("questions", (
    Ask(
        n("花牌の補充牌であがったら？", "What if a flower's replacement wins?", "꽃패의 보충패로 화료하면 어떻게 됩니까?"),
        n("ツモです。カンの補充牌の1番は付きません。", "It is a self-draw; the faan for a kan's replacement is not added.", "쯔모입니다. 깡 보충패의 1판은 붙지 않습니다."),
    ),
    Ask(
        n("七対子に混一色や清一色は足せますか？", "Does a flush add to seven pairs?", "치또이츠에 혼일색이나 청일색을 더할 수 있습니까?"),
        n("はい、足します。", "Yes, it does.", "네, 더합니다."),
        when={"seven_pairs_add": True},
    ),
    Ask(
        n("七対子に混一色や清一色は足せますか？", "Does a flush add to seven pairs?", "치또이츠에 혼일색이나 청일색을 더할 수 있습니까?"),
        n("いいえ。高いほうだけを数えます。", "No. Only the higher of the two counts.", "아니요. 점수가 높은 쪽만 셉니다."),
        when={"seven_pairs_add": False},
    ),
    Ask(
        n("場風でも自風でもある風の刻子は？", "A triplet of a wind that is both seat and round wind?", "장풍이자 자풍인 풍패의 커쯔는 몇 판입니까?"),
        n("2番です。", "Two faan.", "2판입니다."),
        when={"double_wind": True},
    ),
    Ask(
        n("場風でも自風でもある風の刻子は？", "A triplet of a wind that is both seat and round wind?", "장풍이자 자풍인 풍패의 커쯔는 몇 판입니까?"),
        n("1番です。", "One faan.", "1판입니다."),
        when={"double_wind": False},
    ),
    Ask(
        n("計算に入らないものは？", "What does the calculator leave out?", "계산에 들어가지 않는 것은 무엇입니까?"),
        n("1人のあがりだけを計算します。カンの収入、複数のあがり、流局の支払い、競技ポイントは含みません。", "It scores one winner's hand only: no income from kans, no second winner, no payments at draws, no rating points.", "한 사람의 화료만 계산합니다. 깡 수입, 동시 화료, 유국 시 벌점, 경기 포인트는 포함하지 않습니다."),
    ),
))  # fmt: skip

_CHOICES: Final = {
    o.id: {c.value: c.names for c in o.choices} for o in OPTIONS if o.kind == "choice"
}


_STAYS: Final = {
    "stays": n("親のあがりか流局", "a win or a draw", "친의 화료 또는 유국"),
    "passes": n("親のあがりのみ", "a win only", "친의 화료만"),
}

_NEXT: Final = {
    "stays": n(
        "親のあがりか流局なら親、ほかは右の人",
        "The dealer after a dealer's win or a draw, else the player to the right",
        "친이 화료하거나 유국되면 친, 아니면 오른쪽 사람",
    ),
    "passes": n(
        "親のあがりなら親、ほかは右の人",
        "The dealer after a dealer's win, else the player to the right",
        "친이 화료하면 친, 아니면 오른쪽 사람",
    ),
}

_PAYMENTS: Final = {
    "all": n(
        "ロンは放銃者が2倍でほかの人も1倍、ツモは全員",
        "ron: the discarder double, the others single; self-draw: everybody",
        "론은 방총자가 2배, 다른 사람도 1배, 쯔모는 모두",
    ),
    "discarder": n(
        "ロンは放銃者だけ（4倍）、ツモは全員",
        "ron: the discarder alone, four times; self-draw: everybody",
        "론은 방총자만(4배), 쯔모는 모두",
    ),
}


def _facts(options: Options, rules: Rules) -> dict[str, Names]:
    minimum, start = options.integer("minimum"), options.integer("start_points")
    draw = options.integer("draw_payment")
    stays = _STAYS[options.text("dealer_after_draw")]
    return {
        "minimum": n(f"{minimum}番以上", f"{minimum} faan", f"{minimum}판 이상")
        if minimum
        else n("形だけ（0番から）", "shape alone", "형태만(0판부터)"),
        "several_wins": SEVERAL_WINS[options.text("multiple_ron")],
        "counting": _CHOICES["ladder"][options.text("ladder")],
        "payments": _PAYMENTS[options.text("discard_pays")],
        "dealer": n(
            f"点は子と同じ、連荘は{stays['ja']}",
            f"no difference in points; stays on after {stays['en']}",
            f"점수 차이 없음, 렌짱: {stays['ko']}",
        ),
        "draw": n(f"罰符 {draw}点", f"each not ready pays {draw} to each ready", f"벌점 {draw}점")
        if draw
        else n("やりとりなし", "nothing is paid", "주고받지 않음"),
        "four_kans": FOUR_KANS[""],
        "length": _CHOICES["length"][options.text("length")],
        "start": n(f"{start:,}点", f"{start:,} points", f"{start:,}점"),
    }


def _values(options: Options, rules: Rules) -> dict[str, int | str | Names]:
    return {"ladder_words": ladder_words(options)}


def _settled(options: Options, rules: Rules) -> Mapping[str, OptionValue | Names]:
    return {
        "players": rules.seats,
        "temporary_furiten": n("なし", "Off", "없음"),
        "next_dealer": _NEXT[options.text("dealer_after_draw")],
        "reds": "none",
        "dead_wall": 0,
        "last_draw_kan": False,
        "flower_replacement_win": False,
        "ura": False,
        "kan_indicators": False,
        "kan_ura": False,
        "honba": 0,
        "nagashi": False,
        **dict.fromkeys(ABORTS, False),
        "bust": "off",
        "extension": False,
        "uma": "none",
    }


GUIDE: Final = Guide(
    sections=(_HAND, _TILES, _CLAIMS, _WINNING, _DRAWS, _SCORING, _MISTAKES, _QUESTIONS),
    meanings=MEANINGS,
    examples=EXAMPLES,
    besides={
        "small_three_dragons": (
            Say(
                n("三元牌の番を含む", "dragon sets included", "삼원패의 판수 포함"),
                when={"small_three_dragons": "whole"},
            ),
            Say(n("三元牌の番は別に数える", "dragon sets counted besides", "삼원패의 판수는 따로 셈")),
        ),
    },
    otherwise={"minimum": 3},
    loads=(
        ("drawn", n("対々和のツモ", "All triplets by self-draw", "또이또이 쯔모"), _DRAWN),
        ("claimed", n("対々和を捨て牌で", "All triplets on a discard", "버림패로 또이또이 화료"), _CLAIMED),
        ("limit", n("四暗刻のツモ", "Four concealed triplets", "스안커 쯔모"), _LIMIT),
        ("flowers", n("自分の花と季節", "Own flower and season", "자기 꽃패와 계절패"), _FLOWERS),
    ),
    facts=_facts,
    values=_values,
    settled=_settled,
    sources=(
        Source(
            n("香港麻雀ルールガイド（3翻以上・花牌）", "Hong Kong mahjong: rule guide (香港麻雀)", "홍콩 마작 룰 가이드(3판 이상·꽃패)"),
            n("mahjchina", "mahjchina", "mahjchina"),
            "",
            n(
                "点数表のうち確かめられたのは4番と5番の16点、上限の64点だけです。3番の8点とほかの段、地和の条件、小三元や花牌一組に含まれるもの、あがり方の番の足し合わせ、持ち点、対局の長さは、こちらで決めてオプションにしました。",
                "Of its ladder only 16 for four and five faan and 64 for the limit could be confirmed. Eight for three faan and the other steps, the earthly hand, what small three dragons and sets of flowers include, whether circumstances add up, starting points and length are our choice, and options.",
                "점수표에서 확인할 수 있었던 것은 4판과 5판의 16점, 상한의 64점뿐입니다. 3판의 8점과 다른 단계, 지화의 조건, 소삼원과 꽃패 한 벌에 포함되는 것, 화료 방식의 판수 합산, 시작 점수, 대국 길이는 직접 정하고 옵션으로 두었습니다.",
            ),
        ),
    ),
    against="riichi",
    lesson=LESSON,
)  # fmt: skip  # long sentences
