"""Hanma for beginners, a puzzle after each step (rules: hanma)."""

from __future__ import annotations

from typing import Final

from jantaku.guide import lesson_steps as shared
from jantaku.guide.example import Example
from jantaku.guide.lesson import Bonus, Lesson, Puzzle, Step
from jantaku.guide.lesson_steps import Game
from jantaku.guide.prose import Points, Say, Show
from jantaku.options import names as n
from jantaku.rulesets.hanma import table

_GAME: Final = Game(reds=True)

_WIN: Final = Step("win", n("ツモとロン", "Tsumo and ron", "쯔모와 론"), (
    shared.winning(_GAME),
    Say(n("役という決まった組み合わせは要りません。形ができれば、それだけであがれます。", "No particular combination is needed: any complete hand wins.", "정해진 조합(역)은 필요 없습니다. 형태만 완성되면 화료할 수 있습니다.")),
    shared.TWO_PAIRS,
    Say(n("自分が前に捨てた牌でも、一度見逃した牌でも、ロンできます。", "You may ron on a tile that you have discarded before, or once let pass.", "자신이 전에 버린 패로도, 한 번 놓친 패로도 론할 수 있습니다.")),
), Puzzle(
    question=n("あなたの捨て牌（河）は<6z2s>です。誰かが捨てました。あがれる牌はどれですか？", "You have discarded <6z2s>. Now somebody discards. Which of these can you win on?", "내 버림패(강)는 <6z2s>입니다. 누군가 버렸습니다. 화료할 수 있는 패는 어느 것입니까?"),
    hand="340m678p789s22s55z", tap="choices", choices="6z2s1s", answers="2s", check="ron", river="6z2s",
    right=n("<222s>の刻子ができます。自分が捨てた牌でもかまいません。", "It makes <222s>. That you have discarded it does not matter.", "<222s> 커쯔가 됩니다. 자신이 버린 패라도 상관없습니다."),
    wrong=n("<22s>か<55z>が3枚になる牌です。", "Look for a tile that makes three of <22s> or <55z>.", "<22s>이나 <55z>을 세 장으로 만드는 패입니다."),
))  # fmt: skip  # a language a line

_SHAPES: Final = Step("shapes", n("ほかの2つの形", "Two other shapes", "다른 두 가지 형태"), (
    Say(n("面子を作らずにあがる形が2つあります。1つは、対子を7つ集める七対子（チートイツ）です。", "Two shapes win without sets. One is seven pairs.", "몸통을 만들지 않고 화료하는 형태가 두 가지 있습니다. 하나는 또이쯔를 일곱 개 모으는 치또이츠입니다.")),
    Show("1111m22p44p66p88p11z", n("同じ牌4枚は、対子2つになります。", "Four alike make two pairs.", "같은 패 네 장은 또이쯔 두 개가 됩니다.")),
    Say(n("もう1つは国士無双（コクシムソウ）。1・9と字牌の13種を1枚ずつ集め、どれか1種を2枚にします。", "The other is thirteen orphans: one each of the thirteen ones, nines and honours, and one of them twice.", "다른 하나는 국사무쌍입니다. 1·9와 자패 13종을 한 장씩 모으고 그중 한 종류만 두 장을 모읍니다.")),
    Show("119m19p19s1234567z", n("国士無双", "Thirteen orphans", "국사무쌍")),
), Puzzle(
    question=n("どの牌であがれますか？", "Which tile completes this hand?", "어느 패로 화료할 수 있습니까?"),
    hand="1111m22p44p66p88p1z", tap="choices", choices="2p9m1z", answers="1z", check="waits",
    right=n("対子が7つになり、七対子です。<1111m>は対子2つです。", "Now there are seven pairs; <1111m> are two of them.", "또이쯔가 일곱 개가 되어 치또이츠입니다. <1111m>은 또이쯔 두 개입니다."),
    wrong=n("1枚だけの牌を、対子にします。", "The single tile has to become a pair.", "한 장뿐인 패를 또이쯔로 만듭니다."),
))  # fmt: skip  # a language a line

_CALLS: Final = Step("calls", n("鳴き", "Calling", "울기"), (
    shared.CALLS_WITHOUT_CHI,
    shared.NO_CHI,
    Say(n("鳴くと早くなりますが、リーチはできなくなります。", "Calls are quick, but rule out riichi.", "울면 빨라지지만 리치는 할 수 없습니다.")),
), Puzzle(
    question=n("誰かが捨てました。ポンできる牌はどれですか？", "Somebody discards. Which of these can you call pon on?", "누군가 버렸습니다. 퐁할 수 있는 패는 어느 것입니까?"),
    hand="34m678p2299s46s77z", tap="choices", choices="2m0s7z", answers="7z", check="pon",
    right=n("中が3枚になり、刻子です。", "It makes three red dragons, a triplet.", "중이 세 장이 되어 커쯔입니다."),
    wrong=n("順子になる牌ですが、チーはできません。", "It would make a run, but there is no chi.", "슌쯔가 되는 패이지만 치는 할 수 없습니다."),
))  # fmt: skip  # a language a line

