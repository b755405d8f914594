"""Reproducible chance."""

from __future__ import annotations

from collections import Counter

from jantaku.bots.luck import Luck


def test_the_same_keys_give_the_same_numbers() -> None:
    one, two = Luck(1, 2, 3), Luck(1, 2, 3)
    assert [one.below(1000) for _ in range(20)] == [two.below(1000) for _ in range(20)]


def test_every_key_matters() -> None:
    def first(*keys: int) -> tuple[int, ...]:
        luck = Luck(*keys)
        return tuple(luck.below(1 << 30) for _ in range(3))

    assert len({first(0), first(1), first(0, 0), first(0, 1), first(1, 0), first(-1)}) == 6


def test_numbers_are_spread_evenly() -> None:
    counts = Counter(Luck(seed, 7).below(10) for seed in range(10_000))
    assert all(850 < counts[n] < 1150 for n in range(10))


def test_weights_are_followed_and_only_places_of_the_mask_are_taken() -> None:
    weights = [3, 0, 1, 9, 4]
    counts = Counter(Luck(seed).weighted(0b10111, weights) for seed in range(8_000))
    assert set(counts) == {0, 2, 4}
    assert abs(counts[0] / 8_000 - 3 / 8) < 0.03
    assert abs(counts[4] / 8_000 - 4 / 8) < 0.03


def test_nothing_to_choose_from() -> None:
    assert Luck(1).weighted(0, [1, 1]) == -1
    assert Luck(1).weighted(0b11, [0, 0, 5]) == -1
