"""Riichi for beginners, a puzzle after each step (rules: riichi). What three players share
of it is a function of the game's tiles.
"""

from __future__ import annotations

from typing import Final

from jantaku.guide import lesson_steps as shared
from jantaku.guide.lesson import Lesson, Puzzle, Step
from jantaku.guide.lesson_steps import Game
from jantaku.guide.prose import Block, Points, Say
from jantaku.options import names as n

_GAME: Final = Game()


def yaku(hand: str, choices: str, answers: str) -> Step:
    """A hand needs a yaku; the exercise is an open hand that waits on both sides, and only on one
    of them for all simples.
    """
    return Step("yaku", n("役が必要", "A yaku is needed", "역이 필요합니다"), (
        Say(n("形ができても、役が1つもないとあがれません。", "A complete hand without a yaku does not win.", "형태가 완성되어도 역이 하나도 없으면 화료할 수 없습니다.")),
        Say(n("役の大きさは「翻（ハン）」で数えます。1翻増えるごとに、点数はおよそ2倍になります。", "Yaku are counted in han; each han more roughly doubles the points.", "역의 크기는 ‘판’으로 셉니다. 1판이 늘 때마다 점수는 약 두 배가 됩니다.")),
        Say(n("2から8だけの断幺九（タンヤオ）は、鳴いても（ほかの人の捨て牌をもらっても）作れる基本の役です。", "All simples, only tiles from two to eight, can be made even with calls, that is with tiles that others discard.", "2부터 8까지의 패로만 이루어진 탕야오는 울어도(다른 사람의 버림패를 가져와도) 만들 수 있는 기본적인 역입니다.")),
    ), Puzzle(
        question=n("鳴いた手です。役が付いてあがれるのはどちらですか？", "This hand is open. Which tile wins with a yaku?", "울어 놓은 손패입니다. 역이 붙어 화료할 수 있는 것은 어느 쪽입니까?"),
        hand=hand, tap="choices", choices=choices, answers=answers, check="yaku",
        right=n("すべて2から8の牌になり、断幺九です。", "Now everything lies between two and eight: all simples.", "모두 2부터 8까지의 패가 되어 탕야오입니다."),
        wrong=n("<1s>では形だけで、役がありません。", "<1s> completes the shape, but there is no yaku.", "<1s>으로는 형태만 되고 역이 없습니다."),
    ))  # fmt: skip  # a language a line


def calls(hand: str, rest: str, *blocks: Block) -> Step:
    """Calling: what `blocks` say of it, and triplets that are yaku."""
    return Step("calls", n("鳴き", "Calling", "울기"), (
        *blocks,
        Say(n("鳴くと早くなりますが、リーチできず、門前（メンゼン：鳴いていない手）だけの役も使えません。", "Calls are quick, but rule out riichi and every yaku that needs a closed hand.", "울면 빨라지지만 리치할 수 없고 멘젠(울지 않은 손패)에만 붙는 역도 쓸 수 없습니다.")),
    ), Puzzle(
        question=n("ポンすれば役になる捨て牌はどれですか？", "Which discard gives you a yaku when you call pon?", "퐁하면 역이 되는 버림패는 어느 것입니까?"),
        hand=hand, tap="choices", choices="6z7s9s", answers="6z", check="yaku_set", rest=rest,
        right=n("發の刻子は誰にとっても役です。", "A triplet of green dragons is a yaku for everybody.", "발의 커쯔는 누구에게나 역입니다."),
        wrong=n("その刻子だけでは役になりません。", "That triplet by itself is no yaku.", "그 커쯔만으로는 역이 되지 않습니다."),
    ))  # fmt: skip  # a language a line


def riichi(hand: str, wait: str) -> Step:
    """Declaring; in the exercise the 1z goes, and the hand waits for both tiles of `wait`."""
    one, other = f"<{wait[:2]}>", f"<{wait[2:]}>"
    return Step("riichi", n("リーチ", "Riichi", "리치"), (
        Say(n("鳴かずにテンパイしたら、1,000点を出してリーチを宣言できます。リーチ自体が役です。", "With a closed hand that is tenpai you may pay 1,000 points and declare riichi, a yaku in itself.", "울지 않고 텐파이하면 천 점을 내고 리치를 선언할 수 있습니다. 리치 자체가 역입니다.")),
        Say(n("そのあとは手を変えられず、引いた牌をそのまま捨てていきます。", "From then on the hand is fixed, and what you draw you discard.", "그 뒤로는 손패를 바꿀 수 없고, 뽑은 패를 그대로 버립니다.")),
    ), Puzzle(
        question=n("どれを捨ててリーチしますか？", "Which discard lets you declare riichi?", "무엇을 버려야 리치할 수 있습니까?"),
        hand=hand, tap="hand", choices="", answers="1z", check="discard", drawn="1z",
        right=n(f"{one}と{other}待ちのリーチです。", f"Riichi, waiting for {one} and {other}.", f"{one}과 {other}을 기다리는 리치입니다."),
        wrong=n("それを捨ててもテンパイになりません。", "Without that tile the hand is not tenpai.", "그것을 버리면 텐파이가 되지 않습니다."),
    ))  # fmt: skip  # a language a line


