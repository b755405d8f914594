"""The command line as a user types it."""

from __future__ import annotations

import importlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import jantaku
from jantaku.calculator import calculate, more
from jantaku.cli.wording import LANGUAGES, WORDS
from jantaku.guide.example import answered
from jantaku.ruleset import register, resolve, ruleset

HAND = "234m567p345s11z66p 6p"


def run(*words: str, code: int = 0) -> tuple[str, str]:
    """Standard output and error of a command, after checking its exit status."""
    done = subprocess.run(
        [sys.executable, "-c", "from jantaku.cli import main; main()", *words],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout, done.stderr


def test_score_derives_and_says_who_pays() -> None:
    out, _ = run("score", HAND, "--ron", "--riichi", "--indicators", "3m", "--lang", "en")
    assert "2 han 40 fu" in out
    assert "Concealed triplet 666p: 4 fu" in out
    assert "W → S  2,600" in out


def test_score_as_json_adds_up() -> None:
    out, _ = run("score", HAND, "--tsumo", "--riichi", "--seat", "E", "--json")
    answer = json.loads(out)
    assert answer["value"]["numbers"]["points"] == sum(t["amount"] for t in answer["transfers"])
    assert {t["from"] for t in answer["transfers"]} == {1, 2, 3}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_own_words(lang: str) -> None:
    assert WORDS[lang].keys() == WORDS["en"].keys()
    out, _ = run("score", HAND, "--riichi", "--lang", lang)
    assert {"ja": "立直", "en": "Riichi", "ko": "리치"}[lang] in out


def test_options_are_flags() -> None:
    closed = "234m567p345s66p [234s]@left 6p"
    _, error = run("score", closed.replace("66p", "77p"), "--no-open-tanyao", code=1)
    assert "concealed tiles" in error
    out, _ = run("score", "23m567p345s66p [345s]@left 4m", "--lang", "en")
    assert "All simples" in out
    out, _ = run("score", "23m567p345s66p [345s]@left 4m", "--no-open-tanyao", "--lang", "en")
    assert "no win" in out


def test_options_may_be_named_as_pairs() -> None:
    hand = "23m567p345s66p [345s]@left 4m"
    out, _ = run("score", hand, "--option", "open_tanyao=no", "--lang", "en")
    assert "no win" in out
    # The last word counts, and the pair is it.
    out, _ = run("score", hand, "--no-open-tanyao", "-o", "open-tanyao=true", "--lang", "en")
    assert "All simples" in out


def test_a_circumstance_goes_before_an_option_of_its_name() -> None:
    out, _ = run("score", HAND, "--riichi", "--ippatsu", "--lang", "en")
    assert "Ippatsu: 1 han" in out
    out, _ = run("score", HAND, "--riichi", "--ippatsu", "-o", "ippatsu=no", "--lang", "en")
    assert "Ippatsu: 1 han" not in out


@pytest.mark.parametrize("command", ["score", "simulate"])
@pytest.mark.parametrize("id", ["riichi", "sanma"])
def test_help_lists_the_options_of_the_ruleset(command: str, id: str) -> None:
    out, _ = run(command, "--help", "--ruleset", id, "--lang", "en")
    assert "--option" in out
    for option in ruleset(id).options:
        dashed = option.id.replace("_", "-")
        assert dashed in out or option.id in out, option.id
        assert option.names["en"].split("(")[0].strip() in " ".join(out.split()), option.id


def test_help_offers_the_circumstances_that_can_matter() -> None:
    out, _ = run("score", "--help", "--ruleset", "hanma", "--lang", "en")
    flags = re.findall(r"--[\w-]+", out.partition("how it was won:")[2].partition("(hanma)")[0])
    assert flags == ["--riichi", "--tsumo", "--ron"]
    out, _ = run("score", "--help", "--ruleset", "sanma", "--lang", "en")
    assert "--set-aside-robbed" in out
    # What cannot matter does no harm.
    hand = "123m234p789s22z68s"
    plain, _ = run("score", hand, "7s", "--ruleset", "hanma")
    assert run("score", hand, "7s", "--ruleset", "hanma", "--last")[0] == plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_says_what_the_calculator_leaves_out(lang: str) -> None:
    for id in ("hongkong", "riichi"):
        out, _ = run("score", "--help", "--ruleset", id, "--lang", lang)
        note = ruleset(id).texts[lang].get("calculator.note")
        assert (note is not None) == (id == "hongkong")
        shown = "".join(out.split())
        assert "calculator.note" not in shown
        if note is not None:
            assert "".join(note.split()) in shown


def test_help_of_an_unknown_ruleset_says_so() -> None:
    out, _ = run("score", "--help", "--ruleset=bridge")
    assert "no ruleset 'bridge'" in out
    assert "Score a hand" in out


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("score", "123"), 1, "digits"),
        (("score", "11111m23456p234s", "2s"), 1, "5 x 1m"),
        (("score", HAND, "--ippatsu"), 1, "needs a declaration"),
        (("score", HAND, "--colour"), 2, "no --colour"),
        (("score", HAND, "--start-points", "many"), 2, "whole number"),
        (("score", HAND, "--reds", "seven"), 2, "one of"),
        (("score", HAND, "--option", "reds"), 2, "id=value"),
        (("score", HAND, "--option", "colour=red"), 2, "no option 'colour'"),
        (("score", HAND, "-o", "reds=seven"), 2, "one of"),
        (("score", HAND, "--ruleset", "bridge"), 2, "no ruleset"),
        (("score", HAND, "--preset", "mine"), 2, "no preset"),
        (("score", HAND, "--pot", "sticks"), 1, "name=points"),
        (("replay", "no-such-file"), 1, "no-such-file"),
        (("score",), 2, "Missing argument"),
        (("scroe", HAND), 2, "No such command"),
        (("simulate", "--seed", "one"), 2, "--seed"),
        (("simulate", "--player", "nobody"), 2, "nobody"),
        (("simulate", "--player", "jantaku.tiles:KINDS"), 2, "nothing that chooses"),
        (("simulate", "--hands", "0"), 2, "greater than or"),
        (("simulate", "many"), 2, "'many'"),
        (("replay", "."), 1, "directory"),
        (("rules", "bridge"), 2, "no ruleset"),
        (("rules", "--lang", "xx"), 2, "xx"),
    ],
)
def test_bad_input_is_one_clear_line(words: tuple[str, ...], code: int, says: str) -> None:
    out, error = run(*words, code=code)
    assert says in error
    assert error.startswith("jantaku: ")
    assert len(error.splitlines()) == 1
    assert not out


