"""Writing mjai's JSON lines."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from jantaku import events as ev
from jantaku.formats.extension import KEY, written
from jantaku.formats.game import Drawn, FormatError, Game, Hand, Won
from jantaku.formats.mjai_tiles import text_of
from jantaku.melds import Meld
from jantaku.tiles import KIND, Face

_WINDS: Final = "ESWN"
_CALLS: Final = {"chi": "chi", "pon": "pon", "open_kan": "daiminkan"}
REASONS: Final = {
    "exhaustive": "fanpai",
    "nagashi": "nagashi_mangan",
    "nine_terminals": "kyushukyuhai",
    "four_riichi": "suchareach",
    "four_winds": "sufonrenta",
    "four_kans": "sukaikan",
    "triple_ron": "sanchaho",
}


def write_game(game: Game) -> Iterator[str]:
    """The lines of a game, each with its line break; FormatError for what the format cannot
    carry.
    """
    start: dict[str, Any] = {
        "type": "start_game",
        "names": list(game.players),
        "kyoku_first": 0 if game.options.get("length") == "east_south" else 4,
        "aka_flag": game.options.get("reds") != "none",
    }
    extension = written(game)
    if extension is not None:
        start[KEY] = extension
    yield _line(start)
    for hand in game.hands:
        for event in _Writer(hand).events():
            yield _line(event)
    if game.final is not None:
        yield _line({"type": "end_game", "scores": list(game.final)})


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _texts(faces: tuple[Face, ...]) -> list[str]:
    return [text_of(f) for f in faces]


class _Writer:
    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.scores = list(hand.scores)
        self.pons: list[list[Meld]] = [[] for _ in hand.dealt]

    def events(self) -> Iterator[dict[str, Any]]:
        hand, plan = self.hand, self.hand.plan
        if plan.round not in range(len(_WINDS)):
            raise FormatError("no_such_round", "mjai needs a prevailing wind")
        yield {
            "type": "start_kyoku",
            "bakaze": _WINDS[plan.round],
            "kyoku": plan.number + 1,
            "honba": plan.repeat,
            "kyotaku": hand.sticks // 1000,
            "oya": plan.dealer,
            "dora_marker": text_of(hand.indicator),
            "scores": list(hand.scores),
            "tehais": [_texts(t) for t in hand.dealt],
        }
        for move in hand.moves:
            yield from self._move(move)
        for won in hand.wins:
            yield self._win(won)
        if hand.drawn is not None:
            yield self._drawn(hand.drawn)
        if hand.complete:
            yield {"type": "end_kyoku"}

    def _move(self, e: object) -> Iterator[dict[str, Any]]:
        if isinstance(e, ev.Draw):
            yield {"type": "tsumo", "actor": e.seat, "pai": text_of(e.tile)}
        elif isinstance(e, ev.Discard):
            if e.mark:
                yield {"type": "reach", "actor": e.seat}
            pai = text_of(e.tile)
            yield {"type": "dahai", "actor": e.seat, "pai": pai, "tsumogiri": e.drawn}
        elif isinstance(e, ev.Declare):
            self.scores[e.seat] -= 1000
            yield {"type": "reach_accepted", "actor": e.seat}
        elif isinstance(e, ev.Call):
            yield self._call(e)
        elif isinstance(e, ev.Kan):
            yield self._kan(e)
        elif isinstance(e, ev.SetAside):
            yield {"type": "nukidora", "actor": e.seat, "pai": text_of(e.tile)}
        elif isinstance(e, ev.Indicator):
            yield {"type": "dora", "dora_marker": text_of(e.tile)}

    def _call(self, e: ev.Call) -> dict[str, Any]:
        meld = e.meld
        own = tuple(t for i, t in enumerate(meld.tiles) if i != meld.called)
        if meld.form == "pon":
            self.pons[e.seat].append(meld)
        return {
            "type": _CALLS[meld.form],
            "actor": e.seat,
            "target": meld.source,
            "pai": text_of(meld.tiles[meld.called]),
            "consumed": _texts(own),
        }

    def _kan(self, e: ev.Kan) -> dict[str, Any]:
        if e.form == "concealed":
            return {"type": "ankan", "actor": e.seat, "consumed": _texts(e.tiles)}
        kind = KIND[e.tiles[0]]
        pon = next(m for m in self.pons[e.seat] if m.kind == kind)
        return {
            "type": "kakan",
            "actor": e.seat,
            "pai": text_of(e.tiles[0]),
            "consumed": _texts(pon.tiles),
        }

    def _win(self, won: Won) -> dict[str, Any]:
        assert won.rows is not None
        assert won.delta is not None
        assert won.tile is not None
        self.scores = [a + b for a, b in zip(self.scores, won.delta, strict=True)]
        limit = won.limit
        out: dict[str, Any] = {
            "type": "hora",
            "actor": won.seat,
            "target": won.source,
            "pai": text_of(won.tile),
            "hora_tehais": _texts(won.hand or ()),
            "ura_markers": _texts(won.under or ()),
            "yakus": [[name, amount] for name, amount in won.rows.items()],
            "fu": won.fu,
            "fan": 0 if limit else sum(won.rows.values()),
            "yakuman": sum(won.rows.values()) if limit else 0,
            "hora_points": won.points,
            "deltas": list(won.delta),
            "scores": list(self.scores),
        }
        if won.liable is not None and won.liable >= 0:
            out["pao"] = won.liable
        return out

    def _drawn(self, drawn: Drawn) -> dict[str, Any]:
        assert drawn.delta is not None
        reason = REASONS.get(drawn.reason or "")
        if reason is None:
            raise FormatError("no_such_draw", f"mjai has no draw {drawn.reason!r}")
        self.scores = [a + b for a, b in zip(self.scores, drawn.delta, strict=True)]
        shown = drawn.shown or {}
        return {
            "type": "ryukyoku",
            "reason": reason,
            "tehais": [_texts(shown[s]) if s in shown else None for s in range(len(self.scores))],
            "deltas": list(drawn.delta),
            "scores": list(self.scores),
        }
