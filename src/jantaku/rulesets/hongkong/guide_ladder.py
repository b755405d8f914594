"""The Hong Kong guide: from faan to what is paid, in words and as a table (rules: hongkong,
payment).
"""

from __future__ import annotations

from typing import Final

from jantaku.guide.prose import Grid
from jantaku.options import Names, Options
from jantaku.options import names as n
from jantaku.ruleset import Rules
from jantaku.rulesets.hongkong.ladder import Ladder, Step, ladder
from jantaku.rulesets.hongkong.score import FaanScore
from jantaku.rulesets.hongkong.worth import FaanWorth


def ladder_words(options: Options) -> Names:
    """The ladder in words, from the band of the minimum on."""
    steps = ladder(options)
    bands = [(band(steps, step), step.base) for step in _reached(steps, options.integer("minimum"))]
    return {
        "ja": "、".join(f"{faan['ja']} {base}点" for faan, base in bands),
        "en": ", ".join(f"{faan['en']} {base}" for faan, base in bands),
        "ko": ", ".join(f"{faan['ko']} {base}점" for faan, base in bands),
    }


def _reached(steps: Ladder, minimum: int) -> list[Step]:
    return [step for step in steps.steps if not -1 < steps.last(step) < minimum]


def band(steps: Ladder, step: Step) -> Names:
    """The faan of one step."""
    low, last = step.faan, steps.last(step)
    if last == -1:
        return n(f"{low}番以上", f"{low} or more faan", f"{low}판 이상")
    if last == low:
        return n(f"{low}番", f"{low} faan", f"{low}판")
    return n(f"{low}〜{last}番", f"{low}–{last} faan", f"{low}~{last}판")


def _rows(options: Options, rules: Rules) -> tuple[tuple[Names, ...], ...]:
    assert isinstance(rules.score, FaanScore)
    worth = rules.score.worth
    assert isinstance(worth, FaanWorth)
    steps = worth.ladder
    rows = []
    for step in _reached(steps, options.integer("minimum")):
        ron, drawn = (worth.paid(step.base, how) for how in ("ron", "tsumo"))
        claimed = f"{ron.total(rules.seats):,}"
        feeder, other = f"{ron.feeder:,}", f"{ron.bystander:,}"
        if ron.bystander:
            by_discard = n(
                f"{claimed}（捨てた人{feeder}・ほか{other}ずつ）",
                f"{claimed} (discarder {feeder}, others {other} each)",
                f"{claimed}(버린 사람 {feeder}, 나머지 {other}씩)",
            )
        else:
            by_discard = n(
                f"{claimed}（捨てた人のみ）",
                f"{claimed} (the discarder alone)",
                f"{claimed}(버린 사람만)",
            )
        total, each = f"{drawn.total(rules.seats):,}", f"{drawn.each:,}"
        by_draw = n(f"{total}（{each}ずつ）", f"{total} ({each} each)", f"{total}({each}씩)")
        base = f"{step.base:,}"
        limit = band(steps, step)
        if step == steps.limit:
            limit = n(
                f"{limit['ja']}・上限役",
                f"{limit['en']}, limit patterns",
                f"{limit['ko']}, 상한 역",
            )
        rows.append((limit, n(base, base, base), by_discard, by_draw))
    return tuple(rows)


PAID: Final = Grid(
    (
        n("番", "Faan", "판"),
        n("基本点", "Base points", "기본점"),
        n("ロン", "On a discard", "론"),
        n("ツモ", "Self-draw", "쯔모"),
    ),
    _rows,
    id="scoring.paid",
)
