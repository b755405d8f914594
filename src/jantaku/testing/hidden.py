"""The same hand with other tiles where one seat cannot see them."""

from __future__ import annotations

import random
from collections.abc import Sequence

from jantaku import events as ev
from jantaku.ruleset import Rules
from jantaku.state import NO_TILE, TableState, apply
from jantaku.testing.walls import deal_map
from jantaku.tiles import Face
from jantaku.wall import commitment


class Whereabouts:
    """Which place of the wall every tile of the present hand came from, and who has it now.

    Attributes:
        places: for each event that brings tiles out of the wall, their places from the front.
        held: by seat, the places of its concealed tiles; `secret` those that only it has seen.
        turned: places of indicators.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.state = TableState(rules.seats)
        self.places: list[tuple[int, ...]] = []
        self.held: list[list[int]] = [[] for _ in range(rules.seats)]
        self.open: set[int] = set()
        self.drawn: list[int] = []
        self.turned: list[int] = []
        self.wall: Sequence[Face] = ()
        self._dealt: tuple[tuple[int, ...], ...] = ()

    def take(self, event: ev.Event) -> None:
        """One more event of the hand."""
        state = self.state
        came: tuple[int, ...] = ()
        if isinstance(event, ev.Wall):
            self.wall = event.tiles
            self._dealt = deal_map(self.rules, state.dealer).hands
        elif isinstance(event, ev.Deal):
            came = self._dealt[event.seat]
            self.held[event.seat] += came
        elif isinstance(event, ev.Draw):
            came = (self._asked(event),)
            self.held[event.seat] += came
            self.drawn.append(came[0])
        elif isinstance(event, ev.Indicator):
            shown = state.under if event.under else state.indicators
            state.wall = tuple(range(len(self.wall)))
            came = (self.rules.wall.indicator(state, len(shown), under=event.under).tile,)
            self.turned += came
        elif isinstance(event, ev.Discard):
            self._leave(event.seat, event.tile, event.drawn)
        elif isinstance(event, ev.Call):
            for i, tile in enumerate(event.meld.tiles):
                if i != event.meld.called:
                    self._leave(event.seat, tile, False)
        elif isinstance(event, ev.Kan):
            for tile in event.tiles:
                self._leave(event.seat, tile, False)
        elif isinstance(event, ev.SetAside):
            self._leave(event.seat, event.tile, False)
        elif isinstance(event, ev.Show):
            self.open.update(self.held[event.seat])
        self.places.append(came)
        apply(state, event)
        state.wall = tuple(self.wall)

    def _asked(self, event: ev.Draw) -> int:
        """The place that the wall plan draws from."""
        state, plan = self.state, self.rules.wall
        state.wall = tuple(range(len(self.wall)))
        live = event.source == "live"
        return plan.next_live(state) if live else plan.next_replacement(state)

    def _leave(self, seat: int, tile: Face, drawn: bool) -> None:
        held, wall = self.held[seat], self.wall
        fitting = [place for place in held if wall[place] == tile]
        just = self.drawn[-1] if self.drawn and self.state.seats[seat].drawn != NO_TILE else -1
        if drawn and just in fitting:
            gone = just
        else:
            others = [place for place in fitting if place != just]
            gone = others[0] if others else fitting[0]
        held.remove(gone)

    def hidden_from(self, seat: int) -> tuple[list[int], list[int]]:
        """Places whose tiles `seat` has not seen: those in other hands, those still in the wall."""
        hands = [
            place
            for other, held in enumerate(self.held)
            if other != seat
            for place in held
            if place not in self.open
        ]
        gone = {place for came in self.places for place in came} | set(self.turned)
        return hands, [place for place in range(len(self.wall)) if place not in gone]


def permuted(
    rules: Rules, log: Sequence[ev.Event], seat: int, rng: random.Random
) -> list[ev.Event] | None:
    """The events of `log` with the tiles that `seat` has not seen in the present hand shuffled
    among their places; None where the wall lies open.

    What is known stays true: tiles on the table stay where they are, and bonus tiles that nobody
    may keep are in no hand.
    """
    start = max(i for i, e in enumerate(log) if isinstance(e, ev.HandStart))
    hand = log[start:]
    if any(isinstance(e, ev.OpenWall) for e in hand):
        return None
    where = Whereabouts(rules)
    # Points and players are of no interest here, but transfers need somebody at every seat.
    for event in log[:start]:
        if isinstance(event, ev.Seat | ev.Leave | ev.HandStart):
            apply(where.state, event)
    for event in hand:
        where.take(event)
    hands, wall = where.hidden_from(seat)
    tiles = [where.wall[place] for place in hands + wall]
    rng.shuffle(tiles)
    _keep_bonus_tiles_out(rules, tiles, len(hands))
    new = list(where.wall)
    for place, tile in zip(hands + wall, tiles, strict=True):
        new[place] = tile
    return [*log[:start], *_rewritten(hand, where, tuple(new), seat)]


def _keep_bonus_tiles_out(rules: Rules, tiles: list[Face], in_hands: int) -> None:
    plain = [i for i in range(in_hands, len(tiles)) if not rules.aside.forced(tiles[i])]
    for i in range(in_hands):
        if rules.aside.forced(tiles[i]):
            j = plain.pop()
            tiles[i], tiles[j] = tiles[j], tiles[i]


def _rewritten(
    hand: Sequence[ev.Event], where: Whereabouts, wall: tuple[Face, ...], seat: int
) -> list[ev.Event]:
    out: list[ev.Event] = []
    nonce = next(e.nonce for e in hand if isinstance(e, ev.Wall))
    for event, came in zip(hand, where.places, strict=True):
        if isinstance(event, ev.HandStart):
            out.append(event._replace(commitment=commitment(wall, nonce)))
        elif isinstance(event, ev.Wall):
            out.append(event._replace(tiles=wall))
        elif isinstance(event, ev.Deal):
            out.append(event._replace(tiles=tuple(wall[place] for place in came)))
        elif isinstance(event, ev.Draw):
            out.append(event._replace(tile=wall[came[0]]))
        else:
            out.append(event)
    return out
