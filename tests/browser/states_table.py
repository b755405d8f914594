"""States of the table while a hand is played."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from jantaku.testing.positions import Deal
from tests.browser.crafted import Crafted
from tests.browser.stage import Stage, States
from tests.browser.test_declaring import HANDS, KOREAN, bluffing, korean
from tests.browser.test_melds import KANS, fullest, meld
from tests.browser.test_sanma import robbing_a_computer

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

STATES = States()
RULESETS = ("riichi", "sanma", "hanma", "korean", "hongkong")

# One tile from tenpai, and three hands that claim nothing of it.
NEAR = ("123m406p789s1123z", *HANDS[1:])
FAR = ("1m4m7m2p8p3s6s9s1z4z5z6z7z", "2m0m8m1p7p2s6s8s3z4z5z6z7z", "3m6m9m3p9p1s4s8s2z4z5z6z7z")


# --- a turn ---------

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


# --- claims and kans ---------


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


# --- what lies on the table ---------


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


# --- around the table ---------


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


# The menu's buttons by their order: home, replay, house rules, settings, keys, tour.
for _name, _index, _inside in (
    ("house-rules", 2, "dialog dl, dialog li, dialog p"),
    ("settings-at-the-table", 3, "dialog form"),
    ("keys", 4, "dialog kbd"),
):

    def _entry(stage: Stage, index: int = _index, inside: str = _inside) -> Page:
        page = _menu(stage)
        page.locator("dialog .menu > .button").nth(index).click()
        page.locator(inside).first.wait_for()
        return page

    STATES.add(_name, _entry)


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
