"""A toy ruleset: play goes on after a win until three have won or the wall is empty.

Three suits, no honours, no chi, any complete hand; several players may win one tile; kans are paid
at once; players may leave between hands, and their totals go with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from blood_battle.flow import BattleFlow
from blood_battle.score import ROWS, FanScore
from blood_battle.settle import BattleSettle
from jantaku.kernel import Shapes
from jantaku.options import Names, Option, Options, Preset, integer
from jantaku.options import names as worded
from jantaku.policies.aside import NoAside
from jantaku.policies.claims import Claims
from jantaku.policies.declaration import NoDeclaration
from jantaku.policies.furiten import NoFuriten
from jantaku.policies.indicators import NoIndicators
from jantaku.policies.kans import Kans
from jantaku.policies.kuikae import Kuikae
from jantaku.policies.opening import Deal
from jantaku.policies.robbing import Robbing
from jantaku.policies.turn import Turn
from jantaku.policies.win import ShapeWin
from jantaku.ruleset import Layout, PatternRow, Rules, Ruleset
from jantaku.situation import Breakers
from jantaku.tiles import tile_set
from jantaku.wall import WallPlan

SEATS: Final = 4

OPTIONS: Final[tuple[Option, ...]] = (
    integer(
        "most_fan",
        4,
        worded("上限", "Most fan", "상한"),
        worded("数える翻の上限です。", "How many fan count at most.", "세는 판의 상한입니다."),
        group="score",
        low=1,
        high=8,
    ),
)


class BloodBattle:
    """The plug-in."""

    id: str = "blood-battle"
    names: Names = worded("血戦", "Blood battle", "혈전")
    summary: Names = worded(
        "三人があがるまで続く。",
        "Play goes on until three have won.",
        "세 명이 날 때까지 계속한다.",
    )
    options: tuple[Option, ...] = OPTIONS
    presets: tuple[Preset, ...] = (Preset("standard", worded("標準", "Standard", "표준"), {}),)
    texts: Mapping[str, Mapping[str, str]] = {"ja": {}, "en": {}, "ko": {}}

    def rules(self, options: Options) -> Rules:
        """See `Ruleset`."""
        used = tile_set(without=range(27, 34))
        plan = WallPlan()
        breakers = Breakers()
        shapes = Shapes(copies=used.copies, sets=4, pairs=1, orphans=False)
        score = FanScore(shapes, most=options.integer("most_fan"))
        win = ShapeWin(shapes, score, breakers)
        aside = NoAside()
        furiten = NoFuriten()
        kans = Kans(win, plan, most=used.size)
        kuikae = Kuikae("allowed")
        return Rules(
            tiles=used,
            seats=SEATS,
            hand_size=13,
            shapes=shapes,
            wall=plan,
            breakers=breakers,
            opening=Deal(plan, blocks=(4, 4, 4, 1), aside=aside),
            indicators=NoIndicators(),
            turn=Turn(win, kans=kans, aside=aside, declaration=NoDeclaration(), kuikae=kuikae),
            aside=aside,
            claims=Claims(
                win,
                furiten,
                Robbing(shapes, {"added_kan": "any"}),
                kans=kans,
                kuikae=kuikae,
                chi=False,
                most_wins=SEATS - 1,
            ),
            furiten=furiten,
            win=win,
            score=score,
            settle=BattleSettle(win),
            flow=BattleFlow(),
            layout=Layout(rounds=False, unit="chips"),
        )

    def patterns(self, options: Options) -> tuple[PatternRow, ...]:
        """See `Ruleset`."""
        return tuple(PatternRow(r.id, r.open, r.closed, r.unit) for r in ROWS)


RULESETS: Final[tuple[Ruleset, ...]] = (BloodBattle(),)
