"""The beginners' pages: every puzzle has exactly the answers that the engine gives."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from jantaku.analysis import shanten, waits
from jantaku.calculator import Answer, calculate
from jantaku.errors import JantakuError
from jantaku.guide import Guided, Puzzle, guide, lessons
from jantaku.guide.lesson import Bonus, lesson_of, numbers, parts
from jantaku.guide.prose import Signs
from jantaku.guide.rich import rich
from jantaku.guide.signs import sign, spoken
from jantaku.melds import parse_meld
from jantaku.ruleset import Ruleset, resolve, rulesets
from jantaku.table import Table
from jantaku.testing.positions import Deal, Position
from jantaku.testing.script import run
from jantaku.texts import LANGUAGES, tile
from jantaku.tiles import KIND, TEXT, Face, faces, text
from jantaku.value import Refusal, Value

LESSONS = [(r, lesson) for r in rulesets() if (lesson := lesson_of(r)) is not None]
PUZZLES = [(r, step.puzzle) for r, lesson in LESSONS for step in lesson.steps]
NAMES = [f"{r.id}-{step.id}" for r, lesson in LESSONS for step in lesson.steps]


def _choices_of(puzzle: Puzzle) -> list[Face]:
    return faces(puzzle.choices) if puzzle.tap == "choices" else parts(puzzle.hand)[0]


class Asked:
    """What the engine says of each choice of a puzzle, under the ruleset's usual rules."""

    def __init__(self, of: Ruleset, puzzle: Puzzle) -> None:
        self.of = of
        self.puzzle = puzzle
        self.rules = of.rules(resolve(of))
        self.hand, self.melds = parts(puzzle.hand)

    def right(self, choice: Face) -> bool:
        """Whether a choice is right."""
        return bool(getattr(self, f"_{self.puzzle.check}")(choice))

    # --- hands ---

    def _named(self, choice: Face) -> bool:
        """The question calls it by the name that texts and players have for it, in every language
        or in none.
        """
        asked = {
            tile(choice, language) in words and spoken(choice, language) in words
            for language, words in self.puzzle.question.items()
        }
        assert len(asked) == 1
        return asked.pop()

    def _never_run(self, choice: Face) -> bool:
        kind = KIND[choice]
        if kind >= 27:
            return True
        first = kind // 9 * 9
        runs = [range(k, k + 3) for k in range(first, first + 7) if kind in range(k, k + 3)]
        return not any(all(self.rules.tiles.copies[k] for k in run) for run in runs)

    def _set(self, choice: Face) -> bool:
        try:
            parse_meld(f"[{text(sorted([*self.hand, choice], key=lambda f: KIND[f]))}]")
        except JantakuError:
            return False
        return True

    def _waits(self, choice: Face) -> bool:
        return KIND[choice] in waits(self.hand, melds=len(self.melds), rules=self.of.id)

    def _discard(self, choice: Face) -> bool:
        return shanten(self._without(choice), melds=len(self.melds), rules=self.of.id) == 0

    def _without(self, choice: Face) -> list[Face]:
        rest = list(self.hand)
        rest.remove(choice)
        return rest

    def _worthy(self, choice: Face) -> bool:
        rest = self._without(choice)
        if shanten(rest, melds=len(self.melds), rules=self.of.id) != 0:
            return False
        found = waits(rest, melds=len(self.melds), rules=self.of.id)
        return all(not self._refused(f"{text(rest)} {TEXT[kind]}") for kind in found)

    def _dora(self, choice: Face) -> bool:
        return KIND[choice] in {self.rules.tiles.successor[KIND[f]] for f in self.hand}

    def _safe(self, choice: Face) -> bool:
        return KIND[choice] in {KIND[f] for f in faces(self.puzzle.river)}

    # --- values ---

    def _answer(
        self, words: str, aside: str = "", options: Mapping[str, object] | None = None
    ) -> Answer:
        p = self.puzzle
        return calculate(
            self.of,
            words,
            flags=p.flags,
            seat=p.seat,
            aside=aside or p.aside,
            indicators=p.indicators,
            options=options,
        )

    def _refused(self, words: str) -> bool:
        return isinstance(self._answer(words).value, Refusal)

    def _won_with(self, choice: Face | None = None) -> str:
        """The hand as it is typed, its winning tile last."""
        _, _, sets = self.puzzle.hand.partition("[")
        hand, won = list(self.hand), choice
        if won is None:
            (won,) = faces(self.puzzle.drawn)
            hand.remove(won)
        return f"{text(hand)} {'[' + sets if sets else ''} {TEXT[won]}"

    def _yaku(self, choice: Face) -> bool:
        return not self._refused(self._won_with(choice))

    def _yaku_set(self, choice: Face) -> bool:
        """The triplet counts for something that a run in its place would not, whatever a hand
        needs besides to win.
        """
        if self.hand.count(choice) < 2:
            return False
        least = {o.id: o.low for o in self.of.options if o.id == "minimum"}
        triplet, run = (
            self._answer(self.puzzle.rest.format(set=made), options=least).value
            for made in (f"[{text([choice] * 3)}]", "345p")
        )
        before = set() if isinstance(run, Refusal) else {row.text.key for row in run.rows()}
        return not isinstance(triplet, Refusal) and any(
            row.text.key not in before for row in triplet.rows()
        )

    def _gains(self, words: str, aside: str = "") -> int:
        answer = self._answer(words, aside)
        assert not isinstance(answer.value, Refusal)
        return max(answer.delta(self.rules.seats))

    def _flower(self, choice: Face) -> bool:
        """Its faan are more than those of some other choice."""
        amounts = {
            f: sum(row.amount for row in self._value(self._won_with(), TEXT[f]).rows())
            for f in faces(self.puzzle.choices)
        }
        return amounts[choice] > min(amounts.values())

    def _value(self, words: str, aside: str) -> Value:
        value = self._answer(words, aside).value
        assert not isinstance(value, Refusal)
        return value

    def _richest(self, choice: Face) -> bool:
        every = {f: self._gains(self._won_with(f)) for f in faces(self.puzzle.choices)}
        return all(every[choice] > gain for f, gain in every.items() if f != choice)

    def gain(self) -> int:
        """What the winner gets."""
        return self._gains(self._won_with())

    # --- at a table ---

    def _table(self, *, seat: int, **deal: object) -> Table:
        hands = [text(self.hand) if s == seat else "" for s in range(self.rules.seats)]
        one = Deal(hands=tuple(hands), **deal)  # type: ignore[arg-type]  # fields by name
        return Position(id="lesson", rule="", deals=(one,), steps="", ruleset=self.of.id).table()

    def _pon(self, choice: Face) -> bool:
        table = self._table(seat=1, turns=(TEXT[choice],))
        run(table, "0 tsumogiri")
        return self._offered(table, 1, "pon:")

    def _ron(self, choice: Face) -> bool:
        """Seat 0 has discarded the river before seat 1 discards the choice."""
        river = faces(self.puzzle.river)
        table = self._table(seat=0, turns=(text(river), "??" * (len(river) - 1) + TEXT[choice]))
        run(table, "0 tsumogiri\nto 0\n" * (len(river) - 1) + "0 tsumogiri\n1 tsumogiri")
        assert [one.tile for one in table.state.seats[0].river] == river
        return self._offered(table, 0, "ron")

    def _set_aside(self, choice: Face) -> bool:
        drawn = self.puzzle.drawn
        rest = self._without(*faces(drawn))
        self.hand = rest
        try:
            table = self._table(seat=0, turns=(drawn,))
        finally:
            self.hand = parts(self.puzzle.hand)[0]
        return self._offered(table, 0, f"set_aside:{TEXT[choice]}")

    @staticmethod
    def _offered(table: Table, seat: int, key: str) -> bool:
        decision = table.pending().get(seat)
        return decision is not None and any(a.key.startswith(key) for a in decision.actions)


