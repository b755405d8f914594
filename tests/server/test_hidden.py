"""Nothing that a seat may not see is in what it is sent, nor in how much it is sent."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from jantaku.record import dump_event, dump_header, header_of, parse_header
from jantaku.ruleset import resolve, ruleset
from jantaku.server.access import Found
from jantaku.server.computers import make
from jantaku.server.connection import Connection
from jantaku.server.continuation import continue_from
from jantaku.server.database import database_url, migrate, open_engine
from jantaku.server.live import LiveGame, progress
from jantaku.server.models import GameRow
from jantaku.server.replay import spans
from jantaku.server.store import NewGame, Store
from jantaku.table import Player, Setup, Table
from jantaku.testing.hidden import permuted
from jantaku.tiles import Face
from jantaku.wall import new_secret, shuffle
from tests.server.support import Json, silent

PLAYERS = (
    Player("me", "Me", False),
    Player("c1", "Kiku", True),
    Player("c2", "Ran", True),
    Player("c3", "Ume", True),
)


def dealt_to_others() -> list[int]:
    """Places in the wall of what the computers are dealt: three times four tiles, then one."""
    places: list[int] = []
    at = 0
    for block in (4, 4, 4, 1):
        for seat in range(4):
            if seat:
                places += range(at, at + block)
            at += block
    return places


async def listen(
    folder: Path,
    wall: tuple[Face, ...],
    seed: int,
    *,
    id: str = "riichi",
    guests: int | None = None,
) -> tuple[list[str], int]:
    """What the human's seat is sent until the first hand ends, choosing by `seed` alone, and how
    many choices were made at the table. With `guests`, the result is among it, up to where the
    human is asked to stay.
    """
    engine = open_engine(database_url(folder / f"{random.getrandbits(64):x}.sqlite3"))
    await migrate(engine)
    store = Store(engine)
    rs = ruleset(id)
    options = resolve(rs)
    rules = rs.rules(options)
    setup = Setup(players=PLAYERS, confirm=True)
    table = Table(rules, setup, walls=lambda serial: (wall, "0" * 64))
    header = dump_header(header_of(id, options, setup, guests=guests))
    new = NewGame(
        id="game",
        ruleset=id,
        header=header,
        secret=new_secret(),
        owner="me",
        seat=0,
        computers="silent",
    )
    await store.begin(new, [dump_event(e) for e in table.drain()], progress(table))
    live = LiveGame("game", store, silent, idle=60, rested=lambda _: None)
    connection = Connection(0)
    await live.attach(connection)
    chance = random.Random(seed)
    sent: list[str] = []
    try:
        while True:
            item = await connection.outgoing()
            assert isinstance(item, str), item
            message: Json = json.loads(item)
            assert message["type"] in ("hello", "step"), message
            if message["view"]["result"] is not None and guests is None:
                break
            sent.append(item.replace(message["view"]["commitment"], "c" * 64))
            decision = message["decision"]
            if decision is not None and decision["kind"] == "between":
                break
            if decision is not None:
                action = chance.choice(decision["actions"])["key"]
                assert await live.act(connection, decision["id"], action)
        found = await store.load("game")
        assert found is not None
        return sent, sum('"e":"choice"' in line for line in found[1])
    finally:
        await live.stop()
        await engine.dispose()


@pytest.fixture
def walls() -> Iterator[tuple[Face, ...]]:
    tiles = ruleset("riichi").rules(resolve(ruleset("riichi"))).tiles
    return (shuffle(tiles, bytes([i]) * 32, 0) for i in range(4))


def test_other_hidden_tiles_same_messages(
    tmp_path: Path, walls: Iterator[tuple[Face, ...]]
) -> None:
    hidden = dealt_to_others()
    counts = set()
    for number, wall in enumerate(walls):
        usual, _ = asyncio.run(listen(tmp_path, wall, number))
        assert len(usual) > 100
        chance = random.Random(number)
        for _ in range(3):
            mixed = [wall[i] for i in hidden]
            chance.shuffle(mixed)
            other = list(wall)
            for place, tile in zip(hidden, mixed, strict=True):
                other[place] = tile
            assert tuple(other) != wall
            told, choices = asyncio.run(listen(tmp_path, tuple(other), number))
            assert told == usual
            counts.add(choices)
    # Others were asked, and passed, at different times; else this would have shown nothing.
    assert len(counts) > 4


def test_unseen_tiles_are_in_no_message(tmp_path: Path, walls: Iterator[tuple[Face, ...]]) -> None:
    told, _ = asyncio.run(listen(tmp_path, next(walls), 1))
    for text in told:
        message = json.loads(text)
        view = message["view"]
        assert view["wall"] is None
        assert view["nonce"] is None
        assert view["under"] == []
        for seat, at in enumerate(view["seats"]):
            if seat:
                assert set(at["hand"]) <= {"??"}
                assert at["drawn"] in (None, "??")
                assert at["marks"] == []
        for event in message.get("events", []):
            assert event["e"] not in ("wall", "open_wall")
            if event.get("seat", 0) != 0:
                assert event["e"] not in ("choice", "mark")
                if event["e"] in ("deal", "draw"):
                    tiles = event.get("tiles", event.get("tile"))
                    assert set(tiles) == {"?"}


def test_nothing_tells_who_will_leave(tmp_path: Path, toys: None) -> None:
    tiles = ruleset("blood-battle").rules(resolve(ruleset("blood-battle"))).tiles
    wall = shuffle(tiles, bytes(32), 0)
    stay, leave = (
        asyncio.run(listen(tmp_path, wall, 1, id="blood-battle", guests=guests))
        for guests in (0, 100)
    )
    assert stay == leave
    assert '"kind":"between"' in stay[0][-1]


@pytest.mark.parametrize("id", ["riichi", "sanma", "sixteen"])
def test_a_game_played_on_tells_nothing_of_the_one_before(id: str, toys: None) -> None:
    """Of one that still runs, somebody could learn what the others hold: with other tiles there,
    the new game is the same, wall and all.
    """
    rs = ruleset(id)
    options = resolve(rs)
    rules = rs.rules(options)
    players = tuple(Player(f"p{seat}", f"P{seat}", bool(seat)) for seat in range(rules.seats))
    setup = Setup(players=players, confirm=True)
    header = header_of(id, options, setup)
    row = GameRow(id="game", over=False, seat=0, computers="efficiency", header="")
    bots = [make("efficiency", seat) for seat in range(rules.seats)]
    table = Table(rules, setup, secret=bytes([5]) * 32)
    rng = random.Random(1)
    compared = changed = 0
    while table.view(0).phase in ("turn", "claim"):
        if rng.random() < 0.2:
            other = permuted(rules, table.log, 0, rng)
            assert other is not None
            changed += other != table.log
            step = rng.randrange(len(spans(table.log, 0)))
            new = []
            for log in (table.log, other):
                found = Found(row, header, list(log), False)
                game, lines, _ = continue_from(
                    found, 0, step, None, "me", rng=random.Random(compared)
                )
                assert parse_header(game.header).meta["continued_from"] is not None
                # The wall is committed with a nonce of its own.
                told = [json.loads(line) for line in lines]
                new.append([{**e, "nonce": "", "commitment": ""} for e in told])
            assert new[0] == new[1]
            assert any(line["e"] == "wall" for line in new[0])
            compared += 1
        seat, decision = next(iter(table.pending().items()))
        table.choose(seat, bots[seat].choose(table.view(seat), decision))
    assert compared > 5
    assert changed > 5
