"""The beginner's page: every puzzle has exactly the answers that the engine gives."""

from __future__ import annotations

import pytest

from jantaku.analysis import shanten, waits
from jantaku.calculator import calculate
from jantaku.errors import JantakuError
from jantaku.guide import Puzzle, lessons
from jantaku.guide.lesson import lesson_of, parts
from jantaku.melds import parse_meld
from jantaku.ruleset import Ruleset, resolve, rulesets
from jantaku.texts import LANGUAGES
from jantaku.tiles import KIND, TEXT, Face, faces, text
from jantaku.value import Refusal

LESSONS = [(r, lesson) for r in rulesets() if (lesson := lesson_of(r)) is not None]
PUZZLES = [(r, step.puzzle) for r, lesson in LESSONS for step in lesson.steps]
NAMES = [f"{r.id}-{step.id}" for r, lesson in LESSONS for step in lesson.steps]


def _choices_of(puzzle: Puzzle) -> list[Face]:
    return faces(puzzle.choices) if puzzle.tap == "choices" else parts(puzzle.hand)[0]


def _right(of: Ruleset, puzzle: Puzzle, choice: Face) -> bool:
    """Whether the engine calls this choice right."""
    hand, melds = parts(puzzle.hand)
    if puzzle.check == "never_run":
        return KIND[choice] >= 27
    if puzzle.check == "set":
        try:
            parse_meld(f"[{text(sorted([*hand, choice]))}]")
        except JantakuError:
            return False
        return True
    if puzzle.check == "waits":
        return KIND[choice] in waits(hand, melds=len(melds), rules=of.id)
    if puzzle.check == "discard":
        rest = list(hand)
        rest.remove(choice)
        return shanten(rest, melds=len(melds), rules=of.id) == 0
    if puzzle.check == "dora":
        return of.rules(resolve(of)).tiles.successor[KIND[hand[0]]] == KIND[choice]
    if puzzle.check == "safe":
        return KIND[choice] in {KIND[f] for f in faces(puzzle.river)}
    if puzzle.check == "yaku_set":
        # The triplet it makes, and otherwise nothing that could be a yaku.
        if hand.count(choice) < 2:
            return False
        rest = f"345p99m24s [{text([choice] * 3)}] [678s] 3s"
        return not isinstance(calculate(of.id, rest, options={}).value, Refusal)
    assert puzzle.check == "yaku"
    _, _, sets = puzzle.hand.partition("[")
    words = f"{text(hand)} {'[' + sets if sets else ''} {TEXT[choice]}"
    return not isinstance(calculate(of.id, words, flags=puzzle.flags).value, Refusal)


@pytest.mark.parametrize(("of", "puzzle"), PUZZLES, ids=NAMES)
def test_a_puzzles_answers_are_the_right_ones(of: Ruleset, puzzle: Puzzle) -> None:
    answers = set(faces(puzzle.answers))
    choices = set(_choices_of(puzzle))
    assert answers
    assert answers < choices
    assert {choice for choice in choices if _right(of, puzzle, choice)} == answers


@pytest.mark.parametrize(("of", "puzzle"), PUZZLES, ids=NAMES)
def test_a_puzzle_has_tiles_that_exist(of: Ruleset, puzzle: Puzzle) -> None:
    tiles = of.rules(resolve(of)).tiles
    hand, melds = parts(puzzle.hand)
    tiles.check([*hand, *(f for m in melds for f in m.tiles)])
    tiles.check([*hand, *faces(puzzle.answers)[:1]] if puzzle.tap == "choices" else hand)
    assert puzzle.drawn == "" or faces(puzzle.drawn)[0] in hand


def test_a_lesson_has_ten_steps_five_patterns_five_tips() -> None:
    assert LESSONS
    for of, lesson in LESSONS:
        assert len(lesson.steps) == 10
        assert len({step.id for step in lesson.steps}) == 10
        assert len(lesson.patterns) == len(lesson.tips) == 5
        assert set(lesson.patterns) <= {row.id for row in of.patterns(resolve(of))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words(language: str) -> None:
    for told in lessons(language):
        assert told["title"]
        steps = told["steps"]
        assert isinstance(steps, list)
        for step in steps:
            assert step["title"]
            assert step["blocks"]
            puzzle = step["puzzle"]
            assert puzzle["question"]
            assert puzzle["right"]
            assert puzzle["wrong"]
            shown = puzzle["hand"] + ([puzzle["drawn"]] if puzzle["drawn"] else [])
            assert set(puzzle["answers"]) <= set(puzzle["choices"] or shown)
        yaku = told["yaku"]
        assert isinstance(yaku, list)
        assert all(row["example"] and row["meaning"] for row in yaku)
