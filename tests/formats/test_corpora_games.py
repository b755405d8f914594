"""Real games kept outside the project (JANTAKU_CORPORA): played again without one difference."""

from __future__ import annotations

import io
import json
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from jantaku import events as ev
from jantaku.formats import mjai, mjlog, tenhou_json
from jantaku.formats.convert import convert_game
from jantaku.formats.files import read_games
from jantaku.formats.records import record_of
from jantaku.formats.tenhou_order import lettered
from jantaku.formats.verify import Report, Totals, files_of, verify_file
from jantaku.formats.verify import told as in_words
from jantaku.record import load, replay

Told = Callable[[Iterable[ev.Event]], list[ev.Event]]


def verified(*folders: Path) -> tuple[list[Report], Totals]:
    totals = Totals()
    reports = []
    for path in files_of(folders):
        for report in verify_file(path):
            assert not report.differences, "\n".join(in_words(report))
            totals.add(report)
            reports.append(report)
    return reports, totals


def reasons(reports: list[Report]) -> Counter[str]:
    return Counter(r.unjudged.split(":")[0].split(" (")[0] for r in reports if r.unjudged)


def test_named_cases(corpora: Path) -> None:
    reports, totals = verified(corpora / "tenhou-mjlog" / "named-cases")
    assert totals.hands == 228
    assert {r.name for r in reports if not r.judged} == {
        "chips_tonpusen.xml",
        "hanchan_with_noname.xml",
    }
    partly = [r.name for r in reports if r.judged and r.unjudged]
    assert partly == ["doubleron_and_riichi.xml", "west.xml"]


def test_pairs(corpora: Path, told: Told) -> None:
    """XML, JSON, our record and mjai of the same game give the same events."""
    count = 0
    for path in sorted((corpora / "tenhou-mjlog" / "xml-and-json").glob("*.xml")):
        (xml,) = read_games(path)
        (other,) = read_games(path.with_suffix(".json"))
        log = told(record_of(xml)[1])
        assert told(record_of(other)[1]) == log
        assert xml.final == other.final
        header, events = load(convert_game(xml, "record"))
        assert replay(header, events).complete
        for to in ("mjlog", "tenhou-json", "mjai"):
            for source in (xml, other):
                text = "".join(convert_game(source, to))
                assert told(again(text, to)) == log
        count += 1
    assert count == 6


def again(text: str, to: str) -> list[ev.Event]:
    if to == "mjlog":
        game = mjlog.read(io.BytesIO(text.encode()), "x")
    elif to == "mjai":
        (game,) = mjai.read(text.splitlines(), "x")
    else:
        (game,) = tenhou_json.read(io.StringIO(text), "x")
    return record_of(game)[1]


def test_the_json_written_is_the_sites(corpora: Path) -> None:
    """What tenhou.net wrote and what we write of the XML differ in order alone."""

    def in_order(entry: str) -> object:
        """A red five may stand first or last among tiles of one's own."""
        letter, at, tiles = lettered(entry)
        called = tiles[at] if letter in "cpmk" else -1
        return letter, at, called, sorted(tiles)

    def normal(hand: list[object]) -> object:
        out = json.loads(json.dumps(hand))
        for seat in range(4):
            out[4 + 3 * seat].sort()
            for part in (5, 6):
                out[part + 3 * seat] = [
                    entry if isinstance(entry, int) else in_order(entry)
                    for entry in out[part + 3 * seat]
                ]
        result = out[16]
        for detail in result[2::2]:
            detail[4:] = sorted(detail[4:])
        return out

    for path in sorted((corpora / "tenhou-mjlog" / "xml-and-json").glob("*.xml")):
        (xml,) = read_games(path)
        ours = json.loads("".join(convert_game(xml, "tenhou-json")))
        theirs = json.loads(path.with_suffix(".json").read_text())
        assert list(map(normal, ours["log"])) == list(map(normal, theirs["log"]))
        assert ours["sc"][::2] == theirs["sc"][::2]


def test_another_sites_games_keep_their_rules(corpora: Path, told: Told) -> None:
    """Mahjong Soul's rules are told by a table's name alone; other formats get our head."""
    (game,) = read_games(corpora / "tenhou-json" / "named-cases" / "tensoul_usual.json")
    assert game.preset == "mahjongsoul"
    log = told(record_of(game)[1])
    for to in ("mjlog", "tenhou-json", "mjai"):
        assert told(again("".join(convert_game(game, to)), to)) == log


@pytest.mark.slow
def test_every_xml(corpora: Path) -> None:
    reports, totals = verified(corpora / "tenhou-mjlog")
    assert (totals.hands, totals.mismatches) == (4318, 0)
    assert totals.unjudged == 2
    phoenix = [r for r in reports if "phoenix" in r.path.parts]
    assert len(phoenix) == 310
    assert not any(r.unjudged for r in phoenix)
    # Every hand of a log with the newer seed lies on the wall of that seed.
    assert all(r.walls == r.hands for r in phoenix)


@pytest.mark.slow
def test_every_json(corpora: Path) -> None:
    reports, totals = verified(corpora / "tenhou-json")
    assert totals.mismatches == totals.unjudged == 0
    assert totals.hands == 585
    assert set(reasons(reports)) == {"the log does not tell the end of the game"}
