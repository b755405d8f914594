"""Games of ours through every foreign format and back: the same events, the same head."""

from __future__ import annotations

import io
import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from jantaku import events as ev
from jantaku.formats import mjai, mjai_writer, mjlog, mjlog_writer, tenhou_json, tenhou_json_writer
from jantaku.formats.convert import convert_game
from jantaku.formats.game import FormatError, Game
from jantaku.formats.records import FAMILY, game_of, record_of
from jantaku.formats.verify import verify_game
from jantaku.record import Header, dump, header_of, load
from jantaku.record import replay as play_again
from jantaku.ruleset import resolve, ruleset, rulesets
from jantaku.table import Setup, Table, computers
from jantaku.tiles import RED_P

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

ORDERS = tuple(permutations(WAYS))
"""Each format after each other one, at one seed or another."""

GAMES = min(500, int(os.environ.get("JANTAKU_SOAK_GAMES", "500")))
"""Games of each preset in `make soak`."""


def round_trip(preset: tuple[str, str], seed: int, own_game: OwnGame, told: Told) -> list[ev.Event]:
    """A game of ours into one format, back into a record, from there into the next format, and so
    on: the same events and the same head after each; its log.
    """
    header, log = own_game(*preset, seed)
    expected = told(log)
    now = header, log
    for way in ORDERS[seed % len(ORDERS)]:
        write, read = WAYS[way]
        game = game_of(*now, "own")
        if way == "mjlog" and header.rules().tiles.counts[RED_P] > 1:
            # Tenhou numbers one tile of each suit as red.
            with pytest.raises(FormatError) as found:
                write(game)
            assert found.value.code == "no_such_tiles"
            continue
        head, stream = load(dump(*record_of(read(write(game)))))
        events = list(stream)
        assert told(events) == expected, (way, preset, seed)
        assert head == header, (way, preset, seed)
        assert play_again(head, events).complete
        now = head, events
    return log


@pytest.mark.parametrize("seed", range(3))
def test_there_and_back(seed: int, preset: tuple[str, str], own_game: OwnGame, told: Told) -> None:
    round_trip(preset, seed, own_game, told)


def test_thirteen_orphans_on_a_concealed_kan(own_game: OwnGame, told: Told) -> None:
    """The winning tile is one that lies in somebody else's kan; this game happens to have it."""
    log = round_trip(("riichi-common", "standard"), 311, own_game, told)
    offered = ""
    robbed = set()
    for event in log:
        if isinstance(event, ev.Kan):
            offered = event.form
        elif isinstance(event, ev.Win) and event.how == "robbed":
            robbed.add(offered)
    assert robbed == {"concealed"}


def happened(log: Iterable[ev.Event]) -> Iterator[str]:
    """What of a game formats tell in a way of its own."""
    for e in log:
        if isinstance(e, ev.Call):
            yield e.meld.form
        elif isinstance(e, ev.Kan):
            yield f"{e.form} kan"
        elif isinstance(e, ev.SetAside):
            yield "set aside"
        elif isinstance(e, ev.Declare):
            yield e.mark
        elif isinstance(e, ev.Win):
            yield f"win: {e.how}"
        elif isinstance(e, ev.HandDrawn):
            yield f"drawn: {e.reason}"
        elif isinstance(e, ev.Transfer) and e.reason == "pao":
            yield "liable"


@pytest.mark.soak
def test_there_and_back_500_times(
    preset: tuple[str, str],
    own_game: OwnGame,
    told: Told,
    capsys: pytest.CaptureFixture[str],
) -> None:
    seen = Counter[str]()
    for seed in range(GAMES):
        seen.update(happened(round_trip(preset, seed, own_game, told)))
    with capsys.disabled():
        print(f"\n{'/'.join(preset)}: {GAMES} games,", dict(sorted(seen.items())))
    if GAMES == 500:
        expected = {"pon", "open_kan", "concealed kan", "added kan", "riichi", "double_riichi"}
        expected |= {"win: tsumo", "win: ron", "drawn: exhaustive"}
        expected |= {"set aside"} if preset[0].startswith("sanma") else {"chi"}
        assert expected - seen.keys() == set()


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


@pytest.mark.parametrize("id", sorted({r.id for r in rulesets()} - set(FAMILY)))
def test_a_ruleset_that_these_formats_cannot_tell(id: str) -> None:
    rules = ruleset(id)
    options = resolve(rules)
    built = rules.rules(options)
    setup = Setup(players=computers(built.seats))
    header, log = header_of(id, options, setup), Table(built, setup, secret=bytes(32)).log
    with pytest.raises(FormatError) as found:
        game_of(header, log, "own")
    assert found.value.code == "not_riichi"
    assert id in str(found.value)


def test_a_triplet_of_norths_of_three_players(own_game: OwnGame, told: Told) -> None:
    """Tenhou has no number for it: it is told as the seat wind that nobody has."""
    header, log = own_game("sanma", "east_south", 6)
    game = game_of(header, log, "own")
    assert any("north_triplet" in (w.rows or ()) for h in game.hands for w in h.wins)
    assert "自風 北(1飜)" in str(json.loads(tenhou(game))["log"])
    for write, read in WAYS.values():
        assert told(record_of(read(write(game)))[1]) == told(log)


def test_the_hand_of_man_is_what_the_rules_say(own_game: OwnGame) -> None:
    """A han, a mangan or a limit: the JSON says which, and its number alone does not."""
    games = (game_of(*own_game("riichi", "tenhou", seed), "own") for seed in range(50))
    game, won = next((g, w) for g in games for h in g.hands for w in h.wins)
    for limit, worth in ((True, "役満"), (False, "1飜")):
        won.rows, won.limit, won.step = {"hand_of_man": 1}, limit, 5 if limit else 1
        text = tenhou(game)
        assert f"人和({worth})" in str(json.loads(text)["log"])
        again = next(w for h in read_tenhou(text).hands for w in h.wins)
        assert (again.limit, again.step) == (limit, won.step)
