"""The course of a game: everything that follows by itself, from the deal to the final places.

Each method is a chain of generators: a policy yields an event, the event is applied, and the policy
goes on with the changed state. A chain ends where somebody must choose.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence

from jantaku import events as ev
from jantaku.actions import LEAVE, PASS, READY, Action
from jantaku.rules import Rules
from jantaku.seams import Ending, Outcome
from jantaku.setup import Setup
from jantaku.situation import How
from jantaku.state import TableState, apply, apply_all
from jantaku.tiles import Face
from jantaku.value import Refusal, Value, account
from jantaku.wall import commitment

Steps = Iterator[ev.Event]

WallSource = Callable[[int], tuple[tuple[Face, ...], str]]
"""From the serial number of a hand to its wall and nonce."""


class Course:
    """One game between two choices: what `jantaku.table.Table` runs on with.

    A table is a course with the verbs of a host; this class has none of its own. All behaviour that
    rulesets disagree on is asked of `rules`; seats are absolute.
    """

    rules: Rules
    setup: Setup
    state: TableState
    log: list[ev.Event]
    _walls: WallSource
    _open: dict[int, tuple[Action, ...]]
    _chosen: dict[int, Action]

    def _emit(self, event: ev.Event) -> None:
        apply(self.state, event)
        self.log.append(event)

    def _run(self, steps: Steps) -> None:
        """Apply each event before its successor is computed."""
        apply_all(self.state, steps, self.log)

    def _begin(self) -> Steps:
        for seat, player in enumerate(self.setup.players):
            yield ev.seat(seat, player.id, player.name, player.bot)
        start = self.setup.start
        if start is not None:
            yield from start.transfers()
            yield from self._hand(*start.plan)
            return
        yield from self.rules.flow.begin(self.state)
        yield from self._hand(*self.rules.flow.first_hand(self.setup.dealer))

    def _hand(self, round: int, number: int, dealer: int, repeat: int) -> Steps:
        state, rules = self.state, self.rules
        serial = state.serial + 1
        wall, secret_nonce = self._walls(serial)
        live = len(wall) - rules.wall.dead - rules.seats * rules.hand_size
        yield ev.hand_start(
            serial, round, number, dealer, repeat, live, commitment(wall, secret_nonce)
        )
        yield ev.wall(wall, secret_nonce)
        yield from rules.opening.deal(state)
        yield from self._draw(dealer)

    def _draw(self, seat: int, source: str = "live") -> Steps:
        """`seat` draws, forced bonus tiles are replaced, and the seat is asked."""
        state, plan = self.state, self.rules.wall
        yield plan.draw(state, seat, source)
        at = state.seats[seat]
        if at.marks and source == "live":
            yield from self.rules.furiten.drew(state, seat)
        while self.rules.aside.forced(at.drawn):
            yield ev.set_aside(seat, at.drawn)
            yield ev.stand(seat)
            if not plan.replacements_left(state):
                yield from self._end_drawn("exhaustive")
                return
            yield plan.draw(state, seat, "set_aside")
        self._ask_turn(seat)

    def _ask_turn(self, seat: int) -> None:
        self._chosen = {}
        self._open = {seat: tuple(self.rules.turn.actions(self.state, seat))}

    def _act(self, seat: int, action: Action) -> Steps:
        """What the seat to move chose, and what follows."""
        rules, state = self.rules, self.state
        kind = action.kind
        if kind == "discard":
            yield from rules.indicators.before_discard(state)
            yield ev.discard(seat, action.tiles[0], action.drawn, action.mark)
            if state.seats[seat].marks:
                yield from rules.furiten.discarded(state, seat)
        elif kind == "tsumo":
            yield from self._wins((seat,), "tsumo")
            return
        elif kind == "abort":
            yield from self._end_drawn(action.mark)
            return
        elif kind == "set_aside":
            yield ev.set_aside(seat, action.tiles[0])
        else:
            form = "concealed" if kind == "concealed_kan" else "added"
            yield ev.kan(seat, form, action.tiles)
        self._ask_claims()
        if not self._open:
            yield from self._passed()

    def _ask_claims(self) -> None:
        state, claims = self.state, self.rules.claims
        self._chosen = {}
        self._open = opened = {}
        for seat in claims.asked(state):
            actions = claims.actions(state, seat)
            if actions:
                opened[seat] = (*actions, PASS)

    def _arbitrate(self) -> None:
        outcome = self.rules.claims.outcome(self.state, self._chosen, self._open)
        if outcome is not None:
            self._open = {}
            self._run(self._resolve(outcome))

    def _resolve(self, outcome: Outcome) -> Steps:
        state = self.state
        offer = state.offer
        assert offer is not None
        if outcome.abort:
            yield from self._end_drawn(outcome.abort)
        elif outcome.wins:
            how: How = "ron" if offer.origin == "discard" else "robbed"
            yield from self._wins(outcome.wins, how)
        elif outcome.call is not None:
            yield from self._call(outcome.caller, outcome.call)
        else:
            yield from self._passed()

    def _call(self, seat: int, action: Action) -> Steps:
        state = self.state
        offer = state.offer
        assert offer is not None
        # What passed when somebody called: the same notes and declarations as when nobody did.
        abort = yield from self._settle_passed()
        if abort:
            yield from self._end_drawn(abort)
            return
        meld = self.rules.claims.meld(action, offer.tile, offer.seat)
        yield ev.call(seat, meld)
        if meld.is_kan:
            yield from self._stood(seat, "open_kan")
        else:
            self._ask_turn(seat)

    def _settle_passed(self) -> Generator[ev.Event, None, str]:
        """The tile on offer was not won: furiten notes, and for a discard what then stands or
        aborts.
        """
        state = self.state
        yield from self.rules.furiten.passed(state)
        if state.offer is not None and state.offer.origin == "discard":
            return (yield from self.rules.flow.passed(state))
        return ""

    def _passed(self) -> Steps:
        """Nobody took the tile on offer."""
        state = self.state
        offer = state.offer
        assert offer is not None
        abort = yield from self._settle_passed()
        if abort:
            yield from self._end_drawn(abort)
        elif offer.origin == "discard":
            yield from self._move_on(state.after(offer.seat))
        else:
            yield ev.stand(offer.seat)
            yield from self._stood(offer.seat, offer.origin)

    def _move_on(self, seat: int) -> Steps:
        """The next seat draws, or the wall is empty."""
        if self.state.live <= 0:
            yield from self._end_drawn("exhaustive")
        else:
            yield from self._draw(seat)

    def _stood(self, seat: int, origin: str) -> Steps:
        """A kan or bonus tile stands: indicators, aborts, the replacement."""
        state = self.state
        yield from self.rules.indicators.stood(state, origin)
        abort = yield from self.rules.flow.stood(state)
        if abort:
            yield from self._end_drawn(abort)
        elif not self.rules.wall.replacements_left(state):
            yield from self._end_drawn("exhaustive")
        else:
            yield from self._draw(seat, "set_aside" if origin == "set_aside" else "kan")

    def _wins(self, seats: Sequence[int], how: How) -> Steps:
        state, rules = self.state, self.rules
        if how == "tsumo":
            source, tile = seats[0], state.seats[seats[0]].drawn
        else:
            assert state.offer is not None
            source, tile = state.offer.seat, state.offer.tile
        yield from rules.indicators.won(state, seats)
        winners: list[tuple[int, Value]] = []
        for seat in seats:
            value = rules.score.value(rules.win.situation(state, seat, tile, how))
            assert not isinstance(value, Refusal), (seat, tile, how, value)
            winners.append((seat, value))
        for seat, value in winners:
            yield ev.win(seat, source, tile, how, account(value))
        yield from rules.settle.wins(state, winners)
        nxt = yield from rules.flow.after_wins(state, seats)
        if nxt >= 0:
            yield from self._move_on(nxt)
        else:
            yield from self._end_hand()

    def _end_drawn(self, reason: str) -> Steps:
        yield from self.rules.settle.drawn(self.state, reason)
        yield from self._end_hand()

    def _end_hand(self) -> Steps:
        state = self.state
        self._open = {}
        self._chosen = {}
        yield ev.open_wall(state.wall, state.nonce)
        yield ev.hand_end(state.serial)
        ending = self._ending()
        if ending is not None:
            yield from self._end_game(ending)
            return
        self._ask_between()
        if not self._open:
            yield from self._next_hand()

    def _ending(self) -> Ending | None:
        """Why no hand follows the one just ended; None where one does."""
        follows = self.rules.flow.next_hand(self.state)
        if isinstance(follows, Ending):
            return follows
        limit = self.setup.hands
        if limit is not None and self.state.serial + 1 >= limit:
            return Ending("hand_limit")
        return None

    def _ask_between(self) -> None:
        for seat, player in enumerate(self.state.players):
            if player is None:
                continue
            actions = self.rules.flow.between(self.state, seat)
            if not actions and self.setup.confirm:
                actions = (READY,)
            if actions:
                self._open[seat] = actions

    def _next_hand(self) -> Steps:
        """Everybody is ready: those who leave get up; the hand begins when no seat is empty."""
        state = self.state
        for seat, action in sorted(self._chosen.items()):
            player = state.players[seat]
            if action is LEAVE and player is not None:
                yield ev.leave(seat, player.id)
        if None not in state.players:
            yield from self._deal_next()

    def _deal_next(self) -> Steps:
        plan = self.rules.flow.next_hand(self.state)
        assert not isinstance(plan, Ending)
        yield from self._hand(*plan)

    def _end_game(self, ending: Ending) -> Steps:
        state, flow = self.state, self.rules.flow
        places = flow.places(state)
        yield from flow.leftovers(state, places)
        yield ev.game_end(places, *ending)