_RIICHI: Final = Step("riichi", n("リーチ", "Riichi", "리치(엎어)"), (
    Say(n("鳴かずにテンパイしたら、リーチを宣言できます。出す点棒はありません。", "With a closed hand that is tenpai you may declare riichi. It costs nothing.", "울지 않고 텐파이하면 리치(엎어)를 선언할 수 있습니다. 내는 점수는 없습니다.")),
    Say(n("リーチしてあがると{riichi_bonus}点増えます。", "A win in riichi is worth {riichi_bonus} more.", "리치하고 화료하면 {riichi_bonus}점이 늘어납니다.")),
    Say(n("そのあとは手を変えられず、引いた牌をそのまま捨てていきます。", "From then on the hand is fixed, and what you draw you discard.", "그 뒤로는 손패를 바꿀 수 없고, 뽑은 패를 그대로 버립니다.")),
), Puzzle(
    question=n("どれを捨ててリーチしますか？", "Which discard lets you declare riichi?", "무엇을 버려야 리치할 수 있습니까?"),
    hand="234m99m406p789p67s1z", tap="hand", choices="", answers="1z", check="discard", drawn="1z",
    right=n("<0s>と<8s>待ちのリーチです。", "Riichi, waiting for <0s> and <8s>.", "<0s>과 <8s>을 기다리는 리치입니다."),
    wrong=n("それを捨ててもテンパイになりません。", "Without that tile the hand is not tenpai.", "그것을 버리면 텐파이가 되지 않습니다."),
))  # fmt: skip  # a language a line

_DORA: Final = Step("dora", n("赤い5とドラ", "Red fives and dora", "빨간 5와 도라"), (
    Say(n("赤い5は、手の中の1枚につき1点です。", "Every red five in the hand is worth a point.", "손패에 있는 빨간 5는 한 장마다 1점입니다.")),
    Say(n("はじめに表示牌が2枚めくられます。その次の牌がドラで、これも1枚1点です。9の次は1、北の次は東、中の次は白です。", "Two indicators are turned at the start. The tile after each is a dora and worth a point, too. After nine comes one, after North comes East, after Red comes White.", "처음에 표시패 두 장을 공개합니다. 그 다음 패가 도라이고, 이것도 한 장에 1점입니다. 9 다음은 1, 북 다음은 동, 중 다음은 백입니다.")),
    Say(n("裏ドラの表示牌も2枚あり、リーチしてあがった人だけが見られます。", "There are two ura indicators as well; only a winner in riichi turns them.", "뒷도라 표시패도 두 장 있으며, 리치하고 화료한 사람만 볼 수 있습니다.")),
), Puzzle(
    question=n("表示牌は<7s9m>です。どちらでもあがれますが、点が高いのはどちらですか？", "The indicators are <7s9m>. Both tiles complete this hand. Which is worth more?", "표시패는 <7s9m>입니다. 둘 다 화료할 수 있는데, 점수가 더 높은 것은 어느 쪽입니까?"),
    hand="34m123p678p789s22z", tap="choices", choices="2m0m", answers="0m", check="richest", indicators="7s9m",
    right=n("赤い5なので、1点増えます。<8s>はどちらの場合もドラです。", "It is a red five, one point more. <8s> is a dora either way.", "빨간 5이므로 1점이 늘어납니다. <8s>은 어느 쪽이든 도라입니다."),
    wrong=n("その牌は赤い5でもドラでもありません。", "That tile is neither a red five nor a dora.", "그 패는 빨간 5도 도라도 아닙니다."),
))  # fmt: skip  # a language a line

