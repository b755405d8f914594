"""Verifying: what is wrong is found and named, what cannot be judged is said, nothing crashes."""

from __future__ import annotations

import gzip
import io
import json
import random
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from jantaku import events as ev
from jantaku.formats import mjai_writer, mjlog, mjlog_writer, tenhou_json_writer
from jantaku.formats.files import MJAI, MJLOG, RECORD, TENHOU_JSON, format_of, read_games
from jantaku.formats.game import FormatError, Game
from jantaku.formats.records import game_of
from jantaku.formats.verify import Totals, files_of, told, verify_file, verify_game
from jantaku.record import Header, dump

OwnGame = Callable[[str, str, int], tuple[Header, list[ev.Event]]]
HERE = Path("a file")


@pytest.fixture(scope="module")
def game(own_game: OwnGame) -> Game:
    """A game with wins by own draw and on a discard, draws and declarations."""
    for seed in range(50):
        found = game_of(*own_game("riichi", "tenhou", seed), "own")
        wins = [w for hand in found.hands for w in hand.wins]
        if (
            any(w.source == w.seat for w in wins)
            and any(w.source != w.seat for w in wins)
            and any(h.drawn and h.drawn.reason == "exhaustive" for h in found.hands)
            and any(isinstance(m, ev.Declare) for h in found.hands for m in h.moves)
            and any(isinstance(m, ev.Call) for h in found.hands for m in h.moves)
        ):
            return found
    raise AssertionError("no such game")


def differences(game: Game) -> list[str]:
    report = verify_game(game, HERE)
    return [d.what for d in report.differences]


def test_nothing_is_wrong_with_it(game: Game) -> None:
    assert differences(game) == []


def edited(game: Game) -> tuple[Game, Callable[[object], tuple[int, int, object]]]:
    """A copy, and a finder of the first move of a class: hand, place, move."""
    copy = deepcopy(game)

    def find(cls: object) -> tuple[int, int, object]:
        for i, hand in enumerate(copy.hands):
            for j, move in enumerate(hand.moves):
                if isinstance(move, cls):  # type: ignore[arg-type]
                    return i, j, move
        raise AssertionError(cls)

    return copy, find


def test_other_points_are_found(game: Game) -> None:
    for change in (100, -100):
        copy, _ = edited(game)
        won = next(w for h in copy.hands for w in h.wins)
        assert won.points is not None
        won.points += change
        assert [d.split(" of ")[0] for d in differences(copy)] == ["points"]


@pytest.mark.parametrize(
    ("field", "value", "what"),
    [
        ("fu", 130, "fu of seat"),
        ("rows", {"riichi": 9}, "yaku of seat"),
        ("step", 4, "limit of seat"),
        ("liable", 2, "who is liable"),
        ("sticks", 9000, "sticks of seat"),
        ("delta", (1, 2, 3, 4), "payments to seat"),
        ("before", (1, 2, 3, 4), "points before the win"),
        ("under", (0, 0, 0), "ura indicators"),
    ],
)
def test_every_part_of_a_win_is_compared(game: Game, field: str, value: object, what: str) -> None:
    copy, _ = edited(game)
    won = next(w for h in copy.hands for w in h.wins if not w.limit)
    setattr(won, field, value)
    found = differences(copy)
    assert len(found) == 1
    assert found[0].startswith(what)


def test_a_draw_is_compared(game: Game) -> None:
    for field, value, what in (
        ("reason", "four_kans", "reason of the draw"),
        ("delta", (1, 2, 3, 4), "payments"),
        ("shown", {0: (1, 2, 3)}, "hands shown"),
        ("before", (0, 0, 0, 0), "points before the draw"),
    ):
        copy, _ = edited(game)
        drawn = next(h.drawn for h in copy.hands if h.drawn and h.drawn.reason == "exhaustive")
        setattr(drawn, field, value)
        assert differences(copy) == [what]


def test_the_next_hand_and_the_end_are_compared(game: Game) -> None:
    copy, _ = edited(game)
    copy.hands[1].plan = copy.hands[1].plan._replace(repeat=7)
    assert differences(copy)[0] == "next hand"
    copy, _ = edited(game)
    copy.hands[1].scores = (0, *copy.hands[1].scores[1:])
    assert differences(copy)[0] == "scores at the start"
    copy, _ = edited(game)
    assert copy.final is not None
    copy.final = (copy.final[0] + 100, *copy.final[1:])
    assert differences(copy) == ["final scores"]
    copy, _ = edited(game)
    del copy.hands[-1]
    assert differences(copy) == ["game end"]


