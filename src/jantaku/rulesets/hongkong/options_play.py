"""Options of the Hong Kong game: length, play, winning, draws (rules: hongkong)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Concept, Option, choice, either, flag, integer
from jantaku.options import names as n
from jantaku.policies.choices import dealer_after_draw, kuikae, most_kans, multiple_ron

GAME: Final[tuple[Option, ...]] = (
    choice(
        "length",
        "four_rounds",
        n("対局の長さ", "Length", "대국 길이"),
        n(
            "東場から北場までの一荘、東場だけ、1局だけのどれを打つかを選びます。",
            "Whether all four rounds from East to North are played, the East round only, "
            "or a single hand.",
            "동장부터 북장까지 네 바퀴를 칠지, 동장만 칠지, 한 국만 칠지 정합니다.",
        ),
        group="game",
        choices=either(
            ("four_rounds", n("一荘戦（東〜北）", "Four rounds", "네 바퀴(동~북)")),
            ("east", n("東風戦", "East only", "동풍전")),
            ("hand", n("1局のみ", "One hand", "한 국")),
        ),
    ),
    integer(
        "start_points",
        0,
        n("開始時の持ち点", "Starting points", "시작 점수"),
        n(
            "対局開始時の持ち点です。0ならプラスとマイナスだけを数えます。",
            "How many points each player has at the start; with 0 only gains and losses count.",
            "대국을 시작할 때의 점수입니다. 0이면 얻고 잃은 점수만 셉니다.",
        ),
        group="game",
        low=0,
        high=10_000,
        step=100,
    ),
    dealer_after_draw(
        "stays",
        n(
            "流局のあと、親が続けるか、次の人に移るかを決めます。親があがれば続けて親です。",
            "Whether the dealer deals again after a draw or the deal passes on; a dealer who wins "
            "always deals again.",
            "유국 후에 친이 그대로 계속할지, 다음 사람에게 넘어갈지 정합니다. "
            "친이 화료하면 언제나 친을 이어 갑니다.",
        ),
    ),
)

PLAY: Final[tuple[Option, ...]] = (
    most_kans("any"),
    kuikae("allowed"),
)

WIN: Final[tuple[Option, ...]] = (
    integer(
        "minimum",
        3,
        n("あがりに必要な番数", "Faan needed to win", "화료에 필요한 판수"),
        n(
            "この番数に届かない手は、形ができていてもあがれません。上限役はいつでもあがれます。",
            "A complete hand with fewer faan does not win. Limit patterns always do.",
            "이 판수에 못 미치면 형태가 완성되어도 화료할 수 없습니다. "
            "상한 역은 언제나 화료할 수 있습니다.",
        ),
        group="win",
        low=0,
        high=8,
    ),
    flag(
        "flowers_count",
        True,
        n("花の番も縛りに数える", "Flowers count towards the minimum", "꽃의 판수도 최소에 포함"),
        n(
            "無花を含む花の番を、あがりに必要な番数に数えます。",
            "Faan from flowers, “no flowers” included, help to reach the minimum.",
            "무화를 포함한 꽃의 판수를 화료에 필요한 판수에 넣어 셉니다.",
        ),
        group="win",
    ),
    multiple_ron("nearest"),
    choice(
        "rob_concealed_kan",
        "no",
        n("暗槓の槍槓", "Robbing a concealed kan", "안깡의 창깡"),
        n(
            "暗槓された牌であがれるかを決めます。",
            "Whether one may win on a tile of a concealed kan.",
            "안깡한 패로 화료할 수 있는지 정합니다.",
        ),
        group="win",
        choices=either(
            ("no", n("なし", "Never", "없음")),
            ("orphans", n("国士無双のみ", "Thirteen orphans only", "십삼요만")),
            ("any", n("すべての手", "Any hand", "모든 손패")),
        ),
        concept=Concept("orphans_rob_concealed_kan", {"no": False, "orphans": True}),
    ),
    choice(
        "earthly_hand",
        "own_draw",
        n("地和の条件", "Earthly hand", "지화 조건"),
        n(
            "子がどのあがりで地和になるかを決めます。どれも、先に鳴きやカンがないことが条件です。",
            "Which first win of a non-dealer is an earthly hand, with no call or kan before it.",
            "친이 아닌 사람의 어떤 화료가 지화인지 정합니다. "
            "어느 쪽이든 그 전에 아무도 울거나 깡하지 않았어야 합니다.",
        ),
        group="win",
        choices=either(
            ("own_draw", n("自分の最初のツモ", "Own first draw", "자신의 첫 쯔모")),
            ("dealers_discard", n("親の最初の捨て牌", "Dealer's first discard", "친의 첫 버림패")),
            ("both", n("どちらも", "Either", "둘 다")),
        ),
    ),
    choice(
        "flower_win",
        "off",
        n("花だけのあがり", "Winning by flowers", "꽃만으로 화료"),
        n(
            "花牌を7枚（3番）または8枚（上限）そろえた人が、手の形にかかわらず"
            "自分の番にあがれるかを決めます。",
            "Whether seven flowers (three faan) or all eight (the limit) win on one's own turn, "
            "whatever the hand.",
            "꽃패를 일곱 장(3판) 또는 여덟 장(상한) 모은 사람이 손패의 형태와 관계없이 "
            "자기 차례에 화료할 수 있는지 정합니다.",
        ),
        group="win",
        choices=either(
            ("off", n("なし", "Off", "없음")),
            ("eight", n("8枚のみ", "Eight only", "여덟 장만")),
            ("seven", n("7枚か8枚", "Seven or eight", "일곱 장 또는 여덟 장")),
        ),
    ),
)

DRAW: Final[tuple[Option, ...]] = (
    integer(
        "draw_payment",
        0,
        n("流局時の罰符", "Payment at a draw", "유국 시 벌점"),
        n(
            "流局時に、テンパイしていない人がテンパイの人それぞれに払う点数です。0なら払いません。",
            "What each player who is not ready pays to each who is when the wall runs out; "
            "0 for nothing.",
            "유국 시 텐파이가 아닌 사람이 텐파이인 사람 각각에게 내는 점수입니다. "
            "0이면 내지 않습니다.",
        ),
        group="draw",
        low=0,
        high=64,
        concept=Concept("noten_pool", {0: 0}),
    ),
)
