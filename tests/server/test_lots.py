"""Who deals the first hand of a game that somebody plays alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from httpx import Client

from tests.server.support import Running, begin


def first_dealers(server: Running, client: Client, games: int, **request: Any) -> Counter[int]:
    out = Counter[int]()
    for _ in range(games):
        with server.page(begin(client, **request)) as page:
            out[page.greeted().view["dealer"]] += 1
    return out


def test_whoever_opens_a_table_deals_first(server: Running, client: Client) -> None:
    assert first_dealers(server, client, 4) == {0: 4}


def test_unless_the_rules_say_by_lot(server: Running, client: Client) -> None:
    # Sixteen games of three seats: once in fourteen million runs one seat deals all.
    found = first_dealers(server, client, 16, ruleset="hanma", options={"players": 3})
    assert set(found) <= {0, 1, 2}
    assert len(found) > 1
