"""The calculator as somebody uses it who has a hand and wants its value."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from jantaku.calculator import calculate, parse_hand
from jantaku.guide import sheet
from jantaku.ruleset import rulesets
from jantaku.texts import Speaker
from jantaku.tiles import TEXT, Face
from jantaku.value import Refusal
from tests.browser.player import AT_REST, Player
from tests.browser.support import OpenPage

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

IDS = [one.id for one in rulesets()]
BY_ID = {one.id: one for one in rulesets()}

# Four triplets, of which no ruleset refuses, and with melds of each sort.
CLOSED = "11122233377p55z 5z"
OPEN = "11177p5z5z [222p] (3333p) 5z"

RESULT = "section.answer h2"


def title(ruleset: str, hand: str, **asked: Any) -> str:
    """What the engine calls the hand's value, in English."""
    answer = calculate(ruleset, hand, **asked)
    assert not isinstance(answer.value, Refusal), (ruleset, hand)
    return Speaker(BY_ID[ruleset].texts, "en").text(answer.value.title())


def opened(
    open_page: OpenPage, ruleset: str, query: str = "", language: str = "en", **settings: Any
) -> Page:
    page = open_page(f"/calculator/{ruleset}{query}", language=language, **settings)
    page.wait_for_selector(".picker button")
    return page


def tap(page: Page, faces: list[str]) -> None:
    for face in faces:
        page.locator(f".picker button:has([data-tile='{face}'])").click()


ROWS = """() => {
  const tops = [...document.querySelectorAll('.entry .concealed [data-tile], .entry .hole')]
    .map((e) => Math.round(e.getBoundingClientRect().bottom));
  return [...new Set(tops)].map((one) => tops.filter((top) => Math.abs(top - one) < 12).length);
}"""


def test_a_hand_lies_in_two_even_rows_where_one_would_be_too_small(open_page: OpenPage) -> None:
    page = opened(open_page, "riichi", size="small")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert page.locator(".entry .hole").count() == 14
    assert set(page.evaluate(ROWS)) == {7}
    tap(page, ["1m", "2m"])
    assert set(page.evaluate(ROWS)) == {7}
    page.set_viewport_size({"width": 844, "height": 390})
    assert set(page.evaluate(ROWS)) == {14}


def test_an_amount_and_its_unit_stay_in_one_line(open_page: OpenPage) -> None:
    page = opened(open_page, "riichi", f"?hand={CLOSED.replace(' ', '+')}&flags=ron")
    page.locator(".fine dd").first.wait_for()
    high = page.locator("section.answer dd").evaluate_all(
        "(all) => all.map((e) => e.getClientRects().length && e.offsetHeight"
        " / parseFloat(getComputedStyle(e).lineHeight))"
    )
    assert high
    assert max(high) < 1.5


def test_a_link_that_no_ruleset_understands_is_asked_once(open_page: OpenPage) -> None:
    page = opened(open_page, "riichi", "?o.red_fives=nonsense", language="ko", refusals=True)
    assert "nonsense" not in page.url, "an option that is none is dropped"
    forms: list[str] = []
    page.on("request", lambda told: "/calculator" in told.url and forms.append(told.url))
    page.goto(page.url.split("/calculator")[0] + "/calculator/" + "x" * 70)
    page.locator(".fault").wait_for()
    page.wait_for_timeout(600)
    assert len([url for url in forms if "/api/" in url]) == 1
    assert "x" * 10 not in page.locator(".fault").inner_text()


def test_one_fault_is_told_once_and_a_fifth_tile_at_once(open_page: OpenPage) -> None:
    page = opened(open_page, "riichi", refusals=True)
    field = page.locator(".typed input")
    field.fill("11111m")
    page.locator("section.answer", has_text="There are only 4").wait_for()
    field.fill("[123m][123m][123m][123m][123m]")
    page.locator("section.answer", has_text="There are only 4").wait_for()
    field.fill("123m456p7")
    page.locator(".ask [role=alert]").wait_for()
    page.wait_for_timeout(800)
    assert page.locator(".refused").count() == 0
    assert page.locator(".ask [role=alert]").count() == 1


def aim(page: Page, target: str) -> None:
    page.locator(f".targets label:has(input[value={target}])").click()


