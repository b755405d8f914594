"""The Hong Kong game for beginners, a puzzle after each step (rules: hongkong)."""

from __future__ import annotations

from typing import Final

from jantaku.guide import lesson_steps as shared
from jantaku.guide.lesson import Lesson, Puzzle, Step
from jantaku.guide.lesson_steps import Game
from jantaku.guide.prose import Points, Say, Show
from jantaku.options import names as n

_GAME: Final = Game(
    drawn=n("自摸（ツモ）", "a self-draw (the button says Tsumo)", "쯔모(自摸)"),
    claimed=n("ロン", "a plain win (Ron)", "론"),
)

_WIN: Final = Step("win", n("2つのあがり方", "Two ways to win", "두 가지 화료"), (
    shared.winning(_GAME),
    shared.TWO_PAIRS,
    Say(n("自分が前に捨てた牌でも、一度見送った牌でもあがれます。", "You may win on a tile that you have discarded before, or once let pass.", "자신이 전에 버린 패로도, 한 번 넘긴 패로도 화료할 수 있습니다.")),
), Puzzle(
    question=n("あなたの捨て牌（河）は<1m8p>です。誰かが捨てました。あがれる牌はどれですか？", "You have discarded <1m8p>. Now somebody discards. Which of these can you win on?", "내 버림패(강)는 <1m8p>입니다. 누군가 버렸습니다. 화료할 수 있는 패는 어느 것입니까?"),
    hand="123p456p22p79p333z", tap="choices", choices="7p8p6p", answers="8p", check="ron", river="1m8p",
    right=n("<789p>がそろいます。自分が捨てた牌でもかまいません。", "It makes <789p>. That you have discarded it does not matter.", "<789p>이 갖춰집니다. 자신이 버린 패라도 상관없습니다."),
    wrong=n("<79p>の間の牌です。", "It is the tile between <79p>.", "<79p> 사이의 패입니다."),
))  # fmt: skip  # a language a line

_FLOWERS: Final = Step("flowers", n("自分の花", "Your own flowers", "자기 꽃"), (
    shared.SEATS,
    Say(n("席ごとに、自分の花牌と季節牌が1枚ずつ決まっています。", "Every seat has one flower and one season of its own.", "자리마다 자기 꽃패와 계절패가 한 장씩 정해져 있습니다.")),
    Points((
        Say(n("東 <f1f5>　梅と春", "East <f1f5> plum and spring", "동 <f1f5> 매화와 봄")),
        Say(n("南 <f2f6>　蘭と夏", "South <f2f6> orchid and summer", "남 <f2f6> 난초와 여름")),
        Say(n("西 <f3f7>　菊と秋", "West <f3f7> chrysanthemum and autumn", "서 <f3f7> 국화와 가을")),
        Say(n("北 <f4f8>　竹と冬", "North <f4f8> bamboo and winter", "북 <f4f8> 대나무와 겨울")),
    )),
    Say(n("手の大きさは「番（ファン）」で数えます。自分の花は1枚につき1番です。ほかの席の花に番はありません。", "A hand is counted in faan. Each flower of your own is worth one faan; those of other seats are worth nothing.", "손패의 크기는 ‘판’으로 셉니다. 자기 꽃은 한 장마다 1판이고, 다른 자리의 꽃은 판수에 들어가지 않습니다.")),
    Say(n("花牌が1枚もないときも1番です。花牌4枚、季節牌4枚のどちらかがそろえば2番です。", "No flowers at all are worth one faan, too. All four flowers, or all four seasons, are worth two.", "꽃이 한 장도 없어도 1판입니다. 꽃패 네 장이나 계절패 네 장을 다 모으면 2판입니다.")),
), Puzzle(
    question=n("あなたは南家で、この手であがりました。番が増える花はどれですか？", "You sit South and have won with this hand. Which flower adds a faan?", "내 자리는 남가이고, 이 손패로 화료했습니다. 판수가 늘어나는 꽃은 어느 것입니까?"),
    hand="123p456p99p79p333z8p", tap="choices", choices="f1f6f8", answers="f6", check="flower", drawn="8p", seat="S",
    right=n("夏は南家の季節牌です。", "Summer is South's season.", "여름은 남가의 계절패입니다."),
    wrong=n("それはほかの席の花です。", "That one belongs to another seat.", "그것은 다른 자리의 꽃입니다."),
))  # fmt: skip  # a language a line

