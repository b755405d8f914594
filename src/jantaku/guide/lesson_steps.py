"""Steps that beginners' pages share, worded once: what is true of every game that has them.

A page is read alone, so what differs is given: which tiles there are, what a win is called, what
the game adds. Suited tiles are written in suits `a`, `b` and `c`, which each ruleset names.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from jantaku.guide.lesson import Puzzle, Step
from jantaku.guide.prose import Block, Say, Show, Signs
from jantaku.options import Names
from jantaku.options import names as n

_GROUP: Final = re.compile(r"([0-9]+)([abc])")
_INLINE: Final = re.compile(r"<[^>]+>")

PLAIN_WORDS: Final = (
    n("ツモ", "tsumo", "쯔모"),
    n("ロン", "ron", "론"),
)
"""What winning on one's own draw and on somebody's discard are called."""


class Game(NamedTuple):
    """What the shared steps must know of a game.

    Attributes:
        suits: the suits that stand for a, b and c.
        reds: whether every five is a red one.
        drawn, claimed: what winning on one's own draw and on somebody's discard are called.
    """

    suits: str = "mps"
    reds: bool = False
    drawn: Names = PLAIN_WORDS[0]
    claimed: Names = PLAIN_WORDS[1]

    def tiles(self, text: str) -> str:
        """A hand in this game's suits."""

        def group(found: re.Match[str]) -> str:
            numbers, suit = found.groups()
            return (numbers.replace("5", "0") if self.reds else numbers) + self.suits[
                "abc".index(suit)
            ]

        return _GROUP.sub(group, text)

    def say(self, text: Names) -> Names:
        """A text whose tiles, `<34a>`, are in this game's suits."""
        return {
            language: _INLINE.sub(lambda found: self.tiles(found.group()), words)
            for language, words in text.items()
        }


# --- pieces ---

WALL: Final = Say(n(
    "{seats}人で打ちます。裏返しに積んだ山から1枚ずつ引き、番は右どなりへ移ります。",
    "There are {seats} players. Tiles are drawn one by one from the wall, which lies face down; the turn passes to the right.",
    "{seats}명이 칩니다. 엎어서 쌓은 패산에서 한 장씩 뽑고, 차례는 오른쪽으로 넘어갑니다.",
))  # fmt: skip  # a language a line

END: Final = Say(n(
    "誰かがあがるか、引く牌がなくなる（流局）と、その局は終わりです。",
    "A hand ends when somebody wins, or when there is nothing left to draw (a drawn hand).",
    "누군가 화료하거나 뽑을 패가 없어지면(유국) 그 국은 끝납니다.",
))  # fmt: skip  # a language a line

FLOWERS_REPLACED: Final = Say(n(
    "花牌は面子になりません。引いた花牌は脇に置かれ、代わりに山の後ろから1枚引きます。",
    "Flowers are never part of a set. One that you draw is laid aside, and you take another tile from the end of the wall.",
    "꽃패는 몸통이 되지 않습니다. 꽃패를 뽑으면 옆에 내놓고, 대신 패산 뒤에서 한 장 뽑습니다.",
))  # fmt: skip  # a language a line

SEATS: Final = Say(n(
    "どの席にも風があります。最初に打つ親が東、その右どなりから順に南・西・北です。",
    "Every seat has a wind. The dealer, who plays first, is East; to the right follow South, West and North.",
    "자리마다 바람이 있습니다. 먼저 치는 친이 동이고, 그 오른쪽부터 차례로 남·서·북입니다.",
))  # fmt: skip  # a language a line

CALLS: Final = Say(n(
    "ほかの人の捨て牌をもらって、刻子にするのがポン、順子にするのがチー、同じ牌4枚の槓子（カンツ）にするのがカンです。",
    "A call takes somebody's discard: pon makes it a triplet, chi a run, and kan four alike.",
    "다른 사람의 버림패를 가져와 커쯔로 만들면 퐁, 슌쯔로 만들면 치, 같은 패 네 장인 깡쯔로 만들면 깡입니다.",
))  # fmt: skip  # a language a line

FROM_WHOM: Final = Say(n(
    "ポンとカンは誰からでも、チーは左どなりの人からだけできます。カンをしたら、代わりに1枚引きます。",
    "Pon and kan take anybody's discard, chi only the left neighbour's. After a kan you draw a replacement.",
    "퐁과 깡은 누구에게서나, 치는 왼쪽 사람에게서만 할 수 있습니다. 깡을 하면 대신 한 장 뽑습니다.",
))  # fmt: skip  # a language a line

