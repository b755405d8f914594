"""Advice at the table: it knows what the view shows, and its numbers are those of brute force."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace

import pytest

from jantaku import bots
from jantaku.actions import PASS
from jantaku.analysis.advice import Advice, Option, advise
from jantaku.analysis.reasons import reasons
from jantaku.analysis.signs import dangers, sign
from jantaku.bots.discard import weighed
from jantaku.bots.efficiency import EfficiencyPlayer
from jantaku.ruleset import resolve, ruleset
from jantaku.state import TableState, apply
from jantaku.table import Decision, Player, Setup, Table, computers
from jantaku.testing.positions import Deal, Position
from jantaku.tiles import KIND, KINDS, TEXT, face
from jantaku.value import Refusal
from jantaku.view import View, project

RULESETS = ("riichi", "sanma", "hanma")


def played(
    id: str, seed: str, hands: int = 1, *, tame: bool = False
) -> Iterator[tuple[Table, Decision, View]]:
    """Every decision of a game between good players, with what its seat has seen of the log.

    Tame ones neither declare nor win on a discard, so that they often wait and may not win.
    """
    found = ruleset(id)
    rules = found.rules(resolve(found))
    seats = range(rules.seats)
    setup = Setup(players=tuple(Player(str(s), str(s), True) for s in seats), hands=hands)
    table = Table(rules, setup, secret=hashlib.sha256(seed.encode()).digest())
    players = [bots.make("efficiency", s) for s in seats]
    folded = [TableState(rules.seats) for _ in seats]
    while not table.over:
        for event in table.drain():
            for seat in seats:
                seen = project(event, seat)
                if seen is not None:
                    apply(folded[seat], seen)
        for seat, decision in list(table.pending().items()):
            if table.pending().get(seat) == decision:
                view = table.view(seat)
                yield table, decision, View(rules, folded[seat], seat)
                action = players[seat].choose(view, decision)
                if tame and action.kind == "ron":
                    action = PASS
                if tame and action.mark:
                    key = action.key.removesuffix(f":{action.mark}")
                    action = next(a for a in decision.actions if a.key == key)
                table.choose(seat, action, decision=decision.id)


def plain(told: Advice, view: View) -> object:
    """Values are objects of their own; their JSON forms can be compared."""
    return told.account(view.rules.tiles)


@pytest.mark.parametrize("id", RULESETS)
def test_it_depends_on_the_view_alone(id: str) -> None:
    """The fold of what a seat has seen holds nothing that is hidden from it."""
    asked = waiting = 0
    for table, decision, seen in played(id, "view", hands=2):
        if decision.kind == "between":
            continue
        told = advise(table.view(decision.seat), decision)
        assert plain(told, seen) == plain(advise(seen, decision), seen)
        asked += 1
        waiting += bool(told.waits)
    assert asked > 60
    assert waiting > 0


@pytest.mark.parametrize("id", RULESETS)
def test_numbers_are_those_of_brute_force(id: str) -> None:
    compared = 0
    for table, decision, _ in played(id, "numbers"):
        if decision.kind != "turn":
            continue
        view = table.view(decision.seat)
        told = advise(view, decision)
        shapes, melds, held = view.rules.shapes, len(view.melds(view.seat)), view.held
        unseen = view.unseen()
        offered = {KIND[a.tiles[0]] for a in decision.actions if a.kind == "discard"}
        assert {option.kind for option in told.options} == {k for k in offered if k < KINDS}
        for option in told.options:
            rest = bytearray(view.kinds)
            rest[option.kind] -= 1
            now = shapes.shanten(rest, melds, held)
            assert option.shanten == now
            better = []
            for kind in range(KINDS):
                if rest[kind] + (held[kind] if held else 0) < view.rules.tiles.copies[kind]:
                    rest[kind] += 1
                    if shapes.shanten(rest, melds, held) < now:
                        better.append((kind, unseen[kind]))
                    rest[kind] -= 1
            assert list(option.accepts) == better
            assert option.left == sum(left for _, left in better)
            assert [w.kind for w in option.waits] == ([k for k, _ in better] if now == 0 else [])
            compared += 1
    assert compared > 100


def test_waits_say_whether_they_win_and_what_bars_them() -> None:
    """What is said of a wait is what the table offers when the tile comes."""
    refused = barred = offered = 0
    for game in range(4):
        visited = set()
        for table, _, view in played("riichi", f"waits{game}", hands=4, tame=True):
            own = advise(view)
            if {"temporary_furiten", "riichi_furiten"}.isdisjoint(view.marks):
                assert bool(own.causes) == ("furiten" in view.marks)
                barred += bool(own.causes)
            offer = view.offer
            if offer is None or offer.origin != "discard" or view.live == 0:
                continue
            # Only before anybody has answered.
            place = (view.number, view.repeat, offer.seat, len(view.river(offer.seat)))
            if place in visited:
                continue
            visited.add(place)
            for seat in range(view.seats):
                if seat == offer.seat:
                    continue
                told = advise(table.view(seat), table.pending().get(seat))
                wait = next((w for w in told.waits if w.kind == KIND[offer.tile]), None)
                decision = table.pending().get(seat)
                keys = [] if decision is None else [a.kind for a in decision.actions]
                if wait is None or told.causes:
                    assert "ron" not in keys
                elif not table.view(seat).marks:
                    assert ("ron" in keys) == (not isinstance(wait.ron, Refusal))
                    refused += "ron" not in keys
                    offered += "ron" in keys
    assert offered > 0
    assert refused > 0
    assert barred > 0


def test_signs() -> None:
    """By what lies in the other's river and what has been seen (general)."""
    unseen = [4] * KINDS
    four = 1 << 3
    assert sign(3, four, four, unseen) == "safe"
    assert sign(0, four, four, unseen) == "suji"
    assert sign(6, four, four, unseen) == "suji", "8 9 wait for 7 alone"
    assert sign(5, four, four, unseen) == "open"
    assert sign(15, four, four, unseen) == "open", "another suit"
    assert sign(4, 0, 0, unseen) == "open"
    assert sign(4, 1 << 1 | 1 << 7, 1 << 1 | 1 << 7, unseen) == "suji", "both ends of a middle tile"
    assert sign(4, 1 << 1, 1 << 1, unseen) == "open", "one end of a middle tile"
    assert sign(27, 0, 0, unseen) == "honour"
    gone = list(unseen)
    gone[1] = 0
    assert sign(0, 0, 0, gone) == "wall"
    gone[1] = 1
    assert sign(0, 0, 0, gone) == "thin"
    assert sign(0, four, 0, unseen) == "open", "where a river bars nothing there is no suji"


