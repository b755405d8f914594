"""Laying a win on a table, so that the ruleset's own policy settles it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from jantaku import events as ev
from jantaku.errors import SituationError
from jantaku.ruleset import Rules
from jantaku.situation import Situation
from jantaku.state import Offer, RiverTile, TableState, apply
from jantaku.tiles import listed
from jantaku.value import Value


def check_pots(rules: Rules, repeat: int, pots: Mapping[str, int]) -> None:
    """Raise SituationError for repeats and pots that cannot be."""
    for count in (repeat, *pots.values()):
        if type(count) is not int or not 0 <= count <= MOST:
            raise SituationError(
                "bad_count",
                f"repeats and pots are whole numbers from 0 to {MOST:,}, not {count!r:.40}",
                most=MOST,
            )
    for name in pots:
        if name not in rules.layout.pots:
            raise SituationError(
                "no_such_pot",
                f"there is no pot {name!r:.40} here",
                pot=name[:40],
                allowed=list(rules.layout.pots),
            )


MOST: Final = 10_000_000
"""Repeats, and points in a pot, at most."""

_AMPLE: Final = 10**9
"""Points of each seat in a calculation, so that no rule about running out of them matters."""


def settle(
    rules: Rules,
    s: Situation,
    value: Value,
    source: int,
    repeat: int,
    pots: Mapping[str, int],
    told: dict[str, object],
) -> tuple[ev.Transfer, ...]:
    """Lay the win on a table and let the ruleset settle it; `told` is the value in JSON."""
    state = TableState(rules.seats)
    for seat in range(rules.seats):
        apply(state, ev.seat(seat, f"seat{seat}", "", True))
        apply(state, ev.transfer("house", seat, _AMPLE, "start"))
    for name, amount in pots.items():
        apply(state, ev.transfer("house", f"pot:{name}", amount, "start"))
    winner = s.seat_wind
    apply(state, ev.hand_start(0, s.round_wind, 0, 0, repeat, 0, ""))
    at = state.seats[winner]
    tiles = listed(s.hand)
    if s.how != "tsumo":
        tiles.remove(s.tile)
    apply(state, ev.deal(winner, tuple(tiles)))
    at.melds = list(s.melds)
    at.aside = list(s.aside)
    at.declared = s.declared
    state.indicators, state.under = list(s.indicators), list(s.under)
    if s.how == "ron":
        state.seats[source].river.append(RiverTile(s.tile, True, "", False))
    if s.how != "tsumo":
        origin = s.robbed_from or "discard"
        state.offer = Offer(source, s.tile, origin, (s.tile,))
    apply(state, ev.win(winner, source, s.tile, s.how, told))
    out: list[ev.Transfer] = []
    for event in rules.settle.wins(state, ((winner, value),)):
        apply(state, event)
        if event[0] == "transfer":
            out.append(cast(ev.Transfer, event))
    return tuple(out)
