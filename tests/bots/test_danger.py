"""Danger: what lies in a river, what it says of other tiles, and what four seen tiles say."""

from __future__ import annotations

from jantaku.bots.danger import MOST, hits, readiness, safe_kinds
from jantaku.melds import parse_meld
from jantaku.tiles import KINDS, face
from tests.bots.conftest import Craft, rules_of, script, turn_of

ALL_UNSEEN = [4] * KINDS


def k(text: str) -> int:
    return face(text)


def mask(*tiles: str) -> int:
    return sum(1 << k(t) for t in tiles)


def test_safe_kinds_cannot_hit() -> None:
    safe = mask("5m", "1z")
    found = hits(ALL_UNSEEN, safe, river=safe, melds=(), sets=4)
    assert found[k("5m")] == found[k("1z")] == 0
    assert all(found[kind] > 0 for kind in range(KINDS) if not safe >> kind & 1)


def test_suji_is_safer_only_where_a_river_bars_a_win() -> None:
    safe = mask("4p")
    barred = hits(ALL_UNSEEN, safe, river=safe, melds=(), sets=4)
    free = hits(ALL_UNSEEN, safe, river=0, melds=(), sets=4)
    assert barred[k("1p")] < 0.5 * barred[k("1m")]
    assert barred[k("7p")] < 0.8 * barred[k("7m")]
    assert free[k("1p")] > 0.9 * free[k("1m")]


def test_middle_tiles_are_the_most_dangerous_ends_the_least() -> None:
    found = hits(ALL_UNSEEN, 0, river=0, melds=(), sets=4)
    assert found[k("5s")] > found[k("3s")] > found[k("2s")] > found[k("1s")] > found[k("1z")]
    assert max(found) <= MOST


def test_a_wall_of_four_seen_tiles_protects_what_lies_behind_it() -> None:
    unseen = list(ALL_UNSEEN)
    unseen[k("7s")] = 0
    found = hits(unseen, 0, river=0, melds=(), sets=4)
    assert found[k("9s")] < 0.5 * found[k("9m")]
    assert found[k("8s")] < found[k("8m")]


def test_an_honour_grows_safer_with_every_one_seen() -> None:
    def risk(left: int) -> float:
        unseen = list(ALL_UNSEEN)
        unseen[k("5z")] = left
        return hits(unseen, 0, river=0, melds=(), sets=4)[k("5z")]

    assert risk(3) > risk(2) > risk(1) > risk(0) == 0


def test_two_melds_of_a_suit_point_at_it() -> None:
    melds = (parse_meld("[123s]"), parse_meld("[777s]"))
    found = hits(ALL_UNSEEN, 0, river=0, melds=melds, sets=4)
    plain = hits(ALL_UNSEEN, 0, river=0, melds=(melds[0], parse_meld("[777p]")), sets=4)
    assert found[k("5s")] > plain[k("5s")]
    assert found[k("5m")] < plain[k("5m")]


def test_four_melds_leave_a_single_wait() -> None:
    melds = (parse_meld("[123s]"),) * 4
    unseen = list(ALL_UNSEEN)
    unseen[k("9m")] = 1
    found = hits(unseen, mask("1z"), river=mask("1z"), melds=melds, sets=4)
    assert found[k("9m")] < found[k("8m")]
    assert found[k("1z")] == 0


def test_rivers_are_safe_where_the_rules_make_them_so(table: Craft) -> None:
    declaring = "23m456p789s11222z1z"
    for furiten, expected in ((True, True), (False, False)):
        rules = rules_of("riichi")
        if not furiten:
            from dataclasses import replace

            from jantaku.policies.furiten import NoFuriten

            rules = replace(rules, furiten=NoFuriten())
        at = table(rules, declaring[:-2], draws="9p")
        script(at, ["0 discard:9p:drawn:riichi"])
        turn_of(at, 1)
        safe = safe_kinds(at.view(1), 0)
        assert bool(safe >> k("9p") & 1) is expected
        # What somebody discarded after the declaration and was not won is safe either way.
        drawn = at.view(1).drawn
        assert drawn is not None
        at.choose(1, at.pending()[1].default)
        turn_of(at, 2)
        assert safe_kinds(at.view(2), 0) >> drawn & 1


def test_readiness_grows_with_melds_and_a_declaration_is_certain(table: Craft) -> None:
    rules = rules_of("riichi")
    at = table(rules, "23m456p789s11222z", draws="9p")
    script(at, ["0 discard:9p:drawn:riichi"])
    turn_of(at, 1)
    view = at.view(1)
    assert readiness(view, 0) == 1.0
    assert readiness(view, 2) < 0.1