_SETTLING: Final = Step("settling", n("1局ごとの精算", "Every hand is settled", "한 국마다 정산"), (
    Points((
        Say(n("ロンは{base_ron}点から。捨てた人だけが払います。", "A ron begins at {base_ron}, and the discarder alone pays.", "론은 {base_ron}점부터. 버린 사람만 냅니다.")),
        Say(n("ツモは1人{base_tsumo}点から。ほかの全員が払います。", "A tsumo begins at {base_tsumo} from each of the others.", "쯔모는 한 사람당 {base_tsumo}점부터. 다른 모두가 냅니다.")),
        Say(n("リーチ{riichi_bonus}点と、赤い5・ドラ・裏ドラの1枚1点を加えます。", "Riichi adds {riichi_bonus}; each red five, dora and ura dora adds 1.", "리치 {riichi_bonus}점과, 빨간 5·도라·뒷도라 한 장마다 1점을 더합니다.")),
        Say(n("1人が払うのは{cap}点まで。国士無双はいつも{cap}点です。", "Nobody pays more than {cap}; thirteen orphans are always {cap}.", "한 사람이 내는 것은 {cap}점까지. 국사무쌍은 언제나 {cap}점입니다.")),
    )),
    Say(n("点数は1局ごとに精算します。そのたびに、続けるか席を立つかを選べます。", "Points are settled after every hand, and each time you may stay or leave.", "점수는 한 국마다 정산합니다. 그때마다 계속할지 자리를 뜰지 고를 수 있습니다.")),
), Puzzle(
    question=n("リーチして、<8s>をツモりました。赤い5が2枚あり、ドラはありません。合わせて何点もらえますか？", "In riichi you draw <8s>. There are two red fives and no dora. How much do you get in all?", "리치하고 <8s>을 쯔모했습니다. 빨간 5가 두 장 있고 도라는 없습니다. 모두 합해 몇 점을 받습니까?"),
    hand="340m406p789s22z67s8s", tap="numbers", choices="6 12 18", answers="18", check="gain", drawn="8s", flags=("tsumo", "riichi"), unit="points",
    right=n("1人につき、ツモ2点、リーチ2点、赤2点で6点。3人から18点です。", "From each: tsumo 2, riichi 2, reds 2, that is 6; from three of them 18.", "한 사람당 쯔모 2점, 리치 2점, 적도라 2점으로 6점. 세 명에게서 18점입니다."),
    wrong=n("ツモは、ほかの3人がそれぞれ払います。", "For a tsumo each of the other three pays.", "쯔모는 다른 세 명이 각각 냅니다."),
))  # fmt: skip  # a language a line

_PLAIN: Final = "123m234p789s22z68s 7s"
_REDS: Final = "340m406p789s22z67s 8s"

LESSON: Final = Lesson(
    title=n("はじめての韓麻", "Hanma for beginners", "처음 배우는 한마"),
    steps=(
        shared.signs(characters="123406789m", dots="123406789p", bamboo="123406789s"),
        shared.tiles(
            _GAME,
            n("数の牌は萬子（マンズ）・筒子（ピンズ）・索子（ソウズ）の3種類で、1から9まであります。5はすべて赤い牌です。", "Number tiles come in three suits, one to nine: characters, dots and bamboo. Every five is red.", "숫자 패는 만수·통수·삭수 세 종류로 1부터 9까지 있습니다. 5는 모두 빨간 패입니다."),
            "109m109p109s",
            n("萬子・筒子・索子", "Characters, dots, bamboo", "만수·통수·삭수"),
        ),
        shared.sets(_GAME),
        shared.turn(_GAME),
        shared.waits(_GAME),
        _WIN,
        _SHAPES,
        _CALLS,
        _RIICHI,
        _DORA,
        _SETTLING,
    ),
    heading=n("点になるもの {count}つ", "{count} things that score", "점수가 되는 것 {count}가지"),
    patterns=(
        "ron",
        "tsumo",
        table.RIICHI,
        Bonus(
            "red", 1, table.POINTS,
            n("赤い5。手の中の1枚につき数えます。", "Every red five in the hand.", "빨간 5. 손패에 있는 한 장마다 셉니다."),
            Example(hand=_REDS),
        ),
        Bonus(
            "dora", 1, table.POINTS,
            n("2枚の表示牌それぞれの次の牌。手の中の1枚につき数えます。", "The tile after each of the two indicators; every one in the hand.", "표시패 두 장 각각의 다음 패. 손패에 있는 한 장마다 셉니다."),
            Example(hand=_PLAIN, indicators="7s9m"),
        ),
    ),
    tips=(
        n("役はありません。いちばん早くそろう形をめざします。", "There are no yaku. Go for whatever is complete first.", "역은 없습니다. 가장 빨리 완성되는 형태를 노립니다."),
        n("赤い5は1枚1点です。できるだけ手に残します。", "Red fives are worth a point each. Keep them if you can.", "빨간 5는 한 장에 1점입니다. 되도록 손에 남깁니다."),
        n("チーがないので、両側で待てる形を大切にします。", "There is no chi, so keep shapes that wait on both sides.", "치가 없으므로 양쪽을 기다리는 형태를 소중히 합니다."),
        n("鳴かずにテンパイしたら、リーチします。2点と裏ドラが付きます。", "Closed and tenpai? Declare riichi: two points and the ura dora.", "멘젠으로 텐파이했다면 리치합니다. 2점과 뒷도라가 붙습니다."),
        n("相手が捨てた牌でもロンされます。捨て牌だけを頼りには守れません。", "Players may ron on what they have discarded themselves, so a tile is not safe just because it lies in their river.", "상대는 자신이 버린 패로도 론할 수 있습니다. 상대의 버림패라고 안전하지는 않습니다."),
    ),
)  # fmt: skip  # a language a line
