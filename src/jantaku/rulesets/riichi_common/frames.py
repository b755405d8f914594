"""Tables of the common rules and of EMA's, as data (rules: riichi-common)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Options
from jantaku.patterns.features import SINGLE, TWO_PAIR
from jantaku.patterns.rows import Row
from jantaku.policies.fu import FuTable
from jantaku.policies.ledger import Cap, not_below_zero
from jantaku.rulesets.riichi import table
from jantaku.rulesets.riichi.frame import REDS, Frame
from jantaku.situation import Breakers
from jantaku.tiles import tile_set

BREAKERS: Final = Breakers(
    prompt=("chi", "pon", "open_kan", "concealed_kan"),
    first=("chi", "pon", "open_kan", "concealed_kan"),
)
"""An added kan breaks neither ippatsu nor double riichi."""

ALL_SIMPLES_CLOSED: Final = 2
SMALL_THREE_DRAGONS: Final = 4
DRAGON_ROWS: Final = ("white_dragon", "green_dragon", "red_dragon")
BARE_OPEN_FU: Final = 2


def common_rows(options: Options) -> tuple[Row, ...]:
    """Riichi's table with a dearer all simples, and small three dragons that hold their sets."""
    out = []
    for row in table.rows(options):
        if row.id == "all_simples":
            row = row._replace(closed=ALL_SIMPLES_CLOSED)
        elif row.id == "small_three_dragons":
            row = row._replace(
                open=SMALL_THREE_DRAGONS, closed=SMALL_THREE_DRAGONS, excludes=DRAGON_ROWS
            )
        out.append(row)
    return tuple(out)


def common_fu(options: Options) -> FuTable:
    """Riichi's table with the source's open plain hand, and the wait that gets fu."""
    fu = table.fu_table(options)
    waits = list(fu.waits)
    if options.text("wait_fu") == "two_pair":
        waits[TWO_PAIR], waits[SINGLE] = waits[SINGLE], waits[TWO_PAIR]
    return fu._replace(bare_open=BARE_OPEN_FU, waits=tuple(waits))


def cap_of(options: Options) -> Cap | None:
    """Whether debts are cut."""
    return not_below_zero if options.flag("never_below_zero") else None


def common_frame(options: Options) -> Frame:
    """The common rules for four."""
    return Frame(
        tiles=tile_set(reds=REDS[options.text("reds")]),
        rows=common_rows(options),
        fu=common_fu(options),
        breakers=BREAKERS,
        four_kans="kan",
        cap=cap_of(options),
    )


LATE_MINIMUM: Final = 2
"""Han of patterns that a hand needs once enough repeats lie on the table."""


def ema_frame(options: Options) -> Frame:
    """EMA's tournament rules, 2012 edition: big four winds are the only double yakuman."""
    late = options.integer("two_han_from")
    return Frame(
        tiles=tile_set(reds=REDS[options.text("reds")]),
        rows=tuple(
            row._replace(open=2, closed=2) if row.id == "big_four_winds" else row
            for row in table.rows(options)
        ),
        fu=table.fu_table(options),
        late_minimum=(late, LATE_MINIMUM) if late else None,
    )