_FAAN: Final = Step("faan", n("{minimum}番縛り", "At least {minimum} faan", "최소 {minimum}판"), (
    Say(n("形ができても、{minimum}番に足りないとあがれません。番は役（決まった組み合わせ）や花で付きます。", "A complete hand worth less than {minimum} faan does not win. Faan come from patterns and from flowers.", "형태가 완성되어도 {minimum}판이 안 되면 화료할 수 없습니다. 판수는 역(정해진 조합)이나 꽃에서 나옵니다.")),
    Points((
        Say(n("面子がすべて順子（平和）：1番", "Four runs and a pair (common hand): 1", "몸통이 모두 슌쯔(핑후): 1판")),
        Say(n("ツモ：1番", "Self-draw: 1", "쯔모: 1판")),
        Say(n("花牌なし：1番", "No flowers: 1", "꽃 없음: 1판")),
        Say(n("面子がすべて刻子（対々和）：3番", "Four triplets and a pair (all triplets): 3", "몸통이 모두 커쯔(또이또이): 3판")),
        Say(n("1種類の数の牌と字牌だけ（混一色）：3番", "One suit and honours (half flush): 3", "숫자 패 한 종류와 자패뿐(혼일색): 3판")),
    )),
), Puzzle(
    question=n("花牌は1枚もありません。自分で引いて、あがれるのはどちらですか？", "You have no flowers. Which of these, drawn by yourself, wins?", "꽃은 한 장도 없습니다. 스스로 뽑아 화료할 수 있는 것은 어느 쪽입니까?"),
    hand="123m456m789s2223p", tap="choices", choices="3p4p", answers="4p", check="yaku", flags=("tsumo",), seat="S",
    right=n("<22p>と<234p>で順子4つ。平和・ツモ・花牌なしで3番です。", "<22p> and <234p>: four runs. Common hand, self-draw and no flowers make three faan.", "<22p>과 <234p>으로 슌쯔 네 개. 핑후·쯔모·꽃 없음으로 3판입니다."),
    wrong=n("<222p>は刻子なので平和になりません。ツモと花牌なしの2番だけです。", "<222p> is a triplet, so it is no common hand: only two faan, self-draw and no flowers.", "<222p>은 커쯔이므로 핑후가 아닙니다. 쯔모와 꽃 없음의 2판뿐입니다."),
))  # fmt: skip  # a language a line

_CALLS: Final = Step("calls", n("鳴き", "Calling", "울기"), (
    shared.CALLS,
    shared.FROM_WHOM,
    Say(n("白・發・中と、自分の席の風（自風）・その場の風（場風）の刻子は、それぞれ1番です。場風は、東場なら東です。", "A triplet of dragons, of your own seat's wind or of the round's wind (East in the East round) is one faan each.", "백·발·중과 자기 자리의 바람(자풍), 그 장의 바람(장풍)의 커쯔는 각각 1판입니다. 장풍은 동장이면 동입니다.")),
    Say(n("鳴いても番は減りません。ただし七対子や四暗刻など、鳴くと作れない役もあります。", "Calls cost no faan, but a few patterns, such as seven pairs, need a hand without them.", "울어도 판수는 줄지 않습니다. 다만 치또이츠나 스안커처럼 울면 만들 수 없는 역도 있습니다.")),
), Puzzle(
    question=n("東場で、あなたは南家です。ポンすれば番が付く捨て牌はどれですか？", "It is the East round and you sit South. Which discard gives you a faan when you call pon?", "동장이고 내 자리는 남가입니다. 퐁하면 판수가 붙는 버림패는 어느 것입니까?"),
    hand="24m35p779s22446z5p", tap="choices", choices="4z2z7s", answers="2z", check="yaku_set", seat="S",
    right=n("南はあなたの自風です。", "South is your own wind.", "남은 내 자풍입니다."),
    wrong=n("その刻子だけでは番が付きません。", "That triplet by itself is worth nothing.", "그 커쯔만으로는 판수가 붙지 않습니다."),
))  # fmt: skip  # a language a line

