"""Distances, waits, accepted tiles and readings of one hand."""

from __future__ import annotations

from typing import NamedTuple

from jantaku.analysis.given import Hand, RulesLike, counts_of, shapes_of
from jantaku.errors import TileError
from jantaku.kernel import Reading
from jantaku.tiles import KINDS, TEXT, Kind


def shanten(
    hand: Hand, *, melds: int = 0, rules: RulesLike = "riichi", checked: bool = True
) -> int:
    """How many tiles a hand is away from tenpai: 0 tenpai, -1 complete, 99 out of reach.

    Args:
        hand: what is concealed; `melds` sets lie on the table beside it.
        rules, checked: see the package.

    Any number of tiles has an answer: one less than the fewest tiles that must be drawn, others
    being discarded, until the hand holds a complete shape. Raises TileError, UnknownRuleset, and
    ValueError for an impossible number of melds.
    """
    shapes = shapes_of(rules)
    return shapes.shanten(counts_of(hand, shapes, checked=checked), melds)


def waits(
    hand: Hand,
    *,
    melds: int = 0,
    held: Hand | None = None,
    rules: RulesLike = "riichi",
    checked: bool = True,
) -> list[Kind]:
    """The kinds that complete a hand of 3k+1 tiles, ascending; empty when it is not tenpai.

    Args:
        hand, melds, rules, checked: see `shanten`.
        held: tiles that can no longer be drawn although the hand has not got them, such as those of
            one's own melds: a wait of which all copies are held is none.
    """
    shapes = shapes_of(rules)
    out = None if held is None else counts_of(held, shapes, checked=checked)
    return kinds_of(shapes.waits(counts_of(hand, shapes, checked=checked), melds, out))


def accepts(
    hand: Hand,
    *,
    melds: int = 0,
    held: Hand | None = None,
    rules: RulesLike = "riichi",
    checked: bool = True,
) -> list[Kind]:
    """The kinds that bring a hand nearer to complete, ascending; of a tenpai hand its waits.

    See `waits` for the arguments.
    """
    shapes = shapes_of(rules)
    out = None if held is None else counts_of(held, shapes, checked=checked)
    return kinds_of(shapes.accepts(counts_of(hand, shapes, checked=checked), melds, out))


class Discard(NamedTuple):
    """What one discard leaves.

    Attributes:
        kind: what is discarded.
        shanten: of the hand that is left.
        accepts: the kinds that bring it nearer, ascending.
        left: how many tiles of these kinds are unseen.
    """

    kind: Kind
    shanten: int
    accepts: tuple[Kind, ...]
    left: int

    @property
    def text(self) -> str:
        """The kind as text, `5p`."""
        return TEXT[self.kind]


def ukeire(
    hand: Hand,
    *,
    melds: int = 0,
    seen: Hand = "",
    rules: RulesLike = "riichi",
    checked: bool = True,
) -> list[Discard]:
    """Every discard of a hand of 3k+2 tiles, the best first: least shanten, then most tiles left,
    then by kind.

    Args:
        hand, melds, rules, checked: see `shanten`.
        seen: tiles known to be elsewhere: rivers, indicators, all melds. They are not counted as
            left, and a kind of which nothing is left is not accepted.

    TileError, if `checked`, when a kind has been seen more often than it exists.
    """
    shapes = shapes_of(rules)
    counts = counts_of(hand, shapes, checked=checked)
    if seen:
        away = counts_of(seen, shapes, checked=False)
        left = [shapes.copies[k] - counts[k] - away[k] for k in range(KINDS)]
        if checked and min(left) < 0:
            kind = left.index(min(left))
            raise TileError(
                "too_many_of_kind",
                f"{counts[kind] + away[kind]} x {TEXT[kind]} in sight; the set has "
                f"{shapes.copies[kind]}",
                tile=TEXT[kind],
                count=counts[kind] + away[kind],
                most=shapes.copies[kind],
            )
        found = shapes.ukeire(counts, melds, bytes(max(0, n) for n in left))
    else:
        found = shapes.ukeire(counts, melds)
    options = [Discard(kind, far, tuple(kinds_of(mask)), n) for kind, far, mask, n in found]
    options.sort(key=lambda option: (option.shanten, -option.left, option.kind))
    return options


def readings(
    hand: Hand, *, melds: int = 0, rules: RulesLike = "riichi", checked: bool = True
) -> tuple[Reading, ...]:
    """Every way to read a complete hand, the winning tile included, as sets and a pair or as a
    special shape; empty when it is not complete. See `jantaku.kernel.Reading` and `shanten`.
    """
    shapes = shapes_of(rules)
    return shapes.readings(counts_of(hand, shapes, checked=checked), melds)


def kinds_of(mask: int) -> list[Kind]:
    """The bits of a mask, ascending."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out
