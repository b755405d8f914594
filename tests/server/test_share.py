"""Finished games that anybody may look at who knows the link."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.support import STRANGER, Running, begin, chooser, default

Json = dict[str, Any]


@pytest.fixture
def game(server: Running, client: httpx.Client) -> str:
    game = begin(client, setup={"hands": 1, "name": "Mika"})
    with server.page(game).greeted() as page:
        page.play(chooser(4), until=lambda p: False)
    return game


@pytest.fixture
def stranger(server: Running) -> Iterator[httpx.Client]:
    """Another browser."""
    with server.client() as client:
        client.cookies = httpx.Cookies({"jantaku_player": STRANGER})
        yield client


def share(client: httpx.Client, game: str) -> str:
    answer = client.post(f"/api/games/{game}/share")
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["token"]
    assert answer.json() == {"token": token, "path": f"/shared/{token}"}
    return token


def test_anybody_sees_what_is_shared(
    client: httpx.Client, stranger: httpx.Client, game: str
) -> None:
    token = share(client, game)
    mine = client.get(f"/api/games/{game}/replay").json()
    assert mine["shared"] == token
    theirs = stranger.get(f"/api/shared/{token}/replay")
    assert theirs.status_code == 200
    assert mine["exports"][0] == "record"
    assert theirs.json() == {**mine, "game": "", "shared": None, "exports": []}
    steps = client.get(f"/api/games/{game}/replay/0").json()
    shown = stranger.get(f"/api/shared/{token}/replay/0")
    final = steps["steps"][-1]["view"]["final"]
    for one in final["players"]:
        one["player"] = f"player{one['seat']}"
    assert shown.json() == steps
    # No cookie is needed, and none is set.
    plain = httpx.get(f"{client.base_url}/api/shared/{token}/replay/0")
    assert plain.json() == steps
    assert "set-cookie" not in plain.headers
    assert stranger.get(f"/api/shared/{token}/replay/7").json()["code"] == "no_such_hand"


def test_who_played_stays_unknown(client: httpx.Client, stranger: httpx.Client, game: str) -> None:
    record = client.get(f"/api/games/{game}/record").text
    id = record.split('"id":"')[1].split('"')[0]
    assert len(id) == 32
    assert id in client.get(f"/api/games/{game}/replay/0").text
    token = share(client, game)
    for path in ("replay", "replay/0"):
        text = stranger.get(f"/api/shared/{token}/{path}").text
        assert id not in text
        assert game not in text
    assert "Mika" in text


def test_it_opens_nothing_else(client: httpx.Client, stranger: httpx.Client, game: str) -> None:
    token = share(client, game)
    for path in (f"games/{game}/replay", f"games/{token}/replay", f"games/{game}/record"):
        assert stranger.get(f"/api/{path}").status_code == 404
    assert stranger.post(f"/api/games/{game}/share").status_code == 404
    assert stranger.delete(f"/api/games/{game}/share").status_code == 404
    assert stranger.get("/api/games").json() == []
    assert stranger.get(f"/api/shared/{token}/replay").status_code == 200


def test_one_link_until_it_is_taken_back(
    client: httpx.Client, stranger: httpx.Client, game: str
) -> None:
    token = share(client, game)
    assert share(client, game) == token
    assert client.delete(f"/api/games/{game}/share").status_code == 204
    assert stranger.get(f"/api/shared/{token}/replay").status_code == 404
    assert stranger.get(f"/api/shared/{token}/replay/0").status_code == 404
    assert client.get(f"/api/games/{game}/replay").json()["shared"] is None
    assert client.delete(f"/api/games/{game}/share").status_code == 204
    assert share(client, game) != token
    assert stranger.get(f"/api/shared/{token}/replay").status_code == 404


@pytest.mark.parametrize("token", ["x", "None", "%00", "a" * 64])
def test_a_link_that_was_never_given(client: httpx.Client, token: str) -> None:
    assert client.get(f"/api/shared/{token}/replay").status_code == 404


def test_a_running_game_is_not_shared(client: httpx.Client) -> None:
    game = begin(client)
    refused = client.post(f"/api/games/{game}/share")
    assert (refused.status_code, refused.json()["code"]) == (409, "game_running")
    assert client.delete(f"/api/games/{game}/share").status_code == 204


def test_a_shared_game_can_be_played_on_by_anybody(
    server: Running, client: httpx.Client, stranger: httpx.Client, game: str
) -> None:
    token = share(client, game)
    made = stranger.post(f"/api/shared/{token}/replay/0/1/continue", json={"seat": 3})
    assert made.status_code == 201, made.text
    new = made.json()["id"]
    [mine] = stranger.get("/api/games").json()
    assert mine["id"] == new
    assert mine["continued_from"] == {"game": "", "hand": 0, "step": 1, "seat": 3}
    assert len(client.get("/api/games").json()) == 1
    with server.page(new, player=STRANGER).greeted() as page:
        assert page.view["seats"][3]["name"] == ""
        assert page.view["seats"][0]["name"] == "Mika"
        assert all(page.view["seats"][seat]["name"] for seat in range(3))
        page.play(default, until=lambda p: False)
        assert page.view["phase"] == "over"


def test_a_game_that_formats_of_riichi_sites_cannot_tell_is_saved_as_a_record(
    server: Running, client: httpx.Client
) -> None:
    game = begin(client, ruleset="hongkong", setup={"hands": 1})
    with server.page(game).greeted() as page:
        page.play(default, until=lambda p: False)
    assert client.get(f"/api/games/{game}/replay").json()["exports"] == ["record"]
    saved = client.get(f"/api/games/{game}/export/record")
    assert saved.status_code == 200
    kept = client.get(f"/api/games/{game}/record")
    # Who plays under which cookie is nobody else's business; all that happens is the same.
    told = [
        [line for line in x.text.splitlines()[1:] if "player" not in line] for x in (saved, kept)
    ]
    assert len(told[0]) > 20
    assert told[0] == told[1]
    refused = client.get(f"/api/games/{game}/export/mjlog")
    assert (refused.status_code, refused.json()["code"]) == (400, "not_riichi")
