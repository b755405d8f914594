"""The Korean game for beginners, a puzzle after each step (rules: korean)."""

from __future__ import annotations

from typing import Final

from jantaku.guide import lesson_steps as shared
from jantaku.guide.lesson import Lesson, Puzzle, Step
from jantaku.guide.lesson_steps import Game
from jantaku.guide.prose import Points, Say, Show
from jantaku.options import names as n

_GAME: Final = Game(suits="mmp")

_MINIMUM: Final = Step("minimum", n("基本役{minimum}翻", "{minimum} han of base yaku", "기본역 {minimum}판"), (
    Say(n("形ができても、基本役が{minimum}翻なければあがれません。役は決まった組み合わせで、大きさは「翻（ハン）」で数えます。", "A complete hand wins only with {minimum} han of base yaku. Yaku are particular combinations, counted in han.", "형태가 완성되어도 기본역이 {minimum}판 없으면 화료할 수 없습니다. 역은 정해진 조합이고 크기는 ‘판’으로 셉니다.")),
    Points((
        Say(n("ほかの人の捨て牌を一度ももらわない（門前）：1翻", "No tile taken from others (a closed hand): 1", "다른 사람의 버림패를 한 번도 가져오지 않기(멘젠): 1판")),
        Say(n("門前でツモ（門前清自摸和）：さらに1翻", "A closed hand and tsumo: 1 more", "멘젠으로 쯔모(멘젠쯔모): 1판 더")),
        Say(n("2から8の数の牌だけ（断幺九）：1翻", "Only tiles from two to eight (all simples): 1", "2부터 8까지의 숫자 패뿐(탕야오): 1판")),
        Say(n("面子がすべて刻子（対々和）：2翻", "Four triplets and a pair (all triplets): 2", "몸통이 모두 커쯔(또이또이): 2판")),
        Say(n("1種類の数の牌と字牌だけ（混一色）：2翻", "One suit and honours (half flush): 2", "숫자 패 한 종류와 자패뿐(혼일색): 2판")),
    )),
    Say(n("つまり、門前ならツモはいつでもあがれます。門前のロンには、あと1翻必要です。", "So with a closed hand a tsumo always wins; a ron takes one han more.", "즉 멘젠이면 쯔모로는 언제든 화료할 수 있습니다. 멘젠으로 론하려면 1판이 더 필요합니다.")),
), Puzzle(
    question=n("門前の手です。ロンできるのはどちらですか？", "This hand is closed. On which discard can it ron?", "멘젠인 손패입니다. 론할 수 있는 것은 어느 쪽입니까?"),
    hand="345m888m55m678p23p", tap="choices", choices="1p4p", answers="4p", check="yaku",
    right=n("すべて2から8になり、断幺九1翻と門前1翻で2翻です。", "Now everything lies between two and eight: all simples and a closed hand, two han.", "모두 2부터 8까지가 되어 탕야오 1판과 멘젠 1판, 합해 2판입니다."),
    wrong=n("<1p>では門前の1翻だけで、足りません。", "With <1p> there is only the one han for a closed hand.", "<1p>으로는 멘젠 1판뿐이어서 모자랍니다."),
))  # fmt: skip  # a language a line