@pytest.mark.parametrize(
    ("words", "code", "ja", "ko"),
    [
        (("score", "123"), 1, "数字のあとに種類", "숫자 뒤에 종류"),
        (("score", HAND, "9p"), 1, "手牌が15枚", "손패가 15장"),
        (("score", HAND, "--ippatsu"), 1, "リーチをしていない", "리치를 하지 않았"),
        # Circumstances by the names of the ruleset that is asked.
        (("score", HAND, "--riichi", "--double-riichi"), 1, "リーチ、ダブルリーチ", "더블 리치"),
        (("score", HAND, "--pot", "sticks"), 1, "名前=点数", "이름=점수"),
        (("score", HAND, "--pot", "jade=1"), 1, "供託はこのルールにありません", "공탁이 없습니다"),
        (("score", HAND, "--colour", "-r", "sanma"), 2, "(jantaku rules sanma)",
         "(jantaku rules sanma)"),
        (("score", HAND, "--option", "reds"), 2, "値が必要", "값이 필요"),
        (("score", HAND, "--ruleset=bridge"), 2, "「bridge」というルール", "“bridge”"),
        (("shanten", "123m"), 1, "手牌が3枚", "손패가 3장"),
        (("rules", "riichi", "--preset", "mine"), 2, "「mine」というプリセット", "“mine”"),
    ],
)  # fmt: skip  # each case in a row
def test_bad_input_is_worded_in_the_language_asked_for(
    words: tuple[str, ...], code: int, ja: str, ko: str
) -> None:
    for lang, says in (("ja", ja), ("ko", ko)):
        out, error = run(*words, "--lang", lang, code=code)
        assert out == ""
        assert error.startswith("jantaku: ")
        assert says in error
        assert "{" not in error


def test_simulation_depends_on_the_seed_alone(tmp_path: Path) -> None:
    common = ("simulate", "--hands", "9", "--player", "random", "--json")
    one, _ = run(*common, "--seed", "5", "--save", str(tmp_path / "a"))
    two, _ = run(*common, "--seed", "5", "--jobs", "2")
    other, _ = run(*common, "--seed", "6")
    assert one == two
    assert one != other
    assert json.loads(one)["hands"] == 9
    files = sorted((tmp_path / "a").glob("*.jsonl"))
    assert files
    out, _ = run("replay", str(files[0]), "--lang", "en")
    assert "as the rules say; complete" in out


