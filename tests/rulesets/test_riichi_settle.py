"""Who pays whom in riichi: honba, sticks, several rons, liability, draws (rules: riichi)."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from jantaku import events as ev
from jantaku.calculator import calculate, parse_hand
from jantaku.melds import Meld
from jantaku.policies.ledger import Ledger, match, share
from jantaku.policies.liability import DRAGONS_AND_WINDS
from jantaku.policies.settle_han_fu import HanFuSettle
from jantaku.ruleset import resolve, ruleset
from jantaku.rulesets.riichi.frame import riichi_frame
from jantaku.rulesets.riichi.rules import settle_policy
from jantaku.state import RiverTile, TableState, apply
from jantaku.tiles import faces
from jantaku.value import Value

CORPORA = os.environ.get("JANTAKU_CORPORA")


class Ready:
    """Seats that are tenpai, by decree."""

    def __init__(self, *seats: int) -> None:
        self.seats = seats

    def waits(self, state: TableState, seat: int) -> int:
        return int(seat in self.seats)


def policy(ready: Sequence[int] = (), **options: object) -> HanFuSettle:
    values = resolve(ruleset("riichi"), options)
    return settle_policy(values, riichi_frame(values), Ready(*ready))


def position(
    *,
    dealer: int = 0,
    repeat: int = 0,
    sticks: int = 0,
    scores: Sequence[int] = (25000, 25000, 25000, 25000),
    declared: Iterable[int] = (),
) -> TableState:
    state = TableState(4)
    for seat in range(4):
        apply(state, ev.seat(seat, f"p{seat}", "", True))
        apply(state, ev.transfer("house", seat, scores[seat], "start"))
    apply(state, ev.transfer("house", "pot:sticks", sticks, "start"))
    apply(state, ev.hand_start(0, 0, 0, dealer, repeat, 70, ""))
    for seat in declared:
        state.seats[seat].declared = "riichi"
    return state


def win(
    state: TableState, seat: int, source: int, value: Value, melds: tuple[Meld, ...] = ()
) -> None:
    state.seats[seat].melds = list(melds)
    if source != seat:
        state.seats[source].river.append(RiverTile(0, False, "", False))
    apply(state, ev.win(seat, source, 0, "tsumo" if source == seat else "ron", None))


def run(state: TableState, events: Iterable[ev.Event]) -> tuple[list[int], list[ev.Event]]:
    """What each seat gains, and the events, which are applied."""
    before = [state.score(s) for s in range(4)]
    out = []
    for event in events:
        apply(state, event)
        out.append(event)
    assert sum(state.accounts.values()) == 0
    return [state.score(s) - before[s] for s in range(4)], out


def value(hand: str, seat: str, flags: str = "", **more: str) -> Value:
    found = calculate("riichi", hand, seat=seat, flags=flags.split(), **more).value  # type: ignore[arg-type]
    assert hasattr(found, "rank")
    return found


BIG_DRAGONS = "23m44p [555z] [666z] [777z] 4m"


# --- wins ---


def test_dealer_mangan_by_tsumo_twice() -> None:
    # The honba are paid to a dealer, too.
    state = position()
    mangan = value("12356m99m678m [234m] 4m", "E", "tsumo")
    assert mangan.numbers()["points"] == 12000
    win(state, 0, 0, mangan)
    run(state, policy().wins(state, [(0, mangan)]))
    assert [state.score(s) for s in range(4)] == [37000, 21000, 21000, 21000]
    state.repeat = 1
    win(state, 0, 0, mangan)
    run(state, policy().wins(state, [(0, mangan)]))
    assert [state.score(s) for s in range(4)] == [49300, 16900, 16900, 16900]


def test_tsumo_of_another_seat() -> None:
    state = position(dealer=2, repeat=2, sticks=1000)
    hand = value("234m567p345s68s33z 7s", "S", "riichi tsumo")  # 500/1000
    win(state, 3, 3, hand)
    delta, events = run(state, policy().wins(state, [(3, hand)]))
    assert delta == [-700, -700, -1200, 2600 + 1000]
    assert {e.reason for e in events if isinstance(e, ev.Transfer)} == {"win", "honba", "sticks"}


def test_honba_and_sticks_of_a_ron() -> None:
    state = position(repeat=3, sticks=2000)
    hand = value("234m567p345s67s33z 8s", "S")
    win(state, 1, 2, hand)
    delta, _ = run(state, policy().wins(state, [(1, hand)]))
    assert delta == [0, 1000 + 900 + 2000, -1900, 0]
    assert state.pot("sticks") == 0


def test_honba_of_another_size() -> None:
    state = position(repeat=2)
    hand = value("234m567p345s67s33z 8s", "S")
    win(state, 1, 2, hand)
    delta, _ = run(state, policy(honba=1500).wins(state, [(1, hand)]))
    assert delta == [0, 4000, -4000, 0]


def double_ron() -> tuple[TableState, list[tuple[int, Value]]]:
    # Seats 0 and 2 are in riichi and win on the discard of seat 3, the dealer.
    state = position(
        dealer=3, sticks=2000, repeat=1, scores=(24700, 36000, 25000, 14300), declared=(0, 2)
    )
    more = {"indicators": "6s", "under": "1p"}
    first = value("2344567m234p567s 1m", "S", "riichi", **more)
    second = value("12233m77p340789s 1m", "N", "riichi", **more)
    assert (first.numbers()["points"], second.numbers()["points"]) == (7700, 8000)
    win(state, 0, 3, first)
    win(state, 2, 3, second)
    return state, [(0, first), (2, second)]


def test_several_rons_nearest_takes_honba_and_sticks() -> None:
    state, winners = double_ron()
    delta, events = run(state, policy().wins(state, winners))
    assert delta == [7700 + 300 + 2000, 0, 8000, -16000]
    shown = [e.seat for e in events if isinstance(e, ev.Show)]
    assert shown == [0, 2]


def test_several_rons_own_sticks_back() -> None:
    # Houses differ.
    state, winners = double_ron()
    delta, _ = run(state, policy(own_sticks_back=True).wins(state, winners))
    assert delta == [7700 + 300 + 1000, 0, 8000 + 1000, -16000]


def test_own_sticks_back_leaves_others_to_the_nearest() -> None:
    state, winners = double_ron()
    apply(state, ev.transfer("house", "pot:sticks", 3000, "start"))
    delta, _ = run(state, policy(own_sticks_back=True).wins(state, winners))
    assert delta == [7700 + 300 + 1000 + 3000, 0, 9000, -16000]


# --- liability ---


def dragons(*, sources: Sequence[int], last: str = "[777z]") -> tuple[Meld, ...]:
    melds = parse_hand(f"23m44p [555z] [666z] {last} 4m").melds
    return tuple(m._replace(source=s) for m, s in zip(melds, sources, strict=True))


@pytest.mark.parametrize("last", ["[777z]", "[7777z]", "[777+7z]"])
def test_liable_for_a_tsumo(last: str) -> None:
    # Whoever fed the last set pays all; an added kan does not free them.
    state = position(dealer=3, repeat=1)
    hand = value(BIG_DRAGONS, "N", "tsumo")
    win(state, 2, 2, hand, dragons(sources=(1, 3, 0), last=last))
    delta, events = run(state, policy().wins(state, [(2, hand)]))
    assert delta == [-32300, 0, 32300, 0]
    assert [e.reason for e in events if isinstance(e, ev.Transfer)] == ["pao", "honba"]


def test_liable_to_a_dealer() -> None:
    state = position(dealer=2)
    hand = value(BIG_DRAGONS, "E", "tsumo")
    win(state, 2, 2, hand, dragons(sources=(1, 3, 0)))
    delta, _ = run(state, policy().wins(state, [(2, hand)]))
    assert delta == [-48000, 0, 48000, 0]


@pytest.mark.parametrize(
    ("honba", "expected"),
    [("responsible", [0, 32300, -16000, -16300]), ("discarder", [0, 32300, -16300, -16000])],
)
def test_liable_shares_a_ron(honba: str, expected: list[int]) -> None:
    state = position(repeat=1)
    hand = value(BIG_DRAGONS, "S")
    win(state, 1, 2, hand, dragons(sources=(2, 2, 3)))
    delta, _ = run(state, policy(pao_honba=honba).wins(state, [(1, hand)]))
    assert delta == expected


def test_liable_discarder_pays_alone() -> None:
    state = position(repeat=1)
    hand = value(BIG_DRAGONS, "S")
    win(state, 1, 3, hand, dragons(sources=(2, 2, 3)))
    delta, events = run(state, policy().wins(state, [(1, hand)]))
    assert delta == [0, 32300, 0, -32300]
    assert [e.reason for e in events if isinstance(e, ev.Transfer)] == ["win", "honba"]


def test_nobody_liable() -> None:
    hand = value(BIG_DRAGONS, "S")
    for melds in (
        dragons(sources=(2, 2, -1), last="(7777z)"),  # the last one concealed
        dragons(sources=(2, 2, 3))[:2],  # the last one in the hand
    ):
        state = position()
        win(state, 1, 2, hand, melds)
        delta, _ = run(state, policy().wins(state, [(1, hand)]))
        assert delta == [0, 32000, -32000, 0]
    state = position()
    win(state, 1, 2, hand, dragons(sources=(2, 2, 3)))
    delta, _ = run(state, policy(pao=False).wins(state, [(1, hand)]))
    assert delta == [0, 32000, -32000, 0]


@pytest.mark.parametrize(
    ("extent", "tsumo", "ron"),
    [
        ("whole", [0, 64000, 0, -64000], [0, 64000, -32000, -32000]),
        ("part", [-16000, 64000, -8000, -40000], [0, 64000, -48000, -16000]),
    ],
)
def test_liable_for_a_composite(extent: str, tsumo: list[int], ron: list[int]) -> None:
    # All honours comes on top of what seat 3 fed.
    text = "5z [111z] [222z] [333z] [444z] 5z"
    melds = tuple(
        m._replace(source=s) for m, s in zip(parse_hand(text).melds, (0, 0, 2, 3), strict=True)
    )
    for flags, source, expected in (("tsumo", 1, tsumo), ("", 2, ron)):
        state = position()
        hand = value(text, "S", flags)
        assert hand.numbers()["points"] == 64000
        win(state, 1, source, hand, melds)
        delta, _ = run(state, policy(pao_composite=extent).wins(state, [(1, hand)]))
        assert delta == expected


def test_liability_looks_at_the_last_of_its_own_sets() -> None:
    dragons_row = DRAGONS_AND_WINDS[0]
    melds = [*dragons(sources=(1, 2, 3)), Meld("pon", tuple(faces("111m")), 0, 0)]
    assert dragons_row.seat(melds) == 3
    assert dragons_row.seat(melds[:2]) == -1


# --- draws ---


@pytest.mark.parametrize(
    ("ready", "expected"),
    [
        ((), [0, 0, 0, 0]),
        ((1,), [-1000, 3000, -1000, -1000]),
        ((1, 2), [-1500, 1500, 1500, -1500]),
        ((0, 2, 3), [1000, -3000, 1000, 1000]),
        ((0, 1, 2, 3), [0, 0, 0, 0]),
    ],
)
def test_noten_payments(ready: tuple[int, ...], expected: list[int]) -> None:
    state = position(dealer=3)
    delta, events = run(state, policy(ready).drawn(state, "exhaustive"))
    assert delta == expected
    assert events[0] == ev.hand_drawn("exhaustive", ready)
    assert tuple(e.seat for e in events if isinstance(e, ev.Show)) == ready
    assert all(e.amount % 100 == 0 for e in events if isinstance(e, ev.Transfer))


def test_nagashi_takes_the_place_of_noten_payments() -> None:
    # East 4, seat 3 deals; seat 2 discarded terminals and honours alone.
    def drawn(**options: object) -> tuple[list[int], list[ev.Event]]:
        state = position(dealer=3, sticks=1000)
        for tile in faces("19m1z"):
            state.seats[2].river.append(RiverTile(tile, False, "", False))
            state.seats[2].river_kinds |= 1 << tile
        return run(state, policy((0, 3), **options).drawn(state, "exhaustive"))

    delta, events = drawn(nagashi=True)
    assert delta == [-2000, -2000, 8000, -4000]
    assert events[0] == ev.hand_drawn("nagashi", (0, 3))
    assert {e.reason for e in events if isinstance(e, ev.Transfer)} == {"nagashi"}
    delta, events = drawn()
    assert delta == [1500, -1500, -1500, 1500]
    assert events[0] == ev.hand_drawn("exhaustive", (0, 3))


def test_nagashi_of_a_dealer_and_of_two() -> None:
    state = position(dealer=0)
    for seat in (0, 1):
        state.seats[seat].river.append(RiverTile(faces("9s")[0], False, "", False))
        state.seats[seat].river_kinds = 1 << 26
    delta, _ = run(state, policy(nagashi=True).drawn(state, "exhaustive"))
    assert delta == [12000 - 4000, 8000 - 4000, -6000, -6000]


def test_no_nagashi_once_called() -> None:
    state = position()
    state.seats[1].river.append(RiverTile(faces("9s")[0], False, "", True))
    state.seats[1].river_kinds = 1 << 26
    delta, events = run(state, policy((1,), nagashi=True).drawn(state, "exhaustive"))
    assert delta == [-1000, 3000, -1000, -1000]
    assert events[0] == ev.hand_drawn("exhaustive", (1,))


def test_aborts_move_no_points() -> None:
    for reason, opened, ready in (
        ("nine_terminals", (0,), ()),
        ("four_riichi", (0, 1, 2, 3), (0, 1, 2, 3)),
        ("triple_ron", (1, 2, 3), (1, 2, 3)),
        ("four_winds", (), ()),
        ("four_kans", (), ()),
    ):
        state = position(sticks=4000, declared=range(4))
        state.choices = {1: "ron", 2: "ron", 3: "ron"} if reason == "triple_ron" else {}
        delta, events = run(state, policy(range(4)).drawn(state, reason))
        assert delta == [0, 0, 0, 0]
        assert events[0] == ev.hand_drawn(reason, ready)
        assert tuple(e.seat for e in events if isinstance(e, ev.Show)) == opened
        assert state.pot("sticks") == 4000


# --- building blocks ---


def test_ledger_caps_what_is_owed() -> None:
    state = position(scores=(1000, 25000, 0, 0))
    ledger = Ledger(state, cap=lambda has, owed: min(owed, max(has, 0)))
    assert ledger.pay(0, 1, 700, "win") == 700
    assert ledger.pay(0, 1, 700, "honba") == 300
    assert ledger.pay(0, 2, 700, "win") == 0
    assert [(t.amount, t.reason) for t in ledger.transfers] == [(700, "win"), (300, "honba")]


def test_share_and_match() -> None:
    assert share(3000, 3) == [1000, 1000, 1000]
    assert share(1000, 3) == [400, 300, 300]
    assert share(1050, 2) == [550, 500]
    assert match([(0, 1500), (1, 1500)], [(2, 1000), (3, 2000)]) == [
        (0, 2, 1000),
        (0, 3, 500),
        (1, 3, 1500),
    ]


@pytest.mark.skipif(
    CORPORA is None, reason="JANTAKU_CORPORA does not name the folder of the corpora"
)
def test_draws_of_real_games() -> None:
    path = Path(CORPORA or "") / "scoring" / "tenhou-draws.jsonl.gz"
    reasons = {"exhaustive": "exhaustive", "yao9": "nine_terminals", "reach4": "four_riichi",
               "kaze4": "four_winds", "kan4": "four_kans", "ron3": "triple_ron"}  # fmt: skip
    seen = 0
    with gzip.open(path, "rt") as file:
        for row in map(json.loads, file):
            if row["sanma"] or row["type"] not in reasons or row["sc"] is None:
                continue
            seen += 1
            state = position(dealer=row["oya"])
            delta, _ = run(state, policy(row["tenpai"]).drawn(state, reasons[row["type"]]))
            assert delta == [100 * d for d in row["sc"][1:8:2]], row
    assert seen > 600
