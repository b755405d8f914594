"""Who pays how much of a hand's base points, as data."""

from __future__ import annotations

from typing import NamedTuple


class Shares(NamedTuple):
    """What an own draw brings: from the dealer (0 if that is the winner), from each other seat."""

    dealer: int
    other: int


class Payments(NamedTuple):
    """Factors of base points; every payment is rounded up to `unit` by itself.

    The factors are divided by `per`, so that thirds and halves can be written: three seats whose
    missing fourth is made up for in halves are `Payments(seats=3, per=2, ron_dealer=12,
    ron_other=8, each=6, dealer=5, other=3)`, three seats who leave it unpaid are
    `Payments(seats=3)`.

    Attributes:
        seats: at the table.
        ron_dealer, ron_other: a claimed tile, for a winner who deals and for another.
        each: an own draw of the dealer, from each other seat.
        dealer, other: an own draw of another, from the dealer and from each other seat.
    """

    seats: int = 4
    ron_dealer: int = 6
    ron_other: int = 4
    each: int = 2
    dealer: int = 2
    other: int = 1
    per: int = 1
    unit: int = 100

    def rounded(self, base: int, factor: int) -> int:
        """`base` times a factor, rounded up."""
        unit = self.unit * self.per
        return -(-base * factor // unit) * self.unit

    def ron(self, base: int, *, dealer: bool) -> int:
        """What a winner gets for a claimed tile."""
        return self.rounded(base, self.ron_dealer if dealer else self.ron_other)

    def tsumo(self, base: int, *, dealer: bool) -> Shares:
        """What each other seat pays for an own draw."""
        if dealer:
            return Shares(0, self.rounded(base, self.each))
        return Shares(self.rounded(base, self.dealer), self.rounded(base, self.other))

    def total(self, shares: Shares) -> int:
        """What the winner gets of all shares together."""
        others = self.seats - (2 if shares.dealer else 1)
        return shares.dealer + others * shares.other
