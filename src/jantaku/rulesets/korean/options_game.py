"""Options of the Korean game: how hands follow each other, tiles, play (rules: korean)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Option, OptionChoice, choice, flag, integer
from jantaku.options import names as n
from jantaku.policies.choices import (
    bluff_riichi,
    count_dead_waits,
    dealer_after_draw,
    kuikae_after_pon,
    most_kans,
)

GAME: Final[tuple[Option, ...]] = (
    choice(
        "length",
        "session",
        n("対局の形", "Length", "대국 방식"),
        n(
            "あがった人が親になって好きなだけ続けるか、場風と連荘のある対局にするかを選びます。",
            "Whether winners deal and play goes on as long as the players like, or rounds with a "
            "round wind and repeating dealers are played.",
            "화료한 사람이 친이 되어 원하는 만큼 이어 갈지, 장풍과 렌짱이 있는 대국으로 할지 "
            "정합니다.",
        ),
        group="game",
        choices=(
            OptionChoice("session", n("やめるまで", "As long as you like", "그만둘 때까지")),
            OptionChoice("east", n("東風戦", "East only", "동풍전")),
            OptionChoice("east_south", n("半荘戦", "East and South", "반장전")),
        ),
    ),
    dealer_after_draw(
        "stays",
        n(
            "場を設けない対局で、流局のあと親が続けるか、次の人に移るかを決めます。",
            "Without rounds: whether the dealer deals again after a draw or the deal passes on.",
            "장이 없는 대국에서 유국 후에 친이 그대로 계속할지, 다음 사람에게 넘어갈지 정합니다.",
        ),
    ),
    choice(
        "dealer_of_several",
        "nearest",
        n("複数あがりのあとの親", "Dealer after several wins", "여러 명 화료 후의 친"),
        n(
            "場を設けない対局で、同時に何人かがあがったとき、次の親を誰にするかを決めます。",
            "Without rounds: who deals next when several players have won the same tile.",
            "장이 없는 대국에서 여러 명이 동시에 화료했을 때 다음 친을 누구로 할지 정합니다.",
        ),
        group="game",
        choices=(
            OptionChoice(
                "nearest",
                n("放銃者に近い人", "Nearest to the discarder", "방총자에게 가까운 사람"),
            ),
            OptionChoice(
                "dealer",
                n("あがった親が優先", "The dealer, if a winner", "화료한 친이 우선"),
            ),
        ),
    ),
)

TILES: Final[tuple[Option, ...]] = (
    choice(
        "reds",
        "none",
        n("赤ドラ", "Red fives", "적도라"),
        n(
            "5の牌を各色1枚ずつ赤い牌（1枚につき付加役1翻）にするかを決めます。",
            "Whether one five of each suit is red and worth one bonus han.",
            "5를 종류별로 1장씩 빨간 패(한 장마다 부가역 1판)로 할지 정합니다.",
        ),
        group="tiles",
        choices=(
            OptionChoice("none", n("なし", "None", "없음")),
            OptionChoice(
                "one_each", n("各色1枚（計2枚）", "One in each suit (2)", "종류별 1장(총 2장)")
            ),
        ),
    ),
    integer(
        "dead_wall",
        0,
        n("王牌の枚数", "Dead wall", "왕패 수"),
        n(
            "山の終わりに残してツモらない牌の枚数で、0なら最後の1枚までツモります。",
            "How many tiles at the end of the wall are never drawn; with 0 it is drawn to the very "
            "last tile.",
            "패산 끝에 남겨 두고 뽑지 않는 패의 수로, 0이면 마지막 한 장까지 뽑습니다.",
        ),
        group="tiles",
        low=0,
        high=14,
        step=2,
    ),
)

PLAY: Final[tuple[Option, ...]] = (
    bluff_riichi(
        True,
        n(
            "テンパイしていなくてもリーチでき、四人リーチになったときだけ手牌を確かめます。",
            "Riichi may be declared without being tenpai; hands are checked only when all four "
            "have declared.",
            "텐파이가 아니어도 리치할 수 있고, 네 명이 모두 리치했을 때만 손패를 확인합니다.",
        ),
    ),
    most_kans("any"),
    kuikae_after_pon("allowed"),
    count_dead_waits(),
    flag(
        "furiten_when_barred",
        True,
        n("翻が足りないときも見逃し扱い", "Too few han count as a pass", "판수 부족도 놓친 것으로"),
        n(
            "形はできても翻が足りずにあがれなかった牌も、見逃したものとして同巡フリテンにします。",
            "A tile that would have completed the hand but was worth too few han also brings "
            "temporary furiten.",
            "형태는 갖추었지만 판수가 모자라 화료하지 못한 패도 놓친 것으로 보아 동순 후리텐이 "
            "됩니다.",
        ),
        group="play",
    ),
)
