"""Which discards are forbidden directly after a call."""

from __future__ import annotations

from typing import Literal

from jantaku.melds import Meld
from jantaku.tiles import KIND

KuikaeMode = Literal["forbidden", "same_only", "allowed"]


class Kuikae:
    """Swap calling (rules: riichi, kuikae).

    Args:
        mode: `forbidden`: neither the called kind nor, after a chi of an end tile, the kind at the
            other end; `same_only`: not the called kind; `allowed`: anything.
    """

    def __init__(self, mode: KuikaeMode) -> None:
        self.mode = mode

    def forbidden(self, meld: Meld) -> int:
        """Mask of the kinds that may not be discarded right after making `meld`."""
        if self.mode == "allowed" or meld.called < 0 or meld.is_kan:
            return 0
        called = KIND[meld.tiles[meld.called]]
        mask = 1 << called
        if meld.is_run and self.mode == "forbidden":
            low = meld.kind
            if called == low and low % 9 < 6:
                mask |= 1 << (low + 3)
            elif called == low + 2 and low % 9 > 0:
                mask |= 1 << (low - 1)
        return mask
