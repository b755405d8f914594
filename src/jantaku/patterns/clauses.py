"""Detectors as data: a few tests of bits of the words of a reading.

    half_flush = Test(
        "One suit and honours, both present.", every(SHAPE, ONE_SUIT | HONOURS)
    )

A `Test` is a detector like any function, and what a scorer that runs compiled needs no Python for.
`kernel.words` says what the words hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from jantaku.kernel import circumstances, reading_words
from jantaku.kernel import words as w
from jantaku.kernel.reading import STANDARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jantaku.patterns.features import Features
    from jantaku.situation import Situation

ANYTHING: Final = (1 << 64) - 1
"""All bits of a word."""

_DECLARATIONS: dict[str, int] = {}
_MOST_DECLARATIONS: Final = 64 - w.DECLARED

_GATES: Final = bytes((3, 1, 1, 1, 1, 1, 1, 1, 3))


class Clause(NamedTuple):
    """One condition: a relation between a word and a mask, see `kernel.words`."""

    word: int
    relation: int
    mask: int
    number: int = 0


def none(word: int, mask: int = ANYTHING) -> Clause:
    """No bit of `mask` is set."""
    return Clause(word, w.NONE, mask)


def some(word: int, mask: int = ANYTHING) -> Clause:
    """At least one bit of `mask` is set."""
    return Clause(word, w.SOME, mask)


def every(word: int, mask: int) -> Clause:
    """All bits of `mask` are set."""
    return Clause(word, w.EVERY, mask)


def exactly(number: int, word: int, mask: int = ANYTHING) -> Clause:
    """So many bits of `mask` are set."""
    return Clause(word, w.EXACTLY, mask, number)


def at_least(number: int, word: int, mask: int = ANYTHING) -> Clause:
    """At least so many bits of `mask` are set."""
    return Clause(word, w.LEAST, mask, number)


def times(word: int, mask: int = ANYTHING) -> Clause:
    """The pattern counts as often as bits of `mask` are set."""
    return Clause(word, w.TIMES, mask)


def declaration(name: str) -> int:
    """The flag of `HOW` that a declaration of this name sets. ValueError beyond 48 names."""
    number = _DECLARATIONS.get(name)
    if number is None:
        number = len(_DECLARATIONS)
        if number >= _MOST_DECLARATIONS:
            raise ValueError(f"more than {_MOST_DECLARATIONS} declarations")
        _DECLARATIONS[name] = number
    return 1 << w.DECLARED + number


def declarations() -> dict[str, int]:
    """The numbers of all declarations that any pattern asks for, as it grows."""
    return _DECLARATIONS


class Test:
    """A detector that holds when all its clauses do; without any, always.

    Attributes:
        about: what it looks for.
        clauses: the conditions.
    """

    __slots__ = ("about", "clauses")
    __test__ = False  # no test case, whatever its name makes test runners think

    def __init__(self, about: str, *clauses: Clause) -> None:
        self.about = about
        self.clauses = clauses

    def __call__(self, f: Features, s: Situation) -> int:
        """See `rows.Detector`."""
        return self.holds(words(f, s))

    def __repr__(self) -> str:
        return f"<Test: {self.about}>"

    def holds(self, of: Sequence[int]) -> int:
        """How often the pattern occurs in a reading with these words."""
        result = 1
        for word, relation, mask, number in self.clauses:
            found = of[word] & mask
            if relation == w.NONE:
                if found:
                    return 0
            elif relation == w.SOME:
                if not found:
                    return 0
            elif relation == w.EVERY:
                if found != mask:
                    return 0
            elif relation == w.EXACTLY:
                if found.bit_count() != number:
                    return 0
            elif relation == w.LEAST:
                if found.bit_count() < number:
                    return 0
            else:
                result *= found.bit_count()
        return result


def words(f: Features, s: Situation) -> list[int]:
    """The words of one reading, see `kernel.words`."""
    runs, twins, shape = reading_words(
        f.form, f.pair, f.runs, f.triplets, f.wait, f.won, s.seat_wind, s.round_wind
    )
    shape |= f.suits * w.CHARACTERS
    if f.suits & 7 in (1, 2, 4):
        shape |= w.ONE_SUIT
    if f.closed:
        shape |= w.CLOSED
    over = _gates(f, s)
    if over >= 0:
        shape |= w.GATES | (w.GATES_ANY if over == f.won else 0)
    aside = 0
    for face in s.aside:
        aside |= 1 << face
    out = [0] * w.WORDS
    out[w.KINDS] = f.kinds
    out[w.TRIPLETS] = f.triplets
    out[w.KANS] = f.kans
    out[w.CONCEALED] = f.concealed
    out[w.PAIRS] = f.pairs
    out[w.FOURS] = f.fours
    out[w.RUNS] = runs
    out[w.TWINS] = twins
    out[w.SHAPE] = shape
    out[w.HOW] = circumstances(s, _DECLARATIONS)
    out[w.RIVER] = s.river
    out[w.ASIDE] = aside
    out[w.WON] = 1 << f.won
    return out


def _gates(f: Features, s: Situation) -> int:
    """The kind that nine gates hold beyond their thirteen tiles, or -1."""
    if f.form != STANDARD or s.melds or f.suits not in (1, 2, 4):
        return -1
    first = f.won - f.won % 9
    over = -1
    for i, least in enumerate(_GATES):
        more = s.kinds[first + i] - least
        if more < 0:
            return -1
        if more:
            over = first + i
    return over
