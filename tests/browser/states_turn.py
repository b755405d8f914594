"""States of the table in a turn of one's own, up to a declaration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.hands import FAR, NEAR
from tests.browser.stage import Stage, States
from tests.browser.states_claims import several_chi
from tests.browser.test_declaring import KOREAN, bluffing, korean
from tests.browser.test_sanma import robbing_a_computer

if TYPE_CHECKING:
    from playwright.sync_api import Page

STATES = States()
RULESETS = ("riichi", "sanma", "hanma", "korean", "hongkong")


for _id in RULESETS:
    STATES.add(
        f"first-turn-{_id}",
        lambda stage, ruleset=_id: stage.table(Crafted(ruleset, secret=bytes([9] * 32))),
    )


@STATES.state("middle-of-a-hand-riichi")
def _middle(stage: Stage) -> Page:
    return stage.table(Crafted("riichi", secret=bytes([4] * 32), steps="to live 30\nto 0"))


@STATES.state("two-taps-chosen")
def _chosen(stage: Stage) -> Page:
    page = stage.table(
        Crafted("riichi", secret=bytes([4] * 32), steps="to live 40\nto 0"), taps="two"
    )
    page.locator(".own .hand button.usable").nth(4).click()
    page.locator(".own .hand button.chosen").wait_for()
    return page


@STATES.state("chosen-by-key")
def _focused(stage: Stage) -> Page:
    page = stage.table(Crafted("riichi", secret=bytes([4] * 32), steps="to live 40\nto 0"))
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    return page


def _hinted(stage: Stage, crafted: Crafted) -> Page:
    page = stage.table(crafted)
    page.locator(".hint").click()
    page.locator(".knowing .best").wait_for()
    return page


for _id in RULESETS:
    STATES.add(
        f"hint-{_id}",
        lambda stage, ruleset=_id: _hinted(
            stage, Crafted(ruleset, secret=bytes([6] * 32), steps="to 0")
        ),
    )


@STATES.state("hint-on-a-claim")
def _hint_claim(stage: Stage) -> Page:
    return _hinted(stage, several_chi())


def dangerous(mine: bool = False) -> Crafted:
    """Seats 1 and 3 have declared; seat 0 may, or did and has drawn a tile to win on."""
    hands = (NEAR[0], "123p456p789p3344z", "1m4m7m2p8p3s6s9s1z4z5z6z7z", "234m678m345s55s67p")
    turns = ("3z1z2s", "6z1m2m", "7z1s", "7z9p3m")
    first = "0 discard:2z:riichi" if mine else "0 tsumogiri"
    steps = f"{first}\n1 discard:6z:drawn:riichi\n2 tsumogiri\n3 discard:7z:drawn:riichi\nto 0"
    return Crafted("riichi", Deal(hands=hands, turns=turns, indicators="4z"), steps=steps)


@STATES.state("assist-with-dangers")
def _dangers(stage: Stage) -> Page:
    page = stage.table(dangerous(), assist=True)
    page.locator(".knowing .best").wait_for()
    return page


@STATES.state("assist-indexed-tiles")
def _indexed(stage: Stage) -> Page:
    page = stage.table(dangerous(), assist=True, tiles="indexed")
    page.locator(".knowing .best").wait_for()
    return page


@STATES.state("others-declared")
def _others(stage: Stage) -> Page:
    return stage.table(dangerous())


@STATES.state("own-and-others-declared")
def _all_declared(stage: Stage) -> Page:
    return stage.table(dangerous(mine=True))


# --- declaring ---------


def _declaring(stage: Stage, crafted: Crafted, place: str = "declare") -> Page:
    page = stage.table(crafted)
    stage.press(page, place)
    page.locator(".own .hand button.marked").first.wait_for()
    return page


@STATES.state("declaring-riichi")
def _riichi(stage: Stage) -> Page:
    deal = Deal(hands=("3578899m234789p", *FAR), draws="6m")
    return _declaring(stage, Crafted("riichi", deal))


@STATES.state("declaring-peeked")
def _peeked(stage: Stage) -> Page:
    deal = Deal(hands=("3578899m234789p", *FAR), draws="6m")
    page = _declaring(stage, Crafted("riichi", deal))
    for _ in range(14):
        page.keyboard.press("ArrowLeft")
        if page.locator(".own .hand button.marked.chosen").count():
            break
    page.locator(".knowing .waits").wait_for()
    return page


@STATES.state("declaring-sanma")
def _sanma(stage: Stage) -> Page:
    return _declaring(stage, robbing_a_computer())


@STATES.state("declaring-hanma-bluff")
def _hanma(stage: Stage) -> Page:
    return _declaring(stage, bluffing())


@STATES.state("declaring-question")
def _question(stage: Stage) -> Page:
    page = _declaring(stage, bluffing())
    tile = page.locator(".own .hand button.marked.bluff").first
    tile.click()
    if stage.touch:
        page.locator(".own .hand button.chosen").click()
    page.locator("dialog").wait_for()
    return page


@STATES.state("declaring-korean")
def _korean(stage: Stage) -> Page:
    return _declaring(stage, korean("to 0"))


@STATES.state("declaring-korean-openly")
def _openly(stage: Stage) -> Page:
    return _declaring(stage, korean("to 0"), "declare2")


@STATES.state("an-open-hand-korean")
def _open_hand(stage: Stage) -> Page:
    return stage.table(korean("1 discard:6z:drawn:open_riichi\nto 0"))


@STATES.state("own-open-hand-korean")
def _own_open(stage: Stage) -> Page:
    deal = Deal(hands=KOREAN, draws="5z6z7z5z6z7z")
    steps = "0 tsumogiri\nto 0\n0 discard:6z:drawn:open_riichi\nto 0"
    return stage.table(Crafted("korean", deal, steps=steps))