_CALLS: Final = Step("calls", n("鳴き", "Calling", "울기"), (
    Say(n("ほかの人の捨て牌をもらって刻子にするのがポンで、誰からでもできます。", "Pon takes anybody's discard and makes it a triplet.", "다른 사람의 버림패를 가져와 커쯔로 만드는 것이 퐁이고, 누구에게서나 할 수 있습니다.")),
    shared.NO_CHI,
    Say(n("同じ牌4枚は槓子（カンツ）にできます（カン）。手の中に4枚あるときと、ポンした刻子に4枚目を足すときだけです。代わりに山の後ろから1枚引きます。", "Four alike can be made a kan: four in your own hand, or a fourth added to a called triplet. You draw a replacement from the end of the wall.", "같은 패 네 장은 깡쯔로 만들 수 있습니다(깡). 손안에 네 장이 있을 때와, 퐁한 커쯔에 네 번째 패를 더할 때뿐입니다. 대신 패산 뒤에서 한 장 뽑습니다.")),
    shared.SEATS,
    Say(n("白・發・中と、自分の席の風（自風）の刻子は、鳴いても1翻の基本役です。", "A triplet of dragons or of your own seat's wind is one han of base yaku, called or not.", "백·발·중과 자기 자리의 바람(자풍)의 커쯔는 울어도 1판의 기본역입니다.")),
), Puzzle(
    question=n("あなたは南家です。ポンすれば役になる捨て牌はどれですか？", "You sit South. Which discard gives you a yaku when you call pon?", "내 자리는 남가입니다. 퐁하면 역이 되는 버림패는 어느 것입니까?"),
    hand="1257m4468p3366z9m", tap="choices", choices="4p3z6z", answers="6z", check="yaku_set", seat="S", rest="123456789m2p {set} 2p",
    right=n("發の刻子は誰にとっても役です。", "A triplet of green dragons is a yaku for everybody.", "발의 커쯔는 누구에게나 역입니다."),
    wrong=n("その刻子だけでは役になりません。", "That triplet by itself is no yaku.", "그 커쯔만으로는 역이 되지 않습니다."),
))  # fmt: skip  # a language a line

_BONUS: Final = Step("bonus", n("付加役", "Bonus yaku", "부가역"), (
    Say(n("あがったときに足されるのが付加役です。あがるのに必要な{minimum}翻には数えません。", "Bonus yaku are added once you win. They do not count towards the {minimum} han that you need.", "화료했을 때 더해지는 것이 부가역입니다. 화료에 필요한 {minimum}판에는 세지 않습니다.")),
    Points((
        Say(n("花牌：1枚につき1翻。4枚そろえば8翻", "Flowers: 1 each, all four 8", "꽃패: 한 장마다 1판, 네 장을 다 모으면 8판")),
        Say(n("リーチ：1翻", "Riichi: 1", "리치(엎어): 1판")),
        Say(n("懸賞牌：あがった牌と同じ牌が手の中にあれば、あがった牌も含めて1枚につき1翻", "Prize tiles: every copy of the winning tile in the hand 1, the winning tile included", "현상패: 화료한 패와 같은 패가 손패에 있으면, 화료한 패까지 포함해 한 장마다 1판")),
    )),
), Puzzle(
    question=n("どちらをツモってもあがれます。翻が多くなるのはどちらですか？", "Drawn by yourself, both win. Which is worth more?", "어느 쪽을 쯔모해도 화료입니다. 판수가 더 많은 것은 어느 쪽입니까?"),
    hand="23p444p678m345m99m", tap="choices", choices="1p4p", answers="4p", check="richest", flags=("tsumo",),
    right=n("<4p>が4枚になり、懸賞牌で4翻付きます。", "Four copies of <4p> are four prize tiles.", "<4p>이 네 장이 되어 현상패로 4판이 붙습니다."),
    wrong=n("同じ牌がすでに手の中にある、もう一方の牌です。", "Take the other one, of which you hold copies already.", "같은 패가 이미 손안에 있는 다른 쪽 패입니다."),
))  # fmt: skip  # a language a line

