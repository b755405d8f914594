"""What one seat knows of a hand."""

from __future__ import annotations

from collections.abc import Sequence

from jantaku import events as ev
from jantaku.ruleset import Rules
from jantaku.setup import Setup
from jantaku.state import TableState, apply


class Known:
    """What the seat knows of the hand, and which place of the wall each tile came from.

    Attributes:
        told: what it saw but choices, without `hand_start`; `places`: for each of these events the
            places of the tiles that it brought out of the wall, from the front.
        own: the seat's own choices, by how many of `told` came before.
        state: the fold of it all.
    """

    def __init__(self, rules: Rules, setup: Setup, seen: Sequence[ev.Event], seat: int) -> None:
        self.rules, self.seat = rules, seat
        self.told: list[ev.Event] = []
        self.places: list[tuple[int, ...]] = []
        self.own: dict[int, str] = {}
        self.state = state = TableState(rules.seats)
        for at, player in enumerate(setup.players):
            apply(state, ev.seat(at, player.id, player.name, player.bot))
        if setup.start is not None:
            for move in setup.start.transfers():
                apply(state, move)
        apply(state, seen[0])
        dealt = dealt_places(rules, state.dealer)
        numbers = tuple(range(rules.tiles.size))
        for event in seen[1:]:
            if isinstance(event, ev.Choice):
                self.own[len(self.told)] = event.action
                continue
            came: tuple[int, ...] = ()
            # A wall whose tiles are their own places says where the next one is taken from.
            state.wall = numbers
            if isinstance(event, ev.Deal):
                mine = dealt[event.seat]
                came, dealt[event.seat] = mine[: len(event.tiles)], mine[len(event.tiles) :]
            elif isinstance(event, ev.Draw):
                live, plan = event.source == "live", rules.wall
                came = (plan.next_live(state) if live else plan.next_replacement(state),)
            elif isinstance(event, ev.Indicator):
                shown = state.under if event.under else state.indicators
                came = (rules.wall.indicator(state, len(shown), under=event.under).tile,)
            state.wall = ()
            self.told.append(event)
            self.places.append(came)
            apply(state, event)


def dealt_places(rules: Rules, dealer: int) -> list[tuple[int, ...]]:
    """The places of the wall that each seat is dealt, in order, from the front."""
    state = TableState(rules.seats)
    state.dealer = dealer
    state.clear()
    state.wall = tuple(range(rules.tiles.size))
    hands: list[list[int]] = [[] for _ in range(rules.seats)]
    # Not applied: no hand ever holds a bonus tile, so nothing is replaced.
    for event in rules.opening.deal(state):
        if isinstance(event, ev.Deal):
            hands[event.seat].extend(event.tiles)
    return [tuple(places) for places in hands]
