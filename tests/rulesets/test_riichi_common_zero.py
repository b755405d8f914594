"""Nobody goes below zero: debts are cut at what the payer has (rules: riichi-common, points)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from jantaku import events as ev
from jantaku.calculator import calculate, parse_hand
from jantaku.policies.settle_han_fu import HanFuSettle
from jantaku.ruleset import resolve, ruleset
from jantaku.rulesets.riichi.rules import settle_policy
from jantaku.rulesets.riichi_common.frames import common_frame
from jantaku.rulesets.sanma.frame import sanma_frame
from jantaku.state import RiverTile, TableState, apply
from jantaku.tiles import faces
from jantaku.value import Refusal, Value

BIG_DRAGONS = "23m44p [555z] [666z] [777z] 4m"


class Ready:
    """Seats that are tenpai, by decree."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = seats

    def waits(self, state: TableState, seat: int) -> int:
        return int(seat in self.seats)


def policy(id: str = "riichi-common", ready: Sequence[int] = (), **options: object) -> HanFuSettle:
    values = resolve(ruleset(id), options)
    frame = sanma_frame if id == "sanma" else common_frame
    return settle_policy(values, frame(values), Ready(ready))


def position(
    scores: Sequence[int], *, dealer: int = 0, repeat: int = 0, sticks: int = 0
) -> TableState:
    state = TableState(len(scores))
    for seat, points in enumerate(scores):
        apply(state, ev.seat(seat, f"p{seat}", "", True))
        apply(state, ev.transfer("house", seat, points, "start"))
    apply(state, ev.transfer("house", "pot:sticks", sticks, "start"))
    apply(state, ev.hand_start(0, 0, 0, dealer, repeat, 70, ""))
    return state


def value(hand: str, seat: str, flags: str = "", id: str = "riichi-common") -> Value:
    found = calculate(id, hand, seat=seat, flags=flags.split()).value
    assert not isinstance(found, Refusal)
    return found


def run(state: TableState, events: Iterable[ev.Event]) -> list[int]:
    """Points of all seats after the events."""
    total = sum(state.accounts.values())
    for event in events:
        apply(state, event)
    assert sum(state.accounts.values()) == total
    scores = [state.score(s) for s in range(state.count)]
    assert min(scores) >= 0
    return scores


def won(
    settle: HanFuSettle,
    state: TableState,
    *wins: tuple[int, int, Value],
    melds: str = "",
    sources: Sequence[int] = (),
) -> list[int]:
    """Points after wins of (seat, who fed it, value), nearest first."""
    for seat, source, _ in wins:
        if melds:
            state.seats[seat].melds = [
                m._replace(source=s) for m, s in zip(parse_hand(melds).melds, sources, strict=True)
            ]
        if source != seat:
            state.seats[source].river.append(RiverTile(0, False, "", False))
        how = "tsumo" if source == seat else "ron"
        apply(state, ev.win(seat, source, 0, how, None))
    return run(state, settle.wins(state, [(seat, v) for seat, _, v in wins]))


MANGAN_RON = value("12356m99m678m [234m] 4m", "S", "ron")
MANGAN_TSUMO = value("12356m99m678m [234m] 4m", "S", "tsumo")
DRAGONS_RON = value(BIG_DRAGONS, "S", "ron")
DRAGONS_TSUMO = value(BIG_DRAGONS, "S", "tsumo")


def test_the_values_are_what_the_table_below_assumes() -> None:
    assert MANGAN_RON.numbers()["points"] == 8000
    assert MANGAN_TSUMO.numbers()["points"] == 8000
    assert DRAGONS_RON.numbers()["points"] == 32000
    assert DRAGONS_TSUMO.numbers()["points"] == 32000


@pytest.mark.parametrize(
    ("scores", "repeat", "sticks", "after"),
    [
        # Enough: the whole debt, honba and sticks.
        ((25000, 25000, 25000, 25000), 2, 1000, (25000, 34600, 16400, 25000)),
        # Exactly enough: 8,000 and two honba are 8,600.
        ((25000, 25000, 8600, 25000), 2, 0, (25000, 33600, 0, 25000)),
        # The hand, but not all of the honba.
        ((25000, 25000, 8200, 25000), 2, 0, (25000, 33200, 0, 25000)),
        # Not even the hand; the sticks are paid out in full.
        ((25000, 25000, 3100, 25000), 2, 2000, (25000, 30100, 0, 25000)),
        # Nothing to pay with.
        ((25000, 25000, 0, 25000), 0, 1000, (25000, 26000, 0, 25000)),
    ],
)
def test_ron(scores: tuple[int, ...], repeat: int, sticks: int, after: tuple[int, ...]) -> None:
    state = position(scores, repeat=repeat, sticks=sticks)
    assert won(policy(), state, (1, 2, MANGAN_RON)) == list(after)


@pytest.mark.parametrize(
    ("points", "first", "second"),
    [
        # The nearest (seat 3) is paid first, with the honba; the other gets what is left.
        (30000, 8300, 8000),
        (16300, 8300, 8000),
        (16200, 8300, 7900),
        (8300, 8300, 0),
        (5000, 5000, 0),
    ],
)
def test_two_rons(points: int, first: int, second: int) -> None:
    state = position((20000, 20000, points, 20000), repeat=1, sticks=1000)
    after = won(
        policy(multiple_ron="all"),
        state,
        (3, 2, MANGAN_RON),
        (1, 2, MANGAN_RON),
    )
    assert after == [20000, 20000 + second, points - first - second, 20000 + first + 1000]


