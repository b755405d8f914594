"""Reading Tenhou's XML logs (`.mjlog`, `.xml`, gzipped or not).

The file is read piece by piece; what is kept is one game. A file that stops early gives the game as
far as it goes, and `Game.cut` says so; a file that is no such log raises `FormatError`.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import unquote
from xml.parsers import expat

from jantaku import events as ev
from jantaku.errors import RecordError, TileError
from jantaku.formats import mjlog_melds
from jantaku.formats.extension import KEY, adopt
from jantaku.formats.game import DECLARE, INDICATOR, Drawn, FormatError, Game, Hand, Won
from jantaku.formats.sanity import settle_length
from jantaku.formats.shuffle import SEED_TYPE, Walls, face_of
from jantaku.formats.tenhou_numbers import row_of
from jantaku.formats.tenhou_rules import Played, by_type
from jantaku.formats.tenhou_tables import FIRST_LIMIT, REASONS
from jantaku.ruleset import HandPlan
from jantaku.tiles import SORT, Face

_CHUNK: Final = 1 << 16
_DRAWS: Final = {"T": 0, "U": 1, "V": 2, "W": 3}
_DISCARDS: Final = {"D": 0, "E": 1, "F": 2, "G": 3}
_MOST_HANDS: Final = 60
"""How far a fragment that begins in mid-game is looked for among the walls of its seed."""

Tag = tuple[str, dict[str, str]]


class BinarySource(Protocol):
    """Anything bytes can be read from piece by piece."""

    def read(self, size: int, /) -> bytes:
        """At most `size` bytes; empty at the end."""


def read_file(path: Path) -> Game:
    """The game in a file."""
    with path.open("rb") as raw:
        packed = raw.read(2) == b"\x1f\x8b"
        raw.seek(0)
        return read(gzip.GzipFile(fileobj=raw) if packed else raw, path.name)


def read(stream: BinarySource, name: str) -> Game:
    """The game in an open stream; `name` for messages."""
    return _Reader(name).read(_tags(stream))


class _Cut(Exception):
    """The XML stops being well-formed."""


def _tags(stream: BinarySource) -> Iterator[Tag]:
    """The elements in document order. A document type, which no log has, is refused: it could
    expand without end.
    """
    found: list[Tag] = []
    parser = expat.ParserCreate()

    def start(tag: str, attributes: dict[str, str]) -> None:
        found.append((tag, attributes))

    def doctype(*_: object) -> None:
        raise FormatError("not_mjlog", "a document type declaration is not part of a log")

    parser.StartElementHandler = start
    parser.StartDoctypeDeclHandler = doctype
    while True:
        try:
            chunk = stream.read(_CHUNK)
            parser.Parse(chunk, not chunk)
        except (expat.ExpatError, EOFError, OSError) as e:
            yield from found
            raise _Cut(str(e)) from e
        yield from found
        found.clear()
        if not chunk:
            return


def _numbers(text: str) -> list[int]:
    try:
        return [int(float(n)) for n in text.split(",")] if text else []
    except ValueError as e:
        raise FormatError("bad_number", f"{text!r:.60} is not a list of numbers") from e


class _Reader:
    """Builds a game out of tags."""

    def __init__(self, name: str) -> None:
        self.game = Game(name=name, ruleset="riichi", tells=frozenset({DECLARE, INDICATOR}))
        self.played = Played("riichi", "tenhou", {"reds": "one_each"})
        self.seed = ""
        self.walls: Walls | None = None
        self.hand: Hand | None = None
        self.drawn = -1
        self.mark = ""
        self.ended = False

    def read(self, tags: Iterator[Tag]) -> Game:
        game = self.game
        try:
            first = next(tags, None)
            if first is None or first[0] != "mjloggm":
                raise FormatError("not_mjlog", "the file is not an mjlog")
            game.meta["ver"] = first[1].get("ver", "")
            for tag, attributes in tags:
                self._tag(tag, attributes)
        except _Cut as e:
            if not game.hands:
                raise FormatError("not_mjlog", f"the file is not an mjlog: {e}") from e
            game.cut = f"the file is cut: {e}"
        except (KeyError, IndexError) as e:
            raise FormatError("bad_tag", f"an attribute is missing or too short: {e}") from e
        except (RecordError, TileError) as e:
            raise FormatError(e.code, str(e)) from e
        if not game.hands:
            raise FormatError("no_hands", "the log has no hands")
        settle_length(game, self.played.goal)
        if not game.cut and not game.hands[-1].complete:
            game.cut = "the log ends in the middle of a hand"
        elif not game.cut and game.final is None:
            game.cut = "the log ends before the game does"
        return game

    def _tag(self, tag: str, attributes: dict[str, str]) -> None:
        kind, rest = tag[0], tag[1:]
        if rest.isdecimal() and self.hand is not None:
            if kind in _DRAWS:
                self._draw(_DRAWS[kind], int(rest))
                return
            if kind in _DISCARDS:
                self._discard(_DISCARDS[kind], int(rest))
                return
        handler = getattr(self, f"_on_{tag.lower()}", None)
        if handler is not None:
            handler(attributes)

    # --- before the hands ---------

    def _on_shuffle(self, a: dict[str, str]) -> None:
        self.seed = a.get("seed", "")

    def _on_go(self, a: dict[str, str]) -> None:
        go = int(a["type"])
        self.played = played = by_type(go, rule=a.get("csrule", "") or a.get("rule", ""))
        game = self.game
        game.ruleset, game.preset, game.private = played.ruleset, played.preset, played.private
        game.options = dict(played.options)
        game.meta.update({f"go.{k}": v for k, v in a.items() if k != KEY})
        if KEY in a:
            self._adopt(a[KEY])
        if self.seed.startswith(SEED_TYPE + ","):
            self.walls = Walls(self.seed, sanma=played.seats == 3)

    def _adopt(self, text: str) -> None:
        try:
            adopt(self.game, json.loads(text))
        except json.JSONDecodeError as e:
            raise FormatError("bad_extension", f"the extension is no JSON: {e}") from e

    def _on_un(self, a: dict[str, str]) -> None:
        if not self.game.players:
            self.game.players = tuple(unquote(a.get(f"n{s}", "")) for s in range(self.played.seats))
            self.game.meta.update({f"un.{k}": v for k, v in a.items()})

    # --- hands ---------

    def _face(self, tile: int) -> Face:
        return face_of(tile, reds=self.played.reds)

    def _faces(self, numbers: list[int]) -> tuple[Face, ...]:
        return tuple(sorted((self._face(n) for n in numbers), key=SORT.__getitem__))

    def _on_init(self, a: dict[str, str]) -> None:
        if self.hand is not None and not self.hand.complete:
            raise FormatError("no_result", f"{self.hand.at} has no result, yet another hand begins")
        seats = self.played.seats
        number, repeat, sticks, *dice, indicator = _numbers(a["seed"])
        dealt = [_numbers(a[f"hai{s}"]) for s in range(seats)]
        scores = [100 * n for n in _numbers(a["ten"])[:seats]]
        dealer = int(a["oya"])
        plan = HandPlan(number // 4, number % 4, dealer, repeat)
        self.hand = hand = Hand(
            plan=plan,
            scores=tuple(scores),
            sticks=1000 * sticks,
            dealt=tuple(tuple(self._face(i) for i in tiles) for tiles in dealt),
            indicator=self._face(indicator),
            at=f"hand {len(self.game.hands) + 1}",
        )
        hand.indicators = (hand.indicator,)
        hand.wall = self._wall(dealt, dealer, tuple(dice))
        self.game.hands.append(hand)
        if "shuffle" in a:
            # The oldest logs carry their seed here; then a dealer on top went on after tenpai.
            self.game.options["dealer_stops_on_tenpai"] = False
        self.drawn = -1
        self.mark = ""

    def _wall(
        self, dealt: list[list[int]], dealer: int, dice: tuple[int, ...]
    ) -> tuple[Face, ...] | None:
        """The wall of the seed from which these tiles were dealt. A log of a whole game takes them
        one by one; a fragment may begin anywhere.
        """
        if self.walls is None:
            return None
        for _ in range(_MOST_HANDS):
            wall, thrown = self.walls.next()
            if thrown == dice and _deals(wall, dealer, len(dealt)) == [sorted(t) for t in dealt]:
                return tuple(self._face(i) for i in wall)
        raise FormatError("wrong_seed", f"hand {len(self.game.hands) + 1} is not of the log's seed")

    def _now(self) -> Hand:
        if self.hand is None:
            raise FormatError("no_hand", "something happens before any hand begins")
        return self.hand

    def _draw(self, seat: int, tile: int) -> None:
        self._now().moves.append(ev.draw(seat, self._face(tile), "", -1))
        self.drawn = tile

    def _discard(self, seat: int, tile: int) -> None:
        move = ev.discard(seat, self._face(tile), tile == self.drawn, self.mark)
        self._now().moves.append(move)
        self.drawn = -1
        self.mark = ""

    def _on_n(self, a: dict[str, str]) -> None:
        seat = int(a["who"])
        coded = mjlog_melds.decode(int(a["m"]))
        hand, reds = self._now(), self.played.reds
        self.drawn = -1
        if coded.form == mjlog_melds.SET_ASIDE:
            hand.moves.append(ev.set_aside(seat, self._face(coded.added)))
        elif coded.form in ("concealed_kan", "added_kan"):
            form = coded.form.removesuffix("_kan")
            tiles = sorted(coded.announced(reds=reds), key=SORT.__getitem__)
            hand.moves.append(ev.kan(seat, form, tuple(tiles)))
        else:
            hand.moves.append(ev.call(seat, coded.meld(seat, reds=reds)))

    def _on_reach(self, a: dict[str, str]) -> None:
        if a["step"] == "1":
            self.mark = "riichi"
        else:
            self._now().moves.append(ev.declare(int(a["who"]), "riichi"))

    def _on_dora(self, a: dict[str, str]) -> None:
        hand = self._now()
        tile = self._face(int(a["hai"]))
        hand.moves.append(ev.indicator(tile, False))
        hand.indicators += (tile,)

    # --- results ---------

    def _scores(self, a: dict[str, str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        numbers = [100 * n for n in _numbers(a["sc"])][: 2 * self.played.seats]
        return tuple(numbers[::2]), tuple(numbers[1::2])

    def _on_agari(self, a: dict[str, str]) -> None:
        hand = self._now()
        seat = int(a["who"])
        fu, points, step = _numbers(a["ten"])
        repeat, sticks = _numbers(a["ba"])
        limit = "yakuman" in a
        numbers = _numbers(a.get("yakuman", ""))
        pairs = [(n, 1) for n in numbers] if limit else _pairs(_numbers(a.get("yaku", "")))
        if "yakuman" in a and "yaku" in a:
            raise FormatError("two_values", "a win has both yaku and yakuman")
        before, delta = self._scores(a)
        won = Won(
            seat=seat,
            source=int(a["fromWho"]),
            tile=self._face(int(a["machi"])),
            rows=rows_of(pairs, self.played.seats),
            limit=limit and all(FIRST_LIMIT <= n < 52 for n in numbers),
            hand=self._faces(_numbers(a["hai"])),
            fu=fu,
            points=points,
            step=step,
            indicators=tuple(self._face(n) for n in _numbers(a["doraHai"])),
            under=tuple(self._face(n) for n in _numbers(a.get("doraHaiUra", ""))),
            repeat=repeat,
            sticks=1000 * sticks,
            liable=int(a.get("paoWho", -1)),
            before=before,
            delta=delta,
        )
        hand.wins.append(won)
        hand.under = won.under or hand.under
        self._end(a)

    def _on_ryuukyoku(self, a: dict[str, str]) -> None:
        hand = self._now()
        kind = a.get("type", "")
        before, delta = self._scores(a)
        hand.drawn = Drawn(
            reason=REASONS.get(kind, kind),
            shown={
                s: self._faces(_numbers(a[f"hai{s}"]))
                for s in range(self.played.seats)
                if a.get(f"hai{s}")
            },
            before=before,
            delta=delta,
        )
        self._end(a)

    def _end(self, a: dict[str, str]) -> None:
        if "owari" in a:
            final = a["owari"].split(",")[: 2 * self.played.seats : 2]
            self.game.final = tuple(100 * n for n in _numbers(",".join(final)))


def rows_of(pairs: list[tuple[int, int]], seats: int) -> dict[str, int]:
    """Han by row id from Tenhou's numbers; FormatError for a number that is not known."""
    rows: dict[str, int] = {}
    for number, han in pairs:
        name = row_of(number, seats)
        if name is None:
            raise FormatError("unknown_yaku", f"there is no yaku number {number}")
        rows[name] = rows.get(name, 0) + han
    return rows


def _pairs(numbers: list[int]) -> list[tuple[int, int]]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _deals(wall: list[int], dealer: int, seats: int) -> list[list[int]]:
    """The sorted tile numbers each seat is dealt from a wall: three times four, then one."""
    hands: list[list[int]] = [[] for _ in range(seats)]
    at = 0
    for block in (4, 4, 4, 1):
        for step in range(seats):
            hands[(dealer + step) % seats].extend(wall[at : at + block])
            at += block
    return [sorted(h) for h in hands]
