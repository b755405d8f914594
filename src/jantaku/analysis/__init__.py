"""Questions about hands, for anybody: no table needed, and no knowledge of the engine.

    from jantaku import analysis

    analysis.shanten("123m456p789s1122z")            # 0: tenpai
    analysis.waits("123m456p789s1122z")              # [27, 28]: 1z and 2z
    for option in analysis.ukeire("19m19p19s1234567z5m"):
        print(option.text, option.shanten, option.left)
    analysis.score("riichi", "234m567p789p1134s 2s", flags=["riichi"]).value.numbers()

A hand is what is concealed, in any of three forms: text (`0` is a red five, flowers `f1`; see
`jantaku.tiles.faces`), a list of faces, or 34 counts by kind as `bytes` or `bytearray`, which is
the quickest. Kinds are 0..33: characters 1-9 (0..8), dots (9..17), bamboo (18..26), East South West
North (27..30), White Green Red (31..33).

`rules` says which tiles there are and which shapes are complete: the id of a ruleset (`"riichi"`,
with its default options), `Rules`, or the kernel's `Shapes`. It matters: where 2m to 8m do not
exist, nobody waits for one. A fifth copy of a kind is never waited for.

For many hands at once there are `shanten_array`, `waits_array`, `accepts_array`, `ukeire_array`,
`readings_array` and, for wins, `score_array`: they take anything that gives its bytes away through
the buffer protocol (`bytes`, `array`, a NumPy array), and answer with NumPy arrays if they were
given one and with `memoryview`s otherwise. NumPy is not needed and never imported.

`checked=False` leaves out what can be left out of the checks of a hand: then counts that no tile
set has are answered somehow instead of being refused.
"""

from __future__ import annotations

from jantaku.analysis.arrays import (
    Discards,
    Readings,
    accepts_array,
    readings_array,
    shanten_array,
    ukeire_array,
    waits_array,
)
from jantaku.analysis.hands import Discard, accepts, readings, shanten, ukeire, waits
from jantaku.analysis.scores import score, value
from jantaku.analysis.win_rows import ROW_BYTES, VALUE_FIELDS, score_array, score_row

__all__ = [
    "ROW_BYTES",
    "VALUE_FIELDS",
    "Discard",
    "Discards",
    "Readings",
    "accepts",
    "accepts_array",
    "readings",
    "readings_array",
    "score",
    "score_array",
    "score_row",
    "shanten",
    "shanten_array",
    "ukeire",
    "ukeire_array",
    "value",
    "waits",
    "waits_array",
]
