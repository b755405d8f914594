"""What hands would be worth, asked of the ruleset's scorer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from jantaku.bots.completion import complete
from jantaku.bots.luck import Luck
from jantaku.bots.plans import Counts, Plan
from jantaku.melds import Meld
from jantaku.situation import Situation
from jantaku.tiles import KIND, KINDS, RED_M, RED_P, RED_S, Face
from jantaku.value import Refusal, Value
from jantaku.view import View

REDS: Final = (RED_M, RED_P, RED_S)

HIDDEN_BONUS: Final = 1.18
"""What bonus indicators that only a declared winner turns add to a value, on average."""


class Worth(NamedTuple):
    """Points of a win by own draw and by a claimed tile; 0 where the scorer refuses it.

    Attributes:
        sure: of several wins, the share that is not refused; one that needs an own draw is half
            refused.
    """

    tsumo: float
    ron: float
    sure: float = 1.0

    @property
    def any(self) -> bool:
        """Whether there is any way to win."""
        return self.tsumo > 0 or self.ron > 0


NOTHING: Final = Worth(0.0, 0.0, 0.0)


def is_closed(melds: Sequence[Meld]) -> bool:
    """Whether nothing was claimed."""
    return not any(m.is_open for m in melds)


class Appraiser:
    """Asks the scorer about hands that this seat may hold later.

    Args:
        view: of the seat, as it is now.
        bare: ask as if the seat had discarded and laid aside nothing yet, so that the answers hold
            for the whole hand.
    """

    def __init__(self, view: View, *, bare: bool = False) -> None:
        self.view = view
        self._bare = bare
        self.rules = view.rules
        self.sets = view.rules.shapes.sets
        counts = view.rules.tiles.counts
        self._face_of: tuple[Face, ...] = tuple(
            next((r for r in REDS if KIND[r] == k and not counts[k]), k) for k in range(KINDS)
        )
        self._bases: dict[tuple[bool, str], Situation] = {}
        self._known: dict[tuple[object, ...], float] = {}
        standing = view.declared(view.seat)
        marks = view.rules.layout.declarations
        self.standing = standing
        self.mark = standing or (marks[0] if marks else "")
        """The declaration that a closed hand would make, or has made."""

    def face(self, kind: int) -> Face:
        """A face of this kind that is in the set, the plain one if there is one."""
        return self._face_of[kind]

    def has_red(self, kind: int) -> bool:
        """Whether red tiles of this kind are in the set."""
        return any(KIND[r] == kind and self.rules.tiles.counts[r] for r in REDS)

    def dressed(self, kinds: Counts, hand: Counts) -> bytearray:
        """Faces (46) for counts by kind: the red ones of one's own hand as far as they are among
        them, plain ones otherwise.
        """
        faces = bytearray(len(hand))
        faces[:KINDS] = kinds
        for red in REDS:
            kind = KIND[red]
            keep = min(hand[red], faces[kind])
            if self._face_of[kind] == red:
                keep = faces[kind]
            faces[red] = keep
            faces[kind] -= keep
        return faces

    def points(
        self,
        kinds: bytes,
        hand: Counts,
        melds: tuple[Meld, ...],
        won: int,
        *,
        tsumo: bool,
        declared: str,
        indicators: tuple[Face, ...] | None = None,
        dealer: bool | None = None,
    ) -> float:
        """What winning would bring; 0 where the scorer refuses.

        Args:
            kinds: concealed tiles by kind (34), the winning one included.
            hand: own concealed faces (46), for its red ones.
            won: kind of the winning tile.
            declared: the declaration that stands then.
            indicators: other indicators than those that lie open.
            dealer: whether the winner is taken to deal, if not as it is.
        """
        dressed = bytes(self.dressed(kinds, hand))
        # Looking ahead comes to the same hands by many ways.
        key = (dressed, melds, won, tsumo, declared, indicators, dealer)
        known = self._known.get(key)
        if known is None:
            value = self._asked(dressed, kinds, melds, won, tsumo, declared, indicators, dealer)
            known = 0.0 if isinstance(value, Refusal) else float(value.numbers().get("points", 1))
            if declared and self.rules.wall.under:
                known *= HIDDEN_BONUS
            self._known[key] = known
        return known

    def value(
        self,
        kinds: bytes,
        hand: Counts,
        melds: tuple[Meld, ...],
        won: int,
        *,
        tsumo: bool,
        declared: str,
    ) -> Value | Refusal:
        """What the scorer says of a win; see `points`."""
        dressed = bytes(self.dressed(kinds, hand))
        return self._asked(dressed, kinds, melds, won, tsumo, declared, None, None)

    def situation(
        self,
        kinds: bytes,
        hand: Counts,
        melds: tuple[Meld, ...],
        won: int,
        *,
        tsumo: bool,
        declared: str,
    ) -> Situation:
        """The win that `value` asks the scorer about."""
        dressed = bytes(self.dressed(kinds, hand))
        return self._situation(dressed, kinds, melds, won, tsumo, declared, None, None)

    def _asked(
        self,
        dressed: bytes,
        kinds: bytes,
        melds: tuple[Meld, ...],
        won: int,
        tsumo: bool,
        declared: str,
        indicators: tuple[Face, ...] | None,
        dealer: bool | None,
    ) -> Value | Refusal:
        return self.rules.score.value(
            self._situation(dressed, kinds, melds, won, tsumo, declared, indicators, dealer)
        )

    def _situation(
        self,
        dressed: bytes,
        kinds: bytes,
        melds: tuple[Meld, ...],
        won: int,
        tsumo: bool,
        declared: str,
        indicators: tuple[Face, ...] | None,
        dealer: bool | None,
    ) -> Situation:
        base = self._bases.get((tsumo, declared))
        if base is None:
            base = self.view.later(self._face_of[won], tsumo=tsumo, declared=declared)
            if self._bare:
                base = replace(base, aside=(), river=0)
            self._bases[tsumo, declared] = base
        return replace(
            base,
            hand=dressed,
            kinds=kinds,
            melds=melds,
            tile=self._face_of[won],
            indicators=base.indicators if indicators is None else indicators,
            dealer=base.dealer if dealer is None else dealer,
        )

    def both(
        self,
        kinds: bytes,
        hand: Counts,
        melds: tuple[Meld, ...],
        won: int,
        declared: str,
        *,
        ratio: float = 0.0,
    ) -> Worth:
        """What it would bring by own draw and by a claimed tile.

        With a `ratio` of the one to the other, the scorer is asked for an own draw only where it
        refuses a claimed tile.
        """
        ron = self.points(kinds, hand, melds, won, tsumo=False, declared=declared)
        if ron and ratio:
            return Worth(ron * ratio, ron)
        return Worth(self.points(kinds, hand, melds, won, tsumo=True, declared=declared), ron)

    def prospect(
        self,
        plan: Plan,
        kinds: Counts,
        hand: Counts,
        melds: tuple[Meld, ...],
        *,
        unseen: Sequence[int],
        order: Sequence[int],
        luck: Luck,
        samples: int,
        ratio: float,
    ) -> Worth:
        """The mean worth of some hands of the plan that these tiles may become, refused ones
        included; a closed hand is taken to declare.
        """
        declared = self.mark if is_closed(melds) else ""
        size = 3 * (self.sets - len(melds)) + 2
        tsumo = ron = sure = 0.0
        for _ in range(samples):
            done = complete(
                plan, kinds, len(melds), size=size, unseen=unseen, order=order, luck=luck
            )
            if done is not None:
                worth = self.both(done.kinds, hand, melds, done.won, declared, ratio=ratio)
                tsumo += worth.tsumo
                ron += worth.ron
                sure += (worth.tsumo > 0) + (worth.ron > 0)
        return Worth(tsumo / samples, ron / samples, sure / samples / 2)
