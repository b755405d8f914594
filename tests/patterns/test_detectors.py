"""Detectors against plain definitions over lists of sets, on random hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jantaku.kernel import Shapes
from jantaku.melds import Meld
from jantaku.patterns import composition, runs, special, triplets
from jantaku.patterns.features import (
    EDGE,
    MIDDLE,
    SINGLE,
    TWO_PAIR,
    TWO_SIDED,
    Features,
    features,
    run_total,
)
from jantaku.situation import Situation
from jantaku.tiles import FACES

COPIES = bytes([4] * 34)
SHAPES = Shapes(copies=COPIES, pairs=1, orphans=True)
OUTSIDE = {0, 8, 9, 17, 18, 26, *range(27, 34)}
GREEN = {19, 20, 21, 23, 25, 32}
RUN_STARTS = [k for k in range(27) if k % 9 <= 6]


class Sets(NamedTuple):
    """A reading spelled out: (form, kinds) of each set; the pair; what of it is concealed."""

    runs: tuple[int, ...]
    triplets: tuple[int, ...]
    kans: tuple[int, ...]
    pair: int
    concealed: frozenset[int]
    closed: bool
    round_wind: int
    seat_wind: int
    wait: int

    def kinds(self) -> Counter[int]:
        out = Counter({self.pair: 2})
        for k in self.runs:
            out.update((k, k + 1, k + 2))
        for k in (*self.triplets, *self.kans):
            out[k] += 3
        return out


set_ = st.one_of(
    st.tuples(st.just("run"), st.sampled_from(RUN_STARTS)),
    st.tuples(st.just("triplet"), st.integers(0, 33)),
    st.tuples(st.just("kan"), st.integers(0, 33)),
)
# Narrow hands too, or the rarer patterns would never come up.
narrow = st.sampled_from(
    [
        [("run", k) for k in range(7)] + [("triplet", k) for k in (0, 8, 27, 31)],
        [("run", k + s) for s in (0, 9, 18) for k in (0, 3, 6)],
        [("triplet", k) for k in (*OUTSIDE,)] + [("kan", k) for k in (*OUTSIDE,)],
        [("run", k + s) for s in (0, 9, 18) for k in (0, 6)] + [("triplet", k) for k in OUTSIDE],
        [("run", 19), ("triplet", 23), ("triplet", 25), ("triplet", 32), ("triplet", 19)],
        [("triplet", k + s) for s in (0, 9, 18) for k in (1, 2)] + [("kan", 1), ("kan", 10)],
        [("triplet", k) for k in range(27, 34)] + [("kan", k) for k in range(27, 34)],
    ]
)


@st.composite
def hands(draw: st.DrawFn) -> tuple[Situation, list[tuple[str, int, bool]], int]:
    """A complete hand: its situation, its sets as (form, kind, melded), its pair."""
    source = draw(st.one_of(st.just(set_), narrow.map(st.sampled_from)))
    sets = draw(st.lists(source, min_size=4, max_size=4))
    melded = draw(st.lists(st.booleans(), min_size=4, max_size=4))
    pair = draw(st.integers(0, 33) | st.sampled_from([k for _, k in sets]))
    counts = Counter({pair: 2})
    for form, k in sets:
        counts.update((k, k + 1, k + 2) if form == "run" else [k] * (4 if form == "kan" else 3))
    if max(counts.values()) > 4:
        # Not a hand that exists: a plain one instead.
        sets, pair, melded = (
            [("run", 0), ("run", 12), ("run", 20), ("triplet", 30)],
            33,
            [False] * 4,
        )
    melds: list[Meld] = []
    kinds = bytearray(34)
    kinds[pair] += 2
    known = []
    for (form, k), is_meld in zip(sets, melded, strict=True):
        laid = is_meld or form == "kan"
        known.append((form, k, laid))
        if form == "run":
            if laid:
                melds.append(Meld("chi", (k, k + 1, k + 2), 0, 0))
            for i in (0, 1, 2) if not laid else ():
                kinds[k + i] += 1
        elif form == "triplet":
            if laid:
                melds.append(Meld("pon", (k,) * 3, 0, 0))
            else:
                kinds[k] += 3
        elif is_meld:
            melds.append(Meld("open_kan", (k,) * 4, 0, 0))
        else:
            melds.append(Meld("concealed_kan", (k,) * 4))
    tile = draw(st.sampled_from([k for k in range(34) if kinds[k]]))
    how = draw(st.sampled_from(["tsumo", "ron"]))
    hand = bytes(kinds) + bytes(FACES - 34)
    s = Situation(
        hand=hand,
        kinds=bytes(kinds),
        melds=tuple(melds),
        tile=tile,
        how=how,  # type: ignore[arg-type]
        seat_wind=draw(st.integers(0, 3)),
        round_wind=draw(st.integers(-1, 3)),
    )
    return s, known, pair


def spelled(f: Features, s: Situation) -> Sets:
    """A reading's features as lists again."""
    found_runs = tuple(
        start
        for i, start in enumerate(RUN_STARTS)
        for _ in range(f.runs >> 3 * i & 7)
    )  # fmt: skip
    return Sets(
        found_runs,
        tuple(k for k in range(34) if (f.triplets & ~f.kans) >> k & 1),
        tuple(k for k in range(34) if f.kans >> k & 1),
        f.pair,
        frozenset(k for k in range(34) if f.concealed >> k & 1),
        f.closed,
        s.round_wind,
        s.seat_wind,
        f.wait,
    )