def test_declared_seats_are_marked_and_their_discards_safe() -> None:
    marked = 0
    for table, decision, _ in played("riichi", "danger", hands=4):
        view = table.view(decision.seat)
        if decision.kind != "turn":
            continue
        found = dangers(view, view.unseen())
        for seat in range(view.seats):
            if seat == view.seat or not view.declared(seat):
                continue
            for entry in view.river(seat):
                danger = next(d for d in found[KIND[entry.tile]] if d.seat == seat)
                assert (danger.sign, danger.risk) == ("safe", 0.0)
                marked += 1
    assert marked > 0


def test_reasons_name_the_numbers() -> None:
    keys: set[str] = set()
    for table, decision, _ in played("riichi", "reasons", hands=3):
        if decision.kind != "turn":
            continue
        view = table.view(decision.seat)
        told = advise(view, decision)
        for action in decision.actions:
            found = reasons(told, action, view)
            keys.update(reason.key for reason in found)
            for reason in found:
                if reason.key == "worth":
                    assert 0 < reason.params["low"] <= reason.params["high"]
            if action.kind != "discard":
                assert [reason.key for reason in found] == [action.kind]
                continue
            option = told.option(KIND[action.tiles[0]])
            assert option is not None
            left = next(r for r in found if r.key in ("accepts", "tenpai")).params["left"]
            assert left == option.left
            best = min((o.shanten, -o.left) for o in told.options)
            quickest = (option.shanten, -option.left) == best
            assert ("quickest" in {reason.key for reason in found}) == quickest
    assert {"accepts", "tenpai", "worth", "quickest", "fewer", "steps_back"} <= keys
    assert reasons(told, PASS)[0].key == "pass"


def test_a_recommended_declaration_says_what_it_would_win() -> None:
    """Without yaku only an own draw wins; with riichi a claim does, for more (rules: riichi)."""
    deal = Deal(hands=("123m678p789s22z46s",), draws="9m", indicators="1z")
    table = Position(id="w", rule="riichi", deals=(deal,), steps="").table()
    view, decision = table.view(0), table.pending()[0]
    told = advise(view, decision)
    worth = {}
    for action in decision.actions:
        if action.key in ("discard:9m:drawn", "discard:9m:drawn:riichi"):
            found = [reason for reason in reasons(told, action, view) if reason.key == "worth"]
            worth[action.mark] = found[0].params
    assert set(worth) == {"", "riichi"}
    assert worth["riichi"]["low"] > worth[""]["low"]
    assert all("worth" not in {r.key for r in reasons(told, a)} for a in decision.actions)


