"""The guide of hanma (rules: hanma)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.guide.example import Example
from jantaku.guide.facts import FOUR_KANS, SEVERAL_WINS
from jantaku.guide.prose import (
    Ask,
    Grid,
    Guide,
    Points,
    Say,
    Section,
    Show,
    Source,
    Steps,
    Worked,
)
from jantaku.guide.shared import ABORTS, DEAD_WAITS
from jantaku.options import Names, Options, OptionValue
from jantaku.options import names as n
from jantaku.ruleset import Rules
from jantaku.rulesets.hanma import table
from jantaku.rulesets.hanma.lesson import LESSON

_CLAIMED: Final = Example(hand="345m456p456s22z67s 8s", indicators="7s9m")
_DRAWN: Final = Example(
    hand="345m456p789s22z67s 8s", flags=("tsumo", "riichi"), indicators="9m9p", under="2m9p"
)
_CAPPED: Final = Example(
    hand="555m555p555s34s22z 5s", flags=("riichi",), indicators="4m9p", under="9m9m"
)
_ORPHANS: Final = Example(hand="19m19p19s1234567z 1z", flags=("tsumo", "riichi"))
_PLAIN: Final = "123m234p789s22z68s 7s"

_HAND: Final = Section("hand", (
    Say(n(
        "韓国の麻雀のうち、パラダイスシティで打たれる方式です。リーチ麻雀と同じ牌を使いますが、役がなく、形さえできればあがれます。",
        "Korean mahjong as it is played at Paradise City. The tiles are those of riichi, but there are no yaku: any complete hand wins.",
        "한국 마작 가운데 파라다이스시티에서 치는 방식입니다. 리치 마작과 같은 패를 쓰지만 역이 없고 형태만 완성되면 화료할 수 있습니다.",
    )),
    Steps((
        Say(n("13枚ずつ配り、ドラ表示牌を2枚めくります。", "Thirteen tiles are dealt to everybody and two dora indicators are turned.", "13장씩 나누고 도라 표시패를 두 장 공개합니다.")),
        Say(n("1枚引いて1枚捨て、番は右どなりへ移ります。", "A player draws and discards; then the turn passes to the right.", "한 장 뽑고 한 장 버리며 차례는 오른쪽으로 넘어갑니다.")),
        Say(n("誰かがあがるか、{draws}枚の山がなくなると終わりです。", "The hand ends with a win, or when the {draws} tiles of the live wall are gone.", "누군가 화료하거나 {draws}장의 패산이 없어지면 끝납니다.")),
        Say(n("その局の点数をその場で精算します。", "The hand is settled at once.", "그 국의 점수를 그 자리에서 정산합니다.")),
        Say(n("次の局の前に、続けるか席を立つかを1人ずつ決めます。局数の決まりはありません。", "Before the next hand each player stays or leaves. No number of hands is set.", "다음 국 전에 계속할지 자리를 뜰지 각자 정합니다. 정해진 국 수는 없습니다.")),
    )),
    Say(n(
        "持ち点は0から始まり、マイナスにもなります。親は最初に打つだけで、点数に違いはありません（次の親：{next_dealer}）。",
        "Totals begin at 0 and may go below. The dealer merely plays first and scores like everybody else. Next dealer: {next_dealer}.",
        "점수는 0에서 시작하며 마이너스가 될 수도 있습니다. 친은 먼저 시작할 뿐, 점수에는 차이가 없습니다(다음 친: {next_dealer}).",
    )),
))  # fmt: skip

_TILES: Final = Section("tiles", (
    Say(n(
        "牌は{tiles}枚で花牌はありません。5は12枚すべてが赤ドラです。",
        "There are {tiles} tiles and no flowers. All twelve fives are red.",
        "패는 {tiles}장이고 꽃패는 없습니다. 5는 12장 모두 적도라입니다.",
    )),
    Show("0m0p0s", n("5はすべて赤", "Every five is red", "5는 모두 빨간 패")),
    Say(n(
        "王牌は{dead}枚：ドラ表示牌2枚、裏ドラ表示牌2枚、カンの補充牌4枚です。",
        "The dead wall has {dead} tiles: two indicators, two ura indicators, four replacements.",
        "왕패는 {dead}장입니다. 도라 표시패 두 장, 뒷도라 표시패 두 장, 깡의 보충패 네 장입니다.",
    )),
    Say(n(
        "ドラは表示牌の次の牌です。2枚が同じドラを示せば、その牌は1枚で2点になります。赤い5がドラでもあれば、両方を数えます。カンをしても表示牌は増えません。",
        "The dora is the tile after an indicator. Where both point to the same tile, each copy counts 2; a five that is dora as well counts for both. Kans turn no further indicator.",
        "도라는 표시패의 다음 패입니다. 두 장이 같은 도라를 가리키면 그 패는 한 장에 2점입니다. 빨간 5가 도라이기도 하면 둘 다 셉니다. 깡해도 표시패는 늘지 않습니다.",
    )),
))  # fmt: skip

_CLAIMS: Final = Section("claims", (
    Points((
        Say(n("チーはありません。", "There is no chi.", "치는 없습니다.")),
        Say(n("ポンは誰からでもできます。", "Pon takes anybody's discard.", "퐁은 누구에게서나 할 수 있습니다.")),
        Say(n("カンは大明槓・暗槓・加槓があり、全員合わせて4回までです。", "Kans may be open, concealed or added; all players together may make at most four in a hand.", "깡은 대명깡·안깡·가깡이 있고 모두 합쳐 네 번까지입니다.")),
        Say(n("カンをしても山は減りません。", "Kans do not shorten the live wall.", "깡해도 패산은 줄지 않습니다."), when={"kan_shrinks_wall": False}),
        Say(n("カンのたびに山の最後の1枚が王牌に移ります。", "With every kan the last live tile moves into the dead wall.", "깡할 때마다 패산의 마지막 한 장이 왕패로 옮겨집니다."), when={"kan_shrinks_wall": True}),
        Say(n("山の最後のツモのあとでも、補充牌があればカンできます。", "A kan is possible even after the last draw while a replacement is left.", "마지막 쯔모 뒤에도 보충패가 있으면 깡할 수 있습니다."), when={"last_draw_kan": True, "kan_shrinks_wall": False}),
        Say(n("山がなくなったあとの捨て牌には、ロンだけができます。", "The last discard can only be won on.", "마지막 버림패는 론만 할 수 있습니다.")),
        Say(n("ポンした牌と同じ牌は、すぐには捨てられません。", "A tile of the kind just ponned may not be discarded at once.", "퐁한 패와 같은 패는 바로 버릴 수 없습니다."), when={"kuikae": "forbidden"}),
    )),
))  # fmt: skip

_WINNING: Final = Section("winning", (
    Say(n(
        "面子4つと雀頭、七対子、国士無双のどれかができれば、それだけであがれます。",
        "Four sets and a pair, seven pairs or thirteen orphans: each wins as it is.",
        "몸통 네 개와 머리, 치또이츠, 국사무쌍 가운데 하나가 완성되면 그것만으로 화료할 수 있습니다.",
    )),
    Show("1111m22p44p66p88p11z", n("七対子では同じ牌4枚を対子2つとして使えます。", "In seven pairs four alike make two pairs.", "치또이츠에서는 같은 패 네 장을 또이쯔 두 개로 쓸 수 있습니다.")),
    Say(n(
        "フリテンはありません。自分が捨てた牌でも、見逃した牌でもロンできます。",
        "There is no furiten: one may win on a tile one has discarded or let pass.",
        "후리텐은 없습니다. 자신이 버린 패로도, 놓친 패로도 론할 수 있습니다.",
    ), when={"passed_win_blocks": False}),
    Say(n(
        "自分の捨て牌でもロンできますが、和了牌を見逃すと、次に自分が捨てるまでロンできません。",
        "One may win on a tile one has discarded, but letting a win pass bars ron until one's own next discard.",
        "자신이 버린 패로도 론할 수 있지만, 화료패를 놓치면 다음에 자신이 버릴 때까지 론할 수 없습니다.",
    ), when={"passed_win_blocks": True}),
    Say(n(
        "複数の人がロンしたら、順番がいちばん早い1人だけがあがります。加槓された牌はロンでき、払うのはカンをした人です。",
        "Of several rons the first in turn wins. An added kan can be robbed; its declarer pays.",
        "여러 명이 론하면 차례가 가장 빠른 한 사람만 화료합니다. 가깡한 패로는 론할 수 있고, 점수는 깡한 사람이 냅니다.",
    ), when={"players": (3, 4)}),
    Say(n("加槓された牌はロンできます。", "An added kan can be robbed.", "가깡한 패로는 론할 수 있습니다."), when={"players": 2}),
))  # fmt: skip

_DECLARING: Final = Section("declaring", (
    Points((
        Say(n("門前でテンパイし、山に{min_live}枚以上残っているときにリーチできます。", "A closed hand that is tenpai may declare with at least {min_live} tiles left to draw.", "멘젠으로 텐파이하고 패산에 {min_live}장 이상 남아 있을 때 리치(엎어)할 수 있습니다."), when={"bluff_riichi": False}),
        Say(n("門前なら、テンパイしていなくてもリーチできます。誰もあがらずに流局して見つかると、ほかの全員に{chombo}点ずつ払います。", "Any closed hand may declare, tenpai or not. If nobody wins and the bluff shows, it costs {chombo} points to each other player.", "멘젠이면 텐파이가 아니어도 리치(엎어)할 수 있습니다. 아무도 화료하지 못하고 유국되어 드러나면 다른 모두에게 {chombo}점씩 냅니다."), when={"bluff_riichi": True}),
        Say(n("リーチ棒は出しません。一発もダブルリーチもありません。", "It costs no stick; there is no ippatsu and no double riichi.", "리치봉은 내지 않습니다. 일발도 더블 리치도 없습니다.")),
        Say(n("以後はツモ切りです。待ちの変わらない暗槓だけができます。", "From then on what is drawn is discarded; only a concealed kan that leaves the waits as they are is possible.", "그 뒤로는 쯔모기리입니다. 대기가 바뀌지 않는 안깡만 할 수 있습니다."), when={"strict_riichi_kan": False}),
        Say(n("以後はツモ切りです。待ちも面子の取り方も変わらない暗槓だけができます。", "From then on what is drawn is discarded; only a concealed kan is possible that changes neither the waits nor any reading of the hand.", "그 뒤로는 쯔모기리입니다. 대기도 손패의 구성도 바뀌지 않는 안깡만 할 수 있습니다."), when={"strict_riichi_kan": True}),
        Say(n("裏ドラを数えるのは、リーチしてあがった人だけです。", "Only a winner in riichi counts the ura dora.", "뒷도라를 셀 수 있는 것은 리치하고 화료한 사람뿐입니다.")),
    )),
))  # fmt: skip

_DRAWS: Final = Section("draws", (
    Say(n(
        "山がなくなると流局です。点数は動かず、途中流局もありません。",
        "When the wall runs out the hand is drawn. Nothing is paid, and there are no abortive draws.",
        "패산이 없어지면 유국입니다. 점수는 움직이지 않고 도중유국도 없습니다.",
    )),
))  # fmt: skip

_SCORING: Final = Section("scoring", (
    Steps((
        Say(n("ロンは{base_ron}点、ツモは1人につき{base_tsumo}点から数えます。", "A ron begins at {base_ron}, a self-draw at {base_tsumo} from each.", "론은 {base_ron}점, 쯔모는 한 사람당 {base_tsumo}점부터 셉니다.")),
        Say(n("リーチなら{riichi_bonus}点、ドラ・赤ドラ・裏ドラは1枚につき1点を加えます。", "Riichi adds {riichi_bonus}, each dora, red five and ura dora 1.", "리치면 {riichi_bonus}점, 도라·적도라·뒷도라는 한 장마다 1점을 더합니다.")),
        Say(n("払うのは、ロンなら捨てた人だけ、ツモなら残り{others}人です。", "A ron is paid by the discarder alone, a self-draw by each of the other {others}.", "내는 사람은 론이면 버린 사람뿐, 쯔모면 나머지 {others}명입니다."), when={"players": (3, 4)}),
        Say(n("2人で打つので、ロンでもツモでも払うのは相手です。", "With two players the opponent pays, for a ron and for a self-draw.", "2인으로 치므로 론이든 쯔모든 내는 사람은 상대입니다."), when={"players": 2}),
        Say(n("1人が払うのは{cap}点までです。", "Nobody pays more than {cap}.", "한 사람이 내는 것은 {cap}점까지입니다.")),
        Say(n("国士無双はいつも{cap}点で、何も加えません。", "Thirteen orphans are always {cap}, with nothing added.", "국사무쌍은 언제나 {cap}점이고 아무것도 더하지 않습니다.")),
    )),
    Say(n(
        "ツモのときのリーチの{riichi_bonus}点は、全員からではなく合計で1回だけ受け取ります。",
        "On a self-draw riichi's {riichi_bonus} are paid once in all.",
        "쯔모 때 리치의 {riichi_bonus}점은 모두에게서 받지 않고 합계로 한 번만 받습니다.",
    ), when={"riichi_tsumo_once": True, "players": (3, 4)}),
    Grid(
        (n("加わるもの", "What is added", "더해지는 것"), n("点", "Points", "점수")),
        (
            (n("ロン", "Ron", "론"), n("{base_ron}", "{base_ron}", "{base_ron}")),
            (n("ツモ（1人につき）", "Self-draw, from each", "쯔모(1인당)"), n("{base_tsumo}", "{base_tsumo}", "{base_tsumo}")),
            (n("リーチ", "Riichi", "리치"), n("{riichi_bonus}", "{riichi_bonus}", "{riichi_bonus}")),
            (n("ドラ・赤ドラ・裏ドラ1枚", "Each dora, red five, ura dora", "도라·적도라·뒷도라 한 장"), n("1", "1", "1")),
            (n("1人の上限", "Most that one player pays", "1인당 상한"), n("{cap}", "{cap}", "{cap}")),
        ),
    ),
    Worked(n("ロン。赤3枚とドラ1枚", "A ron with three red fives and one dora", "론. 적도라 세 장과 도라 한 장"), _CLAIMED),
    Worked(n("リーチしてツモ。赤2枚と裏ドラ1枚", "Riichi and self-draw, two red fives and one ura dora", "리치하고 쯔모. 적도라 두 장과 뒷도라 한 장"), _DRAWN),
    Worked(n("上限に届いたロン", "A ron that reaches the cap", "상한에 이른 론"), _CAPPED),
    Worked(n("国士無双のツモ。リーチしていても変わりません。", "Thirteen orphans by self-draw; riichi changes nothing", "국사무쌍 쯔모. 리치했어도 달라지지 않습니다."), _ORPHANS),
))  # fmt: skip

_MISTAKES: Final = Section("mistakes", (
    Points((
        Say(n("役を作ろうとして遅れる。形だけであがれるので、速さが第一です。", "Building yaku and winning too late. Shape alone wins, so speed comes first.", "역을 만들려다 늦습니다. 형태만으로 화료하므로 속도가 먼저입니다.")),
        Say(n("赤い5を捨てる。5は1枚で1点になり、どの手でも役に立ちます。", "Discarding fives. Each is worth a point in any hand.", "빨간 5를 버립니다. 5는 한 장에 1점이고 어떤 손패에서나 도움이 됩니다.")),
        Say(n("相手の捨て牌なら安全だと思う。フリテンがないので、現物でもロンされます。", "Trusting a player's own discards. Without furiten they may still win on them.", "상대의 버림패라면 안전하다고 생각합니다. 후리텐이 없으므로 현물로도 론당합니다.")),
        Say(n("チーを待つ。順子は自分で引いてそろえます。", "Waiting to chi. Runs have to be drawn.", "치를 기다립니다. 슌쯔는 스스로 뽑아 맞춥니다.")),
    )),
))  # fmt: skip

_QUESTIONS: Final = Section("questions", (
    Ask(
        n("リーチ中、七対子の形で同じ牌の4枚目を引いたら、カンできますか？", "In riichi with seven pairs, may I kan the fourth of a triplet I hold?", "리치 중 치또이츠 형태에서 네 번째 패를 뽑으면 깡할 수 있습니까?"),
        n("リーチ後は待ちが変わるカンはできません。<111m22p44p66p88p11z>は<1m>だけを待っているので、<1m>を引いてもカンはできず、あがりになります。", "Not where it changes the waits. <111m22p44p66p88p11z> waits for <1m> alone, so drawing it is a win, not a kan.", "리치 후에는 대기가 바뀌는 깡을 할 수 없습니다. <111m22p44p66p88p11z>은 <1m>만 기다리므로 <1m>을 뽑으면 깡이 아니라 화료입니다."),
    ),
    Ask(
        n("国士無双で暗槓にロンできますか？", "Can thirteen orphans rob a concealed kan?", "안깡한 패를 국사무쌍으로 론할 수 있습니까?"),
        n("できません。ロンできるのは加槓だけです。", "No. Only an added kan can be robbed.", "할 수 없습니다. 론할 수 있는 것은 가깡한 패뿐입니다."),
        when={"orphans_rob_concealed_kan": False},
    ),
    Ask(
        n("国士無双で暗槓にロンできますか？", "Can thirteen orphans rob a concealed kan?", "안깡한 패를 국사무쌍으로 론할 수 있습니까?"),
        n("できます。ほかの手でロンできるのは加槓だけです。", "Yes. Any other hand can rob an added kan only.", "할 수 있습니다. 다른 손패로 론할 수 있는 것은 가깡한 패뿐입니다."),
        when={"orphans_rob_concealed_kan": True},
    ),
    *DEAD_WAITS,
    Ask(
        n("5回目のカンは？", "And a fifth kan?", "다섯 번째 깡은 할 수 있습니까?"),
        n("できません。流局にはならず、そのまま続きます。", "It cannot be made. Play simply goes on.", "할 수 없습니다. 유국되지 않고 그대로 이어집니다."),
    ),
    Ask(
        n("途中で席を立つと点数は？", "What becomes of the points of somebody who leaves?", "도중에 자리를 뜨면 점수는 어떻게 됩니까?"),
        n("それまでの合計がその人の結果です。空いた席には次の局の前に別の人が座れます。", "Their total up to then is their result. Somebody else may take the seat before the next hand.", "그때까지의 합계가 그 사람의 결과입니다. 빈 자리에는 다음 국 전에 다른 사람이 앉을 수 있습니다."),
    ),
))  # fmt: skip


_LENGTH: Final = n("やめるまで", "As long as you like", "그만둘 때까지")

_DEALER: Final = {
    "passes": n(
        "点は子と同じ、次は右の人",
        "no difference in points; passes to the right",
        "점수 차이 없음, 다음은 오른쪽 사람",
    ),
    "winner": n(
        "点は子と同じ、あがった人が次の親",
        "no difference in points; whoever won deals next",
        "점수 차이 없음, 화료한 사람이 다음 친",
    ),
}


def _facts(options: Options, rules: Rules) -> dict[str, Names]:
    base = {row.id: row.closed for row in table.ROWS}
    cap = table.CAP
    return {
        "minimum": n("形だけ（役なし）", "shape alone; no yaku", "형태만(역 없음)"),
        "several_wins": SEVERAL_WINS["nearest"],
        "counting": n(
            f"ロン{base['ron']}・ツモ{base['tsumo']}に加点、上限{cap}",
            f"ron {base['ron']}, self-draw {base['tsumo']}, and what is added; {cap} at most",
            f"론 {base['ron']}·쯔모 {base['tsumo']}에 가산, 상한 {cap}",
        ),
        "payments": n(
            "ロンは捨てた人、ツモは全員同額",
            "ron: the discarder; self-draw: the same from everybody",
            "론은 버린 사람, 쯔모는 모두 같은 액수",
        ),
        "dealer": _DEALER[options.text("next_dealer")],
        "draw": n("やりとりなし", "nothing is paid", "주고받지 않음"),
        "four_kans": FOUR_KANS[""],
        "length": _LENGTH,
        "start": n("0点", "0 points", "0점"),
    }


def _values(options: Options, rules: Rules) -> dict[str, int | str | Names]:
    base = {row.id: row.closed for row in table.ROWS}
    return {
        "base_ron": base["ron"],
        "base_tsumo": base["tsumo"],
        "riichi_bonus": table.RIICHI_BONUS,
        "cap": table.CAP,
        "chombo": table.CHOMBO,
        "min_live": rules.seats,
    }


def _settled(options: Options, rules: Rules) -> Mapping[str, OptionValue | Names]:
    passes = {"dealer_after_draw": "passes"} if options.text("next_dealer") == "passes" else {}
    return {
        **passes,
        "length": _LENGTH,
        "dead_wall": rules.wall.dead,
        "reds": n("5はすべて赤（12枚）", "Every five (12)", "5는 모두 적도라(12장)"),
        "minimum": 0,
        "discard_pays": n("放銃者のみ", "The discarder alone", "방총자만"),
        "bluff_penalty": table.CHOMBO,
        "start_points": 0,
        "multiple_ron": "nearest",
        "most_kans": "four",
        "pao": False,
        "riichi_min_live": rules.seats,
        "riichi_needs_stick": False,
        "furiten_when_barred": False,
        "ippatsu": False,
        "ura": True,
        "kan_indicators": False,
        "kan_ura": False,
        "kan_income": 0,
        "honba": 0,
        "noten_pool": 0,
        "nagashi": False,
        **dict.fromkeys(ABORTS, False),
        "bust": "off",
        "extension": False,
        "uma": "none",
    }


GUIDE: Final = Guide(
    sections=(
        _HAND, _TILES, _CLAIMS, _WINNING, _DECLARING, _DRAWS, _SCORING, _MISTAKES, _QUESTIONS,
    ),
    meanings={
        "ron": n("捨て牌でのあがりは、この点から数えます。", "A win on a discard begins here.", "버림패로 화료하면 이 점수부터 셉니다."),
        "tsumo": n("自分で引いてのあがりは、1人につきこの点から数えます。", "A win by one's own draw begins here, from each payer.", "스스로 뽑아 화료하면 한 사람당 이 점수부터 셉니다."),
        "riichi": n("リーチしてあがると加わります。", "Added for a win in riichi.", "리치하고 화료하면 더해집니다."),
        "thirteen_orphans": n("1・9と字牌の13種を1枚ずつ集め、どれか1種を2枚にします。点数は固定です。", "One each of the thirteen terminals and honours, and one of them twice. The value is fixed.", "1·9와 자패 13종을 한 장씩 모으고 그중 한 종류만 두 장을 모읍니다. 점수는 고정입니다."),
    },
    examples={
        "ron": Example(hand=_PLAIN),
        "tsumo": Example(hand=_PLAIN, flags=("tsumo",)),
        "riichi": Example(hand=_PLAIN, flags=("riichi",)),
        "thirteen_orphans": Example(hand="19m19p19s1234566z 7z"),
    },
    loads=(
        ("claimed", n("赤3枚とドラ1枚のロン", "Ron: three red fives, one dora", "적도라 세 장과 도라 한 장의 론"), _CLAIMED),
        ("drawn", n("リーチしてツモ", "Riichi and self-draw", "리치하고 쯔모"), _DRAWN),
        ("capped", n("上限に届いたロン", "A ron at the cap", "상한에 이른 론"), _CAPPED),
    ),
    facts=_facts,
    values=_values,
    settled=_settled,
    sources=(
        Source(
            n("韓麻（パラダイスシティ方式）の解説", "Hanma as played at Paradise City (韓麻)", "한마(韓麻) 파라다이스시티 방식 해설"),
            n("韓麻道", "Hanmado (韓麻道)", "한마도(韓麻道)"),
            "",
            n(
                "カンで山が減らないこと、最後のツモのあとのカン、次の局の親は書かれていないので、こちらで決めてオプションにしました。ノーテンリーチのチョンボは、宣言をテンパイに限る卓を標準としたためオプションです。",
                "It is silent on whether kans shorten the wall, on kans after the last draw, and on who plays first next; what is played here is our choice, and an option. The penalty for riichi without tenpai is an option, since by default only a tenpai hand can declare.",
                "깡해도 패산이 줄지 않는 것, 마지막 쯔모 뒤의 깡, 다음 국의 친은 적혀 있지 않아 직접 정하고 옵션으로 두었습니다. 노텐 리치의 촌보는 텐파이한 손패만 선언할 수 있는 방식을 표준으로 했으므로 옵션입니다.",
            ),
        ),
    ),
    against="riichi",
    lesson=LESSON,
)  # fmt: skip  # long sentences
