"""Tiles as people and programs write them, turned into the one notation that `tiles.faces` reads.

Taken beside `123m406p11z`: honours as letters (`E S W N P F C`), as Chinese characters
(`東南西北白發中`) or in Korean, suits in capitals (`123M`) or as characters (`三萬`, `5筒`), red
fives of mjai (`5mr`) and with a mark before them (`r5p`, `赤5s`), flowers and seasons as
characters, and the mahjong tiles of Unicode. Full-width signs are read as plain ones.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_UNICODE: Final = dict(
    zip(
        map(chr, range(0x1F000, 0x1F02A)),
        (
            *("1z", "2z", "3z", "4z", "7z", "6z", "5z"),
            *(f"{n}{suit}" for suit in "msp" for n in range(1, 10)),
            # Plum, orchid, bamboo, chrysanthemum: the last two the other way round than f3 and f4.
            *("f1", "f2", "f4", "f3"),
            *("f5", "f6", "f7", "f8"),
        ),
        strict=True,
    )
)

_HONOURS: Final = {
    letter: f"{n}z"
    for n, letters in enumerate(
        ("E東东동", "S南남", "W西서", "N北북", "P白백", "F發発发발", "C中중"), start=1
    )
    for letter in letters
}

_FLOWERS: Final = {
    sign: f"f{n}"
    for n, signs in enumerate(
        ("梅매", "蘭兰난", "菊국", "竹죽", "春봄", "夏여름", "秋가을", "冬겨울"), start=1
    )
    for sign in ([signs[0], signs[1:]] if n > 4 else list(signs))
}

_DIGITS: Final = {
    **dict(zip("一二三四五六七八九", "123456789", strict=True)),
    "伍": "5",
}

_SUITS: Final = {"萬": "m", "万": "m", "만": "m", "筒": "p", "餅": "p", "통": "p", "索": "s",
                 "条": "s", "삭": "s"}  # fmt: skip  # one line a suit would say no more

_DROPPED: Final = dict.fromkeys("\ufe0e\ufe0f\u200b\u3000,、·", " ")
"""Variation selectors, wide spaces, and what people put between tiles."""

_BRACKETS: Final = {"【": "[", "】": "]"}

_PLAIN: Final = str.maketrans(
    {**_UNICODE, **_DIGITS, **_SUITS, **_BRACKETS, **dict.fromkeys("\ufe0e\ufe0f", ""),
     **{sign: " " for sign in _DROPPED if sign not in "\ufe0e\ufe0f"}}
)  # fmt: skip  # one table

_CAPITAL_SUIT: Final = re.compile(r"(?<=[0-9])[MPSZ]")
_RED_AFTER: Final = re.compile(r"5([mps])r")
_RED_BEFORE: Final = re.compile(r"(?:r|赤|적)5")
_SIDE: Final = re.compile(r"@\w+")
_HONOUR: Final = re.compile("[" + "".join(_HONOURS) + "]")
_FLOWER: Final = re.compile("|".join(sorted(_FLOWERS, key=len, reverse=True)))


def plain(text: str) -> str:
    """The same tiles in the notation of `tiles.faces`; what is no known writing stays as it is, so
    that its reader can say what is wrong with it.
    """
    if text.isascii() and not _MAYBE.search(text):
        return text
    # Full-width letters, digits and brackets, and Korean written in parts.
    out = unicodedata.normalize("NFKC", text)
    out = _FLOWER.sub(lambda found: _FLOWERS[found[0]], out)
    out = out.translate(_PLAIN)
    out = _CAPITAL_SUIT.sub(lambda found: found[0].lower(), out)
    out = _RED_AFTER.sub(r"0\1", out)
    out = _RED_BEFORE.sub("0", out)
    # What follows an at sign names a seat, not tiles.
    parts = _SIDE.split(out)
    sides = [*_SIDE.findall(out), ""]
    tiles = (_HONOUR.sub(lambda found: _HONOURS[found[0]], part) for part in parts)
    return "".join(part + side for part, side in zip(tiles, sides, strict=True))


_MAYBE: Final = re.compile(r"[A-Zr,]")
"""Only text with one of these can be another writing, if it is ASCII."""
