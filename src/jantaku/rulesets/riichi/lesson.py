"""Riichi for beginners: ten steps, a puzzle after each (rules: riichi)."""

from __future__ import annotations

from typing import Final

from jantaku.guide.lesson import Lesson, Puzzle, Step
from jantaku.guide.prose import Say, Show
from jantaku.options import names as n

_STEPS: Final = (
    Step("tiles", n("牌を知る", "Meet the tiles", "패 익히기"), (
        Say(n("数の牌は萬子（マンズ）・筒子（ピンズ）・索子（ソウズ）の3種類で、1から9まであります。", "Number tiles come in three suits, one to nine: characters, dots and bamboo.", "숫자 패는 만수·통수·삭수 세 종류로 1부터 9까지 있습니다.")),
        Show("159m159p159s", n("萬子・筒子・索子", "Characters, dots, bamboo", "만수·통수·삭수")),
        Say(n("字牌は東・南・西・北と白・發・中の7種です。どの牌も4枚ずつあります。", "Seven honours: East, South, West, North, White, Green and Red. There are four of every tile.", "자패는 동·남·서·북과 백·발·중의 7종입니다. 어느 패나 네 장씩 있습니다.")),
        Show("1234567z", n("字牌", "Honours", "자패")),
    ), Puzzle(
        question=n("続いた数の3枚組（順子）に使えない牌を選んでください。", "Tap the tile that can never be part of a run, three numbers in a row.", "이어진 숫자 세 장(슌쯔)에 쓸 수 없는 패를 고르십시오."),
        hand="", tap="choices", choices="1m5z9s", answers="5z", check="never_run",
        right=n("字牌には数がないので、順子になりません。", "Honours have no number, so they form no runs.", "자패에는 숫자가 없으므로 슌쯔가 되지 않습니다."),
        wrong=n("数の牌は、端の1や9でも順子になります。", "Number tiles can, even ones and nines.", "숫자 패는 끝의 1이나 9라도 슌쯔가 됩니다."),
    )),
    Step("sets", n("面子と雀頭", "Sets and a pair", "몸통과 머리"), (
        Say(n("続いた数3枚の「順子（シュンツ）」か、同じ牌3枚の「刻子（コーツ）」を、面子（メンツ）といいます。", "A set is a run of three numbers or a triplet of three alike.", "이어진 숫자 세 장인 ‘슌쯔’나 같은 패 세 장인 ‘커쯔’가 몸통 하나입니다.")),
        Show("234p", n("順子", "A run", "슌쯔")),
        Show("777z", n("刻子", "A triplet", "커쯔")),
        Say(n("面子4つと、同じ牌2枚の雀頭（ジャントウ）でできあがりです。", "Four sets and a pair are a complete hand.", "몸통 네 개와, 같은 패 두 장인 머리가 모이면 완성입니다.")),
    ), Puzzle(
        question=n("<46s>を順子にする牌を選んでください。", "Tap the tile that makes a run of <46s>.", "<46s>을 슌쯔로 만드는 패를 고르십시오."),
        hand="46s", tap="choices", choices="3s5s7s", answers="5s", check="set",
        right=n("<456s>の順子ができました。", "<456s> is a run.", "<456s> 슌쯔가 되었습니다."),
        wrong=n("間の数が必要です。", "It takes the number in between.", "사이의 숫자가 필요합니다."),
    )),
    Step("turn", n("引いて捨てる", "Draw and discard", "뽑고 버리기"), (
        Say(n("手牌は13枚。自分の番に1枚引き、いらない1枚を捨てます。", "A hand has thirteen tiles. On your turn you draw one and discard the one you need least.", "손패는 13장입니다. 자기 차례에 한 장 뽑고 필요 없는 한 장을 버립니다.")),
        Say(n("1枚だけ浮いた字牌や端の牌は、面子になりにくい牌です。", "Lone honours and end tiles rarely become sets.", "홀로 떨어진 자패나 1·9는 몸통이 되기 어렵습니다.")),
    ), Puzzle(
        question=n("捨てるとテンパイ（あと1枚）になる牌を選んでください。", "Tap the tile to discard so that the hand is one tile from complete.", "버리면 텐파이(한 장만 더 오면 완성)가 되는 패를 고르십시오."),
        hand="234m567p23s678s99p4z", tap="hand", choices="", answers="4z", check="discard", drawn="4z",
        right=n("<1s>か<4s>が来れば完成です。", "Now <1s> or <4s> completes it.", "<1s>이나 <4s>이 오면 완성입니다."),
        wrong=n("その牌は面子か雀頭の一部です。", "That tile is part of a set or of the pair.", "그 패는 몸통이나 머리의 일부입니다."),
    )),
    Step("waits", n("待ち", "Waits", "대기"), (
        Say(n("あと1枚で完成する形がテンパイ、待っている牌が待ち牌です。", "A hand one tile from complete is tenpai; the tiles it needs are its wait.", "한 장만 더 오면 완성되는 형태가 텐파이, 기다리는 패가 대기패입니다.")),
        Say(n("両側で待てる<56p>は、間の1種類だけを待つ<57p>より2倍来やすい形です。", "<56p> waits on both sides, for twice as many tiles as <57p>, which needs the one in between.", "양쪽을 기다리는 <56p>은 한 종류만 기다리는 <57p>보다 두 배 완성하기 쉬운 형태입니다.")),
        Say(n("テンパイまでにあと何枚要るかは「シャンテン」で数えます。1シャンテンなら、あと1枚でテンパイです。", "The table says how many tiles a hand is from tenpai (its shanten): one from tenpai, a single tile makes it tenpai.", "텐파이까지 몇 장이 더 필요한지는 샹텐으로 셉니다. 1샹텐이면 한 장만 더 오면 텐파이입니다.")),
    ), Puzzle(
        question=n("どの牌であがれますか？", "Which tile completes this hand?", "어느 패로 화료할 수 있습니까?"),
        hand="123m456m78s22p345p", tap="choices", choices="5s6s7s2p", answers="6s", check="waits",
        right=n("<678s>がそろいます。もう1つの待ちは<9s>です。", "It makes <678s>; the other wait is <9s>.", "<678s>이 갖춰집니다. 또 하나의 대기는 <9s>입니다."),
        wrong=n("<78s>の両隣を考えましょう。", "Look at both ends of <78s>.", "<78s>의 양 끝을 생각해 보십시오."),
    )),
    Step("win", n("ツモとロン", "Tsumo and ron", "쯔모와 론"), (
        Say(n("自分で引いてあがるのがツモ、ほかの人の捨て牌であがるのがロンです。", "Winning on your own draw is tsumo, on somebody's discard ron.", "스스로 뽑아 화료하면 쯔모, 다른 사람의 버림패로 화료하면 론입니다.")),
        Say(n("対子（同じ牌2枚）が2つある待ちもあります。どちらかの3枚目が来れば刻子になり、もう一方が雀頭になります。", "Two pairs make a wait, too: either becomes the triplet and the other the pair.", "또이쯔(같은 패 두 장) 두 개로 기다리는 형태도 있습니다. 어느 쪽이 와도 하나는 커쯔, 하나는 머리가 되어 화료입니다.")),
    ), Puzzle(
        question=n("誰かが捨てました。あがれる牌はどれですか？", "Somebody discards. Which of these do you win on?", "누군가 버렸습니다. 화료할 수 있는 패는 어느 것입니까?"),
        hand="345m678p123s22s55z", tap="choices", choices="5z6z1s", answers="5z", check="yaku",
        right=n("白の刻子ができて、役も付きます。", "A triplet of white dragons, which is a yaku as well.", "백의 커쯔가 되고 역도 붙습니다."),
        wrong=n("<22s>か<55z>が3枚になる牌です。", "It is a tile that makes <22s> or <55z> three.", "<22s>이나 <55z>을 세 장으로 만드는 패입니다."),
    )),
    Step("yaku", n("役が必要", "A yaku is needed", "역이 필요합니다"), (
        Say(n("形ができても、役が1つもないとあがれません。", "A complete hand without a yaku does not win.", "형태가 완성되어도 역이 하나도 없으면 화료할 수 없습니다.")),
        Say(n("役の大きさは「翻（ハン）」で数えます。1翻増えるごとに、点数はおよそ2倍になります。", "Yaku are counted in han; each han more roughly doubles the points.", "역의 크기는 ‘판’으로 셉니다. 1판이 늘 때마다 점수는 약 두 배가 됩니다.")),
        Say(n("2から8だけの断幺九（タンヤオ）は、鳴いても（ほかの人の捨て牌をもらっても）作れる基本の役です。", "All simples, only tiles from two to eight, can be made even with calls, that is with tiles that others discard.", "2부터 8까지만으로 된 탕야오는 울어도(다른 사람의 버림패를 가져와도) 만들 수 있는 기본적인 역입니다.")),
    ), Puzzle(
        question=n("鳴いた手です。役が付いてあがれるのはどちらですか？", "This hand is open. Which tile wins with a yaku?", "울어 놓은 손패입니다. 역이 붙어 화료할 수 있는 것은 어느 쪽입니까?"),
        hand="345m678p23s55p [678s]", tap="choices", choices="1s4s", answers="4s", check="yaku",
        right=n("すべて2から8の牌になり、断幺九です。", "Now everything lies between two and eight: all simples.", "모두 2부터 8까지의 패가 되어 탕야오입니다."),
        wrong=n("<1s>では形だけで、役がありません。", "<1s> completes the shape, but there is no yaku.", "<1s>으로는 형태만 되고 역이 없습니다."),
    )),
    Step("calls", n("鳴き", "Calling", "울기"), (
        Say(n("ほかの人の捨て牌をもらって、刻子にするのがポン、順子にするのがチー、同じ牌4枚の槓子（カンツ）にするのがカンです。", "A call takes somebody's discard: pon makes it a triplet, chi a run, and kan four alike.", "다른 사람의 버림패를 가져와 커쯔로 만들면 퐁, 슌쯔로 만들면 치, 같은 패 네 장인 깡쯔로 만들면 깡입니다.")),
        Say(n("ポンは誰からでも、チーは左どなりの人からだけできます。", "Pon takes anybody's discard, chi only the left neighbour's.", "퐁은 누구에게서나, 치는 왼쪽 사람에게서만 할 수 있습니다.")),
        Say(n("鳴くと早くなりますが、リーチできず、門前（メンゼン：鳴いていない手）だけの役も使えません。", "Calls are quick, but rule out riichi and every yaku that needs a closed hand.", "울면 빨라지지만 리치할 수 없고 멘젠(울지 않은 손패)에만 붙는 역도 쓸 수 없습니다.")),
        Say(n("白・發・中と、場風・自風の刻子は、鳴いても役になります（役牌）。", "A triplet of dragons, of the round's wind or of your own wind is a yaku, called or not.", "백·발·중과 장풍·자풍의 커쯔는 울어도 역이 됩니다(역패).")),
    ), Puzzle(
        question=n("ポンすれば役になる捨て牌はどれですか？", "Which discard gives you a yaku when you call pon?", "퐁하면 역이 되는 버림패는 어느 것입니까?"),
        hand="24m35p7799s44466z", tap="choices", choices="6z7s9s", answers="6z", check="yaku_set",
        right=n("發の刻子は誰にとっても役です。", "A triplet of green dragons is a yaku for everybody.", "발의 커쯔는 누구에게나 역입니다."),
        wrong=n("その刻子だけでは役になりません。", "That triplet by itself is no yaku.", "그 커쯔만으로는 역이 되지 않습니다."),
    )),
    Step("riichi", n("リーチ", "Riichi", "리치"), (
        Say(n("鳴かずにテンパイしたら、1,000点を出してリーチを宣言できます。リーチ自体が役です。", "With a closed hand that is tenpai you may pay 1,000 points and declare riichi, a yaku in itself.", "울지 않고 텐파이하면 천 점을 내고 리치를 선언할 수 있습니다. 리치 자체가 역입니다.")),
        Say(n("そのあとは手を変えられず、引いた牌をそのまま捨てていきます。", "From then on the hand is fixed, and what you draw you discard.", "그 뒤로는 손패를 바꿀 수 없고, 뽑은 패를 그대로 버립니다.")),
    ), Puzzle(
        question=n("どれを捨ててリーチしますか？", "Which discard lets you declare riichi?", "무엇을 버리고 리치합니까?"),
        hand="234m99m456p67s345s1p", tap="hand", choices="", answers="1p", check="discard", drawn="1p",
        right=n("<5s>と<8s>待ちのリーチです。", "Riichi, waiting for <5s> and <8s>.", "<5s>과 <8s>을 기다리는 리치입니다."),
        wrong=n("それを捨ててもテンパイになりません。", "Without that tile the hand is not tenpai.", "그것을 버리면 텐파이가 되지 않습니다."),
    )),
    Step("dora", n("ドラ", "Dora", "도라"), (
        Say(n("表示牌の次の牌がドラで、1枚につき1翻増えます。ドラだけではあがれません。", "The tile after the indicator is the dora, one han each; by itself it wins nothing.", "표시패의 다음 패가 도라이며, 한 장마다 1판이 늘어납니다. 도라만으로는 화료할 수 없습니다.")),
        Say(n("9の次は1、北の次は東、中の次は白です。", "After nine comes one, after North comes East, and after Red comes White.", "9 다음은 1, 북 다음은 동, 중 다음은 백입니다.")),
    ), Puzzle(
        question=n("表示牌は<9s>です。ドラはどれですか？", "The indicator is <9s>. Which tile is the dora?", "표시패는 <9s>입니다. 도라는 어느 것입니까?"),
        hand="9s", tap="choices", choices="8s9s1s", answers="1s", check="dora",
        right=n("9の次は1に戻ります。", "After nine it begins again at one.", "9 다음은 1로 돌아갑니다."),
        wrong=n("表示牌そのものではなく、次の牌です。", "Not the indicator itself, but the tile after it.", "표시패 자체가 아니라 다음 패입니다."),
    )),
    Step("furiten", n("フリテンと守り", "Furiten and safety", "후리텐과 수비"), (
        Say(n("自分が捨てた牌が待ちに入っていると、ロンできません（フリテン）。", "If one of your waits lies among your own discards, you cannot win by ron: furiten.", "대기패 가운데 자신이 버린 패가 있으면 론할 수 없습니다(후리텐).")),
        Say(n("だから、リーチした人が捨てた牌は、その人に対して絶対に安全です。", "So whatever a player in riichi has discarded is perfectly safe against them.", "그래서 리치한 사람이 버린 패는 그 사람에게 절대 안전합니다.")),
    ), Puzzle(
        question=n("リーチした人の捨て牌（河）は<1m9p4s7s6z>です。安全な牌を捨ててください。", "A player in riichi has discarded <1m9p4s7s6z>. Discard a safe tile.", "리치한 사람의 버림패(강)는 <1m9p4s7s6z>입니다. 안전한 패를 버리십시오."),
        hand="5m6m3p5p7s2z", tap="hand", choices="", answers="7s", check="safe", river="1m9p4s7s6z",
        right=n("その人の河にある牌（現物）なので、ロンされません。", "It lies in their river, so they cannot win on it.", "리치한 사람이 버린 패(현물)이므로 론당하지 않습니다."),
        wrong=n("その牌は河にないので、当たるかもしれません。", "That tile is not in their river; it may deal in.", "그 패는 강에 없으므로 론당할 수 있습니다."),
    )),
)  # fmt: skip

