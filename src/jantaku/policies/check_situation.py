"""Whether the circumstances of a win can occur together: for calculators, where a person typed
them.

A table never needs this: its situations come from play.
"""

from __future__ import annotations

from collections.abc import Iterator

from jantaku.errors import SituationError
from jantaku.ruleset import Rules
from jantaku.situation import Situation
from jantaku.tiles import FLOWER, KIND, KINDS, NORTH, TEXT, Face, listed

_ORIGINS = ("added_kan", "concealed_kan", "set_aside")
_SOURCES = ("live", "kan", "set_aside")


def check_situation(rules: Rules, situation: Situation) -> None:
    """Raise SituationError, or TileError for tiles that the set has not got, unless this win can
    occur.

    Whether the hand is complete and worth enough is not asked here; the score policy says so.
    """
    _tiles(rules, situation)
    _melds(rules, situation)
    for error in _circumstances(rules, situation):
        raise error


def _tiles(rules: Rules, s: Situation) -> None:
    """Numbers of tiles, and no more of a tile than there are."""
    tiles = listed(s.hand)
    expected = rules.hand_size + 1 - 3 * len(s.melds)
    if len(tiles) != expected:
        raise SituationError(
            "wrong_tile_count",
            f"{len(tiles)} concealed tiles, the winning one included; beside the melds "
            f"({len(s.melds)}) there must be {expected}",
            tiles=len(tiles),
            expected=expected,
            melds=len(s.melds),
        )
    if not s.hand[s.tile]:
        raise SituationError(
            "winning_tile_missing",
            f"the winning tile {TEXT[s.tile]} is not in the hand",
            tile=TEXT[s.tile],
        )
    if tiles[-1] >= FLOWER:
        raise SituationError(
            "bonus_tile_in_hand",
            f"{TEXT[tiles[-1]]} is set aside, not kept in the hand",
            tile=TEXT[tiles[-1]],
        )
    rules.tiles.check(tiles_of(s), "hand, indicators included" if s.indicators else "hand")
    slots = rules.layout.indicator_slots
    if len(s.indicators) > slots:
        raise SituationError(
            "too_many_indicators",
            f"{len(s.indicators)} indicators; there are at most {slots}",
            indicators=len(s.indicators),
            most=slots,
        )
    if len(s.under) > len(s.indicators):
        raise SituationError(
            "more_under_than_indicators",
            f"{len(s.under)} ura indicators under {len(s.indicators)} indicators",
            under=len(s.under),
            indicators=len(s.indicators),
        )
    bonus = rules.layout.aside
    for face in s.aside:
        if not (face >= FLOWER if bonus == "flowers" else bonus == "north" and face == NORTH):
            raise SituationError(
                "not_set_aside", f"{TEXT[face]} is not set aside in these rules", tile=TEXT[face]
            )


def tiles_of(s: Situation) -> list[Face]:
    """Every tile of a situation: those of the hand, its melds, those set aside, the indicators."""
    melds = (t for m in s.melds for t in m.tiles)
    return [*listed(s.hand), *melds, *s.aside, *s.indicators, *s.under]


def _melds(rules: Rules, s: Situation) -> None:
    """Only calls that these rules have."""
    for meld in s.melds:
        missing = (meld.form == "chi" and not rules.claims.chi) or (
            meld.form == "open_kan" and not rules.claims.open_kan
        )
        if missing:
            raise SituationError(
                "no_such_call", f"there is no {meld.form} in these rules", form=meld.form
            )


def _circumstances(rules: Rules, s: Situation) -> Iterator[SituationError]:
    yield from _winds(rules, s)
    yield from _declaration(rules, s)
    yield from _tile_source(rules, s)
    yield from _first_round(rules, s)
    yield from _river(rules, s)


def _winds(rules: Rules, s: Situation) -> Iterator[SituationError]:
    if not 0 <= s.seat_wind < rules.seats:
        yield SituationError(
            "no_such_seat",
            f"seat wind {s.seat_wind} at a table of {rules.seats}",
            seat_wind=s.seat_wind,
            seats=rules.seats,
        )
    if s.dealer != (s.seat_wind == 0):
        yield SituationError("dealer_is_east", "the dealer, and only the dealer, sits East")
    if rules.layout.rounds and not 0 <= s.round_wind <= 3:
        yield SituationError("no_such_round", f"round wind {s.round_wind}", round_wind=s.round_wind)