_AIM: Final = Step("aim", n("{minimum}番への近道", "The short way to {minimum} faan", "{minimum}판으로 가는 지름길"), (
    Say(n("混一色と対々和は、それだけで3番になり、鳴いても作れます。", "Half flush and all triplets are three faan by themselves, called or not.", "혼일색과 또이또이는 그것만으로 3판이고, 울어도 만들 수 있습니다.")),
    Show("123p456p99p789p333z", n("混一色：筒子と字牌だけ", "Half flush: only dots and honours", "혼일색: 통수와 자패뿐")),
    Show("222m777s99m444p888s", n("対々和：刻子4つと雀頭", "All triplets and a pair", "또이또이: 커쯔 네 개와 머리")),
    Say(n("テンパイしても、{minimum}番に届かない待ちではあがれません。", "Even a hand that is tenpai cannot win on a tile that leaves it short of {minimum} faan.", "텐파이해도 {minimum}판이 안 되는 대기로는 화료할 수 없습니다.")),
), Puzzle(
    question=n("どれを捨てれば、誰の捨て牌でも{minimum}番であがれる手になりますか？", "Which discard leaves a hand that can win on anybody's discard with {minimum} faan?", "무엇을 버리면 누구의 버림패로도 {minimum}판으로 화료할 수 있는 손패가 됩니까?"),
    hand="111p345p99p555z79p9m", tap="hand", choices="", answers="9m", check="worthy", drawn="9m",
    right=n("<7p>でも<8p>でも、筒子と字牌だけの混一色です。", "It waits for <7p> and <8p>; either way everything is dots and honours, a half flush.", "<7p>이든 <8p>이든 통수와 자패뿐인 혼일색입니다."),
    wrong=n("テンパイしないか、番が足りません。筒子と字牌だけを残します。", "Then it is not tenpai, or worth too little. Keep only dots and honours.", "텐파이가 아니거나 판수가 모자랍니다. 통수와 자패만 남깁니다."),
))  # fmt: skip  # a language a line

_PAYING: Final = Step("paying", n("点数の払い方", "Who pays", "점수를 내는 사람"), (
    Say(n("番の合計から、点数表で基本点が決まります：{ladder_words}。", "The sum of faan gives the base points: {ladder_words}.", "판수의 합계로 기본점이 정해집니다: {ladder_words}.")),
    Points((
        Say(n("ツモ：3人がそれぞれ基本点の2倍を払います。", "Self-draw: each of the three pays twice the base points.", "쯔모: 세 명이 각각 기본점의 두 배를 냅니다.")),
        Say(n("ロン：捨てた人（放銃者）が2倍、ほかの2人が1倍ずつ払います。", "On a discard: the discarder pays twice, the other two once.", "론: 버린 사람이 2배, 다른 두 명이 1배씩 냅니다.")),
    )),
    Say(n("親でも点数は同じです。親があがるか流局すると、同じ人が親を続けます。", "Being the dealer makes no difference. After the dealer wins, and after a draw, the same player deals again.", "친이라도 점수는 같습니다. 친이 화료하거나 유국되면 같은 사람이 친을 계속합니다.")),
), Puzzle(
    question=n("<5m>をツモりました。対々和3番、ツモ1番、花牌なし1番です。合わせて何点もらえますか？", "You draw <5m>: all triplets 3, self-draw 1, no flowers 1. How much do you get in all?", "<5m>을 쯔모했습니다. 또이또이 3판, 쯔모 1판, 꽃 없음 1판입니다. 모두 합해 몇 점을 받습니까?"),
    hand="222m333p5m5m [777s] [999p]", tap="numbers", choices="32 64 96", answers="96", check="gain", drawn="5m", flags=("tsumo",), seat="E", unit="points",
    right=n("5番は基本点16点。3人から32点ずつで96点です。", "Five faan have 16 base points: 32 from each of the three make 96.", "5판은 기본점 16점. 세 명에게서 32점씩, 96점입니다."),
    wrong=n("5番の基本点は16点です。ツモでは3人がその2倍を払います。", "Five faan have 16 base points, and for a self-draw three players pay twice that.", "5판의 기본점은 16점입니다. 쯔모면 세 명이 그 두 배를 냅니다."),
))  # fmt: skip  # a language a line

