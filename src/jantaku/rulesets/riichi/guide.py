"""The guide of riichi, and what its relatives share of it (rules: riichi)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.guide.facts import FOUR_KANS, SEVERAL_WINS
from jantaku.guide.prose import Guide, Source
from jantaku.options import Names, Options, OptionValue
from jantaku.options import names as n
from jantaku.policies.aborts import FourKans
from jantaku.policies.hand_flow import HandFlow
from jantaku.policies.score_han_fu import HanFuScore
from jantaku.ruleset import Rules
from jantaku.rulesets.riichi.guide_examples import EXAMPLES, LOADS
from jantaku.rulesets.riichi.guide_help import MISTAKES, QUESTIONS
from jantaku.rulesets.riichi.guide_patterns import MEANINGS
from jantaku.rulesets.riichi.guide_play import CLAIMS, HAND, TILES, WINNING
from jantaku.rulesets.riichi.guide_score import DECLARING, DRAWS, SCORING
from jantaku.rulesets.riichi.lesson import LESSON
from jantaku.rulesets.riichi.options import OPTIONS

_CHOICES: Final[Mapping[str, Mapping[str, Names]]] = {
    o.id: {c.value: c.names for c in o.choices} for o in OPTIONS if o.kind == "choice"
}

_WAITS: Final = (
    (1, n("辺張", "edge", "변짱")),
    (2, n("嵌張", "middle", "간짱")),
    (3, n("単騎", "single", "단기")),
    (4, n("双碰", "two-pair", "샤보")),
)
"""Forms of wait by their place in a fu table."""


def facts(options: Options, rules: Rules) -> dict[str, Names]:
    """What the family adds to the facts at a glance."""
    start, pool = f"{options.integer('start_points'):,}", options.integer("noten_pool")
    return {
        "minimum": n("1翻以上の役", "one han of yaku", "1판 이상의 역"),
        "several_wins": SEVERAL_WINS[options.text("multiple_ron")],
        "counting": n("翻と符", "han and fu", "판과 부"),
        "payments": n(
            "ロンは捨てた人、ツモは全員",
            "ron: the discarder; self-draw: everybody",
            "론은 버린 사람, 쯔모는 모두",
        ),
        "dealer": n(
            "1.5倍、連荘あり", "1.5 times; stays on after a win or tenpai", "1.5배, 렌짱 있음"
        ),
        "draw": n(
            f"ノーテン罰符 {pool:,}点", f"noten payments, {pool:,} in all", f"노텐 벌점 {pool:,}점"
        )
        if pool
        else n("やりとりなし", "nothing is paid", "주고받지 않음"),
        "ippatsu": _ippatsu(rules) if options.flag("ippatsu") else n("なし", "None", "없음"),
        "four_kans": FOUR_KANS[_after_four_kans(rules)],
        "length": _CHOICES["length"][options.text("length")],
        "start": n(f"{start}点", f"{start} points", f"{start}점"),
    }


def _noten(pool: int) -> Names:
    """What is paid when the wall runs out."""
    if not pool:
        return n(
            "テンパイでもノーテンでも、点数は動きません。",
            "Nothing is paid, whoever is tenpai.",
            "텐파이든 노텐이든 점수는 움직이지 않습니다.",
        )
    return n(
        f"ノーテンの人が合わせて{pool:,}点を出し、テンパイの人が分けて受け取ります。"
        "全員テンパイ、または全員ノーテンなら、点数は動きません。",
        f"The players who are not tenpai pay {pool:,} points in all to those who are; nothing is "
        "paid when everybody is tenpai, or nobody is.",
        f"노텐인 사람이 합쳐서 {pool:,}점을 내고 텐파이인 사람이 나누어 받습니다. "
        "모두 텐파이이거나 모두 노텐이면 점수는 움직이지 않습니다.",
    )


def _honba(points: int, others: int) -> Names:
    """What the winner gets beside the hand's value."""
    if not points:
        return n(
            "場のリーチ棒を加えます。積み棒に点数はありません。",
            "The winner takes the sticks. Repeats add nothing.",
            "탁자의 리치봉을 더합니다. 본장에는 점수가 없습니다.",
        )
    each = points // others
    return n(
        f"積み棒1本につき{points:,}点（ツモなら各自{each:,}点）と、場のリーチ棒を加えます。",
        f"Each repeat adds {points:,} points ({each:,} from everybody on a self-draw), and the "
        "winner takes the sticks.",
        f"본장 하나마다 {points:,}점(쯔모면 각자 {each:,}점)과 탁자의 리치봉을 더합니다.",
    )


def _ippatsu(rules: Rules) -> Names:
    if "added_kan" in rules.breakers.prompt:
        return n("鳴きかカンで消える", "lost with any call or kan", "울거나 깡하면 사라짐")
    if "set_aside" in rules.breakers.prompt:
        return n(
            "鳴き・カン・北抜きで消えるが、加槓では消えない",
            "lost with any call, any kan but an added one, or a north set aside",
            "울거나 깡하거나 북을 빼면 사라지지만 가깡으로는 사라지지 않음",
        )
    return n(
        "鳴きかカンで消えるが、加槓では消えない",
        "lost with any call, or any kan but an added one",
        "울거나 깡하면 사라지지만 가깡으로는 사라지지 않음",
    )


