"""A minimum while one plays: how far each wait is from it, and which way of winning meets it."""

from __future__ import annotations

import pytest

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.player import AT_REST, asked, discard
from tests.browser.support import SIZES, OpenTable

# Four runs and a pair: one faan; no flowers: another. An own draw makes three.
HONG_KONG = ("123m456p789s23m55p", "1s4s7z", "", "")


@pytest.mark.parametrize("size", list(SIZES))
def test_each_wait_says_how_far_it_is_from_the_minimum(open_table: OpenTable, size: str) -> None:
    deal = Deal(hands=HONG_KONG, draws="5z")
    page = open_table(Crafted("hongkong", deal), size=size, language="en")
    now = asked(page)
    strip = page.locator(".knowing .waits")
    strip.wait_for()
    assert strip.locator(".wait").count() == 2
    # Where there is room for one line, what an own draw is worth goes without saying.
    narrow = "draw only · ron 2 of 3 faan"
    said = narrow if size == "small" else "ron 2 of 3 faan · tsumo 3 faan"
    assert said in strip.inner_text()
    page.wait_for_function(AT_REST)
    outside = strip.evaluate("(e) => e.getBoundingClientRect().right > innerWidth + 1")
    assert not outside
    # What the discard leaves is known at once, without asking again.
    discard(page, ".own .hand button.drawn")
    page.wait_for_function(
        "(id) => document.querySelector('main.table').dataset.decision !== id", arg=now["id"]
    )
    assert "ron 2 of 3 faan" in strip.inner_text()


def test_the_korean_minimum_is_told_the_same_way(open_table: OpenTable) -> None:
    # Menzen is one han of the two; an own draw adds the other.
    deal = Deal(hands=("123m456m789p2277z", "", "", ""), draws="3z")
    page = open_table(Crafted("korean", deal), language="en")
    asked(page)
    strip = page.locator(".knowing .waits")
    strip.wait_for()
    text = strip.inner_text()
    assert "ron 1 of 2 base" in text
    assert "· tsumo" in text


@pytest.mark.parametrize("language", ["ja", "en", "ko"])
def test_the_korean_badge_is_whole_on_the_smallest_screen(
    open_table: OpenTable, language: str
) -> None:
    deal = Deal(hands=("123m456m789p2277z", "", "", ""), draws="3z")
    page = open_table(Crafted("korean", deal), size="small", language=language)
    asked(page)
    badge = page.locator(".knowing .badge")
    badge.first.wait_for()
    page.wait_for_function(AT_REST)
    assert badge.count() == 1
    assert "1" in badge.inner_text()
    assert badge.evaluate("(e) => e.scrollWidth <= e.clientWidth")


def test_nothing_is_told_about_a_hand_of_which_nothing_is_known(open_table: OpenTable) -> None:
    page = open_table(Crafted("riichi", Deal(hands=("147m258p369s1234z",))), language="en")
    asked(page)
    told = page.get_by_role("group", name="About your hand")
    assert told.count() == 0
    page.locator(".hint").click()
    told.wait_for()


OVER = """() => {
  const box = (e) => e.getBoundingClientRect();
  const words = [...document.querySelectorAll('.told > *, .knowing > *')].map(box);
  return [...document.querySelectorAll('.board .river [data-tile] .body')].filter((e) => {
    const a = box(e);
    return words.some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1);
  }).length;
}"""


@pytest.mark.parametrize("size", list(SIZES))
def test_a_long_hint_does_not_lie_over_a_river(open_table: OpenTable, size: str) -> None:
    # Three full rows of discards, and seat 0 to move, one from tenpai.
    deal = Deal(hands=HONG_KONG[:1])
    page = open_table(Crafted("hongkong", deal, steps="to live 12\nto 0"), size=size, language="en")
    asked(page)
    assert page.locator("[aria-label='Your discards'] [data-tile]").count() > 12
    page.locator(".hint").click()
    best = page.locator(".knowing .best")
    best.wait_for()
    page.wait_for_function(AT_REST)
    assert page.evaluate(OVER) == 0
    # Where only one line is free, its label is for ears alone.
    assert "Best: discard" in " ".join(best.inner_text().split())
    if size != "small":
        return
    # It is cut there; touched, it is told in full over whatever it covers, until touched again.
    cut = best.bounding_box()
    best.tap()
    whole = best.bounding_box()
    assert cut is not None
    assert whole is not None
    assert whole["height"] > cut["height"]
    assert best.get_attribute("aria-expanded") == "true"
    best.tap()
    assert page.evaluate(OVER) == 0
