"""What people look for who have never played here, or have rules of their own house."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from jantaku.guide import guide, lessons
from jantaku.ruleset import resolve, ruleset
from tests.browser.support import OpenPage

if TYPE_CHECKING:
    from playwright.sync_api import Page

STORED = "JSON.parse(localStorage.getItem('jantaku.options.riichi') ?? 'null')"


def house_rules(open_page: OpenPage, **settings: Any) -> Page:
    """The page of options with three of riichi's changed by hand."""
    page = open_page("/new/riichi", language="en", **settings)
    page.get_by_role("switch", name="Ura dora").uncheck()
    page.get_by_role("switch", name="Open all simples").uncheck()
    number = page.get_by_label("Starting points")
    number.fill("30000")
    number.blur()
    return page


def options_of(page: Page) -> dict[str, Any]:
    """The options of the game that is on the table."""
    games: list[dict[str, Any]] = page.request.get("/api/games").json()
    return next(game["options"] for game in games if game["id"] in page.url)


def test_the_lesson_leads_to_a_table_without_a_question(open_page: OpenPage) -> None:
    page = open_page("/learn", language="en", size="phone")
    with page.expect_request(lambda one: one.method == "POST") as begun:
        page.get_by_role("button", name="Play 1 hand", exact=True).click()
    asked: Any = begun.value.post_data_json
    assert asked["setup"] == {"hands": 1}, "as long as the button says"
    page.wait_for_selector("main.table")
    assert options_of(page) == dict(resolve(ruleset("riichi")))


@pytest.mark.parametrize("language", ["ja", "en", "ko"])
def test_every_lesson_is_offered_ones_own_game_first(open_page: OpenPage, language: str) -> None:
    told: list[dict[str, Any]] = lessons(language)
    page = open_page("/learn", language=language, size="phone")
    links = page.locator("nav.which a")
    links.first.wait_for()
    assert links.all_inner_texts() == [one["name"] for one in told]
    assert page.locator("h1").inner_text() == told[0]["title"]
    for one in told:
        links.get_by_text(one["name"], exact=True).click()
        page.wait_for_function(
            "(title) => document.querySelector('h1').textContent === title", arg=one["title"]
        )
        assert page.locator("nav.which [aria-current]").inner_text() == one["name"]
        assert page.locator(".steps > li").count() == len(one["steps"])
        assert page.url.endswith(f"/learn?of={one['ruleset']}")
    page.reload()
    page.wait_for_function(
        "(title) => document.querySelector('h1').textContent === title", arg=told[-1]["title"]
    )


AT = """() => {
  const { activeElement: at } = document;
  const box = at.closest('.puzzle');
  if (!box) return [-1, '', at.textContent];
  const { choice, tile } = at.dataset.choice ? at.dataset : at.querySelector('[data-tile]').dataset;
  return [[...document.querySelectorAll('.puzzle')].indexOf(box), choice ?? tile, ''];
}"""
"""Where the keyboard is: which puzzle, which choice of it; outside of them, on what."""


@pytest.mark.parametrize("id", [str(one["ruleset"]) for one in lessons("en")])
def test_a_lesson_is_played_through_by_keyboard_to_a_table(open_page: OpenPage, id: str) -> None:
    (lesson,) = (one for one in lessons("en") if one["ruleset"] == id)
    steps: Any = lesson["steps"]
    puzzles: list[dict[str, Any]] = [step["puzzle"] for step in steps]
    page = open_page(f"/learn?of={id}", language="en")
    page.wait_for_selector(".puzzle")
    said = page.locator(".puzzle [role=status]")
    missed, solved = set[int](), set[int]()
    for _ in range(400):
        page.keyboard.press("Tab")
        index, choice, words = page.evaluate(AT)
        if words.strip() == "Play 1 hand against computers":
            break
        if index < 0 or index in solved:
            continue
        if choice in puzzles[index]["answers"]:
            page.keyboard.press("Enter")
            assert said.nth(index).inner_text().startswith("Right."), puzzles[index]
            solved.add(index)
        elif index not in missed:
            page.keyboard.press("Space")
            words = said.nth(index).inner_text()
            assert words.startswith("Not that one."), puzzles[index]
            assert len(words) > len("Not that one. Try again. "), "it says why"
            missed.add(index)
    assert solved == set(range(len(puzzles)))
    assert missed, "some wrong choice comes before the right one"
    page.get_by_text(f"Exercises solved: {len(puzzles)} of {len(puzzles)}").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table")
    games: list[dict[str, Any]] = page.request.get("/api/games").json()
    assert [game["ruleset"] for game in games] == [id]
    assert options_of(page) == dict(resolve(ruleset(id)))


