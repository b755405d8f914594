"""Fu: small points for sets, pair, wait and way of winning, as a table of data (rules: riichi)."""

from __future__ import annotations

from typing import NamedTuple

from jantaku.kernel import SEVEN_PAIRS
from jantaku.patterns.features import OTHER, WAITS, Features
from jantaku.situation import Situation
from jantaku.tiles import DRAGONS, OUTSIDE


class FuPart(NamedTuple):
    """One item of a fu count.

    Attributes:
        key: its text key.
        amount: fu.
        kind: kind of the triplet, kan or pair it is for; -1 where it is for nothing of these.
        size: how many tiles of that kind it is for; 0 likewise.
    """

    key: str
    amount: int
    kind: int = -1
    size: int = 0


class FuTable(NamedTuple):
    """What counts how many fu.

    Attributes:
        base: every standard hand.
        tsumo: an own draw.
        closed_ron: a closed hand that wins on somebody else's tile.
        triplet, kan: of simples, open; twice that when concealed, and twice again for terminals and
            honours.
        pair_dragon, pair_seat, pair_round, pair_double: pair of dragons, of one's own wind, of the
            prevailing wind, of a wind that is both.
        waits: by form of wait, in the order of `features.WAITS`.
        bare_tsumo: whether a closed hand that has nothing but `base` still gets `tsumo` (pinfu by
            own draw: usually not).
        bare_open: fu added to an open hand that has nothing but `base`.
        seven_pairs: fu of seven pairs, fixed and not rounded.
        step: the count is rounded up to a multiple of this.
    """

    base: int = 20
    tsumo: int = 2
    closed_ron: int = 10
    triplet: int = 2
    kan: int = 8
    pair_dragon: int = 2
    pair_seat: int = 2
    pair_round: int = 2
    pair_double: int = 4
    waits: tuple[int, ...] = (0, 2, 2, 2, 0, 0)
    bare_tsumo: bool = False
    bare_open: int = 10
    seven_pairs: int = 25
    step: int = 10

    def parts(self, f: Features, s: Situation) -> list[FuPart]:
        """The count of one reading item by item, before rounding."""
        if f.form == SEVEN_PAIRS:
            return [FuPart("fu.seven_pairs", self.seven_pairs)]
        out = [FuPart("fu.base", self.base)]
        drawn = s.how == "tsumo"
        if f.triplets:
            self._triplets(f, out)
        if f.pair >= 27:
            self._pair(f.pair, s, out)
        if f.wait != OTHER and self.waits[f.wait]:
            out.append(FuPart(f"fu.wait_{WAITS[f.wait]}", self.waits[f.wait]))
        bare = len(out) == 1
        if drawn:
            if self.tsumo and (self.bare_tsumo or not (bare and f.closed)):
                out.append(FuPart("fu.tsumo", self.tsumo))
        elif f.closed:
            if self.closed_ron:
                out.append(FuPart("fu.closed_ron", self.closed_ron))
        elif bare and self.bare_open:
            out.append(FuPart("fu.bare_open", self.bare_open))
        return out

    def _triplets(self, f: Features, out: list[FuPart]) -> None:
        left = f.triplets
        while left:
            bit = left & -left
            left ^= bit
            kan = f.kans & bit != 0
            hidden = f.concealed & bit != 0
            outside = OUTSIDE & bit != 0
            amount = (self.kan if kan else self.triplet) << hidden << outside
            if amount:
                key = (
                    f"fu.{'concealed' if hidden else 'open'}_{'kan' if kan else 'triplet'}"
                    f"{'_outside' if outside else ''}"
                )
                out.append(FuPart(key, amount, bit.bit_length() - 1, 4 if kan else 3))

    def _pair(self, pair: int, s: Situation, out: list[FuPart]) -> None:
        if DRAGONS >> pair & 1:
            key, amount = "fu.pair_dragon", self.pair_dragon
        else:
            seat = pair == 27 + s.seat_wind
            prevailing = s.round_wind >= 0 and pair == 27 + s.round_wind
            if seat and prevailing:
                key, amount = "fu.pair_double_wind", self.pair_double
            elif seat:
                key, amount = "fu.pair_seat_wind", self.pair_seat
            elif prevailing:
                key, amount = "fu.pair_round_wind", self.pair_round
            else:
                return
        if amount:
            out.append(FuPart(key, amount, pair, 2))

    def rounded(self, raw: int, f: Features) -> int:
        """The count that is used for a raw count of `raw`."""
        return raw if f.form == SEVEN_PAIRS else -(-raw // self.step) * self.step
