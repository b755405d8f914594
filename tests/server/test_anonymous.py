"""Games without the identities of those who played them."""

from __future__ import annotations

from jantaku import events as ev
from jantaku.record import header_of
from jantaku.ruleset import resolve, ruleset
from jantaku.server.anonymous import unnamed
from jantaku.setup import Player, Setup


def test_everybody_keeps_one_number() -> None:
    rs = ruleset("sanma")
    players = tuple(Player(id, id.upper(), True) for id in ("me", "c1", "c2"))
    header = header_of("sanma", resolve(rs), Setup(players=players), game="g")
    log = [
        ev.seat(0, "me", "ME", False),
        ev.leave(1, "c1"),
        ev.seat(1, "new", "New", True),
        ev.leave(1, "new"),
        ev.seat(1, "c1", "C1", True),
        ev.draw(0, 1, "live", 3),
    ]
    anonymous, events = unnamed(header, log)
    assert [p.id for p in anonymous.setup.players] == ["player0", "player1", "player2"]
    assert [p.name for p in anonymous.setup.players] == ["ME", "C1", "C2"]
    assert [e.player for e in events if isinstance(e, ev.Seat | ev.Leave)] == [
        "player0",
        "player1",
        "player3",
        "player3",
        "player1",
    ]
    assert events[-1] == log[-1]
    assert [p.id for p in header.setup.players] == ["me", "c1", "c2"], (
        "the game itself is as it was"
    )
