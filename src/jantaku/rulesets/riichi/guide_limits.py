"""The guide of riichi and its relatives: where each limit begins and what it pays (rules: riichi)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.guide.prose import Grid
from jantaku.options import Names, Options
from jantaku.options import names as n
from jantaku.policies.limits import LimitLadder
from jantaku.policies.payments import Payments
from jantaku.policies.score_han_fu import HanFuScore
from jantaku.ruleset import Rules

_LIMITS: Final[Mapping[str, Names]] = {
    "mangan": n("満貫", "Mangan", "만관"),
    "haneman": n("跳満", "Haneman", "하네만"),
    "baiman": n("倍満", "Baiman", "배만"),
    "sanbaiman": n("三倍満", "Sanbaiman", "삼배만"),
}
_YAKUMAN: Final = n("役満", "Yakuman", "역만")

_MOST_FU: Final = 110
"""More than four kans, two winds and a single wait have."""


def _names(pattern: Names, **values: object) -> Names:
    return {language: words.format(**values) for language, words in pattern.items()}


def _joined(parts: list[Names]) -> Names:
    return {
        language: between.join(part[language] for part in parts)
        for language, between in (("ja", "、"), ("en", ", "), ("ko", ", "))
    }


def least_fu(limits: LimitLadder, han: int) -> int | None:
    """From how many fu a hand below the lowest limit's han reaches it; None where it cannot."""
    lowest = limits.steps[-1].id
    return next(
        (fu for fu in range(20, _MOST_FU + 1, 10) if limits.base(han, fu)[1] == lowest), None
    )


def _from(limits: LimitLadder, place: int) -> Names:
    """What has the limit at this place of the ladder."""
    step = limits.steps[place]
    last = limits.steps[place - 1].han - 1 if place else step.han
    if not place:
        han = _names(n("{low}翻以上", "{low} han or more", "{low}판 이상"), low=step.han)
    elif last == step.han:
        han = _names(n("{low}翻", "{low} han", "{low}판"), low=step.han)
    else:
        han = _names(
            n("{low}〜{high}翻", "{low}–{high} han", "{low}~{high}판"), low=step.han, high=last
        )
    if step is not limits.steps[-1]:
        return han
    fewer = [
        _names(
            n("{han}翻{fu}符以上", "{han} han from {fu} fu", "{han}판 {fu}부 이상"), han=less, fu=fu
        )
        for less in range(step.han - 1, 0, -1)
        if (fu := least_fu(limits, less)) is not None
    ]
    return _joined([han, *fewer])


def _paid(payments: Payments, base: int) -> tuple[Names, ...]:
    """A ron and a self-draw of a player who is not the dealer, then the dealer's."""
    own, dealt = payments.tsumo(base, dealer=False), payments.tsumo(base, dealer=True)
    ron, most = (f"{payments.ron(base, dealer=dealer):,}" for dealer in (False, True))
    return (
        n(ron, ron, ron),
        n(
            f"子{own.other:,}・親{own.dealer:,}",
            f"{own.other:,}, dealer {own.dealer:,}",
            f"{own.other:,}, 친 {own.dealer:,}",
        ),
        n(most, most, most),
        n(f"{dealt.other:,}ずつ", f"{dealt.other:,} each", f"{dealt.other:,}씩"),
    )


def _rows(options: Options, rules: Rules) -> tuple[tuple[Names, ...], ...]:
    score = rules.score
    assert isinstance(score, HanFuScore)
    limits = score.limits
    rows = [
        (_LIMITS[step.id], _from(limits, place), *_paid(score.payments, step.base))
        for place, step in reversed(list(enumerate(limits.steps)))
        if step.id in _LIMITS
    ]
    counted = [place for place, step in enumerate(limits.steps) if step.id not in _LIMITS]
    yakuman = [n("役満の役", "yakuman patterns", "역만 역"), *(_from(limits, i) for i in counted)]
    return (*rows, (_YAKUMAN, _joined(yakuman), *_paid(score.payments, score.units["yakuman"])))


LIMITS: Final = Grid(
    (
        n("満貫以上", "Limit", "상한"),
        n("条件", "Reached by", "조건"),
        n("子のロン", "Ron", "론(친 이외)"),
        n("子のツモ", "Self-draw, from each", "쯔모(친 이외)"),
        n("親のロン", "Dealer's ron", "론(친)"),
        n("親のツモ", "Dealer's self-draw", "쯔모(친)"),
    ),
    _rows,
    id="scoring.limits",
)