def test_tiles_are_named_by_faces_that_exist() -> None:
    """Where all fives are red, a five that is waited for is a red one (rules: general)."""
    deal = Deal(hands=("123m678p789s22z46s",), draws="9m")
    position = Position(id="reds", rule="hanma: tiles", ruleset="hanma", deals=(deal,), steps="")
    table = position.table()
    view = table.view(0)
    told = advise(view, table.pending()[0])
    option = next(o for o in told.options if o.kind == KIND[face("9m")])
    account = option.account(view.rules.tiles)
    assert (account["tile"], account["accepts"]) == ("9m", [{"tile": "0s", "left": 4}])
    waits = account["waits"]
    assert isinstance(waits, list)
    assert [wait["tile"] for wait in waits] == ["0s"]


def test_reasons_say_what_is_kept_for_the_minimum() -> None:
    """Three runs' worth of tiles but two faan at most: one suit is aimed at (rules: hongkong)."""
    flowers = "f1f2f3f4f5f6f7f8"
    deal = Deal(hands=("222567899m34s44z",), draws="1m", last=flowers)
    position = Position(
        id="kept", rule="hongkong: minimum", ruleset="hongkong", deals=(deal,), steps=""
    )
    table = position.table()
    view, decision = table.view(0), table.pending()[0]
    told = advise(view, decision)
    options = {a.key: a for a in decision.actions}
    found = {r.key: r.params for r in reasons(told, options["discard:3s"], view)}
    assert found["refused"] == {"tile": TEXT[quickest(told)], "percent": 100}
    # One suit and honours with no flowers: four faan, 16 doubled from one and 16 from two others.
    points = found["keeps"]["points"]
    assert isinstance(points, int)
    assert points >= 32
    best = next(a for a in decision.actions if KIND[a.tiles[0]] == quickest(told))
    assert not {"keeps", "refused"} & {r.key for r in reasons(told, best, view)}


def test_a_way_to_the_minimum_is_named_with_what_it_gives() -> None:
    """One suit and honours is three faan (rules: hongkong); under a minimum that every win meets
    nothing is named (rules: riichi, whose closed hands declare).
    """
    flowers = "f1f2f3f4f5f6f7f8"
    deal = Deal(hands=("222567899m34s44z",), draws="1m", last=flowers)
    said = {}
    for id in ("hongkong", "riichi"):
        deal = replace(deal, last=flowers if id == "hongkong" else "")
        position = Position(id="to", rule=f"{id}: minimum", ruleset=id, deals=(deal,), steps="")
        table = position.table()
        view, decision = table.view(0), table.pending()[0]
        action = next(a for a in decision.actions if a.key == "discard:3s")
        found = reasons(advise(view, decision), action, view)
        said[id] = [r.params for r in found if r.key == "toward"]
    assert {"pattern": "pattern.half_flush", "amount": 3, "unit": "faan"} in said["hongkong"]
    assert said["riichi"] == []


def test_what_decided_against_the_quickest_discard_is_said_first() -> None:
    """By what the player itself weighed: taking that away, the quickest discard would be better."""
    seen: set[str] = set()
    player = EfficiencyPlayer()
    for table, decision, _ in played("riichi", "decided", hands=4):
        if decision.kind != "turn":
            continue
        view = table.view(decision.seat)
        told, action = advise(view, decision), player.choose(view, decision)
        if action.kind != "discard" or action.mark:
            continue
        first, *rest = reasons(told, action, view)
        option = told.option(KIND[action.tiles[0]])
        assert option is not None
        best = min((o.shanten, -o.left) for o in told.options)
        quickest_one = (option.shanten, -option.left) == best
        assert not any(r.key.startswith("decided.") for r in rest)
        assert first.key.startswith("decided.") != quickest_one
        if first.key.startswith("decided."):
            allowed = sum(1 << one.kind for one in told.options)
            melds = tuple(view.melds(view.seat))
            outlook = player.outlook(view)
            found = {
                c.kind: c for c in weighed(outlook, view.kinds, view.hand, melds, allowed=allowed)
            }
            ours, theirs = found[option.kind], found[quickest(told)]
            assert first.params == {"tile": TEXT[theirs.kind]}
            more = {
                "decided.safer": theirs.risk - ours.risk,
                "decided.kept": theirs.kept - ours.kept,
                "decided.worth": ours.gain - theirs.gain,
                "decided.likelier": ours.gain - theirs.gain,
            }
            beside = told.option(theirs.kind)
            assert beside is not None
            if shown(option) >= shown(beside):
                del more["decided.safer"]
            if first.key == "decided.even":
                assert ours.points >= theirs.points
                if ours.points != pytest.approx(theirs.points):
                    assert max(more.values()) <= 0
                continue
            assert ours.points > theirs.points
            assert more[first.key] == max(more.values()) > 0
            if first.key == "decided.likelier":
                assert ours.prospect.chance > theirs.prospect.chance
        seen.add(first.key)
    assert {"decided.safer", "decided.worth", "decided.kept"} <= seen


