"""Everything that bad input is refused with is worded in three languages."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

import jantaku
from jantaku.errors import JantakuError, RecordError, SituationError
from jantaku.formats.game import FormatError
from jantaku.server.errors import GameMissing
from jantaku.texts import LANGUAGES, PROBLEMS, problem
from jantaku.texts.refusals import CLASSES, LOGS, TABLES

SOURCE = Path(jantaku.__file__).parent
UNWORDED = {"too_many_reds"}
"""A fault of a tile set, not of a question."""

OF_LOGS = (RecordError, FormatError)
WITH_HANDS = {"hand": "number"}
"""What is counted from 0 in data is told from 1."""


def classes(base: type[JantakuError] = JantakuError) -> Iterator[type[JantakuError]]:
    """Every class of errors in the library, whoever raises it."""
    for one in base.__subclasses__():
        yield one
        yield from classes(one)


def load_all() -> None:
    """Import every module, so that no class stays unknown."""
    for found in pkgutil.walk_packages(jantaku.__path__, "jantaku."):
        if ".migrations" not in found.name:
            importlib.import_module(found.name)


load_all()
BY_NAME = {one.__name__: one for one in classes() if one.__module__.startswith("jantaku.")}


class Raised(NamedTuple):
    """One place that raises an error."""

    by: type[JantakuError]
    params: frozenset[str]


def raised() -> Mapping[str, list[Raised]]:
    """The codes that the library raises, with the parameters of each place."""
    out: dict[str, list[Raised]] = defaultdict(list)
    for module in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in BY_NAME
                and node.args
                and isinstance(node.args[0], ast.Constant)
                and isinstance(node.args[0].value, str)
                # It takes a game in place of a code.
                and node.func.id != GameMissing.__name__
            ):
                params = {k.arg or "" for k in node.keywords}
                out[node.args[0].value].append(Raised(BY_NAME[node.func.id], frozenset(params)))
    return out


RAISED = raised()


def places(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", text))


def test_every_class_is_worded() -> None:
    assert {"TileError", "RecordError", "UnknownPlayer", "NoSuchHand"} <= set(BY_NAME)
    assert set(CLASSES) == set(BY_NAME)


@pytest.mark.parametrize("name", sorted(BY_NAME))
def test_a_class_has_words_for_what_it_has_no_code_for(name: str) -> None:
    error = GameMissing("x") if name == "GameMissing" else BY_NAME[name]("unheard_of", "so and so")
    words = CLASSES[name]
    assert set(words) == set(LANGUAGES)
    assert all(places(text) == {"detail"} for text in words.values())
    told = problem(error)
    assert set(told) == set(LANGUAGES)
    if name != "GameMissing":
        assert all("so and so" in text for text in told.values())


def test_every_code_is_worded() -> None:
    """But for what is wrong inside a log: that is a matter for whoever writes logs, and the words
    of the class go round it.
    """
    codes = {
        code
        for code, at in RAISED.items()
        if not all(issubclass(place.by, OF_LOGS) for place in at)
    }
    assert {"wrong_tile_count", "unknown_player", "no_such_hand", "game_over"} <= codes
    assert codes - set(PROBLEMS) == UNWORDED


def test_no_words_without_a_code() -> None:
    # This one comes with the class.
    assert set(TABLES) - set(RAISED) == {"not_found"}
    assert set(LOGS) <= set(RAISED)


@pytest.mark.parametrize("code", sorted({*PROBLEMS, *LOGS}))
def test_a_wording_is_whole(code: str) -> None:
    for words, of_logs in ((PROBLEMS.get(code), False), (LOGS.get(code), True)):
        if words is None:
            continue
        assert set(words) == set(LANGUAGES)
        wanted = [places(words[language]) for language in LANGUAGES]
        assert all(place == wanted[0] for place in wanted)
        # What it names is there wherever it is raised.
        for at in RAISED[code]:
            if issubclass(at.by, OF_LOGS) == of_logs:
                there = {"detail", *at.params} | {WITH_HANDS.get(p, p) for p in at.params}
                assert wanted[0] <= there, at


def test_a_wording_is_filled() -> None:
    error = SituationError("too_many_indicators", "so many", indicators=6, most=5)
    assert problem(error)["ko"] == "도라 표시패가 6장입니다. 5장까지입니다."
    # The same code of a log has no such parameters.
    log = FormatError("too_many_indicators", "hand 2 turns seven")
    assert problem(log)["en"] == "The log cannot be read (hand 2 turns seven)."
    assert problem(RecordError("wrong_commitment", "?", hand=0))["ja"].startswith("第1局の牌山が")
    assert problem(JantakuError("something_else", "?")) == {}


def test_circumstances_are_listed_as_the_language_lists() -> None:
    error = SituationError("conflicting_flags", "both", flags=["tsumo", "ron"])
    said = problem(error, {language: {} for language in LANGUAGES})
    assert said["ja"] == "同時には起こりません：ツモ、ロン。"
    assert said["en"] == "These cannot occur together: Self-draw (tsumo), Ron."
