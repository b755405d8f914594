"""The payments of one settlement, worked out before any of them is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from jantaku import events as ev
from jantaku.state import TableState

Cap = Callable[[int, int], int]
"""From what a seat has left and what it owes to what it pays."""


def not_below_zero(points: int, debt: int) -> int:
    """A `Cap`: a debt is cut at what the seat has (rules: riichi-common, points)."""
    return min(debt, max(points, 0))


class Ledger:
    """Collects transfers in the order they are to be made.

    Args:
        state: the table before the settlement.
        cap: what a seat really pays of a debt, where nobody may go below zero; None: everything.
            It sees the seat's points as they stand after the earlier payments of this ledger.
    """

    def __init__(self, state: TableState, cap: Cap | None = None) -> None:
        self.transfers: list[ev.Transfer] = []
        self._cap = cap
        self._points = [state.score(seat) for seat in range(state.count)]

    def pay(self, source: int, target: int, amount: int, reason: str) -> int:
        """Seat `source` owes seat `target` an amount; returns what it pays."""
        if self._cap is not None:
            amount = self._cap(self._points[source], amount)
        if amount > 0:
            self._points[source] -= amount
            self._points[target] += amount
            self.transfers.append(ev.transfer(source, target, amount, reason))
        return amount

    def give(self, pot: str, target: int, amount: int, reason: str) -> None:
        """Seat `target` receives an amount out of a pot."""
        if amount > 0:
            self._points[target] += amount
            self.transfers.append(ev.transfer(f"pot:{pot}", target, amount, reason))

    def lay(self, source: int, pot: str, amount: int, reason: str) -> None:
        """Seat `source` puts an amount into a pot, whether it has as much or not."""
        if amount > 0:
            self._points[source] -= amount
            self.transfers.append(ev.transfer(source, f"pot:{pot}", amount, reason))


def refunds(state: TableState, pots: Iterable[str], places: Sequence[int]) -> Iterator[ev.Transfer]:
    """The transfers that give what lies in pots back in equal parts, odd points to the first
    places. Who has left the table gets none.
    """
    seated = [seat for seat in places if state.players[seat] is not None]
    for pot in pots if seated else ():
        amounts = share(state.pot(pot), len(seated), unit=1)
        for seat, amount in zip(seated, amounts, strict=True):
            if amount:
                yield ev.transfer(f"pot:{pot}", seat, amount, "refund")


def share(total: int, parts: int, *, unit: int = 100) -> list[int]:
    """`total` in `parts` shares that are multiples of `unit`; what is left over goes to the first
    ones.

    A remainder below `unit` is the first one's.
    """
    units, rest = divmod(total, unit)
    each, more = divmod(units, parts)
    out = [(each + (i < more)) * unit for i in range(parts)]
    out[0] += rest
    return out


def match(
    debtors: Sequence[tuple[int, int]], creditors: Sequence[tuple[int, int]]
) -> list[tuple[int, int, int]]:
    """The fewest payments by which seats that owe pay seats that are due, both given as (seat,
    amount) of equal sums.

    Debtors pay in their order to creditors in theirs. Returns (debtor, creditor, amount).
    """
    out: list[tuple[int, int, int]] = []
    due = list(creditors)
    for seat, owed in debtors:
        while owed and due:
            creditor, wanted = due[0]
            amount = min(owed, wanted)
            if amount:
                out.append((seat, creditor, amount))
            owed -= amount
            if amount == wanted:
                due.pop(0)
            else:
                due[0] = (creditor, wanted - amount)
    return out
