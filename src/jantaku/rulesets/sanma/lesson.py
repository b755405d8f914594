"""Sanma for beginners, a puzzle after each step (rules: sanma). It is read without having
learned riichi.
"""

from __future__ import annotations

from typing import Final

from jantaku.guide import lesson_steps as shared
from jantaku.guide.lesson import Lesson, Puzzle, Step
from jantaku.guide.lesson_steps import Game
from jantaku.guide.prose import Say, Show
from jantaku.options import names as n
from jantaku.rulesets.riichi import lesson as riichi

_GAME: Final = Game(suits="pps")

_SEATS: Final = Say(n(
    "どの席にも風があります。最初に打つ親が東、その右どなりが南、次が西です。",
    "Every seat has a wind. The dealer, who plays first, is East; to the right follow South and West.",
    "자리마다 바람이 있습니다. 먼저 치는 친이 동이고, 그 오른쪽이 남, 다음이 서입니다.",
))  # fmt: skip  # a language a line

_VALUE_SETS: Final = Say(n(
    "白・發・中、北、自分の席の風（自風）、その場の風（場風）の刻子は、鳴いても役になります（役牌）。場風は、東場なら東です。",
    "A triplet of dragons, of norths, of your own seat's wind or of the round's wind (East in the East round) is a yaku, called or not.",
    "백·발·중, 북, 자기 자리의 바람(자풍), 그 장의 바람(장풍)의 커쯔는 울어도 역이 됩니다(역패). 장풍은 동장이면 동입니다.",
))  # fmt: skip  # a language a line

_NORTHS: Final = Step("norths", n("北を抜く", "Norths", "북빼기"), (
    Show("4z", n("北", "North", "북")),
    Say(n("手の中の北は、自分の番に1枚引いたあと、抜いて脇に置けます（北抜き）。代わりに1枚引きます。", "After your draw you may set aside a north that you hold. You take a replacement for it.", "손안의 북은 자기 차례에 한 장 뽑은 뒤, 빼서 옆에 놓을 수 있습니다(북빼기). 대신 한 장 뽑습니다.")),
    Say(n("抜いた北は、あがったときに1枚につきドラ1枚と数えます。役ではないので、北だけではあがれません。", "When you win, every north set aside is a dora. It is no yaku, so norths alone win nothing.", "뺀 북은 화료했을 때 한 장마다 도라 한 장으로 셉니다. 역이 아니므로 북만으로는 화료할 수 없습니다.")),
    Say(n("北抜きは鳴きではありません。抜いたあとでもリーチできます。", "Setting a north aside is no call: you can still declare riichi.", "북빼기는 우는 것이 아닙니다. 뺀 뒤에도 리치할 수 있습니다.")),
), Puzzle(
    question=n("自分の番です。抜いてドラにできる牌を選んでください。", "It is your turn. Tap the tile that can be set aside as a dora.", "자기 차례입니다. 빼서 도라로 만들 수 있는 패를 고르십시오."),
    hand="345p678p2399s115z4z", tap="hand", choices="", answers="4z", check="set_aside", drawn="5z",
    right=n("北を抜き、代わりに1枚引きます。", "You set the north aside and draw a replacement.", "북을 빼고 대신 한 장 뽑습니다."),
    wrong=n("抜けるのは北（<4z>）だけです。", "Only a north (<4z>) can be set aside.", "뺄 수 있는 것은 북(<4z>)뿐입니다."),
))  # fmt: skip  # a language a line