def chip(page: Page, flag: str) -> Locator:
    return page.locator(f".chips label:has(input[value={flag}])")


def shown(page: Page, text: str) -> None:
    """Wait until that is the result."""
    page.wait_for_function(
        "(text) => document.querySelector('section.answer h2')?.textContent === text", arg=text
    )


def written(faces: tuple[Face, ...]) -> list[str]:
    return [TEXT[face] for face in faces]


def test_a_hand_by_taps_and_by_typing_in_every_ruleset(open_page: OpenPage) -> None:
    page = opened(open_page, IDS[0], size="small")
    for ruleset in IDS:
        page.goto(f"/calculator/{ruleset}")
        page.wait_for_selector(".picker button")
        by_taps_and_by_typing(page, ruleset)


def by_taps_and_by_typing(page: Page, ruleset: str) -> None:
    typed = parse_hand(OPEN)
    concealed = written(typed.concealed)
    aim(page, "pon")
    tap(page, ["2p"])
    aim(page, "concealed_kan")
    tap(page, ["3p"])
    aim(page, "hand")
    tap(page, concealed)
    wanted = title(ruleset, OPEN)
    shown(page, wanted)
    field = page.locator("input[type=text]")
    assert field.input_value() == "11177p55z [222p] (3333p) 5z"

    field.fill(CLOSED)
    shown(page, title(ruleset, CLOSED))
    assert page.locator(".entry .win [data-tile]").get_attribute("data-tile") == "5z"
    # The same in other letters.
    field.fill("1p1p1p 222p ３３３７７ｐ 白 P 白")
    shown(page, title(ruleset, CLOSED))
    assert page.locator("section.answer table tr").count() == page.evaluate(
        "async (id) => (await (await fetch(`/api/rulesets/${id}/calculator`)).json()).seats",
        ruleset,
    )


def test_examples_load_and_are_what_the_engine_says(open_page: OpenPage) -> None:
    page = opened(open_page, IDS[0])
    for ruleset in IDS:
        page.goto(f"/calculator/{ruleset}")
        page.wait_for_selector(".picker button")
        load_examples(page, ruleset)


