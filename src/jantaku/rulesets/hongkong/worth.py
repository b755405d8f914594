"""What faan are worth and who pays (rules: hongkong, payment)."""

from __future__ import annotations

from typing import Literal

from jantaku.policies.score_rows import Pay, Sums
from jantaku.rulesets.hongkong.ladder import Ladder
from jantaku.rulesets.hongkong.table import FAAN, LIMIT
from jantaku.situation import Situation
from jantaku.value import Line, Text

DiscardPays = Literal["all", "discarder"]
"""Who pays for a claimed tile: the discarder double and the others single, or the discarder all of
that alone.
"""

SEATS = 4


class FaanWorth:
    """Base points by a ladder; an own draw twice the base from each, a claimed tile four times the
    base in all.
    """

    def __init__(self, ladder: Ladder, *, discard_pays: DiscardPays = "all") -> None:
        self.ladder = ladder
        self.discard_pays = discard_pays

    @staticmethod
    def faan(sums: Sums) -> int:
        """Faan of all units together; 0 for a limit pattern."""
        return 0 if LIMIT in sums else sum(sums.values())

    def base(self, sums: Sums) -> int:
        """Base points."""
        if LIMIT in sums:
            return self.ladder.limit.base
        return self.ladder.step(self.faan(sums)).base

    def pay(self, s: Situation, sums: Sums) -> Pay:
        """See `score_rows.Worth`."""
        return self.paid(self.base(sums), s.how)

    def paid(self, base: int, how: str) -> Pay:
        """Who pays how much of base points for a win `how`: by `tsumo` or `ron`."""
        if how == "tsumo":
            return Pay(each=2 * base)
        if self.discard_pays == "discarder":
            return Pay(feeder=SEATS * base)
        return Pay(feeder=2 * base, bystander=base)

    def numbers(self, s: Situation, sums: Sums) -> dict[str, int]:
        """`base`, and but for a limit pattern `faan`."""
        out = {"base": self.base(sums)}
        if LIMIT not in sums:
            out[FAAN] = self.faan(sums)
        return out

    def title(self, s: Situation, sums: Sums) -> Text:
        """`value.limit`, `value.faan_limit` where faan reach it, or `value.faan`."""
        base = self.base(sums)
        if LIMIT in sums:
            return Text("value.limit", {"base": base})
        faan = self.faan(sums)
        key = "value.faan_limit" if faan >= self.ladder.limit.faan else "value.faan"
        return Text(key, {"faan": faan, "base": base})

    def lines(self, s: Situation, sums: Sums) -> tuple[Line, ...]:
        """Faan in all, the step of the ladder, what each pays, what the winner gets."""
        base = self.base(sums)
        out: list[Line] = []
        if LIMIT in sums:
            out.append(Line(Text("line.limit"), base, "points"))
        else:
            faan = self.faan(sums)
            out.append(Line(Text("line.faan"), faan, FAAN))
            out.append(Line(self._band(faan), base, "points"))
        pay = self.pay(s, sums)
        for name, amount in (
            ("each", pay.each),
            ("feeder", pay.feeder),
            ("bystander", pay.bystander),
        ):
            if amount:
                text = Text(f"line.{name}", {"base": base, "times": amount // base})
                out.append(Line(text, amount, "points"))
        out.append(Line(Text("line.total"), pay.total(SEATS), "points"))
        return tuple(out)

    def _band(self, faan: int) -> Text:
        step = self.ladder.step(faan)
        last = self.ladder.last(step)
        if last < 0:
            return Text("line.band_from", {"low": step.faan})
        if last == step.faan:
            return Text("line.band_one", {"low": step.faan})
        return Text("line.band", {"low": step.faan, "high": last})