def _after_four_kans(rules: Rules) -> str:
    assert isinstance(rules.flow, HandFlow)
    return next((rule.after for rule in rules.flow.aborts if isinstance(rule, FourKans)), "")


def values(options: Options, rules: Rules) -> dict[str, int | str | Names]:
    """What the family's prose can be filled with: fu, limits and shares from the rules."""
    score = rules.score
    assert isinstance(score, HanFuScore)
    fu, payments, others = score.fu, score.payments, rules.seats - 1
    out: dict[str, int | str | Names] = {
        "noten_words": _noten(options.integer("noten_pool")),
        "honba_words": _honba(options.integer("honba"), others),
        "fu_base": fu.base,
        "fu_closed_ron": fu.closed_ron,
        "fu_tsumo": fu.tsumo,
        "fu_bare_open": fu.bare_open,
        "fu_triplet": fu.triplet,
        "fu_concealed": fu.triplet * 2,
        "fu_kan": fu.kan,
        "fu_concealed_kan": fu.kan * 2,
        "fu_pair": fu.pair_dragon,
        "fu_wait": max(fu.waits),
        "fu_waits": {
            language: between.join(names[language] for place, names in _WAITS if fu.waits[place])
            for language, between in (("ja", "・"), ("en", ", "), ("ko", "·"))
        },
        "payer_words": n(
            "親が2倍、子が1倍ずつ（親のあがりは全員2倍）を払います",
            "the dealer pays twice and each other player once; a winning dealer is paid twice by everybody",
            "친이 기본점의 2배, 나머지가 1배씩(친이 화료하면 모두 2배씩) 냅니다",
        ),
    }
    (mangan,) = (step for step in score.limits.steps if step.id == "mangan")
    out["mangan_han"] = mangan.han
    out["mangan_ron"] = payments.ron(mangan.base, dealer=False)
    out["mangan_dealer"] = payments.ron(mangan.base, dealer=True)
    return out


def settled(options: Options, rules: Rules) -> Mapping[str, OptionValue | Names]:
    """What riichi and its relatives have no option for."""
    return {
        "players": rules.seats,
        "dead_wall": rules.wall.dead,
        "kan_shrinks_wall": True,
        "last_draw_kan": False,
        "most_kans": "four",
        "bluff_riichi": False,
        "furiten_when_barred": True,
        "minimum": n("役が1翻以上", "One han of yaku", "역 1판 이상"),
        "discard_pays": n("放銃者のみ", "The discarder alone", "방총자만"),
        "dealer_after_draw": n("テンパイなら続ける", "Stays if tenpai", "텐파이면 계속"),
        "next_dealer": n(
            "親のあがりかテンパイなら親、ほかは右の人",
            "A dealer who wins or is tenpai, else the player to the right",
            "친이 화료하거나 텐파이면 친, 아니면 오른쪽 사람",
        ),
        "two_han_from": 0,
        "double_yakuman": False,
        "double_wind": True,
        "never_below_zero": False,
        "wait_fu": "single",
        "kan_income": 0,
        "abort_four_riichi": False,
        "abort_four_wests": options.flag("abort_four_winds"),
        "abort_triple_ron": options.text("multiple_ron") == "two",
    }


DRAGONS_BESIDES: Final = n(
    "三元牌の役は別に数える", "dragon sets counted besides", "삼원패의 역은 따로 셈"
)

GUIDE: Final = Guide(
    sections=(HAND, TILES, CLAIMS, WINNING, DECLARING, DRAWS, SCORING, MISTAKES, QUESTIONS),
    meanings=MEANINGS,
    examples=EXAMPLES,
    besides={"small_three_dragons": DRAGONS_BESIDES},
    loads=LOADS,
    facts=facts,
    values=values,
    settled=settled,
    sources=(
        Source(
            n("麻雀のルール解説", "Mahjong rules explained (麻雀のルール解説)", "마작 룰 해설(麻雀のルール解説)"),
            n("一人用麻雀サイト", "A site for solo play", "혼자 치는 마작 사이트"),
            "",
            n(
                "役・上限・途中流局の表、切り上げ満貫、流し満貫、責任払いはこの文書から読み取れないため、広く行われている値を標準とし、どれもオプションで変えられるようにしました。",
                "The document leaves open the tables of yaku, limits and abortive draws, rounding up to mangan, nagashi mangan and responsibility. There the usual values hold, and every one is an option.",
                "역·상한·도중유국의 표, 절상만관, 유국만관, 책임지불은 이 문서에서 알 수 없으므로 널리 쓰이는 값을 표준으로 하고 모두 옵션으로 바꿀 수 있게 했습니다.",
            ),
        ),
    ),
    lesson=LESSON,
)  # fmt: skip  # long sentences
