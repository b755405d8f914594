"""`Shapes` as a value, and what it refuses."""

from __future__ import annotations

import array
import copy
import pickle
from concurrent.futures import ThreadPoolExecutor

import pytest

import jantaku.kernel
from jantaku.kernel.loader import load

FOUR = bytes([4] * 34)
SANMA = bytes([4] + [0] * 7 + [4] * 26)
COUNTS = bytes([1] * 13 + [0] * 21)
QUESTIONS = ["shanten", "standard", "complete", "waits", "accepts", "discards", "readings"]


def test_equal_by_value(shapes_of):
    one = shapes_of(copies=FOUR, pairs=1, orphans=True)
    same = shapes_of(copies=bytearray(FOUR), pairs=1, orphans=True, sets=4)
    assert one == same
    assert hash(one) == hash(same)
    others = [
        shapes_of(copies=FOUR),
        shapes_of(copies=FOUR, pairs=2, orphans=True),
        shapes_of(copies=FOUR, pairs=1),
        shapes_of(copies=SANMA, pairs=1, orphans=True),
        shapes_of(copies=FOUR, sets=5),
    ]
    assert one not in others
    assert len({one, same, *others}) == 6
    assert one != (FOUR, 4, 1, True)


def test_properties(shapes_of):
    shapes = shapes_of(copies=SANMA, pairs=2, orphans=True)
    assert (shapes.copies, shapes.sets, shapes.pairs, shapes.orphans) == (SANMA, 4, 2, True)
    for name in ("copies", "sets", "pairs", "orphans"):
        with pytest.raises(AttributeError):
            setattr(shapes, name, 1)
    assert eval(repr(shapes), {"Shapes": shapes_of}) == shapes


def test_copies_are_taken_not_shared(shapes_of):
    copies = bytearray(FOUR)
    shapes = shapes_of(copies=copies)
    before = shapes.shanten(COUNTS)
    copies[:] = bytes(34)
    assert shapes.copies == FOUR
    assert shapes.shanten(COUNTS) == before


def test_pickle_comes_back_in_the_form_that_runs(shapes_of):
    shapes = shapes_of(copies=SANMA, pairs=2, orphans=True)
    for twin in (pickle.loads(pickle.dumps(shapes)), copy.deepcopy(shapes)):
        assert type(twin) is jantaku.kernel.Shapes
        assert twin == jantaku.kernel.Shapes(copies=SANMA, pairs=2, orphans=True)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"copies": bytes(33)}, "34"),
        ({"copies": bytes([6] + [4] * 33)}, "five"),
        ({"copies": FOUR, "sets": 0}, "sets"),
        ({"copies": FOUR, "sets": 6}, "sets"),
        ({"copies": FOUR, "pairs": 3}, "pairs"),
        ({"copies": FOUR, "sets": 5, "pairs": 1}, "fourteen"),
        ({"copies": FOUR, "sets": 3, "orphans": True}, "fourteen"),
    ],
)
def test_impossible_shapes(shapes_of, options, error):
    with pytest.raises(ValueError, match=error):
        shapes_of(**options)


@pytest.mark.parametrize("question", QUESTIONS)
def test_bad_questions(shapes_of, question):
    ask = getattr(shapes_of(copies=FOUR, pairs=1, orphans=True), question)
    for counts in (b"", bytes(33), bytes(35), bytearray(33)):
        with pytest.raises(ValueError, match="34"):
            ask(counts)
    for melds in (-1, 5):
        with pytest.raises(ValueError, match="melds"):
            ask(COUNTS, melds)
    # Not the zero bytes that `bytes(34)` would be.
    with pytest.raises(TypeError):
        ask(34)
    with pytest.raises(TypeError):
        ask(None)


@pytest.mark.parametrize("high", [8, 100, 255])
def test_counts_too_high(shapes_of, high):
    shapes = shapes_of(copies=FOUR, pairs=1, orphans=True)
    for kind in (0, 13, 33):
        counts = bytearray(34)
        counts[kind] = high
        for question in [*QUESTIONS, "seven_pairs", "thirteen_orphans"]:
            with pytest.raises(ValueError, match=str(high)):
                getattr(shapes, question)(bytes(counts))
    # It has left nothing behind.
    assert shapes.shanten(COUNTS) == 0


def test_held_of_the_wrong_length(shapes_of):
    shapes = shapes_of(copies=FOUR)
    for question in ("shanten", "standard", "waits", "accepts", "discards"):
        with pytest.raises(ValueError, match="34"):
            getattr(shapes, question)(COUNTS, 0, bytes(33))


def test_other_holders_of_counts(shapes_of):
    shapes = shapes_of(copies=FOUR, pairs=1)
    for holder in (bytearray, list, tuple, memoryview, lambda c: array.array("B", c)):
        counts = holder(COUNTS)
        assert shapes.shanten(counts) == shapes.shanten(COUNTS) == 0
        assert shapes.waits(counts) == shapes.waits(COUNTS) != 0
        assert shapes.discards(counts) == shapes.discards(COUNTS)


def test_shared_between_threads(form):
    """Many threads fill a memory which is still empty; all get what one alone gets."""
    module = load(form)
    copies = bytes([3, 4] * 17)  # Limits that no other test has.
    hands = [
        bytes((seed >> kind % 9 & 1) + (seed * kind % 7 == 0) for kind in range(34))
        for seed in range(400)
    ]
    with ThreadPoolExecutor(8) as pool:
        found = list(
            pool.map(lambda _: [module.Shapes(copies=copies).shanten(h) for h in hands], range(8))
        )
    assert all(answers == found[0] for answers in found)
    alone = module.Shapes(copies=copies)
    assert found[0] == [alone.shanten(h) for h in hands]


def test_tiles_outside_the_set_help_nobody(shapes_of):
    shapes = shapes_of(copies=SANMA, pairs=1, orphans=True)
    stray = bytes([0, 2, 2, 2, 3, 3, 1] + [0] * 27)
    assert shapes.shanten(stray) == shapes.shanten(bytes(34)) == 13
    assert shapes.seven_pairs(stray) == shapes.seven_pairs(bytes(34)) == 13
