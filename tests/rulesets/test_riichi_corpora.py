"""Riichi scoring against real and generated wins kept outside the project (JANTAKU_CORPORA)."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jantaku.calculator import Answer, calculate
from jantaku.ruleset import Rules, resolve, ruleset

CORPORA = os.environ.get("JANTAKU_CORPORA")
pytestmark = pytest.mark.skipif(
    CORPORA is None, reason="JANTAKU_CORPORA does not name the folder of the corpora"
)
WINDS = "ESWN"
Row = dict[str, Any]


def rules(**options: object) -> Rules:
    riichi = ruleset("riichi")
    return riichi.rules(resolve(riichi, options))


def read(name: str) -> Path:
    path = Path(CORPORA or "") / "scoring" / name
    if not path.exists():
        pytest.skip(f"{name} is not among the corpora")
    return path


def counted(answer: Answer) -> dict[str, int]:
    assert answer.wins, answer.value
    return {line.text.key.split(".")[1]: line.amount for line in answer.value.rows()}  # type: ignore[union-attr]


# --- 10,000 wins in the notation of majiang-core ---

MAJIANG = {
    "立直": "riichi", "ダブル立直": "double_riichi", "一発": "ippatsu",
    "門前清自摸和": "closed_tsumo",
    "平和": "pinfu", "断幺九": "all_simples", "一盃口": "twin_runs", "翻牌 白": "white_dragon",
    "翻牌 發": "green_dragon", "翻牌 中": "red_dragon", "自風": "seat_wind", "場風": "round_wind",
    "嶺上開花": "replacement_win", "槍槓": "robbed_kan", "海底摸月": "last_tile",
    "河底撈魚": "last_discard", "三色同順": "mixed_triple_run", "一気通貫": "straight",
    "混全帯幺九": "outside_hand", "七対子": "seven_pairs", "三色同刻": "triple_triplets",
    "三暗刻": "three_concealed_triplets", "対々和": "all_triplets", "三槓子": "three_kans",
    "小三元": "small_three_dragons", "混老頭": "terminals_and_honours", "混一色": "half_flush",
    "純全帯幺九": "pure_outside_hand", "二盃口": "two_twin_runs", "清一色": "full_flush",
    "四暗刻": "four_concealed_triplets", "国士無双": "thirteen_orphans",
    "ドラ": "dora", "裏ドラ": "under", "赤ドラ": "red",
}  # fmt: skip
SIDES = {"-": "left", "=": "across", "+": "right"}
AHEAD = {"+": 1, "=": 2, "-": 3}


def turned(text: str) -> str:
    """`m34p0` as `34m0p`."""
    out = suit = ""
    for c in text:
        if c in "mpsz":
            out, suit = out + suit, c
        else:
            out += c
    return out + suit


def majiang_meld(text: str) -> str:
    side = next((c for c in text if c in SIDES), "")
    digits = text[1:].replace(side, "") if side else text[1:]
    if not side:
        return f"({digits}{text[0]})"
    if len(digits) == 4 and text[-1] != side:
        return f"[{digits[:3]}+{digits[3]}{text[0]}]@{SIDES[side]}"
    return f"[{digits}{text[0]}]@{SIDES[side]}"


def majiang(row: Row, table: Rules) -> Answer:
    given = row["in"]
    about = given["param"]
    concealed, *melds = given["shoupai"].split(",")
    flags = []
    special = about["hupai"]
    if special.get("lizhi"):
        flags.append(("riichi", "double_riichi")[special["lizhi"] - 1])
    if special.get("yifa"):
        flags.append("ippatsu")
    if special.get("lingshang"):
        flags.append("rinshan")
    if special.get("qianggang"):
        flags.append("chankan")
    if special.get("haidi"):
        flags.append(("haitei", "houtei")[special["haidi"] - 1])
    won = given.get("rongpai")
    flags.append("ron" if won and "chankan" not in flags else "tsumo" if not won else "robbed")
    seat = about["menfeng"]
    return calculate(
        table,
        f"{turned(concealed)} {' '.join(map(majiang_meld, melds))}",
        win=won[1] + won[0] if won else "",
        flags=flags,
        seat=WINDS[seat],
        round=WINDS[about["zhuangfeng"]],
        indicators=turned("".join(about["baopai"])),
        under=turned("".join(about["fubaopai"] or [])),
        repeat=about["jicun"]["changbang"],
        pots={"sticks": 1000 * about["jicun"]["lizhibang"]},
        discarder=(seat + AHEAD[won[2]]) % 4 if won else None,
    )


def test_ten_thousand_wins() -> None:
    table = rules()
    with gzip.open(read("riichi-10000-wins.json.gz"), "rt") as file:
        wins = json.load(file)
    assert len(wins) == 10_000
    wrong = []
    for number, row in enumerate(wins):
        right = row["out"]
        answer = majiang(row, table)
        rows = {
            MAJIANG[h["name"].split()[0] if "風" in h["name"] else h["name"]]: h["fanshu"]
            for h in right["hupai"]
        }
        value = answer.value
        numbers = value.numbers()  # type: ignore[union-attr]
        good = numbers["points"] == right["defen"] and answer.delta(4) == right["fenpei"]
        if right["damanguan"]:
            good &= numbers.get("yakuman") == right["damanguan"]
            good &= set(counted(answer)) == set(rows)
        else:
            good &= (numbers["han"], numbers["fu"]) == (right["fanshu"], right["fu"])
            good &= counted(answer) == rows
            good &= sum(line.amount for line in value.lines()) == right["fu"]  # type: ignore[union-attr]
        if not good:
            wrong.append((number, row, counted(answer), numbers))
    assert not wrong, f"{len(wrong)} wrong, the first: {wrong[0]}"


# --- wins of real games in the numbering of Tenhou ---

TENHOU = (
    *("closed_tsumo", "riichi", "ippatsu", "robbed_kan", "replacement_win", "last_tile"),
    *("last_discard", "pinfu", "all_simples", "twin_runs"),
    *("seat_wind",) * 4,
    *("round_wind",) * 4,
    *("white_dragon", "green_dragon", "red_dragon", "double_riichi", "seven_pairs"),
    *("outside_hand", "straight", "mixed_triple_run", "triple_triplets", "three_kans"),
    *("all_triplets", "three_concealed_triplets", "small_three_dragons", "terminals_and_honours"),
    *("two_twin_runs", "pure_outside_hand", "half_flush", "full_flush", "hand_of_man"),
    *("heavenly_hand", "earthly_hand", "big_three_dragons", "four_concealed_triplets"),
    *("four_concealed_triplets", "all_honours", "all_green", "all_terminals", "nine_gates"),
    *("nine_gates", "thirteen_orphans", "thirteen_orphans", "big_four_winds"),
    *("small_four_winds", "four_kans", "dora", "under", "red"),
)
"""Our names in Tenhou's order, which lists the special waits of three yakuman apart."""

