"""A sentence and an example on each pattern of the Hong Kong game (rules: hongkong)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.guide.example import Example
from jantaku.guide.prose import Say
from jantaku.options import Names
from jantaku.options import names as n

_HALF: Final = "123p456p99p79p333z 8p"
"""Three faan by itself, so that whatever else counts is allowed to."""


def _e(hand: str, *flags: str, seat: str = "", aside: str = "") -> Example:
    return Example(hand=hand, flags=flags, seat=seat, aside=aside)


EXAMPLES: Final[Mapping[str, Example | tuple[Example, ...]]] = {
    "white_dragon": _e("123p456p99p24p555z 3p"),
    "green_dragon": _e("123p456p99p24p666z 3p"),
    "red_dragon": _e("123p456p99p24p777z 3p"),
    "seat_wind": _e("123p456p99p24p222z 3p"),
    "round_wind": _e("123p456p99p24p111z 3p"),
    "small_three_dragons": _e("123p24p55z666z777z 3p"),
    "common_hand": _e("123p345p678p79p44z 8p"),
    "all_triplets": _e("222p77m99s [444p] [888s] 9s"),
    "seven_pairs": _e("1199m2255p3388s4z 4z"),
    "half_flush": _e(_HALF),
    "full_flush": _e("123p345p567p99p68p 7p"),
    "no_flowers": _e(_HALF),
    "own_flower": _e(_HALF, aside="f2"),
    "own_season": _e(_HALF, aside="f6"),
    "all_flowers": _e(_HALF, aside="f1f2f3f4"),
    "all_seasons": _e(_HALF, aside="f5f6f7f8"),
    "seven_flowers": _e("147m258p369s1234z 7z", "tsumo", aside="f1f2f3f4f5f6f7"),
    "eight_flowers": _e("147m258p369s1234z 7z", "tsumo", aside="f1f2f3f4f5f6f7f8"),
    "self_draw": _e(_HALF, "tsumo"),
    "last_tile": _e(_HALF, "tsumo", "last"),
    "last_discard": _e(_HALF, "last"),
    "robbed_kan": _e(_HALF, "robbed"),
    "replacement_win": _e("123p456p99p79p (3333z) 8p", "replacement"),
    "thirteen_orphans": _e("19m19p19s1234566z 7z"),
    "heavenly_hand": _e(_HALF, "tsumo", "first", seat="E"),
    "earthly_hand": (
        _e(_HALF, "tsumo", "first", seat="S"),
        Example(hand=_HALF, flags=("ron", "first"), seat="S", discarder=0),
    ),
    "all_honours": _e("111z222z555z66z77z 7z"),
    "all_terminals": _e("111p999p111s99m99s 9s"),
    "four_kans": _e("9m (2222p) [8888s] [6666s] (4444p) 9m"),
    "big_three_dragons": _e("34p99m555z666z777z 5p"),
    "big_four_winds": _e("99m111z222z333z44z 4z"),
    "small_four_winds": _e("34p111z222z333z44z 5p"),
    "four_concealed_triplets": _e("222p444p888s99m33s 3s", "tsumo"),
    "coloured_triplets": _e("222m444m88m77z [666m] 7z"),
    "nine_gates": _e("1112345678999s 4s"),
    "kan_upon_kan": _e("123p79p99p (3333z) (4444z) 8p", "kan_upon_kan"),
}

MEANINGS: Final[Mapping[str, Names | tuple[Say, ...]]] = {
    "white_dragon": n("白の刻子か槓子。", "A triplet or kan of white dragons.", "백의 커쯔나 깡쯔."),
    "green_dragon": n("發の刻子か槓子。", "A triplet or kan of green dragons.", "발의 커쯔나 깡쯔."),
    "red_dragon": n("中の刻子か槓子。", "A triplet or kan of red dragons.", "중의 커쯔나 깡쯔."),
    "seat_wind": n("自分の席の風の刻子か槓子。", "A triplet or kan of one's own seat wind.", "자기 자리 바람의 커쯔나 깡쯔."),
    "round_wind": n("その場の風の刻子か槓子。", "A triplet or kan of the round's wind.", "그 장의 바람의 커쯔나 깡쯔."),
    "small_three_dragons": n("三元牌2種の刻子と残りの雀頭。", "Triplets of two dragons and a pair of the third.", "삼원패 두 종류의 커쯔와 나머지 한 종류의 머리."),
    "common_hand": n("順子4つと雀頭。待ちや雀頭の種類は問わず、鳴いてもかまいません。", "Four runs and a pair, whatever the wait and the pair; calls are allowed.", "슌쯔 네 개와 머리. 대기나 머리의 종류는 상관없고 울어도 됩니다."),
    "all_triplets": n("面子4つがすべて刻子か槓子です。", "All four sets are triplets or kans.", "몸통 네 개가 모두 커쯔나 깡쯔입니다."),
    "seven_pairs": n("対子を7つ集めます。同じ牌4枚は対子2つです。", "Seven pairs; four alike make two of them.", "또이쯔를 일곱 개 모읍니다. 같은 패 네 장은 또이쯔 두 개입니다."),
    "half_flush": n("1種類の数牌と字牌だけで作ります。", "One suit and honours.", "수패 한 종류와 자패로만 만듭니다."),
    "full_flush": n("1種類の数牌だけで作ります。", "One suit and nothing else.", "수패 한 종류로만 만듭니다."),
    "no_flowers": n("花牌を1枚も引かずにあがります。", "Win without having drawn a flower.", "꽃패를 한 장도 뽑지 않고 화료합니다."),
    "own_flower": n("自分の席の花：東は梅、南は蘭、西は菊、北は竹。", "One's own flower: plum for East, orchid South, chrysanthemum West, bamboo North.", "자기 자리의 꽃: 동은 매화, 남은 난초, 서는 국화, 북은 대나무."),
    "own_season": n("自分の席の季節：東は春、南は夏、西は秋、北は冬。", "One's own season: spring for East, summer South, autumn West, winter North.", "자기 자리의 계절: 동은 봄, 남은 여름, 서는 가을, 북은 겨울."),
    "all_flowers": n("梅蘭菊竹の4枚をそろえます。", "All four of plum, orchid, chrysanthemum and bamboo.", "매란국죽 네 장을 모읍니다."),
    "all_seasons": n("春夏秋冬の4枚をそろえます。", "All four seasons.", "춘하추동 네 장을 모읍니다."),
    "seven_flowers": n("花牌が7枚になれば、手の形にかかわらず自分の番にあがれます。", "Seven flowers win on one's own turn, whatever the hand.", "꽃패가 일곱 장이 되면 손패의 형태와 관계없이 자기 차례에 화료할 수 있습니다."),
    "eight_flowers": n("花牌が8枚そろえば、手の形にかかわらず自分の番にあがれます。", "All eight flowers win on one's own turn, whatever the hand.", "꽃패 여덟 장이 모이면 손패의 형태와 관계없이 자기 차례에 화료할 수 있습니다."),
    "self_draw": n("自分で引いた牌であがります。", "Win by one's own draw.", "스스로 뽑은 패로 화료합니다."),
    "last_tile": n("山の最後の牌でツモあがりします。", "Self-draw on the last tile of the wall.", "패산의 마지막 패로 쯔모 화료합니다."),
    "last_discard": n("最後の捨て牌であがります。", "Win on the last discard.", "마지막 버림패로 화료합니다."),
    "robbed_kan": (
        Say(n("ほかの人が加槓した牌であがります。", "Win on the tile that somebody adds to a triplet.", "다른 사람이 가깡한 패로 화료합니다."), when={"rob_concealed_kan": "no"}),
        Say(n("ほかの人が加槓した牌であがります。十三幺なら暗槓した牌でもかまいません。", "Win on the tile that somebody adds to a triplet; with thirteen orphans also on one of a concealed kan.", "다른 사람이 가깡한 패로 화료합니다. 십삼요라면 안깡한 패라도 됩니다."), when={"rob_concealed_kan": "orphans"}),
        Say(n("ほかの人が加槓か暗槓した牌であがります。", "Win on the tile of somebody's added or concealed kan.", "다른 사람이 가깡하거나 안깡한 패로 화료합니다."), when={"rob_concealed_kan": "any"}),
    ),
    "replacement_win": n("カンの補充牌であがります。花牌の補充牌では付きません。", "Win on a kan's replacement; a flower's does not count.", "깡의 보충패로 화료합니다. 꽃패의 보충패에는 붙지 않습니다."),
    "thirteen_orphans": n("1・9と字牌の13種を1枚ずつ集め、どれか1種を2枚にします。", "One each of the thirteen terminals and honours, and one of them twice.", "1·9와 자패 13종을 한 장씩 모으고 그중 한 종류만 두 장을 모읍니다."),
    "heavenly_hand": n("親が配られた14枚であがります。花牌の補充はかまいません。", "The dealer wins with the hand as dealt, flowers replaced.", "친이 받은 14장으로 화료합니다. 꽃패를 보충한 것은 상관없습니다."),
    "earthly_hand": (
        Say(n("子が、鳴きやカンのないうちに、自分の最初のツモであがります。", "A non-dealer wins on their own first draw, before any call or kan.", "친이 아닌 사람이, 아무도 울거나 깡하지 않은 상태에서 자신의 첫 쯔모로 화료합니다."), when={"earthly_hand": "own_draw"}),
        Say(n("子が、カンのないうちに、親の最初の捨て牌であがります。", "A non-dealer wins on the dealer's first discard, before any kan.", "친이 아닌 사람이, 아무도 깡하지 않은 상태에서 친의 첫 버림패로 화료합니다."), when={"earthly_hand": "dealers_discard"}),
        Say(n("子が、鳴きやカンのないうちに、自分の最初のツモか親の最初の捨て牌であがります。", "A non-dealer wins on their own first draw or the dealer's first discard, before any call or kan.", "친이 아닌 사람이, 아무도 울거나 깡하지 않은 상태에서 자신의 첫 쯔모나 친의 첫 버림패로 화료합니다."), when={"earthly_hand": "both"}),
    ),
    "all_honours": n("字牌だけで作ります。七対子でもかまいません。", "Honours only, seven pairs included.", "자패로만 만듭니다. 치또이츠라도 됩니다."),
    "all_terminals": n("数牌の1・9だけで作ります。", "Ones and nines only.", "수패의 1·9로만 만듭니다."),
    "four_kans": n("1人で4回カンします。", "Four kans in one hand.", "혼자서 네 번 깡합니다."),
    "big_three_dragons": n("白・發・中の刻子をすべてそろえます。", "Triplets of all three dragons.", "백·발·중의 커쯔를 모두 맞춥니다."),
    "big_four_winds": n("風牌4種をすべて刻子にします。", "Triplets of all four winds.", "풍패 네 종류를 모두 커쯔로 만듭니다."),
    "small_four_winds": n("風牌3種の刻子と残りの雀頭。", "Triplets of three winds and a pair of the fourth.", "풍패 세 종류의 커쯔와 나머지 한 종류의 머리."),
    "four_concealed_triplets": n("自分で引いてそろえた刻子が4つ。ツモに限ります。", "Four triplets drawn oneself; by self-draw only.", "스스로 뽑아 맞춘 커쯔가 네 개. 쯔모에 한합니다."),
    "coloured_triplets": n("萬子と中、筒子と白、索子と發のどれかだけで対々和を作ります。", "All triplets, of only characters and red dragons, dots and white dragons, or bamboo and green dragons.", "만수와 중, 통수와 백, 삭수와 발 가운데 하나로만 또이또이를 만듭니다."),
    "nine_gates": n("1種類で1112345678999に、同じ種類の1枚を加えた形。門前に限ります。", "1112345678999 of one suit and one more of it, closed.", "한 종류로 1112345678999에 같은 종류 한 장을 더한 형태. 멘젠에 한합니다."),
    "kan_upon_kan": n("続けて2回以上カンし、その補充牌であがります。", "Win on the replacement of a second kan in a row.", "연달아 두 번 이상 깡하고 그 보충패로 화료합니다."),
}  # fmt: skip  # a pattern a line
