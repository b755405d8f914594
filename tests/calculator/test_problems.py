"""Every reason why a calculator refuses a question is worded in three languages."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

import jantaku
from jantaku.errors import SituationError
from jantaku.texts import LANGUAGES, PROBLEMS, problem

SOURCE = Path(jantaku.__file__).parent
MODULES = (
    *(SOURCE / "calculator").glob("*.py"),
    SOURCE / "cli/choices.py",
    SOURCE / "cli/score.py",
    SOURCE / "policies/check_situation.py",
    SOURCE / "analysis/look.py",
    SOURCE / "analysis/hands.py",
    SOURCE / "melds.py",
    SOURCE / "options.py",
    SOURCE / "tiles.py",
)
NEVER_ASKED = {"too_many_reds"}
"""A fault of a tile set, not of a question."""


def raised() -> dict[str, list[set[str]]]:
    """The codes that these modules raise, with the parameters of each place."""
    out: dict[str, list[set[str]]] = defaultdict(list)
    for module in MODULES:
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id.endswith("Error")
                and node.args
                and isinstance(node.args[0], ast.Constant)
                and isinstance(node.args[0].value, str)
            ):
                out[node.args[0].value].append({k.arg or "" for k in node.keywords})
    return out


def test_every_code_is_worded() -> None:
    codes = set(raised())
    assert {"wrong_tile_count", "unknown_flag", "not_a_set", "option_out_of_range"} <= codes
    assert codes - set(PROBLEMS) == NEVER_ASKED


@pytest.mark.parametrize("code", sorted(PROBLEMS))
def test_a_wording_is_whole(code: str) -> None:
    names = PROBLEMS[code]
    assert set(names) == set(LANGUAGES)
    places = [set(re.findall(r"{(\w+)}", names[language])) for language in LANGUAGES]
    assert all(place == places[0] for place in places)
    # What it names is there wherever it is raised.
    assert all(places[0] <= params for params in raised()[code])


def test_a_wording_is_filled() -> None:
    error = SituationError("too_many_indicators", "so many", indicators=6, most=5)
    assert problem(error)["ko"] == "도라 표시패가 6장입니다. 5장까지입니다."
    assert problem(SituationError("something_else", "?")) == {}
