"""The seams: what a table asks of a ruleset, one protocol for each policy.

A ruleset composes policies that answer; `jantaku.policies` has the reusable ones. Seats and scores
are those of the state that is handed in.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from jantaku.actions import Action
from jantaku.events import Event, Transfer
from jantaku.melds import Meld
from jantaku.situation import How, Situation
from jantaku.state import TableState
from jantaku.tiles import Face
from jantaku.value import Line, Refusal, Value


class HandPlan(NamedTuple):
    """Which hand comes next (fields as in `events.HandStart`)."""

    round: int
    number: int
    dealer: int
    repeat: int


class Ending(NamedTuple):
    """Why no hand follows.

    Attributes:
        reason: a word: `last_hand` (as many were played as there are), `bust` (somebody has too
            few points), `dealer_on_top` (in the last hand the dealer, in first place, need not
            deal again), `goal` (somebody has reached the points that were missing after the last
            hand), `extension` (nobody has, and there are no more hands), `hand_limit` (the host's);
            or a ruleset's own, which its texts word under `end.WORD`.
        by: the seats that brought it about.
    """

    reason: str
    by: tuple[int, ...] = ()


CLOSED: Final = Ending("closed")
"""A host ended the game between two hands."""


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


class Bonus(Protocol):
    """Which tiles count beside what a hand is made of, as far as everybody can see now."""

    def held(
        self, indicators: Sequence[Face], under: Sequence[Face] = (), declared: str = ""
    ) -> Mapping[Face, str]:
        """The faces that count wherever they are held, each with the key of its text.

        Args:
            indicators, under: those that lie open.
            declared: of a winner, the declaration that stands.
        """

    def aside(self, wind: int) -> Mapping[Face, str]:
        """The faces that count for a seat of this wind which has set them aside, likewise."""


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

    def next_hand(self, state: TableState) -> HandPlan | Ending:
        """The hand after the one just ended, or why the game is over. A pure question."""

    def between(self, state: TableState, seat: int) -> tuple[Action, ...]:
        """What `seat` is asked between two hands beside being ready; empty where nothing is."""

    def leftovers(self, state: TableState, places: Sequence[int]) -> Iterator[Transfer]:
        """What moves when the game ends: what is left in the pots, and bonuses by place."""

    def places(self, state: TableState) -> tuple[int, ...]:
        """Seats from first to last, before left-overs are given out."""
