"""Scripts that play a table and say what must be true on the way.

One step a line; `#` begins a remark. Seats are absolute, `PATTERN` is an action's key in which `*`
stands for anything.

==========================  ======================================================================
`1 pon:5p5p`                seat 1 chooses this. Claims that stand in the way are passed first,
                            but no other seat's turn is played.
`1 tsumogiri`               seat 1 discards the tile it has drawn.
`to 1`                      everybody does the plainest until seat 1 has a turn.
`to live 3`                 ... until somebody has a turn with so many draws left.
`to end`                    ... until the hand is over.
`continue`                  the next hand begins.
`? 1 PATTERN ...`           each of these is offered to seat 1 now.
`! 1 PATTERN ...`           none of these is offered to seat 1 now.
`only 1 PATTERN = KEY ...`  of this pattern, exactly these are offered to seat 1.
`asked 0 2`                 exactly these seats are asked now.
`marks 1 NAME ...`          exactly these private notes are seat 1's.
`declared 1 NAME`           this declaration of seat 1 stands (`-`: none).
`indicators 3p 4p`          these dora indicators are open; `under` likewise.
`live 12`                   so many draws are left.
`melds 1 [555p] (1111z)`    these lie before seat 1.
`waits 1 2m 5m`             the hand of seat 1, without a tile just drawn, waits for these (`-`:
                            for none).
`hand-of 1 123m5p`          these are the concealed tiles of seat 1.
`wins 1 2`                  these seats have won in this hand (`-`: nobody), in this order.
`rows 1 NAME ...`           these patterns and bonus tiles count for seat 1's win, in any order;
                            `NAME=2` also says how much.
`value 1 NAME=NUMBER ...`   these numbers of its value.
`how 1 ron`                 how it won.
`drawn REASON`              the hand was drawn for this reason (`-`: it was not).
`ready 0 3`                 these seats were tenpai at the draw.
`delta 0 8000 -8000 0`      what each seat gained in this hand.
`points 25000 ...`          what each seat has.
`pot sticks 1000`           what lies in a pot.
`moved pao 1>0 16000`       so much was moved for this reason from a seat or pot to another
                            (0: nothing).
`round 0 1 2 0`             prevailing wind, number, dealer, repeat of the present hand.
`over` / `goes on`          the game is over / is not.
`places 0 3 1 2`            seats from first to last.
==========================  ======================================================================
"""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase

from jantaku import events as ev
from jantaku.melds import meld_text
from jantaku.table import Table
from jantaku.tiles import KINDS, TEXT, faces, listed, text
from jantaku.view import marks

MOST_STEPS = 1000
"""Choices that `to ...` makes at most."""


class Missed(AssertionError):
    """Something is not as the script says."""