def test_hands_without_rounds_are_counted(tmp_path: Path) -> None:
    run("simulate", "--ruleset", "hanma", "--hands", "3", "--json", "--save", str(tmp_path))
    [file] = tmp_path.glob("*.jsonl")
    out, _ = run("replay", str(file), "--lang", "ko")
    heads = [line.split(" · ")[0] for line in out.splitlines() if line.startswith("==")]
    assert len(heads) > 2
    assert heads == [f"== {number}" for number in range(1, len(heads) + 1)]


def test_simulation_speaks_of_time_on_standard_error_only() -> None:
    out, error = run("simulate", "--hands", "4", "--player", "random", "--lang", "en")
    assert "per second" in error
    assert "second" not in out
    assert "win rate" in out


def test_players_share_the_seats_and_are_counted_apart() -> None:
    words = ("simulate", "--hands", "12", "--player", "efficiency", "--player", "random", "--json")
    out, _ = run(*words)
    players = json.loads(out)["players"]
    assert set(players) == {"efficiency", "random"}
    assert players["efficiency"]["hands"] == players["random"]["hands"] == 24
    assert players["efficiency"]["win_rate"] > players["random"]["win_rate"]
    total = players["efficiency"]["points_a_hand"] + players["random"]["points_a_hand"]
    assert abs(total) < 1000


