"""What a ruleset is: data, a handful of policies, typed options, texts; and the registry that finds
rulesets.

A `Ruleset` is the plug-in. `Ruleset.rules(options)` builds the `Rules` of one table: plain data
plus policy objects. The core asks policies and never a ruleset's name. The protocols below are the
seams; `jantaku.policies` has the reusable implementations.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple, Protocol

from jantaku.actions import Action
from jantaku.errors import UnknownRuleset
from jantaku.events import Event, Transfer
from jantaku.kernel import Shapes
from jantaku.melds import Meld
from jantaku.options import Names, Option, Options, OptionValue, Preset
from jantaku.situation import Breakers, How, Situation, Told
from jantaku.state import TableState
from jantaku.tiles import Face, TileSet
from jantaku.value import Line, Refusal, Value
from jantaku.wall import WallPlan


class HandPlan(NamedTuple):
    """Which hand comes next (fields as in `events.HandStart`)."""

    round: int
    number: int
    dealer: int
    repeat: int


class Outcome(NamedTuple):
    """What came of an offer: the winners in turn order, or who calls with what, or an abort, or
    nothing of these (passed).
    """

    wins: tuple[int, ...] = ()
    caller: int = -1
    call: Action | None = None
    abort: str = ""


class Opening(Protocol):
    """How a hand is dealt."""

    def deal(self, state: TableState) -> Iterator[Event]:
        """Everything from the wall to the moment before the dealer's first draw."""


class Indicators(Protocol):
    """When indicators are turned."""

    def stood(self, state: TableState, origin: str) -> Iterator[Event]:
        """After a kan or bonus tile of this origin stands, before its replacement is drawn."""

    def before_discard(self, state: TableState) -> Iterator[Event]:
        """Just before a discard."""

    def won(self, state: TableState, winners: Sequence[int]) -> Iterator[Event]:
        """Before the value of a win is computed (ura)."""


class Turn(Protocol):
    """What the seat to move may do."""

    def actions(self, state: TableState, seat: int) -> list[Action]:
        """Every legal action; depends only on what `seat` can see."""


class Aside(Protocol):
    """Bonus tiles that are set aside for a replacement (norths, flowers)."""

    def forced(self, tile: Face) -> bool:
        """Whether `tile` is set aside at once, without a choice and without a chance to rob it."""


class Claims(Protocol):
    """What the others may do with a tile on offer, and who gets it."""

    @property
    def chi(self) -> bool:
        """Whether runs can be claimed."""

    @property
    def open_kan(self) -> bool:
        """Whether somebody's discard can be claimed for a kan."""

    def asked(self, state: TableState) -> list[int]:
        """The seats that may have an answer, in turn order; `actions` of all others are empty."""

    def actions(self, state: TableState, seat: int) -> list[Action]:
        """Every legal answer of `seat` but a pass; empty when there is none."""

    def meld(self, action: Action, tile: Face, source: int) -> Meld:
        """The meld that a call makes of the claimed `tile` from seat `source`."""

    def outcome(
        self,
        state: TableState,
        chosen: Mapping[int, Action],
        open: Mapping[int, Sequence[Action]],
    ) -> Outcome | None:
        """The outcome once it is fixed whatever the seats in `open` may still choose; None while
        it is not.
        """


class Furiten(Protocol):
    """When a seat may not win on somebody else's tile."""

    @property
    def river_safe(self) -> bool:
        """Whether a seat can never claim a win on a kind of its own river, which is then safe."""

    def blocks(self, state: TableState, seat: int) -> str:
        """The reason why `seat` may not claim a win now, or an empty text; of several, the one that
        explains most to its player.
        """

    def drew(self, state: TableState, seat: int) -> Iterator[Event]:
        """After `seat` drew from the live wall; asked only of a seat that has marks."""

    def discarded(self, state: TableState, seat: int) -> Iterator[Event]:
        """After `seat` discarded; asked only of a seat that has marks."""

    def passed(self, state: TableState) -> Iterator[Event]:
        """After the tile on offer passed everybody."""


class Win(Protocol):
    """Whether a hand wins."""

    def waits(self, state: TableState, seat: int) -> int:
        """Mask of the kinds that complete the hand of `seat` without its drawn tile."""

    def can(self, state: TableState, seat: int, tile: Face, how: How) -> bool:
        """Whether `seat` may win with `tile` now."""

    def situation(self, state: TableState, seat: int, tile: Face, how: How) -> Situation:
        """The situation of that win, with the ura indicators that lie open."""


class Score(Protocol):
    """What a hand is worth."""

    def value(self, situation: Situation) -> Value | Refusal:
        """The value of the best reading, or why the hand does not win."""


class Arithmetic(Protocol):
    """How the numbers of a value become what is paid, where the value's own lines stop before."""

    def __call__(
        self, numbers: Mapping[str, int], *, tsumo: bool, dealer: bool
    ) -> tuple[Line, ...]:
        """The lines from `Value.numbers()` to what each payer pays.

        Args:
            numbers: those of a win, as records keep them.
            tsumo: by an own draw.
            dealer: the winner deals.
        """


