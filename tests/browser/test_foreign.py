"""A log of another site in the browser: taken in, looked at, written again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jantaku.formats.convert import convert_game
from jantaku.formats.records import game_of
from jantaku.record import header_of
from jantaku.ruleset import resolve, ruleset
from jantaku.table import Setup, Table, computers
from tests.browser.support import SIZES, OpenPage


@pytest.fixture(scope="module")
def log() -> str:
    """A whole game for three, as Tenhou's XML."""
    rules = ruleset("sanma")
    options = resolve(rules, preset="tenhou-sanma")
    built = rules.rules(options)
    setup = Setup(players=computers(built.seats))
    table = Table(built, setup, secret=bytes(32))
    while not table.over:
        seat, decision = next(iter(table.pending().items()))
        kinds = {a.kind: a for a in decision.actions}
        table.choose(
            seat,
            kinds.get("tsumo") or kinds.get("ron") or kinds.get("set_aside") or decision.default,
        )
    return "".join(
        convert_game(game_of(header_of("sanma", options, setup), table.log, "x"), "mjlog")
    )


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_log_is_taken_in_looked_at_and_written(
    open_page: OpenPage, log: str, size: str, tmp_path: Path
) -> None:
    assert size in SIZES
    page = open_page("/history", size=size)
    page.set_input_files(
        ".import input",
        {"name": "game.mjlog", "mimeType": "text/xml", "buffer": log.encode()},
    )
    page.wait_for_url("**/replay/*")
    # Both opponents' hands lie open.
    page.wait_for_selector(".board [data-tile]")
    with page.expect_download() as download:
        page.select_option("select.button", "tenhou-json")
    assert download.value.suggested_filename.endswith(".json")
    written = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert written["log"][0][1][:3] == [35000, 35000, 35000]
    page.goto("/history")
    page.locator("main li").first.wait_for()
    assert page.locator("main li").count() == 1
