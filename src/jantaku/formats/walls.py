"""A wall for a hand whose log carries none: what the log tells of lies where it was taken from, the
rest anywhere.
"""

from __future__ import annotations

from typing import Final

from jantaku import events as ev
from jantaku.formats.game import FormatError, Hand
from jantaku.ruleset import Rules
from jantaku.tiles import TEXT, Face, TileSet

_BLOCKS: Final = (4, 4, 4, 1)
_UNKNOWN: Final = -1


def rebuild(hand: Hand, rules: Rules) -> tuple[Face, ...]:
    """A wall on which the recorded moves give the recorded draws and indicators.

    FormatError when there is no such wall: more of a tile than the set has, a hand of the wrong
    size, more draws than tiles.
    """
    tiles, plan = rules.tiles, rules.wall
    wall = [_UNKNOWN] * tiles.size
    _deal(hand, rules, wall)
    at = rules.seats * rules.hand_size
    tail = 0
    replacing = False
    for move in hand.moves:
        if isinstance(move, ev.Draw):
            if replacing:
                place = plan.replacements[tail] if plan.replacements else tail
                tail += 1
                _put(wall, len(wall) - 1 - place, move.tile, hand)
            else:
                _put(wall, at, move.tile, hand)
                at += 1
            replacing = False
        elif isinstance(move, ev.Kan | ev.SetAside):
            replacing = True
        elif isinstance(move, ev.Call):
            replacing = move.meld.is_kan
    for places, faces in (
        (plan.indicators, hand.indicators or (hand.indicator,)),
        (plan.under, hand.under),
    ):
        if len(faces) > len(places):
            raise FormatError("too_many_indicators", f"{hand.at} has {len(faces)} indicators")
        for place, face in zip(places, faces, strict=False):
            _put(wall, len(wall) - 1 - place, face, hand)
    return tuple(_filled(wall, tiles, hand))


def _deal(hand: Hand, rules: Rules, wall: list[int]) -> None:
    seats = rules.seats
    at = 0
    rest = [list(dealt) for dealt in hand.dealt]
    if len(rest) != seats or any(len(tiles) != rules.hand_size for tiles in rest):
        raise FormatError("wrong_deal", f"{hand.at} does not begin with {rules.hand_size} tiles")
    for block in _BLOCKS:
        for step in range(seats):
            seat = (hand.plan.dealer + step) % seats
            wall[at : at + block], rest[seat] = rest[seat][:block], rest[seat][block:]
            at += block


def _put(wall: list[int], at: int, face: Face, hand: Hand) -> None:
    if not 0 <= at < len(wall) or wall[at] not in (_UNKNOWN, face):
        raise FormatError("no_such_wall", f"{hand.at}: {TEXT[face]} cannot lie where it was taken")
    wall[at] = face


def _filled(wall: list[int], tiles: TileSet, hand: Hand) -> list[Face]:
    left = bytearray(tiles.counts)
    for face in wall:
        if face != _UNKNOWN:
            if not left[face]:
                raise FormatError(
                    "too_many_of_face", f"{hand.at} has more {TEXT[face]} than the set"
                )
            left[face] -= 1
    rest = (face for face, count in enumerate(left) for _ in range(count))
    return [next(rest) if face == _UNKNOWN else face for face in wall]