def test_what_was_solved_is_remembered_for_each_lesson_by_itself(open_page: OpenPage) -> None:
    page = open_page("/learn?of=hongkong", language="en")
    first = page.locator(".puzzle").first
    first.locator("[data-tile='7m']").click()
    page.get_by_text("Exercises solved: 1 of 11").wait_for()
    page.locator("nav.which a", has_text="Korean").click()
    page.get_by_text("Exercises solved: 0 of 11").wait_for()
    assert first.locator("[role=status]").inner_text() == ""
    page.locator("nav.which a", has_text="Hong Kong").click()
    page.get_by_text("Exercises solved: 1 of 11").wait_for()
    assert first.locator("[role=status]").inner_text() == "Solved."
    # Also at the next visit, until one wants to begin anew.
    page.reload()
    page.get_by_text("Exercises solved: 1 of 11").wait_for()
    assert first.locator("[role=status]").inner_text() == "Solved."
    page.locator(".puzzle").nth(1).locator("[data-tile='5z']").click()
    page.get_by_text("Exercises solved: 2 of 11").wait_for()
    page.get_by_role("button", name="Begin anew").click()
    page.get_by_text("Exercises solved: 0 of 11").wait_for()
    for box in (first, page.locator(".puzzle").nth(1)):
        assert box.locator("[role=status]").inner_text() == ""
    assert page.get_by_role("button", name="Begin anew").count() == 0
    page.reload()
    page.get_by_text("Exercises solved: 0 of 11").wait_for()


def test_numbers_to_choose_from_say_right_and_wrong(
    open_page: OpenPage, axe: Callable[[Page], list[str]]
) -> None:
    page = open_page("/learn?of=hongkong", language="en", size="phone")
    box = page.locator(".puzzle").last
    said = box.locator("[role=status]")
    box.locator("button").first.wait_for()
    assert box.locator("button").all_inner_texts() == ["32 points", "64 points", "96 points"]
    for number, words in (("64", "Not that one."), ("96", "Right.")):
        button = box.locator(f"[data-choice='{number}']")
        assert button.bounding_box()["height"] >= 44  # type: ignore[index]  # it is shown
        button.tap()
        assert said.inner_text().startswith(words)
    assert axe(page) == []


def test_the_first_visit_and_every_guide_lead_to_a_lesson(open_page: OpenPage) -> None:
    told: list[dict[str, Any]] = lessons("ko")
    page = open_page("/", language="ko", size="phone")
    links = page.locator("section.learn li a")
    links.first.wait_for()
    assert links.all_inner_texts() == [one["name"] for one in told]
    # One of them is advised, the others are there for those who know what they want.
    assert page.locator("section.learn a.strong").all_inner_texts() == [told[0]["name"]]
    assert told[0]["name"] in page.locator("section.learn .unsure").inner_text()
    links.nth(1).click()
    page.wait_for_function(
        "(title) => document.querySelector('h1').textContent === title", arg=told[1]["title"]
    )
    for id in ("hanma", "sanma-red"):
        page.goto(f"/rules/{id}")
        taught: Any = guide(id, "ko")["lesson"]
        title = next(one["title"] for one in told if one["ruleset"] == taught)
        page.locator(f"main a[href='/learn?of={taught}']").click()
        page.wait_for_function(
            "(title) => document.querySelector('h1').textContent === title", arg=title
        )


def test_a_lesson_says_what_is_in_it_and_what_another_has_taught(open_page: OpenPage) -> None:
    page = open_page("/learn?of=riichi", language="en", size="small")
    links = page.locator("nav.contents a")
    links.first.wait_for()
    steps: Any = lessons("en")[0]["steps"]
    told = [f"{at}. {step['title']}" for at, step in enumerate(steps, 1)]
    assert links.all_inner_texts() == told
    assert page.locator(".known").count() == 0
    page.locator(".puzzle").first.locator("[data-tile='7m']").click()
    assert links.first.inner_text().split() == [*told[0].split(), "✓"]
    page.locator("nav.which a", has_text="Hong Kong").click()
    known = page.locator(".known a")
    known.click()
    assert page.url.endswith("#tiles")
    # Solved here as well, there is nothing to be passed over.
    page.locator(".puzzle").first.locator("[data-tile='7m']").click()
    known.wait_for(state="detached")


@pytest.mark.parametrize("size", ["small", "phone", "desktop"])
def test_no_tile_is_left_alone_in_its_line(open_page: OpenPage, size: str) -> None:
    page = open_page("/learn?of=riichi", language="ja", size=size)
    page.locator(".signs").first.wait_for()
    lines = page.locator(".signs").evaluate_all(
        """(lists) => lists.map((list) => {
          const tops = [...list.children].map((one) => one.getBoundingClientRect().top);
          return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
        })"""
    )
    assert len(lines) > 3
    assert all(min(counts) >= max(counts) - 1 for counts in lines), lines


def test_numbers_are_put_on_the_tiles_where_one_learns_to_read_them(open_page: OpenPage) -> None:
    page = open_page("/learn", language="en", size="phone")
    button = page.get_by_role("button", name="Show numbers on the tiles")
    button.click()
    assert page.evaluate("document.documentElement.dataset.tiles") == "indexed"
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    assert page.evaluate("document.documentElement.dataset.tiles") == "plain"


