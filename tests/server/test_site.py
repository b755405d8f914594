"""The built page and its files."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from jantaku.server.app import create_app
from jantaku.server.identity import COOKIE

Client = TestClient[Litestar]

SCRIPT = "console.log('Jantaku');\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>雀卓</title>", encoding="utf-8")
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "tiles-3c4d.svg").write_text("<svg/>")
    (folder / "favicon.png").write_bytes(b"\x89PNG" + bytes(2000))
    return folder


@pytest.fixture
def client(folder: Path, database: Path) -> Iterator[Client]:
    with TestClient(create_app(str(database), static=folder)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/play/abc", "/new/riichi", "/settings", "/a/b/c/"])
def test_every_address_of_the_page_is_the_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "雀卓" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert COOKIE in answer.headers["set-cookie"]


def test_assets_may_be_kept_for_ever(client: Client) -> None:
    answer = client.get("/assets/index-1a2b.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert "set-cookie" not in answer.headers, "what is kept by others must name nobody"
    assert client.get("/assets/tiles-3c4d.svg").headers["content-type"] == "image/svg+xml"
    icon = client.get("/favicon.png")
    assert icon.headers["content-type"] == "image/png"
    assert icon.headers["cache-control"] == "no-cache"


def test_compression(client: Client) -> None:
    packed = client.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))
    assert packed.text == SCRIPT, "packed once, not twice"
    assert packed.headers["vary"] == "Accept-Encoding"
    plain = client.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    image = client.get("/favicon.png", headers={"Accept-Encoding": "gzip"})
    assert image.content[:4] == b"\x89PNG"


def test_what_the_browser_has_is_not_sent_again(client: Client) -> None:
    first = client.get("/")
    again = client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    other = client.get("/", headers={"If-None-Match": '"other"'})
    assert other.status_code == 200


def test_head(client: Client) -> None:
    answer = client.head("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone-9.js",
        "/robots.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//etc/passwd.txt",
        "/assets%00/index-1a2b.js",
        "/" + "a" * 3000 + ".js",
    ],
)
def test_nothing_else_is_there(client: Client, folder: Path, path: str) -> None:
    (folder.parent / "secret.txt").write_text("secret")
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


def test_a_page_built_anew_is_served(client: Client, folder: Path) -> None:
    assert client.get("/assets/new-5e6f.js").status_code == 404
    (folder / "assets" / "new-5e6f.js").write_text("1")
    index = folder / "index.html"
    index.write_text("<!doctype html><title>new</title>")
    os.utime(index, ns=(1, 1))
    assert "new" in client.get("/").text
    assert client.get("/assets/new-5e6f.js").text == "1"


@pytest.mark.parametrize("present", [True, False])
def test_without_a_page_it_says_so(database: Path, tmp_path: Path, present: bool) -> None:
    static = tmp_path / "nothing"
    if present:
        static.mkdir()
    with TestClient(create_app(str(database), static=static)) as client:
        for path in ("/", "/play/abc", "/assets/x.js"):
            answer = client.get(path)
            assert answer.status_code == 503
            assert "The page was not built" in answer.text
            assert "build_page.py" in answer.text
        assert ("does not exist" in answer.text) != present
        # The rest works.
        assert client.get("/api/rulesets").status_code == 200
        # And so does the page as soon as there is one.
        static.mkdir(exist_ok=True)
        (static / "index.html").write_text("here")
        assert client.get("/").text == "here"