TAPPED = [(r, p) for r, p in PUZZLES if p.tap != "numbers"]
NUMBERS = [(r, p) for r, p in PUZZLES if p.tap == "numbers"]


@pytest.mark.parametrize(
    ("of", "puzzle"),
    TAPPED,
    ids=[name for name, (_, p) in zip(NAMES, PUZZLES, strict=True) if p.tap != "numbers"],
)
def test_a_puzzles_answers_are_the_right_ones(of: Ruleset, puzzle: Puzzle) -> None:
    answers = set(faces(puzzle.answers))
    choices = set(_choices_of(puzzle))
    assert answers
    assert answers < choices
    asked = Asked(of, puzzle)
    assert {choice for choice in choices if asked.right(choice)} == answers


@pytest.mark.parametrize(("of", "puzzle"), NUMBERS, ids=[r.id for r, _ in NUMBERS])
def test_a_number_is_what_the_winner_gains(of: Ruleset, puzzle: Puzzle) -> None:
    assert puzzle.check == "gain"
    assert numbers(puzzle).count(Asked(of, puzzle).gain()) == 1
    assert puzzle.answers == str(Asked(of, puzzle).gain())


@pytest.mark.parametrize(("of", "puzzle"), PUZZLES, ids=NAMES)
def test_a_puzzle_has_tiles_that_exist(of: Ruleset, puzzle: Puzzle) -> None:
    tiles = of.rules(resolve(of)).tiles
    hand, melds = parts(puzzle.hand)
    shown = [*hand, *(f for m in melds for f in m.tiles)]
    tiles.check(shown)
    if puzzle.tap == "choices":
        for choice in faces(puzzle.choices):
            # What the engine is to refuse may be a fifth of its kind, but no strange tile.
            tiles.check([choice])
        tiles.check([*hand, *faces(puzzle.answers)[:1]])
    tiles.check(faces(puzzle.river))
    assert puzzle.drawn == "" or faces(puzzle.drawn)[0] in hand


