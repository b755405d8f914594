"""Three players in the browser: norths set aside, robbed, and won upon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.player import Player, asked, discard
from tests.browser.results import changes, patterns, scores
from tests.browser.support import SIZES, OpenPage, OpenTable

if TYPE_CHECKING:
    from playwright.sync_api import Page


class WithNorths(Player):
    """Sets norths aside whenever the button is there."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.norths = 0

    def move(self, now: dict[str, Any]) -> None:
        if now["kind"] == "turn" and "win" not in now["lit"]:
            button = self.page.locator(".actions button", has_text="抜く")
            if button.count():
                self.norths += 1
                button.click()
                return
        super().move(now)


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.soak)])
def test_a_whole_game_of_sanma(open_page: OpenPage, size: str) -> None:
    page = open_page("/", size=size)
    # The page's own card, without a look at the options.
    card = page.locator(".card", has=page.get_by_role("heading", name="三人麻雀", exact=True))
    card.locator(".strong").click()
    page.wait_for_selector("main.table")
    player = WithNorths(page)
    aside = 0

    def over(now: dict[str, Any]) -> bool:
        nonlocal aside
        aside = max(aside, page.locator(".aside [data-tile]").count())
        return bool(now["kind"] == "final")

    player.play(over)
    places = page.locator(".final")
    places.wait_for()
    assert player.hands >= 1
    if player.norths:
        assert aside > 0, "norths set aside are shown"
    assert page.locator(".final li").count() == 3


# Seven pairs that wait for a north; hands without a pair, whose owners claim nothing.
WAITING = "1133557799p11s4z"
OTHERS = ("1m9m1p4p7p2s5s8s1z2z3z5z6z", "9m2p5p8p1s4s7s9s1z2z3z5z7z")
NO_DORA = {"indicators": "5z", "under": "6z"}


START = (35_000,) * 3


def robbed_by_a_computer() -> Crafted:
    """Seat 1 has declared and waits for the north that seat 0, to move, has drawn."""
    deal = Deal(
        hands=("1m2p4p6p8p2s3s5s7s9s1z2z3z", WAITING, OTHERS[1]),
        turns=("7z 4z", "9m", "6z"),
        **NO_DORA,
    )
    steps = """
    0 tsumogiri
    1 discard:9m:drawn:riichi
    2 tsumogiri
    to 0
    """
    return Crafted("sanma", deal, steps=steps)


def a_winning_replacement() -> Crafted:
    """The tile drawn for the north of seat 0, to move, completes its hand."""
    deal = Deal(
        hands=("123456p123s78s9s4z", *OTHERS),
        turns=("9s", "7z", "6z"),
        replacements="9s",
        dealer=1,
        **NO_DORA,
    )
    return Crafted("sanma", deal, steps="to 0", plan=(0, 1, 1, 0), points=START)


def robbing_a_computer() -> Crafted:
    """The last hand of an East game: seat 0, to move, can declare and wait for the north that seat
    1 draws next.
    """
    deal = Deal(
        hands=(WAITING, *OTHERS),
        turns=("9m", "4z", "6z"),
        last="4z4z",
        dealer=2,
        **NO_DORA,
    )
    return Crafted("sanma", deal, steps="to 0", plan=(0, 2, 2, 0), points=START)


def press(page: Page, place: str) -> None:
    now = asked(page)
    page.locator(f".place[data-place={place}] button").click()
    asked(page, after=now["id"])


def result(page: Page) -> tuple[list[str], list[list[str]]]:
    """The winner's rows, and what each seat is told: change and points."""
    page.locator("section.result").wait_for()
    return patterns(page), [list(both) for both in zip(changes(page), scores(page), strict=True)]


ROBBED = {
    "ja": ["ダブル立直 2翻", "一発 1翻", "七対子 2翻", "抜きドラ（北） 1翻"],
    "en": [
        "Double riichi 2 han",
        "Ippatsu 1 han",
        "Seven pairs (chiitoitsu) 2 han",
        "Norths set aside 1 han",
    ],
}
REPLACED = {
    "ja": ["門前清自摸和 1翻", "平和 1翻", "嶺上開花 1翻", "抜きドラ（北） 1翻"],
    "en": [
        "Menzen tsumo 1 han",
        "Pinfu 1 han",
        "Win on a replacement (rinshan) 1 han",
        "Norths set aside 1 han",
    ],
}
FINAL = {
    "ja": ["1位 あなた 47,000点", "2位 Botan 35,000点", "3位 Aoi 23,000点"],
    "en": ["No. 1 You 47,000 points", "No. 2 Botan 35,000 points", "No. 3 Aoi 23,000 points"],
}


SCREENS = pytest.mark.parametrize(("size", "language"), [("phone", "ja"), ("desktop", "en")])


@SCREENS
def test_a_north_set_aside_is_robbed(open_table: OpenTable, size: str, language: str) -> None:
    assert size in SIZES
    page = open_table(robbed_by_a_computer(), size=size, language=language)
    word = {"ja": "抜く", "en": "Aside"}[language]
    assert word in page.locator(".place[data-place=first] button").inner_text()
    press(page, "first")
    # Riichi and a bonus tile, but no robbed kan.
    rows, points = result(page)
    assert rows == ROBBED[language]
    assert points == [["−12,000", "23,000"], ["+12,000", "47,000"], ["0", "35,000"]]
    told = {"ja": "ロン · あなたから", "en": "Ron · from you"}[language]
    assert told in page.locator("section.result h2").inner_text()
    # It is the winning tile and lies before nobody.
    assert page.locator(".aside [data-tile]").count() == 0


@SCREENS
def test_a_win_on_what_is_drawn_for_a_north(
    open_table: OpenTable, size: str, language: str
) -> None:
    page = open_table(a_winning_replacement(), size=size, language=language)
    now = asked(page)
    assert "first" in now["lit"]
    assert "win" not in now["lit"]
    press(page, "first")
    label = {"ja": "あなたの抜き牌・花牌", "en": "Tiles you set aside"}[language]
    page.locator(f".aside[aria-label='{label}'] [data-tile='4z']").wait_for()
    press(page, "win")
    rows, points = result(page)
    assert rows == REPLACED[language]
    assert points == [["+3,900", "38,900"], ["−2,600", "32,400"], ["−1,300", "33,700"]]
    assert page.locator("section.result .aside [data-tile='4z']").count() == 1


@SCREENS
def test_the_north_of_a_computer_is_robbed(open_table: OpenTable, size: str, language: str) -> None:
    page = open_table(robbing_a_computer(), size=size, language=language)
    now = asked(page)
    assert {"first", "declare"} <= set(now["lit"])
    page.locator(".place[data-place=declare] button").click()
    discard(page, ".own .hand button.marked")
    now = asked(page, after=now["id"])
    assert (now["kind"], sorted(now["lit"])) == ("claim", ["pass", "win"])
    press(page, "win")
    rows, points = result(page)
    assert rows == ROBBED[language]
    assert points == [["+12,000", "47,000"], ["−12,000", "23,000"], ["0", "35,000"]]
    # It was the last hand.
    page.locator(".place[data-place=pass] button").click()
    places = page.locator(".final li")
    places.first.wait_for()
    assert [" ".join(text.split()) for text in places.all_inner_texts()] == FINAL[language]
