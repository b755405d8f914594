"""Whatever a ruleset lets one decide: buttons at the same places in every language, large enough,
their words whole.
"""

from __future__ import annotations

from typing import Any

import pytest

from jantaku.ruleset import rulesets
from tests.browser.feed import Json, Listener
from tests.browser.player import AT_REST
from tests.browser.support import OpenPage
from tests.browser.test_transcript import games

LANGUAGES = ("ja", "en", "ko")

WORDS = ("abort.", "bonus.", "declaration.", "mark.")
"""What a ruleset names, of which a button may speak."""

BUTTONS = """() => [...document.querySelectorAll('.actions .place')].map((place) => {
  const button = place.querySelector('button');
  const [b, w] = [place, button].map((e) => e?.getBoundingClientRect());
  return {
    place: [place.dataset.place, b.x, b.y, b.width, b.height].map((n) => +n ? Math.round(n) : n),
    lit: button !== null,
    small: button !== null && (w.width < 44 || w.height < 44),
    cut: button !== null && (button.scrollWidth > button.clientWidth + 1
      || button.scrollHeight > button.clientHeight + 1),
    outside: button !== null
      && (w.left < 0 || w.right > innerWidth || w.top < 0 || w.bottom > innerHeight),
    word: button?.textContent.trim(),
  };
})"""


def decisions(id: str) -> list[Json]:
    """Greetings in which seat 0 decides, one for each set of things that it may do."""
    found: dict[frozenset[str], Json] = {}
    for game in games(id):
        for message in (game.hello, *game.steps):
            view, decision = message["view"], message["decision"]
            # With a single action there is nothing to decide, and the page may do it itself.
            if decision is not None and len(decision["actions"]) > 1:
                sort = frozenset(f"{a['kind']} {a.get('mark', '')}" for a in decision["actions"])
                found.setdefault(sort, {**game.hello, "view": view, "decision": decision})
    return list(found.values())


def unlike() -> list[tuple[str, Json]]:
    """One greeting of each ruleset for each set of things that may be done. Relatives share most of
    these, of which one is enough: where the table, what may be done and its words are the same.
    """
    found: dict[object, tuple[str, Json]] = {}
    for one in rulesets():
        for hello in decisions(one.id):
            decision, told = hello["decision"], hello["ruleset"]
            may = frozenset(f"{a['kind']} {a.get('mark', '')}" for a in decision["actions"])
            words = [
                (language, key, text)
                for language, texts in sorted(told["texts"].items())
                for key, text in sorted(texts.items())
                if key.startswith(WORDS)
            ]
            same = (decision["kind"], may, told["seats"], repr(told["table"]), repr(words))
            found.setdefault(same, (one.id, hello))
    return list(found.values())


@pytest.mark.parametrize("size", ["small", pytest.param("landscape", marks=pytest.mark.soak)])
def test_every_decision_has_its_buttons_in_the_same_places(open_page: OpenPage, size: str) -> None:
    hellos = unlike()
    seen: dict[str, list[list[dict[str, Any]]]] = {}
    for language in LANGUAGES:
        page = open_page("/settings", size=size, language=language)
        listener = Listener(page)
        seen[language] = []
        for id, hello in hellos:
            listener.greet(hello)
            page.wait_for_function(AT_REST)
            buttons = page.evaluate(BUTTONS)
            faults = [one for one in buttons if one["small"] or one["cut"] or one["outside"]]
            assert faults == [], (id, language)
            assert any(one["lit"] for one in buttons) or hello["decision"]["kind"] == "turn"
            seen[language].append(buttons)
    for (id, hello), *each in zip(hellos, *seen.values(), strict=True):
        places = [[(one["place"], one["lit"]) for one in buttons] for buttons in each]
        keys = [action["key"] for action in hello["decision"]["actions"]]
        assert places[0] == places[1] == places[2], (id, keys)
    lit = {
        (len(buttons), one["place"][0]) for buttons in seen["ja"] for one in buttons if one["lit"]
    }
    names = {"first", "second", "kan", "declare", "win", "pass"}
    assert lit >= {(6, name) for name in names} | {(7, name) for name in names | {"declare2"}} - {
        (7, "first")
    }
