"""What so many han are worth (rules: korean, score)."""

from __future__ import annotations

from jantaku.policies.score_rows import Pay, Sums
from jantaku.rulesets.korean.table import BASE, BONUS
from jantaku.situation import Situation
from jantaku.value import Line, Text


class ChipWorth:
    """Base and bonus han and an addition for winning at all; each of the others pays the total for
    an own draw, whoever fed the tile pays twice the total. Who deals makes no difference.

    Args:
        closed, open: the addition for a closed and for an open hand.
        minimum: base han that a win needs, for the derivation.
        seats: at the table.
    """

    def __init__(self, *, closed: int, open: int, minimum: int, seats: int) -> None:
        self.closed = closed
        self.open = open
        self.minimum = minimum
        self.seats = seats

    def _addition(self, s: Situation) -> int:
        return self.closed if s.closed else self.open

    def _total(self, s: Situation, sums: Sums) -> int:
        return sums.get(BASE, 0) + sums.get(BONUS, 0) + self._addition(s)

    def pay(self, s: Situation, sums: Sums) -> Pay:
        """See `score_rows.Worth`."""
        total = self._total(s, sums)
        return Pay(each=total) if s.tsumo else Pay(feeder=2 * total)

    def numbers(self, s: Situation, sums: Sums) -> dict[str, int]:
        """`base`, `bonus`, `addition` and their sum `total`, all of them han."""
        return {
            BASE: sums.get(BASE, 0),
            BONUS: sums.get(BONUS, 0),
            "addition": self._addition(s),
            "total": self._total(s, sums),
        }

    def title(self, s: Situation, sums: Sums) -> Text:
        """The total, and how much of it are base han."""
        return Text("value.total", {"total": self._total(s, sums), "base": sums.get(BASE, 0)})

    def lines(self, s: Situation, sums: Sums) -> tuple[Line, ...]:
        """Base, bonus, addition, total, and what that makes in chips."""
        base, bonus = sums.get(BASE, 0), sums.get(BONUS, 0)
        total, addition = self._total(s, sums), self._addition(s)
        out = [Line(Text("line.base", {"minimum": self.minimum}), base, BASE)]
        if bonus:
            out.append(Line(Text("line.bonus"), bonus, BONUS))
        if addition:
            key = "line.addition_closed" if s.closed else "line.addition_open"
            out.append(Line(Text(key), addition, "han"))
        out.append(Line(Text("line.total"), total, "han"))
        if s.tsumo:
            payers = self.seats - 1
            each = Text("line.each", {"total": total, "payers": payers})
            out.append(Line(each, total * payers, "chips"))
        else:
            out.append(Line(Text("line.feeder", {"total": total}), 2 * total, "chips"))
        return tuple(out)
