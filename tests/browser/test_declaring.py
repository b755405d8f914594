"""Declaring: a bluff is asked about once, and comes to light only when the rules say so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.player import AT_REST, Player, asked, discard, seen
from tests.browser.results import changes, opened, shown
from tests.browser.support import SIZES, OpenTable

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Seat 0 is one from tenpai; nobody else gets anywhere in the few draws that are left.
HANDS = (
    "123m406p789s1123z",
    "1m4m7m2p8p3s6s9s1z4z5z6z7z",
    "2m0m8m1p7p2s6s8s3z4z5z6z7z",
    "3m6m9m3p9p1s4s8s2z4z5z6z7z",
)


class Undeclared(Player):
    """Never declares, since nearly every discard could be a bluff."""

    def move(self, now: dict[str, Any]) -> None:
        """Answer one question."""
        lit = [place for place in now["lit"] if not place.startswith("declare")]
        super().move({**now, "lit": lit})


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
    (line,) = opened(page)
    assert "Declared, not tenpai" in line
    assert changes(page) == ["−60", "+20", "+20", "+20"]
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


# Seats 0 and 1 are tenpai, the others far from it.
KOREAN = (
    "123m456m789m1122z",
    "123p456p789p3344z",
    "1m2m4m5m7m8m1p2p4p7p5z6z7z",
    "1m3m4m6m8m9m3p6p8p9p5z6z7z",
)

# What is written over an open hand, or what it is written over: the hand must be read as a whole.
COVERED = """() => {
  const box = (e) => e.getBoundingClientRect();
  const open = [...document.querySelectorAll('.board .hand[aria-label^="Open hand"] .body')];
  const others = [...document.querySelectorAll('main [data-tile] .body, main .centre, main button,'
    + 'main .told > *')].filter((e) => !open.includes(e));
  const found = [];
  for (const tile of open) {
    const a = box(tile);
    if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
      found.push('leaves the screen');
    for (const other of others) {
      const b = box(other);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) found.push(other.outerHTML.slice(0, 80));
    }
  }
  const narrow = Math.min(...open.map((e) => Math.min(box(e).width, box(e).height)));
  return {count: open.length, narrow, found};
}"""


def korean(steps: str) -> Crafted:
    """Seat 0 has its second turn, after the others did what `steps` says."""
    deal = Deal(hands=KOREAN, draws="5z6z7z5z6z")
    return Crafted("korean", deal, steps=f"0 tsumogiri\n{steps}", guests=0)


@pytest.mark.parametrize("size", list(SIZES))
def test_an_open_hand_is_read_at_its_seat_and_each_declaration_has_its_place(
    open_table: OpenTable, size: str
) -> None:
    table = korean("1 discard:6z:drawn:open_riichi\nto 0")
    page = open_table(table, size=size, language="en")
    asked(page)
    hand = page.locator(".board .hand[aria-label^='Open hand of Aoi: ']")
    assert "1 of dots, 2 of dots, 3 of dots" in (hand.get_attribute("aria-label") or "")
    page.wait_for_function(AT_REST)
    seen = page.evaluate(COVERED)
    assert seen["count"] == 13
    assert seen["found"] == []
    assert seen["narrow"] >= 13
    boxes = {}
    for language in ("en", "ja", "ko"):
        page.evaluate(
            "(language) => localStorage.setItem('jantaku.settings',"
            " JSON.stringify({...JSON.parse(localStorage.getItem('jantaku.settings')), language}))",
            language,
        )
        page.reload()
        asked(page)
        page.wait_for_function(AT_REST)
        found = {}
        for place in ("declare", "declare2"):
            button = page.locator(f"[data-place={place}] button")
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
            assert button.evaluate("(e) => e.scrollWidth <= e.clientWidth + 1"), (language, place)
            found[place] = {name: round(box[name]) for name in ("x", "y", "width", "height")}
        assert found["declare"] != found["declare2"]
        boxes[language] = found
    assert boxes["en"] == boxes["ja"] == boxes["ko"]


def test_declaring_openly_opens_the_own_hand(open_table: OpenTable) -> None:
    page = open_table(korean("to 0"), language="en")
    asked(page)
    seen(page)
    page.keyboard.press("o")
    # Nobody bluffs with a hand that all can see.
    assert page.locator(".own .hand button.bluff").count() == 0
    discard(page, ".own .hand button.marked")
    page.locator(".mine .badge.strong", has_text="Open riichi").wait_for()


def test_the_fourth_riichi_uncovers_every_bluff(open_table: OpenTable) -> None:
    table = korean(
        "1 discard:6z:drawn:riichi\n2 discard:7z:drawn:riichi\n3 discard:5z:drawn:riichi"
    )
    page = open_table(table, language="en", size="small")
    asked(page)
    assert "Riichi" not in page.locator(".mine .marks").inner_text()
    page.locator("[data-place=declare] button").click()
    page.locator(".own .hand button.bluff").first.wait_for()
    discard(page, ".own .hand button.marked.bluff")
    page.locator("dialog").get_by_role("button", name="Declare anyway").click()
    result = page.locator("section.result")
    result.wait_for()
    lines = opened(page)
    # Each of three bluffers pays 20 to everybody else; then all put 5 into the pot.
    assert [row.count("Declared, not tenpai") for row in lines] == [1, 0, 1, 1]
    assert "Tenpai" in lines[1]
    assert changes(page) == ["−25", "+55", "−25", "−25"]
    result.locator("summary").last.click()
    payments = [
        " ".join(text.split()) for text in result.locator(".transfers li").all_inner_texts()
    ]
    assert "You → Pot 5 Into the pot for the draw" in payments
    assert shown(page) == 4

    # The session goes on with what lies in the pot, and ends when its player leaves.
    page.get_by_role("button", name="Stay").click()
    result.wait_for(state="detached")
    assert "20" in page.locator(".centre").inner_text()
    Undeclared(page).play(lambda now: now["kind"] == "between")
    page.get_by_role("button", name="Leave").click()
    page.locator("dialog").get_by_role("button", name="Leave").click()
    page.locator(".final").wait_for()
    assert page.locator(".final li").count() == 4
