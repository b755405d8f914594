"""Axe on every address and every state of the page; in `make soak`, in every size and theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from jantaku.ruleset import rulesets
from tests.browser.stage import VARIANTS, State, Variant, context, shown
from tests.browser.states import STATES
from tests.browser.support import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Axe = Callable[["Page"], list[str]]

THEMES = ("light", "dark")

# One of each sort of thing that can stand on the screen. What only differs in tiles, in the number
# of lines or in the ruleset is left to the long run.
SORTS = (
    *("first-turn-riichi", "hint-riichi", "assist-with-dangers", "own-and-others-declared"),
    *("declaring-question", "an-open-hand-korean", "claim-several-kinds", "claim-choosing-a-chi"),
    *("kan-choosing", "furiten", "under-the-minimum-hongkong", "norths-sanma", "menu", "keys"),
    *("four-melds-and-flowers-hongkong", "house-rules", "settings-at-the-table", "tour-1"),
    *("connection-lost", "refusal", "result-riichi-under-dora", "result-korean-bluffs"),
    *("result-hongkong-draw", "leave-question", "final-left", "replay-middle", "replay-share"),
    *("home-first-visit", "home-with-games", "history", "settings", "unknown", "rules"),
    *("guide-options", "compare-riichi-sanma", "glossary", "learn-wrong", "calculator-answer-*"),
    *("calculator-melds", "calculator-refused"),
)


def address(path: str, ready: str) -> State:
    """A page by its address, when `ready` is there."""

    def show(stage: object) -> Page:
        page: Page = stage.open(path)  # type: ignore[attr-defined]  # a Stage
        page.locator(ready).first.wait_for()
        return page

    return State(path, show)


def addresses() -> list[list[State]]:
    """The addresses of each installed ruleset."""
    return [
        [
            address(f"/new/{one.id}", "form .option"),
            address(f"/rules/{one.id}", "main h2"),
            address(f"/calculator/{one.id}", "main .tile-button"),
        ]
        for one in rulesets()
    ]


@contextmanager
def alone(folder: Path) -> Iterator[Server]:
    """A server that knows of no other state."""
    folder.mkdir()
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def faults(
    browser: Browser, server: Server, axe: Axe, todo: list[tuple[State, Variant, str]], folder: Path
) -> list[str]:
    """What axe finds in each state, in one variant and theme."""
    contexts = {variant: context(browser, variant) for variant in VARIANTS}
    found = []
    try:
        for number, (state, variant, theme) in enumerate(todo):
            with (
                alone(folder / str(number)) if state.alone else nullcontext(server) as one,
                shown(state, contexts[variant], one, variant) as (page, stage),
            ):
                page.evaluate("(t) => { document.documentElement.dataset.theme = t }", theme)
                wrong = [*axe(page), *stage.errors]
            found += [f"{state.name}, {variant.name}, {theme}: {text}" for text in wrong]
    finally:
        for opened in contexts.values():
            opened.close()
    return found


def test_axe_finds_nothing_in_any_sort_of_state(
    browser: Browser, server: Server, axe: Axe, tmp_path: Path
) -> None:
    states = [one for one in STATES if any(fnmatchcase(one.name, sort) for sort in SORTS)]
    assert len(states) >= len(SORTS), "each sort is still there"
    # Of each ruleset one page, of all together each sort of page.
    states += [pages[number % len(pages)] for number, pages in enumerate(addresses())]
    # Each in another size and theme than the one before: all of them meet all sorts.
    ways = [(variant, theme) for variant in VARIANTS for theme in THEMES]
    todo = [(state, *ways[n * 3 % len(ways)]) for n, state in enumerate(states)]
    assert faults(browser, server, axe, todo, tmp_path) == []


@pytest.mark.soak
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda one: one.name)
def test_axe_finds_nothing_in_any_state(
    browser: Browser, server: Server, axe: Axe, tmp_path: Path, variant: Variant
) -> None:
    states = [*STATES, *(page for pages in addresses() for page in pages)]
    todo = [(state, variant, theme) for state in states for theme in THEMES]
    assert faults(browser, server, axe, todo, tmp_path) == []
