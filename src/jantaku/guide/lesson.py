"""A beginner's page: steps with a small puzzle each, first patterns, tips."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from jantaku.guide.correction import corrections
from jantaku.guide.example import Example
from jantaku.guide.page import Maker
from jantaku.guide.prose import Block, Guided
from jantaku.guide.worth import amount
from jantaku.melds import Meld, meld_text, parse_meld
from jantaku.options import Names, names
from jantaku.ruleset import Ruleset, resolve, rulesets
from jantaku.texts import fill
from jantaku.tiles import TEXT, Face, faces, sort_faces

Check = Literal[
    "named", "never_run", "set", "waits", "discard", "worthy", "yaku", "yaku_set", "dora", "safe",
    "ron", "pon", "set_aside", "flower", "richest", "gain",
]  # fmt: skip  # one list
"""What makes an answer right; see `Puzzle`."""


class Puzzle(NamedTuple):
    """Tap one tile, or one number.

    Attributes:
        question: what to do.
        hand: the tiles shown, melds in brackets.
        tap: whether a tile of the hand, one of the tiles in `choices` or one of the numbers there
            is tapped.
        choices: what there is to choose from, numbers between spaces; empty where the hand is
            tapped.
        answers: what is right, written in the same way.
        right, wrong: what is said then.
        check: what the engine is asked in tests, of every choice (or tile of the hand): an answer
            alone is what the question has `named`; `never_run` has a place in a run; makes a `set`
            with the hand; is among the `waits` of the hand; as `discard` leaves it ready, or ready
            for a ron of which each is `worthy` to win; completes a hand that wins (`yaku`); makes a
            triplet with two of the hand that is a pattern (`yaku_set`); is the `dora` of an
            indicator shown as the hand; is `safe`, lying in `river`; is offered at a table for
            `ron` to the hand, whose own discards are `river`, for `pon`, or to be `set_aside`; is a
            `flower` that makes the winning hand worth more; completes the hand for more than any
            other choice (`richest`); is what the winning hand, its last tile `drawn`, will `gain`
            in all.
        flags, seat, aside, indicators: circumstances of a win, as a calculator takes them.
        drawn: which tile of the hand was just drawn.
        river: discards, see `check`.
        rest: for `yaku_set`, a hand with a run in the place of the set that is made, `{set}`, and
            the winning tile at its end.
        unit: of numbers, a key of the ruleset's texts after `unit.`.
    """

    question: Names
    hand: str
    tap: Literal["hand", "choices", "numbers"]
    choices: str
    answers: str
    right: Names
    wrong: Names
    check: Check
    flags: tuple[str, ...] = ()
    drawn: str = ""
    river: str = ""
    seat: str = ""
    aside: str = ""
    indicators: str = ""
    rest: str = "345p99m24s {set} [678s] 3s"
    unit: str = ""


class Bonus(NamedTuple):
    """Something that scores and is no row of the pattern table.

    Attributes:
        id: of the text `bonus.ID` that names it in a win.
        amount: what one of it is worth, in `unit`.
        meaning: a sentence on it.
        example: a win in which it counts.
    """

    id: str
    amount: int
    unit: str
    meaning: Names
    example: Example


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
        patterns: what to learn first: ids of patterns, or what else scores.
        heading: what that is called; `{count}` of them.
        tips: what helps.
        languages: those whose readers most likely want to learn this game before others.
        hands: how many are played from it at a table, with the rules as they are taught; what was
            learned is tried before it is forgotten, so no more than a beginner has patience for.
    """

    title: Names
    steps: tuple[Step, ...]
    patterns: tuple[str | Bonus, ...]
    tips: tuple[Names, ...]
    heading: Names = field(
        default_factory=lambda: names(
            "最初に覚える役 {count}つ", "The first {count} yaku", "처음 익힐 역 {count}가지"
        )
    )
    languages: tuple[str, ...] = ()
    hands: int = 1


def lessons(language: str) -> list[dict[str, object]]:
    """Every ruleset's lesson in that language (docs/protocol.md), those first that its readers
    most likely want.
    """
    found = [(r, lesson) for r in rulesets() if (lesson := lesson_of(r)) is not None]
    found.sort(key=lambda pair: (language not in pair[1].languages, rank(pair[1])))
    return [_lesson(ruleset, lesson, language) for ruleset, lesson in found]


def rank(lesson: Lesson | None) -> int:
    """Where its game stands among others, the lowest first, before anybody's language is known:
    what most readers want, what can be learned from nothing, the rest.
    """
    return 1 if lesson is None else -len(lesson.languages)


def lesson_of(ruleset: Ruleset) -> Lesson | None:
    """The lesson of a ruleset that has one."""
    return ruleset.guide().lesson if isinstance(ruleset, Guided) else None


def _lesson(ruleset: Ruleset, lesson: Lesson, language: str) -> dict[str, object]:
    page = Maker(ruleset, language, resolve(ruleset), None)
    rows = {row.id: row for row in ruleset.patterns(page.options)}
    return {
        "ruleset": ruleset.id,
        "name": ruleset.names[language],
        "title": lesson.title[language],
        "steps": [
            {
                "id": step.id,
                "title": fill(step.title[language], page.params),
                "blocks": [b for block in step.blocks if (b := page.block(block)) is not None],
                "puzzle": _puzzle(step.puzzle, page),
            }
            for step in lesson.steps
        ],
        "heading": fill(lesson.heading[language], {"count": len(lesson.patterns)}),
        "yaku": [
            _bonus(what, page) if isinstance(what, Bonus) else page.pattern(rows[what])
            for what in lesson.patterns
        ],
        "tips": [page.words(tip) for tip in lesson.tips],
        "hands": lesson.hands,
        "correction": corrections(),
    }


def _bonus(bonus: Bonus, page: Maker) -> dict[str, object]:
    return {
        "id": bonus.id,
        "name": page.say.key(f"bonus.{bonus.id}"),
        "open": bonus.amount,
        "closed": bonus.amount,
        "unit": bonus.unit,
        "worth": amount(page.say, bonus.amount, bonus.unit),
        "meaning": page.words(bonus.meaning),
        "example": page.example(bonus.example),
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
        "choices": _texts(puzzle, puzzle.choices),
        "labels": [page.say.amount(n, puzzle.unit) for n in numbers(puzzle)],
        "tap": puzzle.tap,
        "answers": _texts(puzzle, puzzle.answers),
        "right": page.words(puzzle.right),
        "wrong": page.words(puzzle.wrong),
    }


def _texts(puzzle: Puzzle, text: str) -> list[str]:
    return text.split() if puzzle.tap == "numbers" else [TEXT[f] for f in faces(text)]


def numbers(puzzle: Puzzle) -> list[int]:
    """The numbers to choose from; none where tiles are tapped."""
    return [int(n) for n in puzzle.choices.split()] if puzzle.tap == "numbers" else []


def parts(hand: str) -> tuple[list[Face], list[Meld]]:
    """The concealed tiles of a puzzle's hand and its melds."""
    plain, _, rest = hand.partition("[")
    words = f"[{rest}".split() if rest else []
    return faces(plain), [parse_meld(word) for word in words]
