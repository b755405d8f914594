"""A hand gone on with from the middle: what the seat knew stays, everything else is new."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from jantaku import bots
from jantaku import events as ev
from jantaku.record import header_of, replay
from jantaku.redeal import NoRedeal, redeal, start_after, start_of
from jantaku.ruleset import Rules, resolve, ruleset
from jantaku.setup import Setup, computers
from jantaku.stream import SeatStream
from jantaku.table import Table
from jantaku.testing.hidden import permuted
from jantaku.tiles import face
from jantaku.view import project

pytestmark = pytest.mark.usefixtures("toys")

RULESETS = ("riichi", "sanma", "sixteen", "blood-battle", "three-north", "hanma", "korean")
SECRET = bytes(31) + b"\x07"

_SILENT = ("choice", "mark", "wall")


class Position(NamedTuple):
    rules: Rules
    log: list[ev.Event]
    start: int
    cut: int
    seat: int

    @property
    def seen(self) -> list[ev.Event]:
        told = (project(event, self.seat) for event in self.log[self.start : self.cut])
        return [event for event in told if event is not None]

    def setup(self) -> Setup:
        players = computers(self.rules.seats)
        return Setup(players=players, start=start_of(self.rules, self.log, self.start))

    def redealt(self, seed: int = 0, **options: int) -> Table:
        rng = random.Random(seed)
        return redeal(
            self.rules, self.setup(), self.seen, self.seat, secret=SECRET, rng=rng, **options
        )


@cache
def played(id: str, number: int, hands: int = 2) -> tuple[Rules, list[ev.Event]]:
    """A game of computers who know what they do, so that they declare and call."""
    rs = ruleset(id)
    rules = rs.rules(resolve(rs))
    setup = Setup(players=computers(rules.seats), hands=hands)
    table = Table(rules, setup, secret=bytes([number]) * 32)
    players = [bots.make("efficiency", number * 4 + seat) for seat in range(rules.seats)]
    while not table.over:
        seat, decision = next(iter(table.pending().items()))
        table.choose(seat, players[seat].choose(table.view(seat), decision))
    return rules, table.log


def positions(id: str, number: int, every: int = 9) -> Iterator[Position]:
    """Positions of a game, each seen by another seat: not yet settled, after something that was
    seen to happen.
    """
    rules, log = played(id, number)
    starts = [i for i, e in enumerate(log) if isinstance(e, ev.HandStart)]
    for start in starts:
        settled = next(
            i for i in range(start, len(log)) if isinstance(log[i], ev.Win | ev.HandDrawn)
        )
        while isinstance(log[settled - 1], ev.Indicator):
            settled -= 1
        for nth, cut in enumerate(range(start + 7, settled, every)):
            end = cut
            # What is turned before a discard is turned only because of it.
            while log[end - 1][0] in _SILENT or (log[end - 1][0], log[end][0]) == (
                "indicator",
                "discard",
            ):
                end -= 1
            yield Position(rules, log, start, end, nth % rules.seats)


def view_of(position: Position, log: list[ev.Event], after: int) -> dict[str, object]:
    """What the seat saw once it had been told `after` events of the last hand."""
    stream = SeatStream(position.rules, position.seat)
    start = max(i for i, e in enumerate(log) if isinstance(e, ev.HandStart))
    stream.absorb(log[:start])
    for event in log[start:]:
        if not after:
            break
        stream.absorb([event])
        told = project(event, position.seat)
        after -= told is not None and event[0] != "choice"
    return stream.view()


def told(position: Position) -> int:
    return sum(event[0] != "choice" for event in position.seen)


def likened(view: dict[str, object]) -> dict[str, object]:
    """But for the wall, which is another one, and the number of the hand."""
    return {**view, "commitment": "", "hand": {**view["hand"], "serial": 0}}  # type: ignore[dict-item]


@pytest.mark.parametrize("id", RULESETS)
def test_the_seat_sees_what_it_saw(id: str) -> None:
    kinds = set()
    for number in (1, 2, 3):
        for position in positions(id, number):
            table = position.redealt(number)
            before = view_of(position, position.log[: position.cut], told(position))
            after = view_of(position, table.log, told(position))
            assert likened(after) == likened(before)
            kinds |= {event[0] for event in position.seen}
            assert table.pending() or table.over
    assert {"draw", "discard"} <= kinds
    assert "call" in kinds
    if id in ("riichi", "sanma", "three-north", "hanma", "korean"):
        assert "declare" in kinds
    if id in ("sanma", "sixteen", "three-north", "korean"):
        assert "set_aside" in kinds


@pytest.mark.parametrize("id", RULESETS)
def test_what_it_could_not_know_is_new(id: str) -> None:
    for position in list(positions(id, 4, every=15))[1:4]:
        walls = {position.log[position.start + 1][1]}
        for seed in range(4):
            log = position.redealt(seed).log
            walls.add(next(e.tiles for e in log if isinstance(e, ev.Wall)))
        assert len(walls) == 5


@pytest.mark.parametrize("id", RULESETS)
def test_nothing_hidden_shows_in_it(id: str) -> None:
    """With other tiles where the seat cannot see them, the new hand is the same."""
    rng = random.Random(3)
    changed = 0
    for position in positions(id, 5, every=13):
        other = permuted(position.rules, position.log[: position.cut], position.seat, rng)
        assert other is not None
        changed += other != position.log[: position.cut]
        again = position._replace(log=other)
        usual = [e for e in position.redealt(1).log if e[0] != "hand_start"]
        assert [e for e in again.redealt(1).log if e[0] != "hand_start"] == usual
    assert changed > 3


@pytest.mark.parametrize("id", RULESETS)
def test_its_record_replays(id: str) -> None:
    rs = ruleset(id)
    for position in list(positions(id, 6, every=21)):
        table = position.redealt(2)
        players = [bots.make("random", seat) for seat in range(position.rules.seats)]
        while not table.over and table.state.serial == 0:
            if not table.pending():
                break
            seat, decision = next(iter(table.pending().items()))
            table.choose(seat, players[seat].choose(table.view(seat), decision))
        header = header_of(id, resolve(rs), position.setup())
        found = replay(header, table.log, rules=position.rules)
        assert found.events == len(table.log)


@pytest.mark.parametrize("id", ["riichi", "sanma"])
def test_who_declared_is_ready_and_waits_for_nothing_that_passed(id: str) -> None:
    declared = good = 0
    for number in range(1, 7):
        for position in positions(id, number):
            table = position.redealt(number)
            for seat, at in enumerate(table.state.seats):
                if at.declared and seat != position.seat and table.state.phase != "between":
                    waits = position.rules.win.waits(table.state, seat)
                    assert waits
                    declared += 1
                    good += not waits & at.passed
    assert declared > 20
    # The tile that has just been drawn or discarded after the position may be one of them.
    assert good > declared * 0.8


def test_hands_are_as_good_as_so_many_draws_make_them() -> None:
    """Late in a hand nobody sits there with what they were dealt."""
    early, late = [], []
    for number in range(1, 7):
        for position in positions("riichi", number, every=7):
            table = position.redealt(number)
            state, shapes = table.state, position.rules.shapes
            for seat, at in enumerate(state.seats):
                if seat == position.seat or at.declared or at.melds or sum(at.hand) != 13:
                    continue
                distance = shapes.shanten(at.kinds, 0)
                if state.live > 60:
                    early.append(distance)
                elif state.live < 30:
                    late.append(distance)
    assert min(len(early), len(late)) > 20
    assert sum(late) / len(late) < sum(early) / len(early) - 1


def test_a_wall_that_cannot_be_found() -> None:
    position = list(positions("riichi", 1))[3]
    with pytest.raises(NoRedeal) as e:
        position.redealt(attempts=0)
    assert e.value.code == "cannot_continue"
    # Somebody is seen to discard a tile that does not exist.
    seen = position.seen
    at = next(
        i for i, e in enumerate(seen) if isinstance(e, ev.Discard) and e.seat != position.seat
    )
    flower = face("f1")
    impossible = [*seen[:at], seen[at]._replace(tile=flower)]  # type: ignore[call-arg]  # a discard
    with pytest.raises(NoRedeal):
        redeal(
            position.rules,
            position.setup(),
            impossible,
            position.seat,
            secret=SECRET,
            rng=random.Random(1),
        )


def test_where_a_hand_began() -> None:
    rules, log = played("riichi", 8, hands=3)
    starts = [i for i, e in enumerate(log) if isinstance(e, ev.HandStart)]
    first = start_of(rules, log, starts[0])
    assert first.points == (25_000,) * 4
    assert first.plan == rules.flow.first_hand(0)
    ends = [i for i, e in enumerate(log) if isinstance(e, ev.HandEnd)]
    for end, start in zip(ends, starts[1:], strict=False):
        assert start_after(rules, log[: end + 1]) == start_of(rules, log, start)
    later = start_of(rules, log, starts[2])
    assert sum(later.points) + sum(amount for _, amount in later.pots) == 100_000
