"""The guide of riichi: how a hand goes, tiles, claims, winning. Its relatives change blocks by id."""

from __future__ import annotations

from typing import Final

from jantaku.guide.prose import Points, Say, Section, Show, Steps
from jantaku.options import names as n

HAND: Final = Section("hand", (
    Say(n(
        "{seats}人がそれぞれ13枚の手牌を持ち、1枚引いては1枚捨てて、あがりの形をめざします。",
        "Each of {seats} players holds thirteen tiles and, drawing one and discarding one, works towards a complete hand.",
        "{seats}명이 각자 손패 13장을 가지고, 한 장 뽑고 한 장 버리며 화료 형태를 만들어 갑니다.",
    )),
    Steps((
        Say(n("親（東家）から順に13枚ずつ配り、ドラ表示牌を1枚めくります。", "Thirteen tiles are dealt to everybody, the dealer (East) first, and one dora indicator is turned.", "친(동가)부터 차례로 13장씩 나누고 도라 표시패를 한 장 공개합니다.")),
        Say(n("親が1枚引き、1枚捨てます。番は右どなりの人へ、反時計回りに進みます。", "The dealer draws a tile and discards one. The turn passes to the right, counter-clockwise.", "친이 한 장 뽑고 한 장 버립니다. 차례는 오른쪽 사람에게, 반시계 방향으로 돕니다.")),
        Say(n("ほかの人の捨て牌は、鳴いて面子にしたり、ロンであがったりできます。", "Somebody else's discard may be claimed for a set, or won on.", "다른 사람의 버림패는 울어서 몸통을 만들거나 론으로 화료할 수 있습니다.")),
        Say(n("誰かがあがるか、引ける牌がなくなると、その局は終わりです。", "The hand ends when somebody wins or no tile is left to draw.", "누군가 화료하거나 뽑을 패가 없어지면 그 국은 끝납니다.")),
        Say(n("点数をやりとりして、次の局に進みます。親があがれば、同じ人が続けて親になります。", "Points change hands and the next hand is dealt; a dealer who wins deals again.", "점수를 주고받고 다음 국으로 넘어갑니다. 친이 화료하면 같은 사람이 계속 친을 합니다.")),
    )),
    Say(n(
        "対局は{length}で、持ち点は{start_points}点から始まります。",
        "A game ({length}) begins with {start_points} points each.",
        "대국은 {length}이고 {start_points}점으로 시작합니다.",
    ), id="hand.length"),
))  # fmt: skip

TILES: Final = Section("tiles", (
    Say(n(
        "牌は{tiles}枚。数牌が3種類（萬子・筒子・索子、1から9）と字牌が7種で、同じ牌が4枚ずつあります。",
        "There are {tiles} tiles: three suits (characters, dots, bamboo) from one to nine and seven honours, four of each.",
        "패는 {tiles}장입니다. 수패 세 종류(만수·통수·삭수, 1~9)와 자패 7종이 네 장씩 있습니다.",
    ), id="tiles.set"),
    Show("123456789m", n("萬子", "Characters", "만수"), id="tiles.m"),
    Show("123456789p", n("筒子", "Dots", "통수")),
    Show("123456789s", n("索子", "Bamboo", "삭수")),
    Show("1234567z", n("字牌：東・南・西・北・白・發・中", "Honours: East, South, West, North, White, Green, Red", "자패: 동·남·서·북·백·발·중")),
    Say(n(
        "5のうち一部は赤い牌です：{reds}。赤い5は1枚につき1翻のドラになります。",
        "Some of the fives are red: {reds}. Each red five in a winning hand is a dora.",
        "5 가운데 일부는 빨간 패입니다: {reds}. 빨간 5는 한 장마다 1판의 도라입니다.",
    ), when={"reds": ("one_each", "two_dots")}, id="tiles.reds"),
    Say(n(
        "山の最後の{dead}枚は王牌で、ふだんは引きません。ドラ表示牌とカンの補充牌がここにあります。残り{draws}枚を順に引きます。",
        "The last {dead} tiles are the dead wall: dora indicators and replacements for kans. The other {draws} are drawn in turn.",
        "패산의 마지막 {dead}장은 왕패로, 보통은 뽑지 않습니다. 도라 표시패와 깡의 보충패가 여기에 있습니다. 나머지 {draws}장을 차례로 뽑습니다.",
    ), id="tiles.dead"),
    Say(n(
        "ドラは表示牌の次の牌です。<3m>なら<4m>、<9m>なら<1m>、字牌は東→南→西→北→東、白→發→中→白と回ります。",
        "The dora is the tile after the indicator: <3m> points to <4m>, <9m> to <1m>; winds go East, South, West, North, East, dragons White, Green, Red, White.",
        "도라는 표시패의 다음 패입니다. <3m>이면 <4m>, <9m>이면 <1m>, 자패는 동→남→서→북→동, 백→발→중→백의 순서로 돕니다.",
    ), id="tiles.dora"),
))  # fmt: skip

