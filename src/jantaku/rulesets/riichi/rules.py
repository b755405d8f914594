"""The rules of a riichi table, and of its relatives', composed from shared policies under their
options (rules: riichi).
"""

from __future__ import annotations

from typing import Final

from jantaku.kernel import Shapes
from jantaku.options import Options
from jantaku.patterns.rows import Patterns
from jantaku.policies.aborts import AbortRule, AllDeclared, FourKans, FourWinds
from jantaku.policies.aside import ChosenAside, NoAside
from jantaku.policies.bonus import BonusMarks, BonusTiles
from jantaku.policies.choices import kuikae_mode
from jantaku.policies.claims import Claims
from jantaku.policies.declaration import RIICHI, Declaration
from jantaku.policies.furiten import Furiten
from jantaku.policies.indicators import KanIndicators
from jantaku.policies.kans import Kans
from jantaku.policies.kuikae import Kuikae
from jantaku.policies.liability import DRAGONS_AND_WINDS
from jantaku.policies.limits import ladder
from jantaku.policies.opening import Deal
from jantaku.policies.robbing import Robbing
from jantaku.policies.round_flow import GameEndRules, RoundFlow
from jantaku.policies.score_han_fu import HanFuScore
from jantaku.policies.settle_han_fu import HanFuSettle, Waiting
from jantaku.policies.sum_han_fu import HanFuSums
from jantaku.policies.turn import NineTerminals, Turn
from jantaku.policies.win import ShapeWin
from jantaku.ruleset import Layout, Rules
from jantaku.rulesets.riichi import table
from jantaku.rulesets.riichi.frame import Frame
from jantaku.rulesets.riichi.words import WORDS

HAND: Final = 13

ROUNDS: Final = {"east": 1, "east_south": 2}
BUST: Final = {"below_zero": 0, "zero_or_less": 1, "off": None}
PLACE_BONUS: Final = {
    "none": (),
    "10_5": (10_000, 5_000),
    "20_10": (20_000, 10_000),
    "30_10": (30_000, 10_000),
    "15_5": (15_000, 5_000),
    "5_0": (5_000,),
    "15_0": (15_000,),
    "20_0": (20_000,),
}
"""Points that first place and, at a table for four, second place get from the other end."""


def build(options: Options, frame: Frame) -> Rules:
    """The rules of a member of the family under these options."""
    wall, breakers, seats = frame.wall, frame.breakers, frame.seats
    shapes = Shapes(copies=frame.tiles.copies, sets=4, pairs=1, orphans=True)
    score = score_policy(options, frame, shapes)
    win = ShapeWin(shapes, score, breakers, dead_waits=options.flag("count_dead_waits"))
    robbing = Robbing(
        shapes,
        {
            "added_kan": "any",
            "concealed_kan": "orphans" if options.flag("orphans_rob_concealed_kan") else "no",
            "set_aside": "any",
        },
        by_kind=frame.rob,
    )
    furiten = Furiten(
        win,
        robbing,
        temporary_ends="draw" if options.text("temporary_furiten") == "own_draw" else "discard",
    )
    kans = Kans(win, wall, locked="strict" if options.flag("strict_riichi_kan") else "same_waits")
    kuikae = Kuikae(kuikae_mode(options))
    aside = ChosenAside(wall, frame.aside) if frame.aside else NoAside()
    declaration = Declaration(
        win,
        marks=(RIICHI,),
        stick=table.STICK,
        need_points=options.flag("riichi_needs_stick"),
        min_live=options.integer("riichi_min_live"),
        first_breakers=breakers.first,
    )
    several = options.text("multiple_ron")
    aborts = _aborts(options, frame)
    return Rules(
        tiles=frame.tiles,
        seats=seats,
        hand_size=HAND,
        shapes=shapes,
        wall=wall,
        breakers=breakers,
        opening=Deal(wall, blocks=(4, 4, 4, 1), aside=aside),
        indicators=KanIndicators(
            wall,
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
            aborts=(NineTerminals(breakers),) if options.flag("abort_nine_terminals") else (),
        ),
        aside=aside,
        claims=Claims(
            win,
            furiten,
            robbing,
            kans=kans,
            kuikae=kuikae,
            chi=frame.chi,
            most_wins={"nearest": 1, "two": 2, "all": seats - 1}[several],
            abort_at=3 if several == "two" else 0,
            # Of four same winds nobody has a pair left, and after four riichi nobody calls.
            ending=[r for r in aborts if isinstance(r, FourKans) and r.after == "discard"],
        ),
        furiten=furiten,
        win=win,
        score=score,
        bonus=BonusMarks(
            score.bonus,
            frame.tiles.counts,
            dict.fromkeys(frame.aside, (-1, "bonus.aside")),
        ),
        arithmetic=HanFuSums(score.limits, tuple(score.units), score.payments),
        settle=settle_policy(options, frame, win),
        flow=RoundFlow(
            seats=seats,
            start=options.integer("start_points"),
            end=_end(options, seats),
            declaration=declaration,
            aborts=aborts,
        ),
        layout=Layout(
            aside="north" if frame.aside else "",
            pots=("sticks",),
            indicators=wall.opened,
            indicator_slots=len(wall.indicators),
            declarations=(table.RIICHI,),
            standing=table.DECLARATIONS,
            words=WORDS,
        ),
    )


