"""Declaring: a bluff is asked about once, and comes to light only when the rules say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.support import OpenTable
from tests.browser.test_page import asked, discard

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Seat 0 is one from tenpai; nobody else gets anywhere in the few draws that are left.
HANDS = (
    "123m406p789s1123z",
    "1m4m7m2p8p3s6s9s1z4z5z6z7z",
    "2m0m8m1p7p2s6s8s3z4z5z6z7z",
    "3m6m9m3p9p1s4s8s2z4z5z6z7z",
)


def bluffing() -> Crafted:
    """A hand of hanma with bluffs, seven draws before its end; seat 0 is to move."""
    deal = Deal(hands=HANDS)
    return Crafted("hanma", deal, preset="bluff", hands=1, steps="to live 7")


def river(page: Page) -> list[str]:
    """The marks of the own discards, as they are spoken."""
    labels = "(all) => all.map((e) => e.ariaLabel)"
    return page.locator("[aria-label='Your discards'] .tile").evaluate_all(labels)  # type: ignore[no-any-return]


def test_a_bluff_is_asked_about_once_and_comes_to_light_at_the_draw(open_table: OpenTable) -> None:
    page = open_table(bluffing(), language="en")
    now = asked(page)
    page.locator("[data-place=declare] button").click()
    page.locator(".own .hand button.bluff").first.wait_for()
    before = len(river(page))
    for answer in ("Cancel", "Declare anyway"):
        page.locator(".own .hand button.marked.bluff").first.click()
        dialog = page.locator("dialog")
        dialog.wait_for()
        assert "20 points to every other player" in dialog.inner_text()
        assert len(river(page)) == before, "asked before it is done"
        dialog.get_by_role("button", name=answer, exact=True).click()
        dialog.wait_for(state="detached")
        if answer == "Cancel":
            assert asked(page)["id"] == now["id"]
    page.locator("section.result").wait_for()
    # A computer's hand that was never declared stays closed; who is not judged is not called noten.
    rows = page.locator("section.result tbody tr:not(.shown)").all_inner_texts()
    assert "Declared, not tenpai" in rows[0]
    assert "−60" in rows[0]
    assert all("+20" in row and "Noten" not in row for row in rows[1:])
    assert any("Riichi" in label for label in river(page))


def test_a_declaration_that_waits_for_something_is_not_asked_about(open_table: OpenTable) -> None:
    hands = ("123m406p789s1122z", *HANDS[1:])
    deal = Deal(hands=hands, draws="9m")
    page = open_table(Crafted("hanma", deal, preset="bluff", hands=1), language="en")
    now = asked(page)
    page.locator("[data-place=declare] button").click()
    ready = page.locator(".own .hand button.marked:not(.bluff)")
    ready.first.wait_for()
    assert ready.count() == 1
    discard(page, ".own .hand button.marked:not(.bluff)")
    assert page.locator("dialog").count() == 0
    page.wait_for_function(
        "(id) => document.querySelector('main.table').dataset.decision !== id", arg=now["id"]
    )
    page.locator(".mine .badge.strong", has_text="Riichi").wait_for()
