"""The fold of events: how tiles and points move."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from jantaku import events as ev
from jantaku.errors import RecordError
from jantaku.melds import claimed
from jantaku.state import NO_TILE, RiverTile, TableState, apply
from jantaku.table import Table
from jantaku.tiles import HIDDEN, face, faces, listed, text


def seated(*events: ev.Event, seats: int = 4, dealer: int = 0) -> TableState:
    state = TableState(seats)
    for seat in range(seats):
        apply(state, ev.seat(seat, f"p{seat}", f"P{seat}", True))
    apply(state, ev.hand_start(0, 0, 0, dealer, 0, 70, "c"))
    for event in events:
        apply(state, event)
    return state


def hand(state: TableState, seat: int) -> str:
    return text(listed(state.seats[seat].hand))


def deal(seat: int, tiles: str) -> ev.Deal:
    return ev.deal(seat, tuple(faces(tiles)))


def test_draw_and_discard() -> None:
    state = seated(deal(0, "123m"), ev.draw(0, face("5p"), "live", 69))
    assert hand(state, 0) == "123m5p"
    assert (state.phase, state.turn, state.source, state.live) == ("turn", 0, "live", 69)
    assert state.seats[0].drawn == face("5p")
    assert (state.seats[0].turns, state.drawn_live, state.clock) == (1, 4, 1)
    apply(state, ev.discard(0, face("2m"), False, ""))
    assert hand(state, 0) == "13m5p"
    assert state.seats[0].drawn == NO_TILE
    assert state.seats[0].river == [RiverTile(face("2m"), False, "", False)]
    assert state.phase == "claim"
    assert state.offer is not None
    assert state.offer.origin == "discard"


def test_a_call_takes_the_tile_out_of_the_river() -> None:
    state = seated(
        deal(0, "7z"), deal(1, "77z1m"), ev.draw(0, 3, "live", 69), ev.discard(0, 33, False, "")
    )
    apply(state, ev.call(1, claimed("pon", (33, 33), 33, 0)))
    assert hand(state, 1) == "1m"
    assert state.seats[0].river[-1].taken
    assert (state.phase, state.turn, state.source, state.offer) == ("turn", 1, "call", None)
    assert state.broken == {("pon", 1): state.clock}
    assert state.seats[0].river_kinds == 1 << 33, "it counts as discarded all the same"


def test_an_open_kan_waits_for_its_replacement() -> None:
    state = seated(
        deal(0, "7z"), deal(1, "777z1m"), ev.draw(0, 3, "live", 69), ev.discard(0, 33, False, "")
    )
    apply(state, ev.call(1, claimed("open_kan", (33, 33, 33), 33, 0)))
    assert (state.phase, state.kans) == ("idle", 1)
    apply(state, ev.draw(1, 5, "kan", 68))
    assert (state.phase, state.source, state.drawn_tail) == ("turn", "kan", 1)
    assert state.seats[1].turns == 1, "a replacement is no turn of its own; the call was"


def announced(form: str, tiles: str) -> TableState:
    state = seated(deal(0, "7z"), deal(1, "7771112z"), ev.draw(0, 3, "live", 69))
    if form == "added":
        apply(state, ev.discard(0, 33, False, ""))
        apply(state, ev.call(1, claimed("pon", (33, 33), 33, 0)))
        apply(state, ev.discard(1, 28, False, ""))
    else:
        apply(state, ev.discard(0, 3, True, ""))
    apply(state, ev.draw(1, face("1z"), "live", 68))
    apply(state, ev.kan(1, form, tuple(faces(tiles))))
    return state


def test_a_kan_stands_only_when_it_was_not_robbed() -> None:
    state = announced("added", "7z")
    assert (state.phase, state.kans) == ("claim", 0)
    assert state.offer is not None
    assert state.offer.origin == "added_kan"
    assert [m.form for m in state.seats[1].melds] == ["pon"]
    apply(state, ev.stand(1))
    assert (state.phase, state.kans, state.offer) == ("idle", 1, None)
    assert [m.form for m in state.seats[1].melds] == ["added_kan"]
    assert ("added_kan", 1) in state.broken


def test_a_robbed_added_kan_stays_a_pon() -> None:
    state = announced("added", "7z")
    apply(state, ev.win(2, 1, 33, "robbed", None))
    assert [m.form for m in state.seats[1].melds] == ["pon"]
    assert state.seats[2].won == [33]
    assert state.kans == 0
    assert state.offer is None
    assert ("added_kan", 1) not in state.broken
    apply(state, ev.win(3, 1, 33, "robbed", None))
    assert state.seats[3].won == [], "one tile, however many win it"


def test_of_a_robbed_concealed_kan_three_tiles_go_back() -> None:
    state = announced("concealed", "1111z")
    assert hand(state, 1) == "2777z"
    apply(state, ev.win(2, 1, 27, "robbed", None))
    assert hand(state, 1) == "1112777z"
    assert state.seats[2].won == [27]


def test_a_bonus_tile_is_announced_then_laid_aside() -> None:
    state = seated(deal(0, "4z1m"), ev.draw(0, 3, "live", 69), ev.set_aside(0, face("4z")))
    assert state.offer is not None
    assert (state.offer.origin, state.phase) == ("set_aside", "claim")
    assert state.seats[0].aside == []
    apply(state, ev.stand(0))
    assert state.seats[0].aside == [face("4z")]
    assert state.phase == "idle"


def test_tiles_drawn_at_the_deal_are_part_of_the_hand() -> None:
    """A flower is replaced at the deal by seats in turn; none of them has a drawn tile later."""
    state = seated(deal(0, "1m"), deal(1, "f1"), deal(2, "f2"), dealer=0)
    for seat, flower, tile in ((1, "f1", 5), (2, "f2", 6)):
        apply(state, ev.set_aside(seat, face(flower)))
        apply(state, ev.stand(seat))
        apply(state, ev.draw(seat, tile, "set_aside", 60))
    apply(state, ev.draw(0, 7, "live", 59))
    assert [at.drawn for at in state.seats] == [7, NO_TILE, NO_TILE, NO_TILE]


def test_a_shown_hand_has_no_drawn_tile() -> None:
    state = seated(deal(0, "1m"), ev.draw(0, 3, "live", 69))
    apply(state, ev.show(0, tuple(faces("14m"))))
    assert state.seats[0].drawn == NO_TILE
    assert state.seats[0].open
    assert state.shown == {0: tuple(faces("14m"))}


def test_in_a_view_a_shown_hand_becomes_known() -> None:
    state = seated(deal(1, "????"), ev.draw(1, HIDDEN, "live", 69))
    apply(state, ev.show(1, tuple(faces("123m"))))
    assert hand(state, 1) == "123m"
    assert sum(state.seats[1].kinds) == 3


def test_in_a_view_unseen_tiles_leave_from_the_hidden_ones() -> None:
    state = seated(deal(1, "????"), ev.draw(1, HIDDEN, "live", 69))
    apply(state, ev.discard(1, face("9m"), False, ""))
    assert hand(state, 1) == "????"
    assert state.seats[1].kinds == bytearray(34)


def test_a_tsumogiri_of_an_open_hand_is_the_hidden_tile() -> None:
    state = seated(deal(1, "????"))
    apply(state, ev.show(1, tuple(faces("99m"))))
    apply(state, ev.draw(1, HIDDEN, "live", 69))
    apply(state, ev.discard(1, face("9m"), True, ""))
    assert hand(state, 1) == "99m"


def test_a_tile_that_is_not_there_cannot_leave() -> None:
    state = seated(deal(0, "1m"), ev.draw(0, 3, "live", 69))
    with pytest.raises(RecordError) as e:
        apply(state, ev.discard(0, 20, False, ""))
    assert e.value.code == "tile_not_held"


@pytest.mark.parametrize("seat", [0, 2])
def test_nothing_stands_that_was_not_announced(seat: int) -> None:
    with pytest.raises(RecordError) as e:
        apply(seated(deal(0, "1m")), ev.stand(seat))
    assert e.value.code == "nothing_announced"


def test_no_kan_is_added_to_no_pon() -> None:
    state = seated(deal(0, "1m"), ev.draw(0, 3, "live", 69), ev.kan(0, "added", (3,)))
    with pytest.raises(RecordError) as e:
        apply(state, ev.stand(0))
    assert e.value.code == "no_pon"


def test_points_belong_to_players_not_seats() -> None:
    state = seated(ev.transfer(0, 1, 500, "win"), ev.transfer(0, "pot:sticks", 1000, "stick"))
    assert [state.score(s) for s in range(4)] == [-1500, 500, 0, 0]
    assert state.pot("sticks") == 1000
    assert sum(state.accounts.values()) == 0
    apply(state, ev.leave(1, "p1"))
    apply(state, ev.seat(1, "guest", "Guest", False))
    assert state.score(1) == 0
    apply(state, ev.leave(1, "guest"))
    apply(state, ev.seat(1, "p1", "P1", False))
    assert state.score(1) == 500


def test_who_got_up_is_remembered_until_they_sit_down_again() -> None:
    state = seated(ev.leave(1, "p1"), ev.leave(3, "p3"))
    assert [p.id for p in state.gone] == ["p1", "p3"]
    kept = state.copy()
    apply(state, ev.seat(3, "p1", "P1", False))
    apply(state, ev.seat(1, "guest", "Guest", False))
    assert [p.id for p in state.gone] == ["p3"]
    assert [p.id for p in kept.gone] == ["p1", "p3"]


def test_an_empty_seat_has_no_account() -> None:
    state = seated(ev.leave(1, "p1"))
    assert state.score(1) == 0
    with pytest.raises(RecordError) as e:
        apply(state, ev.transfer(0, 1, 500, "win"))
    assert e.value.code == "empty_seat"


def test_turn_order_skips_who_is_out() -> None:
    state = seated(ev.retire(1), ev.retire(2))
    assert state.after(0) == 3
    assert state.after(3) == 0
    assert state.after(1) == 3
    assert [state.distance(2, s) for s in range(4)] == [2, 3, 0, 1]


def test_winds_follow_the_dealer() -> None:
    state = seated(dealer=2)
    assert [state.wind(s) for s in range(4)] == [2, 3, 0, 1]


def test_what_broke_the_round_is_kept_by_sort_and_seat() -> None:
    state = announced("concealed", "1111z")
    assert state.last_broken(("concealed_kan",)) == -1
    apply(state, ev.stand(1))
    assert state.last_broken(("concealed_kan", "pon")) == state.clock
    assert state.last_broken(("pon",)) == -1
    assert state.last_broken(("concealed_kan",), but=1) == -1
    assert state.last_broken(()) == -1


def test_hidden_events_do_not_move_the_clock_of_decisions() -> None:
    state = seated(deal(0, "1m"), ev.draw(0, 3, "live", 69))
    before = state.ticks
    apply(state, ev.choice(0, "pass", False))
    apply(state, ev.mark(0, "temporary_furiten", True))
    apply(state, ev.wall((1,), "n"))
    assert state.ticks == before
    apply(state, ev.discard(0, 3, True, ""))
    assert state.ticks == before + 1


def test_marks_go_on_and_off() -> None:
    state = seated(ev.mark(2, "temporary_furiten", True))
    assert state.seats[2].marks == {"temporary_furiten"}
    apply(state, ev.mark(2, "temporary_furiten", False))
    apply(state, ev.mark(2, "temporary_furiten", False))
    assert state.seats[2].marks == set()


def test_a_copy_is_equal_and_apart(play: Callable[..., Table]) -> None:
    state = play(3, until=lambda t: len(t.log) > 120).state
    twin = state.copy()
    key = state.key()
    assert twin.key() == key
    for at in twin.seats:
        at.hand[0] += 1
        at.kinds[0] += 1
        at.melds.append(claimed("pon", (1, 1), 1, 0))
        at.river.append(RiverTile(1, False, "", False))
        at.aside.append(1)
        at.won.append(1)
        at.marks.add("x")
    twin.accounts["house"] += 1
    twin.broken["pon", 0] = 1
    twin.choices[0] = "pass"
    twin.indicators.append(1)
    twin.under.append(1)
    twin.players[0] = None
    twin.wins.append(ev.win(0, 0, 0, "tsumo", None))
    twin.transfers.append(ev.transfer(0, 1, 1, "x"))
    twin.shown[0] = ()
    assert state.key() == key