CALLS_WITHOUT_CHI: Final = Say(n(
    "ほかの人の捨て牌をもらって、刻子にするのがポン、同じ牌4枚の槓子（カンツ）にするのがカンです。どちらも誰からでもできます。カンをしたら、代わりに1枚引きます。",
    "A call takes somebody's discard: pon makes it a triplet, kan four alike. Both take anybody's discard. After a kan you draw a replacement.",
    "다른 사람의 버림패를 가져와 커쯔로 만들면 퐁, 같은 패 네 장인 깡쯔로 만들면 깡입니다. 둘 다 누구에게서나 할 수 있습니다. 깡을 하면 대신 한 장 뽑습니다.",
))  # fmt: skip  # a language a line

NO_CHI: Final = Say(n(
    "捨て牌をもらって順子にすること（チー）はできません。順子は自分で引いてそろえます。",
    "A discard cannot be taken for a run (there is no chi). Runs have to be drawn.",
    "버림패를 가져와 슌쯔로 만드는 것(치)은 할 수 없습니다. 슌쯔는 스스로 뽑아 맞춥니다.",
))  # fmt: skip  # a language a line

TWO_PAIRS: Final = Say(n(
    "対子（同じ牌2枚）が2つある待ちもあります。どちらかの3枚目が来れば刻子になり、もう一方が雀頭になります。",
    "Two pairs make a wait, too: either becomes the triplet and the other the pair.",
    "또이쯔(같은 패 두 장) 두 개로 기다리는 형태도 있습니다. 어느 쪽이 와도 하나는 커쯔, 하나는 머리가 되어 화료입니다.",
))  # fmt: skip  # a language a line


def winning(game: Game) -> Say:
    """The two ways to win."""
    drawn, claimed = game.drawn, game.claimed
    return Say(n(
        f"自分で引いてあがるのが{drawn['ja']}、ほかの人の捨て牌であがるのが{claimed['ja']}です。",
        f"Winning on your own draw is {drawn['en']}, on somebody's discard {claimed['en']}.",
        f"스스로 뽑아 화료하면 {drawn['ko']}, 다른 사람의 버림패로 화료하면 {claimed['ko']}입니다.",
    ))  # fmt: skip  # a language a line


# --- steps ---

_SEVEN: Final = n("七萬（チーワン）", "7 of characters", "7만(칠만)")


def signs(
    choices: str = "9m7m7p",
    *,
    characters: str = "123456789m",
    dots: str = "123456789p",
    bamboo: str = "123456789s",
    meant: Names = _SEVEN,
) -> Step:
    """What is written on the tiles and how they are said, before anything else.

    Args:
        choices: of the exercise; the second is right.
        characters, dots, bamboo: the tiles of each suit.
        meant: how the right one is called.
    """
    sticks: tuple[Block, ...] = ()
    if bamboo:
        sticks = (
            Say(n("索子（ソウズ）は竹を数えます。鳥の絵は1です。", "On bamboo, count the sticks; the bird is the one.", "삭수는 대나무를 셉니다. 새 그림은 1입니다.")),
            Signs(bamboo, n("索子", "Bamboo", "삭수")),
        )  # fmt: skip  # a language a line
    return Step("signs", n("牌を読む", "Read the tiles", "패 읽기"), (
        Say(n("数の牌のうち、萬子（マンズ）は上の漢数字が数です。5は「伍」と書くこともあります。", "On the tiles of one suit, characters, the sign at the top is the number; five is often written 伍.", "숫자 패 가운데 만수는 위에 적힌 한자가 숫자입니다. 5는 ‘伍’로 쓰기도 합니다.")),
        Signs(characters, n("萬子", "Characters", "만수")),
        Say(n("筒子（ピンズ）は丸を数えます。", "On dots, count the circles.", "통수는 동그라미를 셉니다.")),
        Signs(dots, n("筒子", "Dots", "통수")),
        *sticks,
        Say(n("字牌は、風牌の東・南・西・北と、三元牌の白・發・中です。何も書かれていない牌が白です。", "The honours are four winds and three dragons. The tile with nothing written on it is the white dragon.", "자패는 풍패인 동·남·서·북과 삼원패인 백·발·중입니다. 아무것도 적혀 있지 않은 패가 백입니다.")),
        Signs("1234567z", n("字牌", "Honours", "자패")),
        Say(n("今すぐ全部覚えなくても大丈夫です。設定の「牌の絵柄」で「数字つき」を選ぶと、牌に数字が添えられます。", "You need not learn them all now: with numbered tiles, a choice in the settings, every tile says what it is.", "지금 다 외우지 않아도 됩니다. 설정의 ‘패 그림’에서 ‘숫자 표시’를 고르면 패에 숫자가 붙습니다.")),
    ), Puzzle(
        question=n(f"{meant['ja']}はどれですか？", f"Which one is the {meant['en']}?", f"{meant['ko']}은 어느 것입니까?"),
        hand="", tap="choices", choices=choices, answers=choices[2:4], check="named",
        right=n("萬の字は種類、上の漢数字が数を表します。", "The lower sign says that it is of characters, the upper one is the number.", "‘만(萬)’ 자는 종류를, 위의 한자는 숫자를 나타냅니다."),
        wrong=n("萬の字がある牌で、上の漢数字を見ましょう。", "Look for the suit of characters, and at the sign at the top.", "‘만(萬)’ 자가 있는 패에서 위의 한자를 보십시오."),
    ))  # fmt: skip  # a language a line