_STEPS: Final = (
    shared.signs(
        "1m9m9p", characters="19m", meant=n("九萬（キューワン）", "9 of characters", "9만(구만)")
    ),
    shared.tiles(
        _GAME,
        n("数の牌は、筒子（ピンズ）と索子（ソウズ）が1から9まで、萬子（マンズ）は1と9だけです。", "Number tiles are dots and bamboo from one to nine, and of characters only the one and the nine.", "숫자 패는 통수와 삭수가 1부터 9까지 있고, 만수는 1과 9뿐입니다."),
        "159p159s19m",
        n("筒子・索子・萬子", "Dots, bamboo, characters", "통수·삭수·만수"),
        puzzle=lambda usual: usual._replace(
            choices="1m1p9s", answers="1m",
            right=n("萬子は1と9だけなので、続いた数がありません。字牌も順子になりません。", "Characters have only a one and a nine, so they form no runs. Nor do honours.", "만수는 1과 9뿐이어서 이어지는 숫자가 없습니다. 자패도 슌쯔가 되지 않습니다."),
            wrong=n("筒子と索子は、端の1や9でも順子になります。", "Dots and bamboo can, even ones and nines.", "통수와 삭수는 끝의 1이나 9라도 슌쯔가 됩니다."),
        ),
    ),
    shared.sets(_GAME),
    shared.turn(_GAME),
    shared.waits(_GAME, won=True),
    riichi.yaku("345p678p23s55p [666s]", "1s4s", "4s"),
    riichi.calls("24p35p7799s111s66z", "345p99p24s {set} [888p] 3s", shared.CALLS_WITHOUT_CHI, shared.NO_CHI, _SEATS, _VALUE_SETS),
    riichi.riichi("234p99s456p67p345s1z", "5p8p"),
    riichi.dora(Puzzle(
        question=n("表示牌は<1m>です。ドラはどれですか？", "The indicator is <1m>. Which tile is the dora?", "표시패는 <1m>입니다. 도라는 어느 것입니까?"),
        hand="1m", tap="choices", choices="1m1p9m", answers="9m", check="dora",
        right=n("萬子は1と9だけなので、1の次は9です。", "Characters have only a one and a nine: after one comes nine.", "만수는 1과 9뿐이므로 1 다음은 9입니다."),
        wrong=n("同じ種類の、次の牌です。", "It is the next tile of the same suit.", "같은 종류의 다음 패입니다."),
    ), Say(n("萬子は<1m>の次が<9m>、<9m>の次が<1m>です。", "Of characters, <9m> comes after <1m> and <1m> after <9m>.", "만수는 <1m> 다음이 <9m>, <9m> 다음이 <1m>입니다."))),
    _NORTHS,
    riichi.pays(
        Puzzle(
            question=n("あなたは南家です。リーチして<8s>をツモり、5翻、満貫になりました。合わせて何点もらえますか？", "You sit South. In riichi you draw <8s>, which makes five han, a mangan. How much do you get in all?", "내 자리는 남가입니다. 리치해서 <8s>을 쯔모했고 5판, 만관이 되었습니다. 모두 합해 몇 점을 받습니까?"),
            hand="234p567p88p456s67s8s", tap="numbers", choices="6000 8000 12000", answers="6000", check="gain", drawn="8s", flags=("tsumo", "riichi"), seat="S", unit="points",
            right=n("親が4,000点、もう1人が2,000点で、6,000点です。いない北家の分は入りません。", "The dealer pays 4,000 and the other player 2,000, 6,000 in all. Nobody pays for the missing North.", "친이 4,000점, 다른 한 명이 2,000점을 내서 6,000점입니다. 없는 북가의 몫은 받지 못합니다."),
            wrong=n("親は4,000点、もう1人は2,000点を払います。いない北家の分は、誰も払いません。", "The dealer pays 4,000, the other player 2,000; nobody pays for the missing North.", "친은 4,000점, 다른 한 명은 2,000점을 냅니다. 없는 북가의 몫은 아무도 내지 않습니다."),
        ),
        Say(n("子のツモ：親がもう1人の2倍を払います。いない北家の分は誰も払わないので、ロンより少なくなります（ツモ損）。", "A tsumo by anybody else: the dealer pays twice as much as the other player. Nobody pays for the missing North, so it brings less than a ron.", "친이 아닌 사람의 쯔모: 친이 다른 한 명의 두 배를 냅니다. 없는 북가의 몫은 아무도 내지 않으므로 론보다 적습니다.")),
    ),
    shared.furiten(
        _GAME,
        Say(n("ほかの人が抜いた北にもロンできます。抜いただけの北は捨て牌ではないので、フリテンにはなりません。", "You can ron a north that somebody sets aside, too. Norths you set aside are not discards and do not make you furiten.", "다른 사람이 빼는 북에도 론할 수 있습니다. 자신이 뺀 북은 버림패가 아니므로 후리텐이 되지 않습니다.")),
    ),
)  # fmt: skip  # a language a line

LESSON: Final = Lesson(
    title=n("はじめての三人麻雀", "Three-player riichi for beginners", "처음 배우는 3인 마작"),
    steps=_STEPS,
    patterns=("riichi", "all_simples", "white_dragon", "pinfu", "seven_pairs"),
    tips=(
        n("北は、引いたらすぐに抜きます。1枚でドラが1枚増えます。", "Set a north aside as soon as you draw it: each is a dora.", "북은 뽑자마자 뺍니다. 한 장마다 도라가 하나 늘어납니다."),
        n("萬子の1と9は順子になりません。1枚だけなら早めに捨てます。", "The one and nine of characters form no runs. Discard a single one early.", "만수의 1과 9는 슌쯔가 되지 않습니다. 한 장뿐이면 일찍 버립니다."),
        n("チーがないので、両側で待てる形を大切にします。", "There is no chi, so keep shapes that wait on both sides.", "치가 없으므로 양쪽을 기다리는 형태를 소중히 합니다."),
        n("鳴かずにテンパイしたら、迷わずリーチします。", "Closed and tenpai? When in doubt, declare riichi.", "멘젠으로 텐파이했다면 망설이지 말고 리치합니다."),
        n("ほかの人のリーチには、その人の捨て牌と同じ牌を捨てます。", "Against a riichi, discard what that player has discarded.", "다른 사람의 리치에는 그 사람의 버림패와 같은 패를 버립니다."),
    ),
)  # fmt: skip  # a language a line
