"""States of the table that differ in what lies on it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.stage import Stage, States
from tests.browser.test_melds import KANS, fullest, meld

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

STATES = States()


@STATES.state("flowers-hongkong")
def _flowers(stage: Stage) -> Page:
    hands = (
        "f1f2f5369m147p258s1z",
        "f3f469m258p369s123z",
        "f67m147p258s12567z",
        "f7f858m369p147s456z",
    )
    return stage.table(Crafted("hongkong", Deal(hands=hands), steps="to live 60\nto 0"))


@STATES.state("flowers-korean")
def _seasons(stage: Stage) -> Page:
    hands = ("f5f6369m147p12345z", "f7369m258p12356z9p", "f8147m258p12567z9p", "")
    return stage.table(Crafted("korean", Deal(hands=hands), steps="to live 30\nto 0"))


@STATES.state("norths-sanma")
def _norths(stage: Stage) -> Page:
    deal = Deal(hands=("123456p123s78s44z", "1m9m1p4p7p2s5s8s1z2z3z44z"), turns=("7z", "6z"))
    first = "0 set_aside:4z\n0 set_aside:4z\n0 discard:7z\nto 1\n"
    steps = f"{first}1 set_aside:4z\n1 set_aside:4z\nto live 30\nto 0"
    return stage.table(Crafted("sanma", deal, steps=steps))


def full_rivers(length: int, calls: bool) -> Any:
    """Before loading: the server's views arrive with long rivers, one discard sideways."""
    kinds = [f"{n}{s}" for s in "mps" for n in range(1, 10)] + [f"{n}z" for n in range(1, 8)]

    def change(view: dict[str, Any]) -> None:
        seats = len(view["seats"])
        for seat, at in enumerate(view["seats"]):
            at["river"] = [
                {
                    "tile": kinds[(7 * n + 11 * seat) % len(kinds)],
                    "drawn": n % 3 == 1,
                    "mark": "riichi" if n == 8 + seat else "",
                    "taken": n % 7 == 5,
                }
                for n in range(length - seat)
            ]
            if not calls:
                continue
            at["melds"] = [
                meld("pon", f"{2 + seat}s", seat, seats, 1 + seat % (seats - 1)),
                {
                    "kind": "chi",
                    "tiles": ["4m", "0m", "6m"],
                    "called": 0,
                    "from": (seat - 1) % seats,
                    "added": None,
                },
            ]
            own = at["hand"] and at["hand"][0] != "??"
            at["hand"] = at["hand"][:7] if own else ["??"] * 7

    def before(page: Page) -> None:
        def wired(socket: WebSocketRoute) -> None:
            server = socket.connect_to_server()

            def told(text: str | bytes) -> None:
                message = json.loads(text)
                if "view" in message:
                    change(message["view"])
                socket.send(json.dumps(message))

            server.on_message(told)

        page.route_web_socket("**/api/**", wired)

    return before


for _id in ("riichi", "sanma", "hongkong"):
    STATES.add(
        f"full-rivers-{_id}",
        lambda stage, ruleset=_id: stage.table(
            Crafted(ruleset, secret=bytes([9] * 32)),
            before=full_rivers(24 if ruleset == "sanma" else 21, True),
        ),
    )


@STATES.state("rivers-of-eighteen")
def _eighteen(stage: Stage) -> Page:
    return stage.table(Crafted("riichi", secret=bytes([9] * 32)), before=full_rivers(18, False))


@STATES.state("four-melds-each")
def _melds(stage: Stage) -> Page:
    return stage.table(
        Crafted("riichi", secret=bytes([9] * 32)), before=lambda page: fullest(page, KANS, 0)
    )


@STATES.state("four-melds-and-flowers-hongkong")
def _melds_hk(stage: Stage) -> Page:
    return stage.table(
        Crafted("hongkong", secret=bytes([9] * 32)),
        before=lambda page: fullest(page, ("pon", "open_kan", "pon", "concealed_kan"), 2),
    )