class Settle(Protocol):
    """Who pays whom."""

    def wins(self, state: TableState, winners: Sequence[tuple[int, Value]]) -> Iterator[Event]:
        """Transfers (and opened hands) after the `Win` events of these winners, nearest first."""

    def drawn(self, state: TableState, reason: str) -> Iterator[Event]:
        """The `HandDrawn` event, opened hands and transfers of a hand without a winner."""


class Flow(Protocol):
    """How hands and games go on."""

    def begin(self, state: TableState) -> Iterator[Event]:
        """Starting points."""

    def first_hand(self, dealer: int) -> HandPlan:
        """The first hand, with the first dealer of the setup."""

    def passed(self, state: TableState) -> Generator[Event, None, str]:
        """After a discard passed (declarations stand); returns the reason of an abort, or an empty
        text.
        """

    def stood(self, state: TableState) -> Generator[Event, None, str]:
        """After a kan or bonus tile stands; returns likewise."""

    def after_wins(self, state: TableState, winners: Sequence[int]) -> Generator[Event, None, int]:
        """After wins are settled; returns the seat that draws next where play goes on, -1 where
        the hand is over.
        """

    def next_hand(self, state: TableState) -> HandPlan | None:
        """The hand after the one just ended; None when the game is over. A pure question."""

    def between(self, state: TableState, seat: int) -> tuple[Action, ...]:
        """What `seat` is asked between two hands beside being ready; empty where nothing is."""

    def leftovers(self, state: TableState, places: Sequence[int]) -> Iterator[Transfer]:
        """What moves when the game ends: what is left in the pots, and bonuses by place."""

    def places(self, state: TableState) -> tuple[int, ...]:
        """Seats from first to last, before left-overs are given out."""


class Layout(NamedTuple):
    """What the table shows for a ruleset; the page draws from this and knows no ruleset.

    Attributes:
        aside: `north`, `flowers` or empty: what the row of bonus tiles is for.
        pots: names of the pots.
        indicators: open at the deal; `indicator_slots` at most.
        rounds: whether a round wind is shown.
        unit: text key of the unit of scores.
        declarations: marks a discard can carry; `opening` those of them that lay the hand open.
        standing: names under which a declaration can stand (`riichi`, `double_riichi`); empty where
            they are the marks.
        asks: circumstances of a win that can matter here, by the words of a calculator, and `river`
            where the winner's own discards do; what is set aside is asked about where there is
            such a thing.
        words: the ruleset's own words for circumstances, which its calculator takes as well.
    """

    aside: str = ""
    pots: tuple[str, ...] = ()
    indicators: int = 0
    indicator_slots: int = 0
    rounds: bool = True
    unit: str = "points"
    declarations: tuple[str, ...] = ()
    opening: tuple[str, ...] = ()
    standing: tuple[str, ...] = ()
    asks: tuple[str, ...] = ("prompt", "first", "last", "replacement", "robbed")
    words: Mapping[str, Told] = {}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rules:
    """The rules of one table: data and policies, built by a ruleset from its options.

    Attributes:
        arithmetic: the rest of a value's derivation, worked out where it is shown: records do not
            keep it. None where the lines of the value say all.
        dealer_by_lot: a host that sets up a game draws lots for `Setup.dealer`, also where somebody
            plays alone; otherwise whoever opens a table alone deals first (rules: riichi, hanma).
    """

    tiles: TileSet
    seats: int
    hand_size: int
    shapes: Shapes
    wall: WallPlan
    breakers: Breakers
    opening: Opening
    indicators: Indicators
    turn: Turn
    aside: Aside
    claims: Claims
    furiten: Furiten
    win: Win
    score: Score
    settle: Settle
    flow: Flow
    layout: Layout = field(default_factory=Layout)
    arithmetic: Arithmetic | None = None
    dealer_by_lot: bool = False

    def sums(self, numbers: Mapping[str, int], *, tsumo: bool, dealer: bool) -> tuple[Line, ...]:
        """See `Arithmetic`; empty where there is none."""
        if self.arithmetic is None:
            return ()
        return self.arithmetic(numbers, tsumo=tsumo, dealer=dealer)


class PatternRow(NamedTuple):
    """A row of a ruleset's pattern table as guides and command line show it; -1 where the pattern
    does not exist so.
    """

    id: str
    open: int
    closed: int
    unit: str


