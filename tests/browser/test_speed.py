"""How soon the table is painted, and how soon a discard shows: printed, since machines differ.

Run with `-s` to see the numbers.
"""

from __future__ import annotations

import statistics
from typing import Any

from tests.browser.crafted import Crafted
from tests.browser.player import Player, asked
from tests.browser.support import OpenTable

WATCH = """() => {
  window.shown = [];
  let began = 0;
  addEventListener('pointerdown', (event) => {
    if (event.target.closest('.own .hand button.usable')) began = event.timeStamp;
  }, true);
  // The tile leaves the hand, or lies in the river: the first frame after that has been painted.
  const seen = () => {
    if (!began) return;
    const from = began;
    began = 0;
    requestAnimationFrame(() => setTimeout(() => window.shown.push(performance.now() - from)));
  };
  new MutationObserver(seen).observe(document.querySelector('.own'),
    {subtree: true, childList: true, attributes: true});
  window.settled = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'click') window.settled.push(entry.duration);
  }).observe({type: 'event', durationThreshold: 16, buffered: false});
}"""

PAINTS = """() => Object.fromEntries(
  performance.getEntriesByType('paint').map((e) => [e.name, Math.round(e.startTime)]))"""

TABLE = """() => performance.getEntriesByName('table').length
  ? Math.round(performance.getEntriesByName('table')[0].startTime) : null"""


def test_the_table_is_painted_soon_and_a_discard_shows_at_once(open_table: OpenTable) -> None:
    page = open_table(Crafted("riichi", hands=1, secret=bytes([9] * 32)), language="en")
    asked(page)
    # Opened again with everything cached but the document, as a player comes back to a game.
    page.add_init_script(
        """new MutationObserver((_, observer) => {
          if (!document.querySelector('main.table')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => performance.mark('table')));
        }).observe(document, {subtree: true, childList: true});"""
    )
    for kind in ("first", "again"):
        page.reload()
        asked(page)
        page.wait_for_function("() => performance.getEntriesByName('table').length")
        print(f"\n{kind}: {page.evaluate(PAINTS)}, table painted {page.evaluate(TABLE)} ms")
    page.evaluate(WATCH)
    Player(page).play(lambda now: now["kind"] in ("local", "between", "final"))
    shown = page.evaluate("window.shown")
    assert shown, "no discard was seen"
    print(summary("a discard leaves the hand", shown))
    print(
        summary("clicks until the next paint (above 16 ms only)", page.evaluate("window.settled"))
    )


def summary(what: str, times: list[Any]) -> str:
    """The middle and the worst of some times in milliseconds."""
    if not times:
        return f"{what}: none"
    middle, worst = statistics.median(times), max(times)
    return f"{what}: {len(times)} times, median {middle:.0f} ms, worst {worst:.0f} ms"
