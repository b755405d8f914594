"""Players by name."""

from __future__ import annotations

import pytest

from jantaku import bots
from jantaku.actions import Action
from jantaku.bots.registry import _registered
from jantaku.errors import UnknownPlayer
from jantaku.table import Decision
from jantaku.view import View


class Cautious:
    """A player of somebody else's, without a seed."""

    def choose(self, view: View, decision: Decision) -> Action:
        return decision.default


class NoPlayer:
    pass


def test_built_ins_have_names() -> None:
    assert {"efficiency", "random"} <= set(bots.names())
    for name in ("efficiency", "random"):
        assert callable(bots.make(name, seed=3).choose)


def test_a_player_can_be_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jantaku.bots.registry._registered", dict(_registered))
    bots.register("cautious", lambda seed: Cautious())
    assert isinstance(bots.make("cautious"), Cautious)
    assert "cautious" in bots.names()


def test_a_class_is_named_by_its_path() -> None:
    made = bots.make("jantaku.bots.random_player:RandomPlayer", seed=9)
    assert getattr(made, "seed", None) == 9


def test_a_class_without_a_seed_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jantaku.bots.registry.Cautious", Cautious, raising=False)
    assert isinstance(bots.make("jantaku.bots.registry:Cautious", seed=1), Cautious)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nobody", "unknown_player"),
        ("no_such_module:Player", "unknown_player"),
        ("jantaku.bots:Nobody", "unknown_player"),
        (":", "unknown_player"),
        ("jantaku.tiles:KINDS", "no_player"),
        ("jantaku.tiles:text", "no_player"),
        ("jantaku.bots.value:Worth", "no_player"),
    ],
)
def test_what_is_no_player_is_said(name: str, code: str) -> None:
    with pytest.raises(UnknownPlayer) as caught:
        bots.make(name)
    assert caught.value.code == code
