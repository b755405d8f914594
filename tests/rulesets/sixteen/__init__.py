"""A toy ruleset: five sets from sixteen tiles, eight flowers replaced from the tail of the wall, no
dead wall.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.kernel import Shapes
from jantaku.options import Names, Option, Options, Preset, flag
from jantaku.options import names as worded
from jantaku.policies.aside import ForcedAside
from jantaku.policies.claims import Claims
from jantaku.policies.declaration import NoDeclaration
from jantaku.policies.furiten import NoFuriten
from jantaku.policies.indicators import NoIndicators
from jantaku.policies.kans import Kans
from jantaku.policies.kuikae import Kuikae
from jantaku.policies.opening import Deal
from jantaku.policies.robbing import Robbing
from jantaku.policies.round_flow import GameEndRules, RoundFlow
from jantaku.policies.turn import Turn
from jantaku.policies.win import ShapeWin
from jantaku.ruleset import Layout, PatternRow, Rules, Ruleset
from jantaku.situation import Breakers
from jantaku.tiles import FLOWER, tile_set
from jantaku.wall import WallPlan
from sixteen.score import ROWS, TaiScore
from sixteen.settle import TaiSettle

SEATS: Final = 4
FLOWERS: Final = tuple(range(FLOWER, FLOWER + 8))

OPTIONS: Final[tuple[Option, ...]] = (
    flag(
        "rob_kans",
        True,
        worded("槍槓", "Rob kans", "창깡"),
        worded(
            "加槓の牌であがれるかを決めます。",
            "Whether the tile added to a triplet can be won.",
            "가깡한 패로 날 수 있는지 정합니다.",
        ),
        group="play",
    ),
)


class Sixteen:
    """The plug-in."""

    id: str = "sixteen"
    names: Names = worded("十六張", "Sixteen tiles", "열여섯 장")
    summary: Names = worded(
        "手牌は十六枚、面子は五つ。", "Sixteen tiles, five sets.", "손패 열여섯 장, 몸통 다섯."
    )
    options: tuple[Option, ...] = OPTIONS
    presets: tuple[Preset, ...] = (Preset("standard", worded("標準", "Standard", "표준"), {}),)
    texts: Mapping[str, Mapping[str, str]] = {"ja": {}, "en": {}, "ko": {}}

    def rules(self, options: Options) -> Rules:
        """See `Ruleset`."""
        used = tile_set(flowers=FLOWERS)
        plan = WallPlan()
        breakers = Breakers()
        shapes = Shapes(copies=used.copies, sets=5, pairs=0, orphans=False)
        score = TaiScore(shapes)
        win = ShapeWin(shapes, score, breakers)
        aside = ForcedAside(FLOWERS)
        furiten = NoFuriten()
        kans = Kans(win, plan, most=used.size)
        kuikae = Kuikae("allowed")
        return Rules(
            tiles=used,
            seats=SEATS,
            hand_size=16,
            shapes=shapes,
            wall=plan,
            breakers=breakers,
            opening=Deal(plan, blocks=(4, 4, 4, 4), aside=aside),
            indicators=NoIndicators(),
            turn=Turn(win, kans=kans, aside=aside, declaration=NoDeclaration(), kuikae=kuikae),
            aside=aside,
            claims=Claims(
                win,
                furiten,
                Robbing(shapes, {"added_kan": "any"} if options.flag("rob_kans") else {}),
                kans=kans,
                kuikae=kuikae,
            ),
            furiten=furiten,
            win=win,
            score=score,
            settle=TaiSettle(win),
            flow=RoundFlow(
                seats=SEATS,
                start=0,
                end=GameEndRules(bust=None, stop_on_top=False),
                declaration=NoDeclaration(),
            ),
            layout=Layout(aside="flowers", unit="points"),
        )

    def patterns(self, options: Options) -> tuple[PatternRow, ...]:
        """See `Ruleset`."""
        return tuple(PatternRow(r.id, r.open, r.closed, r.unit) for r in ROWS)


RULESETS: Final[tuple[Ruleset, ...]] = (Sixteen(),)