def _declaration(rules: Rules, s: Situation) -> Iterator[SituationError]:
    standing = rules.layout.standing or rules.layout.declarations
    if s.declared and s.declared not in standing:
        yield SituationError(
            "unknown_declaration",
            f"there is no declaration {s.declared!r:.40} here",
            declaration=s.declared[:40],
            allowed=list(standing),
        )
    if s.declared and not s.closed:
        yield SituationError(
            "declared_open_hand",
            f"{s.declared} needs a hand without called sets",
            declaration=s.declared,
        )
    if s.prompt and not s.declared:
        yield SituationError(
            "prompt_without_declaration", "a win right after a declaration needs a declaration"
        )
    own = {"kan": "concealed_kan", "set_aside": "set_aside"}.get(s.source)
    if s.prompt and own in rules.breakers.prompt:
        yield SituationError(
            "prompt_after_replacement", "one's own kan or bonus tile ends the turn after declaring"
        )


def _tile_source(rules: Rules, s: Situation) -> Iterator[SituationError]:
    """Where the winning tile came from."""
    if s.source not in _SOURCES or (s.how == "robbed") != (s.robbed_from in _ORIGINS):
        yield SituationError("unknown_source", "where the tile came from is not told properly")
    replaced = s.source != "live"
    if replaced and not s.tsumo:
        yield SituationError(
            "replacement_not_drawn", "a replacement tile is won by drawing it oneself"
        )
    if s.source == "kan" and sum(m.is_kan for m in s.melds) < max(1, s.kan_run):
        yield SituationError("replacement_without_kan", "a kan's replacement needs a kan")
    if s.source == "set_aside" and not s.aside:
        yield SituationError(
            "replacement_without_aside", "a bonus tile's replacement needs a bonus tile set aside"
        )
    if replaced and s.last and rules.wall.dead:
        yield SituationError(
            "last_replacement", "a replacement comes from the dead wall: it is not the last tile"
        )
    if s.from_dealer and (s.tsumo or s.dealer):
        yield SituationError("not_from_dealer", "that tile cannot have come from the dealer")
    if s.how != "robbed":
        return
    if s.last and rules.wall.shrinks("set_aside" if s.robbed_from == "set_aside" else "kan"):
        yield SituationError(
            "robbed_last", "what is robbed needs a live tile left to replace it: it is not the last"
        )
    if s.robbed_from == "set_aside":
        return
    kind = s.kind
    held = s.kinds[kind] + sum(KIND[t] == kind for m in s.melds for t in m.tiles)
    held += sum(KIND[t] == kind for t in (*s.indicators, *s.under))
    if kind >= KINDS or held > rules.tiles.copies[kind] - 3:
        yield SituationError(
            "robbed_tile_held",
            f"the other tiles of a robbed kan of {TEXT[kind]} lie with its owner",
            tile=TEXT[kind],
        )


def _first_round(rules: Rules, s: Situation) -> Iterator[SituationError]:
    """Wins before anything has happened."""
    if not s.first:
        return
    if any(m.form in rules.breakers.first for m in s.melds):
        yield SituationError("first_with_melds", "calls and kans end the first turn")
    if s.source == "set_aside" and "set_aside" in rules.breakers.first:
        yield SituationError("first_after_replacement", "a bonus tile ends the first turn")
    if s.declared or s.river:
        yield SituationError(
            "first_after_discard", "who has declared or discarded is past the first turn"
        )
    if s.dealer and not s.tsumo:
        yield SituationError(
            "first_claim_of_dealer", "nobody discards before the dealer's first turn"
        )
    if s.last:
        yield SituationError("first_and_last", "a win in the first turn is not on the last tile")


def _river(rules: Rules, s: Situation) -> Iterator[SituationError]:
    """A claim that the winner's own discards bar."""
    if s.tsumo or not s.river or not rules.furiten.river_safe or s.kind >= KINDS:
        return
    waiting = bytearray(s.kinds)
    waiting[s.kind] -= 1
    if rules.shapes.waits(waiting, len(s.melds)) & s.river:
        yield SituationError(
            "furiten_river", "the winner has discarded what the hand waits for: no claim wins"
        )
