"""Patterns of special shapes."""

from __future__ import annotations

from typing import Final

from jantaku.kernel import words as w
from jantaku.patterns.clauses import Test, every

seven_pairs: Final = Test("Seven pairs.", every(w.SHAPE, w.SEVEN_PAIRS))

thirteen_orphans: Final = Test(
    "Every terminal and honour, one of them twice.", every(w.SHAPE, w.THIRTEEN_ORPHANS)
)

thirteen_orphans_any: Final = Test(
    "The same, won while waiting for all thirteen.",
    every(w.SHAPE, w.THIRTEEN_ORPHANS | w.WON_PAIR),
)

nine_gates: Final = Test(
    "1112345678999 of one suit and one more of it, in a hand without melds.",
    every(w.SHAPE, w.STANDARD | w.GATES),
)

nine_gates_any: Final = Test(
    "The same, won while waiting for all nine.", every(w.SHAPE, w.STANDARD | w.GATES_ANY)
)
