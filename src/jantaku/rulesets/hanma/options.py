"""The options of hanma, with names and a sentence on each in three languages (rules: hanma)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Concept, Option, OptionChoice, choice, flag, integer
from jantaku.options import names as n
from jantaku.policies.choices import (
    bluff_riichi,
    count_dead_waits,
    kuikae_after_pon,
    orphans_rob_concealed_kan,
    strict_riichi_kan,
)

_GAME: Final = (
    integer(
        "players",
        4,
        n("人数", "Players", "인원"),
        n(
            "何人で打つかを決めます。2人や3人でも136枚すべてを使います。",
            "How many play; with two or three, all 136 tiles are used as well.",
            "몇 명이 칠지 정합니다. 2인이나 3인일 때도 136장을 모두 사용합니다.",
        ),
        group="game",
        low=2,
        high=4,
    ),
    choice(
        "next_dealer",
        "passes",
        n("次の局の親", "Who plays first next", "다음 국의 친"),
        n(
            "次の局を誰から始めるかを決めます。親は最初に打つだけで、点数の有利不利はありません。",
            "Who plays first in the next hand. Playing first is all the dealer does; it makes no "
            "difference to scores.",
            "다음 국을 누가 먼저 시작할지 정합니다. 친은 먼저 시작할 뿐, 점수에는 차이가 없습니다.",
        ),
        group="game",
        choices=(
            OptionChoice("passes", n("右どなりへ移る", "The player to the right", "오른쪽 사람")),
            OptionChoice("winner", n("あがった人", "Whoever won", "화료한 사람")),
        ),
    ),
)

_TILES: Final = (
    flag(
        "kan_shrinks_wall",
        False,
        n("カンで山が減る", "Kans shorten the wall", "깡하면 패산이 줄어듦"),
        n(
            "カンのたびに、通常の山の最後の1枚を王牌へ移します。",
            "With every kan the last tile of the live wall moves into the dead wall.",
            "깡을 할 때마다 패산의 마지막 1장을 왕패로 옮깁니다.",
        ),
        group="tiles",
    ),
)

_PLAY: Final = (
    kuikae_after_pon("allowed"),
    flag(
        "last_draw_kan",
        True,
        n("最後のツモでもカンできる", "Kan on the last draw", "마지막 쯔모에서도 깡 가능"),
        n(
            "山の最後の牌をツモったあとでも、補充牌が残っていれば暗槓と加槓ができます。"
            "カンで山が減る設定では、できません。",
            "A concealed or added kan is still possible after the last draw of the live wall, as "
            "long as a replacement tile is left. Not where kans shorten the wall.",
            "패산의 마지막 패를 쯔모한 뒤에도 보충패가 남아 있으면 안깡과 가깡을 할 수 있습니다. "
            "깡하면 패산이 줄어드는 설정에서는 할 수 없습니다.",
        ),
        group="play",
    ),
    strict_riichi_kan(),
    bluff_riichi(
        False,
        n(
            "テンパイしていなくてもリーチできます。"
            "流局時に見つかるとチョンボで、ほかの全員に20点ずつ払います。",
            "Riichi may be declared without being tenpai. When that shows at an exhaustive draw, "
            "it costs 20 points to every other player.",
            "텐파이가 아니어도 리치할 수 있습니다. "
            "유국 때 드러나면 촌보가 되어 다른 모든 사람에게 20점씩 냅니다.",
        ),
    ),
    count_dead_waits(),
)

_WIN: Final = (
    flag(
        "passed_win_blocks",
        False,
        n("見逃した巡はロンできない", "No ron after passing one", "놓친 순에는 론 금지"),
        n(
            "和了牌を見逃すと、次に自分が打牌するまでロンできません。",
            "Whoever lets a winning tile pass cannot win on a discard until their own next "
            "discard.",
            "화료패를 놓치면 다음에 자신이 타패할 때까지 론할 수 없습니다.",
        ),
        group="win",
        concept=Concept("temporary_furiten", {True: "own_discard"}),
    ),
    orphans_rob_concealed_kan(False),
)

_SCORE: Final = (
    flag(
        "riichi_tsumo_once",
        False,
        n("ツモのリーチは合計2点", "Riichi 2 in all on tsumo", "쯔모 시 리치는 합계 2점"),
        n(
            "リーチしてツモあがりしたとき、リーチの2点を全員からではなく合計で2点だけ受け取ります。"
            "あがった人の次の番の人から1点ずつ払います（2人打ちでは相手が2点）。",
            "When riichi wins by tsumo, its 2 points are paid once in all instead of by everybody: "
            "1 each by the players whose turns come next (both by the opponent when two play).",
            "리치 후 쯔모로 화료하면 리치의 2점을 모두에게서 받지 않고 합계 2점만 받습니다. "
            "화료한 사람의 다음 차례 사람부터 1점씩 냅니다(2인일 때는 상대가 2점).",
        ),
        group="score",
    ),
)

OPTIONS: Final[tuple[Option, ...]] = (*_GAME, *_TILES, *_PLAY, *_WIN, *_SCORE)
"""Every option, in the order forms show them."""
