"""Pictures of every state of the page: `make pictures`, or

    python -m tests.browser.pictures [--only PATTERN ...] [--variants small-ja ...] [--to FOLDER]

Every state (see `states`) is pictured in every variant (`stage.VARIANTS`) and both themes. For each
there is a sheet with all of its pictures side by side, and `index.html` leads to the sheets. What
can be measured is told beside them: text that is cut off, what leaves the screen, what the page
itself complained of. The rest is for eyes.
"""

from __future__ import annotations

import argparse
import html
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser.stage import VARIANTS, State, Variant, context, shown
from tests.browser.states import STATES
from tests.browser.support import ROOT, SIZES, Server, chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

THEMES = ("light", "dark")
LONGEST = 2000
"""Pixels of a page that are pictured below one another."""

# Text that does not fit into what cuts it off, and pages wider than the screen.
FAULTS = """() => {
  const found = [];
  if (document.scrollingElement.scrollWidth > innerWidth + 1)
    found.push(`wider than the screen: ${document.scrollingElement.scrollWidth}`);
  for (const e of document.querySelectorAll('body *')) {
    const style = getComputedStyle(e);
    const box = e.getBoundingClientRect();
    if (!box.width || style.visibility === 'hidden' || e.closest('.hidden-text, svg')) continue;
    const text = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    const words = e.textContent.trim().slice(0, 40);
    const said = () => `${e.tagName.toLowerCase()}.${e.className} "${words}"`;
    if ((text || e.tagName === 'BUTTON') && e.scrollWidth > e.clientWidth + 1 && e.clientWidth
        && style.display !== 'inline' && style.overflowX !== 'auto')
      found.push(`cut or spilled by ${e.scrollWidth - e.clientWidth}: ${said()}`);
    if (text && document.querySelector('main.table') && !e.closest('.panel, dialog')
        && (box.left < -1 || box.right > innerWidth + 1
          || box.top < -1 || box.bottom > innerHeight + 1))
      found.push(`leaves the screen: ${said()}`);
  }
  return [...new Set(found)].slice(0, 12);
}"""


def picture(page: Page, state: State, name: str, folder: Path) -> None:
    """Both themes of what the page shows now."""
    height = page.viewport_size["height"] if page.viewport_size else 0
    if state.whole:
        tall = int(page.evaluate("document.scrollingElement.scrollHeight"))
        height = min(max(height, tall), LONGEST)
    width = page.viewport_size["width"] if page.viewport_size else 0
    for theme in THEMES:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        page.wait_for_timeout(60)
        path = str(folder / f"{name}-{theme}.png")
        if state.whole:
            clip = {"x": 0, "y": 0, "width": width, "height": height}
            page.screenshot(path=path, full_page=True, clip=clip)  # type: ignore[arg-type]  # a dict of floats
        else:
            page.screenshot(path=path)


def sheet(
    browser: Browser, state: State, variants: Iterable[Variant], to: Path, notes: list[str]
) -> None:
    """All pictures of a state side by side, as one picture for each theme and as a page."""
    told = "".join(f"<li>{html.escape(note)}</li>" for note in notes)
    rows = []
    for theme in THEMES:
        figures = []
        for variant in variants:
            file = to / "single" / f"{state.name}-{variant.name}-{theme}.png"
            if not file.is_file():
                continue
            wide = min(SIZES[variant.size][0], 960)
            figures.append(
                f"<figure><img src='single/{file.name}' width='{wide}'>"
                f"<figcaption>{variant.name}</figcaption></figure>"
            )
        rows.append(f"<div class='row {theme}'>{''.join(figures)}</div>")
    style = (
        "body{margin:8px;font:14px sans-serif;background:#888}"
        ".row{display:flex;flex-wrap:wrap;gap:10px;align-items:flex-start;padding:6px}"
        "figure{margin:0}img{display:block}"
    )
    document = (
        f"<!doctype html><meta charset=utf-8><title>{state.name}</title><style>{style}</style>"
        f"<h1>{state.name}</h1><ul>{told}</ul>{''.join(rows)}"
    )
    path = to / f"{state.name}.html"
    path.write_text(document)
    page = browser.new_page(viewport={"width": 2140, "height": 800})
    page.goto(path.as_uri())
    for theme in THEMES:
        page.locator(f".row.{theme}").screenshot(path=str(to / f"{state.name}-{theme}.png"))
    page.close()


@contextmanager
def served() -> Iterator[Server]:
    """A server with an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="jantaku-pictures-"))
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)


def taken(
    opened: BrowserContext,
    server: Server,
    state: State,
    variant: Variant,
    folder: Path,
    *,
    first: bool,
) -> list[str]:
    """Picture one variant of a state; what is wrong with it as far as can be measured."""
    try:
        with shown(state, opened, server, variant, first=first) as (page, stage):
            picture(page, state, f"{state.name}-{variant.name}", folder)
            return [*page.evaluate(FAULTS), *stage.errors]
    # Whatever the reason, the other states are pictured all the same; the end says which failed.
    except Exception as e:
        return [f"NOT SHOWN: {e}"]


def run(states: list[State], variants: list[Variant], to: Path) -> int:
    """Picture these; the number of variants that could not be shown."""
    single = to / "single"
    single.mkdir(parents=True, exist_ok=True)
    failed = 0
    notes: dict[str, list[str]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-background-networking"]
        )
        contexts = {variant: context(browser, variant) for variant in variants}
        with served() as common:
            for number, state in enumerate(states, 1):
                began = time.monotonic()
                found: list[str] = []
                with served() if state.alone else nullcontext(common) as server:
                    for variant in variants:
                        first = variant == variants[0]
                        wrong = taken(
                            contexts[variant], server, state, variant, single, first=first
                        )
                        failed += any(text.startswith("NOT SHOWN") for text in wrong)
                        found += [f"{variant.name}: {text}" for text in wrong]
                sheet(browser, state, variants, to, found)
                notes[state.name] = found
                seconds = time.monotonic() - began
                print(f"{number}/{len(states)} {state.name} ({seconds:.1f} s)", flush=True)
                for text in found:
                    print(f"    {text[:300]}", flush=True)
        browser.close()
    listed = "".join(
        f"<li><a href='{path.stem}.html'>{path.stem}</a> {len(notes.get(path.stem, ()))}</li>"
        for path in sorted(to.glob("*.html"))
        if path.stem != "index"
    )
    (to / "index.html").write_text(
        f"<!doctype html><meta charset=utf-8><title>States</title><ul>{listed}</ul>"
    )
    return failed


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Pictures of every state of the page.")
    parser.add_argument("--only", nargs="*", default=["*"], help="patterns of states' names")
    parser.add_argument("--variants", nargs="*", help="of " + ", ".join(v.name for v in VARIANTS))
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "pictures")
    parser.add_argument("--list", action="store_true", help="name the states and do nothing")
    given = parser.parse_args()
    states = [s for s in STATES if any(fnmatchcase(s.name, pattern) for pattern in given.only)]
    variants = [v for v in VARIANTS if not given.variants or v.name in given.variants]
    if given.list:
        print("\n".join(state.name for state in states))
        return 0
    failed = run(states, variants, given.to.resolve())
    print(f"{len(states)} states in {given.to}; {failed} pictures could not be taken")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