@pytest.mark.parametrize(
    ("points", "paid"),
    [(30000, (8000, 8000, 8000)), (17000, (8000, 8000, 1000)), (9000, (8000, 1000, 0))],
)
def test_three_rons(points: int, paid: tuple[int, int, int]) -> None:
    state = position((20000, 20000, 20000, points), dealer=3)
    after = won(
        policy(multiple_ron="all"),
        state,
        (0, 3, MANGAN_RON),
        (1, 3, MANGAN_RON),
        (2, 3, MANGAN_RON),
    )
    assert after == [20000 + p for p in paid] + [points - sum(paid)]


@pytest.mark.parametrize(
    ("scores", "after"),
    [
        # Seat 1 wins a mangan of 2,000/4,000 with one honba: 2,100, 4,100.
        ((25000, 25000, 25000, 25000), (20900, 33300, 22900, 22900)),
        # Two short payers: each is cut at what it has, nobody makes it up.
        ((3000, 25000, 1500, 25000), (0, 31600, 0, 22900)),
        # All three are short.
        ((4000, 25000, 2000, 100), (0, 31100, 0, 0)),
        # Enough for the hand, short of the honba.
        ((4050, 25000, 2100, 2099), (0, 33249, 0, 0)),
    ],
)
def test_own_draw(scores: tuple[int, ...], after: tuple[int, ...]) -> None:
    state = position(scores, repeat=1)
    assert won(policy(), state, (1, 1, MANGAN_TSUMO)) == list(after)


@pytest.mark.parametrize(
    ("points", "after"),
    [
        # Seat 3 fed the last dragon: it pays 32,000 and the honba alone.
        (40000, (25000, 57900, 25000, 7100)),
        (32000, (25000, 57000, 25000, 0)),
        (1000, (25000, 26000, 25000, 0)),
    ],
)
def test_own_draw_of_a_fed_yakuman(points: int, after: tuple[int, ...]) -> None:
    state = position((25000, 25000, 25000, points), repeat=3)
    assert won(
        policy(), state, (1, 1, DRAGONS_TSUMO), melds=BIG_DRAGONS, sources=(0, 2, 3)
    ) == list(after)


@pytest.mark.parametrize(
    ("discarder", "liable", "after"),
    [
        # Halves of 16,000; who is liable also pays the honba.
        (30000, 30000, (25000, 57300, 14000, 13700)),
        # The discarder is short: who is liable does not make it up.
        (5000, 30000, (25000, 46300, 0, 13700)),
        # Who is liable is short: the discarder does not make it up.
        (30000, 16100, (25000, 57100, 14000, 0)),
        (30000, 700, (25000, 41700, 14000, 0)),
        # Both are.
        (1200, 3400, (25000, 29600, 0, 0)),
    ],
)
def test_ron_of_a_fed_yakuman(discarder: int, liable: int, after: tuple[int, ...]) -> None:
    state = position((25000, 25000, discarder, liable), repeat=1)
    assert won(policy(), state, (1, 2, DRAGONS_RON), melds=BIG_DRAGONS, sources=(0, 2, 3)) == list(
        after
    )


@pytest.mark.parametrize(
    ("scores", "ready", "after"),
    [
        ((25000, 25000, 25000, 25000), (1,), (24000, 28000, 24000, 24000)),
        # One ready: each pays what it has.
        ((600, 25000, 25000, 25000), (1,), (0, 27600, 24000, 24000)),
        # Three ready: 2,000 are shared in hundreds, the odd ones from the payer's right on:
        # seat 3 pays seat 0 first.
        ((25000, 25000, 25000, 2000), (0, 1, 2), (25700, 25700, 25600, 0)),
        ((25000, 25000, 25000, 1000), (0, 1, 2), (25400, 25300, 25300, 0)),
        # A remainder below a hundred goes to the nearest, too.
        ((25000, 25000, 25000, 1050), (0, 1, 2), (25450, 25300, 25300, 0)),
        ((25000, 25000, 25000, 0), (0, 1, 2), (25000, 25000, 25000, 0)),
        # Two and two, one payer short: what each pays is shared evenly. Seat 0 has 500: 300 to
        # seat 1 at its right, 200 to seat 3. Seat 2 owes 1,500: 800 to seat 3 at its right, 700
        # to seat 1.
        ((500, 25000, 25000, 25000), (1, 3), (0, 26000, 23500, 26000)),
    ],
)
def test_noten_payments(
    scores: tuple[int, ...], ready: tuple[int, ...], after: tuple[int, ...]
) -> None:
    state = position(scores)
    assert run(state, policy(ready=ready).drawn(state, "exhaustive")) == list(after)


def test_nagashi() -> None:
    state = position((3000, 25000, 1500, 25000))
    for tile in faces("19m1z"):
        state.seats[1].river.append(RiverTile(tile, False, "", False))
        state.seats[1].river_kinds |= 1 << tile
    settle = policy(nagashi=True)
    assert run(state, settle.drawn(state, "exhaustive")) == [0, 31500, 0, 23000]


@pytest.mark.parametrize(
    ("scores", "after"),
    [
        ((35000, 35000, 35000), (30900, 41200, 32900)),
        ((4000, 35000, 300), (0, 39300, 0)),
    ],
)
def test_own_draw_at_a_table_for_three(scores: tuple[int, ...], after: tuple[int, ...]) -> None:
    # 2,000/4,000, nobody makes up the third share; honba 100 from each.
    mangan = value("22345567p88p [111p] 2p", "S", "tsumo", id="sanma")
    assert mangan.numbers()["points"] == 6000
    state = position(scores, repeat=1)
    assert won(policy("sanma"), state, (1, 1, mangan)) == list(after)


def test_it_is_an_option() -> None:
    state = position((25000, 25000, 3000, 25000))
    settle = policy(never_below_zero=False)
    apply(state, ev.win(1, 2, 0, "ron", None))
    for event in settle.wins(state, [(1, MANGAN_RON)]):
        apply(state, event)
    assert state.score(2) == -5000
