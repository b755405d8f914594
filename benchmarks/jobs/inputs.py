"""The same hands for every contender: the benchmark's own, or those of a folder."""

from __future__ import annotations

import gzip
import json
import os
import random
from pathlib import Path
from typing import Any, NamedTuple

HANDS = 10_000
WINS = 2_000


def folder() -> Path | None:
    """The folder of ready inputs, if one is named."""
    named = os.environ.get("JANTAKU_BENCH")
    return Path(named) if named else None


def hands() -> list[bytes]:
    """Hands of 13 or 14 tiles as 34 counts: a third dealt at random, the rest nearer completion."""
    where = folder()
    if where is not None and (where / "hands.txt.gz").is_file():
        with gzip.open(where / "hands.txt.gz", "rt") as file:
            return [bytes(map(int, line.split()[:34])) for line in file]
    luck = random.Random(1)
    out = []
    for i in range(HANDS):
        counts = bytearray(34)
        if i % 3:
            tiles = _sets(luck, luck.randrange(2, 5))
            wall = [k for k in range(34) for _ in range(4 - tiles.count(k))]
            tiles += luck.sample(wall, 14 - len(tiles))
        else:
            tiles = luck.sample([k for k in range(34) for _ in range(4)], 14)
        for kind in luck.sample(tiles, luck.choice((13, 14))):
            counts[kind] += 1
        out.append(bytes(counts))
    return out


def _sets(luck: random.Random, sets: int) -> list[int]:
    """The tiles of so many sets and a pair, no kind more than four times."""
    while True:
        tiles = [luck.randrange(34)] * 2
        for _ in range(sets):
            kind = luck.randrange(34)
            if luck.random() < 0.7 and kind < 27 and kind % 9 < 7:
                tiles += [kind, kind + 1, kind + 2]
            else:
                tiles += [kind] * 3
        if all(tiles.count(kind) <= 4 for kind in tiles):
            return tiles


class Win(NamedTuple):
    """A complete hand and how it was won, tiles numbered 0..135 (16, 52 and 88 are red).

    A meld is its form (`chi`, `pon`, `minkan`, `kakan`, `ankan`), its tiles, the called tile and
    who fed it (1 left, 2 across, 3 right).
    """

    tiles: tuple[int, ...]
    melds: tuple[tuple[str, tuple[int, ...], int | None, int], ...]
    tile: int
    flags: frozenset[str]
    dora: tuple[int, ...]
    ura: tuple[int, ...]
    round_wind: int
    seat_wind: int


FLAGS = ("tsumo", "riichi", "dbl", "ipp", "rinshan", "haitei", "houtei", "chankan")


def wins() -> list[Win]:
    """Complete hands; those of a folder come with what four scorers agree on, which is not used."""
    where = folder()
    if where is not None and (where / "wins.json.gz").is_file():
        with gzip.open(where / "wins.json.gz", "rt") as file:
            return [_read(row) for row in json.load(file)]
    luck = random.Random(2)
    return [_win(luck) for _ in range(WINS)]


def _read(row: dict[str, Any]) -> Win:
    return Win(
        tuple(row["conc"]),
        tuple((form, tuple(ids), called, source) for form, ids, called, source in row["melds"]),
        row["win"],
        frozenset(flag for flag in FLAGS if row[flag]),
        tuple(row["dora"]),
        tuple(row["ura"]),
        row["rw"],
        row["sw"],
    )


def _win(luck: random.Random) -> Win:
    """A closed hand or one with a called triplet or two, declared or not."""
    kinds = _sets(luck, 4)
    free = {kind: [4 * kind + i for i in range(4)] for kind in range(34)}
    pair, rest = kinds[:2], [kinds[2 + 3 * i : 5 + 3 * i] for i in range(4)]
    melds = []
    tiles = [free[kind].pop() for kind in pair]
    for kinds_of_set in rest:
        ids = tuple(sorted(free[kind].pop() for kind in kinds_of_set))
        if kinds_of_set[0] == kinds_of_set[1] and luck.random() < 0.4:
            melds.append(("pon", ids, ids[0], luck.randrange(1, 4)))
        else:
            tiles += ids
    flags = set()
    if luck.random() < 0.5:
        flags.add("tsumo")
    if not melds and luck.random() < 0.6:
        flags.add("riichi")
    left = [i for ids in free.values() for i in ids]
    dora, ura = luck.sample(left, 2)
    return Win(
        tuple(sorted(tiles)),
        tuple(melds),
        luck.choice(tiles),
        frozenset(flags),
        (dora,),
        (ura,) if "riichi" in flags else (),
        luck.randrange(2),
        luck.randrange(4),
    )
