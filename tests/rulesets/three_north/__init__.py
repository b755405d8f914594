"""A toy ruleset: three seats, no 2m to 8m, norths set aside by choice, which others may rob."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.kernel import Shapes
from jantaku.options import Names, Option, Options, Preset, integer
from jantaku.options import names as worded
from jantaku.policies.aborts import FourKans
from jantaku.policies.aside import ChosenAside
from jantaku.policies.bonus import BonusTiles
from jantaku.policies.claims import Claims
from jantaku.policies.declaration import Declaration
from jantaku.policies.fu import FuTable
from jantaku.policies.furiten import Furiten
from jantaku.policies.indicators import KanIndicators
from jantaku.policies.kans import Kans
from jantaku.policies.kuikae import Kuikae
from jantaku.policies.opening import Deal
from jantaku.policies.payments import Payments
from jantaku.policies.robbing import Robbing
from jantaku.policies.round_flow import GameEndRules, RoundFlow
from jantaku.policies.score_han_fu import HanFuScore
from jantaku.policies.settle_han_fu import HanFuSettle
from jantaku.policies.turn import NineTerminals, Turn
from jantaku.policies.win import ShapeWin
from jantaku.ruleset import Layout, PatternRow, Rules, Ruleset
from jantaku.situation import Breakers
from jantaku.tiles import NORTH, tile_set
from jantaku.wall import WallPlan
from three_north.table import HAN, LIMITS, ROWS, UNITS

SEATS: Final = 3
STICK: Final = 1000
BROKEN_BY: Final = ("pon", "open_kan", "added_kan", "concealed_kan", "set_aside")

WALL: Final = WallPlan(
    dead=18,
    indicators=(9, 11, 13, 15, 17),
    under=(8, 10, 12, 14, 16),
    opened=1,
    replacements=(1, 0, 3, 2, 5, 4, 7, 6),
    shrink=(("kan", 1), ("set_aside", 0)),
)

OPTIONS: Final[tuple[Option, ...]] = (
    integer(
        "start_points",
        35000,
        worded("開始時の持ち点", "Starting points", "시작 점수"),
        worded("開始時の点数です。", "Points at the start.", "시작할 때의 점수입니다."),
        group="game",
        low=5000,
        high=100000,
        step=1000,
    ),
)


class ThreeNorth:
    """The plug-in."""

    id: str = "three-north"
    names: Names = worded("三人北抜き", "Three with norths", "세 명 북빼기")
    summary: Names = worded(
        "三人で打ち、北を抜く。", "Three players set norths aside.", "세 명이 치며 북을 뺀다."
    )
    options: tuple[Option, ...] = OPTIONS
    presets: tuple[Preset, ...] = (Preset("standard", worded("標準", "Standard", "표준"), {}),)
    texts: Mapping[str, Mapping[str, str]] = {"ja": {}, "en": {}, "ko": {}}

    def rules(self, options: Options) -> Rules:
        """See `Ruleset`."""
        used = tile_set(without=range(1, 8), reds=(0, 1, 1))
        breakers = Breakers(prompt=BROKEN_BY, first=BROKEN_BY)
        shapes = Shapes(copies=used.copies, sets=4, pairs=1, orphans=True)
        payments = Payments(seats=SEATS)
        score = HanFuScore(
            shapes=shapes,
            patterns=ROWS,
            fu=FuTable(),
            limits=LIMITS,
            units=UNITS,
            bonus=BonusTiles(
                used.successor, under=frozenset({"riichi", "double_riichi"}), aside=True
            ),
            payments=payments,
        )
        win = ShapeWin(shapes, score, breakers)
        robbing = Robbing(
            shapes,
            {"added_kan": "any", "concealed_kan": "orphans", "set_aside": "any"},
            by_kind={("added_kan", NORTH): "orphans", ("concealed_kan", NORTH): "orphans"},
        )
        furiten = Furiten(win, robbing)
        kans = Kans(win, WALL)
        kuikae = Kuikae("forbidden")
        aside = ChosenAside(WALL, (NORTH,))
        declaration = Declaration(win, stick=STICK, min_live=3, first_breakers=breakers.first)
        return Rules(
            tiles=used,
            seats=SEATS,
            hand_size=13,
            shapes=shapes,
            wall=WALL,
            breakers=breakers,
            opening=Deal(WALL, blocks=(4, 4, 4, 1), aside=aside),
            indicators=KanIndicators(WALL),
            turn=Turn(
                win,
                kans=kans,
                aside=aside,
                declaration=declaration,
                kuikae=kuikae,
                aborts=(NineTerminals(breakers),),
            ),
            aside=aside,
            claims=Claims(
                win,
                furiten,
                robbing,
                kans=kans,
                kuikae=kuikae,
                chi=False,
                ending=(FourKans(),),
            ),
            furiten=furiten,
            win=win,
            score=score,
            settle=HanFuSettle(payments=payments, win=win, stick=STICK, noten_pool=2000),
            flow=RoundFlow(
                seats=SEATS,
                start=options.integer("start_points"),
                end=GameEndRules(rounds=1),
                declaration=declaration,
                aborts=(FourKans(),),
            ),
            layout=Layout(
                aside="north",
                pots=("sticks",),
                indicators=1,
                indicator_slots=5,
                declarations=("riichi",),
                standing=("riichi", "double_riichi"),
            ),
        )

    def patterns(self, options: Options) -> tuple[PatternRow, ...]:
        """See `Ruleset`."""
        return tuple(PatternRow(r.id, r.open, r.closed, r.unit) for r in HAN)


RULESETS: Final[tuple[Ruleset, ...]] = (ThreeNorth(),)