def score_policy(options: Options, frame: Frame, shapes: Shapes) -> HanFuScore:
    """The score policy under these options."""
    return HanFuScore(
        shapes=shapes,
        patterns=Patterns(frame.rows),
        fu=frame.fu,
        limits=ladder(
            counted_yakuman=options.flag("counted_yakuman"),
            round_up=options.flag("round_up_mangan"),
        ),
        units=table.UNITS,
        bonus=_bonus(options, frame),
        payments=frame.payments,
        add_up=options.flag("yakuman_add"),
        late_minimum=frame.late_minimum,
    )


def _bonus(options: Options, frame: Frame) -> BonusTiles:
    return BonusTiles(
        successor=frame.tiles.successor,
        under=frozenset(table.DECLARATIONS) if options.flag("ura") else frozenset(),
        aside=bool(frame.aside),
        robbed_aside=frame.robbed_aside,
    )


def settle_policy(options: Options, frame: Frame, win: Waiting) -> HanFuSettle:
    """The settle policy under these options; `win` tells who is tenpai."""
    return HanFuSettle(
        payments=frame.payments,
        win=win,
        honba=options.integer("honba") // (frame.seats - 1),
        stick=table.STICK,
        own_sticks_back=options.flag("own_sticks_back"),
        liabilities=DRAGONS_AND_WINDS if options.flag("pao") else (),
        liable_for="part" if options.text("pao_composite") == "part" else "whole",
        liable_honba=options.text("pao_honba") == "responsible",
        noten_pool=options.integer("noten_pool"),
        nagashi=table.UNITS["mangan"] if options.flag("nagashi") else 0,
        cap=frame.cap,
    )


def _end(options: Options, seats: int) -> GameEndRules:
    return GameEndRules(
        rounds=ROUNDS[options.text("length")],
        bust=BUST[options.text("bust")],
        stop_on_top=options.flag("dealer_stops_on_top"),
        stop_on_tenpai=options.flag("dealer_stops_on_tenpai"),
        goal=options.integer("goal"),
        extension=seats if options.flag("extension") else 0,
        place_bonus=PLACE_BONUS[options.text("uma")],
        sticks_to_first=options.text("leftover_sticks") == "first",
    )


def _aborts(options: Options, frame: Frame) -> tuple[AbortRule, ...]:
    out: list[AbortRule] = []
    if options.flag("abort_four_winds"):
        out.append(FourWinds(frame.breakers))
    if options.flag("abort_four_kans"):
        out.append(FourKans(after=frame.four_kans))
    # Not every member of the family has this one.
    if options.get("abort_four_riichi") is True:
        out.append(AllDeclared())
    return tuple(out)
