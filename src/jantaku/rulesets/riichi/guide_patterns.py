"""A sentence on each pattern of riichi and its relatives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.guide.prose import Say
from jantaku.options import Names
from jantaku.options import names as n

MEANINGS: Final[Mapping[str, Names | tuple[Say, ...]]] = {
    "riichi": n("門前でテンパイし、リーチを宣言してあがります。", "Declare a closed hand ready, then win.", "멘젠으로 텐파이해 리치를 선언하고 화료합니다."),
    "double_riichi": n("第一打でリーチします。それまでに鳴きやカンが入ると普通のリーチです。", "Riichi with one's very first discard, with no call or kan before.", "첫 타패로 리치합니다. 그 전에 누가 울거나 깡하면 보통 리치가 됩니다."),
    "ippatsu": n("リーチのあと、次の自分の打牌までに、鳴きやカンが入らずにあがります。", "Win after riichi before one's own next discard, with no call or kan in between.", "리치 후 자신의 다음 타패까지 아무도 울거나 깡하지 않은 채 화료합니다."),
    "closed_tsumo": n("一度も鳴かずにツモであがります。", "Win a closed hand by self-draw.", "한 번도 울지 않고 쯔모로 화료합니다."),
    "pinfu": (
        Say(n("順子4つと役牌でない雀頭で、両面待ち。符が付かない手です。", "Four runs, a pair without value and a two-sided wait: a hand without extra fu.", "슌쯔 네 개와 역패가 아닌 머리, 양면 대기. 부가 따로 붙지 않는 손패입니다."), when={"pinfu_tsumo": True}),
        Say(n("順子4つと役牌でない雀頭で、両面待ち。ツモには付きません。", "Four runs, a pair without value and a two-sided wait; not on a self-draw.", "슌쯔 네 개와 역패가 아닌 머리, 양면 대기. 쯔모에는 붙지 않습니다."), when={"pinfu_tsumo": False}),
    ),
    "all_simples": n("2から8の数牌だけで作ります。", "Nothing but tiles from two to eight.", "2부터 8까지의 수패로만 만듭니다."),
    "twin_runs": n("まったく同じ順子を2つ作ります。", "Two identical runs.", "똑같은 슌쯔를 두 개 만듭니다."),
    "white_dragon": n("白の刻子か槓子。", "A triplet or kan of white dragons.", "백의 커쯔나 깡쯔."),
    "green_dragon": n("發の刻子か槓子。", "A triplet or kan of green dragons.", "발의 커쯔나 깡쯔."),
    "red_dragon": n("中の刻子か槓子。", "A triplet or kan of red dragons.", "중의 커쯔나 깡쯔."),
    "seat_wind": n("自分の席の風の刻子か槓子。", "A triplet or kan of one's own seat wind.", "자기 자리 바람의 커쯔나 깡쯔."),
    "round_wind": n("その場の風の刻子か槓子。自風でもあれば両方が付きます。", "A triplet or kan of the round's wind; if it is one's seat wind as well, both count.", "그 장의 바람의 커쯔나 깡쯔. 자풍이기도 하면 둘 다 붙습니다."),
    "replacement_win": n("カンの補充牌でツモあがりします。", "Win on the replacement drawn after a kan.", "깡의 보충패로 쯔모 화료합니다."),
    "robbed_kan": n("ほかの人が加槓した牌でロンします。", "Ron on the tile that somebody adds to a triplet.", "다른 사람이 가깡한 패로 론합니다."),
    "last_tile": n("山の最後の牌でツモあがりします。", "Self-draw on the last tile of the wall.", "패산의 마지막 패로 쯔모 화료합니다."),
    "last_discard": n("その局の最後の捨て牌でロンします。", "Ron on the last discard of the hand.", "그 국의 마지막 버림패로 론합니다."),
    "mixed_triple_run": n("同じ数の順子を3種類でそろえます。", "The same run in all three suits.", "같은 숫자의 슌쯔를 세 종류로 맞춥니다."),
    "straight": n("同じ種類で123・456・789をそろえます。", "123, 456 and 789 of one suit.", "같은 종류로 123·456·789를 맞춥니다."),
    "outside_hand": n("どの面子と雀頭にも1・9か字牌が入ります。", "A terminal or honour in every set and in the pair.", "모든 몸통과 머리에 1·9나 자패가 들어갑니다."),
    "seven_pairs": n("違う対子を7つ集めます。", "Seven different pairs.", "서로 다른 또이쯔를 일곱 개 모읍니다."),
    "triple_triplets": n("同じ数の刻子を3種類でそろえます。", "The same triplet in all three suits.", "같은 숫자의 커쯔를 세 종류로 맞춥니다."),
    "three_concealed_triplets": n("自分で引いてそろえた刻子が3つあります。", "Three triplets drawn oneself.", "스스로 뽑아 맞춘 커쯔가 세 개 있습니다."),
    "all_triplets": n("面子4つがすべて刻子か槓子です。", "All four sets are triplets or kans.", "몸통 네 개가 모두 커쯔나 깡쯔입니다."),
    "three_kans": n("1人で3回カンします。", "Three kans in one hand.", "혼자서 세 번 깡합니다."),
    "small_three_dragons": n("三元牌のうち2種を刻子、残りを雀頭にします。", "Triplets of two dragons and a pair of the third.", "삼원패 두 종류는 커쯔로, 나머지는 머리로 만듭니다."),
    "terminals_and_honours": n("1・9の数牌と字牌だけで作ります。対々和か七対子も必ず付きます。", "Only terminals and honours; all triplets or seven pairs always comes with it.", "수패의 1·9와 자패로만 만듭니다. 또이또이나 치또이츠가 반드시 함께 붙습니다."),
    "half_flush": n("1種類の数牌と字牌だけで作ります。", "One suit and honours.", "수패 한 종류와 자패로만 만듭니다."),
    "pure_outside_hand": n("どの面子と雀頭にも数牌の1・9が入ります。", "A terminal in every set and in the pair; no honours.", "모든 몸통과 머리에 수패의 1·9가 들어갑니다."),
    "two_twin_runs": n("一盃口が2組できています。", "Twin runs twice over.", "이페코가 두 쌍 있습니다."),
    "full_flush": n("1種類の数牌だけで作ります。", "One suit and nothing else.", "수패 한 종류로만 만듭니다."),
    "thirteen_orphans": n("1・9と字牌の13種を1枚ずつ集め、どれか1種を2枚にします。", "One each of the thirteen terminals and honours, and one of them twice.", "1·9와 자패 13종을 한 장씩 모으고 그중 한 종류만 두 장을 모읍니다."),
    "thirteen_orphans_any": n("国士無双のうち、13種のどれでもあがれる待ちです。", "Thirteen orphans waiting for any of the thirteen.", "국사무쌍 가운데 13종 어느 것으로도 화료할 수 있는 대기입니다."),
    "four_concealed_triplets": n("自分で引いてそろえた刻子を4つ作ります。", "Four triplets drawn oneself.", "스스로 뽑아 맞춘 커쯔를 네 개 만듭니다."),
    "four_concealed_triplets_single": n("四暗刻のうち、雀頭を待ってあがるものです。", "Four concealed triplets waiting for the pair.", "스안커 가운데 머리를 기다려 화료하는 것입니다."),
    "big_three_dragons": n("白・發・中の刻子をすべてそろえます。", "Triplets of all three dragons.", "백·발·중의 커쯔를 모두 맞춥니다."),
    "small_four_winds": n("風牌3種を刻子、残りを雀頭にします。", "Triplets of three winds and a pair of the fourth.", "풍패 세 종류는 커쯔로, 나머지는 머리로 만듭니다."),
    "big_four_winds": n("風牌4種をすべて刻子にします。", "Triplets of all four winds.", "풍패 네 종류를 모두 커쯔로 만듭니다."),
    "all_honours": n("字牌だけで作ります。", "Honours only.", "자패로만 만듭니다."),
    "all_terminals": n("数牌の1・9だけで作ります。", "Ones and nines only.", "수패의 1·9로만 만듭니다."),
    "all_green": n("索子の2・3・4・6・8と發だけで作ります。", "Only 2, 3, 4, 6 and 8 of bamboo and green dragons.", "삭수 2·3·4·6·8과 발로만 만듭니다."),
    "four_kans": n("1人で4回カンします。", "Four kans in one hand.", "혼자서 네 번 깡합니다."),
    "nine_gates": n("1種類で1112345678999に、同じ種類の1枚を加えた形です。", "1112345678999 of one suit and one more of it.", "한 종류로 1112345678999에 같은 종류 한 장을 더한 형태입니다."),
    "nine_gates_any": n("1112345678999がそろい、1から9のどれでもあがれる待ちです。", "1112345678999 complete, waiting for any of the nine.", "1112345678999가 갖춰져 1부터 9까지 어느 것으로도 화료할 수 있는 대기입니다."),
    "heavenly_hand": n("親が最初のツモであがります。", "The dealer wins on the first draw.", "친이 첫 쯔모로 화료합니다."),
    "earthly_hand": n("子が、鳴きやカンの入らないうちに最初のツモであがります。", "Another player wins on the first draw, with no call or kan before.", "친이 아닌 사람이, 아무도 울거나 깡하지 않은 상태에서 첫 쯔모로 화료합니다."),
    "hand_of_man": n("子が最初のツモより前に、鳴きやカンの入らないうちにロンします。", "A player other than the dealer wins by ron before the first draw, with no call or kan before.", "친이 아닌 사람이 첫 쯔모 전에, 아무도 울거나 깡하지 않은 상태에서 론합니다."),
}  # fmt: skip  # a pattern a line
