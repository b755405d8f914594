"""Computer players by name: built-ins, entry points of group `jantaku.players`, and those
registered by hand.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final, cast

from jantaku.bots.player import Player, PlayerFactory
from jantaku.errors import UnknownPlayer

GROUP: Final = "jantaku.players"

_BUILT_IN: Final = {
    "efficiency": "jantaku.bots.efficiency:EfficiencyPlayer",
    "random": "jantaku.bots.random_player:RandomPlayer",
}

_registered: dict[str, PlayerFactory] = {}


def register(name: str, factory: PlayerFactory) -> None:
    """Make a player known to this process under `name`."""
    _registered[name] = factory


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def names() -> tuple[str, ...]:
    """The names that `make` knows, in order."""
    return tuple(sorted({*_BUILT_IN, *_installed(), *_registered}))


def make(name: str, seed: int = 0) -> Player:
    """The player of that name, or of a class written `module:Class`.

    A player made twice with the same seed plays the same way. UnknownPlayer when there is none of
    that name, or what the name leads to is no player.
    """
    factory = _registered.get(name)
    if factory is not None:
        return factory(seed)
    if name in _BUILT_IN:
        return _made(name, _imported(_BUILT_IN[name]), seed)
    if name in _installed():
        return _made(name, _installed()[name].load(), seed)
    if ":" in name:
        return _made(name, _imported(name), seed)
    raise UnknownPlayer(
        "unknown_player",
        f"no player {name!r:.80}; there are: {', '.join(names())}, or a class as module:Class",
        player=name[:80],
        allowed=list(names()),
    )


def _imported(path: str) -> object:
    module, _, attribute = path.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as e:
        raise UnknownPlayer(
            "unknown_player",
            f"no player at {path!r:.80}: {e}",
            player=path[:80],
            allowed=list(names()),
        ) from e


def _made(name: str, found: object, seed: int) -> Player:
    if callable(found):
        # A player without chance need not take a seed.
        arguments = next((a for a in ((seed,), ()) if _takes(found, *a)), None)
        try:
            made = None if arguments is None else found(*arguments)
        except Exception as e:
            raise UnknownPlayer(
                "no_player", f"{name!r:.80} cannot be made: {e}", player=name[:80]
            ) from e
        if callable(getattr(made, "choose", None)):
            return cast(Player, made)
    raise UnknownPlayer(
        "no_player", f"{name!r:.80} leads to nothing that chooses actions", player=name[:80]
    )


def _takes(factory: Callable[..., object], *arguments: object) -> bool:
    """Whether it can be called with these arguments."""
    try:
        inspect.signature(factory).bind(*arguments)
    except (TypeError, ValueError):
        return False
    return True
