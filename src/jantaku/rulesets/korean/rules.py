"""The rules of a table of the Korean game, composed from shared policies (rules: korean)."""

from __future__ import annotations

from typing import Final, Literal

from jantaku.kernel import Shapes
from jantaku.options import Options
from jantaku.patterns.rows import Patterns
from jantaku.policies.aborts import AbortRule, AllDeclared, FourKans, FourWinds
from jantaku.policies.aside import ForcedAside
from jantaku.policies.bonus import BonusMarks, BonusTiles
from jantaku.policies.choices import kuikae_mode
from jantaku.policies.claims import Claims
from jantaku.policies.declaration import Declaration, DeclarationMark
from jantaku.policies.furiten import Furiten
from jantaku.policies.indicators import NoIndicators
from jantaku.policies.kans import Kans
from jantaku.policies.kuikae import Kuikae
from jantaku.policies.opening import Deal
from jantaku.policies.robbing import Robbing
from jantaku.policies.score_rows import RowScore
from jantaku.policies.turn import NineTerminals, Turn
from jantaku.policies.win import ShapeWin
from jantaku.ruleset import Flow, Layout, Rules
from jantaku.rulesets.korean import detectors as own
from jantaku.rulesets.korean import table
from jantaku.rulesets.korean.flow import Rounds, WinnersSession
from jantaku.rulesets.korean.settle import POT, PotSettle
from jantaku.rulesets.korean.words import WORDS
from jantaku.rulesets.korean.worth import ChipWorth
from jantaku.situation import Breakers
from jantaku.tiles import WEST, Face, TileSet, tile_set
from jantaku.wall import WallPlan

SEATS: Final = 4
HAND: Final = 13
BAMBOO: Final = range(18, 27)

ROUNDS: Final = {"east": 1, "east_south": 2}
ADDITIONS: Final = {"10_5": (10, 5), "5_2": (5, 2), "0_0": (0, 0)}
"""What is added to a closed and to an open hand."""

REDS: Final = {"none": (0, 0, 0), "one_each": (1, 1, 0)}

STANDING: Final = (
    own.RIICHI,
    own.DOUBLE_RIICHI,
    own.OPEN_RIICHI,
    own.OPEN_DOUBLE_RIICHI,
)


def tiles(options: Options) -> TileSet:
    """The 104 tiles."""
    return tile_set(without=BAMBOO, reds=REDS[options.text("reds")], flowers=own.SEASONS)


def marks(options: Options) -> tuple[DeclarationMark, ...]:
    """Riichi, which may be a bluff, and open riichi, which cannot."""
    return (
        DeclarationMark(
            own.RIICHI, own.DOUBLE_RIICHI, needs_ready=not options.flag("bluff_riichi")
        ),
        DeclarationMark(own.OPEN_RIICHI, own.OPEN_DOUBLE_RIICHI, opens=True),
    )


def score_policy(options: Options, used: TileSet, shapes: Shapes) -> RowScore:
    """The score policy under these options."""
    closed, opened = ADDITIONS[options.text("win_addition")]
    minimum = options.integer("minimum")
    return RowScore(
        shapes=shapes,
        patterns=Patterns(table.rows(options)),
        worth=ChipWorth(closed=closed, open=opened, minimum=minimum, seats=SEATS),
        seats=SEATS,
        minimum=minimum,
        counted=(table.BASE,),
        bonus=BonusTiles(used.successor),
        bonus_unit=table.BONUS,
    )


def _seasons(options: Options) -> dict[Face, tuple[int, str]]:
    """For which seat wind each season counts."""
    each = options.text("flowers") == "each"
    return {tile: (-1 if each else wind, "pattern.flower") for wind, tile in enumerate(own.SEASONS)}


def build(options: Options) -> Rules:
    """The rules of a table under these options."""
    used = tiles(options)
    wall = WallPlan(dead=options.integer("dead_wall"))
    breakers = Breakers()
    shapes = Shapes(copies=used.copies, sets=4, pairs=2, orphans=False)
    score = score_policy(options, used, shapes)
    win = ShapeWin(shapes, score, breakers, dead_waits=options.flag("count_dead_waits"))
    robbing = Robbing(shapes, {"added_kan": "any"})
    furiten = Furiten(win, robbing, barred=options.flag("furiten_when_barred"))
    kans = Kans(win, wall, most=4 if options.text("most_kans") == "four" else used.size)
    kuikae = Kuikae(kuikae_mode(options))
    aside = ForcedAside(own.SEASONS)
    declaration = Declaration(win, marks=marks(options), first_breakers=breakers.first)
    aborts = _aborts(options, breakers)
    chips = options.integer("draw_chips") if options.text("draw_pot") == "chips" else 0
    return Rules(
        tiles=used,
        seats=SEATS,
        hand_size=HAND,
        shapes=shapes,
        wall=wall,
        breakers=breakers,
        opening=Deal(wall, blocks=(4, 4, 4, 1), aside=aside),
        indicators=NoIndicators(),
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
            kans=None,
            kuikae=kuikae,
            chi=False,
            most_wins=1 if options.text("multiple_ron") == "nearest" else SEATS - 1,
            abort_at=3 if options.flag("abort_triple_ron") else 0,
            ending=[rule for rule in aborts if isinstance(rule, FourKans)],
        ),
        furiten=furiten,
        win=win,
        score=score,
        bonus=BonusMarks(score.bonus, used.counts, _seasons(options)),
        settle=PotSettle(
            win=win,
            chips=chips,
            bluff=options.integer("bluff_penalty"),
        ),
        flow=_flow(options, declaration, aborts),
        layout=Layout(
            aside="flowers",
            pots=(POT,) if chips else (),
            rounds=options.text("length") != "session",
            unit="chips",
            declarations=(own.RIICHI, own.OPEN_RIICHI),
            opening=(own.OPEN_RIICHI,),
            standing=STANDING,
            asks=("first", "last", "replacement", "robbed", "river"),
            words=WORDS,
        ),
    )


def _flow(options: Options, declaration: Declaration, aborts: tuple[AbortRule, ...]) -> Flow:
    count_draws = options.text("draw_pot") == "han"
    length = options.text("length")
    if length != "session":
        return Rounds(
            seats=SEATS,
            rounds=ROUNDS[length],
            declaration=declaration,
            aborts=aborts,
            count_draws=count_draws,
        )
    stays: Literal["stays", "passes"]
    stays = "stays" if options.text("dealer_after_draw") == "stays" else "passes"
    several: Literal["nearest", "dealer"]
    several = "nearest" if options.text("dealer_of_several") == "nearest" else "dealer"
    return WinnersSession(
        seats=SEATS,
        declaration=declaration,
        aborts=aborts,
        after_draw=stays,
        several=several,
        count_draws=count_draws,
    )


def _aborts(options: Options, breakers: Breakers) -> tuple[AbortRule, ...]:
    out: list[AbortRule] = []
    if options.flag("abort_four_wests"):
        out.append(FourWinds(breakers, kinds=1 << WEST))
    if options.flag("abort_four_kans"):
        out.append(FourKans())
    if options.flag("abort_four_riichi"):
        out.append(AllDeclared())
    return tuple(out)