def dora(puzzle: Puzzle, *more: Block) -> Step:
    """Dora."""
    return Step("dora", n("ドラ", "Dora", "도라"), (
        Say(n("はじめに表示牌が1枚めくられます。その次の牌がドラで、1枚につき1翻増えます。ドラだけではあがれません。", "The tile after the indicator is the dora, one han each; by itself it wins nothing.", "표시패의 다음 패가 도라이며, 한 장마다 1판이 늘어납니다. 도라만으로는 화료할 수 없습니다.")),
        Say(n("9の次は1、北の次は東、中の次は白です。", "After nine comes one, after North comes East, and after Red comes White.", "9 다음은 1, 북 다음은 동, 중 다음은 백입니다.")),
        *more,
    ), puzzle)  # fmt: skip  # a language a line


def pays(puzzle: Puzzle, self_draw: Say) -> Step:
    """Who pays a win; `self_draw` says it of a tsumo by somebody who is not the dealer."""
    return Step("pays", n("点数を払う人", "Who pays", "점수를 내는 사람"), (
        Say(n("翻と符（フ：面子や待ちにつく細かい点）から点数が決まります。{mangan_han}翻からは満貫（マンガン）などの決まった点数になり、満貫は子なら{mangan_ron}点、親なら{mangan_dealer}点です。", "Points follow from han and fu, small points for sets and waits. From {mangan_han} han on they are fixed: a mangan is {mangan_ron} points, to the dealer {mangan_dealer}.", "점수는 판과 부(몸통이나 대기에 붙는 작은 점수)로 정해집니다. {mangan_han}판부터는 만관처럼 정해진 점수가 되며, 만관은 {mangan_ron}점, 친이면 {mangan_dealer}점입니다.")),
        Points((
            Say(n("ロン：捨てた人（放銃者）だけが全部を払います。", "Ron: the discarder alone pays all of it.", "론: 버린 사람(방총자)만 전부 냅니다.")),
            self_draw,
            Say(n("親のツモ：ほかの全員が同じ額を払います。", "A dealer's tsumo: all the others pay the same.", "친의 쯔모: 다른 모두가 같은 액수를 냅니다.")),
        )),
        Say(n("場に出ているリーチ棒は、あがった人がもらいます。", "Riichi sticks on the table go to the winner, too.", "탁자에 놓인 리치봉은 화료한 사람이 가져갑니다.")),
    ), puzzle)  # fmt: skip  # a language a line


_VALUE_SETS: Final = Say(n(
    "白・發・中と、自分の席の風（自風）・その場の風（場風）の刻子は、鳴いても役になります（役牌）。場風は、東場なら東です。",
    "A triplet of dragons, of your own seat's wind or of the round's wind (East in the East round) is a yaku, called or not.",
    "백·발·중과 자기 자리의 바람(자풍), 그 장의 바람(장풍)의 커쯔는 울어도 역이 됩니다(역패). 장풍은 동장이면 동입니다.",
))  # fmt: skip  # a language a line

