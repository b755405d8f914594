"""What a guide is made of: blocks of prose that hold under some option values, and data.

A text may hold places, `{honba}`, filled with option values and with what the guide works out from
the rules; and tiles between angle brackets, `<34m>`, shown as pictures in the line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from jantaku.errors import JantakuError
from jantaku.guide.example import Example
from jantaku.options import Names, Options, OptionValue, names
from jantaku.ruleset import Rules, Ruleset

if TYPE_CHECKING:
    from jantaku.guide.lesson import Lesson

When = Mapping[str, OptionValue | tuple[OptionValue, ...]]
"""Option values under which a block holds: one value, or any of several; all of them must."""


class NoGuide(JantakuError):
    """The ruleset has no guide."""


class Say(NamedTuple):
    """A paragraph."""

    text: Names
    when: When = {}
    id: str = ""


class Points(NamedTuple):
    """A list; every item may have a condition of its own."""

    items: tuple[Say, ...]
    when: When = {}
    id: str = ""


class Steps(NamedTuple):
    """A numbered list."""

    items: tuple[Say, ...]
    when: When = {}
    id: str = ""


class Show(NamedTuple):
    """Tiles with a caption."""

    tiles: str
    caption: Names
    when: When = {}
    id: str = ""


class Signs(NamedTuple):
    """Tiles one by one, each with the character on it and how it is said."""

    tiles: str
    caption: Names
    when: When = {}
    id: str = ""


Rows = Callable[[Options, Rules], tuple[tuple[Names, ...], ...]]
"""The rows of a table that follow from the rules."""


class Grid(NamedTuple):
    """A table: heading and rows of cells, or what makes them."""

    head: tuple[Names, ...]
    rows: tuple[tuple[Names, ...], ...] | Rows
    when: When = {}
    id: str = ""


class Worked(NamedTuple):
    """An example that the engine works out in full."""

    caption: Names
    example: Example
    when: When = {}
    id: str = ""


class Ask(NamedTuple):
    """A question and its answer."""

    question: Names
    answer: Names
    when: When = {}
    id: str = ""


Block = Say | Points | Steps | Show | Signs | Grid | Worked | Ask


class Section(NamedTuple):
    """A part of a guide by one of the ids of `page.SECTIONS`."""

    id: str
    blocks: tuple[Block, ...]


class Source(NamedTuple):
    """A document that the ruleset was written from."""

    title: Names
    author: Names
    site: str
    note: Names


Facts = Callable[[Options, Rules], Mapping[str, Names]]
"""What a ruleset adds to the facts of `facts.FACTS`, by their ids."""

Values = Callable[[Options, Rules], Mapping[str, int | str | Names]]
"""What the prose of a ruleset can use beside option values and the general ones."""


Settled = Callable[[Options, Rules], Mapping[str, OptionValue | Names]]
"""What a ruleset has settled that others have options for, by the ids of those options: a value of
theirs, or words where it is none of them.
"""


def _nothing(_: Options, __: Rules) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """A ruleset's guide.

    Attributes:
        sections: prose, in any order; the page puts them in the reading order.
        meanings: one sentence on each pattern, by its id, or several of which the first is shown
            that holds under the options.
        examples: an example of each pattern, by its id, or several of which the first is shown
            that holds under the options.
        besides: what the worth of a pattern leaves open, by its id, or several of which the first
            holds that is told: whether other patterns count beside it. Comparisons add it.
        otherwise: option values under which examples are shown that hold under nothing else, such
            as a low minimum.
        loads: further examples that a calculator offers, by an id, with a name.
        sources: the documents that the ruleset was written from.
        facts, values, settled: see `Facts`, `Values` and `Settled`.
        against: the ruleset that differences are told from where nobody asks for another; empty:
            none.
        lesson: the beginner's page, where there is one.
        taught_by: otherwise the id of the ruleset whose beginner's page teaches most of this game;
            empty: none.
    """

    sections: tuple[Section, ...]
    meanings: Mapping[str, Names | tuple[Say, ...]]
    examples: Mapping[str, Example | tuple[Example, ...]]
    besides: Mapping[str, Names | tuple[Say, ...]] = field(default_factory=dict)
    otherwise: Mapping[str, OptionValue] = field(default_factory=dict)
    loads: tuple[tuple[str, Names, Example], ...] = ()
    sources: tuple[Source, ...] = ()
    facts: Facts = _nothing
    values: Values = field(default=_nothing)
    settled: Settled = field(default=_nothing)
    against: str = ""
    lesson: Lesson | None = None
    taught_by: str = ""


@runtime_checkable
class Guided(Protocol):
    """A ruleset that has a guide."""

    def guide(self) -> Guide:
        """The guide; imported when it is first asked for."""


def guide_of(ruleset: Ruleset) -> Guide:
    """The ruleset's guide; NoGuide where it has none."""
    if not isinstance(ruleset, Guided):
        raise NoGuide("no_guide", f"{ruleset.id} has no guide", ruleset=ruleset.id)
    return ruleset.guide()


