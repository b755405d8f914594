"""80,000 hands whose three distances are known, from the lists in `JANTAKU_CORPORA`."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path

import pytest

LISTS = [f"xiangting_{number}.json.gz" for number in range(1, 5)] + [
    f"cases/p_{name}_10000.txt.gz" for name in ("hon", "koku", "normal", "tin")
]


def rows(path):
    """Counts and [standard, thirteen orphans, seven pairs] of each hand in a list."""
    if path.name.endswith(".json.gz"):
        with gzip.open(path, "rt") as file:
            for row in json.load(file):
                kinds = ["mpsz".index(tile[0]) * 9 + int(tile[1]) - 1 for tile in row["q"]]
                yield bytes(kinds.count(kind) for kind in range(34)), row["x"]
    else:
        with gzip.open(path, "rt") as file:
            for line in file:
                *kinds, standard, orphans, pairs = map(int, line.split())
                yield bytes(kinds.count(kind) for kind in range(34)), [standard, orphans, pairs]


@pytest.mark.parametrize("name", LISTS)
def test_list(shapes_of, name):
    folder = os.environ.get("JANTAKU_CORPORA")
    if not folder:
        pytest.skip("JANTAKU_CORPORA names no folder of known hands")
    shapes = shapes_of(copies=bytes([4] * 34), pairs=1, orphans=True)
    count = 0
    for counts, expected in rows(Path(folder, "shanten", name)):
        found = [
            shapes.standard(counts),
            shapes.thirteen_orphans(counts),
            shapes.seven_pairs(counts),
        ]
        assert found == expected, counts
        assert shapes.shanten(counts) == min(expected)
        count += 1
    assert count == 10_000
