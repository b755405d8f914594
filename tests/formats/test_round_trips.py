"""Games of ours through every foreign format and back: the same events, the same head."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from jantaku import events as ev
from jantaku.formats import mjai, mjai_writer, mjlog, mjlog_writer, tenhou_json, tenhou_json_writer
from jantaku.formats.convert import convert_game
from jantaku.formats.game import FormatError, Game
from jantaku.formats.records import game_of, record_of
from jantaku.formats.verify import verify_game
from jantaku.record import Header, load
from jantaku.record import replay as play_again

Text = Callable[[Game], str]
Read = Callable[[str], Game]


def xml(game: Game) -> str:
    return "".join(mjlog_writer.write_game(game))


def read_xml(text: str) -> Game:
    return mjlog.read(io.BytesIO(text.encode()), "x")


def tenhou(game: Game) -> str:
    return json.dumps(tenhou_json_writer.write_game(game))


def read_tenhou(text: str) -> Game:
    (game,) = tenhou_json.read(io.StringIO(text), "x")
    return game


def lines(game: Game) -> str:
    return "".join(mjai_writer.write_game(game))


def read_lines(text: str) -> Game:
    (game,) = mjai.read(text.splitlines(), "x")
    return game


WAYS: dict[str, tuple[Text, Read]] = {
    "mjlog": (xml, read_xml),
    "tenhou-json": (tenhou, read_tenhou),
    "mjai": (lines, read_lines),
}


OwnGame = Callable[[str, str, int], tuple[Header, list[ev.Event]]]
Told = Callable[[Iterable[ev.Event]], list[ev.Event]]


def through(way: str, preset: tuple[str, str], seed: int, own_game: OwnGame, told: Told) -> None:
    header, log = own_game(*preset, seed)
    write, read = WAYS[way]
    if way == "mjlog" and preset[0].endswith("-red"):
        # Tenhou numbers one tile of each suit as red.
        with pytest.raises(FormatError) as found:
            write(game_of(header, log, "own"))
        assert found.value.code == "no_such_tiles"
        return
    back = read(write(game_of(header, log, "own")))
    again, events = record_of(back)
    assert told(events) == told(log), (way, preset, seed)
    assert again == header


@pytest.mark.parametrize("way", WAYS)
def test_there_and_back(way: str, preset: tuple[str, str], own_game: OwnGame, told: Told) -> None:
    for seed in range(3):
        through(way, preset, seed, own_game, told)


@pytest.mark.soak
@pytest.mark.parametrize("way", WAYS)
def test_there_and_back_500_times(
    way: str, preset: tuple[str, str], own_game: OwnGame, told: Told
) -> None:
    for seed in range(500):
        through(way, preset, seed, own_game, told)


def test_own_records_verify(preset: tuple[str, str], own_game: OwnGame, tmp_path: Path) -> None:
    header, log = own_game(*preset, 7)
    report = verify_game(game_of(header, log, "own"), tmp_path)
    assert not report.differences
    assert not report.unjudged
    assert report.hands == sum(e[0] == "hand_end" for e in log)
    assert report.walls == report.hands


def test_every_format_into_every_other(own_game: OwnGame, told: Told) -> None:
    header, log = own_game("sanma", "tenhou-sanma", 1)
    first = game_of(header, log, "own")
    for write, read in WAYS.values():
        middle = read(write(first))
        for way, (_, read_again) in WAYS.items():
            text = "".join(convert_game(middle, way))
            assert told(record_of(read_again(text))[1]) == told(log)
        head, events = load("".join(convert_game(middle, "record")).splitlines())
        found = play_again(head, events)
        assert found.complete
        assert found.hands == len(first.hands)


def test_a_game_in_the_middle(own_game: OwnGame, told: Told) -> None:
    """A record that stops in the middle of a hand goes as far as it goes."""
    header, log = own_game("riichi", "tenhou", 2)
    starts = [i for i, e in enumerate(log) if e[0] == "hand_start"]
    cut = next(i for i in range(starts[2] + 40, len(log)) if log[i][0] == "discard")
    game = game_of(header, log[: cut + 1], "cut")
    assert game.cut
    for write, read in WAYS.values():
        back = read(write(game))
        assert len(back.hands) == 3
        assert not back.hands[2].complete
        events = told(record_of(back)[1])
        assert events[: len(told(log[: cut + 1]))] == told(log[: cut + 1])


def test_what_cannot_be_carried(own_game: OwnGame) -> None:
    header, log = own_game("riichi", "tenhou", 1)
    header.setup = replace(header.setup, dealer=2)
    moved = [e._replace(dealer=(e.dealer + 2) % 4) if e[0] == "hand_start" else e for e in log]
    with pytest.raises(FormatError) as found:
        tenhou(game_of(header, moved, "own"))
    assert found.value.code == "first_dealer"
    with pytest.raises(FormatError) as found:
        list(convert_game(game_of(header, log, "own"), "pgn"))
    assert found.value.code == "unknown_format"


def test_a_ruleset_that_these_formats_cannot_tell(own_game: OwnGame) -> None:
    header, log = own_game("riichi", "tenhou", 1)
    header.ruleset = "hongkong"
    with pytest.raises(FormatError) as found:
        game_of(header, log, "own")
    assert found.value.code == "not_riichi"