def holds(when: When, options: Options) -> bool:
    """Whether a block holds. An option that the ruleset has not got fits no value but False."""
    for id, wanted in when.items():
        value = options.get(id, False)
        if value not in (wanted if isinstance(wanted, tuple) else (wanted,)):
            return False
    return True


def meaning(of: Guide, pattern: str, options: Options) -> Names | None:
    """The sentence on a pattern under these options; None where there is none."""
    return _under(of.meanings.get(pattern), options)


def beside(of: Guide, pattern: str, options: Options) -> Names | None:
    """What its worth leaves open, see `Guide.besides`; None where there is nothing to say."""
    return _under(of.besides.get(pattern), options)


def _under(found: Names | tuple[Say, ...] | None, options: Options) -> Names | None:
    if isinstance(found, tuple):
        return next((say.text for say in found if holds(say.when, options)), None)
    return found


def changed(
    base: Guide,
    *,
    blocks: Mapping[str, Block | None] | None = None,
    more: Iterable[Section] = (),
    without: Iterable[str] = (),
    **fields: object,
) -> Guide:
    """The guide of a ruleset that has another as its base.

    Args:
        base: the other's guide.
        blocks: what stands in the place of the block, or the item of a list, of that id; None:
            nothing.
        more: blocks that follow those of their section.
        without: ids of patterns that do not exist here.
        fields: other fields of the guide; `meanings` and `examples` are added to the base's.

    ValueError for an id that no block has.
    """
    swaps = dict(blocks or {})
    found: set[str] = set()
    own = {section.id: section.blocks for section in more}
    sections = []
    for section in base.sections:
        kept = _swapped(section.blocks, swaps, found)
        sections.append(Section(section.id, kept + own.pop(section.id, ())))
    if found != set(swaps):
        raise ValueError(f"no block {', '.join(sorted(set(swaps) - found))}")
    sections += [Section(id, rest) for id, rest in own.items()]
    gone = set(without)
    for name in ("meanings", "examples"):
        merged = {**getattr(base, name), **fields.get(name, {})}  # type: ignore[dict-item]
        fields[name] = {id: value for id, value in merged.items() if id not in gone}
    return replace(base, sections=tuple(sections), **fields)  # type: ignore[arg-type]


def _swapped(
    blocks: tuple[Block, ...], swaps: Mapping[str, Block | None], found: set[str]
) -> tuple[Block, ...]:
    out: list[Block] = []
    for block in blocks:
        new: Block | None = block
        if block.id in swaps:
            found.add(block.id)
            new = swaps[block.id]
        elif isinstance(block, (Points, Steps)):
            items = _swapped(block.items, swaps, found)
            new = block._replace(items=tuple(item for item in items if isinstance(item, Say)))
        if new is not None:
            out.append(new)
    return tuple(out)


__all__ = [
    "Ask",
    "Block",
    "Facts",
    "Grid",
    "Guide",
    "Guided",
    "NoGuide",
    "Points",
    "Say",
    "Section",
    "Show",
    "Signs",
    "Source",
    "Steps",
    "Values",
    "When",
    "Worked",
    "beside",
    "changed",
    "guide_of",
    "holds",
    "meaning",
    "names",
]
