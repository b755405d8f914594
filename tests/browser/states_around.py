"""States of what lies around the table: menu, tour, connection, refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.hands import FAR
from tests.browser.stage import Stage, States
from tests.browser.states_claims import claimed

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

STATES = States()


def _menu(stage: Stage) -> Page:
    page = stage.table(Crafted("riichi", secret=bytes([4] * 32), steps="to live 40\nto 0"))
    page.locator(".bar button").first.click()
    page.locator("dialog").wait_for()
    return page


STATES.add("menu", _menu)


@STATES.state("toggles-on")
def _toggles(stage: Stage) -> Page:
    page = _menu(stage)
    for toggle in page.locator("dialog .toggle").all():
        if toggle.get_attribute("aria-pressed") == "false":
            toggle.click()
    return page


@STATES.state("toggles-on-closed")
def _toggled(stage: Stage) -> Page:
    page = stage.table(claimed("riichi", "222z147m258p369s1z", "2z"))
    page.locator(".bar button").first.click()
    for toggle in page.locator("dialog .toggle").all()[:2]:
        toggle.click()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    return page


# The menu's buttons by their order: home, replay, house rules, settings.
for _name, _index, _inside in (
    ("house-rules", 2, "dialog dl"),
    ("settings-at-the-table", 3, "dialog form"),
):

    def _entry(stage: Stage, index: int = _index, inside: str = _inside) -> Page:
        page = _menu(stage)
        page.locator("dialog .menu > .button").nth(index).click()
        page.locator(inside).first.wait_for()
        return page

    STATES.add(_name, _entry)


@STATES.state("keys")
def _keys(stage: Stage) -> Page:
    # Where fingers are all there is, the menu does not speak of keys.
    page = stage.table(Crafted("riichi", secret=bytes([9] * 32)))
    page.keyboard.press("?")
    page.locator("dialog kbd").first.wait_for()
    return page


for _step in (1, 2, 5):

    def _tour(stage: Stage, step: int = _step) -> Page:
        page = stage.table(Crafted("riichi", secret=bytes([9] * 32)), toured=False)
        page.locator(".tour .card").wait_for()
        for _ in range(step - 1):
            page.keyboard.press("Enter")
        page.wait_for_function("() => document.querySelector('.tour .ring') !== null")
        return page

    STATES.add(f"tour-{_step}", _tour)


@STATES.state("connection-lost")
def _lost(stage: Stage) -> Page:
    sockets: list[WebSocketRoute] = []

    def before(page: Page) -> None:
        def wired(socket: WebSocketRoute) -> None:
            if sockets:
                socket.close()
                return
            sockets.append(socket)
            socket.connect_to_server()

        page.route_web_socket("**/api/**", wired)

    page = stage.table(
        Crafted("riichi", secret=bytes([4] * 32), steps="to live 40\nto 0"), before=before
    )
    sockets[0].close()
    page.locator(".connection").wait_for()
    return page


@STATES.state("taken-over-elsewhere")
def _taken(stage: Stage) -> Page:
    page = stage.table(Crafted("riichi", secret=bytes([4] * 32), steps="to live 40\nto 0"))
    page.context.new_page().goto(page.url)
    page.locator(".connection button").wait_for()
    return page


@STATES.state("refusal")
def _refusal(stage: Stage) -> Page:
    page = stage.table(claimed("riichi", "222z147m258p369s1z", "2z"))
    page.locator(".own .hand button").first.click(force=True)
    page.locator(".prompt.notice").wait_for()
    return page


@STATES.state("forbidden-after-a-call")
def _forbidden(stage: Stage) -> Page:
    deal = Deal(hands=("34m2m5m123p789s1z9p7z", "", *FAR[:1]), draws="2m", dealer=3)
    page = stage.table(
        Crafted(
            "riichi",
            deal,
            steps="3 discard:2m:drawn\n0 chi:3m4m",
            plan=(0, 3, 3, 0),
            points=(25000,) * 4,
        )
    )
    page.locator(".own .hand button").first.click(force=True)
    page.locator(".prompt").wait_for()
    return page
