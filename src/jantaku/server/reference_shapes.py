"""What is asked of the reference and what it answers, as the interface's description has it.

Answers are encoded from what the library makes; the shapes here describe them, and tests hold the
two together.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Short = Annotated[str, Meta(max_length=64)]
Tiles = Annotated[str, Meta(max_length=200)]


class ScoreRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """A hand and how it was won."""

    ruleset: Annotated[Short, Meta(examples=["riichi"])]
    hand: Annotated[Tiles, Meta(examples=["234m567p1134s [555z] 2s"])]
    preset: Short | None = None
    options: dict[str, Any] = field(default_factory=dict)
    win: Tiles = ""
    flags: Annotated[list[Short], Meta(max_length=20, examples=[["tsumo"]])] = field(
        default_factory=list
    )
    seat: Short = ""
    round: Short = "E"
    indicators: Tiles = ""
    under: Tiles = ""
    aside: Tiles = ""
    river: Tiles = ""
    repeat: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    pots: dict[str, Annotated[int, Meta(ge=0, le=10_000_000)]] = field(default_factory=dict)
    discarder: Annotated[int, Meta(ge=0, le=7)] | None = None
    more: bool = False
    lang: Literal["ja", "en", "ko"] | None = None


class Text(Struct):
    """A text key and its parameters."""

    key: str
    params: dict[str, Any]


class Line(Struct, omit_defaults=True):
    """One line of a derivation."""

    key: str
    params: dict[str, Any]
    amount: int
    unit: str
    tiles: list[str] = field(default_factory=list)


class Value(Struct):
    """What a hand is worth."""

    title: Text
    rows: list[Line]
    lines: list[Line]
    sum: list[Line]
    numbers: dict[str, int]


class Payment(Struct, rename={"source": "from", "target": "to"}):
    """Who pays whom: seats from the dealer, or pots."""

    source: int | str
    target: int | str
    amount: int
    reason: str


class Change(Struct, rename={"old": "from", "new": "to"}):
    """What would make it more."""

    change: Literal["flag", "tile"]
    flag: str
    old: str
    new: str
    points: int
    gain: int
    title: Text
    hand: str
    flags: list[str]


class ScoreAnswer(Struct, rename={"source": "from"}):
    """A hand's value and payments."""

    hand: list[str]
    melds: list[str]
    tile: str
    how: Literal["tsumo", "ron", "robbed"]
    seat: int
    source: int | None
    seat_wind: int
    round_wind: int
    value: Value | None
    refusal: Text | None
    transfers: list[Payment]
    delta: list[int]
    more: list[Change] | None
    said: dict[str, Any] | None


class ShantenRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """A hand before it is complete."""

    ruleset: Annotated[Short, Meta(examples=["riichi"])]
    hand: Annotated[Tiles, Meta(examples=["123m456p789s1122z"])]
    preset: Short | None = None
    options: dict[str, Any] = field(default_factory=dict)
    seen: Annotated[str, Meta(max_length=400)] = ""


class Left(Struct):
    """A tile and how many of it are unseen."""

    tile: str
    left: int


class DiscardLook(Struct):
    """What one discard leaves."""

    tile: str
    shanten: int
    accepts: list[Left]
    left: int


class Look(Struct):
    """Distance, waits and discards of a hand."""

    hand: list[str]
    melds: list[str]
    shanten: int
    waits: list[Left]
    accepts: list[Left]
    left: int
    discards: list[DiscardLook]


Names = dict[str, str]


class TileCount(Struct):
    """A tile and how many of it there are."""

    tile: str
    count: int


class AsideTiles(Struct):
    """What is set aside."""

    kind: str
    tiles: list[TileCount]


class Pot(Struct):
    """A pot by name."""

    id: str
    names: Names


class Flag(Struct):
    """A circumstance of a win."""

    id: str
    names: Names
    group: Literal["how", "declared", "circumstance"]
    excludes: list[str]


class Loads(Struct):
    """An example: a body for `/api/score`."""

    id: str
    names: Names
    request: dict[str, Any]


class Sheet(Struct):
    """What a calculator asks for."""

    ruleset: str
    preset: str | None
    options: dict[str, bool | int | str]
    seats: int
    hand_size: int
    tiles: list[TileCount]
    melds: list[str]
    indicators: int
    under: int
    aside: AsideTiles | None
    river: bool
    rounds: bool
    repeat: bool
    pots: list[Pot]
    flags: list[Flag]
    note: Names | None
    examples: list[Loads]
    correction: str


class ShownFact(Struct):
    """A fact at a glance."""

    id: str
    name: str
    text: str


class ShownSection(Struct):
    """A section of a guide; blocks by kind."""

    id: str
    title: str
    blocks: list[dict[str, Any]]


class GuidePage(Struct):
    """A guide in one language."""

    ruleset: str
    lang: str
    preset: str | None
    options: dict[str, bool | int | str]
    against: str
    lesson: str
    title: str
    summary: str
    facts: list[ShownFact]
    sections: list[ShownSection]
    correction: str


class Compared(Struct):
    """One side of a comparison."""

    ruleset: str
    names: Names
    preset: str | None
    options: dict[str, bool | int | str]


class Comparison(Struct):
    """Two sets of rules side by side."""

    a: Compared
    b: Compared
    facts: list[dict[str, Any]]
    patterns: list[dict[str, Any]]
    options: list[dict[str, Any]]


class LessonStep(Struct):
    """A step with its puzzle."""

    id: str
    title: str
    blocks: list[dict[str, Any]]
    puzzle: dict[str, Any]


class ShownLesson(Struct):
    """A beginner's page."""

    ruleset: str
    name: str
    title: str
    steps: list[LessonStep]
    heading: str
    yaku: list[dict[str, Any]]
    tips: list[list[Any]]
    hands: int
    correction: str


class LessonPage(Struct):
    """All of them."""

    lessons: list[ShownLesson]


class Term(Struct):
    """A term of the glossary."""

    id: str
    group: str
    code: str
    ja: str
    kana: str
    romaji: str
    en: str
    ko: str
    meaning: Names


class GlossaryPage(Struct):
    """The glossary."""

    groups: dict[str, Names]
    terms: list[Term]