def shown(option: Option) -> int:
    return max((danger.percent for danger in option.dangers), default=0)


NO_AIMS = {
    "closed_win",
    "closed_tsumo",
    "self_draw",
    "riichi",
    "prize",
    "flower",
    "no_flowers",
    "own_flower",
    "own_season",
}
"""What comes or does not, however one discards."""


@pytest.mark.parametrize("id", ["hanma", "korean", "hongkong"])
def test_what_is_claimed_agrees_with_what_is_shown(id: str) -> None:
    """Safer is what is shown to be; aims are of the hand and as the table has them; a tile has a
    face that exists; a slower discard is not told without what speaks for it.
    """
    found = ruleset(id)
    rows = {f"pattern.{row.id}": row for row in found.patterns(resolve(found))}
    player, seen = EfficiencyPlayer(), set()
    for number, (table, decision, _) in enumerate(played(id, "claims", hands=1)):
        if decision.kind != "turn" or number % 2:
            continue
        view = table.view(decision.seat)
        told, action = advise(view, decision), player.choose(view, decision)
        option = None if action.kind != "discard" else told.option(KIND[action.tiles[0]])
        if option is None:
            continue
        said = reasons(told, action, view, decision)
        keys = {reason.key for reason in said}
        seen |= keys
        if keys & {"fewer", "steps_back"}:
            assert any(key.startswith("decided.") for key in keys)
        for reason in said:
            tile = reason.params.get("tile")
            if tile is not None:
                assert tile in {TEXT[view.rules.tiles.face_of(o.kind)] for o in told.options}
            if reason.key == "decided.safer":
                beside = next(o for o in told.options if o.kind == quickest(told))
                assert shown(option) < shown(beside)
            if reason.key == "toward":
                row = rows[str(reason.params["pattern"])]
                assert row.id not in NO_AIMS
                closed = not any(meld.is_open for meld in view.melds(view.seat))
                amount = row.closed if closed else row.open
                assert (reason.params["amount"], reason.params["unit"]) == (amount, row.unit)
    assert "accepts" in seen


@pytest.mark.parametrize(
    ("id", "preset", "secret"),
    [("korean", "bare_han", 1), ("hongkong", "standard", 2)],
)
def test_bonus_tiles_and_ways_to_win_are_no_aims(id: str, preset: str, secret: int) -> None:
    """They count, but nobody comes nearer to them by a discard (rules: korean, hongkong)."""
    found = ruleset(id)
    rules = found.rules(resolve(found, {}, preset=preset))
    table = Table(rules, Setup(players=computers(4), hands=1), secret=bytes([secret] * 32))
    player = EfficiencyPlayer()
    named: set[int | str] = set()
    for turn in range(36):
        seat, decision = next(iter(table.pending().items()))
        view = table.view(seat)
        action = player.choose(view, decision)
        if action.kind == "discard" and turn % 3 == 2:
            said = reasons(advise(view, decision), action, view, decision)
            named |= {r.params["pattern"] for r in said if r.key == "toward"}
        table.choose(seat, action)
    assert named, "the minimum is aimed at"
    assert not {f"pattern.{name}" for name in NO_AIMS} & named


def quickest(told: Advice) -> int:
    """The kind of the discard after which most tiles help."""
    return min(told.options, key=lambda one: (one.shanten, -one.left)).kind


def test_an_open_hand_is_no_guess() -> None:
    """What a hand waits for that everybody sees is certain, all else is safe (rules: korean)."""
    hands = ("123m567m111p78p99m", "258m147p258p1289m")
    deal = Deal(hands=hands, draws="2z6p", last="f5f6f7f8")
    steps = "0 discard:2z:drawn:open_riichi"
    position = Position(
        id="open", rule="korean: open riichi", ruleset="korean", deals=(deal,), steps=steps
    )
    table = position.table()
    table.choose(0, steps.split()[1])
    while 1 not in table.pending() or table.pending()[1].kind != "turn":
        seat, decision = next(iter(table.pending().items()))
        table.choose(seat, decision.default)
    view = table.view(1)
    found = dangers(view, view.unseen())
    signs = {kind: next(d for d in found[kind] if d.seat == 0) for kind in range(KINDS)}
    assert {kind for kind in signs if signs[kind].sign == "open"} == {face("6p"), face("9p")}
    assert all(d.percent == (100 if d.sign == "open" else 0) for d in signs.values())
