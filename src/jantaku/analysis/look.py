"""One hand as a person types it: how far it is, what it waits for, what each discard leaves."""

from __future__ import annotations

from typing import NamedTuple

from jantaku.analysis.given import rules_of
from jantaku.analysis.hands import Discard, kinds_of, ukeire
from jantaku.calculator import parse_tiles
from jantaku.errors import SituationError
from jantaku.melds import Meld, meld_text
from jantaku.ruleset import Rules
from jantaku.tiles import KIND, KINDS, TEXT, Face, Kind, count_kinds, sort_faces


class Look(NamedTuple):
    """What `look` found.

    Attributes:
        hand, melds: what was read.
        shanten: 0 tenpai, -1 complete; with a tile too many after the best discard.
        waits: kinds that complete a hand before its draw, with the number unseen; the others that
            have gone are left out.
        accepts: kinds that bring it nearer, likewise.
        discards: what each discard of a hand with a tile too many leaves, the best first.
    """

    hand: tuple[Face, ...]
    melds: tuple[Meld, ...]
    shanten: int
    waits: tuple[tuple[Kind, int], ...]
    accepts: tuple[tuple[Kind, int], ...]
    discards: tuple[tuple[Discard, tuple[tuple[Kind, int], ...]], ...]

    def account(self) -> dict[str, object]:
        """The JSON form (docs/protocol.md)."""
        return {
            "hand": [TEXT[f] for f in self.hand],
            "melds": [meld_text(m) for m in self.melds],
            "shanten": self.shanten,
            "waits": _told(self.waits),
            "accepts": _told(self.accepts),
            "left": sum(n for _, n in self.accepts),
            "discards": [
                {
                    "tile": d.text,
                    "shanten": d.shanten,
                    "accepts": _told(accepts),
                    "left": sum(n for _, n in accepts),
                }
                for d, accepts in self.discards
            ],
        }


def _told(kinds: tuple[tuple[Kind, int], ...]) -> list[dict[str, object]]:
    return [{"tile": TEXT[kind], "left": n} for kind, n in kinds]


def look(rules: Rules | str, hand: str, *, seen: str = "") -> Look:
    """Look at a hand of 3k+1 or 3k+2 concealed tiles, melds in brackets.

    Args:
        rules: rules, or the id of a ruleset with its default options.
        hand: see `calculator.parse_tiles`.
        seen: tiles known to lie elsewhere.

    Raises TileError for what cannot be read or does not exist, SituationError for a wrong number
    of tiles.
    """
    table = rules_of(rules) if isinstance(rules, str) else rules
    typed, melds = parse_tiles(hand)
    adopt = table.tiles.adopt
    concealed = sort_faces(adopt(f) for f in typed)
    away = [adopt(f) for m in melds for f in m.tiles]
    elsewhere, more = parse_tiles(seen)
    away += [adopt(f) for f in (*elsewhere, *(f for m in more for f in m.tiles))]
    table.tiles.check([*concealed, *away], "hand and what was seen" if seen else "hand")
    before = table.hand_size - 3 * len(melds)
    if any(KIND[f] >= KINDS for f in concealed) or len(concealed) not in (before, before + 1):
        raise SituationError(
            "wrong_hand_size",
            f"{len(concealed)} concealed tiles beside {len(melds)} melds; there must be {before}, "
            f"or {before + 1} with the one drawn",
            tiles=len(concealed),
            melds=len(melds),
            before=before,
            after=before + 1,
        )
    shapes, counts, gone = table.shapes, count_kinds(concealed), count_kinds(away)
    left = [c - a - b for c, a, b in zip(shapes.copies, counts, gone, strict=True)]
    far = shapes.shanten(counts, len(melds))
    if len(concealed) == before:
        held = count_kinds(f for m in melds for f in m.tiles)
        near = _left(shapes.accepts(counts, len(melds), held), left)
        waits = near if far == 0 else ()
        return Look(tuple(concealed), tuple(melds), far, waits, near, ())
    found = ukeire(concealed, melds=len(melds), seen=away, rules=table)
    discards = tuple((d, tuple((k, left[k]) for k in d.accepts)) for d in found)
    return Look(tuple(concealed), tuple(melds), far, (), (), discards)


def _left(mask: int, left: list[int]) -> tuple[tuple[Kind, int], ...]:
    return tuple((kind, left[kind]) for kind in kinds_of(mask) if left[kind] > 0)