_STEPS: Final = (
    shared.signs(),
    shared.tiles(
        _GAME,
        n("数の牌は萬子（マンズ）・筒子（ピンズ）・索子（ソウズ）の3種類で、1から9まであります。", "Number tiles come in three suits, one to nine: characters, dots and bamboo.", "숫자 패는 만수·통수·삭수 세 종류로 1부터 9까지 있습니다."),
        "159m159p159s",
        n("萬子・筒子・索子", "Characters, dots, bamboo", "만수·통수·삭수"),
    ),
    shared.sets(_GAME),
    shared.turn(_GAME),
    shared.waits(_GAME),
    Step("win", n("ツモとロン", "Tsumo and ron", "쯔모와 론"), (
        shared.winning(_GAME),
        shared.TWO_PAIRS,
    ), Puzzle(
        question=n("誰かが捨てました。あがれる牌はどれですか？", "Somebody discards. Which of these can you win on?", "누군가 버렸습니다. 화료할 수 있는 패는 어느 것입니까?"),
        hand="345m678p123s22s55z", tap="choices", choices="5z6z1s", answers="5z", check="yaku",
        right=n("白の刻子ができて、役も付きます。", "A triplet of white dragons, which is a yaku as well.", "백의 커쯔가 되고 역도 붙습니다."),
        wrong=n("<22s>か<55z>が3枚になる牌です。", "Look for a tile that makes three of <22s> or <55z>.", "<22s>이나 <55z>을 세 장으로 만드는 패입니다."),
    )),
    yaku("345m678p23s55p [678s]", "1s4s", "4s"),
    calls("24m35p7799s44466z", "345p99m24s {set} [678s] 3s", shared.CALLS, shared.FROM_WHOM, shared.SEATS, _VALUE_SETS),
    riichi("234m99m456p789p67s1z", "5s8s"),
    dora(Puzzle(
        question=n("表示牌は<9s>です。ドラはどれですか？", "The indicator is <9s>. Which tile is the dora?", "표시패는 <9s>입니다. 도라는 어느 것입니까?"),
        hand="9s", tap="choices", choices="8s9s1s", answers="1s", check="dora",
        right=n("9の次は1に戻ります。", "After nine it begins again at one.", "9 다음은 1로 돌아갑니다."),
        wrong=n("表示牌そのものではなく、次の牌です。", "Not the indicator itself, but the tile after it.", "표시패 자체가 아니라 다음 패입니다."),
    )),
    pays(
        Puzzle(
            question=n("あなたは南家です。リーチして<8s>をツモり、ドラ1枚を入れて5翻、満貫になりました。合わせて何点もらえますか？", "You sit South. In riichi you draw <8s>; with one dora that makes five han, a mangan. How much do you get in all?", "내 자리는 남가입니다. 리치해서 <8s>을 쯔모했고, 도라 한 장을 더해 5판, 만관이 되었습니다. 모두 합해 몇 점을 받습니까?"),
            hand="234m456p66p345s67s8s", tap="numbers", choices="6000 8000 12000", answers="8000", check="gain", drawn="8s", flags=("tsumo", "riichi"), seat="S", indicators="3m", unit="points",
            right=n("親が4,000点、子2人が2,000点ずつで、8,000点です。", "The dealer pays 4,000 and two others 2,000 each, 8,000 in all.", "친이 4,000점, 다른 두 명이 2,000점씩 내서 8,000점입니다."),
            wrong=n("親は4,000点、子は2,000点を払います。子は2人います。", "The dealer pays 4,000 and each of the two others 2,000.", "친은 4,000점, 다른 사람은 2,000점을 냅니다. 다른 사람은 두 명입니다."),
        ),
        Say(n("子のツモ：全員が分けて払い、親の分はほかの人の2倍です。", "A tsumo by anybody else: all share it, and the dealer pays twice as much as each other.", "친이 아닌 사람의 쯔모: 모두가 나누어 내고, 친은 다른 사람의 두 배를 냅니다.")),
    ),
    shared.furiten(_GAME),
)  # fmt: skip  # a language a line

LESSON: Final = Lesson(
    title=n("はじめてのリーチ麻雀", "Riichi for beginners", "처음 배우는 리치 마작"),
    languages=("ja", "en"),
    steps=_STEPS,
    patterns=("riichi", "all_simples", "white_dragon", "pinfu", "seven_pairs"),
    tips=(
        n("配牌を見て、めざす役を1つ決めます。", "Look at your first tiles and choose one yaku to aim for.", "처음 받은 패를 보고 노릴 역을 하나 정합니다."),
        n("白・發・中・自風・場風（役牌）以外の字牌は、早めに捨てます。", "Discard honours other than dragons, your seat wind and the round wind early.", "역패가 되지 않는 자패는 일찍 버립니다."),
        n("鳴かずにテンパイしたら、迷わずリーチします。", "Closed and tenpai? When in doubt, declare riichi.", "멘젠으로 텐파이했다면 망설이지 말고 리치합니다."),
        n("ほかの人のリーチには、その人の捨て牌と同じ牌を捨てます。", "Against a riichi, discard what that player has discarded.", "다른 사람의 리치에는 그 사람의 버림패와 같은 패를 버립니다."),
        n("白・發・中の対子は残し、3枚目が出たらポンします。", "Keep pairs of dragons, and call pon on the third.", "백·발·중의 또이쯔는 남겨 두고 세 번째 패가 나오면 퐁합니다."),
    ),
)  # fmt: skip  # a language a line