CLAIMS: Final = Section("claims", (
    Points((
        Say(n("チー：左どなりの人の捨て牌で順子を作ります。", "Chi: the left neighbour's discard makes a run.", "치: 왼쪽 사람의 버림패로 슌쯔를 만듭니다."), id="claims.chi"),
        Say(n("ポン：誰の捨て牌でも、同じ牌2枚と合わせて刻子にします。", "Pon: anybody's discard makes a triplet with two alike.", "퐁: 누구의 버림패든 같은 패 두 장과 합쳐 커쯔를 만듭니다.")),
        Say(n("カン：同じ牌4枚を1つの面子にします。捨て牌に3枚を合わせる大明槓、手の中の4枚でする暗槓、ポンに1枚足す加槓があります。", "Kan: four alike as one set, from a discard and three of one's own, from four in the hand (concealed), or by adding the fourth to a pon.", "깡: 같은 패 네 장으로 몸통 하나를 만듭니다. 버림패에 세 장을 합치는 대명깡, 손안의 네 장으로 하는 안깡, 퐁에 한 장을 더하는 가깡이 있습니다.")),
    ), id="claims.list"),
    Say(n(
        "鳴いたら、牌を引かずに1枚捨てます。カンをしたときは補充牌を1枚引いてから捨てます。同じ捨て牌に声が重なったら、ロン、ポン・カン、チーの順です。",
        "After a call one discards without drawing; after a kan one first draws a replacement. Among several claims ron goes before pon and kan, and these before chi.",
        "울면 패를 뽑지 않고 한 장 버립니다. 깡했을 때는 보충패를 한 장 뽑은 뒤에 버립니다. 같은 버림패를 여러 명이 원하면 론, 퐁·깡, 치 순으로 우선합니다.",
    ), id="claims.order"),
    Say(n(
        "カンをすると新しいドラ表示牌がすぐに1枚めくられます。",
        "Every kan turns another dora indicator at once.",
        "깡하면 새 도라 표시패를 바로 한 장 공개합니다.",
    ), when={"kan_indicators": True, "kan_indicator_timing": "at_once"}),
    Say(n(
        "カンをするとドラ表示牌が増えます。暗槓ではすぐに、大明槓と加槓では次の打牌の直前にめくります。",
        "Every kan adds a dora indicator: after a concealed kan at once, after an open or added one just before the next discard.",
        "깡하면 도라 표시패가 늘어납니다. 안깡은 바로, 대명깡과 가깡은 다음 타패 직전에 공개합니다.",
    ), when={"kan_indicators": True, "kan_indicator_timing": "open_late"}),
    Say(n(
        "喰い替えは禁止です。鳴いた牌と同じ牌も、チーした順子の反対側の牌も、その打牌では捨てられません。<34m>に<2m>をチーしたら、<2m>も<5m>も捨てられません。",
        "Swap calling is forbidden: right after a call one may discard neither the tile just called nor the one that would fit at the run's other end. After calling <2m> with <34m>, that means neither <2m> nor <5m>.",
        "쿠이카에는 금지입니다. 운 패와 같은 패도, 치한 슌쯔의 반대쪽 패도 그 타패로는 버릴 수 없습니다. <34m>에 <2m>을 치했다면 <2m>도 <5m>도 버릴 수 없습니다.",
    ), when={"kuikae": "forbidden"}, id="claims.kuikae"),
    Say(n(
        "鳴いた牌と同じ牌は、その打牌では捨てられません。",
        "The tile just called may not be discarded at once.",
        "운 패와 같은 패는 그 타패로는 버릴 수 없습니다.",
    ), when={"kuikae": "same_only"}, id="claims.kuikae_same"),
    Say(n(
        "喰い替えは自由です。",
        "Swap calling is allowed.",
        "쿠이카에는 자유입니다.",
    ), when={"kuikae": "allowed"}, id="claims.kuikae_free"),
))  # fmt: skip

