"""Walls of Tenhou's logs, rebuilt from the seed that a log carries since 2009.

The seed is the key of a Mersenne Twister; each hand takes 288 of its numbers, hashes them in blocks
with SHA-512 and shuffles all tiles with what comes out. Tenhou numbers every single tile (0..135,
four to a kind); faces are told from numbers by `face_of`.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import random
import struct
from typing import Final

from jantaku.errors import RecordError
from jantaku.tiles import KIND, RED_M, RED_P, RED_S, Face

SEED_TYPE: Final = "mt19937ar-sha512-n288-base64"
_WORDS: Final = 624
_NUMBERS: Final = 288
_BLOCK: Final = 128
_RED_IDS: Final = {16: RED_M, 52: RED_P, 88: RED_S}
_LEFT_OUT_IN_SANMA: Final = frozenset(range(4, 32))


def face_of(tile: int, *, reds: bool) -> Face:
    """The face of Tenhou's tile number `tile`; RecordError for a number that is no tile."""
    if not 0 <= tile < 136:
        raise RecordError("no_such_tile", f"{tile} is no tile number", tile=tile)
    return _RED_IDS.get(tile, tile // 4) if reds else tile // 4


def ids_of(face: Face, *, reds: bool) -> list[int]:
    """The tile numbers that have this face."""
    first = 4 * KIND[face]
    return [i for i in range(first, first + 4) if face_of(i, reds=reds) == face]


class Walls:
    """The walls of one game, hand after hand.

    Args:
        seed: the attribute of the log: type, comma, base 64.
        sanma: whether 2m to 8m are left out.

    RecordError for a seed of another type, or a garbled one.
    """

    def __init__(self, seed: str, *, sanma: bool = False) -> None:
        kind, _, body = seed.partition(",")
        if kind != SEED_TYPE:
            raise RecordError("unknown_seed", f"seed type {kind!r:.60} is not known")
        try:
            key = base64.b64decode(body, validate=True)
        except (binascii.Error, ValueError) as e:
            raise RecordError("bad_seed", f"the seed is not base 64: {e}") from e
        if len(key) != 4 * _WORDS:
            raise RecordError("bad_seed", f"{len(key)} bytes of seed; {4 * _WORDS} are needed")
        self._random = random.Random()
        self._random.setstate((3, (*_init_by_array(key), _WORDS), None))
        left_out = _LEFT_OUT_IN_SANMA if sanma else frozenset()
        self._deck = [i for i in range(136) if i not in left_out]

    def next(self) -> tuple[list[int], tuple[int, int]]:
        """The next hand's wall as tile numbers, first tile dealt first, and its two dice (0..5)."""
        raw = self._random.getrandbits(32 * _NUMBERS).to_bytes(4 * _NUMBERS, "little")
        mixed = b"".join(
            hashlib.sha512(raw[at : at + _BLOCK]).digest() for at in range(0, len(raw), _BLOCK)
        )
        numbers = struct.unpack(f"<{len(mixed) // 4}I", mixed)
        wall = self._deck.copy()
        size = len(wall)
        for i in range(size - 1):
            j = i + numbers[i] % (size - i)
            wall[i], wall[j] = wall[j], wall[i]
        # Tenhou takes tiles from the end of its array; ours are taken from the front.
        wall.reverse()
        return wall, (numbers[135] % 6, numbers[136] % 6)


def _init_by_array(key: bytes) -> list[int]:
    """The state of the twister seeded with 624 little-endian words.

    `random.seed` would do the same, but drops leading zero words of the key.
    """
    words = [int.from_bytes(key[at : at + 4], "little") for at in range(0, len(key), 4)]
    state = [19650218]
    for i in range(1, _WORDS):
        state.append((1812433253 * (state[-1] ^ state[-1] >> 30) + i) & 0xFFFFFFFF)
    i = 1
    for j in range(_WORDS):
        before = state[i - 1]
        state[i] = ((state[i] ^ (before ^ before >> 30) * 1664525) + words[j] + j) & 0xFFFFFFFF
        i += 1
        if i >= _WORDS:
            state[0] = state[-1]
            i = 1
    for _ in range(_WORDS - 1):
        before = state[i - 1]
        state[i] = ((state[i] ^ (before ^ before >> 30) * 1566083941) - i) & 0xFFFFFFFF
        i += 1
        if i >= _WORDS:
            state[0] = state[-1]
            i = 1
    state[0] = 0x80000000
    return state