def test_a_move_that_was_not_offered(game: Game) -> None:
    """Riichi where no riichi was possible."""
    copy, find = edited(game)
    i, j, move = find(ev.Discard)
    assert isinstance(move, ev.Discard)
    copy.hands[i].moves[j] = move._replace(mark="riichi")
    report = verify_game(copy, HERE)
    first = report.differences[0]
    assert first.what == f"choice of seat {move.seat} not offered"
    assert first.recorded.endswith(":riichi")
    assert "discard:" in first.engine
    assert (first.hand, first.move) == (i, j)
    text = "\n".join(told(report))
    assert f"move {j + 1}" in text
    assert "recorded: discard:" in text
    assert "seat 0  25000" in text


def test_one_difference_does_not_spread(game: Game) -> None:
    """After a difference the next hand begins from its recorded position."""
    copy, find = edited(game)
    i, j, move = find(ev.Discard)
    assert isinstance(move, ev.Discard)
    copy.hands[i].moves[j] = move._replace(mark="riichi")
    report = verify_game(copy, HERE)
    assert len(report.differences) == 1
    assert report.hands == len(copy.hands) - 1


def test_a_declaration_at_another_moment(game: Game) -> None:
    copy, find = edited(game)
    i, j, _ = find(ev.Declare)
    del copy.hands[i].moves[j]
    assert differences(copy)[0] == "move"


def test_tiles_that_nobody_holds_are_an_edited_log(game: Game) -> None:
    copy, find = edited(game)
    i, j, move = find(ev.Discard)
    assert isinstance(move, ev.Discard)
    absent = next(
        t for t in range(34) if t not in copy.hands[i].dealt[move.seat] and t != move.tile
    )
    copy.hands[i].moves[j] = move._replace(tile=absent, drawn=False)
    report = verify_game(copy, HERE)
    assert not report.differences
    assert "leaves the hand" in report.unjudged
    assert report.judged
    assert report.hands == len(copy.hands) - 1


def test_a_win_without_a_tile_is_an_edited_log(game: Game) -> None:
    copy, _ = edited(game)
    index = next(i for i, h in enumerate(copy.hands) if h.wins)
    copy.hands[index].moves = copy.hands[index].moves[:3]
    assert "nobody drew or gave" in verify_game(copy, HERE).unjudged


def test_private_rules(game: Game) -> None:
    copy, _ = edited(game)
    copy.private = "rules of their own"
    assert verify_game(copy, HERE).judged, "they made no difference"
    won = next(w for h in copy.hands for w in h.wins)
    assert won.points is not None
    won.points += 100
    report = verify_game(copy, HERE)
    assert not report.judged
    assert not report.differences
    assert report.unjudged.startswith("rules of their own; differs at")


# --- files ---------


@pytest.fixture(scope="module")
def texts(game: Game) -> dict[str, str]:
    return {
        "a.mjlog": "".join(mjlog_writer.write_game(game)),
        "b.json": json.dumps(tenhou_json_writer.write_game(game), ensure_ascii=False),
        "c.jsonl": "".join(mjai_writer.write_game(game)),
    }


def write(folder: Path, texts: dict[str, str]) -> list[Path]:
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return list(files_of([folder]))


def test_formats_are_told_by_their_beginning(
    tmp_path: Path, texts: dict[str, str], own_game: OwnGame
) -> None:
    paths = write(tmp_path, texts)
    assert [format_of(p) for p in paths] == [MJLOG, TENHOU_JSON, MJAI]
    packed = tmp_path / "d.gz"
    packed.write_bytes(gzip.compress(texts["a.mjlog"].encode()))
    assert format_of(packed) == MJLOG
    record = tmp_path / "e.jsonl"
    record.write_text("".join(dump(*own_game("riichi", "tenhou", 1))))
    assert format_of(record) == RECORD
    totals = Totals()
    for path in files_of([tmp_path]):
        for report in verify_file(path):
            assert not report.differences, list(told(report))
            assert not report.unjudged
            totals.add(report)
    assert totals.games == 5
    assert "0 mismatches" in totals.line()
    assert "0 files not judged" in totals.line()


def test_several_games_in_a_file(tmp_path: Path, texts: dict[str, str]) -> None:
    (tmp_path / "two.jsonl").write_text(texts["c.jsonl"] * 2)
    (tmp_path / "three.json").write_text((texts["b.json"] + "\n") * 3)
    assert len(list(read_games(tmp_path / "two.jsonl"))) == 2
    assert len(list(read_games(tmp_path / "three.json"))) == 3
    names = [r.name for r in verify_file(tmp_path / "two.jsonl")]
    assert names == ["two.jsonl", "two.jsonl#2"]