LESSON: Final = Lesson(
    title=n("はじめての麻雀", "Mahjong for beginners", "처음 배우는 마작"),
    steps=_STEPS,
    patterns=("riichi", "all_simples", "white_dragon", "pinfu", "seven_pairs"),
    tips=(
        n("配牌を見て、めざす役を1つ決めます。", "Look at the deal and choose one yaku to aim for.", "배패를 보고 노릴 역을 하나 정합니다."),
        n("白・發・中・自風・場風（役牌）以外の字牌は、早めに捨てます。", "Discard honours other than dragons, your seat wind and the round wind early.", "역패가 되지 않는 자패는 일찍 버립니다."),
        n("鳴かずにテンパイしたら、迷わずリーチします。", "Closed and tenpai? When in doubt, declare riichi.", "멘젠으로 텐파이했다면 망설이지 말고 리치합니다."),
        n("ほかの人のリーチには、その人の捨て牌と同じ牌を捨てます。", "Against a riichi, discard what that player has discarded.", "다른 사람의 리치에는 그 사람의 버림패와 같은 패를 버립니다."),
        n("白・發・中の対子は残し、3枚目が出たらポンします。", "Keep pairs of dragons, and call pon on the third.", "백·발·중의 또이쯔는 남겨 두고 세 번째 패가 나오면 퐁합니다."),
    ),
)  # fmt: skip