LESSON: Final = Lesson(
    title=n("はじめての香港麻雀", "Hong Kong mahjong for beginners", "처음 배우는 홍콩 마작"),
    steps=(
        shared.signs(),
        shared.tiles(
            _GAME,
            n("数の牌は萬子（マンズ）・筒子（ピンズ）・索子（ソウズ）の3種類で、1から9まであります。", "Number tiles come in three suits, one to nine: characters, dots and bamboo.", "숫자 패는 만수·통수·삭수 세 종류로 1부터 9까지 있습니다."),
            "159m159p159s",
            n("萬子・筒子・索子", "Characters, dots, bamboo", "만수·통수·삭수"),
            Say(n("ほかに、花が1枚ずつ8枚あります。花牌の梅・蘭・菊・竹と、季節牌の春・夏・秋・冬です。", "There are also eight flowers, one of each: plum, orchid, chrysanthemum and bamboo, and the four seasons.", "그 밖에 꽃이 한 장씩 여덟 장 있습니다. 꽃패인 매화·난초·국화·대나무와 계절패인 봄·여름·가을·겨울입니다.")),
            Show("f1f2f3f4f5f6f7f8", n("花牌と季節牌", "Flowers and seasons", "꽃패와 계절패")),
        ),
        shared.sets(_GAME),
        shared.turn(_GAME, shared.FLOWERS_REPLACED),
        shared.waits(_GAME),
        _WIN,
        _FLOWERS,
        _FAAN,
        _CALLS,
        _AIM,
        _PAYING,
    ),
    heading=n("最初に覚える役 {count}つ", "The first {count} patterns", "처음 익힐 역 {count}가지"),
    patterns=("half_flush", "all_triplets", "white_dragon", "common_hand", "self_draw"),
    tips=(
        n("配牌を見て、{minimum}番をどう作るか決めます。", "Look at your first tiles and decide where {minimum} faan will come from.", "처음 받은 패를 보고 {minimum}판을 어떻게 만들지 정합니다."),
        n("1種類の数の牌と字牌が多ければ、混一色をめざします。", "Many tiles of one suit, and honours? Go for a half flush.", "한 종류의 숫자 패와 자패가 많으면 혼일색을 노립니다."),
        n("対子が4つ以上あれば、ポンして対々和をめざします。", "Four pairs or more? Call pon and go for all triplets.", "또이쯔가 네 개 이상이면 퐁해서 또이또이를 노립니다."),
        n("{minimum}番の見通しが立ってから鳴きます。", "Do not call before you see {minimum} faan.", "{minimum}판이 보인 다음에 웁니다."),
        n("相手が捨てた牌でもあがられます。ほかの人が集めている種類は、終わり近くには捨てません。", "Others may win on what they have discarded themselves. Late in a hand, hold on to tiles of a suit that somebody is collecting.", "상대는 자신이 버린 패로도 화료할 수 있습니다. 다른 사람이 모으는 종류는 끝이 가까워지면 버리지 않습니다."),
    ),
)  # fmt: skip  # a language a line
