"""A hand as text."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from jantaku.calculator.notation import plain
from jantaku.errors import SituationError, TileError
from jantaku.melds import Meld, meld_text, parse_meld
from jantaku.ruleset import Rules
from jantaku.tiles import HIDDEN, Face, faces, text


class TypedHand(NamedTuple):
    """What `parse_hand` reads: all concealed faces, the winning tile among them; melds; the winning
    tile.
    """

    concealed: tuple[Face, ...]
    melds: tuple[Meld, ...]
    tile: Face


_WORD: Final = re.compile(r"[\[(][^\])]*[\])](?:@\w+)?|[^\s\[\]()]+|\S")


def parse_tiles(typed: str) -> tuple[list[Face], list[Meld]]:
    """Read concealed tiles and melds in brackets; TileError for what cannot be read."""
    concealed: list[Face] = []
    melds: list[Meld] = []
    for word in _WORD.findall(plain(typed)):
        if word[0] in "[(":
            melds.append(_meld(word))
        else:
            concealed.extend(faces(word))
    if HIDDEN in concealed or any(HIDDEN in m.tiles for m in melds):
        raise TileError("hidden_tile", "a hand to be scored has no hidden tiles", tile="??")
    return concealed, melds


def parse_hand(typed: str, win: str = "", *, size: int = 13) -> TypedHand:
    """Read a hand such as `234m0p6p11s [555z] (1111m) 7p`.

    Plain words are concealed tiles, words in brackets melds (see `melds.parse_meld`). A meld may
    name who fed it: `[555z]@left`, `@across`, `@right`, seen from the winner. The winning tile is
    the last one written, unless `win` names it: then `typed` may hold it or not. Every writing that
    `notation.plain` knows is taken. `size` is how many tiles a hand without melds has before it
    wins.

    Raises TileError for what cannot be read and SituationError without a winning tile. Whether the
    number of tiles is right otherwise, `check_situation` says.
    """
    concealed, melds = parse_tiles(typed)
    waiting = len(concealed) == size - 3 * len(melds)
    if win:
        named = faces(plain(win))
        if len(named) != 1:
            raise TileError("one_winning_tile", f"{win!r:.40} is not one tile", text=win[:40])
        tile = named[0]
        if waiting or (len(concealed) % 3 == 1 and tile not in concealed):
            concealed.append(tile)
    elif not concealed:
        raise SituationError("no_winning_tile", "there are no concealed tiles, so no winning tile")
    elif waiting:
        raise SituationError(
            "no_winning_tile",
            f"{len(concealed)} concealed tiles are a hand before it wins: which tile wins?",
            tiles=len(concealed),
        )
    else:
        tile = concealed[-1]
    return TypedHand(tuple(concealed), tuple(melds), tile)


_SIDES: Final = {"left": -1, "right": 1, "across": 2}
"""Steps in turn order from the winner; `left` is the seat that plays just before."""

_SIDE_OF: Final = {-2 - i: steps for i, steps in enumerate(_SIDES.values())}
"""What stands in `Meld.source` until the winner's seat is known."""


def _meld(word: str) -> Meld:
    body, _, side = word.partition("@")
    meld = parse_meld(body)
    if not side:
        return meld
    if side not in _SIDES or not meld.is_open or (meld.is_run and side != "left"):
        raise TileError("wrong_side", f"{word!r:.40}: nobody can have fed that so", text=word[:40])
    return meld._replace(source=-2 - list(_SIDES).index(side))


def seated(meld: Meld, winner: int, rules: Rules) -> Meld:
    """The meld with the seat that fed it and the faces that exist here; TileError where nobody sits
    across.
    """
    if any(rules.tiles.adopt(f) != f for f in meld.tiles):
        meld = meld._replace(tiles=tuple(rules.tiles.adopt(f) for f in meld.tiles))
    if meld.source >= -1:
        return meld
    steps = _SIDE_OF[meld.source]
    seats = rules.seats
    if steps == 2 and seats != 4:
        raise TileError("wrong_side", "nobody sits across at this table", text=meld_text(meld))
    return meld._replace(source=(winner + steps) % seats)


def written(hand: TypedHand) -> str:
    """The text of a hand, as `parse_hand` reads it: melds last but for the winning tile."""
    rest = list(hand.concealed)
    rest.remove(hand.tile)
    words = [text(rest), *(_written(m) for m in hand.melds), text([hand.tile])]
    return " ".join(word for word in words if word)


def _written(meld: Meld) -> str:
    if meld.source >= -1:
        return meld_text(meld)
    return f"{meld_text(meld)}@{list(_SIDES)[-2 - meld.source]}"
