"""Walls from Tenhou's seeds."""

from __future__ import annotations

import base64
import random

import pytest

from jantaku.errors import RecordError
from jantaku.formats.shuffle import SEED_TYPE, Walls, _init_by_array, face_of, ids_of
from jantaku.tiles import RED_M, RED_P, RED_S


def seed(key: bytes) -> str:
    return f"{SEED_TYPE},{base64.b64encode(key).decode()}"


def test_the_twister_is_seeded_as_python_seeds_it() -> None:
    """CPython's generator takes an integer's words as its key, the lowest first."""
    for number in range(5):
        key = random.Random(number).randbytes(2495) + b"\x01"
        ours = random.Random()
        ours.setstate((3, (*_init_by_array(key), 624), None))
        theirs = random.Random(int.from_bytes(key, "little"))
        assert [ours.getrandbits(32) for _ in range(2000)] == [
            theirs.getrandbits(32) for _ in range(2000)
        ]


@pytest.mark.parametrize("sanma", [False, True])
def test_a_wall_is_a_permutation(sanma: bool) -> None:
    walls = Walls(seed(bytes(range(256)) * 9 + bytes(192)), sanma=sanma)
    seen = []
    for _ in range(4):
        wall, dice = walls.next()
        expected = [i for i in range(136) if not (sanma and 4 <= i < 32)]
        assert sorted(wall) == expected
        assert all(0 <= d < 6 for d in dice)
        seen.append(tuple(wall))
    assert len(set(seen)) == 4
    again = Walls(seed(bytes(range(256)) * 9 + bytes(192)), sanma=sanma)
    assert [tuple(again.next()[0]) for _ in range(4)] == seen


def test_faces_and_numbers() -> None:
    assert [face_of(i, reds=True) for i in (0, 3, 4, 16, 17, 52, 88, 135)] == [
        0, 0, 1, RED_M, 4, RED_P, RED_S, 33,
    ]  # fmt: skip
    assert [face_of(i, reds=False) for i in (16, 52, 88)] == [4, 13, 22]
    for reds in (True, False):
        for face in range(37):
            for i in ids_of(face, reds=reds):
                assert face_of(i, reds=reds) == face
    assert ids_of(RED_M, reds=True) == [16]
    assert ids_of(4, reds=True) == [17, 18, 19]
    assert ids_of(RED_M, reds=False) == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown_seed"),
        ("mt19937ar,C41242CB", "unknown_seed"),
        (f"{SEED_TYPE},***", "bad_seed"),
        (f"{SEED_TYPE},AAAA", "bad_seed"),
    ],
)
def test_other_seeds_are_refused(text: str, code: str) -> None:
    with pytest.raises(RecordError) as found:
        Walls(text)
    assert found.value.code == code


@pytest.mark.parametrize("number", [-1, 136])
def test_numbers_that_are_no_tile(number: int) -> None:
    with pytest.raises(RecordError):
        face_of(number, reds=True)
