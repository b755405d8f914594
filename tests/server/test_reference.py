"""Guides, calculators and comparisons over HTTP: the same as the library, in the shapes that the
interface's description promises.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis import checks
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from jantaku.analysis.look import look
from jantaku.calculator import calculate
from jantaku.guide import Guided, compare, glossary, guide, lessons, sheet, side
from jantaku.ruleset import resolve, ruleset, rulesets
from jantaku.server import reference_shapes as shapes
from jantaku.server.app import create_app
from jantaku.texts import LANGUAGES
from tests.server.support import Running, by_chance

Client = TestClient[Litestar]

IDS = [r.id for r in rulesets()]
GUIDED = [r.id for r in rulesets() if isinstance(r, Guided)]
RIICHI = {"ruleset": "riichi", "hand": "234m567p345s68s33z 7s", "flags": ["riichi"]}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    database = tmp_path_factory.mktemp("reference") / "games.sqlite3"
    with TestClient(create_app(str(database), computers=by_chance)) as client:
        yield client


def got(client: Client, path: str, shape: Any) -> Any:
    answer = client.get(path)
    assert answer.status_code == 200, answer.text
    # A field too many or of another kind would be an undocumented one.
    strict = msgspec.json.decode(answer.content, type=shape)
    assert json.loads(msgspec.json.encode(strict)) == answer.json()
    return answer.json()


def refused(answer: Any, status: int, code: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")
    problem: dict[str, Any] = answer.json()
    assert problem["code"] == code
    return problem


# --- calculators ---


def test_a_score_is_the_calculators(client: Client) -> None:
    answer = client.post("/api/score", json=RIICHI)
    assert answer.status_code == 200
    body = answer.json()
    expected = calculate("riichi", RIICHI["hand"], flags=["riichi"])  # type: ignore[arg-type]
    assert {k: body[k] for k in expected.account()} == json.loads(json.dumps(expected.account()))
    assert body["delta"] == [0, 1300, -1300, 0]
    assert body["more"] is None
    assert body["said"] is None
    msgspec.json.decode(answer.content, type=shapes.ScoreAnswer)


def test_everything_that_can_be_said_of_a_win(client: Client) -> None:
    body = {
        "ruleset": "riichi",
        "preset": "tenhou",
        "options": {"open_tanyao": False},
        "hand": "34m067p345s67s33z 2m",
        "win": "8s",
        "flags": ["tsumo", "riichi", "ippatsu"],
        "seat": "W",
        "round": "S",
        "indicators": "4p",
        "under": "2z",
        "repeat": 2,
        "pots": {"sticks": 1000},
        "more": True,
        "lang": "ja",
    }
    body["hand"] = "234m067p345s67s33z"
    answer = client.post("/api/score", json=body)
    assert answer.status_code == 200, answer.text
    told = msgspec.json.decode(answer.content, type=shapes.ScoreAnswer)
    assert told.value is not None
    assert told.how == "tsumo"
    assert (told.seat, told.round_wind) == (2, 1)
    assert sum(told.delta) == 1000
    assert told.more
    said = answer.json()["said"]
    assert ["一発", "1翻"] in said["rows"]
    assert len(said["more"]) == len(told.more)
    assert said["seats"][2] == {"name": "西家", "delta": told.delta[2]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_hand_is_an_answer(client: Client, lang: str) -> None:
    body = {"ruleset": "riichi", "hand": "234m567p345s68s33z 7s", "lang": lang, "more": True}
    told = client.post("/api/score", json=body).json()
    assert told["value"] is None
    assert told["refusal"] == {"key": "refusal.no_yaku", "params": {}}
    assert told["said"]["refusal"] == ruleset("riichi").texts[lang]["refusal.no_yaku"]
    assert {"riichi", "tsumo"} <= {change["flag"] for change in told["more"]}
    for change in told["more"]:
        again = {**body, "hand": change["hand"], "flags": change["flags"]}
        assert (
            client.post("/api/score", json=again).json()["value"]["numbers"]["points"]
            == (change["points"])
        )


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"hand": "234m567p345s68s33z"}, "no_winning_tile"),
        ({"hand": "234m567p345s68s33z 7s 9p"}, "wrong_tile_count"),
        ({"hand": "11111m567p345s33z 7s"}, "too_many_of_face"),
        ({"hand": "x"}, "unreadable_tiles"),
        ({"hand": ""}, "no_winning_tile"),
        ({"flags": ["prompt"]}, "prompt_without_declaration"),
        (
            {"flags": ["replacement", "last"], "hand": "234m567p68s33z (1111s) 7s"},
            "last_replacement",
        ),
        ({"flags": ["tsumo", "ron"]}, "conflicting_flags"),
        ({"flags": ["nothing"]}, "unknown_flag"),
        ({"seat": "x"}, "unknown_wind"),
        ({"pots": {"nothing": 1}}, "no_such_pot"),
        ({"discarder": 1}, "wrong_discarder"),
        ({"options": {"nothing": 1}}, "unknown_option"),
        ({"options": {"open_tanyao": 1}}, "option_wrong_type"),
        ({"options": {"open_tanyao": [1]}}, "option_wrong_type"),
        ({"options": {"honba": 1}}, "option_out_of_range"),
        ({"preset": "nothing"}, "unknown_preset"),
        ({"ruleset": "nothing"}, "unknown_ruleset"),
    ],
)
def test_a_question_without_sense_is_named(
    client: Client, changed: dict[str, Any], code: str
) -> None:
    problem = refused(client.post("/api/score", json={**RIICHI, **changed}), 400, code)
    assert set(problem["texts"]) == set(LANGUAGES)
    assert all(text and "{" not in text for text in problem["texts"].values())


def test_circumstances_have_the_rulesets_names(client: Client) -> None:
    body = {**RIICHI, "flags": ["riichi", "double_riichi"]}
    problem = refused(client.post("/api/score", json=body), 400, "conflicting_flags")
    assert problem["params"]["flags"] == ["riichi", "double_riichi"]
    assert "リーチ、ダブルリーチ" in problem["texts"]["ja"]


def test_one_is_not_true_even_after_somebody_asked_with_true(client: Client) -> None:
    for value, status in ((True, 200), (1, 400), (False, 200), (0, 400)):
        body = {**RIICHI, "options": {"open_tanyao": value}}
        assert client.post("/api/score", json=body).status_code == status


@pytest.mark.parametrize(
    "body",
    [{}, {"ruleset": "riichi"}, {**RIICHI, "strange": 1}, {**RIICHI, "repeat": -1},
     {**RIICHI, "lang": "fr"}, {**RIICHI, "flags": "riichi"}, [], {**RIICHI, "hand": "1m" * 200}],
)  # fmt: skip  # a body a cell
def test_malformed_bodies(client: Client, body: Any) -> None:
    refused(client.post("/api/score", json=body), 400, "bad_request")


@pytest.mark.parametrize("path", ["/api/score", "/api/shanten"])
def test_a_body_that_is_not_there_is_told_in_words(client: Client, path: str) -> None:
    for body in (b"", b'{"ruleset": "riichi", "hand": "\xed\xa0\x80"}'):
        answer = client.post(path, content=body, headers={"Content-Type": "application/json"})
        refused(answer, 400, "bad_request")
        assert "'data'" not in answer.json()["detail"]
    large = client.post(
        path, content=b" " * 3_000_000, headers={"Content-Type": "application/json"}
    )
    refused(large, 413, "too_large")
    described = client.get("/schema/openapi.json").json()["paths"][path]["post"]["responses"]
    assert "413" in described


def test_an_empty_preset_is_none(client: Client) -> None:
    plain = client.post("/api/score", json=RIICHI)
    assert client.post("/api/score", json={**RIICHI, "preset": ""}).json() == plain.json()
    assert plain.status_code == 200


def test_distances_are_the_librarys(client: Client) -> None:
    for hand, seen in (("123m456p789s1122z", ""), ("123m456p79s11z [555z]", "8s"),
                       ("19m19p19s1234567z5m", "5m")):  # fmt: skip  # a pair a cell
        body = {"ruleset": "riichi", "hand": hand, "seen": seen}
        answer = client.post("/api/shanten", json=body)
        assert answer.status_code == 200, answer.text
        assert answer.json() == json.loads(json.dumps(look("riichi", hand, seen=seen).account()))
        msgspec.json.decode(answer.content, type=shapes.Look)
    refused(
        client.post("/api/shanten", json={"ruleset": "riichi", "hand": "123m"}),
        400,
        "wrong_hand_size",
    )


@pytest.mark.parametrize("of", IDS)
def test_sheets(client: Client, of: str) -> None:
    told = got(client, f"/api/rulesets/{of}/calculator", shapes.Sheet)
    assert told == json.loads(json.dumps(sheet(ruleset(of))))
    by_id = {flag["id"]: flag for flag in told["flags"]}
    for flag in told["flags"]:
        assert all(flag["names"][language] for language in LANGUAGES)
        assert not any(name.startswith(("flag.", "mark.")) for name in flag["names"].values())
        # Who excludes is excluded.
        assert all(flag["id"] in by_id[other]["excludes"] for other in flag["excludes"])
    for example in told["examples"]:
        scored = client.post("/api/score", json=example["request"])
        assert scored.status_code == 200, (example, scored.text)
        assert scored.json()["value"] is not None, example


def test_a_river_is_asked_for_where_it_matters(client: Client) -> None:
    asked = {of: got(client, f"/api/rulesets/{of}/calculator", shapes.Sheet)["river"] for of in IDS}
    assert {of for of, river in asked.items() if river} == {
        of for of in IDS if "river" in ruleset(of).rules(resolve(ruleset(of))).layout.asks
    }
    assert asked["korean"]
    assert not asked["riichi"]
    body = {"ruleset": "korean", "hand": "1112345678999p 5p", "flags": ["tsumo"], "more": True}
    han = [
        client.post("/api/score", json={**body, "river": river}).json()["value"]["numbers"]["total"]
        for river in ("", "3m7z", "7p")
    ]
    assert han[0] == han[1] == han[2] + 24
    refused(client.post("/api/score", json={**body, "river": "f5"}), 400, "not_discarded")


def test_a_sheet_says_what_the_calculator_leaves_out(client: Client) -> None:
    for of in IDS:
        told = got(client, f"/api/rulesets/{of}/calculator", shapes.Sheet)["note"]
        texts = ruleset(of).texts
        if of == "hongkong":
            assert told is not None
        if told is not None:
            assert told == {lang: texts[lang]["calculator.note"] for lang in LANGUAGES}
        else:
            assert not any("calculator.note" in texts[lang] for lang in LANGUAGES)


def test_sheet_under_options(client: Client) -> None:
    path = "/api/rulesets/riichi/calculator"
    reds = {t["tile"] for t in got(client, f"{path}?reds=none", shapes.Sheet)["tiles"]}
    assert "0m" not in reds
    assert "0m" in {t["tile"] for t in got(client, path, shapes.Sheet)["tiles"]}
    assert "chi" not in got(client, "/api/rulesets/sanma/calculator", shapes.Sheet)["melds"]
    refused(client.get(f"{path}?reds=blue"), 400, "option_unknown_value")
    refused(client.get(f"{path}?nothing=1"), 400, "unknown_option")
    refused(client.get("/api/rulesets/nothing/calculator"), 404, "unknown_ruleset")


# --- guides ---


@pytest.mark.parametrize("of", GUIDED)
def test_guides(client: Client, of: str) -> None:
    told = got(client, f"/api/rulesets/{of}/guide?lang=ja", shapes.GuidePage)
    assert told == json.loads(json.dumps(guide(of, "ja")))


@pytest.mark.parametrize(
    ("path", "given"),
    [
        ("/api/rulesets/riichi/guide?lang=ja", "preset="),
        ("/api/rulesets/riichi/calculator", "preset="),
        ("/api/compare?a=riichi&b=sanma", "a.preset=&b.preset="),
    ],
)
def test_an_empty_preset_in_an_address_is_none(client: Client, path: str, given: str) -> None:
    plain = client.get(path)
    assert plain.status_code == 200
    told = client.get(f"{path}{'&' if '?' in path else '?'}{given}")
    assert (told.status_code, told.content) == (200, plain.content)


def test_a_guide_under_options(client: Client) -> None:
    told = got(
        client,
        "/api/rulesets/riichi/guide?lang=ko&preset=tenhou&open_tanyao=false&honba=600&against=sanma",
        shapes.GuidePage,
    )
    expected = guide(
        "riichi",
        "ko",
        preset="tenhou",
        options={"open_tanyao": False, "honba": 600},
        against="sanma",
    )
    assert told == json.loads(json.dumps(expected))
    refused(client.get("/api/rulesets/riichi/guide?lang=fr"), 400, "bad_request")
    refused(client.get("/api/rulesets/riichi/guide?honba=1"), 400, "option_out_of_range")
    refused(client.get("/api/rulesets/riichi/guide?against=nothing"), 400, "unknown_ruleset")
    refused(client.get("/api/rulesets/nothing/guide"), 404, "unknown_ruleset")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons(client: Client, lang: str) -> None:
    told = got(client, f"/api/learn?lang={lang}", shapes.LessonPage)
    assert told == {"lessons": json.loads(json.dumps(lessons(lang)))}


def test_glossary(client: Client) -> None:
    assert got(client, "/api/glossary", shapes.GlossaryPage) == glossary()


# --- comparisons ---


def test_comparisons(client: Client) -> None:
    told = got(
        client,
        "/api/compare?a=riichi&a.preset=tenhou&b=sanma&b.tsumo_share=split",
        shapes.Comparison,
    )
    expected = compare(
        side("riichi", preset="tenhou"), side("sanma", options={"tsumo_share": "split"})
    )
    assert told == json.loads(json.dumps(expected))
    refused(client.get("/api/compare?a=riichi&b=nothing"), 400, "unknown_ruleset")
    refused(client.get("/api/compare?a=riichi&b=sanma&c=1"), 400, "unknown_option")
    refused(client.get("/api/compare?a=riichi&b=sanma&a.nothing=1"), 400, "unknown_option")
    refused(client.get("/api/compare?a=riichi"), 400, "bad_request")


# --- made-up requests ---

OPERATIONS = {
    "POST /api/score",
    "POST /api/shanten",
    "GET /api/rulesets/{id}/calculator",
    "GET /api/rulesets/{id}/guide",
    "GET /api/learn",
    "GET /api/glossary",
    "GET /api/compare",
}


def test_made_up_requests(server: Running) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    found = [result for result in schema.get_all_operations() if isinstance(result, Ok)]
    operations = {r.ok().label: r.ok() for r in found if r.ok().label in OPERATIONS}
    assert set(operations) == OPERATIONS
    for operation in operations.values():

        @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def ask(case: schemathesis.Case) -> None:
            case.call_and_validate(
                checks=[
                    checks.not_a_server_error,
                    status_code_conformance,
                    content_type_conformance,
                    response_schema_conformance,
                ]
            )

        ask()


_TILES = st.sampled_from(
    [f"{n}{s}" for s in "mps" for n in range(10)] + [f"{n}z" for n in "1234567"]
)
_WORDS = st.one_of(
    st.lists(_TILES, min_size=1, max_size=15).map("".join),
    st.lists(_TILES, min_size=3, max_size=4).map(lambda t: f"[{''.join(t)}]"),
    _TILES.map(lambda t: f"[{t * 3}]"),
    _TILES.map(lambda t: f"({t * 4})"),
    st.sampled_from(["123m456p789s", "11z", "f1", "🀇🀈🀉", "東東", "E", "5mr", "@left"]),
)


def test_plausible_hands_have_answers_or_reasons(client: Client) -> None:
    """What schemas cannot make up: bodies that are nearly right."""
    flags = ["tsumo", "ron", "riichi", "double_riichi", "prompt", "first", "last", "replacement",
             "robbed", "set_aside_replacement", "set_aside_robbed"]  # fmt: skip  # words

    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
    @given(
        of=st.sampled_from(IDS),
        words=st.lists(_WORDS, min_size=1, max_size=6),
        said=st.lists(st.sampled_from(flags), max_size=3),
        indicators=st.lists(_TILES, max_size=3).map("".join),
        aside=st.sampled_from(["", "4z", "f1", "44z", "f1f2f3f4f5f6f7f8"]),
        seat=st.sampled_from(["", "E", "S", "N"]),
        more=st.booleans(),
        lang=st.sampled_from([None, *LANGUAGES]),
    )
    def ask(of: str, words: list[str], said: list[str], **rest: Any) -> None:
        body = {"ruleset": of, "hand": " ".join(words), "flags": said, **rest}
        answer = client.post("/api/score", json=body)
        assert answer.status_code in (200, 400), answer.text
        if answer.status_code == 200:
            msgspec.json.decode(answer.content, type=shapes.ScoreAnswer)
        else:
            problem = answer.json()
            assert problem["texts"], problem

    ask()


def test_no_page_of_another_site_asks(server: Running) -> None:
    with httpx.Client(base_url=server.url) as other:
        answer = other.post("/api/score", json=RIICHI, headers={"Origin": "https://example.org"})
    refused(answer, 403, "foreign_origin")
