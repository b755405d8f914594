"""Invariant 1: no tile and no point appears or vanishes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from jantaku.melds import Meld
from jantaku.ruleset import Rules
from jantaku.state import TableState
from jantaku.testing.violation import require
from jantaku.tiles import FACES, TEXT, Face
from jantaku.wall import check_wall

# Counts of 46 faces packed into one integer, eight bits a face: adding adds all of them at once.
_ONE = tuple(1 << 8 * face for face in range(FACES))


def _packed(faces: Iterable[Face]) -> int:
    return sum(_ONE[face] for face in faces)


@cache
def _meld(meld: Meld) -> int:
    return _packed(meld.tiles)


class Conservation:
    """Checks a table's state after every event of a hand."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.all = _packed(rules.tiles.faces())
        self.dealt = rules.seats * rules.hand_size
        self.wall: Sequence[Face] = ()
        self.front: list[int] = [0]
        self.tail: list[int] = [0]

    def begin(self, wall: Sequence[Face]) -> None:
        """A hand begins with this wall."""
        check_wall(self.rules.tiles, wall)
        plan = self.rules.wall
        self.wall = wall
        self.front = [0]
        for face in wall:
            self.front.append(self.front[-1] + _ONE[face])
        self.tail = [0]
        for place in plan.replacements or range(len(wall)):
            self.tail.append(self.tail[-1] + _ONE[plan.at_end(wall, place)])

    def check(self, state: TableState) -> None:
        """Every tile of the set lies in exactly one place, and all accounts add up to nothing.

        A discard that was called away lies in the meld, one that was won still in its river; a kan
        or bonus tile that is announced lies on offer.
        """
        require(
            sum(state.accounts.values()) == 0,
            "1 points kept",
            f"the accounts add up to {sum(state.accounts.values())}: {state.accounts}",
        )
        for name, amount in state.accounts.items():
            require(amount >= 0 or not name.startswith("pot:"), "1 points kept", f"{name} {amount}")
        if state.drawn_live < self.dealt:
            return  # the deal itself takes tiles from here and there
        total = self.all - self.front[-1]  # 0 by check_wall; kept so that a slip there is seen here
        total += self.front[-1] - self.front[state.drawn_live] - self.tail[state.drawn_tail]
        for at in state.seats:
            total += int.from_bytes(at.hand, "little")
            for meld in at.melds:
                total += _meld(meld)
            for entry in at.river:
                if not entry.taken:
                    total += _ONE[entry.tile]
            for face in at.aside:
                total += _ONE[face]
            for face in at.won:
                total += _ONE[face]
        offer = state.offer
        if offer is not None and offer.origin != "discard":
            total += _packed(offer.tiles)
        if total != self.all:
            raise_difference(total, self.all)
        size = len(self.wall)
        require(
            state.live >= 0 and state.drawn_live + state.live <= size,
            "1 tiles kept",
            f"{state.live} live draws after {state.drawn_live} of {size} tiles",
        )


def raise_difference(found: int, expected: int) -> None:
    """Say which faces are too many or missing."""
    wrong = [
        f"{TEXT[face]} {(found >> 8 * face & 255) - (expected >> 8 * face & 255):+d}"
        for face in range(FACES)
        if (found >> 8 * face & 255) != (expected >> 8 * face & 255)
    ]
    require(False, "1 tiles kept", ", ".join(wrong) or "counts run over")
