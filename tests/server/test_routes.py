"""The document of a page names what that page will need."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from jantaku.server.app import create_app
from jantaku.server.routes import Routes, preferred

Client = TestClient[Litestar]

LISTED = [
    {"path": "/", "scripts": ["assets/home.js"], "first": ["/api/games"], "plain": []},
    {
        "path": "/rules/{ruleset}",
        "scripts": ["assets/guide.js", "assets/tiles.js"],
        "first": ["/api/rulesets?brief=true"],
        "plain": ["/api/rulesets/{ruleset}/guide?lang={lang}"],
    },
]
LINK = re.compile(r'<link rel="(\w+)"(?: as="fetch")? crossorigin href="([^"]*)">')


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    page = '<!doctype html><html lang="ja"><head><title>雀卓</title></head><body></body></html>'
    (folder / "index.html").write_text(page, encoding="utf-8")
    (folder / "routes.json").write_text(json.dumps(LISTED))
    return folder


@pytest.fixture
def client(folder: Path, database: Path) -> Iterator[Client]:
    with TestClient(create_app(str(database), static=folder)) as client:
        yield client


def named(text: str) -> list[tuple[str, str]]:
    head = text[: text.index("</head>")]
    return [(kind, address.replace("&amp;", "&")) for kind, address in LINK.findall(head)]


def test_a_page_names_its_code_and_its_first_questions(client: Client) -> None:
    text = client.get("/rules/riichi", headers={"Accept-Language": "ko-KR,en;q=0.5"}).text
    assert named(text) == [
        ("modulepreload", "/assets/guide.js"),
        ("modulepreload", "/assets/tiles.js"),
        ("preload", "/api/rulesets?brief=true"),
        ("preload", "/api/rulesets/riichi/guide?lang=ko"),
    ]
    assert '<html lang="ko">' in text
    assert "<script>" not in text
    assert named(client.get("/").text) == [
        ("modulepreload", "/assets/home.js"),
        ("preload", "/api/games"),
    ]


def test_what_depends_on_a_query_is_not_guessed(client: Client) -> None:
    links = named(client.get("/rules/riichi?kuitan=false").text)
    assert ("preload", "/api/rulesets?brief=true") in links
    assert not any("guide?" in address for _, address in links)


@pytest.mark.parametrize(
    "path",
    [
        "/rules",
        "/rules/a/b",
        "/nothing",
        "/rules/%22%3E%3Cscript%3E",
        "/rules/%E9%9B%80",
        "/rules/a&b",
        "/rules/" + "a" * 65,
    ],
)
def test_other_addresses_name_nothing(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert named(answer.text) == []


def test_one_etag_for_each_variant(client: Client) -> None:
    seen: dict[str, str] = {}
    for path in ("/", "/rules/riichi", "/rules/sanma", "/rules/riichi?x=1", "/settings"):
        for language in ("ja", "en"):
            for encoding in ("gzip", "identity"):
                headers = {"Accept-Language": language, "Accept-Encoding": encoding}
                answer = client.get(path, headers=headers)
                etag = answer.headers["etag"]
                assert etag not in seen, (path, language, encoding, seen.get(etag))
                seen[etag] = path
                again = client.get(path, headers={**headers, "If-None-Match": f'"x", {etag}'})
                assert again.status_code == 304
                assert again.headers["etag"] == etag
                assert again.content == b""
                vary = {one.strip() for one in again.headers["vary"].split(",")}
                assert vary == {"Accept-Encoding", "Accept-Language", "Cookie"}


def test_the_pages_own_language_goes_first(client: Client) -> None:
    headers = {"Accept-Language": "en", "Cookie": "jantaku_language=ko"}
    assert "guide?lang=ko" in client.get("/rules/riichi", headers=headers).text


@pytest.mark.parametrize(
    ("cookie", "accepted", "language"),
    [
        ("", "", "ja"),
        ("", "fr", "ja"),
        ("", "fr,en;q=0.8,ja;q=0.9", "ja"),
        ("", "de-DE, EN-gb;q=0.8, ko;q=0.2", "en"),
        ("", "ko", "ko"),
        ("", "en;q=nonsense", "en"),
        ("", ",;,q=", "ja"),
        ("en", "ko", "en"),
        ("xx", "ko", "ko"),
    ],
)
def test_languages(cookie: str, accepted: str, language: str) -> None:
    assert preferred(cookie, accepted) == language


@pytest.mark.parametrize("text", [b"", b"{", b"[1]", b'[{"path": "/"}]', b'{"path": "/"}'])
def test_a_list_that_cannot_be_read_is_none(text: bytes) -> None:
    assert Routes(text).links("/", "en", plain=True) == ""


def test_a_page_built_anew_names_its_own_files(client: Client, folder: Path) -> None:
    assert "guide.js" in client.get("/rules/riichi").text
    later = [{**LISTED[1], "scripts": ["assets/guide-2.js"]}]
    (folder / "routes.json").write_text(json.dumps(later))
    index = folder / "index.html"
    index.write_text(index.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    links = named(client.get("/rules/riichi").text)
    assert ("modulepreload", "/assets/guide-2.js") in links
    assert ("modulepreload", "/assets/guide.js") not in links


def test_addresses_that_name_nothing_share_a_document(client: Client, folder: Path) -> None:
    etags = {client.get(f"/nothing/{n}").headers["etag"] for n in range(300)}
    assert len(etags) == 1
    for n in range(300):
        assert client.get(f"/rules/r{n}").status_code == 200
    assert "/api/rulesets/r1/guide" in client.get("/rules/r1").text
