"""Walls for tests: where a ruleset deals which place of a wall, and walls that are rich in sets.

A ruleset is asked, not assumed: its opening policy deals a wall whose "tiles" are their own places.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from jantaku import events as ev
from jantaku.ruleset import Rules
from jantaku.state import TableState
from jantaku.table import WallSource
from jantaku.tiles import KIND, KINDS, Face, Kind
from jantaku.wall import nonce, shuffle


class DealMap(NamedTuple):
    """Which places of a wall the deal uses, counted from the front.

    Attributes:
        hands: places of each seat's starting tiles, in the order dealt.
        indicators: places of the indicators turned at the deal.
        first_draw: place of the first tile drawn after the deal.
    """

    hands: tuple[tuple[int, ...], ...]
    indicators: tuple[int, ...]
    first_draw: int


def deal_map(rules: Rules, dealer: int = 0) -> DealMap:
    """How `rules` deal a wall when seat `dealer` deals."""
    state = TableState(rules.seats)
    state.dealer = dealer
    state.clear()
    state.wall = tuple(range(rules.tiles.size))
    hands: dict[int, list[int]] = {}
    indicators: list[int] = []
    for event in rules.opening.deal(state):
        # Not applied: no hand ever holds a bonus tile, so nothing is replaced.
        if isinstance(event, ev.Deal):
            hands.setdefault(event.seat, []).extend(event.tiles)
        elif isinstance(event, ev.Indicator):
            indicators.append(event.tile)
    dealt = tuple(tuple(hands.get(seat, ())) for seat in range(rules.seats))
    return DealMap(dealt, tuple(indicators), sum(map(len, dealt)))


def replacement_places(rules: Rules) -> list[int]:
    """Places, from the front, of the replacement tiles in the order they are drawn."""
    plan, size = rules.wall, rules.tiles.size
    ends = plan.replacements or range(size)
    return [size - 1 - place for place in ends]


class _Deck:
    """Tiles that are not laid yet."""

    def __init__(self, rules: Rules, rng: random.Random) -> None:
        self.left = rules.tiles.faces()
        self.rng = rng
        rng.shuffle(self.left)
        self.flowers = frozenset(f for f in self.left if rules.aside.forced(f))

    def take(self, kind: Kind) -> Face | None:
        """A tile of this kind, any of its faces."""
        for at, face in enumerate(self.left):
            if KIND[face] == kind:
                return self.left.pop(at)
        return None

    def group(self, kinds: Sequence[Kind]) -> list[Face]:
        """Tiles of all these kinds, or none of them."""
        got: list[Face] = []
        for kind in kinds:
            face = self.take(kind)
            if face is None:
                self.left.extend(got)
                return []
            got.append(face)
        return got

    def any(self) -> Face:
        """Any tile."""
        return self.left.pop(self.rng.randrange(len(self.left)))


def rich_wall(rules: Rules, rng: random.Random) -> tuple[Face, ...]:
    """A wall whose starting hands are near to something and whose first draws often fit.

    Random play on random walls hardly ever shows a robbed kan, several winners or an abort; on
    these it does.
    """
    where = deal_map(rules)
    wall: list[Face | None] = [None] * rules.tiles.size
    deck = _Deck(rules, rng)
    scene = rng.choices((_robbed_kan, _several_wins, _styled), (3, 2, 15))[0]
    scene(rules, deck, rng, where, wall)
    return tuple(deck.any() if face is None else face for face in wall)


def _lay(
    wall: list[Face | None],
    places: Sequence[int],
    hand: list[Face],
    deck: _Deck,
    rng: random.Random,
) -> None:
    """Fill a starting hand up and lay it in its places."""
    while len(hand) < len(places):
        hand.append(deck.any())
    rng.shuffle(hand)
    for place, face in zip(places, hand, strict=True):
        wall[place] = face


def _styled(
    rules: Rules, deck: _Deck, rng: random.Random, where: DealMap, wall: list[Face | None]
) -> None:
    """Hands of one style or of several; what fits them is drawn soon by somebody."""
    common = rng.choice((None, *_STYLES))
    later: list[Face] = []
    for places in where.hands:
        style = common or rng.choice(_STYLES)
        _lay(wall, places, style(rules, deck, rng, len(places), later), deck, rng)
    rng.shuffle(later)
    spread = list(range(where.first_draw, min(len(wall), where.first_draw + 6 * rules.seats)))
    rng.shuffle(spread)
    for face, place in zip(later, sorted(spread[: len(later)]), strict=False):
        wall[place] = face
    deck.left.extend(later[len(spread) :])


def _robbed_kan(
    rules: Rules, deck: _Deck, rng: random.Random, where: DealMap, wall: list[Face | None]
) -> None:
    """The dealer is likely to feed a pon at once, whose maker draws the fourth tile a turn later,
    when the others have come to wait for it.
    """
    seats, size, kind = rules.seats, rules.hand_size, 12
    maker = rng.randrange(1, seats)
    for seat, places in enumerate(where.hands):
        after = where.first_draw + (seat - maker) % seats
        hand = deck.group([kind, kind] if seat == maker else [kind] if not seat else [])
        if seat not in (0, maker):
            low = rng.choice((18, 20, 22))
            if not rules.tiles.copies[low]:
                low -= 18  # a game without bamboo
            wall[after] = deck.take(low + 2)
            hand = deck.group((kind - 2, kind - 1)) + deck.group((low, low + 1))
            hand += deck.group([rng.choice((0, 8, 9, 17))] * 2)
        while seat != maker and len(hand) + 3 <= size:
            low = rng.choice([k for k in range(27) if k % 9 < 7 and not kind - 4 < k <= kind])
            hand += deck.group((low, low + 1, low + 2)) or deck.group([26] * 3) or [deck.any()]
        _lay(wall, places, hand, deck, rng)
    wall[where.first_draw + seats] = deck.take(kind)


def _several_wins(
    rules: Rules, deck: _Deck, rng: random.Random, where: DealMap, wall: list[Face | None]
) -> None:
    """The dealer is likely to discard soon what all the others wait for, each with a pattern."""
    size, kind = rules.hand_size, 12
    for seat, places in enumerate(where.hands):
        hand = deck.group([kind])
        if seat:
            deck.left += hand
            hand = deck.group((kind - 2, kind - 1)) + deck.group([(33, 32, 31)[seat % 3]] * 3)
            hand += deck.group([rng.choice((0, 8, 17))] * 2)
        while len(hand) + 3 <= size:
            low = rng.choice([k for k in range(27) if k % 9 < 7 and not kind - 5 < k <= kind])
            hand += deck.group((low, low + 1, low + 2)) or deck.group([26] * 3) or [deck.any()]
        _lay(wall, places, hand, deck, rng)


_Style = Callable[[Rules, _Deck, random.Random, int, list[Face]], list[Face]]


def _sets(
    rules: Rules, deck: _Deck, rng: random.Random, size: int, later: list[Face]
) -> list[Face]:
    """Runs and triplets; the missing tile of a last one comes later."""
    hand: list[Face] = []
    for _ in range(rng.randint(rules.shapes.sets - 2, rules.shapes.sets)):
        low = rng.randrange(KINDS)
        run = low < 27 and low % 9 < 7 and rng.random() < 0.7
        group = deck.group((low, low + 1, low + 2) if run else (low, low, low))
        if len(hand) + len(group) > size:
            deck.left.extend(group)
            break
        hand += group
    if len(hand) + 2 <= size:
        hand += deck.group([rng.randrange(KINDS)] * 2)
    return hand


def _quads(
    rules: Rules, deck: _Deck, rng: random.Random, size: int, later: list[Face]
) -> list[Face]:
    """Triplets and pairs whose other tiles are drawn later by anybody: kans of all sorts."""
    hand: list[Face] = []
    while len(hand) + 3 <= size:
        kind = rng.randrange(KINDS)
        group = deck.group([kind] * rng.choice((2, 3, 3)))
        hand += group
        fourth = deck.take(kind) if group else None
        if fourth is not None:
            later.append(fourth)
        if rng.random() < 0.2:
            break
    return hand


def _winds(
    rules: Rules, deck: _Deck, rng: random.Random, size: int, later: list[Face]
) -> list[Face]:
    """A wind, the same for everybody where it lasts, and many terminals and honours."""
    hand = deck.group([28])
    for kind in (0, 8, 9, 17, 18, 26, 27, *range(29, KINDS)):
        if len(hand) < size and rng.random() < 0.6:
            face = deck.take(kind)
            if face is not None:
                hand.append(face)
    return hand


def _same_wait(
    rules: Rules, deck: _Deck, rng: random.Random, size: int, later: list[Face]
) -> list[Face]:
    """Everybody waits for the same tile, which one of them draws soon and may add to a pon."""
    low = 10
    waiting = deck.group((low, low + 1))
    hand = list(waiting)
    hand += deck.group([rng.choice((9, 17, 27, 31, 33))] * 2) if waiting else []
    for _ in range(rules.shapes.sets - 1):
        start = rng.choice([k for k in range(27) if k % 9 < 7 and k // 9 != 1])
        group = deck.group((start, start + 1, start + 2)) or deck.group((start, start, start))
        if len(hand) + len(group) <= size:
            hand += group
        else:
            deck.left.extend(group)
    if not any(KIND[f] in (low - 1, low + 2) for f in later):
        later += deck.group([low - 1] * 3) or deck.group([low + 2] * 2)
    return hand


_STYLES: tuple[_Style, ...] = (_sets, _sets, _quads, _quads, _winds, _same_wait)


def walls(rules: Rules, seed: str, *, rich: float = 0.5) -> WallSource:
    """Walls that follow from `seed` alone: the part `rich` of them rich in sets, the others from
    the engine's own committed shuffle.
    """
    secret = random.Random(seed).randbytes(32)

    def source(serial: int) -> tuple[tuple[Face, ...], str]:
        rng = random.Random(f"{seed}/{serial}")
        if rng.random() < rich:
            return rich_wall(rules, rng), nonce(secret, serial)
        return shuffle(rules.tiles, secret, serial), nonce(secret, serial)

    return source
