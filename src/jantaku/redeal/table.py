"""The new table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from jantaku import events as ev
from jantaku.errors import JantakuError
from jantaku.redeal.again import play_again
from jantaku.redeal.deal import Deal
from jantaku.redeal.known import Known
from jantaku.redeal.misfit import Misfit
from jantaku.ruleset import Rules
from jantaku.setup import Setup
from jantaku.table import Table, committed_walls
from jantaku.wall import nonce

ATTEMPTS: Final = 60
"""Walls that are tried before giving up. Nearly always the first one fits; where somebody who had
declared called a kan, its waits must come out right by chance.
"""


class NoRedeal(JantakuError):
    """No wall was found on which the seat sees again what it saw."""


def redeal(
    rules: Rules,
    setup: Setup,
    seen: Sequence[ev.Event],
    seat: int,
    *,
    secret: bytes,
    rng: random.Random,
    attempts: int = ATTEMPTS,
) -> Table:
    """A new table on whose first hand `seat` has seen just what `seen` tells, and which has run on
    from there to where somebody must choose.

    The others' new hands are developed as far as so many draws would bring a hand. A seat that has
    declared is ready, and waits for nothing that has passed since, if such a hand is found soon.

    Args:
        rules: of the table.
        setup: of the new table; its `start` is that of the hand.
        seen: the hand from its `hand_start` on, as projected for `seat`; not yet settled, and
            without anything that follows from a choice whose move it does not tell.
        seat: whose knowledge stays true.
        secret: where the walls of later hands come from, and the nonce of the first one's.
        rng: draws the new tiles.
        attempts: how many walls are tried.

    NoRedeal (`cannot_continue`) when none fits; RecordError when `seen` cannot have happened.
    """
    known = Known(rules, setup, seen, seat)
    later = committed_walls(rules, secret)
    why = ""
    for _ in range(attempts):
        try:
            wall = Deal(known, rng).wall()
            first = wall, nonce(secret, 0)
            table = Table(rules, setup, walls=lambda n, first=first: later(n) if n else first)  # type: ignore[misc]  # the type of a default is not inferred
            play_again(table, known.told, known.own, seat)
        except (JantakuError, Misfit) as e:
            why = str(e)
            continue
        return table
    raise NoRedeal("cannot_continue", f"no wall fits what seat {seat} has seen: {why}", seat=seat)
