"""Reading mjai's JSON lines, the protocol of riichi-playing programs.

A file may hold several games. What the protocol leaves out (yaku, fu, points, who was shown) is not
compared; a log with hidden tiles cannot be played again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from jantaku import events as ev
from jantaku.formats.extension import KEY, adopt
from jantaku.formats.game import DECLARE, INDICATOR, Drawn, FormatError, Game, Hand, Won
from jantaku.formats.mjai_tiles import face_of
from jantaku.formats.mjai_writer import REASONS
from jantaku.melds import claimed
from jantaku.ruleset import HandPlan
from jantaku.tiles import RED_M, RED_S, Face, sort_faces

_WINDS: Final = {wind: i for i, wind in enumerate("ESWN")}
_REASON: Final = {
    **{name: reason for reason, name in REASONS.items()},
    "ryukyoku": "exhaustive",
    "fonpai": "exhaustive",
}

Json = dict[str, Any]


def read_file(path: Path) -> Iterator[Game]:
    """The games in a file, one by one."""
    with path.open(encoding="utf-8-sig") as stream:
        yield from read(stream, path.name)


def read(lines: Iterable[str], name: str) -> Iterator[Game]:
    """The games in lines of JSON; `name` for messages."""
    reader: _Reader | None = None
    count = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
        except (json.JSONDecodeError, RecursionError) as e:
            raise FormatError("not_json", f"line {number} is no JSON: {e}") from e
        if not isinstance(data, dict) or not isinstance(data.get("type"), str):
            raise FormatError("not_mjai", f"line {number} is not an mjai message")
        if reader is None or data["type"] == "start_game":
            if reader is not None:
                yield reader.finished()
            count += 1
            reader = _Reader(name if count == 1 else f"{name}#{count}")
        try:
            reader.take(data)
        except FormatError as e:
            raise FormatError(e.code, f"line {number}: {e}") from e
        except (KeyError, IndexError, TypeError, ValueError) as e:
            raise FormatError("bad_message", f"line {number} is not as it should be: {e}") from e
    if reader is None:
        raise FormatError("empty", "the file is empty")
    yield reader.finished()


def _faces(data: Any) -> tuple[Face, ...]:
    return tuple(face_of(t) for t in data)


class _Reader:
    """Builds a game out of messages."""

    def __init__(self, name: str) -> None:
        self.game = Game(name=name, ruleset="riichi", tells=frozenset({DECLARE, INDICATOR}))
        self.mark = ""
        self.final: tuple[int, ...] | None = None

    def take(self, data: Json) -> None:
        """One message; unknown ones are passed over, as the protocol wants it."""
        handler: Callable[[Json], None] | None = getattr(self, f"_on_{data['type']}", None)
        if handler is not None:
            handler(data)

    def finished(self) -> Game:
        """The game, once all its messages are there."""
        game = self.game
        if not game.hands:
            raise FormatError("no_hands", "the log has no hands")
        if game.header is None:
            self._guess()
        game.final = self.final
        if not game.hands[-1].complete:
            game.cut = "the log ends in the middle of a hand"
        elif game.final is None:
            game.cut = "the log ends before the game does"
        return game

    def _guess(self) -> None:
        """The rules of a log that does not tell them: Tenhou's, as nearly every such log has."""
        game = self.game
        three = len(game.hands[0].scores) == 3
        game.ruleset, game.preset = ("sanma", "tenhou-sanma") if three else ("riichi", "tenhou")
        reds = any(
            RED_M <= t <= RED_S
            for hand in game.hands
            for t in (*hand.indicators, *(t for dealt in hand.dealt for t in dealt))
        ) or any(
            isinstance(m, ev.Draw) and RED_M <= m.tile <= RED_S
            for hand in game.hands
            for m in hand.moves
        )
        game.options = {"reds": "one_each" if reds else "none", "length": "east_south"}

    def _now(self) -> Hand:
        if not self.game.hands:
            raise FormatError("no_hand", "something happens before any hand begins")
        return self.game.hands[-1]

    # --- messages ---------

    def _on_start_game(self, d: Json) -> None:
        self.game.players = tuple(str(n) for n in d.get("names") or ())
        if KEY in d:
            adopt(self.game, d[KEY])

    def _on_start_kyoku(self, d: Json) -> None:
        scores = tuple(int(n) for n in d["scores"])
        tehais = [t for t in d["tehais"] if t]
        if len(scores) == 4 and len(tehais) == 3:
            scores = scores[:3]
        indicator = face_of(d["dora_marker"])
        hand = Hand(
            plan=HandPlan(_WINDS[d["bakaze"]], int(d["kyoku"]) - 1, int(d["oya"]), int(d["honba"])),
            scores=scores,
            sticks=1000 * int(d.get("kyotaku", 0)),
            dealt=tuple(_faces(t) for t in tehais),
            indicator=indicator,
            indicators=(indicator,),
            at=f"hand {len(self.game.hands) + 1}",
        )
        self.game.hands.append(hand)
        self.mark = ""

    def _on_tsumo(self, d: Json) -> None:
        self._now().moves.append(ev.draw(int(d["actor"]), face_of(d["pai"]), "", -1))

    def _on_dahai(self, d: Json) -> None:
        move = ev.discard(int(d["actor"]), face_of(d["pai"]), d["tsumogiri"] is True, self.mark)
        self._now().moves.append(move)
        self.mark = ""

    def _on_reach(self, d: Json) -> None:
        self.mark = "riichi"

    def _on_reach_accepted(self, d: Json) -> None:
        self._now().moves.append(ev.declare(int(d["actor"]), "riichi"))

    def _call(self, d: Json, form: str) -> None:
        own = tuple(sort_faces(_faces(d["consumed"])))
        meld = claimed(form, own, face_of(d["pai"]), int(d["target"]))  # type: ignore[arg-type]  # one of the three below
        self._now().moves.append(ev.call(int(d["actor"]), meld))

    def _on_chi(self, d: Json) -> None:
        self._call(d, "chi")

    def _on_pon(self, d: Json) -> None:
        self._call(d, "pon")

    def _on_daiminkan(self, d: Json) -> None:
        self._call(d, "open_kan")

    def _on_ankan(self, d: Json) -> None:
        tiles = tuple(sort_faces(_faces(d["consumed"])))
        self._now().moves.append(ev.kan(int(d["actor"]), "concealed", tiles))

    def _on_kakan(self, d: Json) -> None:
        self._now().moves.append(ev.kan(int(d["actor"]), "added", (face_of(d["pai"]),)))

    def _on_nukidora(self, d: Json) -> None:
        self._now().moves.append(ev.set_aside(int(d["actor"]), face_of(d.get("pai", "N"))))

    def _on_kita(self, d: Json) -> None:
        self._on_nukidora(d)

    def _on_dora(self, d: Json) -> None:
        hand = self._now()
        tile = face_of(d["dora_marker"])
        hand.moves.append(ev.indicator(tile, False))
        hand.indicators += (tile,)

    def _on_hora(self, d: Json) -> None:
        hand = self._now()
        under = _faces(d.get("ura_markers") or d.get("uradora_markers") or ())
        hand.under = under or hand.under
        limit = bool(d.get("yakuman"))
        # Names of yaku and what points mean differ between programs: only our own are compared.
        ours = self.game.header is not None
        liable = int(d["pao"]) if "pao" in d else -1 if ours else None
        hand.wins.append(
            Won(
                seat=int(d["actor"]),
                source=int(d["target"]),
                tile=face_of(d["pai"]) if "pai" in d else None,
                rows={str(name): int(n) for name, n in d["yakus"]} if ours else None,
                limit=limit,
                fu=int(d["fu"]) if ours else None,
                points=int(d["hora_points"]) if ours else None,
                under=under,
                liable=liable,
                delta=self._delta(d),
            )
        )

    def _delta(self, d: Json) -> tuple[int, ...] | None:
        """What a result changes, where it is told."""
        seats = len(self._now().scores)
        if "deltas" in d:
            return tuple(int(n) for n in d["deltas"][:seats])
        return None

    def _on_ryukyoku(self, d: Json) -> None:
        hand = self._now()
        reason = d.get("reason")
        shown = None
        if self.game.header is not None:
            shown = {s: tuple(sort_faces(_faces(t))) for s, t in enumerate(d["tehais"]) if t}
        hand.drawn = Drawn(
            reason=None if reason is None else _REASON.get(str(reason)),
            shown=shown,
            delta=self._delta(d),
        )

    def _on_end_game(self, d: Json) -> None:
        scores = d.get("scores")
        if isinstance(scores, list):
            self.final = tuple(int(n) for n in scores[: len(self._now().scores)])
