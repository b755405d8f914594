"""Declaring with a discard: riichi and its relatives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from jantaku import events as ev
from jantaku.policies.win import ShapeWin
from jantaku.state import TableState
from jantaku.tiles import KIND, KINDS, Face, listed


class DeclarationMark(NamedTuple):
    """One kind of declaration.

    Attributes:
        name: mark on the discard.
        first: name under which it stands in the unbroken first turn; the same name where that is
            nothing special.
        needs_ready: whether the hand must be tenpai after the discard (a bluff is legal otherwise).
        opens: whether the hand is laid open.
    """

    name: str
    first: str
    needs_ready: bool = True
    opens: bool = False


RIICHI = DeclarationMark("riichi", "double_riichi")


class NoDeclaration:
    """Games without declarations."""

    marks: tuple[DeclarationMark, ...] = ()

    def discards(self, state: TableState, seat: int) -> list[tuple[str, Face]]:
        """Marks and faces that `seat` may declare with."""
        return []

    def stand(self, state: TableState) -> Iterator[ev.Event]:
        """After a discard passed: the declaration made with it stands."""
        return iter(())


class Declaration(NoDeclaration):
    """A closed hand declares with a discard; the declaration stands when that discard is not won.

    Args:
        win: for waits and shapes.
        marks: the kinds of declaration there are.
        stick: points laid into the pot `sticks`; 0 for none.
        need_points: whether the seat must own the stick.
        min_live: live tiles that must be left, counted after the draw and before the discard.
        first_breakers: what breaks the first turn, see `situation.Breakers.first`.
        own_spared: which of them do not when the declarer did it: one's own bonus tile leaves the
            first turn what it is, one's own kan does not (rules: sanma, kita; general).
    """

    def __init__(
        self,
        win: ShapeWin,
        *,
        marks: tuple[DeclarationMark, ...] = (RIICHI,),
        stick: int = 0,
        need_points: bool = True,
        min_live: int = 4,
        first_breakers: tuple[str, ...],
        own_spared: tuple[str, ...] = ("set_aside",),
    ) -> None:
        self.win = win
        self.marks = marks
        self.stick = stick
        self.need_points = need_points
        self.min_live = min_live
        self.first_breakers = first_breakers
        self.own_breakers = tuple(name for name in first_breakers if name not in own_spared)

    def discards(self, state: TableState, seat: int) -> list[tuple[str, Face]]:
        """Marks and faces that `seat` may declare with."""
        at = state.seats[seat]
        if (
            at.declared
            or not at.closed
            or state.live < self.min_live
            or (self.stick and self.need_points and state.score(seat) < self.stick)
        ):
            return []
        ready: set[Face] | None = None
        out: list[tuple[str, Face]] = []
        for mark in self.marks:
            if mark.needs_ready:
                if ready is None:
                    ready = self._ready_faces(state, seat)
                if not ready:
                    continue
                out.extend((mark.name, face) for face in listed_once(at.hand) if face in ready)
            else:
                out.extend((mark.name, face) for face in listed_once(at.hand))
        return out

    def _ready_faces(self, state: TableState, seat: int) -> set[Face]:
        at = state.seats[seat]
        if self.win.shapes.shanten(at.kinds, len(at.melds)) > 0:
            return set()
        kinds = bytearray(at.kinds)
        ready = set()
        for kind in range(KINDS):
            if kinds[kind]:
                kinds[kind] -= 1
                if self.win.of(kinds, at):
                    ready.add(kind)
                kinds[kind] += 1
        return {face for face in listed_once(at.hand) if KIND[face] in ready}

    def stand(self, state: TableState) -> Iterator[ev.Event]:
        """After a discard passed: the declaration made with it stands."""
        seat = state.turn
        at = state.seats[seat]
        if not at.river or not at.river[-1].mark or at.declared:
            return
        mark = next(m for m in self.marks if m.name == at.river[-1].mark)
        first = (
            len(at.river) == 1
            and at.turns == 1
            and state.last_broken(self.first_breakers, but=seat) < 0
            and state.last_broken(self.own_breakers) < 0
        )
        yield ev.declare(seat, mark.first if first else mark.name)
        if self.stick:
            yield ev.transfer(seat, "pot:sticks", self.stick, "stick")
        if mark.opens:
            yield ev.show(seat, tuple(listed(at.hand)))


def listed_once(hand: bytes | bytearray) -> list[Face]:
    """The distinct faces of a hand counted by face."""
    return [face for face, count in enumerate(hand) if count]