def mixed(h: Sets) -> bool:
    return any({k, k + 9, k + 18} <= set(h.runs) for k in range(7))


def straight(h: Sets) -> bool:
    return any({k, k + 3, k + 6} <= set(h.runs) for k in (0, 9, 18))


def twins(h: Sets) -> int:
    return sum(n // 2 for n in Counter(h.runs).values())


def outside(h: Sets) -> bool:
    every = [{k, k + 1, k + 2} for k in h.runs] + [{k} for k in (*h.triplets, *h.kans, h.pair)]
    return bool(h.runs) and all(kinds & OUTSIDE for kinds in every)


def suits(h: Sets) -> set[int]:
    return {k // 9 for k in h.kinds() if k < 27}


def honours(h: Sets) -> set[int]:
    return {k for k in h.kinds() if k >= 27}


def value_pair(h: Sets) -> bool:
    winds = {27 + h.seat_wind} | ({27 + h.round_wind} if h.round_wind >= 0 else set())
    return h.pair >= 31 or h.pair in winds


def sets_of(h: Sets) -> set[int]:
    return {*h.triplets, *h.kans}


Plain = Callable[[Sets], int]
DEFINITIONS: dict[str, tuple[Callable[[Features, Situation], int], Plain]] = {
    "plain_runs": (
        runs.plain_runs,
        lambda h: len(h.runs) == 4 and h.wait == TWO_SIDED and not value_pair(h),
    ),
    "all_runs": (runs.all_runs, lambda h: len(h.runs) == 4),
    "twin_runs": (runs.twin_runs, twins),
    "one_twin_run": (runs.one_twin_run, lambda h: twins(h) >= 1),
    "two_twin_runs": (runs.two_twin_runs, lambda h: twins(h) == 2),
    "mixed_triple_run": (runs.mixed_triple_run, mixed),
    "straight": (runs.straight, straight),
    "all_simples": (composition.all_simples, lambda h: not set(h.kinds()) & OUTSIDE),
    "half_flush": (
        composition.half_flush,
        lambda h: len(suits(h)) == 1 and len(honours(h)) > 0,
    ),
    "full_flush": (composition.full_flush, lambda h: len(suits(h)) == 1 and not honours(h)),
    "outside_hand": (composition.outside_hand, outside),
    "pure_outside_hand": (
        composition.pure_outside_hand,
        lambda h: outside(h) and not honours(h),
    ),
    "terminals_and_honours": (
        composition.terminals_and_honours,
        lambda h: set(h.kinds()) <= OUTSIDE and len(suits(h)) > 0 and len(honours(h)) > 0,
    ),
    "all_terminals": (
        composition.all_terminals,
        lambda h: set(h.kinds()) <= OUTSIDE and not honours(h),
    ),
    "all_honours": (composition.all_honours, lambda h: not suits(h)),
    "all_green": (composition.all_green, lambda h: set(h.kinds()) <= GREEN),
    "white": (triplets.triplet_of(31), lambda h: 31 in sets_of(h)),
    "seat_wind": (triplets.seat_wind_triplet, lambda h: 27 + h.seat_wind in sets_of(h)),
    "round_wind": (
        triplets.round_wind_triplet,
        lambda h: h.round_wind >= 0 and 27 + h.round_wind in sets_of(h),
    ),
    "dragons": (triplets.dragon_triplets, lambda h: len(sets_of(h) & {31, 32, 33})),
    "all_triplets": (triplets.all_triplets, lambda h: not h.runs),
    "triple_triplets": (
        triplets.triple_triplets,
        lambda h: any({k, k + 9, k + 18} <= sets_of(h) for k in range(9)),
    ),
    "three_concealed": (triplets.concealed_triplets(3), lambda h: len(h.concealed) == 3),
    "four_concealed": (triplets.concealed_triplets(4), lambda h: len(h.concealed) == 4),
    "four_concealed_single": (
        triplets.concealed_triplets_single(4),
        lambda h: len(h.concealed) == 4 and h.wait == SINGLE,
    ),
    "three_kans": (triplets.kans(3), lambda h: len(h.kans) == 3),
    "small_three_dragons": (
        triplets.small_three_dragons,
        lambda h: len(sets_of(h) & {31, 32, 33}) == 2 and h.pair >= 31,
    ),
    "big_three_dragons": (triplets.big_three_dragons, lambda h: {31, 32, 33} <= sets_of(h)),
    "small_four_winds": (
        triplets.small_four_winds,
        lambda h: len(sets_of(h) & {27, 28, 29, 30}) == 3 and 27 <= h.pair <= 30,
    ),
    "big_four_winds": (triplets.big_four_winds, lambda h: {27, 28, 29, 30} <= sets_of(h)),
}


@settings(max_examples=1500, deadline=None)
@given(hands())
def test_detectors_agree_with_their_definitions(
    made: tuple[Situation, list[tuple[str, int, bool]], int],
) -> None:
    s, known, pair = made
    readings = SHAPES.readings(s.kinds, len(s.melds))
    found = [
        f
        for f in features(readings, s.kinds, s.melds, s.kind, claimed=s.how != "tsumo")
        if f.form == 0
    ]
    built = (
        sorted(k for form, k, _ in known if form == "run"),
        sorted(k for form, k, _ in known if form != "run"),
        pair,
    )
    assert built in [
        (sorted(h.runs), sorted(sets_of(h)), h.pair) for h in (spelled(f, s) for f in found)
    ], "the reading the hand was built from is missing"
    for f in found:
        h = spelled(f, s)
        assert run_total(f.runs) == len(h.runs) == 4 - len(sets_of(h))
        assert h.kinds() == Counter(
            {k: s.kinds[k] + held(s, k) for k in range(34) if s.kinds[k] + held(s, k)}
        )
        assert f.kinds == sum(1 << k for k in h.kinds())
        for name, (detect, plain) in DEFINITIONS.items():
            assert int(detect(f, s)) == int(plain(h)), name


def held(s: Situation, kind: int) -> int:
    """Tiles of a kind in melds, a kan counted as three."""
    return sum(min(3, m.tiles.count(kind)) for m in s.melds)


@settings(max_examples=500, deadline=None)
@given(hands())
def test_waits_are_all_and_only_the_possible_ones(
    made: tuple[Situation, list[tuple[str, int, bool]], int],
) -> None:
    s, _, _ = made
    won = s.kind
    for reading in SHAPES.readings(s.kinds, len(s.melds)):
        if reading.form:
            continue
        possible = set()
        if reading.pair == won:
            possible.add(SINGLE)
        if reading.triplets >> won & 1:
            possible.add(TWO_PAIR)
        for i, start in enumerate(RUN_STARTS):
            if reading.runs >> 3 * i & 7 and start <= won <= start + 2:
                rest = sorted({start, start + 1, start + 2} - {won})
                if rest[1] - rest[0] == 2:
                    possible.add(MIDDLE)
                elif rest[0] % 9 == 0 or rest[1] % 9 == 8:
                    possible.add(EDGE)
                else:
                    possible.add(TWO_SIDED)
        found = features((reading,), s.kinds, s.melds, won, claimed=s.how != "tsumo")
        assert len(found) == len({f.wait for f in found})
        assert {f.wait for f in found} == possible
        for f in found:
            own = {k for k in range(34) if reading.triplets >> k & 1}
            if f.wait == TWO_PAIR and s.how != "tsumo":
                own.discard(won)
            own |= {m.kind for m in s.melds if m.form == "concealed_kan"}
            assert {k for k in range(34) if f.concealed >> k & 1} == own


def gates(text: str, won: int) -> tuple[int, int]:
    counts = bytearray(34)
    for c in text:
        counts[int(c) - 1] += 1
    s = Situation(
        hand=bytes(counts) + bytes(FACES - 34), kinds=bytes(counts), tile=won - 1, how="ron"
    )
    found = features(SHAPES.readings(s.kinds), s.kinds, (), s.kind, claimed=True)
    return (
        max((int(special.nine_gates(f, s)) for f in found), default=0),
        max((int(special.nine_gates_any(f, s)) for f in found), default=0),
    )


@pytest.mark.parametrize("extra", range(1, 10))
def test_nine_gates(extra: int) -> None:
    for won in range(1, 10):
        expected = (1, int(won == extra))
        assert gates(f"1112345678999{extra}", won) == expected


def test_nine_gates_need_every_number() -> None:
    assert gates("11123456788899", 8) == (0, 0)
    assert gates("11122245678999", 2) == (0, 0)


def test_seven_pairs_and_orphans() -> None:
    pairs = bytes([2, 2, 2, 2, 2, 2, 2] + [0] * 27)
    s = Situation(hand=pairs + bytes(FACES - 34), kinds=pairs, tile=3, how="tsumo")
    found = features(SHAPES.readings(pairs), pairs, (), 3, claimed=False)
    seven = [f for f in found if special.seven_pairs(f, s)]
    assert [f.pairs for f in seven] == [0b1111111]
    assert all(f.wait == SINGLE and composition.full_flush(f, s) for f in seven)
    assert any(runs.two_twin_runs(f, s) for f in found)
    orphans = bytes((1 if k in OUTSIDE else 0) + (k == 33) for k in range(34))
    s = Situation(hand=orphans + bytes(FACES - 34), kinds=orphans, tile=33, how="tsumo")
    (one,) = features(SHAPES.readings(orphans), orphans, (), 33, claimed=False)
    assert special.thirteen_orphans(one, s)
    assert special.thirteen_orphans_any(one, s)
    assert not composition.terminals_and_honours(one, s)
    (other,) = features(SHAPES.readings(orphans), orphans, (), 0, claimed=False)
    assert not special.thirteen_orphans_any(other, s)
