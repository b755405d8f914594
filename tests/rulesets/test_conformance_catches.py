"""The suite itself: rules with one fault each, and the invariant that must notice it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import SimpleNamespace

import pytest
import sixteen
import three_north

from jantaku import events as ev
from jantaku.actions import PASS, RON, Action, action
from jantaku.kernel import Reading
from jantaku.options import Options
from jantaku.policies.claims import Claims
from jantaku.policies.furiten import Furiten
from jantaku.policies.score_han_fu import HanFuScore
from jantaku.ruleset import Outcome, Rules, Ruleset, Score, resolve, ruleset
from jantaku.situation import Situation
from jantaku.state import TableState
from jantaku.testing.conformance import check
from jantaku.testing.mirror import check_value
from jantaku.testing.violation import Violation
from jantaku.tiles import HIDDEN, count_faces, count_kinds, faces
from jantaku.value import Refusal, Value, account
from jantaku.wall import WallPlan

RIICHI = ruleset("riichi")
THREE = three_north.RULESETS[0]
SIXTEEN = sixteen.RULESETS[0]


class Around:
    """A policy with some of its methods replaced."""

    def __init__(self, policy: object, **methods: Callable[..., object]) -> None:
        self.__dict__.update(policy=policy, **methods)

    def __getattr__(self, name: str) -> object:
        return getattr(self.__dict__["policy"], name)


def faulty(plugin: Ruleset, spoil: Callable[[Rules], Rules]) -> Ruleset:
    """The plug-in with its rules spoiled, under an id of its own."""
    return SimpleNamespace(  # type: ignore[return-value]
        id=f"faulty-{plugin.id}",
        options=plugin.options,
        presets=plugin.presets,
        rules=lambda options: spoil(plugin.rules(options)),
    )


def caught(
    plugin: Ruleset, invariant: str, spoil: Callable[[Rules], Rules], *, sample: float = 0.3
) -> None:
    with pytest.raises(Violation, match=invariant):
        check(faulty(plugin, spoil), hands=400, sample=sample)


def test_a_sound_ruleset_passes() -> None:
    check(faulty(THREE, lambda rules: rules), hands=20, sample=0.3)


def test_what_never_happens_is_reported() -> None:
    with pytest.raises(Violation, match="never seen: chi"):
        check(THREE, hands=30, sample=0.0, expect={"chi", "discard"})


def test_tiles_kept() -> None:
    # Replacements come from where live draws come from, too.
    overlapping = WallPlan(dead=0, replacements=tuple(range(70, 90)))
    caught(SIXTEEN, "1 tiles kept", lambda rules: replace_plan(rules, overlapping), sample=0.0)


def replace_plan(rules: Rules, plan: WallPlan) -> Rules:
    rules.opening.plan = plan  # type: ignore[attr-defined]
    return replace(rules, wall=plan)


def test_points_kept() -> None:
    def drawn(state: TableState, reason: str) -> Iterator[ev.Event]:
        yield ev.hand_drawn(reason, ())
        yield ev.transfer("pot:sticks", 0, 500_000, "gift")

    caught(
        THREE,
        "1 points kept",
        lambda rules: replace(rules, settle=Around(rules.settle, drawn=drawn)),
    )


def test_legal_actions_that_look_into_other_hands() -> None:
    def spoil(rules: Rules) -> Rules:
        def actions(state: TableState, seat: int) -> list[Action]:
            found = rules.claims.actions(state, seat)
            offer = state.offer
            assert offer is not None
            if sum(state.seats[offer.seat].kinds[27:]) > 3:  # hidden from this seat
                found = [a for a in found if a.kind != "pon"]
            return found

        return replace(rules, claims=Around(rules.claims, actions=actions))

    caught(RIICHI, "3 legal actions from a view|4 secrets", spoil)


def test_a_view_that_tells_of_the_wall() -> None:
    class Peeking(Furiten):
        def blocks(self, state: TableState, seat: int) -> str:
            if state.wall and state.wall[-1] < 9:
                return "unlucky"
            return super().blocks(state, seat)

    def spoil(rules: Rules) -> Rules:
        furiten = rules.furiten
        assert isinstance(furiten, Furiten)
        return replace(rules, furiten=Peeking(furiten.win, furiten.robbing))

    caught(RIICHI, "3 the view of a seat|4 secrets", spoil)


def test_an_offer_that_is_not_possible() -> None:
    def spoil(rules: Rules) -> Rules:
        def actions(state: TableState, seat: int) -> list[Action]:
            found = rules.turn.actions(state, seat)
            missing = next(f for f in range(9, 18) if not state.seats[seat].hand[f])
            return [action("discard", (missing,)), *found]

        return replace(rules, turn=Around(rules.turn, actions=actions))

    caught(THREE, "is not in the hand", spoil)


def test_the_same_offer_twice() -> None:
    def spoil(rules: Rules) -> Rules:
        def actions(state: TableState, seat: int) -> list[Action]:
            found = rules.turn.actions(state, seat)
            return [found[0], *found]

        return replace(rules, turn=Around(rules.turn, actions=actions))

    caught(THREE, "5 offers: twice the same", spoil)


def test_the_order_of_answers() -> None:
    def spoil(rules: Rules) -> Rules:
        def outcome(
            state: TableState, chosen: Mapping[int, Action], open: Mapping[int, Sequence[Action]]
        ) -> Outcome | None:
            for seat, a in chosen.items():  # whoever answers first
                if a is RON:
                    return Outcome(wins=(seat,))
                if a is not PASS:
                    return Outcome(caller=seat, call=a)
            return None if open else Outcome()

        return replace(rules, claims=Around(rules.claims, outcome=outcome))

    caught(RIICHI, "6 order of answers", spoil)


def test_not_the_best_reading() -> None:
    rules = RIICHI.rules(resolve(RIICHI))
    # Three triplets alike and three runs alike: the triplets are worth more.
    tiles = faces("111222333m 789p 55s")
    situation = Situation(
        hand=bytes(count_faces(tiles)), kinds=bytes(count_kinds(tiles)), tile=22, how="tsumo"
    )
    win = SimpleNamespace(situation=lambda *_: situation)
    event = ev.win(0, 0, 22, "tsumo", account(value_of(rules.score, situation)))
    check_value(replace(rules, win=win), TableState(4), event)

    score = rules.score
    assert isinstance(score, HanFuScore)
    readings = score.shapes.readings(situation.kinds, 0)
    worst = min(readings, key=lambda r: value_of(score, situation, r).rank)
    worse = account(value_of(score, situation, worst))
    assert worse != event.value
    spoiled = Around(score, value=lambda situation: score.alone(situation, worst))
    with pytest.raises(Violation, match="9 the best reading: the readings alone"):
        check_value(
            replace(rules, win=win, score=spoiled), TableState(4), event._replace(value=worse)
        )
    with pytest.raises(Violation, match="9 the best reading: the win is not"):
        check_value(replace(rules, win=win), TableState(4), event._replace(value=worse))


def value_of(score: Score, situation: Situation, reading: Reading | None = None) -> Value:
    if reading is None:
        value = score.value(situation)
    else:
        assert isinstance(score, HanFuScore)
        value = score.alone(situation, reading)
    assert not isinstance(value, Refusal)
    return value


def test_a_hand_without_end() -> None:
    def spoil(rules: Rules) -> Rules:
        # A wall that never gets shorter: every draw tells of as many left as before.
        class Endless(WallPlan):
            def draw(self, state: TableState, seat: int, source: str = "live") -> ev.Draw:
                tile = state.wall[70]
                return ev.draw(seat, tile, "live", 10)

        return replace_plan(rules, Endless())

    caught(SIXTEEN, "1 tiles kept|5 every game ends", spoil)


class Greedy(Claims):
    """Offers a pon of tiles that are not held."""

    def actions(self, state: TableState, seat: int) -> list[Action]:
        found = super().actions(state, seat)
        assert state.offer is not None
        tile = state.offer.tile
        if state.offer.origin == "discard" and tile < 27 and not found:
            return [action("pon", (tile, tile))]
        return found


class GreedyOfAll(Greedy):
    """And asks everybody."""

    def asked(self, state: TableState) -> list[int]:
        assert state.offer is not None
        return [seat for seat in range(state.count) if seat != state.offer.seat]


@pytest.mark.parametrize(
    ("made", "invariant"),
    [
        (Greedy, "3 legal actions from a view: .* is offered \\[\\]"),
        (GreedyOfAll, "is not in the hand"),
    ],
)
def test_calls_with_tiles_that_are_not_held(made: type[Claims], invariant: str) -> None:
    def spoil(rules: Rules) -> Rules:
        claims = made.__new__(made)
        claims.__dict__.update(rules.claims.__dict__)
        return replace(rules, claims=claims)

    caught(THREE, invariant, spoil)


def test_the_seed_makes_the_run() -> None:
    one = check(THREE, hands=12, seed=9, sample=0.05)
    two = check(THREE, hands=12, seed=9, sample=0.05)
    other = check(THREE, hands=12, seed=10, sample=0.05)
    assert one.seen == two.seen
    assert one.events == two.events
    assert one.seen != other.seen
    assert random.Random("9/0").random() == random.Random("9/0").random()
    assert HIDDEN not in THREE.rules(Options(THREE.options)).tiles.faces()
