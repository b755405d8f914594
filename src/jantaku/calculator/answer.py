"""What a calculator answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from jantaku import events as ev
from jantaku.melds import meld_text
from jantaku.situation import Situation
from jantaku.tiles import TEXT, listed
from jantaku.value import Line, Refusal, Value


class Question(NamedTuple):
    """What was asked: the arguments of `calculate` that describe a win."""

    hand: str
    win: str = ""
    flags: tuple[str, ...] = ()
    seat: str = ""
    round: str = "E"
    indicators: str = ""
    under: str = ""
    aside: str = ""
    river: str = ""
    repeat: int = 0
    discarder: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What `calculate` found.

    Attributes:
        question: what was asked.
        situation: the same, read and checked.
        value: the value, or why the hand does not win.
        seat: the winner's seat; seat 0 deals.
        source: the seat that the winning tile came from: the winner's own for a self-draw.
        transfers: who pays whom, between seats and pots; none for a refusal.
        sums: how the value's numbers become what is paid, see `ruleset.Arithmetic`.
        told: the value in JSON, None for a refusal.
    """

    question: Question
    situation: Situation
    value: Value | Refusal
    seat: int
    source: int
    transfers: tuple[ev.Transfer, ...] = ()
    sums: tuple[Line, ...] = ()
    told: dict[str, object] | None = None

    @property
    def wins(self) -> bool:
        """Whether the hand wins."""
        return not isinstance(self.value, Refusal)

    def delta(self, seats: int) -> list[int]:
        """What each seat gains or loses."""
        out = [0] * seats
        for t in self.transfers:
            if isinstance(t.source, int):
                out[t.source] -= t.amount
            if isinstance(t.target, int):
                out[t.target] += t.amount
        return out

    def account(self) -> dict[str, object]:
        """The JSON form."""
        s = self.situation
        out: dict[str, object] = {
            "hand": [TEXT[f] for f in listed(s.hand)],
            "melds": [meld_text(m) for m in s.melds],
            "tile": TEXT[s.tile],
            "how": s.how,
            "seat": self.seat,
            "from": None if s.how == "tsumo" else self.source,
            "seat_wind": s.seat_wind,
            "round_wind": s.round_wind,
            "value": None,
            "refusal": None,
            "transfers": [
                {"from": t.source, "to": t.target, "amount": t.amount, "reason": t.reason}
                for t in self.transfers
            ],
        }
        if isinstance(self.value, Refusal):
            out["refusal"] = {"key": f"refusal.{self.value.reason}", "params": self.value.params}
        else:
            out["value"] = {**(self.told or {}), "sum": [line.account() for line in self.sums]}
        return out
