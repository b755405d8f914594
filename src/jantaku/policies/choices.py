"""Options that rulesets share where they compose the same policies: worded once, so that forms,
guides and comparisons see one thing.
"""

from __future__ import annotations

from jantaku.options import Names, Option, Options, choice, either, flag
from jantaku.options import names as n
from jantaku.policies.kuikae import KuikaeMode


def kuikae(default: str) -> Option:
    """What may be discarded right after a call, see `policies.kuikae`."""
    return choice(
        "kuikae",
        default,
        n("喰い替え", "Swap calling", "쿠이카에(바꿔 울기)"),
        n(
            "鳴いた直後に、鳴いた牌と同じ牌や、同じ順子の反対側の牌を捨てられるかを決めます。",
            "Whether, right after a call, one may discard the tile just called or the tile that "
            "would have completed the run at its other end.",
            "울고 난 직후에, 운 패와 같은 패나 그 슌쯔의 반대쪽 패를 버릴 수 있는지 정합니다.",
        ),
        group="play",
        choices=either(
            ("forbidden", n("禁止", "Forbidden", "금지")),
            ("same_only", n("同じ牌のみ禁止", "Only the same tile forbidden", "같은 패만 금지")),
            ("allowed", n("あり", "Allowed", "허용")),
        ),
    )


def kuikae_after_pon(default: str) -> Option:
    """The same where there is no chi."""
    return choice(
        "kuikae",
        default,
        n("喰い替え", "Swap calling", "쿠이카에(바꿔 울기)"),
        n(
            "ポンした直後に、ポンした牌と同じ牌を捨てられるかを決めます。",
            "Whether the tile just ponned may be discarded again right away.",
            "퐁한 직후에 퐁한 패와 같은 패를 버릴 수 있는지 정합니다.",
        ),
        group="play",
        choices=either(
            ("allowed", n("あり", "Allowed", "허용")),
            ("forbidden", n("禁止", "Forbidden", "금지")),
        ),
    )


def kuikae_mode(options: Options) -> KuikaeMode:
    """What the option `kuikae` says. Where there is no chi, `forbidden` bars the called kind."""
    mode = options.text("kuikae")
    return "allowed" if mode == "allowed" else "same_only" if mode == "same_only" else "forbidden"


def strict_riichi_kan() -> Option:
    """Which concealed kan a declared hand may make, see `policies.kans`."""
    return flag(
        "strict_riichi_kan",
        False,
        n("リーチ後の暗槓を厳しく制限", "Strict kan in riichi", "리치 후 안깡 엄격 제한"),
        n(
            "待ちが変わらなくても、面子の構成が変わる暗槓を禁じます。",
            "Forbids a concealed kan in riichi that leaves the waits as they are "
            "but takes away one way of reading the hand.",
            "대기패가 그대로여도 손패의 구성이 바뀌는 안깡을 금지합니다.",
        ),
        group="play",
    )


def count_dead_waits() -> Option:
    """Whether a wait on tiles that one holds all is one, see `policies.win` (rules: general)."""
    return flag(
        "count_dead_waits",
        False,
        n("自分で使い切った待ちもテンパイ", "Dead waits are tenpai", "자신이 다 쓴 대기도 텐파이"),
        n(
            "待ち牌の残りを自分の副露や暗槓ですべて使っていても、テンパイと認めます。",
            "A hand still counts as tenpai when its own open sets and kans use up the last of "
            "the tiles it waits for.",
            "대기패의 나머지가 모두 자신의 후로나 안깡에 들어 있어도 텐파이로 인정합니다.",
        ),
        group="play",
    )


def orphans_rob_concealed_kan(default: bool) -> Option:
    """Who may rob a concealed kan, see `policies.robbing`."""
    return flag(
        "orphans_rob_concealed_kan",
        default,
        n("国士無双の暗槓ロン", "Thirteen orphans rob concealed kans", "국사무쌍의 안깡 론"),
        n(
            "国士無双に限り、暗槓された牌でもロンできます。",
            "Thirteen orphans may win on a tile of somebody's concealed kan.",
            "국사무쌍에 한해 안깡한 패로도 론할 수 있습니다.",
        ),
        group="win",
    )


def multiple_ron(default: str, *, two: bool = False) -> Option:
    """Who wins when several claim one tile, see `policies.claims`; with `two` also that two may and
    three end the hand.
    """
    nearest = ("nearest", n("頭ハネ", "Only the nearest wins", "아타마하네(가장 가까운 사람만)"))
    both = (
        "two",
        n(
            "ダブロンあり・三家和は流局",
            "Two win, three abort the hand",
            "더블 론 인정, 삼가화는 유국",
        ),
    )
    everybody = ("all", n("全員あがり", "Everybody wins", "모두 화료"))
    return choice(
        "multiple_ron",
        default,
        n("複数のロン", "Several rons", "동시 론"),
        n(
            "1枚の牌に複数の人がロンしたときの扱いを決めます。",
            "What happens when several players claim the same tile for a win.",
            "한 장의 패에 여러 사람이 론했을 때의 처리를 정합니다.",
        ),
        group="win",
        choices=either(nearest, *((both,) if two else ()), everybody),
    )


def most_kans(default: str) -> Option:
    """How many kans there can be in a hand, see `policies.kans`."""
    return choice(
        "most_kans",
        default,
        n("カンの回数", "Number of kans", "깡 횟수"),
        n(
            "1局に全員で何回までカンできるかを決めます。",
            "How many kans all players together may make in a hand.",
            "한 국에 모두 합쳐 몇 번까지 깡할 수 있는지 정합니다.",
        ),
        group="play",
        choices=either(
            ("any", n("制限なし", "No limit", "제한 없음")),
            ("four", n("4回まで", "Four", "네 번까지")),
        ),
    )


def bluff_riichi(default: bool, help: Names) -> Option:
    """Whether one may declare without being ready, see `policies.declaration`; `help` also says
    when that shows and what it costs.
    """
    return flag(
        "bluff_riichi",
        default,
        n("ノーテンリーチ", "Riichi without tenpai", "노텐 리치"),
        help,
        group="play",
    )


def dealer_after_draw(default: str, help: Names) -> Option:
    """Who deals after a drawn hand, see `policies.hand_flow`."""
    return choice(
        "dealer_after_draw",
        default,
        n("流局後の親", "Dealer after a draw", "유국 후의 친"),
        help,
        group="game",
        choices=either(
            ("stays", n("続ける", "Stays", "계속")),
            ("passes", n("次の人に移る", "Passes on", "다음 사람")),
        ),
    )
