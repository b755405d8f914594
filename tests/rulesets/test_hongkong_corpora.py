"""Hong Kong against hands and payments of other houses, kept outside the project (JANTAKU_CORPORA),
as far as their tables are ours.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

import pytest

from jantaku.melds import Meld, concealed_kan
from jantaku.options import Options
from jantaku.policies.score_rows import Pay
from jantaku.ruleset import resolve, ruleset
from jantaku.rulesets.hongkong.ladder import ladder
from jantaku.rulesets.hongkong.rules import score_policy
from jantaku.rulesets.hongkong.worth import FaanWorth
from jantaku.situation import Situation
from jantaku.tiles import FLOWER, Face, count_faces, count_kinds, face
from jantaku.value import Refusal

CORPORA = os.environ.get("JANTAKU_CORPORA")
pytestmark = pytest.mark.skipif(
    not CORPORA, reason="JANTAKU_CORPORA does not name the folder of the corpora"
)

HONGKONG = ruleset("hongkong")

LIKE_THEIRS: Final = {
    "minimum": 0,
    "small_three_dragons": "five",
    "flower_win": "seven",
    "kan_upon_kan": True,
}
"""They count small three dragons five in all, let seven or eight flowers win, and know a kan upon a
kan.
"""

DIFFERENT: Final = {
    "花么": ("terminals and honours are a pattern there", 4, 3),
    "清一色": ("a full flush is seven there", 7, 6),
    "清一色 對對糊": ("a full flush is seven there", 10, 9),
    "清一色 平糊": ("a full flush is seven there", 8, 7),
    "門前清": ("a closed hand is a pattern there", 4, 3),
    "自摸 + 門前清": ("a closed hand is a pattern there", 5, 4),
}
"""Rows of the house's table that are not ours: why, its faan, ours."""

FLOWERS: Final = (
    "plum", "lily", "chrysanthemum", "bamboo", "spring", "summer", "autumn", "winter",
)  # fmt: skip

DRAWN: Final = (
    "selfPick", "winByDoubleKong", "heavenlyHand", "earthlyHand", "flowersHand",
    "eightImmortalsCrossingTheSea",
)  # fmt: skip
"""Words of theirs that can only mean an own draw."""


def lines(name: str) -> list[dict[str, Any]]:
    path = Path(CORPORA or "") / "scoring" / name
    if not path.exists():
        pytest.skip(f"{name} is not among the corpora")
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def options(**given: object) -> Options:
    return resolve(HONGKONG, given)


def situation(row: dict[str, Any]) -> Situation:
    """The hand as they describe it; seat and round have winds that make no triplet of it."""
    config = row["config"]
    tiles = [face(t) for t in row["tiles"]]
    melds: list[Meld] = []
    if len(tiles) > 14:
        for tile in sorted({t for t in tiles if tiles.count(t) == 4}):
            melds.append(concealed_kan((tile,) * 4))
            tiles = [t for t in tiles if t != tile]
    idle = [wind for wind in range(4) if tiles.count(27 + wind) < 3] or [0]
    wind = 0 if config.get("seatWind") == "east" or config.get("heavenlyHand") else idle[-1]
    drawn = any(config.get(word) for word in DRAWN)
    kan = config.get("winByKong") or config.get("winByDoubleKong")
    return Situation(
        hand=bytes(count_faces(tiles)),
        kinds=bytes(count_kinds(tiles)),
        melds=tuple(melds),
        tile=tiles[-1],
        how="tsumo" if drawn else "robbed" if config.get("robbingKong") else "ron",
        robbed_from="added_kan" if config.get("robbingKong") else "",
        source="kan" if kan else "live",
        kan_run=2 if config.get("winByDoubleKong") else 1 if kan else 0,
        last=bool(config.get("winByLastCatch")),
        first=bool(config.get("heavenlyHand") or config.get("earthlyHand")),
        seat_wind=wind,
        round_wind=idle[-1],
        dealer=wind == 0,
        aside=aside(config, wind),
    )


def aside(config: dict[str, Any], wind: int) -> tuple[Face, ...]:
    """Their flowers; where none are told, one of another seat, so that nothing counts for them."""
    if "extraTiles" in config:
        return tuple(FLOWER + i for i, name in enumerate(FLOWERS) if config["extraTiles"][name])
    return (FLOWER + (wind + 1) % 4,)


def test_faan() -> None:
    score = score_policy(options(**LIKE_THEIRS), HONGKONG.rules(options()).shapes)
    equal, differ = 0, set()
    for row in lines("hongkong-hskpeter-faan.jsonl"):
        value = score.value(situation(row))
        assert not isinstance(value, Refusal), row["note"]
        numbers = value.numbers()
        found = "limit" if "limit" in numbers else numbers["faan"]
        if row["note"] in DIFFERENT:
            assert (row["faan"], found) == DIFFERENT[row["note"]][1:], row["note"]
            differ.add(row["note"])
        else:
            assert found == row["faan"], (row["note"], numbers, value.rows())
            equal += 1
    assert differ == set(DIFFERENT)
    assert equal == 29


def test_portions_are_the_spicy_ladders() -> None:
    seen = 0
    for row in lines("hongkong-yawnoc-payments.jsonl"):
        if row["kind"] != "portion":
            continue
        kind = {"half": "half_spicy", "spicy": "full_spicy"}[row["spiciness"]]
        worth = FaanWorth(ladder(options(ladder=kind, limit_faan=13)))
        assert worth.base({"faan": row["faan"]}) * row["base"] == row["portion"]
        seen += 1
    assert seen == 30


def test_shares() -> None:
    """They pay one portion where we pay two base points, so ours are twice theirs throughout."""
    seen = 0
    for row in lines("hongkong-yawnoc-payments.jsonl"):
        if row["kind"] != "net" or row["winner_faan"] is None:
            # A false win, and a draw in which nothing is paid.
            continue
        kind = {"half": "half_spicy", "spicy": "full_spicy"}[row["spiciness"]]
        blame, how = row["blame_index"], row["blame_type"]
        alone = row["responsibility"] == "full" or how == "D"
        worth = FaanWorth(
            ladder(options(ladder=kind, limit_faan=13)),
            discard_pays="discarder" if alone else "all",
        )
        winner = row["winner_index"]
        drawn = blame is None or how == "S"
        s = Situation(hand=b"", kinds=b"", tile=0, how="tsumo" if drawn else "ron")
        net = shared(worth.pay(s, {"faan": row["winner_faan"]}), winner, blame)
        if how == "S":
            # Whoever is liable pays an own draw for everybody.
            net = [0] * 4
            net[winner] = worth.pay(s, {"faan": row["winner_faan"]}).total(4)
            net[blame] = -net[winner]
        assert net == [2 * n for n in row["net"]], row
        seen += 1
    assert seen == 7


def shared(pay: Pay, winner: int, feeder: int | None) -> list[int]:
    """What each of four gains."""
    net = [-pay.each or -(pay.feeder if seat == feeder else pay.bystander) for seat in range(4)]
    net[winner] = pay.total(4)
    return net