WINNING: Final = Section("winning", (
    Say(n(
        "面子4つと雀頭1つがそろうと、あがりの形です。",
        "Four sets and a pair are a complete hand.",
        "몸통 네 개와 머리 하나가 갖춰지면 화료 형태입니다.",
    )),
    Show("345p678p234s678s99m", n("順子4つと雀頭", "Four runs and a pair", "슌쯔 네 개와 머리")),
    Say(n(
        "ほかに、違う対子7つの七対子と、1・9と字牌13種を集める国士無双があります。",
        "Two other shapes win: seven different pairs, and the thirteen orphans.",
        "그 밖에 서로 다른 또이쯔 일곱 개인 치또이츠와, 1·9와 자패 13종을 모으는 국사무쌍이 있습니다.",
    )),
    Say(n(
        "形ができても、役が1つもなければあがれません。ドラは役に数えません。",
        "A complete hand needs at least one yaku; dora do not count as one.",
        "형태가 완성되어도 역이 하나도 없으면 화료할 수 없습니다. 도라는 역이 아닙니다.",
    ), id="winning.minimum"),
    Say(n(
        "鳴いた手でも断幺九は認めます。",
        "All simples also counts in an open hand.",
        "울어 놓은 손패에서도 탕야오를 인정합니다.",
    ), when={"open_tanyao": True}),
    Say(n(
        "断幺九は門前に限ります。鳴くと役になりません。",
        "All simples counts in a closed hand only.",
        "탕야오는 멘젠에 한합니다. 울면 역이 되지 않습니다.",
    ), when={"open_tanyao": False}),
    Say(n(
        "待ち牌を1枚でも自分で捨てていると、フリテンでロンできません。和了牌を見逃すと（役がなくてあがれない牌でも）、次に自分が捨てるまで（リーチ中ならその局の終わりまで）ロンできません。ツモあがりはいつでもできます。",
        "Whoever has discarded any tile they now wait for is furiten and cannot win by ron. Letting a tile pass that completes the hand, even one that cannot be won on for want of a yaku, bars ron until one's own next discard, in riichi for the rest of the hand. Winning by self-draw stays possible.",
        "대기패를 한 장이라도 스스로 버렸다면 후리텐이어서 론할 수 없습니다. 화료패를 놓치면(역이 없어 화료할 수 없는 패라도) 다음에 자신이 버릴 때까지(리치 중이라면 그 국이 끝날 때까지) 론할 수 없습니다. 쯔모는 언제나 할 수 있습니다.",
    ), when={"temporary_furiten": "own_discard"}),
    Say(n(
        "待ち牌を1枚でも自分で捨てていると、フリテンでロンできません。和了牌を見逃すと（役がなくてあがれない牌でも）、次に自分がツモるまで（リーチ中ならその局の終わりまで）ロンできません。ツモあがりはいつでもできます。",
        "Whoever has discarded any tile they now wait for is furiten and cannot win by ron. Letting a tile pass that completes the hand, even one that cannot be won on for want of a yaku, bars ron until one's own next draw, in riichi for the rest of the hand. Winning by self-draw stays possible.",
        "대기패를 한 장이라도 스스로 버렸다면 후리텐이어서 론할 수 없습니다. 화료패를 놓치면(역이 없어 화료할 수 없는 패라도) 다음에 자신이 뽑을 때까지(리치 중이라면 그 국이 끝날 때까지) 론할 수 없습니다. 쯔모 화료는 언제나 할 수 있습니다.",
    ), when={"temporary_furiten": "own_draw"}),
    Say(n(
        "加槓された牌はロンできます。暗槓された牌をロンできるのは国士無双だけです。",
        "A tile added to a triplet can be won on; one of a concealed kan by thirteen orphans only.",
        "가깡한 패로는 론할 수 있습니다. 안깡한 패로 론할 수 있는 것은 국사무쌍뿐입니다.",
    ), when={"orphans_rob_concealed_kan": True}),
    Say(n(
        "加槓された牌はロンできます。暗槓された牌は、国士無双でもロンできません。",
        "A tile added to a triplet can be won on, one of a concealed kan not even by thirteen orphans.",
        "가깡한 패로는 론할 수 있습니다. 안깡한 패는 국사무쌍으로도 론할 수 없습니다.",
    ), when={"orphans_rob_concealed_kan": False}),
    Say(n(
        "同じ牌に複数の人がロンしたら、捨てた人から見て順番がいちばん早い1人だけがあがります（頭ハネ）。",
        "Of several rons on one tile only the first in turn after the discarder wins (head bump).",
        "같은 패에 여러 명이 론하면 버린 사람부터 차례가 가장 빠른 한 사람만 화료합니다(아타마하네).",
    ), when={"multiple_ron": "nearest"}),
    Say(n(
        "同じ牌に2人がロンしたら2人ともあがり、3人なら流局です。",
        "Two rons on one tile both win; three end the hand without a winner.",
        "같은 패에 두 명이 론하면 둘 다 화료하고, 세 명이면 유국입니다.",
    ), when={"multiple_ron": "two"}, id="winning.two"),
    Say(n(
        "同じ牌にロンした人は全員あがります。",
        "Everybody who claims ron on a tile wins.",
        "같은 패에 론한 사람은 모두 화료합니다.",
    ), when={"multiple_ron": "all"}),
))  # fmt: skip
