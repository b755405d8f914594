"""Whether a hand's log makes sense by itself, before any rule is asked.

Logs are cut, merged and edited by people. What is found here is no fault of an engine, so it is
kept apart from differences: such a hand is not judged.
"""

from __future__ import annotations

from collections import Counter

from jantaku import events as ev
from jantaku.formats.game import Game, Hand
from jantaku.tiles import TEXT, Face


def doubt(hand: Hand) -> str:
    """What makes no sense in a hand, or an empty text."""
    seats = len(hand.dealt)
    plan = hand.plan
    if not (
        0 <= plan.dealer < seats
        and 0 <= plan.number < seats
        and plan.round >= 0
        and plan.repeat >= 0
        and hand.sticks >= 0
        and len(hand.scores) == seats
    ):
        return f"there is no such hand: {plan} with {len(hand.scores)} scores"
    people = [w.seat for w in hand.wins] + [w.source for w in hand.wins]
    if any(not 0 <= seat < seats for seat in people):
        return "a seat that is not at the table wins or is won from"
    held = [Counter(tiles) for tiles in hand.dealt]
    tile: Face | None = None
    owner = -1
    drawn = False
    for move in hand.moves:
        if isinstance(move, ev.Draw):
            if not 0 <= move.seat < seats:
                return f"seat {move.seat} draws at a table of {seats}"
            held[move.seat][move.tile] += 1
            tile, owner, drawn = move.tile, move.seat, True
            continue
        if isinstance(move, ev.Declare | ev.Indicator):
            continue
        lost = _lost(move)
        if not 0 <= move.seat < seats:
            return f"seat {move.seat} moves at a table of {seats}"
        for face in lost:
            if not held[move.seat][face]:
                return f"{TEXT[face]} leaves the hand of seat {move.seat}, which does not hold it"
            held[move.seat][face] -= 1
        tile, owner, drawn = lost[0], move.seat, False
    for won in hand.wins:
        own = won.source == won.seat
        if owner != won.source or drawn != own or won.tile not in (None, tile):
            return f"seat {won.seat} wins a tile that nobody drew or gave"
    return ""


def _lost(move: ev.Discard | ev.Call | ev.Kan | ev.SetAside) -> tuple[Face, ...]:
    """The faces that leave the hand of whoever moves."""
    if isinstance(move, ev.Call):
        return tuple(t for i, t in enumerate(move.meld.tiles) if i != move.meld.called)
    if isinstance(move, ev.Kan):
        return move.tiles
    return (move.tile,)


def settle_length(game: Game, goal: int) -> None:
    """Correct the length that the head of a log gives where its own hands contradict it: a game of
    one round goes on only while nobody has the goal, and never beyond the second.
    """
    if game.options.get("length") != "east":
        return
    for hand in game.hands:
        round = hand.plan.round
        if round > 1 or (round == 1 and hand.plan.repeat == 0 and max(hand.scores) >= goal):
            game.options["length"] = "east_south"
            game.doubt = (
                f"edited: its head says East only, yet {hand.at} ({'ESWN'[round % 4]}"
                f"{hand.plan.number + 1}) begins with {max(hand.scores)} points; judged as "
                "East and South"
            )
            return
