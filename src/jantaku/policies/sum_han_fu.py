"""How han and fu become what is paid, line by line (rules: riichi)."""

from __future__ import annotations

from collections.abc import Mapping

from jantaku.policies.limits import LimitLadder
from jantaku.policies.payments import Payments
from jantaku.value import Line, Text


class HanFuSums:
    """`Rules.arithmetic` of hands counted in han and fu.

    Args:
        limits: the ladder that the hands were counted by.
        units: the limit patterns' units.
        payments: who pays how much.
    """

    def __init__(self, limits: LimitLadder, units: tuple[str, ...], payments: Payments) -> None:
        self._limits = limits
        self._units = units
        self._payments = payments

    def __call__(
        self, numbers: Mapping[str, int], *, tsumo: bool, dealer: bool
    ) -> tuple[Line, ...]:
        """See `ruleset.Arithmetic`: base points, then what is paid of them."""
        pay, base = self._payments, numbers["base"]
        out = [Line(self._base(numbers), base, "points")]
        if not tsumo:
            factor = pay.ron_dealer if dealer else pay.ron_other
            out.append(self._share("ron", base, factor, numbers["points"]))
        elif dealer:
            out.append(self._share("each", base, pay.each, numbers["from_other"]))
        else:
            out.append(self._share("dealer", base, pay.dealer, numbers["from_dealer"]))
            out.append(self._share("other", base, pay.other, numbers["from_other"]))
        return tuple(out)

    def _base(self, numbers: Mapping[str, int]) -> Text:
        for unit in self._units:
            times = numbers.get(unit, 0)
            if times > 1:
                return Text("sum.limit_times", {"times": times, "limit": f"limit.{unit}"})
            if times:
                return Text("sum.limit", {"limit": f"limit.{unit}"})
        han, fu = numbers["han"], numbers["fu"]
        _, limit = self._limits.base(han, fu)
        if limit:
            return Text("sum.limit", {"limit": f"limit.{limit}"})
        return Text("sum.base", {"fu": fu, "han": han})

    def _share(self, who: str, base: int, factor: int, amount: int) -> Line:
        pay = self._payments
        rounded = amount * pay.per != base * factor
        params: dict[str, int | str] = {"factor": f"{factor / pay.per:g}"}
        if rounded:
            params["unit"] = pay.unit
        return Line(Text(f"sum.{who}_up" if rounded else f"sum.{who}", params), amount, "points")