def test_what_depends_on_another_option_is_asked_with_it(open_page: OpenPage) -> None:
    page = open_page("/new/hongkong", language="en", size="small")
    ladder = page.locator("select:has(option[value='full_spicy'])")
    own = page.get_by_label("Own ladder")
    ladder.wait_for()
    assert own.count() == 0
    ladder.select_option("own")
    assert own.count() == 11
    ladder.select_option("full_spicy")
    assert own.count() == 0


@pytest.mark.parametrize("language", ["ja", "en", "ko"])
def test_what_ends_the_options_is_one_row(open_page: OpenPage, language: str) -> None:
    page = open_page("/new/riichi", language=language, size="small")
    page.locator(".do button").first.wait_for()
    tops = page.locator(".do button").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert len(tops) == 2
    assert len(set(tops)) == 1


def test_tiles_to_be_tapped_are_large_enough_for_a_finger(open_page: OpenPage) -> None:
    page = open_page("/learn", size="phone")
    page.wait_for_selector(".puzzle .hand button")
    boxes = page.locator(".puzzle .hand button").evaluate_all(
        """(all) => all.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return [width, height];
        })"""
    )
    assert len(boxes) > 14
    assert min(width for width, _ in boxes) >= 30
    assert min(height for _, height in boxes) >= 44


def test_the_table_says_what_it_is_played_by(
    open_page: OpenPage, axe: Callable[[Page], list[str]]
) -> None:
    page = house_rules(open_page, size="phone")
    page.get_by_role("button", name="Play").click()
    page.wait_for_selector("main.table")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules of this table").click()
    rows = page.locator("dialog[open] dl.changed > div")
    rows.first.wait_for()
    said = [" ".join(text.split()) for text in rows.all_inner_texts()]
    assert said == [
        "Starting points 30,000 (usually 25,000)",
        "Open all simples Off (usually On)",
        "Ura dora Off (usually On)",
    ]
    assert axe(page) == []
    page.get_by_role("link", name="Guide to these rules").click()
    page.get_by_text("3 changed").wait_for()


def test_reading_a_guide_leaves_the_rules_of_the_house(open_page: OpenPage) -> None:
    page = house_rules(open_page)
    kept = page.evaluate(STORED)
    assert len(kept["options"]) == 3
    page.goto("/rules/riichi")
    page.get_by_role("button", name="Play this").first.click()
    page.wait_for_selector("main.table")
    assert options_of(page) == dict(resolve(ruleset("riichi")))
    assert page.evaluate(STORED) == kept


def test_what_is_chosen_is_read_whole(open_page: OpenPage) -> None:
    page = open_page("/new/riichi", size="small")
    page.wait_for_selector("form select")
    # A copy that may be as wide as it likes tells how wide the chosen words need it to be.
    cut = page.evaluate(
        """() => [...document.querySelectorAll('form select')].filter((select) => {
          const copy = document.createElement('select');
          copy.append(new Option(select.selectedOptions[0].text));
          copy.className = select.className;
          copy.style.cssText = 'position: absolute; max-width: none';
          document.body.append(copy);
          const wanted = copy.getBoundingClientRect().width;
          copy.remove();
          return select.getBoundingClientRect().width < wanted - 1;
        }).map((select) => select.selectedOptions[0].text)"""
    )
    assert cut == []


def test_two_presets_of_one_ruleset_head_their_columns(open_page: OpenPage) -> None:
    page = open_page("/compare?a=riichi&b=riichi&b.preset=mleague", language="en")
    heads = page.locator(".comparison thead").first.locator("th")
    heads.nth(2).wait_for()
    assert [text.strip() for text in heads.all_inner_texts()][1:] == ["Standard", "M.League"]


def test_the_calculator_shows_what_it_takes_for_granted_and_the_points(
    open_page: OpenPage,
) -> None:
    page = open_page(
        "/calculator/riichi?hand=234m406p34678s55z+2s&flags=riichi", language="en", size="phone"
    )
    page.get_by_role("checkbox", name="Ron", exact=True).wait_for()
    page.wait_for_selector("section.answer h2")
    assert page.get_by_role("checkbox", name="Ron", exact=True).is_checked()
    assert page.locator("a.bar").inner_text() == "2 han 40 fu · +2,600"
    page.get_by_role("checkbox", name="Self-draw (tsumo)").check()
    page.locator("a.bar", has_text="3 han 30 fu").wait_for()
    assert not page.get_by_role("checkbox", name="Ron", exact=True).is_checked()


def test_dozens_of_patterns_that_one_side_lacks_are_put_away(open_page: OpenPage) -> None:
    page = open_page("/compare?a=riichi&b=hanma", language="en")
    away = page.locator("summary", has_text="Patterns that only one of them has")
    away.wait_for()
    lonely = page.locator(".comparison tr", has_text="Nine gates")
    assert lonely.count() == 1
    assert not lonely.is_visible()
    away.click()
    assert lonely.is_visible()


def test_the_tour_says_how_many_taps_discard(open_page: OpenPage) -> None:
    for size, said in (("phone", "tap it again to discard"), ("desktop", "Choose a tile")):
        page = open_page("/learn", language="en", size=size, toured=False)
        page.get_by_role("button", name="Play 1 hand", exact=True).click()
        page.locator(".tour", has_text=said).wait_for()
