"""The sheet with a hand's result on the smallest screen: everything that matters is in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.player import AT_REST, seen
from tests.browser.results import changes, patterns, scores
from tests.browser.support import OpenTable

if TYPE_CHECKING:
    from playwright.sync_api import Page

BODY = """() => {
  const body = document.querySelector('section.result .body');
  const scrolls = body.scrollHeight > body.clientHeight + 2;
  return {scrolls, wide: body.scrollWidth > body.clientWidth};
}"""
SEEN = """(selector) => [...document.querySelectorAll(selector)].every((e) => {
  const {top, bottom, left, right} = e.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return at && (e === at || e.contains(at) || at.contains(e)) && left >= 0 && right <= innerWidth;
})"""


def nine_patterns(*, open_hands: bool = False) -> Crafted:
    """A riichi hand of nine rows, with sticks and repeats."""
    deal = Deal(
        hands=("234m34340p66s234s", "", "", ""),
        turns=("9p 2p", "9m", "9m", "1z"),
        indicators="5s",
        under="1m",
    )
    return Crafted(
        "riichi",
        deal,
        steps="0 discard:9p:drawn:riichi\nto 0\n0 tsumo",
        plan=(0, 0, 0, 2),
        points=[25_000] * 4,
        open_hands=open_hands,
    )


def nine_gates() -> Crafted:
    """The Korean game's dearest hand, and everybody's beside it."""
    deal = Deal(hands=("1112345678999m", "", "", ""), turns=("5m",))
    return Crafted("korean", deal, steps="0 tsumo", open_hands=True)


def flowers() -> Crafted:
    """A hand of Hong Kong with its flowers and the three others' open hands."""
    deal = Deal(
        hands=(
            "f1222m555p456p789s",
            "369p147s258s1234z",
            "46m147p258s22567z",
            "378m369p147s4567z",
        ),
        turns=("f7",),
        replacements="1s 1s",
    )
    return Crafted("hongkong", deal, steps="0 tsumo")


def three_wins() -> Crafted:
    """Three wins on one discard, all of them paid."""
    deal = Deal(
        hands=("4m5z", "23m567m345p678p99p", "23m567m123p678p99m", "23m678m123p567p11z"),
        turns=("9p",),
    )
    return Crafted("korean", deal, steps="0 discard:4m\n1 ron\n2 ron\n3 ron")


def three_rons() -> Crafted:
    """Three players of riichi win on one discard."""
    deal = Deal(hands=("5s", "123m456p99s777z34s", "678m234p88s666z34s", "567m789p77s555z67s"))
    options = {"reds": "none", "multiple_ron": "all"}
    return Crafted("riichi", deal, steps="0 discard:5s\n3 ron\n1 ron\n2 ron", options=options)


def long_names() -> Crafted:
    """A Korean hand whose yaku and units have long names."""
    deal = Deal(hands=("", "23m567m345p678p99p", "4m", ""), turns=("9m", "7z", "6z", "5z"))
    steps = "to 1\n1 discard:7z:drawn:open_riichi\n2 discard:4m\n1 ron"
    return Crafted("korean", deal, steps=steps)


def seven_pairs() -> Crafted:
    """Seven pairs of Hong Kong by an own draw."""
    deal = Deal(hands=("1133m5577p2244s5z", "", "", ""), turns=("5z",))
    return Crafted("hongkong", deal, steps="0 tsumo")


@pytest.mark.parametrize("language", ["ja", "en", "ko"])
def test_crowded_results_need_no_scrolling(open_table: OpenTable, language: str) -> None:
    opened = (nine_patterns(open_hands=True), nine_gates())
    for crafted in (three_rons(), long_names(), seven_pairs(), *opened):
        page = open_table(crafted, size="small", language=language)
        page.locator("section.result").wait_for()
        page.wait_for_function(AT_REST)
        assert page.evaluate(BODY) == {"scrolls": False, "wide": False}
        assert page.evaluate(SEEN, ".totals tbody td, section.result .title")


@pytest.mark.parametrize("language", ["ja", "en", "ko"])
def test_ordinary_results_need_no_scrolling(
    open_table: OpenTable, axe: Callable[[Page], list[str]], language: str
) -> None:
    for crafted in (nine_patterns(), flowers()):
        page = open_table(crafted, size="small", language=language)
        page.locator("section.result").wait_for()
        page.wait_for_function(AT_REST)
        assert page.evaluate(BODY) == {"scrolls": False, "wide": False}
        assert page.evaluate(SEEN, ".totals tbody td, section.result .title")
        assert page.locator("section.result .more").count() == 0
        for theme in ("light", "dark"):
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            assert axe(page) == [], theme


def test_the_sums_can_be_followed(open_table: OpenTable) -> None:
    page = open_table(nine_patterns(), size="small", language="en")
    page.locator("section.result").wait_for()
    assert len(patterns(page)) == 9
    assert changes(page) == ["+36,600", "−12,200", "−12,200", "−12,200"]
    assert scores(page) == ["61,600", "12,800", "12,800", "12,800"]
    page.locator("section.result summary", has_text="Payments").click()
    told = [text.split() for text in page.locator(".transfers li").all_inner_texts()]
    assert ["Aoi", "→", "You", "12,200", "Win", "12,000", "+", "Repeats", "200"] in told
    assert len(told) == 5, "a stick laid down, three payers, the stick back"
    # Who pays, to whom and how much stand below each other.
    for part in ("from", "to", "number"):
        edge = "right" if part == "number" else "left"
        edges = page.locator(f".transfers .{part}").evaluate_all(
            f"(all) => all.map((e) => Math.round(e.getBoundingClientRect().{edge}))"
        )
        assert len(set(edges)) == 1, part


def test_several_wins_are_all_in_sight_and_what_is_below_is_announced(
    open_table: OpenTable,
) -> None:
    page = open_table(three_wins(), size="small", language="en")
    page.locator("section.result").wait_for()
    page.wait_for_function(AT_REST)
    assert page.locator("section.result article.win").count() == 3
    assert page.evaluate(SEEN, "section.result h2, section.result .title, .totals tbody td")
    page.locator("section.result summary").first.click()
    page.locator("section.result ul.rows").first.wait_for()
    more = page.locator("section.result .more")
    more.wait_for()
    # By key, too: the place that scrolls takes the focus.
    body = page.locator("section.result .frame > .body")
    assert body.get_attribute("tabindex") == "0"
    body.focus()
    page.keyboard.press("End")
    more.wait_for(state="detached")
    assert page.evaluate(SEEN, ".totals tbody td")


def test_escape_lays_the_result_aside_and_brings_it_back(open_table: OpenTable) -> None:
    page = open_table(nine_patterns(), size="small", language="en")
    result = page.locator("section.result")
    result.wait_for()
    assert page.evaluate("document.activeElement.classList.contains('sheet')")
    page.keyboard.press("Escape")
    result.wait_for(state="detached")
    page.get_by_role("button", name="Show the result").wait_for()
    page.keyboard.press("Escape")
    result.wait_for()
    seen(page)
    page.keyboard.press("Enter")
    result.wait_for(state="detached")
    assert page.get_by_role("button", name="Show the result").count() == 0
