"""Acting at the table: the second tap, the rows of a phone's hand, what is on offer, names."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.player import asked, discard
from tests.browser.support import OpenPage, OpenTable
from tests.browser.test_sanma import robbing_a_computer

HAND = "123m456p789s11z4z2p"

AGAIN = {"ja": "もう一度で切る", "en": "Tap again to discard", "ko": "한 번 더 누르면 버림"}

# Where everything stands on the table; of the chosen tile nothing is told.
PLACES = """() => [...document.querySelectorAll('.own .hand button, .actions .place, .centre,'
  + ' .board, .bar button, .mine')].map((e) => {
    const a = e.getBoundingClientRect();
    return e.classList.contains('chosen') ? null : [a.x, a.y, a.width, a.height];
  })"""

AT_REST = "() => document.getAnimations().length === 0"

# What the second tap would do, cut off or over the face of another tile.
COVERED = """() => {
  const said = document.querySelector('.again').getBoundingClientRect();
  const out = said.left < 0 || said.right > innerWidth || said.bottom > innerHeight;
  const faces = [...document.querySelectorAll('.own .hand button:not(.chosen)')].filter((e) => {
    const a = e.getBoundingClientRect();
    const wide = Math.min(a.right, said.right) - Math.max(a.left, said.left);
    const high = Math.min(a.bottom, said.bottom) - Math.max(a.top, said.top);
    return wide > 0 && high > 0.2 * a.height;
  });
  return {out, faces: faces.length, clipped: document.scrollingElement.scrollHeight > innerHeight};
}"""


@pytest.mark.parametrize(
    ("size", "language"), [("small", "ja"), ("small", "ko"), ("phone", "en"), ("landscape", "en")]
)
def test_the_first_tap_says_that_a_second_discards(
    open_table: OpenTable, size: str, language: str
) -> None:
    deal = Deal(hands=(HAND,), turns=("9p",), indicators="1z")
    page = open_table(Crafted("riichi", deal), size=size, language=language)
    now = asked(page)
    again = page.locator(".again")
    assert again.count() == 0
    tiles = page.locator(".own .hand button")
    page.wait_for_function(AT_REST)
    before = page.evaluate(PLACES)
    for index in (0, 6, 7, 13):
        tiles.nth(index).tap()
        again.wait_for()
        assert again.inner_text() == AGAIN[language]
        page.wait_for_function(AT_REST)
        assert page.evaluate(COVERED) == {"out": False, "faces": 0, "clipped": False}
        moved = [now for was, now in zip(before, page.evaluate(PLACES), strict=True) if was != now]
        assert moved == [None], "the chosen tile and nothing else"
    assert asked(page)["id"] == now["id"]
    tiles.nth(13).tap()
    again.wait_for(state="detached")
    asked(page, after=now["id"])
    assert page.locator(".board .layer .river [data-tile]").first.get_attribute("data-tile") == "9p"


def test_where_one_tap_discards_nothing_is_said(open_table: OpenTable) -> None:
    deal = Deal(hands=(HAND,), turns=("9p",), indicators="1z")
    page = open_table(Crafted("riichi", deal), size="small", taps="one")
    asked(page)
    page.keyboard.press("ArrowLeft")
    page.locator(".own .hand button.chosen").wait_for()
    assert page.locator(".again").count() == 0


ROWS = """() => {
  const y = (e) => Math.round(e.getBoundingClientRect().y);
  const rows = {};
  for (const e of document.querySelectorAll('.own .hand button')) (rows[y(e)] ??= []).push(e);
  const drawn = document.querySelector('.own .hand button.drawn');
  return {
    rows: Object.values(rows).map((row) => row.length),
    beside: drawn ? rows[y(drawn)].length - 1 : null,
  };
}"""


@pytest.mark.parametrize(("pons", "rows"), [(1, [6, 5]), (2, [4, 4])])
def test_the_drawn_tile_is_never_alone_in_a_row(
    open_table: OpenTable, pons: int, rows: list[int]
) -> None:
    """A phone's hand lies in two halves, however many of its tiles are left."""
    deal = Deal(
        hands=("11z22z33z44z5m7p9s1s6s", "1234z147m258p36s9m", "", ""), turns=("9p", "1z", "", "")
    )
    steps = """
    0 discard:6s
    1 tsumogiri
    0 pon:1z1z
    0 discard:5m
    """
    if pons == 2:
        steps += """
        to 1
        1 discard:2z
        0 pon:2z2z
        0 discard:7p
        """
    page = open_table(Crafted("riichi", deal, steps=steps + "to 0"), size="small")
    now = asked(page)
    while now["kind"] != "turn":
        page.locator(".place[data-place=pass] button").click()
        now = asked(page, after=now["id"])
    found = page.evaluate(ROWS)
    assert found == {"rows": rows, "beside": rows[1] - 1}


def test_a_north_that_may_be_robbed_lies_on_the_table(open_table: OpenTable) -> None:
    page = open_table(robbing_a_computer(), size="phone")
    now = asked(page)
    page.locator(".place[data-place=declare] button").click()
    discard(page, ".own .hand button.marked")
    now = asked(page, after=now["id"])
    assert now["kind"] == "claim"
    offered = page.locator(".board .aside .offered [data-tile]")
    assert [one.get_attribute("data-tile") for one in offered.all()] == ["4z"]
    assert page.locator(".board .river .fresh").count() == 0, "no discard is claimed"
    # When it is let go it lies with what was set aside, and nothing is on offer.
    page.locator(".place[data-place=pass] button").click()
    asked(page, after=now["id"])
    assert page.locator(".offered").count() == 0


@pytest.mark.parametrize("language", ["ja", "ko"])
def test_computers_are_named_in_the_readers_language(open_page: OpenPage, language: str) -> None:
    page = open_page("/new/riichi", size="small", language=language)
    page.locator("main .strong").first.click()
    page.wait_for_selector("main.table")
    asked(page)
    names = page.locator(".centre .name").all_inner_texts()
    assert len(set(names)) == 4
    assert not [name for name in names if re.search("[A-Za-z]", name)]


@pytest.mark.parametrize("width", [360, 390])
def test_the_pages_head_stands_in_one_line(open_page: OpenPage, width: int) -> None:
    page = open_page("/", size="small", language="en")
    page.set_viewport_size({"width": width, "height": 640})
    for language in ("en", "ja", "ko"):
        page.evaluate(
            """(language) => {
              const kept = JSON.parse(localStorage.getItem('jantaku.settings'));
              localStorage.setItem('jantaku.settings', JSON.stringify({...kept, language}));
            }""",
            language,
        )
        page.reload()
        page.locator("header .brand").wait_for()
        boxes = [one.bounding_box() for one in page.locator("header a").all()]
        assert len(boxes) == 4
        for left, right in pairwise(boxes):
            assert left is not None
            assert right is not None
            assert abs(left["y"] + left["height"] / 2 - right["y"] - right["height"] / 2) < 2
            assert right["x"] >= left["x"] + left["width"]
        last = boxes[-1]
        assert last is not None
        assert last["x"] + last["width"] <= width
