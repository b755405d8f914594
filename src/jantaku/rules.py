"""The rules of one table: plain data, and the policies that answer what data cannot say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from jantaku.kernel import Shapes
from jantaku.seams import (
    Arithmetic,
    Aside,
    Bonus,
    Claims,
    Flow,
    Furiten,
    Indicators,
    Opening,
    Score,
    Settle,
    Turn,
    Win,
)
from jantaku.situation import Breakers, Told
from jantaku.tiles import TileSet
from jantaku.value import Line
from jantaku.wall import WallPlan


class Layout(NamedTuple):
    """What the table shows for a ruleset; the page draws from this and knows no ruleset.

    Attributes:
        aside: `north`, `flowers` or empty: what the row of bonus tiles is for.
        pots: names of the pots.
        indicators: open at the deal; `indicator_slots` at most.
        rounds: whether a round wind is shown.
        unit: text key of the unit of scores.
        declarations: marks a discard can carry; `opening` those of them that lay the hand open.
        standing: names under which a declaration can stand (`riichi`, `double_riichi`); empty where
            they are the marks.
        asks: circumstances of a win that can matter here, by the words of a calculator, and `river`
            where the winner's own discards do; what is set aside is asked about where there is
            such a thing.
        words: the ruleset's own words for circumstances, which its calculator takes as well.
    """

    aside: str = ""
    pots: tuple[str, ...] = ()
    indicators: int = 0
    indicator_slots: int = 0
    rounds: bool = True
    unit: str = "points"
    declarations: tuple[str, ...] = ()
    opening: tuple[str, ...] = ()
    standing: tuple[str, ...] = ()
    asks: tuple[str, ...] = ("prompt", "first", "last", "replacement", "robbed")
    words: Mapping[str, Told] = {}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rules:
    """The rules of one table: data and policies, built by a ruleset from its options.

    Attributes:
        bonus: tiles that a table points out; None where nothing counts beside the hand.
        arithmetic: the rest of a value's derivation, worked out where it is shown: records do not
            keep it. None where the lines of the value say all.
        dealer_by_lot: a host that sets up a game draws lots for `Setup.dealer`, also where somebody
            plays alone; otherwise whoever opens a table alone deals first (rules: riichi, hanma).
    """

    tiles: TileSet
    seats: int
    hand_size: int
    shapes: Shapes
    wall: WallPlan
    breakers: Breakers
    opening: Opening
    indicators: Indicators
    turn: Turn
    aside: Aside
    claims: Claims
    furiten: Furiten
    win: Win
    score: Score
    settle: Settle
    flow: Flow
    layout: Layout = field(default_factory=Layout)
    bonus: Bonus | None = None
    arithmetic: Arithmetic | None = None
    dealer_by_lot: bool = False

    def sums(self, numbers: Mapping[str, int], *, tsumo: bool, dealer: bool) -> tuple[Line, ...]:
        """See `Arithmetic`; empty where there is none."""
        if self.arithmetic is None:
            return ()
        return self.arithmetic(numbers, tsumo=tsumo, dealer=dealer)
