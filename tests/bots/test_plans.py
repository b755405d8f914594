"""Plans: distances against the kernel and against searches that know nothing of plans."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import pytest

from jantaku.bots.plans import AlikePlan, KeptPlan, Plan, Plans
from jantaku.melds import parse_meld
from jantaku.ruleset import Rules
from jantaku.tiles import HONOURS, KINDS, OUTSIDE, count_kinds, faces
from tests.bots.conftest import rules_of


@cache
def _rules(id: str) -> Rules:
    return rules_of(id)


def _hand(rules: Rules, luck: random.Random, size: int) -> bytearray:
    deck = [k for k in range(KINDS) for _ in range(rules.tiles.copies[k])]
    counts = bytearray(KINDS)
    for kind in luck.sample(deck, size):
        counts[kind] += 1
    return counts


def _plans(rules: Rules) -> list[Plan]:
    plans = Plans(rules)
    worth = [1.0] * KINDS
    hand = bytearray(KINDS)
    hand[27] = hand[31] = 2
    return [plan for _, plan in plans.fitting(hand, (), worth)]


@pytest.mark.parametrize("id", ["riichi", "sanma"])
def test_helping_kinds_are_those_that_shorten_the_distance(id: str) -> None:
    rules = _rules(id)
    luck = random.Random(5)
    plans = _plans(rules)
    assert {"any", "triplets", "pairs", "orphans", "triplet 27"} <= {p.name for p in plans}
    for plan in plans:
        for melds in (0,) if plan.closed_only else (0, 1, 2):
            for _ in range(12):
                hand = _hand(rules, luck, 13 - 3 * melds)
                before = plan.distance(hand, melds)
                if before < 0:
                    continue
                helps = plan.accepts(hand, melds)
                for kind in range(KINDS):
                    if hand[kind] < rules.tiles.copies[kind]:
                        hand[kind] += 1
                        after = plan.distance(hand, melds)
                        hand[kind] -= 1
                        assert after == before - (helps >> kind & 1), (plan.name, kind)


@pytest.mark.parametrize("id", ["riichi", "sanma"])
def test_discards_say_what_is_true_after_them(id: str) -> None:
    rules = _rules(id)
    luck = random.Random(6)
    for plan in _plans(rules):
        for melds in (0,) if plan.closed_only else (0, 1, 2):
            for _ in range(8):
                hand = _hand(rules, luck, 14 - 3 * melds)
                for kind, distance, helps in plan.discards(hand, melds):
                    assert hand[kind]
                    hand[kind] -= 1
                    assert plan.distance(hand, melds) == distance, (plan.name, kind)
                    if distance >= 0:
                        assert plan.accepts(hand, melds) == helps, (plan.name, kind)
                    hand[kind] += 1


def _triplets_by_search(counts: bytes, sets: int) -> int:
    """Tiles missing for so many triplets and a pair, by trying which kinds they are."""
    near = sorted(range(KINDS), key=lambda k: -counts[k])[: sets + 2]
    return min(
        sum(max(0, 3 - counts[k]) for k in chosen if k != pair) + max(0, 2 - counts[pair])
        for chosen in combinations(near, sets + 1)
        for pair in chosen
    )


def test_triplets_against_a_search() -> None:
    rules = _rules("riichi")
    plan = next(p for p in _plans(rules) if p.name == "triplets")
    luck = random.Random(7)
    for _ in range(300):
        melds = luck.randrange(4)
        hand = _hand(rules, luck, 13 - 3 * melds)
        assert plan.distance(hand, melds) == _triplets_by_search(bytes(hand), 4 - melds) - 1


@pytest.mark.parametrize("twice", [False, True])
def test_pairs_against_the_kernel(twice: bool) -> None:
    from jantaku.kernel import Shapes

    copies = _rules("riichi").tiles.copies
    shapes = Shapes(copies=copies, pairs=2 if twice else 1)
    plan = AlikePlan(
        "pairs", sets=0, pairs=7, twice=twice, copies=copies, outs=(3.0,) * 7, speed=1.0
    )
    luck = random.Random(8)
    for _ in range(300):
        # Few kinds, so that threes and fours occur.
        deck = [k for k in luck.sample(range(KINDS), 8) for _ in range(4)]
        hand = count_kinds(luck.sample(deck, 13))
        assert plan.distance(hand, 0) == shapes.seven_pairs(hand)


def test_a_suit_plan_is_the_plain_one_for_a_hand_of_that_suit() -> None:
    rules = _rules("riichi")
    plans = {p.name: p for p in _plans(rules)}
    hand = count_kinds(faces("1123345678m1155z"))
    assert plans["suit 1"].distance(hand, 0) == plans["any"].distance(hand, 0)
    assert plans["suit 2"].distance(hand, 0) > plans["any"].distance(hand, 0)
    assert not plans["suit 1"].kinds & (OUTSIDE & ~HONOURS & ~0x1FF)


def test_plans_know_which_melds_rule_them_out() -> None:
    rules = _rules("riichi")
    plans = {p.name: p for p in _plans(rules)}
    run, dragons = parse_meld("[234p]"), parse_meld("[555z]")
    assert plans["inner"].fits((run,))
    assert not plans["inner"].fits((dragons,))
    assert plans["triplets"].fits((dragons,))
    assert not plans["triplets"].fits((run,))
    assert plans["suit 2"].fits((run, dragons))
    assert not plans["suit 1"].fits((run,))
    assert not plans["pairs"].fits((dragons,))
    assert not plans["orphans"].fits((dragons,))
    kept = plans["triplet 31"]
    assert isinstance(kept, KeptPlan)
    assert kept.fits((run,))
    assert not kept.fits((dragons,))


def test_a_set_without_a_suit_has_no_plan_for_it() -> None:
    suits = [p.name for p in _plans(_rules("sanma")) if p.name.startswith("suit")]
    assert suits == ["suit 1", "suit 2", "suit 3"]
    inner = next(p for p in _plans(_rules("sanma")) if p.name == "inner")
    assert not inner.kinds & 0x1FF
