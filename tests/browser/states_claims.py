"""States of the table in which one may claim or declare a kan, and what is known of one's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.hands import FAR
from tests.browser.stage import Stage, States
from tests.browser.test_sanma import robbing_a_computer

if TYPE_CHECKING:
    from playwright.sync_api import Page

STATES = States()


def several_chi() -> Crafted:
    """A five from the left that makes three runs, or a triplet."""
    hands = ("3467m55m12p11s567z", "", "", "1m9m258p369s1234z6s")
    deal = Deal(hands=hands, draws="5m", dealer=3, indicators="1z")
    return Crafted(
        "riichi", deal, steps="3 discard:5m:drawn", plan=(0, 3, 3, 0), points=(25000,) * 4
    )


@STATES.state("claim-several-kinds")
def _claim(stage: Stage) -> Page:
    return stage.table(several_chi())


@STATES.state("claim-choosing-a-chi")
def _chi(stage: Stage) -> Page:
    page = stage.table(several_chi())
    stage.press(page, "first")
    page.locator(".chooser .tiles").first.wait_for()
    return page


def claimed(ruleset: str, hand: str, tile: str, **more: Any) -> Crafted:
    """Seat 1 deals and throws away the tile that seat 0 may claim."""
    hands = (hand, "", "1m4m7m2p8p1z4z5z6z" if ruleset == "korean" else FAR[0])
    deal = Deal(hands=hands, draws=tile, dealer=1)
    return Crafted(ruleset, deal, steps=f"1 discard:{tile}:drawn", **more)


@STATES.state("claim-pon-or-kan")
def _pon(stage: Stage) -> Page:
    return stage.table(claimed("riichi", "222z147m258p369s1z", "2z"))


@STATES.state("claim-ron")
def _ron(stage: Stage) -> Page:
    return stage.table(claimed("riichi", "23m567m345p678p55p", "4m"))


@STATES.state("claim-ron-hongkong")
def _ron_hk(stage: Stage) -> Page:
    return stage.table(claimed("hongkong", "111222m99m67m777z", "8m"))


@STATES.state("claim-pon-korean")
def _pon_korean(stage: Stage) -> Page:
    return stage.table(claimed("korean", "55z147m258p347p1z6z", "5z"))


@STATES.state("claim-robbing-a-north")
def _rob(stage: Stage) -> Page:
    page = stage.table(robbing_a_computer())
    stage.press(page, "declare")
    page.locator(".own .hand button.marked").last.click()
    if stage.touch:
        page.locator(".own .hand button.chosen").click()
    page.wait_for_function("() => document.querySelector('main.table').dataset.asked === 'claim'")
    return page


@STATES.state("own-win-or-kan")
def _tsumo(stage: Stage) -> Page:
    deal = Deal(hands=("111m222p789p345s6z",), turns=("6z",))
    return stage.table(Crafted("riichi", deal))


@STATES.state("kan-choosing")
def _kan(stage: Stage) -> Page:
    deal = Deal(hands=("1111m222p789p555s",), turns=("2p",))
    page = stage.table(Crafted("riichi", deal))
    stage.press(page, "kan")
    page.locator(".chooser .tiles").first.wait_for()
    return page


@STATES.state("abort-offered")
def _abort(stage: Stage) -> Page:
    deal = Deal(hands=("19m19p12345z5678p", *FAR), turns=("9s",))
    return stage.table(Crafted("riichi", deal))


@STATES.state("north-to-set-aside")
def _north(stage: Stage) -> Page:
    deal = Deal(hands=("123456p123s78s44z", "1m9m1p4p7p2s5s8s1z2z3z5z6z"), turns=("7z",))
    return stage.table(Crafted("sanma", deal))


# --- what is known of one's own hand ---------


@STATES.state("furiten")
def _furiten(stage: Stage) -> Page:
    deal = Deal(hands=("123m456p789s11z34s", *FAR), turns=("5s9m",))
    return stage.table(Crafted("riichi", deal, steps="0 discard:5s:drawn\nto 0"))


@STATES.state("no-yaku")
def _no_yaku(stage: Stage) -> Page:
    deal = Deal(hands=("123m456p789s11z35s", *FAR), turns=("9m",))
    return stage.table(Crafted("riichi", deal))


@STATES.state("under-the-minimum-hongkong")
def _under(stage: Stage) -> Page:
    deal = Deal(hands=("123m456p789s23m55p", "1s4s7z", "", ""), draws="5z")
    return stage.table(Crafted("hongkong", deal))


@STATES.state("under-the-minimum-korean")
def _under_korean(stage: Stage) -> Page:
    deal = Deal(hands=("123m456m789p2277z", "", "", ""), draws="3z")
    return stage.table(Crafted("korean", deal))


@STATES.state("many-waits")
def _many(stage: Stage) -> Page:
    deal = Deal(hands=("1112345678999m", *FAR), turns=("7z",))
    return stage.table(Crafted("riichi", deal))