def tiles(
    game: Game,
    numbers: Names,
    shown: str,
    caption: Names,
    *more: Block,
    puzzle: Callable[[Puzzle], Puzzle] = lambda usual: usual,
) -> Step:
    """The tiles: what number tiles there are, honours, and `more`; `puzzle` may change the
    exercise.
    """
    usual = Puzzle(
        question=n("続いた数の3枚組（順子）に使えない牌を選んでください。", "Tap the tile that can never be part of a run, three numbers in a row.", "이어진 숫자 세 장(슌쯔)에 쓸 수 없는 패를 고르십시오."),
        hand="", tap="choices", choices=game.tiles("1a5z9c"), answers="5z", check="never_run",
        right=n("字牌には数がないので、順子になりません。", "Honours have no number, so they form no runs.", "자패에는 숫자가 없으므로 슌쯔가 되지 않습니다."),
        wrong=n("数の牌は、端の1や9でも順子になります。", "Number tiles can, even ones and nines.", "숫자 패는 끝의 1이나 9라도 슌쯔가 됩니다."),
    )  # fmt: skip  # a language a line
    return Step("tiles", n("牌を知る", "Meet the tiles", "패 익히기"), (
        Say(numbers),
        Show(shown, caption),
        Say(n("字牌は東・南・西・北と白・發・中の7種です。どの牌も4枚ずつあります。", "Seven honours: East, South, West, North, White, Green and Red. There are four of every tile.", "자패는 동·남·서·북과 백·발·중의 7종입니다. 어느 패나 네 장씩 있습니다.")),
        Show("1234567z", n("字牌", "Honours", "자패")),
        *more,
    ), puzzle(usual))  # fmt: skip  # a language a line


def sets(game: Game, *more: Block) -> Step:
    """Runs, triplets, the pair."""
    return Step("sets", n("面子と雀頭", "Sets and a pair", "몸통과 머리"), (
        Say(n("続いた数3枚の「順子（シュンツ）」か、同じ牌3枚の「刻子（コーツ）」を、面子（メンツ）といいます。", "A set is a run of three numbers or a triplet of three alike.", "이어진 숫자 세 장인 ‘슌쯔’나 같은 패 세 장인 ‘커쯔’가 몸통 하나입니다.")),
        Show(game.tiles("234b"), n("順子", "A run", "슌쯔")),
        Show("777z", n("刻子", "A triplet", "커쯔")),
        Say(n("面子4つと、同じ牌2枚の雀頭（ジャントウ）でできあがりです。", "Four sets and a pair are a complete hand.", "몸통 네 개와, 같은 패 두 장인 머리가 모이면 완성입니다.")),
        *more,
    ), Puzzle(
        question=game.say(n("<46c>を順子にする牌を選んでください。", "Tap the tile that makes a run of <46c>.", "<46c>을 슌쯔로 만드는 패를 고르십시오.")),
        hand=game.tiles("46c"), tap="choices", choices=game.tiles("3c5c7c"), answers=game.tiles("5c"), check="set",
        right=game.say(n("<456c>の順子ができました。", "<456c> is a run.", "<456c> 슌쯔가 되었습니다.")),
        wrong=n("間の数が必要です。", "It takes the number in between.", "사이의 숫자가 필요합니다."),
    ))  # fmt: skip  # a language a line


def turn(game: Game, *more: Block) -> Step:
    """Drawing and discarding."""
    return Step("turn", n("引いて捨てる", "Draw and discard", "뽑고 버리기"), (
        WALL,
        Say(n("手牌は13枚。自分の番に1枚引き、いらない1枚を捨てます。", "A hand has thirteen tiles. On your turn you draw one and discard the one you need least.", "손패는 13장입니다. 자기 차례에 한 장 뽑고 필요 없는 한 장을 버립니다.")),
        *more,
        END,
        Say(n("1枚だけ浮いた字牌や端の牌は、面子になりにくい牌です。", "Lone honours and end tiles rarely become sets.", "홀로 떨어진 자패나 1·9는 몸통이 되기 어렵습니다.")),
    ), Puzzle(
        question=n("捨てるとテンパイ（あと1枚）になる牌を選んでください。", "Tap the tile to discard so that the hand is one tile from complete.", "버리면 텐파이(한 장만 더 오면 완성)가 되는 패를 고르십시오."),
        hand=game.tiles("234a567b23c678c99b4z"), tap="hand", choices="", answers="4z", check="discard", drawn="4z",
        right=game.say(n("<1c>か<4c>が来れば完成です。", "Now <1c> or <4c> completes it.", "<1c>이나 <4c>이 오면 완성입니다.")),
        wrong=n("その牌は面子か雀頭の一部です。", "That tile is part of a set or of the pair.", "그 패는 몸통이나 머리의 일부입니다."),
    ))  # fmt: skip  # a language a line


