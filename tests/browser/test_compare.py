"""Two sets of rules side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.browser.player import AT_REST
from tests.browser.support import OpenPage

if TYPE_CHECKING:
    from playwright.sync_api import Page


def rows(page: Page) -> int:
    page.wait_for_selector(".comparison")
    return page.locator(".comparison tbody tr").count()


def test_differences_come_first_and_the_rest_when_asked_for(open_page: OpenPage) -> None:
    page = open_page("/compare?a=riichi&b=sanma", language="en", size="small")
    differing = rows(page)
    assert differing > 5
    assert page.locator(".comparison tr.same").count() == 0
    first = page.locator(".comparison tbody tr").first
    assert len(set(first.locator("td").all_inner_texts())) == 2
    page.get_by_label("Show what is the same, too").check()
    assert rows(page) > differing
    assert page.locator(".comparison tr.same").count() > 0


def test_presets_and_options_of_one_ruleset(open_page: OpenPage) -> None:
    page = open_page("/compare?a=riichi&b=riichi", language="en")
    page.get_by_text("There is no difference.").wait_for()
    right = page.locator(".sides > fieldset").nth(1)
    right.locator("summary").click()
    number = right.locator(".option", has_text="Starting points").locator("input")
    number.fill("40000")
    number.blur()
    page.locator(".comparison td", has_text="40,000").first.wait_for()
    assert "b.start_points=40000" in page.url
    link = page.url
    page.goto("/")
    page.goto(link)
    page.locator(".comparison td", has_text="40,000").first.wait_for()
    # Another ruleset keeps nothing of the options.
    page.locator(".sides > fieldset").nth(1).locator("select").first.select_option("sanma")
    page.locator(".comparison th", has_text="Three-player riichi").first.wait_for()
    assert "start_points" not in page.url


def test_the_guide_that_is_opened_has_the_options_compared(open_page: OpenPage) -> None:
    page = open_page(
        "/compare?a=riichi&a.preset=tenhou&a.open_tanyao=false&b=hanma", language="en", size="phone"
    )
    page.locator(".sides > fieldset").first.locator("a.guide").click()
    page.locator("#differences").wait_for()
    assert page.url.endswith("/rules/riichi?preset=tenhou&open_tanyao=false&against=hanma")
    assert "1 changed" in page.locator("details summary").first.inner_text()
    assert page.locator(".against select").input_value() == "hanma"


def test_each_ruleset_is_asked_for_once(open_page: OpenPage) -> None:
    page = open_page("/rules", language="en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.split("/api/")[-1]))
    page.goto("/compare?a=riichi&b=sanma")
    page.locator(".sides summary").nth(1).wait_for()
    assert sorted(url for url in asked if url.startswith("rulesets/")) == [
        "rulesets/riichi",
        "rulesets/sanma",
    ]


def test_what_cannot_be_compared_says_so(open_page: OpenPage) -> None:
    page = open_page("/compare?a=nothing&b=riichi", language="en", refusals=True)
    page.locator("[role=alert]").wait_for()


def test_axe_finds_nothing(open_page: OpenPage, axe: Callable[[Page], list[str]]) -> None:
    page = open_page("/compare?a=riichi&b=sanma", language="en", size="small")
    rows(page)
    page.get_by_label("Show what is the same, too").check()
    page.evaluate("document.querySelectorAll('details').forEach((one) => one.open = true)")
    page.wait_for_selector(".option")
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        for width, height in ((360, 640), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(AT_REST)
            assert axe(page) == [], (theme, width)
            assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_a_ruleset_that_is_none_is_named_in_the_readers_language(open_page: OpenPage) -> None:
    for language, words in (("ja", "というルールはありません"), ("ko", "룰은 없습니다")):
        page = open_page("/compare?a=riichi&b=nosuch", language=language, refusals=True)
        page.locator("[role=alert]").wait_for()
        page.wait_for_load_state("networkidle")
        told = page.locator("[role=alert]").inner_text()
        assert words in told
        assert "there are" not in told