_CHIPS: Final = Step("chips", n("チップのやりとり", "Chips", "칩 주고받기"), (
    Say(n("基本役と付加役に、あがりの加算（門前10翻、鳴いた手5翻）を足します。", "Base and bonus yaku get an addition for winning: 10 with a closed hand, 5 with an open one.", "기본역과 부가역에 화료 가산(멘젠 10판, 운 손패 5판)을 더합니다.")),
    Points((
        Say(n("ツモ：ほかの3人から、合計の枚数ずつ", "Tsumo: each of the other three pays the total", "쯔모: 다른 세 명에게서 합계만큼씩")),
        Say(n("ロン：捨てた人から、合計の2倍", "Ron: the discarder pays twice the total", "론: 버린 사람에게서 합계의 두 배")),
    )),
    Say(n("流局すると、全員が{draw_chips}枚を供託に出します。次に鳴かずにツモであがった人が、すべてもらいます。", "When nobody wins, everybody puts {draw_chips} chips into a pot. The next tsumo with a closed hand takes it.", "유국되면 모두가 칩을 {draw_chips}개씩 탁자에 모아 둡니다(공탁). 다음에 울지 않고 쯔모로 화료한 사람이 모두 가져갑니다.")),
    Say(n("あがった人が次の親になります。局数に決まりはなく、好きなところでやめられます。", "Whoever wins deals next. No number of hands is set: stop when you like.", "화료한 사람이 다음 친이 됩니다. 정해진 국 수는 없으며 원할 때 그만둘 수 있습니다.")),
), Puzzle(
    question=n("リーチして、<2p>でロンしました。基本役3翻（門前・一気通貫）、付加役2翻（リーチ・懸賞牌）です。もらえるチップは？", "In riichi you ron <2p>: base yaku 3 (closed, straight), bonus yaku 2 (riichi, prize tile). How many chips do you get?", "리치해서 <2p>으로 론했습니다. 기본역 3판(멘젠·일기통관), 부가역 2판(리치·현상패)입니다. 받는 칩은 몇 개입니까?"),
    hand="123456789m88p13p2p", tap="numbers", choices="15 30 45", answers="30", check="gain", drawn="2p", flags=("riichi",), unit="chips",
    right=n("3翻と2翻に加算10で15。ロンなので、その2倍です。", "3, 2 and an addition of 10 make 15; a ron takes twice that.", "3판과 2판에 가산 10을 더해 15. 론이므로 그 두 배입니다."),
    wrong=n("門前の加算は10です。ロンは捨てた人が合計の2倍を払います。", "The addition for a closed hand is 10, and a ron takes twice the total from the discarder.", "멘젠 가산은 10입니다. 론은 버린 사람이 합계의 두 배를 냅니다."),
))  # fmt: skip  # a language a line

_RIICHI: Final = Step("riichi", n("リーチ（ウォッポ）", "Riichi", "리치(엎어)"), (
    Say(n("門前ならリーチできます。出すチップはなく、あがったときに1翻増えます。", "A closed hand may declare riichi. It costs nothing and makes a win one han more.", "멘젠이면 리치(엎어)할 수 있습니다. 내는 칩은 없고 화료했을 때 1판이 늘어납니다.")),
    Say(n("そのあとは手を変えられず、引いた牌をそのまま捨てていきます。", "From then on the hand is fixed, and what you draw you discard.", "그 뒤로는 손패를 바꿀 수 없고, 뽑은 패를 그대로 버립니다.")),
    Say(n("テンパイしていない「はったり」のリーチもできます。ただし4人全員がリーチすると手牌を確かめ、はったりの人はほかの3人に{bluff_penalty}枚ずつ払います。", "You may even bluff, without being tenpai. But when all four are in riichi the hands are checked, and a bluffer pays {bluff_penalty} chips to each of the others.", "텐파이가 아니어도 리치할 수 있습니다(노텐 리치). 다만 네 명 모두 리치하면 손패를 확인하고, 노텐인 사람은 다른 세 명에게 칩을 {bluff_penalty}개씩 냅니다.")),
    Say(n("オープンリーチ（ブロー）は、テンパイした手をすべて見せるリーチで、1翻の代わりに2翻増えます。", "Open riichi shows the whole hand, which must be tenpai, and adds two han instead of one.", "오픈 리치(불러)는 텐파이한 손패를 모두 보여 주는 리치로, 1판 대신 2판이 늘어납니다.")),
), Puzzle(
    question=n("テンパイしてリーチするには、どれを捨てますか？", "Which discard makes the hand tenpai, ready for an honest riichi?", "텐파이로 리치하려면 무엇을 버려야 합니까?"),
    hand="234m99m567m23p789p1z", tap="hand", choices="", answers="1z", check="discard", drawn="1z",
    right=n("<1p>と<4p>待ちのリーチです。", "Riichi, waiting for <1p> and <4p>.", "<1p>과 <4p>을 기다리는 리치입니다."),
    wrong=n("それを捨ててもテンパイになりません。", "Without that tile the hand is not tenpai.", "그것을 버리면 텐파이가 되지 않습니다."),
))  # fmt: skip  # a language a line

