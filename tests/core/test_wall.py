"""Walls: the committed shuffle, and where a wall's tiles lie."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from jantaku.errors import RecordError
from jantaku.state import TableState
from jantaku.tiles import TEXT, count_faces, tile_set
from jantaku.wall import WallPlan, check_wall, commitment, new_secret, nonce, shuffle

RIICHI = tile_set(reds=(1, 1, 1))
SECRET = bytes(range(32))


def test_the_same_secret_gives_the_same_walls() -> None:
    assert shuffle(RIICHI, SECRET, 3) == shuffle(RIICHI, SECRET, 3)
    assert shuffle(RIICHI, SECRET, 3) != shuffle(RIICHI, SECRET, 4)
    assert shuffle(RIICHI, SECRET, 3) != shuffle(RIICHI, bytes(32), 3)


def test_known_wall() -> None:
    """Fisher-Yates from the end over 32-bit words of SHA-256(secret, hand, counter), written out
    again: an engine that shuffled otherwise could not check old commitments.
    """
    deck = RIICHI.faces()
    words: list[int] = []
    counter = 0
    i = len(deck) - 1
    while i > 0:
        if not words:
            block = SECRET + (7).to_bytes(4, "big") + counter.to_bytes(4, "big")
            digest = hashlib.sha256(block).digest()
            words = [int.from_bytes(digest[k : k + 4], "big") for k in range(0, 32, 4)]
            counter += 1
        word = words.pop(0)
        if word >= 2**32 - 2**32 % (i + 1):
            continue
        j = word % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
        i -= 1
    assert tuple(deck) == shuffle(RIICHI, SECRET, 7)


def test_a_wall_is_a_permutation_of_the_set() -> None:
    for hand in range(20):
        wall = shuffle(RIICHI, SECRET, hand)
        assert bytes(count_faces(wall)) == RIICHI.counts
        check_wall(RIICHI, wall)


def test_every_place_gets_every_tile_about_equally_often() -> None:
    """A sanity check: 4,000 walls of eight different tiles, every tile in every place about 500
    times. The bound is six standard deviations.
    """
    small = tile_set(without=range(34), flowers=range(37, 45))
    walls = 4000
    places = [Counter[int]() for _ in range(8)]
    for hand in range(walls):
        for place, tile in enumerate(shuffle(small, SECRET, hand)):
            places[place][tile] += 1
    mean = walls / 8
    bound = 6 * (walls * (1 / 8) * (7 / 8)) ** 0.5
    for place in places:
        assert len(place) == 8
        assert all(abs(n - mean) < bound for n in place.values())


def test_a_commitment_binds_wall_and_nonce() -> None:
    wall = shuffle(RIICHI, SECRET, 0)
    other = (wall[1], wall[0], *wall[2:])
    code = nonce(SECRET, 0)
    told = commitment(wall, code)
    assert len(told) == 64
    assert told == hashlib.sha256((code + "".join(TEXT[f] for f in wall)).encode()).hexdigest()
    assert told != commitment(wall, nonce(SECRET, 1))
    assert wall[0] == wall[1] or told != commitment(other, code)
    assert SECRET.hex() not in code


def test_secrets_are_fresh() -> None:
    made = {new_secret() for _ in range(20)}
    assert len(made) == 20
    assert {len(s) for s in made} == {32}


@pytest.mark.parametrize("change", ["short", "long", "other", "empty"])
def test_a_wall_of_other_tiles(change: str) -> None:
    wall = list(shuffle(RIICHI, SECRET, 0))
    if change == "short":
        wall.pop()
    elif change == "long":
        wall.append(0)
    elif change == "other":
        wall[0] = (wall[0] + 1) % 34
    else:
        wall.clear()
    with pytest.raises(RecordError) as e:
        check_wall(RIICHI, wall)
    assert e.value.code == "wrong_wall"


def at_table(drawn_live: int, drawn_tail: int, live: int) -> TableState:
    state = TableState(4)
    state.wall = tuple(range(20))  # places instead of faces
    state.drawn_live, state.drawn_tail, state.live = drawn_live, drawn_tail, live
    return state


def test_a_dead_wall_has_places_counted_from_the_end() -> None:
    plan = WallPlan(dead=6, indicators=(3, 5), under=(2, 4), opened=1, replacements=(1, 0))
    state = at_table(4, 0, 10)
    assert plan.draw(state, 2).tile == 4
    assert plan.draw(state, 2).left == 9
    assert plan.draw(state, 2, "kan")[2:] == (18, "kan", 9)
    assert plan.indicator(state, 0).tile == 16
    assert plan.indicator(state, 1, under=True)[1:] == (15, True)
    assert plan.replacements_left(state) == 2
    assert plan.draw(at_table(4, 1, 10), 2, "kan").tile == 19
    assert plan.replacements_left(at_table(4, 2, 10)) == 0


def test_without_a_dead_wall_replacements_come_from_the_tail() -> None:
    plan = WallPlan()
    assert plan.draw(at_table(4, 0, 16), 0, "set_aside")[2:] == (19, "set_aside", 15)
    assert plan.draw(at_table(4, 3, 13), 0, "kan")[2:] == (16, "kan", 12)
    assert plan.replacements_left(at_table(19, 0, 1)) == 1
    assert plan.replacements_left(at_table(19, 1, 0)) == 0


def test_what_shortens_the_live_wall_is_data() -> None:
    plan = WallPlan(dead=6, replacements=(0, 1), shrink=(("kan", 1), ("set_aside", 0)))
    assert plan.draw(at_table(0, 0, 14), 0, "kan").left == 13
    assert plan.draw(at_table(0, 0, 14), 0, "set_aside").left == 14
    assert plan.shrinks("live") == 1