def test_a_lesson_has_a_dozen_steps_five_patterns_five_tips() -> None:
    assert LESSONS
    for of, lesson in LESSONS:
        assert 10 < len(lesson.steps) <= 12
        assert len({step.id for step in lesson.steps}) == len(lesson.steps)
        # Whoever has never seen a tile can read them before anything else is said.
        assert lesson.steps[0].id == "signs"
        assert any(step.puzzle.check == "gain" for step in lesson.steps), "who pays"
        assert len(lesson.patterns) == len(lesson.tips) == 5
        known = {row.id for row in of.patterns(resolve(of))}
        assert {what for what in lesson.patterns if isinstance(what, str)} <= known


@pytest.mark.parametrize(
    ("of", "puzzle"),
    [(r, p) for r, p in PUZZLES if p.check in ("discard", "worthy")],
    ids=[n for n, (_, p) in zip(NAMES, PUZZLES, strict=True) if p.check in ("discard", "worthy")],
)
def test_the_waits_that_are_named_are_the_waits(of: Ruleset, puzzle: Puzzle) -> None:
    hand, melds = parts(puzzle.hand)
    hand.remove(*faces(puzzle.answers))
    found = {TEXT[kind] for kind in waits(hand, melds=len(melds), rules=of.id)}
    for words in puzzle.right.values():
        named = [piece["tiles"] for piece in rich(words) if isinstance(piece, dict)]
        assert {text(faces("".join(t))).replace("0", "5") for t in named} == found, words


def test_what_else_scores_is_worth_what_is_said() -> None:
    every = [(of, what) for of, lesson in LESSONS for what in lesson.patterns]
    others = [(of, what) for of, what in every if isinstance(what, Bonus)]
    assert others
    for of, bonus in others:
        value = bonus.example.answer(of.rules(resolve(of))).value
        assert not isinstance(value, Refusal)
        (row,) = [r for r in value.rows() if r.text.key == f"bonus.{bonus.id}"]
        assert row.amount
        assert row.amount % bonus.amount == 0
        assert row.unit == bonus.unit


def test_every_family_can_be_learned_from_nothing() -> None:
    taught = {of.id for of, _ in LESSONS}
    assert taught == {"riichi", "sanma", "hanma", "korean", "hongkong"}
    for of in rulesets():
        # Other tests may have installed games without a guide.
        if not isinstance(of, Guided):
            continue
        shown = guide(of, "en")["lesson"]
        assert shown in taught
        assert of.id not in taught or shown == of.id


def test_the_tiles_of_a_game_are_read_one_by_one() -> None:
    """All number tiles and honours of the set, and no others; a five as the game prints it."""
    for of, lesson in LESSONS:
        shown = [f for b in lesson.steps[0].blocks if isinstance(b, Signs) for f in faces(b.tiles)]
        copies = of.rules(resolve(of)).tiles.copies
        assert sorted(KIND[f] for f in shown) == [k for k in range(34) if copies[k]], of.id
        of.rules(resolve(of)).tiles.check(shown)


def test_tiles_as_they_are_said() -> None:
    said = {
        language: [spoken(f, language) for f in faces("1m7m9p3s1z5z7z0m")] for language in LANGUAGES
    }
    assert said == {
        "ja": [
            "イーワン", "チーワン", "キューピン", "サンゾー",
            "トン", "ハク", "チュン", "赤ウーワン",
        ],
        "en": [
            "1 of characters", "7 of characters", "9 of dots", "3 of bamboo",
            "East", "white dragon", "red dragon", "red 5 of characters",
        ],
        "ko": ["일만", "칠만", "구통", "삼삭", "동", "백", "중", "빨간 오만"],
    }  # fmt: skip  # a language a group
    assert [sign(f) for f in faces("1m0m9m2z6z")] == list("一五九南發")
    assert {sign(f) for f in faces("1p9s0p f1")} == {""}


def test_ones_own_game_comes_first() -> None:
    for language, first in (("ja", "riichi"), ("en", "riichi"), ("ko", "korean")):
        told = [lesson["ruleset"] for lesson in lessons(language)]
        assert told[0] == first
        assert sorted(map(str, told)) == sorted(of.id for of, _ in LESSONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shared_is_worded_once(language: str) -> None:
    """The steps that all games have differ in their tiles and terms alone."""
    told = {lesson["ruleset"]: lesson for lesson in lessons(language)}
    for id in ("sets", "turn", "waits"):
        words = {
            str(one["ruleset"]): [
                "".join(piece for piece in block["text"] if isinstance(piece, str))
                for step in one["steps"]  # type: ignore[attr-defined]  # JSON
                if step["id"] == id
                for block in step["blocks"]
                if block["kind"] == "text"
            ]
            for one in told.values()
        }
        common = set.intersection(*(set(lines) for lines in words.values()))
        assert len(common) >= 2, (id, words)


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
            assert len(puzzle["labels"]) == (
                len(puzzle["choices"]) if puzzle["tap"] == "numbers" else 0
            )
            shown = puzzle["hand"] + ([puzzle["drawn"]] if puzzle["drawn"] else [])
            assert set(puzzle["answers"]) <= set(puzzle["choices"] or shown)
        yaku = told["yaku"]
        assert isinstance(yaku, list)
        assert all(row["example"] and row["meaning"] for row in yaku)
