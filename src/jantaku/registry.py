"""Which rulesets there are: the folders of `jantaku.rulesets`, the entry points of group
`jantaku.rulesets`, and what a program registers itself.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from jantaku.errors import UnknownRuleset

if TYPE_CHECKING:
    from jantaku.ruleset import Ruleset

_registered: dict[str, Ruleset] = {}


def register(ruleset: Ruleset) -> None:
    """Make a ruleset known to this process (built-ins and entry points are found by themselves)."""
    _registered[ruleset.id] = ruleset


@cache
def _builtin_ids() -> Mapping[str, str]:
    """Module name of every built-in by id: the folders of the `rulesets` package, a dash for an
    underscore.
    """
    package = importlib.import_module("jantaku.rulesets")
    return {
        m.name.replace("_", "-"): f"{package.__name__}.{m.name}"
        for m in pkgutil.iter_modules(package.__path__)
        if m.ispkg
    }


def ruleset(id: str) -> Ruleset:
    """The ruleset of that id; UnknownRuleset otherwise. A built-in is imported when it is first
    asked for.
    """
    found = _registered.get(id)
    if found is None and id in _builtin_ids():
        module = importlib.import_module(_builtin_ids()[id])
        for made in module.RULESETS:
            _registered.setdefault(made.id, made)
        found = _registered.get(id)
    if found is None:
        _load_all()
        found = _registered.get(id)
    if found is None:
        raise UnknownRuleset(
            "unknown_ruleset",
            f"no ruleset {id!r:.80}; there are: {', '.join(sorted(_registered))}",
            ruleset=id[:80],
        )
    return found


@cache
def _load_all() -> None:
    # Reading metadata takes longer than importing the whole engine; most programs name a built-in.
    from importlib.metadata import entry_points

    for module_name in _builtin_ids().values():
        for made in importlib.import_module(module_name).RULESETS:
            _registered.setdefault(made.id, made)
    for point in entry_points(group="jantaku.rulesets"):
        loaded: Ruleset = point.load()
        _registered.setdefault(loaded.id, loaded)


def rulesets() -> tuple[Ruleset, ...]:
    """All rulesets there are: built-ins, entry points and those registered by hand, by id."""
    _load_all()
    return tuple(_registered[id] for id in sorted(_registered))
