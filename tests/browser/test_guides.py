"""Guides, lessons and glossary as somebody reads them who wants to learn a ruleset."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from jantaku.guide import NoGuide, guide, lessons
from jantaku.ruleset import rulesets
from tests.browser.player import AT_REST
from tests.browser.support import OpenPage

if TYPE_CHECKING:
    from playwright.sync_api import Page


def guided() -> list[str]:
    """Rulesets that have a guide."""
    found = []
    for one in rulesets():
        try:
            guide(one, "en")
        except NoGuide:
            continue
        found.append(one.id)
    return found


# A guide is mounted a little at a time.
WHOLE = ".sections[aria-busy=false] #patterns > h2"


def read(page: Page) -> str:
    page.wait_for_selector(WHOLE)
    return page.locator("main").inner_text()


def test_the_way_from_home_to_a_guide_and_to_the_table(open_page: OpenPage) -> None:
    page = open_page("/", language="en", size="small")
    page.locator(".card").first.wait_for()
    page.locator(".card", has_text="Riichi mahjong").get_by_role("link", name="Guide to").click()
    text = read(page)
    assert page.url.endswith("/rules/riichi")
    for section in ("How a hand goes", "Tiles", "Winning", "Patterns", "Sources"):
        assert section in text
    assert "{" not in text, "a place that was not filled"
    page.get_by_role("link", name="Rules", exact=True).click()
    page.get_by_role("link", name="Guide to Riichi mahjong").click()
    read(page)
    page.get_by_role("button", name="Play this").last.click()
    page.wait_for_selector("main.table")


def test_what_else_can_be_done_with_changed_rules_is_done_with_them(open_page: OpenPage) -> None:
    page = open_page("/rules/riichi?open_tanyao=false&against=korean", language="en")
    read(page)
    page.get_by_role("link", name="Calculator", exact=True).first.click()
    page.wait_for_selector(".picker button")
    assert page.url.endswith("/calculator/riichi?o.open_tanyao=false")
    page.go_back()
    read(page)
    page.locator("main .do").get_by_role("link", name="Compare").first.click()
    page.locator("main table, main .topics, main h2").first.wait_for()
    assert "a=riichi" in page.url
    assert "a.open_tanyao=false" in page.url
    assert "b=korean" in page.url


def test_a_guide_to_rules_that_are_none_leads_on(open_page: OpenPage) -> None:
    page = open_page("/rules/riichi?preset=zzz", language="ja", refusals=True)
    page.locator("main [role=alert]").wait_for()
    page.locator("main .do button").click()
    read(page)
    assert page.url.endswith("/rules/riichi")
    assert page.locator("main [role=alert]").count() == 0
    page.goto(page.url.replace("riichi", "nosuch"))
    page.locator("main .do a").click()
    page.wait_for_selector("main li h2")


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("ja", ("リーチ麻雀", "点数計算", "はじめての", "雀卓 Jantaku")),
        ("en", ("Riichi mahjong", "Calculator", "for beginners", "Jantaku")),
        ("ko", ("리치 마작", "점수 계산", "처음 배우는", "작탁 Jantaku")),
    ],
)
def test_the_window_is_called_what_the_page_is(
    open_page: OpenPage, language: str, names: tuple[str, ...]
) -> None:
    guide, calculator, lesson, site = names
    page = open_page("/", language=language)
    page.locator(".card").first.wait_for()
    assert page.title() == site
    seen = set()
    for path, name in (
        ("/rules/riichi", guide),
        ("/calculator/riichi", calculator),
        ("/learn", lesson),
        ("/settings", ""),
    ):
        page.goto(path)
        page.wait_for_function(
            """([name, site]) => document.title.includes(name) && document.title !== site
            && document.title.startsWith(document.querySelector('h1').innerText)""",
            arg=[name, site],
        )
        assert page.title().endswith(f" · {site}")
        seen.add(page.title())
    assert len(seen) == 4
    page.locator("a.brand").click()
    page.locator(".card").first.wait_for()
    assert page.title() == site


LANGUAGES = ("ja", "en", "ko")


@pytest.mark.parametrize("turns", [1, pytest.param(3, marks=pytest.mark.soak)])
def test_every_guide_is_whole(open_page: OpenPage, turns: int) -> None:
    """Each in another language than the one before; in the long run, in all of them."""
    page = open_page("/rules", language="en")
    page.wait_for_selector("main li")
    ids = guided()
    assert "riichi" in ids
    for number, language in enumerate(LANGUAGES):
        page.evaluate(
            "(language) => localStorage.setItem('jantaku.settings',"
            " JSON.stringify({...JSON.parse(localStorage.getItem('jantaku.settings')), language}))",
            language,
        )
        for at, id in enumerate(ids):
            if (at - number) % len(LANGUAGES) >= turns:
                continue
            page.goto(f"/rules/{id}")
            wanted: Any = guide(id, language)
            page.wait_for_selector(WHOLE)
            titles = page.locator("main section > h2").all_inner_texts()
            assert titles == [section["title"] for section in wanted["sections"]], (language, id)
            assert page.locator("h1").inner_text() == wanted["title"]
            # What the engine says of each example is what stands there.
            shown = set(page.locator("figure .title strong").all_inner_texts())
            computed = {
                block["example"]["answer"]["said"]["title"]
                for section in wanted["sections"]
                for block in section["blocks"]
                if block["kind"] == "example"
            }
            assert computed <= shown, (language, id)


def test_an_option_changes_the_guide(open_page: OpenPage) -> None:
    page = open_page("/rules/riichi", language="en")
    before = read(page)
    page.locator("summary", has_text="Options").click()
    page.locator(".option", has_text="Starting points").locator("input").fill("31400")
    page.locator(".option", has_text="Starting points").locator("input").blur()
    page.wait_for_function("() => document.querySelector('main').innerText.includes('31,400')")
    assert "31,400" not in before
    assert "start_points=31400" in page.url
    link = page.url
    page.goto("/")
    page.goto(link)
    assert "31,400" in read(page), "the link holds the option"
    page.locator("summary", has_text="Options").click()
    page.get_by_role("button", name="Back to standard").click()
    page.wait_for_function("() => !document.querySelector('main').innerText.includes('31,400')")
    assert page.url.endswith("/rules/riichi")


def test_an_example_opens_in_the_calculator_with_the_same_value(open_page: OpenPage) -> None:
    page = open_page("/rules/riichi", language="en")
    read(page)
    box = page.locator("figure", has=page.locator(".title")).first
    title = box.locator(".title").inner_text()
    box.get_by_role("link").click()
    page.wait_for_function(
        "(text) => document.querySelector('section.answer h2')?.textContent === text", arg=title
    )
    page.go_back()
    read(page)


def test_a_link_leads_to_its_section(open_page: OpenPage) -> None:
    page = open_page("/rules/riichi#patterns", language="en", size="small")
    page.wait_for_selector("#patterns")
    page.wait_for_function(
        "() => Math.abs(document.querySelector('#patterns').getBoundingClientRect().top) < 40"
    )
    page.locator("nav a[href='#sources']").click()
    page.wait_for_function(
        "() => document.querySelector('#sources').getBoundingClientRect().top < innerHeight"
    )
    assert page.url.endswith("#sources")


def test_what_is_no_ruleset_has_no_guide(open_page: OpenPage) -> None:
    page = open_page("/rules/nothing", language="en", refusals=True)
    page.get_by_text("There is no such page").wait_for()


def test_every_exercise_can_be_solved(open_page: OpenPage) -> None:
    page = open_page("/learn", language="en", size="small")
    page.wait_for_selector(".puzzle")
    lesson: Any = lessons("en")[0]
    assert len(lesson["steps"]) >= 10
    puzzles = [step["puzzle"] for step in lesson["steps"] if step["puzzle"]]
    boxes = page.locator(".puzzle")
    assert boxes.count() == len(puzzles)
    for index, puzzle in enumerate(puzzles):
        box = boxes.nth(index)
        where = "hand" if puzzle["tap"] == "hand" else "choices"
        named = "[data-choice]" if puzzle["tap"] == "numbers" else "[data-tile]"
        tiles = box.locator(f".{where} {named}")
        names = tiles.evaluate_all("(all) => all.map((it) => it.dataset.choice ?? it.dataset.tile)")
        wrong = next(at for at, tile in enumerate(names) if tile not in puzzle["answers"])
        right = next(at for at, tile in enumerate(names) if tile in puzzle["answers"])
        buttons = box.locator(f".{where} button")
        buttons.nth(wrong).click()
        assert "Not that one." in box.locator("[role=status]").inner_text()
        buttons.nth(right).click()
        assert "Right." in box.locator("[role=status]").inner_text()
    page.get_by_text(f"Exercises solved: {len(puzzles)} of {len(puzzles)}").wait_for()
    assert page.locator("section li", has_text="han").count() >= 5, "the first yaku"


def test_terms_are_found_by_any_of_their_words(open_page: OpenPage) -> None:
    page = open_page("/glossary", language="en")
    page.wait_for_selector("main li")
    whole = page.locator("main li").count()
    assert whole > 40
    for sought in ("まんず", "manzu", "만수", "MANZU"):
        page.get_by_label("Find a term").fill(sought)
        page.wait_for_function(
            "(whole) => document.querySelectorAll('main li').length < whole", arg=whole
        )
        assert "萬子" in page.locator("main li").first.inner_text()
    page.get_by_label("Find a term").fill("xyzzy")
    page.get_by_text("Terms: 0").wait_for()


@pytest.mark.parametrize(
    ("written", "word"), [("聴牌", "テンパイ"), ("立直", "リーチ"), ("向聴", "シャンテン")]
)
def test_the_glossary_finds_words_as_they_are_written_elsewhere(
    open_page: OpenPage, written: str, word: str
) -> None:
    for language in ("ja", "ko"):
        page = open_page(f"/glossary?q={written}", language=language)
        page.locator("main input[type=search]").wait_for()
        page.locator("main", has_text=word).wait_for()


@pytest.mark.parametrize("path", ["/rules", "/rules/riichi", "/learn", "/glossary"])
def test_axe_finds_nothing(
    open_page: OpenPage, axe: Callable[[Page], list[str]], path: str
) -> None:
    page = open_page(path, language="en", size="small")
    page.wait_for_selector("main li")
    page.evaluate("document.querySelectorAll('details').forEach((one) => one.open = true)")
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        for width, height in ((360, 640), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(AT_REST)
            assert axe(page) == [], (theme, width)
            assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
