"""Playing a recorded game again through our own table, and saying where the two part.

The recorded choices are made one by one; what the table does by itself (draws, indicators,
declarations that stand, payments, the next hand) is compared with what the log says. After a
difference the hand is given up and the next one begins from its recorded position, so that one
difference is reported once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from jantaku import events as ev
from jantaku.actions import PASS, RON, TSUMO, Action, action
from jantaku.errors import JantakuError
from jantaku.formats.compare import compare_draw, compare_wins
from jantaku.formats.counts import Counts
from jantaku.formats.describe import position, told
from jantaku.formats.game import FormatError, Game, Hand, Move, public
from jantaku.formats.sanity import doubt
from jantaku.formats.walls import rebuild
from jantaku.ruleset import HandPlan, Rules
from jantaku.state import Player
from jantaku.table import Setup, Start, Table
from jantaku.tiles import Face, text


@dataclass(slots=True, kw_only=True)
class Difference:
    """One place where log and engine part.

    Attributes:
        hand: index of the hand in the game; `move` of the move in it (-1: its start, its length:
            its end).
        where: both in words.
        what: what was compared; `recorded` and `engine` the two sides as text.
        position: the table at that moment, several lines.
    """

    hand: int
    move: int
    where: str
    what: str
    recorded: str
    engine: str
    position: str = ""


@dataclass(slots=True, kw_only=True)
class Played(Counts):
    """What playing a game found.

    Attributes:
        tables: the tables it was played on: one, unless it had to be taken up again in between.
        differences: in order.
        unjudged: why something was not judged, or empty.
    """

    tables: list[Table] = field(default_factory=list)
    differences: list[Difference] = field(default_factory=list)
    unjudged: str = ""


class _Parted(Exception):
    """Log and engine part here."""

    def __init__(self, what: str, recorded: object, engine: object) -> None:
        super().__init__(what)
        self.what = what
        self.recorded = str(recorded)
        self.engine = str(engine)


def play(game: Game, rules: Rules) -> Played:
    """Play `game` under `rules`."""
    return _Player(game, rules).run()


class _Player:
    def __init__(self, game: Game, rules: Rules) -> None:
        self.game = game
        self.rules = rules
        self.result = Played()
        self.walls: list[tuple[Face, ...]] = []
        self.table: Table | None = None
        self.offset = 0
        self.produced: deque[tuple[object, ...]] = deque()
        self.expected: deque[tuple[object, ...]] = deque()
        """What the table did and the log has not told yet, and the other way round."""
        self.answered = 0
        """Length of the table's log before the latest answers."""
        self.begun: list[ev.Event] = []
        """The events of the next hand, which the table began by itself."""

    def run(self) -> Played:
        game, result = self.game, self.result
        reasons = [game.cut, game.doubt]
        doubts = [self._prepare(hand) for hand in game.hands]
        for index, hand in enumerate(game.hands):
            if doubts[index]:
                reasons.append(f"edited: {hand.at}: {doubts[index]}")
                self.table = None
                continue
            at = [-1]
            try:
                self._begin(index, hand)
                result.walls += hand.wall is not None
                self._moves(hand, at)
                if hand.complete:
                    at[0] = len(hand.moves)
                    self._end(hand)
                    result.hands += 1
                    result.wins += len(hand.wins)
                    result.draws += hand.drawn is not None
                    self._after(index)
            except _Parted as e:
                self._report(index, hand, at[0], e)
                self.table = None
            except (JantakuError, AssertionError, LookupError, TypeError, ValueError) as e:
                # Whatever an edited log makes the engine do, it is a difference and no crash.
                said = f"{type(e).__name__}: {e}"
                self._report(index, hand, at[0], _Parted("error", "", said))
                self.table = None
        result.unjudged = "; ".join(filter(None, reasons))
        return result

    def _prepare(self, hand: Hand) -> str:
        """Find the wall of a hand; why it cannot be played, or an empty text."""
        self.walls.append(tuple(self.rules.tiles.faces()))
        reason = doubt(hand)
        if not reason:
            try:
                self.walls[-1] = hand.wall or rebuild(hand, self.rules)
            except FormatError as e:
                reason = str(e)
        return reason

    def _report(self, index: int, hand: Hand, move: int, e: _Parted) -> None:
        plan = hand.plan
        number = "start" if move < 0 else "end" if move >= len(hand.moves) else f"move {move + 1}"
        where = (
            f"hand {index + 1} ({'ESWN'[plan.round % 4]}{plan.number + 1}, repeat {plan.repeat}), "
            f"{number}"
        )
        table = self.table
        self.result.differences.append(
            Difference(
                hand=index,
                move=move,
                where=where,
                what=e.what,
                recorded=e.recorded,
                engine=e.engine,
                position="" if table is None else position(table),
            )
        )

    # --- a hand begins ---------

    def _wall(self, serial: int) -> tuple[tuple[Face, ...], str]:
        # A hand that the log does not have gets any wall: the difference is found at its start.
        index = min(self.offset + serial, len(self.walls) - 1)
        return self.walls[index], ""

    def _begin(self, index: int, hand: Hand) -> None:
        table = self.table
        if table is None or table.over:
            if table is not None:
                self.table = None
                raise _Parted("game end", "another hand follows", "the game is over")
            self._take_up(index, hand)
            table = self.table
            assert table is not None
        else:
            self._compare_start(table, hand)
        self.produced.clear()
        begun, self.begun = self.begun, []
        self._take(e for e in begun if isinstance(e, ev.Draw))
        state = table.state
        for e in begun:
            if isinstance(e, ev.Deal) and sorted(e.tiles) != sorted(hand.dealt[e.seat]):
                raise _Parted(f"deal of seat {e.seat}", text(hand.dealt[e.seat]), text(e.tiles))
        if state.indicators and state.indicators[0] != hand.indicator:
            raise _Parted("indicator", text((hand.indicator,)), text(state.indicators))

    def _take_up(self, index: int, hand: Hand) -> None:
        """Begin a table at this hand; an ordinary first hand begins as the ruleset has it."""
        game, rules = self.game, self.rules
        names = game.players or ("",) * rules.seats
        players = tuple(
            Player(f"player{s}", names[s] if s < len(names) else "", False)
            for s in range(rules.seats)
        )
        self.offset = index
        if index == 0 and game.header is not None:
            setup = replace(game.header.setup, confirm=False)
            self.table = table = Table(rules, setup, walls=self._wall)
            self.begun = table.drain()
            self.result.tables.append(table)
            return
        pots = (("sticks", hand.sticks),) if hand.sticks else ()
        first = HandPlan(0, 0, hand.plan.dealer, 0)
        setup = Setup(players=players, dealer=hand.plan.dealer)
        fresh = hand.plan == first and not pots
        if fresh:
            self.table = table = Table(rules, setup, walls=self._wall)
            fresh = all(table.state.score(s) == hand.scores[s] for s in range(rules.seats))
        if not fresh:
            setup = Setup(players=players, start=Start(hand.plan, hand.scores, pots))
            self.table = table = Table(rules, setup, walls=self._wall)
        self.begun = table.drain()
        self.result.tables.append(table)

    def _compare_start(self, table: Table, hand: Hand) -> None:
        state = table.state
        plan = HandPlan(state.round, state.number, state.dealer, state.repeat)
        if plan != hand.plan:
            raise _Parted("next hand", hand.plan, plan)
        scores = tuple(state.score(s) for s in range(state.count))
        if scores != hand.scores:
            raise _Parted("scores at the start", hand.scores, scores)
        if state.pot("sticks") != hand.sticks:
            raise _Parted("sticks at the start", hand.sticks, state.pot("sticks"))

    # --- moves ---------

    def _take(self, events: Iterable[ev.Event]) -> None:
        """Keep what the table did; what comes after the end of a hand waits for the next one."""
        rest = iter(events)
        for event in rest:
            if isinstance(event, ev.HandEnd):
                self.begun = list(rest)
                return
            key = public(event, self.game.tells)
            if key is not None:
                self.produced.append(key)

    def _moves(self, hand: Hand, at: list[int]) -> None:
        """Make the recorded choices; `at` follows which move is being judged."""
        self.expected.clear()
        for i, move in enumerate(hand.moves):
            at[0] = i
            key = public(move, self.game.tells)
            if key is None:
                continue
            chosen = self._choice(move)
            if chosen is not None:
                self._nothing_before(key)
                self._choose(*chosen)
            self.expected.append(key)
            self._match()
            if isinstance(move, ev.Draw) and self.expected and not self.produced:
                self._all_pass()
                self._match()
            # A declaration that stands or an indicator may wait for the choice that brings it.
            if self.expected and not isinstance(move, ev.Declare | ev.Indicator):
                raise _Parted("move", told(self.expected[0]), "nothing happens")
            self.result.moves += 1

    def _match(self) -> None:
        expected, produced = self.expected, self.produced
        while expected and produced:
            if expected[0] != produced[0]:
                raise _Parted("move", told(expected[0]), told(produced[0]))
            expected.popleft()
            produced.popleft()

    def _nothing_before(self, key: tuple[object, ...]) -> None:
        if self.produced:
            raise _Parted("move", told(key), told(self.produced[0]))

    @staticmethod
    def _choice(move: Move) -> tuple[int, Action] | None:
        """Whose choice a move is, and which; None for what happens by itself."""
        if isinstance(move, ev.Discard):
            return move.seat, action("discard", (move.tile,), move.drawn, move.mark)
        if isinstance(move, ev.Call):
            meld = move.meld
            own = tuple(t for i, t in enumerate(meld.tiles) if i != meld.called)
            return move.seat, action(meld.form, own)
        if isinstance(move, ev.Kan):
            concealed = move.form == "concealed"
            return move.seat, action("concealed_kan" if concealed else "added_kan", move.tiles)
        if isinstance(move, ev.SetAside):
            return move.seat, action("set_aside", (move.tile,))
        return None

    def _choose(self, seat: int, chosen: Action) -> None:
        """`seat` makes the recorded choice; it must be offered now, others let pass."""
        table = self.table
        assert table is not None
        decisions = table.pending()
        mine = decisions.get(seat)
        if mine is None or chosen not in mine.actions:
            offered = "nothing" if mine is None else " ".join(a.key for a in mine.actions)
            raise _Parted(f"choice of seat {seat} not offered", chosen.key, offered)
        self._answer({seat: chosen})

    def _answer(self, wanted: dict[int, Action]) -> None:
        """Everybody who is asked answers: as wanted, or passes."""
        table = self.table
        assert table is not None
        ticks = table.state.ticks
        self.answered = len(table.log)
        for seat in table.pending():
            if table.state.ticks != ticks:
                break
            table.choose(seat, wanted.get(seat, PASS))
        self._take(table.drain())

    def _all_pass(self) -> None:
        table = self.table
        assert table is not None
        if table.state.phase == "claim":
            self._answer({})

    # --- the end of a hand ---------

    def _end(self, hand: Hand) -> None:
        table = self.table
        assert table is not None
        if hand.wins:
            self._win(hand)
        else:
            self._draw(hand)
        self._match()
        if self.produced:
            raise _Parted("end of the hand", "the hand ends", told(self.produced[0]))
        if self.expected:
            raise _Parted("move", told(self.expected[0]), "nothing happens")
        made = table.log[self.answered :]
        stop = next((i for i, e in enumerate(made) if isinstance(e, ev.HandEnd)), None)
        if stop is None:
            raise _Parted("end of the hand", "the hand ends", "it goes on")
        if hand.drawn is not None:
            compare_draw(hand.drawn, made[:stop], self._before(made), _part)
        else:
            compare_wins(hand.wins, made[:stop], self._before(made), _part)

    def _before(self, made: Sequence[ev.Event]) -> tuple[int, ...]:
        """Points of each seat before the payments among these events."""
        table = self.table
        assert table is not None
        scores = [table.state.score(s) for s in range(table.state.count)]
        settled = next(i for i, e in enumerate(made) if isinstance(e, ev.Win | ev.HandDrawn))
        for e in made[settled:]:
            if isinstance(e, ev.Transfer):
                if isinstance(e.source, int):
                    scores[e.source] += e.amount
                if isinstance(e.target, int):
                    scores[e.target] -= e.amount
        return tuple(scores)

    def _win(self, hand: Hand) -> None:
        table = self.table
        assert table is not None
        decisions = table.pending()
        wanted: dict[int, Action] = {}
        for won in hand.wins:
            chosen = TSUMO if won.source == won.seat else RON
            mine = decisions.get(won.seat)
            if mine is None or chosen not in mine.actions:
                offered = "nothing" if mine is None else " ".join(a.key for a in mine.actions)
                raise _Parted(f"win of seat {won.seat} not offered", chosen.key, offered)
            wanted[won.seat] = chosen
        self._answer(wanted)

    def _draw(self, hand: Hand) -> None:
        table = self.table
        assert table is not None
        assert hand.drawn is not None
        reason = hand.drawn.reason
        if reason == "triple_ron":
            decisions = table.pending()
            self._answer({s: RON for s, d in decisions.items() if RON in d.actions})
        elif reason == "nine_terminals":
            self._choose(table.state.turn, action("abort", (), False, "nine_terminals"))
        else:
            self._all_pass()

    def _after(self, index: int) -> None:
        """The end of the game, where the log tells of it."""
        game, table = self.game, self.table
        assert table is not None
        last = index == len(game.hands) - 1
        if not last or game.final is None:
            return
        if not table.over:
            raise _Parted("game end", "the game is over", "another hand follows")
        scores = tuple(table.state.score(s) for s in range(table.state.count))
        if scores != game.final:
            raise _Parted("final scores", game.final, scores)


def _part(what: str, recorded: object, engine: object) -> None:
    raise _Parted(what, recorded, engine)
