"""States of the pages around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.crafted import Crafted
from tests.browser.stage import Stage, States
from tests.browser.states_ends import position
from tests.browser.states_turn import RULESETS

if TYPE_CHECKING:
    from playwright.sync_api import Page

STATES = States()


def add(name: str, path: str, wait: str) -> None:
    """A page that is just opened."""

    def show(stage: Stage) -> Page:
        page = stage.open(path)
        page.locator(wait).first.wait_for()
        page.wait_for_load_state("networkidle")
        return page

    STATES.add(name, show, whole=True)


# --- home and history ---------


def _games(stage: Stage) -> None:
    """Some finished games and two that go on."""
    if not stage.first:
        return
    for id in (
        "ura-for-riichi-winners", "a-noten-dealer-ends-the-last-hand", "two-of-three-win",
        "sanma-norths-count", "sanma-robbed-north-in-riichi", "hanma-cap-at-the-table",
        "korean-below-zero", "hongkong-self-draw-makes-three", "nobody-tenpai",
    ):  # fmt: skip  # one list
        stage.store(position(id, hands=1))
    stage.store(Crafted("riichi", secret=bytes([4] * 32), steps="to live 40\nto 0"))
    stage.store(Crafted("hongkong", secret=bytes([5] * 32), steps="to live 40\nto 0"))


@STATES.state("home-first-visit", whole=True, alone=True)
def _first(stage: Stage) -> Page:
    page = stage.open("/")
    page.locator(".card").first.wait_for()
    return page


@STATES.state("home-with-games", whole=True, alone=True)
def _home(stage: Stage) -> Page:
    _games(stage)
    page = stage.open("/")
    page.locator("#continue").wait_for()
    return page


@STATES.state("home-giving-up", alone=True)
def _giving_up(stage: Stage) -> Page:
    _games(stage)
    page = stage.open("/")
    page.locator(".games .plain").first.click()
    return page


@STATES.state("home-without-a-server")
def _failed(stage: Stage) -> Page:
    page = stage.open("/", before=lambda page: page.route("**/api/**", lambda route: route.abort()))
    page.locator("[role=alert]").wait_for()
    return page


@STATES.state("history-empty", alone=True)
def _empty(stage: Stage) -> Page:
    page = stage.open("/history")
    page.locator("main p").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


@STATES.state("history", whole=True, alone=True)
def _history(stage: Stage) -> Page:
    _games(stage)
    page = stage.open("/history")
    page.locator(".tallies section").first.wait_for()
    return page


add("settings", "/settings", "form")
add("unknown", "/nothing/here", "main p, main a")


# --- rules ---------

add("rules", "/rules", "main li")
for _id in RULESETS:
    add(f"new-{_id}", f"/new/{_id}", "form .option")
    add(f"guide-{_id}", f"/rules/{_id}", "#patterns > h2")


def _sections(stage: Stage, id: str, section: str) -> Page:
    page = stage.open(f"/rules/{id}#{section}")
    page.locator(f"#{section}").wait_for()
    page.wait_for_load_state("networkidle")
    return page


for _id in RULESETS:

    def _patterns(stage: Stage, id: str = _id) -> Page:
        page = _sections(stage, id, "patterns")
        page.evaluate("document.querySelector('#patterns').scrollIntoView()")
        return page

    STATES.add(f"guide-patterns-{_id}", _patterns)


@STATES.state("guide-options", whole=True)
def _options(stage: Stage) -> Page:
    page = stage.open("/rules/riichi")
    page.locator("#patterns > h2").wait_for()
    page.locator("main summary").first.click()
    page.locator(".option").first.wait_for()
    return page


@STATES.state("house-rules-changed", whole=True)
def _changed(stage: Stage) -> Page:
    page = stage.open("/new/riichi")
    page.locator("form .option").first.wait_for()
    for box in page.locator("form input[type=checkbox]").all()[:3]:
        box.click()
    return page


add("compare-riichi-sanma", "/compare?a=riichi&b=sanma", ".comparison")
add("compare-korean-hongkong", "/compare?a=korean&b=hongkong", ".comparison")
add("compare-nothing-differs", "/compare?a=riichi&b=riichi", "main p")
add("glossary", "/glossary", "main dt, main tr, main li")


# --- lessons ---------

for _id in ("riichi", "sanma", "hanma", "korean", "hongkong"):
    add(f"learn-{_id}", f"/learn?of={_id}", ".puzzle")


def _answered(stage: Stage, state: str) -> Page:
    page = stage.open("/learn")
    puzzle = page.locator(".puzzle").first
    puzzle.wait_for()
    tiles = puzzle.locator("button.tile-button")
    for index in range(tiles.count()):
        tiles.nth(index).click()
        if puzzle.locator(f".tile-button.{state}").count():
            break
    puzzle.scroll_into_view_if_needed()
    return page


STATES.add("learn-right", lambda stage: _answered(stage, "right"))
STATES.add("learn-wrong", lambda stage: _answered(stage, "wrong"))


# --- calculator ---------

for _id in RULESETS:
    add(f"calculator-{_id}", f"/calculator/{_id}", ".picker button")


def _written(stage: Stage, id: str, hand: str, wait: str) -> Page:
    page = stage.open(f"/calculator/{id}")
    page.locator(".picker button").first.wait_for()
    page.locator("input[type=text]").first.fill(hand)
    page.locator(wait).first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


for _id in RULESETS:

    def _answer(stage: Stage, id: str = _id) -> Page:
        return _written(stage, id, "11122233377p55z 5z", "section.answer h2")

    STATES.add(f"calculator-answer-{_id}", _answer, whole=True)


@STATES.state("calculator-melds", whole=True)
def _melds(stage: Stage) -> Page:
    return _written(stage, "riichi", "11177p5z5z [222p] (3333p) 5z", "section.answer h2")


@STATES.state("calculator-too-few", whole=True)
def _few(stage: Stage) -> Page:
    return _written(stage, "riichi", "123m456p78s", "section.answer, [role=alert], [role=status]")


@STATES.state("calculator-refused", whole=True)
def _refused(stage: Stage) -> Page:
    return _written(stage, "riichi", "123m456p789s11135z", "section.answer, [role=alert]")


@STATES.state("calculator-nonsense", whole=True)
def _nonsense(stage: Stage) -> Page:
    return _written(stage, "riichi", "11111m99x", "section.answer, [role=alert]")