def run(table: Table, steps: str) -> None:
    """Play a script, see the module; Missed names the step and says how it is instead."""
    script = _Script(table)
    for number, line in enumerate(steps.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        try:
            script.step(words)
        except (Missed, ValueError, IndexError) as e:
            # The latter two are steps that lack a word or have one that is no number.
            asked = {s: [a.key for a in d.actions] for s, d in table.pending().items()}
            last = "\n    ".join(f"{event!s:.200}" for event in table.log[-6:])
            raise Missed(
                f"step {number}, {line.strip()!r}: {e}\n  offered: {asked}\n  last events:\n"
                f"    {last}"
            ) from None


def _need(holds: object, text: str) -> None:
    if not holds:
        raise Missed(text)


class _Script:
    def __init__(self, table: Table) -> None:
        self.table = table

    def step(self, words: list[str]) -> None:
        head, *rest = words
        if head.isdigit():
            _need(len(rest) == 1, "a choice is one word")
            self._choose(int(head), rest[0])
        elif head in _VERBS:
            _VERBS[head](self, rest)
        else:
            raise Missed(f"there is no step {head!r}")

    # --- choosing ---------

    def _keys(self, seat: int) -> list[str]:
        decision = self.table.pending().get(seat)
        return [a.key for a in decision.actions] if decision is not None else []

    def _choose(self, seat: int, key: str) -> None:
        while True:
            if key == "tsumogiri":
                found = [k for k in self._keys(seat) if k.startswith("discard:")]
                found = [k for k in found if k.endswith(":drawn")]
            else:
                found = [k for k in self._keys(seat) if k == key]
            if found:
                self.table.choose(seat, found[0])
                return
            claims = [s for s, d in self.table.pending().items() if d.kind == "claim"]
            _need(claims, f"seat {seat} is not offered {key}")
            self.table.choose(claims[0], "pass")

    def _plainest(self, stop: Callable[[], bool]) -> None:
        for _ in range(MOST_STEPS):
            pending = self.table.pending()
            if stop():
                return
            _need(
                pending and self.table.state.phase in ("turn", "claim"),
                "the hand was over before that",
            )
            seat, decision = min(pending.items())
            self.table.choose(seat, decision.default)
        raise Missed(f"not after {MOST_STEPS} choices")

    def to(self, rest: list[str]) -> None:
        """Everybody does the plainest until something holds."""
        state = self.table.state
        if rest == ["end"]:
            self._plainest(lambda: state.phase not in ("turn", "claim"))
        elif rest[0] == "live":
            wanted = int(rest[1])
            self._plainest(lambda: state.phase == "turn" and state.live == wanted)
        else:
            seat = int(rest[0])
            self._plainest(lambda: state.phase == "turn" and state.turn == seat)

    def go_on(self, rest: list[str]) -> None:
        """Everybody goes on to the next hand."""
        _need(self.table.state.phase == "between", "no hand has just ended")
        # Whoever is only asked to be ready is; where players may stay or leave, they stay.
        for seat, decision in self.table.pending().items():
            self.table.choose(seat, decision.default)

    # --- what is offered ---------

    def offered(self, rest: list[str]) -> None:
        """Each pattern is offered."""
        keys = self._keys(int(rest[0]))
        for pattern in rest[1:]:
            _need(any(fnmatchcase(k, pattern) for k in keys), f"{pattern} is not offered")

    def not_offered(self, rest: list[str]) -> None:
        """No pattern is offered."""
        keys = self._keys(int(rest[0]))
        for pattern in rest[1:]:
            found = [k for k in keys if fnmatchcase(k, pattern)]
            _need(not found, f"{', '.join(found)} is offered")

    def only(self, rest: list[str]) -> None:
        """Of a pattern, exactly these are offered."""
        seat, pattern, equals, *wanted = rest
        _need(equals == "=", "write: only SEAT PATTERN = KEY ...")
        found = sorted(k for k in self._keys(int(seat)) if fnmatchcase(k, pattern))
        _need(found == sorted(wanted), f"of {pattern} there are {found}")

    def asked(self, rest: list[str]) -> None:
        """Exactly these seats are asked."""
        found = sorted(self.table.pending())
        _need(found == sorted(map(int, rest)), f"asked are {found}")

    # --- how the table stands ---------

    def marks(self, rest: list[str]) -> None:
        """Private notes of a seat."""
        found = marks(self.table.rules, self.table.state, int(rest[0]))
        _need(sorted(found) == sorted(rest[1:]), f"its notes are {found}")

    def declared(self, rest: list[str]) -> None:
        """The declaration of a seat."""
        found = self.table.state.seats[int(rest[0])].declared or "-"
        _need(found == rest[1], f"it has declared {found}")

    def indicators(self, rest: list[str]) -> None:
        """Open dora indicators."""
        found = [TEXT[f] for f in self.table.state.indicators]
        _need(found == rest, f"open are {found}")

    def under(self, rest: list[str]) -> None:
        """Open ura indicators."""
        found = [TEXT[f] for f in self.table.state.under]
        _need(found == rest, f"open are {found}")

    def live(self, rest: list[str]) -> None:
        """Draws left."""
        _need(self.table.state.live == int(rest[0]), f"there are {self.table.state.live}")

    def melds(self, rest: list[str]) -> None:
        """Sets of a seat."""
        found = [meld_text(m) for m in self.table.state.seats[int(rest[0])].melds]
        _need(found == rest[1:], f"there lie {found}")

    def waits(self, rest: list[str]) -> None:
        """Kinds that a seat waits for."""
        rules, state = self.table.rules, self.table.state
        mask = rules.win.waits(state, int(rest[0]))
        found = [TEXT[k] for k in range(KINDS) if mask >> k & 1] or ["-"]
        _need(found == rest[1:], f"it waits for {found}")

    def hand_of(self, rest: list[str]) -> None:
        """Concealed tiles of a seat."""
        found = text(listed(self.table.state.seats[int(rest[0])].hand))
        _need(faces(found) == faces(rest[1]), f"it holds {found}")

    # --- how the hand ended ---------

    def _win(self, seat: str) -> ev.Win:
        for win in self.table.state.wins:
            if win.seat == int(seat):
                return win
        raise Missed(f"seat {seat} has not won")

    def wins(self, rest: list[str]) -> None:
        """Winners in order."""
        found = [str(w.seat) for w in self.table.state.wins] or ["-"]
        _need(found == rest, f"winners are {found}")

    def how(self, rest: list[str]) -> None:
        """How a seat won."""
        _need(self._win(rest[0]).how == rest[1], f"it won by {self._win(rest[0]).how}")

    def rows(self, rest: list[str]) -> None:
        """Patterns and bonus tiles of a win."""
        value: dict[str, list[dict[str, object]]] = self._win(rest[0]).value  # type: ignore[assignment]  # the account of a value
        found = {str(r["key"]).partition(".")[2]: r["amount"] for r in value["rows"]}
        wanted = [word.partition("=") for word in rest[1:]]
        right = sorted(found) == sorted(name for name, _, _ in wanted)
        right = right and all(not n or found[name] == int(n) for name, _, n in wanted)
        _need(right, f"there count {found}")

    def value(self, rest: list[str]) -> None:
        """Numbers of a win."""
        value: dict[str, dict[str, int]] = self._win(rest[0]).value  # type: ignore[assignment]  # the account of a value
        for word in rest[1:]:
            name, _, number = word.partition("=")
            _need(value["numbers"].get(name) == int(number), f"its numbers are {value['numbers']}")

    def drawn(self, rest: list[str]) -> None:
        """Why the hand was drawn."""
        _need((self.table.state.drawn or "-") == rest[0], f"drawn: {self.table.state.drawn!r}")

    def ready(self, rest: list[str]) -> None:
        """Who was tenpai."""
        _need(list(self.table.state.ready) == list(map(int, rest)), f"{self.table.state.ready}")

    def delta(self, rest: list[str]) -> None:
        """What each seat gained."""
        found = [0] * self.table.rules.seats
        for move in self.table.state.transfers:
            if isinstance(move.source, int):
                found[move.source] -= move.amount
            if isinstance(move.target, int):
                found[move.target] += move.amount
        _need(found == list(map(int, rest)), f"gained: {found}")

    def points(self, rest: list[str]) -> None:
        """What each seat has."""
        found = [self.table.state.score(s) for s in range(self.table.rules.seats)]
        _need(found == list(map(int, rest)), f"points: {found}")

    def pot(self, rest: list[str]) -> None:
        """What lies in a pot."""
        found = self.table.state.pot(rest[0])
        _need(found == int(rest[1]), f"there lie {found}")

    def moved(self, rest: list[str]) -> None:
        """What was moved for a reason."""
        reason, ends, amount = rest
        source, _, target = ends.partition(">")
        found = sum(
            t.amount
            for t in self.table.state.transfers
            if t.reason == reason and (str(t.source), str(t.target)) == (source, target)
        )
        every = [str(t[1:]) for t in self.table.state.transfers]
        _need(found == int(amount), f"moved were {found}, of {every}")

    # --- how the game goes on ---------

    def round(self, rest: list[str]) -> None:
        """Round, number, dealer, repeat."""
        state = self.table.state
        found = [state.round, state.number, state.dealer, state.repeat]
        _need(found == list(map(int, rest)), f"it is {found}")

    def over(self, rest: list[str]) -> None:
        """The game is over."""
        _need(self.table.over, "the game goes on")

    def goes(self, rest: list[str]) -> None:
        """The game goes on."""
        _need(rest == ["on"] and not self.table.over, "the game is over")

    def places(self, rest: list[str]) -> None:
        """Seats from first to last."""
        found = list(self.table.state.places)
        _need(found == list(map(int, rest)), f"places: {found}")


_VERBS: dict[str, Callable[[_Script, list[str]], None]] = {
    "to": _Script.to,
    "continue": _Script.go_on,
    "?": _Script.offered,
    "!": _Script.not_offered,
    "hand-of": _Script.hand_of,
    **{
        name: getattr(_Script, name)
        for name in (
            "only", "asked", "marks", "declared", "indicators", "under", "live", "melds", "waits",
            "wins", "how", "rows", "value", "drawn", "ready", "delta", "points", "pot", "moved",
            "round", "over", "goes", "places",
        )
    },
}  # fmt: skip
