"""States of the table after a hand or a game, and of its replay; the positions are those of the
rules' own tests.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from jantaku.testing.positions import Position, load
from tests.browser.crafted import Crafted
from tests.browser.player import Player
from tests.browser.stage import Stage, States
from tests.browser.support import ROOT
from tests.browser.test_declaring import korean

if TYPE_CHECKING:
    from playwright.sync_api import Page

STATES = States()


@cache
def positions() -> dict[str, Position]:
    """Every position of the tests by its id."""
    files = sorted((ROOT / "tests" / "positions").glob("*.toml"))
    return {position.id: position for file in files for position in load(file)}


def position(id: str, *, hands: int | None = None, **options: object) -> Crafted:
    """A position, played until its first hand is over; seat 0 is the browser's player.

    Args:
        id: of the position.
        hands: the game ends after so many.
        options: over those of the position.
    """
    it = positions()[id]
    # What must be true of points depends on how the game was set up: it is set up anew here.
    checks = ("pot ", "points ", "goes ", "over")
    lines = [line for line in it.steps.splitlines() if not line.startswith(checks)]
    lines = lines[: next((n for n, line in enumerate(lines) if line == "continue"), None)]
    plan = None
    points = it.points
    if it.points or it.round or it.number or it.repeat:
        plan = (it.round, it.number, it.deals[0].dealer, it.repeat)
        points = points or (25_000,) * len(it.deals[0].hands)
    return Crafted(
        it.ruleset,
        *it.deals,
        steps="\n".join(lines),
        options={**it.options, **options},
        plan=plan,
        points=points,
        hands=it.hands if hands is None else hands,
    )


def _result(stage: Stage, crafted: Crafted) -> Page:
    page = stage.table(crafted)
    page.locator("section.result").wait_for()
    return page


RESULTS = {
    "riichi-own-draw": "ippatsu-is-alive-until-ones-next-discard",
    "riichi-ron": "furiten-control",
    "riichi-under-dora": "ura-for-riichi-winners",
    "riichi-limit": "heavenly-hand",
    "riichi-two-winners": "two-of-three-win",
    "riichi-three-winners": "three-rons-all-win",
    "riichi-three-rons-abort": "three-rons-on-a-riichi-discard",
    "riichi-robbed-kan": "a-robbed-kan-counts-as-no-kan",
    "riichi-orphans-rob": "thirteen-orphans-rob-a-concealed-kan",
    "riichi-nobody-tenpai": "nobody-tenpai",
    "riichi-three-tenpai": "three-tenpai",
    "riichi-nagashi": "nagashi-mangan",
    "riichi-nine-terminals": "nine-terminals-at-the-first-draw",
    "riichi-four-winds": "four-winds",
    "riichi-four-riichi": "four-riichi-end-the-hand",
    "riichi-four-kans": "four-kans-by-two-players",
    "riichi-liability": "liability-shared-with-the-discarder",
    "riichi-declaration-void": "riichi-is-void-when-its-discard-is-won",
    "sanma-robbed-north": "sanma-robbed-north-in-riichi",
    "sanma-norths": "sanma-norths-count",
    "sanma-replacement": "sanma-replacement-win-open",
    "hanma-cap": "hanma-cap-at-the-table",
    "hanma-under-dora": "hanma-ura-with-riichi",
    "hanma-orphans": "hanma-thirteen-orphans-tsumo",
    "hanma-robbed": "hanma-robbed-added-kan",
    "hanma-bluffers": "hanma-two-bluffers",
    "hanma-draw": "hanma-the-wall-runs-out",
    "korean-pot": "korean-pot-to-a-closed-tsumo",
    "korean-ron": "korean-below-zero",
    "korean-two-rons": "korean-two-rons",
    "korean-three-rons": "korean-triple-ron-paid",
    "korean-three-rons-abort": "korean-triple-ron-aborts",
    "korean-bluffs": "korean-four-riichi-with-two-bluffs",
    "korean-open-riichi": "korean-open-double-riichi",
    "korean-draw": "korean-exhaustive-draw",
    "korean-four-wests": "korean-four-wests",
    "korean-heavenly": "korean-heavenly",
    "hongkong-own-draw": "hongkong-self-draw-makes-three",
    "hongkong-last-tile": "hongkong-last-tile",
    "hongkong-everybody": "hongkong-everybody-wins",
    "hongkong-limit": "hongkong-four-kans-win",
    "hongkong-robbed-kan": "hongkong-robbed-kan",
    "hongkong-seven-flowers": "hongkong-seven-flowers",
    "hongkong-eight-flowers": "hongkong-eight-flowers",
    "hongkong-liable": "hongkong-liable-on-another-discard",
    "hongkong-draw": "hongkong-nothing-is-paid-at-a-draw",
}
"""Names of results, and the positions that lead to them."""

for _name, _id in RESULTS.items():

    def _shown(stage: Stage, id: str = _id) -> Page:
        return _result(stage, position(id))

    STATES.add(f"result-{_name}", _shown)


@STATES.state("result-riichi-open-hands")
def _open_hands(stage: Stage) -> Page:
    crafted = Crafted("riichi", secret=bytes([3] * 32), steps="to end", open_hands=True)
    return _result(stage, crafted)


@STATES.state("result-table-behind")
def _behind(stage: Stage) -> Page:
    page = _result(stage, position("three-tenpai"))
    page.locator(".peek").click()
    page.locator("section.result").wait_for(state="detached")
    return page


def _final(stage: Stage, crafted: Crafted) -> Page:
    page = _result(stage, crafted)
    stage.press(page, "pass")
    page.locator(".final").wait_for()
    return page


for _name, _make in {
    "riichi": lambda: position("a-noten-dealer-ends-the-last-hand"),
    "riichi-bonuses": lambda: position("bonuses-by-place"),
    "sanma": lambda: position("sanma-norths-count", hands=1),
    "hanma": lambda: position("hanma-cap-at-the-table", hands=1),
    "korean": lambda: position("korean-below-zero", hands=1),
    "hongkong": lambda: position("hongkong-self-draw-makes-three", hands=1),
}.items():

    def _end(stage: Stage, make: Callable[[], Crafted] = _make) -> Page:
        return _final(stage, make())

    STATES.add(f"final-{_name}", _end)


def _leaving(stage: Stage) -> Page:
    page = _result(stage, position("hanma-cap-at-the-table"))
    stage.press(page, "win")
    page.locator("dialog").wait_for()
    return page


STATES.add("leave-question", _leaving)


@STATES.state("final-left")
def _left(stage: Stage) -> Page:
    page = _leaving(stage)
    page.locator("dialog .button").last.click()
    page.locator("dialog").wait_for(state="detached")
    page.wait_for_function(
        "() => document.querySelector('.final') || document.querySelector('.place button')"
    )
    if not page.locator(".final").count():
        stage.press(page, "pass")
    page.locator(".final").wait_for()
    return page


@STATES.state("final-with-newcomers")
def _newcomers(stage: Stage) -> Page:
    # Everybody else gets up after the first hand; the second one is ended by leaving.
    page = stage.table(Crafted("hanma", guests=100, secret=bytes([2] * 32), steps="to end"))
    page.locator("section.result").wait_for()
    stage.press(page, "pass")
    page.locator("section.result").wait_for(state="detached")
    Player(page).play(lambda now: now["kind"] == "between")
    stage.press(page, "win")
    page.locator("dialog .button").last.click()
    page.locator(".final").wait_for()
    return page


# --- replays ---------


def _replay(stage: Stage, crafted: Crafted, query: str = "") -> Page:
    address = stage.store(crafted).replace("/play/", "/replay/")
    page = stage.open(address + query)
    page.wait_for_selector("main.replay")
    return page


def ended(ruleset: str = "riichi") -> Crafted:
    """A game of one hand, played to its end."""
    return Crafted(ruleset, secret=bytes([3] * 32), hands=1, steps="to end")


STATES.add("replay-beginning", lambda stage: _replay(stage, ended()))
STATES.add("replay-final", lambda stage: _replay(stage, ended(), "?hand=0&step=9999"))
STATES.add("replay-middle", lambda stage: _replay(stage, ended(), "?hand=0&step=60"))
STATES.add("replay-one-seat", lambda stage: _replay(stage, ended(), "?hand=0&step=60&seat=1"))
STATES.add("replay-sanma", lambda stage: _replay(stage, ended("sanma"), "?hand=0&step=60"))
STATES.add("replay-hongkong", lambda stage: _replay(stage, ended("hongkong"), "?hand=0&step=80"))
STATES.add(
    "replay-running", lambda stage: _replay(stage, korean("1 discard:6z:drawn:open_riichi\nto 0"))
)


@STATES.state("replay-result")
def _replayed(stage: Stage) -> Page:
    page = _replay(stage, position("two-of-three-win", hands=1))
    page.keyboard.press("r")
    page.locator("section.result").wait_for()
    return page


def _share(stage: Stage) -> Page:
    page = _replay(stage, ended(), "?hand=0&step=10")
    # The button of the last line but one that opens a dialog: its word differs by language.
    words = {"ja": "共有", "en": "Share", "ko": "공유"}
    page.get_by_role("button", name=words[stage.variant.language], exact=True).click()
    page.locator("dialog .share").wait_for()
    return page


STATES.add("replay-share", _share)


@STATES.state("replay-shared")
def _made(stage: Stage) -> Page:
    page = _share(stage)
    page.locator("dialog .share .main").click()
    page.locator("dialog .share input").wait_for()
    return page


@STATES.state("replay-play-on")
def _play_on(stage: Stage) -> Page:
    page = _replay(stage, ended(), "?hand=0&step=10")
    words = {"ja": "ここから打つ", "en": "Play on from here", "ko": "여기서부터 치기"}
    button = page.get_by_role("button", name=words[stage.variant.language], exact=True)
    button.click()
    page.locator("dialog").wait_for()
    return page
