"""Writing Tenhou's XML.

The format tells walls by a seed from which they can be drawn; our walls have none, so what is
written has no seed, except for a game that came with one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Final
from urllib.parse import quote
from xml.sax.saxutils import quoteattr

from jantaku import events as ev
from jantaku.formats import mjlog_melds
from jantaku.formats.extension import KEY, written
from jantaku.formats.game import FormatError, Game, Hand, Won
from jantaku.formats.mjlog_ids import Tiles
from jantaku.formats.tenhou_numbers import numbers_of
from jantaku.formats.tenhou_rules import type_of
from jantaku.formats.tenhou_tables import REASONS
from jantaku.ruleset import resolve, ruleset
from jantaku.wall import WallPlan

_SEATS: Final = 4
_KINDS: Final = {reason: kind for kind, reason in REASONS.items()}


def write_game(game: Game) -> Iterator[str]:
    """The text of the log, tag by tag; FormatError for what the format cannot carry."""
    rules = ruleset(game.ruleset)
    plan = rules.rules(resolve(rules, game.options, preset=game.preset)).wall
    reds = game.options.get("reds") != "none"
    yield '<mjloggm ver="2.3">'
    yield _tag("SHUFFLE", seed=str(game.meta.get("seed", "")), ref="")
    go = {"type": str(type_of(game.ruleset, game.options)), "lobby": "0"}
    extension = written(game)
    if extension is not None:
        go[KEY] = json.dumps(extension, separators=(",", ":"))
    yield _tag("GO", **go)
    names = {f"n{s}": quote(n) for s, n in enumerate(game.players)}
    yield _tag("UN", **names, dan="0,0,0,0", rate="1500,1500,1500,1500", sx="C,C,C,C")
    yield _tag("TAIKYOKU", oya=str(game.hands[0].plan.dealer - game.hands[0].plan.number))
    for index, hand in enumerate(game.hands):
        final = game.final if index == len(game.hands) - 1 else None
        yield from _HandWriter(hand, plan, reds=reds, final=final).tags()
    yield "</mjloggm>"


def _tag(name: str, **attributes: str) -> str:
    body = "".join(f" {k}={quoteattr(v)}" for k, v in attributes.items())
    return f"<{name}{body}/>"


def _hundreds(points: int) -> str:
    if points % 100:
        raise FormatError("no_such_points", f"this format counts in hundreds, not {points}")
    return str(points // 100)


class _HandWriter:
    def __init__(
        self, hand: Hand, plan: WallPlan, *, reds: bool, final: tuple[int, ...] | None
    ) -> None:
        self.hand = hand
        self.final = final
        self.tiles = Tiles(hand, plan, reds=reds)
        self.turned = 1

    def tags(self) -> Iterator[str]:
        hand, plan = self.hand, self.hand.plan
        seed = (4 * plan.round + plan.number, plan.repeat, hand.sticks // 1000, 0, 0)
        dealt = {
            f"hai{s}": _list(self.tiles.held[s]) if s < len(hand.dealt) else ""
            for s in range(_SEATS)
        }
        yield _tag(
            "INIT",
            seed=_list([*seed, self.tiles.indicator(0)]),
            ten=self._points(hand.scores),
            oya=str(plan.dealer),
            **dealt,
        )
        for move in hand.moves:
            yield from self._move(move)
        if hand.wins:
            for won in hand.wins:
                yield self._win(won, last=won is hand.wins[-1])
        elif hand.drawn is not None:
            yield self._draw()

    @staticmethod
    def _points(points: tuple[int, ...]) -> str:
        return ",".join([*map(_hundreds, points), *["0"] * (_SEATS - len(points))])

    def _move(self, move: object) -> Iterator[str]:
        tiles = self.tiles
        if isinstance(move, ev.Draw):
            yield f"<{'TUVW'[move.seat]}{tiles.draw(move)}/>"
        elif isinstance(move, ev.Discard):
            if move.mark:
                yield _tag("REACH", who=str(move.seat), step="1")
            yield f"<{'DEFG'[move.seat]}{tiles.discard(move)}/>"
        elif isinstance(move, ev.Declare):
            yield _tag("REACH", who=str(move.seat), step="2")
        elif isinstance(move, ev.Call):
            yield _tag("N", who=str(move.seat), m=str(tiles.call(move.seat, move.meld)))
        elif isinstance(move, ev.Kan):
            yield _tag("N", who=str(move.seat), m=str(tiles.kan(move)))
        elif isinstance(move, ev.SetAside):
            yield _tag("N", who=str(move.seat), m=str(tiles.set_aside(move)))
        elif isinstance(move, ev.Indicator):
            yield _tag("DORA", hai=str(tiles.indicator(self.turned)))
            self.turned += 1

    def _scores(self, before: tuple[int, ...] | None, delta: tuple[int, ...] | None) -> str:
        assert before is not None
        assert delta is not None
        out = []
        for seat in range(_SEATS):
            inside = seat < len(before)
            out += [_hundreds(before[seat] if inside else 0)]
            out += [_hundreds(delta[seat] if inside else 0)]
        return ",".join(out)

    def _owari(self) -> dict[str, str]:
        if self.final is None:
            return {}
        parts = [p for points in self.final for p in (_hundreds(points), "0.0")]
        return {"owari": ",".join([*parts, *["0", "0.0"] * (_SEATS - len(self.final))])}

    def _win(self, won: Won, *, last: bool) -> str:
        tiles = self.tiles
        machi = tiles.drawn if won.source == won.seat else tiles.last
        held = set(tiles.held[won.seat]) | {machi}
        rows = numbers_of(won, self.hand)
        attributes = {
            "ba": f"{won.repeat},{(won.sticks or 0) // 1000}",
            "hai": _list(sorted(held)),
        }
        melds = [mjlog_melds.encode(m) for m in reversed(tiles.melds[won.seat])]
        if melds:
            attributes["m"] = _list(melds)
        attributes["machi"] = str(machi)
        attributes["ten"] = f"{won.fu},{won.points},{won.step}"
        if won.limit:
            attributes["yakuman"] = _list([number for number, _ in rows])
        else:
            attributes["yaku"] = _list([n for row in rows for n in row])
        shown = len(won.indicators or ())
        attributes["doraHai"] = _list([tiles.indicator(i) for i in range(shown)])
        if won.under:
            under = [tiles.indicator(i, under=True) for i in range(len(won.under))]
            attributes["doraHaiUra"] = _list(under)
        attributes["who"] = str(won.seat)
        attributes["fromWho"] = str(won.source)
        if won.liable is not None and won.liable >= 0:
            attributes["paoWho"] = str(won.liable)
        attributes["sc"] = self._scores(won.before, won.delta)
        return _tag("AGARI", **attributes, **(self._owari() if last else {}))

    def _draw(self) -> str:
        drawn = self.hand.drawn
        assert drawn is not None
        kind = _KINDS.get(drawn.reason or "")
        if kind is None:
            raise FormatError("no_such_draw", f"this format has no draw {drawn.reason!r}")
        shown = {f"hai{s}": _list(sorted(self.tiles.held[s])) for s in drawn.shown or {}}
        return _tag(
            "RYUUKYOKU",
            **({"type": kind} if kind else {}),
            ba=f"{self.hand.plan.repeat},{self.hand.sticks // 1000}",
            sc=self._scores(drawn.before, drawn.delta),
            **shown,
            **self._owari(),
        )


def _list(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))
