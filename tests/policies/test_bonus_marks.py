"""What a table points out is what the scorer counts, for the winner and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jantaku import bots
from jantaku import events as ev
from jantaku.ruleset import resolve, ruleset
from jantaku.snapshot import Json, snapshot
from jantaku.state import Player
from jantaku.table import Setup, Table
from jantaku.tiles import TEXT, face, tile_set

HELD = ("bonus.dora", "bonus.red", "bonus.under")


def wins(id: str, hands: int, **options: object) -> Iterator[tuple[Json, Json, set[str]]]:
    """The view of the winner after each win, the win in it, and the keys of the rows counted."""
    found = ruleset(id)
    rules = found.rules(resolve(found, options))
    players = tuple(Player(str(s), str(s), True) for s in range(rules.seats))
    setup = Setup(players=players, hands=hands, confirm=True)
    table = Table(rules, setup, secret=bytes(32))
    bot = bots.make("efficiency", 0)
    told = 0
    while not table.over:
        for seat, decision in list(table.pending().items()):
            if table.pending().get(seat) == decision:
                table.choose(seat, bot.choose(table.view(seat), decision), decision=decision.id)
        state = table.state
        if state.phase in ("between", "over") and state.wins and told <= state.serial:
            told = state.serial + 1
            for number, win in enumerate(state.wins):
                assert isinstance(win, ev.Win)
                view = snapshot(rules, state, win.seat)
                result = view["result"]["wins"][number]  # type: ignore[index,call-overload]  # JSON
                rows = {row["key"] for row in result["value"]["rows"]}
                yield view, result, rows


def lies(win: Json) -> set[str]:
    """All tiles of a winner's hand, the winning one and the melds' among them."""
    melds = [tile for meld in win["melds"] for tile in meld["tiles"]]  # type: ignore[attr-defined]  # JSON
    return {*win["hand"], win["tile"], *melds}  # type: ignore[misc]  # JSON


@pytest.mark.parametrize(("id", "hands"), [("riichi", 6), ("sanma", 6), ("hanma", 6)])
def test_what_is_pointed_out_is_what_counts(id: str, hands: int) -> None:
    """Rules: riichi, dora; sanma, kita; hanma, dora."""
    seen: set[str] = set()
    for view, win, rows in wins(id, hands):
        seat = view["seats"][win["seat"]]  # type: ignore[index]  # JSON
        counted = {win["bonus"][tile] for tile in lies(win) if tile in win["bonus"]}  # type: ignore[index,operator]  # JSON
        laid = set(seat["bonus"].values())
        # A tile that two things count is named by the first of them; what is set aside can be
        # indicated as well.
        assert counted <= rows
        if not rows & {"bonus.dora"}:
            assert rows & {"bonus.red", "bonus.under"} <= counted | laid | {"bonus.under"}
        assert ("bonus.aside" in rows) == ("bonus.aside" in laid)
        seen |= counted | laid
    assert "bonus.dora" in seen
    assert ("bonus.aside" in seen) == (id == "sanma")


@pytest.mark.parametrize(
    ("id", "own"), [("hongkong", ("pattern.own_flower", "pattern.own_season"))]
)
def test_of_flowers_those_of_the_own_seat_are_pointed_out(id: str, own: tuple[str, str]) -> None:
    """Rules: hongkong, flowers."""
    seen = set()
    for view, win, rows in wins(id, 8):
        assert view["bonus"] == {}, "no tile of the hand counts by itself"
        seat = view["seats"][win["seat"]]  # type: ignore[index]  # JSON
        for key in own:
            if key in rows:
                assert key in seat["bonus"].values()
                seen.add(key)
        assert set(seat["bonus"]) <= set(seat["aside"])
        wind = seat["wind"] + 1
        assert set(seat["bonus"]) == {f"f{wind}", f"f{wind + 4}"} & set(seat["aside"])
    assert seen


def test_every_season_counts_or_ones_own() -> None:
    """Rules: korean, flowers."""
    for each, expected in (("each", {"f5", "f6", "f7", "f8"}), ("own_seat", {"f6"})):
        found = ruleset("korean")
        values = {"flowers": each}
        rules = found.rules(resolve(found, values))
        assert rules.bonus is not None
        assert {TEXT[f] for f in rules.bonus.aside(1)} == expected
        assert rules.bonus.held(()) == {}, "there are no red fives unless somebody wants them"


def test_what_does_not_exist_is_not_pointed_out() -> None:
    """The indicator of a kind points at its twin that is red, too; not at one that is not there."""
    found = ruleset("riichi")
    for reds, expected in (("one_each", {"5m", "0m", "0p", "0s"}), ("none", {"5m"})):
        bonus = found.rules(resolve(found, {"reds": reds})).bonus
        assert bonus is not None
        held = bonus.held((face("4m"),))
        assert {TEXT[f] for f in held} == expected
        assert held[face("5m")] == "bonus.dora"
        under = bonus.held((face("4m"),), (face("1z"),), "riichi")
        assert under[face("2z")] == "bonus.under"
        assert face("2z") not in bonus.held((face("4m"),), (face("1z"),), "")
    assert tile_set().counts[face("0m")] == 0
