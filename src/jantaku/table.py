"""A table in play: who may choose, what they chose, and everything that follows by itself.

`pending()` says whose choice is awaited, `choose()` takes one choice and runs the game on to the
next point where somebody must choose, `drain()` hands out the events since the last call. There is
no clock and no I/O: a host that runs out of patience chooses a decision's default with `late=True`.
What follows by itself stands in `jantaku.course`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from jantaku import events as ev
from jantaku.actions import Action, parse_action
from jantaku.course import Course
from jantaku.course import WallSource as WallSource
from jantaku.errors import ActionError, RecordError
from jantaku.ruleset import Rules, resolve, ruleset
from jantaku.seams import CLOSED, Ending
from jantaku.setup import Player as Player  # A table is set up with these: they are found here.
from jantaku.setup import Setup as Setup
from jantaku.setup import Start as Start
from jantaku.setup import computers as computers
from jantaku.state import TableState, apply
from jantaku.view import View
from jantaku.wall import new_secret, nonce, shuffle


class Decision(NamedTuple):
    """A choice that is awaited.

    Attributes:
        id: names this very decision; a host refuses answers to another.
        seat: whose it is.
        kind: `turn`, `claim` or `between`.
        actions: what may be chosen.
        default: what a host chooses when the time is up.
    """

    id: int
    seat: int
    kind: str
    actions: tuple[Action, ...]
    default: Action


class Table(Course):
    """One game under one set of rules.

    Args:
        rules: of the table.
        setup: players and what else no ruleset decides; computers when left out.
        secret: 32 bytes from which all walls come; fresh random bits when left out.
        walls: where walls come from instead (replays, crafted positions).

    Seats are absolute. Nothing that a `Table` returns but `pending` is meant for a player: hosts
    show `jantaku.view`.
    """

    def __init__(
        self,
        rules: Rules,
        setup: Setup | None = None,
        *,
        secret: bytes | None = None,
        walls: WallSource | None = None,
    ) -> None:
        self._prepare(rules, setup, secret, walls)
        self._run(self._begin())

    def _prepare(
        self, rules: Rules, setup: Setup | None, secret: bytes | None, walls: WallSource | None
    ) -> None:
        self.rules = rules
        self.setup = setup if setup is not None else Setup(players=computers(rules.seats))
        self.setup.check(rules.seats)
        if walls is None:
            walls = committed_walls(rules, secret if secret is not None else new_secret())
        self._walls = walls
        self.state = TableState(rules.seats)
        self.log: list[ev.Event] = []
        self._drained = 0
        self._open: dict[int, tuple[Action, ...]] = {}
        self._chosen: dict[int, Action] = {}

    @classmethod
    def resume(
        cls,
        rules: Rules,
        setup: Setup,
        log: Iterable[ev.Event],
        *,
        secret: bytes | None = None,
        walls: WallSource | None = None,
    ) -> Table:
        """The table as it stood after the events of `log`, with the same decisions pending.

        `log` must end where `drain` once ended; RecordError if it ends within a step or does not
        fold.
        """
        table = cls.__new__(cls)
        table._prepare(rules, setup, secret, walls)
        for event in log:
            try:
                apply(table.state, event)
            except (IndexError, KeyError, AttributeError, TypeError, ValueError) as e:
                if isinstance(e, RecordError):
                    raise
                at = len(table.log) + 1
                raise RecordError("does_not_fold", f"event {at} cannot happen", event=at) from e
            table.log.append(event)
        table._drained = len(table.log)
        table._reopen()
        return table

    def copy(self) -> Table:
        """An independent table at the same point, to look ahead with: the same secret walls, its
        own log.
        """
        made = type(self).__new__(type(self))
        made.rules, made.setup, made._walls = self.rules, self.setup, self._walls
        made.state = self.state.copy()
        made.log = self.log.copy()
        made._drained = self._drained
        made._open = self._open.copy()
        made._chosen = self._chosen.copy()
        return made

    # --- the host's three verbs ---------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == "over"

    @property
    def players(self) -> tuple[Player | None, ...]:
        """Who sits where; None for a seat that was left: the next hand begins when somebody sits at
        each.
        """
        return tuple(self.state.players)

    @property
    def gone(self) -> tuple[Player, ...]:
        """Who got up between hands and sits nowhere now."""
        return tuple(self.state.gone)

    def pending(self) -> dict[int, Decision]:
        """The decisions awaited now, by seat. Empty only when the game is over or a seat waits for
        a player.
        """
        # Turn policies list the plainest discard last, claims a pass, sessions staying: the last
        # one is the default.
        state = self.state
        ticks, phase = state.ticks, state.phase
        return {
            seat: Decision(ticks, seat, phase, actions, actions[-1])
            for seat, actions in self._open.items()
        }

    def choose(
        self, seat: int, action: Action | str, *, decision: int | None = None, late: bool = False
    ) -> None:
        """`seat` chooses `action` (an action or its key); the game runs on if that settles
        something.

        ActionError, with everything unchanged, when the seat has nothing to choose
        (`not_your_turn`), when `decision` names another decision (`stale_decision`), or when the
        action is not among those offered (`illegal_action`).
        """
        offered = self._open.get(seat)
        if offered is None:
            raise ActionError("not_your_turn", f"seat {seat} has nothing to choose now", seat=seat)
        if decision is not None and decision != self.state.ticks:
            raise ActionError(
                "stale_decision", f"decision {decision} is over", seat=seat, decision=decision
            )
        if isinstance(action, str):
            key = action
            found = next((a for a in offered if a.key == key), None)
        else:
            key = action.key
            found = action if action in offered else None
        if found is None:
            raise ActionError(
                "illegal_action", f"{key!r:.80} is not offered to seat {seat}", action=key[:80]
            )
        kind = self.state.phase
        self._emit(ev.choice(seat, found.key, late))
        del self._open[seat]
        self._chosen[seat] = found
        if kind == "turn":
            self._run(self._act(seat, found))
        elif kind == "claim":
            self._arbitrate()
        elif not self._open:
            self._run(self._next_hand())

    def view(self, seat: int) -> View:
        """What `seat` may see now: an accessor over the running state, not a copy."""
        return View(self.rules, self.state, seat)

    def drain(self) -> list[ev.Event]:
        """The events since the last call."""
        new = self.log[self._drained :]
        self._drained = len(self.log)
        return new

    def sit(self, seat: int, player: Player) -> None:
        """Put a player on an empty seat; the next hand begins when nobody is missing. ActionError
        if there is no such seat, it is taken, or the player sits elsewhere.
        """
        players = self.state.players
        if not 0 <= seat < len(players):
            raise ActionError(
                "no_such_seat", f"there is no seat {seat}", seat=seat, seats=len(players)
            )
        if players[seat] is not None or self.over:
            raise ActionError("seat_taken", f"seat {seat} is not empty", seat=seat)
        if any(other is not None and other.id == player.id for other in players):
            raise ActionError(
                "player_twice", f"{player.id!r:.80} sits at another seat", player=player.id[:80]
            )
        self._emit(ev.seat(seat, player.id, player.name, player.bot))
        if not self._open and None not in self.state.players:
            self._run(self._deal_next())

    def finish(self, ending: Ending = CLOSED) -> None:
        """End a game between two hands, where no rule does: players stop a session (`left`, by
        whom), a host closes (`closed`).

        ActionError while a hand is running.
        """
        if self.state.phase != "between":
            raise ActionError("hand_running", "a game ends between hands only")
        self._open = {}
        self._chosen = {}
        self._run(self._end_game(ending))

    # --- where a log goes on ---------

    def _reopen(self) -> None:
        """Find the pending decisions again from the state alone."""
        state = self.state
        chosen = {seat: self._recorded(seat, key) for seat, key in state.choices.items()}
        if state.serial < 0:
            raise _cut()
        if state.phase == "turn" and not chosen and not self._forced(state.turn):
            self._ask_turn(state.turn)
        elif state.phase == "claim" and state.offer is not None:
            self._ask_claims()
        elif state.phase == "between" and self._ending() is None:
            self._open, self._chosen = {}, {}
            # Seats are empty only once everybody had answered: nobody is asked again.
            if None not in state.players:
                self._ask_between()
            else:
                chosen = {}
        elif state.phase == "over":
            return
        else:
            raise _cut()
        for seat, action in chosen.items():
            if action not in self._open.get(seat, ()):
                raise _not_offered(seat, action.key)
            del self._open[seat]
        self._chosen = chosen
        if not self._open and None not in state.players:
            raise _cut()
        if state.phase == "claim" and self._settled():
            raise _cut()

    def _settled(self) -> bool:
        """Whether the answers so far already fix what comes of the offer."""
        return self.rules.claims.outcome(self.state, self._chosen, self._open) is not None

    def _forced(self, seat: int) -> bool:
        """Whether the tile just drawn is a bonus tile that is replaced without a choice."""
        return self.rules.aside.forced(self.state.seats[seat].drawn)

    @staticmethod
    def _recorded(seat: int, key: str) -> Action:
        try:
            return parse_action(key)
        except ActionError as e:
            raise _not_offered(seat, key) from e


def _cut() -> RecordError:
    return RecordError("cut_within_step", "the record ends in the middle of a step")


def _not_offered(seat: int, key: str) -> RecordError:
    return RecordError(
        "illegal_in_record",
        f"{key:.80} of seat {seat} was not offered",
        seat=seat,
        action=key[:80],
    )


def new_table(
    ruleset_id: str,
    *,
    preset: str | None = None,
    setup: Setup | None = None,
    secret: bytes | None = None,
    **options: object,
) -> Table:
    """A table of an installed ruleset, by id, with option values as keywords.

    Raises UnknownRuleset or OptionError.
    """
    found = ruleset(ruleset_id)
    return Table(found.rules(resolve(found, options, preset=preset)), setup, secret=secret)


def committed_walls(rules: Rules, secret: bytes) -> WallSource:
    """The walls that follow from a secret."""
    return lambda serial: (shuffle(rules.tiles, secret, serial), nonce(secret, serial))
