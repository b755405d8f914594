"""The same questions about many hands at once, from and to flat arrays."""

from __future__ import annotations

from typing import Any, NamedTuple

from jantaku.analysis.given import Buffer, RulesLike, answered, buffer, shapes_of, too_many
from jantaku.kernel import Shapes
from jantaku.tiles import KINDS


def shanten_array(
    hands: Buffer, *, melds: int = 0, rules: RulesLike = "riichi", checked: bool = True
) -> Any:
    """`shanten` of many hands.

    Args:
        hands: n rows of 34 counts by kind, an unsigned byte each: shape (n, 34) or flat.
        melds: how many sets lie on the table beside each of them.
        rules, checked: see the package.

    Returns n signed bytes. Raises TypeError or ValueError for what is no such array, TileError
    (unless told not to check) for more of a kind than the tile set has, and in any case ValueError
    for a count above 7.
    """
    shapes = shapes_of(rules)
    answer = shapes.shanten_many(_hands(hands, shapes, checked), melds)
    return answered(hands, answer, "b")


def waits_array(
    hands: Buffer, *, melds: int = 0, rules: RulesLike = "riichi", checked: bool = True
) -> Any:
    """`waits` of many hands, given as to `shanten_array`: n masks of 64 unsigned bits, bit `k` for
    kind `k`.
    """
    shapes = shapes_of(rules)
    answer = shapes.masks_many(_hands(hands, shapes, checked), melds, True)
    return answered(hands, answer, "Q")


def accepts_array(
    hands: Buffer, *, melds: int = 0, rules: RulesLike = "riichi", checked: bool = True
) -> Any:
    """`accepts` of many hands, given as to `shanten_array`: masks as of `waits_array`."""
    shapes = shapes_of(rules)
    answer = shapes.masks_many(_hands(hands, shapes, checked), melds, False)
    return answered(hands, answer, "Q")


class Discards(NamedTuple):
    """What every discard of n hands leaves: shape (n, 34), a column for each kind discarded.

    Attributes:
        shanten: signed bytes; 127 for a kind that the hand does not hold.
        accepts: the kinds that bring the rest nearer, as masks of 64 unsigned bits, bit `k` for
            kind `k`; 0 for a kind that is not held.
        left: how many tiles of these kinds are unseen, 16 unsigned bits each.
    """

    shanten: Any
    accepts: Any
    left: Any


def ukeire_array(
    hands: Buffer,
    *,
    melds: int = 0,
    seen: Buffer | None = None,
    rules: RulesLike = "riichi",
    checked: bool = True,
) -> Discards:
    """`ukeire` of many hands, given as to `shanten_array`.

    Args:
        hands, melds, rules, checked: see `shanten_array`; hands have 3k+2 tiles.
        seen: tiles known to be elsewhere, 34 unsigned bytes by kind: either once, for all hands, or
            a row for each of them. See `ukeire`.

    Discards stand by kind, not in order of merit: with NumPy, the least shanten of each hand is
    `found.shanten.min(axis=1)`. Errors are those of `shanten_array`; TileError also for a kind of
    which hand and `seen` together have too many.
    """
    shapes = shapes_of(rules)
    away = b"" if seen is None else buffer(seen, KINDS, "what is seen")
    if seen is not None and not away:
        raise ValueError("what is seen has 34 counts for all hands, or for each")
    data = _hands(hands, shapes, checked, away)
    parts = shapes.ukeire_many(data, melds, away)
    return Discards(
        answered(hands, parts[0], "b", KINDS),
        answered(hands, parts[1], "Q", KINDS),
        answered(hands, parts[2], "H", KINDS),
    )


class Readings(NamedTuple):
    """The readings of n hands: those of hand `i` are the rows from `begin[i]` to `begin[i + 1]`.

    Attributes:
        begin: n + 1 signed integers of 64 bits, ascending from 0 to the number of readings.
        form, pair: signed bytes; triplets, runs: 64 unsigned bits. All as of
            `jantaku.kernel.Reading`, an item a reading.
    """

    begin: Any
    form: Any
    pair: Any
    triplets: Any
    runs: Any


def readings_array(
    hands: Buffer, *, melds: int = 0, rules: RulesLike = "riichi", checked: bool = True
) -> Readings:
    """`readings` of many hands, given as to `shanten_array`, in the order of `readings`; a hand
    that is not complete has none.
    """
    shapes = shapes_of(rules)
    begin, form, pair, triplets, runs = shapes.readings_many(_hands(hands, shapes, checked), melds)
    return Readings(
        answered(hands, begin, "q"),
        answered(hands, form, "b"),
        answered(hands, pair, "b"),
        answered(hands, triplets, "Q"),
        answered(hands, runs, "Q"),
    )


def _hands(hands: Buffer, shapes: Shapes, checked: bool, seen: bytes = b"") -> bytes:
    """The bytes of the hands, looked through if they are to be."""
    data = buffer(hands, KINDS, "hands")
    if not checked:
        return data
    at = shapes.excess(data, seen)
    if at >= 0:
        row, kind = divmod(at, KINDS)
        count = data[at]
        if seen:
            count += seen[at if len(seen) > KINDS else kind]
        raise too_many(kind, count, shapes.copies[kind], row=row)
    return data
