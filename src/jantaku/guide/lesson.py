"""A beginner's page: steps with a small puzzle each, first patterns, tips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from jantaku.guide.page import Maker
from jantaku.guide.prose import Block, Guided
from jantaku.melds import Meld, meld_text, parse_meld
from jantaku.options import Names
from jantaku.ruleset import Ruleset, resolve, rulesets
from jantaku.tiles import TEXT, Face, faces, sort_faces

Check = Literal["never_run", "set", "waits", "discard", "yaku", "yaku_set", "dora", "safe"]
"""What makes an answer right; see `Puzzle`."""


class Puzzle(NamedTuple):
    """Tap one tile.

    Attributes:
        question: what to do.
        hand: the tiles shown, melds in brackets.
        tap: whether a tile of the hand or one of `choices` is tapped.
        choices: tiles to choose from; empty where the hand is tapped.
        answers: the tiles that are right.
        right, wrong: what is said then.
        check: what the engine is asked in tests, of every choice (or tile of the hand): an answer
            alone `never_run` has no place in a run; makes a `set` with the hand; is among the
            `waits` of the hand; as `discard` leaves it ready; completes a hand that wins (`yaku`,
            under `flags`); makes a triplet with two of the hand that is a yaku (`yaku_set`); is
            the `dora` of the indicator shown as the hand; is `safe`, lying in `river`.
        flags: circumstances for `yaku`.
        drawn: which tile of the hand was just drawn.
        river: discards of the player in riichi, for `safe`.
    """

    question: Names
    hand: str
    tap: Literal["hand", "choices"]
    choices: str
    answers: str
    right: Names
    wrong: Names
    check: Check
    flags: tuple[str, ...] = ()
    drawn: str = ""
    river: str = ""


class Step(NamedTuple):
    """One step of the lesson."""

    id: str
    title: Names
    blocks: tuple[Block, ...]
    puzzle: Puzzle


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A beginner's page.

    Attributes:
        title: its heading.
        steps: in order.
        patterns: ids of the patterns to learn first.
        tips: what helps.
    """

    title: Names
    steps: tuple[Step, ...]
    patterns: tuple[str, ...]
    tips: tuple[Names, ...]


def lessons(language: str) -> list[dict[str, object]]:
    """Every ruleset's lesson in that language (docs/protocol.md)."""
    out = []
    for ruleset in rulesets():
        found = lesson_of(ruleset)
        if found is not None:
            out.append(_lesson(ruleset, found, language))
    return out


def lesson_of(ruleset: Ruleset) -> Lesson | None:
    """The lesson of a ruleset that has one."""
    return ruleset.guide().lesson if isinstance(ruleset, Guided) else None


def _lesson(ruleset: Ruleset, lesson: Lesson, language: str) -> dict[str, object]:
    page = Maker(ruleset, language, resolve(ruleset), None)
    rows = {row.id: row for row in ruleset.patterns(page.options)}
    return {
        "ruleset": ruleset.id,
        "title": lesson.title[language],
        "steps": [
            {
                "id": step.id,
                "title": step.title[language],
                "blocks": [b for block in step.blocks if (b := page.block(block)) is not None],
                "puzzle": _puzzle(step.puzzle, page),
            }
            for step in lesson.steps
        ],
        "yaku": [page.pattern(rows[id]) for id in lesson.patterns],
        "tips": [page.words(tip) for tip in lesson.tips],
    }


def _puzzle(puzzle: Puzzle, page: Maker) -> dict[str, object]:
    plain, melds = parts(puzzle.hand)
    hand = sort_faces(plain)
    for face in faces(puzzle.drawn):
        # It is shown apart.
        hand.remove(face)
    return {
        "question": page.words(puzzle.question),
        "hand": [TEXT[f] for f in hand],
        "drawn": puzzle.drawn or None,
        "melds": [meld_text(m) for m in melds],
        "choices": [TEXT[f] for f in faces(puzzle.choices)],
        "tap": puzzle.tap,
        "answers": [TEXT[f] for f in faces(puzzle.answers)],
        "right": page.words(puzzle.right),
        "wrong": page.words(puzzle.wrong),
    }


def parts(hand: str) -> tuple[list[Face], list[Meld]]:
    """The concealed tiles of a puzzle's hand and its melds."""
    plain, _, rest = hand.partition("[")
    words = f"[{rest}".split() if rest else []
    return faces(plain), [parse_meld(word) for word in words]
