"""The rules of a riichi table, composed from shared policies under its options (rules: riichi)."""

from __future__ import annotations

from typing import Final

from jantaku.kernel import Shapes
from jantaku.options import Options
from jantaku.policies.aborts import AbortRule, AllDeclared, FourKans, FourWinds
from jantaku.policies.aside import NoAside
from jantaku.policies.claims import Claims
from jantaku.policies.declaration import RIICHI, Declaration
from jantaku.policies.furiten import Furiten
from jantaku.policies.indicators import KanIndicators
from jantaku.policies.kans import Kans
from jantaku.policies.kuikae import Kuikae
from jantaku.policies.opening import Deal
from jantaku.policies.robbing import Robbing
from jantaku.policies.round_flow import GameEndRules, RoundFlow
from jantaku.policies.turn import NineTerminals, Turn
from jantaku.policies.win import ShapeWin
from jantaku.ruleset import Layout, Rules
from jantaku.rulesets.riichi import table
from jantaku.situation import Breakers
from jantaku.tiles import TileSet, tile_set
from jantaku.wall import WallPlan

SEATS: Final = 4
HAND: Final = 13
BREAKERS: Final = Breakers()

WALL: Final = WallPlan(
    dead=14,
    indicators=(5, 7, 9, 11, 13),
    under=(4, 6, 8, 10, 12),
    opened=1,
    replacements=(1, 0, 3, 2),
)
"""Fourteen dead tiles, refilled from the live wall by every kan; replacements lie at its end."""

REDS: Final = {"none": (0, 0, 0), "one_each": (1, 1, 1), "two_dots": (1, 2, 1)}
"""Red fives in characters, dots and bamboo."""

ROUNDS: Final = {"east": 1, "east_south": 2}
BUST: Final = {"below_zero": 0, "zero_or_less": 1, "off": None}
PLACE_BONUS: Final = {
    "none": (),
    "10_5": (10_000, 5_000),
    "20_10": (20_000, 10_000),
    "30_10": (30_000, 10_000),
}


def tiles(options: Options) -> TileSet:
    """The 136 tiles with their red fives."""
    return tile_set(reds=REDS[options.text("reds")])


def build(options: Options) -> Rules:
    """The rules under these options."""
    used = tiles(options)
    shapes = Shapes(copies=used.copies, sets=4, pairs=1, orphans=True)
    score = table.score(options, shapes=shapes, tiles=used)
    win = ShapeWin(shapes, score, BREAKERS, dead_waits=options.flag("count_dead_waits"))
    robbing = Robbing(
        shapes,
        {
            "added_kan": "any",
            "concealed_kan": "orphans" if options.flag("orphans_rob_concealed_kan") else "no",
        },
    )
    furiten = Furiten(
        win,
        robbing,
        temporary_ends="draw" if options.text("temporary_furiten") == "own_draw" else "discard",
    )
    kans = Kans(win, WALL, locked="strict" if options.flag("strict_riichi_kan") else "same_waits")
    kuikae = Kuikae(table.kuikae_mode(options))
    aside = NoAside()
    declaration = Declaration(
        win,
        marks=(RIICHI,),
        stick=table.STICK,
        min_live=options.integer("riichi_min_live"),
        first_breakers=BREAKERS.first,
    )
    several = options.text("multiple_ron")
    return Rules(
        tiles=used,
        seats=SEATS,
        hand_size=HAND,
        shapes=shapes,
        wall=WALL,
        breakers=BREAKERS,
        opening=Deal(WALL, blocks=(4, 4, 4, 1), aside=aside),
        indicators=KanIndicators(
            WALL,
            late=("open_kan", "added_kan")
            if options.text("kan_indicator_timing") == "open_late"
            else (),
            by_kans=options.flag("kan_indicators"),
            under=options.flag("ura"),
            under_kans=options.flag("kan_ura"),
        ),
        turn=Turn(
            win,
            kans=kans,
            aside=aside,
            declaration=declaration,
            kuikae=kuikae,
            aborts=(NineTerminals(BREAKERS),) if options.flag("abort_nine_terminals") else (),
        ),
        aside=aside,
        claims=Claims(
            win,
            furiten,
            robbing,
            kans=kans,
            kuikae=kuikae,
            most_wins={"nearest": 1, "two": 2, "all": SEATS - 1}[several],
            abort_at=3 if several == "two" else 0,
        ),
        furiten=furiten,
        win=win,
        score=score,
        settle=table.settle(options, win=win),
        flow=RoundFlow(
            seats=SEATS,
            start=options.integer("start_points"),
            end=_end(options),
            declaration=declaration,
            aborts=_aborts(options),
        ),
        layout=Layout(
            pots=("sticks",),
            indicators=WALL.opened,
            indicator_slots=len(WALL.indicators),
            declarations=(table.RIICHI,),
            standing=table.DECLARATIONS,
        ),
    )


def _end(options: Options) -> GameEndRules:
    return GameEndRules(
        rounds=ROUNDS[options.text("length")],
        bust=BUST[options.text("bust")],
        stop_on_top=options.flag("dealer_stops_on_top"),
        goal=options.integer("goal"),
        extension=SEATS if options.flag("extension") else 0,
        place_bonus=PLACE_BONUS[options.text("uma")],
        sticks_to_first=options.text("leftover_sticks") == "first",
    )


def _aborts(options: Options) -> tuple[AbortRule, ...]:
    out: list[AbortRule] = []
    if options.flag("abort_four_winds"):
        out.append(FourWinds(BREAKERS))
    if options.flag("abort_four_kans"):
        out.append(FourKans())
    if options.flag("abort_four_riichi"):
        out.append(AllDeclared())
    return tuple(out)