def load_examples(page: Page, ruleset: str) -> None:
    examples: Any = sheet(BY_ID[ruleset])["examples"]
    if not examples:
        assert page.locator(".which select").count() == 1, "no empty list of examples"
        return
    for index in (0, len(examples) // 2, len(examples) - 1):
        asked = dict(examples[index]["request"])
        page.locator(".which select").nth(1).select_option(str(index))
        page.wait_for_selector(".picker button")
        del asked["ruleset"]
        shown(page, title(ruleset, asked.pop("hand"), **asked))


def test_a_link_opens_the_same_question(open_page: OpenPage) -> None:
    page = opened(open_page, "riichi")
    page.locator("input[type=text]").fill("234m567p34s678s55z 5s")
    for name in ("tsumo", "riichi"):
        chip(page, name).click()
    aim(page, "indicators")
    tap(page, ["4p"])
    page.get_by_label("Repeats", exact=True).fill("2")
    page.get_by_label("Repeats", exact=True).blur()
    page.get_by_label("Riichi sticks", exact=True).fill("1000")
    page.get_by_label("Riichi sticks", exact=True).blur()
    page.locator(".fields").get_by_label("Seat wind").select_option("E")
    page.locator("details summary", has_text="Options").click()
    page.locator(".option", has_text="Points per repeat").locator("input").fill("1500")
    page.locator(".option", has_text="Points per repeat").locator("input").blur()
    wanted = {
        "hand": "234m567p34s678s55z 5s",
        "flags": ["tsumo", "riichi"],
        "indicators": "4p",
        "seat": "E",
        "repeat": 2,
        "pots": {"sticks": 1000},
        "options": {"honba": 1500},
    }
    answer = calculate("riichi", **wanted)  # type: ignore[arg-type]
    delta = f"+{answer.delta(4)[0]:,}"
    page.wait_for_function(
        "(text) => document.querySelector('section.answer .own td')?.textContent === text",
        arg=delta,
    )
    link = page.url
    page.goto("/")
    page.goto(link)
    page.wait_for_function(
        "(text) => document.querySelector('section.answer .own td')?.textContent === text",
        arg=delta,
    )
    assert page.url == link
    assert page.locator(".chips input:checked").count() == 2


def test_own_discards_are_asked_for_where_they_matter(open_page: OpenPage) -> None:
    page = opened(open_page, "riichi", "?river=7p")
    assert page.locator(".targets input[value=river]").count() == 0
    page.wait_for_function("() => !location.search.includes('river')")

    page.goto("/calculator/korean")
    page.wait_for_selector(".picker button")
    gates = "1112345678999p 5p"
    page.locator("input[type=text]").fill(gates)
    chip(page, "tsumo").click()
    shown(page, title("korean", gates, flags=["tsumo"]))
    aim(page, "river")
    tap(page, ["3m", "7p"])
    lower = title("korean", gates, flags=["tsumo"], river="3m7p")
    assert lower != title("korean", gates, flags=["tsumo"])
    shown(page, lower)
    link = page.url
    page.goto("/")
    page.goto(link)
    shown(page, lower)
    page.locator(".pile [data-tile='7p']").click()
    shown(page, title("korean", gates, flags=["tsumo"]))


def test_what_a_calculator_leaves_out_is_said(open_page: OpenPage) -> None:
    page = opened(open_page, "hongkong")
    note = page.locator("section.answer .note")
    assert note.inner_text() == BY_ID["hongkong"].texts["en"]["calculator.note"]
    page.goto("/calculator/riichi")
    page.wait_for_selector(".picker button")
    assert note.count() == 0


def test_nothing_in_a_link_breaks_the_page(open_page: OpenPage) -> None:
    page = opened(
        open_page,
        "riichi",
        "?hand=%5B%5B1m&flags=magic&indicators=zz&o.nonsense=1&repeat=-1",
        refusals=True,
    )
    assert page.locator("[role=alert]").count() == 2, "the option and the hand are told of"
    page.locator("input[type=text]").fill("234m567p34s678s55z 5s")
    chip(page, "riichi").click()
    shown(page, title("riichi", "234m567p34s678s55z 5s", flags=["riichi"]))
    page.goto("/calculator/nothing?hand=123m")
    page.get_by_text("There is no such page").wait_for()


def test_refusals_name_the_problem(open_page: OpenPage) -> None:
    page = opened(open_page, "riichi", refusals=True)
    field = page.locator("input[type=text]")
    answer = page.locator("section.answer")

    def says(text: str) -> None:
        page.wait_for_function(
            "(text) => document.querySelector('section.answer').textContent.includes(text)",
            arg=text,
        )

    field.fill("123m")
    says("Tiles still needed: 11.")
    field.fill("123m4x")
    assert "“4x” cannot be read" in page.locator(".ask [role=alert]").inner_text()
    field.fill("11111222333m44z 4z")
    page.wait_for_function(
        "() => document.querySelector('section.answer .refused')?.textContent.length > 5"
    )
    assert "1" in answer.inner_text()
    field.fill("123456789m123p55z5z5z5z")
    page.wait_for_function(
        "() => document.querySelector('section.answer .refused')?.textContent.length > 5"
    )
    # A hand that is whole but has no yaku wins nothing, and says so.
    field.fill("123m456p789s22m [678s] 5m")
    field.fill("123m456p22m67s [678p] 8s")
    page.wait_for_selector("section.answer h2.refused")
    says("yaku")
    assert page.locator("section.answer table").count() == 0


def test_words_that_exclude_each_other(open_page: OpenPage) -> None:
    page = opened(open_page, "riichi", refusals=True)
    chip(page, "riichi").click()
    chip(page, "double_riichi").click()
    assert page.locator(".chips input:checked").count() == 1
    # Right after declaring, without a declaration: the server says why that cannot be.
    chip(page, "double_riichi").click()
    chip(page, "prompt").click()
    page.locator("input[type=text]").fill("234m567p34s678s55z 5s")
    page.wait_for_selector("section.answer .refused")


def test_what_would_make_it_more_can_be_looked_at(open_page: OpenPage) -> None:
    page = opened(open_page, "riichi", "?hand=234m567p34s678s55z+5s&flags=tsumo")
    page.locator("section.answer .more a").first.wait_for()
    before = page.locator("section.answer .own td").inner_text()
    page.locator("section.answer .more a").first.click()
    page.wait_for_function(
        "(before) => { const now = document.querySelector('section.answer .own td')?.textContent;"
        " return now && now !== before; }",
        arg=before,
    )
    amount = [int(text.replace(",", "")) for text in (before, page.locator(".own td").inner_text())]
    assert amount[1] > amount[0]
    page.go_back()
    page.wait_for_function(
        "(before) => document.querySelector('section.answer .own td')?.textContent === before",
        arg=before,
    )


def test_by_keyboard_alone(open_page: OpenPage) -> None:
    page = opened(open_page, "riichi")

    def reach(selector: str) -> None:
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("(s) => document.activeElement.matches(s)", selector):
                return
        raise AssertionError(f"{selector} cannot be reached")

    reach("input[type=text]")
    page.keyboard.type("234m567p34s678s55z")
    reach(".targets input")
    page.keyboard.press("ArrowRight")
    assert page.locator(".targets input:checked").get_attribute("value") == "win"
    reach(".picker button[aria-label^='5 of bamboo']")
    page.keyboard.press("Enter")
    reach(".chips input")
    page.keyboard.press("Space")
    shown(page, title("riichi", "234m567p34s678s55z 5s", flags=["tsumo"]))


def test_a_hand_of_a_replay_is_scored(open_page: OpenPage) -> None:
    page = open_page("/", language="en")
    page.wait_for_selector(".card")
    id = page.evaluate(
        """async () => {
          const body = JSON.stringify({ruleset: 'riichi', setup: {hands: 1}});
          const headers = {'Content-Type': 'application/json'};
          return (await (await fetch('/api/games', {method: 'POST', headers, body})).json()).id;
        }"""
    )
    page.goto(f"/play/{id}")
    page.wait_for_selector("main.table")
    Player(page).play(lambda now: now["kind"] == "final")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("main.replay")
    link = page.get_by_role("link", name="Score this hand")
    # The dealer holds fourteen tiles as soon as the first one is drawn.
    for _ in range(4):
        if link.count():
            break
        page.keyboard.press("ArrowRight")
    link.click()
    page.wait_for_selector(".picker button")
    assert page.locator(".entry .concealed [data-tile]").count() == 14
    page.wait_for_function(
        "() => document.querySelector('section.answer')?.textContent.trim().length > 5"
    )
    # It has not won, so what only its course could tell is left open, and that is said.
    assert page.locator(".untold").inner_text().startswith("This hand has not won;")
    assert page.locator(".chips input:checked").evaluate_all(
        "(all) => all.map((one) => one.value)"
    ) == ["tsumo"]


def test_what_is_not_known_of_a_hand_is_said_as_long_as_it_is_that_hand(
    open_page: OpenPage,
) -> None:
    hand = "234m567p34s678s55z+5s"
    page = opened(open_page, "riichi", f"?hand={hand}&flags=riichi,tsumo&unwon=1", language="en")
    note = page.locator(".untold")
    told = note.inner_text()
    assert "Ippatsu" in told
    assert "Robbing a kan" not in told, "it was drawn"
    page.locator(".chips input[value='prompt']").check()
    page.wait_for_function(
        "() => !document.querySelector('.untold').textContent.includes('Ippatsu')"
    )
    page.get_by_role("button", name="Clear", exact=True).click()
    note.wait_for(state="detached")
    page.goto(f"/calculator/riichi?hand={hand}&flags=riichi,tsumo")
    page.wait_for_selector(".picker button")
    assert note.count() == 0


@pytest.mark.parametrize("size", ["small", "desktop"])
def test_axe_finds_nothing(
    open_page: OpenPage, axe: Callable[[Page], list[str]], size: str
) -> None:
    page = opened(
        open_page,
        "riichi",
        "?hand=234m567p34s678s55z+5s&flags=tsumo&indicators=3m",
        size=size,
        refusals=True,
    )
    page.locator("section.answer .more a").first.wait_for()
    page.evaluate("document.querySelectorAll('details').forEach((one) => one.open = true)")
    for query in ("", "?hand=1111155z"):
        if query:
            page.goto(f"/calculator/riichi{query}")
            page.wait_for_selector(".picker button")
        for theme in ("light", "dark"):
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            page.wait_for_function(AT_REST)
            assert axe(page) == [], (theme, query)
            assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
