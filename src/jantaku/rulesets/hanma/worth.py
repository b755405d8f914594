"""What the sum of a hand's points is worth: a cap for each seat that pays (rules: hanma, score)."""

from __future__ import annotations

from jantaku.policies.score_rows import Pay, Sums
from jantaku.rulesets.hanma.table import CAP, FLAT, POINTS, RIICHI, RIICHI_BONUS, ROWS
from jantaku.situation import Situation
from jantaku.value import Line, Text

_BASE = {row.id: row.closed for row in ROWS}


class CappedShares:
    """The points are what each other seat pays for an own draw, or what the discarder pays; 20 at
    most. Thirteen orphans are 20, neither more nor less.

    Args:
        seats: at the table.
        riichi_once: an own draw is paid the 2 points of riichi once in all, not by each seat.
    """

    def __init__(self, *, seats: int, riichi_once: bool = False) -> None:
        self.payers = seats - 1
        self.riichi_once = riichi_once

    def pay(self, s: Situation, sums: Sums) -> Pay:
        """See `score_rows.Worth`."""
        each = min(self._sum(s, sums), CAP)
        if not s.tsumo:
            return Pay(feeder=each)
        # The cap holds for each payer, shares of the once-paid riichi included.
        room = (CAP - each) * self.payers
        return Pay(each=each, together=min(self._once(s, sums), room))

    def _once(self, s: Situation, sums: Sums) -> int:
        """What is paid once in all beside what each seat pays."""
        once = self.riichi_once and s.tsumo and s.declared == RIICHI and FLAT not in sums
        return RIICHI_BONUS if once else 0

    def _sum(self, s: Situation, sums: Sums) -> int:
        """What a seat pays, but for the cap."""
        if FLAT in sums:
            return sums[FLAT]
        return sums[POINTS] - self._once(s, sums)

    def numbers(self, s: Situation, sums: Sums) -> dict[str, int]:
        """`base`, `added` and `sum` for one payer before the cap, `capped` (0 or 1); thirteen
        orphans have `sum` alone.
        """
        total = self._sum(s, sums)
        if FLAT in sums:
            return {"sum": total}
        base = _base(s)
        return {"base": base, "added": total - base, "sum": total, "capped": int(total > CAP)}

    def title(self, s: Situation, sums: Sums) -> Text:
        """See `score_rows.Worth`."""
        pay = self.pay(s, sums)
        amount = pay.each or pay.feeder
        # Where two play, there is one who pays, and nobody to pay alike.
        several = s.tsumo and self.payers > 1
        if FLAT in sums:
            key = "value.flat_each" if several else "value.flat"
            return Text(key, {"pattern": "pattern.thirteen_orphans", "points": amount})
        if not several:
            return Text("value.points", {"points": amount + pay.together})
        if pay.together:
            return Text("value.each_and_once", {"points": amount, "once": pay.together})
        return Text("value.each", {"points": amount})

    def lines(self, s: Situation, sums: Sums) -> tuple[Line, ...]:
        """Base and what is added, the cap where it bites, and who pays."""
        out: list[Line] = []
        pay = self.pay(s, sums)
        total = self._sum(s, sums)
        if FLAT in sums:
            out.append(Line(Text("line.flat"), total, POINTS))
        else:
            base = _base(s)
            out.append(Line(Text("line.base_tsumo" if s.tsumo else "line.base_ron"), base, POINTS))
            if total > base:
                out.append(Line(Text("line.added"), total - base, POINTS))
                out.append(Line(Text("line.sum"), total, POINTS))
            if total > CAP:
                out.append(Line(Text("line.cap"), CAP, POINTS))
        if not s.tsumo:
            out.append(Line(Text("line.feeder_pays"), pay.feeder, POINTS))
            return tuple(out)
        if self.payers > 1:
            out.append(Line(Text("line.each_pays", {"payers": self.payers}), pay.each, POINTS))
        else:
            out.append(Line(Text("line.opponent_pays"), pay.each, POINTS))
        if pay.together:
            out.append(Line(Text("line.paid_once"), pay.together, POINTS))
        out.append(Line(Text("line.winner_gets"), pay.total(self.payers + 1), POINTS))
        return tuple(out)


def _base(s: Situation) -> int:
    return _BASE["tsumo" if s.tsumo else "ron"]
