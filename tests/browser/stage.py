"""Where a state of the page is set up to be pictured: one size, one language, own browser."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from jantaku.server.identity import COOKIE
from tests.browser.crafted import TOKEN, Crafted
from tests.browser.player import AT_REST, asked
from tests.browser.support import SIZES, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page


@dataclass(frozen=True, slots=True)
class Variant:
    """A size of `support.SIZES` and a language; every variant is pictured in both themes."""

    size: str
    language: str

    @property
    def name(self) -> str:
        """For file names."""
        return f"{self.size}-{self.language}"


VARIANTS = (
    Variant("small", "ja"),
    Variant("phone", "ko"),
    Variant("landscape", "en"),
    Variant("desktop", "ja"),
    Variant("desktop", "en"),
)


# Servers may outlive stages, and know each game by its name.
_games = itertools.count(1)


@dataclass
class Stage:
    """What the function of a state gets: it opens one page and leaves it in that state.

    Attributes:
        first: nothing was stored for this state on this server yet.
        errors: what went wrong in the page's own code.
    """

    context: BrowserContext
    server: Server
    variant: Variant
    first: bool = True
    errors: list[str] = field(default_factory=list)

    @property
    def touch(self) -> bool:
        """Whether fingers are the pointer here, so that two taps discard."""
        return self.variant.size != "desktop"

    def open(
        self, path: str, *, before: Callable[[Page], None] | None = None, **settings: object
    ) -> Page:
        """Open a path or an address; `before` may arrange something before anything is loaded."""
        values: dict[str, object] = {"pace": "instant", "volume": 0, "toured": True}
        values |= {"language": self.variant.language, "theme": "light", **settings}
        page = self.context.new_page()
        page.add_init_script(
            "localStorage.clear();"
            f" localStorage.setItem('jantaku.settings', {json.dumps(json.dumps(values))})"
        )
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        if before is not None:
            before(page)
        page.goto(path if "://" in path else self.server.url + path)
        return page

    def store(self, crafted: Crafted) -> str:
        """Put a crafted game among the player's games; its address."""
        game = f"{self.variant.name}-{next(_games)}"
        return crafted.store(self.server.database, game=game)

    def table(
        self,
        crafted: Crafted,
        *,
        before: Callable[[Page], None] | None = None,
        **settings: object,
    ) -> Page:
        """Open a crafted game, as far as its player is asked something."""
        page = self.open(self.store(crafted), before=before, **settings)
        page.wait_for_selector("main.table")
        asked(page)
        return page

    def press(self, page: Page, place: str) -> None:
        """Press the button at a place of the table."""
        page.locator(f".place[data-place={place}] button").click()


Show = Callable[[Stage], "Page"]


@dataclass(frozen=True, slots=True)
class State:
    """A state to be pictured.

    Attributes:
        name: for files and for `--only`.
        show: sets it up.
        whole: the page is longer than the screen, and pictured beyond it.
        alone: needs a server without games of other states; its variants share one.
    """

    name: str
    show: Show
    whole: bool = False
    alone: bool = False


class States:
    """States in the order in which they are told of."""

    def __init__(self) -> None:
        self.all: dict[str, State] = {}

    def add(self, name: str, show: Show, *, whole: bool = False, alone: bool = False) -> None:
        """One more state."""
        assert name not in self.all, name
        self.all[name] = State(name, show, whole, alone)

    def state(
        self, name: str, *, whole: bool = False, alone: bool = False
    ) -> Callable[[Show], Show]:
        """The decorated function shows this state."""

        def named(show: Show) -> Show:
            self.add(name, show, whole=whole, alone=alone)
            return show

        return named


def context(browser: Browser, variant: Variant) -> BrowserContext:
    """Where the pages of a variant are opened: what was fetched once is not fetched again."""
    width, height = SIZES[variant.size]
    touch = variant.size != "desktop"
    opened = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch
    )
    # A cookie is for a host, whatever the port.
    opened.add_cookies([{"name": COOKIE, "value": TOKEN, "url": "http://127.0.0.1"}])
    return opened


@contextmanager
def shown(
    state: State,
    context: BrowserContext,
    server: Server,
    variant: Variant,
    *,
    first: bool = True,
) -> Iterator[tuple[Page, Stage]]:
    """The page in that state, at rest; closed afterwards."""
    stage = Stage(context, server, variant, first)
    try:
        page = state.show(stage)
        page.evaluate("document.fonts.ready")
        page.wait_for_function(AT_REST)
        yield page, stage
    finally:
        for one in context.pages:
            one.close()
