"""Hands completed in imagination."""

from __future__ import annotations

import random

from jantaku.bots.completion import complete
from jantaku.bots.luck import Luck
from jantaku.bots.plans import Plans
from jantaku.ruleset import Rules
from jantaku.tiles import KINDS, count_kinds, faces

ORDER = tuple(reversed(range(KINDS)))


def test_completed_hands_are_complete_and_made_of_tiles_that_exist(riichi: Rules) -> None:
    plans = Plans(riichi)
    luck = random.Random(4)
    deck = [k for k in range(KINDS) for _ in range(4)]
    made = 0
    for n in range(120):
        melds = n % 3
        size = 13 - 3 * melds
        tiles = luck.sample(deck, size)
        hand = bytearray(KINDS)
        for kind in tiles:
            hand[kind] += 1
        unseen = [4 - hand[k] for k in range(KINDS)]
        for _, plan in plans.fitting(hand, (), [1.0] * KINDS):
            if melds and plan.closed_only:
                continue
            done = complete(
                plan, hand, melds, size=size + 1, unseen=unseen, order=ORDER, luck=Luck(n)
            )
            if done is None:
                continue
            made += 1
            assert sum(done.kinds) == size + 1
            assert riichi.shapes.complete(done.kinds, melds), (plan.name, done)
            assert done.kinds[done.won] > 0
            added = [max(0, done.kinds[k] - hand[k]) for k in range(KINDS)]
            assert all(a <= u for a, u in zip(added, unseen, strict=True))
            assert sum(added) == plan.distance(hand, melds) + 1
    assert made > 400


def test_nothing_comes_of_tiles_that_are_gone(riichi: Rules) -> None:
    plans = Plans(riichi)
    hand = count_kinds(faces("123456789m123p1z"))
    unseen = [4] * KINDS
    unseen[27] = 0
    done = complete(plans.plain, hand, 0, size=14, unseen=unseen, order=ORDER, luck=Luck(1))
    assert done is None


def test_what_is_least_wanted_goes_first(riichi: Rules) -> None:
    plans = Plans(riichi)
    # Complete with either pair; the order decides which of the spare tiles stay.
    hand = count_kinds(faces("123456789m1122p"))
    for first, kept in ((9, 10), (10, 9)):
        order = [first, *(k for k in range(KINDS) if k != first)]
        done = complete(
            plans.plain, hand, 1, size=11, unseen=[0] * KINDS, order=order, luck=Luck(1)
        )
        assert done is not None
        assert done.kinds[kept] == 2
        assert done.kinds[first] == 0