class Ruleset(Protocol):
    """The plug-in: one folder under `jantaku.rulesets`, or an entry point of group
    `jantaku.rulesets`.
    """

    @property
    def id(self) -> str:
        """Stable identifier, `kebab-case`."""

    @property
    def names(self) -> Names:
        """Its name in three languages."""

    @property
    def summary(self) -> Names:
        """One sentence in three languages."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Its options."""

    @property
    def presets(self) -> tuple[Preset, ...]:
        """Named sets of values; the first is the plain ruleset."""

    @property
    def texts(self) -> Mapping[str, Mapping[str, str]]:
        """Texts by language and key."""

    def rules(self, options: Options) -> Rules:
        """The rules under these options."""

    def patterns(self, options: Options) -> tuple[PatternRow, ...]:
        """The pattern table under these options."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Plugin:
    """A `Ruleset` put together from the parts that lie in a folder: what nearly every one is.

    Attributes:
        build: the rules under given options.
        rows: the pattern table under given options.
        guided: its guide, a `jantaku.guide.Guide`, of which this layer knows nothing; loaded when
            it is asked for, since a table needs none of its words.
    """

    id: str
    names: Names
    summary: Names
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    texts: Mapping[str, Mapping[str, str]]
    build: Callable[[Options], Rules]
    rows: Callable[[Options], tuple[PatternRow, ...]]
    guided: Callable[[], Any]

    def rules(self, options: Options) -> Rules:
        """See `Ruleset`."""
        return self.build(options)

    def patterns(self, options: Options) -> tuple[PatternRow, ...]:
        """See `Ruleset`."""
        return self.rows(options)

    def guide(self) -> Any:
        """See `jantaku.guide`."""
        return self.guided()


def resolve(
    ruleset: Ruleset, values: Mapping[str, object] | None = None, *, preset: str | None = None
) -> Options:
    """Option values: the defaults, then the preset's, then `values`. OptionError names what is
    wrong.
    """
    merged: dict[str, object] = {}
    if preset is not None:
        found = next((p for p in ruleset.presets if p.id == preset), None)
        if found is None:
            raise UnknownRuleset(
                "unknown_preset",
                f"{ruleset.id} has no preset {preset!r:.80}; there are: "
                + ", ".join(p.id for p in ruleset.presets),
                preset=preset[:80],
            )
        merged.update(found.values)
    merged.update(values or {})
    return Options(ruleset.options, merged)


def describe(ruleset: Ruleset, options: Options | None = None) -> dict[str, object]:
    """The JSON description that hosts and the page work from (docs/protocol.md)."""
    options = options if options is not None else resolve(ruleset)
    rules = ruleset.rules(options)
    layout = rules.layout
    return {
        "id": ruleset.id,
        "names": dict(ruleset.names),
        "summary": dict(ruleset.summary),
        "seats": rules.seats,
        "hand_size": rules.hand_size,
        "table": {
            "aside": layout.aside,
            "pots": list(layout.pots),
            "indicators": layout.indicators,
            "indicator_slots": layout.indicator_slots,
            "rounds": layout.rounds,
            "unit": layout.unit,
            "declarations": list(layout.declarations),
        },
        "options": [o.describe() for o in ruleset.options],
        "presets": [
            {"id": p.id, "names": dict(p.names), "values": dict(p.values)} for p in ruleset.presets
        ],
        "patterns": [row._asdict() for row in ruleset.patterns(options)],
        "texts": {lang: dict(texts) for lang, texts in ruleset.texts.items()},
    }


# --- registry ---------

_registered: dict[str, Ruleset] = {}


def register(ruleset: Ruleset) -> None:
    """Make a ruleset known to this process (built-ins and entry points are found by themselves)."""
    _registered[ruleset.id] = ruleset


@cache
def _builtin_ids() -> Mapping[str, str]:
    """Module name of every built-in by id: the folders of the `rulesets` package, a dash for an
    underscore.
    """
    package = importlib.import_module("jantaku.rulesets")
    return {
        m.name.replace("_", "-"): f"{package.__name__}.{m.name}"
        for m in pkgutil.iter_modules(package.__path__)
        if m.ispkg
    }


def ruleset(id: str) -> Ruleset:
    """The ruleset of that id; UnknownRuleset otherwise. A built-in is imported when it is first
    asked for.
    """
    found = _registered.get(id)
    if found is None and id in _builtin_ids():
        module = importlib.import_module(_builtin_ids()[id])
        for made in module.RULESETS:
            _registered.setdefault(made.id, made)
        found = _registered.get(id)
    if found is None:
        _load_all()
        found = _registered.get(id)
    if found is None:
        raise UnknownRuleset(
            "unknown_ruleset",
            f"no ruleset {id!r:.80}; there are: {', '.join(sorted(_registered))}",
            ruleset=id[:80],
        )
    return found


@cache
def _load_all() -> None:
    # Reading metadata takes longer than importing the whole engine; most programs name a built-in.
    from importlib.metadata import entry_points

    for module_name in _builtin_ids().values():
        for made in importlib.import_module(module_name).RULESETS:
            _registered.setdefault(made.id, made)
    for point in entry_points(group="jantaku.rulesets"):
        loaded: Ruleset = point.load()
        _registered.setdefault(loaded.id, loaded)


def rulesets() -> tuple[Ruleset, ...]:
    """All rulesets there are: built-ins, entry points and those registered by hand, by id."""
    _load_all()
    return tuple(_registered[id] for id in sorted(_registered))


__all__ = [
    "HandPlan",
    "Layout",
    "Option",
    "OptionValue",
    "Options",
    "Outcome",
    "PatternRow",
    "Plugin",
    "Preset",
    "Rules",
    "Ruleset",
    "describe",
    "register",
    "resolve",
    "ruleset",
    "rulesets",
]
