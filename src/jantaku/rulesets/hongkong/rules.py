"""The rules of a Hong Kong table, composed from shared policies under their options (rules:
hongkong).
"""

from __future__ import annotations

from typing import Final

from jantaku.kernel import Shapes
from jantaku.options import Options
from jantaku.patterns.rows import Patterns
from jantaku.policies.aside import ForcedAside
from jantaku.policies.bonus import BonusMarks
from jantaku.policies.choices import kuikae_mode
from jantaku.policies.claims import Claims
from jantaku.policies.furiten import NoFuriten
from jantaku.policies.indicators import NoIndicators
from jantaku.policies.kans import Kans
from jantaku.policies.kuikae import Kuikae
from jantaku.policies.liability import DRAGONS_AND_WINDS
from jantaku.policies.opening import Deal
from jantaku.policies.robbing import Rob, Robbing
from jantaku.policies.win import ShapeWin
from jantaku.ruleset import Layout, Rules
from jantaku.rulesets.hongkong.flow import FaanFlow
from jantaku.rulesets.hongkong.ladder import ladder
from jantaku.rulesets.hongkong.score import BY_FLOWERS, FaanScore
from jantaku.rulesets.hongkong.settle import FaanSettle
from jantaku.rulesets.hongkong.table import FAAN, FLOWER, rows
from jantaku.rulesets.hongkong.turn import FlowerTurn
from jantaku.rulesets.hongkong.words import words
from jantaku.rulesets.hongkong.worth import SEATS, FaanWorth
from jantaku.situation import Breakers
from jantaku.tiles import FLOWER as FIRST_FLOWER
from jantaku.tiles import tile_set
from jantaku.wall import WallPlan

HAND: Final = 13
FLOWERS: Final = tuple(range(FIRST_FLOWER, FIRST_FLOWER + 8))
OWN: Final = {
    **{FLOWERS[wind]: (wind, "pattern.own_flower") for wind in range(4)},
    **{FLOWERS[wind + 4]: (wind, "pattern.own_season") for wind in range(4)},
}
"""For which seat wind each flower and season counts."""
ROUNDS: Final = {"four_rounds": 4, "east": 1, "hand": 0}
ROBBED: Final[dict[str, Rob]] = {"no": "no", "orphans": "orphans", "any": "any"}


def build(options: Options) -> Rules:
    """The rules under these options."""
    tiles = tile_set(flowers=FLOWERS)
    # No dead wall: replacements come from the tail, and drawing goes on to the last tile.
    wall = WallPlan()
    breakers = Breakers(prompt=())
    shapes = Shapes(copies=tiles.copies, sets=4, pairs=2, orphans=True)
    score = score_policy(options, shapes)
    win = ShapeWin(shapes, score, breakers)
    furiten = NoFuriten()
    aside = ForcedAside(FLOWERS)
    kans = Kans(win, wall, most=4 if options.text("most_kans") == "four" else tiles.size)
    kuikae = Kuikae(kuikae_mode(options))
    robbing = Robbing(
        shapes, {"added_kan": "any", "concealed_kan": ROBBED[options.text("rob_concealed_kan")]}
    )
    return Rules(
        tiles=tiles,
        seats=SEATS,
        hand_size=HAND,
        shapes=shapes,
        wall=wall,
        breakers=breakers,
        opening=Deal(wall, blocks=(4, 4, 4, 1), aside=aside),
        indicators=NoIndicators(),
        turn=FlowerTurn(win, score, kans=kans, aside=aside, kuikae=kuikae),
        aside=aside,
        claims=Claims(
            win,
            furiten,
            robbing,
            kans=kans,
            kuikae=kuikae,
            most_wins=SEATS - 1 if options.text("multiple_ron") == "all" else 1,
        ),
        furiten=furiten,
        win=win,
        score=score,
        bonus=BonusMarks(None, tiles.counts, OWN),
        settle=FaanSettle(
            win=win,
            liabilities=DRAGONS_AND_WINDS if options.flag("pao") else (),
            draw_payment=options.integer("draw_payment"),
        ),
        flow=FaanFlow(
            seats=SEATS,
            start=options.integer("start_points"),
            rounds=ROUNDS[options.text("length")],
            stays_on_draw=options.text("dealer_after_draw") == "stays",
            kan_income=options.integer("kan_income"),
        ),
        layout=Layout(
            aside="flowers",
            asks=("first", "last", "replacement", "robbed"),
            words=words(options),
        ),
    )


def score_policy(options: Options, shapes: Shapes) -> FaanScore:
    """The score policy under these options."""
    return FaanScore(
        shapes=shapes,
        patterns=Patterns(rows(options)),
        worth=FaanWorth(
            ladder(options),
            discard_pays="discarder" if options.text("discard_pays") == "discarder" else "all",
        ),
        minimum=options.integer("minimum"),
        counted=(FAAN, FLOWER) if options.flag("flowers_count") else (FAAN,),
        by_flowers=BY_FLOWERS[options.text("flower_win")],
    )