LESSON: Final = Lesson(
    title=n("はじめての韓国麻雀", "Korean mahjong for beginners", "처음 배우는 한국 마작"),
    languages=("ko",),
    steps=(
        shared.signs(bamboo=""),
        shared.tiles(
            _GAME,
            n("数の牌は萬子（マンズ）と筒子（ピンズ）の2種類で、1から9まであります。索子（ソウズ）は使いません。", "Number tiles come in two suits, one to nine: characters and dots. Bamboo is left out.", "숫자 패는 만수와 통수 두 종류로 1부터 9까지 있습니다. 삭수는 쓰지 않습니다."),
            "159m159p",
            n("萬子・筒子", "Characters, dots", "만수·통수"),
            Say(n("ほかに、季節の花牌が1枚ずつ4枚あります。", "There are also four flowers, one for each season.", "그 밖에 계절의 꽃패가 한 장씩 네 장 있습니다.")),
            Show("f5f6f7f8", n("花牌：春・夏・秋・冬", "Flowers: spring, summer, autumn, winter", "꽃패: 봄·여름·가을·겨울")),
        ),
        shared.sets(_GAME),
        shared.turn(_GAME, shared.FLOWERS_REPLACED),
        shared.waits(_GAME, won=True),
        _MINIMUM,
        _CALLS,
        _RIICHI,
        _BONUS,
        _CHIPS,
        shared.furiten(
            _GAME,
            Say(n("あがれる牌を見逃すと、次に自分が捨てるまで、リーチ中なら局の終わりまで、ロンできません。翻が足りずにあがれなかった牌も同じです。", "If you let a winning tile pass, you cannot ron before your next discard; in riichi, for the rest of the hand. A tile that was worth too little to win on counts as passed.", "화료패를 놓치면 다음에 자신이 버릴 때까지, 리치 중이면 국이 끝날 때까지 론할 수 없습니다. 판수가 모자라 화료하지 못한 패도 마찬가지입니다.")),
        ),
    ),
    patterns=("closed_tsumo", "all_simples", "white_dragon", "all_triplets", "half_flush"),
    tips=(
        n("迷ったら鳴きません。鳴かなければ、ツモでいつでもあがれます。", "When in doubt, do not call: without calls a tsumo always wins.", "망설여지면 울지 않습니다. 울지 않으면 쯔모로 언제든 화료할 수 있습니다."),
        n("鳴く前に、基本役{minimum}翻をどう作るか決めます。", "Before the first call, see where {minimum} han of base yaku will come from.", "울기 전에 기본역 {minimum}판을 어떻게 만들지 정합니다."),
        n("数の牌は2種類だけです。混一色をねらいやすくなっています。", "There are only two suits, so a half flush comes easily.", "숫자 패는 두 종류뿐이어서 혼일색을 노리기 쉽습니다."),
        n("白・發・中の対子は残し、3枚目が出たらポンします。", "Keep pairs of dragons, and call pon on the third.", "백·발·중은 두 장이 모이면 남겨 두고 세 번째 패가 나오면 퐁합니다."),
        n("ほかの人のリーチには、その人の捨て牌と同じ牌を捨てます。", "Against a riichi, discard what that player has discarded.", "다른 사람의 리치에는 그 사람의 버림패와 같은 패를 버립니다."),
    ),
)  # fmt: skip  # a language a line
