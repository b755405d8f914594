"""Tenhou's numbers for the rows of a win."""

from __future__ import annotations

from typing import Final

from jantaku.formats.game import FormatError, Hand, Won
from jantaku.formats.tenhou_tables import DORA, RED, ROWS, UNDER
from jantaku.tiles import KIND, count_kinds

_FIRST: Final = {name: number for number, name in reversed(list(ROWS.items()))}
_SEAT_WIND, _ROUND_WIND = 10, 14
_NORTH: Final = 13
"""North as seat wind. Of three players nobody sits there, so that in their games it tells a triplet
of norths that counts for everybody (rules: sanma), a row for which Tenhou has no number."""
_THREE: Final = 3
_TWINS: Final = {
    "four_concealed_triplets": 41,
    "four_concealed_triplets_single": 41,
    "nine_gates": 46,
    "nine_gates_any": 46,
    "thirteen_orphans": 48,
    "thirteen_orphans_any": 48,
}
"""The number of a limit won by its rarer wait."""


_ORDER: Final = {1: -3, 21: -3, 2: -2, 0: -1, DORA: 52, RED: 53, UNDER: 54}
"""Riichi comes first, ura last; everything else stands by its number."""


def row_of(number: int, seats: int) -> str | None:
    """Row id of one of Tenhou's numbers in a game of so many; None for an unknown number."""
    return "north_triplet" if number == _NORTH and seats == _THREE else ROWS.get(number)


def numbers_of(won: Won, hand: Hand) -> list[tuple[int, int]]:
    """Number and han of each row, in the order of the numbers; FormatError for one that Tenhou
    has not got.
    """
    assert won.rows is not None
    rows = dict(won.rows)
    out: dict[int, int] = {}
    norths = rows.pop("aside", 0)
    if norths:
        rows["dora"] = rows.get("dora", 0) + norths
    for name, amount in rows.items():
        number = _number(name, won, hand)
        out[number] = out.get(number, 0) + amount
    if won.under and not won.limit:
        out.setdefault(UNDER, 0)
    return sorted(out.items(), key=lambda item: _ORDER.get(item[0], item[0]))


def _number(name: str, won: Won, hand: Hand) -> int:
    if name == "seat_wind":
        return _SEAT_WIND + (won.seat - hand.plan.dealer) % len(hand.scores)
    if name == "round_wind":
        return _ROUND_WIND + hand.plan.round
    if name == "north_triplet" and len(hand.scores) == _THREE:
        return _NORTH
    if name in _TWINS and _rare_wait(name, won):
        return _TWINS[name]
    number = _FIRST.get(name)
    if number is None:
        raise FormatError("no_such_yaku", f"this format has no yaku {name!r}")
    return number


def _rare_wait(name: str, won: Won) -> bool:
    """Whether the winning tile ended the wait on all thirteen, all nine or the pair."""
    if name not in _FIRST:
        return True
    if won.hand is None or won.tile is None:
        return False
    kinds = count_kinds(won.hand)
    kind = KIND[won.tile]
    if name == "nine_gates":
        number = kind % 9
        return kinds[kind] == (4 if number in (0, 8) else 2)
    return kinds[kind] == 2
