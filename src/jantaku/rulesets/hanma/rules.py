"""The rules of a hanma table, composed from shared policies under its options (rules: hanma)."""

from __future__ import annotations

from jantaku.kernel import Shapes
from jantaku.options import Options
from jantaku.patterns.rows import Patterns
from jantaku.policies.aside import NoAside
from jantaku.policies.bonus import BonusMarks, BonusTiles
from jantaku.policies.choices import kuikae_mode
from jantaku.policies.claims import Claims
from jantaku.policies.declaration import Declaration
from jantaku.policies.furiten import Furiten, NoFuriten
from jantaku.policies.indicators import KanIndicators
from jantaku.policies.kans import Kans
from jantaku.policies.kuikae import Kuikae
from jantaku.policies.opening import Deal
from jantaku.policies.robbing import Robbing
from jantaku.policies.score_rows import RowScore
from jantaku.policies.session_flow import SessionFlow
from jantaku.policies.settle_shares import ShareSettle
from jantaku.policies.turn import Turn
from jantaku.policies.win import ShapeWin
from jantaku.ruleset import Layout, Rules
from jantaku.rulesets.hanma import table
from jantaku.rulesets.hanma.worth import CappedShares
from jantaku.situation import Breakers


def build(options: Options) -> Rules:
    """The rules under these options."""
    seats = options.integer("players")
    shrinks = options.flag("kan_shrinks_wall")
    bluff = options.flag("bluff_riichi")
    wall = table.wall(shrinks=shrinks)
    # No pattern asks for a first turn or a prompt win.
    breakers = Breakers()
    shapes = Shapes(copies=table.TILES.copies, sets=4, pairs=2, orphans=True)
    score = RowScore(
        shapes=shapes,
        patterns=Patterns(table.ROWS),
        worth=CappedShares(seats=seats, riichi_once=options.flag("riichi_tsumo_once")),
        seats=seats,
        whole=(table.FLAT,),
        bonus=BonusTiles(successor=table.TILES.successor, under=frozenset({table.RIICHI})),
        bonus_unit=table.POINTS,
    )
    win = ShapeWin(shapes, score, breakers, dead_waits=options.flag("count_dead_waits"))
    robbing = Robbing(
        shapes,
        {
            "added_kan": "any",
            "concealed_kan": "orphans" if options.flag("orphans_rob_concealed_kan") else "no",
        },
    )
    furiten = NoFuriten()
    if options.flag("passed_win_blocks"):
        furiten = Furiten(win, robbing, river=False, lasting=False)
    kans = Kans(
        win,
        wall,
        most=table.KANS,
        # Where a kan takes a live tile, there must be one.
        min_live=0 if options.flag("last_draw_kan") and not shrinks else 1,
        locked="strict" if options.flag("strict_riichi_kan") else "same_waits",
    )
    kuikae = Kuikae(kuikae_mode(options))
    declaration = Declaration(
        win,
        marks=(table.mark(bluff=bluff),),
        min_live=seats,
        first_breakers=breakers.first,
    )
    aside = NoAside()
    return Rules(
        tiles=table.TILES,
        seats=seats,
        hand_size=table.HAND,
        shapes=shapes,
        wall=wall,
        breakers=breakers,
        opening=Deal(wall, blocks=table.BLOCKS, aside=aside),
        indicators=KanIndicators(wall, by_kans=False),
        turn=Turn(win, kans=kans, aside=aside, declaration=declaration, kuikae=kuikae),
        aside=aside,
        claims=Claims(win, furiten, robbing, kans=kans, kuikae=kuikae, chi=False),
        furiten=furiten,
        win=win,
        score=score,
        bonus=BonusMarks(score.bonus, table.TILES.counts),
        settle=ShareSettle(
            win=win,
            bluff=table.CHOMBO,
            checks=frozenset({"exhaustive"}),
            opens_ready=frozenset(),
        ),
        flow=SessionFlow(
            seats=seats,
            declaration=declaration,
            deal="winner" if options.text("next_dealer") == "winner" else "passes",
        ),
        layout=Layout(
            indicators=wall.opened,
            indicator_slots=len(wall.indicators),
            rounds=False,
            declarations=(table.RIICHI,),
            # Nothing is added for how or when a hand is won.
            asks=(),
        ),
        dealer_by_lot=True,
    )
