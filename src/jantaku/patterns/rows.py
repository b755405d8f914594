"""Tables of patterns: which detector, worth what, and what excludes what, as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from jantaku.patterns.clauses import Clause, Test, words

if TYPE_CHECKING:
    from jantaku.patterns.features import Features
    from jantaku.situation import Situation

Detector = Callable[["Features", "Situation"], int]
"""How often a pattern occurs: 0 (False) never, 1 (True) once, more where it counts per set."""


class Row(NamedTuple):
    """A pattern of a ruleset.

    Attributes:
        id: stable name; its text is `pattern.<id>`.
        detect: its detector: one of the tests of `jantaku.patterns`, or any function.
        open, closed: what one occurrence is worth in an open and in a closed hand; -1 where it does
            not exist so.
        unit: what that is counted in (`han`, `yakuman`, `faan`, ...).
        excludes: rows that do not count where this one does.
    """

    id: str
    detect: Detector
    open: int
    closed: int
    unit: str = "han"
    excludes: tuple[str, ...] = ()


class Hit(NamedTuple):
    """A row that counts, and what it is worth in all."""

    row: Row
    amount: int


class Patterns:
    """A table of rows, ready to be asked. Immutable.

    Whether a row excludes another depends only on both being there, never on the order of the rows
    or on a third row: what an excluded row excludes stays excluded. ValueError for an id used
    twice, for one that is excluded but unknown, and for rows that would exclude each other.
    """

    __slots__ = ("_closed", "_drops", "_open", "rows")

    def __init__(self, rows: Iterable[Row]) -> None:
        self.rows = tuple(rows)
        place = {row.id: i for i, row in enumerate(self.rows)}
        if len(place) != len(self.rows):
            raise ValueError("a pattern id is used twice")
        drops: list[int] = []
        for row in self.rows:
            unknown = [name for name in row.excludes if name not in place]
            if unknown:
                raise ValueError(f"{row.id} excludes unknown {', '.join(unknown)}")
            drops.append(sum({1 << place[name] for name in row.excludes}))
        for i, dropped in enumerate(drops):
            for j in range(i + 1):
                if dropped >> j & 1 and drops[j] >> i & 1:
                    raise ValueError(f"{self.rows[i].id} and {self.rows[j].id} exclude each other")
        self._drops = tuple(drops)
        self._open = self._compile(drops, closed=False)
        self._closed = self._compile(drops, closed=True)

    def _compile(
        self, drops: list[int], *, closed: bool
    ) -> tuple[tuple[int, Detector, int, int, Row], ...]:
        return tuple(
            (1 << i, row.detect, amount, drops[i], row)
            for i, row in enumerate(self.rows)
            if (amount := row.closed if closed else row.open) >= 0
        )

    def only(self, *units: str) -> Patterns:
        """The rows counted in these units, as a table of their own."""
        kept = [row for row in self.rows if row.unit in units]
        ids = {row.id for row in kept}
        return Patterns(
            row._replace(excludes=tuple(filter(ids.__contains__, row.excludes))) for row in kept
        )

    def as_data(self) -> list[tuple[int, int, int, tuple[Clause, ...]]] | None:
        """Every row as open and closed value, mask of the rows that it excludes, and clauses; None
        where a detector is a function, or where there are more rows than 64.
        """
        out = []
        for row, drops in zip(self.rows, self._drops, strict=True):
            if not isinstance(row.detect, Test):
                return None
            out.append((row.open, row.closed, drops, row.detect.clauses))
        return out if len(out) <= 64 else None

    def find(self, f: Features, s: Situation) -> list[Hit]:
        """The rows that count for this reading, in the order of the table."""
        dropped = 0
        found: list[tuple[int, Hit]] = []
        of = words(f, s)
        for bit, detect, amount, drops, row in self._closed if f.closed else self._open:
            times = detect.holds(of) if isinstance(detect, Test) else detect(f, s)
            if times:
                dropped |= drops
                found.append((bit, Hit(row, amount * times)))
        if dropped:
            return [hit for bit, hit in found if not dropped & bit]
        return [hit for _, hit in found]