def test_a_player_of_ones_own_is_found_where_the_command_runs(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Cautious:\n    def choose(self, view, decision):\n        return decision.default\n"
    )
    source = str(Path(jantaku.__file__).parents[1])
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            f"import sys; sys.path[0] = {source!r}; from jantaku.cli import main; main()",
            *("simulate", "--hands", "3", "--player", "mine:Cautious", "--jobs", "2", "--json"),
        ],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["players"]["mine:Cautious"]["call_rate"] == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_player_that_fails_is_named(tmp_path: Path, jobs: str) -> None:
    (tmp_path / "mine.py").write_text(
        "class Broken:\n    def choose(self, view, decision):\n        return self.plan\n"
    )
    done = subprocess.run(
        [
            *(sys.executable, "-c", "from jantaku.cli import main; main()"),
            *("simulate", "--hands", "3", "--player", "mine:Broken", "--jobs", jobs),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1
    assert "player mine:Broken failed: AttributeError" in done.stderr
    assert "mine.py, line 3" in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr


def test_a_simulation_of_what_no_rule_ends_comes_to_an_end() -> None:
    from jantaku.cli.games import SESSION, Match, play

    found = next(iter(importlib.import_module("blood_battle").RULESETS))
    register(found)
    game = play(Match(found.id, {}, 1, ("random",)), 0)
    assert len(game.hands) == SESSION


def test_output_that_nobody_reads_to_the_end_is_no_error(tmp_path: Path) -> None:
    run("simulate", "--hands", "1", "--player", "random", "--save", str(tmp_path))
    path = next(tmp_path.glob("*.jsonl"))
    done = subprocess.run(
        f"{sys.executable} -c 'from jantaku.cli import main; main()' replay {path} | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout.count("\n") == 1
    assert not done.stderr


def test_replay_refuses_what_is_not_as_the_rules_say(tmp_path: Path) -> None:
    run("simulate", "--hands", "1", "--player", "random", "--save", str(tmp_path))
    path = next(tmp_path.glob("*.jsonl"))
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if '"e":"discard"' in line)
    broken = tmp_path / "broken"
    broken.write_text("".join(lines[:at] + lines[at + 1 :]), encoding="utf-8")
    _, error = run("replay", str(broken), code=1)
    assert f"event {at}" in error
    broken.write_bytes(b"\xff\xfe")
    run("replay", str(broken), code=1)
    broken.write_text("".join(lines)[: -len(lines[-1]) + 5], encoding="utf-8")
    _, error = run("replay", "-q", str(broken), code=1)
    assert "not JSON" in error


def test_rules_lists_every_ruleset_and_option(folders: dict[str, str]) -> None:
    out, _ = run("rules", "--lang", "en", "--json")
    listed = {r["id"]: r for r in json.loads(out)}
    assert set(listed) == set(folders)
    out, _ = run("rules", "riichi", "--lang", "ja")
    assert "喰いタン" in out
    assert "平和" in out


# --- looking things up ---


def test_score_says_what_would_make_it_more() -> None:
    out, _ = run("score", "234m567p345s68s33z 7s", "--more", "--lang", "en")
    assert "no win" in out
    assert "With “Riichi”: 1 han 40 fu (+1,300)" in out
    out, _ = run("score", "234m567p345s68s33z 7s", "--more", "--json")
    assert "riichi" in {change["flag"] for change in json.loads(out)["more"]}
    out, _ = run("score", "234m567p345s68s33z 7s", "--json")
    assert json.loads(out)["more"] is None


def test_score_as_json_is_what_the_calculator_answers() -> None:
    hand = "234m567p345s68s33z 7s"
    out, _ = run("score", hand, "--more", "--open-tanyao", "--json", "--lang", "ko")
    found = ruleset("riichi")
    rules = found.rules(resolve(found))
    answer = calculate(rules, hand)
    wanted = answered(answer, found, rules, language="ko", changes=more(rules, answer))
    assert json.loads(out) == json.loads(json.dumps(wanted))
    assert {"title", "hand", "flags"} <= json.loads(out)["more"][0].keys()
    out, _ = run("score", HAND, "--riichi", "--json")
    assert json.loads(out)["delta"] == [0, 1300, -1300, 0]


def test_score_says_whose_discard_it_was() -> None:
    out, _ = run("score", HAND, "--riichi", "--discarder", "N", "--json")
    assert json.loads(out)["delta"] == [0, 1300, 0, -1300]
    assert {t["from"] for t in json.loads(out)["transfers"]} == {3}
    _, error = run("score", HAND, "--riichi", "--discarder", "S", "--lang", "en", code=1)
    assert "seat 1 cannot have fed the win" in error
    _, error = run("score", HAND, "--riichi", "--discarder", "up", "--lang", "en", code=1)
    assert "not a wind" in error


def test_rules_take_option_values() -> None:
    out, _ = run("rules", "riichi", "--noten-pool", "0", "-o", "reds=none", "--json")
    values = json.loads(out)["values"]
    assert (values["noten_pool"], values["reds"]) == (0, "none")
    out, _ = run("rules", "riichi", "--no-open-tanyao", "--guide", "--lang", "en")
    assert "All simples counts in a closed hand only." in out
    out, _ = run("rules", "riichi", "--honba", "1500", "--compare", "riichi", "--json")
    differing = [row["id"] for row in json.loads(out)["options"] if not row["same"]]
    assert differing == ["honba"]
    _, error = run("rules", "sanma", "--colour", "red", "--lang", "ja", code=2)
    assert "(jantaku rules sanma)" in error
    _, error = run("rules", "--honba", "1500", "--lang", "en", code=2)
    assert "no --honba without a ruleset" in error
    _, error = run("rules", "riichi", "sanma", "--lang", "en", code=2)
    assert "'sanma'" in error


def test_score_reads_other_writings() -> None:
    plain, _ = run("score", "234m067p345s67s33z 8s", "--riichi", "--json")
    other, _ = run("score", "🀈🀉🀊 5pr 6p7p 345s67sWW 8S", "--riichi", "--json")
    assert json.loads(plain) == json.loads(other)


def test_shanten_of_a_hand() -> None:
    out, _ = run("shanten", "123m456p789s1122z", "--lang", "en")
    assert "tenpai" in out
    assert "12z (4 left)" in out
    out, _ = run("shanten", "123m456p79s11z", "556z7z", "--seen", "8s", "--json")
    found = json.loads(out)
    assert found["shanten"] == 1
    assert found["discards"][0]["left"] == sum(a["left"] for a in found["discards"][0]["accepts"])
    _, error = run("shanten", "123m", code=1)
    assert "3 concealed tiles" in error


def test_rules_of_a_preset_and_compared() -> None:
    out, _ = run("rules", "riichi", "--compare", "sanma/tenhou-sanma", "--lang", "en")
    assert "Players" in out
    assert "Mixed triple run" in out
    assert "Pinfu" not in out
    out, _ = run("rules", "riichi", "--preset", "tenhou", "--compare", "riichi", "--json")
    differing = {row["id"] for row in json.loads(out)["options"] if not row["same"]}
    assert "multiple_ron" in differing
    _, error = run("rules", "riichi", "--compare", "nothing", code=2)
    assert "nothing" in error


@pytest.mark.parametrize("lang", LANGUAGES)
def test_guide_as_markdown(lang: str) -> None:
    out, _ = run("rules", "riichi", "--guide", "--lang", lang)
    assert out.startswith(f"# {ruleset('riichi').names[lang]}")
    assert "`99m345678p23468s + 7s`" in out
