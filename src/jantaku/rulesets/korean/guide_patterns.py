"""A sentence on each yaku of the Korean game (rules: korean)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.guide.prose import Say
from jantaku.options import Names
from jantaku.options import names as n

MEANINGS: Final[Mapping[str, Names | tuple[Say, ...]]] = {
    "closed_win": n("一度も鳴かずにあがります。", "Win a closed hand.", "한 번도 울지 않고 화료합니다."),
    "closed_tsumo": n("鳴かずにツモであがります。門前に加えて数えます。", "Win a closed hand by self-draw; counts beside the closed hand.", "울지 않고 쯔모로 화료합니다. 멘젠에 더해 셉니다."),
    "pinfu": n("順子4つと役牌でない雀頭で両面待ち。ツモには付きません。", "Four runs, a pair without value, a two-sided wait; never on a self-draw.", "슌쯔 네 개와 역패가 아닌 머리, 양면 대기. 쯔모에는 붙지 않습니다."),
    "all_simples": n("2から8の数牌だけで作ります。", "Nothing but tiles from two to eight.", "2부터 8까지의 수패로만 만듭니다."),
    "white_dragon": n("白の刻子か槓子。", "A triplet or kan of white dragons.", "백의 커쯔나 깡쯔."),
    "green_dragon": n("發の刻子か槓子。", "A triplet or kan of green dragons.", "발의 커쯔나 깡쯔."),
    "red_dragon": n("中の刻子か槓子。", "A triplet or kan of red dragons.", "중의 커쯔나 깡쯔."),
    "seat_wind": n("自分の席の風の刻子か槓子。", "A triplet or kan of one's own seat wind.", "자기 자리 바람의 커쯔나 깡쯔."),
    "round_wind": n("その場の風の刻子か槓子。", "A triplet or kan of the round's wind.", "그 장의 바람의 커쯔나 깡쯔."),
    "straight": n("同じ種類で123・456・789をそろえます。", "123, 456 and 789 of one suit.", "같은 종류로 123·456·789를 맞춥니다."),
    "half_flush": n("1種類の数牌と字牌だけで作ります。", "One suit and honours.", "수패 한 종류와 자패로만 만듭니다."),
    "all_triplets": n("面子4つがすべて刻子か槓子です。", "All four sets are triplets or kans.", "몸통 네 개가 모두 커쯔나 깡쯔입니다."),
    "three_concealed_triplets": n("自分で引いてそろえた刻子が3つあります。", "Three triplets drawn oneself.", "스스로 뽑아 맞춘 커쯔가 세 개 있습니다."),
    "seven_pairs": n("対子を7つ集めます。同じ牌4枚は対子2つです。", "Seven pairs; four alike make two of them.", "또이쯔를 일곱 개 모읍니다. 같은 패 네 장은 또이쯔 두 개입니다."),
    "double_riichi": n("第一打でリーチします。鳴きやカンが入る前に限ります。", "Riichi with one's very first discard, with no call or kan before.", "첫 타패로 리치합니다. 그 전에 누가 울거나 깡하면 안 됩니다."),
    "small_three_dragons": n("三元牌2種の刻子と残りの雀頭。三元牌の役は別に数えません。", "Triplets of two dragons and a pair of the third; the dragons are not counted again.", "삼원패 두 종류의 커쯔와 나머지 한 종류의 머리. 삼원패의 역은 따로 세지 않습니다."),
    "full_flush": n("1種類の数牌だけで作ります。", "One suit and nothing else.", "수패 한 종류로만 만듭니다."),
    "big_three_dragons": n("白・發・中の刻子をすべてそろえます。三元牌の役は別に数えません。", "Triplets of all three dragons, which are not counted again.", "백·발·중의 커쯔를 모두 맞춥니다. 삼원패의 역은 따로 세지 않습니다."),
    "four_concealed_triplets": n("自分で引いてそろえた刻子が4つ。対々和も加わり、三暗刻は加わりません。", "Four triplets drawn oneself; all triplets counts as well, three concealed triplets does not.", "스스로 뽑아 맞춘 커쯔가 네 개. 또이또이도 더해지고 산안커는 더해지지 않습니다."),
    "terminals_and_honours": n("数牌の1・9と字牌だけ。両方が入ります。", "Only terminals and honours, some of each.", "수패의 1·9와 자패로만 만듭니다. 둘 다 들어가야 합니다."),
    "small_four_winds": n("風牌3種の刻子と残りの雀頭。風牌の役は別に数えません。", "Triplets of three winds and a pair of the fourth; the winds are not counted again.", "풍패 세 종류의 커쯔와 나머지 한 종류의 머리. 풍패의 역은 따로 세지 않습니다."),
    "all_honours": n("字牌だけで作ります。対々和か七対子も加わります。", "Honours only; all triplets or seven pairs counts as well.", "자패로만 만듭니다. 또이또이나 치또이츠도 더해집니다."),
    "big_four_winds": n("風牌4種の刻子。風牌の役は別に数えません。", "Triplets of all four winds, which are not counted again.", "풍패 네 종류의 커쯔. 풍패의 역은 따로 세지 않습니다."),
    "heavenly_hand": n("親が最初のツモであがります。", "The dealer wins on the first draw.", "친이 첫 쯔모로 화료합니다."),
    "earthly_hand": n("親でない人が、鳴きやカンのないうちに最初のツモであがります。", "Another player wins on the first draw, with no call or kan before.", "친이 아닌 사람이, 아무도 울거나 깡하지 않은 상태에서 첫 쯔모로 화료합니다."),
    "hand_of_man": n("親でない人が、鳴きやカンのないうちに、最初のツモより前に門前でロンします。", "Another player wins a closed hand by ron before the first draw, with no call or kan before.", "친이 아닌 사람이 첫 쯔모 전에, 아무도 울거나 깡하지 않은 상태에서 멘젠으로 론합니다."),
    "nine_gates": n("1112345678999で9種すべてを待つ形。その種類を1枚も捨てていないことが条件です。", "1112345678999 waiting for all nine, with no tile of the suit among one's own discards.", "1112345678999로 아홉 종류를 모두 기다리는 형태. 그 종류를 한 장도 버리지 않았어야 합니다."),
    "riichi": n("門前でリーチしてあがります。", "Win a closed hand in riichi.", "멘젠으로 리치해 화료합니다."),
    "open_riichi": n("宣言したときに手牌をすべて見せます。", "Show the whole hand at the declaration.", "선언할 때 손패를 모두 보여 줍니다."),
    "prize": (
        Say(n("和了牌と同じ牌を、鳴いた面子の中も含めて1枚ずつ数えます。和了牌自身も数えます。", "Every copy of the winning tile in the hand, called sets too, the winning tile included.", "화료패와 같은 패를, 후로한 몸통 안의 패와 화료패 자체까지 포함해 한 장씩 셉니다."), when={"prize": "all"}),
        Say(n("和了牌と同じ牌を、手の中だけ（副露と暗槓を除く）で1枚ずつ数えます。和了牌自身も数えます。", "Every copy of the winning tile among the concealed tiles, the winning tile included; not those in called sets and kans.", "화료패와 같은 패를 손안에서만(후로와 안깡 제외) 한 장씩 셉니다. 화료패 자체도 셉니다."), when={"prize": "concealed"}),
    ),
    "flower": (
        Say(n("脇に置いた花牌1枚につき。", "For each flower set aside.", "내놓은 꽃패 한 장마다."), when={"flowers": "each"}),
        Say(n("自分の席の花牌を脇に置いています：東は春、南は夏、西は秋、北は冬。ほかの花牌には付きません。", "The flower of one's own seat set aside: spring for East, summer South, autumn West, winter North. Others count nothing.", "자기 자리의 꽃패를 내놓았을 때: 동은 봄, 남은 여름, 서는 가을, 북은 겨울. 다른 꽃패에는 붙지 않습니다."), when={"flowers": "own_seat"}),
    ),
    "all_seasons": (
        Say(n("花牌4枚をすべて1人で引きます。1枚ずつの翻の代わりです。", "All four flowers, in place of one for each.", "꽃패 네 장을 혼자서 모두 뽑습니다. 한 장마다 붙는 판수를 대신합니다."), when={"flowers": "each"}),
        Say(n("花牌4枚をすべて1人で引きます。自分の花牌の翻の代わりです。", "All four flowers, in place of the one for one's own.", "꽃패 네 장을 혼자서 모두 뽑습니다. 자기 꽃패의 판수를 대신합니다."), when={"flowers": "own_seat"}),
    ),
    "replacement_win": (
        Say(n("カンの補充牌であがります。", "Win on a kan's replacement.", "깡의 보충패로 화료합니다."), when={"flower_replacement_win": False}),
        Say(n("カンか花牌の補充牌であがります。", "Win on the replacement for a kan or for a flower.", "깡이나 꽃패의 보충패로 화료합니다."), when={"flower_replacement_win": True}),
    ),
    "five_dots_replacement": (
        Say(n("カンの補充牌の五筒であがります。嶺上開花の代わりです。", "Win on a kan's replacement with the five of dots. In place of the ordinary replacement win.", "깡의 보충패인 5통으로 화료합니다. 영상개화 대신 셉니다."), when={"flower_replacement_win": False, "special_tiles": "instead"}),
        Say(n("カンの補充牌の五筒であがります。嶺上開花に加えて数えます。", "Win on a kan's replacement with the five of dots. Counts beside the ordinary replacement win.", "깡의 보충패인 5통으로 화료합니다. 영상개화에 더해 셉니다."), when={"flower_replacement_win": False, "special_tiles": "added"}),
        Say(n("カンか花牌の補充牌の五筒であがります。嶺上開花の代わりです。", "Win on the replacement for a kan or for a flower with the five of dots. In place of the ordinary replacement win.", "깡이나 꽃패의 보충패인 5통으로 화료합니다. 영상개화 대신 셉니다."), when={"flower_replacement_win": True, "special_tiles": "instead"}),
        Say(n("カンか花牌の補充牌の五筒であがります。嶺上開花に加えて数えます。", "Win on the replacement for a kan or for a flower with the five of dots. Counts beside the ordinary replacement win.", "깡이나 꽃패의 보충패인 5통으로 화료합니다. 영상개화에 더해 셉니다."), when={"flower_replacement_win": True, "special_tiles": "added"}),
    ),
    "robbed_kan": n("加槓された牌でロンします。", "Ron on the tile that somebody adds to a triplet.", "가깡한 패로 론합니다."),
    "last_tile": n("山の最後の牌でツモあがりします。", "Self-draw on the last tile of the wall.", "패산의 마지막 패로 쯔모 화료합니다."),
    "one_dot_last_tile": (
        Say(n("最後の牌の一筒でツモあがりします。海底摸月の代わりです。", "Self-draw on the last tile with the one of dots. In place of the ordinary last tile.", "마지막 패인 1통으로 쯔모 화료합니다. 해저로월 대신 셉니다."), when={"special_tiles": "instead"}),
        Say(n("最後の牌の一筒でツモあがりします。海底摸月に加えて数えます。", "Self-draw on the last tile with the one of dots. Counts beside the ordinary last tile.", "마지막 패인 1통으로 쯔모 화료합니다. 해저로월에 더해 셉니다."), when={"special_tiles": "added"}),
    ),
    "last_discard": n("最後の捨て牌でロンします。", "Ron on the last discard.", "마지막 버림패로 론합니다."),
    "nine_dots_last_discard": (
        Say(n("最後の捨て牌の九筒でロンします。河底撈魚の代わりです。", "Ron on the last discard with the nine of dots. In place of the ordinary last discard.", "마지막 버림패인 9통으로 론합니다. 하저로어 대신 셉니다."), when={"special_tiles": "instead"}),
        Say(n("最後の捨て牌の九筒でロンします。河底撈魚に加えて数えます。", "Ron on the last discard with the nine of dots. Counts beside the ordinary last discard.", "마지막 버림패인 9통으로 론합니다. 하저로어에 더해 셉니다."), when={"special_tiles": "added"}),
    ),
    "carried_draws": n("直前まで続いた流局の回数だけ付きます。", "One for each draw in a row before this hand.", "바로 앞까지 이어진 유국의 횟수만큼 붙습니다."),
}  # fmt: skip  # a pattern a line