def waits(game: Game, *more: Block, won: bool = False) -> Step:
    """Waiting for the last tile; with `won` it also says how one wins on it."""
    title = n("待ち", "Waits", "대기")
    if won:
        title = n("待ちとあがり", "Waits and winning", "대기와 화료")
        more = (winning(game), *more)
    return Step("waits", title, (
        Say(n("あと1枚で完成する形がテンパイ、待っている牌が待ち牌です。", "A hand one tile from complete is tenpai; the tiles it needs are its wait.", "한 장만 더 오면 완성되는 형태가 텐파이, 기다리는 패가 대기패입니다.")),
        Say(game.say(n("両側で待てる<56b>は、間の1種類だけを待つ<57b>の2倍の牌を待てます。", "<56b> waits on both sides, for twice as many tiles as <57b>, which needs the one in between.", "양쪽을 기다리는 <56b>은 한 종류만 기다리는 <57b>보다 두 배 많은 패를 기다립니다."))),
        Say(n("テンパイまでにあと何枚要るかは「シャンテン」で数えます。1シャンテンなら、あと1枚でテンパイです。", "The table tells you how many tiles a hand is from tenpai (its shanten): at one from tenpai, a single tile makes it tenpai.", "텐파이까지 몇 장이 더 필요한지는 샹텐으로 셉니다. 1샹텐이면 한 장만 더 오면 텐파이입니다.")),
        Say(n("ヒントの「受け入れ」は、引けばテンパイやあがりに近づく牌の種類と、残りの枚数です。多いほど早く進みます。", "A hint counts the tiles that help: those that bring the hand nearer, in kinds and in tiles still left. The more there are, the sooner one comes.", "힌트의 ‘유효패’는 뽑으면 텐파이나 화료에 가까워지는 패의 종류와 남은 장수입니다. 많을수록 빨리 나아갑니다.")),
        *more,
    ), Puzzle(
        question=n("どの牌であがれますか？", "Which tile completes this hand?", "어느 패로 화료할 수 있습니까?"),
        hand=game.tiles("123a456a78c22b345b"), tap="choices", choices=game.tiles("5c6c7c2b"), answers=game.tiles("6c"), check="waits",
        right=game.say(n("<678c>がそろいます。もう1つの待ちは<9c>です。", "It makes <678c>; the other wait is <9c>.", "<678c>이 갖춰집니다. 또 하나의 대기는 <9c>입니다.")),
        wrong=game.say(n("<78c>の両隣を考えましょう。", "Look at both ends of <78c>.", "<78c>의 양 끝을 생각해 보십시오.")),
    ))  # fmt: skip  # a language a line


def furiten(game: Game, *more: Block) -> Step:
    """Furiten, and what is safe because of it."""
    return Step("furiten", n("フリテンと守り", "Furiten and safety", "후리텐과 수비"), (
        Say(n("自分が捨てた牌が待ちに入っていると、ロンできません（フリテン）。", "If one of your waits lies among your own discards, you cannot win by ron: furiten.", "대기패 가운데 자신이 버린 패가 있으면 론할 수 없습니다(후리텐).")),
        Say(n("だから、リーチした人が捨てた牌は、その人に対して絶対に安全です。", "So whatever a player in riichi has discarded is perfectly safe against them.", "그래서 리치한 사람이 버린 패는 그 사람에게 절대 안전합니다.")),
        *more,
    ), Puzzle(
        question=game.say(n("リーチした人の捨て牌（河）は<1a9b4c7c6z>です。安全な牌を捨ててください。", "A player in riichi has discarded <1a9b4c7c6z>. Discard a safe tile.", "리치한 사람의 버림패(강)는 <1a9b4c7c6z>입니다. 안전한 패를 버리십시오.")),
        hand=game.tiles("5a6a3b5b7c2z"), tap="hand", choices="", answers=game.tiles("7c"), check="safe", river=game.tiles("1a9b4c7c6z"),
        right=n("その人の河にある牌（現物）なので、ロンされません。", "It lies in their river, so they cannot win on it.", "리치한 사람이 버린 패(현물)이므로 론당하지 않습니다."),
        wrong=n("その牌は河にないので、当たるかもしれません。", "That tile is not in their river; it may deal in.", "그 패는 강에 없으므로 론당할 수 있습니다."),
    ))  # fmt: skip  # a language a line
