"""All that is told in words, of every installed ruleset, against what happened."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from jantaku.ruleset import ruleset, rulesets
from jantaku.testing.positions import Position, load
from tests.browser.feed import Game, Listener, ordinary, position
from tests.browser.support import OpenPage
from tests.browser.words import Words

LANGUAGES = ("ja", "en", "ko")
POSITIONS = Path(__file__).parents[1] / "positions"


def kinds(game: Game) -> set[str]:
    """What is to be told of, by sort and by whether it is oneself."""
    found: set[str] = set()
    for message in (game.hello, *game.steps):
        wins = 0
        for event in message.get("events", ()):
            name = event["e"]
            who = "own" if event.get("seat") == 0 else "other"
            wins += name == "win"
            detail = {
                "draw": event.get("source"),
                "discard": event.get("mark"),
                "call": event["meld"]["kind"] if name == "call" else "",
                "kan": event.get("form"),
                "win": event.get("how"),
                "hand_drawn": event.get("reason"),
                "indicator": event.get("under"),
                "mark": f"{event.get('name')}:{event.get('on')}",
            }.get(name, "")
            if name not in ("choice", "deal", "open_wall", "transfer", "stand", "declare"):
                found.add(f"{name}:{detail}:{who}")
        if wins > 1:
            found.add(f"wins:{wins}")
        for action in (message["decision"] or {"actions": ()})["actions"]:
            found.add(f"asked:{action['kind']}:{action.get('mark', '')}")
    return found


@cache
def _positions() -> tuple[Position, ...]:
    return tuple(one for file in sorted(POSITIONS.glob("*.toml")) for one in load(file))


@cache
def games(id: str) -> tuple[Game, ...]:
    """An ordinary game, and as many positions as it takes to see everything that they hold."""
    plugin = ruleset(id)
    found = [one for one in _positions() if one.ruleset == id]
    # Positions begin with one hand and go on to others; where there are none, a hand must do.
    chosen = [ordinary(plugin, hands=2 if found else 1)]
    seen = kinds(chosen[0])
    rest = [position(plugin, one) for one in found]
    # The shortest that shows most of what is still to be seen, again and again.
    while rest:
        best = max(rest, key=lambda game: len(kinds(game) - seen) / (10 + len(game.steps)))
        new = kinds(best) - seen
        if not new:
            break
        chosen.append(best)
        seen |= new
        rest.remove(best)
    return tuple(chosen)


def test_the_games_hold_whatever_there_is_to_tell() -> None:
    seen = set().union(*(kinds(game) for plugin in rulesets() for game in games(plugin.id)))
    for who in ("own", "other"):
        for kind in (
            *("discard::", "discard:riichi:", "draw:live:", "draw:kan:", "draw:set_aside:"),
            *("call:chi:", "call:pon:", "call:open_kan:", "kan:concealed:", "kan:added:"),
            *("set_aside::", "win:tsumo:", "win:ron:", "win:robbed:"),
        ):
            assert kind + who in seen
    assert {"wins:2", "wins:3", "leave::other", "seat::other", "show::other"} <= seen
    assert {"hand_start::other", "game_end::other", "hand_drawn:exhaustive:other"} <= seen
    assert {"indicator:False:other", "indicator:True:other", "discard:open_riichi:other"} <= seen
    assert {"mark:temporary_furiten:True:own", "mark:temporary_furiten:False:own"} <= seen
    assert {"asked:stay:", "asked:leave:", "asked:ready:", "asked:abort:nine_terminals"} <= seen


@pytest.mark.parametrize("number", range(len(rulesets())), ids=[one.id for one in rulesets()])
def test_what_is_told_is_what_happened(open_page: OpenPage, number: int) -> None:
    plugin, language = rulesets()[number], LANGUAGES[number % len(LANGUAGES)]
    listener = Listener(open_page("/settings", language=language))
    assert games(plugin.id)[0].over
    for game in games(plugin.id):
        # The messages hold the log as this seat may see it, each event once, and nothing else.
        assert [event for step in game.steps for event in step["events"]] == game.events
        words = Words(language, game.hello["ruleset"])
        wanted = [words.greeting(game.hello), *(words.step(step) for step in game.steps)]
        said = listener.hear(game)
        assert said == [" ".join(one) for one in wanted if one], game.name