def test_hands_on_lines_of_their_own_are_one_game(tmp_path: Path, texts: dict[str, str]) -> None:
    whole = json.loads(texts["b.json"])
    whole.pop("sc")
    hands = whole.pop("log")
    path = tmp_path / "hands.json"
    path.write_text("\n".join(json.dumps({**whole, "log": [hand]}) for hand in hands))
    (found,) = read_games(path)
    assert len(found.hands) == len(hands)
    (report,) = verify_file(path)
    assert not report.differences
    assert report.unjudged == "the log does not tell the end of the game"


@pytest.mark.parametrize("name", ["a.mjlog", "b.json", "c.jsonl"])
def test_a_file_that_is_cut_anywhere(tmp_path: Path, texts: dict[str, str], name: str) -> None:
    """Never a crash, never a mismatch: judged as far as it goes, or not judged with the reason."""
    text = texts[name]
    rng = random.Random(name)
    path = tmp_path / name
    for at in [0, 1, 5, *(rng.randrange(len(text)) for _ in range(25))]:
        path.write_text(text[:at], encoding="utf-8")
        reports = list(verify_file(path))
        assert len(reports) == 1
        assert not reports[0].differences, (at, list(told(reports[0])))
        assert reports[0].unjudged


@pytest.mark.parametrize("name", ["a.mjlog", "b.json", "c.jsonl"])
def test_a_file_with_anything_changed(tmp_path: Path, texts: dict[str, str], name: str) -> None:
    """A changed character is read as something else, or named; it never crashes."""
    text = texts[name]
    rng = random.Random(name)
    path = tmp_path / name
    for _ in range(60):
        at = rng.randrange(len(text))
        other = rng.choice('0123456789,"<>{}[]abcxyz -é\0')
        path.write_text(text[:at] + other + text[at + 1 :], encoding="utf-8")
        for report in verify_file(path):
            list(told(report))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\x01\x02",
        b"hello",
        b"<xml/>",
        b"<!DOCTYPE x [<!ENTITY a 'b'>]><mjloggm>&a;</mjloggm>",
        b"\x1f\x8bnot gzip",
        b"{}",
        b'{"log":[]}',
        b'{"log":[[]]}',
        b'{"log":3}',
        b"[1,2]",
        b'{"type":"start_game"}',
        b'{"format":"jantaku-record"}',
        b'{"log":[[[0,0,0],[25000],[11],[],[]]]}',
        b"\xff\xfe{",
        b"{" * 100_000,
    ],
)
def test_what_is_no_log_at_all(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x"
    path.write_bytes(content)
    (report,) = verify_file(path)
    assert not report.judged
    assert report.unjudged.startswith("unreadable: ")


def test_a_missing_file(tmp_path: Path) -> None:
    (report,) = verify_file(tmp_path / "nothing.mjlog")
    assert report.unjudged.startswith("unreadable: ")


def test_a_hand_without_a_result_before_another(texts: dict[str, str]) -> None:
    text = texts["a.mjlog"]
    first = text.index("<AGARI") if "<AGARI" in text else text.index("<RYUUKYOKU")
    end = text.index("/>", first) + 2
    with pytest.raises(FormatError) as found:
        mjlog.read(io.BytesIO((text[:first] + text[end:]).encode()), "x")
    assert found.value.code == "no_result"


def test_totals() -> None:
    totals = Totals()
    assert totals.line().startswith("0 games")


@pytest.mark.parametrize(
    "change",
    [
        {"dealer": 7},
        {"number": 5},
        {"round": -2},
        {"repeat": -1},
    ],
)
def test_a_hand_that_cannot_be(game: Game, change: dict[str, int]) -> None:
    copy, _ = edited(game)
    copy.hands[0].plan = copy.hands[0].plan._replace(**change)
    report = verify_game(copy, HERE)
    assert "there is no such hand" in report.unjudged
    assert report.hands == len(copy.hands) - 1


def test_seats_that_are_not_at_the_table(game: Game) -> None:
    copy, _ = edited(game)
    won = next(w for h in copy.hands for w in h.wins)
    won.seat = 9
    assert "not at the table" in verify_game(copy, HERE).unjudged
    copy, find = edited(game)
    i, j, move = find(ev.Draw)
    assert isinstance(move, ev.Draw)
    copy.hands[i].moves[j] = move._replace(seat=6)
    assert "seat 6 draws" in verify_game(copy, HERE).unjudged
