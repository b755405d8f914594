"""What a player would like to know at the table, from that player's view alone.

Waits with the tiles that are still unseen and whether they win, what each discard leaves, how
dangerous it is to whom. Every rule is asked of the ruleset: its shapes, its scorer, whether a river
is safe. Why something is recommended is said by `analysis.reasons`.

    told = advise(table.view(seat), table.pending().get(seat))
    told.shanten, [(wait.kind, wait.left) for wait in told.waits]
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from jantaku.actions import Action
from jantaku.analysis.signs import Danger, dangers
from jantaku.table import Decision
from jantaku.tiles import FACES, KIND, KINDS, TEXT, Face, Kind, TileSet
from jantaku.value import Refusal, Value
from jantaku.view import View

Json = dict[str, object]


class Wait(NamedTuple):
    """A kind that completes the hand.

    Attributes:
        kind: 0..33.
        left: tiles of it that this seat has not seen.
        tsumo, ron: what the win would be worth, or why it is refused. Furiten is not looked at.
    """

    kind: Kind
    left: int
    tsumo: Value | Refusal
    ron: Value | Refusal

    def account(self, tiles: TileSet) -> Json:
        """The JSON form, with a face of the kind that exists in this set."""
        return {
            "tile": TEXT[tiles.face_of(self.kind)],
            "left": self.left,
            "tsumo": _outcome(self.tsumo),
            "ron": _outcome(self.ron),
        }


class Option(NamedTuple):
    """What a discard leaves.

    Attributes:
        kind: the kind discarded.
        shanten: of the rest; 0 tenpai.
        accepts: kinds that bring the rest nearer (of a tenpai hand: its waits), each with the tiles
            unseen; `left` of them altogether.
        waits: of the rest, where it is tenpai.
        causes: kinds among the waits that lie in one's own river, or would: they bar a claim where
            the ruleset says so.
        dangers: to whom the discard is how dangerous.
    """

    kind: Kind
    shanten: int
    accepts: tuple[tuple[Kind, int], ...]
    left: int
    waits: tuple[Wait, ...]
    causes: tuple[Kind, ...]
    dangers: tuple[Danger, ...]

    def account(self, tiles: TileSet) -> Json:
        """The JSON form; what is discarded is named by its plain tile."""
        return {
            "tile": TEXT[self.kind],
            "shanten": self.shanten,
            "accepts": [
                {"tile": TEXT[tiles.face_of(kind)], "left": left} for kind, left in self.accepts
            ],
            "left": self.left,
            "waits": [wait.account(tiles) for wait in self.waits],
            "causes": [TEXT[tiles.face_of(kind)] for kind in self.causes],
            "dangers": [danger.account() for danger in self.dangers],
        }


class Advice(NamedTuple):
    """What there is to know.

    Attributes:
        shanten: of the hand as it is; with a tile too many, after the best discard (-1: complete).
        waits: of the hand without its drawn tile.
        causes: kinds among the waits that lie in one's own river, where that bars a claim.
        options: the discards that the decision offers, by kind; empty when it offers none.
    """

    shanten: int
    waits: tuple[Wait, ...]
    causes: tuple[Kind, ...]
    options: tuple[Option, ...]

    def account(self, tiles: TileSet) -> Json:
        """The JSON form (docs/protocol.md), for the set of tiles that is played with."""
        return {
            "shanten": self.shanten,
            "waits": [wait.account(tiles) for wait in self.waits],
            "causes": [TEXT[tiles.face_of(kind)] for kind in self.causes],
            "discards": [option.account(tiles) for option in self.options],
        }

    def option(self, kind: Kind) -> Option | None:
        """What the discard of a kind leaves."""
        return next((option for option in self.options if option.kind == kind), None)


def advise(view: View, decision: Decision | None = None) -> Advice:
    """What `view.seat` would like to know now.

    Args:
        view: of the seat; nothing else is looked at, so what others hide changes nothing.
        decision: what is asked of the seat, for the discards it may choose between.
    """
    shapes = view.rules.shapes
    kinds = view.kinds
    melds = len(view.melds(view.seat))
    unseen = view.unseen()
    river = _river(view)
    waiting = view.waits
    face_of = view.rules.tiles.face_of
    # With the drawn tile in hand, the win is that of the hand without it.
    drawn = view.drawn if decision is None or decision.kind == "turn" else None
    waits = tuple(
        Wait(
            kind,
            unseen[kind],
            view.value_with(face_of(kind), tsumo=True, discard=drawn),
            view.value_with(face_of(kind), tsumo=False, discard=drawn),
        )
        for kind in _bits(waiting)
    )
    return Advice(
        shapes.shanten(kinds, melds, view.held),
        waits,
        tuple(_bits(waiting & river)),
        _options(view, decision, melds, unseen, river),
    )


def _options(
    view: View, decision: Decision | None, melds: int, unseen: bytes, river: int
) -> tuple[Option, ...]:
    offered = _discards(() if decision is None else decision.actions)
    if not offered:
        return ()
    hand = view.hand
    out = []
    shapes = view.rules.shapes
    signs = dangers(view, unseen)
    held = view.held
    face_of = view.rules.tiles.face_of
    for kind in offered:
        if kind >= KINDS:
            continue
        rest = bytearray(view.kinds)
        rest[kind] -= 1
        distance = shapes.shanten(rest, melds, held)
        mask = shapes.accepts(rest, melds, held)
        accepts = tuple((k, unseen[k]) for k in _bits(mask))
        waits: tuple[Wait, ...] = ()
        causes = 0
        if distance == 0:
            face = _face(hand, kind)
            waits = tuple(
                Wait(
                    k,
                    unseen[k],
                    view.value_with(face_of(k), tsumo=True, discard=face),
                    view.value_with(face_of(k), tsumo=False, discard=face),
                )
                for k in _bits(mask)
            )
            causes = mask & (river | (1 << kind if view.rules.furiten.river_safe else 0))
        out.append(
            Option(
                kind,
                distance,
                accepts,
                sum(left for _, left in accepts),
                waits,
                tuple(_bits(causes)),
                signs.get(kind, ()),
            )
        )
    return tuple(out)


def _discards(actions: Iterable[Action]) -> list[Kind]:
    return sorted({KIND[action.tiles[0]] for action in actions if action.kind == "discard"})


def _river(view: View) -> int:
    """Mask of one's own discards, where they bar a claim."""
    mask = 0
    if view.rules.furiten.river_safe:
        for entry in view.river(view.seat):
            mask |= 1 << KIND[entry.tile]
    return mask


def _face(hand: bytes, kind: Kind) -> Face:
    """A face of that kind in the hand, the plain one if it is there."""
    return next(face for face in range(FACES) if hand[face] and KIND[face] == kind)


def _outcome(value: Value | Refusal) -> Json:
    if isinstance(value, Refusal):
        return {"refused": value.reason, "params": dict(value.params)}
    return {"title": value.title().account(), "points": value.numbers()["points"]}


def _bits(mask: int) -> list[int]:
    return [kind for kind in range(KINDS) if mask >> kind & 1]
