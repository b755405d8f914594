"""What all tests share: the toy rulesets, which lie beside their tests and are importable like an
installed plug-in, and Hypothesis without a clock.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import jantaku.rulesets
from jantaku import registry

TOYS = str(Path(__file__).parent / "rulesets")
if TOYS not in sys.path:
    sys.path.insert(0, TOYS)

# A busy machine is no failure.
settings.register_profile("jantaku", deadline=None)
settings.load_profile("jantaku")


@pytest.fixture(scope="module")
def toys() -> Iterator[None]:
    """The toy rulesets are installed, for the tests of one module."""
    known = set(registry._registered)
    made = set()
    for name in ("blood_battle", "sixteen", "three_north"):
        for plugin in importlib.import_module(name).RULESETS:
            registry.register(plugin)
            made.add(plugin.id)
    yield
    for id in made - known:
        del registry._registered[id]


@pytest.fixture(scope="session")
def folders() -> dict[str, str]:
    """The folder of every ruleset that comes with the package, by id."""
    return {
        made.id: module.name
        for module in pkgutil.iter_modules(jantaku.rulesets.__path__)
        for made in importlib.import_module(f"jantaku.rulesets.{module.name}").RULESETS
    }