FED = {1: "right", 2: "across", 3: "left"}
NO_RED, NO_OPEN_TANYAO, PARLOUR = 2, 4, 0x620
PARLOURS = {0x220: {"round_up_mangan": True}, 0x620: {"round_up_mangan": True, "honba": 1500}}
"""What the private lobbies among the games played differently."""


def lobby(bits: int) -> Rules:
    """The rules of a lobby."""
    options: dict[str, object] = {"open_tanyao": not bits & NO_OPEN_TANYAO}
    if bits & NO_RED:
        options["reds"] = "none"
    options.update(PARLOURS.get(bits & PARLOUR, {}))
    return rules(**options)


def tenhou_meld(meld: Row) -> str:
    tiles = meld["tiles"]
    body = "".join(t[0] for t in tiles) + tiles[0][1]
    if meld["kind"] == "ankan":
        return f"({body})"
    if meld["kind"] == "kakan":
        body = f"{body[:3]}+{body[3:]}"
    return f"[{body}]@{FED[meld['frm']]}"


def tenhou(row: Row, table: Rules) -> Answer:
    names = [TENHOU[n] for n, _ in row["yaku"]] + [TENHOU[n] for n in row["yakuman"]]
    own = row["who"] == row["fromWho"]
    flags = ["tsumo" if own else "robbed" if "robbed_kan" in names else "ron"]
    for name, flag in (
        ("riichi", "riichi"), ("double_riichi", "double_riichi"), ("ippatsu", "ippatsu"),
        ("replacement_win", "rinshan"), ("last_tile", "last"), ("last_discard", "last"),
        ("heavenly_hand", "first"), ("earthly_hand", "first"),
    ):  # fmt: skip
        if name in names:
            flags.append(flag)
    if "riichi" not in names and "double_riichi" not in names and row["ura"]:
        flags.append("riichi")  # a yakuman in riichi names no riichi
    seat = (row["who"] - row["oya"]) % 4
    first = row["nth"] == 1
    return calculate(
        table,
        # The newest meld comes first there.
        " ".join([*row["hand"], *map(tenhou_meld, reversed(row["melds"]))]),
        win=row["win"],
        flags=flags,
        seat=WINDS[seat],
        round=WINDS[row["round_wind"]],
        indicators="".join(row["dora"]),
        under="".join(row["ura"]),
        repeat=row["honba"] if first else 0,
        pots={"sticks": 1000 * row["kyotaku"]},
        discarder=None if own else (row["fromWho"] - row["oya"]) % 4,
    )


def tenhou_rows() -> Iterator[Row]:
    with gzip.open(read("tenhou-wins_4p.jsonl.gz"), "rt") as file:
        for line in file:
            yield json.loads(line)


def test_wins_of_real_games() -> None:
    tables: dict[int, Rules] = {}
    wrong = []
    total = 0
    for row in tenhou_rows():
        total += 1
        bits = row["go"] & (NO_RED | NO_OPEN_TANYAO | PARLOUR)
        answer = tenhou(row, tables.setdefault(bits, lobby(bits)))
        numbers = answer.value.numbers()  # type: ignore[union-attr]
        delta = [100 * d for d in row["sc"][1:8:2]]
        delta = delta[row["oya"] :] + delta[: row["oya"]]
        rows = {TENHOU[n]: han for n, han in row["yaku"] if han}
        if row["yakuman"]:
            good = set(counted(answer)) == {TENHOU[n] for n in row["yakuman"]}
        else:
            good = counted(answer) == rows
            good &= (numbers["han"], numbers["fu"]) == (row["han"], row["fu"])
        if not (good and answer.delta(4) == delta):
            wrong.append((row, counted(answer), numbers, answer.delta(4)))
    assert total > 3000
    assert not wrong, f"{len(wrong)} of {total} wrong, the first: {wrong[0]}"
