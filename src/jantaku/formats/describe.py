"""Events and positions in words, for reports that a person reads."""

from __future__ import annotations

from jantaku.melds import Meld, meld_text
from jantaku.state import NO_TILE
from jantaku.table import Table
from jantaku.tiles import TEXT, listed, text


def told(key: tuple[object, ...]) -> str:
    """What `game.public` made of an event, as text: `draw seat 1 3m`."""
    words = [str(key[0])]
    for field in key[1:]:
        if isinstance(field, Meld):
            words.append(f"{field.form} {meld_text(field)} from seat {field.source}")
        elif isinstance(field, tuple):
            words.append(text(field))
        elif field is True:
            words.append("as drawn")
        elif isinstance(field, int) and field is not False:
            words.append(
                f"seat {field}" if len(words) == 1 and key[0] != "indicator" else TEXT[field]
            )
        elif field:
            words.append(str(field))
    return " ".join(words)


def position(table: Table) -> str:
    """The whole table, a line a seat: points, hand, melds, river."""
    state = table.state
    indicators = text(state.indicators)
    head = f"dealer {state.dealer}, {state.live} tiles left, indicators {indicators or '-'}"
    lines = [f"{head}, phase {state.phase}, turn {state.turn}"]
    for seat, at in enumerate(state.seats):
        counts = bytearray(at.hand)
        drawn = ""
        if at.drawn != NO_TILE:
            counts[at.drawn] -= 1
            drawn = f" +{TEXT[at.drawn]}"
        melds = "".join(f" {meld_text(m)}" for m in at.melds)
        aside = f" aside {text(at.aside)}" if at.aside else ""
        river = " ".join(
            TEXT[r.tile] + ("'" if r.mark else "") + ("*" if r.taken else "") for r in at.river
        )
        lines.append(
            f"seat {seat} {state.score(seat):>6} {text(listed(counts))}{drawn}{melds}{aside}"
            f"{' ' + at.declared if at.declared else ''} | {river}"
        )
    return "\n".join(lines)
