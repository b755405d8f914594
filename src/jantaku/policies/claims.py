"""What the others may do with a tile on offer, and who gets it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from jantaku.actions import PASS, RON, Action, action
from jantaku.melds import Meld, claimed
from jantaku.policies.aborts import AbortRule
from jantaku.policies.kans import FACES_OF, Kans, faces_held
from jantaku.policies.kuikae import Kuikae
from jantaku.policies.robbing import Robbing
from jantaku.ruleset import Furiten, Outcome, Win
from jantaku.situation import How
from jantaku.state import SeatState, TableState
from jantaku.tiles import KIND, KINDS, Face, Kind

_PRIORITY: Final = {"ron": 3, "pon": 2, "open_kan": 2, "chi": 1, "pass": 0}


class Claims:
    """Ron before pon and kan before chi; among equals the nearest in turn order (rules: general).

    Args:
        win, furiten, robbing: whether a tile can be won.
        kans: whether an open kan has room; None where there are no open kans.
        kuikae: a call that leaves only forbidden discards is not offered.
        chi, pon: which calls exist; chi only from the seat before.
        most_wins: how many may win one tile.
        abort_at: that many claims to win one tile end the hand instead, 0 for never; `abort_name`
            is the reason.
        ending: draws that end the hand once a discard has passed: where one holds, that discard can
            be won but not called.
    """

    def __init__(
        self,
        win: Win,
        furiten: Furiten,
        robbing: Robbing,
        *,
        kans: Kans | None,
        kuikae: Kuikae,
        chi: bool = True,
        pon: bool = True,
        most_wins: int = 1,
        abort_at: int = 0,
        abort_name: str = "triple_ron",
        ending: Sequence[AbortRule] = (),
    ) -> None:
        self.win = win
        self.furiten = furiten
        self.robbing = robbing
        self.kans = kans
        self.kuikae = kuikae
        self.chi = chi
        self.pon = pon
        self.most_wins = most_wins
        self.abort_at = abort_at
        self.abort_name = abort_name
        self.ending = tuple(ending)
        self._forbidden: dict[tuple[str, tuple[Face, ...], Face], int] = {}

    @property
    def open_kan(self) -> bool:
        """See `ruleset.Claims`."""
        return self.kans is not None

    def asked(self, state: TableState) -> list[int]:
        """See `ruleset.Claims`: who waits for the kind, has two of it or what makes a run of it."""
        offer = state.offer
        assert offer is not None
        kind = KIND[offer.tile]
        calls = offer.origin == "discard" and self._callable(state, kind)
        runs = _RUNS[kind] if calls and self.chi and kind < 27 else ()
        seats = state.seats
        n = len(seats)
        out: list[int] = []
        for seat in range(offer.seat + 1, offer.seat + n):
            seat %= n
            at = seats[seat]
            if at.retired:
                continue
            waits = at.waits
            if waits is None:
                waits = self.win.waits(state, seat)
            if waits >> kind & 1:
                out.append(seat)
            elif calls and not at.declared:
                kinds = at.kinds
                if kinds[kind] >= 2:
                    out.append(seat)
                else:
                    for low, high in runs:
                        if kinds[low] and kinds[high]:
                            out.append(seat)
                            break
            # Only the next seat that is still in the hand makes runs.
            runs = ()
        return out

    def actions(self, state: TableState, seat: int) -> list[Action]:
        """See `ruleset.Claims`."""
        offer = state.offer
        assert offer is not None
        tile = offer.tile
        kind = KIND[tile]
        at = state.seats[seat]
        out: list[Action] = []
        discard = offer.origin == "discard"
        # Asked of every seat after every discard, and mostly in vain.
        waits = at.waits
        if waits is None:
            waits = self.win.waits(state, seat)
        if waits >> kind & 1 and self._may_win(state, seat, tile, discard):
            out.append(RON)
        if not discard or at.declared or not self._callable(state, kind):
            return out
        kinds = at.kinds
        if kinds[kind] >= 2:
            if self.kans is not None and kinds[kind] == 3 and self.kans.room(state):
                out.append(action("open_kan", faces_held(at.hand, kind)))
            if self.pon:
                for own in _pairs(at.hand, kind):
                    if self._leaves_discard(at, "pon", own, tile, offer.seat):
                        out.append(action("pon", own))
        if self.chi and kind < 27:
            for low, high in _RUNS[kind]:
                if kinds[low] and kinds[high]:
                    if state.after(offer.seat) != seat:
                        break
                    for own in _runs(at.hand, low, high):
                        if self._leaves_discard(at, "chi", own, tile, offer.seat):
                            out.append(action("chi", own))
        return out

    def _callable(self, state: TableState, kind: Kind) -> bool:
        """Whether a discard of this kind can be called by anybody at all."""
        if state.live <= 0 or kind >= KINDS:
            return False
        # Asked after every discard: a generator would take twice the time.
        for rule in self.ending:  # noqa: SIM110  # see above
            if rule.holds(state):
                return False
        return True

    def _may_win(self, state: TableState, seat: int, tile: Face, discard: bool) -> bool:
        if self.furiten.blocks(state, seat):
            return False
        if not discard and not self.robbing.reaches(state, seat):
            return False
        how: How = "ron" if discard else "robbed"
        return self.win.can(state, seat, tile, how)

    def _leaves_discard(
        self, at: SeatState, form: str, own: tuple[Face, ...], tile: Face, source: int
    ) -> bool:
        """Whether something may be discarded after this call."""
        call = (form, own, tile)
        forbidden = self._forbidden.get(call)
        if forbidden is None:
            forbidden = self.kuikae.forbidden(_meld(form, own, tile, source))
            self._forbidden[call] = forbidden
        if not forbidden:
            return True
        kinds = at.kinds
        left = sum(kinds)
        for face in own:
            # What joins the call is gone; of it, what is forbidden must not be taken off again.
            left -= not forbidden >> KIND[face] & 1
        while forbidden:
            low = forbidden & -forbidden
            left -= kinds[low.bit_length() - 1]
            forbidden ^= low
        return left > 0

    def meld(self, action: Action, tile: Face, source: int) -> Meld:
        """See `ruleset.Claims`."""
        return _meld(action.kind, action.tiles, tile, source)

    def outcome(
        self,
        state: TableState,
        chosen: Mapping[int, Action],
        open: Mapping[int, Sequence[Action]],
    ) -> Outcome | None:
        """See `ruleset.Claims`. The same for every order in which the answers arrive."""
        offer = state.offer
        assert offer is not None
        wins = sorted(
            (s for s, a in chosen.items() if a is RON), key=lambda s: state.distance(offer.seat, s)
        )
        may_win = [s for s, actions in open.items() if RON in actions]
        if wins:
            # Only a nearer seat can still change who is first; with several winners anybody can
            # still join.
            if self.most_wins == 1 and not self.abort_at:
                nearest = state.distance(offer.seat, wins[0])
                if any(state.distance(offer.seat, s) < nearest for s in may_win):
                    return None
            elif may_win:
                return None
            if self.abort_at and len(wins) >= self.abort_at:
                return Outcome(abort=self.abort_name)
            return Outcome(wins=tuple(wins[: self.most_wins]))
        if may_win:
            return None
        calls = [(s, a) for s, a in chosen.items() if a is not PASS]
        best = max((self._strength(state, s, a) for s, a in calls), default=(0, 0))
        for seat, actions in open.items():
            if any(self._strength(state, seat, a) > best for a in actions if a is not PASS):
                return None
        if not calls:
            return Outcome() if not open else None
        caller, call = max(calls, key=lambda c: self._strength(state, *c))
        return Outcome(caller=caller, call=call)

    @staticmethod
    def _strength(state: TableState, seat: int, action: Action) -> tuple[int, int]:
        assert state.offer is not None
        return (_PRIORITY[action.kind], -state.distance(state.offer.seat, seat))


def _meld(form: str, own: tuple[Face, ...], tile: Face, source: int) -> Meld:
    return claimed(form, own, tile, source)  # type: ignore[arg-type]  # chi, pon and open_kan are meld forms


_RUNS: tuple[tuple[tuple[Kind, Kind], ...], ...] = tuple(
    tuple(
        (kind + a, kind + b)
        for a, b in ((-2, -1), (-1, 1), (1, 2))
        if kind % 9 + a >= 0 and kind % 9 + b <= 8
    )
    for kind in range(27)
)
"""For each kind the pairs of kinds that make a run of it."""


def _pairs(hand: bytes | bytearray, kind: Kind) -> list[tuple[Face, Face]]:
    """The different pairs of `kind` in a hand, in hand order."""
    held = [(f, hand[f]) for f in FACES_OF[kind] if hand[f]]
    return [
        (a, b) for i, (a, count) in enumerate(held) for b, _ in held[i:] if a != b or count >= 2
    ]


def _runs(hand: bytes | bytearray, low: Kind, high: Kind) -> list[tuple[Face, Face]]:
    """The different pairs of faces of two kinds in a hand."""
    return [(a, b) for a in FACES_OF[low] if hand[a] for b in FACES_OF[high] if hand[b]]
