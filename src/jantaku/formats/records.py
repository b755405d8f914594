"""Our own records as games of another format, and back.

A record holds more than any foreign log: the wall, every pass, who knew what. Going through a
foreign format keeps what was public; coming back, the engine supplies the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from jantaku import events as ev
from jantaku.formats.compare import rows_of, step_of
from jantaku.formats.game import DECLARE, INDICATOR, Drawn, FormatError, Game, Hand, Won
from jantaku.formats.play import Played, play
from jantaku.options import OptionValue
from jantaku.record import Header, header_of
from jantaku.ruleset import HandPlan, resolve, ruleset
from jantaku.state import TableState, apply
from jantaku.tiles import Face, sort_faces

FAMILY = ("riichi", "riichi-common", "riichi-common-red", "riichi-ema", "sanma", "sanma-red")
"""Rulesets whose games the formats of riichi sites can tell."""


def game_of(header: Header, events: Iterable[ev.Event], name: str) -> Game:
    """The game that a record tells. FormatError for a ruleset that riichi formats cannot tell."""
    if header.ruleset not in FAMILY:
        raise FormatError(
            "not_riichi",
            f"formats of riichi sites cannot tell a game of {header.ruleset}",
            ruleset=header.ruleset,
        )
    return _Teller(header, name).tell(events)


class _Teller:
    def __init__(self, header: Header, name: str) -> None:
        self.state = TableState(header.rules().seats)
        self.game = Game(
            name=name,
            ruleset=header.ruleset,
            options=_values(header.options),
            tells=frozenset({DECLARE, INDICATOR}),
            players=tuple(p.name for p in header.setup.players),
            header=header,
        )
        self.hand: Hand | None = None
        self.shown: dict[int, tuple[Face, ...]] = {}
        self.values: list[ev.Win] = []
        self.reason = ""
        self.before: tuple[int, ...] = ()
        self.moved: list[ev.Transfer] = []

    def tell(self, events: Iterable[ev.Event]) -> Game:
        game = self.game
        for event in events:
            self._event(event)
            apply(self.state, event)
            if isinstance(event, ev.GameEnd):
                game.final = self._scores()
        if not game.hands:
            raise FormatError("no_hands", "the record has no hands")
        if not game.hands[-1].complete:
            game.cut = "the record ends in the middle of a hand"
        elif game.final is None:
            game.cut = "the record ends before the game does"
        return game

    def _scores(self) -> tuple[int, ...]:
        return tuple(self.state.score(s) for s in range(self.state.count))

    def _event(self, e: ev.Event) -> None:
        if isinstance(e, ev.HandStart):
            self._begin(e)
            return
        hand = self.hand
        if hand is None:
            return
        if isinstance(e, ev.Wall):
            hand.wall = e.tiles
        elif isinstance(e, ev.Deal):
            dealt = list(hand.dealt)
            dealt[e.seat] = e.tiles
            hand.dealt = tuple(dealt)
        elif isinstance(e, ev.Indicator):
            self._indicator(hand, e)
        elif isinstance(e, ev.Draw | ev.Discard | ev.Call | ev.Kan | ev.SetAside | ev.Declare):
            hand.moves.append(e)
        elif isinstance(e, ev.Win | ev.HandDrawn):
            self._ends(e)
        elif isinstance(e, ev.Show):
            self.shown[e.seat] = e.tiles
        elif isinstance(e, ev.Transfer) and self.before:
            self.moved.append(e)
        elif isinstance(e, ev.HandEnd):
            self._result(hand)

    def _begin(self, e: ev.HandStart) -> None:
        self.hand = hand = Hand(
            plan=HandPlan(e.round, e.number, e.dealer, e.repeat),
            scores=self._scores(),
            sticks=self.state.pot("sticks"),
            dealt=((),) * self.state.count,
            indicator=-1,
            at=f"hand {e.serial + 1}",
        )
        self.game.hands.append(hand)
        self.shown, self.values, self.reason = {}, [], ""
        self.before, self.moved = (), []

    def _indicator(self, hand: Hand, e: ev.Indicator) -> None:
        if e.under:
            hand.under += (e.tile,)
            return
        hand.indicators += (e.tile,)
        if hand.indicator < 0:
            hand.indicator = e.tile
        else:
            hand.moves.append(e)

    def _ends(self, e: ev.Win | ev.HandDrawn) -> None:
        if not self.before:
            self.before = self._scores()
        if isinstance(e, ev.Win):
            self.values.append(e)
        else:
            self.reason = e.reason

    def _result(self, hand: Hand) -> None:
        scores = list(self.before)
        if self.reason:
            delta = _delta(self.moved, len(scores))
            hand.drawn = Drawn(
                reason=self.reason,
                shown={s: tuple(sort_faces(t)) for s, t in self.shown.items()},
                before=self.before,
                delta=delta,
            )
        for place, e in enumerate(self.values):
            mine = [t for t in self.moved if t.target == e.seat]
            delta = _delta(mine, len(scores))
            value = e.value
            assert isinstance(value, Mapping)
            tiles = list(self.shown.get(e.seat, ()))
            if e.how != "tsumo":
                tiles.append(e.tile)
            hand.wins.append(
                Won(
                    seat=e.seat,
                    source=e.source,
                    tile=e.tile,
                    rows=rows_of(value),
                    limit="yakuman" in value["numbers"],
                    hand=tuple(sort_faces(tiles)),
                    fu=value["numbers"]["fu"],
                    points=value["numbers"]["points"],
                    shares=_shares(value["numbers"]),
                    step=step_of(value),
                    indicators=hand.indicators,
                    under=hand.under if self.state.seats[e.seat].declared else (),
                    repeat=0 if place else self.state.repeat,
                    sticks=sum(t.amount for t in mine if t.reason == "sticks"),
                    liable=next((int(t.source) for t in mine if t.reason == "pao"), -1),
                    before=tuple(scores),
                    delta=delta,
                )
            )
            scores = [a + b for a, b in zip(scores, delta, strict=True)]


def _delta(transfers: Iterable[ev.Transfer], seats: int) -> tuple[int, ...]:
    out = [0] * seats
    for t in transfers:
        if isinstance(t.source, int):
            out[t.source] -= t.amount
        if isinstance(t.target, int):
            out[t.target] += t.amount
    return tuple(out)


def _shares(numbers: Mapping[str, int]) -> tuple[int, int] | None:
    if "from_other" not in numbers:
        return None
    return numbers.get("from_dealer", 0), numbers["from_other"]


def _values(options: Mapping[str, object]) -> dict[str, OptionValue]:
    return {k: v for k, v in options.items() if isinstance(v, bool | int | str)}


def record_of(game: Game) -> tuple[Header, list[ev.Event]]:
    """The record that playing a game gives.

    FormatError `differs` where log and engine part, `not_whole` for a log that has to be begun
    anew in between because a hand of it cannot be played.
    """
    rules = ruleset(game.ruleset)
    options = resolve(rules, game.options, preset=game.preset)
    played: Played = play(game, rules.rules(options))
    if played.differences:
        first = played.differences[0]
        raise FormatError(
            "differs",
            f"{first.where}: {first.what}: recorded {first.recorded}, engine {first.engine}",
        )
    if len(played.tables) != 1:
        raise FormatError("not_whole", played.unjudged or "the hands are not one game")
    table = played.tables[0]
    log = table.log if game.final is not None else _recorded(table.log, game)
    if game.header is None:
        return header_of(game.ruleset, options, table.setup, source=game.name), log
    # Nobody was asked whether they are ready, so the record must not say that they were.
    setup = replace(game.header.setup, confirm=False)
    return replace(game.header, setup=setup), log


def _recorded(log: list[ev.Event], game: Game) -> list[ev.Event]:
    """The log without the hand that the table began after the last one recorded."""
    starts = [i for i, e in enumerate(log) if isinstance(e, ev.HandStart)]
    return log[: starts[len(game.hands)]] if len(starts) > len(game.hands) else log
