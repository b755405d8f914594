"""Mahjong under every rule: one engine in which a ruleset is a plug-in.

The names below are all that most programs need; each is imported when it is first used, so
`import jantaku` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from jantaku.calculator import calculate
    from jantaku.errors import JantakuError
    from jantaku.record import load as load_record
    from jantaku.record import replay
    from jantaku.ruleset import register, resolve
    from jantaku.ruleset import ruleset as get_ruleset
    from jantaku.ruleset import rulesets as all_rulesets
    from jantaku.table import Setup, Table, new_table
    from jantaku.view import View

_HOME: Final = {
    "JantakuError": "errors",
    "Setup": "table",
    "Table": "table",
    "View": "view",
    "all_rulesets": "ruleset:rulesets",
    "calculate": "calculator",
    "get_ruleset": "ruleset:ruleset",
    "load_record": "record:load",
    "new_table": "table",
    "register": "ruleset",
    "replay": "record",
    "resolve": "ruleset",
}
"""The module of each public name, and its name there if that is another."""

__all__ = [
    "JantakuError",
    "Setup",
    "Table",
    "View",
    "all_rulesets",
    "calculate",
    "get_ruleset",
    "load_record",
    "new_table",
    "register",
    "replay",
    "resolve",
]


def __getattr__(name: str) -> object:
    if name in _HOME:
        module, _, attribute = _HOME[name].partition(":")
        found: object = getattr(import_module(f"jantaku.{module}"), attribute or name)
        globals()[name] = found
        return found
    if name == "__version__":
        # Reading metadata takes longer than importing the whole engine.
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version("jantaku")
        except PackageNotFoundError:
            return "0"
    raise AttributeError(f"module 'jantaku' has no attribute {name!r}")
